{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 4, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2", "p2": "start d2", "p3": "start b4"}, "drawn": [], "hash": "36a275ea33f965c3"}
{"choices": {"p0": "move c1", "p1": "move e2", "p2": "move d1", "p3": "move a5"}, "drawn": [], "hash": "bd3cda6e253156fc"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "c9fac4ee384f4369"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": [], "hash": "5f9849e3e0e17c93"}
{"choices": {"p2": "place catapult e4"}, "drawn": [], "hash": "36d8f80d358bb881"}
{"choices": {"p3": "place dragon c3"}, "drawn": [], "hash": "a9316b03fa6a7b91"}
{"choices": {"p0": "advance L4", "p1": "advance Bc", "p2": "advance R5", "p3": "advance L1"}, "drawn": [], "hash": "06d32c8634c94da7"}
{"choices": {"p0": "advance L3", "p1": "advance L1", "p2": "advance R4", "p3": "advance L5"}, "drawn": [], "hash": "6ea59362db530692"}
{"choices": {"p0": "advance R1", "p1": "advance Bd", "p2": "send p0", "p3": "advance L4"}, "drawn": [], "hash": "37a37ce7ed45eca5"}
{"choices": {"p2": "advance L3"}, "drawn": ["pl artificer", "gr", "gt", "rl", "gl ghost", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "f827f38bc8cd3680"}
{"choices": {"p0": "move b2", "p1": "move d3", "p2": "move e2", "p3": "move b5"}, "drawn": [], "hash": "52497060ca945bb8"}
{"choices": {"p1": "place catapult c3"}, "drawn": [], "hash": "b02aa84966cbc6f9"}
{"choices": {"p2": "place catapult b3"}, "drawn": [], "hash": "d1bb6d226d395207"}
{"choices": {"p3": "place catapult c1"}, "drawn": [], "hash": "915758f5c2c2e7a9"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "24a9b3f0a72cc72e"}
{"choices": {"p0": "advance R4", "p1": "advance R1", "p2": "advance a3 e", "p3": "advance a4 e"}, "drawn": [], "hash": "73daf81f82f7e3bf"}
{"choices": {"p0": "advance e1 w", "p1": "advance e1 n", "p2": "send p0", "p3": "advance a1 e"}, "drawn": [], "hash": "7fe7b0e482eb431c"}
{"choices": {"p0": "advance Ba", "p1": "advance a1 e", "p2": "advance R2", "p3": "advance L3"}, "drawn": [], "hash": "934c8218402bc9f2"}
{"choices": {"p0": "advance a3 e", "p1": "advance R2", "p2": "advance e5 w", "p3": "advance a3 e"}, "drawn": [], "hash": "1fc7898d002b722f"}
{"choices": {"p0": "advance L1", "p1": "advance R2", "p3": "advance Bd"}, "drawn": [], "hash": "1f6c064a2f2a3a03"}
{"choices": {"p0": "advance a4 e", "p1": "advance c1 n"}, "drawn": [], "hash": "705c4c6f14be2e30"}
{"choices": {"p0": "advance e5 w"}, "drawn": ["gt", "pr", "bl", "rr", "rr artificer", "rr saboteur", "gr", "yt", "yr", "pt", "rt necromancer", "pt", "pt", "pt ghost", "bl"], "hash": "30b072eb1494c873"}
{"choices": {"p0": "move b1", "p1": "move e3", "p2": "move d3", "p3": "move a4"}, "drawn": [], "hash": "aa166aad27c8e38f"}
{"choices": {"p2": "retrieve e4"}, "drawn": [], "hash": "87d6ac19fd8a265a"}
{"choices": {"p3": "place treasure c2"}, "drawn": [], "hash": "b119e797a9ff2992"}
{"choices": {"p0": "place wall/ b1"}, "drawn": [], "hash": "3e3d654412be4444"}
{"choices": {"p1": "place wall/ a4"}, "drawn": [], "hash": "ac27840294ed680e"}
{"choices": {"p0": "advance Be", "p1": "advance Ba", "p2": "advance e1 n", "p3": "advance b1 n"}, "drawn": [], "hash": "3eb4dad915596c89"}
{"choices": {"p0": "advance a5 e", "p1": "advance b1 n", "p2": "advance Ba", "p3": "advance d1 n"}, "drawn": [], "hash": "683395e3604a92e1"}
{"choices": {"p0": "advance e4 w", "p1": "advance R3", "p2": "first pt ghost", "p3": "advance Bb"}, "drawn": [], "hash": "3f43d86993554eb9"}
{"choices": {"p0": "advance b3 n", "p1": "advance c2 n", "p2": "advance e1 n", "p3": "advance b3 n"}, "drawn": [], "hash": "370a6261d7754098"}
{"choices": {"p0": "advance a1 e", "p1": "send p2", "p2": "advance R1", "p3": "advance L4"}, "drawn": [], "hash": "b461e01de2b2e37c"}
{"choices": {"p0": "advance L3", "p1": "advance e2 n", "p2": "advance Ba", "p3": "advance a5 e"}, "drawn": [], "hash": "39673395b4e733d7"}
{"choices": {"p0": "advance a1 n", "p1": "advance R5", "p2": "advance Bc", "p3": "advance a3 e"}, "drawn": [], "hash": "2d9a328b4786b3fd"}
{"choices": {"p0": "advance R3", "p1": "advance e1 w", "p2": "advance Ba"}, "drawn": [], "hash": "605b7eef3a8651e0"}
{"choices": {"p0": "flee n", "p2": "advance L4"}, "drawn": [], "hash": "865e32bdda560810"}
{"choices": {"p0": "advance d1 n"}, "drawn": [], "hash": "92cf6334c1d643cf"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rr", "yl", "bl", "gr", "bt", "pt", "yt", "yr", "br", "pr", "gr friend"], "hash": "a6ee2cf310cce9d3"}
{"choices": {"p0": "move c2", "p1": "move d3", "p2": "move c3", "p3": "move b4"}, "drawn": [], "hash": "b29fae70c3841cae"}
{"choices": {"p3": "retrieve c1"}, "drawn": [], "hash": "17e43672ffda2165"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "8474ec3778ec60e0"}
{"choices": {"p1": "place wall/ e4"}, "drawn": [], "hash": "e34c75c765169073"}
{"choices": {"p2": "place dragon c4"}, "drawn": [], "hash": "8d307a10b58ecf07"}
{"choices": {"p0": "advance b5 e", "p1": "advance Bd", "p2": "advance L2", "p3": "advance Bb"}, "drawn": [], "hash": "b2e14ccc09e07267"}
{"choices": {"p0": "advance e4 w", "p1": "advance d2 n", "p2": "advance R5", "p3": "advance L4"}, "drawn": [], "hash": "50b7190134ae69d6"}
{"choices": {"p0": "advance a3 e", "p1": "advance R3", "p2": "advance a1 n", "p3": "advance R1"}, "drawn": [], "hash": "0f41e66332dc04de"}
{"choices": {"p0": "advance R4", "p1": "advance R2", "p2": "first pt", "p3": "advance b3 n"}, "drawn": [], "hash": "d17f99a651893575"}
{"choices": {"p0": "advance e4 n", "p1": "advance d2 n", "p2": "advance e2 n", "p3": "advance e3 w"}, "drawn": [], "hash": "bef20493e49a48c8"}
{"choices": {"p0": "advance a2 n", "p1": "advance a1 n", "p2": "advance c5 n", "p3": "advance b5 e"}, "drawn": [], "hash": "3906bd76f2c785fb"}
{"choices": {"p0": "advance e1 n", "p1": "advance d1 n", "p2": "advance a4 e"}, "drawn": [], "hash": "5f58547d41fc941e"}
{"choices": {"p0": "advance c5 n", "p2": "advance c1 n"}, "drawn": [], "hash": "3abe14e46328deee"}
{"choices": {"p0": "advance R1", "p2": "advance Ba"}, "drawn": [], "hash": "38649875a7e639be"}
{"choices": {"p2": "advance e1 w"}, "drawn": [], "hash": "8ec630269af74c5e"}
{"choices": {"p2": "advance e2 n"}, "drawn": [], "hash": "15776fe1732475fb"}
{"choices": {"p2": "advance a1 n"}, "drawn": [], "hash": "5e69f8cdb22957d7"}
{"choices": {"p2": "first pt ghost"}, "drawn": [], "hash": "d16b785c81571dea"}
{"choices": {"p2": "advance Bc"}, "drawn": ["br", "bl", "pt", "pr", "yt", "pt", "pt", "pr", "gt", "gl", "gr", "gl"], "hash": "2a40a3df48dc4597"}
{"choices": {"p0": "move b2", "p1": "move e3", "p2": "move b2", "p3": "move a3"}, "drawn": [], "hash": "c9db6c8dc13851e8"}
{"choices": {"p0": "place dragon c3"}, "drawn": [], "hash": "121d8d4c9229a8a5"}
{"choices": {"p1": "place catapult c2"}, "drawn": [], "hash": "db4fbe127d37f40a"}
{"choices": {"p2": "place catapult a5"}, "drawn": [], "hash": "434b477343633cea"}
{"choices": {"p3": "retrieve c2"}, "drawn": [], "hash": "ff6b677e60843c32"}
{"choices": {"p0": "advance e4 w", "p1": "advance a2 n", "p2": "advance a1 n", "p3": "advance e1 w"}, "drawn": [], "hash": "d95bcbfef339162a"}
{"choices": {"p0": "advance e2 w", "p1": "advance L4", "p2": "advance a2 e", "p3": "advance L5"}, "drawn": [], "hash": "340bb65c11ce9f68"}
{"choices": {"p0": "advance R2", "p1": "advance e2 w", "p2": "advance d1 n", "p3": "advance a4 e"}, "drawn": [], "hash": "6885731033e0bc80"}
{"choices": {"p0": "advance e1 w", "p1": "advance d2 n", "p2": "advance e5 w", "p3": "advance b2 e"}, "drawn": [], "hash": "a5c88668e4c68bfb"}
{"choices": {"p0": "advance d4 n", "p1": "advance Ba", "p2": "advance R1", "p3": "advance b1 n"}, "drawn": [], "hash": "b5827da36f9cbeee"}
{"choices": {"p0": "advance Be", "p1": "advance L5", "p2": "advance e3 n", "p3": "advance d3 n"}, "drawn": [], "hash": "b4af72448f2f3b7b"}
{"choices": {"p0": "advance a3 n", "p1": "advance d5 w", "p2": "advance e3 n", "p3": "advance c5 n"}, "drawn": [], "hash": "cb6cc8606f5ca527"}
{"choices": {"p0": "advance e2 n", "p2": "advance Ba"}, "drawn": [], "hash": "8d5122d545a5a767"}
{"choices": {"p0": "flee w", "p2": "advance c1 n"}, "drawn": [], "hash": "052dd306a3e094f0"}
{"choices": {"p0": "advance b3 n", "p2": "advance a2 n"}, "drawn": [], "hash": "7df6e136ffbe51ce"}
{"choices": {"p0": "advance c5 n", "p2": "first pt ghost"}, "drawn": [], "hash": "96caab610705c961"}
{"choices": {"p0": "advance Bb", "p2": "advance c2 n"}, "drawn": [], "hash": "6003bbd135ae8270"}
{"choices": {"p2": "advance a2 n"}, "drawn": [], "hash": "4e18c92ea2f37d55"}
{"choices": {"p2": "advance a2 n"}, "drawn": [], "hash": "da5a3312848d9dc7"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 5}}
