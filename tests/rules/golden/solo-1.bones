{"format": 3, "package": "0.2.0", "game": {"mode": "solo", "players": 1, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random"]}
{"choices": {"p0": "move b2"}, "drawn": [], "hash": "1be94d5f4f59438c"}
{"choices": {"p0": "place wall/ d5"}, "drawn": ["pl", "gt", "pt"], "hash": "fb758fd0d9ce1c21"}
{"choices": {"p0": "move c1"}, "drawn": [], "hash": "60e56ba95996b068"}
{"choices": {"p0": "place wall/ b2"}, "drawn": ["gt", "bl", "rl"], "hash": "138a4c14fa88e7dd"}
{"choices": {"p0": "move b1"}, "drawn": [], "hash": "f7cfcd3c993a1cb5"}
{"choices": {"p0": "place dragon c1"}, "drawn": [], "hash": "bdef89f86d9ea247"}
{"choices": {"p0": "flee n"}, "drawn": ["br", "gr", "yr"], "hash": "826237e0f425e17f"}
{"choices": {"p0": "move b2"}, "drawn": [], "hash": "5f48a02a5c8e7f63"}
{"choices": {"p0": "place treasure e2"}, "drawn": [], "hash": "7485ec0f0abbaad2"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [0], "scores": [0], "rounds": 4}}
