{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627782, "agents": ["guardian", "guardian", "sent28-traps22", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move d4", "p2": "move b4", "p3": "move d4"}, "drawn": [], "hash": "de68f3bd65782df0"}
{"choices": {"p0": "place treasure c1", "p1": "place dragon e5", "p2": "place catapult a5", "p3": "place treasure b2"}, "drawn": [], "hash": "c579975c45a89b59"}
{"choices": {"p1": "flee e", "p2": "send p0"}, "drawn": [], "hash": "cdffd628ec994686"}
{"choices": {"p1": "flee e"}, "drawn": ["rl", "rt", "yr", "br", "bt", "rt", "bt", "gr", "pr", "gt", "bt", "bt"], "hash": "adc0f8b4ead3e319"}
{"choices": {"p0": "move a5", "p1": "move c5", "p2": "move b5", "p3": "move c3"}, "drawn": [], "hash": "a54f9f0bbe6b463f"}
{"choices": {"p0": "place dragon e5", "p1": "place treasure b2", "p2": "place catapult d5", "p3": "place dragon a2"}, "drawn": [], "hash": "76ab99eab16994da"}
{"choices": {"p3": "flee w"}, "drawn": [], "hash": "7047c8dd64720d5c"}
{"choices": {"p0": "flee n", "p1": "flee e", "p2": "send p0"}, "drawn": [], "hash": "8af5628e1fed07b3"}
{"choices": {"p0": "send p2"}, "drawn": [], "hash": "7d766bb578432181"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "e8e24d0b8374f3de"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "40a0f589226d17dc"}
{"choices": {"p0": "send p2"}, "drawn": ["pl", "gt", "bt", "gl", "gr", "rt", "br", "gl", "yl", "pt", "gr", "pr"], "hash": "2a49bb1df92ef656"}
{"choices": {"p0": "move b4", "p1": "move d5", "p2": "move c5", "p3": "move b2"}, "drawn": [], "hash": "bfd6c3052ac11276"}
{"choices": {"p0": "place wall\\ d4", "p1": "place wall\\ e5", "p2": "place dragon c4", "p3": "place wall\\ e5"}, "drawn": [], "hash": "eb749f779a7aefca"}
{"choices": {"p0": "flee n", "p2": "flee n", "p3": "send p0"}, "drawn": [], "hash": "7fcf08bd1a956db3"}
{"choices": {"p0": "send p3", "p2": "send p3", "p3": "send p0"}, "drawn": ["bl", "rr", "yr", "pt", "bt", "yl", "gl", "gl", "bt", "rt", "gt", "rl"], "hash": "5930b85c7ebebeff"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move d4", "p3": "move c2"}, "drawn": [], "hash": "9a4dca820114bd0b"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall/ a4", "p2": "place wall/ c2", "p3": "place wall/ b5"}, "drawn": [], "hash": "b2e0c165c8e64292"}
{"choices": {"p0": "send p3", "p2": "send p3", "p3": "send p1"}, "drawn": [], "hash": "1d92425f23d8f38f"}
{"choices": {"p0": "send p3", "p3": "send p2"}, "drawn": ["rt", "gr", "gt", "rl", "pt", "br", "pr", "yt", "bl", "rr", "pr", "pl"], "hash": "35e0e3f60063f246"}
{"choices": {"p0": "move c2", "p1": "move d3", "p2": "move e5", "p3": "move d3"}, "drawn": [], "hash": "3496b73b6e5e3c06"}
{"choices": {"p0": "place catapult d4", "p1": "pass", "p2": "place wall\\ c1", "p3": "place catapult e5"}, "drawn": [], "hash": "c3780833d58c67d2"}
{"choices": {"p0": "send p2", "p3": "send p2"}, "drawn": [], "hash": "e155fd617a94b817"}
{"choices": {"p3": "send p2"}, "drawn": ["rr", "yr", "rl", "rt", "br", "rt", "yr", "gt", "rr", "br", "gl", "yl"], "hash": "334bc42330f13f36"}
{"choices": {"p0": "move c1", "p1": "move c4", "p2": "move d5", "p3": "move d4"}, "drawn": [], "hash": "b4d2cfc8ae41ef42"}
{"choices": {"p0": "place catapult c4", "p1": "place catapult c2", "p2": "place treasure d5", "p3": "retrieve e5"}, "drawn": [], "hash": "1f1fc7cd970fb7a4"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "flee w"}, "drawn": ["yl", "yl", "yr", "pr", "bt", "br", "rl", "yl", "yl", "rt", "pl", "bt"], "hash": "df01789ecf239378"}
{"choices": {"p0": "move d2", "p1": "move d3", "p2": "move c4", "p3": "move d5"}, "drawn": [], "hash": "9c1fd9e91023cb1a"}
{"choices": {"p0": "retrieve d4", "p1": "place catapult c1", "p2": "pass", "p3": "place catapult a2"}, "drawn": [], "hash": "49be109ee357d9f6"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "5e58cf1d4e262520"}
{"choices": {"p1": "send p2"}, "drawn": ["rl", "bt", "pl", "rr", "rt", "pl", "gl", "gt", "rt", "rt", "pr", "pt"], "hash": "4535d28a4df1b47a"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "e1c085f2d5a6aead"}
{"choices": {"p0": "place catapult b2", "p1": "retrieve c1", "p2": "pass", "p3": "place catapult e3"}, "drawn": [], "hash": "75e4d39757a7a1cb"}
{"choices": {"p0": "send p1", "p3": "send p1"}, "drawn": ["rt", "pl", "rl", "rl", "bl", "pl", "yl", "yr", "gr", "gt", "yt", "yr"], "hash": "6f0f7c2eec3c8c98"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move b2", "p3": "move b3"}, "drawn": [], "hash": "44df31d180f71456"}
{"choices": {"p0": "retrieve b2", "p1": "place catapult c4", "p2": "retrieve c1", "p3": "retrieve a2"}, "drawn": [], "hash": "a82bbdb0860dc599"}
{"choices": {"p1": "send p2", "p2": "flee w"}, "drawn": [], "hash": "babe15ec1bf0904e"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "325aea5a199fd549"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "ded36921bec2e11f"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "8bab81633f1b350d"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "0da0c515d7087600"}
{"choices": {"p2": "flee w"}, "drawn": [], "hash": "b2761df7b22806bf"}
{"choices": {"p2": "flee w"}, "drawn": [], "hash": "6c9620e6ac4a56ac"}
{"choices": {"p2": "send p0"}, "drawn": ["yr", "gr", "yl", "br", "yt", "gr", "bl", "yt", "pr", "rr", "yl", "yr"], "hash": "dab8766a35da272f"}
{"choices": {"p0": "move b3", "p1": "move c2", "p2": "move c1", "p3": "move c4"}, "drawn": [], "hash": "47323ba53fe9f2d3"}
{"choices": {"p0": "place catapult e4", "p1": "retrieve c4", "p2": "place wall/ c4", "p3": "place catapult d4"}, "drawn": [], "hash": "9bc5d40a608d617f"}
{"choices": {"p0": "send p1", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "8fc8b2afa55e6f89"}
{"choices": {"p0": "send p2", "p2": "send p1", "p3": "send p1"}, "drawn": ["pl", "yl", "yt", "gl", "rt", "rl", "yl", "yl", "pr", "rr", "rt", "gr"], "hash": "4dec1d5cf77ace80"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move c2", "p3": "move b3"}, "drawn": [], "hash": "5f4cbfcee98b87df"}
{"choices": {"p0": "retrieve e4", "p1": "place catapult e4", "p2": "pass", "p3": "retrieve d4"}, "drawn": [], "hash": "3a96c4112b52c1b1"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": ["yr", "br", "bl", "rl", "pt", "gr", "gt", "rr", "pl", "rt", "rr", "yt"], "hash": "25510a5c5f514f4f"}
{"choices": {"p0": "move b3", "p1": "move c2", "p2": "move b3", "p3": "move a2"}, "drawn": [], "hash": "74ee3f45640d9fc8"}
{"choices": {"p0": "place catapult e4", "p1": "pass", "p2": "pass", "p3": "place catapult e4"}, "drawn": [], "hash": "b1fec6d8d5815ece"}
{"choices": {"p0": "send p3", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "eca3e5f36f659fe0"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [1], "scores": [19, 0, 21, 20], "rounds": 12}}
