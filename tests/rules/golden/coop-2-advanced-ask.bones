{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": true, "chiefs": false, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
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
{"choices": {"p0": "advance a4 e", "p1": "advance R2"}, "drawn": [], "hash": "0883d319438d4b90"}
{"choices": {"p0": "advance L1", "p1": "advance e1 n"}, "drawn": [], "hash": "36d1dd8aff8f5e46"}
{"choices": {"p1": "advance R1"}, "drawn": ["gt", "pr", "bl", "bl", "yr", "pt"], "hash": "57af5a73d41313d3"}
{"choices": {"p0": "move d1", "p1": "move c2"}, "drawn": [], "hash": "deb9b9e1c5692302"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "e3a28e285d576e16"}
{"choices": {"p1": "retrieve a5"}, "drawn": [], "hash": "eaf836a38c751501"}
{"choices": {"p0": "advance d5 w", "p1": "advance Ba"}, "drawn": [], "hash": "ff1a2f7b87a4f42c"}
{"choices": {"p0": "advance b3 n", "p1": "advance b1 n"}, "drawn": [], "hash": "bef3eeb0b29d906e"}
{"choices": {"p0": "advance e1 n", "p1": "advance e2 w"}, "drawn": [], "hash": "ba280b1d3d92787e"}
{"choices": {"p0": "advance L4", "p1": "advance e2 n"}, "drawn": [], "hash": "6ffc0e2e1129a4a2"}
{"choices": {"p0": "advance R4", "p1": "advance L4"}, "drawn": [], "hash": "f09af0527b6a88df"}
{"choices": {"p0": "advance a1 n", "p1": "advance R5"}, "drawn": [], "hash": "41d3727c87888aa8"}
{"choices": {"p0": "flee s", "p1": "advance e2 w"}, "drawn": [], "hash": "f6f45905e2c267aa"}
{"choices": {"p0": "advance a1 e"}, "drawn": ["br", "rt", "gr", "bt", "yr", "br"], "hash": "b826a0efee0c8e42"}
{"choices": {"p0": "move c1", "p1": "move b2"}, "drawn": [], "hash": "1d680ded6eb13baf"}
{"choices": {"p1": "place treasure e1"}, "drawn": [], "hash": "429ed74fe160dc15"}
{"choices": {"p0": "retrieve a2"}, "drawn": [], "hash": "f6ef56217024528f"}
{"choices": {"p0": "advance R1", "p1": "advance R2"}, "drawn": [], "hash": "583445f8e567ff8f"}
{"choices": {"p0": "advance b1 n", "p1": "advance a4 e"}, "drawn": [], "hash": "ac8b79bf6a13b6d7"}
{"choices": {"p0": "advance a1 s", "p1": "advance d2 n"}, "drawn": [], "hash": "80b3db99a0910f0f"}
{"choices": {"p0": "advance e4 w", "p1": "advance a1 n"}, "drawn": [], "hash": "c4501ea27bb66986"}
{"choices": {"p0": "advance b4 n", "p1": "advance Bc"}, "drawn": [], "hash": "2b0dd6c0dc95ddf6"}
{"choices": {"p0": "advance c5 n", "p1": "advance d1 e"}, "drawn": [], "hash": "54ce00fb90a139ed"}
{"choices": {"p0": "advance e2 n", "p1": "advance e3 n"}, "drawn": [], "hash": "d97b7b8efd136151"}
{"choices": {"p0": "advance e1 n", "p1": "flee w"}, "drawn": [], "hash": "e905bfe13b55a374"}
{"choices": {"p0": "advance a4 e", "p1": "advance Bd"}, "drawn": [], "hash": "7c7745fd767e4fec"}
{"choices": {"p0": "advance R2", "p1": "advance e5 w"}, "drawn": [], "hash": "0d5a258748e194d2"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 4}}
