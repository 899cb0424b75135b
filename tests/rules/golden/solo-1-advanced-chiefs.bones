{"format": 3, "package": "0.2.0", "game": {"mode": "solo", "players": 1, "advanced": true, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "b2bd30bb69822b7c"}
{"choices": {"p0": "move d2"}, "drawn": [], "hash": "36fdf1439e8c29f4"}
{"choices": {"p0": "place treasure e4"}, "drawn": ["pl", "gt", "pt"], "hash": "5df499f99980b438"}
{"choices": {"p0": "move e1"}, "drawn": [], "hash": "c1d0704924152794"}
{"choices": {"p0": "pass"}, "drawn": ["gt instructor", "rr saboteur", "rl"], "hash": "f057f8d3f8cd2a4e"}
{"choices": {"p0": "move d1"}, "drawn": [], "hash": "1e7f3a33c483c1f0"}
{"choices": {"p0": "pass"}, "drawn": ["br", "gr", "yr ghost"], "hash": "a109635f70623942"}
{"choices": {"p0": "move c1"}, "drawn": [], "hash": "ad54509b0eba4e05"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "71c12f4e6043567c"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [0], "scores": [0], "rounds": 4}}
