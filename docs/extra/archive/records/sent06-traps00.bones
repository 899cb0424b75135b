{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627835, "agents": ["guardian", "guardian", "guardian", "sent06-traps00"]}
{"choices": {"p0": "move b4", "p1": "move d4", "p2": "move d4", "p3": "move b4"}, "drawn": [], "hash": "4ec5c59586fd51d3"}
{"choices": {"p0": "place treasure d3", "p1": "place dragon e5", "p2": "place treasure b2", "p3": "pass"}, "drawn": [], "hash": "b1ad716faff72658"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "cc1ad91ee3f8eb56"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "c7cf511b207d0886"}
{"choices": {"p1": "send p3"}, "drawn": ["pr", "rr", "yt", "rl", "bt", "gr", "rl", "pl", "bt", "rl", "rt", "pl"], "hash": "2dccd1a613ec938d"}
{"choices": {"p0": "move a5", "p1": "move e3", "p2": "move c5", "p3": "move a3"}, "drawn": [], "hash": "a77f1fdb458f7edb"}
{"choices": {"p0": "place dragon d5", "p1": "place treasure b2", "p2": "place dragon e5", "p3": "pass"}, "drawn": [], "hash": "dd2d258c611e6f38"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "fd21eccbf9309588"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "489bb07b2c935522"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "d742dd8f9fb66e8d"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "60f33ac4458e8af7"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "40be872d6d37dc4e"}
{"choices": {"p0": "send p3"}, "drawn": ["gr", "yt", "gr", "gl", "rt", "pt", "yt", "yr", "bt", "pt", "pl", "yl"], "hash": "847e3a38850011e2"}
{"choices": {"p0": "move b4", "p1": "move d2", "p2": "move b4", "p3": "move b2"}, "drawn": [], "hash": "bb94ff0061921378"}
{"choices": {"p0": "place wall\\ e4", "p1": "place wall/ a5", "p2": "place wall/ b3", "p3": "pass"}, "drawn": [], "hash": "b5d429148db6525e"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "6584a1fbecb8956b"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "687eaff657e2d523"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "09418e5566e896a5"}
{"choices": {"p0": "send p3"}, "drawn": ["yl", "rr", "yt", "gl", "gl", "bl", "rr", "gt", "bl", "yl", "bl", "pl"], "hash": "794c9a9442ab6456"}
{"choices": {"p0": "move b3", "p1": "move d3", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "59986b2aa38f1a78"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall\\ c1", "p2": "place wall/ a5", "p3": "pass"}, "drawn": [], "hash": "dd544d5fc0382ace"}
{"choices": {"p0": "send p1"}, "drawn": ["pt", "pl", "pl", "yt", "rr", "bl", "br", "pr", "yr", "pt", "gt", "bl"], "hash": "7ca654c45561fdac"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move b4", "p3": "move c4"}, "drawn": [], "hash": "9ab91d5dd523ba36"}
{"choices": {"p0": "place catapult c1", "p1": "place catapult b1", "p2": "place catapult c1", "p3": "pass"}, "drawn": [], "hash": "38a8ecad82bbaa49"}
{"choices": {"p0": "send p1", "p1": "send p2", "p2": "send p1"}, "drawn": [], "hash": "b8fe6e0169579122"}
{"choices": {"p1": "send p2", "p2": "flee e"}, "drawn": ["gt", "yr", "rt", "bl", "rl", "yr", "gl", "pr", "gt", "pl", "pr", "gl"], "hash": "130d90d20407c4db"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move b5", "p3": "move d3"}, "drawn": [], "hash": "e5e0f2d971264310"}
{"choices": {"p0": "retrieve c1", "p1": "place catapult c2", "p2": "retrieve c1", "p3": "pass"}, "drawn": [], "hash": "f28393c9d8f73c3b"}
{"choices": {"p0": "send p1", "p1": "send p2", "p2": "send p1"}, "drawn": [], "hash": "67d4eba8593223ad"}
{"choices": {"p1": "send p2", "p2": "send p1"}, "drawn": [], "hash": "d887c0d0c2db1ec4"}
{"choices": {"p1": "flee e"}, "drawn": ["gr", "rl", "pl", "br", "rt", "rr", "pl", "pr", "bt", "yr", "gr", "rt"], "hash": "1d1788557623eca3"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b4", "p3": "move c4"}, "drawn": [], "hash": "83e27a44d98e83db"}
{"choices": {"p0": "place catapult e4", "p1": "retrieve c1", "p2": "place catapult c2", "p3": "pass"}, "drawn": [], "hash": "59ae88e3c975ca4d"}
{"choices": {"p0": "send p2", "p2": "send p1"}, "drawn": ["rr", "pr", "rr", "bl", "pt", "yr", "br", "rt", "rl", "pl", "gr", "rt"], "hash": "f310d0650e4ad726"}
{"choices": {"p0": "move b3", "p1": "move d4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "9d8b717fe8105f54"}
{"choices": {"p0": "retrieve e4", "p1": "place wall/ b5", "p2": "place catapult b1", "p3": "place dragon e2"}, "drawn": [], "hash": "a237753503f4dbc5"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "9d5ebddc32558e88"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "94d9fc22cb52868a"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "7c8785058b14473c"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "7f1e0398132bd564"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "flee e"}, "drawn": [], "hash": "1ae08e0e71029cc2"}
{"choices": {"p1": "send p2"}, "drawn": ["br", "rl", "bl", "br", "yr", "yt", "yr", "yt", "pl", "bt", "rr", "gl"], "hash": "41edc0c03d0ea75c"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "051508babc2d74e3"}
{"choices": {"p0": "place catapult d3", "p1": "retrieve c2", "p2": "retrieve b1", "p3": "place wall/ a1"}, "drawn": [], "hash": "2fe889e4703f9cc6"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": ["yl", "bt", "rt", "yl", "yt", "yl", "pr", "gr", "yr", "yt", "rr", "pt"], "hash": "3919214704f49555"}
{"choices": {"p0": "move b3", "p1": "move c2", "p2": "move d2", "p3": "move b5"}, "drawn": [], "hash": "94033a2cbc9002ad"}
{"choices": {"p0": "retrieve d3", "p1": "place catapult c4", "p2": "place catapult d3", "p3": "retrieve a1"}, "drawn": [], "hash": "94c3d985a6c3944b"}
{"choices": {"p1": "send p2", "p2": "send p3"}, "drawn": ["gt", "pl", "bt", "pt", "bt", "gl", "yt", "br", "rt", "pt", "yr", "yt"], "hash": "bc0d7bd77926af03"}
{"choices": {"p0": "move c2", "p1": "move b2", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "d1795d58e43e9492"}
{"choices": {"p0": "place catapult e1", "p1": "pass", "p2": "pass", "p3": "place treasure b1"}, "drawn": [], "hash": "852761e985098987"}
{"choices": {"p0": "send p3", "p1": "send p3"}, "drawn": [], "hash": "9bd6cc82acf26890"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [1], "scores": [21, 0, 15, 23], "rounds": 11}}
