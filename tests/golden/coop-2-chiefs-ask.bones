{"format": 1, "package": "0.1.0", "game": {"mode": "coop", "players": 2, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2"}, "drawn": [], "hash": "ccc201d969d55cf5"}
{"choices": {"p0": "move c1", "p1": "move e2"}, "drawn": [], "hash": "45d80254defbd366"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "0183b35d280d8ae9"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": [], "hash": "ba00027079c7e891"}
{"choices": {"p0": "advance L4", "p1": "advance Bc"}, "drawn": [], "hash": "b9473a02eb5f1d8c"}
{"choices": {"p0": "advance L3", "p1": "advance L1"}, "drawn": [], "hash": "e428bcf6cf9ed8dc"}
{"choices": {"p0": "advance R1", "p1": "advance Bd"}, "drawn": ["pl artificer", "gr", "gl ghost", "br", "pt", "br"], "hash": "e39df5eb54902977"}
{"choices": {"p0": "move b2", "p1": "move d3"}, "drawn": [], "hash": "7cce50ccc648e19c"}
{"choices": {"p1": "place catapult c3"}, "drawn": [], "hash": "50cd13af4161f2e4"}
{"choices": {"p0": "retrieve e3"}, "drawn": [], "hash": "5dcdd310bf973696"}
{"choices": {"p0": "advance a3 e", "p1": "advance R1"}, "drawn": [], "hash": "4e99245c454ef0de"}
{"choices": {"p0": "advance Ba", "p1": "advance e1 n"}, "drawn": [], "hash": "2e43f15da618d4dc"}
{"choices": {"p0": "advance L1", "p1": "advance a1 e"}, "drawn": [], "hash": "809627b41678737b"}
{"choices": {"p0": "advance e5 w", "p1": "advance R2"}, "drawn": [], "hash": "975f61cdfd5429e2"}
{"choices": {"p0": "advance L5", "p1": "advance c1 n"}, "drawn": [], "hash": "df5db9af7a56176a"}
{"choices": {"p0": "advance a4 e"}, "drawn": ["gt", "pr", "rr artificer", "rr saboteur", "yr", "pt ghost"], "hash": "3ddfd325d132b675"}
{"choices": {"p0": "move a3", "p1": "move e3"}, "drawn": [], "hash": "26e1c2a910e78ba3"}
{"choices": {"p0": "place wall\\ a2"}, "drawn": [], "hash": "7d79f712b0662d67"}
{"choices": {"p1": "place catapult a4"}, "drawn": [], "hash": "4f4f382474b90493"}
{"choices": {"p0": "advance a1 e", "p1": "advance Ba"}, "drawn": [], "hash": "18871bf38393735f"}
{"choices": {"p0": "advance d1 n", "p1": "advance b1 n"}, "drawn": [], "hash": "d5b771381a974610"}
{"choices": {"p0": "advance a1 n", "p1": "advance R3"}, "drawn": [], "hash": "3c8fb73c52acf753"}
{"choices": {"p0": "advance R3", "p1": "advance c2 n"}, "drawn": [], "hash": "318e94097869a24d"}
{"choices": {"p0": "advance d5 w", "p1": "advance e1 w"}, "drawn": [], "hash": "637b66a7f22adef5"}
{"choices": {"p0": "advance Be", "p1": "advance e2 n"}, "drawn": [], "hash": "0ef7f5411ee73d2b"}
{"choices": {"p0": "advance b3 n", "p1": "advance e2 w"}, "drawn": [], "hash": "9d632b1110ed1378"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rr", "gr", "bt", "yr", "br"], "hash": "0622b6d285ef8e06"}
{"choices": {"p0": "move a4", "p1": "move d3"}, "drawn": [], "hash": "36200270b47b3d1c"}
{"choices": {"p1": "place dragon a2"}, "drawn": [], "hash": "86b7796d4d3c7c68"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "72d1ffcca2bb433e"}
{"choices": {"p0": "advance R1", "p1": "advance Ba"}, "drawn": [], "hash": "bf0c86f0d0e4146c"}
{"choices": {"p0": "advance e3 w", "p1": "advance R2"}, "drawn": [], "hash": "7b39f657cc806db9"}
{"choices": {"p0": "advance b1 n", "p1": "advance Bd"}, "drawn": [], "hash": "829628e5df6a3996"}
{"choices": {"p0": "advance b4 n", "p1": "advance d2 n"}, "drawn": [], "hash": "70624d0991a8cac0"}
{"choices": {"p0": "advance e4 w", "p1": "advance d1 n"}, "drawn": [], "hash": "27181da085ce01cd"}
{"choices": {"p0": "advance R2", "p1": "advance a1 n"}, "drawn": [], "hash": "0f5acb7d84642103"}
{"choices": {"p0": "advance e1 n", "p1": "flee s"}, "drawn": [], "hash": "b94d9ca6630b784b"}
{"choices": {"p0": "advance Bc", "p1": "advance e5 w"}, "drawn": [], "hash": "7b0903da8a631783"}
{"choices": {"p0": "advance R4"}, "drawn": [], "hash": "6cca00bcd991c4c9"}
{"choices": {"p0": "advance b5 e"}, "drawn": [], "hash": "14313d7f108e9f3c"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 4}}
