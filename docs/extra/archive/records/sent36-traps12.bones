{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627797, "agents": ["guardian", "sent36-traps12", "guardian", "guardian"]}
{"choices": {"p0": "move b3", "p1": "move c4", "p2": "move d4", "p3": "move b4"}, "drawn": [], "hash": "d0e24e1ee4bd0b74"}
{"choices": {"p0": "place treasure d5", "p1": "place dragon a5", "p2": "place dragon e5", "p3": "place treasure e3"}, "drawn": [], "hash": "2e5f483a2525a4ae"}
{"choices": {"p1": "flee w", "p2": "flee e"}, "drawn": [], "hash": "2a21b7d7cb4e976d"}
{"choices": {"p2": "flee e"}, "drawn": ["yt", "yr", "yr", "pl", "yt", "br", "yt", "gl", "pt", "bl", "yl", "gt"], "hash": "27cebfd0f1e7c417"}
{"choices": {"p0": "move b4", "p1": "move d5", "p2": "move e4", "p3": "move a5"}, "drawn": [], "hash": "640ec6bc398179dc"}
{"choices": {"p0": "place dragon e5", "p1": "place treasure e1", "p2": "place treasure b3", "p3": "place dragon e4"}, "drawn": [], "hash": "324fbb4b8f731c8e"}
{"choices": {"p0": "flee e", "p3": "flee e"}, "drawn": ["pl", "br", "rl", "bl", "rl", "rt", "rl", "rl", "rl", "yt", "gt", "bt"], "hash": "10fe7c80199fe783"}
{"choices": {"p0": "move a4", "p1": "move c5", "p2": "move d3", "p3": "move b4"}, "drawn": [], "hash": "ba984fd5ddea2676"}
{"choices": {"p0": "place wall/ a3", "p1": "place wall\\ d5", "p2": "place wall/ a3", "p3": "place wall/ b1"}, "drawn": [], "hash": "b905503e65fe0d5f"}
{"choices": {"p1": "send p0", "p2": "flee n", "p3": "flee e"}, "drawn": [], "hash": "bdf31681bee23110"}
{"choices": {"p2": "send p0"}, "drawn": ["gr", "yt", "pl", "gl", "rl", "yl", "gl", "gt", "pr", "rr", "pt", "bt"], "hash": "5d3351d4f1f92cf7"}
{"choices": {"p0": "move a3", "p1": "move c4", "p2": "move c4", "p3": "move a4"}, "drawn": [], "hash": "f785414e72d1d8ae"}
{"choices": {"p0": "place wall/ b1", "p1": "place wall\\ e3", "p2": "place wall\\ a5", "p3": "place wall/ a5"}, "drawn": [], "hash": "adccccd0dab58350"}
{"choices": {"p0": "flee e", "p3": "send p0"}, "drawn": [], "hash": "5335853a0df3ea9a"}
{"choices": {"p0": "flee e"}, "drawn": [], "hash": "2a20bc7b54f90f08"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "e1ec6d6c892b3bad"}
{"choices": {"p0": "send p3"}, "drawn": ["pl", "pt", "pl", "rl", "bl", "gr", "bl", "yr", "rt", "rl", "pr", "pl"], "hash": "af65fe711bf23183"}
{"choices": {"p0": "move b3", "p1": "move b4", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "08ddd1d732e44bf9"}
{"choices": {"p0": "pass", "p1": "retrieve e3", "p2": "pass", "p3": "place catapult a3"}, "drawn": [], "hash": "7ffb77cb29a7474b"}
{"choices": {"p1": "flee w", "p3": "send p0"}, "drawn": ["pt", "br", "yt", "rl", "gl", "br", "gl", "gl", "br", "yr", "pr", "yr"], "hash": "b2400be7d9178620"}
{"choices": {"p0": "move a3", "p1": "move b3", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "4f58b5e2b69771ed"}
{"choices": {"p0": "retrieve b1", "p1": "retrieve d5", "p2": "retrieve a5", "p3": "retrieve a3"}, "drawn": [], "hash": "9233681b5153f2a9"}
{"choices": {"p1": "send p0", "p2": "send p0", "p3": "send p0"}, "drawn": [], "hash": "8ee95655ab27e664"}
{"choices": {"p3": "send p0"}, "drawn": ["pr", "bl", "yr", "yl", "gt", "gl", "rt", "yt", "pt", "gr", "bt", "yl"], "hash": "a5bdee3f568bb0c1"}
{"choices": {"p0": "move b4", "p1": "move c2", "p2": "move b5", "p3": "move b3"}, "drawn": [], "hash": "586b7ba03e42d23d"}
{"choices": {"p0": "place wall\\ e5", "p1": "place wall/ a5", "p2": "place wall\\ e2", "p3": "place catapult e2"}, "drawn": [], "hash": "bb29674635cd7185"}
{"choices": {"p0": "send p2", "p1": "send p2", "p3": "send p2"}, "drawn": ["rl", "yl", "pl", "gl", "pl", "rt", "rr", "gt", "br", "br", "gl", "yl"], "hash": "8247db4b9d4de55c"}
{"choices": {"p0": "move c4", "p1": "move c1", "p2": "move c4", "p3": "move b4"}, "drawn": [], "hash": "3fbb095333c85255"}
{"choices": {"p0": "place catapult c2", "p1": "place catapult c4", "p2": "place catapult a5", "p3": "place catapult b2"}, "drawn": [], "hash": "4ff6319a346a6695"}
{"choices": {"p0": "send p1", "p1": "send p3", "p2": "send p1", "p3": "send p1"}, "drawn": [], "hash": "8f2958031203f7cd"}
{"choices": {"p3": "send p1"}, "drawn": ["rr", "pl", "bl", "yl", "yt", "rt", "gt", "br", "yl", "pr", "rr", "yr"], "hash": "d2d83f4394328ae5"}
{"choices": {"p0": "move d3", "p1": "move c2", "p2": "move d4", "p3": "move c4"}, "drawn": [], "hash": "564f855e9a68c1ea"}
{"choices": {"p0": "place catapult b1", "p1": "place wall\\ e4", "p2": "retrieve a5", "p3": "retrieve b2"}, "drawn": [], "hash": "05bde51cc1b306ce"}
{"choices": {"p0": "send p1", "p1": "send p3"}, "drawn": [], "hash": "dcb52e1644f5886c"}
{"choices": {"p0": "send p1", "p1": "send p3"}, "drawn": [], "hash": "c384ed87f65a076a"}
{"choices": {"p1": "send p3"}, "drawn": ["gr", "yl", "yt", "pt", "bt", "pr", "yt", "yl", "gl", "rr", "yt", "gr"], "hash": "fe5726b0d58c4ee9"}
{"choices": {"p0": "move c4", "p1": "move c1", "p2": "move d3", "p3": "move d4"}, "drawn": [], "hash": "8813e77152b57dd0"}
{"choices": {"p0": "retrieve b1", "p1": "place catapult c4", "p2": "place catapult a1", "p3": "place catapult c2"}, "drawn": [], "hash": "100ba328c73b2486"}
{"choices": {"p0": "send p3", "p1": "send p2", "p2": "send p3", "p3": "send p2"}, "drawn": [], "hash": "3e38850509addace"}
{"choices": {"p1": "send p3"}, "drawn": ["pl", "yr", "pr", "bt", "yt", "bt", "rl", "pt", "gt", "yt", "bl", "gt"], "hash": "9cefa346ae965497"}
{"choices": {"p0": "move d3", "p1": "move c2", "p2": "move c4", "p3": "move d5"}, "drawn": [], "hash": "9a85a86f1ce8a831"}
{"choices": {"p0": "place catapult a1", "p1": "retrieve c4", "p2": "place catapult d3", "p3": "pass"}, "drawn": [], "hash": "34244bdf2afa4947"}
{"choices": {"p0": "send p3", "p2": "send p3", "p3": "send p1"}, "drawn": ["br", "yr", "yl", "rr", "rt", "yr", "rt", "pr", "rl", "br", "gl", "pl"], "hash": "a0a111dc14a9eaa5"}
{"choices": {"p0": "move c2", "p1": "move c1", "p2": "move b3", "p3": "move c4"}, "drawn": [], "hash": "d2fe0f5b08aead44"}
{"choices": {"p0": "retrieve a1", "p1": "place catapult c4", "p2": "retrieve d3", "p3": "pass"}, "drawn": [], "hash": "c1a1f8e003d8d95e"}
{"choices": {"p1": "send p3"}, "drawn": ["yt", "gr", "pt", "rr", "bt", "bt", "yl", "rt", "yl", "bt", "br", "pr"], "hash": "84df707f080500bb"}
{"choices": {"p0": "move c1", "p1": "move c2", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "bc2dea6ab976ac45"}
{"choices": {"p0": "place catapult b3", "p1": "pass", "p2": "place catapult e1", "p3": "pass"}, "drawn": [], "hash": "a63f901a5bebb413"}
{"choices": {"p0": "send p1", "p1": "send p2", "p2": "send p1"}, "drawn": ["bt", "yt", "bt", "gl", "pt", "pt", "pr", "br", "gt", "bl", "gt", "yt"], "hash": "2c367a5e8f7bae00"}
{"choices": {"p0": "move d2", "p1": "move d3", "p2": "move c5", "p3": "move c4"}, "drawn": [], "hash": "dd01521afa650e47"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve e1", "p3": "pass"}, "drawn": [], "hash": "f4d2f25074bfbf12"}
{"choices": {"p2": "send p1"}, "drawn": [], "hash": "95c2ecd88a999efb"}
{"outcome": {"over": true, "truncated": false, "winners": [1], "eliminated": [0], "scores": [0, 17, 16, 11], "rounds": 14}}
