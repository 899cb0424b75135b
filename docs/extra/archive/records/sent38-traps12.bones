{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627779, "agents": ["guardian", "guardian", "guardian", "sent38-traps12"]}
{"choices": {"p0": "move d4", "p1": "move d3", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "d649b7d7e134db06"}
{"choices": {"p0": "place treasure b5", "p1": "place treasure d1", "p2": "place treasure e3", "p3": "place treasure d2"}, "drawn": ["rt", "pr", "gr", "rr", "bt", "pr", "rr", "gl", "yl", "pt", "rl", "br"], "hash": "0c18cd4bc883af57"}
{"choices": {"p0": "move d5", "p1": "move d4", "p2": "move a4", "p3": "move b2"}, "drawn": [], "hash": "7831c6e679e0b700"}
{"choices": {"p0": "place dragon a5", "p1": "place dragon e5", "p2": "place dragon e1", "p3": "place dragon e2"}, "drawn": [], "hash": "330af167d2176cf6"}
{"choices": {"p0": "flee n", "p1": "flee e", "p2": "flee e", "p3": "flee e"}, "drawn": [], "hash": "be6511146a938c89"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "60c085281bf36f00"}
{"choices": {"p1": "flee n", "p2": "flee e", "p3": "flee e"}, "drawn": [], "hash": "af1942da2008de84"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "05d7129449586985"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "ca1b504a0cc533e0"}
{"choices": {"p1": "send p3"}, "drawn": ["rr", "gt", "pl", "rt", "gl", "pr", "yt", "bt", "gt", "gl", "rr", "rr"], "hash": "dc7ad0a9239ab17e"}
{"choices": {"p0": "move d4", "p1": "move e5", "p2": "move b3", "p3": "move c3"}, "drawn": [], "hash": "46209f0c3b573bf1"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall/ a4", "p2": "place wall\\ d3", "p3": "place wall/ b5"}, "drawn": [], "hash": "6a255a6c4bbe41cd"}
{"choices": {"p0": "flee w", "p3": "send p2"}, "drawn": ["pt", "yr", "pr", "rl", "pr", "pl", "bl", "gt", "bl", "rl", "br", "bt"], "hash": "880ea018bdccac31"}
{"choices": {"p0": "move d3", "p1": "move e4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "90f1a1d67de092c0"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall/ b5", "p2": "place wall/ a5", "p3": "place wall/ a2"}, "drawn": [], "hash": "3154ff67ec07d2eb"}
{"choices": {"p0": "send p1", "p1": "send p2", "p2": "send p1", "p3": "send p2"}, "drawn": [], "hash": "e324d73738994830"}
{"choices": {"p0": "send p1"}, "drawn": ["pl", "yl", "bt", "gl", "rt", "bt", "yr", "rt", "yt", "rr", "rt", "yr"], "hash": "74eacbe890541486"}
{"choices": {"p0": "move c2", "p1": "move e3", "p2": "move d2", "p3": "move c4"}, "drawn": [], "hash": "b32815ef2b855f4e"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "place catapult c5", "p3": "place catapult e4"}, "drawn": [], "hash": "7803ef5e957ff682"}
{"choices": {"p1": "send p3", "p2": "send p1", "p3": "send p2"}, "drawn": [], "hash": "b8398b5ed19a5edd"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": [], "hash": "de1582130bf00c5f"}
{"choices": {"p2": "send p1"}, "drawn": [], "hash": "6028a9ffb4c2945e"}
{"choices": {"p2": "send p1"}, "drawn": ["rt", "yt", "gr", "rt", "gt", "br", "yl", "rr", "yr", "pl", "bl", "bt"], "hash": "ca5cf07f6e2b65cd"}
{"choices": {"p0": "move c3", "p1": "move d4", "p2": "move c1", "p3": "move d3"}, "drawn": [], "hash": "3e4f58d96815148b"}
{"choices": {"p0": "place catapult c4", "p1": "place catapult b5", "p2": "place catapult c4", "p3": "retrieve e4"}, "drawn": [], "hash": "7eb8107135d38c44"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "60af26357e8056ca"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "68f81b1d4f93a47e"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": ["yr", "pr", "pt", "rr", "gr", "rr", "rt", "br", "br", "pr", "bt", "bt"], "hash": "3bfe88c0bb4f1d02"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move d2", "p3": "move c4"}, "drawn": [], "hash": "fb5416f7b27523b7"}
{"choices": {"p0": "place catapult a1", "p1": "pass", "p2": "pass", "p3": "place catapult d1"}, "drawn": [], "hash": "03dd48d925253160"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p0", "p3": "send p2"}, "drawn": ["gr", "rl", "gt", "bt", "br", "bl", "yr", "yt", "pl", "gt", "pt", "pl"], "hash": "5a25d8174f10ad75"}
{"choices": {"p0": "move d4", "p1": "move c4", "p2": "move d3", "p3": "move d3"}, "drawn": [], "hash": "6d0e7fa3d22ccc71"}
{"choices": {"p0": "retrieve a1", "p1": "pass", "p2": "pass", "p3": "retrieve d1"}, "drawn": ["br", "yt", "br", "pt", "yt", "rr", "br", "yt", "yl", "pr", "gt", "yl"], "hash": "f565cbc6464d4b91"}
{"choices": {"p0": "move d3", "p1": "move d3", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "6177906a65fe439f"}
{"choices": {"p0": "place catapult c2", "p1": "pass", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "ee0703d4a06be329"}
{"choices": {"p0": "send p3", "p3": "send p2"}, "drawn": [], "hash": "ac60bd9de879e3d8"}
{"choices": {"p0": "send p3"}, "drawn": ["pt", "pl", "gl", "pr", "yl", "br", "pt", "pl", "gr", "bl", "yr", "pt"], "hash": "ac90f354b6c875e6"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d3", "p3": "move d3"}, "drawn": [], "hash": "6b2e155a3eae706a"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "place catapult c1"}, "drawn": [], "hash": "b880159c5c678c0a"}
{"choices": {"p0": "send p3", "p3": "send p2"}, "drawn": [], "hash": "5e6efff9dbf40d38"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [1], "scores": [17, 0, 17, 29], "rounds": 10}}
