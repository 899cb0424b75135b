{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511628030, "agents": ["guardian", "guardian", "sent18-traps08", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move c4", "p2": "move d4", "p3": "move d4"}, "drawn": [], "hash": "27857438c4fbd84a"}
{"choices": {"p0": "place treasure e3", "p1": "place treasure d2", "p2": "place wall\\ e5", "p3": "place treasure d3"}, "drawn": [], "hash": "78dfcdbd252947ef"}
{"choices": {"p2": "send p3"}, "drawn": ["pt", "pl", "pl", "gr", "rr", "yr", "gt", "yt", "gr", "bl", "rt", "gt"], "hash": "92c34eec528ccaf2"}
{"choices": {"p0": "move a5", "p1": "move b4", "p2": "move e5", "p3": "move e5"}, "drawn": [], "hash": "53e79e90550db43e"}
{"choices": {"p0": "place dragon e1", "p1": "place dragon e4", "p2": "place wall\\ c5", "p3": "place dragon b5"}, "drawn": [], "hash": "c064bbb0d64d0482"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "296696d57b4dea60"}
{"choices": {"p0": "flee e", "p1": "flee e", "p3": "flee n"}, "drawn": [], "hash": "18698ea386e51fc1"}
{"choices": {"p3": "send p1"}, "drawn": ["pr", "bl", "yr", "bt", "gt", "pr", "rr", "pr", "rr", "gl", "gr", "bt"], "hash": "e9b79e5a52a6813d"}
{"choices": {"p0": "move a4", "p1": "move a4", "p2": "move e4", "p3": "move d5"}, "drawn": [], "hash": "5818a95762c973cd"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall/ c1", "p2": "pass", "p3": "place wall\\ e5"}, "drawn": [], "hash": "443c0e0c92fd0c45"}
{"choices": {"p0": "send p1", "p1": "flee e", "p3": "send p1"}, "drawn": ["bl", "rt", "gl", "yl", "yr", "yt", "rt", "pt", "gt", "bl", "bl", "rt"], "hash": "812c00ea106cf464"}
{"choices": {"p0": "move b5", "p1": "move b5", "p2": "move d3", "p3": "move e5"}, "drawn": [], "hash": "324910b4ee83731a"}
{"choices": {"p0": "place wall\\ e1", "p1": "place wall\\ d5", "p2": "pass", "p3": "place wall/ a5"}, "drawn": [], "hash": "46ba7373b94f558e"}
{"choices": {"p1": "send p2"}, "drawn": ["bt", "gl", "bl", "gr", "pt", "br", "rt", "gl", "pt", "gt", "gr", "rl"], "hash": "40d6e6a633688bde"}
{"choices": {"p0": "move b4", "p1": "move b4", "p2": "move d2", "p3": "move d5"}, "drawn": [], "hash": "7d49aba9af54473c"}
{"choices": {"p0": "place catapult a5", "p1": "place catapult e2", "p2": "pass", "p3": "retrieve a5"}, "drawn": [], "hash": "0113c15cbc6be662"}
{"choices": {"p0": "send p2", "p1": "send p2"}, "drawn": [], "hash": "fc103864bc3e5a2f"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "6803124addfc8e07"}
{"choices": {"p1": "send p2"}, "drawn": ["pr", "gt", "gt", "bl", "pl", "rl", "yt", "bl", "pt", "bl", "rt", "pr"], "hash": "9ce245ad5c21627a"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "158295830adca58b"}
{"choices": {"p0": "retrieve a5", "p1": "retrieve e2", "p2": "place dragon e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "56366d426b6b07c4"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "7f7340d51aba2383"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "3dcb2de0573c732e"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "bc32e8b31bb1f948"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "6db2f34ed384d38b"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "8383b16424828cfb"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "50a93edec4f74d4d"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "267702b8121d3c69"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "b976a4f1f2efd813"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3], "scores": [28, 24, 29, 0], "rounds": 6}}
