{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 4, "advanced": true, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "ab529339bc60855e"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "bc23372ebd52010a"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "54866518344b3fd9"}
{"choices": {"p3": "buy portal"}, "drawn": [], "hash": "4ced6e81f0454670"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "344df0d3f1537130"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "462f6762a361a334"}
{"choices": {"p3": "buy crossbow"}, "drawn": [], "hash": "081436a71511af2d"}
{"choices": {"p1": "buy labyrinth"}, "drawn": [], "hash": "9abf9a933176eac0"}
{"choices": {"p2": "buy axe"}, "drawn": [], "hash": "c89dd16ccb8f4e2d"}
{"choices": {"p3": "buy spring"}, "drawn": [], "hash": "2dd68ac5e18b9c63"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "59f621c6782a4177"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "4534dcac38d76be4"}
{"choices": {"p3": "buy wall"}, "drawn": [], "hash": "176b1ef7f940148a"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "d04c60d1255b774c"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "98128047f6663310"}
{"choices": {"p3": "buy bomb"}, "drawn": [], "hash": "b0b80ddc0f17d91e"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "1697d7707f076e6f"}
{"choices": {"p3": "buy catapult"}, "drawn": [], "hash": "7b518ce0b3f25077"}
{"choices": {"p3": "buy barricade"}, "drawn": [], "hash": "6bf1e463556ce47c"}
{"choices": {"p0": "start d2", "p1": "start d2", "p2": "start b4", "p3": "start b4"}, "drawn": [], "hash": "5e63a222f2f79e00"}
{"choices": {"p0": "move e1", "p1": "move d3", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "0a6f3fabee672a37"}
{"choices": {"p0": "place wall/ d3"}, "drawn": [], "hash": "f65a0e2930d2e176"}
{"choices": {"p1": "place barricade a4"}, "drawn": [], "hash": "5bd5565a16f0f04f"}
{"choices": {"p2": "place bomb a2"}, "drawn": [], "hash": "d791b1bafcce931f"}
{"choices": {"p3": "place catapult c3"}, "drawn": ["pl artificer", "gr", "gt", "yr ghost", "gt", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "a37c9368465cccad"}
{"choices": {"p0": "move d1", "p1": "move c4", "p2": "move a2", "p3": "move d3"}, "drawn": [], "hash": "4117e8cc4694371c"}
{"choices": {"p1": "place spring c4"}, "drawn": [], "hash": "543a83abb9cc8584"}
{"choices": {"p2": "place labyrinth:black a1"}, "drawn": [], "hash": "d08f3bc7d426b970"}
{"choices": {"p3": "place barricade d1"}, "drawn": [], "hash": "976476ad6fc2cfe4"}
{"choices": {"p0": "place labyrinth:white c1"}, "drawn": ["gt instructor", "pr", "bl", "rr", "rr", "rr artificer", "gr", "yt", "yr", "pt", "rt", "rr saboteur"], "hash": "5264e500866674fe"}
{"choices": {"p0": "move c1", "p1": "move b5", "p2": "move b3", "p3": "move d4"}, "drawn": [], "hash": "6a77b15dfafef098"}
{"choices": {"p2": "place catapult c1"}, "drawn": [], "hash": "72769cef7df60065"}
{"choices": {"p3": "place dragon a2"}, "drawn": [], "hash": "e3c352fe9e32cadc"}
{"choices": {"p0": "place spring b5"}, "drawn": [], "hash": "a4812679bb7ec0f1"}
{"choices": {"p1": "place portal d5"}, "drawn": [], "hash": "5007f9f929f7a803"}
{"choices": {"p2": "send p0"}, "drawn": ["br", "rt", "pt", "rr", "gr", "bt", "pt", "yt", "yr", "br", "pt", "gr friend"], "hash": "23cba30761114aa7"}
{"choices": {"p0": "move b2", "p1": "move c5", "p2": "move b4", "p3": "move d5"}, "drawn": [], "hash": "5b4bba16bfd9e04c"}
{"choices": {"p3": "place treasure c1"}, "drawn": [], "hash": "8f2e13c08ccc50df"}
{"choices": {"p0": "place hearse e5"}, "drawn": [], "hash": "385a8d00a0cc529e"}
{"choices": {"p1": "place hearse c2"}, "drawn": [], "hash": "f61577724c721f7e"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "b96e32c7623baa13"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 4}}
