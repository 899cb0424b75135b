{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627832, "agents": ["sent06-traps04", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move b4", "p3": "move d4"}, "drawn": [], "hash": "00fa942f7d2e8e8e"}
{"choices": {"p0": "pass", "p1": "place treasure d1", "p2": "place treasure d5", "p3": "place treasure c1"}, "drawn": ["gl", "rr", "br", "gr", "pr", "bl", "rt", "rl", "pl", "pl", "rl", "pl"], "hash": "54aad2f7cc61e41a"}
{"choices": {"p0": "move d4", "p1": "move e4", "p2": "move a4", "p3": "move d5"}, "drawn": [], "hash": "b5fe0c4115d645ff"}
{"choices": {"p0": "pass", "p1": "place dragon a4", "p2": "place dragon e5", "p3": "place dragon a3"}, "drawn": [], "hash": "d56320c238f8fc4c"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "79dff5923e2a14dd"}
{"choices": {"p1": "flee w", "p3": "flee w"}, "drawn": ["yr", "rr", "gl", "pl", "bl", "yr", "pt", "pl", "bt", "bl", "gl", "br"], "hash": "a49e01eb8245c602"}
{"choices": {"p0": "move d5", "p1": "move e3", "p2": "move b3", "p3": "move c5"}, "drawn": [], "hash": "121d0292479d4ca1"}
{"choices": {"p0": "pass", "p1": "place wall\\ e5", "p2": "place wall/ a5", "p3": "place wall\\ e2"}, "drawn": [], "hash": "1c5ddc53571bebf8"}
{"choices": {"p1": "flee w", "p2": "send p0"}, "drawn": [], "hash": "4e56d737ffc1cee3"}
{"choices": {"p2": "send p0"}, "drawn": ["bl", "rt", "pr", "bt", "yt", "bt", "yt", "rr", "pr", "rr", "pt", "pl"], "hash": "4c3b96bd58cb5329"}
{"choices": {"p0": "move c5", "p1": "move d3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "cc09abbc3b5c6e26"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall/ d5", "p2": "place wall/ b4", "p3": "place wall/ e4"}, "drawn": [], "hash": "6c52d1f0eaec56d3"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "9067e37b8eff7f44"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "683156158b5c5856"}
{"choices": {"p2": "flee e"}, "drawn": ["yl", "yt", "yl", "rl", "yt", "br", "bt", "pt", "rt", "pt", "bl", "bt"], "hash": "3d5dbd3afe997397"}
{"choices": {"p0": "move b5", "p1": "move c4", "p2": "move c2", "p3": "move d4"}, "drawn": [], "hash": "dbfd2cb2fb6731e0"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve b4", "p3": "place catapult a4"}, "drawn": [], "hash": "14063c0937a82b76"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "178fb9b1ca16f1e9"}
{"choices": {"p3": "flee w"}, "drawn": ["yr", "yl", "pr", "bl", "yl", "bl", "bt", "pt", "gl", "pt", "pr", "gr"], "hash": "caffd9ac73780626"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "395e16d92a5d9a48"}
{"choices": {"p0": "pass", "p1": "place catapult a4", "p2": "place wall\\ e5", "p3": "place catapult e1"}, "drawn": [], "hash": "d20c1cc927f37aff"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "send p2"}, "drawn": [], "hash": "c3ecfe6651d7be28"}
{"choices": {"p2": "send p1", "p3": "send p2"}, "drawn": [], "hash": "dfe152ceff885fe1"}
{"choices": {"p2": "send p1"}, "drawn": ["br", "gr", "pt", "yr", "yr", "gl", "br", "gl", "yr", "yl", "rr", "bl"], "hash": "4e2e5f87c4f1319d"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move c4", "p3": "move e4"}, "drawn": [], "hash": "f5e228684f8aba2f"}
{"choices": {"p0": "pass", "p1": "place catapult c2", "p2": "place catapult c2", "p3": "retrieve e1"}, "drawn": [], "hash": "0ecc8cc9deffdd9c"}
{"choices": {"p1": "send p2", "p2": "send p0"}, "drawn": [], "hash": "b503989da78d8bb7"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "1ac9116fbd5fd3eb"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [36, 33, 35, 0], "rounds": 7}}
