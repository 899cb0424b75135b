{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent32-traps24", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place treasure a4", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "912f78c8794c40d2"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "cba7ca68a2e3685a"}
{"choices": {"p0": "place catapult b3", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "b61083ecebfa25ca"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "abb10c79af47fb02"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "bd278103f0238920"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "f9278c0fff4d5dfe"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "2e3e1559516fa637"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "39e5de10da82549a"}
{"choices": {"p0": "place catapult d3", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "103d36f3d8935a42"}
{"choices": {"p0": "send p1", "p3": "flee e"}, "drawn": [], "hash": "5250781b61702dbb"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "0ce2d0356d340c39"}
{"choices": {"p0": "move e5", "p1": "move b2", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "2eddd2eabbc93aa4"}
{"choices": {"p0": "place dragon a2", "p1": "place wall/ c4", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "edf6778695d0b6b7"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "3549200b6a7d9698"}
{"choices": {"p0": "flee w", "p2": "send p1"}, "drawn": [], "hash": "c0ccd8f823dcc666"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "03cff0cebfa9a082"}
{"choices": {"p2": "send p1"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "d837e574cd06484c"}
{"choices": {"p0": "move d5", "p1": "move c3", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "41afd0127945bee2"}
{"choices": {"p0": "place wall\\ c4", "p1": "place catapult a5", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "0b07fa0cb70808d9"}
{"choices": {"p0": "send p1", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "3cd64bc1d20ea890"}
{"choices": {"p0": "send p1"}, "drawn": ["yl", "gr", "bt", "rr", "yt", "yr", "pl", "bt", "br", "rl", "yr", "rr"], "hash": "6537f591bee3ee9d"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move c4", "p3": "move b5"}, "drawn": [], "hash": "65349c2956423ba2"}
{"choices": {"p0": "place wall/ c2", "p1": "place catapult a3", "p2": "place wall\\ e4", "p3": "place catapult e4"}, "drawn": [], "hash": "572492900c106983"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "67b24d364a76a4de"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rr", "bl", "br"], "hash": "1f3e03d92e818ed3"}
{"choices": {"p0": "move c3", "p1": "move e4", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "1652d68eaad745d9"}
{"choices": {"p0": "retrieve d3", "p1": "retrieve a3", "p2": "place catapult a4", "p3": "retrieve e4"}, "drawn": [], "hash": "3f843c977ade2a5b"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "393f7e63ef696197"}
{"choices": {"p2": "send p0"}, "drawn": ["gl", "gt", "bt", "rt", "bl", "br", "pt", "gr", "yl", "bt", "pl", "gl"], "hash": "e1b2a4f39379bf34"}
{"choices": {"p0": "move c2", "p1": "move d4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "9e301a3a0a360748"}
{"choices": {"p0": "place catapult d3", "p1": "retrieve a5", "p2": "place catapult d3", "p3": "place catapult e1"}, "drawn": [], "hash": "9ba8d1f1eea0c888"}
{"choices": {"p0": "send p1", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "fdbf0e6f3067a1ff"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "7f9a37601d3918e7"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "7f88d08ac6fc20dd"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [30, 24, 21, 0], "rounds": 8}}
