{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 6, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random", "random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2", "p2": "move b3", "p3": "move d3", "p4": "move d3", "p5": "move d4"}, "drawn": [], "hash": "1e44bf399554b976"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3", "p2": "place treasure b1", "p3": "place wall\\ b4", "p4": "place wall/ a2", "p5": "place wall\\ a2"}, "drawn": ["pt", "gr", "gl", "rl", "pr", "bl", "gl", "bt", "br", "gl", "rr", "gr", "pt", "br", "gt", "bt", "bt", "rt"], "hash": "7f3072ee68475fce"}
{"choices": {"p0": "move c1", "p1": "move c2", "p2": "move b2", "p3": "move d2", "p4": "move c3", "p5": "move c3"}, "drawn": [], "hash": "bb68ce456c54131f"}
{"choices": {"p0": "place wall/ b2", "p1": "place wall\\ a3", "p2": "place catapult a5", "p3": "place treasure e1", "p4": "place dragon e4", "p5": "place treasure a3"}, "drawn": [], "hash": "5b5066583f6f920d"}
{"choices": {"p2": "send p0", "p4": "flee e"}, "drawn": ["gt", "pr", "bl", "rt", "yl", "gr", "rr", "rr", "gr", "yt", "rr", "bt", "yr", "pt", "rt", "rr", "br", "br"], "hash": "d66e9f7fddd64697"}
{"choices": {"p0": "move b1", "p1": "move b1", "p2": "move b3", "p3": "move e2", "p4": "move b3", "p5": "move b3"}, "drawn": [], "hash": "5985c47514cbc1d8"}
{"choices": {"p0": "place dragon a1", "p1": "place catapult a4", "p2": "place wall/ c2", "p3": "place dragon d4", "p4": "place wall/ d2", "p5": "place dragon b4"}, "drawn": [], "hash": "31ced43c9c72136b"}
{"choices": {"p3": "flee s"}, "drawn": ["bt", "rt", "pt", "rr", "yl", "yt", "gr", "bl", "pt", "yl", "gr", "pl", "yr", "bt", "pt", "gr", "yt", "gl"], "hash": "670a8039e58f3886"}
{"choices": {"p0": "move a1", "p1": "move b2", "p2": "move a4", "p3": "move d2", "p4": "move c3", "p5": "move a3"}, "drawn": [], "hash": "97d11ca0fc5d6940"}
{"choices": {"p0": "place treasure d4", "p1": "place dragon a2", "p2": "place wall/ b4", "p3": "place wall/ b1", "p4": "place treasure e1", "p5": "place wall/ a3"}, "drawn": [], "hash": "70b0515ddba6d717"}
{"choices": {"p1": "send p0", "p2": "send p5"}, "drawn": ["br", "rr", "yl", "pr", "yt", "rr", "yt", "pt", "pl", "pt", "bt", "pt", "gl", "gl", "pr", "gl", "br", "rt"], "hash": "ac345198f01d38cf"}
{"choices": {"p0": "move a2", "p1": "move a3", "p2": "move b5", "p3": "move e1", "p4": "move d2", "p5": "move b2"}, "drawn": [], "hash": "65fa87a393137e19"}
{"choices": {"p0": "place catapult b4", "p1": "place treasure d2", "p2": "place dragon c5", "p3": "place catapult c2", "p4": "place catapult c2", "p5": "place catapult e3"}, "drawn": [], "hash": "1bbfc83317cce343"}
{"choices": {"p1": "send p0", "p5": "flee n"}, "drawn": [], "hash": "8867faefafe9ae60"}
{"choices": {"p5": "send p1"}, "drawn": [], "hash": "ddcdc451e8063440"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3, 4, 5], "scores": [35, 29, 31, 0, 0, 0], "rounds": 5}}
