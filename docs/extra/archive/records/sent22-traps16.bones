{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent22-traps16", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place wall/ c1", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "d462dc7134ff41e1"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "bbf4f7d7f8b3b4b3"}
{"choices": {"p0": "place wall/ c2", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "8e7a3a371eb6b447"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "90a701ca8627daa0"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "7c6289c4ee9be0d0"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "e6179f7d406da97b"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "6b420e10f82733a1"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "e1bef58c70204a90"}
{"choices": {"p0": "place treasure b2", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "9bd6d2ebada1f869"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "848f5472109d6075"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "4db0d7ce625b967a"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "b438116309f6507d"}
{"choices": {"p0": "place dragon e5", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "c6c87836bf223789"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "7ce5de8902582634"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "1266e5f6b52d5f06"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "51a8c99ed1591337"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "2df07ae7f27c4b64"}
{"choices": {"p0": "flee n", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "659246eff1df24df"}
{"choices": {"p0": "send p3", "p2": "flee w"}, "drawn": ["gt", "pt", "bt", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rt", "pl"], "hash": "7cef6baf19551afb"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move c3", "p3": "move a5"}, "drawn": [], "hash": "161ce4470b7d9e0b"}
{"choices": {"p0": "place catapult e4", "p1": "place catapult a5", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "6048e683d5746b59"}
{"choices": {"p0": "send p3", "p1": "send p0", "p3": "send p1"}, "drawn": ["yl", "gr", "bt", "rt", "yl", "yt", "pl", "bl", "bt", "rl", "yr", "rr"], "hash": "525e3a9d7329399d"}
{"choices": {"p0": "move b3", "p1": "move b5", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "1690419e51e42b90"}
{"choices": {"p0": "place catapult a2", "p1": "retrieve a5", "p2": "place catapult c1", "p3": "place catapult e4"}, "drawn": [], "hash": "072c70df99f81222"}
{"choices": {"p0": "send p3", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "74e53cce5607c005"}
{"choices": {"p0": "send p3", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "1020c0722203106b"}
{"choices": {"p2": "send p1"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bl", "rt", "rr", "bt"], "hash": "53ce873e6d9935a8"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d4", "p3": "move c4"}, "drawn": [], "hash": "e43f149a186d9de8"}
{"choices": {"p0": "retrieve c1", "p1": "place catapult e4", "p2": "retrieve e3", "p3": "retrieve e4"}, "drawn": [], "hash": "30b1bf9dce307ba2"}
{"choices": {"p1": "send p0"}, "drawn": ["br", "gl", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "8f45dd90525fc777"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move e3", "p3": "move d3"}, "drawn": [], "hash": "38743ab657c7d9b9"}
{"choices": {"p0": "retrieve a2", "p1": "place catapult c4", "p2": "place wall/ a5", "p3": "place catapult b2"}, "drawn": [], "hash": "76fdcbbe2f4aae0f"}
{"choices": {"p1": "send p0", "p2": "send p1", "p3": "send p0"}, "drawn": [], "hash": "14762427abc7c9f7"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [28, 26, 24, 0], "rounds": 8}}
