{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2"}, "drawn": [], "hash": "7e8ac205acd1028d"}
{"choices": {"p0": "move c1", "p1": "move e2"}, "drawn": [], "hash": "e8f85a6e1a26d28a"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "3a9979da3d632365"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": ["pl", "gr", "gl", "br", "pt", "br"], "hash": "0d7445751d24ce6f"}
{"choices": {"p0": "move d1", "p1": "move e1"}, "drawn": [], "hash": "fe7df6d3ceb52c30"}
{"choices": {"p1": "place wall/ b1"}, "drawn": [], "hash": "4c4c8e2d9ee2f8e9"}
{"choices": {"p0": "place catapult c1"}, "drawn": ["gt", "pr", "bl", "bl", "yr", "pt"], "hash": "0b7c88f432ef97f4"}
{"choices": {"p0": "move c1", "p1": "move d1"}, "drawn": [], "hash": "913443592b73afbb"}
{"choices": {"p0": "place dragon b1"}, "drawn": [], "hash": "ade009925ff356df"}
{"choices": {"p1": "place treasure a2"}, "drawn": [], "hash": "c00b04c5ed2b3e82"}
{"choices": {"p0": "flee n"}, "drawn": ["br", "rr", "gr", "bt", "yr", "br"], "hash": "a32cdb586dfb7519"}
{"choices": {"p0": "move c2", "p1": "move c2"}, "drawn": [], "hash": "f9741e107975d38c"}
{"choices": {"p1": "place catapult c4"}, "drawn": [], "hash": "cdb180d067a57fad"}
{"choices": {"p0": "retrieve c1"}, "drawn": ["gl", "bl", "yt", "pt", "gt", "gl"], "hash": "b84e06900f1b6901"}
{"choices": {"p0": "move b1", "p1": "move b3"}, "drawn": [], "hash": "5318ef7b39baf39f"}
{"choices": {"p0": "place catapult a4"}, "drawn": [], "hash": "a8f2c032dc482286"}
{"choices": {"p1": "retrieve b1"}, "drawn": [], "hash": "7b2b21ca8233ab4d"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "e437681414826620"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 5}}
