{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 4, "advanced": true, "chiefs": false, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
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
{"choices": {"p3": "place catapult c3"}, "drawn": [], "hash": "b81d1edf302abee7"}
{"choices": {"p0": "advance L3", "p1": "advance Bd", "p2": "advance L3", "p3": "advance L3"}, "drawn": [], "hash": "b047cce46e86b956"}
{"choices": {"p0": "advance R1", "p1": "advance Be", "p2": "advance R4", "p3": "advance L1"}, "drawn": [], "hash": "7e67e10d67575f09"}
{"choices": {"p0": "advance L4", "p1": "advance Bc", "p2": "advance Bd", "p3": "advance L5"}, "drawn": ["pl", "gr", "gt", "rl", "gt", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "1dfd083ec4dc5fac"}
{"choices": {"p0": "move e2", "p1": "move c3", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "606acffe61293968"}
{"choices": {"p1": "place barricade c5"}, "drawn": [], "hash": "b543d0ca5d3d9f79"}
{"choices": {"p2": "place portal d3"}, "drawn": [], "hash": "df797510ea1b3847"}
{"choices": {"p3": "place hearse c1"}, "drawn": [], "hash": "ffc16509243d61ec"}
{"choices": {"p0": "place hearse e2"}, "drawn": [], "hash": "a9021da211e1918f"}
{"choices": {"p0": "advance e5 w", "p1": "advance d1 n", "p2": "advance d1 n", "p3": "advance a1 e"}, "drawn": [], "hash": "4de54c3225515ca1"}
{"choices": {"p0": "advance a3 e", "p1": "advance a1 e", "p2": "advance R2", "p3": "advance a3 e"}, "drawn": [], "hash": "21cc31b3b949a56d"}
{"choices": {"p0": "advance Ba", "p1": "advance c1 n", "p2": "advance e5 w", "p3": "advance Bd"}, "drawn": [], "hash": "d473a5dffd1e7710"}
{"choices": {"p0": "advance a4 e", "p1": "advance R2", "p2": "advance e4 w", "p3": "advance a4 e"}, "drawn": [], "hash": "aa31e15683f5e6c8"}
{"choices": {"p0": "advance L1", "p1": "advance e1 n", "p2": "advance Be", "p3": "advance L3"}, "drawn": [], "hash": "3f553f29c5a4ec2e"}
{"choices": {"p1": "advance R1", "p2": "advance a3 e", "p3": "advance L5"}, "drawn": ["gt", "pr", "bl", "rr", "rr", "rr", "gr", "yt", "yr", "pt", "rt", "bl"], "hash": "17fb0a2681b183c8"}
{"choices": {"p0": "move d1", "p1": "move c2", "p2": "move d5", "p3": "move c2"}, "drawn": [], "hash": "ade6131c480d02d7"}
{"choices": {"p2": "place treasure e3"}, "drawn": [], "hash": "d30283d583917273"}
{"choices": {"p3": "place labyrinth:white b4"}, "drawn": [], "hash": "2beed32eb3ba5754"}
{"choices": {"p0": "place catapult c1"}, "drawn": [], "hash": "75c6cb90bc7c5b43"}
{"choices": {"p1": "place dragon a3"}, "drawn": [], "hash": "88a2ddc6e8d819a3"}
{"choices": {"p0": "advance d5 w", "p1": "advance R5", "p2": "advance Bc", "p3": "advance a3 e"}, "drawn": [], "hash": "a7e7046337ffc561"}
{"choices": {"p0": "advance b3 n", "p1": "advance e1 w", "p2": "advance R1", "p3": "advance Bb"}, "drawn": [], "hash": "0ee987e9c42c1639"}
{"choices": {"p0": "advance e1 n", "p1": "advance b1 n", "p2": "advance e1 n", "p3": "advance a5 e"}, "drawn": [], "hash": "7750afabd99fd2e7"}
{"choices": {"p0": "send p2", "p1": "advance Ba", "p2": "advance e2 n", "p3": "advance b1 n"}, "drawn": [], "hash": "fa23c73c5b77512f"}
{"choices": {"p0": "advance R3", "p1": "advance R3", "p2": "advance e1 n", "p3": "advance L4"}, "drawn": [], "hash": "e211fb9cb0eb3bdc"}
{"choices": {"p0": "advance a1 n", "p1": "advance e2 w", "p2": "advance b3 n", "p3": "advance b5 e"}, "drawn": [], "hash": "44f38311e18e936f"}
{"choices": {"p0": "advance R4", "p1": "advance e2 n", "p3": "advance R3"}, "drawn": [], "hash": "b847372de128c2e9"}
{"choices": {"p0": "advance Be"}, "drawn": ["br", "rt", "pt", "rr", "gr", "bt", "pt", "yt", "yr", "br", "pt", "gr"], "hash": "71131c06bfa26bd3"}
{"choices": {"p0": "move c1", "p1": "move c1", "p2": "move c5", "p3": "move c1"}, "drawn": [], "hash": "25a00afd0f06a84e"}
{"choices": {"p3": "place labyrinth:white d1"}, "drawn": [], "hash": "37fa323c5358dec7"}
{"choices": {"p0": "place hearse c2"}, "drawn": [], "hash": "970df90add6641e0"}
{"choices": {"p1": "retrieve a4"}, "drawn": [], "hash": "cc9cbc25f9dd3a15"}
{"choices": {"p2": "place spring c2"}, "drawn": [], "hash": "1fe963b1d47aa64d"}
{"choices": {"p0": "advance e4 w", "p1": "advance e3 w", "p2": "advance Be", "p3": "advance c5 n"}, "drawn": [], "hash": "30ae1ed453bfce73"}
{"choices": {"p0": "advance R4", "p1": "advance e3 n", "p2": "advance a4 e", "p3": "advance b1 n"}, "drawn": [], "hash": "dd5034c94edbea84"}
{"choices": {"p0": "advance b1 n", "p1": "advance a1 n", "p2": "advance e3 n", "p3": "advance b3 n"}, "drawn": [], "hash": "43d7b602f332f386"}
{"choices": {"p0": "advance b4 n", "p1": "advance Bd", "p2": "advance Ba", "p3": "advance Bb"}, "drawn": [], "hash": "519e95f2306c2445"}
{"choices": {"p0": "advance R2", "p1": "advance e5 w", "p2": "advance c1 n", "p3": "advance e3 w"}, "drawn": [], "hash": "2a0bbe43ae226c41"}
{"choices": {"p0": "advance c5 n", "p1": "advance d2 n", "p2": "advance Ba", "p3": "advance R3"}, "drawn": [], "hash": "ef39d1018f6800c9"}
{"choices": {"p0": "advance e3 w", "p1": "advance R2", "p2": "advance e1 w", "p3": "advance R1"}, "drawn": [], "hash": "2bba25bcda992219"}
{"choices": {"p0": "advance a2 n", "p1": "advance Bc", "p2": "advance Ba", "p3": "advance b5 e"}, "drawn": [], "hash": "321878b8dafd04f2"}
{"choices": {"p0": "advance e1 n", "p1": "advance d2 n"}, "drawn": [], "hash": "7cb62a596793dfd6"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 4}}
