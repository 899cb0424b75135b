{"format": 2, "package": "0.2.0", "game": {"mode": "coop", "players": 4, "advanced": true, "chiefs": false, "order": "ask", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
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
{"choices": {"p0": "advance a4 e", "p1": "advance R2", "p2": "advance e4 w", "p3": "advance a4 e"}, "drawn": [], "hash": "27e02cac81c2b8eb"}
{"choices": {"p0": "advance L1", "p1": "advance e1 n", "p2": "advance Be", "p3": "advance L3"}, "drawn": [], "hash": "e7fde9325c4b0f70"}
{"choices": {"p3": "advance L5"}, "drawn": ["gt", "pr", "bl", "rr", "rr", "rr", "gr", "yt", "yr", "pt", "rt", "bl"], "hash": "17fb0a2681b183c8"}
{"choices": {"p0": "move d1", "p1": "move d2", "p2": "move b4", "p3": "move c2"}, "drawn": [], "hash": "8a0d73c2d32952d4"}
{"choices": {"p2": "place labyrinth:white a1"}, "drawn": [], "hash": "8ca13c2e768e82c0"}
{"choices": {"p3": "place treasure b4"}, "drawn": [], "hash": "3e22c37beec94d55"}
{"choices": {"p0": "place catapult c1"}, "drawn": [], "hash": "0d1405f7353803bf"}
{"choices": {"p1": "place dragon c3"}, "drawn": [], "hash": "14fef96a56aa742e"}
{"choices": {"p0": "advance d5 w", "p1": "advance c2 n", "p2": "advance d5 w", "p3": "advance a3 e"}, "drawn": [], "hash": "fad1153fa2564034"}
{"choices": {"p0": "advance b3 n", "p1": "flee s", "p2": "advance Bc", "p3": "advance Bb"}, "drawn": [], "hash": "8bfd409b975e5e09"}
{"choices": {"p0": "advance e1 n", "p1": "advance R3", "p2": "advance R1", "p3": "advance a5 e"}, "drawn": [], "hash": "8a0d43a14f87224f"}
{"choices": {"p0": "send p2", "p1": "advance b1 n", "p2": "advance e1 n", "p3": "advance b1 n"}, "drawn": [], "hash": "31da3747274e61f5"}
{"choices": {"p0": "advance R3", "p1": "advance R5", "p2": "advance b3 n", "p3": "advance L4"}, "drawn": [], "hash": "9a30fb36afca2523"}
{"choices": {"p0": "advance a1 n", "p1": "advance e2 w", "p2": "advance e2 w", "p3": "advance b5 s"}, "drawn": [], "hash": "74f25d1f32e97b5e"}
{"choices": {"p0": "advance R4", "p1": "advance Ba", "p3": "advance R3"}, "drawn": [], "hash": "3ea0dec25916b1aa"}
{"choices": {"p0": "advance Be", "p1": "advance e1 w"}, "drawn": ["br", "rt", "pt", "bl", "gr", "bt", "pt", "yt", "yr", "br", "pt", "gr"], "hash": "ca6d862cc5637266"}
{"choices": {"p0": "move c1", "p1": "move c2", "p2": "move a4", "p3": "move c1"}, "drawn": [], "hash": "5ce43a4348ce2a62"}
{"choices": {"p3": "place labyrinth:white a1"}, "drawn": [], "hash": "48127de20545a976"}
{"choices": {"p0": "place hearse c2"}, "drawn": [], "hash": "6299b88d56d58f20"}
{"choices": {"p1": "place spring e1"}, "drawn": [], "hash": "08f3a24bf200f729"}
{"choices": {"p2": "place spring a5"}, "drawn": [], "hash": "88e3cb7cf584fe7b"}
{"choices": {"p0": "advance e4 w", "p1": "advance e5 w", "p2": "advance d2 n", "p3": "advance a4 e"}, "drawn": [], "hash": "693c7ea30bc65e2a"}
{"choices": {"p0": "advance R4", "p1": "advance d1 n", "p2": "advance e1 w", "p3": "advance b1 n"}, "drawn": [], "hash": "e70f9a86007785d2"}
{"choices": {"p0": "advance b1 n", "p1": "advance a1 n", "p2": "advance c5 n", "p3": "advance b3 n"}, "drawn": [], "hash": "063205efc52bfe71"}
{"choices": {"p0": "advance b4 n", "p1": "advance R2", "p2": "advance Be", "p3": "advance L4"}, "drawn": [], "hash": "c92e4adb4a6e83bf"}
{"choices": {"p0": "advance R2", "p1": "advance Bc", "p2": "advance c1 n", "p3": "advance e3 w"}, "drawn": [], "hash": "0efefc394c5ec95f"}
{"choices": {"p0": "advance c5 n", "p1": "advance e3 n", "p2": "advance Ba", "p3": "advance R1"}, "drawn": [], "hash": "f941f24e1ad6d97a"}
{"choices": {"p0": "advance e3 w", "p1": "advance Bd", "p3": "advance Bb"}, "drawn": [], "hash": "3b00ada0a69adcf9"}
{"choices": {"p0": "advance a2 n", "p3": "advance b5 s"}, "drawn": [], "hash": "58f5037180ade52f"}
{"choices": {"p0": "advance e1 n"}, "drawn": [], "hash": "aa68de86203c8140"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 4}}
