{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent38-traps22", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place wall/ c4", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "a1ba0e2889a4f112"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "0b8288a69f39d356"}
{"choices": {"p0": "place wall/ d3", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "3464984ed47a9127"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "bcc52f64dcf146f9"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "a042efc727359d56"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "3bcfd976ea11b0e5"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "05cc225ffd0bf459"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "402c81854a286562"}
{"choices": {"p0": "place treasure b2", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "256b1009496a2053"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "466ae35acfecd7e9"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "a6038de8278ec10c"}
{"choices": {"p0": "move e5", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "53a42331ab6685b0"}
{"choices": {"p0": "place dragon a3", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "cd4c668e89ca7bea"}
{"choices": {"p0": "flee w", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "1cb146e49862a31e"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "8f10a67a210e7618"}
{"choices": {"p0": "move d4", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "a24a8ca26783dac0"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult a5", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "09a79552c7202512"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p1"}, "drawn": ["yl", "gr", "bt", "rr", "yl", "yr", "pl", "bt", "br", "rl", "yr", "rr"], "hash": "b9f47bfaf5d8a592"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "db21697ede6cbed0"}
{"choices": {"p0": "place catapult a2", "p1": "retrieve a5", "p2": "place wall\\ e4", "p3": "place catapult e4"}, "drawn": [], "hash": "d1016a49989a1cac"}
{"choices": {"p0": "send p1", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "c4dd26ec4ae5dda2"}
{"choices": {"p0": "send p1", "p2": "send p1", "p3": "send p1"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bl", "rt", "bl", "br"], "hash": "84c2cf35aec31bb1"}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move d3", "p3": "move c3"}, "drawn": [], "hash": "acdacd38d49509f2"}
{"choices": {"p0": "retrieve a2", "p1": "place catapult b2", "p2": "place catapult a4", "p3": "retrieve e4"}, "drawn": [], "hash": "52e32627e92a7cf0"}
{"choices": {"p0": "flee w", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "0c3505a622472cea"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": ["gl", "gt", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "gl"], "hash": "1c04cf609ae53611"}
{"choices": {"p0": "move c5", "p1": "move c4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "ea012935d8d77558"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult d3", "p2": "place catapult d3", "p3": "place catapult e1"}, "drawn": [], "hash": "b6b5242f4815336f"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "e181c4e174fd432c"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "08172a9fbd45a788"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [28, 25, 20, 0], "rounds": 8}}
