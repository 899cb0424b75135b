"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any, Protocol

from badbones_env.config import GameConfig
from badbones_env.game import MOST_GAMES

CHECKOUT = Path(__file__).resolve().parents[2]  # the folder of the project, where it is used from a checkout


class AddCommand(Protocol):
    """What a module of ``commands`` gets to add its commands with: it returns the parser for their arguments."""

    def __call__(self, name: str, run: Any, help: str, examples: str) -> argparse.ArgumentParser: ...


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """The options that say which game is played."""
    group = parser.add_argument_group("the game")
    group.add_argument("--mode", default="versus", metavar="MODE", help="versus, solo or coop (default: versus)")
    group.add_argument("--players", type=int, default=0, metavar="N", help="2 to 6; solo 1 (default: the fewest)")
    group.add_argument("--advanced", action="store_true", help="market, ten traps and eight weapons")
    group.add_argument("--chiefs", action="store_true", help="with the 19 chiefs")
    group.add_argument("--order", default="auto", metavar="WHO", help="auto or ask: who decides the order of movement")
    group.add_argument(
        "--draw", type=int, default=3, metavar="N", help="tokens drawn per player and round (default: 3)"
    )
    group.add_argument(
        "--rounds", type=int, default=10, metavar="N", help="solo, co-op: rounds to survive, 0 = endless"
    )
    group.add_argument("--heroic", action="store_true", help="solo: play on until no skeleton is left")
    group.add_argument("--max-rounds", type=int, default=100, metavar="N", help="cut off after N rounds (default: 100)")
    group.add_argument("--components", metavar="FILE", help="corrected printed values (see badbones_env/data)")


GAME_OPTIONS = tuple(field.name for field in fields(GameConfig))


def game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options of ``add_game_options`` as those of GameConfig."""
    return {name: getattr(args, name) for name in GAME_OPTIONS}


def whole_number(least: int, most: int, wanted: str) -> Callable[[str], int]:
    """A reader of whole numbers for argparse; ``wanted`` says which."""

    def read(text: str) -> int:
        try:
            value = int(text.replace(",", ""))
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{wanted} is needed, not {text!r}")
        return value

    return read


def number(least: float, most: float) -> Callable[[str], float]:
    """A reader of numbers for argparse."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = float("nan")
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"a number from {least} to {most} is needed, not {text!r}")
        return value

    return read


seed = whole_number(0, (1 << 64) - 1, "a seed, a whole number from 0 to 2**64 - 1,")
count = whole_number(1, 10**8, "a whole number from 1 to 100,000,000")
workers = whole_number(1, 1024, "a whole number from 1 to 1024")
index = whole_number(0, MOST_GAMES, "a whole number from 0 to 2**62")
