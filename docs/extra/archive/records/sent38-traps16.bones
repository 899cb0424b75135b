{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627789, "agents": ["guardian", "sent38-traps16", "guardian", "guardian"]}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move b4"}, "drawn": [], "hash": "ec939e992ab9ae3c"}
{"choices": {"p0": "place treasure d5", "p1": "place wall/ a1", "p2": "place treasure e3", "p3": "place treasure b2"}, "drawn": ["yr", "rl", "yr", "bl", "yr", "yt", "pr", "yr", "rr", "yl", "gr", "rt"], "hash": "73a039e1b53adf37"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move a4", "p3": "move c3"}, "drawn": [], "hash": "21209277bf887f89"}
{"choices": {"p0": "place dragon e4", "p1": "place wall/ b4", "p2": "place dragon e4", "p3": "place dragon a2"}, "drawn": [], "hash": "54ec94309d3afd1c"}
{"choices": {"p3": "flee w"}, "drawn": [], "hash": "660f254096382c17"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": [], "hash": "84c187a2dfe17d2f"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": ["rt", "gl", "pt", "pr", "yl", "yt", "yr", "br", "rr", "yt", "yl", "bl"], "hash": "4acd029a902c9899"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move b3", "p3": "move d4"}, "drawn": [], "hash": "708800dfc8304e6d"}
{"choices": {"p0": "place wall/ b3", "p1": "place treasure c2", "p2": "place wall\\ d5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "1500f31e54316173"}
{"choices": {"p1": "send p2", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "75a3be7c4f03bfd3"}
{"choices": {"p2": "flee e"}, "drawn": ["pl", "pt", "pl", "bt", "pr", "rt", "gl", "bt", "rl", "rt", "br", "gr"], "hash": "7b004c66715ed57a"}
{"choices": {"p0": "move d3", "p1": "move b5", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "d90ea9678fe1ecaa"}
{"choices": {"p0": "place wall\\ e5", "p1": "place dragon e5", "p2": "place wall/ a4", "p3": "place wall\\ d4"}, "drawn": [], "hash": "9da3c416a7464f40"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "98e3b2281793479c"}
{"choices": {"p0": "send p1", "p1": "flee e"}, "drawn": [], "hash": "5cffefd18ae65d1a"}
{"choices": {"p1": "flee e"}, "drawn": ["pt", "pr", "pt", "rr", "rl", "gl", "rl", "rr", "yt", "rr", "rt", "gr"], "hash": "8c74bbd165b3f649"}
{"choices": {"p0": "move c2", "p1": "move c5", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "285729a698da8ba4"}
{"choices": {"p0": "retrieve b3", "p1": "pass", "p2": "pass", "p3": "place catapult e3"}, "drawn": [], "hash": "020b3ba8c0f8a5e8"}
{"choices": {"p0": "flee e", "p2": "send p0", "p3": "flee w"}, "drawn": [], "hash": "c4104d624c64499c"}
{"choices": {"p0": "flee e", "p3": "send p2"}, "drawn": [], "hash": "1865c80782e6c1bc"}
{"choices": {"p0": "send p2", "p3": "send p2"}, "drawn": [], "hash": "ea1100bd98c546f1"}
{"choices": {"p0": "send p2", "p3": "send p2"}, "drawn": ["gr", "gl", "pl", "gl", "yl", "rt", "pt", "pl", "rt", "yl", "pr", "bt"], "hash": "69692d9a2ac3b179"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move b2", "p3": "move c2"}, "drawn": [], "hash": "161e19a8a6ba8cf7"}
{"choices": {"p0": "place wall/ a4", "p1": "place catapult c5", "p2": "place catapult c4", "p3": "retrieve e3"}, "drawn": [], "hash": "301c047d6b530db0"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": ["rr", "rl", "pl", "bt", "gr", "yt", "gl", "pt", "bt", "yl", "rl", "bl"], "hash": "2298b998edee3a40"}
{"choices": {"p0": "move b4", "p1": "move d3", "p2": "move b3", "p3": "move c1"}, "drawn": [], "hash": "7b3f341b5fff35ab"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "place catapult d3", "p3": "place catapult c4"}, "drawn": [], "hash": "ca25531bcae64fdd"}
{"choices": {"p0": "send p2", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "dcfd7fc466c4d619"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "08e460c9a637620b"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "f21fb146bcc277e9"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "52712b68900a1331"}
{"choices": {"p2": "send p0"}, "drawn": ["rl", "pt", "pt", "gl", "br", "br", "yr", "yt", "rl", "rt", "rr", "yt"], "hash": "a01782212fcda3c6"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move c4", "p3": "move c2"}, "drawn": [], "hash": "ad7bdc5b75009817"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult c5", "p2": "retrieve d3", "p3": "place catapult c1"}, "drawn": [], "hash": "0b62c22b280763f6"}
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "send p0", "p3": "send p0"}, "drawn": ["pl", "rr", "pt", "rr", "pl", "yt", "gt", "bt", "rl", "bl", "pr", "br"], "hash": "dc0750a9f2d4909d"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "4a229300de02177e"}
{"choices": {"p0": "place catapult b3", "p1": "retrieve c5", "p2": "place catapult a2", "p3": "retrieve c1"}, "drawn": [], "hash": "32677ab720fee3e5"}
{"choices": {"p0": "send p3", "p2": "send p3", "p3": "send p0"}, "drawn": ["gt", "yl", "rt", "yl", "bl", "yr", "bl", "yl", "gl", "rr", "rl", "yr"], "hash": "6b9754fd573fd7d4"}
{"choices": {"p0": "move c4", "p1": "move c2", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "4bcddac31478d99f"}
{"choices": {"p0": "retrieve a4", "p1": "place catapult b4", "p2": "retrieve a2", "p3": "place catapult b3"}, "drawn": [], "hash": "b37e893045460708"}
{"choices": {"p0": "send p1", "p1": "send p3", "p3": "send p1"}, "drawn": [], "hash": "0e9a54266294d6c7"}
{"choices": {"p0": "send p1"}, "drawn": ["yt", "gt", "gr", "gt", "pr", "bt", "rt", "bt", "yl", "yt", "rr", "yt"], "hash": "9cc02460e8718ea0"}
{"choices": {"p0": "move c5", "p1": "move d3", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "4db4056e8c4ad64d"}
{"choices": {"p0": "place wall/ c1", "p1": "pass", "p2": "place catapult e1", "p3": "pass"}, "drawn": [], "hash": "4e0317490d2526f8"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": ["yl", "yr", "bl", "rt", "gl", "yt", "bt", "yr", "gr", "pr", "bt", "pr"], "hash": "7a8ee698b8db35b7"}
{"choices": {"p0": "move b5", "p1": "move c2", "p2": "move c4", "p3": "move c2"}, "drawn": [], "hash": "d728deeceacad6e5"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve e1", "p3": "pass"}, "drawn": [], "hash": "c5dbce1acf7348cc"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "3c335a854b748b47"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 24, 20, 14], "rounds": 12}}
