{"format": 2, "package": "0.2.0", "game": {"mode": "versus", "players": 6, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random", "random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2", "p2": "move b3", "p3": "move d3", "p4": "move d3", "p5": "move d4"}, "drawn": [], "hash": "9b31ab3ef68e1cd3"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3", "p2": "place treasure b1", "p3": "place wall\\ b4", "p4": "place wall/ a2", "p5": "place wall\\ a2"}, "drawn": [], "hash": "947f6001363195d7"}
{"choices": {"p0": "advance R1", "p1": "advance Te", "p2": "advance Tb", "p3": "advance L1", "p4": "advance Tb", "p5": "advance L4"}, "drawn": [], "hash": "c1eac0c3b7d5a975"}
{"choices": {"p0": "advance Ta", "p1": "advance L1", "p2": "advance R2", "p3": "advance R2", "p4": "advance Te", "p5": "advance R5"}, "drawn": [], "hash": "1a1622cbdc6012bf"}
{"choices": {"p0": "advance R2", "p1": "advance R2", "p2": "advance R5", "p3": "advance Te", "p4": "advance L1", "p5": "advance L5"}, "drawn": ["pl saboteur", "gr", "gl ghost", "rl", "pr", "bl", "gl", "bt", "br", "gl", "rr", "gr", "pt", "br", "gt", "bl instructor", "bt", "rt"], "hash": "9c53aa8091b5ada8"}
{"choices": {"p0": "move c2", "p1": "move e1", "p2": "move b4", "p3": "move e3", "p4": "move c3", "p5": "move e5"}, "drawn": [], "hash": "a98800a2d5e46c9f"}
{"choices": {"p0": "place treasure a2", "p1": "place treasure b3", "p2": "place wall/ c2", "p3": "place wall\\ d5", "p4": "place treasure a3", "p5": "retrieve a2"}, "drawn": [], "hash": "dbc7c65143b262f0"}
{"choices": {"p0": "advance a5 s", "p1": "advance R2", "p2": "advance R2", "p3": "advance a1 e", "p4": "advance a1 e", "p5": "advance a5 e"}, "drawn": [], "hash": "7f9db928c7878cf6"}
{"choices": {"p0": "advance Ta", "p1": "advance R1", "p2": "advance L5", "p3": "advance e5 s", "p4": "advance R3", "p5": "advance a4 e"}, "drawn": [], "hash": "9a9cf63b83f0882f"}
{"choices": {"p0": "advance L1", "p1": "advance e4 w", "p2": "advance e2 w", "p3": "advance e2 w", "p4": "advance e5 s", "p5": "advance L4"}, "drawn": [], "hash": "c58110283f259cdb"}
{"choices": {"p0": "advance e4 w", "p1": "advance e2 w", "p2": "advance b5 s", "p3": "advance L5", "p4": "advance Td", "p5": "advance e4 w"}, "drawn": [], "hash": "11a5df9bc34d2c09"}
{"choices": {"p0": "advance L5", "p1": "advance Td", "p2": "advance e5 w", "p3": "advance b5 s", "p4": "advance b5 s", "p5": "advance Tc"}, "drawn": [], "hash": "f2d3aa8beaf691ba"}
{"choices": {"p0": "advance e1 w", "p1": "advance e5 s", "p2": "advance e5 s", "p3": "advance L4", "p4": "advance d5 s"}, "drawn": ["gt", "pr", "bl", "rt", "yl", "gr", "rr", "rr", "gr", "yt", "rr", "bt friend", "yr", "pt", "rt", "rr", "br", "br"], "hash": "4c39b4da9c62c045"}
{"choices": {"p0": "move b3", "p1": "move e2", "p2": "move b5", "p3": "move d2", "p4": "move c2", "p5": "move d4"}, "drawn": [], "hash": "27a671c9a61b8d3c"}
{"choices": {"p0": "place wall\\ c2", "p1": "place catapult c2", "p2": "retrieve c2", "p3": "place catapult e1", "p4": "place dragon e2", "p5": "place catapult e3"}, "drawn": [], "hash": "087c58bdd74d653d"}
{"choices": {"p0": "advance a5 s", "p1": "advance d2 w", "p2": "advance a5 e", "p3": "advance R3", "p4": "advance d5 s", "p5": "advance e1 w"}, "drawn": [], "hash": "3fcc2dd99665a874"}
{"choices": {"p0": "advance a5 e", "p1": "send p4", "p2": "advance R1", "p3": "advance b1 e", "p4": "advance e3 w", "p5": "advance Td"}, "drawn": [], "hash": "0aff45dda404878d"}
{"choices": {"p0": "advance a1 n", "p1": "advance e4 s", "p2": "advance e2 w", "p3": "advance Tc", "p4": "advance b4 s", "p5": "advance b5 e"}, "drawn": [], "hash": "35e410517a4930f4"}
{"choices": {"p0": "advance Te", "p1": "advance d4 w", "p2": "advance e4 s", "p3": "advance a5 e", "p4": "advance e5 w", "p5": "advance R2"}, "drawn": [], "hash": "a1ed88194a8622b2"}
{"choices": {"p0": "advance d2 w", "p1": "advance b1 e", "p2": "advance Tc", "p3": "advance c4 s", "p4": "advance e4 s", "p5": "advance R1"}, "drawn": [], "hash": "e8be06623761eaa6"}
{"choices": {"p0": "advance d4 w", "p1": "advance d5 s", "p2": "advance d5 w", "p3": "advance a4 e", "p4": "advance L2", "p5": "advance a4 e"}, "drawn": [], "hash": "e5a528c2fa849fa7"}
{"choices": {"p0": "advance d1 w", "p1": "advance Ta", "p2": "advance d2 w", "p3": "advance e4 s", "p4": "advance d4 s", "p5": "advance b4 e"}, "drawn": [], "hash": "91bc4ba24b0dc2da"}
{"choices": {"p0": "advance R3", "p1": "advance R3", "p2": "advance L4", "p3": "advance a3 e", "p4": "advance b1 e"}, "drawn": [], "hash": "f3fe5411368dd15f"}
{"choices": {"p0": "advance R4", "p4": "advance R2"}, "drawn": [], "hash": "89abbb9bc0ebbb80"}
{"choices": {"p4": "flee s"}, "drawn": ["br", "rt", "pt", "rr", "yl", "yt", "gr", "bl", "pt", "yl necromancer", "gr friend", "pr", "pt", "gr", "pl", "yr", "bt", "pt", "gl", "yt", "gt"], "hash": "4adedbbec6de7789"}
{"choices": {"p0": "move a2", "p1": "move d1", "p2": "move b4", "p3": "move e2", "p4": "move c1", "p5": "move c5"}, "drawn": [], "hash": "0620d6391cc337be"}
{"choices": {"p0": "place dragon b5", "p1": "place catapult d2", "p2": "place dragon d2", "p3": "place catapult d1", "p4": "place catapult c5", "p5": "place wall\\ b5"}, "drawn": [], "hash": "6ec90dbb26defc7f"}
{"choices": {"p0": "flee s", "p2": "flee w"}, "drawn": [], "hash": "feaca0354cc814f2"}
{"choices": {"p0": "advance c1 s", "p1": "advance c1 s", "p2": "advance c2 n", "p3": "advance b5 s", "p4": "advance R1", "p5": "advance L1"}, "drawn": [], "hash": "265ec802db0d802b"}
{"choices": {"p0": "advance a4 s", "p1": "advance e5 w", "p2": "advance e3 s", "p3": "advance e3 w", "p4": "advance b3 w", "p5": "advance d5 s"}, "drawn": [], "hash": "1405c703b682bd50"}
{"choices": {"p0": "advance R1", "p1": "advance Tc", "p2": "advance e4 s", "p3": "advance R1", "p4": "advance e3 w", "p5": "advance c4 s"}, "drawn": [], "hash": "f3edbedea422d71b"}
{"choices": {"p0": "advance a3 s", "p1": "advance L4", "p2": "advance c5 s", "p3": "send p1", "p4": "advance Tb", "p5": "advance d1 w"}, "drawn": [], "hash": "9d1e644268aa0830"}
{"choices": {"p0": "advance e3 w", "p1": "advance d4 s", "p2": "advance Ta", "p3": "advance b5 e", "p4": "advance e3 s", "p5": "advance e2 w"}, "drawn": [], "hash": "2e95ffec09f05f42"}
{"choices": {"p0": "advance R4", "p1": "advance c4 s", "p2": "advance a4 e", "p3": "advance e3 s", "p4": "flee n", "p5": "advance Tb"}, "drawn": [], "hash": "f517390f36fce31d"}
{"choices": {"p0": "advance e4 w", "p1": "advance e4 n", "p2": "advance L5", "p3": "advance c5 s", "p4": "advance L2", "p5": "advance b4 e"}, "drawn": [], "hash": "29a4a89788b7bd86"}
{"choices": {"p0": "advance Te", "p1": "advance Td", "p3": "advance b3 e", "p4": "advance d5 w", "p5": "advance e1 w"}, "drawn": [], "hash": "fc4452528e820411"}
{"choices": {"p0": "advance e5 s", "p3": "advance c1 s", "p4": "send p5"}, "drawn": [], "hash": "16cc97cbd7746f7d"}
{"choices": {"p0": "advance c4 s", "p3": "advance R3", "p4": "advance d3 w"}, "drawn": [], "hash": "fb144c71d67259a7"}
{"choices": {"p3": "advance Ta", "p4": "advance d4 s"}, "drawn": [], "hash": "34db6ebd7eff45e2"}
{"choices": {"p3": "advance L5", "p4": "advance a3 n"}, "drawn": [], "hash": "e08cdd308cdf988d"}
{"choices": {"p3": "advance R5", "p4": "advance e1 s"}, "drawn": [], "hash": "fb13af635040546d"}
{"choices": {"p4": "flee w"}, "drawn": [], "hash": "21d6dbc978a80b3b"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3], "scores": [29, 38, 41, 0, 25, 38], "rounds": 4}}
