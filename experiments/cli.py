"""The command line: ``badbones COMMAND``. Each command's code stands in a module of its own, loaded when it is used."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_env.errors import BadBonesError

CHECKOUT = Path(__file__).resolve().parent.parent


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> Any:
        raise BadBonesError(f"{message} (see '{self.prog} --help')")


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


def game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options of ``add_game_options`` as those of GameConfig."""
    names = ("mode", "players", "advanced", "chiefs", "order", "draw", "rounds", "heroic", "max_rounds", "components")
    return {name: getattr(args, name) for name in names}


def seed(text: str) -> int:
    """A master seed on the command line."""
    try:
        value = int(text)
    except ValueError:
        value = -1
    if not 0 <= value < 1 << 64:
        raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 to 2**64 - 1, not {text!r}")
    return value


def count(text: str) -> int:
    """A positive number on the command line."""
    try:
        value = int(text.replace("_", "").replace(",", ""))
    except ValueError:
        value = 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is needed, not {text!r}")
    return value


def index(text: str) -> int:
    """The number of a game or position on the command line."""
    try:
        value = int(text)
    except ValueError:
        value = -1
    if not 0 <= value <= 1 << 62:
        raise argparse.ArgumentTypeError(f"a whole number from 0 on is needed, not {text!r}")
    return value


def _game(args: argparse.Namespace) -> int:
    from .show import play_random_game

    return play_random_game(game_options(args), args.seed, args.record, args.brief)


def _scenario(args: argparse.Namespace) -> int:
    from .show import run_scenarios

    return run_scenarios(args.files, args.components)


def _replay(args: argparse.Namespace) -> int:
    from .show import replay

    return replay(args.file, args.verify)


def _check(args: argparse.Namespace) -> int:
    from .soak import soak

    return soak(args.games, args.seed)


def _fuzz(args: argparse.Namespace) -> int:
    from .fuzz.run import fuzz

    return fuzz(args.positions, args.seed, args.workers, args.steps, args.out, args.first)


def _audit(args: argparse.Namespace) -> int:
    from .audit import main as audit

    return audit(args.check)


def _pages(args: argparse.Namespace) -> int:
    from .pages import main as pages

    return pages(args.check)


def build_parser() -> Parser:
    parser = Parser(
        prog="badbones",
        description="The reference environment for the board game Bad Bones.",
        epilog="'badbones COMMAND --help' explains a command.",
    )
    from badbones_env.version import __version__

    parser.add_argument("--version", action="version", version=f"badbones {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, run: Any, help: str, examples: str) -> Parser:
        sub: Parser = commands.add_parser(
            name, help=help, description=help, epilog=f"examples:\n{examples}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )  # fmt: skip
        sub.set_defaults(run=run)
        return sub

    sub = command(
        "game", _game, "Play a seeded game between random agents and print it.",
        "  badbones game --players 3 --seed 7\n  badbones game --mode coop --chiefs --record game.bones",
    )  # fmt: skip
    add_game_options(sub)
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="the game's seed (default: 0)")
    sub.add_argument("--record", metavar="FILE", help="write the game's record (.bones)")
    sub.add_argument("--brief", action="store_true", help="print only the end")

    sub = command(
        "scenario", _scenario, "Run scenario files: PASS or a readable difference for each.",
        "  badbones scenario tests/scenarios/basic_traps/*.toml\n\n"
        "exit code: 0 all pass, 1 one fails, 2 a file is malformed",
    )  # fmt: skip
    sub.add_argument("files", nargs="+", metavar="FILE")
    sub.add_argument("--components", metavar="MY.TOML", help="corrected printed values (see badbones_env/data)")

    sub = command(
        "replay", _replay, "Show a recorded game, or verify that it replays exactly.",
        "  badbones replay game.bones\n  badbones replay game.bones --verify",
    )  # fmt: skip
    sub.add_argument("file", metavar="FILE")
    sub.add_argument("--verify", action="store_true", help="replay and compare every hash; exit code 1 if one differs")

    sub = command(
        "check", _check, "Play random games of every mode and option and check all invariants at every step.",
        "  badbones check --games 100000 --seed 1",
    )  # fmt: skip
    sub.add_argument("--games", type=count, default=2000, metavar="N", help="games in all (default: 2000)")
    sub.add_argument("--seed", type=seed, default=0, metavar="S")

    sub = command(
        "fuzz", _fuzz, "Compare the engine with the independent oracle on random positions (needs a checkout).",
        "  badbones fuzz --positions 10000 --seed 1 --workers 2",
    )  # fmt: skip
    sub.add_argument("--positions", type=count, default=1000, metavar="N", help="random positions (default: 1000)")
    sub.add_argument("--seed", type=seed, default=0, metavar="S")
    sub.add_argument("--first", type=index, default=0, metavar="K", help="number of the first position (default: 0)")
    sub.add_argument("--steps", type=count, default=10, metavar="N", help="most steps per position (default: 10)")
    sub.add_argument(
        "--workers", type=count, default=os.cpu_count() or 1, metavar="N", help="processes (default: all cores)"
    )
    sub.add_argument("--out", default="runs/fuzz", metavar="DIR", help="where disagreements go (default: runs/fuzz)")

    sub = command(
        "audit", _audit, "Write the table of all rules: what implements each, what shows it, how it is known.",
        "  badbones audit\n  badbones audit --check",
    )  # fmt: skip
    sub.add_argument("--check", action="store_true", help="write nothing; exit code 1 if docs/audit.md is out of date")

    sub = command(
        "pages", _pages, "Write the index tables of observations and actions (docs/tables.md) from the code.",
        "  badbones pages\n  badbones pages --check",
    )  # fmt: skip
    sub.add_argument("--check", action="store_true", help="write nothing; exit code 1 if docs/tables.md is out of date")

    sub = command(
        "mutate", None, "Break the rules one by one and show that the tests notice (needs a checkout).",
        "  badbones mutate --list\n  badbones mutate --workers 2 --out docs/mutation.md",
    )  # fmt: skip
    sub.add_argument("arguments", nargs=argparse.REMAINDER, metavar="...", help="see 'badbones mutate --help'")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input prints one line and gives exit code 2."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        if arguments[:1] == ["mutate"]:  # has a parser of its own
            from .mutation.run import main as mutate

            return mutate(arguments[1:])
        args = build_parser().parse_args(arguments)
        return int(args.run(args))
    except BadBonesError as error:
        print(f"badbones: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("badbones: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
