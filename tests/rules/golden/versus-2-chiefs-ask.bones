{"format": 2, "package": "0.2.0", "game": {"mode": "versus", "players": 2, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2"}, "drawn": [], "hash": "505cf6991a7baa77"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3"}, "drawn": [], "hash": "c7dc4fdf30bb471f"}
{"choices": {"p0": "advance R1", "p1": "advance Te"}, "drawn": [], "hash": "9773e536a00b3dcf"}
{"choices": {"p0": "advance Ta", "p1": "advance L1"}, "drawn": [], "hash": "0bcff86032bd820c"}
{"choices": {"p0": "advance R2", "p1": "advance R2"}, "drawn": ["pl artificer", "gr", "gl ghost", "br", "pt", "br"], "hash": "d52f299d255cc734"}
{"choices": {"p0": "move c2", "p1": "move e1"}, "drawn": [], "hash": "a93efe7ac3ea8218"}
{"choices": {"p0": "place treasure a2", "p1": "place treasure b3"}, "drawn": [], "hash": "27658f3787120cb4"}
{"choices": {"p0": "advance a5 s", "p1": "advance R2"}, "drawn": [], "hash": "c2cd4f40e6b53c69"}
{"choices": {"p0": "advance Ta", "p1": "advance e4 w"}, "drawn": [], "hash": "3d0c3444a20bd23f"}
{"choices": {"p0": "advance L1", "p1": "advance e2 w"}, "drawn": [], "hash": "c1a4eac620f52e75"}
{"choices": {"p0": "advance e4 w", "p1": "advance R1"}, "drawn": [], "hash": "929bcc2dc10f6bbc"}
{"choices": {"p0": "advance L5", "p1": "advance e5 s"}, "drawn": [], "hash": "5aa9dadd840c701d"}
{"choices": {"p0": "advance e1 w"}, "drawn": ["gt", "pr", "rr artificer", "rr saboteur", "yr ghost", "pt ghost"], "hash": "55f446dd8bdaa50b"}
{"choices": {"p0": "move b3", "p1": "move e2"}, "drawn": [], "hash": "db3bac1af7ce7bb4"}
{"choices": {"p0": "place wall\\ c2", "p1": "place catapult a2"}, "drawn": [], "hash": "d1e738e43088fd38"}
{"choices": {"p0": "advance a5 s", "p1": "advance R3"}, "drawn": [], "hash": "c9ad007a49b421dc"}
{"choices": {"p0": "advance a5 e", "p1": "advance Ta"}, "drawn": [], "hash": "413da0bfe2cafb8f"}
{"choices": {"p0": "advance a1 n", "p1": "advance e4 s"}, "drawn": [], "hash": "fc7787253b4a5e91"}
{"choices": {"p0": "advance Te", "p1": "advance d4 w"}, "drawn": [], "hash": "9879d0cdb61d113d"}
{"choices": {"p0": "advance d2 w", "p1": "advance b1 e"}, "drawn": [], "hash": "707f8219bd4ddd75"}
{"choices": {"p0": "advance d4 w", "p1": "advance R5"}, "drawn": [], "hash": "87de3830ce9ff431"}
{"choices": {"p0": "advance d1 w"}, "drawn": [], "hash": "e7dbe4446b04dd1f"}
{"choices": {"p0": "advance R3"}, "drawn": [], "hash": "cbc8be02dbb6448a"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rr", "gr", "bt", "rl", "br"], "hash": "79cbe1ce273c4e79"}
{"choices": {"p0": "move a2", "p1": "move d1"}, "drawn": [], "hash": "b39720ef6308971c"}
{"choices": {"p0": "place dragon b5", "p1": "retrieve b3"}, "drawn": [], "hash": "78552fbe5da649c4"}
{"choices": {"p0": "flee s"}, "drawn": [], "hash": "239116757d5e3e12"}
{"choices": {"p0": "advance c1 s", "p1": "advance c1 s"}, "drawn": [], "hash": "ea3a2a8d19d13d8b"}
{"choices": {"p0": "advance a4 s", "p1": "advance c4 s"}, "drawn": [], "hash": "c07a1c3339778d84"}
{"choices": {"p0": "advance Te", "p1": "advance c2 n"}, "drawn": [], "hash": "628c43fba666bd87"}
{"choices": {"p0": "advance a3 s", "p1": "advance a5 s"}, "drawn": [], "hash": "7c3282c5984b505d"}
{"choices": {"p0": "advance e3 w", "p1": "advance R2"}, "drawn": [], "hash": "2f69cf82432a3c9d"}
{"choices": {"p0": "advance R2", "p1": "advance R3"}, "drawn": [], "hash": "73572f5026acbfba"}
{"choices": {"p0": "advance e4 w", "p1": "advance e5 w"}, "drawn": [], "hash": "89a0aba5c8375d6a"}
{"choices": {"p0": "advance L3"}, "drawn": [], "hash": "8ec4aa8a6cb658a2"}
{"choices": {"p0": "advance e5 s"}, "drawn": [], "hash": "a67eb81cd88bf83c"}
{"choices": {"p0": "advance c4 s"}, "drawn": ["br", "bl", "yt", "pt", "gt", "gl"], "hash": "500e7a34918bcfe7"}
{"choices": {"p0": "move a1", "p1": "move e2"}, "drawn": [], "hash": "2da46318a3a0baaa"}
{"choices": {"p0": "place catapult a1", "p1": "place wall\\ e4"}, "drawn": [], "hash": "7a345d39e61866bf"}
{"choices": {"p0": "advance d4 w", "p1": "advance L5"}, "drawn": [], "hash": "3e4cf550ddb024d3"}
{"choices": {"p0": "advance b4 s", "p1": "advance L4"}, "drawn": [], "hash": "7da099fa90cee99b"}
{"choices": {"p0": "advance Te", "p1": "advance e3 w"}, "drawn": [], "hash": "733b1c43115cd49b"}
{"choices": {"p0": "advance e5 s", "p1": "advance d5 s"}, "drawn": [], "hash": "4f7ec6b26376c4f0"}
{"choices": {"p0": "advance Tb", "p1": "advance a4 s"}, "drawn": [], "hash": "8dd28824960ae5f3"}
{"choices": {"p0": "flee w", "p1": "advance Ta"}, "drawn": [], "hash": "34402090b1005076"}
{"choices": {"p0": "advance e2 w"}, "drawn": [], "hash": "30655d454cd57da7"}
{"choices": {"p0": "advance e1 w"}, "drawn": [], "hash": "d10ec82ed3131f30"}
{"choices": {"p0": "advance a3 s"}, "drawn": [], "hash": "408ed6dd1986b52f"}
{"choices": {"p0": "advance e4 s"}, "drawn": [], "hash": "3d451b8cedec3dfb"}
{"choices": {"p0": "advance a3 e"}, "drawn": [], "hash": "35f603cdec152a56"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "145fe5b64a9ef68b"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 34], "rounds": 5}}
