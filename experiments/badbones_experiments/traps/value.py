"""The marginal value of a trap: the same games with it and without it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from badbones_env import GameConfig
from badbones_env.components import GOODS

from ..reports.charts import Interval, interval_plot
from .games import MEASURES, Experiment, Results, describe_field
from .report import TITLES, Report, Section, difference, games_needed
from .setting import Kit, Variant, kit_text, price, short, usual_kit
from .statistics import Estimate, gain

ALL = "all traps"


def with_and_without(config: GameConfig, kit: Kit, traps: Sequence[str] = ()) -> dict[str, tuple[Kit, Kit]]:
    """For every trap the kit that has it and the one that does not.

    A trap of the kit is left out once; one that the kit has not got is added. ``all traps``: the kit or nothing.
    """
    game = [*GOODS, "treasure"] if config.advanced else sorted(set(usual_kit(config)))
    cases: dict[str, tuple[Kit, Kit]] = {}
    for trap in traps or game:
        if trap in kit:
            less = list(kit)
            less.remove(trap)
            cases[trap] = kit, tuple(less)
        else:
            cases[trap] = tuple(sorted([*kit, trap])), kit
    return cases | {ALL: (kit, ())}


def gains(
    experiment: Experiment,
    config: GameConfig,
    agent: str,
    cases: dict[str, tuple[Kit, Kit]],
    games: int,
    bought: bool = False,
) -> dict[str, Results]:
    """For every trap by how much each measure of each game falls without it."""
    variants = {kit: Variant.of(config, agent, kit, bought=bought) for pair in cases.values() for kit in pair}
    results = experiment.results(list(dict.fromkeys(variants.values())), games)
    found: dict[Kit, Results] = {kit: results[variant] for kit, variant in variants.items()}
    return {
        trap: {name: found[have][name] - found[lack][name] for name in MEASURES} for trap, (have, lack) in cases.items()
    }


def estimates(found: dict[str, Results]) -> dict[str, dict[str, Estimate]]:
    """The means of gains."""
    return {trap: {name: gain(values, name) for name, values in by.items()} for trap, by in found.items()}


def value(
    experiment: Experiment,
    configs: Sequence[GameConfig],
    hands: Sequence[str],
    games: int,
    basket: Kit | None = None,
    bought: bool = False,
) -> Report:
    """Every trap, in every game and in every hand."""
    figures: list[dict[str, Any]] = []
    sections = []
    for config in configs:
        kit = basket or usual_kit(config)
        for agent in hands:
            cases = with_and_without(config, kit)
            found = estimates(gains(experiment, config, agent, cases, games, bought))
            figures += [
                {
                    "description": config.describe(),
                    "game": config.options(),
                    "hands": agent,
                    "kit": kit,
                    "trap": trap,
                    "copies": kit.count(trap),
                    "cost": config.parts.costs.get(trap),
                }
                | {name: one.to_json() for name, one in by.items()}
                for trap, by in found.items()
            ]
            sections.append(_section(config, agent, kit, found))
    others = sorted({describe_field(config, experiment.field) for config in configs})
    facts = f"{games:,} games with each kit, {', '.join(others)}; seed {experiment.seed}"
    return Report("What is a trap worth?", facts, {"values": figures}, sections)


def _section(config: GameConfig, agent: str, kit: Kit, found: dict[str, dict[str, Estimate]]) -> Section:
    main = "points" if config.mode == "versus" else "rounds"
    order = sorted(found, key=lambda trap: (trap == ALL, -found[trap][main].value))
    head = ["trap", "in the kit", *(TITLES[name] for name in MEASURES), "games needed to detect"]
    head += ["cost", f"{TITLES[main]} per coin"] if config.advanced else []
    rows = []
    for trap in order:
        row = [trap, "" if trap == ALL else str(kit.count(trap))]
        row += [difference(found[trap][name], name) for name in MEASURES] + [games_needed(found[trap][main])]
        if config.advanced:
            cost = price(config, kit) if trap == ALL else config.parts.costs.get(trap, 0)
            row += [str(cost) if cost else "free", f"{found[trap][main].value / cost:+.2f}" if cost else "-"]
        rows.append(row)
    single = [(trap, found[trap][main]) for trap in order if trap != ALL]
    bars = [Interval(trap, by.value, by.low, by.high) for trap, by in single]
    chart = interval_plot(bars, "Value of each trap", TITLES[main], reference=0.0)
    return Section(
        f"{config.describe()}, played by {short(agent)}",
        f"What one copy is worth to a player who has {kit_text(kit) or 'nothing'} and the treasure: with it less "
        f"without it (a trap that the kit lacks is added). Points include the trap's own stars. Games needed: to see "
        f"it in {TITLES[main]}.",
        head,
        rows,
        [chart],
    )
