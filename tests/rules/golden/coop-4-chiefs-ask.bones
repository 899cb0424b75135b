{"format": 2, "package": "0.2.0", "game": {"mode": "coop", "players": 4, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
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
{"choices": {"p0": "advance a3 e", "p1": "advance R2", "p2": "advance e5 w", "p3": "advance a3 e"}, "drawn": [], "hash": "a9c59755f3d9e5b8"}
{"choices": {"p0": "advance L1", "p1": "advance c1 n", "p3": "advance Bd"}, "drawn": [], "hash": "efba55c425b9fb67"}
{"choices": {"p0": "advance a4 e"}, "drawn": [], "hash": "705c4c6f14be2e30"}
{"choices": {"p0": "advance e5 w"}, "drawn": ["gt", "pr", "bl", "rr", "rr artificer", "rr saboteur", "gr", "yt", "yr", "pt", "rt necromancer", "pt", "pt", "pt ghost", "bl"], "hash": "30b072eb1494c873"}
{"choices": {"p0": "move b1", "p1": "move e3", "p2": "move d3", "p3": "move a4"}, "drawn": [], "hash": "aa166aad27c8e38f"}
{"choices": {"p2": "retrieve e4"}, "drawn": [], "hash": "87d6ac19fd8a265a"}
{"choices": {"p3": "place treasure c2"}, "drawn": [], "hash": "b119e797a9ff2992"}
{"choices": {"p0": "place wall/ b1"}, "drawn": [], "hash": "3e3d654412be4444"}
{"choices": {"p1": "place wall/ a4"}, "drawn": [], "hash": "ac27840294ed680e"}
{"choices": {"p0": "advance Be", "p1": "advance Ba", "p2": "advance e1 n", "p3": "advance b1 n"}, "drawn": [], "hash": "5023b13205d704b0"}
{"choices": {"p0": "advance a5 e", "p1": "advance b1 n", "p2": "advance Bc", "p3": "advance d1 n"}, "drawn": [], "hash": "54d2de4fbcc4f747"}
{"choices": {"p0": "advance e4 w", "p1": "advance R3", "p2": "advance R1", "p3": "advance Bb"}, "drawn": [], "hash": "f595ff440aba8e9a"}
{"choices": {"p0": "advance b3 n", "p1": "advance c2 n", "p2": "advance d5 w", "p3": "advance b3 n"}, "drawn": [], "hash": "2025e731454c601f"}
{"choices": {"p0": "advance a1 e", "p1": "send p2", "p2": "advance Ba", "p3": "advance L4"}, "drawn": [], "hash": "87871a6b5cdd2a90"}
{"choices": {"p0": "advance L3", "p1": "advance e2 n", "p2": "first pt ghost", "p3": "advance a5 e"}, "drawn": [], "hash": "f1c13935a5dac5cc"}
{"choices": {"p0": "advance a1 n", "p1": "advance R5", "p2": "advance Ba", "p3": "advance a3 e"}, "drawn": [], "hash": "516b13c782e12255"}
{"choices": {"p0": "advance R3", "p1": "advance e1 w"}, "drawn": [], "hash": "1ca19145bd9c3dd1"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "865e32bdda560810"}
{"choices": {"p0": "advance d1 n"}, "drawn": [], "hash": "92cf6334c1d643cf"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rr", "yl", "bl", "gr", "bt", "pt", "yt", "yr", "br", "pr", "gr friend"], "hash": "a6ee2cf310cce9d3"}
{"choices": {"p0": "move c2", "p1": "move d3", "p2": "move c3", "p3": "move b4"}, "drawn": [], "hash": "b29fae70c3841cae"}
{"choices": {"p3": "retrieve c1"}, "drawn": [], "hash": "17e43672ffda2165"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "8474ec3778ec60e0"}
{"choices": {"p1": "place wall/ e4"}, "drawn": [], "hash": "e34c75c765169073"}
{"choices": {"p2": "place dragon c4"}, "drawn": [], "hash": "8d307a10b58ecf07"}
{"choices": {"p0": "advance b5 e", "p1": "advance Bd", "p2": "advance L2", "p3": "advance Bb"}, "drawn": [], "hash": "b2e14ccc09e07267"}
{"choices": {"p0": "advance e4 w", "p1": "advance d2 n", "p2": "advance R5", "p3": "advance L4"}, "drawn": [], "hash": "a171f3d11931b465"}
{"choices": {"p0": "advance a3 e", "p1": "advance R3", "p2": "advance a1 n", "p3": "advance R1"}, "drawn": [], "hash": "7647573a7b3b6066"}
{"choices": {"p0": "advance R4", "p1": "advance e5 w", "p2": "first pt", "p3": "advance b3 n"}, "drawn": [], "hash": "4027e186c31c7d50"}
{"choices": {"p0": "advance e4 n", "p1": "advance a1 n", "p2": "advance e2 n", "p3": "advance e3 w"}, "drawn": [], "hash": "d5f5903278b95d09"}
{"choices": {"p0": "advance a2 n", "p1": "advance d1 n", "p2": "advance Bc", "p3": "advance b5 e"}, "drawn": [], "hash": "0cb4612d11efa3c0"}
{"choices": {"p0": "advance e1 n", "p2": "advance c1 n"}, "drawn": [], "hash": "c6a2236a23c74fd3"}
{"choices": {"p0": "advance c5 n", "p2": "advance e1 w"}, "drawn": [], "hash": "6e8c0ffe44c65975"}
{"choices": {"p0": "advance R1", "p2": "advance c5 n"}, "drawn": [], "hash": "4e8c35603c2a4804"}
{"choices": {"p2": "advance a4 e"}, "drawn": [], "hash": "e708ae4dd50f843f"}
{"choices": {"p2": "advance Ba"}, "drawn": [], "hash": "934d3c2c9188b9a4"}
{"choices": {"p2": "first pt ghost"}, "drawn": ["br", "bl", "pt", "pr", "yt", "pt", "pt", "pr", "gt", "gl", "gr", "gl"], "hash": "2a40a3df48dc4597"}
{"choices": {"p0": "move b2", "p1": "move e3", "p2": "move b2", "p3": "move a3"}, "drawn": [], "hash": "c9db6c8dc13851e8"}
{"choices": {"p0": "place dragon c3"}, "drawn": [], "hash": "121d8d4c9229a8a5"}
{"choices": {"p1": "place catapult c2"}, "drawn": [], "hash": "db4fbe127d37f40a"}
{"choices": {"p2": "place catapult b4"}, "drawn": [], "hash": "292a203d92f5fb25"}
{"choices": {"p3": "retrieve c2"}, "drawn": [], "hash": "db9cb0f1ac067929"}
{"choices": {"p0": "advance e4 w", "p1": "advance a2 n", "p2": "advance Ba", "p3": "advance e1 w"}, "drawn": [], "hash": "9a1d9e45280758c1"}
{"choices": {"p0": "advance e2 w", "p1": "advance L4", "p2": "advance R1", "p3": "advance L5"}, "drawn": [], "hash": "185c9f35ca0826c9"}
{"choices": {"p0": "advance R2", "p1": "advance e2 w", "p2": "advance a2 e", "p3": "advance a4 e"}, "drawn": [], "hash": "7b894db1ab9fd5a0"}
{"choices": {"p0": "advance e1 w", "p1": "advance d2 n", "p2": "advance a1 n", "p3": "advance b2 e"}, "drawn": [], "hash": "6cb23e48167df597"}
{"choices": {"p0": "advance d4 n", "p1": "advance Ba", "p2": "advance a2 n", "p3": "advance b1 n"}, "drawn": [], "hash": "cc7908c7b16b85d3"}
{"choices": {"p0": "advance Be", "p1": "advance L5", "p2": "first pt", "p3": "advance d3 n"}, "drawn": [], "hash": "e350f8357973538c"}
{"choices": {"p0": "advance a3 n", "p1": "advance d5 w", "p2": "advance a2 n", "p3": "advance c5 n"}, "drawn": [], "hash": "85c0bd9a41b77659"}
{"choices": {"p0": "advance e2 n", "p2": "first pt"}, "drawn": [], "hash": "ea5113f6b8d2c333"}
{"choices": {"p0": "flee w", "p2": "advance e3 n"}, "drawn": [], "hash": "2c409186e0fff18b"}
{"choices": {"p0": "advance b3 n", "p2": "advance c2 n"}, "drawn": [], "hash": "d1161e92785bb8ce"}
{"choices": {"p0": "advance c5 n", "p2": "advance e5 w"}, "drawn": [], "hash": "79ce3945e1b93bfb"}
{"choices": {"p0": "advance Bb", "p2": "advance d1 n"}, "drawn": [], "hash": "adbd306f77e02062"}
{"choices": {"p2": "advance c1 n"}, "drawn": [], "hash": "30c0434e63a213c7"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 5}}
