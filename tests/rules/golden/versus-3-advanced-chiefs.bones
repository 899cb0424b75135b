{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 3, "advanced": true, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random"]}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "c0ac3f921ecc6523"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "517f29dadcbeb50a"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "92f8039017160f18"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "14df6b46bedcb8d3"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "91d993319fd1b9d4"}
{"choices": {"p1": "buy labyrinth"}, "drawn": [], "hash": "d019d8e21ae5a733"}
{"choices": {"p2": "buy sword"}, "drawn": [], "hash": "07092b6590689173"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "6333f75c9dac0ad3"}
{"choices": {"p1": "buy portal"}, "drawn": [], "hash": "dc087aa685a938f5"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "a35f2dcc4240535e"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "8336bd617e48767c"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "31329cc10f39b2e2"}
{"choices": {"p0": "move d2", "p1": "move d2", "p2": "move b4"}, "drawn": [], "hash": "80fc4d4c304ee274"}
{"choices": {"p0": "place treasure e4", "p1": "place portal a1", "p2": "place catapult e2"}, "drawn": [], "hash": "e1767fa48e711e63"}
{"choices": {"p2": "send p1"}, "drawn": ["pl artificer", "gr", "gt", "gl", "bt", "br", "pt", "br", "gt"], "hash": "b805dd9d95cb60bd"}
{"choices": {"p0": "move e1", "p1": "move e2", "p2": "move a3"}, "drawn": [], "hash": "06a9b34eb66f3459"}
{"choices": {"p0": "pass", "p1": "place labyrinth:black c4", "p2": "place labyrinth:white c2"}, "drawn": [], "hash": "7d396cf52cc49329"}
{"choices": {"p2": "send p0"}, "drawn": ["gt instructor", "pr", "bl", "rr", "rr artificer", "gr", "yr ghost", "pt ghost", "rt"], "hash": "0bdfdca0d987b582"}
{"choices": {"p0": "move d1", "p1": "move d2", "p2": "move a4"}, "drawn": [], "hash": "a46d00232a869449"}
{"choices": {"p0": "pass", "p1": "place barricade a5", "p2": "place hearse d2"}, "drawn": ["br", "rt necromancer", "bt", "br", "bl", "pt", "gr", "pt", "pt", "rl", "gl", "pr"], "hash": "6adb258a1bad6c56"}
{"choices": {"p0": "move c1", "p1": "move c3", "p2": "move a3"}, "drawn": [], "hash": "d826effa51e227d6"}
{"choices": {"p0": "pass", "p1": "place treasure a4", "p2": "place hearse a2"}, "drawn": ["br", "pr", "yl", "yt", "rr", "pt", "gt", "gl", "pr"], "hash": "811d608ebaa0d102"}
{"choices": {"p0": "move b2", "p1": "move d3", "p2": "move a4"}, "drawn": [], "hash": "12285f24bb393150"}
{"choices": {"p0": "pass", "p1": "place spring a2", "p2": "retrieve c2"}, "drawn": [], "hash": "a315001de55d304e"}
{"choices": {"p2": "send p1"}, "drawn": ["rl", "gr", "pt", "yr", "rr saboteur", "pt", "bl", "yl", "gr"], "hash": "3e7c97d08dbfd34d"}
{"choices": {"p0": "move a3", "p1": "move c4", "p2": "move b3"}, "drawn": [], "hash": "b1bf7cbd62a84445"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "place labyrinth:white a4"}, "drawn": [], "hash": "ecb003290d1d9170"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 26, 20], "rounds": 6}}
