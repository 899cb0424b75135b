{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent18-traps12", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place dragon a5", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": [], "hash": "7e28391635ce3d5d"}
{"choices": {"p0": "flee w"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "6c61a708c4701248"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "1b8bb3dfd9876f14"}
{"choices": {"p0": "pass", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "d42cc665b52fb8e5"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "d1213cba38631f5d"}
{"choices": {"p1": "flee e", "p2": "flee w", "p3": "flee e"}, "drawn": [], "hash": "d1be3e6ab9de1c5a"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "6fd6b17a846026ef"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "214d31d94986b4fd"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall/ b5", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "9af5e921fe38bbe7"}
{"choices": {"p1": "send p2", "p3": "flee e"}, "drawn": [], "hash": "99ba2cfb88de7a1a"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "cd5e2d79b19d59fd"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "e9476238594ba622"}
{"choices": {"p0": "pass", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "44d8510205bd7fb3"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "55c0f32a03cbd2fa"}
{"choices": {"p2": "flee w"}, "drawn": [], "hash": "2b35026d58eb3f46"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "bfc2d71d4ef3c6e3"}
{"choices": {"p2": "send p0"}, "drawn": ["gt", "pt", "bt", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rt", "pl"], "hash": "df2d0367e1c4a897"}
{"choices": {"p0": "move e4", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "878e0728ddef9058"}
{"choices": {"p0": "place treasure c4", "p1": "place catapult a5", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "52428c2836082a64"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "b40cd6d28c0c987d"}
{"choices": {"p0": "flee w"}, "drawn": ["yl", "gr", "br", "rr", "yt", "yr", "pl", "bt", "br", "rl", "yr", "rr"], "hash": "765702d533559785"}
{"choices": {"p0": "move d5", "p1": "move b4", "p2": "move c4", "p3": "move b5"}, "drawn": [], "hash": "7fea6c09d0111462"}
{"choices": {"p0": "pass", "p1": "place catapult e1", "p2": "place catapult c1", "p3": "place catapult e4"}, "drawn": [], "hash": "afa2d3705a711d91"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "05fb9fae0a6d966d"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "8f86173f882efc1a"}
{"choices": {"p2": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "br"], "hash": "2e148baecd82eb43"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move d4", "p3": "move c4"}, "drawn": [], "hash": "5b39667e5d2c8acc"}
{"choices": {"p0": "pass", "p1": "retrieve e1", "p2": "retrieve c1", "p3": "retrieve e4"}, "drawn": ["gl", "gl", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "de53db09fa95b261"}
{"choices": {"p0": "move b3", "p1": "move c3", "p2": "move d3", "p3": "move d3"}, "drawn": [], "hash": "226663c8c93b7f42"}
{"choices": {"p0": "place wall/ b3", "p1": "retrieve d5", "p2": "place catapult b4", "p3": "place catapult e1"}, "drawn": [], "hash": "4944ce2818731976"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "e095171f404d48e6"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [29, 28, 24, 0], "rounds": 8}}
