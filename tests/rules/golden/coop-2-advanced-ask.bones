{"format": 2, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": true, "chiefs": false, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "f69fac21e5e044fb"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "0ee472cc4bb28872"}
{"choices": {"p1": "buy crossbow"}, "drawn": [], "hash": "81aa6822ec1aefdd"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "de16b7175cd9a113"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "4150ab3902b6296a"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "bc299bb2c03708e1"}
{"choices": {"p0": "start d2", "p1": "start d2"}, "drawn": [], "hash": "8c6fb274a19c41a2"}
{"choices": {"p0": "move e1", "p1": "move d3"}, "drawn": [], "hash": "41335080722676a2"}
{"choices": {"p0": "place dragon a2"}, "drawn": [], "hash": "e2ca6884c0342808"}
{"choices": {"p1": "place treasure a5"}, "drawn": [], "hash": "635bb90058e90a2d"}
{"choices": {"p0": "advance L3", "p1": "advance Bd"}, "drawn": [], "hash": "63c959e6d09adb0e"}
{"choices": {"p0": "advance R1", "p1": "advance Be"}, "drawn": [], "hash": "01c087cd9f8f6d63"}
{"choices": {"p0": "advance L4", "p1": "advance Bc"}, "drawn": ["pl", "gr", "gt", "br", "pt", "br"], "hash": "81295da0ee6d5b0a"}
{"choices": {"p0": "move e2", "p1": "move c3"}, "drawn": [], "hash": "05c5a5655b5f7c98"}
{"choices": {"p1": "place dragon e4"}, "drawn": [], "hash": "2ebb15c94f97822d"}
{"choices": {"p0": "place barricade b5"}, "drawn": [], "hash": "6abeada2e2ec7dad"}
{"choices": {"p0": "advance e5 w", "p1": "advance d1 n"}, "drawn": [], "hash": "f486ef2f7e69cc97"}
{"choices": {"p0": "advance a3 e", "p1": "advance a1 e"}, "drawn": [], "hash": "aaf06169e2ab6b0d"}
{"choices": {"p0": "advance Ba", "p1": "advance c1 n"}, "drawn": [], "hash": "79165410a3a422de"}
{"choices": {"p0": "advance a4 e", "p1": "advance R2"}, "drawn": [], "hash": "4e567f5506a6de19"}
{"choices": {"p0": "advance L1", "p1": "advance e1 n"}, "drawn": ["gt", "pr", "bl", "bl", "yr", "pt"], "hash": "57af5a73d41313d3"}
{"choices": {"p0": "move d1", "p1": "move d2"}, "drawn": [], "hash": "6b5b06a99b4cdfa8"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "be2d0b7ee505431d"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "15e46619be3a8354"}
{"choices": {"p0": "advance d5 w", "p1": "advance c2 n"}, "drawn": [], "hash": "933f8e3ff635f7cf"}
{"choices": {"p0": "advance b3 n", "p1": "advance R5"}, "drawn": [], "hash": "cb6f90f78535eb61"}
{"choices": {"p0": "advance e1 n", "p1": "advance e1 w"}, "drawn": [], "hash": "e652c13ae1d4594e"}
{"choices": {"p0": "advance L4", "p1": "advance b1 n"}, "drawn": [], "hash": "914563ff4be684c3"}
{"choices": {"p0": "advance R4", "p1": "advance L4"}, "drawn": [], "hash": "ff2c4f466fc2d76e"}
{"choices": {"p0": "advance a1 n", "p1": "advance Ba"}, "drawn": [], "hash": "48b2443aa72dcdc8"}
{"choices": {"p0": "flee s", "p1": "advance e2 w"}, "drawn": [], "hash": "88402d09fa751f8a"}
{"choices": {"p0": "advance a1 e"}, "drawn": ["br", "rr", "gr", "bt", "yr", "br"], "hash": "b27955ba54547412"}
{"choices": {"p0": "move c1", "p1": "move c2"}, "drawn": [], "hash": "3b8a6606f85c6b9e"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "226d5065e47dd91e"}
{"choices": {"p0": "retrieve a2"}, "drawn": [], "hash": "c8dd6d0db3a3fc11"}
{"choices": {"p0": "advance R1", "p1": "advance R3"}, "drawn": [], "hash": "642989be13c6f9ec"}
{"choices": {"p0": "advance b1 n", "p1": "advance a4 n"}, "drawn": [], "hash": "3394f1b2fb5f6536"}
{"choices": {"p0": "advance a1 s", "p1": "advance d1 n"}, "drawn": [], "hash": "9bbcb0c46a750251"}
{"choices": {"p0": "advance e4 w", "p1": "advance a1 n"}, "drawn": [], "hash": "f397e524ac1609e0"}
{"choices": {"p0": "advance b4 n", "p1": "advance R2"}, "drawn": [], "hash": "c1924c0391855da0"}
{"choices": {"p0": "advance c5 n", "p1": "advance e5 w"}, "drawn": [], "hash": "4792a3e8eff173f1"}
{"choices": {"p0": "advance e2 n", "p1": "advance c3 n"}, "drawn": [], "hash": "099211da49157751"}
{"choices": {"p0": "advance e1 n", "p1": "advance Bd"}, "drawn": [], "hash": "3d61447c55d264c5"}
{"choices": {"p0": "advance a4 e", "p1": "flee s"}, "drawn": [], "hash": "d5b7a9dc0b371778"}
{"choices": {"p0": "advance R2"}, "drawn": ["br", "bl", "yt", "pt", "gt", "gl"], "hash": "636cafd2e3cf3d5b"}
{"choices": {"p0": "move d2", "p1": "move d2"}, "drawn": [], "hash": "4661d7f5e86b0521"}
{"choices": {"p0": "place dragon b2"}, "drawn": [], "hash": "a414a17d4f476394"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "d481c78fc61eb06a"}
{"choices": {"p0": "advance Bb", "p1": "advance L4"}, "drawn": [], "hash": "edc49a4737b4bdc0"}
{"choices": {"p0": "advance R2", "p1": "advance e3 s"}, "drawn": [], "hash": "fe58b4ec4f2a5c8e"}
{"choices": {"p0": "advance e2 w", "p1": "advance a2 n"}, "drawn": [], "hash": "0e51f9e6db56a309"}
{"choices": {"p0": "advance e1 w", "p1": "advance d1 n"}, "drawn": [], "hash": "de309fb6126db0e7"}
{"choices": {"p0": "advance e3 n", "p1": "advance a5 n"}, "drawn": [], "hash": "899e5fb1f1fcf7b4"}
{"choices": {"p0": "advance b4 n", "p1": "advance e2 w"}, "drawn": [], "hash": "d5b54f9e646595e2"}
{"choices": {"p0": "advance e2 n", "p1": "advance e3 w"}, "drawn": [], "hash": "64f88b3259e77713"}
{"choices": {"p0": "advance Be", "p1": "advance d5 w"}, "drawn": [], "hash": "aa5eb9550f6607a9"}
{"choices": {"p1": "advance c4 n"}, "drawn": [], "hash": "c7ddb39662053373"}
{"choices": {"p1": "advance L5"}, "drawn": [], "hash": "36e0a1aec1e3848a"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 5}}
