"""The statistics of a tournament, as written to ``results.json``. Definitions: docs/tournaments.md.

An *entrant* is what is compared: an agent in versus, a team in solo and co-op. All results are functions of the stored
games, in the order of their ids. No timing enters them, so they do not depend on workers or machines.
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
MIN_AT_RISK = 5  # in versus, a survival curve stops when fewer games remain


def as_teams(games: GameArrays, agents: Sequence[str]) -> tuple[GameArrays, list[str]]:
    """For solo and co-op: the games with one column, the team's, and the names of the teams."""
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
    """All pairs of entrants compared by one metric. The arrays are (entrants, entrants), row against column."""

    metric: str
    difference: Estimates  # row minus column
    error: Array  # its standard error
    df: Array  # degrees of freedom; nan: too few blocks
    superiority: Array  # the likelihood that the row is better (LOS)
    p: Array  # of the hypothesis that both are equal

    def distinct(self) -> NDArray[np.bool_]:
        """Which pairs differ significantly, after Holm's correction for the number of pairs."""
        i, j = np.triu_indices(len(self.p), 1)
        apart = np.zeros(self.p.shape, np.bool_)
        apart[i, j] = holm(np.nan_to_num(self.p[i, j], nan=1.0))
        return apart | apart.T

    def detectable(self) -> float:
        """The smallest difference that this tournament can detect between two entrants (median over pairs)."""
        i, j = np.triu_indices(len(self.p), 1)
        if not len(i) or np.isnan(self.df[i, j]).all():
            return np.nan
        return detectable(float(np.nanmedian(self.error[i, j])), float(np.nanmedian(self.df[i, j])))


def summarise(games: GameArrays, agents: Sequence[str], versus: bool, timed: Sequence[str]) -> dict[str, Any]:
    """All statistics. ``timed`` lists the agents whose choices depend on the clock, so that games do not repeat."""
    if not versus:
        games, agents = as_teams(games, agents)
    metrics, comparison = measure(games, len(agents), versus)
    unrated = _always_forfeited(games, len(agents))
    entrants = [_entrant(games, k, name, timed, versus) for k, name in enumerate(agents)]
    for k, entry in enumerate(entrants):
        for metric, estimates in metrics.items():
            no_rating = unrated[k] and metric == "rating"
            entry[metric] = estimate(np.nan, np.nan, np.nan) if no_rating else estimates.entry(k)
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
    """All metrics with intervals, and the comparison of entrants. For teams, pass the games of ``as_teams``."""
    rating, comparison = compare(games, entrants, versus) if entrants > 1 else ({}, None)
    return rating | means(games, entrants, versus), comparison


def compare(games: GameArrays, entrants: int, versus: bool) -> tuple[dict[str, Estimates], Comparison]:
    """The metrics that depend on the other entrants (the rating), and the comparison of entrants."""
    if not versus:
        return {}, _by_success(games, entrants)
    _, block = np.unique(games.block, return_inverse=True)
    rated = fit(collect(games.agent, games.place, block, entrants, int(block.max(initial=-1)) + 1))
    return {"rating": rated.estimates()}, by_rating(rated, superiority_by_games(games, block, entrants))


def means(games: GameArrays, entrants: int, versus: bool) -> dict[str, Estimates]:
    """The metrics that are means over the games of each entrant."""
    _, block = np.unique(games.block, return_inverse=True)
    key, cell = np.unique(block[:, None] * entrants + games.agent, return_inverse=True)
    stratum = np.zeros(len(key), np.int64)
    stratum[cell.reshape(games.agent.shape)] = games.stratum[:, None]
    clusters = Clusters(key % entrants, stratum, entrants)

    def sums(values: Any) -> Array:
        """One sum for each block and entrant."""
        counted = np.bincount(cell.ravel(), np.broadcast_to(values, games.agent.shape).ravel(), len(key))
        return counted.astype(np.float64)

    decided, played = sums(games.decided[:, None]), sums(1.0)
    won = clusters.share(sums(games.won / np.maximum(games.won.sum(axis=1, keepdims=True), 1)), decided)
    metrics = {"win_share" if versus else "success": won}
    if versus:
        last = max(games.agent.shape[1] - 1, 1)  # the last place, counted from 0
        rank = clusters.share(sums((np.nan_to_num(games.place, nan=1.0) - 1) / last), decided)
        metrics["mean_rank"] = Estimates(*(1 + last * values for values in (rank.value, rank.low, rank.high)))
    metrics["score"] = clusters.average(sums(games.score), played)
    metrics["rounds_survived"] = clusters.average(sums(games.survived), played)
    return metrics


