{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent28-traps16", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place catapult b3", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "88ec5b522d3a8e89"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "db9b20ad7f708f76"}
{"choices": {"p0": "place catapult d3", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "1f1e08155ee5b8f7"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "d9c738965a457b8d"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "690fe0826435bb54"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "155332638b8e9ff2"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "72c091ff4d2053a7"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "ff482be0aefbec30"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "9b1df252d5b0c091"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "2b27c18a91e095b3"}
{"choices": {"p0": "pass", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "64c688ad8d776ef7"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "9c268ded5bc2b18a"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rt", "rl", "br", "rt", "rr", "bl", "bt", "pl", "rt", "gt", "rl"], "hash": "190080e5e4d0fc9b"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "afea79fa05789c7f"}
{"choices": {"p0": "place dragon e4", "p1": "place wall\\ c5", "p2": "place wall\\ b3", "p3": "place wall/ a3"}, "drawn": [], "hash": "80fa3f711f832a63"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "7f27fc55f66ae228"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "9a1e861d8135c2fd"}
{"choices": {"p1": "flee n", "p3": "flee n"}, "drawn": [], "hash": "7f8e9c854e254d57"}
{"choices": {"p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "52282b481ce2ec68"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "8b06afba4e42819c"}
{"choices": {"p1": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "8b65955ff2a7e01f"}
{"choices": {"p0": "move d5", "p1": "move c2", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "d0be61f7b78e57b9"}
{"choices": {"p0": "retrieve e4", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult c5"}, "drawn": [], "hash": "a24b0e07ff3330be"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "5f985af2f48243a6"}
{"choices": {"p3": "send p0"}, "drawn": ["bt", "yl", "gl", "yl", "gr", "br", "pr", "yl", "pr", "yl", "pr", "bl"], "hash": "41122cf20c277caf"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move c1", "p3": "move c1"}, "drawn": [], "hash": "3e25d9144cacd530"}
{"choices": {"p0": "place dragon a2", "p1": "place catapult a2", "p2": "place catapult c4", "p3": "place catapult d4"}, "drawn": [], "hash": "779b003abdcee57a"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "65a56df6441414b9"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "6284e9437bbc9a52"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "a4f7b5184994f088"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "f6c8acd56ddd342d"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "e8836153c2bda24a"}
{"choices": {"p3": "send p0"}, "drawn": ["gt", "bt", "bt", "pt", "gl", "bl", "gl", "rl", "gt", "yl", "gr", "yt"], "hash": "71ae1bcb9dc457f8"}
{"choices": {"p0": "move c5", "p1": "move e3", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "0158e74bbb239f1f"}
{"choices": {"p0": "retrieve a2", "p1": "pass", "p2": "retrieve d3", "p3": "retrieve c5"}, "drawn": [], "hash": "b8304261af5f3dda"}
{"choices": {"p1": "send p0"}, "drawn": ["br", "bl", "gl", "gl", "gr", "rt", "pt", "yl", "pr", "yr", "yt", "pl"], "hash": "adc672f31b0f9192"}
{"choices": {"p0": "move d5", "p1": "move d4", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "c963db5f0facdcc0"}
{"choices": {"p0": "place dragon e4", "p1": "retrieve c5", "p2": "place catapult c5", "p3": "place catapult c2"}, "drawn": [], "hash": "76915ad037f508a4"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "244dff2382a6438f"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "233cbcf5b4c6c70d"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "c373147bff274bee"}
{"choices": {"p0": "send p3", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "948d515bd3bc6f2d"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "ed7cae68d944ce59"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "5a4739e3172b9e6e"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "7ee4993b368cd820"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [31, 0, 27, 29], "rounds": 8}}
