{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627821, "agents": ["guardian", "sent30-traps20", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move d4", "p2": "move d3", "p3": "move d4"}, "drawn": [], "hash": "3d1d2d9449b85059"}
{"choices": {"p0": "place dragon e5", "p1": "place wall/ c1", "p2": "place treasure c4", "p3": "place treasure a3"}, "drawn": [], "hash": "deff33cb51de4c88"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "1f9f8f3460e99243"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "32932c8edbe6e6a0"}
{"choices": {"p0": "send p1"}, "drawn": ["pt", "gr", "br", "gl", "pr", "gr", "rt", "yl", "rr", "yl", "bl", "gr"], "hash": "7ec74166d3d587fe"}
{"choices": {"p0": "move e3", "p1": "move e5", "p2": "move e2", "p3": "move e5"}, "drawn": [], "hash": "31a9a17df7b12549"}
{"choices": {"p0": "place treasure e3", "p1": "place wall/ c2", "p2": "place dragon a1", "p3": "place dragon a4"}, "drawn": [], "hash": "5e3975f7015fe369"}
{"choices": {"p2": "flee w", "p3": "flee w"}, "drawn": [], "hash": "ac3a541328e1aa04"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "a358c44be127d7c5"}
{"choices": {"p0": "send p1"}, "drawn": ["pr", "br", "pl", "yl", "br", "yl", "yr", "rt", "pt", "yl", "bl", "br"], "hash": "baceac71be17df7a"}
{"choices": {"p0": "move e2", "p1": "move d4", "p2": "move d3", "p3": "move d4"}, "drawn": [], "hash": "bbf55b1618469e71"}
{"choices": {"p0": "place wall/ a4", "p1": "place dragon a2", "p2": "place wall\\ e3", "p3": "place wall/ b5"}, "drawn": [], "hash": "e25fb454379dd1d4"}
{"choices": {"p1": "flee w"}, "drawn": [], "hash": "8e69debe16be9f04"}
{"choices": {"p1": "flee w", "p2": "flee w", "p3": "send p1"}, "drawn": [], "hash": "c47071d0d26498ec"}
{"choices": {"p1": "flee w"}, "drawn": ["pl", "rt", "yl", "yr", "bl", "yr", "yl", "gt", "gl", "rl", "br", "bl"], "hash": "708b9761b39e4eef"}
{"choices": {"p0": "move d1", "p1": "move e5", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "27937bdd12b3c0f8"}
{"choices": {"p0": "place wall\\ d5", "p1": "place treasure e1", "p2": "place catapult a2", "p3": "place wall\\ e5"}, "drawn": [], "hash": "f7aa730d1ec96667"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "flee w"}, "drawn": [], "hash": "804320bb050e2ec2"}
{"choices": {"p0": "send p2", "p3": "flee w"}, "drawn": ["yt", "gl", "gt", "gl", "gl", "yt", "pt", "gr", "gl", "bl", "gr", "pr"], "hash": "f9b2c2f6c534d545"}
{"choices": {"p0": "move c2", "p1": "move d4", "p2": "move b4", "p3": "move d2"}, "drawn": [], "hash": "0696524015da2d45"}
{"choices": {"p0": "place catapult a2", "p1": "place catapult b3", "p2": "place wall\\ e5", "p3": "pass"}, "drawn": [], "hash": "e130a8a622fa830c"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "e3e01f77fe5e90b9"}
{"choices": {"p0": "send p2"}, "drawn": ["rr", "yr", "pr", "yl", "pt", "bt", "pt", "bl", "bt", "rt", "gr", "rr"], "hash": "11ba67729073b60b"}
{"choices": {"p0": "move c1", "p1": "move c4", "p2": "move c4", "p3": "move c1"}, "drawn": [], "hash": "042cd372ab42c4e9"}
{"choices": {"p0": "place catapult e5", "p1": "retrieve c1", "p2": "place catapult c2", "p3": "place catapult c4"}, "drawn": [], "hash": "7143b90211d29b32"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "35bcf7640fa282a3"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "ef65446440a03370"}
{"choices": {"p2": "send p0"}, "drawn": ["gl", "bt", "rr", "yt", "pr", "rt", "gr", "bl", "yl", "rl", "pt", "gl"], "hash": "798efaf2673cb188"}
{"choices": {"p0": "move d2", "p1": "move d5", "p2": "move b4", "p3": "move b2"}, "drawn": [], "hash": "f03bf2ab33bebc3c"}
{"choices": {"p0": "pass", "p1": "place wall/ c1", "p2": "retrieve c2", "p3": "place catapult d3"}, "drawn": [], "hash": "16e57ab36782bb0c"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "98621bd92ce881c0"}
{"choices": {"p0": "send p2", "p3": "send p2"}, "drawn": ["pt", "pt", "yr", "pr", "bt", "gt", "rt", "pr", "pr", "pl", "bt", "pl"], "hash": "c5c7e542f10830e7"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move b3", "p3": "move c1"}, "drawn": [], "hash": "0c42babb1601d1cd"}
{"choices": {"p0": "pass", "p1": "place catapult a1", "p2": "place catapult a2", "p3": "retrieve d3"}, "drawn": [], "hash": "f2ccd735af400595"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "send p2"}, "drawn": ["rt", "br", "rr", "yr", "rr", "pr", "pl", "pr", "br", "br", "rr", "gt"], "hash": "9fdfae30363a634a"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c2", "p3": "move b2"}, "drawn": [], "hash": "1df5a34566937ae4"}
{"choices": {"p0": "pass", "p1": "retrieve c1", "p2": "retrieve a2", "p3": "place catapult c4"}, "drawn": [], "hash": "33d14e600b5a2c70"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "send p1"}, "drawn": ["yt", "rr", "br", "rt", "rl", "rt", "bt", "rr", "br", "gr", "gr", "rl"], "hash": "331b05ec5b553e41"}
{"choices": {"p0": "move d3", "p1": "move b2", "p2": "move d3", "p3": "move b3"}, "drawn": [], "hash": "cb13edfdd5d86350"}
{"choices": {"p0": "pass", "p1": "place wall/ c1", "p2": "place catapult b1", "p3": "retrieve c4"}, "drawn": [], "hash": "f4c60c484d72af66"}
{"choices": {"p2": "send p1"}, "drawn": [], "hash": "2427a95ff2aa41e2"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 27, 19, 23], "rounds": 10}}
