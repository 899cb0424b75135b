"""Seeded tournaments between agents: ``badbones tournament``, ``leaderboard``, ``match`` and ``exploit``.

``schedule`` who plays whom, on which seats, with which chance events; ``chunks`` plays some games, ``blocks`` hands out
what is still to be played; ``main`` all of it in order. ``database`` the stored games, ``stored_game`` one of them.
Statistics: ``results`` all figures, ``intervals``, ``rating`` (Plackett-Luce), ``nash`` (deviation ratings). Output:
``report``, ``export``, ``records``, ``replays``; ``leaderboard`` merges tournaments. ``match`` is a sequential test
(``sprt``, ``block_scores``, ``match_report``), ``exploit`` trains a best response (``best_response``).
"""
