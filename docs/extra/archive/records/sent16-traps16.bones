{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent16-traps16", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place treasure a3", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "e298e345bb5e8500"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "b284ed77e09a66ad"}
{"choices": {"p0": "place catapult b3", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "2bf9b8a87e43431d"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "37c087510e70e5e1"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "1b3f26d5b8ffbe36"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "28dfd77ab5f88713"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "54e18cf68f04259b"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "c04238eddd714ed9"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "b8cd44bbae50055f"}
{"choices": {"p0": "move e5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "c626da3ad82c8744"}
{"choices": {"p0": "place catapult d3", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "51116b67e8f486a6"}
{"choices": {"p0": "send p1", "p1": "send p3", "p2": "flee e"}, "drawn": [], "hash": "069d025cb912c344"}
{"choices": {"p2": "send p3"}, "drawn": ["bl", "rl", "rl", "br", "rt", "rr", "rr", "bt", "pl", "rt", "gt", "rl"], "hash": "a3df3a5730ddcc61"}
{"choices": {"p0": "move d4", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "19de933f2fc962fe"}
{"choices": {"p0": "pass", "p1": "place wall\\ a3", "p2": "place wall\\ b3", "p3": "place wall/ a5"}, "drawn": [], "hash": "308991d30f981b82"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "df9265bf36d7bfbb"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "f0a5bb7abac82878"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "f1b596016f738627"}
{"choices": {"p3": "send p0"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "bt", "gr", "pr", "gt", "bt", "rt", "rt"], "hash": "f9b0f1bf4f9dc65b"}
{"choices": {"p0": "move d5", "p1": "move b3", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "a30db5d1e38a278a"}
{"choices": {"p0": "pass", "p1": "place catapult e5", "p2": "place catapult d3", "p3": "place catapult c4"}, "drawn": [], "hash": "de129517396527cb"}
{"choices": {"p1": "flee n", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "e2dabe33d18df1dc"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "a24122134edafc4d"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "71f7bc51c46f78d9"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "4023a7868aa07ba2"}
{"choices": {"p1": "send p0"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yt", "pr", "bl"], "hash": "2df6700b300cdc24"}
{"choices": {"p0": "move c4", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "147de38f9d3a0a58"}
{"choices": {"p0": "pass", "p1": "retrieve e5", "p2": "retrieve d3", "p3": "place catapult a2"}, "drawn": [], "hash": "3724b54ed953a068"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "16be35bb92de233f"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "a42a154648b27876"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [36, 0, 32, 30], "rounds": 6}}
