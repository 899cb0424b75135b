{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent24-traps14", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place treasure b3", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "53415a8bbaf2fcd4"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "ac56b06001b89c42"}
{"choices": {"p0": "place dragon a5", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "1eb590cef2493c0d"}
{"choices": {"p0": "flee w", "p1": "flee n"}, "drawn": [], "hash": "5224e34739281a40"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "5fe441ebec8497f7"}
{"choices": {"p0": "flee n", "p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "d604eaccfd703d19"}
{"choices": {"p0": "send p2", "p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "abb1e95c6ca93c25"}
{"choices": {"p0": "flee n", "p3": "flee n"}, "drawn": [], "hash": "14189e169838ea6f"}
{"choices": {"p0": "send p3", "p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "2f8136f63b1fa9b3"}
{"choices": {"p0": "move e5", "p1": "move a3", "p2": "move c1", "p3": "move b4"}, "drawn": [], "hash": "59979b0929abbeeb"}
{"choices": {"p0": "place wall\\ e4", "p1": "place wall/ a5", "p2": "place wall\\ c2", "p3": "place wall\\ e5"}, "drawn": [], "hash": "5187fb65d4e05867"}
{"choices": {"p1": "send p3", "p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "d10cf5467b56a705"}
{"choices": {"p3": "send p1"}, "drawn": ["bl", "rl", "rl", "br", "rt", "rr", "rr", "br", "pl", "rt", "gt", "rl"], "hash": "906544b81adcd715"}
{"choices": {"p0": "move d5", "p1": "move a2", "p2": "move d1", "p3": "move b3"}, "drawn": [], "hash": "b2ea2b44eb10e804"}
{"choices": {"p0": "place wall/ b2", "p1": "place wall\\ c5", "p2": "place wall/ b3", "p3": "place wall/ a4"}, "drawn": [], "hash": "f709dfe096f58337"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "15ee48b9f82ce960"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "2e5ce7d212959260"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "0ba705fc2f4d9b96"}
{"choices": {"p1": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "bt", "gr", "pr", "gt", "bt", "rt", "rt"], "hash": "dea0db96e8db7147"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move d2", "p3": "move c2"}, "drawn": [], "hash": "1f1d4c9e60420483"}
{"choices": {"p0": "retrieve b2", "p1": "place catapult d5", "p2": "place catapult c5", "p3": "place catapult c4"}, "drawn": [], "hash": "20b08ef192050dbe"}
{"choices": {"p1": "send p2", "p2": "send p3", "p3": "send p2"}, "drawn": [], "hash": "377eeba30ee8a57c"}
{"choices": {"p3": "send p2"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "pr", "yl", "pr", "bl"], "hash": "5931c0bb1bcce984"}
{"choices": {"p0": "move c4", "p1": "move a2", "p2": "move d3", "p3": "move b3"}, "drawn": [], "hash": "f63ade9d83b1b026"}
{"choices": {"p0": "retrieve e4", "p1": "retrieve d5", "p2": "place catapult e5", "p3": "place catapult c2"}, "drawn": [], "hash": "6682ba89df231f84"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "35341f438c3aac57"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "8b30a28b9a9fbfc1"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [35, 0, 31, 29], "rounds": 6}}
