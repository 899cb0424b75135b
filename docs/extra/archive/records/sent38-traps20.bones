{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent38-traps20", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place treasure b3", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "53415a8bbaf2fcd4"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "ac56b06001b89c42"}
{"choices": {"p0": "place wall/ c1", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "fd12e2da40382b32"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "3e3bb42b51b87a9b"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "2951077d7af80ece"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "3c5db325460900e7"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "d3d58d158142b590"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "a09ed7701afcf2dc"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "d4b9509207d4ce82"}
{"choices": {"p0": "move e5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "60d3e012f719a180"}
{"choices": {"p0": "place dragon a3", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "23b1c368f2621220"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "6e936126815e7877"}
{"choices": {"p0": "flee w", "p1": "send p3", "p2": "flee e"}, "drawn": [], "hash": "4994fb6b15343912"}
{"choices": {"p2": "send p1"}, "drawn": ["bl", "rl", "rl", "br", "rt", "rr", "rr", "bt", "pl", "rt", "gt", "rl"], "hash": "d6b4fbddcf551ff8"}
{"choices": {"p0": "move d4", "p1": "move b2", "p2": "move c1", "p3": "move d3"}, "drawn": [], "hash": "628e2d755c725b2f"}
{"choices": {"p0": "place wall/ a3", "p1": "place wall\\ e5", "p2": "place wall\\ b3", "p3": "place wall/ a5"}, "drawn": [], "hash": "898c484f2a8af882"}
{"choices": {"p1": "send p3", "p3": "send p1"}, "drawn": [], "hash": "c1517718d5dbc99b"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "6db7cef9ec20147b"}
{"choices": {"p3": "send p1"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gt", "bt", "rt", "rt"], "hash": "3c3436ec5ab6d2b5"}
{"choices": {"p0": "move c3", "p1": "move b3", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "dd6566353ee4621c"}
{"choices": {"p0": "place catapult b1", "p1": "place catapult a5", "p2": "place catapult d3", "p3": "place catapult c4"}, "drawn": [], "hash": "e55861243280f9cb"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "683fc2e18cd7956f"}
{"choices": {"p1": "flee n", "p3": "send p0"}, "drawn": [], "hash": "92934d3f781f4e8d"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "5a4608720f84fcc7"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "4b95a2bfc4f7e173"}
{"choices": {"p1": "send p0"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yl", "pr", "bl"], "hash": "6e10c087b286d0e5"}
{"choices": {"p0": "move c4", "p1": "move a2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "0df770b23b3c4a0a"}
{"choices": {"p0": "place catapult c4", "p1": "place catapult d2", "p2": "retrieve d3", "p3": "place catapult a4"}, "drawn": [], "hash": "a58833174f825961"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "f5e0e5c91c6aa33a"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "c8cacc59ea8dd857"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [37, 0, 32, 30], "rounds": 6}}
