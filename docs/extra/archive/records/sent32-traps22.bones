{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627906, "agents": ["guardian", "guardian", "sent32-traps22", "guardian"]}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "62a321083e0b8cff"}
{"choices": {"p0": "place treasure b2", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["gr", "pr", "yt", "bt", "rr", "pl", "bt", "yt", "bl", "rl", "rt", "pr"], "hash": "5dcb4db1ec36d8d6"}
{"choices": {"p0": "move e4", "p1": "move d5", "p2": "move d2", "p3": "move d4"}, "drawn": [], "hash": "514ebe5ee929f0ec"}
{"choices": {"p0": "place dragon a4", "p1": "place dragon a3", "p2": "place catapult b3", "p3": "place dragon b5"}, "drawn": [], "hash": "82a422d85638d525"}
{"choices": {"p0": "flee w", "p1": "flee w", "p3": "flee n"}, "drawn": [], "hash": "388f59df044b1bbe"}
{"choices": {"p0": "flee w", "p3": "send p1"}, "drawn": ["bl", "rt", "gt", "pl", "rr", "bl", "yl", "yt", "gt", "yt", "gl", "br"], "hash": "61c18390ddd80b58"}
{"choices": {"p0": "move e3", "p1": "move c5", "p2": "move c2", "p3": "move d5"}, "drawn": [], "hash": "b6371413d557ca8a"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall\\ e2", "p2": "place catapult d3", "p3": "place wall\\ e2"}, "drawn": [], "hash": "e77a1fbc8c421d8c"}
{"choices": {"p0": "flee w", "p3": "flee n"}, "drawn": [], "hash": "fed8f7bc2b1823bb"}
{"choices": {"p3": "send p0"}, "drawn": ["bl", "pl", "br", "pt", "bt", "gt", "gr", "gr", "bt", "rl", "pr", "gr"], "hash": "fbe5fe910a8efc70"}
{"choices": {"p0": "move d2", "p1": "move b4", "p2": "move b2", "p3": "move e4"}, "drawn": [], "hash": "1819a2f0bc70bfc1"}
{"choices": {"p0": "place wall/ b5", "p1": "place wall\\ c5", "p2": "place wall/ b1", "p3": "place wall/ a5"}, "drawn": [], "hash": "6796fea55e8071dc"}
{"choices": {"p1": "send p2", "p2": "send p0"}, "drawn": [], "hash": "ce3596f87b835928"}
{"choices": {"p1": "flee w", "p2": "send p0"}, "drawn": ["yl", "yl", "yr", "gl", "rl", "rr", "gl", "yl", "yr", "bl", "rl", "gt"], "hash": "a55b8e00c1c5ee7f"}
{"choices": {"p0": "move c1", "p1": "move a4", "p2": "move a2", "p3": "move e5"}, "drawn": [], "hash": "fa57bfe4f4336cdd"}
{"choices": {"p0": "place catapult d4", "p1": "place catapult b1", "p2": "place dragon e2", "p3": "pass"}, "drawn": [], "hash": "dcd823d1953d8f73"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "cec58331656b2a2c"}
{"choices": {"p2": "flee e"}, "drawn": [], "hash": "5e61a930ddcda743"}
{"choices": {"p0": "send p2", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "69e7072af4ff5736"}
{"choices": {"p1": "send p0"}, "drawn": ["gl", "yr", "rt", "rt", "yt", "pt", "pt", "pl", "pl", "gr", "br", "bt"], "hash": "e450eb961ea0cfcb"}
{"choices": {"p0": "move b2", "p1": "move b5", "p2": "move b3", "p3": "move d5"}, "drawn": [], "hash": "8e961a8c10f75e40"}
{"choices": {"p0": "place catapult c4", "p1": "retrieve b1", "p2": "place wall/ a4", "p3": "pass"}, "drawn": [], "hash": "a90f72a0e2f10b26"}
{"choices": {"p0": "send p2", "p2": "flee e"}, "drawn": [], "hash": "763191a1f0bf6638"}
{"choices": {"p0": "send p2", "p2": "flee e"}, "drawn": ["yl", "yt", "pl", "gl", "yl", "rr", "rl", "gt", "gr", "pt", "bt", "bl"], "hash": "e2b52e399b770ea9"}
{"choices": {"p0": "move b3", "p1": "move a5", "p2": "move c4", "p3": "move c5"}, "drawn": [], "hash": "4177b569207858c0"}
{"choices": {"p0": "retrieve c4", "p1": "place catapult e2", "p2": "retrieve d3", "p3": "place catapult b1"}, "drawn": [], "hash": "f356e92493f49479"}
{"choices": {"p1": "send p0", "p3": "send p0"}, "drawn": ["yt", "yr", "bt", "rt", "rl", "gl", "yt", "yl", "rl", "rl", "bt", "pl"], "hash": "b5511b5a92111973"}
{"choices": {"p0": "move a2", "p1": "move b4", "p2": "move d4", "p3": "move b4"}, "drawn": [], "hash": "4613c495fa54d49c"}
{"choices": {"p0": "place catapult c1", "p1": "place catapult d3", "p2": "place catapult d3", "p3": "retrieve b1"}, "drawn": [], "hash": "3757bb9cb76d5b61"}
{"choices": {"p0": "send p2", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "574f23f185da2390"}
{"choices": {"p2": "send p0"}, "drawn": ["bl", "yl", "yt", "yt", "gl", "pl", "bl", "yr", "pl", "rr", "yl", "br"], "hash": "94f7609cfda1b0e9"}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move c4", "p3": "move b5"}, "drawn": [], "hash": "c13ca4f60003fa80"}
{"choices": {"p0": "pass", "p1": "retrieve d3", "p2": "retrieve a4", "p3": "place catapult e3"}, "drawn": [], "hash": "5eb9fd205a6ba351"}
{"choices": {"p0": "send p2", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "6959383fe432f0d3"}
{"choices": {"p1": "send p2"}, "drawn": ["rt", "pr", "yt", "yt", "bl", "bl", "rr", "rt", "pt", "br", "bl", "yt"], "hash": "e7b09e1a6c01b5ca"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "ca29a3bffee762d2"}
{"choices": {"p0": "pass", "p1": "place catapult d3", "p2": "place wall/ b2", "p3": "place catapult c1"}, "drawn": [], "hash": "25a3c6541a456bc1"}
{"choices": {"p1": "send p2", "p2": "send p0", "p3": "send p2"}, "drawn": ["pr", "yl", "rt", "br", "gt", "bl", "pr", "yl", "bt", "yr", "bl", "pr"], "hash": "bd14a1fa1a838895"}
{"choices": {"p0": "move d5", "p1": "move c4", "p2": "move c2", "p3": "move b5"}, "drawn": [], "hash": "d2893f0c6590781f"}
{"choices": {"p0": "pass", "p1": "retrieve d3", "p2": "pass", "p3": "retrieve c1"}, "drawn": [], "hash": "f47da67ed7392e36"}
{"choices": {"p2": "send p1", "p3": "send p2"}, "drawn": [], "hash": "8b84bd06460cb498"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [0], "scores": [0, 16, 25, 13], "rounds": 11}}
