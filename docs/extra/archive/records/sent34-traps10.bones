{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent34-traps10", "guardian", "guardian", "guardian"]}
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
{"choices": {"p0": "place wall/ b2", "p1": "place wall\\ c5", "p2": "place wall/ b3", "p3": "place wall/ a5"}, "drawn": [], "hash": "0bd4860111bc2651"}
{"choices": {"p1": "flee n", "p3": "send p1"}, "drawn": [], "hash": "38c8af574d587086"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "87e711c684ef43a8"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "770a3158812350cf"}
{"choices": {"p1": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "bt", "gr", "pr", "gt", "bl", "rt", "rl"], "hash": "13c12d2edf835df0"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c1", "p3": "move c4"}, "drawn": [], "hash": "d5696eb0f9885d3d"}
{"choices": {"p0": "retrieve b2", "p1": "place catapult d1", "p2": "place catapult d3", "p3": "place catapult d2"}, "drawn": [], "hash": "80ae0ac33453d452"}
{"choices": {"p1": "send p3", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "e66876c0015f33f4"}
{"choices": {"p1": "send p3", "p3": "send p0"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "pr", "yl", "pr", "bl"], "hash": "af94a7abcc4dec4e"}
{"choices": {"p0": "move c4", "p1": "move a4", "p2": "move d1", "p3": "move b3"}, "drawn": [], "hash": "383bcf65ebe24e38"}
{"choices": {"p0": "retrieve e4", "p1": "place catapult c2", "p2": "place catapult c4", "p3": "retrieve d2"}, "drawn": [], "hash": "d1e1765ba404059a"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "ca304e4a618647df"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "25cf1d3881a9f558"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [35, 0, 30, 28], "rounds": 6}}
