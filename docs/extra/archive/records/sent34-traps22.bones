{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627779, "agents": ["guardian", "guardian", "guardian", "sent34-traps22"]}
{"choices": {"p0": "move d4", "p1": "move d3", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "d649b7d7e134db06"}
{"choices": {"p0": "place treasure b5", "p1": "place treasure d1", "p2": "place treasure e3", "p3": "place wall/ c1"}, "drawn": ["rt", "pr", "gr", "rr", "bt", "pr", "rr", "gl", "yl", "pt", "rl", "br"], "hash": "a586baf0fd770adc"}
{"choices": {"p0": "move d5", "p1": "move d4", "p2": "move a4", "p3": "move b2"}, "drawn": [], "hash": "124a239a4baf7236"}
{"choices": {"p0": "place dragon a5", "p1": "place dragon e5", "p2": "place dragon e1", "p3": "place wall/ c2"}, "drawn": [], "hash": "235bb72c8ab14b74"}
{"choices": {"p0": "flee n", "p1": "flee e", "p2": "flee e"}, "drawn": [], "hash": "511c2083d34d6686"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "83e1830bbd6c7b05"}
{"choices": {"p1": "flee n", "p2": "flee e"}, "drawn": [], "hash": "49d53774d7708214"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "d57fbe2f1f067f0e"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "814de18b4f6b9215"}
{"choices": {"p1": "send p3"}, "drawn": ["rr", "gt", "pl", "rt", "gl", "pr", "yt", "bt", "gt", "gl", "rr", "rr"], "hash": "14eb9eb9eceb2cc2"}
{"choices": {"p0": "move d4", "p1": "move e5", "p2": "move b3", "p3": "move c3"}, "drawn": [], "hash": "2297d139dca7bf3c"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall/ a4", "p2": "place wall\\ d3", "p3": "place treasure c4"}, "drawn": [], "hash": "993b3ec3b28008d6"}
{"choices": {"p0": "flee w"}, "drawn": ["pt", "yr", "pr", "rl", "pr", "pl", "bl", "gr", "bl", "rl", "br", "bt"], "hash": "ed099287a0f48433"}
{"choices": {"p0": "move d3", "p1": "move e4", "p2": "move b4", "p3": "move d3"}, "drawn": [], "hash": "46c35275cdac75ec"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall/ b5", "p2": "place wall\\ e1", "p3": "place dragon d2"}, "drawn": [], "hash": "ea6e7a4a273439f2"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "7c5e3fb13c21c6a6"}
{"choices": {"p0": "send p1", "p1": "send p3"}, "drawn": [], "hash": "9cb8f1ba1270c9fe"}
{"choices": {"p0": "send p1"}, "drawn": ["pl", "yl", "bt", "gl", "rt", "bt", "yr", "rt", "yt", "rr", "rt", "yr"], "hash": "2fe66f966ecb8517"}
{"choices": {"p0": "move c2", "p1": "move e3", "p2": "move c5", "p3": "move c4"}, "drawn": [], "hash": "aec253bd57a959cf"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "place catapult c1", "p3": "place catapult e4"}, "drawn": [], "hash": "c8a4d9c5feb0916d"}
{"choices": {"p1": "send p3", "p2": "send p1", "p3": "send p2"}, "drawn": [], "hash": "922494cf8fa384d1"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": ["rt", "yt", "gr", "rt", "gt", "br", "yl", "rr", "rl", "pl", "bl", "bt"], "hash": "2c8eebc52962c54f"}
{"choices": {"p0": "move d3", "p1": "move d4", "p2": "move d4", "p3": "move d3"}, "drawn": [], "hash": "db90ee3d539c4adc"}
{"choices": {"p0": "pass", "p1": "place catapult a1", "p2": "retrieve c1", "p3": "retrieve c1"}, "drawn": [], "hash": "8da5465c8c9b9619"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p0"}, "drawn": [], "hash": "ef959594eb8c5214"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "14a7b4ac65d986a5"}
{"choices": {"p1": "send p2"}, "drawn": ["yr", "pr", "pt", "rr", "gr", "rr", "rt", "br", "br", "pr", "bt", "bt"], "hash": "434041ac5a1fc08a"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "d3ce57e9c7c3833d"}
{"choices": {"p0": "place catapult a1", "p1": "retrieve a1", "p2": "place catapult a1", "p3": "place wall/ c4"}, "drawn": [], "hash": "1600f85b66c5c42f"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": ["gr", "rl", "gt", "bt", "br", "bl", "yr", "yt", "pt", "gt", "pt", "pt"], "hash": "fc5efa9a3d9db03d"}
{"choices": {"p0": "move b3", "p1": "move c2", "p2": "move d4", "p3": "move d3"}, "drawn": [], "hash": "4cab4d23d1f4929c"}
{"choices": {"p0": "place catapult d3", "p1": "place catapult c4", "p2": "place catapult c2", "p3": "place catapult c1"}, "drawn": [], "hash": "e00d55d6b5c610fc"}
{"choices": {"p0": "send p2", "p1": "send p0", "p2": "send p0", "p3": "send p2"}, "drawn": [], "hash": "0c2686de0daf4c87"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "flee n"}, "drawn": ["gl", "yr", "br", "pt", "yt", "bl", "br", "yt", "yl", "pr", "gt", "yl"], "hash": "d880ec4714695d95"}
{"choices": {"p0": "move c2", "p1": "move b3", "p2": "move c4", "p3": "move e4"}, "drawn": [], "hash": "e7a683469255f974"}
{"choices": {"p0": "retrieve d3", "p1": "retrieve c4", "p2": "retrieve c2", "p3": "retrieve c1"}, "drawn": ["pt", "pl", "gl", "pr", "yt", "br", "pr", "pl", "gt", "bl", "yr", "pr"], "hash": "e4a3e0367b4426e6"}
{"choices": {"p0": "move c1", "p1": "move b4", "p2": "move d3", "p3": "move d3"}, "drawn": [], "hash": "09596de18d14de99"}
{"choices": {"p0": "place catapult e1", "p1": "pass", "p2": "place catapult b1", "p3": "place catapult b3"}, "drawn": [], "hash": "ecf8f2b1dfe45083"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "send p2"}, "drawn": [], "hash": "ff59c5681a2dbfc9"}
{"choices": {"p2": "send p0"}, "drawn": ["rr", "yl", "pt", "yl", "rt", "bl", "yl", "pr", "gt", "br", "gr", "bt"], "hash": "2ce729b83c7f31b9"}
{"choices": {"p0": "move c2", "p1": "move c4", "p2": "move d2", "p3": "move c2"}, "drawn": [], "hash": "a35c05622cbe72e0"}
{"choices": {"p0": "retrieve e1", "p1": "place catapult d2", "p2": "retrieve b1", "p3": "retrieve e4"}, "drawn": [], "hash": "3d6bf45d614db2d2"}
{"choices": {"p1": "send p0", "p3": "send p2"}, "drawn": ["rr", "bl", "gl", "yr", "rt", "bl", "pr", "yr", "gt", "bl", "rr", "yt"], "hash": "6e91eaf164d541cb"}
{"choices": {"p0": "move b3", "p1": "move b4", "p2": "move c1", "p3": "move b1"}, "drawn": [], "hash": "621318039e01ae98"}
{"choices": {"p0": "place catapult b1", "p1": "retrieve d2", "p2": "place catapult c4", "p3": "place catapult e4"}, "drawn": [], "hash": "a1129149547c7955"}
{"choices": {"p0": "send p1", "p2": "send p0", "p3": "send p2"}, "drawn": ["pt", "rl", "yr", "br", "br", "rl", "br", "gr", "bl", "yt", "rt", "yr"], "hash": "8e4d61ea304f0988"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d1", "p3": "move b2"}, "drawn": [], "hash": "37c67511da6dd299"}
{"choices": {"p0": "retrieve b1", "p1": "place catapult c2", "p2": "pass", "p3": "retrieve e4"}, "drawn": [], "hash": "f90ea0420c3b95c4"}
{"choices": {"p1": "send p3", "p2": "send p3"}, "drawn": [], "hash": "1d63535a48a26c92"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [2], "scores": [16, 15, 0, 18], "rounds": 13}}
