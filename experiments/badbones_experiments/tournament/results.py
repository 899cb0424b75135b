"""The statistics of a tournament: what ``results.json`` holds. Definitions: docs/tournaments.md.

Whoever is compared is an *entrant*: in versus an agent, in solo and co-op a team. Everything here is a function of the
stored games in the order of their ids, and no time goes into it, so the results do not depend on how they were played.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.outcome import CAUSES

from .database import GameArrays
from .intervals import (
    MIN_BLOCKS,
    Array,
    Clusters,
    Estimates,
    Ints,
    detectable,
    estimate,
    exact_test,
    holm,
    sign_test,
    student_quantile,
)
from .nash import deviation_ratings
from .rating import SCALE, Fit, collect, fit

FORMAT = 2
MIN_AT_RISK = 5  # in versus a survival curve ends where fewer games are left


def as_teams(games: GameArrays, agents: Sequence[str]) -> tuple[GameArrays, list[str]]:
    """Solo and co-op: every game with one column, its team's, and the teams' names."""
    teams = sorted({tuple(sorted(row)) for row in games.agent.tolist()})
    team = np.array([[teams.index(tuple(sorted(row)))] for row in games.agent.tolist()], np.int64).reshape(-1, 1)
    names = [" + ".join(dict.fromkeys(agents[a] for a in members)) for members in teams]
    common = {name: getattr(games, name)[:, :1] for name in ("place", "won", "score", "survived", "cause")}
    by_team = replace(
        games,
        **common,
        agent=team,
        decisions=games.decisions.sum(axis=1, keepdims=True),
        seconds=games.seconds.sum(axis=1, keepdims=True),
        faults={kind: count.sum(axis=1, keepdims=True) for kind, count in games.faults.items()},
    )
    return by_team, names


@dataclass(frozen=True)
class Comparison:
    """All entrants compared with each other by one figure, (entrants, entrants): how much the row is ahead of the
    column, its standard error, degrees of freedom (nan: too few blocks), how likely the row is better, and the p-value
    of the hypothesis that both are equal."""

    figure: str
    difference: Estimates
    error: Array
    df: Array
    superiority: Array
    p: Array

    def distinct(self) -> NDArray[np.bool_]:
        """Which entrants can be told apart; Holm's correction for the number of pairs."""
        i, j = np.triu_indices(len(self.p), 1)
        apart = np.zeros(self.p.shape, np.bool_)
        apart[i, j] = holm(np.nan_to_num(self.p[i, j], nan=1.0))
        return apart | apart.T

    def detectable(self) -> float:
        """The smallest difference that the tournament could detect between two entrants (median over pairs)."""
        i, j = np.triu_indices(len(self.p), 1)
        if not len(i) or np.isnan(self.df[i, j]).all():
            return np.nan
        return detectable(float(np.nanmedian(self.error[i, j])), float(np.nanmedian(self.df[i, j])))


def summarise(games: GameArrays, agents: Sequence[str], versus: bool, timed: Sequence[str]) -> dict[str, Any]:
    """All statistics; ``timed``: the agents whose games do not repeat."""
    if not versus:
        games, agents = as_teams(games, agents)
    figures, comparison = measure(games, len(agents), versus)
    unrated = _never_chose(games, len(agents))
    entrants = [_entrant(games, k, name, timed, versus) for k, name in enumerate(agents)]
    for k, entry in enumerate(entrants):
        for figure, estimates in figures.items():
            without = unrated[k] and figure == "rating"
            entry[figure] = estimate(np.nan, np.nan, np.nan) if without else estimates.entry(k)
    order = _order(entrants, versus)
    results: dict[str, Any] = {
        "games": len(games.block),
        "cut_off": int((~games.decided).sum()),
        "blocks": len(np.unique(games.block)),
        "nobody_won": int((games.decided & ~games.won.any(axis=1)).sum()),
        "reproducible": not timed,
        "entrants": [entrants[k] for k in order],
    }
    if comparison:
        results |= _ranks(results["entrants"], comparison, [k for k in order if not unrated[k]])
    if versus and len(agents) > 1:
        results["head_to_head"] = head_to_head(games, order)
        _worst_cases(results["entrants"], results["head_to_head"])
    return results


