{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent28-traps18", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place wall/ c1", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "d462dc7134ff41e1"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "bbf4f7d7f8b3b4b3"}
{"choices": {"p0": "place wall/ b3", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "18a915775d7e54e7"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "790d7520cde4fc8b"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "3ddd2f3889ed5834"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "b1b5844ad1201702"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "b169d3dfa8b0157f"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "15e3ee6295efd649"}
{"choices": {"p0": "place dragon d3", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "19706631934e5204"}
{"choices": {"p0": "flee n", "p3": "flee e"}, "drawn": [], "hash": "5c2645cdac40f124"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "3e225d7320894985"}
{"choices": {"p0": "move e5", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "5bf332b8289f473b"}
{"choices": {"p0": "retrieve d3", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "553bc7796f9e0497"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "1fdab271e79072ae"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "br", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rr", "pl"], "hash": "485a0659653888db"}
{"choices": {"p0": "move d5", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "e2b428945b35b1c5"}
{"choices": {"p0": "place dragon c4", "p1": "place catapult a5", "p2": "retrieve e3", "p3": "place catapult c2"}, "drawn": [], "hash": "7243d257017a7c63"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "1670ee90d9ef8b6b"}
{"choices": {"p0": "flee w", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "deff76a11662e830"}
{"choices": {"p0": "send p2"}, "drawn": ["yl", "gr", "bt", "rr", "yl", "yr", "pl", "bt", "br", "rl", "yr", "rr"], "hash": "051cffbce6140f4d"}
{"choices": {"p0": "move c4", "p1": "move d4", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "e12ecc2119615ec4"}
{"choices": {"p0": "place treasure b2", "p1": "retrieve a5", "p2": "place wall\\ e4", "p3": "place catapult e4"}, "drawn": [], "hash": "c3011434fe62155d"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "593a81633b8bbacd"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "br"], "hash": "15759cc39465a0a2"}
{"choices": {"p0": "move d4", "p1": "move c4", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "dfa7cb01fc9fbfff"}
{"choices": {"p0": "place catapult a3", "p1": "place catapult c5", "p2": "place catapult b3", "p3": "retrieve e4"}, "drawn": [], "hash": "755dd968e535fdeb"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "5c3839acd3eb351e"}
{"choices": {"p0": "send p1", "p1": "send p0", "p2": "send p0"}, "drawn": ["gl", "gt", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "gl"], "hash": "52655b2a4e349ded"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move c2", "p3": "move d3"}, "drawn": [], "hash": "23a624e4d0535d01"}
{"choices": {"p0": "place catapult c2", "p1": "retrieve c5", "p2": "place catapult b4", "p3": "place catapult e1"}, "drawn": [], "hash": "bf77d75fc4d4257f"}
{"choices": {"p0": "send p1", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "c1c18d18ee22fbe8"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "fac231c3dbc12b64"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [34, 28, 21, 0], "rounds": 8}}
