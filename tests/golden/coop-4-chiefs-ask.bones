{"format": 1, "package": "0.1.0", "game": {"mode": "coop", "players": 4, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2", "p2": "start d2", "p3": "start b4"}, "drawn": [], "hash": "efb176cf2d910d74"}
{"choices": {"p0": "move c1", "p1": "move e2", "p2": "move d1", "p3": "move a5"}, "drawn": [], "hash": "bcfb10f3605311fb"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "fba052fd5ef105d8"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": [], "hash": "bcd7fb6b8d260db3"}
{"choices": {"p2": "place catapult e4"}, "drawn": [], "hash": "7de450723ffe755d"}
{"choices": {"p3": "place dragon c3"}, "drawn": [], "hash": "6220c9782845c08d"}
{"choices": {"p0": "advance L4", "p1": "advance Bc", "p2": "advance R5", "p3": "advance L1"}, "drawn": [], "hash": "d99bece3c730878b"}
{"choices": {"p0": "advance L3", "p1": "advance L1", "p2": "advance R4", "p3": "advance L5"}, "drawn": [], "hash": "e4888008b845b2d8"}
{"choices": {"p0": "advance R1", "p1": "advance Bd", "p2": "send p0", "p3": "advance L4"}, "drawn": [], "hash": "3f81c4820e05575e"}
{"choices": {"p2": "advance L3"}, "drawn": ["pl artificer", "gr", "gt", "rl", "gl ghost", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "6ac2525641da780d"}
{"choices": {"p0": "move b2", "p1": "move d3", "p2": "move e2", "p3": "move b5"}, "drawn": [], "hash": "4bccd9ee0687c013"}
{"choices": {"p1": "place catapult c3"}, "drawn": [], "hash": "a30a3427715b0261"}
{"choices": {"p2": "place catapult b3"}, "drawn": [], "hash": "a6b4a64f9b36c8be"}
{"choices": {"p3": "place catapult c1"}, "drawn": [], "hash": "605dbb3887f8e1f0"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "0f708f339fb7cdf6"}
{"choices": {"p0": "advance R4", "p1": "advance R1", "p2": "advance a3 e", "p3": "advance a4 e"}, "drawn": [], "hash": "8a561b765e85d99c"}
{"choices": {"p0": "advance e1 w", "p1": "advance e1 n", "p2": "send p0", "p3": "advance a1 e"}, "drawn": [], "hash": "275a9ef3030c7032"}
{"choices": {"p0": "advance Ba", "p1": "advance a1 e", "p2": "advance R2", "p3": "advance L3"}, "drawn": [], "hash": "587655905181cafd"}
{"choices": {"p0": "advance a3 e", "p1": "advance R2", "p2": "advance e5 w", "p3": "advance a3 e"}, "drawn": [], "hash": "64802ab992c338d6"}
{"choices": {"p0": "advance L1", "p1": "advance c1 n", "p3": "advance Bd"}, "drawn": [], "hash": "5537371c94f0b06d"}
{"choices": {"p0": "advance a4 e"}, "drawn": [], "hash": "c8231846ba0c9546"}
{"choices": {"p0": "advance e5 w"}, "drawn": ["gt", "pr", "bl", "rr", "rr artificer", "rr saboteur", "gr", "yt", "yr", "pt", "rt necromancer", "pt", "pt", "pt ghost", "bl"], "hash": "36475cdef9e55678"}
{"choices": {"p0": "move b1", "p1": "move e3", "p2": "move d3", "p3": "move a4"}, "drawn": [], "hash": "4b77c63f68716c4b"}
{"choices": {"p2": "retrieve e4"}, "drawn": [], "hash": "475ba9b42201ac6c"}
{"choices": {"p3": "place treasure c2"}, "drawn": [], "hash": "737cdeaff7efd3a5"}
{"choices": {"p0": "place wall/ b1"}, "drawn": [], "hash": "b4ee9312ec593c85"}
{"choices": {"p1": "place wall/ a4"}, "drawn": [], "hash": "8014aaaa1fce2102"}
{"choices": {"p0": "advance Be", "p1": "advance Ba", "p2": "advance e1 n", "p3": "advance b1 n"}, "drawn": [], "hash": "c43bd9f6ffeda4a5"}
{"choices": {"p0": "advance a5 e", "p1": "advance b1 n", "p2": "advance Bc", "p3": "advance d1 n"}, "drawn": [], "hash": "4403023d4fbb597f"}
{"choices": {"p0": "advance e4 w", "p1": "advance R3", "p2": "advance R1", "p3": "advance Bb"}, "drawn": [], "hash": "0201e3e0bada8998"}
{"choices": {"p0": "advance b3 n", "p1": "advance c2 n", "p2": "advance d5 w", "p3": "advance b3 n"}, "drawn": [], "hash": "a055f4a7c6868c9d"}
{"choices": {"p0": "advance a1 e", "p1": "send p2", "p2": "advance Ba", "p3": "advance L4"}, "drawn": [], "hash": "1f20f8c6a14a6df9"}
{"choices": {"p0": "advance L3", "p1": "advance e2 n", "p3": "advance a5 e"}, "drawn": [], "hash": "b5ad48d1427a2a44"}
{"choices": {"p0": "advance a1 n", "p1": "advance R5", "p3": "advance a3 e"}, "drawn": [], "hash": "6f5ceda26d27d6a6"}
{"choices": {"p0": "advance R3", "p1": "advance e1 w"}, "drawn": [], "hash": "550eb3dbe1a68eed"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "3ad963827e955862"}
{"choices": {"p0": "advance d1 n"}, "drawn": [], "hash": "aa40bd6d2d1deac5"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rr", "yl", "bl", "gr", "bt", "pt", "yt", "yr", "br", "pr", "gr friend"], "hash": "2903cf5879e1e095"}
{"choices": {"p0": "move c2", "p1": "move d3", "p2": "move d4", "p3": "move b4"}, "drawn": [], "hash": "7b9be3ad49a7a889"}
{"choices": {"p3": "retrieve c1"}, "drawn": [], "hash": "c2101d484629c7ad"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "7d83af46b66934bc"}
{"choices": {"p1": "place wall/ e4"}, "drawn": [], "hash": "f87e4e40dfd83760"}
{"choices": {"p2": "place dragon e5"}, "drawn": [], "hash": "9827f04ddfc28185"}
{"choices": {"p0": "advance a3 e", "p1": "advance Bd", "p2": "advance L2", "p3": "advance Bb"}, "drawn": [], "hash": "c1f91a2925eae1e9"}
{"choices": {"p0": "advance b5 e", "p1": "advance d2 n", "p2": "advance c5 n", "p3": "advance L4"}, "drawn": [], "hash": "be3de8ab9faada52"}
{"choices": {"p0": "advance c5 n", "p1": "advance R3", "p2": "advance R5", "p3": "advance R1"}, "drawn": [], "hash": "50384cced122f208"}
{"choices": {"p0": "advance e4 w", "p1": "advance e5 w", "p2": "flee w", "p3": "advance b3 n"}, "drawn": [], "hash": "006efdc9d60ce25d"}
{"choices": {"p0": "advance R4", "p1": "advance a1 n", "p2": "advance e1 w", "p3": "advance e3 w"}, "drawn": [], "hash": "aec37c801341bced"}
{"choices": {"p0": "advance a2 n", "p1": "advance d1 n", "p2": "advance Ba", "p3": "advance b5 e"}, "drawn": [], "hash": "60c02ee953889928"}
{"choices": {"p0": "advance e1 n", "p2": "advance a1 n"}, "drawn": [], "hash": "a4003621e93afdf2"}
{"choices": {"p0": "advance b4 n", "p2": "advance e2 n"}, "drawn": [], "hash": "e8b00b51e4b716cf"}
{"choices": {"p0": "advance R2", "p2": "advance c1 n"}, "drawn": [], "hash": "9e039f1caf9600b6"}
{"choices": {"p0": "advance e4 n", "p2": "advance a4 e"}, "drawn": ["br", "bl", "pt", "pr", "yt", "pt", "pt", "pr", "gt", "gl", "gr", "gl"], "hash": "aebba84117a02223"}
{"choices": {"p0": "move b2", "p1": "move e3", "p2": "move d5", "p3": "move a3"}, "drawn": [], "hash": "53c69e5e877161ed"}
{"choices": {"p0": "place dragon c3"}, "drawn": [], "hash": "2204809577012a8c"}
{"choices": {"p1": "place catapult c2"}, "drawn": [], "hash": "b30b3d2a809678dc"}
{"choices": {"p2": "place catapult a3"}, "drawn": [], "hash": "28cd4247b1b41b12"}
{"choices": {"p3": "retrieve c2"}, "drawn": [], "hash": "073a9f1eebd318f3"}
{"choices": {"p0": "advance e2 w", "p1": "advance a2 n", "p2": "advance a2 e", "p3": "advance e1 w"}, "drawn": [], "hash": "f7840234a716324a"}
{"choices": {"p0": "advance e1 w", "p1": "advance L4", "p2": "advance c2 n", "p3": "advance L5"}, "drawn": [], "hash": "9f2128883fa34c02"}
{"choices": {"p0": "advance Be", "p1": "advance e2 w", "p2": "advance a2 n", "p3": "advance a4 e"}, "drawn": [], "hash": "b8dbc2381aebb20f"}
{"choices": {"p0": "advance e5 n", "p1": "advance d2 n", "p2": "send p3", "p3": "advance b2 e"}, "drawn": [], "hash": "25b0349f744ae889"}
{"choices": {"p0": "advance d4 n", "p1": "advance Ba", "p2": "advance R1", "p3": "advance b1 n"}, "drawn": [], "hash": "4c95b59d6fa6217d"}
{"choices": {"p0": "advance b5 n", "p1": "advance L5", "p2": "advance d1 n", "p3": "advance d3 n"}, "drawn": [], "hash": "7dfd11c4ee132df4"}
{"choices": {"p0": "advance e2 n", "p1": "advance d5 w", "p2": "advance Ba", "p3": "advance c5 n"}, "drawn": [], "hash": "8d0e6fe6f5dcadc2"}
{"choices": {"p0": "flee w", "p2": "advance a1 n"}, "drawn": [], "hash": "76a60a968013e4df"}
{"choices": {"p0": "advance a3 n", "p2": "advance e3 n"}, "drawn": [], "hash": "dbd79541ae2ddd62"}
{"choices": {"p0": "advance c5 n"}, "drawn": [], "hash": "db9d10e08666d103"}
{"choices": {"p0": "advance Bb"}, "drawn": [], "hash": "c75c2bc930590d48"}
{"choices": {"p0": "advance e4 w"}, "drawn": [], "hash": "d22f5bc8987b31b9"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "c0896fc9c42ee5b6"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 5}}
