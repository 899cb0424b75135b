{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent20-traps16", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place wall/ c4", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "0af5ee5a1a3898e3"}
{"choices": {"p0": "move e5", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "c673dc2d5ad2fa3e"}
{"choices": {"p0": "place wall/ b3", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "14f9b1d198b40c83"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "e3368a278cec26fb"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "a429ee59ef9e71ad"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "ccdf3e8bb5721cb8"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "3231e30beb665c24"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "a658bfe9bdc3dcd9"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yt", "pr", "rl", "pl", "gt", "yr", "gl", "rt", "gr"], "hash": "3d3fd374e4e8f9e2"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "e5e9bbdc403b5022"}
{"choices": {"p0": "place dragon a5", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "12977c51c1269efa"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "91579c6d696cd920"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "9ad76b9ae35c0003"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "40b7a4acc447b8a5"}
{"choices": {"p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "2a4ce9706a99a3a8"}
{"choices": {"p2": "send p1"}, "drawn": ["bt", "rl", "rl", "br", "rt", "rr", "bl", "br", "pl", "rt", "gt", "rl"], "hash": "9b42a537751056fe"}
{"choices": {"p0": "move d5", "p1": "move b2", "p2": "move c1", "p3": "move d3"}, "drawn": [], "hash": "89e64ed725726740"}
{"choices": {"p0": "pass", "p1": "place wall\\ e5", "p2": "place wall/ c4", "p3": "place wall/ b4"}, "drawn": [], "hash": "4011e4831fd30853"}
{"choices": {"p0": "send p3", "p1": "send p3"}, "drawn": [], "hash": "a9910c65362c2983"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "77e4653bcea90c11"}
{"choices": {"p0": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "bt", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "2c197172570d5ee5"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "ddb762e7c0f87a29"}
{"choices": {"p0": "pass", "p1": "place catapult d1", "p2": "place catapult b3", "p3": "place catapult d2"}, "drawn": [], "hash": "f7413b101ea34ea5"}
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "send p3", "p3": "send p0"}, "drawn": [], "hash": "a8c9d14e77318cb8"}
{"choices": {"p1": "flee n", "p3": "send p0"}, "drawn": [], "hash": "05588cccd25233ee"}
{"choices": {"p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "7a376d82636119d1"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "f8de3fef2bfc3b60"}
{"choices": {"p1": "send p3"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yl", "pr", "bl"], "hash": "305961ae6f5277f8"}
{"choices": {"p0": "move d3", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "603c758bb37c5d9b"}
{"choices": {"p0": "pass", "p1": "retrieve d1", "p2": "retrieve b3", "p3": "retrieve d2"}, "drawn": [], "hash": "aa0bae3e2c161b2f"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "3847d5c1e73271cc"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "eac7959bdd9da691"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "0a8f7d3da92a5cd5"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "840f41075a6f66bb"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [38, 0, 28, 36], "rounds": 6}}
