{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent30-traps10", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place treasure b3", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "53415a8bbaf2fcd4"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "ac56b06001b89c42"}
{"choices": {"p0": "place dragon a5", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "1eb590cef2493c0d"}
{"choices": {"p0": "flee w", "p1": "flee n"}, "drawn": [], "hash": "5224e34739281a40"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "5fe441ebec8497f7"}
{"choices": {"p0": "flee n", "p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "d604eaccfd703d19"}
{"choices": {"p0": "send p1", "p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "60d03a0624dcc8ea"}
{"choices": {"p0": "flee n", "p3": "flee n"}, "drawn": [], "hash": "e988e6a7d2885d83"}
{"choices": {"p0": "send p1", "p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "01b1aa1941bd061a"}
{"choices": {"p0": "move e5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "167f69d3dfcef89c"}
{"choices": {"p0": "place wall\\ e4", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "1953e328ca387ea3"}
{"choices": {"p1": "send p3", "p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "d14b73ef14c51aa0"}
{"choices": {"p2": "send p3", "p3": "send p1"}, "drawn": ["bl", "rl", "rl", "br", "rt", "rr", "rr", "bt", "pl", "rt", "gt", "rl"], "hash": "07c690280fa7e8f6"}
{"choices": {"p0": "move d5", "p1": "move a2", "p2": "move c1", "p3": "move d4"}, "drawn": [], "hash": "903570c8ce29ac31"}
{"choices": {"p0": "retrieve e4", "p1": "place wall\\ c5", "p2": "place wall/ a5", "p3": "place wall/ a5"}, "drawn": [], "hash": "9b2847ee92a4d16d"}
{"choices": {"p1": "flee n", "p3": "send p1"}, "drawn": [], "hash": "8a731e5c498120ef"}
{"choices": {"p1": "send p3", "p3": "send p1"}, "drawn": [], "hash": "b99c1eac638239ce"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "8c038eb9e0171d6e"}
{"choices": {"p1": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gt", "bl", "rt", "rl"], "hash": "e045a084f4c252e1"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c2", "p3": "move d5"}, "drawn": [], "hash": "52d6d5085d39d693"}
{"choices": {"p0": "pass", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult b3"}, "drawn": [], "hash": "76a031754822c3ab"}
{"choices": {"p1": "send p3", "p2": "send p3", "p3": "send p0"}, "drawn": [], "hash": "e36f3dd58d357e72"}
{"choices": {"p1": "send p3"}, "drawn": ["bt", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yt", "pr", "bt"], "hash": "9108c18c0705af2c"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "09897fc56753537f"}
{"choices": {"p0": "place wall/ a3", "p1": "retrieve e2", "p2": "retrieve d3", "p3": "place catapult c2"}, "drawn": [], "hash": "a95dc31517f9ae83"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "960216b911b98079"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "027b3bce6612ecd3"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [31, 0, 25, 29], "rounds": 6}}
