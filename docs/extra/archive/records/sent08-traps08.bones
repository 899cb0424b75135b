{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627908, "agents": ["sent08-traps08", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move b4", "p2": "move d4", "p3": "move c4"}, "drawn": [], "hash": "927b8dd4e9b71336"}
{"choices": {"p0": "place dragon d1", "p1": "place dragon a5", "p2": "place treasure a4", "p3": "place treasure e4"}, "drawn": [], "hash": "0af6c4bc7af971af"}
{"choices": {"p1": "flee w"}, "drawn": [], "hash": "cfb87037b812e51b"}
{"choices": {"p1": "flee w"}, "drawn": ["br", "gr", "rt", "yt", "pl", "rl", "gr", "bt", "yt", "br", "pt", "yt"], "hash": "c51b3e8ffb9e946d"}
{"choices": {"p0": "move b5", "p1": "move c3", "p2": "move d5", "p3": "move b5"}, "drawn": [], "hash": "e692da034fe5bdcf"}
{"choices": {"p0": "pass", "p1": "place treasure b4", "p2": "place dragon a5", "p3": "place dragon e5"}, "drawn": [], "hash": "98981fcc8e29dd5e"}
{"choices": {"p2": "flee w", "p3": "flee n"}, "drawn": [], "hash": "4ff4f4c52a37d4f0"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "ac9c185e2043d507"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "8d3373a763c3698a"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "a1deb8330fae0cad"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "29dde370d07cfe5d"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "787d6be94ee6e925"}
{"choices": {"p2": "flee w"}, "drawn": ["gr", "yr", "yr", "gl", "pt", "pt", "pt", "br", "gr", "br", "rr", "bt"], "hash": "590a5c03d2794d9f"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "3cb041581ca30542"}
{"choices": {"p0": "pass", "p1": "place wall\\ c4", "p2": "place wall/ a5", "p3": "place wall/ a5"}, "drawn": [], "hash": "a87881b347591d0d"}
{"choices": {"p1": "flee n", "p3": "send p0"}, "drawn": [], "hash": "c4416f049f129c4e"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": ["rl", "pr", "yl", "bl", "yt", "pt", "yr", "bl", "pl", "br", "yr", "pr"], "hash": "e1fc160959549454"}
{"choices": {"p0": "move b5", "p1": "move c2", "p2": "move d3", "p3": "move a5"}, "drawn": [], "hash": "e0b98d808659e191"}
{"choices": {"p0": "place treasure c2", "p1": "place wall/ a5", "p2": "place wall/ d4", "p3": "place wall/ a4"}, "drawn": [], "hash": "d1d4f5a3027c8d95"}
{"choices": {"p0": "flee e", "p1": "send p0", "p3": "flee e"}, "drawn": [], "hash": "a5b614e4628fa31a"}
{"choices": {"p0": "flee e"}, "drawn": ["gt", "yl", "rt", "bt", "yt", "rr", "pr", "br", "rt", "yr", "rr", "bl"], "hash": "bbb972a6f33ed26b"}
{"choices": {"p0": "move a4", "p1": "move c1", "p2": "move d4", "p3": "move a4"}, "drawn": [], "hash": "0605b105e3b0d8ed"}
{"choices": {"p0": "retrieve d1", "p1": "retrieve c4", "p2": "place catapult e5", "p3": "place catapult c2"}, "drawn": [], "hash": "9b09175f667809b7"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": ["yr", "gr", "rl", "rr", "gt", "br", "bl", "pl", "gl", "gl", "bt", "bt"], "hash": "f3bbc5cba2d13469"}
{"choices": {"p0": "move b3", "p1": "move c2", "p2": "move c4", "p3": "move a5"}, "drawn": [], "hash": "f49e16302be8bcba"}
{"choices": {"p0": "place dragon d1", "p1": "place wall\\ e5", "p2": "place catapult d5", "p3": "retrieve c2"}, "drawn": [], "hash": "ffb2ff43280fa33d"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": [], "hash": "3ceaa9cac97dc90c"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "421cb754880395ba"}
{"choices": {"p1": "send p0"}, "drawn": ["bl", "rl", "gl", "rt", "pl", "pt", "bt", "bl", "gl", "bl", "gr", "br"], "hash": "353fd797779136d2"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move d3", "p3": "move a4"}, "drawn": [], "hash": "c65be4323e2fc5fc"}
{"choices": {"p0": "pass", "p1": "place catapult c4", "p2": "retrieve e5", "p3": "place catapult d3"}, "drawn": [], "hash": "abb004c0a27d3673"}
{"choices": {"p1": "send p3", "p2": "send p1", "p3": "send p1"}, "drawn": ["bt", "gr", "pr", "yl", "bt", "gt", "br", "pr", "br", "yl", "gl", "gt"], "hash": "e322e2f527472e69"}
{"choices": {"p0": "move b3", "p1": "move c2", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "1cfc7bc62dc7e401"}
{"choices": {"p0": "pass", "p1": "place catapult d4", "p2": "pass", "p3": "place catapult c1"}, "drawn": [], "hash": "285b78eb1d30fd31"}
{"choices": {"p1": "send p3", "p3": "send p1"}, "drawn": [], "hash": "609b261b5d245384"}
{"choices": {"p3": "send p1"}, "drawn": ["rt", "rl", "rr", "pl", "rr", "br", "pt", "rt", "bl", "yr", "rt", "pl"], "hash": "0846e37fa4720d2b"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c5", "p3": "move c4"}, "drawn": [], "hash": "dcc631d918497c36"}
{"choices": {"p0": "pass", "p1": "retrieve c4", "p2": "place catapult c1", "p3": "retrieve c1"}, "drawn": [], "hash": "8000b74fc851c475"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "1735dc0d9e5e8630"}
{"choices": {"p2": "send p0"}, "drawn": ["gl", "yt", "gl", "gl", "yt", "pt", "gl", "bl", "rt", "pt", "yr", "pl"], "hash": "dfc3cfc32d35718d"}
{"choices": {"p0": "move d3", "p1": "move c2", "p2": "move d4", "p3": "move d5"}, "drawn": [], "hash": "5b4327c6ab7a9a7b"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "retrieve c1", "p3": "place catapult b1"}, "drawn": [], "hash": "b621732b55c759d0"}
{"choices": {"p1": "send p3", "p3": "send p1"}, "drawn": [], "hash": "377bddaff2cf135a"}
{"choices": {"p3": "send p0"}, "drawn": ["yl", "br", "rt", "bl", "yl", "rl", "pt", "rr", "gl", "gr", "gt", "bl"], "hash": "6e91f63c914cb588"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "979c50803f024a89"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "place catapult b5", "p3": "retrieve b1"}, "drawn": [], "hash": "9cafb29965380a55"}
{"choices": {"p0": "flee e", "p1": "send p0", "p2": "send p0"}, "drawn": ["yr", "pr", "yt", "rr", "yl", "pr", "yr", "yr", "yl", "pt", "br", "yr"], "hash": "c3f00f040d8255a7"}
{"choices": {"p0": "move b3", "p1": "move a4", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "48a60884b4be03fe"}
{"choices": {"p0": "retrieve d1", "p1": "pass", "p2": "retrieve b5", "p3": "place catapult c1"}, "drawn": [], "hash": "cb8eb451361663ff"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "74deaa5642b35804"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [19, 0, 18, 17], "rounds": 12}}
