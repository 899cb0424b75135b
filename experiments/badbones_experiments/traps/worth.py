"""What a trap is worth, by two methods: ablation and Shapley values.

Ablation takes one copy away and leaves the rest. The Shapley value is a copy's fair share of what the whole kit is
worth, and says which traps help each other (``shapley``).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from badbones_env import GameConfig
from badbones_env.components import GOODS

from ..reports.charts import heat_map, interval_plot
from ..reports.pages import Card
from ..reports.tables import Table
from . import shapley
from .games import MEASURES, Experiment, Results
from .report import FORMATS, NEEDED, TITLES, Report, detectable_text, difference, games_needed, interval, shown_as
from .setting import Kit, Variant, describe_opponents, kit_text, main_measure, price, short, usual_kit
from .statistics import Estimate, gain, mean

ALL = "all traps"
ABLATION, SHAPLEY = "ablation", "shapley"
METHODS = {ABLATION: "without a copy", SHAPLEY: "Shapley"}
MOST_PAIRS = 12  # of traps whose synergy is listed

Values = dict[str, dict[str, Estimate]]  # trap -> measure -> what it adds
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


def gains(experiment: Experiment, config: GameConfig, agent: str, cases: Cases, games: int) -> dict[str, Results]:
    """For every trap by how much each measure of each game falls without it."""
    variants = {kit: Variant.of(config, agent, kit) for pair in cases.values() for kit in pair}
    results = experiment.results(list(dict.fromkeys(variants.values())), games)
    return {
        trap: {name: results[variants[have]][name] - results[variants[lack]][name] for name in MEASURES}
        for trap, (have, lack) in cases.items()
    }


def estimates(differences: dict[str, Results]) -> Values:
    """The means of gains."""
    return {trap: {name: gain(values, name) for name, values in by.items()} for trap, by in differences.items()}


def to_json(by_measure: dict[str, Estimate]) -> dict[str, Any]:
    return {name: estimate.to_json() for name, estimate in by_measure.items()}


def value(
    experiment: Experiment,
    configs: Sequence[GameConfig],
    agents: Sequence[str],
    games: int,
    basket: Kit | None = None,
) -> Report:
    """The ablation of every trap, in every game and for every agent."""
    figures: list[dict[str, Any]] = []
    cards = []
    for config in configs:
        kit = basket or usual_kit(config)
        for agent in agents:
            cases = with_and_without(config, kit)
            values = estimates(gains(experiment, config, agent, cases, games))
            game = {"description": config.describe(), "game": config.options(), "agent": agent, "kit": kit}
            figures += [
                game | {"trap": trap, "copies": kit.count(trap), "cost": config.parts.costs.get(trap)} | to_json(by)
                for trap, by in values.items()
            ]
            cards.append(_ablation(config, agent, kit, values))
    others = sorted({describe_opponents(config, experiment.opponents) for config in configs})
    facts = f"{games:,} games with each kit, {', '.join(others)}; seed {experiment.seed}"
    return Report("What is a trap worth?", facts, {"values": figures}, cards)


def _ablation(config: GameConfig, agent: str, kit: Kit, values: Values) -> Card:
    measure = main_measure(config)
    order = sorted(values, key=lambda trap: (trap == ALL, -values[trap][measure].value))
    columns = {TITLES[name]: (name, {trap: values[trap][name] for trap in order}) for name in MEASURES}
    text = (
        f"What a copy is worth to a player who has {kit_text(kit) or 'nothing'} and the treasure: with it less without "
        f"it (a trap that the kit lacks is added). Points include the trap's own stars. Games needed: to see it in "
        f"{TITLES[measure]}."
    )
    return _card(f"{config.describe()}, played by {short(agent)}", text, config, kit, columns, TITLES[measure])


def _card(
    title: str,
    text: str,
    config: GameConfig,
    kit: Kit,
    columns: Mapping[str, tuple[str, Mapping[str, Estimate]]],
    main: str,
) -> Card:
    """A table of traps, by column a measure and its estimates; the column ``main`` is the one that is drawn."""
    measure, estimates_drawn = columns[main]
    head = ["trap", "in the kit", *columns, NEEDED, *(["cost", f"{main} per coin"] if config.advanced else [])]
    rows = []
    for trap, estimate in estimates_drawn.items():
        row = [trap, "" if trap == ALL else str(kit.count(trap))]
        row += [difference(by_trap[trap], name) for name, by_trap in columns.values()]
        row.append(games_needed(estimate))
        if config.advanced:
            cost = price(config, kit) if trap == ALL else config.parts.costs.get(trap, 0)
            row += [str(cost) if cost else "free", format(estimate.value / cost, FORMATS[measure]) if cost else "-"]
        rows.append(row)
    bars = [interval(trap, estimate) for trap, estimate in estimates_drawn.items() if trap != ALL]
    chart = interval_plot(bars, f"{title}: {main}", TITLES[measure], reference=0.0, show=shown_as(measure, "+"))
    text += f" {detectable_text(estimates_drawn.values(), measure)}"
    return Card(title, text, Table(head, rows), [chart])


def shapley_values(
    experiment: Experiment, config: GameConfig, agent: str, kit: Kit, games: int, most_kits: int
) -> tuple[Values, dict[shapley.Pair, dict[str, Estimate]], int, bool]:
    """Shapley values and synergies; how many kits were played of each game, and whether these were all.

    ``most_kits``: up to this many are all played, beyond that orders are drawn at random.
    """
    parts = shapley.all_parts(kit)
    complete = len(parts) <= most_kits
    values, synergies = {}, {}
    if complete:
        variants: dict[Any, Variant] = {part: Variant.of(config, agent, part) for part in parts}
    else:
        variants = {part: Variant.of(config, agent, kit, part=part) for part in shapley.drawn_parts(kit)}
    results = experiment.results(list(variants.values()), games)
    for name in MEASURES:
        played = {part: results[variant][name] for part, variant in variants.items()}
        if complete:
            values[name], synergies[name] = shapley.values(kit, played), shapley.synergies(kit, played)
        else:
            values[name] = shapley.drawn_values(kit, played, experiment.seed)
            synergies[name] = shapley.drawn_synergies(kit, played, experiment.seed)
    pairs = shapley.pairs(kit)
    return (
        {trap: {name: gain(values[name][trap], name) for name in MEASURES} for trap in sorted(set(kit))},
        {pair: {name: mean(synergies[name][pair], len(pairs)) for name in MEASURES} for pair in pairs},
        len(variants),
        complete,
    )


def worth(
    experiment: Experiment,
    config: GameConfig,
    agent: str,
    games: int,
    most_kits: int = 100,
    basket: Kit | None = None,
) -> Report:
    """Every trap of a game by both methods, for one agent; ``most_kits``: see ``shapley_values``."""
    kit = basket or usual_kit(config)
    cases = with_and_without(config, kit)
    whole = tuple(sorted([*kit, *(trap for trap in cases if trap not in (*kit, ALL))]))  # a copy of every trap
    ablation = estimates(gains(experiment, config, agent, cases, games))
    values, synergies, kits, complete = shapley_values(experiment, config, agent, whole, games, most_kits)
    methods: dict[str, Values] = {ABLATION: ablation, SHAPLEY: values}
    measure = main_measure(config)
    order = sorted(values, key=lambda trap: (-values[trap][measure].value, trap))
    figures = {
        "game": config.options(),
        "agent": agent,
        "opponents": list(experiment.opponents),
        "kit": kit,
        "whole_kit": whole,
        "games": games,
        "kits_of_each_game": kits,
        "complete": complete,
        "measure": measure,
        "seed": experiment.seed,
        "traps": [
            {"trap": trap, "copies": kit.count(trap), "cost": config.parts.costs.get(trap)}
            | {method: to_json(by_trap[trap]) for method, by_trap in methods.items()}
            for trap in order
        ],
        "all_traps": to_json(ablation[ALL]),
        "synergies": [{"trap": a, "other": b} | to_json(by) for (a, b), by in synergies.items()],
    }
    facts = (
        f"{config.describe()}, played by {short(agent)}, {describe_opponents(config, experiment.opponents)}; "
        f"{games:,} games with each of {kits:,} kits{'' if complete else ' in random orders'}"
        f"; seed {experiment.seed}"
    )
    cards = []
    for name in (measure, "win"):
        columns = {METHODS[method]: (name, {trap: by[trap][name] for trap in order}) for method, by in methods.items()}
        text = _explanation(kit, whole) if name == measure else "The same in shares of victories."
        cards.append(_card(f"Values, {TITLES[name]}", text, config, kit, columns, METHODS[SHAPLEY]))
    return Report("What is a trap worth?", facts, figures, [*cards, _synergies(synergies, order, measure)])


def _explanation(kit: Kit, whole: Kit) -> str:
    return (
        f"'{METHODS[ABLATION]}': what a player who has {kit_text(kit) or 'nothing'} and the treasure loses with a copy "
        f"less (a trap that the kit lacks is added instead). '{METHODS[SHAPLEY]}': a copy's share of what "
        f"{kit_text(whole)} and the treasure are worth, over all orders of getting them; games needed: to see it."
    )


def _synergies(synergies: dict[shapley.Pair, dict[str, Estimate]], order: Sequence[str], measure: str) -> Card:
    """The pairs that are clearest to help or to replace each other; the chart has all."""

    def distance(pair: shapley.Pair) -> float:
        """How far from 0 an interval is; below 0 if it includes 0."""
        estimate = synergies[pair][measure]
        return -math.inf if math.isnan(estimate.low) else max(estimate.low, -estimate.high)

    clearest = sorted(synergies, key=distance, reverse=True)[:MOST_PAIRS]
    rows = []
    for pair in sorted(clearest, key=lambda pair: -synergies[pair][measure].value):
        by = synergies[pair]
        cells = [difference(by[name], name) for name in (measure, "win")]
        rows.append([" + ".join(pair), *cells, f"{by[measure].games:,}"])
    both = synergies | {(b, a): by for (a, b), by in synergies.items()}
    values = [[both[a, b][measure].value if (a, b) in both else None for b in order] for a in order]
    most = max((abs(by[measure].value) for by in synergies.values()), default=0.0) or 1.0
    title = f"Synergies, {TITLES[measure]}"
    faded = [[(a, b) in both and not both[a, b][measure].clear for b in order] for a in order]
    chart = heat_map(order, order, values, title, 0.0, most, show=shown_as(measure, "+"), faded=faded)
    text = (
        "What a copy of each adds when the other is there beyond what it adds without: above 0 they help each other, "
        "below 0 they substitute for each other. The intervals are simultaneous. The table has the clearest pairs, the "
        f"map all in {TITLES[measure]}: blue above 0, orange below, faded where the interval includes 0."
    )
    head = ["pair", TITLES[measure], TITLES["win"], "games"]
    return Card("Synergies", text, Table(head, rows), [chart])
