{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent16-traps06", "guardian", "guardian", "guardian"]}
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
{"choices": {"p0": "retrieve b3", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "6ada4a7c8ee38fba"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "e361573934de2eb1"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "bt", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rt", "pl"], "hash": "0612632b7e8cf223"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "3e886f651f094458"}
{"choices": {"p0": "place wall/ b3", "p1": "place catapult a5", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "15fb5c08f270e7f2"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yl", "yr", "pl", "bl", "bt", "rl", "yt", "rr"], "hash": "3228b2a96865161b"}
{"choices": {"p0": "move d5", "p1": "move b4", "p2": "move c4", "p3": "move a4"}, "drawn": [], "hash": "134b0d815600395a"}
{"choices": {"p0": "place dragon c2", "p1": "retrieve a5", "p2": "place catapult c1", "p3": "place catapult e4"}, "drawn": [], "hash": "85305a5bf99ba92d"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "7bfe056c8e89a07b"}
{"choices": {"p0": "flee e", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "04b3c15f767e4514"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "39cba9e3dd149988"}
{"choices": {"p2": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "bt"], "hash": "a206dcb00ea19a9a"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move d4", "p3": "move b3"}, "drawn": [], "hash": "2842c2720b4800fb"}
{"choices": {"p0": "retrieve b3", "p1": "pass", "p2": "retrieve c1", "p3": "retrieve e4"}, "drawn": [], "hash": "c4371931825ebee4"}
{"choices": {"p0": "send p1", "p1": "send p0"}, "drawn": ["br", "gl", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "39ba5ada4469c94d"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move d3", "p3": "move b2"}, "drawn": [], "hash": "dbd11d970ffcfa91"}
{"choices": {"p0": "place wall/ b3", "p1": "place catapult c1", "p2": "place catapult b3", "p3": "place catapult e1"}, "drawn": [], "hash": "cfe069fbffc282c5"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "cca82252cd66571d"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [34, 27, 24, 0], "rounds": 8}}
