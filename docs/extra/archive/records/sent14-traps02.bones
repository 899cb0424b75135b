{"format": 3, "package": "0.2.0", "game": {"mode": "versus", "players": 4, "advanced": false, "chiefs": false, "order": "auto", "draw": 3, "rounds": 10, "heroic": false, "max_rounds": 100}, "seed": 7, "index": 1099511627839, "agents": ["guardian", "guardian", "guardian", "sent14-traps02"]}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move d3", "p3": "move d3"}, "drawn": [], "hash": "f15b3269e612ed5f"}
{"choices": {"p0": "place dragon e5", "p1": "place treasure d3", "p2": "place treasure d1", "p3": "pass"}, "drawn": [], "hash": "2dbbc8c4c699ff7a"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "84975b51ab1603d9"}
{"choices": {"p0": "send p2"}, "drawn": [], "hash": "3656e073e198bf8e"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "743f24f83e019a83"}
{"choices": {"p0": "send p3"}, "drawn": ["pr", "rl", "pt", "pr", "pr", "br", "yl", "rl", "rl", "yt", "gt", "gr"], "hash": "2ed61cc08af9725e"}
{"choices": {"p0": "move c3", "p1": "move a4", "p2": "move d4", "p3": "move d4"}, "drawn": [], "hash": "4a431881a96089ef"}
{"choices": {"p0": "place treasure a2", "p1": "place dragon e1", "p2": "place dragon e1", "p3": "pass"}, "drawn": [], "hash": "383f9dbd73acf335"}
{"choices": {"p1": "flee e", "p2": "flee e"}, "drawn": [], "hash": "9a0e40ce3ca5ff32"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "0270479f3a72a339"}
{"choices": {"p0": "send p3"}, "drawn": [], "hash": "55e2bc84378f6082"}
{"choices": {"p0": "flee n"}, "drawn": [], "hash": "e3c35e4f5ab22432"}
{"choices": {"p0": "send p3"}, "drawn": ["bt", "pr", "bt", "br", "yr", "gl", "rl", "pt", "pt", "bl", "gl", "pt"], "hash": "36052b5787efd99f"}
{"choices": {"p0": "move b4", "p1": "move b4", "p2": "move d5", "p3": "move e5"}, "drawn": [], "hash": "1db56a5a415a7560"}
{"choices": {"p0": "place wall/ a5", "p1": "place wall/ a5", "p2": "place wall\\ e4", "p3": "pass"}, "drawn": [], "hash": "cd1a07f62c994391"}
{"choices": {"p1": "send p3"}, "drawn": [], "hash": "18c838ed5ed1e089"}
{"choices": {"p1": "flee e"}, "drawn": ["pr", "pt", "yt", "pt", "bt", "yt", "rr", "rt", "pl", "yt", "pr", "rr"], "hash": "036501082559c925"}
{"choices": {"p0": "move c3", "p1": "move b3", "p2": "move c4", "p3": "move e4"}, "drawn": [], "hash": "bbb3dffd302fe09e"}
{"choices": {"p0": "place wall/ a1", "p1": "place wall\\ d5", "p2": "place wall\\ c2", "p3": "place dragon a5"}, "drawn": [], "hash": "9db5a68771067573"}
{"choices": {"p3": "flee w"}, "drawn": [], "hash": "e56a97463b454001"}
{"choices": {"p3": "flee n"}, "drawn": [], "hash": "fa06cbc367b3952b"}
{"choices": {"p3": "send p2"}, "drawn": [], "hash": "778ac467fc45b785"}
{"choices": {"p1": "send p2", "p3": "flee w"}, "drawn": [], "hash": "f2b512f0cb4657ab"}
{"choices": {"p3": "flee w"}, "drawn": ["rl", "br", "pt", "gl", "gr", "pt", "pr", "pt", "rt", "yl", "bl", "br"], "hash": "17f5aa3ce10c9efd"}
{"choices": {"p0": "move d4", "p1": "move b4", "p2": "move b3", "p3": "move d3"}, "drawn": [], "hash": "57cf665c3391da81"}
{"choices": {"p0": "place catapult c1", "p1": "place catapult e4", "p2": "place catapult a5", "p3": "pass"}, "drawn": [], "hash": "899a1908b8952c0c"}
{"choices": {"p0": "send p2", "p1": "send p2", "p2": "flee e"}, "drawn": [], "hash": "ba55b4737c865224"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": ["yr", "bt", "gt", "bl", "pl", "yr", "gl", "rl", "gt", "bt", "yr", "bl"], "hash": "4417f698c4965ecd"}
{"choices": {"p0": "move c4", "p1": "move b3", "p2": "move b4", "p3": "move c4"}, "drawn": [], "hash": "9675f4259a415255"}
{"choices": {"p0": "place catapult a5", "p1": "retrieve e4", "p2": "place catapult e1", "p3": "place treasure d2"}, "drawn": [], "hash": "34f9b8e39ccbd172"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": [], "hash": "3570ef656910354a"}
{"choices": {"p0": "send p2", "p2": "send p0"}, "drawn": ["bt", "bl", "pl", "yt", "gr", "pr", "rl", "gt", "bl", "rt", "gl", "br"], "hash": "e6aaf9a2f429642c"}
{"choices": {"p0": "move b3", "p1": "move c2", "p2": "move c4", "p3": "move b3"}, "drawn": [], "hash": "ff0c47f4b7290af9"}
{"choices": {"p0": "pass", "p1": "place catapult c4", "p2": "retrieve e1", "p3": "pass"}, "drawn": [], "hash": "c8e89c9b631125ef"}
{"choices": {"p0": "send p1", "p2": "send p0"}, "drawn": ["rr", "rr", "yr", "rt", "yr", "yr", "br", "gl", "gt", "br", "yt", "br"], "hash": "d118ac0fe88ae2f1"}
{"choices": {"p0": "move c4", "p1": "move b1", "p2": "move b3", "p3": "move b4"}, "drawn": [], "hash": "5b6c6560afb6e8eb"}
{"choices": {"p0": "pass", "p1": "place catapult a5", "p2": "place catapult a4", "p3": "pass"}, "drawn": [], "hash": "79e23f22af3842f7"}
{"choices": {"p1": "send p0", "p2": "send p1"}, "drawn": [], "hash": "5e83c76d4f24e6c6"}
{"choices": {"p1": "send p0"}, "drawn": ["rl", "pr", "gr", "gt", "rr", "gl", "rt", "rl", "yl", "gl", "bt", "bl"], "hash": "0c7076581f98323a"}
{"choices": {"p0": "move d4", "p1": "move a2", "p2": "move c4", "p3": "move c4"}, "drawn": [], "hash": "5cdfb8c8ee7bd5ca"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "retrieve a4", "p3": "pass"}, "drawn": [], "hash": "9ca0fd480796ea70"}
{"choices": {"p1": "send p0"}, "drawn": [], "hash": "3a36b54b079f7d42"}
{"choices": {"p1": "send p0"}, "drawn": ["br", "bl", "pl", "bt", "bt", "bt", "pl", "yl", "yr", "pr", "rl", "pt"], "hash": "9fb161087543e23f"}
{"choices": {"p0": "move d3", "p1": "move b3", "p2": "move b3", "p3": "move b3"}, "drawn": [], "hash": "dbc2eddd9d6e9def"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "place catapult a1", "p3": "pass"}, "drawn": [], "hash": "4d62acf050e2348a"}
{"choices": {"p0": "send p1", "p2": "send p1"}, "drawn": ["yt", "yr", "pt", "pt", "pl", "rr", "rl", "rr", "br", "rl", "bt", "rr"], "hash": "d9492436d7439ef7"}
{"choices": {"p0": "move c4", "p1": "move c4", "p2": "move c4", "p3": "move c2"}, "drawn": [], "hash": "209897e634bcce88"}
{"choices": {"p0": "pass", "p1": "pass", "p2": "pass", "p3": "pass"}, "drawn": [], "hash": "16c08ba5e98412b2"}
{"outcome": {"over": true, "truncated": false, "winners": [3], "eliminated": [2], "scores": [7, 13, 0, 15], "rounds": 11}}
