{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": true, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "f69fac21e5e044fb"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "0ee472cc4bb28872"}
{"choices": {"p1": "buy crossbow"}, "drawn": [], "hash": "81aa6822ec1aefdd"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "de16b7175cd9a113"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "4150ab3902b6296a"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "bc299bb2c03708e1"}
{"choices": {"p0": "start d2", "p1": "start d2"}, "drawn": [], "hash": "8c6fb274a19c41a2"}
{"choices": {"p0": "move e1", "p1": "move d3"}, "drawn": [], "hash": "41335080722676a2"}
{"choices": {"p0": "place dragon a2"}, "drawn": [], "hash": "e2ca6884c0342808"}
{"choices": {"p1": "place treasure a5"}, "drawn": ["pl", "gr", "gt", "br", "pt", "br"], "hash": "81295da0ee6d5b0a"}
{"choices": {"p0": "move d1", "p1": "move c4"}, "drawn": [], "hash": "7161a7305878da50"}
{"choices": {"p1": "place barricade d5"}, "drawn": [], "hash": "9a49facd838df2ab"}
{"choices": {"p0": "place dragon b3"}, "drawn": [], "hash": "77f7ed193e7692f2"}
{"choices": {"p0": "flee n"}, "drawn": ["gt", "pr", "rr", "bl", "yr", "pt"], "hash": "78e09265bed5eb0a"}
{"choices": {"p0": "move d2", "p1": "move b5"}, "drawn": [], "hash": "f11a47c69cebd7ac"}
{"choices": {"p0": "retrieve a2"}, "drawn": [], "hash": "19e423ee927b8a89"}
{"choices": {"p1": "retrieve d5"}, "drawn": ["br", "rt", "gr", "bt", "yr", "br"], "hash": "9e81c39aee26e686"}
{"choices": {"p0": "move c1", "p1": "move c5"}, "drawn": [], "hash": "d1e5bcb0f269158a"}
{"choices": {"p1": "place dragon b3"}, "drawn": [], "hash": "38bb423c35f2d10d"}
{"choices": {"p0": "place barricade a3"}, "drawn": [], "hash": "08f1fd7d2514a43b"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 4}}
