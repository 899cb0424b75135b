"""Commands about agents: ``agents`` lists them, ``bot check`` tries a bot out, ``regret`` measures their choices."""

from __future__ import annotations

import argparse
import inspect
import json
import textwrap
from typing import Any

from ..reports.tables import terminal_width


def run_agents(args: argparse.Namespace) -> int:
    from badbones_agents.registry import known_agents

    agents = [_about(name) for name in args.names or known_agents()]
    if args.json:
        print(json.dumps(agents, indent=1))
        return 0
    for agent in agents:
        brief = f"{agent['name']:<10} {agent['about'].splitlines()[0]}"
        print(_describe(agent) if args.names else textwrap.fill(brief, terminal_width(), subsequent_indent=" " * 11))
    if not args.names:
        print("\n'badbones agents NAME' tells more; docs/agents.md how to write one")
    return 0


def run_bot(args: argparse.Namespace) -> int:
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


def _about(name: str) -> dict[str, Any]:
    """An agent: its description, and its parameters with what they do and their defaults (None: it has none)."""
    from badbones_agents.registry import agent_class
    from badbones_agents.spec import parameters_of

    factory = agent_class(name)
    parameters = {
        key: {
            "about": parameter.about,
            "default": None if parameter.default is inspect.Parameter.empty else parameter.default,
        }
        for key, parameter in parameters_of(factory)[0].items()
        if key != "seed"
    }
    return {"name": name, "about": inspect.getdoc(factory) or "no description", "parameters": parameters}


def _describe(agent: dict[str, Any]) -> str:
    name, parameters = agent["name"], agent["parameters"]
    if not parameters:
        return f"{name}\n\n{agent['about']}\n\nparameters: none"
    lines = [f"{name}\n\n{agent['about']}\n", "parameters:"]
    for key, parameter in parameters.items():
        default = parameter["default"]
        text = default if isinstance(default, str) or default is None else f"{default:g}"
        lines.append(f"  {key:<12} {parameter['about']}{f' (default: {text})' if text else ''}")
    example = "path/to/bot.py:Class:timeout=0.5" if name == "bot" else f"{name}:{next(iter(parameters))}=..."
    return "\n".join([*lines, f"\nexample: {example}"])
