{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627960, "agents": ["sent16-traps14", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move d4", "p3": "move c4"}, "drawn": [], "hash": "90fafdba5e15c968"}
{"choices": {"p0": "place treasure a4", "p1": "place treasure e4", "p2": "place dragon e5", "p3": "place treasure b5"}, "drawn": [], "hash": "0a4402fb433722ef"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "9800173f2be9294a"}
{"choices": {"p2": "flee e"}, "drawn": ["pt", "rl", "bt", "rl", "yr", "rr", "bt", "rr", "gl", "bl", "pt", "rr"], "hash": "4935115bfe94f834"}
{"choices": {"p0": "move e4", "p1": "move a4", "p2": "move d5", "p3": "move d4"}, "drawn": [], "hash": "e9057f57fc0c511d"}
{"choices": {"p0": "pass", "p1": "place dragon e5", "p2": "place treasure b2", "p3": "place dragon a5"}, "drawn": [], "hash": "71ad91871bd8b30e"}
{"choices": {"p1": "flee n", "p3": "flee w"}, "drawn": [], "hash": "30806fc05b0a430d"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "c3995826da0cd144"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "cae48a220f61dd34"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "bd0608a8643d0cca"}
{"choices": {"p1": "flee e"}, "drawn": ["gt", "bt", "bt", "rt", "rr", "gr", "br", "bt", "yt", "yl", "yr", "yt"], "hash": "9e9d8a7e55dd86a3"}
{"choices": {"p0": "move e5", "p1": "move b3", "p2": "move e4", "p3": "move e3"}, "drawn": [], "hash": "fe9d2347b1db28ae"}
{"choices": {"p0": "place wall/ c2", "p1": "place wall/ c5", "p2": "place wall/ a4", "p3": "place wall/ b3"}, "drawn": [], "hash": "cf586d054e6e4043"}
{"choices": {"p1": "send p2"}, "drawn": ["yt", "yr", "pt", "pr", "yt", "rl", "pl", "gr", "yt", "rl", "yl", "yl"], "hash": "9511e95737ebde83"}
{"choices": {"p0": "move e4", "p1": "move c2", "p2": "move d5", "p3": "move d4"}, "drawn": [], "hash": "c488b8291648110c"}
{"choices": {"p0": "place dragon a4", "p1": "place wall/ b2", "p2": "place wall/ a5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "f3803ff78b9589c1"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "d9584d7cbcc4978c"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "da2c9ca781024603"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "9620e2896eac4ec3"}
{"choices": {"p2": "send p1", "p3": "flee n"}, "drawn": [], "hash": "da2080b625a54e6c"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "7254c08dac06d761"}
{"choices": {"p3": "send p2"}, "drawn": ["rr", "rl", "br", "pt", "yr", "yr", "rr", "bt", "rt", "br", "gr", "yr"], "hash": "c374a8f85c14818e"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move e5", "p3": "move d5"}, "drawn": [], "hash": "14514d9a4a76d59b"}
{"choices": {"p0": "place wall/ b3", "p1": "place catapult a5", "p2": "place catapult b1", "p3": "place catapult a5"}, "drawn": [], "hash": "e1facfb2b7b0a942"}
{"choices": {"p1": "send p2", "p2": "send p0", "p3": "send p2"}, "drawn": [], "hash": "4ed17192fa093705"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": ["bt", "rr", "pr", "yl", "rt", "rt", "bt", "rl", "yr", "bl", "rl", "gr"], "hash": "8e129b0b877f9f6c"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d4", "p3": "move e4"}, "drawn": [], "hash": "5b570485a2c2bf2a"}
{"choices": {"p0": "pass", "p1": "retrieve a5", "p2": "place catapult a5", "p3": "retrieve a5"}, "drawn": [], "hash": "2e37713ee4d72cd1"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "85f916fd7b67f1a3"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "f7a959b7be5634e0"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rt", "rl", "pt", "gl", "pr", "gt", "pt", "rt", "rr", "bt", "rl"], "hash": "ca07da17ab3dea0a"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move d3", "p3": "move d3"}, "drawn": [], "hash": "f8b50a0e17235e36"}
{"choices": {"p0": "pass", "p1": "place catapult d3", "p2": "retrieve a5", "p3": "place catapult a4"}, "drawn": [], "hash": "f4b4d37e32632bee"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": ["bl", "gl", "rr", "pl", "br", "yl", "yl", "gl", "pr", "gr", "gt", "gl"], "hash": "c84e2ca116af043a"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move e4", "p3": "move c2"}, "drawn": [], "hash": "87dbf0f011776f66"}
{"choices": {"p0": "pass", "p1": "place catapult a2", "p2": "retrieve b1", "p3": "place catapult c1"}, "drawn": [], "hash": "67a8f2675ce98e3f"}
{"choices": {"p0": "flee w", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "1eb4ff6545ab6871"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "f2bd85c3f5d386a4"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [2], "scores": [30, 22, 0, 19], "rounds": 8}}
