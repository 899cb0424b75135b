{"format": 3, "package": "0.2.0", "game": {"mode": "coop", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 2018, "index": 0, "agents": ["random", "random", "random", "random"]}
{"choices": {"p0": "start b2", "p1": "start d2", "p2": "start d2", "p3": "start b4"}, "drawn": [], "hash": "e1583569c154ad6c"}
{"choices": {"p0": "move c1", "p1": "move e2", "p2": "move d1", "p3": "move a5"}, "drawn": [], "hash": "dce92f3d6b6667bf"}
{"choices": {"p0": "place dragon e3"}, "drawn": [], "hash": "1186bb307b5119bb"}
{"choices": {"p1": "place wall\\ b3"}, "drawn": [], "hash": "599b16cd5be5b867"}
{"choices": {"p2": "place catapult e4"}, "drawn": [], "hash": "671436df411ad640"}
{"choices": {"p3": "place dragon c3"}, "drawn": [], "hash": "01483f367c440817"}
{"choices": {"p2": "send p0"}, "drawn": ["pl", "gr", "gt", "rl", "gl", "br", "br", "gl", "pt", "br", "gt", "bt"], "hash": "6c92023105ec862c"}
{"choices": {"p0": "move d1", "p1": "move e1", "p2": "move e2", "p3": "move a4"}, "drawn": [], "hash": "b9acba0a63b74bc5"}
{"choices": {"p1": "place wall/ b1"}, "drawn": [], "hash": "f764082a0107c203"}
{"choices": {"p2": "place dragon a1"}, "drawn": [], "hash": "c685ac5c376a7105"}
{"choices": {"p3": "place treasure e3"}, "drawn": [], "hash": "86bf4d229befb9ba"}
{"choices": {"p0": "place wall/ c2"}, "drawn": ["gr", "pr", "bt", "rr", "bl", "bl", "gr", "yt", "yr", "pt", "rr", "bl"], "hash": "f6114fd62334e9f8"}
{"choices": {"p0": "move c1", "p1": "move d1", "p2": "move d1", "p3": "move b4"}, "drawn": [], "hash": "bce8b8b00b4a4926"}
{"choices": {"p2": "place dragon e5"}, "drawn": [], "hash": "e71542e2ebeb13cf"}
{"choices": {"p3": "place catapult a2"}, "drawn": [], "hash": "65e350123f4677e4"}
{"choices": {"p0": "place wall\\ d1"}, "drawn": [], "hash": "252d180077adcdef"}
{"choices": {"p1": "place catapult a4"}, "drawn": [], "hash": "332238e908245d6e"}
{"choices": {"p1": "send p3"}, "drawn": ["br", "rt", "pt", "bl", "gr", "bt", "pt", "yt", "yr", "br", "pt", "gr"], "hash": "27af186c282492b4"}
{"choices": {"p0": "move b1", "p1": "move e2", "p2": "move c2", "p3": "move c4"}, "drawn": [], "hash": "c506971502934bfd"}
{"choices": {"p3": "place catapult a3"}, "drawn": [], "hash": "bbe9bc127799ffc2"}
{"choices": {"p0": "retrieve e3"}, "drawn": [], "hash": "d791189965ea255c"}
{"choices": {"p1": "retrieve b3"}, "drawn": [], "hash": "68e5e59c3ac3c657"}
{"choices": {"p2": "pass"}, "drawn": [], "hash": "c98f4a5b3ae797df"}
{"choices": {"p2": "flee s"}, "drawn": [], "hash": "2baa4e253225637e"}
{"choices": {"p2": "send p1"}, "drawn": [], "hash": "9cf6df5cc0a247e6"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "e1b766c9f5c442d0"}
{"choices": {"p2": "flee w"}, "drawn": ["br", "bl", "yl", "pr", "yt", "pt", "pt", "pt", "gt", "gl", "pr", "gt"], "hash": "f1ad2d6b5281d186"}
{"choices": {"p0": "move a2", "p1": "move e3", "p2": "move b1", "p3": "move b3"}, "drawn": [], "hash": "7a2beebbc9f001af"}
{"choices": {"p0": "place dragon b5"}, "drawn": [], "hash": "89a7da65adc2c450"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "a91479441a4841ae"}
{"choices": {"p1": "place wall\\ d2"}, "drawn": [], "hash": "5113f86150029aa4"}
{"choices": {"p2": "retrieve e5"}, "drawn": [], "hash": "d61ee4ca9b65e0c1"}
{"choices": {"p3": "retrieve a2"}, "drawn": [], "hash": "a0313c32b0d5d329"}
{"choices": {"p0": "flee s", "p1": "send p0", "p2": "send p0"}, "drawn": [], "hash": "820c45ba185ec4f4"}
{"choices": {"p2": "flee n"}, "drawn": [], "hash": "8ac9380677c676d9"}
{"outcome": {"over": true, "truncated": false, "winners": [], "eliminated": [], "scores": [0, 0, 0, 0], "rounds": 5}}
