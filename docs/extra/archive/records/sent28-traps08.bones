{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent28-traps08", "guardian", "guardian", "guardian"]}
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
{"choices": {"p0": "retrieve b3", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "b5a8f312c9613a6d"}
{"choices": {"p1": "send p3", "p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "f763f692c7961f97"}
{"choices": {"p2": "send p3", "p3": "send p1"}, "drawn": ["bl", "rl", "rl", "br", "rt", "rr", "rr", "bt", "pl", "rt", "gt", "rl"], "hash": "8ddad2fe917d7278"}
{"choices": {"p0": "move d5", "p1": "move a2", "p2": "move c1", "p3": "move d4"}, "drawn": [], "hash": "0e7a52132349e010"}
{"choices": {"p0": "place treasure a3", "p1": "place wall\\ c5", "p2": "place wall/ a5", "p3": "place wall/ a5"}, "drawn": [], "hash": "06a70f9164575f17"}
{"choices": {"p1": "flee n", "p3": "send p0"}, "drawn": [], "hash": "44cb5da089b4438b"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "f75c8d440c1436d5"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "1e72c05e7a504d1b"}
{"choices": {"p1": "send p0"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "151816bd1e415652"}
{"choices": {"p0": "move c5", "p1": "move a3", "p2": "move c2", "p3": "move d5"}, "drawn": [], "hash": "6b1073d4cffd5e27"}
{"choices": {"p0": "place wall/ a5", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult b3"}, "drawn": [], "hash": "3f70bf5d854dccf1"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "ba00126a0c6d171a"}
{"choices": {"p0": "send p1"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yl", "pr", "bl"], "hash": "423a3a6f488c878e"}
{"choices": {"p0": "move c4", "p1": "move a2", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "5de4acb1c5b7291e"}
{"choices": {"p0": "retrieve a5", "p1": "place catapult d4", "p2": "retrieve d3", "p3": "retrieve b3"}, "drawn": [], "hash": "a03e09b357b3bec4"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "4627a19ec77dd411"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "f959466163849f3b"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "7db43aeaf12ae743"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "ae09fb3f822273ca"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [39, 0, 25, 32], "rounds": 6}}
