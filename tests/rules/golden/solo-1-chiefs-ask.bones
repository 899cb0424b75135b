{"format": 3, "package": "0.2.0", "game": {"mode": "solo", "players": 1, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random"]}
{"choices": {"p0": "move b2"}, "drawn": [], "hash": "f033decf91874e04"}
{"choices": {"p0": "place wall/ d5"}, "drawn": ["pl", "gt", "pt"], "hash": "b0a7d61df71a19cd"}
{"choices": {"p0": "move c1"}, "drawn": [], "hash": "1ed2f8751dbb9cc6"}
{"choices": {"p0": "place wall/ b2"}, "drawn": ["gt", "rr saboteur", "yr ghost"], "hash": "0c937b8c54fedb44"}
{"choices": {"p0": "move b1"}, "drawn": [], "hash": "ce925e060ecc0cd0"}
{"choices": {"p0": "place dragon c1"}, "drawn": [], "hash": "63a638a134bbeb27"}
{"choices": {"p0": "advance a1 e"}, "drawn": [], "hash": "a80be374869e2985"}
{"choices": {"p0": "advance R3"}, "drawn": [], "hash": "8374bc376d6b7978"}
{"choices": {"p0": "advance d4 w"}, "drawn": [], "hash": "799675d9a3ab7f30"}
{"choices": {"p0": "advance Te"}, "drawn": [], "hash": "f601f08fd0e4ad69"}
{"choices": {"p0": "advance a4 s"}, "drawn": [], "hash": "d1f6686d79447f52"}
{"choices": {"p0": "advance d1 w"}, "drawn": [], "hash": "006a242d33ded949"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "b18c246fb974a074"}
{"choices": {"p0": "advance e5 s"}, "drawn": [], "hash": "5bd66a1c38f398eb"}
{"choices": {"p0": "advance a5 s"}, "drawn": [], "hash": "152d9533dc37e152"}
{"choices": {"p0": "advance d2 w"}, "drawn": ["br", "gr", "yr"], "hash": "b6fee634a3989ea8"}
{"choices": {"p0": "move c2"}, "drawn": [], "hash": "5c5d2145e9aeb6f4"}
{"choices": {"p0": "place treasure b1"}, "drawn": [], "hash": "10eb422d10abbe53"}
{"choices": {"p0": "advance e4 s"}, "drawn": [], "hash": "d53d788b278d4c91"}
{"choices": {"p0": "advance a4 s"}, "drawn": [], "hash": "9d7591843d643ac2"}
{"choices": {"p0": "advance e4 w"}, "drawn": [], "hash": "187a18c31ae46e50"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "9798e9df5c6847a4"}
{"choices": {"p0": "advance d1 e"}, "drawn": [], "hash": "d6373f288f2ab194"}
{"choices": {"p0": "advance R1"}, "drawn": [], "hash": "28966538393dfa32"}
{"choices": {"p0": "advance e5 s"}, "drawn": [], "hash": "6847b59f39fe090f"}
{"choices": {"p0": "advance a3 s"}, "drawn": [], "hash": "2102698a6cc57e2a"}
{"choices": {"p0": "advance c4 s"}, "drawn": [], "hash": "63acc3f5a0afedfc"}
{"choices": {"p0": "advance R4"}, "drawn": [], "hash": "0e1a9ee8fdf768f5"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [0], "scores": [0], "rounds": 4}}
