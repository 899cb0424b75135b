{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627781, "agents": ["guardian", "sent26-traps12", "guardian", "guardian"]}
{"choices": {"p0": "move b4", "p1": "move b4", "p2": "move c4", "p3": "move d3"}, "drawn": [], "hash": "5e2df54dd6aa9655"}
{"choices": {"p0": "place treasure c1", "p1": "place treasure c4", "p2": "place treasure c2", "p3": "place treasure b1"}, "drawn": ["bt", "pl", "bt", "gr", "pr", "rl", "yt", "rt", "pr", "pr", "bl", "rl"], "hash": "30b909f82e13221e"}
{"choices": {"p0": "move b5", "p1": "move a4", "p2": "move b5", "p3": "move d4"}, "drawn": [], "hash": "05017ca07770cb37"}
{"choices": {"p0": "place dragon e5", "p1": "place dragon e1", "p2": "place dragon d5", "p3": "place dragon a1"}, "drawn": [], "hash": "54119365bc8b6148"}
{"choices": {"p1": "flee e", "p3": "flee w"}, "drawn": [], "hash": "5028c7c8a8013c34"}
{"choices": {"p0": "flee e", "p2": "flee n"}, "drawn": [], "hash": "c0ae035d6e1b8ce3"}
{"choices": {"p0": "flee e", "p2": "send p0"}, "drawn": ["bl", "gl", "gt", "rl", "yr", "yr", "pl", "pt", "yr", "yl", "rl", "gl"], "hash": "eaec644c7defb943"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move b4", "p3": "move c4"}, "drawn": [], "hash": "85a8f2b260f85c52"}
{"choices": {"p0": "place wall/ d4", "p1": "place wall/ a5", "p2": "place wall\\ e5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "bccfc237b8047689"}
{"choices": {"p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "76d3c80e532b7035"}
{"choices": {"p3": "send p1"}, "drawn": ["yt", "pr", "rt", "pt", "yl", "pl", "br", "bt", "bl", "rt", "yl", "bl"], "hash": "423e251a22491779"}
{"choices": {"p0": "move d4", "p1": "move b3", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "c230644b801fd736"}
{"choices": {"p0": "place wall\\ b5", "p1": "place wall\\ e5", "p2": "place wall/ a5", "p3": "place wall\\ c1"}, "drawn": [], "hash": "f889c1f6e742069a"}
{"choices": {"p1": "send p2", "p2": "send p0"}, "drawn": [], "hash": "7db26b30e8b399f3"}
{"choices": {"p1": "send p2", "p2": "send p0"}, "drawn": ["rl", "rt", "rt", "yt", "rr", "bt", "yr", "rr", "pl", "rr", "gt", "br"], "hash": "06e6f22cbc6feb0b"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move c2", "p3": "move c2"}, "drawn": [], "hash": "c0ce70d5ba65d8b1"}
{"choices": {"p0": "place catapult a1", "p1": "place catapult c2", "p2": "place catapult c4", "p3": "place catapult e1"}, "drawn": [], "hash": "1282fb657dd1448d"}
{"choices": {"p0": "send p2", "p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "a3be67f05be04dc6"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "fc7ec287a1737dd0"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "84317274db0cd0b8"}
{"choices": {"p0": "send p2"}, "drawn": ["rr", "pt", "gt", "yl", "yt", "yr", "bt", "rt", "rr", "bl", "rt", "br"], "hash": "e51317d64f4c471b"}
{"choices": {"p0": "move b5", "p1": "move d3", "p2": "move c1", "p3": "move d3"}, "drawn": [], "hash": "8eafc30b2afb9e69"}
{"choices": {"p0": "place catapult d3", "p1": "retrieve c2", "p2": "pass", "p3": "retrieve e1"}, "drawn": [], "hash": "765d35e808e7c326"}
{"choices": {"p0": "send p2", "p2": "send p3"}, "drawn": [], "hash": "dd8a0f663780e0b6"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "1483877cc960cba3"}
{"choices": {"p2": "send p3"}, "drawn": [], "hash": "dba0ef0daf280e7c"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "5d72c8faa6c54b35"}
{"choices": {"p2": "send p1"}, "drawn": [], "hash": "3e95a74a5e7d3d80"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "d9d34e00b854ecc1"}
{"choices": {"p2": "send p1"}, "drawn": ["bt", "yr", "pl", "rr", "pt", "pt", "br", "bl", "yt", "yl", "rr", "yl"], "hash": "05b4338720e201fb"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "c403a3c7ed67ca9a"}
{"choices": {"p0": "retrieve b5", "p1": "place catapult a2", "p2": "place catapult c4", "p3": "place catapult c2"}, "drawn": [], "hash": "b57b7172c1ec2bff"}
{"choices": {"p0": "send p3", "p1": "send p3", "p2": "send p3", "p3": "flee w"}, "drawn": [], "hash": "4f87a01470262409"}
{"choices": {"p1": "send p3", "p3": "send p2"}, "drawn": [], "hash": "ec341bc6e542c94a"}
{"choices": {"p3": "flee w"}, "drawn": ["pl", "gl", "gl", "bt", "gl", "rl", "yt", "br", "bl", "pl", "pl", "rt"], "hash": "c236a48b721e4617"}
{"choices": {"p0": "move d4", "p1": "move d3", "p2": "move d2", "p3": "move b3"}, "drawn": [], "hash": "68296eb8560b0438"}
{"choices": {"p0": "place wall/ a4", "p1": "retrieve a2", "p2": "retrieve c4", "p3": "place catapult d3"}, "drawn": [], "hash": "daaa506d28fafc64"}
{"choices": {"p0": "send p2", "p3": "send p2"}, "drawn": [], "hash": "da20addbab781374"}
{"choices": {"p3": "send p2"}, "drawn": ["pl", "br", "bt", "yt", "bt", "gr", "rl", "pr", "gr", "rl", "br", "pt"], "hash": "985872df37d1be3d"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "74dab2bda9005a39"}
{"choices": {"p0": "retrieve d4", "p1": "place catapult d3", "p2": "place catapult e1", "p3": "pass"}, "drawn": [], "hash": "9030fb3fb4523b75"}
{"choices": {"p0": "send p1", "p1": "send p3", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "1f3efb78a291242a"}
{"choices": {"p1": "flee e"}, "drawn": ["br", "bt", "rl", "yt", "pr", "br", "gr", "bt", "bl", "yt", "yr", "yr"], "hash": "8f1eeb803f1f8e62"}
{"choices": {"p0": "move b3", "p1": "move b3", "p2": "move d2", "p3": "move d4"}, "drawn": [], "hash": "787615ad94a1f87d"}
{"choices": {"p0": "place wall/ d4", "p1": "pass", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "e71e579393fd8a20"}
{"choices": {"p2": "send p1"}, "drawn": ["yr", "yl", "br", "yr", "rt", "gt", "pr", "gr", "bl", "bt", "pt", "bl"], "hash": "53eb1f8c42f07b6b"}
{"choices": {"p0": "move c4", "p1": "move a2", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "f3ce8eb762cb527f"}
{"choices": {"p0": "retrieve d4", "p1": "pass", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "36d1b49db42807bd"}
{"choices": {"p1": "send p3"}, "drawn": ["gl", "pl", "bl", "br", "pr", "rl", "pl", "rr", "yl", "yl", "br", "rt"], "hash": "623ac23aac05c8da"}
{"choices": {"p0": "move b4", "p1": "move b3", "p2": "move c3", "p3": "move b3"}, "drawn": [], "hash": "aaf78afb5799c49d"}
{"choices": {"p0": "place wall\\ e5", "p1": "pass", "p2": "pass", "p3": "retrieve c1"}, "drawn": [], "hash": "2bc6d5382670bc94"}
{"choices": {"p0": "send p1"}, "drawn": [], "hash": "81b903d44946e676"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0, 2], "scores": [0, 16, 0, 15], "rounds": 12}}
