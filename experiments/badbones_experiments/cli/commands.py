"""The commands, read from ``commands.toml``, so that ``badbones --help`` need not import what they do.

A new command needs a table there. Tools for maintainers, which work on the project's own files, are ``badbones dev``
and stand in ``tests/tools/commands.py``.
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).resolve().parents[3]  # the folder of the project, where it is used from a checkout

GROUPS: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("commands.toml").read_text(encoding="utf-8"))
SETS: dict[str, list[Any]] = GROUPS.pop("sets")  # of arguments that several commands have
COMMANDS = {name: command for group in GROUPS.values() for name, command in group.items()}


def print_overview(about: str) -> None:
    """Print all commands in their groups, in a few words each; headings are bold in a terminal."""
    bold, end = ("\033[1m", "\033[0m") if sys.stdout.isatty() and not os.environ.get("NO_COLOR") else ("", "")
    width = max(map(len, COMMANDS))
    print(f"{bold}usage:{end} badbones COMMAND ...\n\n{about}")
    for heading, group in GROUPS.items():
        print(f"\n{bold}{heading}:{end}")
        print(*(f"  {name:<{width}}  {command['summary']}" for name, command in group.items()), sep="\n")
    print("\n'badbones help COMMAND' explains a command, 'badbones help game' the options of the game")
    print("first steps: badbones play --web; badbones tournament guardian greedy")
