{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent22-traps10", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place treasure b4", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "0590a0bca0a55824"}
{"choices": {"p0": "move e4", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "1f0e95e29fbbc3ed"}
{"choices": {"p0": "place dragon a3", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "23cca8b26d3a452c"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "deaaa60eb1eb8e9a"}
{"choices": {"p0": "flee w", "p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "557441f2ac064105"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "cf5f6da10d3cc05c"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "67050943477fe600"}
{"choices": {"p0": "move d3", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "7dcc09605c608a70"}
{"choices": {"p0": "place wall\\ c5", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "9eb05540e9185f6c"}
{"choices": {"p0": "send p3", "p3": "flee e"}, "drawn": [], "hash": "35fa5f3eea6f0070"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "5325a0bb03c1f089"}
{"choices": {"p0": "move e4", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "30b50c71dedbf695"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "83c3d1a519c67282"}
{"choices": {"p0": "flee w", "p1": "send p0", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "7267dca6f4429502"}
{"choices": {"p0": "flee w", "p2": "flee w"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "50442f45b0b98b18"}
{"choices": {"p0": "move d5", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "a774835362498492"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult a5", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "17494a3f7c2a21bc"}
{"choices": {"p0": "send p3", "p1": "send p0", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yt", "yr", "pl", "bt", "bt", "rl", "yr", "rr"], "hash": "570c6f22187c1e52"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "f826cce1894aebee"}
{"choices": {"p0": "place catapult a5", "p1": "retrieve a5", "p2": "place wall\\ e4", "p3": "place catapult e4"}, "drawn": [], "hash": "bfd1ecbd3da44f17"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "9616fe8d5328d448"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "br"], "hash": "408bd7299c026f65"}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move d3", "p3": "move a5"}, "drawn": [], "hash": "25584716fd10a4c5"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "place catapult a4", "p3": "retrieve e4"}, "drawn": [], "hash": "0448ace792a88988"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "5fa72977312dc0c9"}
{"choices": {"p2": "send p0"}, "drawn": ["gl", "gt", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "gl"], "hash": "706aba55fc906360"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move c2", "p3": "move b5"}, "drawn": [], "hash": "f04ca5816b77a4cf"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "place catapult d3", "p3": "place catapult c2"}, "drawn": [], "hash": "3d664c2c6739eba3"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "f5c93802916f5742"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "4f17afd3dd68bcea"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [31, 27, 20, 0], "rounds": 8}}
