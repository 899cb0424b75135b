{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent22-traps14", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place wall/ c1", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "02bae788236415b9"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "e004e3a5d301c150"}
{"choices": {"p0": "pass", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "006d51b3aeb8276f"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "c4b4e663c4a425cf"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "e12a8c86c150ffbf"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "196865d91dfa7faa"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "80ed694b7f3eb8bb"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "6c2e9441564ee39f"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "f84f24eb9d8e5968"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "cb14f525210fe947"}
{"choices": {"p0": "pass", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "f1b2e960a8c83afa"}
{"choices": {"p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "a0b417c442dbf95d"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rt", "rl", "br", "rt", "rr", "bl", "bt", "pl", "rt", "gt", "rl"], "hash": "68bd4d03df68bd57"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "26b5396559189c74"}
{"choices": {"p0": "pass", "p1": "place wall\\ c5", "p2": "place wall\\ b3", "p3": "place wall/ a3"}, "drawn": [], "hash": "568dda60592f2054"}
{"choices": {"p1": "flee n", "p3": "flee n"}, "drawn": [], "hash": "ae3fbdca210dd86f"}
{"choices": {"p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "64e866d1e20bc186"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "ce90e29f4751e07d"}
{"choices": {"p1": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "7c97835a45a95410"}
{"choices": {"p0": "move d5", "p1": "move c2", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "df72bc72845a73cf"}
{"choices": {"p0": "place dragon a2", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult c5"}, "drawn": [], "hash": "c93b3a4ab3a128f8"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "c16507a71e83066e"}
{"choices": {"p0": "flee w", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "559d3e11fa6594b8"}
{"choices": {"p0": "flee w", "p3": "send p0"}, "drawn": [], "hash": "082c2977f086c9c0"}
{"choices": {"p0": "flee w"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "pr", "yl", "pr", "bt"], "hash": "c925b3d837e4e390"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move c1", "p3": "move c1"}, "drawn": [], "hash": "e945336fcfe42789"}
{"choices": {"p0": "place treasure d2", "p1": "place catapult a2", "p2": "place catapult c4", "p3": "retrieve c5"}, "drawn": [], "hash": "6c5ca9416d833e1c"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "e6243584f5f8bf2e"}
{"choices": {"p1": "send p0"}, "drawn": ["gt", "bt", "bt", "pt", "gl", "bl", "gl", "rl", "gt", "yl", "gr", "yt"], "hash": "7daa90336ea286aa"}
{"choices": {"p0": "move c5", "p1": "move e3", "p2": "move d1", "p3": "move c2"}, "drawn": [], "hash": "4a625c7a3d2bcf75"}
{"choices": {"p0": "pass", "p1": "retrieve a2", "p2": "retrieve d3", "p3": "place catapult b2"}, "drawn": [], "hash": "12441465a5d709be"}
{"choices": {"p3": "send p0"}, "drawn": ["br", "bl", "gl", "gl", "gr", "rt", "pt", "yl", "pr", "yr", "yt", "pl"], "hash": "249d1d7a7db3f606"}
{"choices": {"p0": "move c4", "p1": "move d4", "p2": "move d2", "p3": "move b3"}, "drawn": [], "hash": "b2cebe0ac564c1f3"}
{"choices": {"p0": "pass", "p1": "retrieve c5", "p2": "place catapult a4", "p3": "place catapult d3"}, "drawn": [], "hash": "cee5ef6947f24c84"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "567c4d8a6010fb52"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [34, 0, 26, 29], "rounds": 8}}
