{"format": 1, "package": "0.1.0", "game": {"mode": "coop", "players": 2, "advanced": true, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "fcce42edff52bffa"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "2b7904f12cca6457"}
{"choices": {"p1": "buy crossbow"}, "drawn": [], "hash": "40bad684d5f5ffa7"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "bac9619389d658fe"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "e4a3582d3ddc950c"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "f6aa39ac0252dbb8"}
{"choices": {"p0": "start d2", "p1": "start d2"}, "drawn": [], "hash": "b71301174834c70f"}
{"choices": {"p0": "move e1", "p1": "move d3"}, "drawn": [], "hash": "e45f5045b0f6d64b"}
{"choices": {"p0": "place dragon a2"}, "drawn": [], "hash": "5087404631c35855"}
{"choices": {"p1": "place treasure a5"}, "drawn": ["pl artificer", "gr", "gt", "br", "pt", "br"], "hash": "cb9d5ea2a89de393"}
{"choices": {"p0": "move d1", "p1": "move c4"}, "drawn": [], "hash": "c1f198bcdd695d05"}
{"choices": {"p1": "place barricade d5"}, "drawn": [], "hash": "d0e839ea7a34bb66"}
{"choices": {"p0": "place dragon b3"}, "drawn": [], "hash": "a8f69536e519f5fc"}
{"choices": {"p0": "flee n"}, "drawn": ["gt", "pr", "rr artificer", "rr saboteur", "yr", "pt ghost"], "hash": "9740000e0456a9a3"}
{"choices": {"p0": "move d2", "p1": "move b5"}, "drawn": [], "hash": "c8c18b99f52aff03"}
{"choices": {"p0": "retrieve a2"}, "drawn": [], "hash": "21a0a81ab21270b9"}
{"choices": {"p1": "retrieve d5"}, "drawn": ["br", "rt necromancer", "bt", "br", "bl", "gr", "pt", "yr", "gl"], "hash": "94d3bbb274220bd5"}
{"choices": {"p0": "move c1", "p1": "move c5"}, "drawn": [], "hash": "c4632558a5ed0874"}
{"choices": {"p1": "place dragon b3"}, "drawn": [], "hash": "84655920569be08b"}
{"choices": {"p0": "place barricade a3"}, "drawn": [], "hash": "5f02e3b0660a99f9"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 4}}
