"""``badbones dev bench``: the run behind docs/benchmarks.md.

``plan`` says what a run measures, ``survey`` measures it, ``goals`` and ``report`` make tables, ``page`` writes
docs/benchmarks.md from the run on file. ``cases``, ``parts``, ``skeletons`` and ``startup`` are what is timed;
``peer_server`` and ``peer_client`` time other projects' environments beside ours.
"""
