"""The benchmark suite: ``badbones suite``. One number for an agent, with an interval, on fixed scenarios.

A *scenario* is a game, the agents on the other seats, and the seats of the agent under test (the *focal* agent). Three
tracks: *versus* (share of the victory at tables of others), *solo*, and *team* (co-op with strangers). The track
*self-play* (the agent on all seats of a team) is measured for comparison and never counts.

A raw score is a mean over seeded games, in blocks with rotated seats as in tournaments: the share of the victory in
versus, rounds survived in solo, rounds survived after the sixth in team. The *normalised* score is
(raw - lower) / (upper - lower): 0 is ``passive`` on the focal seats, 1 the best response to these others that the
compiled learner found, or a shipped agent where that did better.

An *entry* is one algorithm; the agents of ``suite run`` are its runs, one for each training seed. Scores of all runs
and scenarios are aggregated as rliable does: interquartile mean, stratified bootstrap, probability of improvement,
performance profiles.

The definition is data: ``suite-1.toml`` (others, scenarios, seed, games) and ``suite-1.bounds.json`` (bounds, with the
command and hash of every response). Both are frozen: a change makes ``suite-2``; only missing bounds may be added. The
*others* of scenarios are for evaluation only; an agent may be trained with anybody else.

``definition`` reads the data; ``play`` plays scenarios as a job (``jobs``) with the tournament's ``ChunkPlayer``;
``statistics`` has the estimators, ``scorecard`` the results of an entry, ``report`` tables, files and the page;
``main`` the commands. ``baselines/`` has the results of published entries, ``others/`` the evaluation networks.
``docs/tools/suite`` makes others, bounds and baselines.
"""
