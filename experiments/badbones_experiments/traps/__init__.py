"""What a trap is worth: ablation, Shapley values and bans, races and Nash mixtures of baskets, spaces, strategies.

``setting`` says what is played, ``games`` plays it (as a job, see ``jobs``) and gathers the results, ``statistics``
makes intervals of paired games, ``report`` tables and pages; ``main`` runs an experiment from start to end. One module
each: ``compare``, ``value``, ``worth`` (with ``shapley`` and ``retrain``), ``baskets``, ``prices`` (with ``mixture``),
``where``, ``sensitivity``. ``search`` fills the ``archive`` by ``map_elites`` with strategies from ``variation``.
"""

USUAL = "champion:simulations=0"
"""Who has the traps, and who sits on the other seats, by default: the shipped network without search, which is stronger
than guardian in nearly every game (docs/champions.md)."""
