{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627810, "agents": ["guardian", "guardian", "sent32-traps18", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move d4", "p3": "move b3"}, "drawn": [], "hash": "b3acaf8075869802"}
{"choices": {"p0": "place treasure d1", "p1": "place treasure e5", "p2": "place dragon d1", "p3": "place treasure c2"}, "drawn": ["gl", "bl", "bt", "yl", "yl", "pr", "yr", "bl", "rl", "yl", "gt", "pl"], "hash": "d4009ad0e77b9816"}
{"choices": {"p0": "move e4", "p1": "move a4", "p2": "move e5", "p3": "move a4"}, "drawn": [], "hash": "a0441680ea75bb2f"}
{"choices": {"p0": "place dragon e1", "p1": "place dragon e1", "p2": "place treasure e5", "p3": "place dragon a1"}, "drawn": [], "hash": "73672ba16f1059ef"}
{"choices": {"p0": "flee e", "p1": "flee e"}, "drawn": [], "hash": "4791f7f614d774e8"}
{"choices": {"p3": "flee w"}, "drawn": ["pr", "yr", "pt", "gr", "bl", "rr", "yr", "pt", "gr", "pt", "pr", "bl"], "hash": "f2942d8fd2f98101"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move e4", "p3": "move b3"}, "drawn": [], "hash": "c36e1b5febe4f686"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall/ a5", "p2": "place wall/ c5", "p3": "place wall/ a5"}, "drawn": [], "hash": "70849e5202be1a5f"}
{"choices": {"p0": "flee e", "p1": "send p2", "p2": "send p3"}, "drawn": [], "hash": "3fba64c0bd83011d"}
{"choices": {"p0": "flee e"}, "drawn": ["yl", "pt", "yt", "bt", "gt", "yt", "gl", "gl", "br", "yt", "gl", "gt"], "hash": "557c6ca094e4f413"}
{"choices": {"p0": "move c2", "p1": "move c2", "p2": "move d5", "p3": "move c2"}, "drawn": [], "hash": "39c9e3a3d53daef7"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall\\ c5", "p2": "place wall/ a4", "p3": "place wall\\ e5"}, "drawn": [], "hash": "0cc474e72ebe7d7f"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "2ca1af7589fd79d3"}
{"choices": {"p3": "send p2"}, "drawn": ["rr", "yt", "br", "gl", "bt", "gr", "yt", "rl", "br", "pl", "bt", "yr"], "hash": "f4cf2fccaa95aa9f"}
{"choices": {"p0": "move d3", "p1": "move d3", "p2": "move e5", "p3": "move d1"}, "drawn": [], "hash": "cbdcd0b93b0fce67"}
{"choices": {"p0": "place catapult c4", "p1": "place catapult b4", "p2": "pass", "p3": "place catapult c4"}, "drawn": [], "hash": "864d8fa6c3e9cd0f"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "328b8ab6af6e3348"}
{"choices": {"p0": "send p2", "p1": "flee e"}, "drawn": ["yl", "bl", "rt", "rt", "bl", "gr", "rr", "rr", "pl", "yr", "gl", "rr"], "hash": "0b3fc77299aa1b54"}
{"choices": {"p0": "move c2", "p1": "move c4", "p2": "move d4", "p3": "move c2"}, "drawn": [], "hash": "c4cbfc99b4214f0d"}
{"choices": {"p0": "pass", "p1": "retrieve b4", "p2": "place catapult b3", "p3": "place catapult b3"}, "drawn": [], "hash": "df9870bc3c650bd3"}
{"choices": {"p0": "send p2", "p2": "send p3", "p3": "send p2"}, "drawn": [], "hash": "2f17ee345096d610"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "997a16bdca7b0c17"}
{"choices": {"p2": "send p3"}, "drawn": ["yt", "yr", "pt", "bt", "bt", "rt", "pl", "br", "br", "gl", "rt", "yl"], "hash": "891961ca26e4f205"}
{"choices": {"p0": "move d3", "p1": "move d4", "p2": "move c5", "p3": "move d3"}, "drawn": [], "hash": "15e6335debe1571d"}
{"choices": {"p0": "place catapult e2", "p1": "retrieve c5", "p2": "place catapult c2", "p3": "retrieve b3"}, "drawn": [], "hash": "4f5bebb38b1c276d"}
{"choices": {"p0": "send p2", "p2": "send p3", "p3": "send p2"}, "drawn": [], "hash": "c9845e9292c57f15"}
{"choices": {"p2": "send p3", "p3": "flee w"}, "drawn": ["gr", "bt", "yt", "rr", "pr", "gr", "rt", "gt", "bl", "gt", "pt", "bl"], "hash": "e805104a281bfbc6"}
{"choices": {"p0": "move c2", "p1": "move d5", "p2": "move b4", "p3": "move c4"}, "drawn": [], "hash": "6ccb26c24f1457b2"}
{"choices": {"p0": "retrieve e2", "p1": "place wall/ a2", "p2": "retrieve c2", "p3": "place catapult b4"}, "drawn": [], "hash": "16bcbb8194178aab"}
{"choices": {"p3": "send p2"}, "drawn": ["pt", "pl", "pl", "rl", "br", "pl", "br", "yl", "yr", "rt", "bt", "rr"], "hash": "58297831ffd613c6"}
{"choices": {"p0": "move c1", "p1": "move c4", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "ae368cde963c0569"}
{"choices": {"p0": "place catapult d3", "p1": "place catapult a1", "p2": "place catapult c4", "p3": "pass"}, "drawn": [], "hash": "412abe94aa067389"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p3", "p3": "send p2"}, "drawn": ["bl", "yl", "yl", "yt", "bt", "yl", "gl", "rr", "gt", "rl", "rr", "yr"], "hash": "257baf82e9947b3b"}
{"choices": {"p0": "move d2", "p1": "move b5", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "4c83bf88aac2919c"}
{"choices": {"p0": "retrieve d3", "p1": "place catapult a3", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "73b799dbbec85ce9"}
{"choices": {"p1": "send p2", "p2": "send p3"}, "drawn": ["br", "pl", "br", "rt", "pl", "gr", "pr", "yr", "bl", "br", "br", "rr"], "hash": "b9aec05b23cda9d9"}
{"choices": {"p0": "move c1", "p1": "move c4", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "268cc179bb354b24"}
{"choices": {"p0": "place catapult b4", "p1": "retrieve a3", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "c359258cd151c0e5"}
{"choices": {"p0": "send p2", "p1": "send p2"}, "drawn": [], "hash": "a68642f6aff13da5"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3], "scores": [18, 20, 25, 0], "rounds": 11}}
