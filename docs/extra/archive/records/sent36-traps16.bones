{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent36-traps16", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place treasure b4", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "0590a0bca0a55824"}
{"choices": {"p0": "move e4", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "1f0e95e29fbbc3ed"}
{"choices": {"p0": "place dragon a3", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "23cca8b26d3a452c"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "deaaa60eb1eb8e9a"}
{"choices": {"p0": "flee w", "p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "557441f2ac064105"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "cf5f6da10d3cc05c"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "67050943477fe600"}
{"choices": {"p0": "move d3", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "7dcc09605c608a70"}
{"choices": {"p0": "place wall\\ c5", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "9eb05540e9185f6c"}
{"choices": {"p0": "send p2", "p3": "flee e"}, "drawn": [], "hash": "de72c78284ed2148"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "2dae3b92aaa1117e"}
{"choices": {"p0": "move e4", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "c7b7be24e92dc449"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "8843acf58ef289ed"}
{"choices": {"p0": "flee w", "p1": "send p0", "p2": "send p1"}, "drawn": [], "hash": "f3331402341aba9f"}
{"choices": {"p0": "flee w", "p2": "flee w"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "7a61e487962fbb6d"}
{"choices": {"p0": "move d5", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "c1b2d80fc907fef1"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult a5", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "2ec3f9c42018d1af"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yt", "yr", "pl", "bt", "bt", "rl", "yr", "rr"], "hash": "be0c77af235d2dc8"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "774d0fed4db73b90"}
{"choices": {"p0": "pass", "p1": "retrieve a5", "p2": "place wall\\ c5", "p3": "place catapult e4"}, "drawn": [], "hash": "622ae2efa4387223"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "8cf8ffad470b1479"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "878d2ebbaedcfb7f"}
{"choices": {"p2": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "br"], "hash": "eea293c7bc1648cd"}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "fdc6b0b134478dd8"}
{"choices": {"p0": "pass", "p1": "place catapult b2", "p2": "place catapult d4", "p3": "retrieve e4"}, "drawn": [], "hash": "0534d331150bef88"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": ["gl", "gt", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "8b85ba4b9a45cbce"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "554b4418d5a69c03"}
{"choices": {"p0": "place catapult c4", "p1": "retrieve b2", "p2": "place catapult b4", "p3": "place catapult e1"}, "drawn": [], "hash": "fe2ad2e413770f41"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "ec8674a93ef5318a"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [32, 28, 21, 0], "rounds": 8}}
