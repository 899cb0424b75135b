{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627821, "agents": ["guardian", "sent18-traps16", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move d4", "p2": "move d3", "p3": "move d4"}, "drawn": [], "hash": "3d1d2d9449b85059"}
{"choices": {"p0": "place dragon e5", "p1": "place wall\\ c4", "p2": "place treasure c4", "p3": "place treasure a3"}, "drawn": [], "hash": "81b7a968f68ac792"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "dca1dc326623b9ff"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "d82e54b4e442ff39"}
{"choices": {"p0": "send p1"}, "drawn": ["pt", "gr", "br", "gl", "pr", "gr", "rt", "yl", "rr", "yl", "bl", "gr"], "hash": "177d97a3609c01a7"}
{"choices": {"p0": "move e3", "p1": "move e5", "p2": "move e2", "p3": "move e5"}, "drawn": [], "hash": "561a14a82a5ee22b"}
{"choices": {"p0": "place treasure e3", "p1": "place wall\\ b3", "p2": "place dragon a1", "p3": "place dragon a4"}, "drawn": [], "hash": "d4bc8c6017c0a861"}
{"choices": {"p2": "flee w", "p3": "flee w"}, "drawn": [], "hash": "4ee3c64e150c19da"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "1e0d3a434ad6cac1"}
{"choices": {"p0": "send p1"}, "drawn": ["pr", "br", "pl", "yl", "br", "yl", "yr", "rt", "pt", "yl", "bl", "br"], "hash": "a15d3683cb0fe713"}
{"choices": {"p0": "move e2", "p1": "move d4", "p2": "move d3", "p3": "move d4"}, "drawn": [], "hash": "0e6495ab7c028e37"}
{"choices": {"p0": "place wall/ a4", "p1": "pass", "p2": "place wall\\ e3", "p3": "place wall/ b5"}, "drawn": [], "hash": "e5db5f1bcfa0feee"}
{"choices": {"p2": "flee w", "p3": "send p2"}, "drawn": ["pl", "rt", "yl", "yr", "bl", "yr", "yt", "gt", "gl", "rl", "br", "bl"], "hash": "15c1b2d36bd6fdf9"}
{"choices": {"p0": "move e3", "p1": "move c3", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "9f77505b3b52c4a3"}
{"choices": {"p0": "place wall\\ d5", "p1": "place dragon d1", "p2": "place wall/ a5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "fdd60512ffb1e110"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "584f8e9ff27356a6"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "b91d848547484321"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "flee w"}, "drawn": [], "hash": "d9bd34d99773b2df"}
{"choices": {"p0": "send p2", "p3": "flee w"}, "drawn": ["yt", "gl", "gt", "gl", "br", "yt", "pt", "gr", "gl", "bl", "gr", "pr"], "hash": "35f195934907fb69"}
{"choices": {"p0": "move d2", "p1": "move c2", "p2": "move b4", "p3": "move d2"}, "drawn": [], "hash": "0fec38022a65a7db"}
{"choices": {"p0": "place catapult b5", "p1": "pass", "p2": "place catapult e5", "p3": "pass"}, "drawn": [], "hash": "db5b473a23b381f5"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "877606b5f89aabe1"}
{"choices": {"p0": "send p2"}, "drawn": ["rr", "yr", "pr", "yl", "pt", "bt", "pt", "rr", "bt", "rl", "gr", "rr"], "hash": "fbe96eaf8c001153"}
{"choices": {"p0": "move e3", "p1": "move b2", "p2": "move c3", "p3": "move c1"}, "drawn": [], "hash": "2647c7b37dc5aac7"}
{"choices": {"p0": "place catapult e5", "p1": "pass", "p2": "retrieve e5", "p3": "place catapult e3"}, "drawn": [], "hash": "7e1e42f45ec92e9c"}
{"choices": {"p0": "send p1", "p3": "send p0"}, "drawn": [], "hash": "3e73f26cce90d5c8"}
{"choices": {"p0": "send p1", "p3": "send p0"}, "drawn": ["gl", "bt", "rr", "yt", "pr", "rt", "gr", "bl", "yl", "rt", "pr", "gl"], "hash": "01d1a581bfdabcd2"}
{"choices": {"p0": "move d2", "p1": "move b3", "p2": "move c2", "p3": "move b2"}, "drawn": [], "hash": "3eccc6dc8dd5aefe"}
{"choices": {"p0": "retrieve e5", "p1": "pass", "p2": "place catapult c4", "p3": "retrieve e3"}, "drawn": [], "hash": "852d6e709c59108a"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": ["pt", "pt", "yr", "pr", "br", "gl", "rl", "yl", "pr", "pl", "bt", "pl"], "hash": "31d052540806a0bb"}
{"choices": {"p0": "move c2", "p1": "move c4", "p2": "move c1", "p3": "move c1"}, "drawn": [], "hash": "b1def3309626c122"}
{"choices": {"p0": "place catapult d3", "p1": "pass", "p2": "place catapult b3", "p3": "place catapult b4"}, "drawn": [], "hash": "aee7accfb66b519a"}
{"choices": {"p0": "send p1", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "1208d2d32e3a1731"}
{"choices": {"p2": "send p1"}, "drawn": ["rl", "br", "rr", "yr", "rt", "pr", "pl", "pr", "br", "br", "rt", "gt"], "hash": "f0eee9b6505e5951"}
{"choices": {"p0": "move c1", "p1": "move d3", "p2": "move d2", "p3": "move b1"}, "drawn": [], "hash": "7dc01bc154350117"}
{"choices": {"p0": "retrieve d3", "p1": "pass", "p2": "pass", "p3": "retrieve b4"}, "drawn": [], "hash": "260920600714bd48"}
{"choices": {"p2": "send p1"}, "drawn": [], "hash": "bbe521ef65aff021"}
{"choices": {"p2": "send p1"}, "drawn": ["yl", "rr", "bt", "rl", "yr", "rl", "bt", "rt", "br", "gr", "gr", "rl"], "hash": "7f8c0852d59719b0"}
{"choices": {"p0": "move c2", "p1": "move c4", "p2": "move d3", "p3": "move b2"}, "drawn": [], "hash": "3895513a26fce40f"}
{"choices": {"p0": "place catapult b3", "p1": "pass", "p2": "pass", "p3": "place catapult c4"}, "drawn": [], "hash": "35f6ec53b67d19db"}
{"choices": {"p0": "send p1", "p3": "send p0"}, "drawn": ["yt", "yt", "gl", "rt", "gl", "yt", "yl", "yt", "rl", "pt", "gr", "gr"], "hash": "ad5f30ad7d7bb028"}
{"choices": {"p0": "move b2", "p1": "move d3", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "6790424faeacdef5"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "retrieve c4"}, "drawn": [], "hash": "821a97e68938d0be"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "0b93ee0d46d23834"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 19, 13, 18], "rounds": 11}}
