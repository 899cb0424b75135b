{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627999, "agents": ["guardian", "guardian", "guardian", "sent18-traps06"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move b4", "p3": "move b4"}, "drawn": [], "hash": "29978728a68f85c9"}
{"choices": {"p0": "place treasure c1", "p1": "place dragon a5", "p2": "place dragon a5", "p3": "place dragon a5"}, "drawn": [], "hash": "7ff13bee35274690"}
{"choices": {"p1": "flee w", "p2": "flee n", "p3": "flee w"}, "drawn": [], "hash": "18d8576592a0a147"}
{"choices": {"p1": "flee w", "p2": "send p1", "p3": "flee w"}, "drawn": [], "hash": "6acb642b33bdc47d"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "ef1d609593b98e6c"}
{"choices": {"p2": "send p0"}, "drawn": ["bl", "yl", "pt", "br", "rr", "pr", "yr", "pl", "gl", "yr", "bt", "gt"], "hash": "ac44fe5a4fe7725d"}
{"choices": {"p0": "move e3", "p1": "move a5", "p2": "move c5", "p3": "move b3"}, "drawn": [], "hash": "c6f6e04f36ba0750"}
{"choices": {"p0": "place dragon a5", "p1": "place treasure c1", "p2": "place treasure b3", "p3": "pass"}, "drawn": [], "hash": "bd2beaabbe7478fb"}
{"choices": {"p0": "flee n", "p2": "flee n"}, "drawn": [], "hash": "12db23e2450cc7d8"}
{"choices": {"p0": "send p1", "p2": "send p0"}, "drawn": [], "hash": "5cdefbd1904defa8"}
{"choices": {"p0": "flee w", "p2": "flee w"}, "drawn": [], "hash": "7d2d6dc82b9109c4"}
{"choices": {"p0": "flee n", "p2": "flee w"}, "drawn": [], "hash": "fc220765f4f4aa18"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "899f9c0481bbb9c3"}
{"choices": {"p0": "flee w"}, "drawn": ["pl", "yt", "rt", "gl", "pr", "pl", "rr", "rr", "br", "gr", "yr", "rl"], "hash": "a118d877af163ffd"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move d4", "p3": "move b2"}, "drawn": [], "hash": "ce0eaa4d667dc6e8"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall/ b5", "p2": "place wall/ c5", "p3": "pass"}, "drawn": [], "hash": "d69cdb1e877a05ac"}
{"choices": {"p0": "flee w", "p1": "flee w", "p3": "flee n"}, "drawn": [], "hash": "cb3b5b69b88e17c3"}
{"choices": {"p0": "send p3", "p1": "flee n", "p3": "send p2"}, "drawn": [], "hash": "c3a015efaf08bd3c"}
{"choices": {"p1": "send p0", "p3": "flee n"}, "drawn": [], "hash": "255d6492880fe6b2"}
{"choices": {"p1": "flee w", "p3": "send p2"}, "drawn": [], "hash": "af41e41cdc9e3e08"}
{"choices": {"p1": "flee n", "p3": "flee n"}, "drawn": [], "hash": "25121a5a5e4865c6"}
{"choices": {"p1": "send p0", "p3": "send p2"}, "drawn": [], "hash": "5b1bd332ae71db0b"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "70813bc574e33baf"}
{"choices": {"p1": "send p0"}, "drawn": ["yl", "pr", "bt", "bl", "rt", "gr", "rl", "bt", "br", "bt", "rl", "gl"], "hash": "fdc1c71009754e1f"}
{"choices": {"p0": "move c4", "p1": "move c5", "p2": "move e4", "p3": "move c2"}, "drawn": [], "hash": "34de02ae0ef6430e"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall\\ e5", "p2": "place wall/ a5", "p3": "pass"}, "drawn": [], "hash": "8d01e3045491ad40"}
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "send p3"}, "drawn": [], "hash": "9dc0a437a49af73f"}
{"choices": {"p2": "send p3"}, "drawn": ["bt", "bl", "yl", "bl", "bt", "rl", "pr", "br", "yt", "gt", "rr", "yt"], "hash": "4a76746089f05f44"}
{"choices": {"p0": "move b5", "p1": "move c4", "p2": "move d3", "p3": "move b3"}, "drawn": [], "hash": "525c089101910f63"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult a3", "p2": "place catapult b3", "p3": "pass"}, "drawn": [], "hash": "132011b3989f9786"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p3"}, "drawn": [], "hash": "a05007545c2a5fcc"}
{"choices": {"p1": "send p2"}, "drawn": ["br", "rr", "rl", "yl", "yt", "gr", "rl", "br", "pt", "yr", "bl", "gr"], "hash": "9d5f079c30c076e1"}
{"choices": {"p0": "move c4", "p1": "move c3", "p2": "move e2", "p3": "move b4"}, "drawn": [], "hash": "6801b478f24f3ed2"}
{"choices": {"p0": "place catapult d4", "p1": "retrieve a3", "p2": "retrieve a5", "p3": "place treasure e3"}, "drawn": [], "hash": "ddf971b2567af3d8"}
{"choices": {"p0": "send p3", "p2": "send p3"}, "drawn": [], "hash": "4e8e6a87eb6dc012"}
{"choices": {"p0": "send p3"}, "drawn": ["rt", "rt", "br", "gr", "bl", "bl", "yr", "br", "pl", "bl", "rt", "rt"], "hash": "539e75ce8df27387"}
{"choices": {"p0": "move c5", "p1": "move d3", "p2": "move d3", "p3": "move b3"}, "drawn": [], "hash": "e14c788a4728a724"}
{"choices": {"p0": "retrieve d4", "p1": "place catapult d1", "p2": "place wall/ a1", "p3": "pass"}, "drawn": [], "hash": "3db344f4e9cd3d0d"}
{"choices": {"p1": "send p2", "p2": "send p3"}, "drawn": [], "hash": "96d45887c5daa9d3"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [1], "scores": [27, 0, 31, 32], "rounds": 7}}
