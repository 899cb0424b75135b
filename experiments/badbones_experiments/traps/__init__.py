"""What a trap is worth: strategies compared, traps left out and banned, baskets raced and mixed, spaces tried.

``setting`` says what is played, ``games`` plays it (as a job, see ``jobs``), ``experiment`` gathers the results,
``statistics`` makes intervals of paired games; ``compare``, ``value``, ``worth``, ``baskets``, ``prices``, ``where``
and ``sensitivity`` ask one question each; ``main`` runs them. ``worth`` has the arithmetic of fair shares in
``shapley`` and retrainings for a network in ``retrain``; ``prices`` has the baskets that none beats in ``mixture``.
"""

USUAL = "champion:simulations=0"
"""Who has the traps, and who sits around, if nothing is said: the shipped network without look-ahead, which is stronger
than guardian in nearly every game (docs/champions.md)."""
