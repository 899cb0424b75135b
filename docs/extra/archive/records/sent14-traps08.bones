{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent14-traps08", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place wall/ c4", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "0af5ee5a1a3898e3"}
{"choices": {"p0": "move e5", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "c673dc2d5ad2fa3e"}
{"choices": {"p0": "pass", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "4d65a868b06c72e0"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "e41ff315bf3c4d15"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "40b10a963050aac1"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "d538dde8cde88e7f"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "c5a3d90cda87f74c"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "4423effdce4068dc"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yt", "pr", "rl", "pl", "gt", "yr", "gl", "rt", "gr"], "hash": "b6005ed2d4403524"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "d91561c836d7bfac"}
{"choices": {"p0": "pass", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "80e29be5310087ff"}
{"choices": {"p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "492e2f2710025b5d"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rl", "rl", "br", "rt", "rr", "bl", "br", "pl", "rt", "gt", "rl"], "hash": "7649a011cbe56d0e"}
{"choices": {"p0": "move d5", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "9869e048eb4c0d61"}
{"choices": {"p0": "pass", "p1": "place wall/ c5", "p2": "place wall/ c4", "p3": "place wall\\ b4"}, "drawn": [], "hash": "991c3943881e02e3"}
{"choices": {"p0": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "bt", "gr", "pr", "gt", "bt", "rt", "rt"], "hash": "6755c9672e00754b"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move d2", "p3": "move c2"}, "drawn": [], "hash": "2ae0ecd3e22b0f75"}
{"choices": {"p0": "pass", "p1": "retrieve a5", "p2": "place catapult b3", "p3": "place catapult d2"}, "drawn": [], "hash": "7a001a8497cc5857"}
{"choices": {"p1": "flee n", "p2": "send p3", "p3": "send p0"}, "drawn": [], "hash": "1887174978e40d00"}
{"choices": {"p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "2c9158efd25a1c8d"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "66628ba80d5992ed"}
{"choices": {"p1": "send p3"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yl", "pr", "bl"], "hash": "4459b49bff8738b3"}
{"choices": {"p0": "move b3", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "b62b49c91a52ffae"}
{"choices": {"p0": "pass", "p1": "place wall\\ e1", "p2": "retrieve b3", "p3": "retrieve d2"}, "drawn": [], "hash": "ff184d999c34f828"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "e6d9e12bf32b3f41"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "c7c5dd1595248609"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "f06049d300e328b4"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "c747cd5c25c061b1"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [39, 0, 28, 32], "rounds": 6}}
