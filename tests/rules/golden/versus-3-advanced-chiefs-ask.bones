{"format": 2, "package": "0.2.0", "game": {"mode": "versus", "players": 3, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random"]}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "c0ac3f921ecc6523"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "517f29dadcbeb50a"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "92f8039017160f18"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "14df6b46bedcb8d3"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "91d993319fd1b9d4"}
{"choices": {"p1": "buy labyrinth"}, "drawn": [], "hash": "d019d8e21ae5a733"}
{"choices": {"p2": "buy sword"}, "drawn": [], "hash": "07092b6590689173"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "6333f75c9dac0ad3"}
{"choices": {"p1": "buy portal"}, "drawn": [], "hash": "dc087aa685a938f5"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "a35f2dcc4240535e"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "8336bd617e48767c"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "31329cc10f39b2e2"}
{"choices": {"p0": "move d2", "p1": "move d2", "p2": "move b4"}, "drawn": [], "hash": "80fc4d4c304ee274"}
{"choices": {"p0": "place treasure e4", "p1": "place portal a1", "p2": "place catapult e2"}, "drawn": [], "hash": "3468389817f55bfb"}
{"choices": {"p0": "advance R1", "p1": "advance R2", "p2": "advance R2"}, "drawn": [], "hash": "b5512f3654a03971"}
{"choices": {"p0": "advance Ta", "p1": "advance R4", "p2": "send p0"}, "drawn": [], "hash": "68072cf1debe4f1d"}
{"choices": {"p0": "advance R2", "p1": "advance Te", "p2": "advance Te"}, "drawn": [], "hash": "1741745d829c6810"}
{"choices": {"p2": "advance Tb"}, "drawn": ["pl artificer", "gr", "gt", "gl", "bt", "br", "pt", "br", "gt"], "hash": "368fc2b960fdf7e4"}
{"choices": {"p0": "move e2", "p1": "move c3", "p2": "move c5"}, "drawn": [], "hash": "2f81bc5e81eb9fdf"}
{"choices": {"p0": "pass", "p1": "place spring b4", "p2": "place labyrinth:white d3"}, "drawn": [], "hash": "c98becb7474d26b1"}
{"choices": {"p0": "advance Ta", "p1": "advance R2", "p2": "advance b5 s"}, "drawn": [], "hash": "295af83122814753"}
{"choices": {"p0": "advance L1", "p1": "advance Td", "p2": "advance Te"}, "drawn": [], "hash": "10a40e22984cc524"}
{"choices": {"p0": "advance e4 w", "p1": "advance e2 w", "p2": "advance e5 w"}, "drawn": [], "hash": "06cc49e753cb5b52"}
{"choices": {"p0": "advance a5 s", "p1": "advance L1", "p2": "advance R2"}, "drawn": [], "hash": "4a720b854e11d9ce"}
{"choices": {"p0": "advance L5", "p1": "advance e5 s", "p2": "send p0"}, "drawn": [], "hash": "80228e83683634cb"}
{"choices": {"p0": "advance e1 w", "p1": "advance R1"}, "drawn": ["gt", "pr", "bl", "rr", "rr", "gr", "yr", "pt", "rt"], "hash": "4ad6c39c2af637ed"}
{"choices": {"p0": "move e1", "p1": "move b2", "p2": "move b5"}, "drawn": [], "hash": "38e1816cb87e7c1b"}
{"choices": {"p0": "pass", "p1": "place treasure b5", "p2": "place hearse e1"}, "drawn": [], "hash": "1a40030ab7dc6a61"}
{"choices": {"p0": "advance a1 e", "p1": "advance e1 w", "p2": "advance L4"}, "drawn": [], "hash": "f8ad94a535a1390b"}
{"choices": {"p0": "advance R4", "p1": "advance d5 s", "p2": "advance Tc"}, "drawn": [], "hash": "dcd78a72b3a2f434"}
{"choices": {"p0": "advance d4 w", "p1": "advance d2 w", "p2": "advance b4 s"}, "drawn": [], "hash": "601a21faa7170648"}
{"choices": {"p0": "advance a5 s", "p1": "advance R5", "p2": "advance e5 s"}, "drawn": [], "hash": "5b406752c7d2b412"}
{"choices": {"p0": "advance a4 s", "p1": "advance d4 w", "p2": "advance e4 s"}, "drawn": [], "hash": "b897f07a17b6e238"}
{"choices": {"p0": "advance Te", "p1": "advance e4 s", "p2": "advance d5 w"}, "drawn": [], "hash": "9893d9ac3786ab1e"}
{"choices": {"p0": "advance R3", "p1": "advance Ta", "p2": "send p1"}, "drawn": [], "hash": "8f4786a6cff7eac7"}
{"choices": {"p0": "advance a5 e", "p1": "advance R3"}, "drawn": [], "hash": "08bbc001546f2979"}
{"choices": {"p0": "advance R2", "p1": "advance L1"}, "drawn": ["br", "rt", "pt", "gr", "bl instructor", "pt", "yr ghost", "bt friend", "pt ghost"], "hash": "fb8f4966a2d5e080"}
{"choices": {"p0": "move e2", "p1": "move a2", "p2": "move b4"}, "drawn": [], "hash": "3644e18c1d4a44d0"}
{"choices": {"p0": "pass", "p1": "place barricade e2", "p2": "place hearse c2"}, "drawn": [], "hash": "5013aaf0b8af27d9"}
{"choices": {"p0": "advance b5 e", "p1": "advance Tc", "p2": "advance Ta"}, "drawn": [], "hash": "281cf09221b4f35e"}
{"choices": {"p0": "advance e3 w", "p1": "advance e3 w", "p2": "first pt ghost"}, "drawn": [], "hash": "24f0c117d5714664"}
{"choices": {"p0": "advance R2", "p1": "advance c4 s", "p2": "advance e4 s"}, "drawn": [], "hash": "66b9c7992e929120"}
{"choices": {"p0": "advance b1 e", "p1": "advance e3 s", "p2": "advance b3 e"}, "drawn": [], "hash": "38b111d0576fc255"}
{"choices": {"p0": "advance e4 w", "p1": "advance a1 e", "p2": "advance c5 s"}, "drawn": [], "hash": "324c7822feb234ac"}
{"choices": {"p0": "advance R1", "p1": "advance R1", "p2": "advance Ta"}, "drawn": [], "hash": "724ab2db4311ea5e"}
{"choices": {"p0": "advance a4 s", "p1": "advance e5 w", "p2": "advance e3 s"}, "drawn": [], "hash": "2bf6e1d708c7c7ad"}
{"choices": {"p0": "advance c4 s", "p1": "advance a5 e"}, "drawn": [], "hash": "1748a23d9ee66bd2"}
{"choices": {"p0": "advance e5 s", "p1": "advance d2 w"}, "drawn": [], "hash": "4743a42e0e124787"}
{"choices": {"p0": "advance c1 s", "p1": "advance Td"}, "drawn": [], "hash": "ce4ed8bc8192e8dc"}
{"choices": {"p0": "advance a3 s", "p1": "advance d1 w"}, "drawn": [], "hash": "33168235986b52c6"}
{"choices": {"p1": "advance L4"}, "drawn": [], "hash": "9ac7b736f643666c"}
{"choices": {"p1": "advance d4 s"}, "drawn": ["br", "bl", "yl", "yt", "pr", "pt", "gt", "gl", "pr"], "hash": "9059d920c697d3e7"}
{"choices": {"p0": "move d1", "p1": "move b1", "p2": "move a3"}, "drawn": [], "hash": "a5c2ce02927359ee"}
{"choices": {"p0": "pass", "p1": "place labyrinth:black b3", "p2": "place treasure b3"}, "drawn": [], "hash": "74b0f4e8853d351f"}
{"choices": {"p0": "advance e4 w", "p1": "advance R5", "p2": "advance e2 s"}, "drawn": [], "hash": "4ae338fd1afbe002"}
{"choices": {"p0": "advance e4 s", "p1": "advance e3 s", "p2": "advance a5 s"}, "drawn": [], "hash": "2baf12e471c145ef"}
{"choices": {"p0": "advance d4 w", "p1": "advance L4", "p2": "first pt"}, "drawn": [], "hash": "8be3fc12305943f4"}
{"choices": {"p0": "advance R2", "p1": "advance a4 e", "p2": "advance Ta"}, "drawn": [], "hash": "0abd25cfef4acff9"}
{"choices": {"p0": "advance Te", "p1": "advance c2 n", "p2": "advance L2"}, "drawn": [], "hash": "fbdfb79de387073b"}
{"choices": {"p0": "advance e1 w", "p1": "advance d5 s", "p2": "advance R5"}, "drawn": [], "hash": "180dbce8e4cc0399"}
{"choices": {"p0": "advance c5 s", "p1": "advance c1 s", "p2": "advance c4 s"}, "drawn": [], "hash": "d9a84485ed2b77ec"}
{"choices": {"p0": "advance a2 s", "p1": "advance e1 w", "p2": "advance e3 s"}, "drawn": [], "hash": "7b734bfb20f109c6"}
{"choices": {"p0": "advance a3 s", "p1": "advance L5", "p2": "first pt"}, "drawn": [], "hash": "1b53d3ae1d819a33"}
{"choices": {"p0": "advance c1 s", "p1": "advance d3 w"}, "drawn": [], "hash": "5fbbfdea51e57db2"}
{"choices": {"p0": "advance Tb", "p1": "advance b5 e"}, "drawn": [], "hash": "b713be69fc15989a"}
{"choices": {"p1": "advance c5 w"}, "drawn": [], "hash": "377ba049d8ffacac"}
{"outcome": {"over": true, "truncated": false, "winners": [2], "eliminated": [1], "scores": [14, 0, 26], "rounds": 5}}
