{"format": 1, "package": "0.1.0", "game": {"mode": "coop", "players": 4, "advanced": false, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2", "p2": "start d2", "p3": "start b4"}, "drawn": [], "hash": "efb176cf2d910d74"}
{"choices": {"p0": "move c1", "p1": "move e2", "p2": "move d1", "p3": "move a5"}, "drawn": [], "hash": "bcfb10f3605311fb"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "fba052fd5ef105d8"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": [], "hash": "bcd7fb6b8d260db3"}
{"choices": {"p2": "place catapult e4"}, "drawn": [], "hash": "7de450723ffe755d"}
{"choices": {"p3": "place dragon c3"}, "drawn": [], "hash": "c6783fd34ce68c9e"}
{"choices": {"p2": "send p0"}, "drawn": ["pl artificer", "gr", "gt", "rl", "gl ghost", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "6ac2525641da780d"}
{"choices": {"p0": "move d1", "p1": "move e1", "p2": "move e2", "p3": "move a4"}, "drawn": [], "hash": "bd7a7220e3fd3ead"}
{"choices": {"p1": "place wall/ b1"}, "drawn": [], "hash": "231f1105f159e98b"}
{"choices": {"p2": "place dragon a1"}, "drawn": [], "hash": "415dc2c3a9c973ab"}
{"choices": {"p3": "place treasure e3"}, "drawn": [], "hash": "da1ad94ee9607f7f"}
{"choices": {"p0": "place wall/ c2"}, "drawn": ["gr", "pr", "bl instructor", "rr", "rr saboteur", "bl", "gr", "yt", "yr", "pt", "rt emperor", "bl"], "hash": "20b8c1745b0cdc13"}
{"choices": {"p0": "move c1", "p1": "move d1", "p2": "move d1", "p3": "move b4"}, "drawn": [], "hash": "58392aab914d8adc"}
{"choices": {"p2": "place dragon e5"}, "drawn": [], "hash": "7934ac22cadee7f4"}
{"choices": {"p3": "place catapult a2"}, "drawn": [], "hash": "709b19d5b686606e"}
{"choices": {"p0": "place wall\\ d1"}, "drawn": [], "hash": "bad7c119ff58a503"}
{"choices": {"p1": "place catapult a4"}, "drawn": [], "hash": "14f3bb1e57e06509"}
{"choices": {"p0": "flee n", "p1": "send p3"}, "drawn": ["br", "rt necromancer", "bt", "br", "bl", "pt", "rr", "gr", "pt", "pt", "yt", "yr", "gl", "pt", "gr friend"], "hash": "83255995f768c495"}
{"choices": {"p0": "move c2", "p1": "move e2", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "bfbc8d104bd71e66"}
{"choices": {"p3": "place catapult a3"}, "drawn": [], "hash": "9db03e7af20216d3"}
{"choices": {"p0": "retrieve d1"}, "drawn": [], "hash": "7efb9bf1f767ca0c"}
{"choices": {"p1": "retrieve b3"}, "drawn": [], "hash": "11a58a7afd8c0b2a"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "a0131a4899903919"}
{"choices": {"p1": "send p0", "p2": "flee s"}, "drawn": [], "hash": "4ed2debe750e9af4"}
{"choices": {"p2": "send p1"}, "drawn": [], "hash": "9e3fd30c36f7ed1d"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "ff358eb83d7861ba"}
{"choices": {"p2": "flee w"}, "drawn": ["br", "pr", "yl", "pr", "yt", "rr", "pl saboteur", "pt", "gt", "gl", "pr", "gt"], "hash": "07a1fa26da487be3"}
{"choices": {"p0": "move b1", "p1": "move d2", "p3": "move b3"}, "drawn": [], "hash": "f1f11be07d276a4a"}
{"choices": {"p0": "place wall\\ b2"}, "drawn": [], "hash": "9f673beb10327029"}
{"choices": {"p1": "place wall\\ e3"}, "drawn": [], "hash": "04911eb30b65f845"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "d980d80e89622384"}
{"choices": {"p3": "retrieve a2"}, "drawn": [], "hash": "75e03229b614e81f"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "b5fe6d279d78c18a"}
{"choices": {"p2": "flee w"}, "drawn": [], "hash": "ec469650e8505ba7"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "9f593b2ef084cbe3"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 5}}
