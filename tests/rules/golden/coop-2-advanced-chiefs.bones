{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": true, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "554a5ec6860ccbf9"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "cf8361dda794bb56"}
{"choices": {"p1": "buy crossbow"}, "drawn": [], "hash": "7bea53a90ae936c0"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "efddfb0a1aaed304"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "ac3ff96987805c24"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "a9f2fe8e433bd133"}
{"choices": {"p0": "start d2", "p1": "start d2"}, "drawn": [], "hash": "2cbae057e178d22d"}
{"choices": {"p0": "move e1", "p1": "move d3"}, "drawn": [], "hash": "0103356fd382d438"}
{"choices": {"p0": "place dragon a2"}, "drawn": [], "hash": "ea3be54d7dfe4be4"}
{"choices": {"p1": "place treasure a5"}, "drawn": ["pl artificer", "gr", "gt", "br", "pt", "br"], "hash": "ddcbbb44aeddf208"}
{"choices": {"p0": "move d1", "p1": "move c4"}, "drawn": [], "hash": "4cd159fc617b20db"}
{"choices": {"p1": "place barricade d5"}, "drawn": [], "hash": "15322b0c33c04ef6"}
{"choices": {"p0": "place dragon b3"}, "drawn": [], "hash": "7e32429a79ff2e27"}
{"choices": {"p0": "flee n"}, "drawn": ["gt", "pr", "rr artificer", "rr saboteur", "yr", "pt ghost"], "hash": "4ac4a752169d787f"}
{"choices": {"p0": "move d2", "p1": "move b5"}, "drawn": [], "hash": "3b884f9d09657d8e"}
{"choices": {"p0": "retrieve a2"}, "drawn": [], "hash": "8ee3a0149addbe61"}
{"choices": {"p1": "retrieve d5"}, "drawn": ["br", "rt emperor", "gr", "bt", "yr", "br"], "hash": "5db4e80feef409ae"}
{"choices": {"p0": "move c1", "p1": "move c5"}, "drawn": [], "hash": "ccb29b44c9d5dea7"}
{"choices": {"p1": "place dragon b3"}, "drawn": [], "hash": "97392d16ede2c2b2"}
{"choices": {"p0": "place barricade c4"}, "drawn": ["br", "bl", "yt", "pt", "gt", "gl"], "hash": "434dc34ac1c17bb9"}
{"choices": {"p0": "move d1", "p1": "move d4"}, "drawn": [], "hash": "6a0703830d6231a0"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "5acde89b0b7cfa20"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "bc344c4b1ea9bdfd"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 5}}
