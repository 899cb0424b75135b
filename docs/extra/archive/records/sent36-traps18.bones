{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627778, "agents": ["guardian", "guardian", "sent36-traps18", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move b2", "p2": "move b4", "p3": "move d4"}, "drawn": [], "hash": "c1b7643dd8fd77d1"}
{"choices": {"p0": "place dragon a5", "p1": "place treasure a3", "p2": "place dragon d1", "p3": "place dragon e5"}, "drawn": [], "hash": "865dab4b6eb31b20"}
{"choices": {"p0": "flee n", "p3": "flee n"}, "drawn": [], "hash": "f5a80b5dac4db44c"}
{"choices": {"p0": "send p1", "p3": "send p0"}, "drawn": [], "hash": "d016545855deec50"}
{"choices": {"p0": "flee w", "p3": "flee n"}, "drawn": [], "hash": "3558915a9abf7e1a"}
{"choices": {"p3": "send p2"}, "drawn": ["rt", "yr", "pl", "yt", "pl", "pr", "gl", "rl", "gt", "yt", "gr", "rt"], "hash": "c1647883ff247456"}
{"choices": {"p0": "move b3", "p1": "move a3", "p2": "move a5", "p3": "move d5"}, "drawn": [], "hash": "46f609bcbaa71a1d"}
{"choices": {"p0": "place treasure d4", "p1": "place dragon a5", "p2": "place treasure c4", "p3": "place treasure b3"}, "drawn": [], "hash": "69ae1f1d04476baf"}
{"choices": {"p1": "flee w"}, "drawn": [], "hash": "80cb5274614a4400"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "7add3a6efcabbe74"}
{"choices": {"p1": "send p2"}, "drawn": ["gr", "yt", "rl", "rr", "rr", "gt", "yl", "br", "br", "rr", "yr", "rt"], "hash": "984194294679bba6"}
{"choices": {"p0": "move c2", "p1": "move b2", "p2": "move a4", "p3": "move c4"}, "drawn": [], "hash": "364b72a6c3a4c1f4"}
{"choices": {"p0": "place wall\\ e4", "p1": "place wall\\ d5", "p2": "place wall/ a5", "p3": "place wall\\ e3"}, "drawn": [], "hash": "b454dc5f4ff16b37"}
{"choices": {"p1": "send p2", "p2": "flee e"}, "drawn": [], "hash": "cc37d5d6fadc0f97"}
{"choices": {"p2": "send p1"}, "drawn": ["bt", "gr", "bl", "gl", "br", "rr", "bl", "pr", "gl", "rt", "yt", "rt"], "hash": "590fc72773ea4098"}
{"choices": {"p0": "move d2", "p1": "move c1", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "547fb167918df4df"}
{"choices": {"p0": "place wall\\ d1", "p1": "place wall/ d3", "p2": "retrieve d1", "p3": "place wall/ a5"}, "drawn": [], "hash": "df4cf791b8a23e3f"}
{"choices": {"p0": "flee w", "p1": "flee w", "p3": "flee n"}, "drawn": [], "hash": "b667edafb0bc3939"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "e206328d14b8546f"}
{"choices": {"p3": "send p1"}, "drawn": [], "hash": "36d495db89fe4ba2"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "c4abfe92d17178f7"}
{"choices": {"p3": "send p1"}, "drawn": [], "hash": "c5293ef36fdb1cea"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "19fd4dc04780e46e"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "5fec63749ed1e4ee"}
{"choices": {"p3": "flee e"}, "drawn": ["gr", "yt", "yr", "yl", "yr", "rr", "rt", "pl", "pt", "rr", "bt", "rl"], "hash": "9ffc4e1ecf14edb2"}
{"choices": {"p0": "move c1", "p1": "move d2", "p2": "move b4", "p3": "move c4"}, "drawn": [], "hash": "b58476020bc0dce3"}
{"choices": {"p0": "place catapult e3", "p1": "place catapult a5", "p2": "place dragon d1", "p3": "place catapult c2"}, "drawn": [], "hash": "dbff5f9b64ec32da"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p1", "p3": "send p2"}, "drawn": ["yt", "yl", "br", "pt", "yr", "pr", "pl", "gr", "yr", "pt", "bl", "bt"], "hash": "2726e47ad667febe"}
{"choices": {"p0": "move d2", "p1": "move e2", "p2": "move c4", "p3": "move c3"}, "drawn": [], "hash": "9766009e598cc823"}
{"choices": {"p0": "place catapult e4", "p1": "place catapult c1", "p2": "place wall/ a5", "p3": "retrieve c2"}, "drawn": [], "hash": "54554f9b33a39118"}
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "send p1"}, "drawn": [], "hash": "0a737b87db934e2e"}
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "send p1"}, "drawn": ["bt", "rl", "pt", "bl", "pl", "pr", "rt", "br", "br", "rl", "pl", "pt"], "hash": "96ed5a591f1ee976"}
{"choices": {"p0": "move d3", "p1": "move d3", "p2": "move d3", "p3": "move b3"}, "drawn": [], "hash": "d76b5b9f506cce3b"}
{"choices": {"p0": "retrieve e4", "p1": "retrieve c1", "p2": "place catapult d2", "p3": "place catapult a5"}, "drawn": [], "hash": "cedbc67514bae796"}
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "send p3", "p3": "send p0"}, "drawn": ["rl", "rl", "rl", "gr", "yr", "pl", "gr", "rl", "yr", "rr", "yt", "gr"], "hash": "30a9ceb63b7a52cf"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move c4", "p3": "move c2"}, "drawn": [], "hash": "90cc950f073fd1c0"}
{"choices": {"p0": "retrieve e3", "p1": "place catapult b5", "p2": "retrieve d2", "p3": "place catapult c4"}, "drawn": [], "hash": "80d22290641f7d89"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": ["rr", "rt", "gt", "pr", "gr", "pr", "gr", "rl", "yl", "rl", "bt", "pl"], "hash": "0c3340a2d66946d8"}
{"choices": {"p0": "move b3", "p1": "move b3", "p2": "move b4", "p3": "move c1"}, "drawn": [], "hash": "c2153f717196f827"}
{"choices": {"p0": "place catapult a1", "p1": "retrieve b5", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "4b1cff6982f0b177"}
{"choices": {"p0": "send p2", "p2": "flee e", "p3": "send p0"}, "drawn": ["bt", "rl", "bl", "bl", "gt", "yl", "yr", "yt", "gr", "rr", "gr", "pl"], "hash": "43df2d180e9dfdbf"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b3", "p3": "move c2"}, "drawn": [], "hash": "87046ee271ee0715"}
{"choices": {"p0": "place catapult e4", "p1": "place catapult c1", "p2": "retrieve d1", "p3": "pass"}, "drawn": [], "hash": "f87a8e3614383ca2"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "88bf6710389c2a87"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [1], "scores": [22, 0, 26, 21], "rounds": 10}}
