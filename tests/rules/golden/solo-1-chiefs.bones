{"format": 3, "package": "0.2.0", "game": {"mode": "solo", "players": 1, "advanced": false, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random"]}
{"choices": {"p0": "move b2"}, "drawn": [], "hash": "f033decf91874e04"}
{"choices": {"p0": "place wall/ d5"}, "drawn": ["pl", "gt", "pt"], "hash": "b0a7d61df71a19cd"}
{"choices": {"p0": "move c1"}, "drawn": [], "hash": "1ed2f8751dbb9cc6"}
{"choices": {"p0": "place wall/ b2"}, "drawn": ["gt", "rr saboteur", "yr ghost"], "hash": "0c937b8c54fedb44"}
{"choices": {"p0": "move b1"}, "drawn": [], "hash": "ce925e060ecc0cd0"}
{"choices": {"p0": "place dragon c1"}, "drawn": [], "hash": "d0e147cb74dcacc2"}
{"choices": {"p0": "flee n"}, "drawn": ["br", "gr", "yr"], "hash": "cd4843f624a577e0"}
{"choices": {"p0": "move b2"}, "drawn": [], "hash": "44ec8030520debea"}
{"choices": {"p0": "place treasure b3"}, "drawn": [], "hash": "06f65d84ece85a34"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [0], "scores": [0], "rounds": 4}}
