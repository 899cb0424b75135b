"""What a trap is worth, by two methods: ablation and Shapley values.

Ablation takes one copy away and leaves the rest. The Shapley value is a copy's fair share of what the whole kit is
worth, and says which traps help each other (``shapley``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from badbones_env import GameConfig
from badbones_env.components import GOODS

from ..reports.pages import Card
from ..tournament.intervals import Array
from . import shapley
from .games import MEASURES, Experiment, Results
from .report import (
    NEEDED,
    TITLES,
    Report,
    detectable_text,
    difference,
    estimates_chart,
    games_needed,
    pairs_chart,
    table_of,
    to_json,
)
from .setting import Kit, Variant, describe_opponents, kit_text, main_measure, price, short_name, usual_kit
from .statistics import Estimate, gain, mean

ALL = "all traps"

Values = dict[str, dict[str, Estimate]]  # trap -> measure -> what it adds
Synergies = dict[shapley.Pair, dict[str, Estimate]]
Cases = dict[str, tuple[Kit, Kit]]  # trap -> the kit with it, the kit without it


def with_and_without(config: GameConfig, kit: Kit) -> Cases:
    """For every trap the kit that has it and the kit that does not.

    A trap of the kit is left out once; a trap that the kit lacks is added. ``all traps``: the kit or nothing.
    """
    cases: Cases = {}
    for trap in [*GOODS, "treasure"] if config.advanced else sorted(set(usual_kit(config))):
        if trap in kit:
            fewer = list(kit)
            fewer.remove(trap)
            cases[trap] = kit, tuple(fewer)
        else:
            cases[trap] = tuple(sorted([*kit, trap])), kit
    return cases | {ALL: (kit, ())}


def ablation(experiment: Experiment, config: GameConfig, agent: str, cases: Cases, games: int) -> Values:
    """By how much each measure falls without a trap."""
    kits = dict.fromkeys(kit for pair in cases.values() for kit in pair)
    results = experiment.results({kit: Variant(config, agent, kit) for kit in kits}, games)
    return {
        trap: {name: gain(results[have][name] - results[lack][name], name) for name in MEASURES}
        for trap, (have, lack) in cases.items()
    }


def shapley_values(
    experiment: Experiment, config: GameConfig, agent: str, kit: Kit, games: int, most_kits: int
) -> tuple[Values, Synergies, dict[str, Any]]:
    """Shapley values, synergies, and how many kits were played of each game.

    ``most_kits``: up to this many are all played, beyond that orders are drawn at random.
    """
    parts = shapley.all_parts(kit)
    complete = len(parts) <= most_kits
    values: Values = {trap: {} for trap in sorted(set(kit))}
    synergies: Synergies = {pair: {} for pair in shapley.pairs(kit)}
    results: Mapping[Any, Results]
    values_of: Callable[..., dict[str, Array]]
    synergies_of: Callable[..., dict[shapley.Pair, Array]]
    if complete:
        results = experiment.results({part: Variant(config, agent, part) for part in parts}, games)
        values_of, synergies_of = shapley.values, shapley.synergies
    else:
        seed, variant = experiment.seed, Variant(config, agent, kit)
        drawn = partial(shapley.drawn_part, kit, seed)
        results = experiment.results(dict.fromkeys(shapley.drawn_parts(kit), variant), games, drawn)
        values_of, synergies_of = partial(shapley.drawn_values, seed=seed), partial(shapley.drawn_synergies, seed=seed)
    for name in MEASURES:
        played = {part: by_measure[name] for part, by_measure in results.items()}
        for trap, added in values_of(kit, played).items():
            values[trap][name] = gain(added, name)
        for pair, added in synergies_of(kit, played).items():
            synergies[pair][name] = mean(added, len(synergies))
    return values, synergies, {"kits_of_each_game": len(results), "complete": complete}


def worth(
    experiment: Experiment,
    configs: Sequence[GameConfig],
    agents: Sequence[str],
    games: int,
    most_kits: int = 100,
    basket: Kit | None = None,
) -> Report:
    """What every trap is worth in every game and to every agent.

    ``most_kits``: see ``shapley_values``; 0: ablation alone.
    """
    entries, cards = [], []
    for config in configs:
        for agent in agents:
            entry, more = _of_game(experiment, config, agent, games, most_kits, basket or usual_kit(config))
            entries.append(entry)
            cards += more
    others = sorted({describe_opponents(config, experiment.opponents) for config in configs})
    facts = f"{games:,} games with each kit, {', '.join(others)}; seed {experiment.seed}"
    return Report("What is a trap worth?", facts, {"games": entries}, cards)


def _of_game(
    experiment: Experiment, config: GameConfig, agent: str, games: int, most_kits: int, kit: Kit
) -> tuple[dict[str, Any], list[Card]]:
    """The figures and cards of a game and an agent."""
    measure, title = main_measure(config), f"{config.describe()}, played by {short_name(agent)}"
    cases = with_and_without(config, kit)
    values = ablation(experiment, config, agent, cases, games)
    methods = {"ablation": values}
    text = (
        f"Ablation: the same games with a copy minus those without it. The kit is {kit_text(kit) or 'nothing'} and the "
        "treasure; a trap that the kit lacks is added. Points include the trap's own stars."
    )
    cards = [_card(title, text, config, kit, values)]
    entry: dict[str, Any] = {
        "description": config.describe(),
        "game": config.options(),
        "agent": agent,
        "opponents": list(experiment.opponents),
        "kit": kit,
        "games": games,
        "measure": measure,
        "all_traps": to_json(values[ALL]),
    }
    if most_kits:
        whole = tuple(sorted([*kit, *(trap for trap in cases if trap not in (*kit, ALL))]))  # a copy of every trap
        values, synergies, played = shapley_values(experiment, config, agent, whole, games, most_kits)
        methods["shapley"] = values
        text = (
            f"What a copy adds to the copies already there, averaged over all orders of putting {kit_text(whole)} and "
            "the treasure together."
        )
        cards += [_card(f"Shapley values: {title}", text, config, kit, values), _synergies(title, synergies, measure)]
        pairs = [{"trap": a, "other": b} | to_json(by_measure) for (a, b), by_measure in synergies.items()]
        entry |= played | {"whole_kit": whole, "synergies": pairs}
    entry["traps"] = [
        {"trap": trap, "copies": kit.count(trap), "cost": config.parts.costs.get(trap)}
        | {method: to_json(by_trap[trap]) for method, by_trap in methods.items()}
        for trap in _ranked(values, measure)
        if trap != ALL
    ]
    return entry, cards


def _ranked(values: Values, measure: str) -> list[str]:
    return sorted(values, key=lambda trap: (trap == ALL, -values[trap][measure].value, trap))


def _card(title: str, text: str, config: GameConfig, kit: Kit, values: Values) -> Card:
    """The traps of a game, the best first; in advanced games also by coin."""
    measure = main_measure(config)
    order = _ranked(values, measure)
    main = {trap: values[trap][measure] for trap in order}
    columns = {"trap": order, "in the kit": ["" if trap == ALL else str(kit.count(trap)) for trap in order]}
    columns |= {TITLES[name]: [difference(values[trap][name], name) for trap in order] for name in MEASURES}
    columns |= {NEEDED: [games_needed(estimate) for estimate in main.values()]}
    if config.advanced:
        costs = [price(config, kit if trap == ALL else (trap,)) for trap in order]
        per_coin = [main[trap].value / cost if cost else None for trap, cost in zip(order, costs, strict=True)]
        columns |= {"cost": [str(cost or "free") for cost in costs]}
        columns |= {f"{measure} per coin": ["-" if value is None else f"{value:+.2f}" for value in per_coin]}
    text += f" {NEEDED.capitalize()}: by {TITLES[measure]}. {detectable_text(main.values(), measure)}"
    drawn = {trap: estimate for trap, estimate in main.items() if trap != ALL}
    chart = estimates_chart(drawn, f"{title}: {TITLES[measure]}", measure, 0.0, "+")
    return Card(title, text, table_of(columns), [chart])


def _synergies(title: str, synergies: Synergies, measure: str) -> Card:
    """The pairs that help or replace each other; the chart has all."""
    names = sorted({trap for pair in synergies for trap in pair})
    places = {
        (names.index(row), names.index(column)): by_measure[measure]
        for (a, b), by_measure in synergies.items()
        for row, column in ((a, b), (b, a))
    }
    clear = [pair for pair, by_measure in synergies.items() if by_measure[measure].clear]
    clear.sort(key=lambda pair: -synergies[pair][measure].value)
    columns = {"pair": [" + ".join(pair) for pair in clear]}
    for name in (measure, "win"):
        columns[TITLES[name]] = [difference(synergies[pair][name], name) for pair in clear]
    text = (
        f"What a copy adds with the other there, minus what it adds without ({TITLES[measure]}). Above 0 (blue) they "
        "help each other; below 0 (orange) they substitute for each other. Faded: the interval includes 0. The "
        f"intervals are simultaneous for all pairs{'; the table has the others' if clear else ''}."
    )
    chart = pairs_chart(names, places, f"Synergies, {TITLES[measure]}", measure, "with")
    return Card(f"Synergies: {title}", text, table_of(columns) if clear else None, [chart])
