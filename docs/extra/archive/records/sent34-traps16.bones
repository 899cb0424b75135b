{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627789, "agents": ["guardian", "sent34-traps16", "guardian", "guardian"]}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move b4"}, "drawn": [], "hash": "ec939e992ab9ae3c"}
{"choices": {"p0": "place treasure d5", "p1": "place dragon d1", "p2": "place treasure e3", "p3": "place treasure b2"}, "drawn": ["yr", "rl", "yr", "bl", "yr", "yt", "pr", "yr", "rr", "yl", "gr", "rt"], "hash": "f7788d6e02c987fc"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move a4", "p3": "move c3"}, "drawn": [], "hash": "5b41dbd19b3b202c"}
{"choices": {"p0": "place dragon e4", "p1": "place treasure c2", "p2": "place dragon e4", "p3": "place dragon a2"}, "drawn": [], "hash": "e41158e45bec964f"}
{"choices": {"p3": "flee w"}, "drawn": [], "hash": "52091d21c428607c"}
{"choices": {"p0": "flee e", "p1": "flee n", "p2": "flee e"}, "drawn": [], "hash": "733892dab0d3402c"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": ["rt", "gl", "pt", "pr", "yl", "yr", "yr", "br", "rr", "yt", "yl", "bl"], "hash": "376fbe6e205dc3d6"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move b3", "p3": "move d4"}, "drawn": [], "hash": "36a9c232daec597f"}
{"choices": {"p0": "place wall/ b3", "p1": "retrieve d1", "p2": "place wall\\ d5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "d7d2a636f1a5a1d7"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "feb918ca00cd9729"}
{"choices": {"p2": "flee e"}, "drawn": ["pl", "pt", "pl", "bt", "pr", "rt", "gl", "bt", "rl", "rt", "br", "gr"], "hash": "4e69b1636d11b7e3"}
{"choices": {"p0": "move d3", "p1": "move b5", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "1bd1ac20fcb35c24"}
{"choices": {"p0": "place wall\\ e5", "p1": "place dragon c2", "p2": "place wall/ a4", "p3": "place wall\\ d4"}, "drawn": [], "hash": "3582042fa6d74d9d"}
{"choices": {"p1": "flee w"}, "drawn": [], "hash": "4d073f3756ba6e98"}
{"choices": {"p0": "send p2", "p1": "flee w"}, "drawn": [], "hash": "d2c36a84af361b4f"}
{"choices": {"p1": "flee w"}, "drawn": ["pt", "pr", "pt", "rr", "rl", "gl", "rl", "rr", "yt", "rr", "rr", "gr"], "hash": "48c6e43b34b12def"}
{"choices": {"p0": "move c2", "p1": "move c4", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "865da39d35b78e82"}
{"choices": {"p0": "retrieve b3", "p1": "place wall\\ d5", "p2": "pass", "p3": "place catapult e3"}, "drawn": [], "hash": "703d19a7b17601a2"}
{"choices": {"p0": "flee e", "p1": "send p2", "p3": "flee w"}, "drawn": [], "hash": "f661d70539d3aa02"}
{"choices": {"p0": "flee e", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "1f7c25aa5e357483"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "ebbb5f309dbbecb9"}
{"choices": {"p3": "send p2"}, "drawn": ["gr", "gl", "pl", "gl", "yl", "rt", "pt", "pl", "rt", "yl", "pr", "bt"], "hash": "9905852f601fc5a8"}
{"choices": {"p0": "move b3", "p1": "move d3", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "33f1220e24b36f9c"}
{"choices": {"p0": "place wall\\ b4", "p1": "place wall\\ e2", "p2": "place catapult e4", "p3": "retrieve e3"}, "drawn": [], "hash": "3ecd89750ae14fdf"}
{"choices": {"p1": "send p2", "p2": "send p1"}, "drawn": [], "hash": "7750622c177ad440"}
{"choices": {"p2": "send p1"}, "drawn": ["rr", "rl", "pl", "bt", "gr", "yt", "br", "pt", "bt", "yl", "rl", "bl"], "hash": "4f35b213cd5d4ece"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d3", "p3": "move c1"}, "drawn": [], "hash": "f28c6a1cf26c9285"}
{"choices": {"p0": "pass", "p1": "retrieve e2", "p2": "place catapult d5", "p3": "place catapult c4"}, "drawn": [], "hash": "6317df7310899866"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": ["rt", "pt", "pr", "br", "bt", "br", "yr", "yt", "rt", "rt", "rr", "yr"], "hash": "3f821ca81aad5748"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move c4", "p3": "move d2"}, "drawn": [], "hash": "e696fefdc692baad"}
{"choices": {"p0": "place catapult c1", "p1": "place wall\\ c4", "p2": "retrieve e4", "p3": "place catapult c1"}, "drawn": [], "hash": "c28a3a00e1a1b188"}
{"choices": {"p0": "send p1", "p2": "send p1", "p3": "send p1"}, "drawn": ["pl", "rr", "pt", "bl", "pl", "yt", "gt", "bt", "rl", "bl", "pr", "br"], "hash": "d4118566dc98652c"}
{"choices": {"p0": "move c2", "p1": "move c2", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "73712e6e7f6da8d3"}
{"choices": {"p0": "place catapult c4", "p1": "place catapult b3", "p2": "place catapult d3", "p3": "retrieve c1"}, "drawn": [], "hash": "4e778c1a96d6435b"}
{"choices": {"p0": "send p1", "p1": "send p2", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "97d92321afd26040"}
{"choices": {"p0": "send p1"}, "drawn": ["gt", "yl", "rt", "yl", "bl", "yr", "bl", "yl", "gl", "rr", "rl", "yr"], "hash": "a768236763e02500"}
{"choices": {"p0": "move d3", "p1": "move d3", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "81e296b09949ea48"}
{"choices": {"p0": "retrieve c4", "p1": "place catapult c4", "p2": "retrieve d3", "p3": "place catapult a2"}, "drawn": [], "hash": "f749bca4d387ec76"}
{"choices": {"p1": "send p2", "p3": "send p1"}, "drawn": [], "hash": "cfd4854a5c6ad131"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "accc09b71fec34ee"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "0a4cca49472313a3"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [2], "scores": [28, 30, 0, 26], "rounds": 10}}
