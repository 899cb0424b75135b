{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 2, "advanced": false, "chiefs": true, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2"}, "drawn": [], "hash": "505cf6991a7baa77"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3"}, "drawn": ["pl artificer", "gr", "gl ghost", "br", "pt", "br"], "hash": "d52f299d255cc734"}
{"choices": {"p0": "move c1", "p1": "move c2"}, "drawn": [], "hash": "aec12541f58f4cbd"}
{"choices": {"p0": "place wall/ b2", "p1": "place wall\\ a3"}, "drawn": [], "hash": "8b4de08e728613c4"}
{"choices": {"p0": "advance a5 s"}, "drawn": [], "hash": "0bda3be312103c7c"}
{"choices": {"p0": "advance e4 w"}, "drawn": [], "hash": "1486a66eb65fd3ca"}
{"choices": {"p0": "advance e1 w"}, "drawn": [], "hash": "1e51758d87fc27a9"}
{"choices": {"p0": "advance Ta"}, "drawn": [], "hash": "e68f36da67a9f410"}
{"choices": {"p0": "advance L1"}, "drawn": [], "hash": "be148b794f0df8b0"}
{"choices": {"p0": "advance e2 w"}, "drawn": ["gt", "pr", "rr", "rr artificer", "yr ghost", "pt ghost"], "hash": "878a1fd4dd71dd04"}
{"choices": {"p0": "move b2", "p1": "move b1"}, "drawn": [], "hash": "d726e2df3cc5ce95"}
{"choices": {"p0": "place catapult e3", "p1": "place catapult a4"}, "drawn": [], "hash": "5a4e228f9b4e8ad9"}
{"choices": {"p0": "advance a5 s", "p1": "advance R3"}, "drawn": [], "hash": "1bdea8a6d64ae684"}
{"choices": {"p0": "advance a5 e", "p1": "advance d2 w"}, "drawn": [], "hash": "86588fc478e06f32"}
{"choices": {"p0": "advance a1 e", "p1": "advance Ta"}, "drawn": [], "hash": "60dbc699a5be61fe"}
{"choices": {"p0": "advance Te"}, "drawn": [], "hash": "92d331e17157f70f"}
{"choices": {"p0": "advance d2 w"}, "drawn": [], "hash": "fdafa0a1072c714f"}
{"choices": {"p0": "advance d4 w"}, "drawn": [], "hash": "a242d1c0dcac1519"}
{"choices": {"p0": "advance d1 w"}, "drawn": [], "hash": "e19992e901f37e07"}
{"choices": {"p0": "advance R3"}, "drawn": [], "hash": "927e7e0f6da44ea4"}
{"choices": {"p0": "advance R4"}, "drawn": ["br", "rt", "gr", "bt", "yr", "bt friend"], "hash": "c0f2c34c6e7f853b"}
{"choices": {"p0": "move a1", "p1": "move a2"}, "drawn": [], "hash": "ade815c172019c08"}
{"choices": {"p0": "place treasure a1", "p1": "place dragon e5"}, "drawn": [], "hash": "f04c05c6586bde0f"}
{"choices": {"p1": "flee s"}, "drawn": [], "hash": "7a2d8b7f892ba144"}
{"choices": {"p0": "advance c4 s", "p1": "advance a5 s"}, "drawn": [], "hash": "2a7af2215360c6e2"}
{"choices": {"p0": "advance R4", "p1": "advance d2 w"}, "drawn": [], "hash": "c1d5cbf1e9e515c2"}
{"choices": {"p0": "advance c2 n", "p1": "advance c4 s"}, "drawn": [], "hash": "a1857758e0e373f5"}
{"choices": {"p0": "advance c1 s", "p1": "advance d1 w"}, "drawn": [], "hash": "fd53e5f040939f35"}
{"choices": {"p0": "advance Te", "p1": "advance c2 n"}, "drawn": [], "hash": "4f0f13f99da4f2c0"}
{"choices": {"p0": "advance b5 e", "p1": "advance R3"}, "drawn": [], "hash": "28d0a4b548370f80"}
{"choices": {"p0": "advance e5 s", "p1": "advance e4 n"}, "drawn": [], "hash": "c4b4deb42f67cd1a"}
{"choices": {"p0": "advance R2", "p1": "flee e"}, "drawn": [], "hash": "ca433063d32f2b4a"}
{"choices": {"p0": "advance b1 w", "p1": "advance d2 w"}, "drawn": [], "hash": "f2229254a74ca635"}
{"choices": {"p0": "advance e4 w", "p1": "advance Tc"}, "drawn": [], "hash": "01f0595c36fef232"}
{"choices": {"p1": "first bt friend"}, "drawn": ["br", "bl", "yt", "pt", "gt", "gl"], "hash": "9a7d90cb5c50e277"}
{"choices": {"p0": "move a2", "p1": "move a1"}, "drawn": [], "hash": "1fe31dc8d245f39a"}
{"choices": {"p0": "place catapult d3", "p1": "place treasure a1"}, "drawn": [], "hash": "e421fbe390ec26f8"}
{"choices": {"p0": "advance R2", "p1": "advance Ta"}, "drawn": [], "hash": "4c8d4d7337137655"}
{"choices": {"p0": "advance e4 s", "p1": "advance d5 s"}, "drawn": [], "hash": "c4475a642a14f380"}
{"choices": {"p0": "advance a3 s", "p1": "first bt"}, "drawn": [], "hash": "287e033be5593200"}
{"choices": {"p0": "advance Te", "p1": "advance e4 n"}, "drawn": [], "hash": "2029bbf3a1a47395"}
{"choices": {"p0": "advance e1 w", "p1": "advance L4"}, "drawn": [], "hash": "a646291d71d40e5b"}
{"choices": {"p0": "advance d4 w", "p1": "advance d5 s"}, "drawn": [], "hash": "937ac2029ca4470d"}
{"choices": {"p0": "advance R3"}, "drawn": [], "hash": "af7a1092def6ffe9"}
{"choices": {"p0": "advance e4 w"}, "drawn": [], "hash": "934b77023cbcfb75"}
{"choices": {"p0": "advance Tb"}, "drawn": [], "hash": "a6225efd821111bb"}
{"choices": {"p0": "advance Ta"}, "drawn": [], "hash": "4de781bb3b3a3b8f"}
{"choices": {"p0": "advance e2 w"}, "drawn": [], "hash": "a1eb755e8971beeb"}
{"choices": {"p0": "advance e5 s"}, "drawn": [], "hash": "79fb80db33dbf7bf"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [1], "scores": [34, 0], "rounds": 5}}
