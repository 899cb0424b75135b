{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 2, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2"}, "drawn": [], "hash": "7e8ac205acd1028d"}
{"choices": {"p0": "move c1", "p1": "move e2"}, "drawn": [], "hash": "e8f85a6e1a26d28a"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "3a9979da3d632365"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": ["pl", "gr", "gl", "br", "pt", "br"], "hash": "0d7445751d24ce6f"}
{"choices": {"p0": "move d1", "p1": "move e1"}, "drawn": [], "hash": "fe7df6d3ceb52c30"}
{"choices": {"p1": "place wall/ b1"}, "drawn": [], "hash": "4c4c8e2d9ee2f8e9"}
{"choices": {"p0": "place catapult c1"}, "drawn": ["gt", "pr", "bl", "bl", "yr", "pt"], "hash": "6b8686cd47d4726a"}
{"outcome": {"over": true, "truncated": false, "winners": [0, 1], "eliminated": [], "scores": [0, 0], "rounds": 2}}
