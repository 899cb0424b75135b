{"format": 1, "package": "0.1.0", "game": {"mode": "coop", "players": 4, "advanced": true, "chiefs": true, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "795c7fb9e3c0f27a"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "51317c20e3453c72"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "b87a60b8fce8c163"}
{"choices": {"p3": "buy portal"}, "drawn": [], "hash": "c947b7cb756d963c"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "34850119357ff657"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "9fdec6567c57a5f8"}
{"choices": {"p3": "buy crossbow"}, "drawn": [], "hash": "77dd19c422a5affa"}
{"choices": {"p1": "buy labyrinth"}, "drawn": [], "hash": "1256a344f0c73d77"}
{"choices": {"p2": "buy axe"}, "drawn": [], "hash": "6d0f2941f32d613e"}
{"choices": {"p3": "buy spring"}, "drawn": [], "hash": "5ddad66ddacd9caa"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "5eb55cd2801c564d"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "f03e46664edc61a1"}
{"choices": {"p3": "buy wall"}, "drawn": [], "hash": "d3a668ae9c12fee9"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "5e8db4a23c59adb3"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "e5b6155bd4032e57"}
{"choices": {"p3": "buy bomb"}, "drawn": [], "hash": "49ffa5958dde99f4"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "8e25f6b121dd4fd8"}
{"choices": {"p3": "buy catapult"}, "drawn": [], "hash": "5395b1fbcc13505d"}
{"choices": {"p3": "buy barricade"}, "drawn": [], "hash": "06936c760c8a1e5b"}
{"choices": {"p0": "start d2", "p1": "start d2", "p2": "start b4", "p3": "start b4"}, "drawn": [], "hash": "b337344b100d283e"}
{"choices": {"p0": "move e1", "p1": "move d3", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "b790534d2a2128e6"}
{"choices": {"p0": "place wall/ d3"}, "drawn": [], "hash": "4a3a987f0f17ae8d"}
{"choices": {"p1": "place barricade a4"}, "drawn": [], "hash": "c3b408d9042516eb"}
{"choices": {"p2": "place bomb a2"}, "drawn": [], "hash": "f6266ed574b9d166"}
{"choices": {"p3": "place catapult c3"}, "drawn": ["pl artificer", "gr", "gt", "yr ghost", "gt", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "3508a0fbf595a789"}
{"choices": {"p0": "move d1", "p1": "move c4", "p2": "move a2", "p3": "move d3"}, "drawn": [], "hash": "a23479aa38358609"}
{"choices": {"p1": "place spring c4"}, "drawn": [], "hash": "aa69bda5ea6df1ab"}
{"choices": {"p2": "place labyrinth:black a1"}, "drawn": [], "hash": "fa1dc1075c4208aa"}
{"choices": {"p3": "place barricade d1"}, "drawn": [], "hash": "ae6d306d611f7b92"}
{"choices": {"p0": "place labyrinth:white c1"}, "drawn": ["gt instructor", "pr", "bl", "rr", "rr", "rr artificer", "gr", "yt", "yr", "pt", "rt", "rr saboteur"], "hash": "bcb4df8db4cede8f"}
{"choices": {"p0": "move c1", "p1": "move b5", "p2": "move b3", "p3": "move d4"}, "drawn": [], "hash": "19d15dc0477e7ff8"}
{"choices": {"p2": "place catapult c1"}, "drawn": [], "hash": "136c42c28ab915eb"}
{"choices": {"p3": "place dragon a2"}, "drawn": [], "hash": "f0c28fd7d83e3586"}
{"choices": {"p0": "place spring b5"}, "drawn": [], "hash": "08e653ebf1c6a875"}
{"choices": {"p1": "place portal d5"}, "drawn": [], "hash": "8fe477e83fb4e7ac"}
{"choices": {"p2": "send p0"}, "drawn": ["br", "rt", "pt", "rr", "gr", "bt", "pt", "yt", "yr", "br", "pt", "gr friend"], "hash": "dad896e015d9e38e"}
{"choices": {"p0": "move b2", "p1": "move c5", "p2": "move b4", "p3": "move d5"}, "drawn": [], "hash": "b3efd7742abd6b23"}
{"choices": {"p3": "place treasure c1"}, "drawn": [], "hash": "b87ced41bc68bd1c"}
{"choices": {"p0": "place hearse e5"}, "drawn": [], "hash": "5004870ca5d5531d"}
{"choices": {"p1": "place hearse c2"}, "drawn": [], "hash": "7cc252f43a62700d"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "8cfd0bc5eea99838"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 4}}
