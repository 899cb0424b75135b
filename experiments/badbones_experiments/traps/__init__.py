"""What a trap is worth: strategies compared, traps left out, baskets raced, spaces tried; all on the same luck.

``setting`` says what is played, ``games`` plays it (as a job, see ``jobs``), ``experiment`` gathers the results,
``statistics`` makes intervals of paired games; ``compare``, ``value``, ``baskets``, ``where`` and ``sensitivity`` ask
one question each; ``main`` runs them.
"""
