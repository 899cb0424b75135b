{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 2, "advanced": false, "chiefs": false, "order": "auto", "draw": 0, "rounds": 10, "heroic": false, "max_rounds": 6}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2"}, "drawn": [], "hash": "4e273c2936353835"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3"}, "drawn": [], "hash": "ecbc95bff6fe122a"}
{"choices": {"p0": "move c1", "p1": "move c2"}, "drawn": [], "hash": "1d7e1c9cf5201187"}
{"choices": {"p0": "place wall/ b2", "p1": "place wall\\ a3"}, "drawn": [], "hash": "a883d214a489f595"}
{"choices": {"p0": "move b1", "p1": "move b1"}, "drawn": [], "hash": "edf1b4f16a41a4c4"}
{"choices": {"p0": "place catapult e5", "p1": "place catapult b3"}, "drawn": [], "hash": "286bd7ebd3f83970"}
{"choices": {"p0": "move a1", "p1": "move b2"}, "drawn": [], "hash": "983abf4b2ed0264c"}
{"choices": {"p0": "place treasure e1", "p1": "place catapult e5"}, "drawn": [], "hash": "81a9aa7024d08c01"}
{"choices": {"p0": "move a2", "p1": "move a3"}, "drawn": [], "hash": "5124dad8fc8db082"}
{"choices": {"p0": "place dragon b1", "p1": "place treasure d4"}, "drawn": [], "hash": "476b8b3c6c98c8c0"}
{"choices": {"p0": "move a1", "p1": "move b3"}, "drawn": [], "hash": "678990071791c922"}
{"choices": {"p0": "place catapult d3", "p1": "retrieve d4"}, "drawn": [], "hash": "9cdc94b0c1eebae9"}
{"outcome": {"over": true, "truncated": true, "winners": [], "eliminated": [], "scores": [34, 37], "rounds": 6}}