def by_rating(rated: Fit, los_by_games: Array) -> Comparison:
    """Entrants compared by rating, and by the games between them (``los_by_games``, from ``superiority_by_games``)."""
    from scipy.special import stdtr

    difference, error, df = rated.differences()
    with np.errstate(all="ignore"):
        superiority = stdtr(df, np.where(error > 0, difference.value / error, 0.0))
        tail_by_rating = np.minimum(superiority, 1 - superiority)
        agree = (los_by_games > 0.5) == (difference.value > 0)
        tail_by_games = np.where(agree, np.minimum(los_by_games, 1 - los_by_games), 0.5)
    p = 4 * np.fmin(tail_by_rating, tail_by_games)  # the better of two tests (Bonferroni), each two-sided
    return Comparison("rating", difference, error, df, superiority, np.where(np.isnan(df), np.nan, p))


def superiority_by_games(games: GameArrays, block: Ints, agents: int) -> Array:
    """(agents, agents): the likelihood that the row is better, by a sign test of the games in which both played."""
    blocks = int(block.max(initial=-1)) + 1
    stratum = np.zeros(blocks, np.int64)
    stratum[block] = games.stratum
    cells, ahead = [], []
    for p, q in itertools.combinations(range(games.agent.shape[1]), 2):
        a, b = games.agent[:, p], games.agent[:, q]
        ranked = ~np.isnan(games.place[:, p]) & (a != b)
        lead = np.where(a < b, 0.5, -0.5) * np.sign(games.place[:, q] - games.place[:, p])
        pair = np.minimum(a, b) * agents + np.maximum(a, b)
        cells.append((pair * blocks + block)[ranked])
        ahead.append(0.5 + lead[ranked])
    keys, cell, counts = np.unique(np.concatenate(cells), return_inverse=True, return_counts=True)
    pairs, pair = np.unique(keys // blocks, return_inverse=True)
    clusters = Clusters(pair, stratum[keys % blocks], len(pairs))
    sums = np.bincount(cell, np.concatenate(ahead)).astype(np.float64)
    share, trials = clusters.effective(sums, counts.astype(np.float64))
    superiority = np.full((agents, agents), np.nan)
    i, j = pairs // agents, pairs % agents
    superiority[i, j] = sign_test(share * trials, (1 - share) * trials)
    superiority[j, i] = 1 - superiority[i, j]
    return superiority


def _by_success(games: GameArrays, teams: int) -> Comparison:
    """Teams compared by success, with McNemar's exact test: all play the same games (common random numbers)."""
    _, chance_id = np.unique(games.chance_id, return_inverse=True)
    won, decided = np.zeros((2, teams, chance_id.max(initial=-1) + 1))
    won[games.agent[:, 0], chance_id] = games.won[:, 0] & games.decided
    decided[games.agent[:, 0], chance_id] = games.decided
    wins = won @ (decided - won).T  # games that the row's team won and the column's lost
    common, lead = decided @ decided.T, wins - wins.T
    with np.errstate(all="ignore"):
        error = np.sqrt(np.maximum(wins + wins.T - lead**2 / common, 1.0)) / common
        difference = lead / common
    superiority = sign_test(wins, wins.T)
    df = np.where(common >= MIN_BLOCKS, common - 1, np.nan)
    margin = np.where(np.isnan(df), np.nan, student_quantile(df)) * error
    low, high = np.maximum(difference - margin, -1), np.minimum(difference + margin, 1)
    return Comparison("success", Estimates(difference, low, high), error, df, superiority, exact_test(wins, wins.T))


def _always_forfeited(games: GameArrays, entrants: int) -> NDArray[np.bool_]:
    """Entrants whose choices were all forfeited. The auto policy played for them, so they get no rating."""
    faults = sum(games.faults.values(), np.zeros(games.agent.shape))
    forfeited, decisions = (np.bincount(games.agent.ravel(), n.ravel(), entrants) for n in (faults, games.decisions))
    return np.asarray((decisions > 0) & (forfeited >= decisions))


def _entrant(games: GameArrays, k: int, name: str, timed: Sequence[str], versus: bool) -> dict[str, Any]:
    """The counts of one entrant."""
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
    """Entrants, best first: by rating in versus, else by success and rounds survived. Ties are ordered by name."""
    keys = ("rating", "win_share") if versus else ("success", "rounds_survived")

    def key(k: int) -> tuple[Any, ...]:
        values = [entrants[k].get(name, {}).get("value") for name in keys]
        return (*(np.inf if value is None else -value for value in values), entrants[k]["agent"])

    return sorted(range(len(entrants)), key=key)


def _ranks(entrants: list[dict[str, Any]], comparison: Comparison, order: list[int]) -> dict[str, Any]:
    """Write each entrant's range of ranks; return results over all pairs. ``order``: rated entrants, best first."""
    distinct, ahead = comparison.distinct(), comparison.difference.value > 0
    for place, k in enumerate(order):
        better, worse = (distinct & ahead)[order, k].sum(), (distinct & ahead)[k, order].sum()
        entrants[place]["rank"] = [1 + int(better), len(order) - int(worse)]
        if place + 1 < len(order):
            entrants[place]["ahead_of_next"] = comparison.difference.entry((k, order[place + 1]))
    grid = np.ix_(order, order)
    smallest = comparison.detectable()
    unknown = np.eye(len(order), dtype=bool) | np.isnan(comparison.df[grid])
    return {
        "compared_by": comparison.metric,
        "pairs": len(order) * (len(order) - 1) // 2,
        "pairs_told_apart": int(distinct[grid].sum()) // 2,
        "smallest_detectable_difference": None if np.isnan(smallest) else round(smallest, 6),
        "superiority": _rounded(np.where(unknown, np.nan, comparison.superiority[grid]), 4),
    }


def _worst_cases(entrants: list[dict[str, Any]], table: dict[str, Any]) -> None:
    """Write each entrant's worst opponent and its deviation rating. ``table``: of ``head_to_head``."""
    ahead = table["ahead"]
    rating = [entrant["rating"]["value"] or 0.0 for entrant in entrants]
    payoffs = np.zeros((len(entrants), len(entrants)))
    for i, j in itertools.permutations(range(len(entrants)), 2):
        # pairs that never met: the share that their ratings predict
        share = ahead[i][j] if ahead[i][j] is not None else 1 / (1 + 10 ** ((rating[j] - rating[i]) / SCALE))
        payoffs[i, j] = share - 0.5
    payoffs = (payoffs - payoffs.T) / 2  # shares are rounded
    for entrant, row, value in zip(entrants, ahead, deviation_ratings(payoffs).tolist(), strict=True):
        opponents = [(share, k) for k, share in enumerate(row) if share is not None]
        entrant["vs_nash"] = round(0.5 + value, 6)
        share, worst = min(opponents, default=(None, 0))
        entrant["worst_case"] = {"share": share, "against": entrants[worst]["agent"]} if opponents else None


def survival(survived: NDArray[np.int64], eliminated: NDArray[np.bool_], min_at_risk: int) -> list[float]:
    """The Kaplan-Meier survival curve: the fraction that survives 0, 1, ... rounds, while ``min_at_risk`` games remain.

    A game that ended for another reason (someone else was eliminated, the last round was reached) is censored there: it
    does not count as a loss.
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
    """How often the row's agent placed ahead of the column's (a tie counts half), and in how many games."""
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
    """A matrix as rows for JSON: nan becomes null."""
    return [[None if np.isnan(x) else round(x, digits) for x in row] for row in grid.tolist()]


def decision_times(games: GameArrays, agents: Sequence[str], versus: bool) -> dict[str, float]:
    """Mean milliseconds per decision of each entrant: the only statistic that depends on the machine."""
    if not versus:
        games, agents = as_teams(games, agents)
    return {
        name: 1000 * float(games.seconds[games.agent == k].sum()) / max(int(games.decisions[games.agent == k].sum()), 1)
        for k, name in enumerate(agents)
    }
