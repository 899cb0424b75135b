{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511628030, "agents": ["guardian", "guardian", "sent10-traps06", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move c4", "p2": "move d4", "p3": "move d4"}, "drawn": [], "hash": "27857438c4fbd84a"}
{"choices": {"p0": "place treasure e3", "p1": "place treasure d2", "p2": "place treasure d3", "p3": "place treasure d3"}, "drawn": ["pt", "pl", "pl", "gr", "rr", "yr", "gt", "yt", "gr", "bl", "rt", "gt"], "hash": "ab27709e15e29486"}
{"choices": {"p0": "move a5", "p1": "move b5", "p2": "move d5", "p3": "move e5"}, "drawn": [], "hash": "083dbb5d60c82b4b"}
{"choices": {"p0": "place dragon e1", "p1": "place dragon e4", "p2": "place dragon e5", "p3": "place dragon b5"}, "drawn": [], "hash": "db09cccf4f82b400"}
{"choices": {"p0": "flee e", "p2": "flee n"}, "drawn": [], "hash": "1ee16b95f7a4f68b"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "3dbfe55bc4d41bc3"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "2981a9ac1e5c219f"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "ce62723e2cd958c2"}
{"choices": {"p0": "flee e", "p1": "flee e", "p2": "flee n", "p3": "flee n"}, "drawn": [], "hash": "30ba15fd490073b9"}
{"choices": {"p2": "send p3", "p3": "send p1"}, "drawn": ["pr", "bl", "yr", "bt", "gt", "pr", "bl", "pr", "rr", "br", "gr", "bt"], "hash": "3a216e14c138ea30"}
{"choices": {"p0": "move a4", "p1": "move a4", "p2": "move c5", "p3": "move d5"}, "drawn": [], "hash": "a8e0c76ca59e5bee"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall\\ e5", "p2": "pass", "p3": "place wall\\ e5"}, "drawn": [], "hash": "3fe57958c4779708"}
{"choices": {"p0": "send p3", "p1": "send p3", "p3": "send p1"}, "drawn": [], "hash": "247d95381f4c974b"}
{"choices": {"p3": "send p1"}, "drawn": ["bl", "rt", "gl", "yl", "rl", "yt", "rt", "pt", "gt", "bl", "bl", "rt"], "hash": "0056e2258b9a6121"}
{"choices": {"p0": "move a3", "p1": "move b5", "p2": "move d4", "p3": "move d4"}, "drawn": [], "hash": "e435910a0d2651e5"}
{"choices": {"p0": "place wall\\ e1", "p1": "place wall/ c5", "p2": "pass", "p3": "place wall/ a5"}, "drawn": [], "hash": "d238f8fb1fd44819"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "01656bd4a640eeba"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": ["bt", "br", "bl", "gr", "pt", "br", "rt", "gl", "pt", "gt", "gr", "rl"], "hash": "d46f482156d96d5b"}
{"choices": {"p0": "move b4", "p1": "move a4", "p2": "move c5", "p3": "move c4"}, "drawn": [], "hash": "7321844abf06ed58"}
{"choices": {"p0": "place catapult a5", "p1": "place catapult c2", "p2": "pass", "p3": "place catapult e1"}, "drawn": [], "hash": "7a7a01e1b987cdd2"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "e0a4ca110602b3c0"}
{"choices": {"p3": "send p2"}, "drawn": ["pr", "gt", "gt", "bl", "pl", "rl", "yt", "bl", "pt", "rr", "rt", "pr"], "hash": "68a2e8631781e5e3"}
{"choices": {"p0": "move c4", "p1": "move a3", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "2fd43e5899d90586"}
{"choices": {"p0": "retrieve a5", "p1": "place catapult e3", "p2": "pass", "p3": "retrieve e1"}, "drawn": [], "hash": "9af69d0313c3b50d"}
{"choices": {"p1": "flee s"}, "drawn": [], "hash": "a1fd6a479ca243cc"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "5ba80e44f764adf5"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3], "scores": [28, 21, 33, 0], "rounds": 6}}
