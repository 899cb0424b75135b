{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627843, "agents": ["guardian", "guardian", "guardian", "sent24-traps08"]}
{"choices": {"p0": "move c4", "p1": "move d4", "p2": "move d4", "p3": "move c4"}, "drawn": [], "hash": "549321e1237fc113"}
{"choices": {"p0": "place treasure e3", "p1": "place treasure b3", "p2": "place dragon e5", "p3": "place catapult a5"}, "drawn": [], "hash": "b84a988dd9d93d98"}
{"choices": {"p2": "flee e", "p3": "send p0"}, "drawn": [], "hash": "12eddd28ac5067e5"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "9f05b0b589e54991"}
{"choices": {"p2": "send p3"}, "drawn": ["rr", "pt", "bl", "gr", "pt", "pl", "gr", "rr", "bl", "gr", "pl", "bt"], "hash": "2cb8c899bd01e675"}
{"choices": {"p0": "move b5", "p1": "move e5", "p2": "move c3", "p3": "move d5"}, "drawn": [], "hash": "ce92c77620610dfb"}
{"choices": {"p0": "place dragon a1", "p1": "place dragon a1", "p2": "place treasure d4", "p3": "place catapult d5"}, "drawn": [], "hash": "2a120414fbbe82c6"}
{"choices": {"p0": "flee w", "p1": "flee w"}, "drawn": [], "hash": "0f880b8a80f40bc0"}
{"choices": {"p1": "flee w"}, "drawn": ["yt", "pr", "rt", "rt", "gl", "bl", "rl", "pr", "rl", "bl", "yt", "rt"], "hash": "c068ea9a4f93dcd4"}
{"choices": {"p0": "move a5", "p1": "move d5", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "51784e3ee1648940"}
{"choices": {"p0": "place wall\\ d3", "p1": "place wall/ a4", "p2": "place wall\\ b4", "p3": "place dragon c4"}, "drawn": [], "hash": "881c88aadb3ac776"}
{"choices": {"p3": "send p2"}, "drawn": ["rr", "br", "br", "bl", "gl", "yr", "bl", "rr", "yr", "gr", "br", "rr"], "hash": "bbbf205a4304b91b"}
{"choices": {"p0": "move b4", "p1": "move c4", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "afb1d09294f8fffd"}
{"choices": {"p0": "place wall\\ e1", "p1": "place wall\\ d5", "p2": "place catapult c1", "p3": "retrieve a5"}, "drawn": [], "hash": "991638cb70ce5854"}
{"choices": {"p1": "send p2", "p2": "send p3", "p3": "flee e"}, "drawn": [], "hash": "ed8bc7971a0a56cf"}
{"choices": {"p1": "send p2", "p2": "flee n", "p3": "flee n"}, "drawn": [], "hash": "06a0c2f4b1ad8e24"}
{"choices": {"p1": "send p2", "p2": "send p3", "p3": "send p2"}, "drawn": ["rt", "yl", "gt", "bt", "gl", "rt", "yr", "gt", "rl", "bl", "yr", "gl"], "hash": "0dfed81ab84b05b5"}
{"choices": {"p0": "move b3", "p1": "move d4", "p2": "move c4", "p3": "move e4"}, "drawn": [], "hash": "870ce380f30363e8"}
{"choices": {"p0": "place catapult d4", "p1": "retrieve a4", "p2": "place wall\\ e5", "p3": "retrieve c4"}, "drawn": [], "hash": "3b9eb8cd12b3bcd1"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "send p2"}, "drawn": [], "hash": "3d3630d2658b6ff7"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": [], "hash": "a5b773431934dcfb"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": ["bt", "yt", "rl", "gt", "pr", "br", "pt", "gr", "yr", "gr", "pt", "gt"], "hash": "e53240b7ba24bb53"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d4", "p3": "move d3"}, "drawn": [], "hash": "1c0185e398daf010"}
{"choices": {"p0": "place catapult e5", "p1": "place wall\\ e5", "p2": "place catapult c2", "p3": "place dragon e5"}, "drawn": [], "hash": "44b6dee83142bfbe"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "0d989068d0928c43"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "d849a61e29ecc5ad"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "2aea75be393b6f39"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "5d4f8509d2a23ff6"}
{"choices": {"p0": "flee w", "p2": "send p0", "p3": "flee n"}, "drawn": [], "hash": "24498f6ee04b0ea8"}
{"choices": {"p0": "flee w", "p3": "send p2"}, "drawn": [], "hash": "6dcfdccd8d28056b"}
{"choices": {"p0": "send p2", "p3": "flee e"}, "drawn": ["pt", "yt", "gt", "rt", "bt", "yr", "rl", "yr", "bt", "rl", "pt", "yr"], "hash": "ee4e820205d60062"}
{"choices": {"p0": "move b3", "p1": "move b4", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "168b254637dae479"}
{"choices": {"p0": "retrieve e5", "p1": "place catapult a1", "p2": "retrieve c2", "p3": "place catapult c1"}, "drawn": [], "hash": "7c8d02ddc1796135"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p0", "p3": "send p2"}, "drawn": [], "hash": "2385a81ea662b965"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "af840488b73a517d"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "c77317e29be19b8d"}
{"choices": {"p2": "send p0"}, "drawn": ["yt", "rt", "pt", "yr", "yl", "bt", "bt", "yt", "yt", "gl", "br", "rl"], "hash": "3bd72f0a632eb8bb"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "2357f4ff7bc85153"}
{"choices": {"p0": "place catapult d2", "p1": "place catapult c1", "p2": "place catapult a1", "p3": "pass"}, "drawn": [], "hash": "6ccecfa8b82cd74c"}
{"choices": {"p0": "send p2", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": ["gt", "yl", "rl", "yl", "rl", "pt", "gl", "yr", "gr", "yt", "pt", "bt"], "hash": "e4af5e3b037f636a"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "ee1afe291dce70eb"}
{"choices": {"p0": "retrieve d2", "p1": "retrieve c1", "p2": "retrieve a1", "p3": "pass"}, "drawn": ["yr", "rt", "pr", "gt", "pr", "yt", "rl", "pl", "rt", "rl", "rr", "rt"], "hash": "8913269247c46cb0"}
{"choices": {"p0": "move c2", "p1": "move c4", "p2": "move d4", "p3": "move b3"}, "drawn": [], "hash": "28c2664dd6e43137"}
{"choices": {"p0": "place catapult c5", "p1": "place catapult c5", "p2": "place catapult c2", "p3": "pass"}, "drawn": [], "hash": "d58f0f037b695082"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "30ae090fd3fa33b0"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "8ffed87bb4ca265f"}
{"choices": {"p2": "send p0"}, "drawn": ["yt", "pl", "rt", "rl", "gr", "pr", "pt", "bl", "gr", "rt", "pl", "gt"], "hash": "f57215493ecac2f8"}
{"choices": {"p0": "move b3", "p1": "move b3", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "eb5af03b4b2d031f"}
{"choices": {"p0": "retrieve c5", "p1": "retrieve a1", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "3f2393f02d1b5c1f"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": ["pt", "rr", "yl", "bt", "br", "gt", "yt", "bt", "bl", "gr", "br", "yl"], "hash": "94e5b74a8eebda3b"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move c3", "p3": "move d3"}, "drawn": [], "hash": "f10b1f901163762c"}
{"choices": {"p0": "place catapult d1", "p1": "place catapult e3", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "75c7b8380419bd41"}
{"choices": {"p0": "send p3", "p1": "send p3"}, "drawn": [], "hash": "863173f84d64a476"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [0, 1], "scores": [0, 0, 7, 28], "rounds": 12}}
