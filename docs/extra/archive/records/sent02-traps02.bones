{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent02-traps02", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place treasure a3", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "e298e345bb5e8500"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "b284ed77e09a66ad"}
{"choices": {"p0": "pass", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "c74cbc79f5d7c888"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "0561d2dc39faabe7"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "b32673083566a15e"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "ef59d025118b3b33"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "8712a8d9502aaeca"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "79566e1f991f0f5d"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "6e3c4c67de4c9ff4"}
{"choices": {"p0": "move e5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "b831bcac42fda61e"}
{"choices": {"p0": "pass", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "eb6bfe12964d4a7e"}
{"choices": {"p1": "send p3", "p2": "flee e"}, "drawn": [], "hash": "b7c1638e15966092"}
{"choices": {"p2": "send p3"}, "drawn": ["bl", "rl", "rl", "br", "rt", "rr", "rr", "bt", "pl", "rt", "gt", "rl"], "hash": "5961493f35166359"}
{"choices": {"p0": "move d4", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "70c675809058d3f0"}
{"choices": {"p0": "pass", "p1": "place wall/ c5", "p2": "place wall\\ b3", "p3": "place wall/ a5"}, "drawn": [], "hash": "14c2adb24f2ffc9c"}
{"choices": {"p3": "send p1"}, "drawn": [], "hash": "5b65057bf7bc0bd7"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "16fa9a0d9b7624ec"}
{"choices": {"p3": "send p1"}, "drawn": [], "hash": "036ffe6d2eee1989"}
{"choices": {"p3": "send p1"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gt", "bt", "rt", "rt"], "hash": "983bb6aedec2bbf6"}
{"choices": {"p0": "move c3", "p1": "move a3", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "e3e660c822356993"}
{"choices": {"p0": "pass", "p1": "place catapult e5", "p2": "place catapult d3", "p3": "place catapult c4"}, "drawn": [], "hash": "a078d23ab06dbf0e"}
{"choices": {"p1": "send p3", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "73fd2a940cdcebea"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "160575733797d219"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "d77febc2e8c9c0e9"}
{"choices": {"p1": "flee e"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yt", "pr", "bl"], "hash": "29f727a85524eff0"}
{"choices": {"p0": "move c4", "p1": "move a4", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "9caf67050e54d56c"}
{"choices": {"p0": "pass", "p1": "place catapult d2", "p2": "retrieve d3", "p3": "place catapult d5"}, "drawn": [], "hash": "158d4c36aae80baf"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "75be6396d6d502d6"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "94f9bdd7fc4793d8"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "bfd152d5e1d059c3"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [33, 0, 32, 29], "rounds": 6}}
