"""What a trap is worth: strategies compared, traps left out, baskets raced, spaces tried; all on the same luck.

``setting`` says what is played, ``play`` plays it, ``store`` keeps finished parts, ``statistics`` makes intervals of
paired games; ``compare``, ``value``, ``baskets``, ``where`` and ``sensitivity`` ask one question each.
"""
