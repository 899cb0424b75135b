{"format": 2, "package": "0.2.0", "game": {"mode": "coop", "players": 2, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "554a5ec6860ccbf9"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "cf8361dda794bb56"}
{"choices": {"p1": "buy crossbow"}, "drawn": [], "hash": "7bea53a90ae936c0"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "efddfb0a1aaed304"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "ac3ff96987805c24"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "a9f2fe8e433bd133"}
{"choices": {"p0": "start d2", "p1": "start d2"}, "drawn": [], "hash": "2cbae057e178d22d"}
{"choices": {"p0": "move e1", "p1": "move d3"}, "drawn": [], "hash": "0103356fd382d438"}
{"choices": {"p0": "place dragon a2"}, "drawn": [], "hash": "ea3be54d7dfe4be4"}
{"choices": {"p1": "place treasure a5"}, "drawn": [], "hash": "44cfda66f0d0164f"}
{"choices": {"p0": "advance L3", "p1": "advance Bd"}, "drawn": [], "hash": "a0d1952daa1fe3fd"}
{"choices": {"p0": "advance R1", "p1": "advance Be"}, "drawn": [], "hash": "75416cc67dfb8ded"}
{"choices": {"p0": "advance L4", "p1": "advance Bc"}, "drawn": ["pl artificer", "gr", "gt", "br", "pt", "br"], "hash": "ddcbbb44aeddf208"}
{"choices": {"p0": "move e2", "p1": "move c3"}, "drawn": [], "hash": "983b0cf6e5df1ca8"}
{"choices": {"p1": "place dragon e4"}, "drawn": [], "hash": "5814080a350a5da5"}
{"choices": {"p0": "place barricade b5"}, "drawn": [], "hash": "11d5455b554be5e4"}
{"choices": {"p0": "advance e5 w", "p1": "advance d1 n"}, "drawn": [], "hash": "9baa005af48df6db"}
{"choices": {"p0": "advance a3 e", "p1": "advance a1 e"}, "drawn": [], "hash": "4feb537f2256effc"}
{"choices": {"p0": "advance Ba", "p1": "advance c1 n"}, "drawn": [], "hash": "6ff19985ce0c3249"}
{"choices": {"p0": "advance a4 e", "p1": "advance R2"}, "drawn": [], "hash": "3e398a67e2b95cb5"}
{"choices": {"p0": "advance L1", "p1": "advance e1 n"}, "drawn": ["gt", "pr", "rr saboteur", "bl", "yr", "pt ghost"], "hash": "9fb6988b0a13a38d"}
{"choices": {"p0": "move d1", "p1": "move d2"}, "drawn": [], "hash": "3094199172a5ad0a"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "99b04d4d6d37e0eb"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "92b96bf781a17200"}
{"choices": {"p0": "advance d5 w", "p1": "advance c2 n"}, "drawn": [], "hash": "8d38385271fbba1e"}
{"choices": {"p0": "advance b3 n", "p1": "advance R5"}, "drawn": [], "hash": "dc902b6ac5c17118"}
{"choices": {"p0": "advance e1 n", "p1": "advance e1 w"}, "drawn": [], "hash": "28e2f7db76584931"}
{"choices": {"p0": "advance Be", "p1": "advance b1 n"}, "drawn": [], "hash": "8c95cc11aef0b131"}
{"choices": {"p0": "advance R4", "p1": "advance L4"}, "drawn": [], "hash": "e82d53a15ba55bd7"}
{"choices": {"p0": "advance a1 n", "p1": "advance Ba"}, "drawn": [], "hash": "57fcffd4be1bdb68"}
{"choices": {"p0": "flee s", "p1": "advance e2 w"}, "drawn": [], "hash": "62fb600cc45b828f"}
{"choices": {"p0": "advance a1 e"}, "drawn": ["br", "rr", "gr", "bt", "yr", "br"], "hash": "151b623ba69ea325"}
{"choices": {"p0": "move c1", "p1": "move c2"}, "drawn": [], "hash": "04069a52672133ac"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "97c0e7335c9efd9f"}
{"choices": {"p0": "retrieve a2"}, "drawn": [], "hash": "e879041c994827d5"}
{"choices": {"p0": "advance R2", "p1": "advance R3"}, "drawn": [], "hash": "abc0fbaa2e50d894"}
{"choices": {"p0": "advance b1 n", "p1": "advance a4 n"}, "drawn": [], "hash": "abaf2d5a39b899a3"}
{"choices": {"p0": "advance e4 w", "p1": "advance d1 n"}, "drawn": [], "hash": "330736c494ebb921"}
{"choices": {"p0": "advance R1", "p1": "advance a1 n"}, "drawn": [], "hash": "618dab1fdea8f497"}
{"choices": {"p0": "advance c5 n", "p1": "advance R2"}, "drawn": [], "hash": "9100647c3e97d4aa"}
{"choices": {"p0": "advance a1 s", "p1": "advance e5 w"}, "drawn": [], "hash": "c0f5b34b531a3943"}
{"choices": {"p0": "advance e3 w", "p1": "advance c3 n"}, "drawn": [], "hash": "eb544aff5e8a3a18"}
{"choices": {"p0": "advance e1 n", "p1": "advance Bd"}, "drawn": [], "hash": "3015d0c840702c3e"}
{"choices": {"p0": "advance e2 n", "p1": "flee s"}, "drawn": ["br", "bl", "yt", "pt", "gt", "gl"], "hash": "7b098c28d2e9401a"}
{"choices": {"p0": "move b1", "p1": "move d2"}, "drawn": [], "hash": "9812c1ff1ed41d3e"}
{"choices": {"p0": "place dragon d4"}, "drawn": [], "hash": "c82ac314a1f59ef4"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "86da9608c1bbaac3"}
{"choices": {"p0": "advance e3 n", "p1": "advance L4"}, "drawn": [], "hash": "a18160227b5e7fd1"}
{"choices": {"p0": "advance e2 w", "p1": "advance e3 s"}, "drawn": [], "hash": "1884d3d65dcabf7d"}
{"choices": {"p0": "advance R2", "p1": "advance a2 n"}, "drawn": [], "hash": "9c42ec85fff0059b"}
{"choices": {"p0": "advance e4 w", "p1": "advance d1 n"}, "drawn": [], "hash": "8598fc8e0ba7cb2b"}
{"choices": {"p0": "flee w", "p1": "advance a5 n"}, "drawn": [], "hash": "b3366fc6b6528f0a"}
{"choices": {"p0": "advance Be", "p1": "advance e2 w"}, "drawn": [], "hash": "12b185626a9275be"}
{"choices": {"p0": "advance Bb", "p1": "advance e3 w"}, "drawn": [], "hash": "726769a69ae12eb4"}
{"choices": {"p0": "advance e2 n", "p1": "advance d5 w"}, "drawn": [], "hash": "39eb0b46454926f7"}
{"choices": {"p0": "advance d3 n", "p1": "advance c4 n"}, "drawn": [], "hash": "6619bd8744337870"}
{"choices": {"p0": "flee n", "p1": "advance L5"}, "drawn": [], "hash": "ca33abaa3368054d"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0], "rounds": 5}}
