{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent22-traps04", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place dragon a5", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": [], "hash": "7e28391635ce3d5d"}
{"choices": {"p0": "flee w"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "6c61a708c4701248"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "1b8bb3dfd9876f14"}
{"choices": {"p0": "retrieve a5", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "0ae45243f52083c9"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "f6a7f394dc65972d"}
{"choices": {"p1": "flee e", "p2": "flee w", "p3": "flee e"}, "drawn": [], "hash": "57d6f4d0114fe28e"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "eb96950ab0cea742"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "87b2074190a4038d"}
{"choices": {"p0": "place dragon b3", "p1": "place wall/ b5", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "46cc02b7d6fc8d49"}
{"choices": {"p0": "flee n", "p1": "send p0", "p3": "flee e"}, "drawn": [], "hash": "62ca71c0aea41a0e"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "b9a34337d93e6fdb"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "07dfe1b2d88c2f2a"}
{"choices": {"p0": "retrieve b3", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "f0dac0804bfb9cc1"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "675f02acaee43db6"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "bt", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rt", "pl"], "hash": "0681cae86bfc5eca"}
{"choices": {"p0": "move c2", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "f65745f49b265f70"}
{"choices": {"p0": "place dragon c2", "p1": "place catapult a5", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "4e679ce9010d605c"}
{"choices": {"p0": "send p2", "p1": "send p0", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yl", "yt", "pl", "bl", "bt", "rl", "yt", "rr"], "hash": "b5b8d3a2e4334461"}
{"choices": {"p0": "move b3", "p1": "move b5", "p2": "move c4", "p3": "move a4"}, "drawn": [], "hash": "a2abab40a0283797"}
{"choices": {"p0": "pass", "p1": "place catapult e1", "p2": "place catapult c1", "p3": "place catapult e4"}, "drawn": [], "hash": "9f98412d929c5c93"}
{"choices": {"p0": "flee w", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "afd8a3a5e5125334"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "2df3cc5e46e1e085"}
{"choices": {"p2": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bl", "rt", "rr", "bt"], "hash": "90f08d8f4f0a896b"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move d4", "p3": "move b3"}, "drawn": [], "hash": "a7714ecfefd34db0"}
{"choices": {"p0": "retrieve c2", "p1": "retrieve a5", "p2": "place catapult b3", "p3": "retrieve e4"}, "drawn": [], "hash": "fa12fe8f7cfd142d"}
{"choices": {"p2": "send p0"}, "drawn": ["br", "gl", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "e97af8830b53a7a2"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move d3", "p3": "move b2"}, "drawn": [], "hash": "d151d80cb464aba0"}
{"choices": {"p0": "place dragon d3", "p1": "retrieve e1", "p2": "pass", "p3": "place catapult e1"}, "drawn": [], "hash": "4e42703c93aa7213"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "9c2c8aa7b69a0444"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "51e87725307f5a8c"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [34, 28, 21, 0], "rounds": 8}}
