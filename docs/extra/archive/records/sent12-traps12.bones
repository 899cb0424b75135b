{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627844, "agents": ["sent12-traps12", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b2", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "3fba1c478542d677"}
{"choices": {"p0": "place treasure c2", "p1": "place treasure d2", "p2": "place treasure b1", "p3": "place treasure e4"}, "drawn": ["gl", "bl", "rl", "pl", "rl", "gl", "pt", "rt", "gr", "yl", "pr", "rr"], "hash": "d4636659b5a8f532"}
{"choices": {"p0": "move e4", "p1": "move a2", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "bebc702a53bf082b"}
{"choices": {"p0": "pass", "p1": "place dragon a5", "p2": "place dragon a1", "p3": "place dragon e5"}, "drawn": [], "hash": "6b1939037acc9baf"}
{"choices": {"p2": "flee w", "p3": "flee e"}, "drawn": [], "hash": "41ba10205892088c"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "715a628d358f20bf"}
{"choices": {"p1": "send p0"}, "drawn": ["rr", "gt", "gr", "bl", "rl", "bl", "rt", "br", "rt", "bt", "gt", "pr"], "hash": "43c70bb8e73a512a"}
{"choices": {"p0": "move d3", "p1": "move b2", "p2": "move a4", "p3": "move b4"}, "drawn": [], "hash": "4f018fa28d184f1d"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall\\ e5", "p2": "place wall\\ d5", "p3": "place wall/ a3"}, "drawn": [], "hash": "521fd842788171ab"}
{"choices": {"p2": "send p0", "p3": "flee n"}, "drawn": [], "hash": "b73cef8143606061"}
{"choices": {"p3": "send p0"}, "drawn": ["gt", "br", "yl", "br", "yr", "pr", "bl", "pl", "rr", "rr", "yr", "rt"], "hash": "75049a1037618e99"}
{"choices": {"p0": "move c2", "p1": "move c3", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "3a47095fd57c9922"}
{"choices": {"p0": "place wall\\ d3", "p1": "place wall/ c4", "p2": "place wall\\ e4", "p3": "place wall/ e5"}, "drawn": [], "hash": "a8f685a68e0d8505"}
{"choices": {"p1": "send p2"}, "drawn": ["pr", "rt", "bt", "pl", "gr", "rt", "pt", "gr", "pl", "gl", "gr", "gt"], "hash": "122a6779d052f3b9"}
{"choices": {"p0": "move d3", "p1": "move d3", "p2": "move c4", "p3": "move d5"}, "drawn": [], "hash": "f69f54913fee3d2c"}
{"choices": {"p0": "pass", "p1": "retrieve c4", "p2": "retrieve d5", "p3": "place catapult c2"}, "drawn": [], "hash": "2d87e5b25f577387"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "flee w", "p3": "send p2"}, "drawn": [], "hash": "494e75c009547892"}
{"choices": {"p1": "flee n", "p2": "send p1"}, "drawn": [], "hash": "1bd20112d7e0fdcd"}
{"choices": {"p1": "send p2"}, "drawn": ["pt", "pt", "yr", "bt", "rl", "gr", "pt", "yl", "bl", "yt", "yt", "rl"], "hash": "c8e390096e265d9d"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d5", "p3": "move c4"}, "drawn": [], "hash": "354db10956473486"}
{"choices": {"p0": "pass", "p1": "place wall\\ e4", "p2": "place wall\\ d3", "p3": "retrieve a3"}, "drawn": [], "hash": "5e4f728a01606b3d"}
{"choices": {"p0": "send p2", "p3": "send p2"}, "drawn": [], "hash": "16f7664006290bc6"}
{"choices": {"p0": "send p2"}, "drawn": ["br", "bt", "yl", "yl", "rt", "rt", "yr", "rr", "gt", "yt", "yl", "yt"], "hash": "9682c1cb1863176a"}
{"choices": {"p0": "move b3", "p1": "move b5", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "2efed0a2ab846d84"}
{"choices": {"p0": "pass", "p1": "place catapult d1", "p2": "place catapult a2", "p3": "place wall\\ d4"}, "drawn": [], "hash": "e7f9bed653789852"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "6f4c4ab76822755d"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": ["pr", "bt", "gl", "yl", "yr", "yt", "rr", "gl", "rt", "rl", "rt", "rl"], "hash": "77e761898040af49"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b3", "p3": "move b2"}, "drawn": [], "hash": "85256f090d511390"}
{"choices": {"p0": "pass", "p1": "retrieve d1", "p2": "place catapult c2", "p3": "place catapult d3"}, "drawn": [], "hash": "bf0b9a2d4122bb90"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "8300afa589a81e3b"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "0ea478ccce7798ed"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "b4b38c530eb9f69c"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [27, 26, 22, 0], "rounds": 8}}
