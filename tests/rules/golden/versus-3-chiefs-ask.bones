{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 3, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2", "p2": "move b3"}, "drawn": [], "hash": "4792c58bfa039b97"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3", "p2": "place treasure b1"}, "drawn": ["pl artificer", "gr", "gt", "gl", "bt", "br", "pt", "br", "gt"], "hash": "09977d4c6b56a8bc"}
{"choices": {"p0": "move c1", "p1": "move c2", "p2": "move b2"}, "drawn": [], "hash": "7230117042411ac6"}
{"choices": {"p0": "place wall/ b2", "p1": "place wall\\ a3", "p2": "place catapult a5"}, "drawn": [], "hash": "cc3a7f8aaca4ea5c"}
{"choices": {"p0": "advance a5 s"}, "drawn": [], "hash": "4ba5c94d6965b0e9"}
{"choices": {"p0": "advance e4 w"}, "drawn": [], "hash": "a2a30838d4dbc59a"}
{"choices": {"p0": "advance e1 w"}, "drawn": [], "hash": "597ba5525afd49f3"}
{"choices": {"p0": "advance Ta"}, "drawn": [], "hash": "fe32ad5334ad875b"}
{"choices": {"p0": "advance L1"}, "drawn": ["gt", "pr", "bl", "rr", "rr", "gr", "yr", "pt", "rt"], "hash": "f8a80885c1efe372"}
{"choices": {"p0": "move b1", "p1": "move b1", "p2": "move c3"}, "drawn": [], "hash": "18b40dd10e8e7656"}
{"choices": {"p0": "place dragon d1", "p1": "place catapult a4", "p2": "place dragon c2"}, "drawn": [], "hash": "78ded99106a8e50a"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "86f8160f37467388"}
{"choices": {"p0": "advance a5 s", "p2": "flee n"}, "drawn": [], "hash": "dcc14273cfda5bcf"}
{"choices": {"p0": "advance a5 e"}, "drawn": [], "hash": "28f22ce863155060"}
{"choices": {"p0": "advance a1 e"}, "drawn": ["br", "rt", "pt", "gr", "bl", "pt", "yr", "bt", "pt"], "hash": "3e867dcc99751bed"}
{"choices": {"p0": "move c2", "p1": "move b2", "p2": "move b4"}, "drawn": [], "hash": "c4ef4d1cb451f934"}
{"choices": {"p0": "place treasure a5", "p1": "place dragon a2", "p2": "place wall/ b2"}, "drawn": [], "hash": "6e3e6958c869d6cb"}
{"choices": {"p1": "send p0", "p2": "flee s"}, "drawn": [], "hash": "79d9ada072b33e13"}
{"choices": {"p2": "send p0"}, "drawn": ["br", "rr artificer", "yl", "yt", "pt", "pt", "gt", "gl", "pr"], "hash": "9e3be64458ec6bf1"}
{"choices": {"p0": "move d2", "p1": "move a3", "p2": "move b5"}, "drawn": [], "hash": "b4b675fb22e07bae"}
{"choices": {"p0": "place catapult e3", "p1": "place catapult e4", "p2": "place catapult c2"}, "drawn": [], "hash": "d3252b5164a9cff7"}
{"choices": {"p0": "flee e", "p1": "advance d5 s", "p2": "send p0"}, "drawn": [], "hash": "e5b7d845ad080dda"}
{"choices": {"p0": "send p2", "p1": "advance c1 s"}, "drawn": [], "hash": "14a11de2c8b53123"}
{"choices": {"p0": "send p2", "p1": "advance L5"}, "drawn": [], "hash": "c0d264feace72c08"}
{"choices": {"p1": "advance c2 n"}, "drawn": [], "hash": "ac15358e2c1ee3c0"}
{"choices": {"p1": "advance Ta"}, "drawn": [], "hash": "402df2fac19be8bc"}
{"choices": {"p1": "advance e5 n"}, "drawn": [], "hash": "ee64f24283706dce"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "cefbbfa9dd87fdad"}
{"choices": {"p1": "advance c5 s"}, "drawn": [], "hash": "1f51749a6e6db174"}
{"choices": {"p1": "advance R3"}, "drawn": [], "hash": "30f20b786f98b7c9"}
{"choices": {"p1": "send p2"}, "drawn": [], "hash": "ae81d85f9e2dc58f"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1, 2], "scores": [30, 0, 0], "rounds": 5}}
