{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511628030, "agents": ["guardian", "guardian", "sent12-traps14", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move c4", "p2": "move d4", "p3": "move d4"}, "drawn": [], "hash": "27857438c4fbd84a"}
{"choices": {"p0": "place treasure e3", "p1": "place treasure d2", "p2": "place wall/ c1", "p3": "place treasure d3"}, "drawn": ["pt", "pl", "pl", "gr", "rr", "yr", "gt", "yt", "gr", "bl", "rt", "gt"], "hash": "abf4adff88192c78"}
{"choices": {"p0": "move a5", "p1": "move b5", "p2": "move e5", "p3": "move e5"}, "drawn": [], "hash": "002a78a639dd10b2"}
{"choices": {"p0": "place dragon e1", "p1": "place dragon e4", "p2": "place wall/ c2", "p3": "place dragon b5"}, "drawn": [], "hash": "e0772ec66c65c88c"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "de18cb7f03a444eb"}
{"choices": {"p0": "flee e", "p1": "flee e", "p3": "flee n"}, "drawn": [], "hash": "6e2b72724d05d28e"}
{"choices": {"p3": "send p1"}, "drawn": ["pr", "bl", "yr", "bt", "gt", "pr", "bl", "pr", "rr", "gl", "gr", "bt"], "hash": "1087605d923aeb9f"}
{"choices": {"p0": "move a4", "p1": "move a4", "p2": "move d4", "p3": "move d5"}, "drawn": [], "hash": "75f9c53b3139ed97"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall\\ e5", "p2": "place dragon e1", "p3": "place wall\\ e5"}, "drawn": [], "hash": "121690f501b519fe"}
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "flee e", "p3": "send p1"}, "drawn": ["bl", "rt", "gl", "yl", "rl", "yt", "rt", "pt", "gt", "bl", "bl", "rt"], "hash": "06359c6acd22f108"}
{"choices": {"p0": "move a3", "p1": "move b5", "p2": "move c4", "p3": "move d4"}, "drawn": [], "hash": "9e78c4cea9836af4"}
{"choices": {"p0": "place wall\\ e1", "p1": "place wall/ c5", "p2": "pass", "p3": "place wall/ a5"}, "drawn": [], "hash": "7d64df35987f14da"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "70dfd7995a61fcdf"}
{"choices": {"p3": "send p2"}, "drawn": ["bt", "gl", "bl", "gr", "pt", "br", "rt", "gl", "pt", "gt", "gr", "rl"], "hash": "74b9fa8d3b45a885"}
{"choices": {"p0": "move b4", "p1": "move a5", "p2": "move c5", "p3": "move c4"}, "drawn": [], "hash": "bf43c49db63fa20e"}
{"choices": {"p0": "place catapult a5", "p1": "place catapult d1", "p2": "pass", "p3": "place catapult e1"}, "drawn": [], "hash": "3466c7e67c535010"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "951f952bac4eff2b"}
{"choices": {"p3": "send p2"}, "drawn": ["pr", "gt", "gt", "bl", "pl", "rl", "yr", "bl", "pt", "rr", "rt", "pr"], "hash": "6a0b7e7f60d41e62"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "8d6d0e5bb242c8e0"}
{"choices": {"p0": "retrieve a5", "p1": "retrieve d1", "p2": "pass", "p3": "retrieve e1"}, "drawn": [], "hash": "a828ee7f094b4c7e"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "09dc17ce6796c8c3"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3], "scores": [28, 26, 36, 0], "rounds": 6}}
