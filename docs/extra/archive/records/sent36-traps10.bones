{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627779, "agents": ["guardian", "guardian", "guardian", "sent36-traps10"]}
{"choices": {"p0": "move d4", "p1": "move d3", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "d649b7d7e134db06"}
{"choices": {"p0": "place treasure b5", "p1": "place treasure d1", "p2": "place treasure e3", "p3": "place treasure d3"}, "drawn": ["rt", "pr", "gr", "rr", "bt", "pr", "rr", "gl", "yl", "pt", "rl", "br"], "hash": "c21796d0b4060371"}
{"choices": {"p0": "move d5", "p1": "move d4", "p2": "move a4", "p3": "move b2"}, "drawn": [], "hash": "b5a855ffab626471"}
{"choices": {"p0": "place dragon a5", "p1": "place dragon e5", "p2": "place dragon e1", "p3": "pass"}, "drawn": [], "hash": "aabee8af36d924f8"}
{"choices": {"p0": "flee n", "p1": "flee e", "p2": "flee e"}, "drawn": [], "hash": "c3e528c6281dd40f"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "99e1b92e11c3089b"}
{"choices": {"p1": "flee n", "p2": "flee e"}, "drawn": [], "hash": "60c644bbc11901e7"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "117eef40f4459c96"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "99532c644a26d90c"}
{"choices": {"p1": "send p3"}, "drawn": ["rr", "gt", "pl", "rt", "gl", "pr", "yt", "bt", "gt", "gl", "rr", "rr"], "hash": "fcbcf96d75c2bdce"}
{"choices": {"p0": "move d4", "p1": "move e5", "p2": "move b3", "p3": "move c3"}, "drawn": [], "hash": "7ec4f8c749a662b2"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall/ a4", "p2": "place wall\\ d3", "p3": "place dragon c5"}, "drawn": [], "hash": "75c6e1c97715f078"}
{"choices": {"p0": "flee w", "p3": "flee n"}, "drawn": [], "hash": "cae1759af43700d2"}
{"choices": {"p3": "send p0"}, "drawn": ["pt", "yr", "pr", "rl", "pr", "pl", "bl", "gt", "bl", "rl", "br", "bt"], "hash": "7e5a0ebfd5be17a0"}
{"choices": {"p0": "move d3", "p1": "move e4", "p2": "move b4", "p3": "move d3"}, "drawn": [], "hash": "03406570ac5874d9"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall/ b5", "p2": "place wall\\ e1", "p3": "retrieve c5"}, "drawn": [], "hash": "09a993739a353aaf"}
{"choices": {"p0": "send p1", "p1": "send p3"}, "drawn": [], "hash": "a4379b78442ffee3"}
{"choices": {"p0": "send p1"}, "drawn": ["pl", "yl", "bt", "gl", "rt", "bt", "yr", "rt", "yt", "rr", "rt", "yr"], "hash": "82eb93b92ec44d5a"}
{"choices": {"p0": "move c3", "p1": "move e3", "p2": "move c5", "p3": "move d4"}, "drawn": [], "hash": "7624800faf8b4178"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "place catapult c1", "p3": "place dragon c5"}, "drawn": [], "hash": "ed989051414d588f"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "95ac86c14730fa90"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "a14a554a9c1b6007"}
{"choices": {"p1": "send p3", "p2": "send p3", "p3": "flee n"}, "drawn": [], "hash": "9c3ad1e0c1cbe1f3"}
{"choices": {"p1": "send p3", "p2": "send p3", "p3": "send p0"}, "drawn": [], "hash": "f8dc52ad7e135167"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "973b807099e08a5c"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "9a5b1fbf0993c2d2"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "be608372e785dbde"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "ced80273779ea878"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "0232f7fc08d0a37f"}
{"choices": {"p3": "send p0"}, "drawn": ["rt", "yt", "gr", "rt", "gt", "br", "yl", "rr", "rl", "pl", "bl", "bt"], "hash": "fd41581a3f8f6510"}
{"choices": {"p0": "move c4", "p1": "move d4", "p2": "move d4", "p3": "move e3"}, "drawn": [], "hash": "fba3df90e0807565"}
{"choices": {"p0": "place catapult e5", "p1": "retrieve c1", "p2": "retrieve c1", "p3": "place wall/ b5"}, "drawn": [], "hash": "3ccf817c008bdc9c"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "6a2fb8fadac3c679"}
{"choices": {"p0": "send p2", "p3": "send p0"}, "drawn": [], "hash": "44661aca3274ed29"}
{"choices": {"p0": "send p2"}, "drawn": ["yr", "pr", "pt", "rr", "gr", "rr", "rr", "br", "br", "pr", "bt", "bt"], "hash": "85208abe1eb71611"}
{"choices": {"p0": "move b3", "p1": "move c3", "p2": "move c4", "p3": "move d4"}, "drawn": [], "hash": "215bab06dbd473b4"}
{"choices": {"p0": "place catapult a1", "p1": "place catapult e5", "p2": "place catapult e5", "p3": "retrieve b5"}, "drawn": [], "hash": "bf7c23449be6a8a1"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p0"}, "drawn": ["gr", "rl", "gt", "bt", "br", "bl", "yr", "yt", "pt", "gt", "pt", "pl"], "hash": "769b99efde3fa4ac"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "7ef5ae4664c44e47"}
{"choices": {"p0": "retrieve a1", "p1": "place catapult c4", "p2": "place catapult c4", "p3": "place catapult c1"}, "drawn": [], "hash": "7eed1cf42d704a83"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p3", "p3": "send p0"}, "drawn": [], "hash": "3b0119bf15a9ab18"}
{"choices": {"p1": "send p2", "p2": "send p3"}, "drawn": ["gl", "yr", "br", "pt", "yt", "bl", "br", "yt", "yl", "pr", "gt", "yl"], "hash": "a2f43a2246388b1b"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "2629283411f6a548"}
{"choices": {"p0": "place catapult c2", "p1": "retrieve c4", "p2": "pass", "p3": "retrieve c1"}, "drawn": [], "hash": "a676f086fad02a61"}
{"choices": {"p0": "send p3", "p2": "send p3"}, "drawn": ["pt", "pl", "gt", "pr", "yl", "br", "pt", "pl", "gt", "bl", "yr", "pt"], "hash": "b24ec30832d0c053"}
{"choices": {"p0": "move c4", "p1": "move c3", "p2": "move d3", "p3": "move c2"}, "drawn": [], "hash": "2663495bfd979932"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "place wall\\ d3"}, "drawn": [], "hash": "4fbac54da0f867ca"}
{"choices": {"p0": "send p3", "p2": "send p3"}, "drawn": ["rt", "yl", "pl", "yl", "rl", "bl", "pr", "pr", "gt", "gl", "gr", "br"], "hash": "611603666c78e3bd"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "79fc817b8de50181"}
{"choices": {"p0": "pass", "p1": "place catapult c5", "p2": "pass", "p3": "place wall/ c4"}, "drawn": [], "hash": "0909164d267ddfd8"}
{"choices": {"p1": "send p3"}, "drawn": ["rt", "bl", "gl", "yt", "rt", "bl", "pt", "yr", "gt", "bl", "rt", "yt"], "hash": "ab66e38fcf132cad"}
{"choices": {"p0": "move b2", "p1": "move b4", "p2": "move d5", "p3": "move c2"}, "drawn": [], "hash": "088af41fc7041b18"}
{"choices": {"p0": "pass", "p1": "retrieve c5", "p2": "pass", "p3": "retrieve d3"}, "drawn": [], "hash": "0f4ce5db239bd7c2"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "93fc7cc4886e61b2"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [0], "scores": [0, 16, 10, 20], "rounds": 12}}
