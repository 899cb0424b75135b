{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 2, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2"}, "drawn": [], "hash": "4e273c2936353835"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3"}, "drawn": ["pl", "gr", "gl", "br", "pt", "br"], "hash": "d58b7f068cacb029"}
{"choices": {"p0": "move c1", "p1": "move c2"}, "drawn": [], "hash": "376ae74cc4faa303"}
{"choices": {"p0": "place wall/ b2", "p1": "place wall\\ a3"}, "drawn": ["gt", "pr", "rr", "rr", "yr", "pr"], "hash": "7b8e1a21d57dc2f3"}
{"choices": {"p0": "move b1", "p1": "move b1"}, "drawn": [], "hash": "840957f8b9cf7ef8"}
{"choices": {"p0": "place dragon b1", "p1": "place catapult a4"}, "drawn": ["br", "rt", "gr", "bt", "yr", "br"], "hash": "842a7a051b30234a"}
{"choices": {"p0": "move a1", "p1": "move b2"}, "drawn": [], "hash": "13d83aa6cbcf1006"}
{"choices": {"p0": "place treasure b4", "p1": "place dragon d1"}, "drawn": [], "hash": "c88f6482d37127c3"}
{"choices": {"p1": "flee s"}, "drawn": ["gl", "bl", "yt", "pt", "gt", "gl"], "hash": "6b1e1e3a57285539"}
{"choices": {"p0": "move a2", "p1": "move a3"}, "drawn": [], "hash": "bdb8bdf91ed5928e"}
{"choices": {"p0": "place catapult c4", "p1": "place catapult d4"}, "drawn": [], "hash": "53e524dfda47be23"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [31, 0], "rounds": 5}}
