{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627780, "agents": ["sent32-traps16", "guardian", "guardian", "guardian"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "3f69d9bce8582d6d"}
{"choices": {"p0": "place dragon d1", "p1": "place treasure e3", "p2": "place treasure a4", "p3": "place treasure c1"}, "drawn": ["rr", "yl", "yl", "yr", "gt", "bl", "gl", "gt", "rl", "gt", "pt", "pl"], "hash": "55cbdf1e2ffd8fe1"}
{"choices": {"p0": "move e5", "p1": "move a4", "p2": "move d5", "p3": "move a4"}, "drawn": [], "hash": "f8ffcff8956f4aae"}
{"choices": {"p0": "place treasure e5", "p1": "place dragon e4", "p2": "place dragon a5", "p3": "place dragon e4"}, "drawn": [], "hash": "f12b393e9c27a395"}
{"choices": {"p1": "flee e"}, "drawn": [], "hash": "8940a4a7efca4ab4"}
{"choices": {"p1": "flee e", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "10c63a7c43d895d4"}
{"choices": {"p2": "send p0"}, "drawn": [], "hash": "052f561e13e5aee8"}
{"choices": {"p2": "flee w"}, "drawn": ["yl", "rt", "bl", "yl", "gt", "rl", "rt", "rr", "gt", "pr", "rl", "pl"], "hash": "f881a92b89ab0e68"}
{"choices": {"p0": "move e4", "p1": "move a3", "p2": "move c5", "p3": "move a5"}, "drawn": [], "hash": "e94d7dbd70c1e28f"}
{"choices": {"p0": "place wall/ b3", "p1": "place wall\\ e4", "p2": "place wall\\ e4", "p3": "place wall\\ e3"}, "drawn": [], "hash": "12def6d5c38b6713"}
{"choices": {"p3": "flee e"}, "drawn": [], "hash": "6df905db8e8af38a"}
{"choices": {"p3": "flee s"}, "drawn": ["bl", "br", "gr", "yl", "br", "bt", "rl", "gt", "rl", "gr", "pt", "gl"], "hash": "5124daa9049a7d88"}
{"choices": {"p0": "move d3", "p1": "move b4", "p2": "move b4", "p3": "move b5"}, "drawn": [], "hash": "d70a68484d3bc4a9"}
{"choices": {"p0": "place wall\\ e4", "p1": "place wall\\ d5", "p2": "place wall/ e3", "p3": "place wall\\ e5"}, "drawn": [], "hash": "596d6e10cc8ed37b"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": [], "hash": "02a8427dd1923af3"}
{"choices": {"p2": "flee w"}, "drawn": ["gt", "pt", "bt", "bt", "bt", "pt", "yr", "gr", "yr", "bl", "rt", "pl"], "hash": "2ca5fa2011fbcc2c"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move b3", "p3": "move a5"}, "drawn": [], "hash": "12ba655bc55fa35e"}
{"choices": {"p0": "place catapult c2", "p1": "retrieve e4", "p2": "pass", "p3": "place catapult c2"}, "drawn": [], "hash": "2dd7559bee25022c"}
{"choices": {"p0": "send p2", "p3": "send p0"}, "drawn": [], "hash": "6d8a8ac07f6a1b11"}
{"choices": {"p0": "send p2"}, "drawn": ["yl", "gr", "bt", "rt", "yl", "yr", "pl", "bl", "bt", "rl", "yr", "rr"], "hash": "44d117626e47dd74"}
{"choices": {"p0": "move d5", "p1": "move b4", "p2": "move c4", "p3": "move b5"}, "drawn": [], "hash": "cb4679b5133b09cc"}
{"choices": {"p0": "place catapult a2", "p1": "place wall\\ e5", "p2": "place catapult c1", "p3": "retrieve e3"}, "drawn": [], "hash": "b38a6219040784d7"}
{"choices": {"p0": "send p3", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "9f1e301bd90f6d47"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": [], "hash": "1acc79c77ff768f4"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": ["rl", "pl", "bl", "yl", "gr", "yt", "yt", "br", "bt", "rt", "bl", "bt"], "hash": "01333544640ead91"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move d4", "p3": "move c4"}, "drawn": [], "hash": "be7177627a7e5541"}
{"choices": {"p0": "retrieve a2", "p1": "retrieve e5", "p2": "place catapult b3", "p3": "place catapult c1"}, "drawn": [], "hash": "d757d4e99cbb3585"}
{"choices": {"p0": "send p2", "p2": "send p0", "p3": "send p0"}, "drawn": ["br", "gl", "bl", "rt", "bl", "bt", "pt", "gr", "yl", "bt", "pl", "br"], "hash": "77de5c769fc79e9b"}
{"choices": {"p0": "move b3", "p1": "move b4", "p2": "move d3", "p3": "move d3"}, "drawn": [], "hash": "53f87d21fdd401df"}
{"choices": {"p0": "place catapult d2", "p1": "place wall/ a2", "p2": "pass", "p3": "place wall\\ d2"}, "drawn": [], "hash": "8047d59f450b6de5"}
{"choices": {"p0": "flee n", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "38e8abae191470d0"}
{"choices": {"p0": "send p2"}, "drawn": [], "hash": "e25645870a75b041"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "7ef0debcda94522e"}
{"choices": {"p0": "flee n"}, "drawn": ["gl", "yt", "pt", "yt", "pr", "rl", "gr", "bt", "bl", "gl", "pr", "pr"], "hash": "c8417d013240e54c"}
{"choices": {"p0": "move b2", "p1": "move c4", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "f5bf75896976d938"}
{"choices": {"p0": "retrieve d1", "p1": "place catapult b5", "p2": "pass", "p3": "retrieve c1"}, "drawn": [], "hash": "bcbee40b33648b31"}
{"choices": {"p0": "send p2", "p1": "send p0", "p2": "send p0"}, "drawn": ["br", "br", "br", "yl", "rl", "yt", "yl", "yr", "gl", "rt", "pt", "br"], "hash": "eec8eb61ec0c4293"}
{"choices": {"p0": "move b3", "p1": "move b3", "p2": "move d1", "p3": "move d3"}, "drawn": [], "hash": "a6c3e18a9a9f18e8"}
{"choices": {"p0": "place dragon d1", "p1": "retrieve b5", "p2": "pass", "p3": "place catapult c1"}, "drawn": [], "hash": "ea1b10ffc6c4e16f"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "df750257af2f860a"}
{"choices": {"p3": "send p0"}, "drawn": [], "hash": "9dcb577a041e66d2"}
{"outcome": {"over": true, "truncated": false, "winners": [0], "eliminated": [2], "scores": [22, 20, 0, 19], "rounds": 10}}
