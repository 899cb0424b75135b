{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 4, "advanced": false, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2", "p2": "start d2", "p3": "start b4"}, "drawn": [], "hash": "36a275ea33f965c3"}
{"choices": {"p0": "move c1", "p1": "move e2", "p2": "move d1", "p3": "move a5"}, "drawn": [], "hash": "bd3cda6e253156fc"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "c9fac4ee384f4369"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": [], "hash": "5f9849e3e0e17c93"}
{"choices": {"p2": "place catapult e4"}, "drawn": [], "hash": "36d8f80d358bb881"}
{"choices": {"p3": "place dragon c3"}, "drawn": [], "hash": "799add186646bb0e"}
{"choices": {"p2": "send p0"}, "drawn": ["pl artificer", "gr", "gt", "rl", "gl ghost", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "f827f38bc8cd3680"}
{"choices": {"p0": "move d1", "p1": "move e1", "p2": "move e2", "p3": "move a4"}, "drawn": [], "hash": "cd32a7b359b7168b"}
{"choices": {"p1": "place wall/ b1"}, "drawn": [], "hash": "5b156df7bff0c238"}
{"choices": {"p2": "place dragon a1"}, "drawn": [], "hash": "8a68ffdac60e0d47"}
{"choices": {"p3": "place treasure e3"}, "drawn": [], "hash": "e129f30d1379e9ad"}
{"choices": {"p0": "place wall/ c2"}, "drawn": ["gr", "pr", "bl instructor", "rr", "rr saboteur", "bl", "gr", "yt", "yr", "pt", "rt emperor", "bl"], "hash": "ff898c41303e78e7"}
{"choices": {"p0": "move c1", "p1": "move d1", "p2": "move d1", "p3": "move b4"}, "drawn": [], "hash": "8348bbef6f15e697"}
{"choices": {"p2": "place dragon e5"}, "drawn": [], "hash": "758915c059c0075d"}
{"choices": {"p3": "place catapult a2"}, "drawn": [], "hash": "25e1d706d302744c"}
{"choices": {"p0": "place wall\\ d1"}, "drawn": [], "hash": "e4b8bdf216f14cb8"}
{"choices": {"p1": "place catapult a4"}, "drawn": [], "hash": "31dcc5a52b121d53"}
{"choices": {"p0": "flee n", "p1": "send p3"}, "drawn": ["br", "rt", "pt", "rr artificer", "gr", "bt", "pt", "yt", "yr", "br", "pt", "gr friend"], "hash": "122e411f6216087a"}
{"choices": {"p0": "move c2", "p1": "move e2", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "3e921b95e3667753"}
{"choices": {"p3": "place catapult a3"}, "drawn": [], "hash": "1af74c970523a53f"}
{"choices": {"p0": "retrieve d1"}, "drawn": [], "hash": "4115dc1cffb6c0da"}
{"choices": {"p1": "retrieve b3"}, "drawn": [], "hash": "1e4aa5cabd311fe0"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "5c804aa88c17c759"}
{"choices": {"p2": "flee s"}, "drawn": [], "hash": "fa86e19b87ec4062"}
{"choices": {"p2": "send p1"}, "drawn": [], "hash": "398d903278b7ac17"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "ff5ed1c3997d1ed9"}
{"choices": {"p2": "flee w"}, "drawn": ["br", "rr saboteur", "pr instructor", "pr", "yt", "pt", "pl saboteur", "pt", "gt", "gl", "pr", "gt"], "hash": "1aa4d4fca3d01a52"}
{"choices": {"p0": "move b1", "p1": "move e3", "p3": "move b3"}, "drawn": [], "hash": "2eeccda9ab23de47"}
{"choices": {"p0": "place wall\\ b2"}, "drawn": [], "hash": "bc7af79c220d5726"}
{"choices": {"p1": "place wall\\ d2"}, "drawn": [], "hash": "7e7255e4f852b94b"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "c75b263a5e344741"}
{"choices": {"p3": "retrieve a2"}, "drawn": [], "hash": "79e232606052c35f"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "0f398959e375719b"}
{"choices": {"p2": "flee w"}, "drawn": [], "hash": "be7144a1b6b3f616"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "44205ed0be39ddc7"}
{"choices": {"p2": "flee s"}, "drawn": [], "hash": "613e4133fd45c51d"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 5}}
