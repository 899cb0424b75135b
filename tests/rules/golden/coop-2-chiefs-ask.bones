{"format": 2, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
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
{"choices": {"p0": "advance e5 w", "p1": "advance R2"}, "drawn": [], "hash": "5413e62afa759f94"}
{"choices": {"p0": "advance L5", "p1": "advance c1 n"}, "drawn": [], "hash": "31cf990170e511f7"}
{"choices": {"p0": "advance a4 e"}, "drawn": ["gt", "pr", "rr artificer", "rr saboteur", "yr", "pt ghost"], "hash": "dfea345886218a93"}
{"choices": {"p0": "move a3", "p1": "move e3"}, "drawn": [], "hash": "e62c0aaae24b9a2d"}
{"choices": {"p0": "place wall\\ a2"}, "drawn": [], "hash": "fc9fa758d533aa7a"}
{"choices": {"p1": "place catapult a4"}, "drawn": [], "hash": "f330ee826ce296d2"}
{"choices": {"p0": "advance a1 e", "p1": "advance Ba"}, "drawn": [], "hash": "54024c7731bc8817"}
{"choices": {"p0": "advance d1 n", "p1": "advance b1 n"}, "drawn": [], "hash": "929c9856fd6855a9"}
{"choices": {"p0": "advance a1 n", "p1": "advance R3"}, "drawn": [], "hash": "7d82f81ebee87453"}
{"choices": {"p0": "advance R3", "p1": "advance c2 n"}, "drawn": [], "hash": "f66b3792fcaac3f0"}
{"choices": {"p0": "advance d5 w", "p1": "advance e1 w"}, "drawn": [], "hash": "ab29dc5f12af5371"}
{"choices": {"p0": "advance Be", "p1": "advance e2 n"}, "drawn": [], "hash": "944b399b7b64c4fc"}
{"choices": {"p0": "advance b3 n", "p1": "advance e2 w"}, "drawn": [], "hash": "0d3f654921f00859"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rr", "gr", "bt", "yr", "br"], "hash": "225cb23a8f187f15"}
{"choices": {"p0": "move a4", "p1": "move d3"}, "drawn": [], "hash": "a87e828411c82adc"}
{"choices": {"p1": "place dragon a2"}, "drawn": [], "hash": "f315eccb196f8283"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "4e0c034d90ca3ffb"}
{"choices": {"p0": "advance R2", "p1": "advance Ba"}, "drawn": [], "hash": "2e3bfdff95414f39"}
{"choices": {"p0": "advance e4 w", "p1": "advance R2"}, "drawn": [], "hash": "a4884d9eeae1f4c6"}
{"choices": {"p0": "advance b1 n", "p1": "advance Bd"}, "drawn": [], "hash": "3d1f56abc9a7c6ca"}
{"choices": {"p0": "advance e1 n", "p1": "advance d2 n"}, "drawn": [], "hash": "ba0e763b15d3365f"}
{"choices": {"p0": "advance Bc", "p1": "advance d1 n"}, "drawn": [], "hash": "6fab7015cfc1f886"}
{"choices": {"p0": "advance R4", "p1": "advance a1 n"}, "drawn": [], "hash": "564e9422a49c702e"}
{"choices": {"p0": "advance c5 n", "p1": "flee s"}, "drawn": [], "hash": "efb3fc502dfdfc6c"}
{"choices": {"p0": "advance e3 w", "p1": "advance e5 w"}, "drawn": [], "hash": "af63e1143229d685"}
{"choices": {"p0": "advance R1"}, "drawn": ["br", "bl", "yt", "pt", "gt", "gl"], "hash": "9b01b9e2d70a1359"}
{"choices": {"p0": "move b4", "p1": "move d2"}, "drawn": [], "hash": "208c8aac238c6c53"}
{"choices": {"p0": "place dragon e4"}, "drawn": [], "hash": "9917d092e6154207"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "e68a97cb309af4d7"}
{"choices": {"p1": "retrieve b3"}, "drawn": [], "hash": "2a0bf275af9783b4"}
{"choices": {"p0": "advance e2 n", "p1": "advance d5 w"}, "drawn": [], "hash": "324738a7e35f2f92"}
{"choices": {"p0": "advance c1 n", "p1": "advance a1 s"}, "drawn": [], "hash": "69b09c201f45cbf9"}
{"choices": {"p0": "advance Bb", "p1": "advance e3 w"}, "drawn": [], "hash": "f34d49a7b398952c"}
{"choices": {"p0": "advance c5 n", "p1": "advance L5"}, "drawn": [], "hash": "d65c4f201f18df54"}
{"choices": {"p0": "advance R2", "p1": "advance Ba"}, "drawn": [], "hash": "0401e6f20a818999"}
{"choices": {"p0": "advance e1 w", "p1": "advance e2 w"}, "drawn": [], "hash": "2e34195659278a6b"}
{"choices": {"p0": "advance e2 w", "p1": "advance L4"}, "drawn": [], "hash": "3488a5d4cd9d7d7c"}
{"choices": {"p0": "advance Be", "p1": "advance d1 n"}, "drawn": [], "hash": "6608299165932c02"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "a113d3e5d12dd7c9"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 5}}
