"""Attacks on everything around the rules: hostile bots, corrupted files, malformed requests, kills, crowds, names.

Each module has ``Attack`` objects. An attempt is made with a generator of random numbers and a folder of its own and
returns how many single attacks it made; what does not hold raises ``Breach``. The short form (``test_attacks.py``)
makes a few attempts of each, the long form (``badbones dev attack --minutes 60``) goes round them until the time is up.
What is tried stands as data in ``data/*.toml`` and in ``tests/bots/hostile.py``, corruptions in ``corruptions.py``.
"""

from __future__ import annotations

from tests.system.attacks import bots, core, files, guests, inherited, kills, names, requests, surroundings
from tests.system.attacks.campaign import Attack, Breach, campaign

ATTACKS: list[Attack] = [
    *files.ATTACKS,
    *bots.ATTACKS,
    *guests.ATTACKS,
    *requests.ATTACKS,
    *kills.ATTACKS,
    *core.ATTACKS,
    *names.ATTACKS,
    *surroundings.ATTACKS,
    *inherited.ATTACKS,
]

__all__ = ["ATTACKS", "Attack", "Breach", "campaign"]
