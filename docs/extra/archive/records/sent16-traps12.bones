{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent16-traps12", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "pass", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "6f5b2b0422daa541"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "4ee8bed56cc956c2"}
{"choices": {"p0": "place treasure a4", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "2fb8cf759003318c"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "87b5ed02ffa1daa6"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "ea51a7448cfb7aaf"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "2ee8496eb87e6829"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "4288e42cfe408385"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "937efb18b1f7d81a"}
{"choices": {"p0": "place wall\\ d3", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "c5e1ef981055243b"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "cfd0796ef565e418"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "8e8cae8225228729"}
{"choices": {"p0": "move e5", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "b4b3168d48c5cc11"}
{"choices": {"p0": "pass", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "317825cf46f867ab"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": [], "hash": "180f3ca19ac14e2b"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "af6f93063d6d3682"}
{"choices": {"p0": "move d4", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "bea5d13d3bd67975"}
{"choices": {"p0": "place wall/ b3", "p1": "retrieve e4", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "9d162d4802ae6ae4"}
{"choices": {"p0": "send p3", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yl", "yr", "pl", "bt", "br", "rl", "yr", "rr"], "hash": "b8776161f64e613b"}
{"choices": {"p0": "move d5", "p1": "move b4", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "801295e77b1c1a97"}
{"choices": {"p0": "pass", "p1": "place wall\\ e5", "p2": "place wall\\ e4", "p3": "place catapult e4"}, "drawn": [], "hash": "f1554384ae60f83a"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "911bd3227adaa799"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "br"], "hash": "587262fafbe2001f"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move d3", "p3": "move c3"}, "drawn": [], "hash": "7318d15e67bf2b31"}
{"choices": {"p0": "pass", "p1": "retrieve e5", "p2": "place catapult a4", "p3": "retrieve e4"}, "drawn": [], "hash": "8853d11a7b5affe9"}
{"choices": {"p0": "send p3", "p2": "send p1"}, "drawn": [], "hash": "d1f2aa6fa048eb85"}
{"choices": {"p2": "send p1"}, "drawn": ["gl", "gt", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "gl"], "hash": "ca0d60fc3065378a"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "4d3d856f8baaceac"}
{"choices": {"p0": "pass", "p1": "place wall\\ e1", "p2": "place catapult d3", "p3": "place catapult c5"}, "drawn": [], "hash": "eddfc193b0cab729"}
{"choices": {"p1": "send p0", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "c5a66a3f362dd0ee"}
{"choices": {"p2": "send p1"}, "drawn": [], "hash": "088e208e203c5506"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [30, 29, 20, 0], "rounds": 8}}
