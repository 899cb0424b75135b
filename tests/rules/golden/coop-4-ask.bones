{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 4, "advanced": false, "chiefs": false, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2", "p2": "start d2", "p3": "start b4"}, "drawn": [], "hash": "e1583569c154ad6c"}
{"choices": {"p0": "move c1", "p1": "move e2", "p2": "move d1", "p3": "move a5"}, "drawn": [], "hash": "dce92f3d6b6667bf"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "1186bb307b5119bb"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": [], "hash": "599b16cd5be5b867"}
{"choices": {"p2": "place catapult e4"}, "drawn": [], "hash": "671436df411ad640"}
{"choices": {"p3": "place dragon c3"}, "drawn": [], "hash": "1bbd97cd90045899"}
{"choices": {"p0": "advance L4", "p1": "advance Bc", "p2": "advance R5", "p3": "advance L1"}, "drawn": [], "hash": "3506b9b29a0f5f2b"}
{"choices": {"p0": "advance L3", "p1": "advance L1", "p2": "advance R4", "p3": "advance L5"}, "drawn": [], "hash": "61a74f667657489a"}
{"choices": {"p0": "advance R1", "p1": "advance Bd", "p2": "send p0", "p3": "advance L4"}, "drawn": [], "hash": "b77987f862da6611"}
{"choices": {"p2": "advance L3"}, "drawn": ["pl", "gr", "gt", "rl", "gl", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "6c92023105ec862c"}
{"choices": {"p0": "move b2", "p1": "move d3", "p2": "move e2", "p3": "move b5"}, "drawn": [], "hash": "43c3e3b568994801"}
{"choices": {"p1": "place catapult c3"}, "drawn": [], "hash": "9e0fbf7b23dea3bf"}
{"choices": {"p2": "place catapult b3"}, "drawn": [], "hash": "f0663e8b35dc8f95"}
{"choices": {"p3": "place catapult c1"}, "drawn": [], "hash": "bbbe97027bec1d50"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "6f48028b78b985f9"}
{"choices": {"p0": "advance R4", "p1": "advance R1", "p2": "advance a3 e", "p3": "advance a4 e"}, "drawn": [], "hash": "00c229e014ed4896"}
{"choices": {"p0": "advance e1 w", "p1": "advance e1 n", "p2": "send p0", "p3": "advance a1 e"}, "drawn": [], "hash": "bf34b10fa9a0f614"}
{"choices": {"p0": "advance Ba", "p1": "advance a1 e", "p2": "advance R2", "p3": "advance L3"}, "drawn": [], "hash": "39c6aa6df125722c"}
{"choices": {"p0": "advance a3 e", "p1": "advance R2", "p2": "advance e5 w", "p3": "advance a3 e"}, "drawn": [], "hash": "407ae0de7388e736"}
{"choices": {"p0": "advance L1", "p1": "advance R2", "p3": "advance Bd"}, "drawn": [], "hash": "8c94d26cdfebf2ab"}
{"choices": {"p0": "advance a4 e", "p1": "advance c1 n"}, "drawn": [], "hash": "55d0432b8f18fbbc"}
{"choices": {"p0": "advance e5 w"}, "drawn": ["gt", "pr", "bl", "rr", "rr", "bl", "gr", "yt", "yr", "pt", "rt", "bl"], "hash": "0c58d41b88374f24"}
{"choices": {"p0": "move b1", "p1": "move e3", "p2": "move d3", "p3": "move a4"}, "drawn": [], "hash": "c8b3a362cb8a4c7b"}
{"choices": {"p2": "retrieve e4"}, "drawn": [], "hash": "7f8de7754f3e9b93"}
{"choices": {"p3": "place treasure c2"}, "drawn": [], "hash": "fa2a8656ed577847"}
{"choices": {"p0": "place wall/ b1"}, "drawn": [], "hash": "c18678442220a9de"}
{"choices": {"p1": "place wall/ a4"}, "drawn": [], "hash": "4f01c1d528eef49a"}
{"choices": {"p0": "advance Be", "p1": "advance L4", "p2": "advance e1 n", "p3": "advance b1 n"}, "drawn": [], "hash": "58fab9f0f9035be3"}
{"choices": {"p0": "advance a5 e", "p1": "advance b1 n", "p2": "advance Bc", "p3": "advance d1 n"}, "drawn": [], "hash": "491984c951aba851"}
{"choices": {"p0": "advance e4 w", "p1": "advance Ba", "p2": "advance R1", "p3": "advance Bb"}, "drawn": [], "hash": "793be9c20c81b183"}
{"choices": {"p0": "advance b3 n", "p1": "advance c2 n", "p2": "advance e1 n", "p3": "advance b3 n"}, "drawn": [], "hash": "0fccbf85e63a8e7f"}
{"choices": {"p0": "advance a1 e", "p1": "send p2", "p2": "advance L4", "p3": "advance L4"}, "drawn": [], "hash": "275038ae43b55f10"}
{"choices": {"p0": "advance L3", "p1": "advance e2 n", "p3": "advance a5 e"}, "drawn": [], "hash": "80134e270c5d52ed"}
{"choices": {"p0": "advance a1 n", "p1": "advance R5", "p3": "advance a3 e"}, "drawn": [], "hash": "181d22b140dec4dc"}
{"choices": {"p0": "advance R3", "p1": "advance e1 w"}, "drawn": [], "hash": "f6b9a44b15f88b46"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "af5bd9dd0cb78550"}
{"choices": {"p0": "advance d1 n"}, "drawn": [], "hash": "1150083b2f967f8f"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rt", "pt", "bl", "gr", "bt", "pt", "yt", "yr", "br", "pt", "gr"], "hash": "1e5441d727df8b20"}
{"choices": {"p0": "move c2", "p1": "move d3", "p2": "move d4", "p3": "move b4"}, "drawn": [], "hash": "907658f0ee329746"}
{"choices": {"p3": "retrieve c1"}, "drawn": [], "hash": "72cf6ea9142517cc"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "d8703c61b924cd53"}
{"choices": {"p1": "place wall/ e4"}, "drawn": [], "hash": "d6b3492d09fe790f"}
{"choices": {"p2": "place dragon d5"}, "drawn": [], "hash": "39e3930dacc546a3"}
{"choices": {"p0": "advance a3 e", "p1": "advance e5 w", "p2": "advance a4 e", "p3": "advance Bb"}, "drawn": [], "hash": "3f193d063aff2ba7"}
{"choices": {"p0": "advance b5 e", "p1": "advance Bd", "p2": "advance Bc", "p3": "advance L4"}, "drawn": [], "hash": "2e8a6b969d9bc2bf"}
{"choices": {"p0": "advance c5 n", "p1": "advance Bc", "p2": "advance e2 n", "p3": "advance R1"}, "drawn": [], "hash": "ac50c1bf2dfc10a0"}
{"choices": {"p0": "advance e4 w", "p1": "advance d2 n", "p2": "advance e1 w", "p3": "advance b3 n"}, "drawn": [], "hash": "dc6c698c6e815a8c"}
{"choices": {"p0": "advance R4", "p1": "advance d1 n", "p2": "advance Ba", "p3": "advance e3 w"}, "drawn": [], "hash": "d536112e3c865027"}
{"choices": {"p0": "advance a2 n", "p1": "advance a1 n", "p2": "advance c1 n", "p3": "advance b5 e"}, "drawn": [], "hash": "29cfd124eee89aba"}
{"choices": {"p0": "advance e1 n", "p1": "advance R2", "p2": "advance e2 n"}, "drawn": [], "hash": "b3aaf242d27835b4"}
{"choices": {"p0": "advance b4 n", "p1": "advance a5 n", "p2": "advance c5 n"}, "drawn": [], "hash": "b5533b52f2e9cad7"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "6f479edbf668114b"}
{"choices": {"p0": "advance e4 n"}, "drawn": ["br", "bl", "yl", "pr", "yt", "pt", "pt", "pt", "gt", "gl", "pr", "gl"], "hash": "2bf9d3f4e794559e"}
{"choices": {"p0": "move b2", "p1": "move c3", "p2": "move c4", "p3": "move a3"}, "drawn": [], "hash": "b269f8cfc8023214"}
{"choices": {"p0": "place dragon c3"}, "drawn": [], "hash": "b9d8030b75db2bf3"}
{"choices": {"p1": "place catapult e1"}, "drawn": [], "hash": "9485e20b3ed16e68"}
{"choices": {"p2": "place catapult b5"}, "drawn": [], "hash": "8a69fa47d9799ad1"}
{"choices": {"p3": "retrieve c2"}, "drawn": [], "hash": "6769d70cf6c45b61"}
{"choices": {"p0": "advance e2 w", "p1": "advance Ba", "p2": "advance d1 n", "p3": "advance e1 w"}, "drawn": [], "hash": "bafd62ee0d36a873"}
{"choices": {"p0": "advance e1 w", "p1": "advance d5 w", "p2": "advance R5", "p3": "advance Ba"}, "drawn": [], "hash": "ea7076ece20ec905"}
{"choices": {"p0": "advance Be", "p1": "advance d1 n", "p2": "advance e3 n", "p3": "advance b1 n"}, "drawn": [], "hash": "7b57bd23ec22c75b"}
{"choices": {"p0": "advance e5 n", "p1": "advance e2 w", "p2": "advance Ba", "p3": "advance c5 n"}, "drawn": [], "hash": "a4174074487c989f"}
{"choices": {"p0": "advance d4 n", "p1": "advance L5", "p2": "advance c2 n", "p3": "advance b2 e"}, "drawn": [], "hash": "0fb1d760387fc091"}
{"choices": {"p0": "advance b5 n", "p1": "advance d2 n", "p2": "advance L2", "p3": "advance d3 n"}, "drawn": [], "hash": "509c4c8826437e80"}
{"choices": {"p0": "advance e2 n", "p1": "advance L4", "p2": "advance a1 n", "p3": "advance a4 e"}, "drawn": [], "hash": "fd0b673fe10e2668"}
{"choices": {"p0": "flee w", "p1": "advance a2 n", "p2": "advance e3 n", "p3": "advance R5"}, "drawn": [], "hash": "19386a241c868a02"}
{"choices": {"p0": "advance a3 n", "p2": "advance c1 n"}, "drawn": [], "hash": "5d7d041bd5ce7bdc"}
{"choices": {"p0": "advance c5 n"}, "drawn": [], "hash": "b5210de00858af0e"}
{"choices": {"p0": "advance Bb"}, "drawn": [], "hash": "5c50f975377b2ceb"}
{"choices": {"p0": "advance e4 w"}, "drawn": [], "hash": "2013859bd38617e2"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "ed2539e12e1a5a3e"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 5}}
