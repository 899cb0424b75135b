"""The environments: PettingZoo (``parallel``), Gymnasium (``seat``, ``vector``) and stable-baselines3 (``sb3``).

``seat_batch`` is what those with one learning seat stand on, ``rendering`` what they show, ``common`` what all share.

All stand on ``Simulator``: see its contract for rewards and decision levels, ``observation`` for what a seat sees.
"""
