"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable
from typing import Any, Protocol

from badbones_env.config import OPTIONS

MOST_GAMES = 1 << 62  # that of badbones_env.game, whose import needs the compiler


class AddCommand(Protocol):
    """What a module with commands gets to add its commands with: it returns the parser for their arguments."""

    def __call__(self, name: str, run: Any, help: str, examples: str) -> argparse.ArgumentParser: ...


def add_json(parser: argparse.ArgumentParser, what: str = "the results") -> None:
    """``--json [FILE]``, for commands that take no files: without FILE they are printed, and nothing else is."""
    parser.add_argument("--json", nargs="?", const="-", metavar="FILE", help=f"{what} as JSON, printed or in a FILE")


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """The options that say which game is played."""
    group = parser.add_argument_group("the game")
    for option in OPTIONS:
        flag = f"--{option.name.replace('_', '-')}"
        if isinstance(option.default, bool):
            group.add_argument(flag, action="store_true", help=option.where + option.help)
        else:
            usual = f" (default: {option.default})" if option.default else ""
            kind = int if isinstance(option.default, int) else str
            group.add_argument(
                flag, type=kind, default=option.default, metavar=option.metavar, help=option.where + option.help + usual
            )


def game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options of ``add_game_options`` as those of GameConfig."""
    return {option.name: getattr(args, option.name) for option in OPTIONS}


def command_of(args: argparse.Namespace) -> str:
    """The line that was typed, without what no result depends on."""
    return shlex.join(["badbones", *(word for word in args.words if word not in ("--resume", "--overwrite", "--json"))])


def add_kept(parser: argparse.ArgumentParser, what: str) -> Any:
    """The options that say what becomes of a long computation; returns their group."""
    group = parser.add_argument_group("what is kept")
    group.add_argument("--out", required=True, metavar="DIR", help=f"folder for {what}")
    group.add_argument("--resume", action="store_true", help="go on with what --out holds")
    group.add_argument("--overwrite", action="store_true", help="replace what --out holds")
    group.add_argument("--json", action="store_true", help="print the results as JSON")
    return group


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


def add_workers(parser: argparse.ArgumentParser) -> Any:
    """The options that say where a job is done; returns their group."""
    group = parser.add_argument_group("where it is played (no result depends on it)")
    group.add_argument("--workers", type=workers, metavar="N", help="how many (default: all cores, or the cluster's)")
    group.add_argument("--backend", default="local", choices=("local", "ray"), help="default: local")
    group.add_argument("--address", metavar="HOST:PORT", help="of a Ray cluster (default: one on this machine)")
    return group
