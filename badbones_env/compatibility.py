"""What was made with an earlier version of the environment (``version.ENVIRONMENT``), and where it still holds.

Records, models, checkpoints and datasets carry the version they were made with; those without one are of version 0.
Version 1 is the second edition of the rules: chiefs and ice staff act differently, and where chiefs are in play some
actions have other numbers (``first`` is new with ``order = "ask"``, co-op has no ``rebuild``). Version 2 is the third
edition: with ``order = "ask"`` one skeleton moves at a time (co-op without chiefs asks ``first`` instead of ``stop``),
and the co-op capital is settled at the end of a phase.
"""

from __future__ import annotations

from .config import GameConfig


def same_rules(environment: int, config: GameConfig) -> bool:
    """Was this game played by today's rules in that version, so that its records replay?"""
    if environment < 1 and (config.chiefs or config.advanced):
        return False
    return environment >= 2 or not (config.mode == "coop" or (config.chiefs and config.order == "ask"))


def same_actions(environment: int, config: GameConfig) -> bool:
    """Did the numbers of this game's actions mean the same in that version, so that what was learnt is of use?"""
    if environment < 1 and config.chiefs and (config.order == "ask" or config.mode == "coop"):
        return False
    return environment >= 2 or not (config.mode == "coop" and config.order == "ask" and not config.chiefs)


def other_actions(what: str, environment: int) -> str:
    """What is said of a model, checkpoint or dataset whose actions mean something else today."""
    return (
        f"{what} was made with version {environment} of the environment, where the actions of this game have other "
        "numbers; make it anew"
    )
