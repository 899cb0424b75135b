"""The command that lists the agents: ``agents``."""

from __future__ import annotations

import argparse

from ..options import AddCommand


def _agents(args: argparse.Namespace) -> int:
    from badbones_agents.registry import agent_class, known_agents

    for name in args.names or known_agents():
        factory = agent_class(name)
        print(_describe(name, factory, full=bool(args.names)))
    if not args.names:
        print("\n'badbones agents NAME' tells more; docs/agents.md how to write one")
    return 0


def _describe(name: str, factory: object, full: bool) -> str:
    import inspect

    text = inspect.getdoc(factory) or "no description"
    if not full:
        return f"{name:<10} {text.splitlines()[0]}"
    lines = [f"{name}\n\n{text}\n"]
    told: dict[str, str] = getattr(factory, "parameters", {})
    takes = inspect.signature(factory).parameters  # type: ignore[arg-type]
    parameters = {key: takes[key] for key in takes if key != "seed"}
    if not parameters:
        return lines[0] + "\nparameters: none"
    lines.append("parameters:")
    for key, parameter in parameters.items():
        shown = key.rstrip("_")
        given = "" if parameter.default in ("", parameter.empty) else f" (default: {parameter.default:g})"
        lines.append(f"  {shown:<12} {told.get(shown, '')}{given}")
    first = next(iter(parameters)).rstrip("_")
    example = "path/to/bot.py:Class:timeout=0.5" if name == "bot" else f"{name}:{first}=..."
    return "\n".join([*lines, f"\nexample: {example}"])


def add(command: AddCommand) -> None:
    sub = command(
        "agents", _agents, "List the agents: what each does, and its parameters.",
        "  badbones agents\n  badbones agents search mcts\n\n"
        "An agent is named name, name:key=value,key=value or path/to/bot.py:Class.",
    )  # fmt: skip
    sub.add_argument("names", nargs="*", metavar="NAME", help="tell more of these")
