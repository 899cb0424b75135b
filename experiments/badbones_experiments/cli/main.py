"""The command line: ``badbones COMMAND``. ``commands.toml`` declares them; their code is imported when they run.

What the help of all commands needs is imported at once, everything else when it is used: the engine takes its time.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
import threading
import warnings
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any

from . import importing
from .commands import CHECKOUT, COMMANDS, print_overview

AGAIN = 0.1  # seconds
ABOUT = "The reference environment for the board game Bad Bones."
VARIABLES = {  # of numba and numpy: other values end their import with a traceback or a crash
    "NUMBA_NUM_THREADS": r"0*[1-9]\d{0,4}",
    "NUMBA_CPU_FEATURES": r"([+-][^,]*(,|$))*",
    "SOURCE_DATE_EPOCH": r"\d+",
}
NUMBA_FILE = ".numba_config.yaml"  # read from whatever folder one is in
HELP = ("-h", "--help", "help")


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line, and asks whether something else was meant."""

    def error(self, message: str) -> Any:
        from badbones_env.errors import BadBonesError

        raise BadBonesError(f"{message} (see '{self.prog} --help')")


def dev_module() -> str:
    """The module with the commands of ``badbones dev``, tools for maintainers, made importable."""
    from badbones_env.errors import BadBonesError

    if not (CHECKOUT / "tests" / "tools" / "commands.py").is_file():
        raise BadBonesError("dev works on the project's own files: it needs a checkout (see README.md)")
    if str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    return "tests.tools.commands"


def build_parser(names: Iterable[str] = COMMANDS, module: str | None = None, prog: str = "badbones") -> Parser:
    """The parser of these commands of ``badbones``, or of those that a module adds."""
    from .options import add_command, adder

    parser = Parser(prog=prog, description=ABOUT, usage=f"{prog} COMMAND ...")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser, prog=prog)
    if module:
        import_module(module).add(adder(commands))
    for name in () if module else names:
        add_command(commands, name, COMMANDS[name])
    return parser


def parsers_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parsers of a parser's own commands, by name."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def innermost(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser that reads the end of a line: of a command, or of a question of ``traps``."""
    for word in words:
        parser = parsers_of(parser).get(word, parser)
    return parser


def options_of(parser: argparse.ArgumentParser) -> list[str]:
    """The long names of a parser's options."""
    return [name for action in parser._actions for name in action.option_strings if name.startswith("--")]


def check_environment() -> None:
    """Refuse what libraries answer with a traceback or a crash; numba's warning is reported by ``main``."""
    from badbones_env.errors import BadBonesError

    warnings.filterwarnings("error", "Environment variable .NUMBA_", RuntimeWarning)
    for name, usable in VARIABLES.items():
        if (value := os.environ.get(name)) is not None and not re.fullmatch(usable, value):
            raise BadBonesError(f"{name} cannot be {value[:100]!r}: unset it")
    if os.path.lexists(NUMBA_FILE):
        raise BadBonesError(f"numba would read {NUMBA_FILE} of this folder: remove it, or work in another folder")


def run(arguments: list[str]) -> int:
    """Carry out a line."""
    first, *rest = arguments or ["help"]
    if "_ARGCOMPLETE" in os.environ:  # the Tab key of a shell (README.md)
        import argcomplete

        argcomplete.autocomplete(build_parser())
    if first in HELP and not rest:
        print_overview(ABOUT)
        return 0
    with importing():
        from badbones_env.errors import BadBonesError, did_you_mean

    if first == "--version":
        from badbones_env.version import __version__

        print(f"badbones {__version__}")
        return 0
    if first in HELP and rest == ["game"]:
        from .options import game_help

        print(game_help())
        return 0
    if first in HELP:
        return run([*rest, "--help"])
    check_environment()
    for word in arguments:
        if not word.isascii() and word.encode(errors="replace").decode() != word:
            raise BadBonesError(f"{word!a} is not UTF-8: results name their files in UTF-8, choose another name")
    if first == "dev":
        return run_parsed(build_parser(module=dev_module(), prog="badbones dev"), rest or ["--help"])
    if first not in COMMANDS:
        raise BadBonesError(
            f"there is no command {first!r}{did_you_mean(first, COMMANDS)}; 'badbones --help' lists every COMMAND"
        )
    return run_parsed(build_parser([first]), arguments)


def run_parsed(parser: Parser, arguments: list[str]) -> int:
    """Parse a line and run its command."""
    from badbones_env.errors import did_you_mean

    from .options import default_out, run_name

    own_parser = innermost(parser, arguments)
    known = options_of(own_parser)
    for word in arguments:
        name = word.partition("=")[0]
        if name.startswith("--") and len(name) > 2 and not any(option.startswith(name) for option in known):
            own_parser.error(f"unrecognized arguments: {word}{did_you_mean(name, known)}")
    args = parser.parse_args(arguments, argparse.Namespace(words=arguments))
    if getattr(args, "out", "") is None:
        args.out = default_out(run_name(own_parser.prog), getattr(args, "resume", False))
    if args.command != "agents" and re.search(r"champion\b(?!:simulations=0)", str(vars(args))):
        from ..warm import compile_ahead

        compile_ahead("search")
    return int(args.run(args))


@contextmanager
def reraised_interrupts() -> Iterator[None]:
    """Ctrl-C in a place where Python drops exceptions (a callback of the compiler's, a destructor) comes once more; and
    whatever error a library makes of it whose import is interrupted counts as Ctrl-C."""
    before, pressed = sys.unraisablehook, False

    def hook(dropped: Any) -> None:
        if issubclass(dropped.exc_type, KeyboardInterrupt):
            threading.Timer(AGAIN, os.kill, (os.getpid(), signal.SIGINT)).start()
        else:
            before(dropped)

    def interrupt(*_: object) -> None:
        nonlocal pressed
        pressed = True
        raise KeyboardInterrupt

    ours = threading.current_thread() is threading.main_thread()
    ours = ours and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if ours:
        signal.signal(signal.SIGINT, interrupt)
    sys.unraisablehook = hook
    try:
        yield
    except Exception:
        if pressed:
            raise KeyboardInterrupt from None
        raise
    finally:
        sys.unraisablehook = before
        if ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input prints one line and gives exit code 2."""
    try:
        with reraised_interrupts():
            return run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        complain("stopped")
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except Exception as error:
        from badbones_env.errors import BadBonesError, describe_error

        if isinstance(error, BadBonesError):
            complain(str(error))
        elif isinstance(error, OSError):  # a file that cannot be read or written
            where = f"{error.filename}: " if error.filename is not None else ""
            complain(f"{where}{describe_error(error)}")
        elif isinstance(error, RuntimeWarning) and "NUMBA_" in str(error):
            complain(str(error).splitlines()[0])
        elif isinstance(error, MemoryError):
            complain("this needs more memory than there is")
        else:
            raise
        return 2


def complain(message: str) -> None:
    """The one line of an error; where standard error takes none, the exit code remains."""
    from badbones_env.errors import printable

    with suppress(OSError):
        print(f"badbones: {printable(message)}", file=sys.stderr)
