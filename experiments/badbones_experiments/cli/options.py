"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import inspect
import re
import shlex
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from badbones_env.config import OPTIONS

from . import importing

MOST_GAMES = 1 << 62  # that of badbones_env.game.check_index, whose import needs the compiler
RUNS = Path("runs")  # where commands write if --out is not given


class AddCommand(Protocol):
    """What a module with commands gets to add its commands with: it returns the parser for their arguments.

    ``run`` is called with the parsed arguments, or ``module:function`` with the options that its parameters name.
    """

    def __call__(self, name: str, run: Any, help: str, examples: str) -> argparse.ArgumentParser: ...


def adder(commands: Any) -> AddCommand:
    """A function that adds commands to the subparsers of argparse."""

    def command(name: str, run: Any, help: str, examples: str) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = commands.add_parser(
            name, help=help, description=help, epilog=f"examples:\n{examples}", formatter_class=Formatter
        )
        parser.set_defaults(run=_calling(run) if isinstance(run, str) else run)
        return parser

    return command


def _calling(target: str) -> Callable[[argparse.Namespace], int]:
    """Call ``module:function``, imported when the command runs, with the options that its parameters name.

    Besides options a parameter can be ``options`` or ``config`` (the game), ``workers`` (where a job runs), ``command``
    (the line that was typed) or ``as_json``.
    """

    def run(args: argparse.Namespace) -> int:
        module, _, name = target.partition(":")
        with importing():
            function = getattr(import_module(module, __package__), name)
        wanted = inspect.signature(function).parameters
        given = vars(args) | {"command": command_of(args), "as_json": getattr(args, "json", False)}
        if "config" in wanted or "options" in wanted:
            from badbones_env import GameConfig

            given["options"] = game_options(args)
            given["config"] = GameConfig.from_options(given["options"])
        if "workers" in wanted:
            given |= job_options(args)
        return int(function(**{name: given[name] for name in wanted if name in given}))

    return run


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help texts end with the default, where there is one."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        text = action.help or ""
        without = any(action.default is value for value in (None, False, "", argparse.SUPPRESS)) or not text
        return text if without or action.default == [] or "default" in text else f"{text} (default: %(default)s)"


def add_json(parser: argparse.ArgumentParser, what: str = "the results") -> None:
    """``--json [FILE]``, for commands that take no files: without FILE they are printed, and nothing else is."""
    parser.add_argument("--json", nargs="?", const="-", metavar="FILE", help=f"{what} as JSON, printed or in a FILE")


def game_flag(name: str) -> str:
    """``max_rounds`` -> ``--max-rounds``."""
    return f"--{name.replace('_', '-')}"


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """The options that say which game is played; ``badbones help game`` lists them."""
    group = parser.add_argument_group("the game", "--mode, --players, --advanced, ...: see 'badbones help game'")
    _add_options(group, shown=False)


def game_help() -> str:
    """The options of the game, for all commands that play one."""
    parser = argparse.ArgumentParser(add_help=False, usage=argparse.SUPPRESS, formatter_class=Formatter)
    _add_options(parser.add_argument_group("options of the game, the same in all commands that play one"), shown=True)
    examples = "  badbones game --mode coop --players 3 --chiefs\n  badbones tournament guardian greedy --advanced"
    return f"{parser.format_help().strip()}\n\nexamples:\n{examples}"


def _add_options(group: Any, shown: bool) -> None:
    for option in OPTIONS:
        kind: dict[str, Any] = {"action": "store_true"}
        if not isinstance(option.default, bool):
            value = int if isinstance(option.default, int) else str
            kind = {"type": value, "default": option.default, "metavar": option.metavar}
        text = option.where + option.help if shown else argparse.SUPPRESS
        group.add_argument(game_flag(option.name), help=text, **kind)


def game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options of ``add_game_options`` as those of GameConfig."""
    return {option.name: getattr(args, option.name) for option in OPTIONS}


def command_of(args: argparse.Namespace) -> str:
    """The line that was typed, without what no result depends on."""
    return shlex.join(["badbones", *(word for word in args.words if word not in ("--resume", "--overwrite", "--json"))])


def add_kept(parser: argparse.ArgumentParser, what: str, resume: bool = True) -> Any:
    """The options that say what becomes of a long computation; returns their group. ``resume``: can it go on?"""
    group = parser.add_argument_group("what is kept")
    name = run_name(parser.prog)
    group.add_argument("--out", metavar="DIR", help=f"folder for {what} (default: {RUNS}/{name}-001, -002, ...)")
    if resume:
        group.add_argument("--resume", action="store_true", help="go on with what --out holds, by default the last run")
    group.add_argument("--overwrite", action="store_true", help="replace what --out holds")
    group.add_argument("--json", action="store_true", help="print the results as JSON")
    return group


def run_name(prog: str) -> str:
    """``badbones traps compare`` -> ``traps-compare``."""
    return "-".join(prog.split()[1:])


def default_out(name: str, resume: bool) -> str:
    """The folder of a run without --out: the next number after those that are there; to resume, the latest."""
    taken = (re.fullmatch(rf"{re.escape(name)}-(\d+)", path.name) for path in RUNS.glob("*"))
    last = max((int(match[1]) for match in taken if match), default=0)
    return str(RUNS / f"{name}-{last if resume and last else last + 1:03}")


def job_options(args: argparse.Namespace) -> dict[str, Any]:
    """What ``add_workers`` and ``add_kept`` say, as arguments of a long computation."""
    from ..jobs.backends import Workers

    workers = Workers(args.workers, getattr(args, "backend", "local"), getattr(args, "address", None))
    options = {name: getattr(args, name) for name in ("out", "resume", "overwrite") if hasattr(args, name)}
    return {"workers": workers, "command": command_of(args), **options}


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
    group.add_argument("--backend", default="local", choices=("local", "ray"), help="processes, or Ray")
    group.add_argument("--address", metavar="HOST:PORT", help="of a Ray cluster (default: one on this machine)")
    return group
