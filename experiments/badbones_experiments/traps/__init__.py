"""Trap studies: strategies compared, ablation and Shapley values, placement, a search for strategies.

``setting`` says what is played, ``games`` plays it (as a job, see ``jobs``) and gathers the results, ``statistics``
has the intervals of paired games, ``report`` tables and charts; ``main`` runs a study from start to end. A module for
each study: ``compare``, ``worth`` (with ``shapley``), ``where``, and ``search``, which fills an archive by
``map_elites`` with strategies from ``variation``, by their ``behaviour``.
"""
