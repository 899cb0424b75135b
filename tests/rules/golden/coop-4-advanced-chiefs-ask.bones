{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 4, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "ab529339bc60855e"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "bc23372ebd52010a"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "54866518344b3fd9"}
{"choices": {"p3": "buy portal"}, "drawn": [], "hash": "4ced6e81f0454670"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "344df0d3f1537130"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "462f6762a361a334"}
{"choices": {"p3": "buy crossbow"}, "drawn": [], "hash": "081436a71511af2d"}
{"choices": {"p1": "buy labyrinth"}, "drawn": [], "hash": "9abf9a933176eac0"}
{"choices": {"p2": "buy axe"}, "drawn": [], "hash": "c89dd16ccb8f4e2d"}
{"choices": {"p3": "buy spring"}, "drawn": [], "hash": "2dd68ac5e18b9c63"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "59f621c6782a4177"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "4534dcac38d76be4"}
{"choices": {"p3": "buy wall"}, "drawn": [], "hash": "176b1ef7f940148a"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "d04c60d1255b774c"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "98128047f6663310"}
{"choices": {"p3": "buy bomb"}, "drawn": [], "hash": "b0b80ddc0f17d91e"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "1697d7707f076e6f"}
{"choices": {"p3": "buy catapult"}, "drawn": [], "hash": "7b518ce0b3f25077"}
{"choices": {"p3": "buy barricade"}, "drawn": [], "hash": "6bf1e463556ce47c"}
{"choices": {"p0": "start d2", "p1": "start d2", "p2": "start b4", "p3": "start b4"}, "drawn": [], "hash": "5e63a222f2f79e00"}
{"choices": {"p0": "move e1", "p1": "move d3", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "0a6f3fabee672a37"}
{"choices": {"p0": "place wall/ d3"}, "drawn": [], "hash": "f65a0e2930d2e176"}
{"choices": {"p1": "place barricade a4"}, "drawn": [], "hash": "5bd5565a16f0f04f"}
{"choices": {"p2": "place bomb a2"}, "drawn": [], "hash": "d791b1bafcce931f"}
{"choices": {"p3": "place catapult c3"}, "drawn": [], "hash": "51a59712f41ee56e"}
{"choices": {"p0": "advance L3", "p1": "advance Bd", "p2": "advance L3", "p3": "advance L3"}, "drawn": [], "hash": "93cdc050b694385c"}
{"choices": {"p0": "advance R1", "p1": "advance Be", "p2": "advance R4", "p3": "advance L1"}, "drawn": [], "hash": "17613e6480c621f8"}
{"choices": {"p0": "advance L4", "p1": "advance Bc", "p2": "advance Bd", "p3": "advance L5"}, "drawn": ["pl artificer", "gr", "gt", "yr ghost", "gt", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "a37c9368465cccad"}
{"choices": {"p0": "move e2", "p1": "move c3", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "85fa3d74b3b74464"}
{"choices": {"p1": "place barricade c5"}, "drawn": [], "hash": "9d3de4d33ebb6ac1"}
{"choices": {"p2": "place portal d3"}, "drawn": [], "hash": "b3c9fc54652244a0"}
{"choices": {"p3": "place hearse c1"}, "drawn": [], "hash": "a671f0474413feec"}
{"choices": {"p0": "place hearse e2"}, "drawn": [], "hash": "fac2e71a9cd576f6"}
{"choices": {"p0": "advance e5 w", "p1": "advance d1 n", "p2": "advance d1 n", "p3": "advance a1 e"}, "drawn": [], "hash": "0916c69861bc0761"}
{"choices": {"p0": "advance a3 e", "p1": "advance a1 e", "p2": "advance R2", "p3": "advance a3 e"}, "drawn": [], "hash": "c7d0805753cb0d2a"}
{"choices": {"p0": "advance Ba", "p1": "advance c1 n", "p2": "advance e5 w", "p3": "advance R4"}, "drawn": [], "hash": "e5c516abbf013785"}
{"choices": {"p0": "advance a4 e", "p1": "advance R2", "p2": "advance e4 w", "p3": "advance a4 e"}, "drawn": [], "hash": "d81aa3b50b97edd6"}
{"choices": {"p0": "advance L1", "p1": "advance e1 n", "p2": "advance Be", "p3": "advance L5"}, "drawn": [], "hash": "7023503dcabb72c3"}
{"choices": {"p1": "advance R1", "p2": "advance a3 e", "p3": "advance Bd"}, "drawn": ["gt instructor", "pr", "bl", "rr", "rr", "rr", "gr", "yt", "yr", "pt", "rt", "rr saboteur"], "hash": "ea959bed0d6e2403"}
{"choices": {"p0": "move d1", "p1": "move c2", "p2": "move d5", "p3": "move c2"}, "drawn": [], "hash": "304e9c8c2ea7ecff"}
{"choices": {"p2": "place treasure e3"}, "drawn": [], "hash": "565168d16ec947be"}
{"choices": {"p3": "place labyrinth:white a4"}, "drawn": [], "hash": "2ba2c40fb1a4f4fd"}
{"choices": {"p0": "place catapult c1"}, "drawn": [], "hash": "a507f8487a491226"}
{"choices": {"p1": "place dragon a3"}, "drawn": [], "hash": "7431a00fa9227620"}
{"choices": {"p0": "advance d5 w", "p1": "advance R5", "p2": "advance Bc", "p3": "advance e4 w"}, "drawn": [], "hash": "3bd9096f03e0d02c"}
{"choices": {"p0": "advance b3 n", "p1": "advance e1 w", "p2": "advance R1", "p3": "advance Bb"}, "drawn": [], "hash": "eef60f9c55e8b580"}
{"choices": {"p0": "advance e1 n", "p1": "advance b1 n", "p2": "advance e1 n", "p3": "advance R3"}, "drawn": [], "hash": "356994c5eb622045"}
{"choices": {"p0": "send p2", "p1": "advance Ba", "p2": "advance e2 n", "p3": "first rr"}, "drawn": [], "hash": "f73aad260c368d85"}
{"choices": {"p0": "advance R3", "p1": "advance R3", "p2": "advance e1 n", "p3": "advance a5 e"}, "drawn": [], "hash": "f72cd74ae65fadec"}
{"choices": {"p0": "advance a1 n", "p1": "advance e2 w", "p2": "advance b3 n", "p3": "advance b1 n"}, "drawn": [], "hash": "274fdfdbd022dd39"}
{"choices": {"p0": "advance R4", "p1": "advance e2 n", "p3": "advance b5 e"}, "drawn": [], "hash": "2f90684a27d57104"}
{"choices": {"p0": "advance Be", "p3": "advance R3"}, "drawn": [], "hash": "5aa375f33a2bac3c"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 3}}
