{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": false, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2"}, "drawn": [], "hash": "843492323b4ac8a3"}
{"choices": {"p0": "move c1", "p1": "move e2"}, "drawn": [], "hash": "a5c3feb54887c0bb"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "575a986ab6198e2e"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": ["pl artificer", "gr", "gl ghost", "br", "pt", "br"], "hash": "d108f8e266d95f06"}
{"choices": {"p0": "move d1", "p1": "move e1"}, "drawn": [], "hash": "ec17a3ee061fa90c"}
{"choices": {"p1": "place wall/ b1"}, "drawn": [], "hash": "b86462f278eb8f14"}
{"choices": {"p0": "place catapult c1"}, "drawn": ["gt instructor", "pr", "bl", "bl", "yr", "pt"], "hash": "c26be8c89da9b298"}
{"choices": {"p0": "move c1", "p1": "move d1"}, "drawn": [], "hash": "c70f06f025034903"}
{"choices": {"p0": "place dragon b1"}, "drawn": [], "hash": "daba08ef5386714a"}
{"choices": {"p1": "place treasure a2"}, "drawn": [], "hash": "cc6382bac2462822"}
{"choices": {"p0": "flee n"}, "drawn": ["br", "rt emperor", "gr", "bt", "yr", "br"], "hash": "b880c0a1315ec1e6"}
{"choices": {"p0": "move c2", "p1": "move c2"}, "drawn": [], "hash": "560f034959eed817"}
{"choices": {"p1": "place catapult c4"}, "drawn": [], "hash": "ec2003722a292b47"}
{"choices": {"p0": "retrieve c1"}, "drawn": ["br necromancer", "yt", "gt", "rl", "bl", "yr", "pt", "bl", "gl"], "hash": "4f59bc6b4e5b634b"}
{"choices": {"p0": "move b1", "p1": "move b3"}, "drawn": [], "hash": "834c7dfd60ef61e2"}
{"choices": {"p0": "place catapult a4"}, "drawn": [], "hash": "de2033d526fc8fcc"}
{"choices": {"p1": "retrieve b1"}, "drawn": [], "hash": "13199208ec79f9f1"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "9d31b6948b549255"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 5}}
