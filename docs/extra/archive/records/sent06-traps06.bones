{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627832, "agents": ["sent06-traps06", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move b4", "p3": "move d4"}, "drawn": [], "hash": "00fa942f7d2e8e8e"}
{"choices": {"p0": "place dragon d1", "p1": "place treasure d1", "p2": "place treasure d5", "p3": "place treasure c1"}, "drawn": ["gl", "rr", "br", "gr", "pr", "bl", "rt", "rl", "pl", "pl", "rl", "pl"], "hash": "cfa92437e07649f6"}
{"choices": {"p0": "move d4", "p1": "move e4", "p2": "move a4", "p3": "move d5"}, "drawn": [], "hash": "59edef97a5fe7045"}
{"choices": {"p0": "pass", "p1": "place dragon a4", "p2": "place dragon e5", "p3": "place dragon a3"}, "drawn": [], "hash": "c0802d4524b3880e"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "83b08f88acd3677d"}
{"choices": {"p0": "flee e", "p1": "flee w", "p3": "flee w"}, "drawn": ["yr", "rr", "gl", "pl", "bl", "yr", "pt", "pl", "bt", "bl", "gl", "br"], "hash": "845d0bb6c3a86d5d"}
{"choices": {"p0": "move d5", "p1": "move e3", "p2": "move b3", "p3": "move c5"}, "drawn": [], "hash": "c625b00d99aa7bcc"}
{"choices": {"p0": "retrieve d1", "p1": "place wall\\ e5", "p2": "place wall/ a5", "p3": "place wall\\ e2"}, "drawn": [], "hash": "92304c9889263f57"}
{"choices": {"p1": "flee w", "p2": "send p0"}, "drawn": [], "hash": "df98ad772a6a370a"}
{"choices": {"p2": "send p0"}, "drawn": ["bl", "rt", "pr", "bt", "yt", "bt", "yt", "rr", "pr", "rr", "pt", "pl"], "hash": "579c882fc3acf36d"}
{"choices": {"p0": "move c5", "p1": "move d3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "1c9670b976cef410"}
{"choices": {"p0": "place dragon d1", "p1": "place wall/ d5", "p2": "place wall/ b4", "p3": "place wall/ e4"}, "drawn": [], "hash": "2ccad660f09036f1"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "908bb5257cdc5aa8"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "ee2c627588520056"}
{"choices": {"p2": "flee e"}, "drawn": ["yl", "yt", "yl", "rl", "yt", "br", "bl", "pt", "rt", "pt", "bl", "bt"], "hash": "24820054322e3bec"}
{"choices": {"p0": "move b5", "p1": "move c4", "p2": "move c2", "p3": "move d4"}, "drawn": [], "hash": "ab5d2b7df7e72976"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve b4", "p3": "place catapult d1"}, "drawn": [], "hash": "15f691341f48b7a7"}
{"choices": {"p1": "send p3", "p2": "send p3", "p3": "send p1"}, "drawn": [], "hash": "dd10308672cb87b6"}
{"choices": {"p3": "flee w"}, "drawn": ["yr", "yl", "pr", "bl", "yl", "bl", "bt", "pt", "gl", "pt", "pr", "gr"], "hash": "9bb32a15ad96832c"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "272a63bd55d3a021"}
{"choices": {"p0": "pass", "p1": "place catapult a4", "p2": "place wall\\ e5", "p3": "place catapult a1"}, "drawn": [], "hash": "189307080c5ed8c7"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "send p2"}, "drawn": [], "hash": "c5ecc701fd4244b7"}
{"choices": {"p2": "send p1"}, "drawn": ["br", "gr", "pt", "yr", "yr", "gl", "br", "gl", "yr", "yl", "rr", "bl"], "hash": "2d7c53c706bedb3a"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move c4", "p3": "move d4"}, "drawn": [], "hash": "3f7bba33fb71513b"}
{"choices": {"p0": "pass", "p1": "place catapult c2", "p2": "place catapult c2", "p3": "pass"}, "drawn": [], "hash": "a611ce312c7259d4"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p2"}, "drawn": [], "hash": "940734e946a99541"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "3d0a9b4effcabfad"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [36, 33, 35, 0], "rounds": 7}}
