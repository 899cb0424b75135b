{"format": 2, "package": "0.2.0", "game": {"mode": "solo", "players": 1, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random"]}
{"choices": {"p0": "move b2"}, "drawn": [], "hash": "f033decf91874e04"}
{"choices": {"p0": "place wall/ d5"}, "drawn": [], "hash": "18057c91956a9938"}
{"choices": {"p0": "advance R1"}, "drawn": [], "hash": "e0b0228a17900af4"}
{"choices": {"p0": "advance Ta"}, "drawn": [], "hash": "5fbf00ace6904c1b"}
{"choices": {"p0": "advance R2"}, "drawn": ["pl", "gt", "pt"], "hash": "b0a7d61df71a19cd"}
{"choices": {"p0": "move c2"}, "drawn": [], "hash": "ccb8f6ca2487e19d"}
{"choices": {"p0": "place treasure a2"}, "drawn": [], "hash": "d3c86c7f9b768512"}
{"choices": {"p0": "advance a5 s"}, "drawn": [], "hash": "98588b2439aa42fe"}
{"choices": {"p0": "advance Te"}, "drawn": [], "hash": "06ee93ea6f6674d3"}
{"choices": {"p0": "advance L1"}, "drawn": [], "hash": "c74157be824b7ac8"}
{"choices": {"p0": "advance e4 w"}, "drawn": [], "hash": "a0b18f3e11eccd14"}
{"choices": {"p0": "advance Ta"}, "drawn": [], "hash": "3c7cf5cc1cce71b5"}
{"choices": {"p0": "advance e1 w"}, "drawn": ["gt", "rr saboteur", "yr ghost"], "hash": "7421f01b2c1cfa2c"}
{"choices": {"p0": "move b3"}, "drawn": [], "hash": "eabd0f428351d97d"}
{"choices": {"p0": "place wall\\ e2"}, "drawn": [], "hash": "f8ce5cbc0de2c091"}
{"choices": {"p0": "advance e5 s"}, "drawn": [], "hash": "2bad653dd6fd3f6e"}
{"choices": {"p0": "advance a4 s"}, "drawn": [], "hash": "c49a5936f25aa389"}
{"choices": {"p0": "advance a1 n"}, "drawn": [], "hash": "98de0d9c6488604c"}
{"choices": {"p0": "advance Te"}, "drawn": [], "hash": "583aec4f234eef5d"}
{"choices": {"p0": "advance d2 w"}, "drawn": [], "hash": "dbbfbf045863c37e"}
{"choices": {"p0": "advance d4 w"}, "drawn": [], "hash": "aff37e75f211e1da"}
{"choices": {"p0": "advance d1 w"}, "drawn": [], "hash": "25b1595ab3d0d7e0"}
{"choices": {"p0": "advance R3"}, "drawn": [], "hash": "240b7e8408abdaae"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "gr", "rl"], "hash": "306a03372df4d5a7"}
{"choices": {"p0": "move a2"}, "drawn": [], "hash": "6a33884833e09f4c"}
{"choices": {"p0": "place dragon b5"}, "drawn": [], "hash": "307b49c341c76c3b"}
{"choices": {"p0": "advance e4 s"}, "drawn": [], "hash": "b9ccd7866ac8c0ca"}
{"choices": {"p0": "advance c2 n"}, "drawn": [], "hash": "2be4e474ba0df14e"}
{"choices": {"p0": "advance a3 s"}, "drawn": [], "hash": "093e64e766986f7a"}
{"choices": {"p0": "advance L3"}, "drawn": [], "hash": "c836fe131f36457d"}
{"choices": {"p0": "advance c1 s"}, "drawn": [], "hash": "66201d900667a4ae"}
{"choices": {"p0": "advance e5 s"}, "drawn": [], "hash": "3a84b8a7db647048"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "09471829321860f2"}
{"choices": {"p0": "advance e3 w"}, "drawn": [], "hash": "57cddd3a5f1e6a94"}
{"choices": {"p0": "advance e4 w"}, "drawn": [], "hash": "cfaf6d006dbc708c"}
{"choices": {"p0": "advance c4 s"}, "drawn": [], "hash": "efdf45976784b86d"}
{"choices": {"p0": "advance a4 s"}, "drawn": [], "hash": "3a3cd907537823e0"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [0], "scores": [0], "rounds": 4}}
