{"format": 3, "package": "0.2.0", "game": {"mode": "solo", "players": 1, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 1, "heroic": true, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random"]}
{"choices": {"p0": "move b2"}, "drawn": [], "hash": "1be94d5f4f59438c"}
{"choices": {"p0": "place wall/ d5"}, "drawn": [], "hash": "ebd1f78ce8402d47"}
{"choices": {"p0": "move c1"}, "drawn": [], "hash": "ee6b5df733d250ae"}
{"choices": {"p0": "place wall/ b2"}, "drawn": [], "hash": "5c412ce9a709dede"}
{"choices": {"p0": "move b1"}, "drawn": [], "hash": "a83ca024ff6b4416"}
{"choices": {"p0": "place catapult e5"}, "drawn": [], "hash": "133ca8ee441bce3b"}
{"choices": {"p0": "move a1"}, "drawn": [], "hash": "2eceefa6410d33ec"}
{"choices": {"p0": "place treasure e1"}, "drawn": [], "hash": "0a31229ea245a8da"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [0], "scores": [0], "rounds": 4}}
