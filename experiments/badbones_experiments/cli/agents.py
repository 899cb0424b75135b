"""Commands about agents: ``agents`` lists them, ``bot check`` tries a bot out."""

from __future__ import annotations

import argparse
from typing import Any

from ..reports.tables import terminal_width
from .options import AddCommand, seed


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


def _bot(args: argparse.Namespace) -> int:
    import json

    from badbones_agents.bots.conformance import check_bot

    results = []
    for result in check_bot(args.spec, args.seed):
        results.append(vars(result))
        if not args.json:
            print(
                f"{'ok ' if not result.problems else 'BAD'}  {result.name} ({result.decisions} decisions)", flush=True
            )
            for problem in result.problems:
                print(f"       {problem}")
    bad = sum(bool(result["problems"]) for result in results)
    if args.json:
        print(json.dumps({"spec": args.spec, "ok": not bad, "parts": results}, indent=1))
    elif bad:
        print(f"{bad} of {len(results)} parts failed; docs/protocol.md describes what a bot is asked and has to answer")
    else:
        print(f"all {len(results)} parts passed")
    return int(bad > 0)


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
    sub = command(
        "bot",
        _bot,
        "Try a bot out: every kind of decision once, then a game of every mode.",
        "  badbones bot check agents/badbones_agents/examples/tidy_bot.py:TidyBot\n"
        "  badbones bot check 'exec:./mybot --flag'\n\n"
        "exit code: 0 nothing is wrong, 1 something is",
    )
    sub.add_argument("what", choices=("check",), metavar="check", help="the one thing to do with a bot")
    sub.add_argument("spec", metavar="SPEC", help="path/to/bot.py:Class or exec:COMMAND")
    sub.add_argument("--seed", type=seed, default=7, metavar="S", help="of the games")
    sub.add_argument("--json", action="store_true", help="print the results as JSON")
