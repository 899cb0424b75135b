"""The rules, compiled. They know nothing of environments, files or text: see ``state`` for what they work on.

Where to look: ``flow`` (the course of rounds and phases), ``market``, ``hero`` (phase 1), ``trap_phase`` (phase 2),
``order`` and ``movement`` (phase 3) with ``mover``, ``traps``, ``buildings`` and ``weapons``, ``arrival`` (phase 4 and
the first draws), ``scoring`` (points and the end), ``legal`` (what a seat may choose), ``choose`` (what a choice does),
``kernels`` (loops over batches, what Python calls), ``observe``, ``sparse`` with ``features`` and ``fates``,
``rewards``, ``invariants``. Below them: ``tokens``, ``chance``, ``bits``, ``rows`` and ``lists`` (machine
instructions). A chief's power stands where it acts. Every function names the rule ids it implements.
"""
