{"format": 1, "package": "0.1.0", "game": {"mode": "versus", "players": 6, "advanced": true, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random", "random", "random"]}
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
{"choices": {"p0": "place treasure e4", "p1": "place spring d4", "p2": "place catapult e2", "p3": "place wall/ a3", "p4": "place spring c4", "p5": "place treasure b2"}, "drawn": [], "hash": "903afab313705b88"}
{"choices": {"p2": "send p5"}, "drawn": ["pl saboteur", "gr", "gl ghost", "rl", "pr", "bl", "gl", "bt", "br", "gl", "rr", "gr", "pt", "br", "gt", "bl instructor", "bt", "rt"], "hash": "cb960c567e557763"}
{"choices": {"p0": "move e1", "p1": "move d3", "p2": "move a3", "p3": "move e2", "p4": "move c2", "p5": "move a3"}, "drawn": [], "hash": "215a0418872e5e05"}
{"choices": {"p0": "pass", "p1": "place dragon a5", "p2": "place labyrinth:white c2", "p3": "place barricade c2", "p4": "place wall\\ a5", "p5": "place dragon c1"}, "drawn": [], "hash": "2896d60f84b55a11"}
{"choices": {"p2": "send p1"}, "drawn": ["gt instructor", "pr", "bl", "rt", "yl", "gr", "rr", "rr", "gr", "yt", "rr", "br", "yr", "pt", "rt", "rr", "br", "br necromancer", "yt", "pl", "gt"], "hash": "c5325fcb89637f05"}
{"choices": {"p0": "move d1", "p1": "move c4", "p2": "move a2", "p3": "move d3", "p4": "move d1", "p5": "move b2"}, "drawn": [], "hash": "acd593a27bb7d8c0"}
{"choices": {"p0": "pass", "p1": "place treasure b5", "p2": "place hearse e3", "p3": "place treasure a2", "p4": "place treasure d1", "p5": "pass"}, "drawn": [], "hash": "76cee05912f5c7e5"}
{"choices": {"p1": "flee s", "p2": "send p0"}, "drawn": ["br", "rt", "pt", "rr", "yl", "rr artificer", "gr", "bl", "pt", "yl necromancer", "gr friend", "pr", "pt", "gr", "pt", "yr", "bt", "pt ghost", "gl", "yt saboteur", "rt"], "hash": "f3310b24548044c5"}
{"choices": {"p0": "move c1", "p1": "move b4", "p2": "move a1", "p3": "move d4", "p4": "move e1", "p5": "move a1"}, "drawn": [], "hash": "011b975617351490"}
{"choices": {"p0": "place hearse d5", "p1": "place dragon b4", "p2": "place hearse a2", "p3": "place bomb b1", "p4": "place catapult b2", "p5": "pass"}, "drawn": [], "hash": "47173dd6f4f95378"}
{"choices": {"p1": "send p3", "p4": "send p2", "p5": "flee w"}, "drawn": ["br", "rr", "yl", "rt", "yt", "rr", "yt", "pt", "pl", "bt", "bt", "rl", "gt", "gl", "pt", "br", "br", "gl"], "hash": "ad646ab615fb6a90"}
{"choices": {"p0": "move b2", "p1": "move a5", "p2": "move a2", "p3": "move d3", "p4": "move d2", "p5": "move a2"}, "drawn": [], "hash": "ed1b00bb69f61a73"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve a2", "p3": "place spring b2", "p4": "place dragon e5", "p5": "retrieve b2"}, "drawn": [], "hash": "a2774dac299ce23b"}
{"choices": {"p1": "flee n", "p4": "send p1", "p5": "flee s"}, "drawn": [], "hash": "60a08ed4fccb6374"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [3, 4, 5], "scores": [20, 16, 26, 0, 0, 0], "rounds": 5}}
