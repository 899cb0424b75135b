{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent12-traps04", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place dragon c4", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "a301e1f5afd26c66"}
{"choices": {"p0": "move e4", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "3f4d2878ebca9ab8"}
{"choices": {"p0": "pass", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "fa41b4460531de44"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "e1cddbdd29ed7f33"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "aa73576bf15be580"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "e1c11c439d4e72a6"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "6aaf35380d67844b"}
{"choices": {"p0": "move d3", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "dce73d5928ac7e2c"}
{"choices": {"p0": "pass", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "032d71bbae94deb2"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "c572d7d4b0fb8a1e"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "0f2666236a145b77"}
{"choices": {"p0": "move e4", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "961437355272c0cd"}
{"choices": {"p0": "pass", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "29595d1dde9d9c54"}
{"choices": {"p0": "flee e", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "05eff4b8c2139bb7"}
{"choices": {"p0": "flee n", "p2": "flee w"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "cead87b421708ab7"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "8d2198090b90a8c0"}
{"choices": {"p0": "retrieve c4", "p1": "place catapult a5", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "e848a880f45a111b"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yt", "yr", "pl", "bt", "bt", "rl", "yr", "rr"], "hash": "1c983da7aa0fbbb1"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "998eb6c9ee8c2ccc"}
{"choices": {"p0": "place dragon c2", "p1": "retrieve e4", "p2": "place wall\\ e4", "p3": "place catapult e4"}, "drawn": [], "hash": "d7d351f7c5f5afd4"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "3d96fd3481a49e8c"}
{"choices": {"p0": "flee e", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "f38b03f4bb246bb2"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bl", "rt", "bl", "br"], "hash": "b58b72a027894230"}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "2a73e6d634d31d2d"}
{"choices": {"p0": "pass", "p1": "place wall\\ b5", "p2": "place catapult a4", "p3": "retrieve e4"}, "drawn": [], "hash": "e2fc6f46500da3ea"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "3672eb5b5f1b30e1"}
{"choices": {"p2": "send p0"}, "drawn": ["gl", "gt", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "6a7aeee04fca8dc7"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "1ecbb0f6063336ab"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "place catapult d3", "p3": "place catapult e1"}, "drawn": [], "hash": "8a0a3dbadd79ddaa"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "907d8b0fcac19f52"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "d74d2fb87e142182"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [35, 26, 20, 0], "rounds": 8}}
