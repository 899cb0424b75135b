{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": false, "chiefs": false, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2"}, "drawn": [], "hash": "7e8ac205acd1028d"}
{"choices": {"p0": "move c1", "p1": "move e2"}, "drawn": [], "hash": "e8f85a6e1a26d28a"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "3a9979da3d632365"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": [], "hash": "ac8f24b7d85525ff"}
{"choices": {"p0": "advance L4", "p1": "advance Bc"}, "drawn": [], "hash": "0a90fd091d35192a"}
{"choices": {"p0": "advance L3", "p1": "advance L1"}, "drawn": [], "hash": "7ffbba33b3f35b6d"}
{"choices": {"p0": "advance R1", "p1": "advance Bd"}, "drawn": ["pl", "gr", "gl", "br", "pt", "br"], "hash": "0d7445751d24ce6f"}
{"choices": {"p0": "move b2", "p1": "move d3"}, "drawn": [], "hash": "a827f6ec5f219b33"}
{"choices": {"p1": "place catapult c3"}, "drawn": [], "hash": "f0444adfa1e8c0ee"}
{"choices": {"p0": "retrieve e3"}, "drawn": [], "hash": "fed57ab207ca680d"}
{"choices": {"p0": "advance a3 e", "p1": "advance R1"}, "drawn": [], "hash": "a19e6198647420f8"}
{"choices": {"p0": "advance Ba", "p1": "advance e1 n"}, "drawn": [], "hash": "e3d64ec624d8d97d"}
{"choices": {"p0": "advance L1", "p1": "advance a1 e"}, "drawn": [], "hash": "b4c51f45be0b6492"}
{"choices": {"p0": "advance e5 w", "p1": "advance R2"}, "drawn": [], "hash": "7bba80e96e2470f8"}
{"choices": {"p0": "advance L5", "p1": "advance R2"}, "drawn": [], "hash": "561f74efc69f4e13"}
{"choices": {"p0": "advance a4 e", "p1": "advance c1 n"}, "drawn": ["gt", "pr", "bl", "bl", "yr", "pt"], "hash": "afda46dddce41886"}
{"choices": {"p0": "move a3", "p1": "move e3"}, "drawn": [], "hash": "22725470964fb046"}
{"choices": {"p0": "place wall\\ a2"}, "drawn": [], "hash": "7304ecede7db0254"}
{"choices": {"p1": "place catapult a4"}, "drawn": [], "hash": "dde575dfe9f080c2"}
{"choices": {"p0": "advance a1 e", "p1": "advance L4"}, "drawn": [], "hash": "c7cb9d8f94f2f954"}
{"choices": {"p0": "advance d1 n", "p1": "advance b1 n"}, "drawn": [], "hash": "e7bdd8aeb659320e"}
{"choices": {"p0": "advance a1 n", "p1": "advance Ba"}, "drawn": [], "hash": "0778bcb8071625d0"}
{"choices": {"p0": "advance Be", "p1": "advance c2 n"}, "drawn": [], "hash": "b7054254c9fafdb3"}
{"choices": {"p0": "advance d5 w", "p1": "advance e1 w"}, "drawn": [], "hash": "710413474811a292"}
{"choices": {"p0": "advance L4", "p1": "advance e2 n"}, "drawn": [], "hash": "feb61179e24fceab"}
{"choices": {"p0": "advance b3 n", "p1": "advance e2 w"}, "drawn": [], "hash": "0eaebc40290495e3"}
{"choices": {"p0": "advance R4", "p1": "advance R5"}, "drawn": ["br", "rr", "gr", "bt", "yr", "br"], "hash": "cc7ff04fb16b291e"}
{"choices": {"p0": "move a4", "p1": "move d2"}, "drawn": [], "hash": "f1a644e90053c695"}
{"choices": {"p1": "retrieve b3"}, "drawn": [], "hash": "0fcdfb9ceaa6d6b8"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "7dd422d3368dcc8c"}
{"choices": {"p0": "advance R1", "p1": "advance e5 w"}, "drawn": [], "hash": "28c0bf5cc65f2af6"}
{"choices": {"p0": "advance e4 w", "p1": "advance R3"}, "drawn": [], "hash": "d6cf36d71cf028dd"}
{"choices": {"p0": "advance b1 n", "p1": "advance R2"}, "drawn": [], "hash": "888e5f91eff54f9a"}
{"choices": {"p0": "advance b4 n", "p1": "advance Ba"}, "drawn": [], "hash": "ac7aaa5a20aa1572"}
{"choices": {"p0": "advance L4", "p1": "advance a1 n"}, "drawn": [], "hash": "5f05ac0482105e85"}
{"choices": {"p0": "advance R2", "p1": "advance d1 n"}, "drawn": [], "hash": "fc43e3a6a506b0ef"}
{"choices": {"p0": "advance e1 n"}, "drawn": [], "hash": "de7a92647b0574a8"}
{"choices": {"p0": "advance Bc"}, "drawn": [], "hash": "6897b8e0bb85d819"}
{"choices": {"p0": "advance R4"}, "drawn": [], "hash": "62b736f4f3eae78f"}
{"choices": {"p0": "advance b5 e"}, "drawn": [], "hash": "52b204bb6d3febee"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 4}}
