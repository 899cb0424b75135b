"""Parsers from what ``commands.toml`` declares, the kinds of options, and what commands get of them."""

from __future__ import annotations

import argparse
import inspect
import re
import shlex
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from badbones_env.config import OPTIONS

from . import importing
from .commands import SETS

MAX_BATCH = 1 << 20  # games
MAX_GAMES = 1 << 62  # that of badbones_env.game.check_index, whose import needs the compiler
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

    Besides options a parameter can be ``args`` (all of them), ``options`` or ``config`` (the game), ``workers`` (where
    a job runs), ``command`` (the line that was typed) or ``as_json``.
    """

    def run(args: argparse.Namespace) -> int:
        module, _, name = target.partition(":")
        with importing():
            function = getattr(import_module(module, __package__), name)
        wanted = inspect.signature(function).parameters
        given = vars(args) | {"args": args, "command": command_of(args), "as_json": getattr(args, "json", False)}
        if "config" in wanted or "options" in wanted:
            from badbones_env import GameConfig

            given["options"] = game_options(args)
            given["config"] = GameConfig.from_options(given["options"])
        if "workers" in wanted:
            given |= job_options(args)
        return int(function(**{name: given[name] for name in wanted if name in given}))

    return run


def add_command(commands: Any, name: str, declared: dict[str, Any]) -> None:
    """Add a command of ``commands.toml``, with the commands that it has itself."""
    parser = adder(commands)(name, declared.get("run"), declared["help"], declared["examples"])
    add_arguments(parser, declared.get("arguments", ()))
    if not declared.get("game_defaults", True):
        parser.set_defaults(**dict.fromkeys(opt.name for opt in OPTIONS))
    if "sub" in declared:
        own = parser.add_subparsers(**declared["subcommands"], parser_class=type(parser))
        for opt, command in declared["sub"].items():
            add_command(own, opt, command)


def add_arguments(parser: argparse.ArgumentParser, arguments: Iterable[list[Any]]) -> None:
    """Add arguments as ``commands.toml`` declares them."""
    part: Any = parser
    for name, *rest in arguments:
        more = rest.pop() if rest and isinstance(rest[-1], dict) else {}
        if name.startswith("#"):
            part = parser.add_argument_group(name[2:]) if name[2:] else parser
        elif name[1:] in SETS:
            add_arguments(parser, SETS[name[1:]])
        elif name.startswith("@"):
            part = FUNCTIONS[name[1:]](parser, *rest, **more) or parser
        else:
            option(part, name, *rest, **more)


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help texts end with the default, where there is one."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        text = action.help or ""
        without = any(action.default is value for value in (None, False, "", argparse.SUPPRESS)) or not text
        return text if without or action.default == [] or "default" in text else f"{text} (default: %(default)s)"


FLAG = "flag"  # a kind of option: given or not


def option(parser: Any, name: str, kind: Any, help: str = "", default: Any = None, **more: Any) -> None:
    """Declare an option or argument of a command, with argparse's other settings in ``more``.

    ``kind``: FLAG, the choices, a reader of values or its name, or the name of any text in the help.
    """
    kind = READERS.get(kind, kind) if isinstance(kind, str) else kind
    if kind == FLAG:
        more["action"] = "store_false" if default else "store_true"
    elif isinstance(kind, (list, tuple)):
        more["choices"] = tuple(kind)
    elif isinstance(kind, str) and kind.startswith("number "):
        _, low, high, metavar = kind.split()
        more |= {"type": Number(float(low), float(high)), "metavar": metavar}
    elif isinstance(kind, str):
        more["metavar"] = kind
    else:
        more = {"type": kind, "metavar": getattr(kind, "metavar", "N")} | more
    if default is not None and kind != FLAG:
        more["default"] = default
    parser.add_argument(*name.split(), help=help or None, **more)


def add_seed(parser: Any, default: int | None = 0, help: str = "master seed") -> None:
    """``--seed``: the same seed gives the same result."""
    option(parser, "--seed", seed, help, default)


def add_json(parser: argparse.ArgumentParser, what: str = "the results") -> None:
    """``--json [FILE]``, for commands that take no files: without FILE they are printed, and nothing else is."""
    option(parser, "--json", "FILE", f"print {what} as JSON, or write them to FILE", nargs="?", const="-")


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
    _add_options(parser.add_argument_group("game options, shared by all commands that play"), shown=True)
    examples = "  badbones game --mode coop --players 3 --chiefs\n  badbones tournament guardian greedy --advanced"
    return f"{parser.format_help().strip()}\n\nexamples:\n{examples}"


def _add_options(group: Any, shown: bool) -> None:
    for opt in OPTIONS:
        text = opt.where + opt.help if shown else argparse.SUPPRESS
        if isinstance(opt.default, bool):
            option(group, game_flag(opt.name), FLAG, text)
        else:
            kind = int if isinstance(opt.default, int) else str
            option(group, game_flag(opt.name), kind, text, opt.default, metavar=opt.metavar)


def game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options of ``add_game_options`` as those of GameConfig."""
    return {opt.name: getattr(args, opt.name) for opt in OPTIONS}


