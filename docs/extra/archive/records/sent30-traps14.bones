{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627778, "agents": ["guardian", "guardian", "sent30-traps14", "guardian"]}
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
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "send p1", "p3": "send p0"}, "drawn": ["rl", "rl", "rl", "gr", "yr", "pl", "gr", "rl", "yr", "rr", "yt", "gr"], "hash": "9af3b96524059dd9"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move c4", "p3": "move c2"}, "drawn": [], "hash": "c075a50a72eacc1d"}
{"choices": {"p0": "retrieve e3", "p1": "place catapult e2", "p2": "retrieve d2", "p3": "place catapult d3"}, "drawn": [], "hash": "84595a07fef4e669"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "ddaeb536f4c3deda"}
{"choices": {"p3": "send p0"}, "drawn": ["rr", "rt", "gt", "pr", "gr", "pr", "gr", "rl", "yl", "rl", "bt", "pl"], "hash": "0607a576a8b71f4c"}
{"choices": {"p0": "move b3", "p1": "move b3", "p2": "move b4", "p3": "move b3"}, "drawn": [], "hash": "84e186b4f0f354d3"}
{"choices": {"p0": "place catapult a1", "p1": "retrieve e2", "p2": "pass", "p3": "retrieve d3"}, "drawn": [], "hash": "6708fe0518261a8c"}
{"choices": {"p0": "send p2", "p2": "flee e"}, "drawn": ["bl", "rl", "bl", "bl", "gt", "yl", "yr", "yt", "gr", "rr", "gr", "pl"], "hash": "86ab153bb0dfa2ee"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "fea42852e88abb6a"}
{"choices": {"p0": "place catapult d2", "p1": "place catapult e3", "p2": "retrieve d1", "p3": "place catapult b1"}, "drawn": [], "hash": "29d0de4341bf7e37"}
{"choices": {"p0": "send p3", "p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "d1cc93e33bb1ff93"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "f28baeba646af260"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [1], "scores": [22, 0, 26, 19], "rounds": 10}}
