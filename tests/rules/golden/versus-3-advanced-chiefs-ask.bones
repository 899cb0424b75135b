{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 3, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random"]}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "c0ac3f921ecc6523"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "517f29dadcbeb50a"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "92f8039017160f18"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "14df6b46bedcb8d3"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "91d993319fd1b9d4"}
{"choices": {"p1": "buy labyrinth"}, "drawn": [], "hash": "d019d8e21ae5a733"}
{"choices": {"p2": "buy sword"}, "drawn": [], "hash": "07092b6590689173"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "6333f75c9dac0ad3"}
{"choices": {"p1": "buy portal"}, "drawn": [], "hash": "dc087aa685a938f5"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "a35f2dcc4240535e"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "8336bd617e48767c"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "31329cc10f39b2e2"}
{"choices": {"p0": "move d2", "p1": "move d2", "p2": "move b4"}, "drawn": [], "hash": "80fc4d4c304ee274"}
{"choices": {"p0": "place treasure e4", "p1": "place portal a1", "p2": "place catapult e2"}, "drawn": [], "hash": "e1767fa48e711e63"}
{"choices": {"p2": "send p1"}, "drawn": ["pl artificer", "gr", "gt", "gl", "bt", "br", "pt", "br", "gt"], "hash": "b805dd9d95cb60bd"}
{"choices": {"p0": "move e1", "p1": "move e2", "p2": "move a3"}, "drawn": [], "hash": "06a9b34eb66f3459"}
{"choices": {"p0": "pass", "p1": "place labyrinth:black c4", "p2": "place labyrinth:white c2"}, "drawn": [], "hash": "4af1fed5a068ac16"}
{"choices": {"p0": "advance a5 s", "p2": "send p0"}, "drawn": [], "hash": "1bd70b7d6a021f4f"}
{"choices": {"p0": "advance L1"}, "drawn": ["gt instructor", "pr", "bl", "rr", "rr artificer", "gr", "yr ghost", "pt ghost", "rt"], "hash": "0bdfdca0d987b582"}
{"choices": {"p0": "move e2", "p1": "move d2", "p2": "move a4"}, "drawn": [], "hash": "ecc65628c542ace1"}
{"choices": {"p0": "pass", "p1": "place barricade a5", "p2": "place hearse d2"}, "drawn": [], "hash": "50151062a5e0f62b"}
{"choices": {"p0": "advance R2", "p1": "advance Ta"}, "drawn": [], "hash": "dc3bf88f45101688"}
{"choices": {"p0": "advance d4 w", "p1": "advance R3"}, "drawn": [], "hash": "3a47242699620b28"}
{"choices": {"p0": "advance a1 e"}, "drawn": [], "hash": "2900225f6e1035cb"}
{"choices": {"p0": "advance a5 s"}, "drawn": [], "hash": "95d44b6c844fd2f1"}
{"choices": {"p0": "advance a4 s"}, "drawn": [], "hash": "9e8f7aa88dd1a92f"}
{"choices": {"p0": "advance d2 w"}, "drawn": [], "hash": "76e4ad46ea582080"}
{"choices": {"p0": "advance a5 e"}, "drawn": [], "hash": "d31bab0a984cfa5e"}
{"choices": {"p0": "advance Te"}, "drawn": [], "hash": "34ff1f4225021f8b"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rt emperor", "pt", "gr", "bt", "pt", "rl", "br", "pt"], "hash": "66404c0c608edd00"}
{"choices": {"p0": "move d2", "p1": "move c2", "p2": "move a3"}, "drawn": [], "hash": "0ea0e2adc1ef32d9"}
{"choices": {"p0": "pass", "p1": "place treasure c5", "p2": "place hearse a2"}, "drawn": [], "hash": "899945d8b33dc989"}
{"choices": {"p0": "advance c4 s", "p1": "advance e3 s"}, "drawn": [], "hash": "1dfeaeeb1454702d"}
{"choices": {"p0": "advance e3 w", "p1": "advance e5 w"}, "drawn": [], "hash": "4037c371cd5f20f3"}
{"choices": {"p0": "advance c2 n", "p1": "advance c4 n"}, "drawn": [], "hash": "33397bdf8314b0c9"}
{"choices": {"p0": "advance R2", "p1": "advance d4 s"}, "drawn": [], "hash": "a8b8c1fd418829da"}
{"choices": {"p0": "advance e4 w", "p1": "advance d1 w"}, "drawn": [], "hash": "ffd0093e4eb19ffc"}
{"choices": {"p0": "advance L3", "p1": "advance a1 e"}, "drawn": [], "hash": "fceca1433f4e2b22"}
{"choices": {"p0": "advance b1 e", "p1": "advance e3 w"}, "drawn": [], "hash": "85dd64cabb68648d"}
{"choices": {"p0": "advance b5 e", "p1": "advance Td"}, "drawn": [], "hash": "095ebb0a292843f7"}
{"choices": {"p0": "advance R1", "p1": "advance R2"}, "drawn": [], "hash": "33b03366c979b738"}
{"choices": {"p0": "advance e5 s", "p1": "advance Ta"}, "drawn": ["br", "bl", "yl", "yt", "pr", "pt", "gt", "gl", "pr"], "hash": "2c0ee5cd13d371f6"}
{"choices": {"p0": "move c1", "p1": "move d2", "p2": "move a4"}, "drawn": [], "hash": "a0de24aa395a4773"}
{"choices": {"p0": "pass", "p1": "place spring e5", "p2": "retrieve a2"}, "drawn": [], "hash": "6b6132158579dcd9"}
{"choices": {"p0": "advance R2", "p1": "advance e2 w", "p2": "move b4"}, "drawn": [], "hash": "24a593a1946f969b"}
{"choices": {"p0": "advance e1 w", "p1": "advance e2 s"}, "drawn": [], "hash": "5a6f716375e93c28"}
{"choices": {"p0": "advance c5 s", "p1": "advance b1 e"}, "drawn": [], "hash": "c5067541b7f711b3"}
{"choices": {"p0": "advance e2 w", "p1": "advance R5"}, "drawn": [], "hash": "3a310cfd73c1dbd6"}
{"choices": {"p0": "advance a3 s", "p1": "advance d5 w"}, "drawn": [], "hash": "ae8f3d3ce1551711"}
{"choices": {"p0": "advance Tb", "p1": "first pr"}, "drawn": [], "hash": "49d59aafc7468d97"}
{"choices": {"p0": "advance a3 e", "p1": "advance c1 s"}, "drawn": [], "hash": "c1b498fd740e5dc9"}
{"choices": {"p0": "advance a2 s", "p1": "advance L4"}, "drawn": [], "hash": "cf306dd4ea4ec8a8"}
{"choices": {"p0": "advance d3 w", "p1": "advance d3 w"}, "drawn": [], "hash": "e036e7528ec0547d"}
{"choices": {"p0": "advance Te", "p1": "first rr artificer"}, "drawn": [], "hash": "69442a7c318d28c1"}
{"choices": {"p0": "advance e4 s", "p1": "advance d5 w"}, "drawn": [], "hash": "c08c85abb14421c1"}
{"choices": {"p1": "advance Ta"}, "drawn": [], "hash": "199519d869c24561"}
{"choices": {"p1": "advance d3 w"}, "drawn": [], "hash": "a428b952bb4a96fd"}
{"choices": {"p1": "advance L5"}, "drawn": [], "hash": "8cf31dc72b9c05cd"}
{"choices": {"p1": "advance c5 s"}, "drawn": [], "hash": "edab66c8af1a37ae"}
{"choices": {"p1": "send p2"}, "drawn": ["rl", "pr", "pt", "yr", "rr", "pt", "bl", "gl", "gr"], "hash": "f99b41ede8e31f42"}
{"choices": {"p0": "move c2", "p1": "move e2", "p2": "move a4"}, "drawn": [], "hash": "95e680d4f9ee517a"}
{"choices": {"p0": "pass", "p1": "retrieve e5", "p2": "place hearse d4"}, "drawn": [], "hash": "2a6227bb9a9e5760"}
{"choices": {"p0": "advance e2 w", "p1": "advance a5 e"}, "drawn": [], "hash": "93077b93dc6872fd"}
{"choices": {"p0": "advance e5 s", "p1": "advance a4 e"}, "drawn": [], "hash": "7cc1c9b17f0814dd"}
{"choices": {"p0": "advance e3 s", "p1": "advance c4 s"}, "drawn": [], "hash": "0073e75547b5c4dd"}
{"choices": {"p0": "advance c4 s", "p1": "advance e1 s"}, "drawn": [], "hash": "5e6e96b479529a5b"}
{"choices": {"p0": "first yr ghost", "p1": "advance a5 s"}, "drawn": [], "hash": "e00241049ebb9264"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [0, 1], "scores": [0, 0, 21], "rounds": 6}}
