{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent08-traps10", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place wall/ d3", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "4112e26fad70e2ce"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "31d54c86608e9443"}
{"choices": {"p0": "place wall/ b3", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "b1fcc16e18c3e898"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "d9000256d30f6b12"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "37f993cb15495045"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "8637a60d241d3680"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "8b79f66ab1ae1d8f"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "5eda2c6c91d24c64"}
{"choices": {"p0": "pass", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "8d08f49810dc2a12"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "a8d40ebbeb39d5a2"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "c7defd08883ffea9"}
{"choices": {"p0": "move e5", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "73cad175163823fc"}
{"choices": {"p0": "retrieve b3", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "cdfad5d9212b2c99"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "c0a9d4ff73148d62"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "5db8738a2dd4181a"}
{"choices": {"p0": "move d5", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "b958270e12c72e89"}
{"choices": {"p0": "place wall/ b3", "p1": "place catapult a5", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "e0b85fa15ed4c006"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yt", "yr", "pl", "bt", "br", "rt", "yr", "rr"], "hash": "d188cff9593f08ee"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "3ad0e76acd1c0426"}
{"choices": {"p0": "retrieve b3", "p1": "retrieve a5", "p2": "place wall\\ e4", "p3": "place catapult e4"}, "drawn": [], "hash": "cdee24f1902c940d"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "a3a59af16dae7faf"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "br"], "hash": "1eea1698934fb611"}
{"choices": {"p0": "move d5", "p1": "move b3", "p2": "move d3", "p3": "move c3"}, "drawn": [], "hash": "315e3385dc7eabbe"}
{"choices": {"p0": "retrieve d3", "p1": "pass", "p2": "place catapult a4", "p3": "retrieve e4"}, "drawn": [], "hash": "6d5147703ade3951"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "bd187c2486e71206"}
{"choices": {"p2": "send p0"}, "drawn": ["gl", "gt", "bt", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "gl"], "hash": "a1c5afe3ac35ff19"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "900fe9fae2ef7ba1"}
{"choices": {"p0": "place wall/ b3", "p1": "place catapult c1", "p2": "place catapult d3", "p3": "place catapult e1"}, "drawn": [], "hash": "28d75f659ca56f94"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "643461a193f30f7a"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [31, 27, 21, 0], "rounds": 8}}
