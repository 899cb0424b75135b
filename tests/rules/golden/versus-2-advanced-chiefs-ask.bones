{"format": 2, "package": "0.2.0", "game": {"mode": "versus", "players": 2, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "af2aed2ab774d55b"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "d09852b6fe4ca474"}
{"choices": {"p1": "buy crossbow"}, "drawn": [], "hash": "541831da4f464351"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "70d86de33592ab20"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "ec396313b12e8b65"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "71067df1645c342d"}
{"choices": {"p0": "move d2", "p1": "move d2"}, "drawn": [], "hash": "c46811a9a353b888"}
{"choices": {"p0": "place treasure e4", "p1": "place treasure e5"}, "drawn": [], "hash": "2b0ad8f2bb88e867"}
{"choices": {"p0": "advance R1", "p1": "advance R2"}, "drawn": [], "hash": "26260817954a322e"}
{"choices": {"p0": "advance Ta", "p1": "advance R4"}, "drawn": [], "hash": "4a605e0e27193a9b"}
{"choices": {"p0": "advance R2", "p1": "advance Te"}, "drawn": ["pl artificer", "gr", "gl ghost", "br", "pt", "br"], "hash": "c76b5ef5b9999d76"}
{"choices": {"p0": "move e2", "p1": "move c3"}, "drawn": [], "hash": "7e49b09c2e292db8"}
{"choices": {"p0": "pass", "p1": "place barricade c4"}, "drawn": [], "hash": "c946e0a50f7dc066"}
{"choices": {"p0": "advance Ta", "p1": "advance a1 e"}, "drawn": [], "hash": "148fcdabd4b289f9"}
{"choices": {"p0": "advance L1", "p1": "advance e2 w"}, "drawn": [], "hash": "20341ed80d4a6584"}
{"choices": {"p0": "advance e4 w", "p1": "advance e5 s"}, "drawn": [], "hash": "db06890f6cbb4ad8"}
{"choices": {"p0": "advance L5", "p1": "advance R1"}, "drawn": [], "hash": "db1c09e1763db28e"}
{"choices": {"p0": "advance a5 s", "p1": "advance e4 n"}, "drawn": ["gt", "pr", "rr artificer", "rr saboteur", "yr ghost", "pt ghost"], "hash": "84be222524a5ded0"}
{"choices": {"p0": "move d2", "p1": "move c2"}, "drawn": [], "hash": "3016d6a97ad9cdba"}
{"choices": {"p0": "pass", "p1": "place dragon e1"}, "drawn": [], "hash": "f2547628d3944782"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "e5f2f81d2e2eb581"}
{"choices": {"p0": "advance a5 s", "p1": "advance b1 e"}, "drawn": [], "hash": "88b0bc54b52e012c"}
{"choices": {"p0": "advance a5 e", "p1": "advance R5"}, "drawn": [], "hash": "0dba816ccf2062e7"}
{"choices": {"p0": "advance a1 e", "p1": "advance d2 w"}, "drawn": [], "hash": "c1cf8c7c998b4424"}
{"choices": {"p0": "advance R3", "p1": "advance e5 n"}, "drawn": [], "hash": "fab14c30119a79d4"}
{"choices": {"p0": "advance d4 w", "p1": "advance Ta"}, "drawn": [], "hash": "c04312b8d6f23c5b"}
{"choices": {"p0": "advance Te", "p1": "advance R3"}, "drawn": [], "hash": "fd97c15d16114bec"}
{"choices": {"p0": "advance a4 s", "p1": "advance e2 w"}, "drawn": [], "hash": "5b3884115b3106e4"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rt emperor", "gr", "bt", "yr", "br"], "hash": "57f4cf5c0d0209e0"}
{"choices": {"p0": "move d3", "p1": "move b2"}, "drawn": [], "hash": "7a24cd39b69bcfbd"}
{"choices": {"p0": "pass", "p1": "place dragon c1"}, "drawn": [], "hash": "0c17ee11bfe9ed7b"}
{"choices": {"p1": "flee s"}, "drawn": [], "hash": "82a2d008cf47b350"}
{"choices": {"p0": "advance e4 w", "p1": "advance d2 w"}, "drawn": [], "hash": "276e71a0f1e7b375"}
{"choices": {"p0": "advance c4 s", "p1": "advance e3 s"}, "drawn": [], "hash": "4c82f3993da47ab1"}
{"choices": {"p0": "advance b1 e", "p1": "advance Tc"}, "drawn": [], "hash": "7ca8ea621f2ab853"}
{"choices": {"p0": "advance c1 s", "p1": "advance e3 w"}, "drawn": [], "hash": "ff84b068aab3dac3"}
{"choices": {"p0": "advance R2", "p1": "advance a5 s"}, "drawn": [], "hash": "147e916cf4c156ae"}
{"choices": {"p0": "advance e3 w", "p1": "advance R2"}, "drawn": [], "hash": "9561e9395cabcbae"}
{"choices": {"p0": "advance b5 e", "p1": "advance Td"}, "drawn": [], "hash": "63b47614d96b040b"}
{"choices": {"p0": "advance e5 s", "p1": "advance e5 w"}, "drawn": [], "hash": "9ec30d983222a7ac"}
{"choices": {"p0": "advance R1"}, "drawn": [], "hash": "67c39d5b8a9b64e1"}
{"choices": {"p0": "advance a4 s"}, "drawn": [], "hash": "008993611fa915ff"}
{"choices": {"p0": "advance R4"}, "drawn": ["br necromancer", "yt", "gt", "rl", "bl", "yr", "pt", "bl", "gl"], "hash": "303eb3a5f85fedc9"}
{"choices": {"p0": "move e2", "p1": "move c2"}, "drawn": [], "hash": "b9aa94e514ae6740"}
{"choices": {"p0": "pass", "p1": "retrieve c1"}, "drawn": [], "hash": "fbb710fe9a451f1a"}
{"choices": {"p0": "advance c1 s", "p1": "advance L4"}, "drawn": [], "hash": "e30c0186f9faa58a"}
{"choices": {"p0": "advance L4", "p1": "advance d5 s"}, "drawn": [], "hash": "8e60def86f36a2f4"}
{"choices": {"p0": "advance e4 s", "p1": "advance e2 s"}, "drawn": [], "hash": "3de74f38a8614a7b"}
{"choices": {"p0": "advance Te", "p1": "flee n"}, "drawn": [], "hash": "f5b7cfc8ad578769"}
{"choices": {"p0": "advance e1 w", "p1": "advance c5 s"}, "drawn": [], "hash": "52fa13a2b576f6e5"}
{"choices": {"p0": "advance Tb", "p1": "advance a4 s"}, "drawn": [], "hash": "9a1676281feab5f7"}
{"choices": {"p0": "advance R4", "p1": "advance e2 w"}, "drawn": [], "hash": "a21c401db3480e92"}
{"choices": {"p0": "advance e4 w", "p1": "advance Ta"}, "drawn": [], "hash": "4304b22e2e98e0f9"}
{"choices": {"p0": "advance d4 w", "p1": "advance d3 w"}, "drawn": [], "hash": "99dfd849c77e1e7b"}
{"choices": {"p0": "advance a3 s", "p1": "advance e3 n"}, "drawn": [], "hash": "d015c08829a19f1e"}
{"choices": {"p0": "advance c5 s", "p1": "advance d5 w"}, "drawn": [], "hash": "2649ad368a04606c"}
{"choices": {"p0": "advance a2 s"}, "drawn": [], "hash": "8722d79e0276726a"}
{"choices": {"p0": "advance R2"}, "drawn": ["rt", "pr", "gt", "rr", "gl", "gl"], "hash": "599ff21e9edd91d5"}
{"choices": {"p0": "move d1", "p1": "move b3"}, "drawn": [], "hash": "0762e957fda0777c"}
{"choices": {"p0": "pass", "p1": "place dragon d5"}, "drawn": [], "hash": "ab767815e99cfd75"}
{"choices": {"p0": "advance e3 s", "p1": "advance a3 s"}, "drawn": [], "hash": "637e9331c8b00687"}
{"choices": {"p0": "advance d4 w", "p1": "advance R5"}, "drawn": [], "hash": "431176c7ac061065"}
{"choices": {"p0": "advance Te", "p1": "advance e2 n"}, "drawn": [], "hash": "2297b1eee53a58e8"}
{"choices": {"p0": "advance c4 s", "p1": "advance a5 s"}, "drawn": [], "hash": "553b228799b51915"}
{"choices": {"p0": "first yr ghost", "p1": "advance L5"}, "drawn": [], "hash": "dfd940a9bb8b7023"}
{"choices": {"p0": "advance a3 e", "p1": "advance e4 n"}, "drawn": [], "hash": "41be05e140d4712c"}
{"choices": {"p0": "advance e5 s", "p1": "advance a5 e"}, "drawn": [], "hash": "a1d57c6b193b1313"}
{"choices": {"p0": "advance Tc", "p1": "advance a4 e"}, "drawn": [], "hash": "6580bff2acd050ee"}
{"choices": {"p0": "advance a1 s", "p1": "advance d4 s"}, "drawn": [], "hash": "63e466827d840609"}
{"choices": {"p0": "advance c4 s", "p1": "advance c5 s"}, "drawn": [], "hash": "5fe9277c9644b401"}
{"choices": {"p0": "advance b5 s", "p1": "first rt emperor"}, "drawn": [], "hash": "ce5fd045a0fae1c3"}
{"choices": {"p0": "advance L5", "p1": "advance R3"}, "drawn": [], "hash": "9cbff3dac5fe4cb3"}
{"choices": {"p0": "advance a4 e", "p1": "advance d2 w"}, "drawn": [], "hash": "31e37f6ab747ff6c"}
{"choices": {"p0": "advance a2 s"}, "drawn": ["bl", "gr", "gl", "rr artificer", "gl", "pr"], "hash": "b2f9c95b2f2549b6"}
{"choices": {"p0": "move e2", "p1": "move a2"}, "drawn": [], "hash": "fcb5a181b77f1a83"}
{"choices": {"p0": "pass", "p1": "pass"}, "drawn": [], "hash": "6e4af4bd25f6730c"}
{"choices": {"p0": "advance b3 e", "p1": "advance b4 e"}, "drawn": [], "hash": "481df647aaee6851"}
{"choices": {"p0": "advance e4 s", "p1": "advance c2 n"}, "drawn": [], "hash": "35240f40397ba321"}
{"choices": {"p0": "advance a5 e", "p1": "advance a4 s"}, "drawn": [], "hash": "0d1a473d59bcd76f"}
{"choices": {"p0": "advance b4 e", "p1": "advance R1"}, "drawn": [], "hash": "d6adfe0b6f5d7bce"}
{"choices": {"p0": "advance a1 s", "p1": "advance d3 w"}, "drawn": [], "hash": "4c645dac7e0d81cc"}
{"choices": {"p0": "advance e5 s", "p1": "advance e3 w"}, "drawn": [], "hash": "89e4b26a7bc88562"}
{"choices": {"p0": "advance R4", "p1": "advance R3"}, "drawn": [], "hash": "d88f735fb13ea412"}
{"choices": {"p0": "advance c4 s", "p1": "advance a5 e"}, "drawn": [], "hash": "92e8ba9d44a35b51"}
{"choices": {"p0": "advance c5 s", "p1": "advance b5 e"}, "drawn": [], "hash": "8fc8f836cbee762e"}
{"choices": {"p0": "advance d4 w", "p1": "advance R5"}, "drawn": [], "hash": "e8a770ff7ff8fc24"}
{"choices": {"p0": "advance L4", "p1": "advance e5 w"}, "drawn": [], "hash": "5a5204f9f91ebcf8"}
{"choices": {"p0": "advance b4 s", "p1": "flee e"}, "drawn": [], "hash": "464b467676a6820b"}
{"choices": {"p0": "first gl", "p1": "advance e5 n"}, "drawn": [], "hash": "1d8d58e06bf5b780"}
{"choices": {"p0": "first gl", "p1": "advance e3 n"}, "drawn": [], "hash": "c90c1173fe04ad3f"}
{"choices": {"p1": "first pr"}, "drawn": [], "hash": "c4f4bb41ed060b0a"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 18], "rounds": 7}}
