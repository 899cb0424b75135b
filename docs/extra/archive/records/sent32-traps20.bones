{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627802, "agents": ["guardian", "guardian", "sent32-traps20", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move d4", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "4631cc17e033f9e4"}
{"choices": {"p0": "place treasure b1", "p1": "place dragon e5", "p2": "place wall/ c1", "p3": "place treasure b1"}, "drawn": [], "hash": "88aa68fa7c648264"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "e704de7e8d847180"}
{"choices": {"p1": "flee e"}, "drawn": ["yr", "rl", "yl", "yr", "gl", "rr", "yl", "gr", "pt", "gt", "pr", "gl"], "hash": "d4ce4c8e184319ef"}
{"choices": {"p0": "move e5", "p1": "move e3", "p2": "move e4", "p3": "move b4"}, "drawn": [], "hash": "973270966a325b1b"}
{"choices": {"p0": "place dragon a5", "p1": "place treasure b3", "p2": "place wall/ c2", "p3": "place dragon a1"}, "drawn": [], "hash": "0236539a4f50c6d5"}
{"choices": {"p3": "flee w"}, "drawn": [], "hash": "f3d01a6c0eb511c0"}
{"choices": {"p0": "flee n", "p1": "flee n"}, "drawn": [], "hash": "748dc796a40d0162"}
{"choices": {"p0": "send p2", "p1": "send p0"}, "drawn": [], "hash": "fd4614d1c8e018a6"}
{"choices": {"p0": "flee w"}, "drawn": ["gt", "yl", "pt", "pr", "bl", "gr", "rl", "yt", "rl", "gl", "rr", "yt"], "hash": "4dfc115f93b1881f"}
{"choices": {"p0": "move d4", "p1": "move d2", "p2": "move d3", "p3": "move b5"}, "drawn": [], "hash": "e6ca874566b3dea5"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall/ a5", "p2": "place treasure d4", "p3": "place wall\\ e5"}, "drawn": [], "hash": "277d7619869bd9bd"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": ["pl", "rt", "gt", "gt", "bl", "pt", "rt", "pr", "rt", "yl", "rr", "yr"], "hash": "9b062b5e8db5adb8"}
{"choices": {"p0": "move c3", "p1": "move d1", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "0785868f7a386723"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall/ c5", "p2": "place dragon a5", "p3": "place wall\\ e4"}, "drawn": [], "hash": "22002772ec5c3d2a"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "bc891830ed332f15"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "e71d3decfb367074"}
{"choices": {"p2": "flee w"}, "drawn": [], "hash": "553acedc8261e25d"}
{"choices": {"p2": "flee w", "p3": "send p0"}, "drawn": [], "hash": "928d86d0bd32d27a"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "985bae10edb9b3aa"}
{"choices": {"p2": "send p3"}, "drawn": ["yr", "pr", "gt", "yt", "br", "yl", "pr", "rl", "br", "rr", "br", "pl"], "hash": "4e42d855a39d9dc6"}
{"choices": {"p0": "move b4", "p1": "move c1", "p2": "move d3", "p3": "move b5"}, "drawn": [], "hash": "fbe6a334b4b10b63"}
{"choices": {"p0": "place catapult c1", "p1": "place catapult e3", "p2": "place catapult e4", "p3": "place catapult a5"}, "drawn": [], "hash": "2d08ed1f9f85b6a3"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p3", "p3": "flee w"}, "drawn": [], "hash": "fb7bfb1517da5d45"}
{"choices": {"p0": "send p3", "p3": "flee w"}, "drawn": [], "hash": "653d605a2448313d"}
{"choices": {"p3": "send p0"}, "drawn": ["pr", "bt", "gl", "rr", "bt", "rr", "br", "bt", "yt", "yt", "pl", "rt"], "hash": "605fba033f95ef03"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "808db72b42a67b60"}
{"choices": {"p0": "place catapult d2", "p1": "place catapult d5", "p2": "retrieve c1", "p3": "retrieve a5"}, "drawn": [], "hash": "53c770fc261711d8"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p3"}, "drawn": [], "hash": "8736d933505cbc92"}
{"choices": {"p0": "send p3", "p1": "send p0"}, "drawn": [], "hash": "e399b6bcdb67f660"}
{"choices": {"p0": "flee n", "p1": "send p0"}, "drawn": [], "hash": "44353254cc1cb1ae"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "1a7516f707c0ab20"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "d66b9fe392b38407"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "4adb3be8fa7dccae"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "20ff7b5f5f5c3381"}
{"choices": {"p0": "flee w"}, "drawn": ["yl", "yt", "yt", "pr", "yl", "br", "yr", "rt", "bt", "pt", "br", "gt"], "hash": "2b4fb3309f494d1e"}
{"choices": {"p0": "move d4", "p1": "move b1", "p2": "move b5", "p3": "move b3"}, "drawn": [], "hash": "ceaabb82258a451b"}
{"choices": {"p0": "retrieve d2", "p1": "retrieve d5", "p2": "place wall/ c1", "p3": "place catapult e2"}, "drawn": [], "hash": "370f8c1bdffc09dd"}
{"choices": {"p3": "send p0"}, "drawn": ["gr", "bl", "rl", "pl", "bt", "bl", "yt", "rl", "pl", "rt", "bl", "gr"], "hash": "0274583679a0b086"}
{"choices": {"p0": "move d3", "p1": "move c2", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "ad9c0f6a22f2b8bb"}
{"choices": {"p0": "place catapult c1", "p1": "place catapult a4", "p2": "place catapult c2", "p3": "place catapult e4"}, "drawn": [], "hash": "d25ec271de9e9b89"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p3", "p3": "send p0"}, "drawn": ["rl", "rr", "bt", "rr", "bt", "rl", "yr", "rr", "pr", "gt", "rl", "rr"], "hash": "27e78fc8e2693fee"}
{"choices": {"p0": "move c2", "p1": "move b3", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "13b837ebbe713d78"}
{"choices": {"p0": "retrieve c1", "p1": "retrieve a4", "p2": "pass", "p3": "retrieve e4"}, "drawn": [], "hash": "e8a9230c5312520f"}
{"choices": {"p2": "send p3", "p3": "send p0"}, "drawn": ["gt", "gl", "gr", "bl", "yl", "yr", "yl", "yl", "yl", "yt", "yr", "yl"], "hash": "dd4d4921a7ca0fd4"}
{"choices": {"p0": "move d3", "p1": "move c2", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "4325dc6a0903edbc"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult c4", "p2": "pass", "p3": "place catapult a2"}, "drawn": [], "hash": "db19451330f7b8c7"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": ["gr", "rt", "yr", "pr", "rl", "pr", "rt", "rt", "gt", "bt", "rt", "gl"], "hash": "d1d7f86fb1dfa542"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "cfd63b5a64f0c89d"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "retrieve a2"}, "drawn": ["gt", "rr", "rr", "br", "pr", "rt", "yr", "rl", "bt", "yr", "yl", "yt"], "hash": "828e8f0c5d0a378a"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move c4", "p3": "move c2"}, "drawn": [], "hash": "898eefaddd57aa41"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "place catapult c4"}, "drawn": [], "hash": "094f74794900cda2"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "82d3f53b7501249b"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3], "scores": [14, 14, 20, 0], "rounds": 12}}
