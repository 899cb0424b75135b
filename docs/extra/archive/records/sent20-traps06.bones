{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627789, "agents": ["guardian", "sent20-traps06", "guardian", "guardian"]}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move b4"}, "drawn": [], "hash": "ec939e992ab9ae3c"}
{"choices": {"p0": "place treasure d5", "p1": "place catapult a4", "p2": "place treasure e3", "p3": "place treasure b2"}, "drawn": [], "hash": "05b61134d8da0997"}
{"choices": {"p1": "send p2"}, "drawn": ["yr", "rl", "yr", "bl", "yr", "yt", "pr", "yr", "rr", "yl", "gr", "rt"], "hash": "7f2b6c5cadecbb0b"}
{"choices": {"p0": "move d5", "p1": "move a2", "p2": "move a4", "p3": "move b3"}, "drawn": [], "hash": "55f973afda7d9233"}
{"choices": {"p0": "place dragon e4", "p1": "place catapult a2", "p2": "place dragon e4", "p3": "place dragon a2"}, "drawn": [], "hash": "250ab63b8a4524aa"}
{"choices": {"p3": "flee w"}, "drawn": [], "hash": "9fb1d95d4e7dd719"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": [], "hash": "3d8b0b2f1ee15a35"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": ["rr", "gl", "pt", "pr", "yl", "yt", "yr", "br", "bl", "yt", "yl", "bl"], "hash": "61038bd46af0b02f"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move b4"}, "drawn": [], "hash": "207eca2e72c960c2"}
{"choices": {"p0": "place wall/ b3", "p1": "retrieve a4", "p2": "place wall\\ d5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "6686e6f2d104ee7c"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "55d3145bf359a557"}
{"choices": {"p2": "flee e"}, "drawn": ["pl", "pt", "pl", "bt", "pr", "rt", "gl", "bt", "rl", "rt", "br", "gr"], "hash": "4c85f63315ce2fa8"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "7465e425fd0a1398"}
{"choices": {"p0": "place wall\\ e5", "p1": "pass", "p2": "place wall/ a4", "p3": "place wall\\ b3"}, "drawn": [], "hash": "faae9d6344134a6b"}
{"choices": {"p0": "send p2"}, "drawn": ["pt", "pr", "pt", "rr", "rl", "gl", "rl", "rr", "yt", "rr", "rt", "gr"], "hash": "ca5214ea6f0830ac"}
{"choices": {"p0": "move c2", "p1": "move c5", "p2": "move c1", "p3": "move d4"}, "drawn": [], "hash": "c4528adcb4fea153"}
{"choices": {"p0": "retrieve b3", "p1": "place dragon e4", "p2": "pass", "p3": "place catapult e3"}, "drawn": [], "hash": "e44250e51bcba799"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "68ac557fedb0c279"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "804e292ecff18344"}
{"choices": {"p0": "flee e", "p3": "flee w"}, "drawn": [], "hash": "d11c08ee708ec9ea"}
{"choices": {"p3": "send p2"}, "drawn": ["gr", "gl", "pl", "gl", "yl", "rt", "pt", "pl", "rt", "yl", "yl", "bt"], "hash": "9224e5d272fbd72e"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "3622cbd606f69c99"}
{"choices": {"p0": "place wall\\ b4", "p1": "retrieve e4", "p2": "place catapult c4", "p3": "retrieve e3"}, "drawn": [], "hash": "9250b5708197783f"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": [], "hash": "5b55cb345d055306"}
{"choices": {"p2": "send p1"}, "drawn": ["rr", "rl", "pl", "bt", "gr", "yt", "br", "pt", "bt", "yl", "rl", "bl"], "hash": "93371603f7715195"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move c2", "p3": "move b5"}, "drawn": [], "hash": "3e6d0b7cd8cb5ecb"}
{"choices": {"p0": "place catapult b2", "p1": "pass", "p2": "place catapult a3", "p3": "place catapult d4"}, "drawn": [], "hash": "55388677ece82e06"}
{"choices": {"p0": "send p1", "p1": "send p2", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "c5b68da8df3df8d7"}
{"choices": {"p2": "send p1"}, "drawn": ["rl", "pt", "pr", "gl", "bt", "br", "yr", "yt", "rt", "rt", "bl", "yr"], "hash": "ededbd276727c328"}
{"choices": {"p0": "move d4", "p1": "move c4", "p2": "move d3", "p3": "move a5"}, "drawn": [], "hash": "ad75d68a8bab1e16"}
{"choices": {"p0": "place catapult c1", "p1": "place dragon c5", "p2": "retrieve a3", "p3": "retrieve d4"}, "drawn": [], "hash": "5109b3842ff9b97c"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "68ba53464b229694"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "e92d06e519ffe3da"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "a3172317a73a0d0a"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "5201c62ec15e3a13"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "32e9a1d76714c9f4"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "e68274c3b30a8e01"}
{"choices": {"p0": "send p1", "p1": "flee n", "p2": "send p1"}, "drawn": [], "hash": "3f1d667035cbd746"}
{"choices": {"p0": "send p1", "p1": "send p2"}, "drawn": [], "hash": "1881e2b4f2e3cc51"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "662040d82458a812"}
{"choices": {"p1": "send p2"}, "drawn": ["pl", "bl", "pt", "rr", "pl", "yt", "gt", "bt", "rl", "bt", "pr", "br"], "hash": "885e324e2e1fcab6"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move c2", "p3": "move b4"}, "drawn": [], "hash": "05d9da1264f0031a"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "place catapult c5", "p3": "place catapult a1"}, "drawn": [], "hash": "7a18b395fb5457b5"}
{"choices": {"p0": "send p1", "p2": "send p1", "p3": "send p1"}, "drawn": ["gt", "yl", "rl", "pr", "bl", "yr", "bl", "pr", "gl", "rr", "rl", "yr"], "hash": "10f7ba1aabda7f1c"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move c1", "p3": "move c4"}, "drawn": [], "hash": "9f5d028f5de67ce3"}
{"choices": {"p0": "retrieve b4", "p1": "pass", "p2": "retrieve c5", "p3": "retrieve a1"}, "drawn": [], "hash": "33f56f7f741b9263"}
{"choices": {"p3": "send p1"}, "drawn": [], "hash": "417c04cf02040700"}
{"choices": {"p3": "send p1"}, "drawn": ["yt", "gt", "gt", "gt", "pr", "bt", "rt", "bt", "pr", "yt", "rr", "yt"], "hash": "06df6ad031d210a9"}
{"choices": {"p0": "move b5", "p1": "move d3", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "73e8927bb9a28c4e"}
{"choices": {"p0": "place wall/ e4", "p1": "pass", "p2": "place catapult b3", "p3": "place catapult b5"}, "drawn": [], "hash": "7cac8f7b81589669"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "fa70be0be0f7a002"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 27, 11, 18], "rounds": 11}}
