{"format": 1, "package": "0.1.0", "game": {"mode": "coop", "players": 2, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "fcce42edff52bffa"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "2b7904f12cca6457"}
{"choices": {"p1": "buy crossbow"}, "drawn": [], "hash": "40bad684d5f5ffa7"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "bac9619389d658fe"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "e4a3582d3ddc950c"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "f6aa39ac0252dbb8"}
{"choices": {"p0": "start d2", "p1": "start d2"}, "drawn": [], "hash": "b71301174834c70f"}
{"choices": {"p0": "move e1", "p1": "move d3"}, "drawn": [], "hash": "e45f5045b0f6d64b"}
{"choices": {"p0": "place dragon a2"}, "drawn": [], "hash": "5087404631c35855"}
{"choices": {"p1": "place treasure a5"}, "drawn": [], "hash": "d08c7ebdc8633f56"}
{"choices": {"p0": "advance L3", "p1": "advance Bd"}, "drawn": [], "hash": "cbd0651622af78f5"}
{"choices": {"p0": "advance R1", "p1": "advance Be"}, "drawn": [], "hash": "9c8027e19936e58f"}
{"choices": {"p0": "advance L4", "p1": "advance Bc"}, "drawn": ["pl artificer", "gr", "gt", "br", "pt", "br"], "hash": "cb9d5ea2a89de393"}
{"choices": {"p0": "move e2", "p1": "move c3"}, "drawn": [], "hash": "78371c1bd07b7f7c"}
{"choices": {"p1": "place dragon e4"}, "drawn": [], "hash": "12b0f76f5c9ab128"}
{"choices": {"p0": "place barricade b5"}, "drawn": [], "hash": "d1c0f0815d41bf62"}
{"choices": {"p0": "advance e5 w", "p1": "advance d1 n"}, "drawn": [], "hash": "ed643756dbc0a3b0"}
{"choices": {"p0": "advance a3 e", "p1": "advance a1 e"}, "drawn": [], "hash": "ed0663b5eaf6751a"}
{"choices": {"p0": "advance Ba", "p1": "advance c1 n"}, "drawn": [], "hash": "23b91c61f99bd3a6"}
{"choices": {"p0": "advance a4 e", "p1": "advance R2"}, "drawn": [], "hash": "978ce9552bdec8ce"}
{"choices": {"p0": "advance L1", "p1": "advance e1 n"}, "drawn": ["gt", "pr", "rr saboteur", "bl", "yr", "pt ghost"], "hash": "7c3a1be0bd70c21f"}
{"choices": {"p0": "move d1", "p1": "move d2"}, "drawn": [], "hash": "14684dfc66544337"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "1a65028fa66ee1b0"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "ebcfc10c3fea30f3"}
{"choices": {"p0": "advance d5 w", "p1": "advance c2 n"}, "drawn": [], "hash": "d62c50d94473536e"}
{"choices": {"p0": "advance b3 n", "p1": "advance R5"}, "drawn": [], "hash": "0d94a7632d21aa7a"}
{"choices": {"p0": "advance e1 n", "p1": "advance e1 w"}, "drawn": [], "hash": "7d7ef669903c5cc3"}
{"choices": {"p0": "advance Be", "p1": "advance b1 n"}, "drawn": [], "hash": "26dea94b1bc5a6c6"}
{"choices": {"p0": "advance R4", "p1": "advance L4"}, "drawn": [], "hash": "beb8c56cbcbae8ad"}
{"choices": {"p0": "advance a1 n", "p1": "advance Ba"}, "drawn": [], "hash": "52693bd3f43d35bd"}
{"choices": {"p0": "flee s", "p1": "advance e2 w"}, "drawn": [], "hash": "5ef34df71087324e"}
{"choices": {"p0": "advance a1 e"}, "drawn": ["br", "rr", "gr", "bt", "yr", "br"], "hash": "f3b1592bfddfdc4b"}
{"choices": {"p0": "move c1", "p1": "move c2"}, "drawn": [], "hash": "bfe46a77c4e0d585"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "71b14f46972154ae"}
{"choices": {"p0": "retrieve a2"}, "drawn": [], "hash": "100c82e278e93d8f"}
{"choices": {"p0": "advance R1", "p1": "advance R3"}, "drawn": [], "hash": "f2c857a0f60da2dc"}
{"choices": {"p0": "advance b1 n", "p1": "advance a4 n"}, "drawn": [], "hash": "05747f0540cd509e"}
{"choices": {"p0": "advance e3 w", "p1": "advance d1 n"}, "drawn": [], "hash": "2cffda1848727bb0"}
{"choices": {"p0": "advance e4 w", "p1": "advance a1 n"}, "drawn": [], "hash": "c8e8953c56928506"}
{"choices": {"p0": "advance b4 n", "p1": "advance R2"}, "drawn": [], "hash": "4a0dee6e24ed552a"}
{"choices": {"p0": "advance c5 n", "p1": "advance e5 w"}, "drawn": [], "hash": "bcbfe32a1f20e47d"}
{"choices": {"p0": "advance e2 n", "p1": "advance c3 n"}, "drawn": [], "hash": "d3d3992c80df7f82"}
{"choices": {"p0": "advance e1 n", "p1": "advance Bd"}, "drawn": [], "hash": "31713773c94e8b49"}
{"choices": {"p0": "advance a1 s", "p1": "flee s"}, "drawn": [], "hash": "6f7a028a87336939"}
{"choices": {"p0": "advance R2"}, "drawn": ["br", "bl", "yt", "pt", "gt", "gl"], "hash": "8792bd85ce902198"}
{"choices": {"p0": "move d2", "p1": "move d2"}, "drawn": [], "hash": "3d27a70562cec89c"}
{"choices": {"p0": "place dragon b2"}, "drawn": [], "hash": "cf1909ac1a6b41ab"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "3f3b0acdb40fa8d9"}
{"choices": {"p0": "advance e4 w", "p1": "advance L4"}, "drawn": [], "hash": "8f0e503d23d36d5e"}
{"choices": {"p0": "advance R2", "p1": "advance e3 s"}, "drawn": [], "hash": "9350720a148cf804"}
{"choices": {"p0": "advance Be", "p1": "advance a2 n"}, "drawn": [], "hash": "b3bdc0be1da1fcdd"}
{"choices": {"p0": "advance e1 w", "p1": "advance d1 n"}, "drawn": [], "hash": "8583c0047bfe7789"}
{"choices": {"p0": "advance b4 n", "p1": "advance a5 n"}, "drawn": [], "hash": "5e6047ba29bd263b"}
{"choices": {"p0": "advance d3 n", "p1": "advance e2 w"}, "drawn": [], "hash": "097b26bb0096bedb"}
{"choices": {"p0": "advance e3 n", "p1": "advance e3 w"}, "drawn": [], "hash": "ce8bc49dd714a837"}
{"choices": {"p0": "advance e2 n", "p1": "advance d5 w"}, "drawn": [], "hash": "11acac5040f72e2f"}
{"choices": {"p0": "advance Bb", "p1": "advance c4 n"}, "drawn": [], "hash": "67cf9192be83752d"}
{"choices": {"p1": "advance L5"}, "drawn": [], "hash": "d9ca8859e4a17e68"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 5}}
