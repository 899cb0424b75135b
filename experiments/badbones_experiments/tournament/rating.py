"""Ratings by the Plackett-Luce model: strengths that explain all rankings of a tournament best.

In a table's ranking the first place goes to an agent with a probability proportional to its strength, the second
likewise among the rest, and so on. The strengths are the maximum of the likelihood of all games at once, found by
Hunter's minorisation-maximisation; so neither the order of the games nor how they were divided among workers matters,
as it would for ratings that are updated game by game (Elo, TrueSkill, OpenSkill). Ties, which libraries for the batch
model do not take, count as the mean over all orders of those who share a place. In addition every agent has won and
lost one game against an average opponent, which keeps those finite who won, or lost, everything.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from math import comb

import numpy as np
from numpy.typing import NDArray

SCALE, MEAN = 400.0, 1500.0  # as Elo has it: 400 points are odds of ten to one; the mean of all agents is 1500
MOST_ITERATIONS, PRECISION = 2000, 1e-8

Choices = dict[tuple[int, ...], float]  # sorted agents that were left to choose from -> how often


@dataclass
class Rankings:
    """All that the model needs to know of rankings, block by block."""

    wins: NDArray[np.float64]  # (blocks, agents) how often an agent was chosen before the last place
    choices: NDArray[np.float64]  # (blocks, sets) how often the choice was among the agents of a set
    members: NDArray[np.float64]  # (sets, agents) how often an agent is in a set


def stages(agents: tuple[int, ...], places: tuple[float, ...]) -> tuple[dict[int, float], Choices]:
    """A ranking as choices: how often each agent was chosen, and the sets that were chosen from."""
    wins: dict[int, float] = {}
    choices: Choices = {}
    ahead = sorted(set(places))
    for place in ahead:
        tied = [seat for seat, other in enumerate(places) if other == place]
        behind = tuple(agents[seat] for seat, other in enumerate(places) if other > place)
        last = not behind
        for seat in tied:
            wins[agents[seat]] = wins.get(agents[seat], 0.0) + ((len(tied) - 1) / len(tied) if last else 1.0)
        for size in range(1, len(tied) + 1):  # of those who share the place, so many are still to be chosen
            for left in itertools.combinations(tied, size):
                among = tuple(sorted((*(agents[seat] for seat in left), *behind)))
                if len(among) > 1:
                    choices[among] = choices.get(among, 0.0) + 1.0 / comb(len(tied), size)
    return wins, choices


def collect(
    agent: NDArray[np.int64], place: NDArray[np.float64], block: NDArray[np.int64], agents: int, blocks: int
) -> Rankings:
    """The rankings of all games, those without one left out. ``block`` numbers blocks from 0."""
    ranked = ~np.isnan(place).any(axis=1)
    seen: dict[tuple[tuple[int, ...], tuple[float, ...]], int] = {}
    rows = [
        (seen.setdefault((tuple(who), tuple(where)), len(seen)), at)
        for who, where, at in zip(agent[ranked].tolist(), place[ranked].tolist(), block[ranked].tolist(), strict=True)
    ]
    kinds = [stages(*kind) for kind in seen]
    sets = {among: k for k, among in enumerate(sorted({among for _, choices in kinds for among in choices}))}
    wins, choices = np.zeros((len(kinds), agents)), np.zeros((len(kinds), len(sets)))
    for k, (won, chosen) in enumerate(kinds):
        for who, times in won.items():
            wins[k, who] = times
        for among, times in chosen.items():
            choices[k, sets[among]] = times
    made = Rankings(np.zeros((blocks, agents)), np.zeros((blocks, len(sets))), np.zeros((len(sets), agents)))
    for kind, at in rows:
        made.wins[at] += wins[kind]
        made.choices[at] += choices[kind]
    for among, k in sets.items():
        for who in among:
            made.members[k, who] += 1.0
    return made


def rate(wins: NDArray[np.float64], choices: NDArray[np.float64], members: NDArray[np.float64]) -> NDArray[np.float64]:
    """The ratings of all agents; ``wins`` (..., agents) and ``choices`` (..., sets) may hold many samples at once."""
    strength = np.ones_like(wins)
    for _ in range(MOST_ITERATIONS):
        among = choices / (strength @ members.T)
        better = (wins + 1.0) / (among @ members + 2.0 / (strength + 1.0))
        done = float(np.abs(np.log(better / strength)).max(initial=0.0)) < PRECISION
        strength = better
        if done:
            break
    logs = np.log10(strength)
    ratings: NDArray[np.float64] = MEAN + SCALE * (logs - logs.mean(axis=-1, keepdims=True))
    return ratings
