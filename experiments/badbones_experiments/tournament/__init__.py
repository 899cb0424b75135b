"""Seeded tournaments between agents: ``badbones tournament`` and ``badbones leaderboard`` (docs/tournaments.md).

``schedule`` who plays whom, on which seats, with which luck; ``chunks`` plays some games, ``blocks`` hands
out what is still to be played; ``main`` all of it in order; ``database`` what was played, ``stored_game`` a game of it;
``rating``, ``unbeaten``, ``bootstrap`` and ``results`` the statistics; ``report``, ``export``, ``records`` and
``replays`` what is made of it; ``leaderboard`` several tournaments in one.
"""
