"""Seeded tournaments between agents: ``badbones tournament``, ``leaderboard``, ``match`` and ``exploit``.

``schedule``: who plays whom, on which seats, with which chance events. ``play`` plays what is missing, ``database``
stores it; ``main`` does all of it in order. Statistics: ``results`` (all figures), ``intervals``, ``rating``
(Plackett-Luce), ``nash`` (deviation ratings). Output: ``report``, ``export``, ``records`` (games to keep and to watch).
``leaderboard`` merges tournaments, ``match`` is a sequential test (``sprt``), ``exploit`` trains a best response.
"""
