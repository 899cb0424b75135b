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

from .games import MEASURES, Experiment, Results, describe_field
from .report import TITLES, Report, Section, difference, games_needed, mean_of
from .setting import TrapsError, Variant, checked_agents, short
from .statistics import level, paired

EACH_OTHER = "each-other"


def entrants(names: Sequence[str], config: GameConfig) -> list[str]:
    """The agents to compare: those named, or all shipped strategies that fit the game."""
    chosen = list(names) or [name for name in shipped() if find_strategy(name).fits(config)]
    specs = list(checked_agents(chosen))
    if len(set(specs)) < 2 or len(set(specs)) < len(specs):
        raise TrapsError("compare at least two different strategies, each named once")
    return specs


def main_measure(config: GameConfig) -> str:
    """What entrants are ranked by: victories; where these are rare for all, rounds survived."""
    return "win" if config.mode == "versus" else "rounds"


def compare(experiment: Experiment, config: GameConfig, specs: Sequence[str], games: int) -> Report:
    """Everybody plays the same games on the same seat."""
    variants = {spec: Variant.of(config, spec) for spec in specs}
    results = experiment.results(list(variants.values()), games)
    found = {spec: results[variants[spec]] for spec in specs}
    main = main_measure(config)
    ranked = sorted(specs, key=lambda spec: (-found[spec][main].mean(), -found[spec]["points"].mean(), spec))
    pairs = [
        {"one": one, "other": other}
        | {name: paired(found[one][name], found[other][name], name).to_json() for name in MEASURES}
        for one, other in combinations(ranked, 2)
    ]
    figures = {
        "ranked_by": main,
        "entrants": [
            {"agent": spec} | {name: level(found[spec][name], name).to_json() for name in MEASURES} for spec in ranked
        ],
        "pairs": pairs,
    }
    others = describe_field(config, experiment.field)
    facts = f"{config.describe()}; {games:,} games each, {others}; seed {experiment.seed}"
    sections = [_levels(ranked, found), _steps(ranked, found, main), _matrix(ranked, found, main)]
    sections += _boards(ranked, config)
    return Report("Trap strategies compared", facts, figures, sections)


def _levels(ranked: Sequence[str], found: dict[str, Results]) -> Section:
    rows = [[short(spec), *(mean_of(found[spec][name], name) for name in MEASURES)] for spec in ranked]
    return Section(
        "Results",
        "Means of all games with 95% intervals (shares: Wilson's); an eliminated player has 0 points.",
        ["strategy", *(TITLES[name] for name in MEASURES)],
        rows,
    )


def _steps(ranked: Sequence[str], found: dict[str, Results], main: str) -> Section:
    rows = []
    for spec in ranked[1:]:
        best = {name: paired(found[spec][name], found[ranked[0]][name], name) for name in ("points", "win", "rounds")}
        rows.append([short(spec), *(difference(best[name], name) for name in best), games_needed(best[main])])
    return Section(
        f"Against the best, {short(ranked[0])}",
        f"Paired differences on the same games, and the games needed to separate the two by {TITLES[main]} (95% "
        "confidence, seen in four of five attempts); none where the interval still holds 0.",
        ["strategy", *(TITLES[name] for name in ("points", "win", "rounds")), "games needed to detect"],
        rows,
    )


def _matrix(ranked: Sequence[str], found: dict[str, Results], main: str) -> Section:
    rows = []
    for one in ranked:
        cells = []
        for other in ranked:
            if one == other:
                cells.append("")
                continue
            by = paired(found[one][main], found[other][main], main)
            cells.append(f"{difference(by, main).splitlines()[0]}{'' if by.clear else ' ?'}\n{games_needed(by)}")
        rows.append([short(one), *cells])
    return Section(
        "Everybody against everybody",
        f"By how much the row is ahead of the column ({TITLES[main]}); below it the games needed to separate them. "
        "'?': the 95% interval still holds 0.",
        ["strategy", *map(short, ranked)],
        rows,
        printed=False,
    )


def _boards(ranked: Sequence[str], config: GameConfig) -> list[Section]:
    names = [short(spec) for spec in ranked if spec.startswith("strategy:name=")]
    boards = {Path(name).stem: picture(find_strategy(name), config) for name in names if "," not in name}
    text = "Where each strategy would lay its traps: every rule that names spaces, on the first that is free."
    return [Section("The strategies", text, boards=boards)] if boards else []


def picture(strategy: Strategy, config: GameConfig) -> str:
    """The board with the tiles of the rules that name spaces."""
    position = empty_position(config)
    taken = {"c3"} if config.mode != "coop" else set(position["board"][0]["towers"])
    traps = []
    for row in strategy.rules[1:]:
        listed = row[table.FIRST_SPACE : table.FIRST_SPACE + row[table.SPACE_COUNT]].tolist()
        free = [SPACE_NAMES[space] for space in listed if SPACE_NAMES[space] not in taken]
        if row[table.DO] == table.PLACE and row[table.WHERE] == table.LISTED and len(listed) < 25 and free:
            tile = TILE_NAMES[row[table.TILE]] or {WALL: "wall/", LABYRINTH: "labyrinth:white"}[int(row[table.TRAP])]
            traps.append(f"{free[0]} {tile}")
            taken.add(free[0])
    position["board"][0]["traps"] = traps
    return draw_board(config, position, title=strategy.title, width=None)
