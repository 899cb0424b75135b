{"format": 2, "package": "0.2.0", "game": {"mode": "solo", "players": 1, "advanced": true, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "b2bd30bb69822b7c"}
{"choices": {"p0": "move d2"}, "drawn": [], "hash": "36fdf1439e8c29f4"}
{"choices": {"p0": "place treasure e4"}, "drawn": [], "hash": "da803b6d2bf6447e"}
{"choices": {"p0": "advance R1"}, "drawn": [], "hash": "ee1d14e81f031f0d"}
{"choices": {"p0": "advance Ta"}, "drawn": [], "hash": "1616d5fa35c05a18"}
{"choices": {"p0": "advance R2"}, "drawn": ["pl", "gt", "pt"], "hash": "5df499f99980b438"}
{"choices": {"p0": "move e2"}, "drawn": [], "hash": "3ccc96e954c119cd"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "8e26e60f0ea48e82"}
{"choices": {"p0": "advance Te"}, "drawn": [], "hash": "22f490ce08725cde"}
{"choices": {"p0": "advance L1"}, "drawn": [], "hash": "ab9d0d2689f57aa5"}
{"choices": {"p0": "advance e4 w"}, "drawn": [], "hash": "fd169cdd51cd3ffd"}
{"choices": {"p0": "advance Ta"}, "drawn": [], "hash": "83fdf4d35c30272a"}
{"choices": {"p0": "advance a5 s"}, "drawn": ["gt", "rr saboteur", "rl"], "hash": "fed8a79ec723e72f"}
{"choices": {"p0": "move d2"}, "drawn": [], "hash": "739890716a681410"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "7e914f7e141823b0"}
{"choices": {"p0": "advance e5 s"}, "drawn": [], "hash": "4a965e7c05994e61"}
{"choices": {"p0": "advance a4 s"}, "drawn": [], "hash": "fcc2a1a179c5dfb8"}
{"choices": {"p0": "advance a1 e"}, "drawn": [], "hash": "1bd91bd39b95c616"}
{"choices": {"p0": "advance Te"}, "drawn": [], "hash": "bf8c53ae1fc43a8d"}
{"choices": {"p0": "advance d4 w"}, "drawn": [], "hash": "81704aeb5fcbc2c3"}
{"choices": {"p0": "advance L3"}, "drawn": [], "hash": "c23ba06e7eea0122"}
{"choices": {"p0": "advance a5 s"}, "drawn": [], "hash": "b7b41b635020c7da"}
{"choices": {"p0": "advance R3"}, "drawn": ["br", "gr", "yr ghost"], "hash": "196913f3c245d36b"}
{"choices": {"p0": "move d3"}, "drawn": [], "hash": "fcd82c881f13ddd0"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "7f65be0c72a3c066"}
{"choices": {"p0": "advance e3 w"}, "drawn": [], "hash": "42f19d6b601e4d4f"}
{"choices": {"p0": "advance c4 s"}, "drawn": [], "hash": "7eb68656d1144e2e"}
{"choices": {"p0": "advance b1 e"}, "drawn": [], "hash": "5f1778c4946f9792"}
{"choices": {"p0": "advance c1 s"}, "drawn": [], "hash": "9b409dbe9a8160c2"}
{"choices": {"p0": "advance R2"}, "drawn": [], "hash": "9d5e43e95f3a2d56"}
{"choices": {"p0": "advance e5 s"}, "drawn": [], "hash": "c804841665d1f0c4"}
{"choices": {"p0": "advance a3 e"}, "drawn": [], "hash": "7577207886fdc48f"}
{"choices": {"p0": "advance e4 s"}, "drawn": [], "hash": "d30c3131da0a0ede"}
{"choices": {"p0": "advance R1"}, "drawn": [], "hash": "9d8da637c0bb33e0"}
{"choices": {"p0": "advance a4 s"}, "drawn": [], "hash": "385399232dbcab80"}
{"choices": {"p0": "advance R4"}, "drawn": [], "hash": "84b65158b3fb0214"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [0], "scores": [0], "rounds": 4}}
