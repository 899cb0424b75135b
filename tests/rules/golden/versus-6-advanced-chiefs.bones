{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 6, "advanced": true, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random", "random", "random"]}
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
{"choices": {"p0": "place treasure e4", "p1": "place spring d4", "p2": "place catapult e2", "p3": "place wall/ a3", "p4": "place spring c4", "p5": "place treasure b2"}, "drawn": [], "hash": "465376fbebd92220"}
{"choices": {"p2": "send p5"}, "drawn": ["pl saboteur", "gr", "gl ghost", "rl", "pr", "bl", "gl", "bt", "br", "gl", "rr", "gr", "pt", "br", "gt", "bl instructor", "bt", "rt"], "hash": "9cc5e0d3d5c54463"}
{"choices": {"p0": "move e1", "p1": "move d3", "p2": "move a3", "p3": "move e2", "p4": "move c2", "p5": "move a3"}, "drawn": [], "hash": "b2d886a9abc17cfd"}
{"choices": {"p0": "pass", "p1": "place dragon a5", "p2": "place labyrinth:white c2", "p3": "place barricade c2", "p4": "place wall\\ a5", "p5": "place dragon c1"}, "drawn": [], "hash": "4679c14b5c5c22af"}
{"choices": {"p2": "send p1"}, "drawn": ["gt", "pr", "bl", "rt", "yl", "gr", "rr", "rr", "gr", "yt", "rr", "br", "yr", "pt", "rt", "rr", "br", "br necromancer", "yt", "pl", "gt"], "hash": "d9b3bed4a3d59902"}
{"choices": {"p0": "move d1", "p1": "move c4", "p2": "move a2", "p3": "move d3", "p4": "move d1", "p5": "move b2"}, "drawn": [], "hash": "768859dc4dd12819"}
{"choices": {"p0": "pass", "p1": "place treasure b5", "p2": "place hearse e3", "p3": "place treasure a2", "p4": "place treasure d1", "p5": "pass"}, "drawn": [], "hash": "842df2c7046b09e2"}
{"choices": {"p1": "flee s", "p2": "send p0"}, "drawn": ["br", "rt", "pt", "rr", "yl", "rr artificer", "gr", "bl", "pt", "yl necromancer", "gr friend", "pr", "pt", "gr", "pt", "yr", "bt", "pt ghost", "gl", "yt saboteur", "rt"], "hash": "897c3508a662436c"}
{"choices": {"p0": "move c1", "p1": "move b4", "p2": "move a1", "p3": "move d4", "p4": "move e1", "p5": "move a1"}, "drawn": [], "hash": "3f2ba82451a8222e"}
{"choices": {"p0": "place hearse d5", "p1": "place dragon b4", "p2": "place hearse a2", "p3": "place bomb b1", "p4": "place catapult b2", "p5": "pass"}, "drawn": [], "hash": "28b5330df0e27639"}
{"choices": {"p1": "send p3", "p4": "send p2", "p5": "flee w"}, "drawn": ["br", "rr", "yl", "rt", "yt", "rr", "yt", "pt", "pl", "bt", "bt", "rl", "gt", "gl", "pt", "br", "br", "gl"], "hash": "d673a1d7fd455272"}
{"choices": {"p0": "move b2", "p1": "move a5", "p2": "move a2", "p3": "move d3", "p4": "move d2", "p5": "move a2"}, "drawn": [], "hash": "9e3397434c3c749e"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve a2", "p3": "place spring b2", "p4": "place dragon e5", "p5": "retrieve b2"}, "drawn": [], "hash": "0beb78bf6d771bb7"}
{"choices": {"p1": "flee n", "p4": "send p1", "p5": "flee s"}, "drawn": [], "hash": "eead9528dc13ec57"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3, 4, 5], "scores": [20, 16, 26, 0, 0, 0], "rounds": 5}}
