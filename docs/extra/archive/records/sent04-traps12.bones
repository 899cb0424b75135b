{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627843, "agents": ["guardian", "guardian", "guardian", "sent04-traps12"]}
{"choices": {"p0": "move c4", "p1": "move d4", "p2": "move d4", "p3": "move c4"}, "drawn": [], "hash": "549321e1237fc113"}
{"choices": {"p0": "place treasure e3", "p1": "place treasure b3", "p2": "place dragon e5", "p3": "place wall/ c1"}, "drawn": [], "hash": "eb78af377fc1542d"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "3d4276a3324c7549"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "edfbeda427bc2b82"}
{"choices": {"p2": "send p3"}, "drawn": ["rr", "pt", "bl", "gr", "pt", "pl", "gr", "rr", "bl", "gr", "pl", "bt"], "hash": "049e851320c743c9"}
{"choices": {"p0": "move b5", "p1": "move e5", "p2": "move c3", "p3": "move d5"}, "drawn": [], "hash": "5067e0e407c59eb7"}
{"choices": {"p0": "place dragon a1", "p1": "place dragon a1", "p2": "place treasure d4", "p3": "place wall/ c2"}, "drawn": [], "hash": "3790936bc82835e2"}
{"choices": {"p0": "flee w", "p1": "flee w"}, "drawn": [], "hash": "7063fcfc82a3a93c"}
{"choices": {"p1": "flee w"}, "drawn": ["yt", "pr", "rt", "rt", "gl", "bl", "rl", "pr", "rl", "bl", "yt", "rt"], "hash": "e79a6ae819e25488"}
{"choices": {"p0": "move c4", "p1": "move d5", "p2": "move c2", "p3": "move c5"}, "drawn": [], "hash": "4c3ca9cfc3ebb7a6"}
{"choices": {"p0": "place wall\\ e2", "p1": "place wall/ a4", "p2": "place wall\\ b4", "p3": "pass"}, "drawn": ["rr", "br", "br", "bl", "gl", "yr", "rr", "rt", "yr", "gr", "br", "rr"], "hash": "1528d25d69ffd1e4"}
{"choices": {"p0": "move b4", "p1": "move c4", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "912193982a44d04d"}
{"choices": {"p0": "place wall/ e5", "p1": "place wall\\ d5", "p2": "place catapult c1", "p3": "pass"}, "drawn": [], "hash": "a87ba2f81ac0ef95"}
{"choices": {"p1": "send p2", "p2": "send p1"}, "drawn": [], "hash": "ed8c09ff28de9869"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "5033ba72ab2cafdd"}
{"choices": {"p1": "send p2"}, "drawn": ["rr", "yl", "gt", "bt", "gl", "rt", "rl", "gt", "rt", "bl", "yr", "gl"], "hash": "c50bf15810ddf205"}
{"choices": {"p0": "move b3", "p1": "move c5", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "c0e587435eb09a6b"}
{"choices": {"p0": "place catapult d3", "p1": "retrieve a4", "p2": "place wall/ a4", "p3": "pass"}, "drawn": [], "hash": "1a0fb4935e12b82c"}
{"choices": {"p0": "send p2", "p2": "send p1"}, "drawn": [], "hash": "700e009377eca466"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "50853d1448c33615"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "82c5235490a3e10a"}
{"choices": {"p2": "send p1"}, "drawn": ["bt", "yt", "rl", "gt", "pr", "bt", "pt", "gr", "rl", "gr", "pt", "gt"], "hash": "12fd0fb8229853b8"}
{"choices": {"p0": "move c4", "p1": "move d5", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "03015be0e39c29f2"}
{"choices": {"p0": "retrieve d3", "p1": "place wall\\ e5", "p2": "place catapult c2", "p3": "pass"}, "drawn": [], "hash": "22cf02621ded3dc4"}
{"choices": {"p0": "flee w", "p1": "send p2", "p2": "send p0"}, "drawn": [], "hash": "62b0e9c84706ef5d"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "3f613581fce35b1d"}
{"choices": {"p2": "send p0"}, "drawn": ["pt", "yt", "gt", "rt", "bt", "yr", "rl", "yr", "bt", "rl", "pt", "yr"], "hash": "8bc3ef717871dc0a"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "22536d96e06cb44d"}
{"choices": {"p0": "place catapult b3", "p1": "place catapult a3", "p2": "retrieve c2", "p3": "pass"}, "drawn": [], "hash": "7a8a9893ec24e475"}
{"choices": {"p0": "send p3", "p1": "send p3"}, "drawn": ["yt", "rt", "pt", "yr", "pr", "bt", "bt", "yt", "yt", "gl", "br", "rl"], "hash": "aecbc9a20d4b9fde"}
{"choices": {"p0": "move c4", "p1": "move d5", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "63feb3eb60075bf2"}
{"choices": {"p0": "place catapult b4", "p1": "place catapult b3", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "c50078f146386475"}
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "send p3"}, "drawn": [], "hash": "37c46b42ab869321"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [1], "scores": [29, 0, 29, 32], "rounds": 8}}