def measure(games: GameArrays, entrants: int, versus: bool) -> tuple[dict[str, Estimates], Comparison | None]:
    """All figures with their intervals, and how entrants compare. Teams stand in one column (``as_teams``)."""
    rating, comparison = compare(games, entrants, versus) if entrants > 1 else ({}, None)
    return rating | means(games, entrants, versus), comparison


def compare(games: GameArrays, entrants: int, versus: bool) -> tuple[dict[str, Estimates], Comparison]:
    """The figures that depend on who else plays (the rating), and how entrants compare."""
    if not versus:
        return {}, _by_success(games, entrants)
    _, block = np.unique(games.block, return_inverse=True)
    rated = fit(collect(games.agent, games.place, block, entrants, int(block.max(initial=-1)) + 1))
    return {"rating": rated.estimates()}, by_rating(rated, met(games, block, entrants))


def means(games: GameArrays, entrants: int, versus: bool) -> dict[str, Estimates]:
    """The figures that are means over the games of each entrant."""
    _, block = np.unique(games.block, return_inverse=True)
    key, cell = np.unique(block[:, None] * entrants + games.agent, return_inverse=True)
    stratum = np.zeros(len(key), np.int64)
    stratum[cell.reshape(games.agent.shape)] = games.stratum[:, None]
    clusters = Clusters(key % entrants, stratum, entrants)

    def sums(values: Any) -> Array:
        """Over the games of every block and entrant."""
        counted = np.bincount(cell.ravel(), np.broadcast_to(values, games.agent.shape).ravel(), len(key))
        return counted.astype(np.float64)

    decided, played = sums(games.decided[:, None]), sums(1.0)
    won = clusters.share(sums(games.won / np.maximum(games.won.sum(axis=1, keepdims=True), 1)), decided)
    figures = {"win_share" if versus else "success": won}
    if versus:
        behind = max(games.agent.shape[1] - 1, 1)  # places from the first to the last
        rank = clusters.share(sums((np.nan_to_num(games.place, nan=1.0) - 1) / behind), decided)
        figures["mean_rank"] = Estimates(*(1 + behind * values for values in (rank.value, rank.low, rank.high)))
    figures["score"] = clusters.average(sums(games.score), played)
    figures["rounds_survived"] = clusters.average(sums(games.survived), played)
    return figures


def by_rating(rated: Fit, met: Array) -> Comparison:
    """All compared by ratings. ``met``: the sign test of the games in which both met, nan where there are too few."""
    from scipy.special import stdtr

    difference, error, df = rated.differences()
    with np.errstate(all="ignore"):
        superiority = stdtr(df, np.where(error > 0, difference.value / error, 0.0))
        by_rating = np.minimum(superiority, 1 - superiority)
        by_games = np.where((met > 0.5) == (difference.value > 0), np.minimum(met, 1 - met), 0.5)
    p = 4 * np.fmin(by_rating, by_games)  # two sides, two tests
    return Comparison("rating", difference, error, df, superiority, np.where(np.isnan(df), np.nan, p))


