"""``badbones bench``: how fast it all is.

``measure`` takes the time; ``ours``, ``parts`` and ``skeletons`` are what is timed, ``startup`` times processes;
``plan`` says what a run measures, ``survey`` does it, ``goals`` and ``report`` make tables of it, ``page`` writes
docs/benchmarks.md from a run on file.
"""
