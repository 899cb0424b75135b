{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent24-traps12", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place treasure b3", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "53415a8bbaf2fcd4"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "ac56b06001b89c42"}
{"choices": {"p0": "place dragon a5", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "1eb590cef2493c0d"}
{"choices": {"p0": "flee w", "p1": "flee n"}, "drawn": [], "hash": "5224e34739281a40"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "5fe441ebec8497f7"}
{"choices": {"p0": "flee n", "p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "d604eaccfd703d19"}
{"choices": {"p0": "send p2", "p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "abb1e95c6ca93c25"}
{"choices": {"p0": "flee n", "p3": "flee n"}, "drawn": [], "hash": "14189e169838ea6f"}
{"choices": {"p0": "send p2", "p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "d817be5e9b95efff"}
{"choices": {"p0": "move e5", "p1": "move a3", "p2": "move c1", "p3": "move c4"}, "drawn": [], "hash": "97d43165cf7d846c"}
{"choices": {"p0": "place wall\\ e4", "p1": "place wall/ a5", "p2": "place wall/ a5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "686d47e3304b195f"}
{"choices": {"p1": "send p3", "p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "96018c72857afc0a"}
{"choices": {"p3": "send p1"}, "drawn": ["bt", "rl", "rl", "br", "rt", "rr", "rr", "br", "pl", "rt", "gt", "rl"], "hash": "1a410899d5f6f81c"}
{"choices": {"p0": "move d5", "p1": "move a2", "p2": "move c2", "p3": "move d4"}, "drawn": [], "hash": "747eff1a23b812eb"}
{"choices": {"p0": "retrieve e4", "p1": "place wall\\ c5", "p2": "place wall/ b3", "p3": "place wall/ a5"}, "drawn": [], "hash": "bc777a82209bdb80"}
{"choices": {"p1": "flee n", "p3": "send p1"}, "drawn": [], "hash": "9add583521f0cbec"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "1ad19c6e7bc5119f"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "394facf20eddcd98"}
{"choices": {"p1": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "bt", "gr", "pr", "gt", "bl", "rt", "rl"], "hash": "4774d27d31419b70"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c1", "p3": "move c4"}, "drawn": [], "hash": "9090f412061b8340"}
{"choices": {"p0": "place wall/ c4", "p1": "place catapult d1", "p2": "place catapult d3", "p3": "place catapult d2"}, "drawn": [], "hash": "9c32344226c9c2e3"}
{"choices": {"p1": "send p3", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "7758b65ad10ba9a5"}
{"choices": {"p1": "send p3", "p3": "send p0"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "pr", "yl", "pr", "bl"], "hash": "9a91df5b55185eea"}
{"choices": {"p0": "move e5", "p1": "move b3", "p2": "move d1", "p3": "move b3"}, "drawn": [], "hash": "801168ea486dc1c6"}
{"choices": {"p0": "retrieve c4", "p1": "place catapult c2", "p2": "place catapult c4", "p3": "retrieve d2"}, "drawn": [], "hash": "164606130c8d0bf5"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "a8eab514bde6e56d"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "e44ad4b72d8d9c28"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [32, 0, 30, 28], "rounds": 6}}
