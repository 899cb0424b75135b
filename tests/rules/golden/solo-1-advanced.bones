{"format": 3, "package": "0.2.0", "game": {"mode": "solo", "players": 1, "advanced": true, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "3f1dcca817f2ac48"}
{"choices": {"p0": "move d2"}, "drawn": [], "hash": "f9f8225cdea2174e"}
{"choices": {"p0": "place treasure e4"}, "drawn": ["pl", "gt", "pt"], "hash": "1737c4e97fc7adee"}
{"choices": {"p0": "move e1"}, "drawn": [], "hash": "62c4299cfd81c909"}
{"choices": {"p0": "pass"}, "drawn": ["gt", "bl", "rl"], "hash": "7d7d295bed055914"}
{"choices": {"p0": "move d1"}, "drawn": [], "hash": "6de889a7c8367824"}
{"choices": {"p0": "pass"}, "drawn": ["br", "gr", "yr"], "hash": "fd1f0b9b5baaa408"}
{"choices": {"p0": "move c1"}, "drawn": [], "hash": "8751bb3d62742b73"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "998c7a73a8baf7ad"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [0], "scores": [0], "rounds": 4}}
