{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627789, "agents": ["guardian", "sent40-traps10", "guardian", "guardian"]}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b3", "p3": "move b4"}, "drawn": [], "hash": "ec939e992ab9ae3c"}
{"choices": {"p0": "place treasure d5", "p1": "place treasure c1", "p2": "place treasure e3", "p3": "place treasure b2"}, "drawn": ["yr", "rl", "yr", "bl", "yr", "yt", "pr", "yr", "rr", "yl", "gr", "rt"], "hash": "0e52ef04e6cb8ad0"}
{"choices": {"p0": "move d5", "p1": "move a3", "p2": "move a4", "p3": "move c3"}, "drawn": [], "hash": "d9af08b5eac865e7"}
{"choices": {"p0": "place dragon e4", "p1": "place dragon a1", "p2": "place dragon e4", "p3": "place dragon a2"}, "drawn": [], "hash": "91ebe0f299cb02b2"}
{"choices": {"p1": "flee w", "p3": "flee w"}, "drawn": [], "hash": "176639c5229b46d8"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": [], "hash": "9947852244d68df8"}
{"choices": {"p0": "flee e", "p2": "flee e"}, "drawn": ["rt", "gl", "pt", "pr", "yl", "yr", "yr", "br", "rr", "yt", "yl", "bl"], "hash": "253814c421d5bf80"}
{"choices": {"p0": "move c4", "p1": "move b4", "p2": "move b3", "p3": "move d4"}, "drawn": [], "hash": "9e6d942b0cb4df6e"}
{"choices": {"p0": "place wall/ b3", "p1": "retrieve a1", "p2": "place wall\\ d5", "p3": "place wall\\ e5"}, "drawn": [], "hash": "b5454f448e5c5a72"}
{"choices": {"p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "4278006ae16d03c0"}
{"choices": {"p2": "flee e"}, "drawn": ["pl", "pt", "pl", "bt", "pr", "rt", "gl", "bt", "rl", "rt", "br", "gr"], "hash": "e68efb50488e8a35"}
{"choices": {"p0": "move d3", "p1": "move b5", "p2": "move b2", "p3": "move c4"}, "drawn": [], "hash": "99eb0d11de1fc4bf"}
{"choices": {"p0": "place wall\\ e5", "p1": "place dragon e4", "p2": "place wall/ a4", "p3": "place wall\\ d4"}, "drawn": [], "hash": "90e0199ebcb6ffa4"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "6a5c6ccecce0fbd7"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "d7f84c844bf26637"}
{"choices": {"p0": "send p2", "p1": "flee e"}, "drawn": [], "hash": "1cd5a57c719da22d"}
{"choices": {"p1": "flee e"}, "drawn": ["pt", "pr", "pt", "rr", "rl", "gl", "rl", "rr", "yt", "rr", "rr", "gr"], "hash": "0f769d50c1c9c94f"}
{"choices": {"p0": "move c2", "p1": "move c4", "p2": "move c1", "p3": "move b3"}, "drawn": [], "hash": "c479829fb1b040e5"}
{"choices": {"p0": "retrieve b3", "p1": "place wall\\ d5", "p2": "pass", "p3": "place catapult e3"}, "drawn": [], "hash": "cb4640e8a8aeb091"}
{"choices": {"p0": "flee e", "p1": "send p2", "p3": "flee w"}, "drawn": [], "hash": "bbde4ccb49127b6b"}
{"choices": {"p0": "flee e", "p1": "send p2", "p3": "send p2"}, "drawn": [], "hash": "648f6a69dd2310f8"}
{"choices": {"p0": "flee e", "p3": "send p2"}, "drawn": [], "hash": "b49a43971ce56a5a"}
{"choices": {"p0": "flee e", "p3": "send p2"}, "drawn": [], "hash": "f5b5df3a9e62826e"}
{"choices": {"p0": "flee e"}, "drawn": ["gr", "gl", "pl", "gl", "yl", "rt", "pt", "pl", "rt", "yl", "pr", "bt"], "hash": "dec444015f33ccbc"}
{"choices": {"p0": "move b3", "p1": "move d3", "p2": "move d2", "p3": "move c2"}, "drawn": [], "hash": "1a6806230018eca1"}
{"choices": {"p0": "place wall\\ b4", "p1": "place wall\\ b4", "p2": "place catapult e4", "p3": "retrieve e3"}, "drawn": [], "hash": "faa0b3954aeaa44c"}
{"choices": {"p1": "send p2", "p2": "send p0"}, "drawn": [], "hash": "d4758a00dcaef535"}
{"choices": {"p2": "send p0"}, "drawn": ["rr", "rl", "pl", "bt", "gr", "yl", "br", "pt", "bt", "yl", "rl", "bl"], "hash": "9e22005169b1ebe1"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move d3", "p3": "move c3"}, "drawn": [], "hash": "2a85ed610adff58c"}
{"choices": {"p0": "place catapult e4", "p1": "retrieve b4", "p2": "place catapult d5", "p3": "place catapult d4"}, "drawn": [], "hash": "d782e978c782c720"}
{"choices": {"p0": "send p1", "p2": "send p0", "p3": "send p0"}, "drawn": ["rt", "pt", "pt", "br", "bt", "br", "yr", "yt", "rt", "rt", "rr", "yt"], "hash": "a16d092ba4b1d72a"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "48ad945488e3c0e6"}
{"choices": {"p0": "place catapult c5", "p1": "place wall\\ c4", "p2": "retrieve d5", "p3": "place catapult c5"}, "drawn": [], "hash": "0e5f2254256d6309"}
{"choices": {"p0": "send p1", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "de1e58e5738023e4"}
{"choices": {"p0": "send p1", "p3": "send p1"}, "drawn": ["pl", "rr", "pt", "bl", "pl", "yt", "gt", "bt", "rl", "bl", "pr", "br"], "hash": "b75072d1fb7b225b"}
{"choices": {"p0": "move c2", "p1": "move c2", "p2": "move b3", "p3": "move b4"}, "drawn": [], "hash": "c9a292ee97da4d54"}
{"choices": {"p0": "retrieve c5", "p1": "place catapult a4", "p2": "place catapult d3", "p3": "retrieve c5"}, "drawn": [], "hash": "03e2435294c54637"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": ["gt", "yl", "rl", "yl", "bl", "yt", "bl", "pr", "gl", "rr", "rl", "yr"], "hash": "ce1d9a5a69065409"}
{"choices": {"p0": "move d3", "p1": "move d3", "p2": "move a2", "p3": "move b3"}, "drawn": [], "hash": "cebfaa405cbb4231"}
{"choices": {"p0": "place catapult b1", "p1": "retrieve a4", "p2": "retrieve d3", "p3": "place catapult a2"}, "drawn": [], "hash": "89c56a4bc589f2a3"}
{"choices": {"p0": "send p1", "p3": "send p0"}, "drawn": ["yt", "gt", "gr", "gt", "pt", "bt", "rt", "bt", "pr", "yt", "rr", "yl"], "hash": "f29d267f2dab4480"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b3", "p3": "move c2"}, "drawn": [], "hash": "87421a8163b798f5"}
{"choices": {"p0": "retrieve b1", "p1": "place catapult d3", "p2": "place catapult e3", "p3": "retrieve a2"}, "drawn": [], "hash": "31cb899d775359d9"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": ["yl", "yr", "bl", "rl", "br", "yl", "bt", "yt", "gr", "pt", "bt", "pr"], "hash": "4c1b1d7bb32dfd80"}
{"choices": {"p0": "move b3", "p1": "move b3", "p2": "move b4", "p3": "move d3"}, "drawn": [], "hash": "7722037acebdcf46"}
{"choices": {"p0": "place catapult e3", "p1": "retrieve d3", "p2": "retrieve e3", "p3": "place catapult b2"}, "drawn": [], "hash": "d3f7bf1c796b0831"}
{"choices": {"p0": "send p1", "p3": "send p1"}, "drawn": ["yl", "rl", "rr", "yr", "bl", "bt", "yr", "pt", "pt", "rt", "gl", "gl"], "hash": "a9b74a42e5d6f527"}
{"choices": {"p0": "move b4", "p1": "move c4", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "57357073c4ddf86a"}
{"choices": {"p0": "retrieve e3", "p1": "place catapult d3", "p2": "place catapult c1", "p3": "retrieve b2"}, "drawn": [], "hash": "83778eddb81f19a1"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": [], "hash": "b35ae707ed40c5d9"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [2], "scores": [17, 19, 0, 13], "rounds": 13}}
