"""The rules, compiled. They know nothing of environments, files or text: see ``state`` for what they work on.

Where to look: ``setup`` and ``market`` (before the first round), ``flow`` (rounds and phases), ``hero``, ``trap_phase``,
``movement`` (phase 3) with ``traps``, ``buildings``, ``chiefs`` and ``weapons``, ``arrival`` (phase 4), ``scoring``,
``legal`` (what a seat may choose) and ``choose`` (what a choice does). Every function names the rule ids it implements.
"""
