{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2"}, "drawn": [], "hash": "843492323b4ac8a3"}
{"choices": {"p0": "move c1", "p1": "move e2"}, "drawn": [], "hash": "a5c3feb54887c0bb"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "575a986ab6198e2e"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": [], "hash": "f85632ff7c69d24b"}
{"choices": {"p0": "advance L4", "p1": "advance Bc"}, "drawn": [], "hash": "53eaf28f2fac3533"}
{"choices": {"p0": "advance L3", "p1": "advance L1"}, "drawn": [], "hash": "fd05007d0bece03d"}
{"choices": {"p0": "advance R1", "p1": "advance Bd"}, "drawn": ["pl artificer", "gr", "gl ghost", "br", "pt", "br"], "hash": "d108f8e266d95f06"}
{"choices": {"p0": "move b2", "p1": "move d3"}, "drawn": [], "hash": "7113c7f3e6558ad5"}
{"choices": {"p1": "place catapult c3"}, "drawn": [], "hash": "d1b1f2609211cdba"}
{"choices": {"p0": "retrieve e3"}, "drawn": [], "hash": "88ec6f635954bfd4"}
{"choices": {"p0": "advance a3 e", "p1": "advance R1"}, "drawn": [], "hash": "4aaa4b8a6968315c"}
{"choices": {"p0": "advance Ba", "p1": "advance e1 n"}, "drawn": [], "hash": "a31bd86e38c047ca"}
{"choices": {"p0": "advance L1", "p1": "advance a1 e"}, "drawn": [], "hash": "0fbd4ce8a3d70a78"}
{"choices": {"p0": "advance e5 w", "p1": "advance R2"}, "drawn": [], "hash": "2bd1c4e654dde23f"}
{"choices": {"p0": "advance L5", "p1": "advance R2"}, "drawn": [], "hash": "5402a7c929e88bd4"}
{"choices": {"p0": "advance a4 e", "p1": "advance c1 n"}, "drawn": ["gt", "pr", "rr artificer", "rr saboteur", "yr", "pt ghost"], "hash": "dfea345886218a93"}
{"choices": {"p0": "move a3", "p1": "move e3"}, "drawn": [], "hash": "e62c0aaae24b9a2d"}
{"choices": {"p0": "place wall\\ a2"}, "drawn": [], "hash": "fc9fa758d533aa7a"}
{"choices": {"p1": "place catapult a4"}, "drawn": [], "hash": "f330ee826ce296d2"}
{"choices": {"p0": "advance a1 e", "p1": "advance Ba"}, "drawn": [], "hash": "54024c7731bc8817"}
{"choices": {"p0": "advance d1 n", "p1": "advance b1 n"}, "drawn": [], "hash": "929c9856fd6855a9"}
{"choices": {"p0": "advance a1 n", "p1": "advance R3"}, "drawn": [], "hash": "7d82f81ebee87453"}
{"choices": {"p0": "advance R3", "p1": "advance c2 n"}, "drawn": [], "hash": "f66b3792fcaac3f0"}
{"choices": {"p0": "advance d5 w", "p1": "advance e1 w"}, "drawn": [], "hash": "ab29dc5f12af5371"}
{"choices": {"p0": "advance Be", "p1": "advance e2 n"}, "drawn": [], "hash": "944b399b7b64c4fc"}
{"choices": {"p0": "advance b3 n", "p1": "advance e2 w"}, "drawn": [], "hash": "fcf5bfa04c56458c"}
{"choices": {"p0": "advance R4", "p1": "advance R5"}, "drawn": ["br", "rr", "gr", "bt", "yr", "br"], "hash": "225cb23a8f187f15"}
{"choices": {"p0": "move a4", "p1": "move d2"}, "drawn": [], "hash": "bd60f1be7166cc22"}
{"choices": {"p1": "retrieve b3"}, "drawn": [], "hash": "f2fa0e5a8b2b1489"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "182bf5f32f9255aa"}
{"choices": {"p0": "advance R2", "p1": "advance e5 w"}, "drawn": [], "hash": "8c4cbc9cadcb7c5c"}
{"choices": {"p0": "advance e4 w", "p1": "advance R3"}, "drawn": [], "hash": "e3531135da1dfacb"}
{"choices": {"p0": "advance b1 n", "p1": "advance R2"}, "drawn": [], "hash": "eed2114eb5d4f672"}
{"choices": {"p0": "advance e1 n", "p1": "advance Ba"}, "drawn": [], "hash": "8f55efb23c72a8aa"}
{"choices": {"p0": "advance Bc", "p1": "advance a1 n"}, "drawn": [], "hash": "4b6e17160e16b3b8"}
{"choices": {"p0": "advance R4", "p1": "advance d1 n"}, "drawn": [], "hash": "b254d42f429eec38"}
{"choices": {"p0": "advance c5 n"}, "drawn": [], "hash": "b660d4b3988f4238"}
{"choices": {"p0": "advance e3 w"}, "drawn": [], "hash": "11dc0af81f4cad18"}
{"choices": {"p0": "advance R1"}, "drawn": ["br necromancer", "yt", "gt", "rl", "bl", "yr", "pt", "bl", "gl"], "hash": "162e5c476a7c1493"}
{"choices": {"p0": "move b4", "p1": "move e2"}, "drawn": [], "hash": "b24ce388a29ef86b"}
{"choices": {"p0": "place dragon c1"}, "drawn": [], "hash": "f50c569fade9a38b"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "63003e3bfa00d899"}
{"choices": {"p1": "place wall\\ a3"}, "drawn": [], "hash": "d8da6285bd926252"}
{"choices": {"p0": "advance R4", "p1": "advance d1 n"}, "drawn": [], "hash": "19301ee3af954c8c"}
{"choices": {"p0": "advance d3 n", "p1": "advance L4"}, "drawn": [], "hash": "4a1ad5558e8d522d"}
{"choices": {"p0": "advance e2 n", "p1": "advance e3 w"}, "drawn": [], "hash": "1ce13b4f12a6dbb9"}
{"choices": {"p0": "advance R2", "p1": "advance a2 n"}, "drawn": [], "hash": "b99aa68a4da370e4"}
{"choices": {"p0": "advance e2 w", "p1": "advance Ba"}, "drawn": [], "hash": "5558d5bec163f98a"}
{"choices": {"p0": "advance L4", "p1": "advance L5"}, "drawn": [], "hash": "d1bc4d8aecb8b947"}
{"choices": {"p0": "advance e1 w", "p1": "advance d5 w"}, "drawn": [], "hash": "4fd1f3adf6bdb601"}
{"choices": {"p0": "advance Bb"}, "drawn": [], "hash": "a1811511befd5862"}
{"choices": {"p0": "advance Be"}, "drawn": [], "hash": "d61d8480fe89451f"}
{"choices": {"p0": "advance L3"}, "drawn": [], "hash": "674c4764b0979682"}
{"choices": {"p0": "advance e4 w"}, "drawn": [], "hash": "e6fcd7561333bead"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 5}}
