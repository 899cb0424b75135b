{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627789, "agents": ["guardian", "sent38-traps10", "guardian", "guardian"]}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move b4"}, "drawn": [], "hash": "ec939e992ab9ae3c"}
{"choices": {"p0": "place treasure d5", "p1": "place treasure c1", "p2": "place treasure e3", "p3": "place treasure b2"}, "drawn": ["yr", "rl", "yr", "bl", "yr", "yt", "pr", "yr", "rr", "yl", "gr", "rt"], "hash": "0e52ef04e6cb8ad0"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move a4", "p3": "move c3"}, "drawn": [], "hash": "d9af08b5eac865e7"}
{"choices": {"p0": "place dragon e4", "p1": "place dragon a1", "p2": "place dragon e4", "p3": "place dragon a2"}, "drawn": [], "hash": "91ebe0f299cb02b2"}
{"choices": {"p1": "flee w", "p3": "flee w"}, "drawn": [], "hash": "176639c5229b46d8"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": [], "hash": "9947852244d68df8"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": ["rt", "gl", "pt", "pr", "yl", "yr", "yr", "br", "rr", "yt", "yl", "bl"], "hash": "253814c421d5bf80"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move b3", "p3": "move d4"}, "drawn": [], "hash": "9e6d942b0cb4df6e"}
{"choices": {"p0": "place wall/ b3", "p1": "retrieve a1", "p2": "place wall\\ d5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "b5454f448e5c5a72"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "4278006ae16d03c0"}
{"choices": {"p2": "flee e"}, "drawn": ["pl", "pt", "pl", "bt", "pr", "rt", "gl", "bt", "rl", "rt", "br", "gr"], "hash": "e68efb50488e8a35"}
{"choices": {"p0": "move d3", "p1": "move b5", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "99eb0d11de1fc4bf"}
{"choices": {"p0": "place wall\\ e5", "p1": "place dragon e4", "p2": "place wall/ a4", "p3": "place wall\\ d4"}, "drawn": [], "hash": "90e0199ebcb6ffa4"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "6a5c6ccecce0fbd7"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "d7f84c844bf26637"}
{"choices": {"p0": "send p2", "p1": "flee e"}, "drawn": [], "hash": "1cd5a57c719da22d"}
{"choices": {"p1": "flee e"}, "drawn": ["pt", "pr", "pt", "rr", "rl", "gl", "rl", "rr", "yt", "rr", "rr", "gr"], "hash": "0f769d50c1c9c94f"}
{"choices": {"p0": "move c2", "p1": "move c4", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "c479829fb1b040e5"}
{"choices": {"p0": "retrieve b3", "p1": "place wall\\ d5", "p2": "pass", "p3": "place catapult e3"}, "drawn": [], "hash": "cb4640e8a8aeb091"}
{"choices": {"p0": "flee e", "p1": "send p0", "p3": "flee w"}, "drawn": [], "hash": "fc0f17d699f5396e"}
{"choices": {"p0": "flee e", "p1": "send p0", "p3": "send p2"}, "drawn": [], "hash": "59f1073a69cb0ba8"}
{"choices": {"p0": "flee e", "p3": "send p2"}, "drawn": [], "hash": "880855034866cae4"}
{"choices": {"p0": "flee e", "p3": "send p2"}, "drawn": [], "hash": "c405f680e8156d9a"}
{"choices": {"p0": "flee e"}, "drawn": ["gr", "gl", "pl", "gl", "yl", "rt", "pt", "pl", "rt", "yl", "pr", "bt"], "hash": "9bd4ad9a1abf9a51"}
{"choices": {"p0": "move b3", "p1": "move d3", "p2": "move d2", "p3": "move c2"}, "drawn": [], "hash": "e53e2011a95a9e39"}
{"choices": {"p0": "place wall\\ e5", "p1": "retrieve d5", "p2": "place catapult e4", "p3": "retrieve e3"}, "drawn": [], "hash": "efec9dcbdb4e65d9"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": [], "hash": "2f5fc0ee8061a541"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": ["rr", "rl", "pl", "bt", "gr", "yl", "br", "pt", "bt", "yl", "rl", "bl"], "hash": "b0f3fc6488cbd305"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d3", "p3": "move c3"}, "drawn": [], "hash": "7f83b821ae5f1ac8"}
{"choices": {"p0": "place catapult e4", "p1": "place wall/ b3", "p2": "place catapult d5", "p3": "place catapult d4"}, "drawn": [], "hash": "0ea729a9dab5a9ce"}
{"choices": {"p0": "send p1", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "9670fb1aae44e5ee"}
{"choices": {"p0": "send p1"}, "drawn": ["rt", "pt", "pt", "br", "bt", "br", "yr", "yt", "rt", "rt", "rr", "yr"], "hash": "4ff8d5ceaa107c10"}
{"choices": {"p0": "move b3", "p1": "move c5", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "994b3db2e9ca6955"}
{"choices": {"p0": "place catapult d3", "p1": "place catapult c2", "p2": "retrieve e4", "p3": "place catapult c5"}, "drawn": [], "hash": "7a41485f4b578155"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "eb5037bf37972513"}
{"choices": {"p3": "send p1"}, "drawn": ["pl", "bl", "pt", "bl", "pl", "yt", "gt", "bt", "rt", "bt", "pr", "gl"], "hash": "2e71e965a033677f"}
{"choices": {"p0": "move c2", "p1": "move d4", "p2": "move b3", "p3": "move b5"}, "drawn": [], "hash": "5ad4504934b109fc"}
{"choices": {"p0": "retrieve e4", "p1": "place wall/ a4", "p2": "place catapult d3", "p3": "retrieve c5"}, "drawn": [], "hash": "839e16795f52d4e8"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p1"}, "drawn": ["gt", "yl", "rl", "pr", "bl", "yr", "bl", "yl", "gl", "rr", "rl", "yr"], "hash": "54fe48d424f4ead2"}
{"choices": {"p0": "move c1", "p1": "move e3", "p2": "move a2", "p3": "move c4"}, "drawn": [], "hash": "62c4345d864f6ae2"}
{"choices": {"p0": "place catapult d3", "p1": "place catapult c5", "p2": "retrieve d3", "p3": "place catapult a2"}, "drawn": [], "hash": "b558ad0a7694e696"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p1"}, "drawn": [], "hash": "ba31ab3f15c48164"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "0834c7b1cfb39a02"}
{"choices": {"p1": "send p0"}, "drawn": ["yt", "gt", "gr", "gt", "pr", "bt", "rt", "bt", "pr", "yt", "rr", "yt"], "hash": "408a82a3a9504efa"}
{"choices": {"p0": "move b2", "p1": "move d4", "p2": "move b3", "p3": "move d4"}, "drawn": [], "hash": "b70f19cf3c24f6ce"}
{"choices": {"p0": "retrieve d3", "p1": "retrieve a4", "p2": "place catapult e1", "p3": "retrieve a2"}, "drawn": [], "hash": "2cf24e37e362f017"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": ["yl", "yr", "bl", "rt", "br", "yt", "bt", "yr", "gr", "pt", "bt", "pr"], "hash": "b20fc0da347e0b49"}
{"choices": {"p0": "move c1", "p1": "move d3", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "db75266b04707772"}
{"choices": {"p0": "place catapult c4", "p1": "place wall\\ d4", "p2": "pass", "p3": "place catapult e4"}, "drawn": [], "hash": "67c2e59b9512416f"}
{"choices": {"p0": "send p1", "p3": "send p1"}, "drawn": ["yl", "rl", "rr", "rl", "rr", "bt", "yr", "pt", "pl", "rt", "gl", "gl"], "hash": "998ec8570a3a0285"}
{"choices": {"p0": "move b2", "p1": "move c2", "p2": "move d3", "p3": "move d4"}, "drawn": [], "hash": "db03dbdb59ae0bfe"}
{"choices": {"p0": "pass", "p1": "retrieve d4", "p2": "pass", "p3": "retrieve e4"}, "drawn": [], "hash": "f3fe5443f6da19ad"}
{"choices": {"p0": "send p1", "p2": "send p1"}, "drawn": [], "hash": "1546bd99a0850fed"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0, 2], "scores": [0, 18, 0, 13], "rounds": 13}}
