{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627835, "agents": ["guardian", "guardian", "guardian", "sent12-traps10"]}
{"choices": {"p0": "move b4", "p1": "move d4", "p2": "move d4", "p3": "move b4"}, "drawn": [], "hash": "4ec5c59586fd51d3"}
{"choices": {"p0": "place treasure d3", "p1": "place dragon e5", "p2": "place treasure b2", "p3": "place wall\\ a5"}, "drawn": [], "hash": "7fa3e2f8bab2d678"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "8488b6e67d338c2c"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "4ef02520130bc573"}
{"choices": {"p1": "send p3"}, "drawn": ["pr", "rr", "yt", "rl", "bt", "gr", "rl", "pl", "bt", "rl", "rt", "pl"], "hash": "cba1e79deadc42e6"}
{"choices": {"p0": "move a5", "p1": "move e3", "p2": "move c5", "p3": "move a3"}, "drawn": [], "hash": "3712e99e5bcbb389"}
{"choices": {"p0": "place dragon d5", "p1": "place treasure b2", "p2": "place dragon e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "bb4e9e05165a8a28"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "65b87f6950819de6"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "9a0d5b7da4aca0a7"}
{"choices": {"p0": "flee n", "p3": "send p0"}, "drawn": [], "hash": "392b611f50cccf96"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "4882ddd829f4f986"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "fbadf46cd15fd649"}
{"choices": {"p0": "send p3"}, "drawn": ["gr", "yt", "gr", "gl", "rt", "pt", "yt", "yr", "bt", "pt", "pl", "yl"], "hash": "81143c2c8017434e"}
{"choices": {"p0": "move b4", "p1": "move d2", "p2": "move b4", "p3": "move b2"}, "drawn": [], "hash": "fb71714aabf950d1"}
{"choices": {"p0": "place wall\\ e4", "p1": "place wall/ a5", "p2": "place wall/ b3", "p3": "retrieve a5"}, "drawn": [], "hash": "4431364cb8ffd7da"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "98cfd78f759fdc60"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "bc44969302df5d02"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "bab256197d92394f"}
{"choices": {"p0": "send p3"}, "drawn": ["yl", "rr", "yt", "gl", "gl", "bl", "rr", "gt", "bl", "yl", "bl", "pl"], "hash": "7ab52f61277f5b66"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move b3", "p3": "move c3"}, "drawn": [], "hash": "95807570a1d589ff"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall\\ c1", "p2": "place wall/ a5", "p3": "place wall\\ d4"}, "drawn": [], "hash": "6fb8616f4f223c65"}
{"choices": {"p0": "send p1", "p3": "send p1"}, "drawn": ["pt", "pl", "pl", "yt", "rr", "bl", "br", "pr", "yr", "pt", "gt", "bl"], "hash": "fc4c9fa5bd6eafc6"}
{"choices": {"p0": "move d5", "p1": "move c2", "p2": "move b4", "p3": "move c2"}, "drawn": [], "hash": "d2c5e838160922e0"}
{"choices": {"p0": "place catapult c1", "p1": "place catapult b1", "p2": "place catapult c1", "p3": "pass"}, "drawn": [], "hash": "c6ee4113fdb899a6"}
{"choices": {"p0": "send p1", "p1": "send p2", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "14bdb510675d489a"}
{"choices": {"p1": "send p2", "p2": "flee e"}, "drawn": [], "hash": "f5bc6938361f7927"}
{"choices": {"p1": "flee n", "p2": "flee e"}, "drawn": [], "hash": "be08b82f106b87a4"}
{"choices": {"p1": "send p2", "p2": "flee n"}, "drawn": [], "hash": "3172004e49adafac"}
{"choices": {"p2": "send p1"}, "drawn": ["gt", "yr", "rt", "bl", "rl", "yr", "gl", "pr", "gt", "pl", "pr", "gl"], "hash": "e92467a28674a87d"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c5", "p3": "move c3"}, "drawn": [], "hash": "61dc8063d1750fd9"}
{"choices": {"p0": "retrieve c1", "p1": "place catapult e4", "p2": "retrieve c1", "p3": "pass"}, "drawn": [], "hash": "62dc2476b276ac2f"}
{"choices": {"p1": "send p2", "p2": "send p1"}, "drawn": [], "hash": "5c330062bcf3d1b0"}
{"choices": {"p1": "send p2", "p2": "send p1"}, "drawn": ["gr", "rl", "pl", "br", "rt", "rr", "pl", "pr", "bt", "yr", "gr", "rt"], "hash": "0bd83b9728ba2fd9"}
{"choices": {"p0": "move d3", "p1": "move c2", "p2": "move d5", "p3": "move c4"}, "drawn": [], "hash": "9e21f8e0cdeb0550"}
{"choices": {"p0": "place catapult b3", "p1": "pass", "p2": "place catapult a1", "p3": "pass"}, "drawn": [], "hash": "cd29ec2481171689"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p3"}, "drawn": ["rr", "pr", "rr", "bl", "pt", "yt", "br", "rt", "rl", "pl", "gr", "rt"], "hash": "4672070cd3cebd6a"}
{"choices": {"p0": "move c4", "p1": "move c1", "p2": "move e4", "p3": "move b3"}, "drawn": [], "hash": "730a3435e5f662ee"}
{"choices": {"p0": "place catapult e3", "p1": "pass", "p2": "place catapult b3", "p3": "pass"}, "drawn": [], "hash": "4b8c17c01e3b0220"}
{"choices": {"p0": "send p3", "p2": "send p3"}, "drawn": ["br", "rt", "bl", "gl", "yr", "yt", "yr", "yt", "pl", "bt", "rr", "gl"], "hash": "b463cfea6e178362"}
{"choices": {"p0": "move c3", "p1": "move c2", "p2": "move e3", "p3": "move c4"}, "drawn": [], "hash": "a007b9638c35a055"}
{"choices": {"p0": "retrieve e3", "p1": "pass", "p2": "retrieve a1", "p3": "pass"}, "drawn": [], "hash": "6848ea7e5307552f"}
{"choices": {"p0": "send p3", "p2": "send p3"}, "drawn": [], "hash": "7676b5183e19c894"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "1d845c4ae1edfb23"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [1], "scores": [23, 0, 22, 26], "rounds": 9}}
