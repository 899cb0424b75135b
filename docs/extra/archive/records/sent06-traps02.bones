{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511628030, "agents": ["guardian", "guardian", "sent06-traps02", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move c4", "p2": "move d4", "p3": "move d4"}, "drawn": [], "hash": "27857438c4fbd84a"}
{"choices": {"p0": "place treasure e3", "p1": "place treasure d2", "p2": "pass", "p3": "place treasure d3"}, "drawn": ["pt", "pl", "pl", "gr", "rr", "yr", "gt", "yt", "gr", "bl", "rt", "gt"], "hash": "77f71a6b8c3a2148"}
{"choices": {"p0": "move a5", "p1": "move b5", "p2": "move e5", "p3": "move e5"}, "drawn": [], "hash": "b445b3396cf2e919"}
{"choices": {"p0": "place dragon e1", "p1": "place dragon e4", "p2": "pass", "p3": "place dragon b5"}, "drawn": [], "hash": "5f5921b51c301c80"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "e561a7b934aa2fae"}
{"choices": {"p0": "flee e", "p1": "flee e", "p3": "flee n"}, "drawn": [], "hash": "c213e5f5793598ff"}
{"choices": {"p3": "send p1"}, "drawn": ["pr", "bl", "yr", "bt", "gt", "pr", "bl", "pr", "rr", "gl", "gr", "bt"], "hash": "565b78aa4289b2a0"}
{"choices": {"p0": "move a4", "p1": "move a4", "p2": "move d4", "p3": "move d5"}, "drawn": [], "hash": "cb3de75074285b9d"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall\\ e5", "p2": "pass", "p3": "place wall\\ e5"}, "drawn": [], "hash": "a7e6119aebe955d0"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p2"}, "drawn": ["bl", "rt", "gl", "yl", "rl", "yt", "rt", "pt", "gt", "bl", "bl", "rt"], "hash": "5070342498a22c1f"}
{"choices": {"p0": "move a3", "p1": "move b5", "p2": "move c4", "p3": "move e5"}, "drawn": [], "hash": "5728a83a807dd4f6"}
{"choices": {"p0": "place wall\\ e1", "p1": "place wall/ c5", "p2": "pass", "p3": "place wall/ a5"}, "drawn": ["bt", "gl", "bl", "gr", "pt", "br", "rt", "gl", "pt", "gt", "gr", "rl"], "hash": "2cbf916176ebcd79"}
{"choices": {"p0": "move b4", "p1": "move a5", "p2": "move d5", "p3": "move d4"}, "drawn": [], "hash": "f5e18c171507a360"}
{"choices": {"p0": "place catapult a5", "p1": "place catapult d1", "p2": "pass", "p3": "retrieve a5"}, "drawn": [], "hash": "5b30303ac6f1b341"}
{"choices": {"p0": "send p2", "p1": "send p2"}, "drawn": ["pr", "gt", "gt", "bl", "pl", "rl", "yt", "bl", "pt", "bl", "rt", "pr"], "hash": "7131dcadb658363b"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "c48aa51c29e2a808"}
{"choices": {"p0": "retrieve a5", "p1": "retrieve d1", "p2": "place treasure d1", "p3": "place wall\\ e5"}, "drawn": [], "hash": "6f2b3e2d0ae77c9f"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "bf5b1d70678bd546"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "a535757c2c95b50d"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "4c2fac81d7409b79"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3], "scores": [28, 28, 36, 0], "rounds": 6}}
