{"format": 1, "package": "0.1.0", "game": {"mode": "versus", "players": 6, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random", "random", "random"]}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "82b99a25313886b1"}
{"choices": {"p3": "buy portal"}, "drawn": [], "hash": "4fa18dbb6857f9b6"}
{"choices": {"p4": "buy spring"}, "drawn": [], "hash": "8ba9b7aacc7232b2"}
{"choices": {"p5": "buy sword"}, "drawn": [], "hash": "65c7868055ae8fb8"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "1fcb93e0f6754586"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "00db91388072919b"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "76ad0c36c5a6b26d"}
{"choices": {"p5": "buy dragon"}, "drawn": [], "hash": "9a7e644cb1deadf0"}
{"choices": {"p4": "buy wall"}, "drawn": [], "hash": "40ed2053f576bb67"}
{"choices": {"p3": "buy crossbow"}, "drawn": [], "hash": "c89b4f05069573bc"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "8de21104a20644dc"}
{"choices": {"p2": "buy morgenstern"}, "drawn": [], "hash": "9a7650be005aa7f5"}
{"choices": {"p3": "buy spring"}, "drawn": [], "hash": "dce807721b7b7a92"}
{"choices": {"p4": "buy dragon"}, "drawn": [], "hash": "7506e6baadf6ac0f"}
{"choices": {"p5": "pass"}, "drawn": [], "hash": "5a2f9a3dea61dace"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "e9d45f094aa96743"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "5ac06c4d3cca4871"}
{"choices": {"p4": "buy ice-staff"}, "drawn": [], "hash": "f380cd348b1caaaf"}
{"choices": {"p3": "buy wall"}, "drawn": [], "hash": "de3ddc64357945d6"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "8a4e10eaeb748ca5"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "61660883a58560f8"}
{"choices": {"p3": "buy barricade"}, "drawn": [], "hash": "aaacea49299b4be6"}
{"choices": {"p4": "buy catapult"}, "drawn": [], "hash": "d6550e8a42afc65f"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "f55d4df6615375ad"}
{"choices": {"p4": "pass"}, "drawn": [], "hash": "5c7d4fb68e6694d2"}
{"choices": {"p3": "buy portal"}, "drawn": [], "hash": "85ca7d938459bf33"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "e2959792eeee0f68"}
{"choices": {"p3": "buy bomb"}, "drawn": [], "hash": "425fbd32536250d9"}
{"choices": {"p0": "move d2", "p1": "move d2", "p2": "move b4", "p3": "move d3", "p4": "move b2", "p5": "move b3"}, "drawn": [], "hash": "164fd3b51fff84a9"}
{"choices": {"p0": "place treasure e4", "p1": "place spring d4", "p2": "place catapult e2", "p3": "place wall/ a3", "p4": "place spring c4", "p5": "place treasure b2"}, "drawn": [], "hash": "05c4c5c7fb956429"}
{"choices": {"p0": "advance R1", "p1": "advance R4", "p2": "advance R2", "p3": "advance Tb", "p4": "advance Td", "p5": "advance L5"}, "drawn": [], "hash": "9e0b56ed41517d74"}
{"choices": {"p0": "advance Ta", "p1": "advance Te", "p2": "send p1", "p3": "advance L1", "p4": "advance Tb", "p5": "advance L4"}, "drawn": [], "hash": "4575c9c8ad6576ec"}
{"choices": {"p0": "advance R2", "p1": "advance R2", "p2": "advance R5", "p3": "advance R2", "p4": "advance L1", "p5": "advance R4"}, "drawn": [], "hash": "903a562f5ba806bc"}
{"choices": {"p2": "advance Tb"}, "drawn": ["pl saboteur", "gr", "gl ghost", "rl", "pr", "bl", "gl", "bt", "br", "gl", "rr", "gr", "pt", "br", "gt", "bl instructor", "bt", "rt"], "hash": "1bab3d2fb051a664"}
{"choices": {"p0": "move e2", "p1": "move c3", "p2": "move b5", "p3": "move c2", "p4": "move a2", "p5": "move a3"}, "drawn": [], "hash": "b718fcb8396f68a6"}
{"choices": {"p0": "pass", "p1": "place barricade a2", "p2": "place labyrinth:black a2", "p3": "place bomb c4", "p4": "place treasure d1", "p5": "pass"}, "drawn": [], "hash": "32d50fb9a6813ea7"}
{"choices": {"p0": "advance Ta", "p1": "advance R2", "p2": "advance e5 s", "p3": "advance a1 e", "p4": "advance a1 e", "p5": "advance a5 e"}, "drawn": [], "hash": "f534fee66da69fa1"}
{"choices": {"p0": "advance L1", "p1": "advance Td", "p2": "advance R2", "p3": "advance b5 s", "p4": "advance Td", "p5": "advance L4"}, "drawn": [], "hash": "dab91bac052b52b5"}
{"choices": {"p0": "advance e4 w", "p1": "advance e5 s", "p2": "send p0", "p3": "advance L5", "p4": "advance e5 s", "p5": "advance e5 w"}, "drawn": [], "hash": "0fddc227ec51e9b8"}
{"choices": {"p0": "advance L5", "p1": "advance e4 w", "p2": "advance e5 w", "p3": "advance e5 s", "p4": "advance R3", "p5": "advance Tc"}, "drawn": [], "hash": "c0d753aaf27f367b"}
{"choices": {"p0": "advance a5 s", "p1": "advance a1 e", "p2": "advance Te", "p3": "advance L3", "p4": "advance R5", "p5": "advance R1"}, "drawn": [], "hash": "720ca5249ef7f001"}
{"choices": {"p1": "advance R1", "p3": "advance L4", "p4": "advance b5 s", "p5": "advance e4 w"}, "drawn": ["gt", "pr", "bl", "rt", "yl", "gr", "rr", "rr", "gr", "yt", "rr", "bt friend", "yr", "pt", "rt", "rr", "br", "br"], "hash": "0a7659a64a190783"}
{"choices": {"p0": "move d2", "p1": "move b2", "p2": "move a5", "p3": "move d1", "p4": "move a3", "p5": "move b2"}, "drawn": [], "hash": "7799f32f7c9fbcd2"}
{"choices": {"p0": "pass", "p1": "place treasure e5", "p2": "place hearse a4", "p3": "place portal b5", "p4": "place catapult c2", "p5": "place dragon c5"}, "drawn": [], "hash": "765455b5e8002d10"}
{"choices": {"p5": "flee e"}, "drawn": [], "hash": "310a67cb314b3d30"}
{"choices": {"p0": "advance a5 s", "p1": "advance b1 e", "p2": "advance L4", "p3": "advance R3", "p4": "advance d5 s", "p5": "advance d5 w"}, "drawn": [], "hash": "9cf157d3200b5da0"}
{"choices": {"p0": "advance a5 e", "p1": "advance e1 w", "p2": "send p4", "p3": "advance Tc", "p4": "advance e4 s", "p5": "flee s"}, "drawn": [], "hash": "ed67c7a771fbb1bc"}
{"choices": {"p0": "advance a1 e", "p1": "advance d5 e", "p2": "advance Tc", "p3": "advance a4 e", "p4": "advance d4 s", "p5": "advance R1"}, "drawn": [], "hash": "88219dcdc4da4565"}
{"choices": {"p0": "advance R2", "p1": "advance R3", "p2": "advance R1", "p3": "advance Tb", "p4": "advance R2", "p5": "advance b4 e"}, "drawn": [], "hash": "557b58ed737415b2"}
{"choices": {"p0": "advance d4 w", "p1": "advance R5", "p2": "advance d5 w", "p3": "advance b4 s", "p4": "advance R3", "p5": "advance b5 e"}, "drawn": [], "hash": "155b6deb09b413f0"}
{"choices": {"p0": "advance Te", "p1": "advance e4 n", "p2": "advance e4 s", "p3": "advance b1 e", "p4": "advance b1 e", "p5": "flee e"}, "drawn": [], "hash": "4f310bd35592c6ab"}
{"choices": {"p0": "advance d1 w", "p1": "advance b4 w", "p3": "advance e4 s", "p4": "advance e5 w", "p5": "advance d4 w"}, "drawn": [], "hash": "3bb10107ed6f395d"}
{"choices": {"p0": "advance R3", "p1": "advance Ta", "p3": "advance d2 w", "p4": "advance b4 s", "p5": "advance Td"}, "drawn": [], "hash": "4073464e44c4d087"}
{"choices": {"p0": "advance R4", "p1": "advance d2 w", "p4": "advance L2", "p5": "advance a4 e"}, "drawn": [], "hash": "c9230678c78e6b6a"}
{"choices": {"p5": "advance e1 w"}, "drawn": ["br", "rt", "pt", "rr", "yl", "yt", "gr", "bl", "pt", "yl necromancer", "gr friend", "pr", "pt", "gr", "pl", "yr", "bt", "pt", "gl", "yt artificer", "gl"], "hash": "85ab814be2223c3c"}
{"choices": {"p0": "move c1", "p1": "move c2", "p2": "move a4", "p3": "move e2", "p4": "move b3", "p5": "move a1"}, "drawn": [], "hash": "fdc4c61876a53f93"}
{"choices": {"p0": "pass", "p1": "retrieve a2", "p2": "place treasure d3", "p3": "place spring d1", "p4": "place hearse c5", "p5": "pass"}, "drawn": [], "hash": "bc190038bd125288"}
{"choices": {"p0": "advance R4", "p1": "advance e5 w", "p2": "advance c5 s", "p3": "advance b3 e", "p4": "advance e3 s", "p5": "advance L5"}, "drawn": [], "hash": "3dc8d4c2b46e27c4"}
{"choices": {"p0": "advance b1 e", "p1": "advance d2 w", "p2": "advance L5", "p3": "advance c1 s", "p4": "advance c1 e", "p5": "advance e2 w"}, "drawn": [], "hash": "62200afc2193163e"}
{"choices": {"p0": "advance a3 s", "p1": "advance a5 s", "p2": "advance e1 w", "p3": "advance e3 s", "p4": "advance Tb", "p5": "advance e1 w"}, "drawn": [], "hash": "7e578303a7919b90"}
{"choices": {"p0": "advance e4 w", "p1": "advance e5 e", "p2": "advance e3 w", "p3": "advance c2 n", "p4": "advance a2 e", "p5": "advance Tb"}, "drawn": [], "hash": "cf7b9e5f770ff419"}
{"choices": {"p0": "advance b5 e", "p1": "advance a4 w", "p2": "advance Ta", "p3": "advance c5 s", "p4": "advance R1", "p5": "advance b4 e"}, "drawn": [], "hash": "8174443435227e61"}
{"choices": {"p0": "advance e5 s", "p1": "advance c1 s", "p3": "advance R3", "p4": "advance d3 w", "p5": "advance d5 e"}, "drawn": [], "hash": "110a1b0490a74b1a"}
{"choices": {"p0": "advance R2", "p1": "advance e5 n", "p3": "advance Ta", "p4": "advance e2 w", "p5": "advance L1"}, "drawn": [], "hash": "3f23aef80b0e71aa"}
{"choices": {"p0": "advance e2 w", "p1": "send p0", "p3": "advance R5", "p4": "advance e3 w", "p5": "advance d1 w"}, "drawn": [], "hash": "be31c45db5983d01"}
{"choices": {"p0": "advance e3 w", "p1": "advance L4", "p3": "advance L5", "p4": "advance L4", "p5": "advance d5 s"}, "drawn": [], "hash": "b68a3ad0de1b0a00"}
{"choices": {"p0": "advance c4 s", "p1": "advance e3 w", "p3": "advance Tb", "p4": "advance L2"}, "drawn": [], "hash": "0e7215bb8649f4fc"}
{"choices": {"p0": "advance a4 s", "p1": "advance Tc", "p3": "advance b4 e", "p4": "advance d4 s"}, "drawn": [], "hash": "b4780fb2f5dcd20b"}
{"choices": {"p1": "advance Td", "p3": "advance L2", "p4": "send p1"}, "drawn": [], "hash": "2512ec9f7cde9ba4"}
{"choices": {"p3": "advance e3 w"}, "drawn": ["br", "rr", "yl", "rt", "yt", "rr artificer", "yt", "pt", "pl artificer", "bt", "bt", "pt", "gt", "gl", "pr", "br", "br", "rt"], "hash": "96bfae71018cbf25"}
{"choices": {"p0": "move b1", "p1": "move d2", "p2": "move a5", "p3": "move e3", "p4": "move b4", "p5": "move b2"}, "drawn": [], "hash": "ee06e926191e3907"}
{"choices": {"p0": "pass", "p1": "place dragon d2", "p2": "pass", "p3": "pass", "p4": "place dragon b5", "p5": "retrieve b2"}, "drawn": [], "hash": "e394d30febf8eca0"}
{"choices": {"p4": "flee s"}, "drawn": [], "hash": "24d60f8bc45929e8"}
{"choices": {"p0": "advance d4 w", "p1": "advance Ta", "p2": "advance L1", "p3": "advance Tc", "p4": "advance a2 e", "p5": "advance e5 e"}, "drawn": [], "hash": "90fe26c7f381a406"}
{"choices": {"p0": "advance e4 s", "p1": "advance d5 s", "p2": "advance L2", "p3": "advance a5 e", "p4": "advance a4 e", "p5": "advance Tc"}, "drawn": [], "hash": "473419c0fe19ff69"}
{"choices": {"p0": "advance Tb", "p1": "advance c1 s", "p2": "advance R4", "p3": "advance a5 s", "p4": "advance R2", "p5": "advance a5 e"}, "drawn": [], "hash": "dc015b818c680ef4"}
{"choices": {"p0": "advance e1 w", "p1": "advance a4 e", "p2": "advance R5", "p3": "advance Td", "p4": "advance e1 w", "p5": "advance d2 w"}, "drawn": [], "hash": "fdbcc133a3b7fe5c"}
{"choices": {"p0": "advance e4 w", "p1": "advance c5 s", "p2": "advance e3 w", "p3": "advance e5 w", "p4": "advance d3 w", "p5": "advance d1 w"}, "drawn": [], "hash": "346279e59fb75eac"}
{"choices": {"p0": "advance R2", "p1": "advance d3 w", "p2": "advance c4 s", "p3": "advance d3 w", "p4": "advance e2 s", "p5": "advance c4 s"}, "drawn": [], "hash": "42dfb6d574998d9b"}
{"choices": {"p0": "advance Te", "p1": "advance d5 w", "p2": "advance d3 w", "p3": "advance R2", "p4": "advance d1 e", "p5": "advance R3"}, "drawn": [], "hash": "7b47993032206ed8"}
{"choices": {"p0": "advance e2 w", "p1": "advance L5", "p3": "advance e1 w", "p4": "advance Tb", "p5": "advance c1 s"}, "drawn": [], "hash": "f2b0561780041ba8"}
{"choices": {"p0": "advance d2 w", "p1": "advance a4 s", "p3": "advance Tb", "p4": "flee e", "p5": "advance Ta"}, "drawn": [], "hash": "103a6733c5575188"}
{"choices": {"p0": "advance a3 s", "p1": "advance R3", "p4": "advance d2 s", "p5": "advance d4 s"}, "drawn": [], "hash": "e54d8cb53a01162b"}
{"choices": {"p0": "advance c5 s", "p4": "advance Td"}, "drawn": [], "hash": "2d6f5c82ffbc7edc"}
{"choices": {"p0": "advance a2 s", "p4": "send p1"}, "drawn": [], "hash": "8d476b11d054c0a6"}
{"choices": {"p0": "advance Td"}, "drawn": [], "hash": "41251a28a8e5a80d"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [4, 5], "scores": [23, 32, 22, 26, 0, 0], "rounds": 5}}
