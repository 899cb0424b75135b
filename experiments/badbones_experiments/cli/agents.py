"""Commands about agents: ``agents`` lists them, ``bot check`` tries a bot out, ``regret`` measures their choices."""

from __future__ import annotations

import argparse
from typing import Any

from ..reports.tables import terminal_width
from .options import AddCommand, add_json, count, seed


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


def _regret(args: argparse.Namespace) -> int:
    from ..regret import regret

    return regret(args.agents, args.seed, args.samples, args.json)


def _shown(factory: Any) -> Any:
    """What there is to tell of: a factory may name the class that it makes."""
    return getattr(factory, "shown", factory)


def _defaults(factory: Any) -> dict[str, Any]:
    """The parameters of an agent with their defaults; None: it has none."""
    import inspect

    from badbones_agents.spec import parameters_of

    accepted = {key: each.default for key, each in parameters_of(factory)[0].items() if key != "seed"}
    return {key: None if default is inspect.Parameter.empty else default for key, default in accepted.items()}


def _data(name: str, factory: Any) -> dict[str, Any]:
    """An agent for machines: its parameters with what they do and their defaults."""
    import inspect

    about: dict[str, str] = getattr(factory, "parameters", {})
    parameters = {key: {"about": about.get(key, ""), "default": default} for key, default in _defaults(factory).items()}
    return {"name": name, "about": inspect.getdoc(factory) or "", "parameters": parameters}


def _describe(name: str, factory: Any, full: bool) -> str:
    import inspect
    import textwrap

    text = inspect.getdoc(factory) or "no description"
    if not full:
        return textwrap.fill(f"{name:<10} {text.splitlines()[0]}", terminal_width(), subsequent_indent=" " * 11)
    lines = [f"{name}\n\n{text}\n"]
    about: dict[str, str] = getattr(factory, "parameters", {})
    defaults = _defaults(factory)
    if not defaults:
        return lines[0] + "\nparameters: none"
    lines.append("parameters:")
    for key, default in defaults.items():
        given = "" if default in ("", None) else f" (default: {_default(default)})"
        lines.append(f"  {key:<12} {about.get(key, '')}{given}")
    example = "path/to/bot.py:Class:timeout=0.5" if name == "bot" else f"{name}:{next(iter(defaults))}=..."
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
    sub = command(
        "regret",
        _regret,
        "Regret per decision: how much worse an agent's choices are than the best ones, in 200 fixed positions.",
        "  badbones regret random greedy guardian\n  badbones regret path/to/bot.py:Class guardian --json\n\n"
        "The champion's search judges; docs/agents.md explains the numbers.",
    )
    sub.add_argument("agents", nargs="+", metavar="AGENT")
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="seed of the agents (default: 0)")
    sub.add_argument("--samples", type=count, default=1, metavar="N", help="choices in each position (default: 1)")
    add_json(sub)
