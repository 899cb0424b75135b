{"format": 1, "package": "0.1.0", "game": {"mode": "coop", "players": 2, "advanced": false, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2"}, "drawn": [], "hash": "ccc201d969d55cf5"}
{"choices": {"p0": "move c1", "p1": "move e2"}, "drawn": [], "hash": "45d80254defbd366"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "0183b35d280d8ae9"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": ["pl artificer", "gr", "gl ghost", "br", "pt", "br"], "hash": "e39df5eb54902977"}
{"choices": {"p0": "move d1", "p1": "move e1"}, "drawn": [], "hash": "9b71a1da67a29148"}
{"choices": {"p1": "place wall/ b1"}, "drawn": [], "hash": "7739fcf757b886d7"}
{"choices": {"p0": "place catapult c1"}, "drawn": ["gt instructor", "pr", "bl", "bl", "yr", "pt"], "hash": "2ab90582c92c7286"}
{"choices": {"p0": "move c1", "p1": "move d1"}, "drawn": [], "hash": "ecdd4722e095de74"}
{"choices": {"p0": "place dragon b1"}, "drawn": [], "hash": "7253f714927ca05e"}
{"choices": {"p1": "place treasure a2"}, "drawn": [], "hash": "1307d461f4b3737c"}
{"choices": {"p0": "flee n"}, "drawn": ["br", "rr", "gr", "bt", "yr", "br"], "hash": "988371f536b109e1"}
{"choices": {"p0": "move c2", "p1": "move c2"}, "drawn": [], "hash": "d4ba87dc62007809"}
{"choices": {"p1": "place catapult c4"}, "drawn": [], "hash": "9694653bd0cd5ff3"}
{"choices": {"p0": "retrieve c1"}, "drawn": ["gl", "bl", "yt", "pt", "gt", "gl"], "hash": "220078be24f2ca77"}
{"choices": {"p0": "move b1", "p1": "move b3"}, "drawn": [], "hash": "e652952e0a409a64"}
{"choices": {"p0": "place catapult a4"}, "drawn": [], "hash": "a1b38300b2ed895d"}
{"choices": {"p1": "retrieve b1"}, "drawn": [], "hash": "a41560678e3ce4f1"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "b7c487554417df1e"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 5}}
