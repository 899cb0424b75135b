{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627787, "agents": ["guardian", "guardian", "guardian", "sent34-traps08"]}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move b4", "p3": "move b2"}, "drawn": [], "hash": "d2d954d07dc57c21"}
{"choices": {"p0": "place treasure e4", "p1": "place treasure d1", "p2": "place treasure c1", "p3": "place treasure d1"}, "drawn": ["rl", "bt", "gr", "bl", "bl", "pl", "pt", "gr", "bt", "gr", "pl", "pl"], "hash": "42dd80c62f0a78b0"}
{"choices": {"p0": "move b5", "p1": "move e4", "p2": "move a5", "p3": "move a1"}, "drawn": [], "hash": "08ebede1a2e54437"}
{"choices": {"p0": "place dragon e5", "p1": "place dragon e1", "p2": "place dragon e2", "p3": "place dragon e1"}, "drawn": [], "hash": "ae57a0c305335bf4"}
{"choices": {"p0": "flee n", "p2": "flee e", "p3": "flee e"}, "drawn": [], "hash": "83c7933218f1fc89"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "868ef31171ca06f9"}
{"choices": {"p1": "flee e", "p3": "flee e"}, "drawn": ["pl", "gl", "rr", "pr", "rt", "bl", "pr", "gl", "gl", "yt", "yl", "pt"], "hash": "9abb68936812d860"}
{"choices": {"p0": "move b4", "p1": "move d4", "p2": "move a4", "p3": "move b1"}, "drawn": [], "hash": "44391a0ce5fff075"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall/ a5"}, "drawn": [], "hash": "caa01f99aa477b8e"}
{"choices": {"p0": "send p1", "p1": "send p2", "p2": "send p0", "p3": "send p0"}, "drawn": ["bt", "rt", "yr", "gr", "gt", "yl", "pt", "bt", "yl", "pl", "rt", "yt"], "hash": "cb6836164bacf4f9"}
{"choices": {"p0": "move b3", "p1": "move c5", "p2": "move b3", "p3": "move c2"}, "drawn": [], "hash": "9d46bfc7ba288398"}
{"choices": {"p0": "place wall\\ d5", "p1": "place wall\\ d5", "p2": "place wall/ a5", "p3": "place wall/ c4"}, "drawn": [], "hash": "2377d1b61726d9fc"}
{"choices": {"p0": "send p1", "p1": "send p2", "p2": "send p1"}, "drawn": [], "hash": "e5b8fe781611e636"}
{"choices": {"p0": "flee w", "p1": "send p0"}, "drawn": [], "hash": "809febd5a29ab7c5"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "a610dd137dbb0712"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "2fc2b77afbaf7776"}
{"choices": {"p0": "flee w"}, "drawn": [], "hash": "514f1d9b090224bb"}
{"choices": {"p0": "send p1"}, "drawn": ["yt", "rt", "br", "rl", "rr", "bl", "yl", "gr", "yr", "yr", "yt", "rl"], "hash": "f7d483c0fab7bcfe"}
{"choices": {"p0": "move c4", "p1": "move d5", "p2": "move c2", "p3": "move b2"}, "drawn": [], "hash": "0298d2b01c9279a4"}
{"choices": {"p0": "place catapult c1", "p1": "place catapult a5", "p2": "place catapult c4", "p3": "retrieve c4"}, "drawn": [], "hash": "2b937e3e7c8c9ca8"}
{"choices": {"p0": "send p1", "p1": "flee e", "p2": "send p1", "p3": "send p0"}, "drawn": [], "hash": "0c0c2de2ee653587"}
{"choices": {"p1": "send p0", "p2": "flee e"}, "drawn": [], "hash": "34c1622f061f0686"}
{"choices": {"p2": "send p1"}, "drawn": ["pr", "gl", "br", "rr", "pt", "pr", "rt", "rr", "br", "gr", "yt", "yr"], "hash": "af7a36c5ab4d9a89"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "1145140b46500766"}
{"choices": {"p0": "retrieve c1", "p1": "place catapult c2", "p2": "place catapult b4", "p3": "place wall\\ d3"}, "drawn": [], "hash": "d45e980cd2b99ef4"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "34c6cc81e02b233d"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "85fe0ec55ff3b789"}
{"choices": {"p1": "send p0"}, "drawn": ["gt", "br", "yl", "pt", "rl", "pr", "bt", "yt", "br", "bt", "br", "yr"], "hash": "218df839bd456a75"}
{"choices": {"p0": "move c2", "p1": "move d5", "p2": "move d2", "p3": "move c4"}, "drawn": [], "hash": "34e5429c78201675"}
{"choices": {"p0": "place catapult c4", "p1": "retrieve c2", "p2": "retrieve b4", "p3": "retrieve d3"}, "drawn": [], "hash": "f4af31c15ef7dca8"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "26baa5a681a43d19"}
{"choices": {"p0": "send p3"}, "drawn": ["yl", "rl", "gr", "yt", "rl", "yl", "pr", "rl", "gr", "bt", "pl", "gl"], "hash": "1422e0424a615623"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "215ca3b36e23177a"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult c1", "p2": "place catapult c2", "p3": "place wall\\ e2"}, "drawn": [], "hash": "4b70616228167111"}
{"choices": {"p0": "send p3", "p1": "send p0"}, "drawn": [], "hash": "9873b3c2c5498b83"}
{"choices": {"p0": "send p3"}, "drawn": ["yt", "rt", "gt", "yl", "pt", "yr", "bl", "bt", "gr", "pl", "br", "rr"], "hash": "7b6cf4ac8c766d59"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "4e7b6eaabb1ab520"}
{"choices": {"p0": "pass", "p1": "retrieve c1", "p2": "pass", "p3": "retrieve e2"}, "drawn": [], "hash": "964f6bb15b13de2d"}
{"choices": {"p0": "send p3", "p2": "send p0"}, "drawn": ["pt", "br", "pl", "gl", "gt", "gt", "rr", "yr", "bl", "bl", "bl", "pl"], "hash": "cb1f3d8e3dabd830"}
{"choices": {"p0": "move b3", "p1": "move c2", "p2": "move c2", "p3": "move b3"}, "drawn": [], "hash": "bfb742cf99ea6d4c"}
{"choices": {"p0": "pass", "p1": "place catapult c4", "p2": "pass", "p3": "place wall\\ d3"}, "drawn": [], "hash": "cdfab73f4082128d"}
{"choices": {"p1": "send p0"}, "drawn": ["pr", "pl", "rt", "yt", "yr", "yt", "yl", "rt", "yt", "gr", "bt", "bt"], "hash": "fee0d78d29a5aee1"}
{"choices": {"p0": "move c2", "p1": "move d3", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "1efe32ddabe54bac"}
{"choices": {"p0": "pass", "p1": "retrieve c4", "p2": "pass", "p3": "retrieve d3"}, "drawn": [], "hash": "71bb675bc224d05f"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "f6ef7b1dbbf4d5cd"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [0], "scores": [0, 19, 8, 25], "rounds": 11}}
