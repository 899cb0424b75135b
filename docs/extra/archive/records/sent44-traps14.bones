{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627781, "agents": ["guardian", "sent44-traps14", "guardian", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move b4", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "5e2df54dd6aa9655"}
{"choices": {"p0": "place treasure c1", "p1": "place treasure c4", "p2": "place treasure c2", "p3": "place treasure b1"}, "drawn": ["bt", "pl", "bt", "gr", "pr", "rl", "yt", "rt", "pr", "pr", "bl", "rl"], "hash": "30b909f82e13221e"}
{"choices": {"p0": "move b5", "p1": "move a4", "p2": "move b5", "p3": "move d4"}, "drawn": [], "hash": "05017ca07770cb37"}
{"choices": {"p0": "place dragon e5", "p1": "place dragon e1", "p2": "place dragon d5", "p3": "place dragon a1"}, "drawn": [], "hash": "54119365bc8b6148"}
{"choices": {"p1": "flee e", "p3": "flee w"}, "drawn": [], "hash": "5028c7c8a8013c34"}
{"choices": {"p0": "flee e", "p2": "flee n"}, "drawn": [], "hash": "c0ae035d6e1b8ce3"}
{"choices": {"p0": "flee e", "p2": "send p0"}, "drawn": ["bl", "gl", "gt", "rl", "yr", "yr", "pl", "pt", "yr", "yl", "rl", "gl"], "hash": "eaec644c7defb943"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move b4", "p3": "move c4"}, "drawn": [], "hash": "85a8f2b260f85c52"}
{"choices": {"p0": "place wall/ d4", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "bccfc237b8047689"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "76d3c80e532b7035"}
{"choices": {"p3": "send p1"}, "drawn": ["yt", "pr", "rt", "pt", "yl", "pl", "br", "bt", "bl", "rt", "yl", "bl"], "hash": "423e251a22491779"}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "c230644b801fd736"}
{"choices": {"p0": "place wall\\ b5", "p1": "place wall\\ e5", "p2": "place wall/ a5", "p3": "place wall\\ c1"}, "drawn": [], "hash": "f889c1f6e742069a"}
{"choices": {"p1": "send p2", "p2": "send p0"}, "drawn": [], "hash": "7db26b30e8b399f3"}
{"choices": {"p1": "send p2", "p2": "send p0"}, "drawn": ["rl", "rt", "rt", "yt", "rr", "bt", "yr", "rr", "pl", "rr", "gt", "br"], "hash": "06e6f22cbc6feb0b"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "c0ce70d5ba65d8b1"}
{"choices": {"p0": "place catapult a1", "p1": "retrieve a5", "p2": "place catapult c4", "p3": "place catapult e1"}, "drawn": [], "hash": "dd5c0ea496ae5e80"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "e71286e9737f80b8"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "1161b3ef296e49ba"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "7f29c5f3d57ac49a"}
{"choices": {"p0": "send p2"}, "drawn": ["rr", "pt", "gt", "yl", "yt", "yr", "bt", "rt", "rr", "bl", "rt", "br"], "hash": "d0dda929bd36fd96"}
{"choices": {"p0": "move b5", "p1": "move d3", "p2": "move c1", "p3": "move d3"}, "drawn": [], "hash": "83f5219795bfb82d"}
{"choices": {"p0": "place catapult d3", "p1": "place wall/ a5", "p2": "pass", "p3": "retrieve e1"}, "drawn": [], "hash": "5f231eceb37a33dc"}
{"choices": {"p0": "send p2", "p2": "send p3"}, "drawn": [], "hash": "c1ca260c5354c387"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "e58bddda579d7ed4"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "0dde6366acf335e8"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "c93aad8f1fb315a4"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "b67875c952e37428"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "5ba53684b56d75e6"}
{"choices": {"p2": "send p3"}, "drawn": ["bt", "yr", "pl", "rr", "pt", "pt", "br", "bl", "yt", "yl", "rr", "yl"], "hash": "b4d769dd1af9dcb6"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "a16f2bebbb941185"}
{"choices": {"p0": "retrieve b5", "p1": "retrieve e5", "p2": "place catapult c4", "p3": "place catapult c2"}, "drawn": [], "hash": "2f3e7615ba4e3ee1"}
{"choices": {"p0": "send p3", "p2": "send p3", "p3": "flee w"}, "drawn": [], "hash": "58befe50bc44665b"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "c0df66028b6c29ae"}
{"choices": {"p3": "flee w"}, "drawn": ["pl", "gl", "gl", "bt", "gl", "rl", "yt", "br", "bl", "pl", "pl", "rt"], "hash": "473c9666b596ea4a"}
{"choices": {"p0": "move d4", "p1": "move d3", "p2": "move d2", "p3": "move b3"}, "drawn": [], "hash": "cdb910c3175923a5"}
{"choices": {"p0": "place wall/ a4", "p1": "place wall/ a5", "p2": "retrieve c4", "p3": "place catapult d3"}, "drawn": [], "hash": "a22d9ba67cec0790"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "7824772d3ad30c29"}
{"choices": {"p3": "send p2"}, "drawn": ["pl", "br", "bt", "yt", "bt", "gr", "rl", "yl", "gr", "rl", "br", "pt"], "hash": "17578b06e308e8ba"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "5c5ab5fae6670e04"}
{"choices": {"p0": "pass", "p1": "place catapult c2", "p2": "place catapult e1", "p3": "pass"}, "drawn": [], "hash": "8267c4ee89c8cda7"}
{"choices": {"p0": "send p1", "p1": "send p3", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "776f74ffc633d4db"}
{"choices": {"p1": "flee e"}, "drawn": ["br", "bt", "rl", "yt", "pr", "br", "gr", "bt", "bl", "yt", "yr", "yr"], "hash": "81215819eebc81d4"}
{"choices": {"p0": "move b3", "p1": "move b3", "p2": "move d2", "p3": "move d4"}, "drawn": [], "hash": "e8fd70576193ec37"}
{"choices": {"p0": "pass", "p1": "place catapult e3", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "4496f58881ed5c64"}
{"choices": {"p1": "send p3", "p2": "send p1"}, "drawn": ["yr", "yl", "br", "yr", "rt", "gt", "pr", "gr", "bl", "bt", "pt", "bl"], "hash": "233a620ae3dbeeb3"}
{"choices": {"p0": "move c2", "p1": "move c2", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "7e11c8b1b2f7ea44"}
{"choices": {"p0": "pass", "p1": "retrieve c2", "p2": "pass", "p3": "pass"}, "drawn": ["gl", "pl", "bl", "br", "pr", "rl", "pl", "bl", "yl", "yl", "br", "rt"], "hash": "3e87bb6a88b4cf01"}
{"choices": {"p0": "move c1", "p1": "move d3", "p2": "move c3", "p3": "move b3"}, "drawn": [], "hash": "64887f0fd8081952"}
{"choices": {"p0": "pass", "p1": "place catapult b3", "p2": "pass", "p3": "retrieve c1"}, "drawn": [], "hash": "1b6b4a2d336c9080"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "4fea3b4832be1d20"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "8a93ea716c6858e3"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0, 2], "scores": [0, 19, 0, 15], "rounds": 12}}
