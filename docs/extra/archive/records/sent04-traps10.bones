{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent04-traps10", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place wall/ c1", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "d462dc7134ff41e1"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "bbf4f7d7f8b3b4b3"}
{"choices": {"p0": "place wall/ b3", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "18a915775d7e54e7"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "790d7520cde4fc8b"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "3ddd2f3889ed5834"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "b1b5844ad1201702"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "b169d3dfa8b0157f"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "15e3ee6295efd649"}
{"choices": {"p0": "pass", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "96cb10334e34adda"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "009a178cbc25730f"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "ca0b0485cec51e64"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "6576722b2f6629da"}
{"choices": {"p0": "pass", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "d3e66a2191067516"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "27c9870abb622a10"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "bt", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rt", "pl"], "hash": "9d426742ce052054"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "db6d9dd62f81b37b"}
{"choices": {"p0": "pass", "p1": "place catapult a5", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "38544b7154a93a25"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yl", "yr", "pl", "bl", "bt", "rl", "yt", "rr"], "hash": "2688fa94264d0283"}
{"choices": {"p0": "move d5", "p1": "move b4", "p2": "move c4", "p3": "move a4"}, "drawn": [], "hash": "87c416a582e1ac03"}
{"choices": {"p0": "pass", "p1": "retrieve a5", "p2": "place catapult c1", "p3": "place catapult e4"}, "drawn": [], "hash": "7a00c8dc65dabe36"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "c45eba6c03bf24e7"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "9c43b001c585508b"}
{"choices": {"p2": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bl", "rt", "bl", "bt"], "hash": "644c4c000ad17589"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move d4", "p3": "move b3"}, "drawn": [], "hash": "69a44e2b362131f7"}
{"choices": {"p0": "retrieve c1", "p1": "pass", "p2": "retrieve c1", "p3": "retrieve e4"}, "drawn": [], "hash": "2338b8b4c4073a15"}
{"choices": {"p0": "send p1", "p1": "send p0"}, "drawn": ["br", "gl", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "d66a150a9f8a0385"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move d3", "p3": "move b2"}, "drawn": [], "hash": "1be7588223032e83"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "place catapult b3", "p3": "place catapult e1"}, "drawn": [], "hash": "686d7b981ce0d4b6"}
{"choices": {"p1": "send p0", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "148187ec72e85bf2"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [28, 27, 24, 0], "rounds": 8}}
