{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 3, "advanced": true, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random"]}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "a178fe9d60de0cb4"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "226696408f7e2fa6"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "4c9fc359aa11842e"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "d12f2cd85e95edd1"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "eeaa6050c5d9b033"}
{"choices": {"p1": "buy labyrinth"}, "drawn": [], "hash": "faa9443e13cec61f"}
{"choices": {"p2": "buy sword"}, "drawn": [], "hash": "f75f7a3050482a3b"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "602c6473d3efab15"}
{"choices": {"p1": "buy portal"}, "drawn": [], "hash": "cb9c57ba6ef35317"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "fc141582e9c6ec29"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "007889c2cbd643d0"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "b8e4117e86ab84cc"}
{"choices": {"p0": "move d2", "p1": "move d2", "p2": "move b4"}, "drawn": [], "hash": "e037932d90802516"}
{"choices": {"p0": "place treasure e4", "p1": "place portal a1", "p2": "place catapult e2"}, "drawn": [], "hash": "69339fc5c402365d"}
{"choices": {"p2": "send p1"}, "drawn": ["pl", "gr", "gt", "gl", "bt", "br", "pt", "br", "gt"], "hash": "2b987c97b180cdb1"}
{"choices": {"p0": "move e1", "p1": "move e2", "p2": "move a3"}, "drawn": [], "hash": "481765e601bc7480"}
{"choices": {"p0": "pass", "p1": "place labyrinth:black c4", "p2": "place labyrinth:white c2"}, "drawn": [], "hash": "3a4559b765f8fdfd"}
{"choices": {"p2": "send p0"}, "drawn": ["gt", "pr", "bl", "rr", "rr", "gr", "yr", "pt", "rt"], "hash": "a9356d22f0ffd407"}
{"choices": {"p0": "move d1", "p1": "move d2", "p2": "move a4"}, "drawn": [], "hash": "5786944570a06e32"}
{"choices": {"p0": "pass", "p1": "place barricade a5", "p2": "place hearse d2"}, "drawn": ["br", "rt", "pt", "gr", "bt", "pt", "rl", "br", "pr"], "hash": "ddde88484e9d6b55"}
{"choices": {"p0": "move c1", "p1": "move c3", "p2": "move a3"}, "drawn": [], "hash": "c7acac89dd96818e"}
{"choices": {"p0": "pass", "p1": "place treasure a4", "p2": "place hearse a2"}, "drawn": ["br", "bl", "yl", "yt", "pt", "pt", "gt", "gl", "pr"], "hash": "736651dfd3d8ec4b"}
{"choices": {"p0": "move b2", "p1": "move d3", "p2": "move a4"}, "drawn": [], "hash": "fc54ea9d5817df78"}
{"choices": {"p0": "pass", "p1": "place spring a2", "p2": "retrieve c2"}, "drawn": [], "hash": "309ee7efebe93bc2"}
{"choices": {"p2": "send p1"}, "drawn": ["rl", "pr", "pt", "yr", "rr", "pt", "bl", "gl", "gr"], "hash": "547f1bcf2b69f2d6"}
{"choices": {"p0": "move a3", "p1": "move c4", "p2": "move b3"}, "drawn": [], "hash": "0a74862ff1e401d7"}
{"choices": {"p0": "pass", "p1": "place hearse a1", "p2": "place labyrinth:white a4"}, "drawn": [], "hash": "5934a64466a00864"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 26, 20], "rounds": 6}}
