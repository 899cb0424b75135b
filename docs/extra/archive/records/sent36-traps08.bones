{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627805, "agents": ["guardian", "sent36-traps08", "guardian", "guardian"]}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "fc2de5b1761872c6"}
{"choices": {"p0": "place treasure c2", "p1": "pass", "p2": "place treasure a3", "p3": "place treasure e4"}, "drawn": ["bt", "rr", "gt", "rt", "bl", "yl", "gl", "rt", "bl", "rr", "gt", "pt"], "hash": "014957943e5f0070"}
{"choices": {"p0": "move e4", "p1": "move c4", "p2": "move d4", "p3": "move b5"}, "drawn": [], "hash": "b28abf2100cc9bbc"}
{"choices": {"p0": "place dragon a4", "p1": "pass", "p2": "place dragon e5", "p3": "place dragon e5"}, "drawn": [], "hash": "55b9f208294f8136"}
{"choices": {"p2": "flee n", "p3": "flee n"}, "drawn": [], "hash": "b9ddb9eae991d995"}
{"choices": {"p2": "send p0", "p3": "send p1"}, "drawn": [], "hash": "b33dc0c1b98be37f"}
{"choices": {"p0": "flee w", "p2": "flee n"}, "drawn": [], "hash": "ea7026aab8fd0fad"}
{"choices": {"p0": "flee w", "p2": "send p0"}, "drawn": [], "hash": "112ac3f6f6b04816"}
{"choices": {"p2": "flee e"}, "drawn": ["rr", "gl", "gt", "gr", "yt", "pl", "gl", "yt", "yl", "yl", "bl", "rr"], "hash": "fda1711bf8f32562"}
{"choices": {"p0": "move e5", "p1": "move d3", "p2": "move e5", "p3": "move c5"}, "drawn": [], "hash": "08324b4c9007cca1"}
{"choices": {"p0": "place wall\\ e3", "p1": "place treasure b1", "p2": "place wall/ b5", "p3": "place wall/ a4"}, "drawn": [], "hash": "73c9c3f90be3e8cf"}
{"choices": {"p2": "send p1"}, "drawn": ["rt", "pr", "gr", "yr", "rl", "yt", "gt", "br", "pr", "bl", "yt", "rr"], "hash": "9e2e3dbf999d5fcb"}
{"choices": {"p0": "move d4", "p1": "move c3", "p2": "move d5", "p3": "move b5"}, "drawn": [], "hash": "a38eedaf628f7034"}
{"choices": {"p0": "place wall\\ e5", "p1": "place dragon b3", "p2": "place wall/ a2", "p3": "place wall\\ e2"}, "drawn": [], "hash": "3a18069561679821"}
{"choices": {"p1": "flee w"}, "drawn": [], "hash": "b7e78c6618aa18b2"}
{"choices": {"p0": "send p1", "p2": "send p1"}, "drawn": ["gr", "pr", "bt", "rt", "yt", "yr", "pl", "pl", "yr", "gr", "rl", "bt"], "hash": "dd52891b5871f230"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move e4", "p3": "move c5"}, "drawn": [], "hash": "933727541f4b29eb"}
{"choices": {"p0": "place catapult b3", "p1": "retrieve b3", "p2": "pass", "p3": "place catapult c1"}, "drawn": [], "hash": "08f1d9cad22571bf"}
{"choices": {"p0": "send p1", "p3": "send p1"}, "drawn": [], "hash": "1ec3e68a1d5ea397"}
{"choices": {"p0": "flee w", "p3": "flee e"}, "drawn": ["yt", "pr", "gt", "pt", "bl", "pt", "rr", "pl", "rt", "bl", "yr", "gt"], "hash": "ea327c4c3db117c5"}
{"choices": {"p0": "move b5", "p1": "move b5", "p2": "move e3", "p3": "move d5"}, "drawn": [], "hash": "8bebc6eccb120d42"}
{"choices": {"p0": "retrieve b3", "p1": "place dragon a1", "p2": "place catapult b3", "p3": "place catapult e5"}, "drawn": [], "hash": "fc699a359cb1b8ac"}
{"choices": {"p1": "flee w"}, "drawn": [], "hash": "26a8ebe697fc62e7"}
{"choices": {"p1": "flee w"}, "drawn": [], "hash": "4e84669f68dacc80"}
{"choices": {"p2": "send p3", "p3": "send p2"}, "drawn": ["yl", "br", "rt", "rr", "yl", "yr", "bt", "yl", "bl", "pr", "bl", "rr"], "hash": "2c6a5319d30026c9"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move e4", "p3": "move c4"}, "drawn": [], "hash": "cf0b3e44fc9c4396"}
{"choices": {"p0": "place catapult a2", "p1": "place catapult c1", "p2": "retrieve b3", "p3": "retrieve e5"}, "drawn": [], "hash": "da42503a111193e7"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p1"}, "drawn": [], "hash": "a0222f985aeac566"}
{"choices": {"p3": "send p1"}, "drawn": ["pl", "gt", "yr", "rr", "yt", "gl", "gl", "gl", "pl", "gl", "yr", "yl"], "hash": "15d02c7b7bc10c7b"}
{"choices": {"p0": "move b5", "p1": "move b3", "p2": "move d3", "p3": "move b3"}, "drawn": [], "hash": "54c22a5058e776c6"}
{"choices": {"p0": "retrieve a2", "p1": "place wall/ a3", "p2": "place catapult e4", "p3": "place catapult d3"}, "drawn": [], "hash": "588637da46d83c3d"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "11328a1a6754c848"}
{"choices": {"p1": "flee w"}, "drawn": ["gl", "bl", "yr", "yr", "gr", "bt", "rl", "pr", "gr", "rt", "pl", "rr"], "hash": "ea95e49ed0b44f5d"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move c4", "p3": "move b2"}, "drawn": [], "hash": "07178c2877d76bde"}
{"choices": {"p0": "place catapult b1", "p1": "place catapult c2", "p2": "place catapult c1", "p3": "pass"}, "drawn": [], "hash": "b735b27968324773"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p3", "p3": "send p2"}, "drawn": [], "hash": "f242f6ef056d7d28"}
{"choices": {"p2": "send p0"}, "drawn": ["rl", "yr", "bt", "rt", "rt", "rr", "rl", "bt", "pt", "yr", "yl", "rt"], "hash": "b5eb3dc692b2c4b5"}
{"choices": {"p0": "move b5", "p1": "move d3", "p2": "move d3", "p3": "move c3"}, "drawn": [], "hash": "bcd98c78a0c30d95"}
{"choices": {"p0": "retrieve b1", "p1": "retrieve c2", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "4b6694ef20c52ec7"}
{"choices": {"p2": "send p0"}, "drawn": ["pt", "bl", "pl", "yr", "bl", "gt", "gl", "gr", "rr", "yr", "rr", "yt"], "hash": "6611d3c49daa2149"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "b95bcd2d0e486a6e"}
{"choices": {"p0": "place catapult c1", "p1": "place wall\\ e2", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "d44ccd66974d6cb3"}
{"choices": {"p0": "send p1"}, "drawn": ["rr", "br", "yt", "yt", "pr", "pl", "pt", "gt", "br", "yt", "yr", "rr"], "hash": "5b13b964ac1f3ac7"}
{"choices": {"p0": "move b3", "p1": "move d3", "p2": "move c1", "p3": "move c4"}, "drawn": [], "hash": "74d0744182e834fb"}
{"choices": {"p0": "retrieve c1", "p1": "retrieve e2", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "61ebcc85bf61c8e0"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "ce9699077d8326c8"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [2], "scores": [21, 24, 0, 22], "rounds": 12}}
