{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627832, "agents": ["sent24-traps04", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move b4", "p3": "move d4"}, "drawn": [], "hash": "00fa942f7d2e8e8e"}
{"choices": {"p0": "pass", "p1": "place treasure d1", "p2": "place treasure d5", "p3": "place treasure c1"}, "drawn": ["gl", "rr", "br", "gr", "pr", "bl", "rt", "rl", "pl", "pl", "rl", "pl"], "hash": "54aad2f7cc61e41a"}
{"choices": {"p0": "move d4", "p1": "move e4", "p2": "move a4", "p3": "move d5"}, "drawn": [], "hash": "b5fe0c4115d645ff"}
{"choices": {"p0": "pass", "p1": "place dragon a4", "p2": "place dragon e5", "p3": "place dragon a3"}, "drawn": [], "hash": "d56320c238f8fc4c"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "79dff5923e2a14dd"}
{"choices": {"p1": "flee w", "p3": "flee w"}, "drawn": ["yr", "rr", "gl", "pl", "bl", "yr", "pt", "pl", "bt", "bl", "gl", "br"], "hash": "a49e01eb8245c602"}
{"choices": {"p0": "move d5", "p1": "move e3", "p2": "move b3", "p3": "move c5"}, "drawn": [], "hash": "121d0292479d4ca1"}
{"choices": {"p0": "place catapult c2", "p1": "place wall\\ e5", "p2": "place wall/ a5", "p3": "place wall\\ e2"}, "drawn": [], "hash": "f7331e5a222f2b26"}
{"choices": {"p0": "send p2", "p1": "flee w", "p2": "send p0"}, "drawn": [], "hash": "da45a5b5982bda8d"}
{"choices": {"p2": "send p0"}, "drawn": ["bl", "rt", "pr", "bt", "yt", "bt", "yt", "rr", "pr", "rr", "pt", "pl"], "hash": "d2ad3d84b4c318cf"}
{"choices": {"p0": "move c5", "p1": "move d3", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "e0bc84ab4d52262f"}
{"choices": {"p0": "retrieve c2", "p1": "place wall/ d5", "p2": "place wall/ b4", "p3": "place wall/ e4"}, "drawn": [], "hash": "fa78b139edfb7363"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "44cdebf872872382"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "ce334e7c31fa777e"}
{"choices": {"p2": "flee e"}, "drawn": ["yl", "yt", "yl", "rl", "yt", "br", "bt", "pt", "rt", "pt", "bl", "bt"], "hash": "2151ca650d2ad5ce"}
{"choices": {"p0": "move b5", "p1": "move c4", "p2": "move d2", "p3": "move d4"}, "drawn": [], "hash": "b085e810b24b959a"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve b4", "p3": "place catapult a4"}, "drawn": [], "hash": "aa2da0c707bd85ef"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "60b9c2e51f9241c7"}
{"choices": {"p3": "flee w"}, "drawn": ["yr", "yl", "pr", "bl", "yl", "bl", "bt", "pt", "gl", "pt", "pr", "gr"], "hash": "4f62af98d89f0bf1"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move d3", "p3": "move d3"}, "drawn": [], "hash": "29eeaa8815a74930"}
{"choices": {"p0": "place catapult a5", "p1": "place catapult a4", "p2": "place wall\\ e5", "p3": "place catapult e1"}, "drawn": [], "hash": "208a50b034126925"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p0", "p3": "send p2"}, "drawn": [], "hash": "9164d4adad13c763"}
{"choices": {"p2": "send p0", "p3": "send p2"}, "drawn": ["br", "gr", "pt", "yr", "yr", "gl", "br", "gl", "yr", "yl", "rr", "bl"], "hash": "14490466322ad158"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move c4", "p3": "move e4"}, "drawn": [], "hash": "d20a7cdc3bf9bd95"}
{"choices": {"p0": "retrieve a5", "p1": "place catapult c2", "p2": "place catapult c2", "p3": "retrieve e1"}, "drawn": [], "hash": "a91b63a1f115f240"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "a11481171eb4a85b"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "efc812b9a65f27a7"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [37, 33, 31, 0], "rounds": 7}}
