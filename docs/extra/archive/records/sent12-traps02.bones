{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511628030, "agents": ["guardian", "guardian", "sent12-traps02", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move c4", "p2": "move d4", "p3": "move d4"}, "drawn": [], "hash": "27857438c4fbd84a"}
{"choices": {"p0": "place treasure e3", "p1": "place treasure d2", "p2": "pass", "p3": "place treasure d3"}, "drawn": ["pt", "pl", "pl", "gr", "rr", "yr", "gt", "yt", "gr", "bl", "rt", "gt"], "hash": "77f71a6b8c3a2148"}
{"choices": {"p0": "move a5", "p1": "move b5", "p2": "move e5", "p3": "move e5"}, "drawn": [], "hash": "b445b3396cf2e919"}
{"choices": {"p0": "place dragon e1", "p1": "place dragon e4", "p2": "pass", "p3": "place dragon b5"}, "drawn": [], "hash": "5f5921b51c301c80"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "e561a7b934aa2fae"}
{"choices": {"p0": "flee e", "p1": "flee e", "p3": "flee n"}, "drawn": [], "hash": "c213e5f5793598ff"}
{"choices": {"p3": "send p1"}, "drawn": ["pr", "bl", "yr", "bt", "gt", "pr", "bl", "pr", "rr", "gl", "gr", "bt"], "hash": "565b78aa4289b2a0"}
{"choices": {"p0": "move a4", "p1": "move a4", "p2": "move d4", "p3": "move d5"}, "drawn": [], "hash": "cb3de75074285b9d"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall\\ e5", "p2": "place dragon c2", "p3": "place wall\\ e5"}, "drawn": [], "hash": "47669a8161838e85"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "flee e", "p3": "send p2"}, "drawn": ["bl", "rt", "gl", "yl", "rl", "yt", "rt", "pt", "gt", "bl", "bl", "rt"], "hash": "43a281b6a7065b80"}
{"choices": {"p0": "move a3", "p1": "move b5", "p2": "move c4", "p3": "move e5"}, "drawn": [], "hash": "96a4127b49026c8e"}
{"choices": {"p0": "place wall\\ e1", "p1": "place wall/ c5", "p2": "pass", "p3": "place wall/ a5"}, "drawn": ["bt", "gl", "bl", "gr", "pt", "br", "rt", "gl", "pt", "gt", "gr", "rl"], "hash": "27093b94db2bd883"}
{"choices": {"p0": "move b4", "p1": "move a5", "p2": "move d5", "p3": "move d4"}, "drawn": [], "hash": "7eb8bdb4166b89ae"}
{"choices": {"p0": "place catapult a5", "p1": "place catapult d1", "p2": "pass", "p3": "retrieve a5"}, "drawn": [], "hash": "a5be63ab7d9d9332"}
{"choices": {"p0": "send p2", "p1": "send p2"}, "drawn": ["pr", "gt", "gt", "bl", "pl", "rl", "yt", "bl", "pt", "bl", "rt", "pr"], "hash": "647f6e9fa271ec23"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "1c765959be1b410b"}
{"choices": {"p0": "retrieve a5", "p1": "retrieve d1", "p2": "place wall/ a5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "f2a1b05f67800f02"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "264da3c0bd814baa"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "6e401e264779f03c"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "127aaa78820a3f51"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3], "scores": [28, 28, 38, 0], "rounds": 6}}
