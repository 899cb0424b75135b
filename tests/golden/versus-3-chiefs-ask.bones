{"format": 1, "package": "0.1.0", "game": {"mode": "versus", "players": 3, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2", "p2": "move b3"}, "drawn": [], "hash": "4792c58bfa039b97"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3", "p2": "place treasure b1"}, "drawn": [], "hash": "a666cd0ab64ba161"}
{"choices": {"p0": "advance R1", "p1": "advance Te", "p2": "advance Tb"}, "drawn": [], "hash": "f3205f4b779cf2a8"}
{"choices": {"p0": "advance Ta", "p1": "advance L1", "p2": "advance R2"}, "drawn": [], "hash": "64800518f047f91a"}
{"choices": {"p0": "advance R2", "p1": "advance R2", "p2": "advance R5"}, "drawn": ["pl artificer", "gr", "gt", "gl", "bt", "br", "pt", "br", "gt"], "hash": "09977d4c6b56a8bc"}
{"choices": {"p0": "move c2", "p1": "move e1", "p2": "move b4"}, "drawn": [], "hash": "909efa7b456d3b61"}
{"choices": {"p0": "place treasure a2", "p1": "place treasure b3", "p2": "place wall/ c2"}, "drawn": [], "hash": "04eaad0e7673f920"}
{"choices": {"p0": "advance a5 s", "p1": "advance R2", "p2": "advance Te"}, "drawn": [], "hash": "15524a4c6fe5c4cd"}
{"choices": {"p0": "advance Ta", "p1": "advance R1", "p2": "advance e2 w"}, "drawn": [], "hash": "fa50f51ed96e4fc3"}
{"choices": {"p0": "advance L1", "p1": "advance e4 w", "p2": "advance b5 s"}, "drawn": [], "hash": "56eeb04cf460fb79"}
{"choices": {"p0": "advance e4 w", "p1": "advance e2 w", "p2": "advance e5 w"}, "drawn": [], "hash": "893e38c86fecd612"}
{"choices": {"p0": "advance L5", "p1": "advance Td", "p2": "advance e5 s"}, "drawn": [], "hash": "be3e8a5fc4484f7f"}
{"choices": {"p0": "advance e1 w", "p1": "advance e5 s"}, "drawn": ["gt instructor", "pr", "bl", "rr", "rr", "gr", "yr", "pt", "rt"], "hash": "825d385aa933fbda"}
{"choices": {"p0": "move b3", "p1": "move e2", "p2": "move b5"}, "drawn": [], "hash": "d2832e71ed12aa3a"}
{"choices": {"p0": "place wall\\ c2", "p1": "place catapult c2", "p2": "place dragon d5"}, "drawn": [], "hash": "423f683b8b33ca0b"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "bba11af93fdcf9a0"}
{"choices": {"p2": "send p1"}, "drawn": [], "hash": "5204bb4d90f39915"}
{"choices": {"p0": "advance a5 s", "p1": "advance d2 w", "p2": "advance e2 w"}, "drawn": [], "hash": "2784d6acf40a251f"}
{"choices": {"p0": "advance a5 e", "p1": "send p0", "p2": "advance e4 s"}, "drawn": [], "hash": "85854a7bec961644"}
{"choices": {"p0": "advance a1 n", "p1": "advance e4 s", "p2": "advance R1"}, "drawn": [], "hash": "e42a70c02853c519"}
{"choices": {"p0": "advance Te", "p1": "advance d4 w", "p2": "advance L4"}, "drawn": [], "hash": "9722f3d33bb6791b"}
{"choices": {"p0": "advance d2 w", "p1": "advance b1 e", "p2": "advance d2 w"}, "drawn": [], "hash": "af281c81859758c5"}
{"choices": {"p0": "advance d4 w", "p1": "advance d5 s", "p2": "advance Tc"}, "drawn": [], "hash": "91934b78bde38234"}
{"choices": {"p0": "advance d1 w", "p1": "advance Ta"}, "drawn": [], "hash": "a9029eb48541a318"}
{"choices": {"p0": "advance R3", "p1": "advance R3"}, "drawn": [], "hash": "3ff2d4046d117547"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rt", "pt", "gr", "bt", "pt", "yr", "br", "pt ghost"], "hash": "462b26df61a34fd9"}
{"choices": {"p0": "move a2", "p1": "move d1", "p2": "move b4"}, "drawn": [], "hash": "cfd05892faad5c0b"}
{"choices": {"p0": "place dragon b5", "p1": "place catapult d2", "p2": "place wall\\ e5"}, "drawn": [], "hash": "1872f5af33fcbbbd"}
{"choices": {"p0": "flee s"}, "drawn": [], "hash": "7ce7341c09113817"}
{"choices": {"p0": "advance c1 s", "p1": "advance c1 s", "p2": "advance d2 w"}, "drawn": [], "hash": "9185ab3d5554fcc6"}
{"choices": {"p0": "advance a4 s", "p1": "advance e5 w", "p2": "advance c1 w"}, "drawn": [], "hash": "b8fe5a8c72568b8f"}
{"choices": {"p0": "advance R1", "p1": "advance Td", "p2": "advance e1 w"}, "drawn": [], "hash": "974d2febe8dedf86"}
{"choices": {"p0": "advance a3 s", "p1": "advance c4 s", "p2": "advance a4 e"}, "drawn": [], "hash": "ac8991ec289f9359"}
{"choices": {"p0": "advance e3 w", "p1": "advance e4 n", "p2": "advance e4 s"}, "drawn": [], "hash": "6c424e698c1201cb"}
{"choices": {"p0": "advance R4", "p1": "advance R5", "p2": "advance e3 s"}, "drawn": [], "hash": "934f5c30ddfe4dba"}
{"choices": {"p0": "advance e4 w", "p1": "advance Tc", "p2": "advance c5 s"}, "drawn": [], "hash": "fdd2773dcdc8796a"}
{"choices": {"p0": "advance Te", "p1": "advance d4 s"}, "drawn": [], "hash": "323f147eb4c87300"}
{"choices": {"p0": "advance e5 s", "p1": "advance a5 s"}, "drawn": [], "hash": "4320915d9d2f00c7"}
{"choices": {"p0": "advance c4 s"}, "drawn": ["br", "rr artificer", "yl", "yt", "pt", "pt", "gt", "gl", "pr"], "hash": "802e89f1405f63ef"}
{"choices": {"p0": "move a1", "p1": "move e2", "p2": "move b5"}, "drawn": [], "hash": "fff97012aecae352"}
{"choices": {"p0": "place catapult a1", "p1": "retrieve d2", "p2": "place catapult b2"}, "drawn": [], "hash": "e3d7243599f014aa"}
{"choices": {"p0": "advance e4 w", "p1": "advance d5 w", "p2": "advance d1 w"}, "drawn": [], "hash": "d5393f691787ca37"}
{"choices": {"p0": "advance e4 s", "p1": "advance c5 s", "p2": "advance b1 w"}, "drawn": [], "hash": "c788d5ef00266d92"}
{"choices": {"p0": "advance Te", "p1": "advance Ta", "p2": "advance Ta"}, "drawn": [], "hash": "689a8d25e33b7113"}
{"choices": {"p0": "advance e1 w", "p1": "advance R3", "p2": "advance e2 s"}, "drawn": [], "hash": "5df3c3207600fdff"}
{"choices": {"p0": "advance Tb", "p1": "advance e5 w", "p2": "advance R5"}, "drawn": [], "hash": "e0e17f2801251201"}
{"choices": {"p0": "flee w", "p1": "advance L5", "p2": "send p1"}, "drawn": [], "hash": "6ed2992588ac6eb9"}
{"choices": {"p0": "advance d3 w", "p1": "advance d5 s", "p2": "advance L2"}, "drawn": [], "hash": "6593bafdc38a4500"}
{"choices": {"p0": "advance e2 w", "p1": "advance d3 w", "p2": "advance c1 w"}, "drawn": [], "hash": "20bc2777b66391a2"}
{"choices": {"p0": "advance b4 s", "p1": "advance a4 s", "p2": "advance e3 s"}, "drawn": [], "hash": "7ac3b2fa6549ae24"}
{"choices": {"p0": "advance e5 s", "p1": "send p2", "p2": "advance a5 s"}, "drawn": [], "hash": "5fe60db3511b8c64"}
{"choices": {"p0": "advance a3 s"}, "drawn": [], "hash": "39a551ac056cc48f"}
{"choices": {"p0": "advance R2"}, "drawn": ["rl", "pr", "pt", "yr", "rr", "pt", "bl", "gl", "gr"], "hash": "104fdb1f3d7b39f3"}
{"choices": {"p0": "move b1", "p1": "move e3", "p2": "move a4"}, "drawn": [], "hash": "70e1672048aba8d1"}
{"choices": {"p0": "place catapult e1", "p1": "place catapult d2", "p2": "place catapult d4"}, "drawn": [], "hash": "8ddb7947bca814c2"}
{"choices": {"p0": "advance e4 s", "p1": "advance R3", "p2": "advance c1 s"}, "drawn": [], "hash": "485871e32e2d07bd"}
{"choices": {"p0": "advance e2 w", "p1": "advance a3 e", "p2": "advance Ta"}, "drawn": [], "hash": "ddf1f3408bf4cd37"}
{"choices": {"p0": "advance L4", "p1": "advance e4 n", "p2": "advance R3"}, "drawn": [], "hash": "349e0e1366bdfe82"}
{"choices": {"p0": "advance e5 s", "p1": "advance d4 s", "p2": "advance a5 s"}, "drawn": [], "hash": "03d04ce36c5b57d1"}
{"choices": {"p0": "advance c4 s", "p1": "advance c4 s", "p2": "advance b1 w"}, "drawn": [], "hash": "b2a722c35128aab1"}
{"choices": {"p0": "advance b3 e", "p1": "advance a5 s", "p2": "advance a2 e"}, "drawn": [], "hash": "9722f6ab107f74da"}
{"choices": {"p0": "advance a5 w", "p1": "advance R5", "p2": "send p0"}, "drawn": [], "hash": "91b555c05483f794"}
{"choices": {"p0": "advance d2 w", "p1": "advance c5 s", "p2": "advance R1"}, "drawn": [], "hash": "3436d242aef94d81"}
{"choices": {"p0": "advance e3 s", "p1": "advance a5 e", "p2": "advance e2 s"}, "drawn": [], "hash": "c81d7d9a107ea714"}
{"choices": {"p0": "advance d4 w", "p1": "advance d5 w", "p2": "advance e1 s"}, "drawn": [], "hash": "0ed4c1bf78b93356"}
{"choices": {"p0": "advance L3"}, "drawn": [], "hash": "b7d2b504408212e4"}
{"choices": {"p0": "advance d1 w"}, "drawn": [], "hash": "e8222ed83476bbb2"}
{"choices": {"p0": "advance a2 s"}, "drawn": [], "hash": "400da37bef2a02e6"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "7184f8e86d8c678b"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [0], "scores": [0, 25, 27], "rounds": 6}}
