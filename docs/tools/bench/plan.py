"""What a run measures: groups of cases that are measured in turn, and the ratios that are of interest between them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from badbones_env import BadBonesError
from badbones_env.simulator import SMALL_BATCH
from docs.tools.bench.cases import FIGURES, LEARNING, ONE_CORE, SINGLE, case, learning_case
from docs.tools.bench.measure import Case
from docs.tools.bench.parts import parts_case
from docs.tools.bench.skeletons import skeleton_cases

BASE = {"mode": "versus", "players": 4}
TWO = {"mode": "versus", "players": 2}
EVERYTHING = {"mode": "versus", "players": 6, "advanced": True, "chiefs": True}
BATCH = 4096
BATCHES = (1, 4, 16, 64, 256, 1024, 4096, 16384, 65536)
OTHERS = ("parts", "skeletons", "memory", "startup")  # what is measured besides the figures
NAMES = (*FIGURES, *LEARNING, *OTHERS)
BESIDE = {"learn": ("learn-sb3",)}  # what is measured with a figure that is asked for by name
SHOWN = ("raw", "masks", "compact", "complete", "vector", "sb3")  # by game and by batch size in a full run
THREADED = ("raw", "step", "masks", "compact", "complete", "vector", "sb3", "rollout")


@dataclass
class Ratio:
    """A case and the one it is compared with. ``kind``: game, cores, learner or peer, what the two differ in."""

    kind: str
    case: Case
    other: Case
    choosing: bool = False  # with the time in which actions were chosen


@dataclass
class Group:
    """Cases measured in turn, and the ratios between them. Groups of one name stand in one table."""

    name: str
    cases: list[Case]
    ratios: list[Ratio] = field(default_factory=list)


def games(full: bool) -> list[dict[str, Any]]:
    """Games of every mode: all player counts, base, advanced, and with everything; or a few."""
    extras: list[dict[str, Any]] = [{}, {"advanced": True}, {"advanced": True, "chiefs": True}]
    tables = [("versus", n) for n in range(2, 7)] + [("coop", n) for n in range(2, 7)] + [("solo", 1)]
    found = [{"mode": mode, "players": players} | extra for extra in extras for mode, players in tables]
    if full:
        return found
    few = (("versus", 2), ("versus", 4), ("versus", 6), ("coop", 4), ("solo", 1))
    return [game for game in found if (game["mode"], game["players"]) in few and len(game) != 3]


def main_group() -> Group:
    """Every figure of the base game for four on one core, and the games that the goals name."""
    cases = [case(figure, BASE, BATCH) for figure in FIGURES]
    cases += [case(figure, TWO, batch) for figure in ("rollout", "whole") for batch in (1, BATCH)]
    everything = [case(figure, EVERYTHING, BATCH) for figure in ("raw", "compact")]
    same = [next(one for one in cases if one.figure == other.figure) for other in everything]
    ratios = [Ratio("game", one, other) for one, other in zip(everything, same, strict=True)]
    return Group("figures", [*cases, *everything], ratios)


def core_group(cores: int, figures: Iterable[str]) -> Group:
    """One core and all of them."""
    group = Group("cores", [])
    for figure in figures:
        one, all_cores = case(figure, BASE, BATCH), case(figure, BASE, BATCH, cores)
        group.cases += [one, all_cores]
        group.ratios.append(Ratio("cores", all_cores, one))
    return group


def learning_group(cores: int) -> Group:
    """The network alone; both learners, on one core and on all."""
    group = Group("learning", [learning_case("think")])
    for number in sorted({1, cores}):
        learn, reference = (learning_case(figure, number) for figure in ("learn", "learn-sb3"))
        group.cases += [learn, reference]
        group.ratios.append(Ratio("learner", learn, reference))
    if cores > 1:
        group.ratios.append(Ratio("cores", group.cases[3], group.cases[1]))
    return group


def standard(cores: int, full: bool) -> list[Group]:
    """The groups of a run without further wishes."""
    groups = [main_group()]
    groups += [core_group(n, THREADED if full else ("raw", "compact")) for n in sorted({2, cores}) if 1 < n <= cores]
    shown = (*SHOWN, "parallel", "rollout") if full else ("raw", "compact")
    groups += [Group("modes", [case(figure, game, BATCH) for game in games(full)]) for figure in shown]
    swept = (*SHOWN, "rollout") if full else ("raw", "compact")
    for number in sorted({1, cores} if full else {1}):
        batches = [batch for batch in BATCHES if full or batch in (1, 64, 1024, 4096, 16384)]
        chosen = [batch for batch in batches if number == 1 or batch >= SMALL_BATCH]
        groups += [Group("batches", [case(figure, BASE, batch, number) for batch in chosen]) for figure in swept]
    groups += [Group("parts", [parts_case(BASE)]), Group("skeletons", skeleton_cases(BASE))]
    return [*groups, learning_group(cores)]


def chosen_game(game: dict[str, Any], batches: list[int], cores: int) -> list[Group]:
    """Every figure of one game at some batch sizes, on one core and on all."""
    groups = []
    for batch in batches:
        figures = [figure for figure in FIGURES if figure not in SINGLE or batch == batches[0]]
        group = Group("game", [case(figure, game, batch) for figure in figures])
        if cores > 1 and batch >= SMALL_BATCH:
            group.ratios = [
                Ratio("cores", case(one.figure, game, batch, cores), one)
                for one in group.cases
                if one.figure not in ONE_CORE
            ]
            group.cases += [found.case for found in group.ratios]
        groups.append(group)
    return [*groups, Group("parts", [parts_case(game)]), Group("skeletons", skeleton_cases(game))]


def only(groups: list[Group], names: list[str]) -> list[Group]:
    """The same groups with the figures of these names only."""
    for name in names:
        if name not in NAMES:
            raise BadBonesError(f"there is no figure {name!r}; figures are {', '.join(NAMES)}")
    names = [one for name in names for one in (name, *BESIDE.get(name, ()))]
    kept = []
    for group in groups:
        cases = [one for one in group.cases if one.figure in names]
        ratios = [found for found in group.ratios if found.case in cases and found.other in cases]
        if cases:
            kept.append(Group(group.name, cases, ratios))
    return kept
