{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627781, "agents": ["guardian", "sent36-traps22", "guardian", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move b4", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "5e2df54dd6aa9655"}
{"choices": {"p0": "place treasure c1", "p1": "place wall/ c1", "p2": "place treasure c2", "p3": "place treasure b1"}, "drawn": ["bt", "pl", "bt", "gr", "pr", "rl", "yt", "rt", "pr", "pr", "bl", "rl"], "hash": "9f3f9f537d7b9caa"}
{"choices": {"p0": "move b5", "p1": "move a4", "p2": "move b5", "p3": "move d4"}, "drawn": [], "hash": "678f38859966b821"}
{"choices": {"p0": "place dragon e5", "p1": "place wall/ c2", "p2": "place dragon d5", "p3": "place dragon a1"}, "drawn": [], "hash": "1104d1147f073a82"}
{"choices": {"p3": "flee w"}, "drawn": [], "hash": "58ad6062644f2af8"}
{"choices": {"p0": "flee e", "p2": "flee n"}, "drawn": [], "hash": "883b35554c004569"}
{"choices": {"p0": "flee e", "p2": "send p1"}, "drawn": ["bl", "gl", "gt", "rl", "yr", "yr", "pl", "pt", "yr", "yl", "rl", "gl"], "hash": "bd0c2fcae4e2144d"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b4", "p3": "move c4"}, "drawn": [], "hash": "437f9593b44c8a07"}
{"choices": {"p0": "place wall\\ e4", "p1": "place treasure e3", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "96f790fb83a2ec27"}
{"choices": {"p0": "flee n", "p3": "send p2"}, "drawn": [], "hash": "0c6e3db1ccd422a3"}
{"choices": {"p0": "send p3", "p3": "send p2"}, "drawn": [], "hash": "bbede1591b6f0276"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "f7830e566160abc5"}
{"choices": {"p0": "send p3"}, "drawn": ["yt", "pr", "rt", "pt", "yl", "pl", "br", "bt", "bl", "rt", "yl", "bl"], "hash": "551d5cba56b4e918"}
{"choices": {"p0": "move d4", "p1": "move a2", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "4415f08a8aecf399"}
{"choices": {"p0": "place wall\\ b5", "p1": "place dragon c5", "p2": "place wall/ c5", "p3": "place wall\\ c1"}, "drawn": [], "hash": "fb5c0f6178287299"}
{"choices": {"p1": "flee n", "p2": "send p1"}, "drawn": [], "hash": "244d3a97f3a57729"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": [], "hash": "43a1b8e74abd6da7"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "1e8f40ecb673d9a0"}
{"choices": {"p1": "send p0"}, "drawn": ["rl", "rt", "rt", "yt", "rr", "br", "yr", "rr", "pl", "rr", "gt", "gl"], "hash": "d8298a80ae736a10"}
{"choices": {"p0": "move c5", "p1": "move a1", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "795c0d907c8bfb4e"}
{"choices": {"p0": "place catapult a1", "p1": "place catapult e2", "p2": "retrieve c5", "p3": "place catapult d4"}, "drawn": [], "hash": "dc13bb3741063cbe"}
{"choices": {"p0": "send p2", "p1": "send p0", "p3": "send p2"}, "drawn": [], "hash": "90ea43c48fd34bd0"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "26c00144995335e6"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "5c1bf41532f62121"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "b23d2a168ac79c67"}
{"choices": {"p1": "send p0"}, "drawn": ["rr", "pt", "gt", "yl", "yt", "rl", "bt", "rt", "rr", "bt", "rt", "br"], "hash": "4a975d86764fae02"}
{"choices": {"p0": "move c4", "p1": "move b2", "p2": "move c1", "p3": "move d3"}, "drawn": [], "hash": "b2dcfb604459fa44"}
{"choices": {"p0": "place catapult c5", "p1": "retrieve e2", "p2": "place wall\\ c4", "p3": "retrieve d4"}, "drawn": [], "hash": "c00a41ab49bcaa10"}
{"choices": {"p0": "send p2", "p2": "flee n"}, "drawn": [], "hash": "8c51e26011e5ab82"}
{"choices": {"p0": "send p2", "p2": "send p3"}, "drawn": [], "hash": "210832b4741e9286"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "7d542a93bcdb7557"}
{"choices": {"p2": "send p3"}, "drawn": ["bt", "yr", "pl", "rr", "pt", "pt", "br", "bl", "yt", "yl", "rr", "yl"], "hash": "07a27a80b1343084"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "4dfcedaf7089853a"}
{"choices": {"p0": "retrieve c5", "p1": "place catapult a2", "p2": "place catapult e3", "p3": "place catapult d5"}, "drawn": [], "hash": "31c803d53e5ad889"}
{"choices": {"p0": "send p2", "p1": "send p0", "p2": "send p3", "p3": "flee w"}, "drawn": [], "hash": "16e0549d1ccf62c9"}
{"choices": {"p3": "flee w"}, "drawn": [], "hash": "1679e9551758a386"}
{"choices": {"p3": "send p2"}, "drawn": ["pl", "gt", "gl", "bt", "gl", "rl", "yt", "br", "bl", "pl", "pl", "rr"], "hash": "782eb21c49a5eb83"}
{"choices": {"p0": "move d4", "p1": "move c4", "p2": "move d3", "p3": "move b3"}, "drawn": [], "hash": "3189f2f1e4f473fa"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult a3", "p2": "place catapult c1", "p3": "place catapult c2"}, "drawn": [], "hash": "bda8531046bcfef9"}
{"choices": {"p0": "send p2", "p1": "send p0", "p2": "send p3", "p3": "send p2"}, "drawn": [], "hash": "5effc9ea823c2bc8"}
{"choices": {"p2": "send p3", "p3": "send p2"}, "drawn": [], "hash": "722b947c6e5e97ec"}
{"choices": {"p2": "send p3"}, "drawn": ["pl", "br", "bt", "yt", "bt", "gr", "rl", "pr", "gr", "rl", "br", "pr"], "hash": "ebfed4070546a418"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "3e77f23eb8dedcd0"}
{"choices": {"p0": "retrieve c2", "p1": "retrieve a2", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "5ed8af341882e9b3"}
{"choices": {"p1": "send p0", "p2": "send p3", "p3": "send p2"}, "drawn": ["gl", "bt", "rl", "yl", "pr", "br", "gr", "bt", "bl", "yt", "yr", "yr"], "hash": "26f54dc18717bdef"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "5a86bc3024adb685"}
{"choices": {"p0": "place catapult c1", "p1": "place catapult c1", "p2": "pass", "p3": "retrieve c1"}, "drawn": [], "hash": "86a2bea19bdee10b"}
{"choices": {"p0": "send p2", "p1": "send p0"}, "drawn": ["yr", "yl", "br", "yr", "rt", "gt", "pr", "gr", "bl", "bt", "pt", "bl"], "hash": "7190f6aa34a3de00"}
{"choices": {"p0": "move c4", "p1": "move d5", "p2": "move c4", "p3": "move c2"}, "drawn": [], "hash": "842cce7a85d66bb1"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "place wall\\ c4"}, "drawn": [], "hash": "0ca88408433243e8"}
{"choices": {"p0": "send p3", "p1": "send p0"}, "drawn": ["gl", "pl", "bl", "br", "yl", "rt", "pl", "bl", "yl", "yt", "gl", "rr"], "hash": "ff01b3a43e84df41"}
{"choices": {"p0": "move c5", "p1": "move c4", "p2": "move d3", "p3": "move c1"}, "drawn": [], "hash": "f164e5fb6e0c5dac"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "d97dd3df0f7065bb"}
{"choices": {"p3": "send p1"}, "drawn": [], "hash": "8483e942e264a3b0"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0, 2], "scores": [0, 17, 0, 14], "rounds": 12}}
