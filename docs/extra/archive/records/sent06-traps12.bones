{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent06-traps12", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place wall/ d3", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "4112e26fad70e2ce"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "31d54c86608e9443"}
{"choices": {"p0": "place wall/ b3", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "b1fcc16e18c3e898"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "d9000256d30f6b12"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "37f993cb15495045"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "8637a60d241d3680"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "8b79f66ab1ae1d8f"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "5eda2c6c91d24c64"}
{"choices": {"p0": "pass", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "8d08f49810dc2a12"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "a8d40ebbeb39d5a2"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "c7defd08883ffea9"}
{"choices": {"p0": "move e5", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "73cad175163823fc"}
{"choices": {"p0": "pass", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "ddf160fda50fd509"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "0447ab5a3c0ef52c"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "12bc93bd8f02189f"}
{"choices": {"p0": "move d5", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "3f7addfd8435b955"}
{"choices": {"p0": "retrieve d3", "p1": "place catapult a5", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "3a85d62dac5651e7"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yt", "yr", "pl", "bt", "br", "rt", "yr", "rr"], "hash": "dd5f3151fb56e555"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "19f07455fc5ef451"}
{"choices": {"p0": "pass", "p1": "retrieve a5", "p2": "place wall\\ e4", "p3": "place catapult e4"}, "drawn": [], "hash": "71367f9a46bb1bde"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "d78ab830656e7745"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "br"], "hash": "e1c37de2c813aaa7"}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move d3", "p3": "move c3"}, "drawn": [], "hash": "58505f8929521bf3"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "place catapult a4", "p3": "retrieve e4"}, "drawn": [], "hash": "379b5e7ae0cde54e"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "aaf103de636e4556"}
{"choices": {"p2": "send p0"}, "drawn": ["gl", "gt", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "gl"], "hash": "f317f137e2779ba7"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "613459938ce22255"}
{"choices": {"p0": "place wall/ b3", "p1": "place catapult c1", "p2": "place catapult d3", "p3": "place catapult e1"}, "drawn": [], "hash": "95ce0c50ea001054"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "2e9a4fb7b7afaddf"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "4caf6371886a6b38"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [29, 27, 20, 0], "rounds": 8}}
