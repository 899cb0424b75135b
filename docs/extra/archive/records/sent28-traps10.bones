{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent28-traps10", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place treasure b4", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "0590a0bca0a55824"}
{"choices": {"p0": "move e4", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "1f0e95e29fbbc3ed"}
{"choices": {"p0": "place dragon a3", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "23cca8b26d3a452c"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "deaaa60eb1eb8e9a"}
{"choices": {"p0": "flee w", "p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "557441f2ac064105"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "cf5f6da10d3cc05c"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "67050943477fe600"}
{"choices": {"p0": "move d3", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "7dcc09605c608a70"}
{"choices": {"p0": "place wall\\ c5", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "9eb05540e9185f6c"}
{"choices": {"p0": "send p3", "p3": "flee e"}, "drawn": [], "hash": "35fa5f3eea6f0070"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "5325a0bb03c1f089"}
{"choices": {"p0": "move e4", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "30b50c71dedbf695"}
{"choices": {"p0": "retrieve c5", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "9194a4ec177bf037"}
{"choices": {"p0": "flee w", "p1": "send p0", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "97a305c7ea54856a"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "49dc5fbc959e2526"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "0aa650c7dc3817f2"}
{"choices": {"p0": "place wall/ c5", "p1": "retrieve e4", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "004b918771ba515d"}
{"choices": {"p0": "send p3", "p3": "send p1"}, "drawn": ["yl", "gr", "bt", "rr", "yt", "yr", "pl", "bt", "br", "rl", "yr", "rr"], "hash": "39ac8ec7e749048c"}
{"choices": {"p0": "move c2", "p1": "move b4", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "ae36325065fe5bdf"}
{"choices": {"p0": "retrieve c5", "p1": "place wall/ a2", "p2": "place wall\\ e4", "p3": "place catapult e4"}, "drawn": [], "hash": "2e3662303f4f2a64"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "4b1260f580693b5c"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "br"], "hash": "36d76fb24d18ed83"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move d3", "p3": "move c3"}, "drawn": [], "hash": "8cdb22aae20b43af"}
{"choices": {"p0": "place wall/ a3", "p1": "place catapult e2", "p2": "place catapult a4", "p3": "retrieve e4"}, "drawn": [], "hash": "2112750c0d31f7ca"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "ad21df95c5c7c592"}
{"choices": {"p2": "send p0"}, "drawn": ["gl", "gt", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "gl"], "hash": "54de5d182f2213fb"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "cbd79987e3d766c7"}
{"choices": {"p0": "retrieve a3", "p1": "place catapult c1", "p2": "place catapult d3", "p3": "place catapult c5"}, "drawn": [], "hash": "31c0c4495f669b1f"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "6c467c357cc27824"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "2cef719c80f87ed0"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [31, 26, 20, 0], "rounds": 8}}
