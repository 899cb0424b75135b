{"format": 2, "package": "0.2.0", "game": {"mode": "versus", "players": 6, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random", "random", "random"]}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "0c355ef3331c10a7"}
{"choices": {"p3": "buy portal"}, "drawn": [], "hash": "01d4eded2905744a"}
{"choices": {"p4": "buy spring"}, "drawn": [], "hash": "7cda93fc9dabad8b"}
{"choices": {"p5": "buy sword"}, "drawn": [], "hash": "6f1f98aec09956a1"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "d71ae32740e9579e"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "cfa0679b6c502b97"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "d3b7af14b4cfacc0"}
{"choices": {"p5": "buy dragon"}, "drawn": [], "hash": "ec76e964450a5a63"}
{"choices": {"p4": "buy wall"}, "drawn": [], "hash": "2284351558ffb700"}
{"choices": {"p3": "buy crossbow"}, "drawn": [], "hash": "207ff5805a9ef346"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "2d95ead8865e21e3"}
{"choices": {"p2": "buy morgenstern"}, "drawn": [], "hash": "ea70cc75136ff767"}
{"choices": {"p3": "buy spring"}, "drawn": [], "hash": "03cadbe257554857"}
{"choices": {"p4": "buy dragon"}, "drawn": [], "hash": "dc19b8b1a17e22c9"}
{"choices": {"p5": "pass"}, "drawn": [], "hash": "98bd1ec8f5245718"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "ec36f8775938af39"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "e05511f262e41d8f"}
{"choices": {"p4": "buy ice-staff"}, "drawn": [], "hash": "c0168a12c8027b9d"}
{"choices": {"p3": "buy wall"}, "drawn": [], "hash": "a194e4c61436dd25"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "c78840c2f2f27946"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "3c53bca610efe3e8"}
{"choices": {"p3": "buy barricade"}, "drawn": [], "hash": "ef0c53b5cd3651bb"}
{"choices": {"p4": "buy catapult"}, "drawn": [], "hash": "98dcff64a3bcdba1"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "94c1eda1dcfb81fc"}
{"choices": {"p4": "pass"}, "drawn": [], "hash": "9e4b7f0474b90f12"}
{"choices": {"p3": "buy portal"}, "drawn": [], "hash": "d5244377b868bd35"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "b9872dbe5945f5d9"}
{"choices": {"p3": "buy bomb"}, "drawn": [], "hash": "877d34125b52033c"}
{"choices": {"p0": "move d2", "p1": "move d2", "p2": "move b4", "p3": "move d3", "p4": "move b2", "p5": "move b3"}, "drawn": [], "hash": "f99f623748c186b5"}
{"choices": {"p0": "place treasure e4", "p1": "place spring d4", "p2": "place catapult e2", "p3": "place wall/ a3", "p4": "place spring c4", "p5": "place treasure b2"}, "drawn": [], "hash": "b4ed5f870a483a42"}
{"choices": {"p0": "advance R1", "p1": "advance R4", "p2": "advance R2", "p3": "advance Tb", "p4": "advance Td", "p5": "advance L5"}, "drawn": [], "hash": "16fd3fed361f7c5a"}
{"choices": {"p0": "advance Ta", "p1": "advance Te", "p2": "send p1", "p3": "advance L1", "p4": "advance Tb", "p5": "advance L4"}, "drawn": [], "hash": "0f9d9fd3a1425b87"}
{"choices": {"p0": "advance R2", "p1": "advance R2", "p2": "advance R5", "p3": "advance R2", "p4": "advance L1", "p5": "advance R4"}, "drawn": [], "hash": "20b79f434af6ada5"}
{"choices": {"p2": "advance Tb"}, "drawn": ["pl saboteur", "gr", "gl ghost", "rl", "pr", "bl", "gl", "bt", "br", "gl", "rr", "gr", "pt", "br", "gt", "bl instructor", "bt", "rt"], "hash": "9b66ecb5760ce9e0"}
{"choices": {"p0": "move e2", "p1": "move c3", "p2": "move b5", "p3": "move c2", "p4": "move a2", "p5": "move a3"}, "drawn": [], "hash": "53411417eafc9235"}
{"choices": {"p0": "pass", "p1": "place barricade a2", "p2": "place labyrinth:black a2", "p3": "place bomb c4", "p4": "place treasure d1", "p5": "pass"}, "drawn": [], "hash": "40c82396601763b5"}
{"choices": {"p0": "advance Ta", "p1": "advance R2", "p2": "advance e5 s", "p3": "advance a1 e", "p4": "advance a1 e", "p5": "advance a5 e"}, "drawn": [], "hash": "8ce791613efe0b89"}
{"choices": {"p0": "advance L1", "p1": "advance Td", "p2": "advance R2", "p3": "advance b5 s", "p4": "advance Td", "p5": "advance L4"}, "drawn": [], "hash": "80befe4dd1bf8c7c"}
{"choices": {"p0": "advance e4 w", "p1": "advance e5 s", "p2": "send p0", "p3": "advance L5", "p4": "advance e5 s", "p5": "advance e5 w"}, "drawn": [], "hash": "532d1777b3181e5e"}
{"choices": {"p0": "advance L5", "p1": "advance e4 w", "p2": "advance e5 w", "p3": "advance e5 s", "p4": "advance R3", "p5": "advance Tc"}, "drawn": [], "hash": "c216062aa9541f4c"}
{"choices": {"p0": "advance a5 s", "p1": "advance a1 e", "p2": "advance Te", "p3": "advance L3", "p4": "advance R5", "p5": "advance R1"}, "drawn": [], "hash": "b17e891b9dca89d2"}
{"choices": {"p1": "advance R1", "p3": "advance L4", "p4": "advance b5 s", "p5": "advance e4 w"}, "drawn": ["gt", "pr", "bl", "rt", "yl", "gr", "rr", "rr", "gr", "yt", "rr", "bt friend", "yr", "pt", "rt", "rr", "br", "br"], "hash": "6d1b568236ade23a"}
{"choices": {"p0": "move d2", "p1": "move b2", "p2": "move a5", "p3": "move d1", "p4": "move a3", "p5": "move b2"}, "drawn": [], "hash": "a998731a72030d6f"}
{"choices": {"p0": "pass", "p1": "place treasure e5", "p2": "place hearse a4", "p3": "place portal b5", "p4": "place catapult c2", "p5": "place dragon c5"}, "drawn": [], "hash": "0721791249da9631"}
{"choices": {"p5": "flee e"}, "drawn": [], "hash": "d59523c275db3796"}
{"choices": {"p0": "advance a5 s", "p1": "advance b1 e", "p2": "advance L4", "p3": "advance R3", "p4": "advance d5 s", "p5": "advance d5 w"}, "drawn": [], "hash": "d3f76df6df32292e"}
{"choices": {"p0": "advance a5 e", "p1": "advance e1 w", "p2": "send p4", "p3": "advance Tc", "p4": "advance e4 s", "p5": "flee s"}, "drawn": [], "hash": "6ae9811037517c5e"}
{"choices": {"p0": "advance a1 e", "p1": "advance d5 e", "p2": "advance Tc", "p3": "advance a4 e", "p4": "advance d4 s", "p5": "advance R1"}, "drawn": [], "hash": "3eb399512fd4fd84"}
{"choices": {"p0": "advance R2", "p1": "advance R3", "p2": "advance R1", "p3": "advance Tb", "p4": "advance R2", "p5": "advance b4 e"}, "drawn": [], "hash": "60d94abb9c4de75a"}
{"choices": {"p0": "advance d4 w", "p1": "advance R5", "p2": "advance d5 w", "p3": "advance b4 s", "p4": "advance R3", "p5": "advance b5 e"}, "drawn": [], "hash": "4546e4603aff127e"}
{"choices": {"p0": "advance Te", "p1": "advance e4 n", "p2": "advance e4 s", "p3": "advance b1 e", "p4": "advance b1 e", "p5": "flee e"}, "drawn": [], "hash": "4c0f923f6a5ab524"}
{"choices": {"p0": "advance d1 w", "p1": "advance b4 w", "p3": "advance e4 s", "p4": "advance e5 w", "p5": "advance d4 w"}, "drawn": [], "hash": "09d5d8149a59e1c3"}
{"choices": {"p0": "advance R3", "p1": "advance Ta", "p3": "advance d2 w", "p4": "advance b4 s", "p5": "advance Td"}, "drawn": [], "hash": "580f9bf03aa24989"}
{"choices": {"p0": "advance R4", "p1": "advance d2 w", "p4": "advance L2", "p5": "advance a4 e"}, "drawn": [], "hash": "38d37f28514e7b88"}
{"choices": {"p5": "advance e1 w"}, "drawn": ["br", "rt", "pt", "rr", "yl", "yt", "gr", "bl", "pt", "yl necromancer", "gr friend", "pr", "pt", "gr", "pl", "yr", "bt", "pt", "gl", "yt", "gl"], "hash": "4b3692c633ae1116"}
{"choices": {"p0": "move c1", "p1": "move c2", "p2": "move a4", "p3": "move e2", "p4": "move b3", "p5": "move a1"}, "drawn": [], "hash": "cc818b4633cdeca8"}
{"choices": {"p0": "pass", "p1": "retrieve a2", "p2": "place treasure d3", "p3": "place spring d1", "p4": "place hearse c5", "p5": "pass"}, "drawn": [], "hash": "07fc409b17b7ebe3"}
{"choices": {"p0": "advance R4", "p1": "advance e5 w", "p2": "advance c5 s", "p3": "advance b3 e", "p4": "advance e3 s", "p5": "advance L5"}, "drawn": [], "hash": "1741c9bc79a4f549"}
{"choices": {"p0": "advance b1 e", "p1": "advance d2 w", "p2": "advance L5", "p3": "advance c1 s", "p4": "advance c1 e", "p5": "advance e2 w"}, "drawn": [], "hash": "4b17fc1b199a1f98"}
{"choices": {"p0": "advance a3 s", "p1": "advance a5 s", "p2": "advance e1 w", "p3": "advance e3 s", "p4": "advance Tb", "p5": "advance e1 w"}, "drawn": [], "hash": "40bda924b885616d"}
{"choices": {"p0": "advance e4 w", "p1": "advance e5 e", "p2": "advance e3 w", "p3": "advance c2 n", "p4": "advance a2 e", "p5": "advance Tb"}, "drawn": [], "hash": "824956c99fc70ea5"}
{"choices": {"p0": "advance b5 e", "p1": "advance a4 w", "p2": "advance Ta", "p3": "advance c5 s", "p4": "advance R1", "p5": "advance b4 e"}, "drawn": [], "hash": "4f63fea0542910c1"}
{"choices": {"p0": "advance e5 s", "p1": "advance c1 s", "p3": "advance R5", "p4": "advance d3 w", "p5": "advance d5 e"}, "drawn": [], "hash": "1967f4c2e1f8ddc8"}
{"choices": {"p0": "advance R2", "p1": "advance e5 n", "p3": "advance R3", "p4": "advance e2 w", "p5": "advance L1"}, "drawn": [], "hash": "36e9a117c04dbcf6"}
{"choices": {"p0": "advance e2 w", "p1": "send p0", "p3": "advance L5", "p4": "advance e3 w", "p5": "advance d1 w"}, "drawn": [], "hash": "e85c66d807cc21f2"}
{"choices": {"p0": "advance e3 w", "p1": "advance L4", "p3": "advance Tb", "p4": "advance L4", "p5": "advance d5 s"}, "drawn": [], "hash": "5bc3b3fac6be7a3c"}
{"choices": {"p0": "advance c4 s", "p1": "advance e3 w", "p3": "advance R1", "p4": "advance L2"}, "drawn": [], "hash": "d659f126465bc055"}
{"choices": {"p0": "advance a4 s", "p1": "advance Tc", "p3": "advance b4 e", "p4": "advance d4 s"}, "drawn": [], "hash": "0b955e02a11b110b"}
{"choices": {"p1": "advance Td", "p3": "advance Ta", "p4": "send p1"}, "drawn": ["br", "rr", "yl", "rt", "yt", "rr", "yt", "pt", "pl artificer", "bt", "bt", "pt", "gt", "gl", "pr", "br", "br", "rt"], "hash": "325d41d040ac0ac2"}
{"choices": {"p0": "move b1", "p1": "move d2", "p2": "move a5", "p3": "move e3", "p4": "move b4", "p5": "move b2"}, "drawn": [], "hash": "420e58675197c1ed"}
{"choices": {"p0": "pass", "p1": "place dragon d2", "p2": "pass", "p3": "place barricade c5", "p4": "place dragon b5", "p5": "retrieve b2"}, "drawn": [], "hash": "44b764c334b307f1"}
{"choices": {"p4": "flee s"}, "drawn": [], "hash": "4ca592f9629d004c"}
{"choices": {"p0": "advance d4 w", "p1": "advance Ta", "p2": "advance L1", "p3": "advance a5 e", "p4": "advance a2 e", "p5": "advance e5 e"}, "drawn": [], "hash": "c88e208c74dc04f6"}
{"choices": {"p0": "advance e4 s", "p1": "advance d5 s", "p2": "advance L2", "p3": "advance a2 e", "p4": "advance a4 e", "p5": "advance Tc"}, "drawn": [], "hash": "0d28835faa2d3f7b"}
{"choices": {"p0": "advance Tb", "p1": "advance c1 s", "p2": "advance R4", "p3": "advance Tb", "p4": "advance R2", "p5": "advance a5 e"}, "drawn": [], "hash": "fa71670d4adfef16"}
{"choices": {"p0": "advance e1 w", "p1": "advance a4 e", "p2": "advance R5", "p3": "advance a5 s", "p4": "advance e1 w", "p5": "advance d2 w"}, "drawn": [], "hash": "e8972d40fe266c99"}
{"choices": {"p0": "advance e4 w", "p1": "advance c5 s", "p2": "advance e3 w", "p3": "advance R2", "p4": "advance d3 w", "p5": "advance d1 w"}, "drawn": [], "hash": "abf532a92c91bdc4"}
{"choices": {"p0": "advance R2", "p1": "advance d3 w", "p2": "advance c4 s", "p3": "advance e1 w", "p4": "advance e2 s", "p5": "advance c4 s"}, "drawn": [], "hash": "702d6ae0e7c82bb2"}
{"choices": {"p0": "advance Te", "p1": "advance d5 w", "p2": "advance d3 w", "p3": "advance Td", "p4": "advance d1 e", "p5": "advance R3"}, "drawn": [], "hash": "f6bf535b3bc7eb5e"}
{"choices": {"p0": "advance e2 w", "p1": "advance L5", "p3": "advance Tc", "p4": "advance Tb", "p5": "advance c1 s"}, "drawn": [], "hash": "45a86de11b33d445"}
{"choices": {"p0": "advance d2 w", "p1": "advance a4 s", "p4": "flee e", "p5": "advance Ta"}, "drawn": [], "hash": "67157db18ab04387"}
{"choices": {"p0": "advance a3 s", "p1": "advance R3", "p4": "advance d2 s", "p5": "advance d4 s"}, "drawn": [], "hash": "0579013bc1acb04d"}
{"choices": {"p0": "advance c5 s", "p4": "advance Td"}, "drawn": [], "hash": "df2fe54774bfe3b5"}
{"choices": {"p0": "advance a2 s", "p4": "send p1"}, "drawn": [], "hash": "e76c4cb18d0dcc1e"}
{"choices": {"p0": "advance Td"}, "drawn": [], "hash": "e8a54038ecb83c63"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [4, 5], "scores": [23, 32, 22, 25, 0, 0], "rounds": 5}}
