{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent12-traps16", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place wall/ c1", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "d462dc7134ff41e1"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "bbf4f7d7f8b3b4b3"}
{"choices": {"p0": "place wall/ b3", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "18a915775d7e54e7"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "790d7520cde4fc8b"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "3ddd2f3889ed5834"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "b1b5844ad1201702"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "b169d3dfa8b0157f"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "15e3ee6295efd649"}
{"choices": {"p0": "place dragon d3", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "19706631934e5204"}
{"choices": {"p0": "flee n", "p3": "flee e"}, "drawn": [], "hash": "5c2645cdac40f124"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "3e225d7320894985"}
{"choices": {"p0": "move e5", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "5bf332b8289f473b"}
{"choices": {"p0": "pass", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "9c52cc66f1e48788"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "e40b3cd59621b32e"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "7ab9119d36c646e3"}
{"choices": {"p0": "move d5", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "47354d1e013050dd"}
{"choices": {"p0": "pass", "p1": "place catapult a5", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "b92ede893e53fd5e"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": ["yl", "gr", "bt", "rr", "yt", "yr", "pl", "bt", "br", "rt", "yr", "rr"], "hash": "7870df13962561e4"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "fa6bd355f4b0d988"}
{"choices": {"p0": "pass", "p1": "retrieve a5", "p2": "place wall\\ e4", "p3": "place catapult e4"}, "drawn": [], "hash": "4bdf672183fc9d62"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "4886e8b17f40b1e1"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "br"], "hash": "785bb18e9137c302"}
{"choices": {"p0": "move b4", "p1": "move b3", "p2": "move d3", "p3": "move c3"}, "drawn": [], "hash": "766e52ee3240b7b9"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "place catapult a4", "p3": "retrieve e4"}, "drawn": [], "hash": "98bc7624927018c8"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "993a4d8c6211b4b8"}
{"choices": {"p2": "send p0"}, "drawn": ["gl", "gt", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "gl"], "hash": "94d1ee4d742e5b51"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "f240813704c17650"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "place catapult d3", "p3": "place catapult e1"}, "drawn": [], "hash": "f5ae01dd0722a0f6"}
{"choices": {"p0": "flee e", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "3399058e6086434b"}
{"choices": {"p0": "flee e", "p2": "send p0"}, "drawn": [], "hash": "8021560186e6f857"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "1fefeb11172aa443"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [29, 27, 20, 0], "rounds": 8}}
