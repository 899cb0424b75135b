{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627789, "agents": ["guardian", "sent30-traps24", "guardian", "guardian"]}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move b4"}, "drawn": [], "hash": "ec939e992ab9ae3c"}
{"choices": {"p0": "place treasure d5", "p1": "place treasure a4", "p2": "place treasure e3", "p3": "place treasure b2"}, "drawn": ["yr", "rl", "yr", "bl", "yr", "yt", "pr", "yr", "rr", "yl", "gr", "rt"], "hash": "3ff74acee326de3b"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move a4", "p3": "move c3"}, "drawn": [], "hash": "011b151c163a5955"}
{"choices": {"p0": "place dragon e4", "p1": "place catapult b3", "p2": "place dragon e4", "p3": "place dragon a2"}, "drawn": [], "hash": "796d525b4d4ef4e0"}
{"choices": {"p3": "flee w"}, "drawn": [], "hash": "4c8032d39fb50a8d"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": [], "hash": "078186dc84c50610"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": ["rt", "gl", "pt", "pr", "yl", "yr", "yr", "br", "rr", "yt", "yl", "bl"], "hash": "9642e3df7a41b8e0"}
{"choices": {"p0": "move c4", "p1": "move b2", "p2": "move b3", "p3": "move d4"}, "drawn": [], "hash": "7ed2346349a4dc46"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall/ b2", "p2": "place wall\\ d5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "7da8e817f748668f"}
{"choices": {"p1": "send p2", "p2": "send p0", "p3": "send p2"}, "drawn": [], "hash": "59909c4aa2b94304"}
{"choices": {"p2": "flee e"}, "drawn": ["pl", "pt", "pl", "bt", "pr", "rt", "gl", "bt", "rl", "rt", "gl", "gr"], "hash": "00c8ef05cf5aaa25"}
{"choices": {"p0": "move d3", "p1": "move c1", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "733e439f35e4d331"}
{"choices": {"p0": "place wall\\ e5", "p1": "place catapult d3", "p2": "place wall/ a4", "p3": "place wall\\ d4"}, "drawn": [], "hash": "45e1f70ab0315352"}
{"choices": {"p0": "send p1", "p1": "send p0"}, "drawn": [], "hash": "96cc2c337d25a906"}
{"choices": {"p0": "send p2"}, "drawn": ["pt", "pr", "pt", "rr", "rl", "gl", "rl", "rr", "yr", "rr", "rr", "gr"], "hash": "cffd2c3659c9a417"}
{"choices": {"p0": "move c2", "p1": "move c2", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "b1bf70b9214279b7"}
{"choices": {"p0": "retrieve b3", "p1": "place wall/ b3", "p2": "pass", "p3": "place catapult e3"}, "drawn": [], "hash": "b79c31f29a3bfe0b"}
{"choices": {"p0": "flee e", "p2": "send p0", "p3": "flee w"}, "drawn": [], "hash": "80142875303aee04"}
{"choices": {"p0": "flee e", "p3": "send p2"}, "drawn": [], "hash": "fbe6e12bf80d6174"}
{"choices": {"p0": "flee e", "p3": "send p2"}, "drawn": [], "hash": "768c4c39dae0e462"}
{"choices": {"p3": "send p2"}, "drawn": ["gr", "gl", "pl", "gl", "yl", "rt", "pt", "pl", "rt", "yl", "pr", "bt"], "hash": "67605606c1cc093a"}
{"choices": {"p0": "move b3", "p1": "move b3", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "daee85c5b7aaac46"}
{"choices": {"p0": "place wall\\ e5", "p1": "place dragon c4", "p2": "place catapult d3", "p3": "retrieve e3"}, "drawn": [], "hash": "a1dbd53a00fb741f"}
{"choices": {"p1": "flee w"}, "drawn": [], "hash": "d8c7f7b55321cb4c"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "83f1f09c0e3b077e"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "c226a3ebb39e5706"}
{"choices": {"p1": "flee w"}, "drawn": [], "hash": "0ae170f671a6a6e3"}
{"choices": {"p0": "send p2", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "a4734774ad77b999"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "e74927cfb81252c3"}
{"choices": {"p1": "flee w"}, "drawn": ["rr", "rl", "pl", "bt", "gr", "yl", "br", "pt", "bt", "yl", "rt", "bl"], "hash": "554f6d4e1edde49b"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move b3", "p3": "move c1"}, "drawn": [], "hash": "f9eb63b75d89b7bc"}
{"choices": {"p0": "place catapult e3", "p1": "retrieve b2", "p2": "place catapult d4", "p3": "place catapult c4"}, "drawn": [], "hash": "a5f02650faa45efd"}
{"choices": {"p0": "send p3", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "b1c04bf51429a07b"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": ["rl", "pt", "pt", "gl", "br", "br", "yr", "yt", "rt", "rt", "bl", "yt"], "hash": "a9a18e5d4c27d1ba"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move c4", "p3": "move d2"}, "drawn": [], "hash": "7456e806337d85b0"}
{"choices": {"p0": "place catapult e4", "p1": "place wall/ c4", "p2": "retrieve d4", "p3": "place catapult c5"}, "drawn": [], "hash": "f5786617244c3353"}
{"choices": {"p0": "send p3", "p3": "send p0"}, "drawn": [], "hash": "82a3b76e879ec236"}
{"choices": {"p0": "send p3", "p3": "send p0"}, "drawn": ["pl", "bl", "pt", "bl", "pl", "yl", "gt", "bt", "rl", "bt", "pr", "gl"], "hash": "11d539af2b02cb0a"}
{"choices": {"p0": "move c2", "p1": "move d3", "p2": "move d4", "p3": "move d3"}, "drawn": [], "hash": "c4d8470f75ac524a"}
{"choices": {"p0": "retrieve e4", "p1": "retrieve d3", "p2": "place catapult b3", "p3": "retrieve c5"}, "drawn": [], "hash": "7acf3675c4375708"}
{"choices": {"p2": "send p0"}, "drawn": ["gt", "yl", "rt", "pr", "bt", "yr", "bl", "pr", "gl", "rr", "rl", "yr"], "hash": "75d19df6cefc551f"}
{"choices": {"p0": "move b3", "p1": "move c2", "p2": "move c4", "p3": "move e4"}, "drawn": [], "hash": "ac4d8a77ed8f6e6d"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult b3", "p2": "retrieve b3", "p3": "place catapult b3"}, "drawn": [], "hash": "967ad8119a949bc7"}
{"choices": {"p0": "send p3", "p1": "send p3", "p3": "send p0"}, "drawn": [], "hash": "897b2032f5accca4"}
{"choices": {"p3": "send p1"}, "drawn": [], "hash": "0313dfa8cb070823"}
{"choices": {"p3": "send p1"}, "drawn": ["yt", "gt", "gr", "gt", "pr", "bt", "rt", "bt", "pr", "yt", "rr", "yl"], "hash": "713909b37bdfd0e1"}
{"choices": {"p0": "move c4", "p1": "move d3", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "2739298b3aa79615"}
{"choices": {"p0": "retrieve c2", "p1": "retrieve b3", "p2": "place catapult e3", "p3": "retrieve b3"}, "drawn": [], "hash": "ed566d4c089d2600"}
{"choices": {"p2": "send p1"}, "drawn": ["yl", "yr", "bl", "rt", "br", "yt", "bt", "yr", "gr", "pt", "bt", "pr"], "hash": "0e95bbe3c09fde6d"}
{"choices": {"p0": "move b4", "p1": "move c2", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "ce8242a55821a6e9"}
{"choices": {"p0": "place catapult d3", "p1": "place catapult b3", "p2": "retrieve e3", "p3": "place catapult e4"}, "drawn": [], "hash": "5dbcd5b6fcc469da"}
{"choices": {"p0": "send p1", "p1": "send p2", "p3": "send p1"}, "drawn": [], "hash": "a55387ef95dbb7f5"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 19, 17, 12], "rounds": 12}}
