"""The statistics of a tournament: what ``results.json`` holds. Definitions: docs/tournaments.md.

Whoever is compared is an *entrant*: in versus an agent, in solo and co-op a team. Everything here is a function of the
stored games in the order of their ids, and no time goes into it, so the results do not depend on how they were played.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.outcome import CAUSES

from .bootstrap import Array, interval, resampled, wilson
from .database import Games
from .nash import deviation_ratings
from .rating import SCALE, collect, rate

FORMAT = 1
FEWEST_AT_RISK = 5  # in versus a survival curve ends where fewer games are left
COLUMNS = ("games", "decided", "won", "place", "score", "survived")


def as_teams(games: Games, agents: Sequence[str]) -> tuple[Games, list[str]]:
    """Solo and co-op: every game with one column, its team's, and the teams' names."""
    teams = sorted({tuple(sorted(row)) for row in games.agent.tolist()})
    team = np.array([[teams.index(tuple(sorted(row)))] for row in games.agent.tolist()], np.int64).reshape(-1, 1)
    names = [" + ".join(dict.fromkeys(agents[a] for a in members)) for members in teams]
    made = replace(
        games,
        agent=team,
        place=games.place[:, :1],
        won=games.won[:, :1],
        score=games.score[:, :1],
        survived=games.survived[:, :1],
        cause=games.cause[:, :1],
        decisions=games.decisions.sum(axis=1, keepdims=True),
        seconds=games.seconds.sum(axis=1, keepdims=True),
        faults={kind: count.sum(axis=1, keepdims=True) for kind, count in games.faults.items()},
    )
    return made, names


def summarise(games: Games, agents: Sequence[str], versus: bool, seed: int, timed: Sequence[str]) -> dict[str, Any]:
    """All statistics; ``timed``: the agents whose games do not repeat."""
    if not versus:
        games, agents = as_teams(games, agents)
    stratum, block = _blocks(games)
    sums = _sums(games, block, len(stratum), len(agents))
    rankings = collect(games.agent, games.place, block, len(agents), len(stratum)) if versus else None
    tables = [sums.reshape(len(stratum), -1), *((rankings.wins, rankings.choices) if rankings else ())]
    total, drawn = [one.sum(axis=0, keepdims=True) for one in tables], resampled(stratum, tables, seed)
    values, samples = (_statistics(one[0].reshape(-1, len(agents), len(COLUMNS)), versus) for one in (total, drawn))
    if rankings and len(agents) > 1:
        values["rating"] = rate(total[1], total[2], rankings.members)
        samples["rating"] = rate(drawn[1], drawn[2], rankings.members)
    several = len(stratum) > 1
    entrants = []
    for k, name in enumerate(agents):
        mine = games.agent == k
        entry: dict[str, Any] = {
            "agent": name,
            "timed": any(member in timed for member in name.split(" + ")),
            "games": int(mine.sum()),
            "cut_off": int((mine & ~games.decided[:, None]).sum()),
        }
        for statistic, value in values.items():
            low, high = interval(samples[statistic][:, k]) if several else (np.nan, np.nan)
            entry[statistic] = _estimate(value[0, k], low, high)
        if not versus:
            blocks = len(np.unique(block[(mine & games.decided[:, None]).any(axis=1)]))
            share = float(values["success"][0, k])
            entry["success"] = _estimate(share, *(wilson(share, blocks) if blocks else (np.nan, np.nan)))
        causes = np.bincount(games.cause[mine], minlength=len(CAUSES))
        entry["eliminations"] = {name: int(n) for name, n in zip(CAUSES[1:], causes[1:], strict=True)}
        entry["decisions"] = int(games.decisions[mine].sum())
        entry["faults"] = {kind: int(count[mine].sum()) for kind, count in games.faults.items() if count[mine].sum()}
        entry["survival"] = survival(games.survived[mine], games.cause[mine] > 0, FEWEST_AT_RISK if versus else 1)
        entrants.append(entry)
    order = _order(entrants, versus)
    figure = "rating" if "rating" in samples else "win_share" if versus else "success"
    found: dict[str, Any] = {
        "games": len(games.block),
        "cut_off": int((~games.decided).sum()),
        "blocks": len(stratum),
        "nobody_won": int((games.decided & ~games.won.any(axis=1)).sum()),
        "reproducible": not timed,
        "entrants": [entrants[k] for k in order],
    }
    if several and len(agents) > 1:
        found["superiority"] = superiority(samples[figure][:, order])
    if versus and len(agents) > 1:
        found["head_to_head"] = head_to_head(games, order)
        _compare(found["entrants"], found["head_to_head"])
        found["eliminated_beside"] = eliminated_beside(games, order)
    return found


def _blocks(games: Games) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The table of every block, and the block of every game numbered from 0 without gaps."""
    _, first, block = np.unique(games.block, return_index=True, return_inverse=True)
    return games.stratum[first], block


