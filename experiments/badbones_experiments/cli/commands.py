"""The table of commands, so that ``badbones --help`` need not import the modules that define them.

A module beside this one has ``add(command)``, which declares arguments and help, and imports the code that does the
work only when a command runs. A new command needs a line here and its module. Tools for maintainers, which work on the
project's own files, are ``badbones dev ...`` and stand in ``tests/tools/commands.py``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[3]  # the folder of the project, where it is used from a checkout

GROUPS: dict[str, dict[str, tuple[str, str]]] = {  # heading -> name -> (module, a few words)
    "play and watch": {
        "play": ("play", "play against agents, in the terminal or with --web in the browser"),
        "watch": ("play", "watch agents play in the browser, and take over a seat"),
        "game": ("play", "a game between agents, printed and recorded"),
        "explain": ("play", "what an agent thinks of the choices in a record"),
        "mcp": ("play", "serve the game to assistants over MCP"),
        "replay": ("play", "a record as text, as one HTML page, or verified"),
    },
    "compare agents and traps": {
        "agents": ("agents", "who can play, and with which parameters"),
        "bot": ("agents", "check a bot: every kind of decision, every mode"),
        "regret": ("agents", "regret per decision in 200 fixed positions"),
        "match": ("tournament", "is one agent stronger? A sequential test (SPRT)"),
        "tournament": ("tournament", "ratings, head to head, report"),
        "exploit": ("tournament", "train a best response (a lower bound on exploitability)"),
        "leaderboard": ("tournament", "several tournaments in one table"),
        "suite": ("suite", "the benchmark suite: a normalised score on fixed scenarios"),
        "traps": ("traps", "what is a trap worth, where does it belong, what to buy"),
    },
    "train and evaluate": {
        "tune": ("training", "tune the weights of an agent (SPSA)"),
        "train": ("training", "train a network by self-play (PPO)"),
        "evaluate": ("training", "measure a trained model"),
        "crossplay": ("training", "how well agents play beside strangers"),
        "curves": ("training", "draw learning curves"),
        "dataset": ("training", "write the decisions of games, to learn from"),
    },
    "check and measure": {
        "scenario": ("play", "run rule scenarios"),
        "check": ("measure", "random games of every kind, all invariants checked"),
        "bench": ("measure", "how fast it is on this machine, and what that means"),
        "warm": ("measure", "compile now instead of at first use: for CI and Docker images"),
    },
}
COMMANDS = {name: module for group in GROUPS.values() for name, (module, _) in group.items()}


def print_overview(about: str) -> None:
    """Print all commands in their groups, in a few words each; headings are bold in a terminal."""
    bold, end = ("\033[1m", "\033[0m") if sys.stdout.isatty() and not os.environ.get("NO_COLOR") else ("", "")
    width = max(map(len, COMMANDS))
    print(f"{bold}usage:{end} badbones COMMAND ...\n\n{about}")
    for heading, group in GROUPS.items():
        print(f"\n{bold}{heading}:{end}")
        print(*(f"  {name:<{width}}  {words}" for name, (_, words) in group.items()), sep="\n")
    print("\n'badbones help COMMAND' explains a command, 'badbones help game' the options of the game")
    print("first steps: badbones play --web; badbones tournament guardian greedy")
