"""Differential fuzzing: the compiled engine against the plain-Python oracle of tests/oracle, on random positions.

``positions`` makes them, ``differential`` plays and compares, with ``learner_view`` also what learners are shown,
``shrink`` reduces a disagreement to a small scenario, ``campaign`` does so with many positions (``badbones dev fuzz``).
"""
