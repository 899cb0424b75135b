"""The environments: PettingZoo (``parallel``), Gymnasium (``seat``, ``vector``) and stable-baselines3 (``sb3``).

All stand on ``Simulator``: see its contract for rewards and decision levels, ``observation`` for what a seat sees.
"""
