"""What stands in the marked places: functions by name, each of which makes text from code or from docs/data.

A function that reads a results file prints what the file holds. It never looks today's lists of traps, agents or games
up in it: results outlive them.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from badbones_agents.networks.policy_file import PolicyFile
from badbones_experiments import regret as regrets

from badbones_env import GameConfig
from badbones_env.config import OPTIONS, PLAYERS_OF_MODE, Option
from badbones_env.envs.registration import GAMES, environment_id
from badbones_env.rules.catalogue import TRAP_TABLE
from docs.tools import coverage as intervals
from docs.tools import luck as control_variates
from docs.tools import scale as large
from docs.tools.pages import crossplay, learning, mutation, speed, strengths, suite, traps
from docs.tools.pages.common import load, markdown, run, value
from docs.tools.pages.places import Figures


def figures(checkout: Path) -> Figures:
    """All of them, for the results of this checkout."""
    data = checkout / "docs" / "data"
    of_results = (value, run, lengths, modes_fuzzed, attacks, coverage, luck, scale, regret, regret_by_player)
    return {
        "options": options_table,
        "tiles": tiles,
        "ids": ids_table,
        "trained": partial(trained, checkout),
        "trained_by": partial(trained_by, checkout),
        "mutation_files": partial(mutation.files, data),
        "mutation_stages": partial(mutation.stages, data),
        "mutation_operators": partial(mutation.operators, data),
        "mutation_survivors": partial(mutation.survivors, data),
        **{
            function.__name__: partial(function, data)
            for module in (speed, strengths, suite, crossplay, traps, learning)
            for function in module.FIGURES
        },
        **{function.__name__: partial(function, data) for function in of_results},
    }


def coverage(data: Path) -> str:
    """How often the intervals of simulated tournaments hold the truth."""
    return intervals.table(load(data, "coverage")).markdown()


def luck(data: Path) -> str:
    """How many games control variates for chance would save."""
    return control_variates.table(load(data, "luck")).markdown()


def regret(data: Path) -> str:
    """The regret of agents of known strength."""
    return regrets.table(load(data, "regret")).markdown()


def regret_by_player(data: Path) -> str:
    """The same where the champion's network had played the seat, and where others had."""
    agents = load(data, "regret")["agents"]
    groups = [(who, mode) for who in ("champion", "others") for mode in agents[0]["modes"]]
    rows = [
        [one["agent"], *(f"{one[f'played_by_{who}'][mode]['value']:.3f}" for who, mode in groups)] for one in agents
    ]
    return markdown(["agent", *(f"{mode}, {who}" for who, mode in groups)], rows)


def scale(data: Path) -> str:
    """Time and memory of large tournaments."""
    return large.table(load(data, "load")).markdown()


def options_table() -> str:
    """The options of a game."""
    return markdown(
        ["option", "values", "default", "meaning"],
        [[f"`{option.name}`", _values(option), _default(option), option.where + option.help] for option in OPTIONS],
    )


def tiles() -> str:
    """The names of all traps that can lie on a space."""
    return ", ".join(f"`{tile}`" for trap in TRAP_TABLE for tile in trap.tiles)


def _values(option: Option) -> str:
    if option.name == "players":
        return ", ".join(f"{mode} {_range(numbers)}" for mode, numbers in PLAYERS_OF_MODE.items())
    if option.choices:
        return ", ".join(f"`{choice}`" for choice in option.choices)
    if option.maximum:
        return f"{option.minimum:,} to {option.maximum:,}"
    return "a file, or its tables as a dict" if option.default is None else "`true`, `false`"


def _range(numbers: range) -> str:
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def _default(option: Option) -> str:
    if option.name == "players":
        return "the fewest"
    return "the shipped values" if option.default is None else f"`{json.dumps(option.default)}`".replace('"', "")


def ids_table() -> str:
    """The registered environments."""
    rows: dict[str, list[str]] = {}
    for name, options in GAMES.items():
        config = GameConfig(options["mode"], options["players"])
        rows.setdefault(config.describe(), []).append(f"`{environment_id(name)}`")
    return markdown(["game", "base", "advanced: market, new traps, weapons"], [[k, *v] for k, v in rows.items()])


def trained(checkout: Path) -> str:
    """What the shipped networks were trained for, how long, and how large they are."""
    rows = []
    for path in sorted((checkout / "agents" / "badbones_agents" / "champions").glob("*.npz")):
        policy = PolicyFile.read(path)
        games = policy.made.get("games", [policy.config.label()])
        rows.append(
            [
                f"`{path.name}`",
                ", ".join(games) if len(games) < 6 else f"all {len(games)}",
                f"{policy.made['steps'] / 1e6:.0f} million",
                f"{policy.made['seconds'] / 60:.0f}",
                f"{path.stat().st_size / 1e6:.1f} MB",
            ]
        )
    return markdown(["network", "games", "decisions", "minutes", "size"], rows)


def trained_by(checkout: Path, *names: str) -> str:
    """The commands that trained shipped networks, as they stand in their files."""
    folder = checkout / "agents" / "badbones_agents" / "champions"
    commands = [str(PolicyFile.read(folder / f"{name}.npz").made["command"]) for name in names]
    return "```sh\n" + "\n".join(command.replace(" --out ", " \\\n  --out ") for command in commands) + "\n```"


def lengths(data: Path) -> str:
    """How long games are."""
    games = load(data, "lengths")["lengths"].values()
    players = ("random", "guardian")
    rows = []
    for game in games:
        row = [game["game"]]
        for player in players:
            row += [f"{game[f'{player} {level}']['steps']:.0f}" for level in ("full", "core")]
            row.append(f"{game[f'{player} full']['rounds']:.0f}")
        rows.append(row)
    head = ["game", *(f"{player}: {what}" for player in players for what in ("steps", "core", "rounds"))]
    return markdown(head, rows, numbers=True)


def modes_fuzzed(data: Path) -> str:
    """How the positions of the fuzzer are spread."""
    modes = load(data, "fuzz")["modes"]
    return markdown(["mode", "positions"], [[mode, f"{count:,}"] for mode, count in modes.items()], numbers=True)


def attacks(data: Path) -> str:
    """What was attacked, how often, and what held."""
    results = load(data, "attacks")
    rows = [[one["name"], f"{one['count']:,}", one["what"], one["held"]] for one in results["attacks"] if one["count"]]
    total = sum(one["count"] for one in results["attacks"])
    when = f"in {results['minutes']} minutes" + (f", commit {results['commit']}" if results.get("commit") else "")
    rows.append(["all", f"{total:,}", when, f"breaches: {len(results['breaches'])}"])
    return markdown(["attack", "attacks", "what", "held"], rows)
