{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 6, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random", "random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2", "p2": "move b3", "p3": "move d3", "p4": "move d3", "p5": "move d4"}, "drawn": [], "hash": "9b31ab3ef68e1cd3"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3", "p2": "place treasure b1", "p3": "place wall\\ b4", "p4": "place wall/ a2", "p5": "place wall\\ a2"}, "drawn": [], "hash": "64887f261b1cb42c"}
{"choices": {"p3": "advance L1"}, "drawn": [], "hash": "608c2c733e1804d7"}
{"choices": {"p3": "advance R2"}, "drawn": [], "hash": "02a2ab5d9cc855ac"}
{"choices": {"p3": "advance Te"}, "drawn": ["pl saboteur", "gr", "gl ghost", "rl", "pr", "bl", "gl", "bt", "br", "gl", "rr", "gr", "pt", "br", "gt", "bl instructor", "bt", "rt"], "hash": "9c53aa8091b5ada8"}
{"choices": {"p0": "move c1", "p1": "move c2", "p2": "move b2", "p3": "move e3", "p4": "move c3", "p5": "move c3"}, "drawn": [], "hash": "73d5eb53b06178a0"}
{"choices": {"p0": "place wall/ b2", "p1": "place wall\\ a3", "p2": "place catapult a5", "p3": "place wall\\ d5", "p4": "place dragon e4", "p5": "place treasure a3"}, "drawn": [], "hash": "cb4e3a632764453b"}
{"choices": {"p0": "advance a5 s", "p2": "advance e5 w", "p3": "advance a1 e", "p4": "flee e"}, "drawn": [], "hash": "9eaf1e27164c5066"}
{"choices": {"p0": "advance e4 w", "p2": "advance Te", "p3": "advance e5 s"}, "drawn": [], "hash": "467bb734df37759b"}
{"choices": {"p0": "advance e1 w", "p2": "advance L5", "p3": "advance e2 w"}, "drawn": [], "hash": "62e176731bb3372e"}
{"choices": {"p0": "advance Ta", "p2": "send p3", "p3": "advance L5"}, "drawn": [], "hash": "1195a9a4492a84cd"}
{"choices": {"p0": "advance L1", "p3": "advance b5 s"}, "drawn": [], "hash": "969e10a9fef0c584"}
{"choices": {"p3": "advance L4"}, "drawn": ["gt", "pr", "bl", "rt", "yl", "gr", "rr", "rr", "gr", "yt", "rr", "bt friend", "yr", "pt", "rt", "rr", "br", "br"], "hash": "b9742508ad2bc5b3"}
{"choices": {"p0": "move b1", "p1": "move b1", "p2": "move a3", "p3": "move d2", "p4": "move b3", "p5": "move b3"}, "drawn": [], "hash": "2bfe7a6dde967729"}
{"choices": {"p0": "place dragon d1", "p1": "place catapult a4", "p2": "place wall/ d3", "p3": "place catapult e1", "p4": "place wall/ d2", "p5": "place dragon b4"}, "drawn": [], "hash": "0b5ca9dfdb0741ad"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "4a1fbf640b153140"}
{"choices": {"p0": "advance a5 s", "p3": "advance Tc", "p5": "advance c5 s"}, "drawn": [], "hash": "e78bc402ba6d5af1"}
{"choices": {"p0": "advance a5 e", "p3": "advance b1 e", "p5": "advance a3 s"}, "drawn": [], "hash": "afa5556c85291946"}
{"choices": {"p0": "advance a1 e", "p3": "advance e4 s", "p5": "advance e1 w"}, "drawn": [], "hash": "6736dcdbd2fe9eb9"}
{"choices": {"p3": "advance Tb", "p5": "advance a4 s"}, "drawn": [], "hash": "3312a431b76247de"}
{"choices": {"p3": "advance a4 e", "p5": "advance b5 e"}, "drawn": [], "hash": "13c0b7e2b3024435"}
{"choices": {"p3": "advance c4 s", "p5": "advance d5 w"}, "drawn": [], "hash": "1ad4e2b10eaeb036"}
{"choices": {"p3": "advance R3", "p5": "advance R2"}, "drawn": [], "hash": "8251b3ef0cb82e80"}
{"choices": {"p3": "advance a5 e", "p5": "advance Td"}, "drawn": [], "hash": "50873b79932aa458"}
{"choices": {"p3": "advance Te"}, "drawn": [], "hash": "18fecd593290a0ae"}
{"choices": {"p3": "advance L5"}, "drawn": ["bt", "rt", "pt", "rr", "yl", "yl necromancer", "pl", "gt", "rr", "gr", "bl", "pt", "yl", "gr", "pt", "yr", "bt", "pt", "gr friend", "yt", "rt"], "hash": "2c508305240e8dd6"}
{"choices": {"p0": "move c2", "p1": "move b2", "p2": "move b3", "p3": "move c1", "p4": "move c3", "p5": "move a4"}, "drawn": [], "hash": "d2a2f698d18e20cc"}
{"choices": {"p0": "place treasure a5", "p1": "place dragon a2", "p2": "place wall/ e2", "p3": "place dragon a1", "p4": "place treasure e1", "p5": "place catapult a4"}, "drawn": [], "hash": "7ec3de5b09212593"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "advance c5 s", "p5": "advance e1 w"}, "drawn": [], "hash": "1609c119595f421f"}
{"choices": {"p3": "advance R1", "p5": "advance c5 s"}, "drawn": [], "hash": "c224c5c04991ca2e"}
{"choices": {"p3": "send p1", "p5": "first pr"}, "drawn": [], "hash": "da2f78ad063d1a3a"}
{"choices": {"p3": "advance a5 e", "p5": "advance Te"}, "drawn": [], "hash": "5da9f42206b4ec68"}
{"choices": {"p3": "advance e3 s", "p5": "advance d1 w"}, "drawn": [], "hash": "1f2bd0707ee6a8cf"}
{"choices": {"p3": "advance b5 e", "p5": "advance d5 s"}, "drawn": [], "hash": "30d4eb7c3fe11003"}
{"choices": {"p3": "advance b3 e", "p5": "advance R3"}, "drawn": [], "hash": "e23da5cfc973512d"}
{"choices": {"p3": "first rl", "p5": "advance L2"}, "drawn": [], "hash": "92e7ce92b851b6cf"}
{"choices": {"p3": "advance L2"}, "drawn": [], "hash": "4a924b4b3366434e"}
{"choices": {"p3": "advance e5 s"}, "drawn": [], "hash": "217e14f498403df1"}
{"choices": {"p3": "advance b5 s"}, "drawn": [], "hash": "e567b11eccf5483e"}
{"choices": {"p3": "advance R3"}, "drawn": [], "hash": "d96a2adb21e1079c"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3], "scores": [36, 37, 40, 0, 28, 33], "rounds": 4}}
