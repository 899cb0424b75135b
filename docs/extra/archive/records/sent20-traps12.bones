{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent20-traps12", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "pass", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "94d15d61bc936692"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "a85865ae4f34b06a"}
{"choices": {"p0": "place treasure e4", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "f751cf1cd0fa5ed6"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "5576f8edfda4b039"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "26b448aba5c9f00c"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "195ef996ecc1c4de"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "12baa828b7e3012e"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "56cd4440d6c7b5de"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "4d2d736aac27cd60"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "adc4d033139e3736"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "e4406a4439065551"}
{"choices": {"p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "090405e641638c99"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rt", "rl", "br", "rt", "rr", "bl", "bt", "pl", "rt", "gt", "rl"], "hash": "aa0a394e76e7f57f"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "bedc00a1a71d730b"}
{"choices": {"p0": "place wall/ a2", "p1": "place wall\\ c5", "p2": "place wall\\ b3", "p3": "place wall/ a3"}, "drawn": [], "hash": "fc06a3eac6d35957"}
{"choices": {"p1": "flee n", "p3": "flee n"}, "drawn": [], "hash": "3dc028a07d9d271a"}
{"choices": {"p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "03674d71dc25ad91"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "a6c66e2885f1ce0f"}
{"choices": {"p1": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "c2bdc694bf9196e9"}
{"choices": {"p0": "move d5", "p1": "move c2", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "284fc6d707ff71cb"}
{"choices": {"p0": "place catapult c4", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult c5"}, "drawn": [], "hash": "b16ce1c94cf60592"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "ae46e3282f18b780"}
{"choices": {"p0": "send p3", "p3": "send p0"}, "drawn": ["bt", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yl", "pr", "bl"], "hash": "e713cbcad709f183"}
{"choices": {"p0": "move c5", "p1": "move d3", "p2": "move c1", "p3": "move c1"}, "drawn": [], "hash": "ce65ed5400b14fc6"}
{"choices": {"p0": "retrieve c4", "p1": "place catapult a2", "p2": "place catapult c4", "p3": "place catapult a2"}, "drawn": [], "hash": "a075484160349088"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "0675abff76ad6c28"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "7e10489db0a332c3"}
{"choices": {"p3": "send p0"}, "drawn": ["gt", "br", "bt", "pt", "gl", "bl", "gl", "rt", "gt", "yl", "gr", "yt"], "hash": "7c80fe741e70a667"}
{"choices": {"p0": "move d5", "p1": "move e3", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "e9e7b07a82d08cd7"}
{"choices": {"p0": "pass", "p1": "retrieve a2", "p2": "retrieve d3", "p3": "retrieve a2"}, "drawn": ["br", "bl", "gl", "gl", "gr", "rr", "pt", "yl", "pr", "yr", "yt", "pl"], "hash": "bfd30c349ada84c9"}
{"choices": {"p0": "move c5", "p1": "move d3", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "13de2a20eeac4cab"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult c4", "p2": "place catapult c5", "p3": "place catapult c4"}, "drawn": [], "hash": "76f4bcd0fd8810e1"}
{"choices": {"p0": "send p3", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "a4bbf443cd6a3e4e"}
{"choices": {"p0": "send p3", "p3": "send p0"}, "drawn": [], "hash": "7ed39607697ce9d5"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [29, 0, 26, 28], "rounds": 8}}
