{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627820, "agents": ["sent24-traps06", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move d4", "p2": "move d2", "p3": "move d4"}, "drawn": [], "hash": "4fc5ecdd8107c7d1"}
{"choices": {"p0": "pass", "p1": "place treasure b5", "p2": "place treasure e3", "p3": "place treasure a4"}, "drawn": ["pl", "bt", "pl", "gt", "yr", "yt", "pt", "rl", "gt", "pt", "gt", "yt"], "hash": "30d8207e12866b8b"}
{"choices": {"p0": "move e5", "p1": "move d5", "p2": "move e3", "p3": "move e5"}, "drawn": [], "hash": "d4f1ff999a7c800e"}
{"choices": {"p0": "pass", "p1": "place dragon e1", "p2": "place dragon e1", "p3": "place dragon a5"}, "drawn": [], "hash": "78e8c05508dc3656"}
{"choices": {"p1": "flee e", "p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "5d2f0a2c45f4b0d1"}
{"choices": {"p3": "send p0"}, "drawn": ["rr", "rt", "gt", "br", "pr", "yr", "rl", "rl", "rr", "bl", "bt", "rt"], "hash": "8a28cc57523ea2b9"}
{"choices": {"p0": "move d4", "p1": "move c5", "p2": "move d2", "p3": "move d4"}, "drawn": [], "hash": "f78dc6826fff414d"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall\\ c4", "p2": "place wall/ a4", "p3": "place wall\\ b4"}, "drawn": [], "hash": "a19967eac3c22b91"}
{"choices": {"p0": "send p1", "p1": "flee e"}, "drawn": ["rl", "bt", "gt", "gl", "rt", "pl", "rl", "yr", "yt", "gt", "pt", "pr"], "hash": "a560a9d4a2d4b9f4"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move c1", "p3": "move c4"}, "drawn": [], "hash": "1d8bc59da51f5187"}
{"choices": {"p0": "place wall\\ d5", "p1": "place wall\\ e5", "p2": "place wall\\ b3", "p3": "place wall\\ d2"}, "drawn": [], "hash": "db431f6e97dcd55b"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "flee n"}, "drawn": [], "hash": "b88625725f42bee8"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "f7dc7ae69c4f4b63"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "b64b52c5444a6504"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "e5d8088e63a4956c"}
{"choices": {"p3": "flee w"}, "drawn": ["gt", "bt", "yt", "rt", "bl", "pl", "rt", "yl", "rr", "bt", "yl", "pr"], "hash": "aaad12964cb76501"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b2", "p3": "move d3"}, "drawn": [], "hash": "6bb602f13286787f"}
{"choices": {"p0": "retrieve a5", "p1": "retrieve e5", "p2": "place catapult d3", "p3": "pass"}, "drawn": [], "hash": "38e675d5154bc580"}
{"choices": {"p2": "send p0"}, "drawn": ["gl", "pl", "pl", "bt", "rr", "rl", "pt", "gr", "pr", "br", "gt", "yl"], "hash": "691a9f11c2d0dde5"}
{"choices": {"p0": "move b3", "p1": "move d4", "p2": "move c3", "p3": "move c4"}, "drawn": [], "hash": "57be08045a9f07df"}
{"choices": {"p0": "place wall\\ e4", "p1": "place wall/ c5", "p2": "retrieve d3", "p3": "place catapult b2"}, "drawn": [], "hash": "46515558734715c3"}
{"choices": {"p1": "send p0", "p2": "flee e", "p3": "send p0"}, "drawn": [], "hash": "917c3e9bdaafd32c"}
{"choices": {"p3": "send p0"}, "drawn": ["yt", "bt", "yr", "br", "bl", "pr", "bt", "pl", "gl", "pt", "yt", "rl"], "hash": "312eb8117afe2b90"}
{"choices": {"p0": "move c4", "p1": "move d5", "p2": "move c4", "p3": "move d5"}, "drawn": [], "hash": "b8b8c4d4c9037ea9"}
{"choices": {"p0": "retrieve e4", "p1": "place catapult b3", "p2": "place catapult c2", "p3": "place catapult e5"}, "drawn": [], "hash": "d970ba1fed39cf30"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "send p2"}, "drawn": [], "hash": "530206e69a6f2c92"}
{"choices": {"p3": "send p2"}, "drawn": ["gr", "rr", "yl", "yt", "yt", "pt", "yr", "bl", "yt", "yr", "rl", "rr"], "hash": "62108c73ac78e1a8"}
{"choices": {"p0": "move b5", "p1": "move e4", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "e59afe7b90029990"}
{"choices": {"p0": "place wall/ b3", "p1": "retrieve b3", "p2": "place catapult a3", "p3": "retrieve d2"}, "drawn": [], "hash": "3eaf85072a766204"}
{"choices": {"p2": "send p3"}, "drawn": ["br", "bt", "bt", "rr", "yl", "br", "gl", "gt", "gt", "rl", "pr", "bl"], "hash": "4684bdd800ee508f"}
{"choices": {"p0": "move c4", "p1": "move d5", "p2": "move b4", "p3": "move b3"}, "drawn": [], "hash": "fd1a911b1c245aa3"}
{"choices": {"p0": "retrieve b3", "p1": "place catapult a3", "p2": "retrieve a3", "p3": "place wall\\ d3"}, "drawn": [], "hash": "4a0c175566b16c80"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": ["br", "gr", "yt", "pr", "bl", "gt", "rl", "yl", "br", "bt", "br", "br"], "hash": "8a7e61aeb530c72b"}
{"choices": {"p0": "move c3", "p1": "move e5", "p2": "move c4", "p3": "move c2"}, "drawn": [], "hash": "6d1455a33c2cc569"}
{"choices": {"p0": "place wall\\ c1", "p1": "place catapult c2", "p2": "place catapult e1", "p3": "pass"}, "drawn": [], "hash": "3410a1e915685b4f"}
{"choices": {"p0": "send p1", "p1": "send p2", "p2": "send p1"}, "drawn": [], "hash": "671d766b1718ceff"}
{"choices": {"p1": "send p2", "p2": "send p0"}, "drawn": ["br", "rt", "pr", "yt", "pt", "bt", "yt", "pt", "gl", "rl", "rr", "bt"], "hash": "d20a59887885dcc5"}
{"choices": {"p0": "move c2", "p1": "move d5", "p2": "move d4", "p3": "move b3"}, "drawn": [], "hash": "18b407fe39118a0b"}
{"choices": {"p0": "retrieve c1", "p1": "retrieve c5", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "9ac37fe20213f1f7"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": ["bl", "gl", "gl", "rt", "bt", "gr", "yt", "pt", "rr", "rt", "yr", "gt"], "hash": "fecb5981cb80c3ab"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move c4", "p3": "move c2"}, "drawn": [], "hash": "99666009bc29f7cd"}
{"choices": {"p0": "place wall/ c4", "p1": "place wall/ b2", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "6a5faf34d3e9ab05"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": ["pl", "gr", "rr", "rl", "yr", "pr", "yr", "rt", "gl", "rr", "yr", "br"], "hash": "b4b039f2c6c82f5f"}
{"choices": {"p0": "move c2", "p1": "move b3", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "85d306b735e12984"}
{"choices": {"p0": "retrieve c4", "p1": "retrieve c4", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "e039b058a456f786"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "a82e772a09ee6ffc"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [2], "scores": [21, 14, 0, 10], "rounds": 13}}
