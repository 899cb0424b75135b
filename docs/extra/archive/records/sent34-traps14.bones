{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627779, "agents": ["guardian", "guardian", "guardian", "sent34-traps14"]}
{"choices": {"p0": "move d4", "p1": "move d3", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "d649b7d7e134db06"}
{"choices": {"p0": "place treasure b5", "p1": "place treasure d1", "p2": "place treasure e3", "p3": "place wall\\ e2"}, "drawn": ["rt", "pr", "gr", "rr", "bt", "pr", "rr", "gl", "yl", "pt", "rl", "br"], "hash": "45ddcde372eaffa5"}
{"choices": {"p0": "move d5", "p1": "move d4", "p2": "move a4", "p3": "move b2"}, "drawn": [], "hash": "c599ed060f409d7a"}
{"choices": {"p0": "place dragon a5", "p1": "place dragon e5", "p2": "place dragon e1", "p3": "place wall\\ a4"}, "drawn": [], "hash": "3a0e1e257e2c1ecf"}
{"choices": {"p0": "flee n", "p1": "flee e", "p2": "flee e"}, "drawn": [], "hash": "397da2233bf83986"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "01ddef66ccbf87f1"}
{"choices": {"p1": "flee n", "p2": "flee e"}, "drawn": [], "hash": "7ba6664ef0b059cb"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "417416e35696f78d"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "4b0c424aebb9cad2"}
{"choices": {"p1": "send p3"}, "drawn": ["rr", "gt", "pl", "rt", "gl", "pr", "yt", "bt", "gt", "gl", "rr", "rr"], "hash": "de1311045a6fede0"}
{"choices": {"p0": "move d4", "p1": "move e5", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "8d1a76facd7a8fb4"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall/ a4", "p2": "place wall\\ d3", "p3": "place dragon e3"}, "drawn": [], "hash": "978b53c7efee30e0"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "1a68a193755e885f"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "fd54fe7d99b63148"}
{"choices": {"p0": "flee w", "p3": "flee e"}, "drawn": ["pt", "yr", "pr", "rl", "pr", "pl", "bl", "gt", "bl", "rl", "br", "bt"], "hash": "ef62e0feb63bfa3a"}
{"choices": {"p0": "move d3", "p1": "move e4", "p2": "move b4", "p3": "move c4"}, "drawn": [], "hash": "9d4c304b7829c948"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall/ b5", "p2": "place wall\\ e1", "p3": "place treasure d3"}, "drawn": [], "hash": "7930c4845e4bdb03"}
{"choices": {"p0": "send p1", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "2d63b8915de7c161"}
{"choices": {"p0": "send p1"}, "drawn": ["pl", "yl", "bt", "gl", "rt", "bt", "yr", "rl", "yt", "rr", "rt", "yr"], "hash": "e60952f260bc0368"}
{"choices": {"p0": "move c2", "p1": "move e3", "p2": "move c4", "p3": "move d4"}, "drawn": [], "hash": "9453f5f131ba974f"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "place catapult d2", "p3": "retrieve a4"}, "drawn": [], "hash": "193392ecce287c19"}
{"choices": {"p1": "send p3", "p2": "send p3"}, "drawn": [], "hash": "b24eff021dc12035"}
{"choices": {"p1": "send p3", "p2": "send p3"}, "drawn": ["rt", "yt", "gr", "rl", "gt", "br", "yl", "rr", "yr", "pl", "bl", "bt"], "hash": "343a96cd713ba12a"}
{"choices": {"p0": "move c3", "p1": "move d4", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "080dbadf20cb7687"}
{"choices": {"p0": "pass", "p1": "retrieve c1", "p2": "place catapult d4", "p3": "place wall\\ e1"}, "drawn": [], "hash": "c2fd6f1025fbdbfb"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "0821bf21152c42dc"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "e5be8d6e6b99372d"}
{"choices": {"p2": "send p0"}, "drawn": ["yr", "pr", "pt", "rr", "gr", "rr", "rt", "br", "br", "pt", "bt", "bt"], "hash": "706597906df54b01"}
{"choices": {"p0": "move c4", "p1": "move c3", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "e06253a5dbc82ba5"}
{"choices": {"p0": "place catapult a1", "p1": "place catapult c5", "p2": "retrieve d4", "p3": "retrieve e1"}, "drawn": [], "hash": "50db6a2354c621cd"}
{"choices": {"p0": "send p2", "p1": "send p0"}, "drawn": ["gr", "rl", "gt", "bt", "gl", "bl", "yr", "yt", "pl", "gt", "pt", "pl"], "hash": "8bbc7384bfa06467"}
{"choices": {"p0": "move d4", "p1": "move c2", "p2": "move c5", "p3": "move c4"}, "drawn": [], "hash": "b9ccbd2002921fba"}
{"choices": {"p0": "place catapult d2", "p1": "place catapult d3", "p2": "place catapult a1", "p3": "place wall\\ c4"}, "drawn": [], "hash": "13a03ccbf431b516"}
{"choices": {"p0": "send p2", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "b4143184c5f3d99d"}
{"choices": {"p0": "send p2"}, "drawn": [], "hash": "c59a69454366cb49"}
{"choices": {"p0": "send p2"}, "drawn": ["gl", "yr", "br", "pt", "yt", "rr", "gl", "yt", "yl", "pr", "gt", "yl"], "hash": "225eb3f3ae5e157d"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "22e5be9cbbfb61e6"}
{"choices": {"p0": "retrieve d2", "p1": "retrieve c5", "p2": "retrieve a1", "p3": "place catapult b4"}, "drawn": [], "hash": "d036dd4d5126d660"}
{"choices": {"p3": "send p1"}, "drawn": ["pt", "pl", "gt", "pr", "yt", "gl", "pr", "pl", "gr", "bt", "yr", "pt"], "hash": "e9fed898ac4f804a"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move d3", "p3": "move e4"}, "drawn": [], "hash": "8ac29d4739f6e9ac"}
{"choices": {"p0": "place catapult e1", "p1": "place catapult d5", "p2": "place catapult d2", "p3": "retrieve b4"}, "drawn": [], "hash": "cca46a52f503af24"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p0"}, "drawn": [], "hash": "1851b8b257d671e3"}
{"choices": {"p1": "send p2", "p2": "send p0"}, "drawn": ["rr", "yl", "pl", "pr", "rl", "bl", "pr", "pr", "gt", "gl", "gr", "br"], "hash": "b11aec210501cfb8"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "a91b49194ef0202c"}
{"choices": {"p0": "retrieve e1", "p1": "retrieve d5", "p2": "retrieve d2", "p3": "place catapult b3"}, "drawn": [], "hash": "06255e578f3f8b6e"}
{"choices": {"p3": "send p0"}, "drawn": ["rt", "bl", "gt", "yt", "rt", "bl", "pr", "yr", "gt", "bl", "rt", "yt"], "hash": "767b286d6c406a4e"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move d3", "p3": "move c2"}, "drawn": [], "hash": "9fb16cae95f35e49"}
{"choices": {"p0": "place catapult d2", "p1": "place catapult c1", "p2": "place catapult d1", "p3": "retrieve b3"}, "drawn": [], "hash": "b860250e8d51d8c4"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p3"}, "drawn": ["pt", "yr", "yt", "bt", "br", "rl", "br", "gr", "rr", "yl", "rt", "yt"], "hash": "404832072edd0a6b"}
{"choices": {"p0": "move b5", "p1": "move c5", "p2": "move c4", "p3": "move c1"}, "drawn": [], "hash": "42671828713e3207"}
{"choices": {"p0": "retrieve d2", "p1": "retrieve c1", "p2": "retrieve d1", "p3": "place catapult b4"}, "drawn": [], "hash": "a3bca02fef0addc9"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "a13c0288d8415e85"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [0, 1, 2], "scores": [0, 0, 0, 16], "rounds": 13}}
