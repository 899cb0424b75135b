{"format": 2, "package": "0.2.0", "game": {"mode": "coop", "players": 4, "advanced": false, "chiefs": false, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2", "p2": "start d2", "p3": "start b4"}, "drawn": [], "hash": "e1583569c154ad6c"}
{"choices": {"p0": "move c1", "p1": "move e2", "p2": "move d1", "p3": "move a5"}, "drawn": [], "hash": "dce92f3d6b6667bf"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "1186bb307b5119bb"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": [], "hash": "599b16cd5be5b867"}
{"choices": {"p2": "place catapult e4"}, "drawn": [], "hash": "671436df411ad640"}
{"choices": {"p3": "place dragon c3"}, "drawn": [], "hash": "1bbd97cd90045899"}
{"choices": {"p0": "advance L4", "p1": "advance Bc", "p2": "advance R5", "p3": "advance L1"}, "drawn": [], "hash": "3506b9b29a0f5f2b"}
{"choices": {"p0": "advance L3", "p1": "advance L1", "p2": "advance R4", "p3": "advance L5"}, "drawn": [], "hash": "61a74f667657489a"}
{"choices": {"p0": "advance R1", "p1": "advance Bd", "p2": "send p0", "p3": "advance L4"}, "drawn": [], "hash": "b77987f862da6611"}
{"choices": {"p2": "advance L3"}, "drawn": ["pl", "gr", "gt", "rl", "gl", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "6c92023105ec862c"}
{"choices": {"p0": "move b2", "p1": "move d3", "p2": "move e2", "p3": "move b5"}, "drawn": [], "hash": "43c3e3b568994801"}
{"choices": {"p1": "place catapult c3"}, "drawn": [], "hash": "9e0fbf7b23dea3bf"}
{"choices": {"p2": "place catapult b3"}, "drawn": [], "hash": "f0663e8b35dc8f95"}
{"choices": {"p3": "place catapult c1"}, "drawn": [], "hash": "bbbe97027bec1d50"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "6f48028b78b985f9"}
{"choices": {"p0": "advance R4", "p1": "advance R1", "p2": "advance a3 e", "p3": "advance a4 e"}, "drawn": [], "hash": "00c229e014ed4896"}
{"choices": {"p0": "advance e1 w", "p1": "advance e1 n", "p2": "send p0", "p3": "advance a1 e"}, "drawn": [], "hash": "bf34b10fa9a0f614"}
{"choices": {"p0": "advance Ba", "p1": "advance a1 e", "p2": "advance R2", "p3": "advance L3"}, "drawn": [], "hash": "39c6aa6df125722c"}
{"choices": {"p0": "advance a3 e", "p1": "advance R2", "p2": "advance e5 w", "p3": "advance a3 e"}, "drawn": [], "hash": "6c8c55f44b2100c4"}
{"choices": {"p0": "advance L1", "p1": "advance c1 n", "p3": "advance Bd"}, "drawn": [], "hash": "a35678ee1fa7fa03"}
{"choices": {"p0": "advance a4 e"}, "drawn": [], "hash": "55d0432b8f18fbbc"}
{"choices": {"p0": "advance e5 w"}, "drawn": ["gt", "pr", "bl", "rr", "rr", "bl", "gr", "yt", "yr", "pt", "rt", "bl"], "hash": "0c58d41b88374f24"}
{"choices": {"p0": "move b1", "p1": "move e3", "p2": "move d3", "p3": "move a4"}, "drawn": [], "hash": "c8b3a362cb8a4c7b"}
{"choices": {"p2": "retrieve e4"}, "drawn": [], "hash": "7f8de7754f3e9b93"}
{"choices": {"p3": "place treasure c2"}, "drawn": [], "hash": "fa2a8656ed577847"}
{"choices": {"p0": "place wall/ b1"}, "drawn": [], "hash": "c18678442220a9de"}
{"choices": {"p1": "place wall/ a4"}, "drawn": [], "hash": "4f01c1d528eef49a"}
{"choices": {"p0": "advance Be", "p1": "advance L4", "p2": "advance e1 n", "p3": "advance b1 n"}, "drawn": [], "hash": "882fbfb1ba7309db"}
{"choices": {"p0": "advance a5 e", "p1": "advance b1 n", "p2": "advance R1", "p3": "advance d1 n"}, "drawn": [], "hash": "abbe7a0473b35fa7"}
{"choices": {"p0": "advance e4 w", "p1": "advance Ba", "p2": "advance L4", "p3": "advance Bb"}, "drawn": [], "hash": "b6df1bfd1b66ad1c"}
{"choices": {"p0": "advance b3 n", "p1": "advance c2 n", "p2": "advance d5 w", "p3": "advance b3 n"}, "drawn": [], "hash": "b90ee5da14eded95"}
{"choices": {"p0": "advance a1 e", "p1": "send p2", "p3": "advance L4"}, "drawn": [], "hash": "275038ae43b55f10"}
{"choices": {"p0": "advance L3", "p1": "advance e2 n", "p3": "advance a5 e"}, "drawn": [], "hash": "80134e270c5d52ed"}
{"choices": {"p0": "advance a1 n", "p1": "advance R5", "p3": "advance a3 e"}, "drawn": [], "hash": "181d22b140dec4dc"}
{"choices": {"p0": "advance R3", "p1": "advance e1 w"}, "drawn": [], "hash": "f6b9a44b15f88b46"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "af5bd9dd0cb78550"}
{"choices": {"p0": "advance d1 n"}, "drawn": [], "hash": "1150083b2f967f8f"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rt", "pt", "bl", "gr", "bt", "pt", "yt", "yr", "br", "pt", "gr"], "hash": "1e5441d727df8b20"}
{"choices": {"p0": "move c2", "p1": "move d3", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "41a71115652d3d93"}
{"choices": {"p3": "retrieve c1"}, "drawn": [], "hash": "f7c786720fccb5a4"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "c6a41675f419d17b"}
{"choices": {"p1": "place wall/ e4"}, "drawn": [], "hash": "2b8466dcd859b39a"}
{"choices": {"p2": "place dragon d3"}, "drawn": [], "hash": "f2eadc42a74414a3"}
{"choices": {"p0": "advance a3 e", "p1": "advance e5 w", "p2": "advance Ba", "p3": "advance Bb"}, "drawn": [], "hash": "331024e696023130"}
{"choices": {"p0": "advance b5 e", "p1": "advance Bd", "p2": "advance Bc", "p3": "advance L4"}, "drawn": [], "hash": "770acbbde7052dcb"}
{"choices": {"p0": "advance c5 n", "p1": "advance Bc", "p2": "advance e1 w", "p3": "advance R1"}, "drawn": [], "hash": "1f239069ddab8f51"}
{"choices": {"p0": "advance e4 w", "p1": "advance d2 n", "p2": "advance a4 e", "p3": "advance b3 n"}, "drawn": [], "hash": "9abf77a317b50c92"}
{"choices": {"p0": "advance R4", "p1": "advance d1 n", "p2": "advance c5 n", "p3": "advance e3 w"}, "drawn": [], "hash": "a0df5e2ccbae2733"}
{"choices": {"p0": "advance a2 n", "p1": "advance a1 n", "p2": "advance c1 n", "p3": "advance b5 e"}, "drawn": [], "hash": "7bba0820a28f9e33"}
{"choices": {"p0": "advance e1 n", "p1": "advance R2"}, "drawn": [], "hash": "0224be484b4657d3"}
{"choices": {"p0": "advance b4 n"}, "drawn": [], "hash": "2a531b0897f29603"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "0cba04c0b04bfe99"}
{"choices": {"p0": "advance e4 n"}, "drawn": ["br", "bl", "yl", "pr", "yt", "pt", "pt", "pt", "gt", "gl", "pr", "gl"], "hash": "cac5506990243c22"}
{"choices": {"p0": "move b2", "p1": "move c3", "p2": "move d5", "p3": "move a3"}, "drawn": [], "hash": "d85038131e7038a5"}
{"choices": {"p0": "place dragon c3"}, "drawn": [], "hash": "08c46534d39bceda"}
{"choices": {"p1": "place catapult e1"}, "drawn": [], "hash": "3b4056776a824877"}
{"choices": {"p2": "place catapult b5"}, "drawn": [], "hash": "211be34de8e40f11"}
{"choices": {"p3": "retrieve c2"}, "drawn": [], "hash": "c80c8625e878fa99"}
{"choices": {"p0": "advance e2 w", "p1": "advance Ba", "p2": "advance a1 n", "p3": "advance e1 w"}, "drawn": [], "hash": "b1b724ba0cbf098e"}
{"choices": {"p0": "advance e1 w", "p1": "advance d5 w", "p2": "advance d1 n", "p3": "advance Ba"}, "drawn": [], "hash": "4ffad5c068c747fc"}
{"choices": {"p0": "advance Be", "p1": "advance d1 n", "p2": "advance c2 n", "p3": "advance b1 n"}, "drawn": [], "hash": "3b490382842dda59"}
{"choices": {"p0": "advance e5 n", "p1": "advance e2 w", "p2": "advance e3 n", "p3": "advance c5 n"}, "drawn": [], "hash": "14b88606728699aa"}
{"choices": {"p0": "advance d4 n", "p1": "advance L5", "p2": "advance R5", "p3": "advance b2 e"}, "drawn": [], "hash": "e2393f169c931bf7"}
{"choices": {"p0": "advance b5 n", "p1": "advance d2 n", "p2": "advance c1 n", "p3": "advance d3 n"}, "drawn": [], "hash": "a8ba3343b37798c8"}
{"choices": {"p0": "advance e2 n", "p1": "advance L4", "p2": "advance Ba", "p3": "advance a4 e"}, "drawn": [], "hash": "cd6157db281971fe"}
{"choices": {"p0": "flee w", "p1": "advance a2 n", "p3": "advance R5"}, "drawn": [], "hash": "cf2a8e20be0201c9"}
{"choices": {"p0": "advance a3 n"}, "drawn": [], "hash": "8888db540e50de8d"}
{"choices": {"p0": "advance c5 n"}, "drawn": [], "hash": "714c438bf0ec577b"}
{"choices": {"p0": "advance Bb"}, "drawn": [], "hash": "05a87bf5672ccc6d"}
{"choices": {"p0": "advance e4 w"}, "drawn": [], "hash": "7c32081d93e31e2b"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "c52484ea1b8fab8b"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 5}}
