{"format": 2, "package": "0.2.0", "game": {"mode": "versus", "players": 3, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random"]}
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
{"choices": {"p0": "advance e4 w", "p1": "advance Tc", "p2": "advance c5 s"}, "drawn": [], "hash": "eb615812fdac172e"}
{"choices": {"p0": "advance Te", "p1": "advance d4 s", "p2": "first pt ghost"}, "drawn": [], "hash": "323f147eb4c87300"}
{"choices": {"p0": "advance e5 s", "p1": "advance a5 s"}, "drawn": [], "hash": "4320915d9d2f00c7"}
{"choices": {"p0": "advance c4 s"}, "drawn": ["br", "rr artificer", "yl", "yt", "pt", "pt", "gt", "gl", "pr"], "hash": "802e89f1405f63ef"}
{"choices": {"p0": "move a1", "p1": "move e2", "p2": "move c3"}, "drawn": [], "hash": "1b05d6947ed5d66b"}
{"choices": {"p0": "place catapult a1", "p1": "retrieve d2", "p2": "place catapult e4"}, "drawn": [], "hash": "f919dab87164edb6"}
{"choices": {"p0": "advance e4 w", "p1": "advance d5 w", "p2": "advance b1 w"}, "drawn": [], "hash": "ad854df078bb387b"}
{"choices": {"p0": "advance e4 s", "p1": "advance c5 s", "p2": "advance L2"}, "drawn": [], "hash": "575e4605f6793dc2"}
{"choices": {"p0": "advance Te", "p1": "advance Ta", "p2": "advance e2 s"}, "drawn": [], "hash": "6e85c131c220251f"}
{"choices": {"p0": "advance e1 w", "p1": "advance R3", "p2": "advance Ta"}, "drawn": [], "hash": "d02aa4a062294f22"}
{"choices": {"p0": "advance Tb", "p1": "advance e5 w", "p2": "advance a5 s"}, "drawn": [], "hash": "e87a6f5a07f89fd3"}
{"choices": {"p0": "flee w", "p1": "advance L5", "p2": "first pt ghost"}, "drawn": [], "hash": "ade34ef415143bca"}
{"choices": {"p0": "advance d3 w", "p1": "advance d5 s", "p2": "advance e3 s"}, "drawn": [], "hash": "ea44337e01ba4f8f"}
{"choices": {"p0": "advance e2 w", "p1": "advance d3 w", "p2": "advance c1 w"}, "drawn": [], "hash": "79c2e7844b2cca85"}
{"choices": {"p0": "advance b4 s", "p1": "advance a4 s", "p2": "advance c4 s"}, "drawn": [], "hash": "6c4673da995fb2b7"}
{"choices": {"p0": "advance e5 s", "p1": "send p2", "p2": "advance d1 w"}, "drawn": [], "hash": "56cbe8a895a5d221"}
{"choices": {"p0": "advance a3 s", "p2": "advance a5 s"}, "drawn": [], "hash": "4032ea4d38145796"}
{"choices": {"p0": "advance R2", "p2": "send p1"}, "drawn": ["rl", "pr", "pt", "yr", "rr", "pt", "bl", "gl", "gr"], "hash": "5cee091d46323322"}
{"choices": {"p0": "move b1", "p1": "move e3", "p2": "move d4"}, "drawn": [], "hash": "34d49a5b1bd6ad7f"}
{"choices": {"p0": "place catapult e1", "p1": "place catapult d2", "p2": "retrieve d5"}, "drawn": [], "hash": "37765d180f8c34f4"}
{"choices": {"p0": "advance e4 s", "p1": "advance R3", "p2": "advance Ta"}, "drawn": [], "hash": "6d881b0f184805ee"}
{"choices": {"p0": "advance e2 w", "p1": "advance a3 e", "p2": "advance a2 e"}, "drawn": [], "hash": "9026ce6986dd1042"}
{"choices": {"p0": "advance L4", "p1": "advance e4 n", "p2": "advance a4 s"}, "drawn": [], "hash": "93e3afb548c07448"}
{"choices": {"p0": "advance e5 s", "p1": "advance d4 s", "p2": "first pt ghost"}, "drawn": [], "hash": "962ee88f222c2111"}
{"choices": {"p0": "advance c4 s", "p1": "advance c4 s", "p2": "advance b1 w"}, "drawn": [], "hash": "c47877432cbecbd7"}
{"choices": {"p0": "advance b3 e", "p1": "advance a5 s", "p2": "advance e2 s"}, "drawn": [], "hash": "cbe7c1154fc72d3f"}
{"choices": {"p0": "advance a5 w", "p1": "advance R5", "p2": "advance e1 s"}, "drawn": [], "hash": "2a34ae9cb89e1e9e"}
{"choices": {"p0": "advance d2 w", "p1": "advance c5 s", "p2": "advance R1"}, "drawn": [], "hash": "ecb30ebd3639cf38"}
{"choices": {"p0": "advance e3 s", "p1": "advance a5 e", "p2": "advance c1 s"}, "drawn": [], "hash": "ed9f75959ce8f62d"}
{"choices": {"p0": "advance d4 w", "p1": "advance d5 w", "p2": "advance a5 s"}, "drawn": [], "hash": "c59327ba7dbf1f24"}
{"choices": {"p0": "advance L3", "p2": "advance a1 w"}, "drawn": [], "hash": "e5b7c2af3bab17ec"}
{"choices": {"p0": "advance d1 w", "p2": "advance R3"}, "drawn": [], "hash": "7f81f245433f7a98"}
{"choices": {"p0": "advance a2 s"}, "drawn": [], "hash": "07414480cb6512c0"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "494d6e2c2a3ea89d"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [0], "scores": [0, 25, 30], "rounds": 6}}
