{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "554a5ec6860ccbf9"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "cf8361dda794bb56"}
{"choices": {"p1": "buy crossbow"}, "drawn": [], "hash": "7bea53a90ae936c0"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "efddfb0a1aaed304"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "ac3ff96987805c24"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "a9f2fe8e433bd133"}
{"choices": {"p0": "start d2", "p1": "start d2"}, "drawn": [], "hash": "2cbae057e178d22d"}
{"choices": {"p0": "move e1", "p1": "move d3"}, "drawn": [], "hash": "0103356fd382d438"}
{"choices": {"p0": "place dragon a2"}, "drawn": [], "hash": "ea3be54d7dfe4be4"}
{"choices": {"p1": "place treasure a5"}, "drawn": [], "hash": "44cfda66f0d0164f"}
{"choices": {"p0": "advance L3", "p1": "advance Bd"}, "drawn": [], "hash": "a0d1952daa1fe3fd"}
{"choices": {"p0": "advance R1", "p1": "advance Be"}, "drawn": [], "hash": "75416cc67dfb8ded"}
{"choices": {"p0": "advance L4", "p1": "advance Bc"}, "drawn": ["pl artificer", "gr", "gt", "br", "pt", "br"], "hash": "ddcbbb44aeddf208"}
{"choices": {"p0": "move e2", "p1": "move c3"}, "drawn": [], "hash": "983b0cf6e5df1ca8"}
{"choices": {"p1": "place dragon e4"}, "drawn": [], "hash": "5814080a350a5da5"}
{"choices": {"p0": "place barricade b5"}, "drawn": [], "hash": "11d5455b554be5e4"}
{"choices": {"p0": "advance e5 w", "p1": "advance d1 n"}, "drawn": [], "hash": "9baa005af48df6db"}
{"choices": {"p0": "advance a3 e", "p1": "advance a1 e"}, "drawn": [], "hash": "4feb537f2256effc"}
{"choices": {"p0": "advance Ba", "p1": "advance c1 n"}, "drawn": [], "hash": "6ff19985ce0c3249"}
{"choices": {"p0": "advance a4 e", "p1": "advance R2"}, "drawn": [], "hash": "7ee2211b8c5018a6"}
{"choices": {"p0": "advance L1", "p1": "advance e1 n"}, "drawn": [], "hash": "5e013a284ee78d1c"}
{"choices": {"p1": "advance R1"}, "drawn": ["gt", "pr", "rr saboteur", "bl", "yr", "pt ghost"], "hash": "9fb6988b0a13a38d"}
{"choices": {"p0": "move d1", "p1": "move c2"}, "drawn": [], "hash": "8e31a006bdca76d1"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "abf18818d590bf08"}
{"choices": {"p1": "retrieve a5"}, "drawn": [], "hash": "3ba42c39ed241ceb"}
{"choices": {"p0": "advance d5 w", "p1": "advance Ba"}, "drawn": [], "hash": "19218066abf06e8a"}
{"choices": {"p0": "advance b3 n", "p1": "advance b1 n"}, "drawn": [], "hash": "3e945deb994ca4bb"}
{"choices": {"p0": "advance e1 n", "p1": "advance e2 w"}, "drawn": [], "hash": "f3d20abd0e9ba81f"}
{"choices": {"p0": "advance Be", "p1": "advance e2 n"}, "drawn": [], "hash": "83540a01c4eace70"}
{"choices": {"p0": "advance R4", "p1": "advance L4"}, "drawn": [], "hash": "e2a3af4dadd0fca7"}
{"choices": {"p0": "advance a1 n", "p1": "advance R5"}, "drawn": [], "hash": "570f72eb6860dc73"}
{"choices": {"p0": "flee s", "p1": "advance e2 w"}, "drawn": [], "hash": "411343a01b90ec60"}
{"choices": {"p0": "advance a1 e"}, "drawn": ["br", "rt necromancer", "bt", "br", "bl", "gr", "pt", "yr", "gl"], "hash": "b7057ebc6b8f7645"}
{"choices": {"p0": "move c1", "p1": "move b2"}, "drawn": [], "hash": "6d2b107d46f8df86"}
{"choices": {"p1": "place treasure e1"}, "drawn": [], "hash": "69e9a435ef186089"}
{"choices": {"p0": "retrieve a2"}, "drawn": [], "hash": "07c49b2535b2d949"}
{"choices": {"p0": "advance R2", "p1": "advance R2"}, "drawn": [], "hash": "9f6d1370c1361f61"}
{"choices": {"p0": "advance b1 n", "p1": "advance Ba"}, "drawn": [], "hash": "6ff03118efaea9b2"}
{"choices": {"p0": "advance e4 w", "p1": "advance a4 e"}, "drawn": [], "hash": "0d9d0fa93c69109e"}
{"choices": {"p0": "advance R1", "p1": "advance d1 e"}, "drawn": [], "hash": "cdcf015cec01c9fc"}
{"choices": {"p0": "advance c5 n", "p1": "advance d2 n"}, "drawn": [], "hash": "74bdabc543c885b5"}
{"choices": {"p0": "advance a1 s", "p1": "advance L5"}, "drawn": [], "hash": "34b065b75ac8d1d3"}
{"choices": {"p0": "advance e3 w", "p1": "advance d2 n"}, "drawn": [], "hash": "9a658f58b767431d"}
{"choices": {"p0": "advance e1 n", "p1": "advance L4"}, "drawn": [], "hash": "dbe5546c9f8ca70f"}
{"choices": {"p0": "advance e2 n", "p1": "advance Bd"}, "drawn": [], "hash": "d88fa4e8e6916f3a"}
{"choices": {"p1": "advance e5 w"}, "drawn": [], "hash": "70cda4ca2fb5f82f"}
{"choices": {"p1": "advance Bc"}, "drawn": [], "hash": "4a63c76a64b07f1e"}
{"choices": {"p1": "advance e3 n"}, "drawn": [], "hash": "4d3577af9cdf103e"}
{"choices": {"p1": "flee e"}, "drawn": ["br", "pr", "yt", "rr", "gt", "gl"], "hash": "87416f75f8d0fb88"}
{"choices": {"p0": "move b1", "p1": "move c2"}, "drawn": [], "hash": "c6fd24172a169127"}
{"choices": {"p0": "place dragon d4"}, "drawn": [], "hash": "cbdd4ca11af6469c"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "b005c072ed484f73"}
{"choices": {"p0": "advance e3 n", "p1": "advance Ba"}, "drawn": [], "hash": "99281383ac4aede5"}
{"choices": {"p0": "advance e2 w", "p1": "advance d5 w"}, "drawn": [], "hash": "6f113166a9bc38a5"}
{"choices": {"p0": "advance R2", "p1": "advance a1 n"}, "drawn": [], "hash": "707c693798cba620"}
{"choices": {"p0": "advance e4 w", "p1": "advance d3 n"}, "drawn": [], "hash": "07889dcb0c299a71"}
{"choices": {"p0": "flee w", "p1": "advance d1 e"}, "drawn": [], "hash": "e0b4cfb721a97211"}
{"choices": {"p0": "advance Be", "p1": "advance d3 n"}, "drawn": [], "hash": "31d64abde633f200"}
{"choices": {"p0": "advance Bb", "p1": "advance a4 e"}, "drawn": [], "hash": "7947052eb2e1f015"}
{"choices": {"p0": "advance d3 n", "p1": "advance e1 e"}, "drawn": [], "hash": "a8258287c86fe3e3"}
{"choices": {"p0": "flee e", "p1": "advance R3"}, "drawn": [], "hash": "9345e944cd87c82b"}
{"choices": {"p0": "advance e2 n", "p1": "advance a2 n"}, "drawn": [], "hash": "5ad5701ca9f87306"}
{"choices": {"p0": "advance Be", "p1": "advance e2 s"}, "drawn": [], "hash": "c4d28659f2c6536e"}
{"choices": {"p1": "advance L5"}, "drawn": [], "hash": "4826c423307f272a"}
{"choices": {"p1": "advance R5"}, "drawn": [], "hash": "1e8f37c1df49f430"}
{"choices": {"p1": "advance c1 n"}, "drawn": [], "hash": "725ec938649ad1e5"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 5}}
