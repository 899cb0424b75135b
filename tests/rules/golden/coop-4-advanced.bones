{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 4, "advanced": true, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "695db3220af23e36"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "b4b7825a80302032"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "b187a2b003fac997"}
{"choices": {"p3": "buy portal"}, "drawn": [], "hash": "e5a9a397fb55f52b"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "3eb6adeca18d8486"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "b64244a3e2856da5"}
{"choices": {"p3": "buy crossbow"}, "drawn": [], "hash": "73554a4b72d12435"}
{"choices": {"p1": "buy labyrinth"}, "drawn": [], "hash": "3663cab422eeb8fc"}
{"choices": {"p2": "buy axe"}, "drawn": [], "hash": "b9ca4f954f04074f"}
{"choices": {"p3": "buy spring"}, "drawn": [], "hash": "3393d18cdb3cbef6"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "054b152ec2a5169b"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "bdfd730011064980"}
{"choices": {"p3": "buy wall"}, "drawn": [], "hash": "91827546bd358e93"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "eff55d45497600a5"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "3b3664ee4bd17f93"}
{"choices": {"p3": "buy bomb"}, "drawn": [], "hash": "4ed44c1be534aca6"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "a949b669edfcad7c"}
{"choices": {"p3": "buy catapult"}, "drawn": [], "hash": "8f654079a83fb0e8"}
{"choices": {"p3": "buy barricade"}, "drawn": [], "hash": "a2bb76794be035c5"}
{"choices": {"p0": "start d2", "p1": "start d2", "p2": "start b4", "p3": "start b4"}, "drawn": [], "hash": "9bec3189d3bc22a5"}
{"choices": {"p0": "move e1", "p1": "move d3", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "51bdd3a3baf90614"}
{"choices": {"p0": "place wall/ d3"}, "drawn": [], "hash": "699da2f7dd986074"}
{"choices": {"p1": "place barricade a4"}, "drawn": [], "hash": "6d9bb2256b206284"}
{"choices": {"p2": "place bomb a2"}, "drawn": [], "hash": "b41d248b77c0c665"}
{"choices": {"p3": "place catapult c3"}, "drawn": ["pl", "gr", "gt", "rl", "gt", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "1dfd083ec4dc5fac"}
{"choices": {"p0": "move d1", "p1": "move c4", "p2": "move a2", "p3": "move d3"}, "drawn": [], "hash": "dbac82d6499bf8c5"}
{"choices": {"p1": "place spring c4"}, "drawn": [], "hash": "e05edf1eb89d019a"}
{"choices": {"p2": "place labyrinth:black a1"}, "drawn": [], "hash": "fa1bb8b95d6eb423"}
{"choices": {"p3": "place barricade d1"}, "drawn": [], "hash": "d4ceafb94d230f27"}
{"choices": {"p0": "place labyrinth:white c1"}, "drawn": ["gt", "pr", "bl", "rr", "rr", "rr", "gr", "yt", "yr", "pt", "rt", "bl"], "hash": "eae5a43c265f005f"}
{"choices": {"p0": "move c1", "p1": "move b5", "p2": "move b3", "p3": "move d4"}, "drawn": [], "hash": "a155f9f41e4f4838"}
{"choices": {"p2": "place catapult c1"}, "drawn": [], "hash": "d21cbae8d2891d4e"}
{"choices": {"p3": "place dragon a2"}, "drawn": [], "hash": "728c9000a83825cf"}
{"choices": {"p0": "place spring b5"}, "drawn": [], "hash": "0c8911cf091a133f"}
{"choices": {"p1": "place portal d5"}, "drawn": [], "hash": "8923b2b3dd4552e4"}
{"choices": {"p2": "send p0"}, "drawn": ["br", "rt", "pt", "rr", "gr", "bt", "pt", "yt", "yr", "br", "pt", "gr"], "hash": "bf95007f299fe3c9"}
{"choices": {"p0": "move b2", "p1": "move c5", "p2": "move b4", "p3": "move d5"}, "drawn": [], "hash": "405ca43cdaac7ed3"}
{"choices": {"p3": "place treasure a1"}, "drawn": [], "hash": "f81ee07898d9d382"}
{"choices": {"p0": "place hearse e5"}, "drawn": [], "hash": "0fe04e86f99bc602"}
{"choices": {"p1": "place hearse c2"}, "drawn": [], "hash": "8f190c37738719a0"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "67bf5889f0ebc582"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 4}}
