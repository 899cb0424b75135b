{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627844, "agents": ["sent10-traps02", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b2", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "3fba1c478542d677"}
{"choices": {"p0": "pass", "p1": "place treasure d2", "p2": "place treasure b1", "p3": "place treasure e4"}, "drawn": ["gl", "bl", "rl", "pl", "rl", "gl", "pt", "rt", "gr", "yl", "pr", "rr"], "hash": "2fa28826ab4af6e2"}
{"choices": {"p0": "move e4", "p1": "move a2", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "35b75be92288b3b9"}
{"choices": {"p0": "pass", "p1": "place dragon a5", "p2": "place dragon a1", "p3": "place dragon e5"}, "drawn": [], "hash": "eac66c1e1ef884a7"}
{"choices": {"p2": "flee w", "p3": "flee e"}, "drawn": [], "hash": "607f7cc04d7e9f06"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "55b609182bb74275"}
{"choices": {"p1": "send p0"}, "drawn": ["rr", "gt", "gr", "bl", "rl", "bl", "rt", "br", "rt", "bt", "gt", "pr"], "hash": "7ed484793596b4ee"}
{"choices": {"p0": "move d3", "p1": "move b2", "p2": "move a4", "p3": "move b4"}, "drawn": [], "hash": "ffe2040b0867943f"}
{"choices": {"p0": "place dragon a3", "p1": "place wall\\ e5", "p2": "place wall\\ d5", "p3": "place wall/ a3"}, "drawn": [], "hash": "1e02a4685bdc1f3c"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "6465880ac5019336"}
{"choices": {"p0": "flee w", "p2": "send p3", "p3": "flee n"}, "drawn": [], "hash": "4697e1e54dc33e25"}
{"choices": {"p3": "send p0"}, "drawn": ["gt", "br", "yl", "br", "yr", "pr", "bl", "pl", "rr", "rr", "yr", "rt"], "hash": "82d779806a62fa65"}
{"choices": {"p0": "move c2", "p1": "move c2", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "936ab085b7f57811"}
{"choices": {"p0": "pass", "p1": "place wall/ c4", "p2": "place wall\\ e4", "p3": "place wall\\ e5"}, "drawn": [], "hash": "ec8ce9139c3e26c3"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": ["pr", "rt", "bt", "pl", "gr", "rt", "pt", "gr", "pl", "gl", "gr", "gt"], "hash": "55d8310c3fe9ffca"}
{"choices": {"p0": "move d3", "p1": "move d3", "p2": "move c4", "p3": "move c5"}, "drawn": [], "hash": "8fe16c5275ed9fe0"}
{"choices": {"p0": "pass", "p1": "place catapult b3", "p2": "retrieve d5", "p3": "place catapult c2"}, "drawn": [], "hash": "5f29fba757b237ab"}
{"choices": {"p1": "send p2", "p2": "flee w", "p3": "send p2"}, "drawn": [], "hash": "84a685b8b5212bdb"}
{"choices": {"p1": "send p2", "p2": "send p1"}, "drawn": [], "hash": "a6de815ca3fccb28"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "d03ad0401c198707"}
{"choices": {"p1": "send p2"}, "drawn": ["pt", "pt", "yr", "bl", "rl", "gr", "pt", "yl", "bl", "yt", "yr", "rl"], "hash": "8837d33b86017ee9"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d5", "p3": "move c4"}, "drawn": [], "hash": "93dde1fcfa82a055"}
{"choices": {"p0": "pass", "p1": "place catapult e4", "p2": "place wall/ a3", "p3": "retrieve a3"}, "drawn": [], "hash": "3bf44c454422820d"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "21f783818fb13744"}
{"choices": {"p1": "send p2"}, "drawn": ["br", "bt", "yl", "yl", "rt", "rt", "yr", "rr", "gt", "yt", "yl", "yt"], "hash": "919b0a1f65364593"}
{"choices": {"p0": "move b3", "p1": "move b5", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "8dcb16dbdb330746"}
{"choices": {"p0": "place catapult c1", "p1": "retrieve b3", "p2": "place catapult e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "6ad3abbf80a86d47"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": [], "hash": "a669eabdaa80aa42"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "c347afc6358a6b1e"}
{"choices": {"p2": "send p0"}, "drawn": ["pr", "bt", "gl", "yl", "yr", "yt", "rr", "gl", "rt", "rl", "rt", "rl"], "hash": "e99a4b4a39e3c78f"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b4", "p3": "move b3"}, "drawn": [], "hash": "4098cb303c56a7ed"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "place catapult c2", "p3": "place catapult a5"}, "drawn": [], "hash": "fb59a73aa9b62a9a"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "9513d8e4d0c2f576"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "5832b7c00e7b4cdf"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "bc99add862d52670"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "71e618259c32edd8"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [29, 23, 22, 0], "rounds": 8}}
