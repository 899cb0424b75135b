{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent24-traps16", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place dragon a5", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": [], "hash": "7e28391635ce3d5d"}
{"choices": {"p0": "flee w"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "6c61a708c4701248"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "1b8bb3dfd9876f14"}
{"choices": {"p0": "place wall/ c1", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "e4e8d5252e285988"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "452fe8275868d5db"}
{"choices": {"p1": "flee e", "p2": "flee w", "p3": "flee e"}, "drawn": [], "hash": "7a62d250518e4d8a"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "096f75dcce598252"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "b38a7fee042b88a1"}
{"choices": {"p0": "place wall/ c2", "p1": "place wall/ b5", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "59d7bbddeb7d41ce"}
{"choices": {"p1": "send p2", "p3": "flee e"}, "drawn": [], "hash": "6e9ce10cd04f4be0"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "4706b422d2c1a196"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "5b4837df2dff833e"}
{"choices": {"p0": "pass", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "7d6598908db756f7"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": [], "hash": "c597dc8c76e62bf5"}
{"choices": {"p2": "flee w"}, "drawn": [], "hash": "fa63e8b3e1e87cf6"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "68d45b7a356ee363"}
{"choices": {"p2": "send p1"}, "drawn": ["gt", "pt", "bt", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rt", "pl"], "hash": "226f667094c49792"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "1f1bc4347a6e44f6"}
{"choices": {"p0": "pass", "p1": "place catapult a5", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "aa1c653b1d462a6c"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yl", "yr", "pl", "bl", "bt", "rl", "yr", "rr"], "hash": "ccfe0a88295a5a01"}
{"choices": {"p0": "move b3", "p1": "move d4", "p2": "move c4", "p3": "move a4"}, "drawn": [], "hash": "f8a576da5f233e11"}
{"choices": {"p0": "pass", "p1": "place catapult e1", "p2": "place catapult c1", "p3": "place catapult e4"}, "drawn": [], "hash": "fccea166c562d718"}
{"choices": {"p0": "flee n", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "48c82d7fca95bf98"}
{"choices": {"p0": "send p3", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "43598476b221c7b6"}
{"choices": {"p0": "flee w", "p2": "send p0"}, "drawn": [], "hash": "ac14438352c9075d"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "c4561fc188faa743"}
{"choices": {"p0": "send p3"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bl", "rt", "rr", "br"], "hash": "1b74c9d594962581"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d4", "p3": "move b3"}, "drawn": [], "hash": "a81276c070e8c0ca"}
{"choices": {"p0": "place catapult e1", "p1": "retrieve e1", "p2": "retrieve e3", "p3": "retrieve e4"}, "drawn": [], "hash": "c9b99ded3c3431a8"}
{"choices": {"p0": "send p3", "p1": "send p0"}, "drawn": ["br", "gl", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "a0ce0c833db62f50"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move e3", "p3": "move c2"}, "drawn": [], "hash": "9423567cf33c7846"}
{"choices": {"p0": "pass", "p1": "retrieve d5", "p2": "place wall/ a5", "p3": "place catapult e1"}, "drawn": [], "hash": "e25d4fbe2b869582"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "27a67904d88949e3"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [31, 28, 24, 0], "rounds": 8}}
