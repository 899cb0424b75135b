"""Mutation testing: change one operator of the compiled functions at a time and see that a test fails.

``operators`` makes the mutants from the syntax tree, ``checks`` lists what runs against each, ``runner`` runs it in
forked processes, ``equivalent.toml`` lists the mutants that no test can tell from the original. The command is
``badbones dev mutate``.
"""

STAGES = ("scenario", "offers", "new-games", "tokens", "golden", "fuzzer", "learner-view", "sparse", "learner")
