{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 2, "advanced": true, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "af2aed2ab774d55b"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "d09852b6fe4ca474"}
{"choices": {"p1": "buy crossbow"}, "drawn": [], "hash": "541831da4f464351"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "70d86de33592ab20"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "ec396313b12e8b65"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "71067df1645c342d"}
{"choices": {"p0": "move d2", "p1": "move d2"}, "drawn": [], "hash": "c46811a9a353b888"}
{"choices": {"p0": "place treasure e4", "p1": "place treasure e5"}, "drawn": ["pl artificer", "gr", "gl ghost", "br", "pt", "br"], "hash": "c76b5ef5b9999d76"}
{"choices": {"p0": "move e1", "p1": "move e2"}, "drawn": [], "hash": "499f8502302ec98b"}
{"choices": {"p0": "pass", "p1": "place barricade b4"}, "drawn": ["gt", "pr", "rr saboteur", "bl", "rl", "pr"], "hash": "46b515cbe50ccd8c"}
{"choices": {"p0": "move d1", "p1": "move d2"}, "drawn": [], "hash": "fb86542ae5feab6e"}
{"choices": {"p0": "pass", "p1": "place dragon d4"}, "drawn": ["br", "rr", "gr", "bt", "yr ghost", "br"], "hash": "4c09f472dd679730"}
{"choices": {"p0": "move c1", "p1": "move c3"}, "drawn": [], "hash": "599825cfd4129f56"}
{"choices": {"p0": "pass", "p1": "retrieve b4"}, "drawn": ["br", "bl", "yt", "pt", "gt", "gl"], "hash": "a4bf41c80c91b13b"}
{"choices": {"p0": "move b2", "p1": "move b3"}, "drawn": [], "hash": "75dafe77c2e34c77"}
{"choices": {"p0": "pass", "p1": "place dragon b4"}, "drawn": [], "hash": "8a089987fdf0d8cd"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "2c6db980d0beb179"}
{"choices": {"p1": "flee s"}, "drawn": [], "hash": "6ed15efd482b8e49"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 31], "rounds": 5}}
