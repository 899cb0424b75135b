{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 2, "advanced": true, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "ad962865e5bea97f"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "23da22562217817c"}
{"choices": {"p1": "buy crossbow"}, "drawn": [], "hash": "3aaa7cfaf31af2aa"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "51148cb0630846a0"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "2526799b790c4bf1"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "5f363c959c3c9a1d"}
{"choices": {"p0": "move d2", "p1": "move d2"}, "drawn": [], "hash": "905dc6751e699b9b"}
{"choices": {"p0": "place treasure e4", "p1": "place treasure e5"}, "drawn": ["pl", "gr", "gl", "br", "pt", "br"], "hash": "80472eaf3440d3d8"}
{"choices": {"p0": "move e1", "p1": "move e2"}, "drawn": [], "hash": "aa9d51dc3ab1dc69"}
{"choices": {"p0": "pass", "p1": "place barricade b4"}, "drawn": ["gt", "pr", "bl", "bl", "rl", "pr"], "hash": "1b73b606d33d22ca"}
{"choices": {"p0": "move d1", "p1": "move d2"}, "drawn": [], "hash": "7007b638eb6a782e"}
{"choices": {"p0": "pass", "p1": "place dragon d4"}, "drawn": ["br", "rr", "gr", "bt", "rl", "br"], "hash": "557334e866ce5f2c"}
{"choices": {"p0": "move c1", "p1": "move c3"}, "drawn": [], "hash": "378e95fd20326aba"}
{"choices": {"p0": "pass", "p1": "retrieve b4"}, "drawn": ["br", "bl", "yt", "pt", "gt", "gl"], "hash": "09af75f82bb69ec8"}
{"choices": {"p0": "move b2", "p1": "move b3"}, "drawn": [], "hash": "c3057aa03f1b89b4"}
{"choices": {"p0": "pass", "p1": "place dragon b4"}, "drawn": [], "hash": "83b43d159ade35b1"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "f01a94e103fb5162"}
{"choices": {"p1": "flee s"}, "drawn": ["rl", "pr", "yr", "rr", "bl", "gl"], "hash": "1d28788b4e5de9ed"}
{"choices": {"p0": "move a3", "p1": "move a2"}, "drawn": [], "hash": "2c8f55c3d9413863"}
{"choices": {"p0": "pass", "p1": "place barricade c1"}, "drawn": [], "hash": "1f15a45a0d90599c"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "68bbf0d09ae18fd0"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 14], "rounds": 6}}
