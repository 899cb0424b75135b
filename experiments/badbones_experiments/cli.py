"""The command line: ``badbones COMMAND``. The commands stand in ``commands``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from badbones_env.errors import BadBonesError
from badbones_env.version import __version__

from .commands import agents, bench, games, play, proof, tournament, training, traps

MODULES: tuple[Any, ...] = (games, play, agents, tournament, traps, training, bench, proof)
CHECKOUT_COMMANDS = ("fuzz", "audit", "pages", "mutate")
try:
    from .checkout import commands as checkout
except ImportError:  # installed from a wheel
    NOT_HERE: tuple[str, ...] = CHECKOUT_COMMANDS
else:
    NOT_HERE = ()
    MODULES += (checkout,)


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> Any:
        raise BadBonesError(f"{message} (see '{self.prog} --help')")


def build_parser() -> Parser:
    """All commands of all modules."""
    parser = Parser(
        prog="badbones",
        description="The reference environment for the board game Bad Bones.",
        epilog="'badbones COMMAND --help' explains a command.",
    )
    parser.add_argument("--version", action="version", version=f"badbones {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, run: Any, help: str, examples: str) -> argparse.ArgumentParser:
        sub: Parser = commands.add_parser(
            name, help=help, description=help, epilog=f"examples:\n{examples}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )  # fmt: skip
        sub.set_defaults(run=run)
        return sub

    for module in MODULES:
        module.add(command)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input prints one line and gives exit code 2."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        if arguments and arguments[0] in NOT_HERE:
            raise BadBonesError(f"{arguments[0]} works on the project's own files: it needs a checkout (README.md)")
        args = build_parser().parse_args(arguments, argparse.Namespace(words=arguments))
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
    except OSError as error:  # a file or folder that cannot be read or written, wherever that shows
        if error.filename is None:
            raise
        print(f"badbones: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
