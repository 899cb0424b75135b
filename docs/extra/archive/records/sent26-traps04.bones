{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent26-traps04", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "pass", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "94d15d61bc936692"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "a85865ae4f34b06a"}
{"choices": {"p0": "pass", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "415523e7b232eafb"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "116eda5cd61d77c0"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "93220d9fb90240ed"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "239e4befbab23072"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "15cc1beead1ee070"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "3124bbf9aa5c3a99"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "d16acd5beebabf52"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "f74aaf336928d11c"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "c874e8526a675679"}
{"choices": {"p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "5c936300ddff9577"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rt", "rl", "br", "rt", "rr", "bl", "bt", "pl", "rt", "gt", "rl"], "hash": "6d2a5f6971e5d1b8"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "5fac4306a8c5f8cd"}
{"choices": {"p0": "place dragon e4", "p1": "place wall\\ c5", "p2": "place wall\\ b3", "p3": "place wall/ a3"}, "drawn": [], "hash": "1ce28915fd7d788a"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "275dfc9f03812d55"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "87e1fe835fa09ffb"}
{"choices": {"p1": "flee n", "p3": "flee n"}, "drawn": [], "hash": "b785e8dcb8fa5875"}
{"choices": {"p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "ebba284bd2614fc5"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "1896fa1f53e262fd"}
{"choices": {"p1": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "f342ff81a9fe8eda"}
{"choices": {"p0": "move d5", "p1": "move c2", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "efaf5f24a93fd970"}
{"choices": {"p0": "retrieve e4", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult c5"}, "drawn": [], "hash": "4f321bca0e4bde92"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "bdc535486aed9e5c"}
{"choices": {"p3": "send p0"}, "drawn": ["bt", "yl", "gl", "yl", "gr", "br", "pr", "yl", "pr", "yl", "pr", "bl"], "hash": "34931b59d0ef6b47"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move c1", "p3": "move c1"}, "drawn": [], "hash": "ed72964d3d8f38a1"}
{"choices": {"p0": "place dragon a2", "p1": "place catapult a2", "p2": "place catapult c4", "p3": "place catapult d4"}, "drawn": [], "hash": "5ee7af736db47bc3"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "d5b39e36dfbe562e"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "12fd0301fec1b4d7"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "e2fc036842a5cb94"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "748994a7895a266e"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": ["gt", "bt", "bt", "pt", "gl", "bl", "gl", "rl", "gt", "yl", "gr", "yt"], "hash": "30923720928dd91a"}
{"choices": {"p0": "move c5", "p1": "move e4", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "a523895b42bba5b3"}
{"choices": {"p0": "retrieve a2", "p1": "pass", "p2": "retrieve d3", "p3": "retrieve d4"}, "drawn": [], "hash": "0b8c00515f232cf4"}
{"choices": {"p1": "send p0"}, "drawn": ["br", "bl", "gl", "gl", "gr", "rt", "pt", "yl", "pr", "yr", "yt", "pl"], "hash": "0a5e0bd42cae4b80"}
{"choices": {"p0": "move d4", "p1": "move d5", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "56869af6294e7300"}
{"choices": {"p0": "place dragon a2", "p1": "retrieve c5", "p2": "place catapult c5", "p3": "place catapult c2"}, "drawn": [], "hash": "0e4bf78ca7471f83"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "c5c5baae051bfce9"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "bf3b0b9bc861f6c4"}
{"choices": {"p0": "flee w", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "da9a0d59f9051918"}
{"choices": {"p0": "flee w", "p3": "send p0"}, "drawn": [], "hash": "25ca55b1de9d0f78"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [32, 0, 27, 29], "rounds": 8}}