def _sums(games: Games, block: NDArray[np.int64], blocks: int, entrants: int) -> Array:
    """For every block and entrant the sums of COLUMNS over its games: (blocks, entrants, columns)."""
    sums = np.zeros((blocks, entrants, len(COLUMNS)))
    decided = np.broadcast_to(games.decided[:, None], games.agent.shape)
    winners = np.maximum(games.won.sum(axis=1, keepdims=True), 1)
    place = np.where(np.isnan(games.place), 0.0, games.place)
    cells = (np.ones_like(place), decided, games.won / winners, place, games.score, games.survived)
    for column, values in enumerate(cells):
        np.add.at(sums[:, :, column], (block[:, None], games.agent), values.astype(np.float64))
    return sums


def _statistics(sums: Array, versus: bool) -> dict[str, Array]:
    """The statistics (samples, entrants) of ``sums`` (samples, entrants, columns); nan where there were no games."""
    column = dict(zip(COLUMNS, np.moveaxis(sums, 2, 0), strict=True))
    with np.errstate(all="ignore"):
        won, place = column["won"] / column["decided"], column["place"] / column["decided"]
        made = {"win_share": won, "mean_rank": place} if versus else {"success": won}
        made |= {"score": column["score"] / column["games"], "rounds_survived": column["survived"] / column["games"]}
    return made


def _estimate(value: float, low: float, high: float) -> dict[str, float | None]:
    named = {"value": value, "low": low, "high": high}
    return {name: None if np.isnan(number) else round(float(number), 6) for name, number in named.items()}


def _order(entrants: list[dict[str, Any]], versus: bool) -> list[int]:
    """Best first: by rating, else by success and rounds survived; by name where these are equal."""
    keys = ("rating", "win_share") if versus else ("success", "rounds_survived")

    def key(k: int) -> tuple[Any, ...]:
        values = [entrants[k].get(name, {}).get("value") for name in keys]
        return (*(0.0 if value is None else -value for value in values), entrants[k]["agent"])

    return sorted(range(len(entrants)), key=key)


def superiority(samples: Array) -> list[list[float | None]]:
    """The likelihood that the row's entrant is better than the column's: in how many of the samples it is."""
    size = samples.shape[1]
    return [[None if i == j else _likelihood(samples[:, i] - samples[:, j]) for j in range(size)] for i in range(size)]


def _likelihood(ahead: Array) -> float | None:
    known = ahead[~np.isnan(ahead)]
    return round(float(((known > 0) + 0.5 * (known == 0)).mean()), 4) if len(known) else None


