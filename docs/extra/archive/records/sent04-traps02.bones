{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627824, "agents": ["sent04-traps02", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move b3", "p3": "move d4"}, "drawn": [], "hash": "822b861af534636f"}
{"choices": {"p0": "pass", "p1": "place treasure d5", "p2": "place treasure d1", "p3": "place treasure d1"}, "drawn": ["rr", "rr", "gl", "rt", "yl", "rr", "br", "yl", "rt", "pt", "gt", "yl"], "hash": "8969a819ceaa878e"}
{"choices": {"p0": "move b4", "p1": "move d5", "p2": "move b4", "p3": "move d5"}, "drawn": [], "hash": "fcbd759257073151"}
{"choices": {"p0": "pass", "p1": "place dragon e3", "p2": "place dragon e1", "p3": "place dragon e1"}, "drawn": [], "hash": "292ce6beda5db5c1"}
{"choices": {"p2": "flee e", "p3": "flee e"}, "drawn": [], "hash": "183bfd411778eccf"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "51166b999921ae9c"}
{"choices": {"p1": "flee e"}, "drawn": ["rl", "rr", "gr", "bl", "gt", "gt", "rr", "yt", "gr", "rr", "rt", "gr"], "hash": "8cb4244e967a22bc"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b5", "p3": "move c4"}, "drawn": [], "hash": "5c793277d505a79d"}
{"choices": {"p0": "place dragon c2", "p1": "place wall/ a4", "p2": "place wall\\ e4", "p3": "place wall/ b2"}, "drawn": [], "hash": "93b5c702b1d4a15f"}
{"choices": {"p0": "flee w", "p1": "flee e", "p2": "flee e", "p3": "flee e"}, "drawn": [], "hash": "22c79feab1cb0464"}
{"choices": {"p1": "flee e", "p2": "flee e"}, "drawn": ["bl", "bt", "gl", "bt", "rr", "yr", "yr", "br", "gl", "rt", "gl", "bl"], "hash": "add35afea37ac09c"}
{"choices": {"p0": "move d3", "p1": "move d5", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "8dafbbaff9be4e82"}
{"choices": {"p0": "pass", "p1": "place wall\\ e4", "p2": "place wall/ a5", "p3": "place wall\\ d5"}, "drawn": [], "hash": "1481ee3c731275a3"}
{"choices": {"p0": "flee w", "p2": "send p3"}, "drawn": [], "hash": "6215b1142df59ac6"}
{"choices": {"p2": "send p3"}, "drawn": ["bl", "br", "gr", "yl", "yr", "rt", "gl", "rr", "rl", "yt", "bl", "pr"], "hash": "579b978a3cf4449c"}
{"choices": {"p0": "move e4", "p1": "move c5", "p2": "move d3", "p3": "move b4"}, "drawn": [], "hash": "6631121c6d2821b7"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "pass", "p3": "place catapult a5"}, "drawn": [], "hash": "c6f01e0b29ca4b4a"}
{"choices": {"p1": "send p3", "p2": "send p3", "p3": "send p1"}, "drawn": [], "hash": "1c3ae88f28a5646d"}
{"choices": {"p2": "send p3"}, "drawn": ["yt", "yl", "rl", "gt", "bt", "pr", "br", "gl", "gt", "bt", "yr", "bl"], "hash": "aca2a6c33b572766"}
{"choices": {"p0": "move d3", "p1": "move d5", "p2": "move c2", "p3": "move a4"}, "drawn": [], "hash": "a610879e4aa1532b"}
{"choices": {"p0": "pass", "p1": "place catapult a5", "p2": "pass", "p3": "place catapult d3"}, "drawn": [], "hash": "8badb64b7c032298"}
{"choices": {"p1": "send p3", "p3": "send p1"}, "drawn": [], "hash": "1189ef9d82e0f4b3"}
{"choices": {"p1": "send p3", "p3": "send p1"}, "drawn": [], "hash": "c274bb442ef515cc"}
{"choices": {"p3": "send p2"}, "drawn": ["rl", "yt", "yr", "gl", "rt", "bl", "pt", "pl", "yt", "yr", "gl", "rl"], "hash": "b82a9e866c1b3fc8"}
{"choices": {"p0": "move c4", "p1": "move e4", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "afce58b443998009"}
{"choices": {"p0": "pass", "p1": "retrieve a5", "p2": "place catapult a5", "p3": "retrieve d3"}, "drawn": [], "hash": "429173595d287c57"}
{"choices": {"p2": "send p1"}, "drawn": ["yl", "yt", "yt", "rr", "rt", "rr", "rl", "br", "yl", "rt", "gr", "yr"], "hash": "d78ea9ad97ac2cc9"}
{"choices": {"p0": "move b3", "p1": "move d3", "p2": "move d2", "p3": "move c2"}, "drawn": [], "hash": "5d9b6257a2572999"}
{"choices": {"p0": "pass", "p1": "place catapult c5", "p2": "retrieve a5", "p3": "place catapult c4"}, "drawn": [], "hash": "fdc037a9e8206df3"}
{"choices": {"p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "cd6e8aab2e8a6d98"}
{"choices": {"p1": "send p3"}, "drawn": ["gr", "gl", "yt", "pl", "bt", "gt", "rl", "gl", "gr", "rt", "yr", "pl"], "hash": "0cbe5600a0bfdbd4"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move d3", "p3": "move c1"}, "drawn": [], "hash": "a81c6764f2ce2d5b"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "place catapult b3", "p3": "pass"}, "drawn": [], "hash": "409cb72d96f00ded"}
{"choices": {"p1": "send p3", "p2": "send p3"}, "drawn": ["pl", "rt", "bl", "pr", "gr", "rt", "gr", "br", "bt", "rr", "bl", "yl"], "hash": "ddfb8ad29ef61d6b"}
{"choices": {"p0": "move b3", "p1": "move b3", "p2": "move c4", "p3": "move b1"}, "drawn": [], "hash": "e275df968ac18a95"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve b3", "p3": "pass"}, "drawn": [], "hash": "82a2ecddef45e1dc"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "a733453eefb65a72"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [22, 0, 20, 20], "rounds": 10}}
