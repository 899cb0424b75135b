{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511628030, "agents": ["guardian", "guardian", "sent08-traps04", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move c4", "p2": "move d4", "p3": "move d4"}, "drawn": [], "hash": "27857438c4fbd84a"}
{"choices": {"p0": "place treasure e3", "p1": "place treasure d2", "p2": "pass", "p3": "place treasure d3"}, "drawn": ["pt", "pl", "pl", "gr", "rr", "yr", "gt", "yt", "gr", "bl", "rt", "gt"], "hash": "77f71a6b8c3a2148"}
{"choices": {"p0": "move a5", "p1": "move b5", "p2": "move e5", "p3": "move e5"}, "drawn": [], "hash": "b445b3396cf2e919"}
{"choices": {"p0": "place dragon e1", "p1": "place dragon e4", "p2": "place dragon b2", "p3": "place dragon b5"}, "drawn": [], "hash": "b0e45e0d4b2e00d8"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "c16537980b9f49b6"}
{"choices": {"p0": "flee e", "p1": "flee e", "p2": "flee w", "p3": "flee n"}, "drawn": [], "hash": "2f94834a82c7604f"}
{"choices": {"p3": "send p1"}, "drawn": ["pr", "bl", "yr", "bt", "gt", "pr", "bl", "pr", "rr", "gl", "gr", "bt"], "hash": "b4dee72135e75592"}
{"choices": {"p0": "move a4", "p1": "move a4", "p2": "move d4", "p3": "move d5"}, "drawn": [], "hash": "f141e21e3ec3d75a"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall\\ e5", "p2": "pass", "p3": "place wall\\ e5"}, "drawn": [], "hash": "a1ea3ed2c8f94455"}
{"choices": {"p0": "send p3", "p1": "send p2", "p3": "send p2"}, "drawn": ["bl", "rt", "gl", "yl", "rl", "yt", "rt", "pt", "gt", "bl", "bl", "rt"], "hash": "40ac7873ee1cd1e0"}
{"choices": {"p0": "move a3", "p1": "move b5", "p2": "move c4", "p3": "move d4"}, "drawn": [], "hash": "c419e436913a9da6"}
{"choices": {"p0": "place wall\\ e1", "p1": "place wall/ c5", "p2": "pass", "p3": "place wall/ a5"}, "drawn": [], "hash": "ea5e15b5a8298200"}
{"choices": {"p3": "send p2"}, "drawn": ["bt", "gl", "bl", "gr", "pt", "br", "rt", "gl", "pt", "gt", "gr", "rl"], "hash": "806372cb56c995c4"}
{"choices": {"p0": "move b4", "p1": "move a5", "p2": "move d5", "p3": "move c4"}, "drawn": [], "hash": "042962ace4ac0070"}
{"choices": {"p0": "place catapult a5", "p1": "place catapult d1", "p2": "pass", "p3": "place catapult b2"}, "drawn": [], "hash": "b2ccd90a73bacef3"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "4d4bfb2463786922"}
{"choices": {"p3": "send p2"}, "drawn": ["pr", "gt", "gt", "bl", "pl", "rl", "yt", "bl", "pt", "rr", "rt", "pr"], "hash": "19cddc72849ba1c8"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "65a6bb7fc36355dc"}
{"choices": {"p0": "retrieve a5", "p1": "retrieve d1", "p2": "pass", "p3": "retrieve b2"}, "drawn": [], "hash": "8784a964c6e558c4"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3], "scores": [28, 28, 39, 0], "rounds": 6}}
