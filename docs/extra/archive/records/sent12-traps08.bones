{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent12-traps08", "guardian", "guardian", "guardian"]}
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
{"choices": {"p0": "place wall/ b3", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "2dceba35a414011b"}
{"choices": {"p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "d8b91a527c0fba51"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rl", "rl", "br", "rt", "rr", "bl", "br", "pl", "rt", "gt", "rl"], "hash": "63adf02fa0ac3d29"}
{"choices": {"p0": "move d5", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "22d741f3e41202c2"}
{"choices": {"p0": "retrieve b3", "p1": "place wall/ c5", "p2": "place wall/ c4", "p3": "place wall\\ b4"}, "drawn": [], "hash": "4e41a21fd6bea7c8"}
{"choices": {"p0": "send p1"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "bt", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "b014d67554afb78a"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move d2", "p3": "move c2"}, "drawn": [], "hash": "fef694bde5038719"}
{"choices": {"p0": "pass", "p1": "retrieve a5", "p2": "place catapult b3", "p3": "place catapult d2"}, "drawn": [], "hash": "7d7ac9f38f53c632"}
{"choices": {"p0": "send p1", "p1": "flee n", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "ef9996798b8ff723"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "d7dbaf5a70cebf2c"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "8616812ca4b57100"}
{"choices": {"p1": "send p0"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yl", "pr", "bl"], "hash": "4eefeedb6843b327"}
{"choices": {"p0": "move d5", "p1": "move a4", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "322fb454db177eeb"}
{"choices": {"p0": "retrieve c4", "p1": "place wall\\ e1", "p2": "retrieve b3", "p3": "retrieve d2"}, "drawn": [], "hash": "06171f0178a3f77f"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [44, 0, 28, 34], "rounds": 6}}
