"""What every trap of a game is worth, in three methods: without it, on average over all kits, and after retraining.

Ablation takes one copy away and leaves the rest (``value``). The Shapley value is a copy's fair share of what the whole
kit is worth, and says which traps help each other (``shapley``). Relearnt play trains a network on with the trap banned
(``retrain``): what the trap is worth to somebody who has got used to doing without.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from badbones_env import GameConfig

from ..reports.charts import Interval, heat_map, interval_plot
from . import shapley
from .games import MEASURES, Experiment, describe_field
from .report import FORMS, TITLES, Report, Section, difference, games_needed
from .retrain import Retraining
from .setting import Kit, Variant, kit_text, short, usual_kit
from .statistics import Estimate, gain, simultaneous_quantile
from .value import ALL, estimates, gains, with_and_without

ABLATION, SHAPLEY, BANNED, RETRAINED = "ablation", "shapley", "banned", "retrained"
METHODS = {ABLATION: "without a copy", SHAPLEY: "Shapley", BANNED: "banned", RETRAINED: "banned, retrained"}
MOST_PAIRS = 12  # of traps whose synergy is listed

Values = dict[str, dict[str, Estimate]]  # trap -> measure -> what it adds


@dataclass(frozen=True)
class Plan:
    """How much is done. ``kits``: up to this many are all played, beyond that orders are drawn at random."""

    games: int
    kits: int = 100
    decisions: int = 0  # of each retraining; 0: none
    attempts: int = 3  # retrainings with each ban
    network: str = ""  # that retrainings begin with
    plays: str = ""  # the agent that plays as it does before its retraining


def whole_kit(config: GameConfig, kit: Kit) -> Kit:
    """The kit, with a copy of every trap that it lacks."""
    traps = [trap for trap in with_and_without(config, kit) if trap != ALL]
    return tuple(sorted([*kit, *(trap for trap in traps if trap not in kit)]))


def shapley_values(
    experiment: Experiment, config: GameConfig, agent: str, kit: Kit, plan: Plan
) -> tuple[Values, dict[shapley.Pair, dict[str, Estimate]], int, bool]:
    """Shapley values and synergies; how many kits were played of each game, and whether these were all."""
    parts = shapley.all_parts(kit)
    if len(parts) <= plan.kits:
        played = experiment.results([Variant.of(config, agent, part) for part in parts], plan.games)
        worth = {part: played[Variant.of(config, agent, part)] for part in parts}
        values = {name: shapley.values(kit, {part: by[name] for part, by in worth.items()}) for name in MEASURES}
        pairs = {name: shapley.synergies(kit, {part: by[name] for part, by in worth.items()}) for name in MEASURES}
    else:
        variants = {part: Variant.of(config, agent, kit, part=part) for part in shapley.drawn_parts(kit)}
        played = experiment.results(list(variants.values()), plan.games)
        drawn = {name: {part: played[variant][name] for part, variant in variants.items()} for name in MEASURES}
        values = {name: shapley.drawn_values(kit, drawn[name], experiment.seed) for name in MEASURES}
        pairs = {name: shapley.drawn_synergies(kit, drawn[name], experiment.seed) for name in MEASURES}
    shares = {trap: {name: gain(values[name][trap], name) for name in MEASURES} for trap in sorted(set(kit))}
    both = shapley.pairs(kit)
    z = simultaneous_quantile(len(both))  # of many pairs some would look sure by chance
    synergies = {pair: {name: gain(pairs[name][pair], name, z) for name in MEASURES} for pair in both}
    return shares, synergies, len(played), len(parts) <= plan.kits


def bans(config: GameConfig, kit: Kit) -> dict[str, tuple[Kit, Kit]]:
    """For every trap the kit that has it and the one without any copy of it."""
    return {
        trap: (have, tuple(item for item in have if item != trap))
        for trap, (have, _) in with_and_without(config, kit).items()
        if trap != ALL
    }


def retrained(experiment: Experiment, config: GameConfig, kit: Kit, plan: Plan) -> tuple[Values, Values]:
    """What each ban costs the network before its retrainings, and what it costs when it has learnt to live with it."""
    cases = bans(config, kit)
    kits = list(dict.fromkeys(kit for pair in cases.values() for kit in pair))
    before = estimates(gains(experiment, config, plan.plays, cases, plan.games))
    game = Variant.of(config, plan.plays).game
    retrainings = {
        (kit, attempt): Retraining(game, plan.network, kit, plan.decisions, attempt, plan.games)
        for attempt in range(plan.attempts)
        for kit in kits
    }
    done = dict(zip(retrainings, experiment.run.results(list(retrainings.values()), "retrainings"), strict=True))
    after: Values = {trap: {} for trap in cases}
    for trap, (have, lack) in cases.items():
        for name in MEASURES:
            costs = [np.mean(done[have, k][name]) - np.mean(done[lack, k][name]) for k in range(plan.attempts)]
            after[trap][name] = gain(np.array(costs), name)
    return {trap: before[trap] for trap in cases}, after


def worth(experiment: Experiment, config: GameConfig, agent: str, plan: Plan, basket: Kit | None = None) -> Report:
    """Every trap of a game, in one pair of hands."""
    kit = basket or usual_kit(config)
    whole = whole_kit(config, kit)
    ablated = estimates(gains(experiment, config, agent, with_and_without(config, kit), plan.games))
    shares, synergies, kits, complete = shapley_values(experiment, config, agent, whole, plan)
    methods: dict[str, Values] = {ABLATION: ablated, SHAPLEY: shares}
    if plan.decisions:
        methods[BANNED], methods[RETRAINED] = retrained(experiment, config, kit, plan)
    main = "points" if config.mode == "versus" else "rounds"
    order = sorted(shares, key=lambda trap: (-shares[trap][main].value, trap))
    figures = {
        "game": config.options(),
        "hands": agent,
        "field": list(experiment.field),
        "kit": kit,
        "whole_kit": whole,
        "games": plan.games,
        "kits_of_each_game": kits,
        "complete": complete,
        "measure": main,
        "decisions": plan.decisions,
        "attempts": plan.attempts if plan.decisions else 0,
        "seed": experiment.seed,
        "traps": [
            {"trap": trap, "copies": kit.count(trap), "cost": config.parts.costs.get(trap)}
            | {method: {name: one.to_json() for name, one in found[trap].items()} for method, found in methods.items()}
            for trap in order
        ],
        "all_traps": {name: one.to_json() for name, one in ablated[ALL].items()},
        "synergies": [
            {"one": one, "other": other} | {name: found.to_json() for name, found in by.items()}
            for (one, other), by in synergies.items()
        ],
    }
    trained = f"; {plan.attempts} retrainings of {plan.decisions:,} decisions with each ban" if plan.decisions else ""
    facts = (
        f"{config.describe()}, played by {short(agent)}, {describe_field(config, experiment.field)}; {plan.games:,} "
        f"games with each of {kits:,} kits{'' if complete else ' in random orders'}{trained}; seed "
        f"{experiment.seed}"
    )
    sections = [
        _values(config, kit, whole, methods, order, main),
        _values(config, kit, whole, methods, order, "win"),
        _synergies(synergies, order, main),
    ]
    return Report("What is a trap worth?", facts, figures, sections)


def _values(
    config: GameConfig, kit: Kit, whole: Kit, methods: dict[str, Values], order: Sequence[str], measure: str
) -> Section:
    head = ["trap", "in the kit", *(METHODS[method] for method in methods), "games needed to detect"]
    rows = []
    for trap in order:
        row = [trap, str(kit.count(trap)), *(difference(found[trap][measure], measure) for found in methods.values())]
        row.append(games_needed(methods[SHAPLEY][trap][measure]))
        if config.advanced:
            cost = config.parts.costs.get(trap, 0)
            share = format(methods[SHAPLEY][trap][measure].value / cost, FORMS[measure]) if cost else "-"
            row += [str(cost) if cost else "free", share]
        rows.append(row)
    head += ["cost", "Shapley per coin"] if config.advanced else []
    bars = [Interval(trap, by.value, by.low, by.high) for trap in order for by in [methods[SHAPLEY][trap][measure]]]
    chart = interval_plot(bars, f"Shapley value of a copy, {TITLES[measure]}", TITLES[measure], reference=0.0)
    said = (
        f"'{METHODS[ABLATION]}': what a player who has {kit_text(kit) or 'nothing'} and the treasure loses with one "
        f"copy less (a trap that the kit lacks is added instead). '{METHODS[SHAPLEY]}': a copy's share of what "
        f"{kit_text(whole)} and the treasure are worth, over all orders of getting them; games needed: to see it. "
    )
    if BANNED in methods:
        said += (
            f"'{METHODS[BANNED]}': what the network loses without any copy; '{METHODS[RETRAINED]}': what it loses "
            "after retraining with the ban, less what it gains by retraining without; interval over the retrainings."
        )
    text = said.strip() if measure != "win" else "The same in shares of victories."
    return Section(f"Values, {TITLES[measure]}", text, head, rows, [chart])


def _synergies(found: dict[shapley.Pair, dict[str, Estimate]], order: Sequence[str], measure: str) -> Section:
    """The pairs that are clearest to help or to replace each other; the chart has all."""
    sure = sorted(found, key=lambda pair: -_distance(found[pair][measure]))[:MOST_PAIRS]
    rows = [
        [
            f"{one} + {other}",
            *(difference(found[one, other][name], name) for name in (measure, "win")),
            f"{found[one, other][measure].games:,}",
        ]
        for one, other in sorted(sure, key=lambda pair: -found[pair][measure].value)
    ]
    by = {**{(b, a): one for (a, b), one in found.items()}, **found}
    numbers = [[by[a, b][measure].value if (a, b) in by else None for b in order] for a in order]
    most = max((abs(one[measure].value) for one in found.values()), default=0.0) or 1.0
    title = f"Synergies, {TITLES[measure]}"
    chart = heat_map(order, order, numbers, title, 0.0, most, show=lambda value: format(value, "+.1f"))
    text = (
        "What a copy of each adds when the other is there beyond what it adds without: above 0 they help each other, "
        "below 0: they substitute for each other. The intervals are simultaneous. The clearest ones; the "
        f"map shows all in {TITLES[measure]}, blue above 0 and orange below."
    )
    return Section("Synergies", text, ["pair", TITLES[measure], TITLES["win"], "games"], rows, [chart])


def _distance(estimate: Estimate) -> float:
    """How far from 0 an interval is; below 0 if it holds 0."""
    return max(estimate.low, -estimate.high)
