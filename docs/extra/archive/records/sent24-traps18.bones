{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627789, "agents": ["guardian", "sent24-traps18", "guardian", "guardian"]}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move b4"}, "drawn": [], "hash": "ec939e992ab9ae3c"}
{"choices": {"p0": "place treasure d5", "p1": "place wall/ c1", "p2": "place treasure e3", "p3": "place treasure b2"}, "drawn": ["yr", "rl", "yr", "bl", "yr", "yt", "pr", "yr", "rr", "yl", "gr", "rt"], "hash": "110cd4e985cff341"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move a4", "p3": "move c3"}, "drawn": [], "hash": "2cfe2ab5ed3a84ab"}
{"choices": {"p0": "place dragon e4", "p1": "place wall/ c2", "p2": "place dragon e4", "p3": "place dragon a2"}, "drawn": [], "hash": "3edb4821ca05ad9c"}
{"choices": {"p3": "flee w"}, "drawn": [], "hash": "a64734b5d0e87be9"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": [], "hash": "6d6c6aef02b1e3c6"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": ["rt", "gl", "pt", "pr", "yl", "yr", "yr", "br", "rr", "yt", "yl", "bl"], "hash": "7d63e32e9ca3396d"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move b3", "p3": "move d4"}, "drawn": [], "hash": "22659584dc3a4949"}
{"choices": {"p0": "place wall/ b3", "p1": "place treasure b3", "p2": "place wall\\ d5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "48c36c3312d06541"}
{"choices": {"p2": "send p0", "p3": "send p2"}, "drawn": [], "hash": "72f4c0e1bb664609"}
{"choices": {"p2": "flee e"}, "drawn": ["pl", "pt", "pl", "bt", "pr", "rt", "gl", "bt", "rl", "rt", "gl", "gr"], "hash": "53e96a49a3c4eb71"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "a91492053b6cd13b"}
{"choices": {"p0": "place wall\\ e5", "p1": "place dragon e4", "p2": "place wall/ a4", "p3": "place wall\\ d4"}, "drawn": [], "hash": "a48e3922a7bdb38b"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "ff8ed45916b089ba"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "35a64b146cc5e27d"}
{"choices": {"p0": "send p2", "p1": "flee e"}, "drawn": [], "hash": "82588c7d36549186"}
{"choices": {"p0": "send p2", "p1": "flee e"}, "drawn": ["pt", "pr", "pt", "rr", "rl", "gl", "rl", "rr", "yt", "rr", "rr", "gr"], "hash": "25d55654cc9d4fa0"}
{"choices": {"p0": "move c2", "p1": "move b4", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "f0fcb4cad8e4c2ad"}
{"choices": {"p0": "retrieve b3", "p1": "pass", "p2": "place catapult b5", "p3": "place catapult e3"}, "drawn": [], "hash": "4904f213f9c44b49"}
{"choices": {"p0": "flee e", "p2": "send p0", "p3": "flee w"}, "drawn": [], "hash": "47e7980d8ece0610"}
{"choices": {"p0": "flee e", "p2": "send p0", "p3": "send p2"}, "drawn": [], "hash": "efa825dd23367639"}
{"choices": {"p0": "flee e", "p3": "send p2"}, "drawn": [], "hash": "16e71beb5b91d4a9"}
{"choices": {"p0": "flee e", "p3": "send p2"}, "drawn": [], "hash": "ab820aa40dca32cd"}
{"choices": {"p0": "flee e"}, "drawn": ["gr", "gl", "pl", "gl", "yl", "rt", "pt", "pl", "rt", "yl", "pr", "bt"], "hash": "5bdfc8e27112fb66"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move d2", "p3": "move c2"}, "drawn": [], "hash": "3530b5bca22314b6"}
{"choices": {"p0": "place wall\\ e5", "p1": "pass", "p2": "retrieve b5", "p3": "retrieve e3"}, "drawn": [], "hash": "c6b6d193400b1e13"}
{"choices": {"p0": "send p1"}, "drawn": ["rr", "rl", "pl", "bt", "gr", "yt", "br", "pt", "bt", "yl", "rt", "bl"], "hash": "60f50d900c75964b"}
{"choices": {"p0": "move b4", "p1": "move b3", "p2": "move d3", "p3": "move c3"}, "drawn": [], "hash": "10b37a381c5349a4"}
{"choices": {"p0": "place catapult b5", "p1": "pass", "p2": "place catapult c5", "p3": "place catapult d4"}, "drawn": [], "hash": "4069596d05a0ce09"}
{"choices": {"p0": "send p1", "p2": "send p1", "p3": "send p1"}, "drawn": ["rl", "pt", "pt", "br", "bt", "br", "yr", "yt", "rt", "rt", "rr", "yt"], "hash": "0816fd537b2b4585"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d4", "p3": "move c4"}, "drawn": [], "hash": "fe57be868f2edd3c"}
{"choices": {"p0": "place catapult c1", "p1": "place catapult c4", "p2": "place catapult c1", "p3": "place catapult c5"}, "drawn": [], "hash": "6aedaf045f47df71"}
{"choices": {"p0": "send p1", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "30f9ada758bb5ba7"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": ["pl", "bl", "pt", "bl", "pl", "yt", "gt", "bt", "rl", "bt", "pr", "br"], "hash": "619f17e99a965a2e"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move d3", "p3": "move b4"}, "drawn": [], "hash": "cb02ab9d7eca3349"}
{"choices": {"p0": "retrieve b5", "p1": "place catapult d4", "p2": "pass", "p3": "retrieve c5"}, "drawn": [], "hash": "7e9c2cde47874210"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "9f99bfaad59108e1"}
{"choices": {"p1": "send p0"}, "drawn": ["gt", "yl", "rt", "yl", "bl", "yr", "bl", "yl", "gl", "rr", "rl", "yr"], "hash": "dd8143694821bf24"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c2", "p3": "move b3"}, "drawn": [], "hash": "28f615041c82c102"}
{"choices": {"p0": "place catapult c4", "p1": "pass", "p2": "pass", "p3": "place catapult a2"}, "drawn": [], "hash": "43223ec7a62eb188"}
{"choices": {"p1": "send p0", "p3": "send p1"}, "drawn": [], "hash": "398faa4d14084612"}
{"choices": {"p1": "send p0"}, "drawn": ["yt", "gt", "gt", "gt", "pr", "bt", "rt", "bl", "yl", "yt", "rr", "yt"], "hash": "c2f943f9534f0075"}
{"choices": {"p0": "move d4", "p1": "move c5", "p2": "move b3", "p3": "move c2"}, "drawn": [], "hash": "0de01ed39078cb02"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "retrieve a2"}, "drawn": [], "hash": "a527d48d1137c5ab"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "8c93e9d2379248f4"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 24, 17, 17], "rounds": 11}}
