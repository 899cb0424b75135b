{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent24-traps22", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place catapult b3", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "88ec5b522d3a8e89"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "db9b20ad7f708f76"}
{"choices": {"p0": "place catapult d3", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "1f1e08155ee5b8f7"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "d9c738965a457b8d"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "690fe0826435bb54"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "155332638b8e9ff2"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "72c091ff4d2053a7"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "ff482be0aefbec30"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "9b1df252d5b0c091"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "2b27c18a91e095b3"}
{"choices": {"p0": "pass", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "64c688ad8d776ef7"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "1d859c6720df90ff"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rt", "rl", "br", "rt", "rr", "bl", "bt", "pl", "rt", "gt", "rl"], "hash": "9a521ccf25ed863e"}
{"choices": {"p0": "move c4", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "e238f7a22b5c2df2"}
{"choices": {"p0": "pass", "p1": "place wall\\ c5", "p2": "place wall\\ b3", "p3": "place wall/ a3"}, "drawn": [], "hash": "a7b0d5de4eafc7d1"}
{"choices": {"p1": "flee n", "p3": "flee n"}, "drawn": [], "hash": "6cabf5151fbae227"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "8060c859b847c41c"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "b85dd7275e597082"}
{"choices": {"p1": "send p0"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "831575d48380ea37"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "c5de5275d9d2f939"}
{"choices": {"p0": "pass", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult c4"}, "drawn": [], "hash": "37a472657a9d7bfa"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "44d7d08658bd5d5d"}
{"choices": {"p3": "send p0"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "pr", "yl", "pr", "bt"], "hash": "a349675dae3b3712"}
{"choices": {"p0": "move c4", "p1": "move a2", "p2": "move c1", "p3": "move c1"}, "drawn": [], "hash": "b94fb238cc597680"}
{"choices": {"p0": "place wall/ b2", "p1": "place catapult d4", "p2": "place catapult c4", "p3": "place catapult a2"}, "drawn": [], "hash": "d722aa7607f673f1"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "53a24d60860b016f"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "62ea09df596b2835"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "345a31bb35a4b611"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [41, 0, 30, 33], "rounds": 6}}
