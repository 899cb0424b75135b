"""The rules, compiled. They know nothing of environments, files or text: see ``state`` for what they work on.

Where to look: ``flow`` (the course of rounds and phases), ``market``, ``hero`` (phase 1), ``trap_phase`` (phase 2),
``order`` and ``movement`` (phase 3) with ``mover``, ``traps``, ``buildings`` and ``weapons``, ``arrival`` (phase 4 and
the first draws), ``scoring`` (points and the end), ``rewards``, ``legal`` (what a seat may choose), ``choose`` (what a
choice does). Below them: ``tokens`` and ``chance``. A chief's power stands where it acts. Every function names the rule
ids it implements. ``_engine.kernels`` runs them on batches.
"""
