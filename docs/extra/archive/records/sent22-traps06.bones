{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627821, "agents": ["guardian", "sent22-traps06", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move d4", "p2": "move d3", "p3": "move d4"}, "drawn": [], "hash": "3d1d2d9449b85059"}
{"choices": {"p0": "place dragon e5", "p1": "pass", "p2": "place treasure c4", "p3": "place treasure a3"}, "drawn": [], "hash": "74eca0e28a68a135"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "92d1e3e0511ea670"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "58d4307920b56105"}
{"choices": {"p0": "send p1"}, "drawn": ["pt", "gr", "br", "gl", "pr", "gr", "rt", "yl", "rr", "yl", "bl", "gr"], "hash": "44aa0a50b549e1f9"}
{"choices": {"p0": "move e3", "p1": "move e5", "p2": "move e2", "p3": "move e5"}, "drawn": [], "hash": "0fac6c196e5e20d8"}
{"choices": {"p0": "place treasure e3", "p1": "place dragon e1", "p2": "place dragon a1", "p3": "place dragon a4"}, "drawn": [], "hash": "18ac0ffb9dfde164"}
{"choices": {"p2": "flee w", "p3": "flee w"}, "drawn": [], "hash": "bc142f3030e20987"}
{"choices": {"p0": "flee n", "p1": "flee e"}, "drawn": [], "hash": "1cfc0eebfb4fdf6f"}
{"choices": {"p0": "send p1", "p1": "flee e"}, "drawn": ["pr", "br", "pl", "yl", "br", "yl", "yr", "rt", "pt", "yl", "bl", "br"], "hash": "c27588aefb318a25"}
{"choices": {"p0": "move e2", "p1": "move d4", "p2": "move d3", "p3": "move d4"}, "drawn": [], "hash": "1150cbdffaa2113c"}
{"choices": {"p0": "place wall/ a4", "p1": "pass", "p2": "place wall\\ e3", "p3": "place wall/ b5"}, "drawn": [], "hash": "e868af92e410e51d"}
{"choices": {"p2": "flee w", "p3": "send p2"}, "drawn": ["pl", "rt", "yl", "yr", "bl", "yr", "yl", "gt", "gl", "rl", "br", "bl"], "hash": "f7eef66a48a8b4c3"}
{"choices": {"p0": "move e1", "p1": "move c3", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "06fae8cca035ed71"}
{"choices": {"p0": "place wall\\ d5", "p1": "pass", "p2": "place wall/ a5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "64a8e3b9ced15e05"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "flee w"}, "drawn": [], "hash": "277b1862eb70b005"}
{"choices": {"p0": "send p2", "p3": "flee w"}, "drawn": ["yt", "gl", "gt", "gl", "gl", "yt", "pt", "gr", "gl", "bl", "gr", "pr"], "hash": "1c27834a4a577c8b"}
{"choices": {"p0": "move d2", "p1": "move c2", "p2": "move d4", "p3": "move d2"}, "drawn": [], "hash": "00fdc0ba30bb1af8"}
{"choices": {"p0": "place catapult b5", "p1": "place catapult c4", "p2": "place catapult e5", "p3": "pass"}, "drawn": [], "hash": "b4206f03e14617dd"}
{"choices": {"p0": "send p2", "p1": "send p3", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "cbec53248841d54e"}
{"choices": {"p0": "send p2"}, "drawn": ["rr", "yr", "pr", "yl", "pt", "bt", "pt", "bl", "br", "rl", "gr", "rr"], "hash": "abc56daea7024d4a"}
{"choices": {"p0": "move e3", "p1": "move b3", "p2": "move d3", "p3": "move c1"}, "drawn": [], "hash": "e31d2d171c285ac9"}
{"choices": {"p0": "place catapult e5", "p1": "place catapult a3", "p2": "retrieve e5", "p3": "place catapult c4"}, "drawn": [], "hash": "a23ae5b0d8dce4e5"}
{"choices": {"p0": "send p1", "p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "e40e31fe6a7ca59d"}
{"choices": {"p0": "send p1", "p1": "send p3", "p3": "send p0"}, "drawn": ["gl", "bt", "rr", "yt", "pr", "rr", "gr", "bl", "yl", "rt", "pr", "gl"], "hash": "ed3931618bf44275"}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c2", "p3": "move b2"}, "drawn": [], "hash": "d988a44c92e31e9b"}
{"choices": {"p0": "retrieve e5", "p1": "pass", "p2": "place catapult c4", "p3": "place catapult d3"}, "drawn": [], "hash": "3e5de351428639dc"}
{"choices": {"p1": "send p3", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "384f90402eea0aeb"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "4abb883f9bbedf49"}
{"choices": {"p3": "send p0"}, "drawn": ["pt", "pt", "yr", "pr", "br", "gt", "rl", "yl", "pr", "pl", "bt", "pl"], "hash": "d47bfc740b30c623"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "97f0ed97d03ca805"}
{"choices": {"p0": "place catapult b2", "p1": "pass", "p2": "place catapult b3", "p3": "retrieve d3"}, "drawn": [], "hash": "2e97db03d860f451"}
{"choices": {"p0": "send p1", "p1": "flee e", "p2": "send p1"}, "drawn": [], "hash": "a2b78df34c88503a"}
{"choices": {"p0": "send p1", "p2": "send p1"}, "drawn": ["rl", "br", "rr", "yt", "rt", "pr", "pl", "pr", "br", "br", "rt", "gr"], "hash": "39c651a02d0b5608"}
{"choices": {"p0": "move d3", "p1": "move d3", "p2": "move d2", "p3": "move c4"}, "drawn": [], "hash": "3eae5554cbea98ad"}
{"choices": {"p0": "retrieve b2", "p1": "pass", "p2": "pass", "p3": "place catapult c5"}, "drawn": [], "hash": "f209994fe1c75859"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "9017233b61dc4cb1"}
{"choices": {"p2": "send p1"}, "drawn": ["yl", "rr", "bt", "rt", "yr", "rl", "bl", "rr", "br", "gr", "gr", "rl"], "hash": "4c24a17f5f1bcdff"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d3", "p3": "move b3"}, "drawn": [], "hash": "6b60d9e069bfbcc9"}
{"choices": {"p0": "place catapult c2", "p1": "pass", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "f69b2f06aae722ee"}
{"choices": {"p0": "send p1", "p3": "send p1"}, "drawn": [], "hash": "23267847be8e6636"}
{"choices": {"p0": "send p1"}, "drawn": ["yr", "yr", "gl", "rt", "gl", "yt", "yl", "yr", "rl", "pr", "gr", "gr"], "hash": "f3558444e4f029e2"}
{"choices": {"p0": "move b3", "p1": "move b3", "p2": "move c4", "p3": "move a2"}, "drawn": [], "hash": "17c9193fe9eceb2f"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "0bc8c6e085ad4b70"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "04a600a238706681"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [3], "scores": [18, 28, 13, 0], "rounds": 11}}