def _compare(entrants: list[dict[str, Any]], table: dict[str, Any]) -> None:
    """Write the worst case of every entrant, and its rating against the mixture that nobody beats."""
    ahead = table["ahead"]
    rating = [entrant["rating"]["value"] for entrant in entrants]
    payoffs = np.zeros((len(entrants), len(entrants)))
    for i, j in itertools.permutations(range(len(entrants)), 2):
        # those who never met: what their ratings foretell
        share = ahead[i][j] if ahead[i][j] is not None else 1 / (1 + 10 ** ((rating[j] - rating[i]) / SCALE))
        payoffs[i, j] = share - 0.5
    payoffs = (payoffs - payoffs.T) / 2  # shares are rounded
    for entrant, row, value in zip(entrants, ahead, deviation_ratings(payoffs).tolist(), strict=True):
        met = [(share, k) for k, share in enumerate(row) if share is not None]
        entrant["unbeaten"] = round(0.5 + value, 6)
        entrant["worst_case"] = {"share": min(met)[0], "against": entrants[min(met)[1]]["agent"]} if met else None


def survival(survived: NDArray[np.int64], eliminated: NDArray[np.bool_], fewest: int) -> list[float]:
    """Kaplan and Meier's estimate: the share that has survived 0, 1, 2, ... rounds, while ``fewest`` games are left.

    A game that ended for another reason (someone else was eliminated, the last round was reached) says nothing of later
    rounds: it is left out of these, not counted as a loss.
    """
    last = survived + eliminated
    shares, share = [1.0], 1.0
    for number in range(1, int(last.max(initial=0)) + 1):
        at_risk = int((last >= number).sum())
        if at_risk < min(fewest, len(last)):
            break
        share *= 1 - int((eliminated & (last == number)).sum()) / at_risk
        shares.append(round(share, 6))
    return shares


def _pairs(games: Games) -> list[tuple[int, int]]:
    seats = range(games.agent.shape[1])
    return [(p, q) for p in seats for q in seats if p != q]


def head_to_head(games: Games, order: Sequence[int]) -> dict[str, Any]:
    """How often the agent of the row was placed ahead of the column's (a shared place: half), and in how many games."""
    size = len(order)
    ahead, together = np.zeros((size, size)), np.zeros((size, size), np.int64)
    for p, q in _pairs(games):
        ranked = ~np.isnan(games.place[:, p])
        pair = (games.agent[ranked, p], games.agent[ranked, q])
        np.add.at(ahead, pair, 0.5 + 0.5 * np.sign(games.place[ranked, q] - games.place[ranked, p]))
        np.add.at(together, pair, 1)
    np.fill_diagonal(together, 0)
    grid = np.ix_(order, order)
    return {"ahead": _shares(ahead[grid], together[grid]), "games": together[grid].tolist()}


def eliminated_beside(games: Games, order: Sequence[int]) -> dict[str, Any]:
    """How often the agent of the row was eliminated in games with the column's, in all and by cause."""
    size = len(order)
    together, beside = np.zeros((size, size), np.int64), np.zeros((len(CAUSES), size, size))
    for p, q in _pairs(games):
        np.add.at(together, (games.agent[:, p], games.agent[:, q]), 1)
        np.add.at(beside, (games.cause[:, p], games.agent[:, p], games.agent[:, q]), 1)
    np.fill_diagonal(together, 0)
    grid = np.ix_(order, order)
    shares = {name: _shares(beside[k][grid], together[grid]) for k, name in enumerate(CAUSES) if name}
    return {"share": _shares(beside[1:].sum(axis=0)[grid], together[grid]), **shares, "games": together[grid].tolist()}


def _shares(times: Array, of: NDArray[np.int64]) -> list[list[float | None]]:
    return [
        [round(float(t) / n, 6) if n else None for t, n in zip(row, ns, strict=True)]
        for row, ns in zip(times, of.tolist(), strict=True)
    ]


def decision_times(games: Games, agents: Sequence[str], versus: bool) -> dict[str, float]:
    """Milliseconds a decision took each entrant on average: the one figure that depends on the machine."""
    if not versus:
        games, agents = as_teams(games, agents)
    return {
        name: 1000 * float(games.seconds[games.agent == k].sum()) / max(int(games.decisions[games.agent == k].sum()), 1)
        for k, name in enumerate(agents)
    }
