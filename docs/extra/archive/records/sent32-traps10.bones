{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627781, "agents": ["guardian", "sent32-traps10", "guardian", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move b4", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "5e2df54dd6aa9655"}
{"choices": {"p0": "place treasure c1", "p1": "pass", "p2": "place treasure c2", "p3": "place treasure b1"}, "drawn": ["bt", "pl", "bt", "gr", "pr", "rl", "yt", "rt", "pr", "pr", "bl", "rl"], "hash": "2a6da783442430dc"}
{"choices": {"p0": "move b5", "p1": "move a4", "p2": "move b5", "p3": "move d4"}, "drawn": [], "hash": "4d6b03d3be937e7f"}
{"choices": {"p0": "place dragon e5", "p1": "pass", "p2": "place dragon d5", "p3": "place dragon a1"}, "drawn": [], "hash": "4b150c0a222c4d83"}
{"choices": {"p3": "flee w"}, "drawn": [], "hash": "1e0bad9821960e82"}
{"choices": {"p0": "flee e", "p2": "flee n"}, "drawn": [], "hash": "1d9f9cc8d4aa54c9"}
{"choices": {"p0": "flee e", "p2": "send p1"}, "drawn": ["bl", "gl", "gt", "rl", "yr", "yr", "pl", "pt", "yr", "yl", "rl", "gl"], "hash": "d21133546611979a"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b4", "p3": "move c4"}, "drawn": [], "hash": "b85d53578c407ada"}
{"choices": {"p0": "place wall\\ e4", "p1": "place treasure e3", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "d4f80ed7242371a4"}
{"choices": {"p0": "flee n", "p3": "send p1"}, "drawn": [], "hash": "ac6b61f334aa7531"}
{"choices": {"p0": "send p1", "p3": "send p1"}, "drawn": [], "hash": "6c794936b44de058"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "be550e83e15fa5c5"}
{"choices": {"p0": "send p1"}, "drawn": ["yt", "pr", "rt", "pt", "yl", "pl", "br", "bt", "bl", "rt", "yl", "bl"], "hash": "5fcaf53492c71bae"}
{"choices": {"p0": "move d4", "p1": "move b2", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "2c6910410a7cd44c"}
{"choices": {"p0": "place wall\\ b5", "p1": "place dragon e5", "p2": "place wall/ c5", "p3": "place wall\\ c1"}, "drawn": [], "hash": "200eae3042c8f2e7"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "582a844c9dcc8059"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "87409f4ce2605a8b"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "b6089d005f47566d"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "a7f92fcb6f167e8c"}
{"choices": {"p1": "flee n"}, "drawn": [], "hash": "6af96d38267f39e1"}
{"choices": {"p1": "send p2"}, "drawn": ["rl", "rt", "rt", "yt", "rr", "br", "yr", "rr", "pl", "rr", "gt", "gl"], "hash": "59c3b2014f89ef43"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "9ca080273792d35b"}
{"choices": {"p0": "place catapult a1", "p1": "place wall\\ d3", "p2": "retrieve c5", "p3": "place catapult e1"}, "drawn": [], "hash": "8115c5ccdca78129"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "send p2"}, "drawn": [], "hash": "1b0b451f728cd146"}
{"choices": {"p2": "send p3"}, "drawn": ["rr", "pt", "gt", "yl", "yt", "rl", "bt", "rt", "rr", "bt", "rt", "br"], "hash": "5071c7d4a0db6055"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move c1", "p3": "move d3"}, "drawn": [], "hash": "a26f8108c53fe3fc"}
{"choices": {"p0": "place catapult d3", "p1": "place wall\\ e1", "p2": "place wall\\ c4", "p3": "retrieve e1"}, "drawn": [], "hash": "05cc0a2809374a33"}
{"choices": {"p0": "send p2", "p1": "flee e", "p2": "flee n", "p3": "send p2"}, "drawn": [], "hash": "427544ba8bc00518"}
{"choices": {"p2": "send p3"}, "drawn": ["bt", "yr", "pl", "rr", "pt", "pt", "br", "bl", "yt", "yl", "rr", "yl"], "hash": "181469254d989e48"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "2885ce26fc75b9ce"}
{"choices": {"p0": "retrieve a1", "p1": "place catapult c2", "p2": "place catapult e4", "p3": "place catapult b3"}, "drawn": [], "hash": "65732644cb78fdc5"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p3", "p3": "flee w"}, "drawn": [], "hash": "06898fc55d8ae0ec"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "1d6b7715b81db5c0"}
{"choices": {"p3": "flee w"}, "drawn": ["pl", "gt", "gl", "bt", "gl", "rl", "yt", "br", "bl", "pl", "pl", "rt"], "hash": "98c15a2522ef05b0"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move d2", "p3": "move c5"}, "drawn": [], "hash": "4ad7854619f41b39"}
{"choices": {"p0": "place catapult a1", "p1": "pass", "p2": "place catapult c1", "p3": "place catapult c2"}, "drawn": [], "hash": "c295cbb7d8face93"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p3", "p3": "send p2"}, "drawn": [], "hash": "9df01c1f96173c26"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "5ac3ce873bdbece2"}
{"choices": {"p2": "send p3"}, "drawn": ["pl", "br", "bt", "yt", "bt", "gr", "rl", "pr", "gr", "rl", "br", "pt"], "hash": "800a9c15bcbb1775"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move d3", "p3": "move d4"}, "drawn": [], "hash": "e85e6940325343a2"}
{"choices": {"p0": "retrieve a1", "p1": "pass", "p2": "retrieve c1", "p3": "retrieve b3"}, "drawn": [], "hash": "c79dbaf133faafc4"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": ["br", "bt", "rl", "yl", "pr", "br", "gr", "bt", "bl", "yt", "yr", "yr"], "hash": "e1eecb544f317e2b"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move d2", "p3": "move c4"}, "drawn": [], "hash": "2f5ebb22a11aadfa"}
{"choices": {"p0": "place catapult c4", "p1": "place catapult c1", "p2": "place catapult b3", "p3": "place catapult c2"}, "drawn": [], "hash": "a96032007191e43a"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p3", "p3": "send p2"}, "drawn": ["yr", "yl", "br", "yr", "rt", "gt", "pr", "gr", "bt", "bt", "pt", "bl"], "hash": "e047fe38aede4521"}
{"choices": {"p0": "move c2", "p1": "move b3", "p2": "move d3", "p3": "move b4"}, "drawn": [], "hash": "586bebc979407ac8"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "retrieve c1"}, "drawn": [], "hash": "4afa2010ed97f547"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "send p3"}, "drawn": ["gl", "pl", "bl", "br", "pr", "rt", "pl", "bl", "yl", "yl", "br", "rr"], "hash": "d1182be36962e152"}
{"choices": {"p0": "move c1", "p1": "move c2", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "bf3ae2e94f1f4bc5"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "place wall/ a2"}, "drawn": [], "hash": "55358ef371e219bd"}
{"choices": {"p3": "send p1"}, "drawn": [], "hash": "a765a038ffa8876a"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [3], "scores": [11, 15, 11, 0], "rounds": 12}}
