"""Other projects' environments, timed like ours: ``badbones bench --peers``.

``serve`` runs in an environment that has the peers (it needs nothing of this project), ``client`` talks to it.
"""
