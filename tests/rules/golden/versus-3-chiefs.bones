{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 3, "advanced": false, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2", "p2": "move b3"}, "drawn": [], "hash": "4792c58bfa039b97"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3", "p2": "place treasure b1"}, "drawn": ["pl artificer", "gr", "gt", "gl", "bt", "br", "pt", "br", "gt"], "hash": "09977d4c6b56a8bc"}
{"choices": {"p0": "move c1", "p1": "move c2", "p2": "move b2"}, "drawn": [], "hash": "7230117042411ac6"}
{"choices": {"p0": "place wall/ b2", "p1": "place wall\\ a3", "p2": "place catapult a5"}, "drawn": ["gt", "pr", "bl", "rr", "rr", "gr", "yr", "pt", "rt"], "hash": "f8a80885c1efe372"}
{"choices": {"p0": "move b1", "p1": "move b1", "p2": "move c3"}, "drawn": [], "hash": "18b40dd10e8e7656"}
{"choices": {"p0": "place dragon b1", "p1": "place catapult a4", "p2": "place dragon c2"}, "drawn": [], "hash": "7096f927ab95e855"}
{"choices": {"p2": "flee n"}, "drawn": ["br", "rt", "pt", "gr", "bl", "pt", "yr", "bt", "pt"], "hash": "771aff3ffee86985"}
{"choices": {"p0": "move a1", "p1": "move b2", "p2": "move b4"}, "drawn": [], "hash": "bbe90802f94c3b41"}
{"choices": {"p0": "place treasure b4", "p1": "place dragon a2", "p2": "place wall/ b2"}, "drawn": [], "hash": "e0120ef20693b840"}
{"choices": {"p1": "send p0", "p2": "flee s"}, "drawn": [], "hash": "e101d6a541b0ca63"}
{"choices": {"p2": "send p0"}, "drawn": ["br", "rr saboteur", "yl", "yt", "pt", "pt", "gt", "gl", "pr"], "hash": "948259bee7a65760"}
{"choices": {"p0": "move a2", "p1": "move a3", "p2": "move b5"}, "drawn": [], "hash": "e952e1cb317dca7e"}
{"choices": {"p0": "place catapult c4", "p1": "place catapult e4", "p2": "place catapult c2"}, "drawn": [], "hash": "67e1d28b048d1883"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "bbbcbb4aaf005d8c"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "4ad1da81485fb90a"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1, 2], "scores": [31, 0, 0], "rounds": 5}}
