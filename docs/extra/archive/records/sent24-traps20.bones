{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627825, "agents": ["guardian", "sent24-traps20", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move c4", "p2": "move b4", "p3": "move d4"}, "drawn": [], "hash": "ddf5692db0ba7913"}
{"choices": {"p0": "place dragon e5", "p1": "place catapult a5", "p2": "place treasure d2", "p3": "place dragon e5"}, "drawn": [], "hash": "3ab990c71547aeb8"}
{"choices": {"p0": "flee n", "p1": "send p2", "p3": "flee n"}, "drawn": [], "hash": "1e2336f2239e9e68"}
{"choices": {"p0": "send p3", "p3": "send p0"}, "drawn": [], "hash": "d5b90298d6562a63"}
{"choices": {"p0": "flee n", "p3": "flee e"}, "drawn": [], "hash": "e0e814e51feb189a"}
{"choices": {"p0": "send p3"}, "drawn": ["pt", "gr", "rl", "pl", "pt", "yr", "yt", "pt", "pt", "bl", "bl", "yt"], "hash": "ba38824372f75705"}
{"choices": {"p0": "move e5", "p1": "move d4", "p2": "move a4", "p3": "move d3"}, "drawn": [], "hash": "526f08dfaa457a29"}
{"choices": {"p0": "place wall/ a5", "p1": "place catapult a4", "p2": "place dragon e2", "p3": "place treasure a4"}, "drawn": [], "hash": "4ebf71b2c0ff40cc"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "3868d33b17dfec06"}
{"choices": {"p1": "send p3", "p3": "flee e"}, "drawn": [], "hash": "740ec3a3c75bf8e3"}
{"choices": {"p3": "flee e"}, "drawn": ["pl", "yl", "gt", "pl", "pr", "gt", "rl", "br", "rl", "pr", "yt", "yl"], "hash": "dd79ae7d648821dc"}
{"choices": {"p0": "move d4", "p1": "move d3", "p2": "move a3", "p3": "move c2"}, "drawn": [], "hash": "de19ae6dcd86764e"}
{"choices": {"p0": "place treasure b2", "p1": "place dragon c2", "p2": "place wall\\ d5", "p3": "place wall/ a2"}, "drawn": [], "hash": "9545a4b5606901ba"}
{"choices": {"p0": "flee e", "p1": "flee e", "p2": "send p1"}, "drawn": [], "hash": "518c6bad9f5186c0"}
{"choices": {"p1": "send p2"}, "drawn": ["bl", "rr", "pt", "gt", "pt", "yl", "bl", "gt", "yl", "br", "pl", "br"], "hash": "50209f0bf293c466"}
{"choices": {"p0": "move c3", "p1": "move d2", "p2": "move b4", "p3": "move b1"}, "drawn": [], "hash": "9ea8d64171a3b38f"}
{"choices": {"p0": "place wall/ b1", "p1": "place wall/ b3", "p2": "place wall/ a5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "9c3b82e6d46a86cf"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": ["pt", "yl", "gr", "br", "pl", "yr", "pl", "pl", "rl", "pr", "rt", "pr"], "hash": "24216de214171b75"}
{"choices": {"p0": "move b2", "p1": "move c2", "p2": "move b5", "p3": "move c2"}, "drawn": [], "hash": "ac0c3cc1c5d58ecc"}
{"choices": {"p0": "place catapult e5", "p1": "retrieve c2", "p2": "place catapult e3", "p3": "place catapult a5"}, "drawn": [], "hash": "3d53e28d90224eaf"}
{"choices": {"p0": "send p2", "p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "c12dc6a94ad330d2"}
{"choices": {"p2": "send p3", "p3": "send p0"}, "drawn": ["pl", "yr", "br", "pl", "rt", "rl", "gr", "rt", "bt", "rr", "yl", "yl"], "hash": "3d60a5781eea25ba"}
{"choices": {"p0": "move b3", "p1": "move d3", "p2": "move c4", "p3": "move b1"}, "drawn": [], "hash": "c0567fb99823b2fd"}
{"choices": {"p0": "retrieve e5", "p1": "place dragon c4", "p2": "retrieve e3", "p3": "retrieve a5"}, "drawn": [], "hash": "409a1539dfbe4660"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "11df1a1650ee578f"}
{"choices": {"p1": "flee e"}, "drawn": ["yt", "pt", "pr", "gl", "pt", "gr", "rt", "rl", "gr", "rl", "yt", "yr"], "hash": "a5cd1eed75b7c15d"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move c3", "p3": "move c2"}, "drawn": [], "hash": "e32384150c33b933"}
{"choices": {"p0": "place catapult a3", "p1": "retrieve c4", "p2": "place catapult d5", "p3": "place catapult a5"}, "drawn": [], "hash": "750376dfda1254a3"}
{"choices": {"p0": "send p1", "p2": "send p0", "p3": "send p0"}, "drawn": ["bt", "yl", "bl", "bl", "pr", "rt", "br", "rr", "gl", "yl", "rt", "pl"], "hash": "b21bd386f0ac8501"}
{"choices": {"p0": "move b3", "p1": "move d3", "p2": "move c2", "p3": "move b3"}, "drawn": [], "hash": "d40885e741d359c2"}
{"choices": {"p0": "place catapult e5", "p1": "place dragon c4", "p2": "place catapult e2", "p3": "place catapult e3"}, "drawn": [], "hash": "4b50e9f670ecce23"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "85fc5ccfb5457d2e"}
{"choices": {"p1": "flee w"}, "drawn": [], "hash": "e90e043a076dbf5e"}
{"choices": {"p0": "send p1", "p1": "flee w", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "28e36a1001c3f672"}
{"choices": {"p0": "send p1", "p1": "flee w", "p2": "send p0"}, "drawn": ["pl", "gr", "yr", "yt", "br", "yl", "gl", "gr", "rl", "bt", "yr", "rt"], "hash": "c9cc0fdf7275eb73"}
{"choices": {"p0": "move a4", "p1": "move c2", "p2": "move b3", "p3": "move c3"}, "drawn": [], "hash": "be0093a7b0cd956a"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve e2", "p3": "retrieve a5"}, "drawn": [], "hash": "d2fed4dd287708f9"}
{"choices": {"p0": "send p1", "p1": "send p0"}, "drawn": [], "hash": "bb46834e889b96ab"}
{"choices": {"p1": "send p0"}, "drawn": ["yl", "yt", "gl", "gl", "pl", "pr", "gl", "gr", "rr", "gt", "yt", "rr"], "hash": "96e34c51f75ed2e3"}
{"choices": {"p0": "move b3", "p1": "move c1", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "046a3c356021c222"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "place catapult b5", "p3": "place catapult c1"}, "drawn": [], "hash": "b5ee736805f69fff"}
{"choices": {"p1": "send p3", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "0a47682dc6ff9175"}
{"choices": {"p3": "send p1"}, "drawn": ["br", "bt", "gr", "yt", "rt", "rt", "rt", "bl", "br", "rr", "yt", "yt"], "hash": "3444cf1e82250aad"}
{"choices": {"p0": "move c2", "p1": "move c2", "p2": "move c5", "p3": "move c3"}, "drawn": [], "hash": "3daebe2f1108ee46"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "c004d0e55a6ad405"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "da90910ab400589e"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 20, 11, 16], "rounds": 11}}