def met(games: GameArrays, block: Ints, agents: int) -> Array:
    """(agents, agents): how likely the row is to be ahead of the column, from the games in which they met."""
    blocks = int(block.max(initial=-1)) + 1
    table = np.zeros(blocks, np.int64)
    table[block] = games.stratum
    cells, ahead = [], []
    for p, q in itertools.combinations(range(games.agent.shape[1]), 2):
        a, b = games.agent[:, p], games.agent[:, q]
        ranked = ~np.isnan(games.place[:, p]) & (a != b)
        first = np.where(a < b, 0.5, -0.5) * np.sign(games.place[:, q] - games.place[:, p])
        pair = np.minimum(a, b) * agents + np.maximum(a, b)
        cells.append((pair * blocks + block)[ranked])
        ahead.append(0.5 + first[ranked])
    keys, cell, counts = np.unique(np.concatenate(cells), return_inverse=True, return_counts=True)
    pairs, pair = np.unique(keys // blocks, return_inverse=True)
    clusters = Clusters(pair, table[keys % blocks], len(pairs))
    sums = np.bincount(cell, np.concatenate(ahead)).astype(np.float64)
    share, trials = clusters.effective(sums, counts.astype(np.float64))
    likelihood = np.full((agents, agents), np.nan)
    i, j = pairs // agents, pairs % agents
    likelihood[i, j] = sign_test(share * trials, (1 - share) * trials)
    likelihood[j, i] = 1 - likelihood[i, j]
    return likelihood


def _by_success(games: GameArrays, teams: int) -> Comparison:
    """Teams play the same numbers of the seed (common random numbers): McNemar's exact test."""
    _, chance_id = np.unique(games.chance_id, return_inverse=True)
    won, decided = np.zeros((2, teams, chance_id.max(initial=-1) + 1))
    won[games.agent[:, 0], chance_id] = games.won[:, 0] & games.decided
    decided[games.agent[:, 0], chance_id] = games.decided
    only = won @ (decided - won).T  # games that the row's team won and the column's lost
    common, lead = decided @ decided.T, only - only.T
    with np.errstate(all="ignore"):
        error = np.sqrt(np.maximum(only + only.T - lead**2 / common, 1.0)) / common
        difference = lead / common
    los = sign_test(only, only.T)
    df = np.where(common >= MIN_BLOCKS, common - 1, np.nan)
    half = np.where(np.isnan(df), np.nan, student_quantile(df)) * error
    low, high = np.maximum(difference - half, -1), np.minimum(difference + half, 1)
    return Comparison("success", Estimates(difference, low, high), error, df, los, exact_test(only, only.T))


def _never_chose(games: GameArrays, entrants: int) -> NDArray[np.bool_]:
    """Whose choices were all forfeited: what played was the stand-in, so there is no rating."""
    faults = sum(games.faults.values(), np.zeros(games.agent.shape))
    forfeited, decisions = (np.bincount(games.agent.ravel(), n.ravel(), entrants) for n in (faults, games.decisions))
    return np.asarray((decisions > 0) & (forfeited >= decisions))


def _entrant(games: GameArrays, k: int, name: str, timed: Sequence[str], versus: bool) -> dict[str, Any]:
    """What is counted of an entrant."""
    mine = games.agent == k
    causes = np.bincount(games.cause[mine], minlength=len(CAUSES))
    return {
        "agent": name,
        "timed": any(member in timed for member in name.split(" + ")),
        "games": int(mine.sum()),
        "cut_off": int((mine & ~games.decided[:, None]).sum()),
        "eliminations": {cause: int(n) for cause, n in zip(CAUSES[1:], causes[1:], strict=True)},
        "decisions": int(games.decisions[mine].sum()),
        "faults": {kind: int(count[mine].sum()) for kind, count in games.faults.items() if count[mine].any()},
        "survival": survival(games.survived[mine], games.cause[mine] > 0, MIN_AT_RISK if versus else 1),
    }


def _order(entrants: list[dict[str, Any]], versus: bool) -> list[int]:
    """Best first: by rating, else by success and rounds survived; by name where these are equal."""
    keys = ("rating", "win_share") if versus else ("success", "rounds_survived")

    def key(k: int) -> tuple[Any, ...]:
        values = [entrants[k].get(name, {}).get("value") for name in keys]
        return (*(np.inf if value is None else -value for value in values), entrants[k]["agent"])

    return sorted(range(len(entrants)), key=key)


def _ranks(entrants: list[dict[str, Any]], comparison: Comparison, order: list[int]) -> dict[str, Any]:
    """Write the ranks that are left open to every entrant; returns what can be said of all pairs. ``order``: best
    first, without entrants that have no rating."""
    distinct, ahead = comparison.distinct(), comparison.difference.value > 0
    for place, k in enumerate(order):
        better, worse = (distinct & ahead)[order, k].sum(), (distinct & ahead)[k, order].sum()
        entrants[place]["rank"] = [1 + int(better), len(order) - int(worse)]
        if place + 1 < len(order):
            entrants[place]["ahead_of_next"] = comparison.difference.entry((k, order[place + 1]))
    grid = np.ix_(order, order)
    smallest = comparison.detectable()
    los = np.where(np.eye(len(order), dtype=bool) | np.isnan(comparison.df[grid]), np.nan, comparison.superiority[grid])
    return {
        "compared_by": comparison.figure,
        "pairs": len(order) * (len(order) - 1) // 2,
        "pairs_told_apart": int(distinct[grid].sum()) // 2,
        "smallest_detectable_difference": None if np.isnan(smallest) else round(smallest, 6),
        "superiority": _rounded(los, 4),
    }


def _worst_cases(entrants: list[dict[str, Any]], table: dict[str, Any]) -> None:
    """Write the worst case of every entrant, and its deviation rating."""
    ahead = table["ahead"]
    rating = [entrant["rating"]["value"] or 0.0 for entrant in entrants]
    payoffs = np.zeros((len(entrants), len(entrants)))
    for i, j in itertools.permutations(range(len(entrants)), 2):
        # those who never met: what their ratings predict
        share = ahead[i][j] if ahead[i][j] is not None else 1 / (1 + 10 ** ((rating[j] - rating[i]) / SCALE))
        payoffs[i, j] = share - 0.5
    payoffs = (payoffs - payoffs.T) / 2  # shares are rounded
    for entrant, row, value in zip(entrants, ahead, deviation_ratings(payoffs).tolist(), strict=True):
        met = [(share, k) for k, share in enumerate(row) if share is not None]
        entrant["vs_nash"] = round(0.5 + value, 6)
        entrant["worst_case"] = {"share": min(met)[0], "against": entrants[min(met)[1]]["agent"]} if met else None


def survival(survived: NDArray[np.int64], eliminated: NDArray[np.bool_], min_at_risk: int) -> list[float]:
    """Kaplan and Meier's estimate: the share that has survived 0, 1, ... rounds, while ``min_at_risk`` games are left.

    A game that ended for another reason (someone else was eliminated, the last round was reached) says nothing of later
    rounds: it is left out of these, not counted as a loss.
    """
    last = survived + eliminated
    shares, share = [1.0], 1.0
    for number in range(1, int(last.max(initial=0)) + 1):
        at_risk = int((last >= number).sum())
        if at_risk < min(min_at_risk, len(last)):
            break
        share *= 1 - int((eliminated & (last == number)).sum()) / at_risk
        shares.append(round(share, 6))
    return shares


def head_to_head(games: GameArrays, order: Sequence[int]) -> dict[str, Any]:
    """How often the agent of the row was placed ahead of the column's (a shared place: half), and in how many games."""
    size = len(order)
    ahead, together = np.zeros((size, size)), np.zeros((size, size), np.int64)
    for p, q in itertools.permutations(range(games.agent.shape[1]), 2):
        ranked = ~np.isnan(games.place[:, p])
        pair = (games.agent[ranked, p], games.agent[ranked, q])
        np.add.at(ahead, pair, 0.5 + 0.5 * np.sign(games.place[ranked, q] - games.place[ranked, p]))
        np.add.at(together, pair, 1)
    np.fill_diagonal(together, 0)
    grid = np.ix_(order, order)
    with np.errstate(all="ignore"):
        shares = np.where(together > 0, ahead / together, np.nan)[grid]
    return {"ahead": _rounded(shares, 6), "games": together[grid].tolist()}


def _rounded(grid: Array, digits: int) -> list[list[float | None]]:
    """Rows as results files have them: numbers that do not exist are null."""
    return [[None if np.isnan(x) else round(x, digits) for x in row] for row in grid.tolist()]


def decision_times(games: GameArrays, agents: Sequence[str], versus: bool) -> dict[str, float]:
    """Milliseconds a decision took each entrant on average: the one figure that depends on the machine."""
    if not versus:
        games, agents = as_teams(games, agents)
    return {
        name: 1000 * float(games.seconds[games.agent == k].sum()) / max(int(games.decisions[games.agent == k].sum()), 1)
        for k, name in enumerate(agents)
    }
