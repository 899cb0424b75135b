"""How often the 95% intervals of tournaments hold: tournaments are simulated whose truth is known.

Results come from the Plackett-Luce model (strength plus Gumbel noise, sorted), so every truth has a formula. The games
of a block share chance events: part of the noise belongs to the agent or to the seat for the whole block, or to none of
them, in turn. One agent is weaker than the others by a difference drawn from a range, from equal to hopeless. Whatever
``tournament.results``, or a match, says of such a tournament is compared with the truth.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress
from badbones_experiments.reports.tables import ResultTable
from badbones_experiments.tournament.database import GameArrays
from badbones_experiments.tournament.intervals import MIN_BLOCKS
from badbones_experiments.tournament.rating import MEAN, POINTS, Fit, collect, fit
from badbones_experiments.tournament.results import Comparison, by_rating, compare, means, superiority_by_games
from badbones_experiments.tournament.sprt import Scores
from scipy.special import ndtr

BLOCKS = (1, 2, 5, 20, 100, 500)  # at every table
STRENGTHS = {"equal": (0, 0), "close": (50, 150), "clear": (250, 400), "far": (500, 700), "hopeless": (900, 1200)}
SHARED = (("none", 0.0), ("agent", 0.4), ("seat", 0.6))  # what part of the noise belongs to, and how much of it
AGENTS = 4
INTERVALS = ("rating", "share", "difference")
FIGURES = (*INTERVALS, "equal_told_apart")

SEATS = {"pairs": 2, "table of four": 4}
KINDS = (*SEATS, "teams", "match")
NORMAL = 0.6  # with this factor the normal distribution is about the logistic one
TOGETHER = 30  # tournaments that are measured at once
SHORT, MORE = 20, 4  # tournaments with at most so many blocks are cheap: so many times more of them

Array = Any
Held = dict[str, list[bool]]


def gumbel(noise: Array) -> Array:
    """Standard normal noise as Gumbel noise."""
    return -np.log(-np.log(ndtr(noise)))


def shared_noise(blocks: int, rotations: int, seats: int, shared: tuple[str, float], rng: np.random.Generator) -> Array:
    """(blocks, rotations, agents) standard normal; the agent of column k sits on seat (k + rotation) % seats."""
    owner, part = shared
    own, common = rng.standard_normal((blocks, rotations, seats)), rng.standard_normal((blocks, 1, seats))
    if owner == "seat":
        turned = [np.roll(common[:, 0], -rotation, axis=1) for rotation in range(rotations)]
        common = np.stack(turned, axis=1)
    return np.sqrt(part) * common + np.sqrt(1 - part) * own


def as_games(stratum: Array, block: Array, chance_id: Array, agent: Array, place: Array, won: Array) -> GameArrays:
    """Games of which nothing else is known."""
    none = np.zeros(agent.shape, np.int64)
    decided = np.ones(len(block), np.bool_)
    counts = (none, none, none, none)  # score, rounds survived, causes, decisions
    return GameArrays(stratum, block, chance_id, decided, none[:, 0], agent, place, won, *counts, none * 0.0, {})


def simulate(
    blocks: int, strengths: Array, seats: int, shared: tuple[str, float], rng: np.random.Generator
) -> GameArrays:
    """A round-robin of tables of ``seats`` between agents with these strengths (natural logarithms)."""
    tables = np.array(list(itertools.combinations(range(len(strengths)), seats)))
    count = len(tables) * blocks
    agent = np.repeat(np.repeat(tables, blocks, axis=0), seats, axis=0)  # (games, seats)
    results = gumbel(shared_noise(count, seats, seats, shared, rng)).reshape(-1, seats) + strengths[agent]
    place = 1.0 + np.argsort(np.argsort(-results, axis=1), axis=1)
    block = np.repeat(np.arange(count), seats)
    return as_games(block // blocks, block, block, agent, place, place == 1)


def win_probabilities(strengths: Array, seats: int) -> Array:
    """How often each agent wins at the tables of a round-robin."""
    weights, wins, games = np.exp(strengths), np.zeros(len(strengths)), np.zeros(len(strengths))
    for table in map(list, itertools.combinations(range(len(strengths)), seats)):
        wins[table] += weights[table] / weights[table].sum()
        games[table] += 1
    return wins / games


def check(held: Held, figure: str, low: Array, value: Array, high: Array) -> None:
    """Count whether intervals hold; those that are not given (nan) do not count."""
    given = ~np.isnan(np.asarray(low, np.float64))
    held[figure] += np.asarray((low <= value) & (value <= high))[given].tolist()


def teams(blocks: int, strengths: Array, shared: tuple[str, float], rng: np.random.Generator) -> GameArrays:
    """Solo and co-op: four teams on common random numbers; strengths are those against the game."""
    part = shared[1]
    own, common = rng.standard_normal((len(strengths), blocks)), rng.standard_normal(blocks)
    threshold = strengths * NORMAL
    won = (np.sqrt(part) * common + np.sqrt(1 - part) * own + threshold[:, None] > 0).reshape(-1, 1)
    agent, chance_id = np.repeat(np.arange(len(strengths)), blocks)[:, None], np.tile(np.arange(blocks), len(strengths))
    return as_games(agent[:, 0], np.arange(len(won)), chance_id, agent, np.full(won.shape, np.nan), won)


def _check_pairs(comparison: Comparison, strengths: Array, differences: Array, held: Held) -> None:
    """Intervals of how much the others are ahead of the first; equal agents must not be told apart."""
    low, high = comparison.difference.low, comparison.difference.high
    check(held, "difference", low[1:, 0], differences, high[1:, 0])
    equal = np.subtract.outer(strengths, strengths) == 0
    held["equal_told_apart"].append(bool((comparison.distinct() & equal).any()))


def check_versus(games: GameArrays, strengths: Sequence[Array], held: Held) -> None:
    """Ratings and differences of several tournaments, numbered through: all are fitted at once."""
    agents = AGENTS * len(strengths)
    rated = fit(collect(games.agent, games.place, games.block, agents, int(games.block.max()) + 1))
    signs = superiority_by_games(games, games.block, agents)
    for number, strength in enumerate(strengths):
        own = slice(AGENTS * number, AGENTS * (number + 1))
        fitted = Fit(rated.ratings[own], rated.covariance[own, own], rated.blocks[own])
        ratings = fitted.estimates()
        check(held, "rating", ratings.low, MEAN + POINTS * (strength - strength.mean()), ratings.high)
        _check_pairs(by_rating(fitted, signs[own, own]), strength, POINTS * (strength[1:] - strength[0]), held)


def check_match(games: GameArrays, strengths: Array, held: Held) -> None:
    """The score of a match with a fixed number of blocks."""
    scores = Scores.of(np.bincount(games.block, games.won[:, 0]) / 2)
    if scores.blocks >= MIN_BLOCKS:
        low, high = scores.interval(games=2)
        check(held, "share", low, win_probabilities(strengths, 2)[0], high)


def numbered(tournaments: Sequence[GameArrays]) -> GameArrays:
    """The games of several tournaments; agents, tables and blocks are numbered through."""
    tables = blocks = 0
    for number, games in enumerate(tournaments):
        games.agent = games.agent + number * AGENTS
        games.stratum, games.block = games.stratum + tables, games.block + blocks
        tables, blocks = int(games.stratum.max()) + 1, int(games.block.max()) + 1
    return GameArrays.joined(tournaments)


def check_tournaments(kind: str, blocks: int, strengths: Sequence[Array], rng: np.random.Generator, held: Held) -> None:
    """Simulate a tournament for each of these strengths, and check everything that is said of it."""
    played = []
    for number, strength in enumerate(strengths):
        shared = SHARED[number % len(SHARED)]
        if kind == "match":
            check_match(simulate(blocks, strength[:2], 2, shared, rng), strength[:2], held)
        elif kind == "teams":
            played.append(teams(blocks, strength, shared, rng))
            success = ndtr(NORMAL * strength)
            comparison = compare(played[-1], AGENTS, False)[1]
            _check_pairs(comparison, strength, success[1:] - success[0], held)
        else:
            played.append(simulate(blocks, strength, SEATS[kind], shared, rng))
    if not played:
        return
    games = numbered(played)
    if kind == "teams":
        truth = ndtr(NORMAL * np.concatenate(strengths))
    else:
        check_versus(games, strengths, held)
        truth = np.concatenate([win_probabilities(strength, SEATS[kind]) for strength in strengths])
    won = means(games, AGENTS * len(strengths), False)["success"]
    check(held, "share", won.low, truth, won.high)


def cell(kind: str, blocks: int, strength: str, tournaments: int, seed: int) -> dict[str, Any]:
    """Coverage of the intervals, and how often equal agents are told apart, in tournaments of a kind."""
    rng = np.random.default_rng([seed, KINDS.index(kind), blocks, list(STRENGTHS).index(strength)])
    held: Held = {figure: [] for figure in FIGURES}
    for first in range(0, tournaments, TOGETHER):
        strengths = np.zeros((min(TOGETHER, tournaments - first), AGENTS))
        strengths[:, 0] = -rng.uniform(*STRENGTHS[strength], len(strengths)) / POINTS
        check_tournaments(kind, blocks, list(strengths), rng, held)
        if not any(held[figure] for figure in INTERVALS):
            break  # too few blocks, whatever the results
    covered = {figure: round(float(np.mean(values)), 4) if values else None for figure, values in held.items()}
    known = {"kind": kind, "blocks": blocks, "weaker_by": list(STRENGTHS[strength]), "tournaments": tournaments}
    return known | covered


def coverage(tournaments: int, seed: int, out: str) -> int:
    """Measure all cells, print them and write them to a file."""
    cells: list[dict[str, Any]] = []
    with Progress(len(KINDS) * len(BLOCKS) * len(STRENGTHS), "kinds of tournaments") as bar:
        for kind, blocks, strength in itertools.product(KINDS, BLOCKS, STRENGTHS):
            times = MORE if blocks <= SHORT else 1
            cells.append(cell(kind, blocks, strength, times * tournaments, seed))
            bar.update(len(cells))
    command = f"badbones dev coverage --tournaments {tournaments} --seed {seed}"
    results = {"command": command, "tournaments": tournaments, "cells": cells}
    write_json(out, results)
    table(results).print()
    return 0


def table(results: dict[str, Any]) -> ResultTable:
    """Coverage by kind of tournament, blocks at a table and how much weaker an agent is, where there are intervals."""
    head = ["tournament", "blocks at a table", "weaker by", "rating", "share", "difference", "equal told apart"]
    rows = []
    for entry in results["cells"]:
        if all(entry[figure] is None for figure in INTERVALS):
            continue
        low, high = entry["weaker_by"]
        shown = ["-" if entry[figure] is None else f"{entry[figure]:.1%}" for figure in FIGURES]
        rows.append([entry["kind"], str(entry["blocks"]), f"{low} to {high}", *shown])
    return ResultTable(head, rows)
