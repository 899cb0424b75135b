{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent26-traps06", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place treasure b3", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "53415a8bbaf2fcd4"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "ac56b06001b89c42"}
{"choices": {"p0": "retrieve b3", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "415523e7b232eafb"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "116eda5cd61d77c0"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "93220d9fb90240ed"}
{"choices": {"p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "239e4befbab23072"}
{"choices": {"p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "15cc1beead1ee070"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "3124bbf9aa5c3a99"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "d16acd5beebabf52"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "f74aaf336928d11c"}
{"choices": {"p0": "place treasure b2", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "4b19047b2399b608"}
{"choices": {"p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "ef107e833fcb2afb"}
{"choices": {"p2": "send p0"}, "drawn": ["bt", "rt", "rl", "br", "rt", "rr", "bl", "bt", "pl", "rt", "gt", "rl"], "hash": "b65e1389d9fcdaa9"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "24c9ed9c415f2915"}
{"choices": {"p0": "retrieve b2", "p1": "place wall\\ c5", "p2": "place wall\\ b3", "p3": "place wall/ a3"}, "drawn": [], "hash": "8ab65d6a0edab173"}
{"choices": {"p1": "flee n", "p3": "flee n"}, "drawn": [], "hash": "a276f4d790340383"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "5dc5e7edef6f3835"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "234697431f1a404a"}
{"choices": {"p1": "send p0"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "680a8eadc3303b67"}
{"choices": {"p0": "move d5", "p1": "move c2", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "ca720f68549021a7"}
{"choices": {"p0": "place dragon a2", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult c4"}, "drawn": [], "hash": "acdbec78caad9d26"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "f520a53935d7da9d"}
{"choices": {"p0": "flee w", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "ad078037b79651ac"}
{"choices": {"p0": "flee w", "p3": "send p0"}, "drawn": [], "hash": "4a192696e6ba5d88"}
{"choices": {"p0": "flee w"}, "drawn": ["bt", "yl", "gl", "yl", "gr", "br", "pr", "yl", "pr", "yl", "pr", "bl"], "hash": "f5d404f7816b9e87"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move c1", "p3": "move c1"}, "drawn": [], "hash": "d00744f2bd8b577b"}
{"choices": {"p0": "place treasure a1", "p1": "place catapult a2", "p2": "place catapult c4", "p3": "place catapult a2"}, "drawn": [], "hash": "8b080cc60df4649b"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "e357b76fe14c1cb4"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "8553e35db28fbb01"}
{"choices": {"p3": "send p0"}, "drawn": ["gt", "bt", "bt", "pt", "gl", "bl", "gl", "rl", "gt", "yl", "gr", "yt"], "hash": "f03babe923210b03"}
{"choices": {"p0": "move d5", "p1": "move e4", "p2": "move d1", "p3": "move c2"}, "drawn": [], "hash": "4229cb8f96021514"}
{"choices": {"p0": "place catapult a2", "p1": "retrieve a2", "p2": "retrieve d3", "p3": "retrieve a2"}, "drawn": [], "hash": "08f443ac5d5d7668"}
{"choices": {"p0": "send p3"}, "drawn": ["br", "bl", "gl", "gl", "gr", "rr", "pt", "yl", "pr", "yr", "yt", "pl"], "hash": "1daf227b4741357c"}
{"choices": {"p0": "move c4", "p1": "move e3", "p2": "move d2", "p3": "move b3"}, "drawn": [], "hash": "a922ab94f5f5e58d"}
{"choices": {"p0": "retrieve a2", "p1": "place catapult b4", "p2": "place catapult a4", "p3": "place catapult a2"}, "drawn": [], "hash": "c1af3dd56290bb32"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "d74a6550c1fef9c8"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [36, 0, 26, 32], "rounds": 8}}