def command_of(args: argparse.Namespace) -> str:
    """The line that was typed, without what no result depends on."""
    return shlex.join(["badbones", *(word for word in args.words if word not in ("--resume", "--overwrite", "--json"))])


def add_output_options(parser: argparse.ArgumentParser, what: str, resume: bool = True) -> Any:
    """The options that say what becomes of a long computation; returns their group. ``resume``: can it go on?"""
    group = parser.add_argument_group("output")
    name = run_name(parser.prog)
    option(group, "--out", "DIR", f"folder for {what} (default: {RUNS}/{name}-001, -002, ...)")
    if resume:
        option(group, "--resume", FLAG, "resume the run in --out (default: the last run)")
    option(group, "--overwrite", FLAG, "overwrite --out")
    option(group, "--json", FLAG, "print the results as JSON")
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
    """What ``add_workers`` and ``add_output_options`` say, as arguments of a long computation."""
    from ..jobs.backends import Workers

    workers = Workers(args.workers, getattr(args, "backend", "local"), getattr(args, "address", None))
    options = {name: getattr(args, name) for name in ("out", "resume", "overwrite") if hasattr(args, name)}
    return {"workers": workers, "command": command_of(args), **options}


@dataclass(frozen=True)
class Number:
    """A kind of option: numbers; ``wanted`` says which, ``read`` makes one of a text."""

    low: float
    high: float
    metavar: str = "X"
    wanted: str = "a number from {low:g} to {high:g}"
    read: Callable[[str], Any] = float

    def __call__(self, text: str) -> Any:
        try:
            value = self.read(text)
        except ValueError:
            value = float("nan")
        if not self.low <= value <= self.high:
            wanted = self.wanted.format(low=self.low, high=self.high)
            raise argparse.ArgumentTypeError(f"{wanted} is needed, not {text!r}")
        return value


def whole_number(low: int, high: int, wanted: str, metavar: str = "N") -> Number:
    """A kind of option: whole numbers, with commas where one likes."""
    return Number(low, high, metavar, wanted, lambda text: int(text.replace(",", "")))


seed = whole_number(0, (1 << 64) - 1, "a seed, a whole number from 0 to 2**64 - 1,", "S")
count = whole_number(1, 10**8, "a whole number from 1 to 100,000,000")
workers = whole_number(1, 1024, "a whole number from 1 to 1024")
index = whole_number(0, MAX_GAMES, "a whole number from 0 to 2**62")
batch_size = whole_number(1, MAX_BATCH, f"a number of games from 1 to {MAX_BATCH:,}")
steps = whole_number(1, 10**12, "a whole number from 1 to 10**12")


def seeds(text: str) -> int | list[int]:
    """``5``: as many, from ``--seed`` on; ``3,7``: these two."""
    if "," in text:
        return [seed(part) for part in text.split(",") if part.strip()]
    return int(whole_number(1, 1000, "a number of seeds from 1 to 1000, or seeds such as 3,7")(text))


@dataclass(frozen=True)
class Specs:
    """A kind of option: agents, as a list of their specs."""

    metavar: str = "A,B,.."

    def __call__(self, text: str) -> list[str]:
        from badbones_agents.spec import split_specs

        return split_specs(text) if text else []


READERS: dict[str, Any] = {
    "seed": seed, "count": count, "workers": workers, "index": index, "batch": batch_size, "steps": steps,
    "seeds": seeds, "agents": Specs(), "int": int, "str": str,
}  # fmt: skip


def add_workers(parser: argparse.ArgumentParser) -> Any:
    """The options that say where a job is done; returns their group."""
    group = parser.add_argument_group("execution (results do not depend on it)")
    option(group, "--workers", workers, "number of workers (default: all cores, or the cluster's)")
    option(group, "--backend", ("local", "ray"), "local processes or Ray", "local")
    option(group, "--address", "HOST:PORT", "address of a Ray cluster (default: a local one)")
    return group


FUNCTIONS: dict[str, Callable[..., Any]] = {  # of what ``commands.toml`` calls @name
    "game": add_game_options,
    "output": add_output_options,
    "workers": add_workers,
    "json": add_json,
}
