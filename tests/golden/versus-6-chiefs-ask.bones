{"format": 1, "package": "0.1.0", "game": {"mode": "versus", "players": 6, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random", "random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2", "p2": "move b3", "p3": "move d3", "p4": "move d3", "p5": "move d4"}, "drawn": [], "hash": "a79201ca55b4fa9d"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3", "p2": "place treasure b1", "p3": "place wall\\ b4", "p4": "place wall/ a2", "p5": "place wall\\ a2"}, "drawn": [], "hash": "62065c48f1daca3f"}
{"choices": {"p0": "advance R1", "p1": "advance Te", "p2": "advance Tb", "p3": "advance L1", "p4": "advance Tb", "p5": "advance L4"}, "drawn": [], "hash": "30a0363e0c70c3ed"}
{"choices": {"p0": "advance Ta", "p1": "advance L1", "p2": "advance R2", "p3": "advance R2", "p4": "advance Te", "p5": "advance R5"}, "drawn": [], "hash": "bd17b86da50f3a34"}
{"choices": {"p0": "advance R2", "p1": "advance R2", "p2": "advance R5", "p3": "advance Te", "p4": "advance L1", "p5": "advance L5"}, "drawn": ["pl saboteur", "gr", "gl ghost", "rl", "pr", "bl", "gl", "bt", "br", "gl", "rr", "gr", "pt", "br", "gt", "bl instructor", "bt", "rt"], "hash": "23ddda825e49cbd3"}
{"choices": {"p0": "move c2", "p1": "move e1", "p2": "move b4", "p3": "move e3", "p4": "move c3", "p5": "move e5"}, "drawn": [], "hash": "7a19252a5c870521"}
{"choices": {"p0": "place treasure a2", "p1": "place treasure b3", "p2": "place wall/ c2", "p3": "place wall\\ d5", "p4": "place treasure a3", "p5": "retrieve a2"}, "drawn": [], "hash": "1b52d1eeafd05807"}
{"choices": {"p0": "advance a5 s", "p1": "advance R2", "p2": "advance R2", "p3": "advance a1 e", "p4": "advance a1 e", "p5": "advance a5 e"}, "drawn": [], "hash": "d3a8a7dd863aade6"}
{"choices": {"p0": "advance Ta", "p1": "advance R1", "p2": "advance L5", "p3": "advance e5 s", "p4": "advance R3", "p5": "advance a4 e"}, "drawn": [], "hash": "dd2bd246c81a8e5f"}
{"choices": {"p0": "advance L1", "p1": "advance e4 w", "p2": "advance e2 w", "p3": "advance e2 w", "p4": "advance e5 s", "p5": "advance L4"}, "drawn": [], "hash": "9f4a72d8c1ca241c"}
{"choices": {"p0": "advance e4 w", "p1": "advance e2 w", "p2": "advance b5 s", "p3": "advance L5", "p4": "advance Td", "p5": "advance e4 w"}, "drawn": [], "hash": "91e1cef39445c624"}
{"choices": {"p0": "advance L5", "p1": "advance Td", "p2": "advance e5 w", "p3": "advance b5 s", "p4": "advance b5 s", "p5": "advance Tc"}, "drawn": [], "hash": "57cb8d866a71d4a4"}
{"choices": {"p0": "advance e1 w", "p1": "advance e5 s", "p2": "advance e5 s", "p3": "advance L4", "p4": "advance d5 s"}, "drawn": ["gt instructor", "pr", "bl", "rt", "yl", "gr", "rr", "rr", "gr", "yt", "rr", "bt friend", "yr", "pt", "rt", "rr", "br", "br"], "hash": "3eadcb6cb7ae7439"}
{"choices": {"p0": "move b3", "p1": "move e2", "p2": "move b5", "p3": "move d2", "p4": "move c2", "p5": "move d4"}, "drawn": [], "hash": "824380376f35ca1e"}
{"choices": {"p0": "place wall\\ c2", "p1": "place catapult c2", "p2": "retrieve c2", "p3": "place catapult e1", "p4": "place dragon e2", "p5": "place catapult e3"}, "drawn": [], "hash": "6d42f2b30660f2f8"}
{"choices": {"p0": "advance a5 s", "p1": "advance d2 w", "p2": "advance a5 e", "p3": "advance R3", "p4": "advance d5 s", "p5": "advance e1 w"}, "drawn": [], "hash": "bd998dcce7c33070"}
{"choices": {"p0": "advance a5 e", "p1": "send p4", "p2": "advance R1", "p3": "advance b1 e", "p4": "advance e3 w", "p5": "advance Td"}, "drawn": [], "hash": "7992a808c0565da2"}
{"choices": {"p0": "advance a1 n", "p1": "advance e4 s", "p2": "advance e2 w", "p3": "advance Tc", "p4": "advance b4 s", "p5": "advance b5 e"}, "drawn": [], "hash": "98ec6b308e00ebab"}
{"choices": {"p0": "advance Te", "p1": "advance d4 w", "p2": "advance e4 s", "p3": "advance a5 e", "p4": "advance e5 w", "p5": "advance R2"}, "drawn": [], "hash": "5f8b4e71e6139304"}
{"choices": {"p0": "advance d2 w", "p1": "advance b1 e", "p2": "advance Tc", "p3": "advance c4 s", "p4": "advance e4 s", "p5": "advance R1"}, "drawn": [], "hash": "b8dfb389aaa5a57b"}
{"choices": {"p0": "advance d4 w", "p1": "advance d5 s", "p2": "advance d5 w", "p3": "advance a4 e", "p4": "advance L2", "p5": "advance a4 e"}, "drawn": [], "hash": "9ae662314dc15c48"}
{"choices": {"p0": "advance d1 w", "p1": "advance Ta", "p2": "advance d2 w", "p3": "advance e4 s", "p4": "advance d4 s", "p5": "advance b4 e"}, "drawn": [], "hash": "073547c35eb03f30"}
{"choices": {"p0": "advance R3", "p1": "advance R3", "p2": "advance L4", "p3": "advance a3 e", "p4": "advance b1 e"}, "drawn": [], "hash": "6f08a54f6c026f85"}
{"choices": {"p0": "advance R4", "p4": "advance R2"}, "drawn": [], "hash": "d2ea825c34c9510a"}
{"choices": {"p4": "flee s"}, "drawn": ["br", "rt", "pt", "rr", "yl", "yt", "gr", "bl", "pt", "yt", "gr", "pl", "yr", "bt", "pt", "gr friend", "yt", "gl"], "hash": "57ff9f0d266876a8"}
{"choices": {"p0": "move a2", "p1": "move d1", "p2": "move b4", "p3": "move e2", "p4": "move c1", "p5": "move c5"}, "drawn": [], "hash": "590606ed323ccab2"}
{"choices": {"p0": "place dragon b5", "p1": "place catapult d2", "p2": "place dragon d2", "p3": "place catapult d1", "p4": "place catapult c5", "p5": "place wall\\ b5"}, "drawn": [], "hash": "230ce586f08dc4e0"}
{"choices": {"p0": "flee s", "p2": "flee w"}, "drawn": [], "hash": "6f4be10c10f2effe"}
{"choices": {"p0": "advance c1 s", "p1": "advance c1 s", "p2": "advance c2 n", "p3": "advance b5 s", "p4": "advance R1", "p5": "advance L1"}, "drawn": [], "hash": "dbf363f2217a6ec4"}
{"choices": {"p0": "advance a4 s", "p1": "advance e5 w", "p2": "advance e3 s", "p3": "advance e3 w", "p4": "advance b3 w", "p5": "advance d5 s"}, "drawn": [], "hash": "260713102c78e1cf"}
{"choices": {"p0": "advance R1", "p1": "advance Tc", "p2": "advance e4 s", "p3": "advance R1", "p4": "advance e3 w", "p5": "advance c4 s"}, "drawn": [], "hash": "3976cec8663b219e"}
{"choices": {"p0": "advance a3 s", "p1": "advance L4", "p2": "advance c5 s", "p3": "send p4", "p4": "advance Tb", "p5": "advance d1 w"}, "drawn": [], "hash": "81df0d14f34dac3f"}
{"choices": {"p0": "advance e3 w", "p1": "advance d4 s", "p2": "advance Ta", "p3": "advance b5 e", "p4": "advance e3 s", "p5": "advance e2 w"}, "drawn": [], "hash": "a2e823b9e13f3f0c"}
{"choices": {"p0": "advance R4", "p1": "advance c4 s", "p2": "advance a4 e", "p3": "advance c1 s", "p4": "flee n", "p5": "advance L5"}, "drawn": [], "hash": "84a255c9ac32ffdc"}
{"choices": {"p0": "advance e4 w", "p1": "advance e4 n", "p2": "advance L5", "p3": "advance b3 e", "p4": "advance L2", "p5": "advance b4 e"}, "drawn": [], "hash": "c49282f98b02b325"}
{"choices": {"p0": "advance Te", "p1": "advance Td", "p3": "advance e3 s", "p4": "advance d5 w", "p5": "advance e1 w"}, "drawn": [], "hash": "cd2b6db3c296032c"}
{"choices": {"p0": "advance e5 s", "p3": "advance Tb", "p4": "send p5"}, "drawn": [], "hash": "b8c442e7617491da"}
{"choices": {"p0": "advance c4 s", "p3": "advance R3", "p4": "advance d3 w"}, "drawn": [], "hash": "9edf34143ba1615b"}
{"choices": {"p4": "advance d4 s"}, "drawn": [], "hash": "77d441323ba8b36c"}
{"choices": {"p4": "advance a3 n"}, "drawn": [], "hash": "deadb6e51dbbd9d6"}
{"choices": {"p4": "advance e1 s"}, "drawn": [], "hash": "b3909f3ffc8e653d"}
{"choices": {"p4": "flee w"}, "drawn": ["br", "rr", "pr instructor", "pr", "yt", "rr saboteur", "yt", "pt", "pl saboteur", "pt", "bt", "pt", "gt", "gl", "pr", "gl", "br", "rt"], "hash": "bb1375eba22d6700"}
{"choices": {"p0": "move a1", "p1": "move e1", "p2": "move c4", "p3": "move d3", "p4": "move d2", "p5": "move b4"}, "drawn": [], "hash": "9191e1287839d020"}
{"choices": {"p0": "place catapult a1", "p1": "place wall/ b2", "p2": "place wall\\ a4", "p3": "place treasure a2", "p4": "place wall/ e4", "p5": "place wall/ b4"}, "drawn": [], "hash": "8f5b33a7507b0c5a"}
{"choices": {"p0": "advance e4 w", "p1": "advance Ta", "p2": "advance c2 n", "p3": "advance c4 s", "p4": "advance e1 w", "p5": "advance Tc"}, "drawn": [], "hash": "3abca60cca80e02e"}
{"choices": {"p0": "advance e4 s", "p1": "advance d3 w", "p2": "advance L1", "p3": "advance e3 w", "p4": "advance Tb", "p5": "advance d2 w"}, "drawn": [], "hash": "8fc7f49e0d0d418f"}
{"choices": {"p0": "advance Te", "p1": "advance a4 s", "p2": "advance e3 s", "p3": "advance R5", "p4": "advance a3 w", "p5": "advance d1 w"}, "drawn": [], "hash": "80fec0db0a9a0a97"}
{"choices": {"p0": "advance e1 w", "p1": "advance d5 s", "p2": "advance R5", "p3": "advance Ta", "p4": "advance e3 n", "p5": "advance a1 e"}, "drawn": [], "hash": "be2e844536d1724c"}
{"choices": {"p0": "advance Tb", "p1": "advance L5", "p2": "advance d1 w", "p3": "advance b4 s", "p4": "advance a4 n", "p5": "advance a5 e"}, "drawn": [], "hash": "9cf666cbefeda447"}
{"choices": {"p0": "flee w", "p1": "advance R3", "p2": "advance a5 e", "p3": "advance L5", "p4": "advance R1", "p5": "advance Ta"}, "drawn": [], "hash": "ff8a53df8e61256d"}
{"choices": {"p0": "advance d3 w", "p1": "advance c5 s", "p2": "advance a5 s", "p3": "advance b5 s", "p4": "advance d3 w", "p5": "advance R5"}, "drawn": [], "hash": "2f27c86a6399a070"}
{"choices": {"p0": "advance e2 w", "p1": "advance d5 w", "p4": "advance R2", "p5": "advance d4 s"}, "drawn": [], "hash": "70fd1eb0cdfa13ff"}
{"choices": {"p0": "advance b4 s", "p1": "advance a4 e", "p4": "advance a3 n", "p5": "advance R3"}, "drawn": [], "hash": "5025a833fd0c0240"}
{"choices": {"p0": "advance e5 s", "p1": "send p3", "p4": "advance Td", "p5": "send p4"}, "drawn": [], "hash": "bae06c08735de898"}
{"choices": {"p0": "advance a3 s", "p5": "advance c4 s"}, "drawn": [], "hash": "2f4954d4721e22ab"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "74654660c72ff285"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3, 4], "scores": [23, 33, 36, 0, 0, 28], "rounds": 5}}
