{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627832, "agents": ["sent16-traps10", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move b4", "p3": "move d4"}, "drawn": [], "hash": "00fa942f7d2e8e8e"}
{"choices": {"p0": "place dragon e2", "p1": "place treasure d1", "p2": "place treasure d5", "p3": "place treasure c1"}, "drawn": [], "hash": "7c3794cb4986f3de"}
{"choices": {"p0": "flee e"}, "drawn": ["gl", "rr", "br", "gr", "pr", "bl", "rt", "rl", "pl", "pl", "rl", "pl"], "hash": "a1113c772d8570b6"}
{"choices": {"p0": "move d4", "p1": "move e4", "p2": "move a4", "p3": "move d5"}, "drawn": [], "hash": "bc059368c5bc473c"}
{"choices": {"p0": "place treasure a4", "p1": "place dragon a4", "p2": "place dragon e5", "p3": "place dragon a3"}, "drawn": [], "hash": "83c8bac415e630e3"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "62a75fae3edb3745"}
{"choices": {"p2": "send p1"}, "drawn": [], "hash": "8fff329ee59f0dd4"}
{"choices": {"p1": "flee w", "p3": "flee w"}, "drawn": ["yr", "rr", "gl", "pl", "bl", "yr", "pt", "pl", "bt", "bl", "gl", "br"], "hash": "eefe05b6b65fb806"}
{"choices": {"p0": "move d5", "p1": "move e3", "p2": "move b3", "p3": "move c5"}, "drawn": [], "hash": "98335dbf9237963c"}
{"choices": {"p0": "retrieve e2", "p1": "place wall\\ e5", "p2": "place wall/ a5", "p3": "place wall\\ d1"}, "drawn": [], "hash": "00e2029eb4219d95"}
{"choices": {"p1": "flee w", "p2": "send p0"}, "drawn": [], "hash": "0726a8c51ab2e612"}
{"choices": {"p2": "send p0"}, "drawn": ["bl", "rt", "pr", "bt", "yt", "bt", "yt", "rr", "pr", "rr", "pt", "pl"], "hash": "3d45dff7363c54b3"}
{"choices": {"p0": "move e5", "p1": "move d3", "p2": "move b2", "p3": "move d4"}, "drawn": [], "hash": "727ae0cb47b79232"}
{"choices": {"p0": "pass", "p1": "place wall/ d5", "p2": "place wall/ b4", "p3": "place wall/ a5"}, "drawn": [], "hash": "7de18ee96dd64b14"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "17f384b186c4a0ae"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "f24edcfbdc89caf4"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "0b85bc627ce63cad"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "50398ddd16bca17a"}
{"choices": {"p2": "send p3"}, "drawn": ["yl", "yl", "yl", "rl", "yt", "br", "bl", "pt", "rt", "pt", "bl", "bt"], "hash": "0b24a7216cfa9b0b"}
{"choices": {"p0": "move d4", "p1": "move c4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "1ebec01e16b2225f"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve b4", "p3": "retrieve d1"}, "drawn": [], "hash": "b0eb0f9b74a15d22"}
{"choices": {"p2": "send p1", "p3": "flee w"}, "drawn": ["yr", "yl", "pr", "rr", "yl", "bl", "bt", "pt", "gl", "pt", "pr", "gr"], "hash": "e1669c3222cd9292"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move b3", "p3": "move c2"}, "drawn": [], "hash": "cee249d5e399ba56"}
{"choices": {"p0": "pass", "p1": "place catapult a4", "p2": "place wall\\ e5", "p3": "place wall/ a5"}, "drawn": [], "hash": "cdbe398868c8663d"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "b7afb13123b7e27d"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "081372f48a3454b9"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [37, 36, 36, 0], "rounds": 6}}
