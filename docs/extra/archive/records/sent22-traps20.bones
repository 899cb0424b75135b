{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent22-traps20", "guardian", "guardian", "guardian"]}
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
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "1d859c6720df90ff"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rt", "rl", "br", "rt", "rr", "bl", "bt", "pl", "rt", "gt", "rl"], "hash": "9a521ccf25ed863e"}
{"choices": {"p0": "move c4", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "e238f7a22b5c2df2"}
{"choices": {"p0": "place treasure b5", "p1": "place wall\\ c5", "p2": "place wall\\ b3", "p3": "place wall/ a3"}, "drawn": [], "hash": "1329bcda1b4f6591"}
{"choices": {"p1": "flee n", "p3": "flee n"}, "drawn": [], "hash": "d500826d6a4fcd4c"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "a36ba76c62bb222c"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "be274a0658fba60a"}
{"choices": {"p1": "send p0"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "26df02ff636ee733"}
{"choices": {"p0": "move b5", "p1": "move a3", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "cf2919eec2d7bc6e"}
{"choices": {"p0": "pass", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult c4"}, "drawn": [], "hash": "58ed8bbccfef770a"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "ee1ff6285f75c83f"}
{"choices": {"p3": "send p0"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yt", "pr", "bl"], "hash": "a294a47295866b32"}
{"choices": {"p0": "move c4", "p1": "move a2", "p2": "move c1", "p3": "move c1"}, "drawn": [], "hash": "7ebb1f2cacd51dda"}
{"choices": {"p0": "place wall/ b2", "p1": "place catapult d4", "p2": "place catapult c4", "p3": "place catapult a2"}, "drawn": [], "hash": "76c549aa388e56b0"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "fd6a68edce124fe2"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "599069130505cb87"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "01e8df35c5905f14"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [36, 0, 30, 33], "rounds": 6}}
