{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627779, "agents": ["guardian", "guardian", "guardian", "sent28-traps14"]}
{"choices": {"p0": "move d4", "p1": "move d3", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "d649b7d7e134db06"}
{"choices": {"p0": "place treasure b5", "p1": "place treasure d1", "p2": "place treasure e3", "p3": "place wall/ a5"}, "drawn": ["rt", "pr", "gr", "rr", "bt", "pr", "rr", "gl", "yl", "pt", "rl", "br"], "hash": "ecf451e7e47bab67"}
{"choices": {"p0": "move d5", "p1": "move d4", "p2": "move a4", "p3": "move b2"}, "drawn": [], "hash": "bb284f31818c9663"}
{"choices": {"p0": "place dragon a5", "p1": "place dragon e5", "p2": "place dragon e1", "p3": "place wall/ e3"}, "drawn": [], "hash": "ecdad318d8769658"}
{"choices": {"p0": "flee n", "p1": "flee e", "p2": "flee e"}, "drawn": [], "hash": "c633a939530ecef3"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "99a667b318979b81"}
{"choices": {"p0": "flee n", "p1": "flee n", "p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "adf66a4e57c11e31"}
{"choices": {"p0": "send p3", "p1": "send p3"}, "drawn": [], "hash": "53b1554e47c2f228"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "cb5753c7e1dadb6e"}
{"choices": {"p1": "send p3"}, "drawn": ["rr", "gt", "pl", "rt", "gl", "pr", "yt", "bt", "gt", "gl", "rr", "rr"], "hash": "64c1732eaccd0152"}
{"choices": {"p0": "move d4", "p1": "move e5", "p2": "move b3", "p3": "move c1"}, "drawn": [], "hash": "ec82ec907cf1d69e"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall/ a4", "p2": "place wall\\ d3", "p3": "pass"}, "drawn": ["pt", "yr", "pr", "rl", "pr", "pl", "bl", "gr", "bl", "rl", "br", "bt"], "hash": "6f291c25dd54a60e"}
{"choices": {"p0": "move d3", "p1": "move e4", "p2": "move b4", "p3": "move c2"}, "drawn": [], "hash": "7df72540f3f480ea"}
{"choices": {"p0": "place wall/ a4", "p1": "place wall/ b5", "p2": "place wall\\ e1", "p3": "pass"}, "drawn": [], "hash": "bbd4713384afb0cb"}
{"choices": {"p0": "send p1", "p1": "send p3"}, "drawn": [], "hash": "e40fb1a151f03ef5"}
{"choices": {"p0": "send p1"}, "drawn": ["pl", "yl", "bt", "gl", "rt", "bt", "yr", "rt", "yt", "rr", "rt", "yr"], "hash": "4cfcd2072b8063aa"}
{"choices": {"p0": "move c2", "p1": "move e3", "p2": "move c5", "p3": "move d3"}, "drawn": [], "hash": "10650985ac1272bb"}
{"choices": {"p0": "place catapult c5", "p1": "place catapult c1", "p2": "place catapult c1", "p3": "pass"}, "drawn": [], "hash": "56a47c3a03f3e0c3"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p1"}, "drawn": [], "hash": "56a028dd1eecff79"}
{"choices": {"p0": "send p1", "p2": "send p1"}, "drawn": ["rt", "yt", "gr", "rt", "gt", "br", "yl", "rr", "rl", "pl", "bl", "bt"], "hash": "7d243c5e66e95907"}
{"choices": {"p0": "move b2", "p1": "move d4", "p2": "move d4", "p3": "move c4"}, "drawn": [], "hash": "868d633dd39c63c8"}
{"choices": {"p0": "retrieve c5", "p1": "place catapult c5", "p2": "retrieve c1", "p3": "place dragon e4"}, "drawn": [], "hash": "f542104e40d61089"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "2da4539acbfc9fff"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "c4676ed6132cd83d"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "066fe3f0ebc162cc"}
{"choices": {"p1": "send p2", "p2": "send p1"}, "drawn": [], "hash": "0fd2a73af6e4c4a1"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "b8861f1f7b9235ff"}
{"choices": {"p1": "send p2"}, "drawn": ["yr", "pr", "pt", "rr", "gr", "rr", "rt", "br", "br", "pr", "bt", "bt"], "hash": "ae840e4c2974731d"}
{"choices": {"p0": "move b3", "p1": "move d3", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "6b525922f2fad3df"}
{"choices": {"p0": "place catapult c1", "p1": "retrieve c5", "p2": "place catapult e5", "p3": "place treasure b1"}, "drawn": [], "hash": "32a5bbdaef6bc69e"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": ["gr", "rl", "gt", "bt", "br", "bl", "yr", "yt", "pt", "gt", "pt", "pt"], "hash": "14e07079cd1895e2"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move c5", "p3": "move c4"}, "drawn": [], "hash": "9108f4a2199cb13c"}
{"choices": {"p0": "place catapult e5", "p1": "place catapult c4", "p2": "place catapult c2", "p3": "retrieve e4"}, "drawn": [], "hash": "7ef5708c8c6565b4"}
{"choices": {"p0": "send p2", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "45b661f23e923b07"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": ["gl", "yr", "br", "pt", "yt", "bl", "gl", "yt", "yl", "pr", "gt", "yl"], "hash": "0a0845c2f5bd9f69"}
{"choices": {"p0": "move b3", "p1": "move d3", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "6ab283068a6b6013"}
{"choices": {"p0": "pass", "p1": "retrieve c4", "p2": "retrieve c2", "p3": "place dragon c1"}, "drawn": [], "hash": "7964efb526188d90"}
{"choices": {"p0": "send p2", "p3": "flee n"}, "drawn": ["pt", "pl", "gl", "pr", "yt", "br", "pr", "pl", "gt", "bl", "yr", "pt"], "hash": "87d401e643c3c0a8"}
{"choices": {"p0": "move c2", "p1": "move c4", "p2": "move d3", "p3": "move c2"}, "drawn": [], "hash": "0ea3feb135682286"}
{"choices": {"p0": "pass", "p1": "place catapult a1", "p2": "place catapult e4", "p3": "pass"}, "drawn": [], "hash": "dc12ca430a35597d"}
{"choices": {"p1": "send p2", "p2": "send p1"}, "drawn": [], "hash": "a90f4c4046636a99"}
{"choices": {"p2": "send p3"}, "drawn": ["rt", "yl", "pl", "pr", "rl", "bl", "pr", "pr", "gt", "br", "gr", "bt"], "hash": "f555a7fbda19b221"}
{"choices": {"p0": "move c1", "p1": "move d5", "p2": "move d2", "p3": "move b3"}, "drawn": [], "hash": "e262f2b3d040d4e1"}
{"choices": {"p0": "pass", "p1": "retrieve a1", "p2": "retrieve e4", "p3": "pass"}, "drawn": ["rt", "bl", "gl", "yt", "rt", "bl", "pt", "yr", "gt", "bl", "rt", "yt"], "hash": "1a863666a229efc5"}
{"choices": {"p0": "move c2", "p1": "move c4", "p2": "move c1", "p3": "move c2"}, "drawn": [], "hash": "2962d1291d18b82d"}
{"choices": {"p0": "pass", "p1": "place catapult c2", "p2": "place catapult c4", "p3": "place catapult a1"}, "drawn": [], "hash": "5a6148512e352d32"}
{"choices": {"p1": "send p3", "p2": "send p3", "p3": "flee n"}, "drawn": [], "hash": "06167de70d72513e"}
{"choices": {"p3": "send p2"}, "drawn": ["pt", "yr", "yt", "bt", "br", "rl", "br", "gr", "rr", "yt", "rt", "yt"], "hash": "80afdea119ddb3a0"}
{"choices": {"p0": "move c3", "p1": "move b4", "p2": "move d1", "p3": "move d3"}, "drawn": [], "hash": "0acab5703afaebf3"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "c284f98dead8993a"}
{"choices": {"p1": "send p3", "p2": "send p3", "p3": "send p2"}, "drawn": [], "hash": "08f875a48d4fbc3d"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [0, 2], "scores": [0, 14, 0, 15], "rounds": 13}}
