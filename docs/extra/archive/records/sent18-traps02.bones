{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent18-traps02", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "pass", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "94d15d61bc936692"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "a85865ae4f34b06a"}
{"choices": {"p0": "pass", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "415523e7b232eafb"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "116eda5cd61d77c0"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "93220d9fb90240ed"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "239e4befbab23072"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "15cc1beead1ee070"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "3124bbf9aa5c3a99"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "d16acd5beebabf52"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "f74aaf336928d11c"}
{"choices": {"p0": "pass", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "c505f1d6ed5f20bc"}
{"choices": {"p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "3d519f35903c1ae3"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rt", "rl", "br", "rt", "rr", "bl", "bt", "pl", "rt", "gt", "rl"], "hash": "d27b11f22c7854a2"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "18ccca638caa4488"}
{"choices": {"p0": "pass", "p1": "place wall\\ c5", "p2": "place wall\\ b3", "p3": "place wall/ a3"}, "drawn": [], "hash": "9ce999cad4d2cd5a"}
{"choices": {"p1": "flee n", "p3": "flee n"}, "drawn": [], "hash": "abec953a7b1f285d"}
{"choices": {"p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "1d6fa5307ccfbf95"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "0a0f3c463541373f"}
{"choices": {"p1": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "ead7ba768fb0b8e5"}
{"choices": {"p0": "move d5", "p1": "move c2", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "e465826cf5a7f810"}
{"choices": {"p0": "place dragon a2", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult c5"}, "drawn": [], "hash": "57df0ab8b6b2e8a4"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "cdee1f6a2fc60d19"}
{"choices": {"p0": "flee w", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "9fa364eb7be5974b"}
{"choices": {"p0": "flee w", "p3": "send p0"}, "drawn": [], "hash": "265f44f5a7057515"}
{"choices": {"p0": "flee w"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "pr", "yl", "pr", "bt"], "hash": "32365e8fa9b70c6c"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move c1", "p3": "move c1"}, "drawn": [], "hash": "9860b82bdd6d8edf"}
{"choices": {"p0": "pass", "p1": "place catapult a2", "p2": "place catapult c4", "p3": "retrieve c5"}, "drawn": [], "hash": "b6d667b515e27f28"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "761fe2b3faef53c0"}
{"choices": {"p1": "send p0"}, "drawn": ["gt", "bt", "bt", "pt", "gl", "bl", "gl", "rl", "gt", "yl", "gr", "yt"], "hash": "d461df91601f1e20"}
{"choices": {"p0": "move c5", "p1": "move e3", "p2": "move d1", "p3": "move c2"}, "drawn": [], "hash": "e0676a46e7a4b862"}
{"choices": {"p0": "pass", "p1": "retrieve a2", "p2": "retrieve d3", "p3": "place catapult b2"}, "drawn": [], "hash": "c2cdc3e9c0cebbab"}
{"choices": {"p3": "send p0"}, "drawn": ["br", "bl", "gl", "gl", "gr", "rt", "pt", "yl", "pr", "yr", "yt", "pl"], "hash": "bb6a85336ebfd818"}
{"choices": {"p0": "move d4", "p1": "move d4", "p2": "move d2", "p3": "move b3"}, "drawn": [], "hash": "e32a96969838e863"}
{"choices": {"p0": "place catapult c2", "p1": "retrieve c5", "p2": "place catapult a4", "p3": "place catapult d3"}, "drawn": [], "hash": "ea3309b6dfcd8e03"}
{"choices": {"p0": "send p3", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "07915f2e4a6afd24"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [32, 0, 26, 29], "rounds": 8}}
