"""Trap studies: ablation, Shapley values, races of baskets, placement, strategies.

``setting`` says what is played, ``games`` plays it (as a job, see ``jobs``) and gathers the results, ``statistics``
has the intervals of paired games, ``report`` the tables; ``main`` runs a study from start to end. A module for each
study: ``compare``, ``worth`` (with ``shapley``), ``baskets``, ``where``, and ``search``, which fills
an archive by ``map_elites`` with strategies from ``variation``, by their ``behaviour``.
"""

DEFAULT_AGENT = "champion:simulations=0"
"""Who has the traps, and who sits on the other seats, by default: the shipped network without search, which is stronger
than guardian in nearly every game (docs/champions.md)."""
