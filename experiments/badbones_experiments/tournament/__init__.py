"""Seeded tournaments between agents: ``badbones tournament`` and ``badbones leaderboard`` (docs/tournaments.md).

``schedule`` who plays whom, on which seats, with which luck; ``play`` a chunk of games; ``backends`` where chunks are
played; ``run`` hands them out; ``main`` all of it in order; ``store`` the database; ``rating``, ``bootstrap`` and
``results`` the statistics; ``report``, ``export`` and ``records`` what is made of it; ``leaderboard`` several
tournaments in one.
"""
