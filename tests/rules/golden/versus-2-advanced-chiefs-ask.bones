{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 2, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "af2aed2ab774d55b"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "d09852b6fe4ca474"}
{"choices": {"p1": "buy crossbow"}, "drawn": [], "hash": "541831da4f464351"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "70d86de33592ab20"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "ec396313b12e8b65"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "71067df1645c342d"}
{"choices": {"p0": "move d2", "p1": "move d2"}, "drawn": [], "hash": "c46811a9a353b888"}
{"choices": {"p0": "place treasure e4", "p1": "place treasure e5"}, "drawn": ["pl artificer", "gr", "gl ghost", "br", "pt", "br"], "hash": "c76b5ef5b9999d76"}
{"choices": {"p0": "move e1", "p1": "move e2"}, "drawn": [], "hash": "499f8502302ec98b"}
{"choices": {"p0": "pass", "p1": "place barricade b4"}, "drawn": [], "hash": "edbff72844484d29"}
{"choices": {"p0": "advance a5 s"}, "drawn": [], "hash": "2f155d802be52486"}
{"choices": {"p0": "advance L1"}, "drawn": [], "hash": "2573d81b0cdc35ea"}
{"choices": {"p0": "advance e2 w"}, "drawn": [], "hash": "de490948073d961c"}
{"choices": {"p0": "advance Ta"}, "drawn": [], "hash": "bd5335af01f6da56"}
{"choices": {"p0": "advance L5"}, "drawn": ["gt", "pr", "rr saboteur", "bl", "rl", "pr"], "hash": "46b515cbe50ccd8c"}
{"choices": {"p0": "move d2", "p1": "move d2"}, "drawn": [], "hash": "19863384630fef17"}
{"choices": {"p0": "pass", "p1": "place dragon d4"}, "drawn": [], "hash": "fd83fb0f459d14d4"}
{"choices": {"p0": "advance L3"}, "drawn": [], "hash": "3e31c4cf9fe41371"}
{"choices": {"p0": "advance a5 e"}, "drawn": [], "hash": "3d0cc0c60eecab8a"}
{"choices": {"p0": "advance a4 s"}, "drawn": [], "hash": "de21d4dca18b6646"}
{"choices": {"p0": "advance a1 e"}, "drawn": [], "hash": "9998825027b31005"}
{"choices": {"p0": "advance a5 s"}, "drawn": [], "hash": "98aae0d0502e7d3d"}
{"choices": {"p0": "advance R3"}, "drawn": ["br", "rr", "gr", "bt", "rl", "br"], "hash": "afd3909235662227"}
{"choices": {"p0": "move e2", "p1": "move c3"}, "drawn": [], "hash": "183181a0633b011e"}
{"choices": {"p0": "pass", "p1": "retrieve b4"}, "drawn": [], "hash": "9ef564f5dca18181"}
{"choices": {"p0": "advance b5 e"}, "drawn": [], "hash": "a3b3006ed42a4f2c"}
{"choices": {"p0": "advance e5 s"}, "drawn": [], "hash": "7a0b0fca45e73c7d"}
{"choices": {"p0": "advance L3"}, "drawn": [], "hash": "16005499066ee2bd"}
{"choices": {"p0": "advance b1 e"}, "drawn": [], "hash": "785c2dddc4abb5c9"}
{"choices": {"p0": "advance R1"}, "drawn": [], "hash": "3187a7b515a374bd"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "ee25fb75cef712c5"}
{"choices": {"p0": "advance a3 e"}, "drawn": [], "hash": "22b6cd0ffb924866"}
{"choices": {"p0": "advance a3 s"}, "drawn": [], "hash": "b1cf0cfc94dcc33c"}
{"choices": {"p0": "advance R4"}, "drawn": [], "hash": "7171c2c442b76316"}
{"choices": {"p0": "advance e3 w"}, "drawn": ["br", "bl", "yt", "pt", "gt", "gl"], "hash": "abff7692ea4ab357"}
{"choices": {"p0": "move d1", "p1": "move b3"}, "drawn": [], "hash": "b1440486faa2dd6e"}
{"choices": {"p0": "pass", "p1": "place dragon b4"}, "drawn": [], "hash": "2981d57a6bf63497"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "648e5a9b8f210247"}
{"choices": {"p0": "advance Te", "p1": "flee s"}, "drawn": [], "hash": "77f10eaefe7b908d"}
{"choices": {"p0": "advance e4 s"}, "drawn": [], "hash": "de74c24b06c67b1d"}
{"choices": {"p0": "advance a3 s"}, "drawn": [], "hash": "c6382a2fe0c852af"}
{"choices": {"p0": "advance c5 s"}, "drawn": [], "hash": "112e79947f09728b"}
{"choices": {"p0": "advance c1 s"}, "drawn": [], "hash": "b4e7521fb87cac3b"}
{"choices": {"p0": "advance b3 e"}, "drawn": [], "hash": "e81280f4c9cd4e54"}
{"choices": {"p0": "advance a3 e"}, "drawn": [], "hash": "ed45b364eab9bc26"}
{"choices": {"p0": "advance Tb"}, "drawn": [], "hash": "9b1f7aaa88cf0c4d"}
{"choices": {"p0": "advance e1 w"}, "drawn": [], "hash": "5b6b411dea836ddc"}
{"choices": {"p0": "advance d3 w"}, "drawn": ["rl", "pr", "yr", "rr", "bl", "gl"], "hash": "65ecbb120c0f36c6"}
{"choices": {"p0": "move d2", "p1": "move a2"}, "drawn": [], "hash": "b71ff70470c3229f"}
{"choices": {"p0": "pass", "p1": "place barricade c1"}, "drawn": [], "hash": "ecfec8c7ba235bf7"}
{"choices": {"p0": "advance L3", "p1": "flee e"}, "drawn": [], "hash": "3b484571456137df"}
{"choices": {"p0": "advance e5 s"}, "drawn": [], "hash": "55eb1798590ab251"}
{"choices": {"p0": "advance e3 s"}, "drawn": [], "hash": "43c3782564e5f019"}
{"choices": {"p0": "advance c4 s"}, "drawn": [], "hash": "34e356978fb9618c"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 14], "rounds": 6}}
