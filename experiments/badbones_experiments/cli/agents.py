"""The command that lists the agents: ``agents``."""

from __future__ import annotations

import argparse
from typing import Any

from ..reports.tables import terminal_width
from .options import AddCommand


def _agents(args: argparse.Namespace) -> int:
    from badbones_agents.registry import agent_class, known_agents

    if args.json:
        import json

        print(json.dumps([_data(name, _shown(agent_class(name))) for name in args.names or known_agents()], indent=1))
        return 0
    for name in args.names or known_agents():
        factory = _shown(agent_class(name))
        print(_describe(name, factory, full=bool(args.names)))
    if not args.names:
        print("\n'badbones agents NAME' tells more; docs/agents.md how to write one")
    return 0


def _shown(factory: Any) -> Any:
    """What there is to tell of: a factory may name the class that it makes."""
    return getattr(factory, "shown", factory)


def _parameters(factory: object) -> dict[str, Any]:
    import inspect

    takes = inspect.signature(factory).parameters  # type: ignore[arg-type]
    return {key: each for key, each in takes.items() if key != "seed" and each.kind != each.VAR_KEYWORD}


def _data(name: str, factory: object) -> dict[str, Any]:
    """An agent for machines: its parameters with what they do and their defaults."""
    import inspect

    told: dict[str, str] = getattr(factory, "parameters", {})
    parameters = {
        key.rstrip("_"): {
            "about": told.get(key.rstrip("_"), ""),
            "default": None if takes.default is takes.empty else takes.default,
        }
        for key, takes in _parameters(factory).items()
    }
    return {"name": name, "about": inspect.getdoc(factory) or "", "parameters": parameters}


def _describe(name: str, factory: object, full: bool) -> str:
    import inspect
    import textwrap

    text = inspect.getdoc(factory) or "no description"
    if not full:
        return textwrap.fill(f"{name:<10} {text.splitlines()[0]}", terminal_width(), subsequent_indent=" " * 11)
    lines = [f"{name}\n\n{text}\n"]
    told: dict[str, str] = getattr(factory, "parameters", {})
    parameters = _parameters(factory)
    if not parameters:
        return lines[0] + "\nparameters: none"
    lines.append("parameters:")
    for key, parameter in parameters.items():
        shown = key.rstrip("_")
        given = "" if parameter.default in ("", parameter.empty) else f" (default: {_default(parameter.default)})"
        lines.append(f"  {shown:<12} {told.get(shown, '')}{given}")
    first = next(iter(parameters)).rstrip("_")
    example = "path/to/bot.py:Class:timeout=0.5" if name == "bot" else f"{name}:{first}=..."
    return "\n".join([*lines, f"\nexample: {example}"])


def _default(value: Any) -> str:
    return value if isinstance(value, str) else f"{value:g}"


def add(command: AddCommand) -> None:
    sub = command(
        "agents",
        _agents,
        "List the agents: what each does, and its parameters.",
        "  badbones agents\n  badbones agents search mcts\n\n"
        "An agent is named name, name:key=value,key=value or path/to/bot.py:Class.",
    )
    sub.add_argument("names", nargs="*", metavar="NAME", help="say more about these")
    sub.add_argument("--json", action="store_true", help="print them as JSON")
