"""The table of commands, so that ``badbones --help`` need not import the modules that define them.

A module beside this one has ``add(command)``, which declares arguments and help, and imports the code that does the
work only when a command runs. A new command needs a line here and its module. Tools for maintainers, which work on the
project's own files, are ``badbones dev ...`` and stand in ``tests/tools/commands.py``.
"""

from __future__ import annotations

from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[3]  # the folder of the project, where it is used from a checkout

GROUPS: dict[str, dict[str, tuple[str, str]]] = {  # heading -> name -> (module, a few words)
    "play and watch": {
        "play": ("play", "play against agents, in the terminal or with --web in the browser"),
        "puzzle": ("play", "find the choices that save the tower"),
        "game": ("games", "a game between agents, printed and recorded"),
        "explain": ("games", "what an agent thinks of the choices in a record"),
        "mcp": ("play", "serve the game to assistants over MCP"),
        "replay": ("games", "a record as text, as one HTML page, or verified"),
    },
    "compare players and traps": {
        "agents": ("agents", "who can play, and with which settings"),
        "bot": ("agents", "check a bot: every kind of decision, every mode"),
        "match": ("match", "is one agent stronger? A sequential test (SPRT)"),
        "tournament": ("tournament", "ratings, head to head, report"),
        "exploit": ("exploit", "train a best response (a lower bound on exploitability)"),
        "leaderboard": ("tournament", "several tournaments in one table"),
        "traps": ("traps", "what is a trap worth, where does it belong, what to buy"),
    },
    "learn": {
        "tune": ("tune", "better numbers for an agent"),
        "train": ("training", "train a bot by self-play"),
        "evaluate": ("training", "measure a trained model"),
        "curves": ("training", "draw learning curves"),
        "dataset": ("training", "write decisions of games, for learning from them"),
    },
    "trust and speed": {
        "scenario": ("games", "run rule scenarios"),
        "check": ("check", "random games of every kind, all invariants checked"),
        "bench": ("bench", "how fast it is on this machine"),
    },
    "the shell": {
        "completion": ("completion", "completion of commands and options by the Tab key"),
    },
}
COMMANDS = {name: module for group in GROUPS.values() for name, (module, _) in group.items()}


def overview() -> str:
    """All commands in their groups, in a few words each."""
    width = max(map(len, COMMANDS))
    lines = []
    for heading, group in GROUPS.items():
        lines += ["", f"{heading}:", *(f"  {name:<{width}}  {words}" for name, (_, words) in group.items())]
    return "\n".join(lines[1:])
