{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent20-traps08", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place wall\\ a5", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "c2351a52be0b0af3"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "7601ed958618d61b"}
{"choices": {"p0": "pass", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "6250c691a97cec96"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "4b5957c2ca2334f9"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "ffa89a7b83ceb976"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "1f31125960fffdcc"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "9e3f9a1eecae74f8"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "2ec9ad83755413fd"}
{"choices": {"p0": "place dragon a3", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "3edb385b8a30a939"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "09adf5c7617fdd94"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "b469a187234b4dc4"}
{"choices": {"p3": "flee s"}, "drawn": [], "hash": "a49bf45ed87db991"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "43a12a50137b90b8"}
{"choices": {"p0": "move d3", "p1": "move b2", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "2aff67946c8ef1ad"}
{"choices": {"p0": "retrieve a3", "p1": "place wall/ c4", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "8759e50440d6f656"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "1c06e0debc4d0f5a"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "bt", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rt", "pl"], "hash": "1fbb4b4df2ef701f"}
{"choices": {"p0": "move c2", "p1": "move b3", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "c39ab530884ae603"}
{"choices": {"p0": "place dragon e4", "p1": "place catapult d4", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "044c36b706ccb1f3"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "a0381678b68192b5"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "ee48d613cde176c8"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "c19a33e83b285ada"}
{"choices": {"p0": "flee e", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "156b21f3ae77ee43"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "da620e52e2dd4fbd"}
{"choices": {"p0": "flee e"}, "drawn": ["yl", "gr", "bt", "rr", "yl", "yt", "pl", "bl", "bt", "rl", "yt", "rr"], "hash": "a8fcbdacf1f07609"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move c4", "p3": "move a4"}, "drawn": [], "hash": "93e697da6ddeb50e"}
{"choices": {"p0": "pass", "p1": "retrieve d4", "p2": "place catapult c1", "p3": "place catapult e4"}, "drawn": [], "hash": "298b20d23d906059"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "a56bc7c5d0550f03"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "22fd689d7b805e4f"}
{"choices": {"p2": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bl", "rt", "rr", "bt"], "hash": "dc6b69b7169140b6"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move d3", "p3": "move b3"}, "drawn": [], "hash": "8c3b957a28e02b8d"}
{"choices": {"p0": "pass", "p1": "retrieve c4", "p2": "place catapult e5", "p3": "retrieve e4"}, "drawn": [], "hash": "d755708b02b210ed"}
{"choices": {"p2": "send p1"}, "drawn": ["br", "gl", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "d71c9197704a9032"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move c4", "p3": "move b2"}, "drawn": [], "hash": "eb5980efc3b6b0a8"}
{"choices": {"p0": "pass", "p1": "place wall\\ e5", "p2": "retrieve e5", "p3": "place catapult e1"}, "drawn": [], "hash": "a880eb37792f8bc9"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "cebc849523f94746"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [34, 29, 23, 0], "rounds": 8}}
