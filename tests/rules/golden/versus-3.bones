{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 3, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2", "p2": "move b3"}, "drawn": [], "hash": "dd789390502c802a"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3", "p2": "place treasure b1"}, "drawn": ["pl", "gr", "gt", "gl", "bt", "br", "pt", "br", "gt"], "hash": "e39798e5cdfb3066"}
{"choices": {"p0": "move c1", "p1": "move c2", "p2": "move b2"}, "drawn": [], "hash": "95edf939e4dd567a"}
{"choices": {"p0": "place wall/ b2", "p1": "place wall\\ a3", "p2": "place catapult a5"}, "drawn": ["gt", "pr", "bl", "rr", "rr", "gr", "yr", "pt", "rt"], "hash": "4d791621d18900dc"}
{"choices": {"p0": "move b1", "p1": "move b1", "p2": "move c3"}, "drawn": [], "hash": "faa7a28297675bd8"}
{"choices": {"p0": "place dragon b1", "p1": "place catapult a4", "p2": "place dragon c2"}, "drawn": [], "hash": "e3a8256e0ed9f72f"}
{"choices": {"p2": "flee n"}, "drawn": ["br", "rt", "pt", "gr", "bl", "pt", "yr", "bt", "pt"], "hash": "9b4c8ca13af3759a"}
{"choices": {"p0": "move a1", "p1": "move b2", "p2": "move b4"}, "drawn": [], "hash": "76e37e4ff747939f"}
{"choices": {"p0": "place treasure b4", "p1": "place dragon a2", "p2": "place wall/ b2"}, "drawn": [], "hash": "11923ad008ea80a2"}
{"choices": {"p1": "send p0", "p2": "flee s"}, "drawn": [], "hash": "559c5dfdeb015c7c"}
{"choices": {"p2": "send p0"}, "drawn": ["br", "bl", "yl", "yt", "pt", "pt", "gt", "gl", "pr"], "hash": "136e82bc29827860"}
{"choices": {"p0": "move a2", "p1": "move a3", "p2": "move b5"}, "drawn": [], "hash": "998c19ac9d7ea919"}
{"choices": {"p0": "place catapult c4", "p1": "place catapult e4", "p2": "place catapult c2"}, "drawn": [], "hash": "10c967481e2bd8b0"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "a8be21b52edf717d"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "464d1e8d8cbef5cb"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1, 2], "scores": [31, 0, 0], "rounds": 5}}
