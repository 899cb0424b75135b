{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627960, "agents": ["sent12-traps06", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move d4", "p3": "move c4"}, "drawn": [], "hash": "90fafdba5e15c968"}
{"choices": {"p0": "pass", "p1": "place treasure e4", "p2": "place dragon e5", "p3": "place treasure b5"}, "drawn": [], "hash": "036d26d473caabca"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "da339e8de6ac4a97"}
{"choices": {"p2": "flee e"}, "drawn": ["pt", "rl", "bt", "rl", "yr", "rr", "bt", "rr", "gl", "bl", "pt", "rr"], "hash": "477568e18c772409"}
{"choices": {"p0": "move e4", "p1": "move a4", "p2": "move d5", "p3": "move d4"}, "drawn": [], "hash": "6aa94be17d032f8c"}
{"choices": {"p0": "pass", "p1": "place dragon e5", "p2": "place treasure b2", "p3": "place dragon a5"}, "drawn": [], "hash": "60a323dcd857c45f"}
{"choices": {"p1": "flee n", "p3": "flee w"}, "drawn": [], "hash": "836222095f5a01c4"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "eec6e9dda33b7028"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "5b35359ac97a73b9"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "b14b001d80c056f4"}
{"choices": {"p1": "flee e"}, "drawn": ["gt", "bt", "bt", "rt", "rr", "gr", "br", "bt", "yt", "yl", "yr", "yt"], "hash": "7afea3617d0c61f4"}
{"choices": {"p0": "move e5", "p1": "move b3", "p2": "move e4", "p3": "move e3"}, "drawn": [], "hash": "3825850645d351c8"}
{"choices": {"p0": "place dragon a5", "p1": "place wall/ c5", "p2": "place wall/ a4", "p3": "place wall/ b3"}, "drawn": [], "hash": "3d2cce5fdb5dfe30"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "ce4e69c2e2006852"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "286b4ba8c83e9c7a"}
{"choices": {"p0": "flee w", "p1": "send p0"}, "drawn": ["yt", "yr", "pt", "pr", "yt", "rl", "pl", "gr", "yt", "rl", "yl", "yl"], "hash": "4e6110905f201487"}
{"choices": {"p0": "move d4", "p1": "move c2", "p2": "move d5", "p3": "move d4"}, "drawn": [], "hash": "0f28ba828f08e25f"}
{"choices": {"p0": "pass", "p1": "place wall/ a5", "p2": "place wall/ a5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "63e7298f1a25c982"}
{"choices": {"p1": "send p2", "p3": "flee n"}, "drawn": [], "hash": "5c120583b7525abc"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "1a3741f900ab9a27"}
{"choices": {"p3": "send p2"}, "drawn": ["rr", "rl", "br", "pt", "yr", "yr", "rr", "bt", "rt", "br", "gr", "yr"], "hash": "4e2a45c4679305dc"}
{"choices": {"p0": "move c4", "p1": "move b2", "p2": "move e5", "p3": "move e4"}, "drawn": [], "hash": "1d1672107a551a0c"}
{"choices": {"p0": "pass", "p1": "place catapult d3", "p2": "place catapult b1", "p3": "place catapult a5"}, "drawn": [], "hash": "811f84b0ab307091"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "send p2"}, "drawn": [], "hash": "d9c5dc485ae934f2"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "send p2"}, "drawn": [], "hash": "34528535cc80b623"}
{"choices": {"p2": "send p1"}, "drawn": ["bt", "rr", "pr", "yl", "rt", "rt", "bt", "yr", "yr", "bl", "rl", "gr"], "hash": "6057554ed60b48ba"}
{"choices": {"p0": "move b3", "p1": "move b3", "p2": "move d4", "p3": "move d3"}, "drawn": [], "hash": "b2c4e6a256fb4b5c"}
{"choices": {"p0": "place treasure d2", "p1": "retrieve c5", "p2": "place catapult a3", "p3": "place catapult c1"}, "drawn": [], "hash": "05faeb4a77facfb0"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "fc6867996942ef97"}
{"choices": {"p1": "send p2", "p2": "flee n", "p3": "send p1"}, "drawn": [], "hash": "b576201bda0c3fa4"}
{"choices": {"p2": "send p1"}, "drawn": ["bt", "rt", "rl", "pt", "gl", "pr", "gt", "pt", "rl", "rr", "bl", "rl"], "hash": "5b2098fe9aae2320"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d3", "p3": "move c2"}, "drawn": [], "hash": "1c542095a79ffdde"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall/ a5", "p2": "retrieve b1", "p3": "retrieve c1"}, "drawn": [], "hash": "bf226317fc44cb27"}
{"choices": {"p0": "send p1", "p1": "send p3", "p2": "send p1"}, "drawn": ["bl", "gl", "rr", "pl", "br", "yl", "yl", "br", "yl", "gr", "gl", "gl"], "hash": "1a3c875f2bf6896c"}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "404ad80cfec627b2"}
{"choices": {"p0": "place wall/ b3", "p1": "place catapult d3", "p2": "place catapult b5", "p3": "place catapult c4"}, "drawn": [], "hash": "c4a0176bc56bef8a"}
{"choices": {"p1": "send p3", "p2": "send p3", "p3": "send p1"}, "drawn": [], "hash": "a74a514d2b050ca0"}
{"choices": {"p1": "send p3", "p2": "send p3"}, "drawn": [], "hash": "44c4cb11fd1188b6"}
{"choices": {"p1": "send p3"}, "drawn": ["yr", "gr", "gr", "pr", "pl", "pl", "rt", "pl", "pt", "yl", "yl", "pt"], "hash": "205e6bbd192a59e1"}
{"choices": {"p0": "move c3", "p1": "move c4", "p2": "move d3", "p3": "move c2"}, "drawn": [], "hash": "17319aadd6a0cffd"}
{"choices": {"p0": "pass", "p1": "retrieve d3", "p2": "retrieve b5", "p3": "retrieve e5"}, "drawn": ["rt", "bl", "pt", "bt", "gl", "yt", "pl", "pt", "bl", "pr", "gr", "br"], "hash": "6f136f66a3a721f5"}
{"choices": {"p0": "move c2", "p1": "move b3", "p2": "move c3", "p3": "move d3"}, "drawn": [], "hash": "ad46d609d3a853b9"}
{"choices": {"p0": "place catapult c4", "p1": "place catapult c4", "p2": "place catapult c4", "p3": "place wall/ a2"}, "drawn": [], "hash": "f470c21417be5b5d"}
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "send p3"}, "drawn": [], "hash": "fa1d9262717fd5d3"}
{"choices": {"p0": "send p3"}, "drawn": ["pr", "pl", "br", "rl", "gt", "br", "br", "bl", "pl", "rr", "rr", "gt"], "hash": "7629d77521bcc9a5"}
{"choices": {"p0": "move b2", "p1": "move c2", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "83c7829301548421"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "7cc3b683ae4e33ee"}
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "send p3", "p3": "send p2"}, "drawn": ["bt", "br", "rt", "bt", "yr", "bt", "gr", "bl", "rl", "gr", "rt", "bt"], "hash": "a8194e5da11a4b6c"}
{"choices": {"p0": "move b3", "p1": "move c1", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "d32e3431a1d23ec9"}
{"choices": {"p0": "place catapult a3", "p1": "pass", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "380475fe06f5c5e1"}
{"choices": {"p0": "send p1"}, "drawn": ["yl", "yl", "gr", "bt", "yl", "bl", "bt", "rr", "rr", "yl", "pr", "gt"], "hash": "3c86aae59a5660c1"}
{"choices": {"p0": "move c4", "p1": "move d2", "p2": "move d2", "p3": "move c4"}, "drawn": [], "hash": "6b7d83853ebdd1bd"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "ffbb654578bfcd0f"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "9d438a8c58354f8e"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1, 2], "scores": [10, 0, 0, 7], "rounds": 13}}
