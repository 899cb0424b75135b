{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 2, "advanced": false, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random"]}
{"choices": {"p0": "move b2", "p1": "move d2"}, "drawn": [], "hash": "505cf6991a7baa77"}
{"choices": {"p0": "place wall/ d5", "p1": "place wall\\ e3"}, "drawn": ["pl artificer", "gr", "gl ghost", "br", "pt", "br"], "hash": "d52f299d255cc734"}
{"choices": {"p0": "move c1", "p1": "move c2"}, "drawn": [], "hash": "aec12541f58f4cbd"}
{"choices": {"p0": "place wall/ b2", "p1": "place wall\\ a3"}, "drawn": ["gt", "pr", "rr", "rr artificer", "yr ghost", "pt ghost"], "hash": "878a1fd4dd71dd04"}
{"choices": {"p0": "move b1", "p1": "move b1"}, "drawn": [], "hash": "fcff9c7eeb723619"}
{"choices": {"p0": "place dragon b1", "p1": "place catapult a4"}, "drawn": ["br", "rt", "gr", "bt", "yr", "bt friend"], "hash": "ce3f4a1adb895028"}
{"choices": {"p0": "move a1", "p1": "move b2"}, "drawn": [], "hash": "ae1ed5cfa3ab6f6b"}
{"choices": {"p0": "place treasure b4", "p1": "place dragon e1"}, "drawn": ["br necromancer", "yt", "gt", "rl", "bl", "yr", "pt", "bl", "gl"], "hash": "66656c12206ad542"}
{"choices": {"p0": "move a2", "p1": "move a3"}, "drawn": [], "hash": "34caacfa8abc67d7"}
{"choices": {"p0": "place catapult c4", "p1": "place treasure b2"}, "drawn": ["rt", "pr", "gt", "rr", "gl", "gl"], "hash": "788f498c414e48bc"}
{"choices": {"p0": "move a1", "p1": "move b4"}, "drawn": [], "hash": "d5c87769065de6d4"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult c2"}, "drawn": ["bl", "gr", "gl", "rr", "gt", "pr"], "hash": "63005368235a0640"}
{"choices": {"p0": "move b1", "p1": "move c4"}, "drawn": [], "hash": "e8e62d647d30a9f8"}
{"choices": {"p0": "retrieve b1", "p1": "retrieve e1"}, "drawn": [], "hash": "1e573af45063db83"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [0, 1], "scores": [0, 0], "rounds": 7}}
