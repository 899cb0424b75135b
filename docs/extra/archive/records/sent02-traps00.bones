{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent02-traps00", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "pass", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "6f5b2b0422daa541"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "4ee8bed56cc956c2"}
{"choices": {"p0": "pass", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "8114e8f50ae3f96f"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "3b6a549819d65b8f"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "3bb42bb60068a6bb"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "c7e2ce039d4b0963"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "87c50f921839c30c"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "305547eef0cf3f3d"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "843c24bf0b5d61ad"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "3287007fb898d785"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "56ade69ef4507491"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "8d5ee66c3ec61297"}
{"choices": {"p0": "pass", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "3ea9a9f0977298a3"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "3a4bc71a9cca50e3"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "bt", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rt", "pl"], "hash": "f702f1a14bed96a6"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "001cb0e8fb681db6"}
{"choices": {"p0": "pass", "p1": "place catapult a5", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "163e377a5ea75111"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yl", "yr", "pl", "bl", "bt", "rl", "yt", "rr"], "hash": "893b7ae05cb24886"}
{"choices": {"p0": "move d5", "p1": "move b4", "p2": "move c4", "p3": "move a4"}, "drawn": [], "hash": "7c3735d2e8d2506e"}
{"choices": {"p0": "pass", "p1": "retrieve a5", "p2": "place catapult c1", "p3": "place catapult e4"}, "drawn": [], "hash": "8aa5cb548107b5b9"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "cc12b413e35a6f45"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "32c321dc87cc3cd7"}
{"choices": {"p2": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bl", "rt", "bl", "bt"], "hash": "3dc4c07d79bf21c2"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move d4", "p3": "move b3"}, "drawn": [], "hash": "259cf824f4676ab6"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve c1", "p3": "retrieve e4"}, "drawn": [], "hash": "2338b8b4c4073a15"}
{"choices": {"p0": "send p1", "p1": "send p0"}, "drawn": ["br", "gl", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "d66a150a9f8a0385"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move d3", "p3": "move b2"}, "drawn": [], "hash": "1be7588223032e83"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "place catapult b3", "p3": "place catapult e1"}, "drawn": [], "hash": "686d7b981ce0d4b6"}
{"choices": {"p1": "send p0", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "148187ec72e85bf2"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [28, 27, 24, 0], "rounds": 8}}
