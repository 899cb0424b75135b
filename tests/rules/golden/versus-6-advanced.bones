{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 6, "advanced": true, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random", "random", "random"]}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "cd7396de847bbd51"}
{"choices": {"p3": "buy portal"}, "drawn": [], "hash": "f9497070a13ff544"}
{"choices": {"p4": "buy spring"}, "drawn": [], "hash": "582dbc08b670602d"}
{"choices": {"p5": "buy sword"}, "drawn": [], "hash": "b686f8b0ddf7d424"}
{"choices": {"p0": "pass"}, "drawn": [], "hash": "7e89e3198b7c36ec"}
{"choices": {"p1": "buy barricade"}, "drawn": [], "hash": "02b0993edd396c50"}
{"choices": {"p1": "buy spring"}, "drawn": [], "hash": "572ae38d0957e57c"}
{"choices": {"p5": "buy dragon"}, "drawn": [], "hash": "2cd5572593558f83"}
{"choices": {"p4": "buy wall"}, "drawn": [], "hash": "50b811365feeb623"}
{"choices": {"p3": "buy crossbow"}, "drawn": [], "hash": "85109e011467b64e"}
{"choices": {"p2": "buy catapult"}, "drawn": [], "hash": "44aaf8000ba956a6"}
{"choices": {"p2": "buy morgenstern"}, "drawn": [], "hash": "1484327ae56463ed"}
{"choices": {"p3": "buy spring"}, "drawn": [], "hash": "f04bc2e9306e5b08"}
{"choices": {"p4": "buy dragon"}, "drawn": [], "hash": "c25536775a158e23"}
{"choices": {"p5": "pass"}, "drawn": [], "hash": "9ad2b37f562990a9"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "18af96b59cd00041"}
{"choices": {"p1": "buy dragon"}, "drawn": [], "hash": "dd7eaa5e5aa9ea0e"}
{"choices": {"p4": "buy ice-staff"}, "drawn": [], "hash": "6fc7fbb3ae1be08e"}
{"choices": {"p3": "buy wall"}, "drawn": [], "hash": "25d3b05614408222"}
{"choices": {"p2": "buy labyrinth"}, "drawn": [], "hash": "1b80e45c30e71ff3"}
{"choices": {"p2": "buy hearse"}, "drawn": [], "hash": "168c41db87d61b4c"}
{"choices": {"p3": "buy barricade"}, "drawn": [], "hash": "ab3c7690b7c043e1"}
{"choices": {"p4": "buy catapult"}, "drawn": [], "hash": "14c464075f0781ed"}
{"choices": {"p1": "pass"}, "drawn": [], "hash": "63126eab23b2e208"}
{"choices": {"p4": "pass"}, "drawn": [], "hash": "722681083d75800e"}
{"choices": {"p3": "buy portal"}, "drawn": [], "hash": "da05490f0bcdec1d"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "e51323d5916d3637"}
{"choices": {"p3": "buy bomb"}, "drawn": [], "hash": "9cf59552384ac0ad"}
{"choices": {"p0": "move d2", "p1": "move d2", "p2": "move b4", "p3": "move d3", "p4": "move b2", "p5": "move b3"}, "drawn": [], "hash": "c18ccd8c7dd45fdb"}
{"choices": {"p0": "place treasure e4", "p1": "place spring d4", "p2": "place catapult e2", "p3": "place wall/ a3", "p4": "place spring c4", "p5": "place treasure b2"}, "drawn": [], "hash": "2a3756dc21d32918"}
{"choices": {"p2": "send p5"}, "drawn": ["pt", "gr", "gl", "rl", "pr", "bl", "gl", "bt", "br", "gl", "rr", "gr", "pt", "br", "gt", "bt", "bt", "rt"], "hash": "9a7d3338796e56f2"}
{"choices": {"p0": "move e1", "p1": "move d3", "p2": "move a3", "p3": "move e2", "p4": "move c2", "p5": "move a3"}, "drawn": [], "hash": "e5a60550603e9799"}
{"choices": {"p0": "pass", "p1": "place dragon a5", "p2": "place labyrinth:white c2", "p3": "place barricade c2", "p4": "place wall\\ a5", "p5": "place dragon c1"}, "drawn": [], "hash": "bb6dc96b7d8c9c64"}
{"choices": {"p2": "send p1"}, "drawn": ["gr", "pr", "bl", "rt", "yl", "gr", "rr", "rr", "gr", "yt", "rr", "br", "yr", "pt", "rt", "rr", "br", "br"], "hash": "326a725ac93ea550"}
{"choices": {"p0": "move d1", "p1": "move c4", "p2": "move a2", "p3": "move d3", "p4": "move d1", "p5": "move b2"}, "drawn": [], "hash": "e97990288beb7dbc"}
{"choices": {"p0": "pass", "p1": "place treasure b5", "p2": "place hearse e3", "p3": "place treasure a2", "p4": "place treasure d1", "p5": "pass"}, "drawn": [], "hash": "4b1d7c3b6f041c20"}
{"choices": {"p1": "flee s", "p2": "send p0"}, "drawn": ["br", "rt", "pt", "rr", "yl", "yt", "gr", "bl", "pt", "yl", "gr", "pl", "yr", "bt", "pt", "gr", "yt", "gt"], "hash": "e13334d4a264c65e"}
{"choices": {"p0": "move c1", "p1": "move b4", "p2": "move a1", "p3": "move d4", "p4": "move e1", "p5": "move a1"}, "drawn": [], "hash": "61db6d7681e68293"}
{"choices": {"p0": "place hearse d5", "p1": "place dragon b4", "p2": "place hearse a2", "p3": "place bomb b1", "p4": "place catapult b2", "p5": "pass"}, "drawn": [], "hash": "2814ff62cbe5b9c9"}
{"choices": {"p1": "send p3", "p3": "send p4", "p4": "send p2", "p5": "flee w"}, "drawn": ["br", "rr", "yl", "pr", "yt", "rr", "yt", "pt", "pl", "pt", "bt", "pt", "gl", "gl", "pr", "gl", "br", "rt"], "hash": "0a844c9902cc19ce"}
{"choices": {"p0": "move b2", "p1": "move a5", "p2": "move a2", "p3": "move c3", "p4": "move d2", "p5": "move a2"}, "drawn": [], "hash": "a583c7c51044d273"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve a2", "p3": "place spring e5", "p4": "place dragon e5", "p5": "retrieve b2"}, "drawn": [], "hash": "8617287fcf66d2f9"}
{"choices": {"p1": "flee n", "p4": "send p1", "p5": "flee s"}, "drawn": [], "hash": "220e5a7dc2568259"}
{"outcome": {"over": true, "truncated": false, "winners": [2, 3], "eliminated": [4, 5], "scores": [20, 16, 26, 26, 0, 0], "rounds": 5}}
