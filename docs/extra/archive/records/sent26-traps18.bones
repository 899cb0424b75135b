{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent26-traps18", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place wall/ c1", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "d462dc7134ff41e1"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "bbf4f7d7f8b3b4b3"}
{"choices": {"p0": "place wall/ b3", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "18a915775d7e54e7"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "790d7520cde4fc8b"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "3ddd2f3889ed5834"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "b1b5844ad1201702"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "b169d3dfa8b0157f"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "15e3ee6295efd649"}
{"choices": {"p0": "place dragon d3", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "19706631934e5204"}
{"choices": {"p0": "flee n", "p3": "flee e"}, "drawn": [], "hash": "5c2645cdac40f124"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "3e225d7320894985"}
{"choices": {"p0": "move e5", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "5bf332b8289f473b"}
{"choices": {"p0": "retrieve d3", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "553bc7796f9e0497"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "1fdab271e79072ae"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "485a0659653888db"}
{"choices": {"p0": "move d5", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "e2b428945b35b1c5"}
{"choices": {"p0": "place dragon c4", "p1": "place catapult a5", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "7243d257017a7c63"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "1670ee90d9ef8b6b"}
{"choices": {"p0": "flee w", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "deff76a11662e830"}
{"choices": {"p0": "send p1"}, "drawn": ["yl", "gr", "bt", "rr", "yl", "yr", "pl", "bt", "br", "rl", "yr", "rr"], "hash": "0a3d67572d0bdb72"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "7ec91adb8344fa52"}
{"choices": {"p0": "place treasure b2", "p1": "retrieve a5", "p2": "place wall\\ e4", "p3": "place catapult e4"}, "drawn": [], "hash": "a49459e3aa29d599"}
{"choices": {"p0": "send p1", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "1efce178412560f2"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "br"], "hash": "b00351b118f24913"}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "dbca2a00a562c57e"}
{"choices": {"p0": "place catapult a3", "p1": "pass", "p2": "place catapult a4", "p3": "retrieve e4"}, "drawn": [], "hash": "541905132837af01"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "6153f3ea658108a3"}
{"choices": {"p0": "send p1", "p2": "send p0"}, "drawn": ["gl", "gt", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "gl"], "hash": "047d4394bf6e63d7"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "a542b2d6a7099674"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult c1", "p2": "place catapult d3", "p3": "place catapult e1"}, "drawn": [], "hash": "30b0dda78a3a86d3"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "4b2f8bab67988082"}
{"choices": {"p0": "send p1", "p2": "send p0"}, "drawn": [], "hash": "23756464875eefc3"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [34, 27, 20, 0], "rounds": 8}}
