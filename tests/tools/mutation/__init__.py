"""Rule mutation: break one rule of the engine at a time and see that the tests notice.

``mutants.toml`` lists the breaks, ``laboratory`` goes through them (``badbones dev mutate``), ``detect`` is what runs
against a broken engine: the scenarios of tests/rules/scenarios, the checks of ``offers`` and ``new_games``, the
differential fuzzer.
"""
