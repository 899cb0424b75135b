{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent16-traps08", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place dragon d1", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "9129339334179149"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "2bcc7a94b217d2e5"}
{"choices": {"p0": "retrieve d1", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "415523e7b232eafb"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "116eda5cd61d77c0"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "93220d9fb90240ed"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "239e4befbab23072"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "15cc1beead1ee070"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "3124bbf9aa5c3a99"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "d16acd5beebabf52"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "f74aaf336928d11c"}
{"choices": {"p0": "place dragon d1", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "39716e1a9603b67d"}
{"choices": {"p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "a14c051e301e1531"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rt", "rl", "br", "rt", "rr", "bl", "bt", "pl", "rt", "gt", "rl"], "hash": "68626986f475d14d"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "e61865788b3dcd3e"}
{"choices": {"p0": "retrieve d1", "p1": "place wall\\ c5", "p2": "place wall\\ b3", "p3": "place wall/ a3"}, "drawn": [], "hash": "9ce999cad4d2cd5a"}
{"choices": {"p1": "flee n", "p3": "flee n"}, "drawn": [], "hash": "abec953a7b1f285d"}
{"choices": {"p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "1d6fa5307ccfbf95"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "0a0f3c463541373f"}
{"choices": {"p1": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "ead7ba768fb0b8e5"}
{"choices": {"p0": "move d5", "p1": "move c2", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "e465826cf5a7f810"}
{"choices": {"p0": "place dragon d1", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult c5"}, "drawn": [], "hash": "cf98efcd113a423b"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "585cf029c29e79cc"}
{"choices": {"p3": "send p0"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "pr", "yl", "pr", "bt"], "hash": "def88fb20dcbbef6"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move c1", "p3": "move c1"}, "drawn": [], "hash": "a4bd4922523c2a00"}
{"choices": {"p0": "place treasure a3", "p1": "place catapult a2", "p2": "place catapult c4", "p3": "retrieve c5"}, "drawn": [], "hash": "212f0323a89e324e"}
{"choices": {"p0": "flee e", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "c4a4472aa20bc299"}
{"choices": {"p1": "send p0"}, "drawn": ["gt", "bt", "bt", "pt", "gl", "bl", "gl", "rl", "gt", "yl", "gr", "yt"], "hash": "0385dbcd7f35e726"}
{"choices": {"p0": "move c5", "p1": "move e3", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "d5866236fc335c85"}
{"choices": {"p0": "retrieve d1", "p1": "retrieve a2", "p2": "retrieve d3", "p3": "place catapult b2"}, "drawn": [], "hash": "d9f8f2822bc488c0"}
{"choices": {"p3": "send p0"}, "drawn": ["br", "bl", "gl", "gl", "gr", "rt", "pt", "yl", "pr", "yr", "yt", "pl"], "hash": "afa7ca8bd2c58970"}
{"choices": {"p0": "move d4", "p1": "move d4", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "ac3b9814f3ea86e8"}
{"choices": {"p0": "place dragon c2", "p1": "retrieve c5", "p2": "place catapult c5", "p3": "place catapult d3"}, "drawn": [], "hash": "297bd3f33e0898ba"}
{"choices": {"p0": "flee e", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "8b1f7b0000f992ca"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [31, 0, 26, 29], "rounds": 8}}
