{"format": 3, "package": "0.2.0", "game": {"mode": "solo", "players": 1, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "b2bd30bb69822b7c"}
{"choices": {"p0": "move d2"}, "drawn": [], "hash": "36fdf1439e8c29f4"}
{"choices": {"p0": "place treasure e4"}, "drawn": ["pl", "gt", "pt"], "hash": "5df499f99980b438"}
{"choices": {"p0": "move e1"}, "drawn": [], "hash": "c1d0704924152794"}
{"choices": {"p0": "pass"}, "drawn": ["gt instructor", "rr saboteur", "rl"], "hash": "f057f8d3f8cd2a4e"}
{"choices": {"p0": "move d1"}, "drawn": [], "hash": "1e7f3a33c483c1f0"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "e345ad1f48e31c9e"}
{"choices": {"p0": "advance a1 e"}, "drawn": [], "hash": "9fb50807dbc0ee5e"}
{"choices": {"p0": "advance R3"}, "drawn": [], "hash": "80e187a7f80521ae"}
{"choices": {"p0": "advance e5 s"}, "drawn": [], "hash": "54f1c7da28a39553"}
{"choices": {"p0": "advance Te"}, "drawn": ["br", "gr", "yr ghost"], "hash": "a109635f70623942"}
{"choices": {"p0": "move c1"}, "drawn": [], "hash": "ad54509b0eba4e05"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "49fd05dd219d5cb2"}
{"choices": {"p0": "advance a3 e"}, "drawn": [], "hash": "028bd8cee97a6a3f"}
{"choices": {"p0": "advance a4 s"}, "drawn": [], "hash": "c22dc1225e68c88a"}
{"choices": {"p0": "advance b1 e"}, "drawn": [], "hash": "884a6bfa6e6550aa"}
{"choices": {"p0": "advance c2 n"}, "drawn": [], "hash": "1288867f2f2008f4"}
{"choices": {"p0": "advance e3 w"}, "drawn": [], "hash": "65a12381c90bccdb"}
{"choices": {"p0": "advance e4 s"}, "drawn": [], "hash": "b0d885f29adf2805"}
{"choices": {"p0": "advance c4 s"}, "drawn": [], "hash": "cfd7b383315e0923"}
{"choices": {"p0": "advance R1"}, "drawn": [], "hash": "91143d0fbdfc0085"}
{"choices": {"p0": "advance R4"}, "drawn": [], "hash": "1b511385e0c91189"}
{"choices": {"p0": "advance a3 s"}, "drawn": [], "hash": "2bc7e12a8b2a880c"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "71c12f4e6043567c"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [0], "scores": [0], "rounds": 4}}
