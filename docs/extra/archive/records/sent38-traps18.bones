{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent38-traps18", "guardian", "guardian", "guardian"]}
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
{"choices": {"p0": "retrieve a5", "p1": "place wall\\ e5", "p2": "place wall/ c4", "p3": "place wall/ b4"}, "drawn": [], "hash": "ea5a91b251512dd0"}
{"choices": {"p0": "send p3", "p1": "send p0"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "bt", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "c38e276696c7bce3"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "10eee3dd92c45e16"}
{"choices": {"p0": "place dragon a1", "p1": "place catapult d1", "p2": "place catapult b3", "p3": "place catapult d2"}, "drawn": [], "hash": "0d8a2ca357192e14"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "589cf22e035c3544"}
{"choices": {"p0": "flee w", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "5eab4ff3b58476dd"}
{"choices": {"p0": "send p3", "p1": "flee n", "p3": "send p0"}, "drawn": [], "hash": "f47132fdc0e2c015"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "27a9ffbf589a2414"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "b2d0054d607755c8"}
{"choices": {"p1": "send p3"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yl", "pr", "bl"], "hash": "4a06ef70889fd45e"}
{"choices": {"p0": "move d5", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "bc01e21f3afaff15"}
{"choices": {"p0": "place treasure d2", "p1": "retrieve d1", "p2": "retrieve b3", "p3": "retrieve d2"}, "drawn": [], "hash": "2029416719e274e2"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "dbf2c9a7eea8e988"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "ee882230aa7f6c55"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [41, 0, 28, 36], "rounds": 6}}
