"""``badbones bench``: how fast this machine is.

``cases`` says what is timed, ``measure`` takes the time, ``main`` runs the cases and prints the table. The published
benchmarks, with other projects beside ours, are made by ``docs/tools/bench``.
"""
