{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent26-traps08", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "pass", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "94d15d61bc936692"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "a85865ae4f34b06a"}
{"choices": {"p0": "place treasure b3", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "7e6929a52ccbbd9f"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "59b4fde3b840016c"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "ab61d8164d22560b"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "97ce5436256951f0"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "e8aef4fa6cd9b4db"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "199f3977751ee73a"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "24855e82a2e33c85"}
{"choices": {"p0": "move e5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "68d11f94dc1f9835"}
{"choices": {"p0": "place dragon a3", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "2158189423dd5aa1"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "f8ce410fd50ea3eb"}
{"choices": {"p0": "flee w", "p1": "send p3", "p2": "flee e"}, "drawn": [], "hash": "cacd5eb62200458f"}
{"choices": {"p2": "send p1"}, "drawn": ["bl", "rl", "rl", "br", "rt", "rr", "rr", "bt", "pl", "rt", "gt", "rl"], "hash": "55f59ecdacdec55e"}
{"choices": {"p0": "move d4", "p1": "move b2", "p2": "move c1", "p3": "move d3"}, "drawn": [], "hash": "8e9c7495cb4583a1"}
{"choices": {"p0": "pass", "p1": "place wall\\ e5", "p2": "place wall\\ b3", "p3": "place wall/ a5"}, "drawn": [], "hash": "b363552f5c4f5ad5"}
{"choices": {"p1": "send p3", "p3": "send p1"}, "drawn": [], "hash": "81e26b9fcf7a0356"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "51dab9c5ee566567"}
{"choices": {"p3": "send p1"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gt", "bt", "rt", "rt"], "hash": "6d962b4a279574b4"}
{"choices": {"p0": "move c3", "p1": "move b3", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "f9d38611b87b1289"}
{"choices": {"p0": "place wall/ a2", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult c4"}, "drawn": [], "hash": "f9cc007c70e0c567"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "7361dd3c101d9f23"}
{"choices": {"p1": "flee n", "p3": "send p0"}, "drawn": [], "hash": "68967484e4096442"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "6a0a2a78c6de60ab"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "361fd61564f691a0"}
{"choices": {"p1": "send p0"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yl", "pr", "bl"], "hash": "22f8ad977ca4dfdc"}
{"choices": {"p0": "move c4", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "ace93866a709223f"}
{"choices": {"p0": "place wall\\ e4", "p1": "retrieve e2", "p2": "retrieve d3", "p3": "place catapult a2"}, "drawn": [], "hash": "79fb5978e757947c"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "b02d9faaaf206e23"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "c7fa1831f2f23404"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [33, 0, 32, 30], "rounds": 6}}
