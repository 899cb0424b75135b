{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511628030, "agents": ["guardian", "guardian", "sent08-traps02", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move c4", "p2": "move d4", "p3": "move d4"}, "drawn": [], "hash": "27857438c4fbd84a"}
{"choices": {"p0": "place treasure e3", "p1": "place treasure d2", "p2": "pass", "p3": "place treasure d3"}, "drawn": ["pt", "pl", "pl", "gr", "rr", "yr", "gt", "yt", "gr", "bl", "rt", "gt"], "hash": "77f71a6b8c3a2148"}
{"choices": {"p0": "move a5", "p1": "move b5", "p2": "move e5", "p3": "move e5"}, "drawn": [], "hash": "b445b3396cf2e919"}
{"choices": {"p0": "place dragon e1", "p1": "place dragon e4", "p2": "place dragon a2", "p3": "place dragon b5"}, "drawn": [], "hash": "b19f431c5e2065f4"}
{"choices": {"p0": "flee e", "p2": "flee w"}, "drawn": [], "hash": "c0d10ad036478099"}
{"choices": {"p0": "flee e", "p1": "flee e", "p3": "flee n"}, "drawn": [], "hash": "bb88325aec3863a7"}
{"choices": {"p3": "send p1"}, "drawn": ["pr", "bl", "yr", "bt", "gt", "pr", "bl", "pr", "rr", "gl", "gr", "bt"], "hash": "133c9a56e6c5cf5a"}
{"choices": {"p0": "move a4", "p1": "move a4", "p2": "move d4", "p3": "move d5"}, "drawn": [], "hash": "53df41db15cce5f1"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall\\ e5", "p2": "pass", "p3": "place wall\\ e5"}, "drawn": [], "hash": "e6b41c5d0265547f"}
{"choices": {"p0": "send p3", "p1": "send p2", "p3": "send p2"}, "drawn": ["bl", "rt", "gl", "yl", "rl", "yt", "rt", "pt", "gt", "bl", "bl", "rt"], "hash": "fe2c666b602f43d6"}
{"choices": {"p0": "move a3", "p1": "move b5", "p2": "move c4", "p3": "move d4"}, "drawn": [], "hash": "88e2309572482727"}
{"choices": {"p0": "place wall\\ e1", "p1": "place wall/ c5", "p2": "pass", "p3": "place wall/ a5"}, "drawn": [], "hash": "7a6bc595c4adccd6"}
{"choices": {"p3": "send p2"}, "drawn": ["bt", "gl", "bl", "gr", "pt", "br", "rt", "gl", "pt", "gt", "gr", "rl"], "hash": "691b8dc0a3f13d5f"}
{"choices": {"p0": "move b4", "p1": "move a5", "p2": "move d5", "p3": "move c4"}, "drawn": [], "hash": "4152fbd34ecef69a"}
{"choices": {"p0": "place catapult a5", "p1": "place catapult d1", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "c67d830c1d942d1a"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "43f4380e56da7f41"}
{"choices": {"p3": "send p2"}, "drawn": ["pr", "gt", "gt", "bl", "pl", "rl", "yt", "bl", "pt", "rr", "rt", "pr"], "hash": "5712623be0951f34"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "d0f5485a4f6469bf"}
{"choices": {"p0": "retrieve a5", "p1": "retrieve d1", "p2": "pass", "p3": "retrieve c2"}, "drawn": [], "hash": "4a3f197ad22e5f5e"}
{"choices": {"p2": "flee w"}, "drawn": [], "hash": "1f8e8754d51abf13"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3], "scores": [28, 28, 37, 0], "rounds": 6}}
