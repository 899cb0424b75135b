{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 6, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random", "random", "random"]}
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
{"choices": {"p0": "place treasure e4", "p1": "place spring d4", "p2": "place catapult e2", "p3": "place wall/ a3", "p4": "place spring c4", "p5": "place treasure b2"}, "drawn": [], "hash": "40f2f5fd45a936a9"}
{"choices": {"p2": "send p5", "p3": "advance Tb"}, "drawn": [], "hash": "f421ccb0e51e9b84"}
{"choices": {"p3": "advance L1"}, "drawn": [], "hash": "527dc6d6326cb085"}
{"choices": {"p3": "advance R2"}, "drawn": ["pl saboteur", "gr", "gl ghost", "rl", "pr", "bl", "gl", "bt", "br", "gl", "rr", "gr", "pt", "br", "gt", "bl instructor", "bt", "rt"], "hash": "9cc5e0d3d5c54463"}
{"choices": {"p0": "move e1", "p1": "move d3", "p2": "move a3", "p3": "move c2", "p4": "move c2", "p5": "move a3"}, "drawn": [], "hash": "f1de8677a982fa09"}
{"choices": {"p0": "pass", "p1": "place dragon a5", "p2": "place labyrinth:white c2", "p3": "place bomb c4", "p4": "place wall\\ a5", "p5": "place dragon c1"}, "drawn": [], "hash": "228011c3d317d0f6"}
{"choices": {"p0": "advance a5 s", "p2": "advance Te", "p3": "advance a1 e"}, "drawn": [], "hash": "23a97aa7c95eef2e"}
{"choices": {"p0": "advance L1", "p2": "advance b5 s", "p3": "advance b5 s"}, "drawn": [], "hash": "729d94bf44d204e6"}
{"choices": {"p2": "advance R2", "p3": "advance L5"}, "drawn": [], "hash": "83df4bde7a5cfeee"}
{"choices": {"p2": "send p0", "p3": "advance e5 s"}, "drawn": [], "hash": "9a047b99ba5889e5"}
{"choices": {"p2": "advance e5 s", "p3": "advance L3"}, "drawn": [], "hash": "615852f3a0834487"}
{"choices": {"p2": "advance L5", "p3": "advance L4"}, "drawn": ["gt", "pr", "bl", "rt", "yl", "gr", "rr", "rr", "gr", "yt", "rr", "bt friend", "yr", "pt", "rt", "rr", "br", "br necromancer", "yl necromancer", "pl", "gt", "rr", "pt", "rt"], "hash": "c62e24d9298d7ed2"}
{"choices": {"p0": "move e2", "p1": "move c4", "p2": "move a4", "p3": "move d1", "p4": "move d1", "p5": "move b2"}, "drawn": [], "hash": "69401399634860c1"}
{"choices": {"p0": "pass", "p1": "place treasure b5", "p2": "place hearse d4", "p3": "place portal b5", "p4": "place treasure d1", "p5": "pass"}, "drawn": [], "hash": "041354d171df5cf7"}
{"choices": {"p0": "advance R2", "p1": "flee s", "p2": "advance Tc", "p3": "advance R3", "p5": "advance a4 e"}, "drawn": [], "hash": "6dcc42e70010c50f"}
{"choices": {"p0": "advance d4 w", "p2": "advance L4", "p3": "advance Tc", "p5": "advance e2 w"}, "drawn": [], "hash": "7fb34825eb396282"}
{"choices": {"p0": "advance a1 e", "p2": "advance b4 s", "p3": "advance a4 e", "p5": "advance L1"}, "drawn": [], "hash": "ead9fc548afbad1e"}
{"choices": {"p2": "advance d5 w", "p3": "advance Tb", "p5": "advance d4 w"}, "drawn": [], "hash": "612d8c582cac9b8f"}
{"choices": {"p2": "advance R1", "p3": "advance b4 s", "p5": "advance Te"}, "drawn": [], "hash": "0f4caf8b7354a419"}
{"choices": {"p2": "advance e5 s", "p3": "advance b1 e", "p5": "advance L2"}, "drawn": [], "hash": "e9e1bde6f1775772"}
{"choices": {"p2": "advance a5 e", "p3": "advance e4 s", "p5": "advance R2"}, "drawn": [], "hash": "69d59bcc1e892b19"}
{"choices": {"p5": "advance Tc"}, "drawn": [], "hash": "02d94666bbe0533c"}
{"choices": {"p5": "advance e1 w"}, "drawn": [], "hash": "b2d4bd31f360b30a"}
{"choices": {"p5": "advance c5 s"}, "drawn": [], "hash": "8834a88663be519e"}
{"choices": {"p5": "advance R1"}, "drawn": [], "hash": "8ed044e0cd34c186"}
{"choices": {"p5": "advance d5 w"}, "drawn": [], "hash": "f6e85c423a61253c"}
{"choices": {"p5": "advance Ta"}, "drawn": [], "hash": "d11db93688bd9bc4"}
{"choices": {"p5": "advance R3"}, "drawn": [], "hash": "02293a475d549939"}
{"choices": {"p5": "advance b4 e"}, "drawn": [], "hash": "44d1f144f6e0528d"}
{"choices": {"p5": "advance b5 e"}, "drawn": ["br", "rt", "pt", "rr", "yl", "rr", "gr", "bl", "pt", "yt", "gr", "rl", "yr", "bt", "pt", "gr friend", "yt", "gl"], "hash": "0ddd4c799dd1f43f"}
{"choices": {"p0": "move d2", "p1": "move b4", "p2": "move b3", "p3": "move c2", "p4": "move e1", "p5": "move a2"}, "drawn": [], "hash": "87364f302b9878ad"}
{"choices": {"p0": "pass", "p1": "place dragon b4", "p2": "place treasure d3", "p3": "retrieve a3", "p4": "place catapult b2", "p5": "retrieve b2"}, "drawn": [], "hash": "cc4bfea7c93bb511"}
{"choices": {"p0": "advance a3 s", "p1": "send p3", "p2": "advance e4 s", "p3": "advance L5", "p4": "send p2", "p5": "advance c5 s"}, "drawn": [], "hash": "13bb7648b59748a3"}
{"choices": {"p0": "advance b1 e", "p2": "advance e3 w", "p3": "advance b4 e", "p5": "first rt"}, "drawn": [], "hash": "a477e367b2fef7e8"}
{"choices": {"p2": "advance c5 s", "p3": "first rl", "p5": "advance R3"}, "drawn": [], "hash": "6f59741e1e223587"}
{"choices": {"p2": "first rt", "p3": "advance c1 s", "p5": "advance a1 e"}, "drawn": [], "hash": "5584e7ced7916b79"}
{"choices": {"p2": "advance e1 w", "p3": "advance b3 e", "p5": "advance L5"}, "drawn": [], "hash": "aa15db509b931268"}
{"choices": {"p2": "advance c5 s", "p3": "advance b4 e", "p5": "advance b4 e"}, "drawn": [], "hash": "e477d33c380eb93b"}
{"choices": {"p2": "advance b5 e", "p3": "advance Tb", "p5": "advance c4 s"}, "drawn": [], "hash": "553b0a90746a3624"}
{"choices": {"p3": "advance e3 w", "p5": "first yr"}, "drawn": [], "hash": "664d79fbab7bba7e"}
{"choices": {"p3": "advance R1", "p5": "advance e2 w"}, "drawn": [], "hash": "cefde451fd552121"}
{"choices": {"p3": "advance R3", "p5": "advance e1 w"}, "drawn": [], "hash": "52051d5f2e5eda3a"}
{"choices": {"p3": "advance e3 s", "p5": "advance d1 w"}, "drawn": [], "hash": "ac8ac89b16f8bed2"}
{"choices": {"p5": "flee n"}, "drawn": [], "hash": "a498989d4f2e9e94"}
{"choices": {"p5": "advance c4 s"}, "drawn": [], "hash": "ea26bed5e20e7e9f"}
{"choices": {"p5": "first bl"}, "drawn": [], "hash": "b05a5521e44bb352"}
{"choices": {"p5": "advance e5 s"}, "drawn": [], "hash": "66ad190ff82cd8fa"}
{"choices": {"p5": "advance e3 w"}, "drawn": [], "hash": "55a0ec97bf51f322"}
{"choices": {"p5": "advance d2 w"}, "drawn": [], "hash": "6c322538cfd0fcbe"}
{"choices": {"p5": "advance L3"}, "drawn": [], "hash": "1dbdb8e6e9252115"}
{"choices": {"p5": "advance d5 s"}, "drawn": ["br", "rr", "yl", "pr", "yt", "pl", "yt", "pt ghost", "pt", "pr", "bt", "gt", "gl", "gl", "pr", "gl", "br", "pt"], "hash": "420830b7fd4dc20d"}
{"choices": {"p0": "move c1", "p1": "move a5", "p2": "move c3", "p3": "move c3", "p4": "move d2", "p5": "move a1"}, "drawn": [], "hash": "50ad2fcd927dadee"}
{"choices": {"p0": "pass", "p1": "place barricade a1", "p2": "retrieve c2", "p3": "place spring c1", "p4": "place dragon e5", "p5": "place treasure b5"}, "drawn": [], "hash": "ce65071cc56e041a"}
{"choices": {"p1": "advance R3", "p2": "advance R5", "p3": "advance R5", "p4": "send p1", "p5": "advance Ta"}, "drawn": [], "hash": "beb94eb99780cb8a"}
{"choices": {"p1": "advance d5 w", "p2": "advance L2", "p3": "advance e2 s", "p5": "advance c2 n"}, "drawn": [], "hash": "50c3b5e20beb21a9"}
{"choices": {"p1": "advance a4 e", "p2": "advance c4 s", "p3": "advance a5 e", "p5": "first gr"}, "drawn": [], "hash": "085c5bdf323e91c3"}
{"choices": {"p1": "flee e", "p2": "first rt", "p3": "advance L5", "p5": "advance d1 w"}, "drawn": [], "hash": "636ee65c13fec307"}
{"choices": {"p1": "advance c1 s", "p2": "advance c4 s", "p3": "advance e1 w", "p5": "flee e"}, "drawn": [], "hash": "a34a6bd49cd41108"}
{"choices": {"p1": "advance d1 s", "p2": "advance d1 w", "p5": "advance d3 w"}, "drawn": [], "hash": "ff9fb22bbe3cdc7a"}
{"choices": {"p1": "advance d5 s", "p2": "advance Ta", "p5": "advance b1 e"}, "drawn": [], "hash": "df0668d82aff7c8e"}
{"choices": {"p1": "advance L5", "p2": "advance a5 s", "p5": "flee n"}, "drawn": [], "hash": "4b152d221a9292fd"}
{"choices": {"p1": "advance c2 n", "p2": "advance L2", "p5": "advance e4 s"}, "drawn": [], "hash": "7f67f739f0431154"}
{"choices": {"p1": "advance Ta", "p2": "advance e3 w", "p5": "advance a5 e"}, "drawn": [], "hash": "d249cedbbd25d5d7"}
{"choices": {"p2": "advance c5 s", "p5": "advance a4 s"}, "drawn": [], "hash": "6a05fb74a3ae7cdf"}
{"choices": {"p5": "advance a3 e"}, "drawn": [], "hash": "0c9025e791d77354"}
{"choices": {"p5": "advance Te"}, "drawn": [], "hash": "4c98f88056b505d2"}
{"choices": {"p5": "advance e3 w"}, "drawn": [], "hash": "1793ed603ba804cb"}
{"choices": {"p5": "advance c2 n"}, "drawn": [], "hash": "ee71c936028e7b61"}
{"choices": {"p5": "advance L1"}, "drawn": [], "hash": "7237a020222ca8c8"}
{"choices": {"p5": "advance d2 w"}, "drawn": [], "hash": "17760be82ba571a0"}
{"choices": {"p5": "advance d4 s"}, "drawn": [], "hash": "00feba4bbb39d8b0"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [4, 5], "scores": [19, 16, 23, 28, 0, 0], "rounds": 5}}
