{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent14-traps14", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place wall/ c1", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "d462dc7134ff41e1"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "bbf4f7d7f8b3b4b3"}
{"choices": {"p0": "place wall/ c2", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "8e7a3a371eb6b447"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "90a701ca8627daa0"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "7c6289c4ee9be0d0"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "e6179f7d406da97b"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "6b420e10f82733a1"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "e1bef58c70204a90"}
{"choices": {"p0": "pass", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "b4dcb53c8f98fbff"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "65776fbd71900be8"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "e78be5381af58d0f"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "950cdf84cc111217"}
{"choices": {"p0": "pass", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "81fc99fc0b5d0515"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "9defbb402ad2360a"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "bt", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rt", "pl"], "hash": "a66f37e6d05027ea"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "0a6f37d8b74dd25c"}
{"choices": {"p0": "place dragon e4", "p1": "place catapult a5", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "4e07dfe1e2479be7"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "4ffe959dd92ff7b0"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "07aa61cb4954f911"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "17ff4485db3b8179"}
{"choices": {"p0": "flee e", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "fd435693ba019107"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "ccafe3799cca6074"}
{"choices": {"p0": "flee e"}, "drawn": ["yl", "gr", "bt", "rt", "yl", "yt", "pl", "bl", "bt", "rl", "yr", "rr"], "hash": "b822ce683e88d782"}
{"choices": {"p0": "move b3", "p1": "move b5", "p2": "move c4", "p3": "move b5"}, "drawn": [], "hash": "90c3ef14f33aa049"}
{"choices": {"p0": "pass", "p1": "retrieve a5", "p2": "place catapult c1", "p3": "place catapult e4"}, "drawn": [], "hash": "cf81b99e52958ac0"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "95d39abe18e23a1b"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "fc64fb5ce7d438f4"}
{"choices": {"p2": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bl", "rt", "rr", "bt"], "hash": "7763abbd8e8c0131"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "8400fdce365aee8b"}
{"choices": {"p0": "pass", "p1": "place catapult c5", "p2": "place catapult e5", "p3": "retrieve e4"}, "drawn": [], "hash": "f812dc8af8289687"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": ["br", "gl", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "e0bf6f3170521b6a"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move d4", "p3": "move d3"}, "drawn": [], "hash": "5a161d46396dd853"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "retrieve e5", "p3": "place catapult e1"}, "drawn": [], "hash": "750504b52dd83d0a"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "89ebd6a5b0765982"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [32, 26, 23, 0], "rounds": 8}}
