{"format": 1, "package": "0.1.0", "game": {"mode": "coop", "players": 4, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "795c7fb9e3c0f27a"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "51317c20e3453c72"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "b87a60b8fce8c163"}
{"choices": {"p3": "buy portal"}, "drawn": [], "hash": "c947b7cb756d963c"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "34850119357ff657"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "9fdec6567c57a5f8"}
{"choices": {"p3": "buy crossbow"}, "drawn": [], "hash": "77dd19c422a5affa"}
{"choices": {"p1": "buy labyrinth"}, "drawn": [], "hash": "1256a344f0c73d77"}
{"choices": {"p2": "buy axe"}, "drawn": [], "hash": "6d0f2941f32d613e"}
{"choices": {"p3": "buy spring"}, "drawn": [], "hash": "5ddad66ddacd9caa"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "5eb55cd2801c564d"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "f03e46664edc61a1"}
{"choices": {"p3": "buy wall"}, "drawn": [], "hash": "d3a668ae9c12fee9"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "5e8db4a23c59adb3"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "e5b6155bd4032e57"}
{"choices": {"p3": "buy bomb"}, "drawn": [], "hash": "49ffa5958dde99f4"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "8e25f6b121dd4fd8"}
{"choices": {"p3": "buy catapult"}, "drawn": [], "hash": "5395b1fbcc13505d"}
{"choices": {"p3": "buy barricade"}, "drawn": [], "hash": "06936c760c8a1e5b"}
{"choices": {"p0": "start d2", "p1": "start d2", "p2": "start b4", "p3": "start b4"}, "drawn": [], "hash": "b337344b100d283e"}
{"choices": {"p0": "move e1", "p1": "move d3", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "b790534d2a2128e6"}
{"choices": {"p0": "place wall/ d3"}, "drawn": [], "hash": "4a3a987f0f17ae8d"}
{"choices": {"p1": "place barricade a4"}, "drawn": [], "hash": "c3b408d9042516eb"}
{"choices": {"p2": "place bomb a2"}, "drawn": [], "hash": "f6266ed574b9d166"}
{"choices": {"p3": "place catapult c3"}, "drawn": [], "hash": "2762b8cd0395788b"}
{"choices": {"p0": "advance L3", "p1": "advance Bd", "p2": "advance L3", "p3": "advance L3"}, "drawn": [], "hash": "1a3d4f50189e4f56"}
{"choices": {"p0": "advance R1", "p1": "advance Be", "p2": "advance R4", "p3": "advance L1"}, "drawn": [], "hash": "648251939bc28c78"}
{"choices": {"p0": "advance L4", "p1": "advance Bc", "p2": "advance Bd", "p3": "advance L5"}, "drawn": ["pl artificer", "gr", "gt", "yr ghost", "gt", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "3508a0fbf595a789"}
{"choices": {"p0": "move e2", "p1": "move c3", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "68f47073071ee459"}
{"choices": {"p1": "place barricade c5"}, "drawn": [], "hash": "f6d3da8222ea8249"}
{"choices": {"p2": "place portal d3"}, "drawn": [], "hash": "289e081caeece7de"}
{"choices": {"p3": "place hearse c1"}, "drawn": [], "hash": "b89ce38824573284"}
{"choices": {"p0": "place hearse e2"}, "drawn": [], "hash": "a07acca2bea3e44e"}
{"choices": {"p0": "advance e5 w", "p1": "advance d1 n", "p2": "advance d1 n", "p3": "advance a1 e"}, "drawn": [], "hash": "edaff76fc7e75df8"}
{"choices": {"p0": "advance a3 e", "p1": "advance a1 e", "p2": "advance R2", "p3": "advance a3 e"}, "drawn": [], "hash": "7d2c40c06e9363f2"}
{"choices": {"p0": "advance Ba", "p1": "advance c1 n", "p2": "advance e5 w", "p3": "advance R4"}, "drawn": [], "hash": "882e29b75e432fb0"}
{"choices": {"p0": "advance a4 e", "p1": "advance R2", "p2": "advance e4 w", "p3": "advance a4 e"}, "drawn": [], "hash": "e898ff1298293a0a"}
{"choices": {"p0": "advance L1", "p1": "advance e1 n", "p2": "advance Be", "p3": "advance L5"}, "drawn": [], "hash": "39c91682cb7d78bc"}
{"choices": {"p3": "advance Bd"}, "drawn": ["gt instructor", "pr", "bl", "rr", "rr", "rr", "gr", "yt", "yr", "pt", "rt", "rr saboteur"], "hash": "e67cf6e059fbc86d"}
{"choices": {"p0": "move d1", "p1": "move d2", "p2": "move b4", "p3": "move c2"}, "drawn": [], "hash": "c0829661aa593713"}
{"choices": {"p2": "place labyrinth:white a1"}, "drawn": [], "hash": "eb88bf9d957bd3f5"}
{"choices": {"p3": "place treasure a4"}, "drawn": [], "hash": "63fe604812b103e8"}
{"choices": {"p0": "place catapult c1"}, "drawn": [], "hash": "c597bbc24a290a32"}
{"choices": {"p1": "place dragon c3"}, "drawn": [], "hash": "b03a4d58e58184fc"}
{"choices": {"p0": "advance d5 w", "p1": "advance c2 n", "p2": "advance d5 w", "p3": "advance e4 w"}, "drawn": [], "hash": "4912d278d3bffb77"}
{"choices": {"p0": "advance b3 n", "p1": "flee s", "p2": "advance Bc", "p3": "advance Bb"}, "drawn": [], "hash": "b607657fa84a5409"}
{"choices": {"p0": "advance e1 n", "p1": "advance R3", "p2": "advance R1", "p3": "advance R3"}, "drawn": [], "hash": "9f96425eae985d23"}
{"choices": {"p0": "send p2", "p1": "advance b1 n", "p2": "advance e1 n", "p3": "advance d1 n"}, "drawn": [], "hash": "6df9d7b6aa71ddb4"}
{"choices": {"p0": "advance R3", "p1": "advance R5", "p2": "advance b3 n", "p3": "advance a5 s"}, "drawn": [], "hash": "baee81092260472c"}
{"choices": {"p0": "advance a1 n", "p1": "advance e2 w", "p2": "advance e2 w", "p3": "advance b5 e"}, "drawn": [], "hash": "1f924bf5fd5ebc41"}
{"choices": {"p0": "advance R4", "p1": "advance Ba"}, "drawn": [], "hash": "8d07802a02bc81d7"}
{"choices": {"p0": "advance Be", "p1": "advance e1 w"}, "drawn": [], "hash": "852b3567d84e198a"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 3}}
