"""Which strategy is better, by how much, and how many games it takes to see it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from pathlib import Path

from badbones_agents.strategies import table
from badbones_agents.strategies.read import Strategy, find_strategy, shipped

from badbones_env import GameConfig
from badbones_env.drawing import draw_board, empty_position
from badbones_env.rules.constants import LABYRINTH, TILE_NAMES, WALL
from badbones_env.text.spaces import SPACE_NAMES

from ..reports.pages import Card
from .games import MEASURES, Experiment, Results
from .report import (
    BOARD_WIDTH,
    NEEDED,
    TITLES,
    Report,
    board_card,
    board_files,
    detectable_text,
    difference,
    estimates_chart,
    games_needed,
    mean_of,
    pairs_chart,
    table_of,
    to_json,
)
from .setting import TrapsError, Variant, checked_agents, describe_opponents, short_name
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
    results = experiment.results({spec: Variant(config, spec) for spec in specs}, games)
    measure = "win" if config.mode == "versus" else "rounds"  # victories are rare for all where nobody is to beat
    ranked = sorted(specs, key=lambda spec: (-results[spec][measure].mean(), -results[spec]["points"].mean(), spec))
    played = [results[spec] for spec in ranked]
    names = [short_name(spec) for spec in ranked]
    levels = [{name: level(values, name) for name, values in by_measure.items()} for by_measure in played]
    figures = {
        "ranked_by": measure,
        "entrants": [{"agent": spec} | to_json(by_measure) for spec, by_measure in zip(ranked, levels, strict=True)],
        "pairs": [
            {"agent": a, "other": b}
            | to_json({name: paired(results[a][name], results[b][name], name) for name in MEASURES})
            for a, b in combinations(ranked, 2)
        ],
    }
    par = 1 / config.players if config.mode == "versus" else None
    text = "Means of all games with 95% intervals; an eliminated player has 0 points."
    if par:
        text += f" Dashed: par, the win share of an agent as strong as its opponents ({par:.0%})."
    columns = {TITLES[name]: [mean_of(by_measure[name], name) for by_measure in levels] for name in MEASURES}
    drawn = {name: by_measure[measure] for name, by_measure in zip(names, levels, strict=True)}
    chart = estimates_chart(drawn, "Results", measure, par)
    cards = [Card("Results", text, table_of({"strategy": names} | columns), [chart])]
    cards += [_behind(names, played, measure), _matrix(names, played, measure)]
    boards = _boards(ranked, config)
    if boards:
        text = "Where each strategy places its traps: for every rule that names spaces, the first free one."
        cards.append(board_card("The strategies", text, boards))
    others = describe_opponents(config, experiment.opponents)
    facts = f"{config.describe()}; {games:,} games each, {others}; seed {experiment.seed}"
    return Report("Trap strategies compared", facts, figures, cards, board_files(boards))


def _behind(names: Sequence[str], played: Sequence[Results], measure: str) -> Card:
    """How far everybody is behind the best."""
    best, *others = played
    gaps = {
        name: [paired(results[name], best[name], name, len(others)) for results in others]
        for name in ("points", "win", "rounds")
    }
    columns = {TITLES[name]: [difference(gap, name) for gap in column] for name, column in gaps.items()}
    columns |= {NEEDED: [games_needed(gap) for gap in gaps[measure]]}
    title = f"Behind the best, {names[0]}"
    chart = estimates_chart(dict(zip(names[1:], gaps[measure], strict=True)), title, measure, 0.0, "+")
    text = (
        f"Paired differences on the same games with simultaneous 95% intervals, and the games needed to separate the "
        f"two by {TITLES[measure]}; none where the interval includes 0. {detectable_text(gaps[measure], measure)}"
    )
    return Card(title, text, table_of({"strategy": list(names[1:])} | columns), [chart])


def _matrix(names: Sequence[str], played: Sequence[Results], measure: str) -> Card:
    """The paired differences of all pairs."""
    count = len(names) * (len(names) - 1) // 2
    gaps = {
        (a, b): paired(played[a][measure], played[b][measure], measure, count)
        for a, b in permutations(range(len(names)), 2)
    }
    text = (
        f"By how much the row is ahead of the column ({TITLES[measure]}). Faded: the 95% interval, corrected for "
        f"{count} pairs, includes 0."
    )
    chart = pairs_chart(names, gaps, "Paired differences", measure, "ahead of")
    return Card("Pairwise differences", text, figures=[chart])


def _boards(specs: Sequence[str], config: GameConfig) -> dict[str, str]:
    """Pictures of the strategies with rules that name spaces."""
    names = [short_name(spec) for spec in specs if spec.startswith("strategy:name=") and "," not in spec]
    strategies = {Path(name).stem: find_strategy(name) for name in names}
    return {name: picture(strategy, config) for name, strategy in strategies.items() if placements(strategy, config)}


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
    return draw_board(config, position, title=strategy.title, width=BOARD_WIDTH)
