"""Commands about agents: ``agents`` lists them, ``bot check`` tries a bot out, ``regret`` measures their choices."""

from __future__ import annotations

import argparse
import inspect
import json
import textwrap
from typing import Any

from ..reports.tables import terminal_width
from .options import AddCommand, add_json, count, seed


def _agents(args: argparse.Namespace) -> int:
    from badbones_agents.registry import known_agents

    agents = [_about(name) for name in args.names or known_agents()]
    if args.json:
        print(json.dumps(agents, indent=1))
        return 0
    for agent in agents:
        print(_describe(agent) if args.names else _describe_briefly(agent))
    if not args.names:
        print("\n'badbones agents NAME' tells more; docs/agents.md how to write one")
    return 0


def _bot(args: argparse.Namespace) -> int:
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
        key: {"about": each.about, "default": None if each.default is inspect.Parameter.empty else each.default}
        for key, each in parameters_of(factory)[0].items()
        if key != "seed"
    }
    return {"name": name, "about": inspect.getdoc(factory) or "no description", "parameters": parameters}


def _describe_briefly(agent: dict[str, Any]) -> str:
    text = f"{agent['name']:<10} {agent['about'].splitlines()[0]}"
    return textwrap.fill(text, terminal_width(), subsequent_indent=" " * 11)


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
        "..regret:regret",
        "Regret per decision: how much worse an agent's choices are than the best ones, in 200 fixed positions.",
        "  badbones regret random greedy guardian\n  badbones regret path/to/bot.py:Class guardian --json\n\n"
        "The champion's search judges; docs/agents.md explains the numbers.",
    )
    sub.add_argument("agents", nargs="+", metavar="AGENT")
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="seed of the agents (default: 0)")
    sub.add_argument("--samples", type=count, default=1, metavar="N", help="choices in each position (default: 1)")
    add_json(sub)
