{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627776, "agents": ["sent20-traps14", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b2", "p3": "move b4"}, "drawn": [], "hash": "9a48fff7d457edcb"}
{"choices": {"p0": "place wall/ a4", "p1": "place treasure d2", "p2": "place treasure d1", "p3": "place treasure d4"}, "drawn": ["pt", "gt", "rr", "yt", "pt", "rr", "rr", "br", "rl", "rl", "gr", "bt"], "hash": "e0c61d8cb294fa4f"}
{"choices": {"p0": "move e4", "p1": "move b2", "p2": "move b1", "p3": "move b5"}, "drawn": [], "hash": "56593cdf6d65e6b8"}
{"choices": {"p0": "place dragon a3", "p1": "place dragon d5", "p2": "place dragon e3", "p3": "place dragon d5"}, "drawn": [], "hash": "8e67d6ffb8796016"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "c8bdd7a92917e59b"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "c7794809e5a5fa37"}
{"choices": {"p0": "send p1", "p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "79424d96b73d5285"}
{"choices": {"p0": "flee w", "p2": "flee e", "p3": "send p2"}, "drawn": [], "hash": "8016e3026f29a7c7"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "89f6cdb35036d30f"}
{"choices": {"p3": "send p2"}, "drawn": ["yr", "yl", "rr", "yr", "pr", "rl", "pl", "gt", "yr", "gl", "rl", "gr"], "hash": "e6dd54984ea91893"}
{"choices": {"p0": "move e5", "p1": "move a3", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "4ee4b7e89e6b7342"}
{"choices": {"p0": "place wall/ e4", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "e9bc39f056e1fe0b"}
{"choices": {"p1": "send p3", "p2": "flee e", "p3": "flee n"}, "drawn": [], "hash": "c43a7d97fb687a4c"}
{"choices": {"p2": "send p3", "p3": "send p1"}, "drawn": ["bl", "rl", "rl", "br", "rt", "rr", "rr", "bt", "pl", "rt", "gt", "rl"], "hash": "31b5479438e50582"}
{"choices": {"p0": "move d5", "p1": "move b2", "p2": "move c1", "p3": "move d4"}, "drawn": [], "hash": "27362a5379bf55f2"}
{"choices": {"p0": "pass", "p1": "place wall\\ c5", "p2": "place wall\\ b3", "p3": "place wall/ a5"}, "drawn": [], "hash": "6ccb5ab52ad7913d"}
{"choices": {"p0": "flee w", "p1": "flee n", "p3": "send p0"}, "drawn": [], "hash": "84c5d8876997764d"}
{"choices": {"p0": "flee w", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "a3cec6a1825c627d"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "6534d8c44af65f77"}
{"choices": {"p1": "send p3"}, "drawn": ["yl", "yt", "yt", "yt", "gl", "br", "gr", "pr", "gr", "bt", "rt", "rt"], "hash": "9ea2b0eaaf3e5fcd"}
{"choices": {"p0": "move c5", "p1": "move b3", "p2": "move b2", "p3": "move d5"}, "drawn": [], "hash": "26851dc29533b56d"}
{"choices": {"p0": "pass", "p1": "place catapult e2", "p2": "place catapult d3", "p3": "place catapult b3"}, "drawn": [], "hash": "14e35fa02c22c9a4"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": ["bl", "yl", "gl", "yl", "gr", "br", "pr", "yl", "yl", "yt", "pr", "bl"], "hash": "cbd4f9d5fe5bce75"}
{"choices": {"p0": "move b5", "p1": "move a2", "p2": "move c1", "p3": "move e5"}, "drawn": [], "hash": "1d646edd7af1cd26"}
{"choices": {"p0": "pass", "p1": "place catapult d4", "p2": "place catapult a5", "p3": "place catapult c2"}, "drawn": [], "hash": "34ce0b9ee7d71168"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "9ddd2dbd42b3921e"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "c9559150050280cf"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [34, 0, 30, 31], "rounds": 6}}
