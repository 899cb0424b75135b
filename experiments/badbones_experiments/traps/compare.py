"""Which strategy is better, by how much, and how many games it takes to see it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from badbones_agents.strategies import table
from badbones_agents.strategies.read import Strategy, find_strategy, shipped

from badbones_env import GameConfig
from badbones_env.drawing import draw_board, empty_position
from badbones_env.rules.constants import LABYRINTH, TILE_NAMES, WALL
from badbones_env.text.spaces import SPACE_NAMES

from ..reports.charts import heat_map, interval_plot
from ..reports.pages import Card
from ..reports.tables import Table
from .games import MEASURES, Experiment, Results
from .report import (
    NEEDED,
    TITLES,
    Report,
    board_card,
    board_files,
    detectable_text,
    difference,
    games_needed,
    interval,
    mean_of,
    shown_as,
)
from .setting import TrapsError, Variant, checked_agents, describe_opponents, short
from .statistics import level, paired

EACH_OTHER = "each-other"


def entrants(names: Sequence[str], config: GameConfig) -> list[str]:
    """The agents to compare: those named, or all shipped strategies that fit the game."""
    specs = checked_agents(list(names) or [name for name in shipped() if find_strategy(name).fits(config)])
    if len(set(specs)) < 2 or len(set(specs)) < len(specs):
        raise TrapsError("compare at least two different strategies, each named once")
    return list(specs)


def compare(experiment: Experiment, config: GameConfig, specs: Sequence[str], games: int) -> Report:
    """All agents play the same games on the same seat."""
    variants = {spec: Variant.of(config, spec) for spec in specs}
    by_variant = experiment.results(list(variants.values()), games)
    results = {spec: by_variant[variants[spec]] for spec in specs}
    ranked_by = "win" if config.mode == "versus" else "rounds"  # victories are rare for all where nobody is to beat
    ranked = sorted(specs, key=lambda spec: (-results[spec][ranked_by].mean(), -results[spec]["points"].mean(), spec))
    figures = {
        "ranked_by": ranked_by,
        "entrants": [
            {"agent": spec} | {name: level(results[spec][name], name).to_json() for name in MEASURES} for spec in ranked
        ],
        "pairs": [
            {"agent": a, "other": b}
            | {name: paired(results[a][name], results[b][name], name).to_json() for name in MEASURES}
            for a, b in combinations(ranked, 2)
        ],
    }
    others = describe_opponents(config, experiment.opponents)
    facts = f"{config.describe()}; {games:,} games each, {others}; seed {experiment.seed}"
    names = [short(spec) for spec in ranked if spec.startswith("strategy:name=")]
    strategies = {Path(name).stem: find_strategy(name) for name in names if "," not in name}
    boards = {name: picture(each, config) for name, each in strategies.items() if placements(each, config)}
    par = 1 / config.players if config.mode == "versus" else None
    cards = [_levels(ranked, results, ranked_by, par), _behind(ranked, results, ranked_by)]
    cards.append(_matrix(ranked, results, ranked_by))
    if boards:
        text = "Where each strategy would lay its traps: every rule that names spaces, on the first that is free."
        cards.append(board_card("The strategies", text, boards))
    return Report("Trap strategies compared", facts, figures, cards, board_files(boards))


def _levels(ranked: Sequence[str], results: dict[str, Results], ranked_by: str, par: float | None) -> Card:
    rows = [[short(spec), *(mean_of(results[spec][name], name) for name in MEASURES)] for spec in ranked]
    bars = [interval(short(spec), level(results[spec][ranked_by], ranked_by)) for spec in ranked]
    chart = interval_plot(bars, "Results", TITLES[ranked_by], reference=par, show=shown_as(ranked_by))
    text = "Means of all games with 95% intervals; an eliminated player has 0 points."
    if par:
        text += f" Dashed: par, the win share of an agent as strong as its opponents ({par:.0%})."
    return Card("Results", text, Table(["strategy", *(TITLES[name] for name in MEASURES)], rows), [chart])


def _behind(ranked: Sequence[str], results: dict[str, Results], ranked_by: str) -> Card:
    measures, best = ("points", "win", "rounds"), ranked[0]
    rows, drawn = [], []
    for spec in ranked[1:]:
        gaps = {name: paired(results[spec][name], results[best][name], name, len(ranked) - 1) for name in measures}
        drawn.append(gaps[ranked_by])
        rows.append([short(spec), *(difference(gaps[name], name) for name in gaps), games_needed(gaps[ranked_by])])
    title = f"Behind the best, {short(best)}"
    bars = [interval(short(spec), gap) for spec, gap in zip(ranked[1:], drawn, strict=True)]
    chart = interval_plot(bars, title, TITLES[ranked_by], reference=0.0, show=shown_as(ranked_by, "+"))
    text = (
        f"Paired differences on the same games with simultaneous 95% intervals, and the games needed to separate the "
        f"two by {TITLES[ranked_by]}; none where the interval includes 0. {detectable_text(drawn, ranked_by)}"
    )
    return Card(title, text, Table(["strategy", *(TITLES[name] for name in measures), NEEDED], rows), [chart])


def _matrix(ranked: Sequence[str], results: dict[str, Results], ranked_by: str) -> Card:
    names = [short(spec) for spec in ranked]
    pairs = len(ranked) * (len(ranked) - 1) // 2
    gaps = [[paired(results[a][ranked_by], results[b][ranked_by], ranked_by, pairs) for b in ranked] for a in ranked]
    chart = heat_map(
        names,
        names,
        [[gap.value if j != k else None for j, gap in enumerate(row)] for k, row in enumerate(gaps)],
        "Paired differences",
        middle=0.0,
        spread=max(abs(gap.value) for row in gaps for gap in row) or 1.0,
        notes=[
            [f"{a} ahead of {b} by {difference(gap, ranked_by)}" for b, gap in zip(names, row, strict=True)]
            for a, row in zip(names, gaps, strict=True)
        ],
        show=shown_as(ranked_by, "+"),
        faded=[[not gap.clear for gap in row] for row in gaps],
    )
    text = (
        f"By how much the row is ahead of the column ({TITLES[ranked_by]}). Faded: the 95% interval, corrected for "
        f"{pairs} pairs, includes 0."
    )
    return Card("Everybody against everybody", text, figures=[chart])


def placements(strategy: Strategy, config: GameConfig) -> list[str]:
    """The tiles of the rules that name spaces, each on the first of its spaces that is free."""
    taken = {"c3"} if config.mode != "coop" else set(empty_position(config)["board"][0]["towers"])
    traps = []
    for row in strategy.rules[1:]:
        listed = row[table.FIRST_SPACE : table.FIRST_SPACE + row[table.SPACE_COUNT]].tolist()
        free = [SPACE_NAMES[space] for space in listed if SPACE_NAMES[space] not in taken]
        if row[table.DO] == table.PLACE and row[table.WHERE] == table.LISTED and len(listed) < 25 and free:
            tile = TILE_NAMES[row[table.TILE]] or {WALL: "wall/", LABYRINTH: "labyrinth:white"}[int(row[table.TRAP])]
            traps.append(f"{free[0]} {tile}")
            taken.add(free[0])
    return traps


def picture(strategy: Strategy, config: GameConfig) -> str:
    """The board with a strategy's ``placements``."""
    position = empty_position(config)
    position["board"][0]["traps"] = placements(strategy, config)
    return draw_board(config, position, title=strategy.title, width=None)
