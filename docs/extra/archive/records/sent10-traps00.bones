{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent10-traps00", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "pass", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "6f5b2b0422daa541"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "4ee8bed56cc956c2"}
{"choices": {"p0": "pass", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "8114e8f50ae3f96f"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "3b6a549819d65b8f"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "3bb42bb60068a6bb"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "c7e2ce039d4b0963"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "87c50f921839c30c"}
{"choices": {"p0": "move d4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "305547eef0cf3f3d"}
{"choices": {"p0": "pass", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "d360d616a9d20c14"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "5799f0f29e7ef3e6"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rt", "gt", "rl", "gr", "pt", "gl"], "hash": "54212b60257e4f76"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "9246de6875c460d4"}
{"choices": {"p0": "pass", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "53eeebe97c536191"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "cad748005e211d67"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "bt", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rt", "pl"], "hash": "a9657fa347d4ca89"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "07ad8ab9ad0262a8"}
{"choices": {"p0": "place dragon e4", "p1": "place catapult a5", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "553aaaa78fcbe81b"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "7117f1522a7b8d7d"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "abe6f8907e88bc27"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "94153ce46089f3ec"}
{"choices": {"p0": "flee e", "p1": "send p0", "p3": "send p0"}, "drawn": [], "hash": "180ec806c42ae5e4"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "19b57f382f0e783f"}
{"choices": {"p0": "flee e"}, "drawn": ["yl", "gr", "bt", "rt", "yl", "yr", "pl", "bl", "bt", "rl", "yr", "rr"], "hash": "ae2e68de40096693"}
{"choices": {"p0": "move b3", "p1": "move b4", "p2": "move c4", "p3": "move b5"}, "drawn": [], "hash": "c1709e9f2c902c05"}
{"choices": {"p0": "pass", "p1": "retrieve a5", "p2": "place catapult c1", "p3": "place catapult e4"}, "drawn": [], "hash": "6b61b6ccaf43937b"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "9d3d09b5dec9bbfd"}
{"choices": {"p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "2e485f7f6f03100b"}
{"choices": {"p2": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bl", "rt", "rr", "bt"], "hash": "0865e7fa0a4ded2f"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move d3", "p3": "move c4"}, "drawn": [], "hash": "96d2a0fe90fb9730"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "place catapult e5", "p3": "retrieve e4"}, "drawn": [], "hash": "bb9482986012e682"}
{"choices": {"p1": "send p0", "p2": "send p0"}, "drawn": ["br", "gl", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "e3afeb6a40bf0f57"}
{"choices": {"p0": "move d3", "p1": "move c4", "p2": "move d4", "p3": "move d3"}, "drawn": [], "hash": "94e93a387164c52a"}
{"choices": {"p0": "pass", "p1": "place catapult c1", "p2": "retrieve e5", "p3": "place catapult e1"}, "drawn": [], "hash": "ff83018f61947881"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "6acdc537837d4011"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [3], "scores": [31, 27, 23, 0], "rounds": 8}}
