"""How often the 95% intervals of tournaments hold: tournaments are simulated whose truth is known.

Results come from the Plackett-Luce model (strength plus Gumbel noise, sorted), so every truth has a formula. The games
of a block share chance events: part of the noise belongs to the agent or to the seat for the whole block, or to none of
them, in turn. One agent is weaker than the others by a difference drawn from a range, from equal to hopeless. Whatever
``tournament.results``, or a match, says of such a tournament is compared with the truth.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress
from badbones_experiments.reports.tables import Table
from badbones_experiments.tournament.database import Games
from badbones_experiments.tournament.intervals import FEWEST_BLOCKS
from badbones_experiments.tournament.rating import MEAN, POINTS
from badbones_experiments.tournament.results import Comparison, compare, means
from badbones_experiments.tournament.sprt import Scores

BLOCKS = (1, 2, 5, 20, 100, 500)  # at every table
STRENGTHS = {"equal": (0, 0), "close": (50, 150), "clear": (250, 400), "far": (500, 700), "hopeless": (900, 1200)}
SHARED = (("none", 0.0), ("agent", 0.4), ("seat", 0.6))  # what part of the noise belongs to, and how much of it
AGENTS = 4
INTERVALS = ("rating", "share", "difference")
FIGURES = (*INTERVALS, "equal_told_apart")

TOGETHER = 40  # tournaments whose shares are measured at once

Array = Any
Held = dict[str, list[bool]]
Played = tuple[Games, Array]  # the games of a tournament, and the true share of every entrant


def gumbel(noise: Array) -> Array:
    """Standard normal noise as Gumbel noise."""
    from scipy.special import ndtr

    return -np.log(-np.log(ndtr(noise)))


def shared_noise(blocks: int, rotations: int, seats: int, shared: tuple[str, float], rng: np.random.Generator) -> Array:
    """(blocks, rotations, agents) standard normal; the agent of column k sits on seat (k + rotation) % seats."""
    owner, part = shared
    own, common = rng.standard_normal((blocks, rotations, seats)), rng.standard_normal((blocks, 1, seats))
    if owner == "seat":
        turned = [np.roll(common[:, 0], -rotation, axis=1) for rotation in range(rotations)]
        common = np.stack(turned, axis=1)
    return np.sqrt(part) * common + np.sqrt(1 - part) * own


def as_games(stratum: Array, block: Array, luck: Array, agent: Array, place: Array, won: Array) -> Games:
    """Games of which nothing else is known."""
    none = np.zeros(agent.shape, np.int64)
    decided = np.ones(len(block), np.bool_)
    counts = (none, none, none, none)  # score, rounds survived, causes, decisions
    return Games(stratum, block, luck, decided, none[:, 0], agent, place, won, *counts, none * 0.0, {})


def simulate(blocks: int, strengths: Array, seats: int, shared: tuple[str, float], rng: np.random.Generator) -> Games:
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


def round_robin(blocks: int, strengths: Array, seats: int, shared: tuple[str, float], rng: Any, held: Held) -> Played:
    """Four agents in versus. Checks ratings and differences; returns the games, and the true shares."""
    games = simulate(blocks, strengths, seats, shared, rng)
    figures, comparison = compare(games, AGENTS, True)
    check(held, "rating", figures["rating"].low, MEAN + POINTS * (strengths - strengths.mean()), figures["rating"].high)
    _check_pairs(comparison, strengths, POINTS * (strengths[1:] - strengths[0]), held)
    return games, win_probabilities(strengths, seats)


def pairs(blocks: int, strengths: Array, shared: tuple[str, float], rng: Any, held: Held) -> Played:
    """Four agents, all pairs."""
    return round_robin(blocks, strengths, 2, shared, rng, held)


def table_of_four(blocks: int, strengths: Array, shared: tuple[str, float], rng: Any, held: Held) -> Played:
    """Four agents at one table."""
    return round_robin(blocks, strengths, 4, shared, rng, held)


def teams(blocks: int, strengths: Array, shared: tuple[str, float], rng: Any, held: Held) -> Played:
    """Solo and co-op: four teams on common random numbers; strengths are those against the game."""
    from scipy.special import ndtr

    part = shared[1]
    own, common = rng.standard_normal((len(strengths), blocks)), rng.standard_normal(blocks)
    threshold = strengths * 0.6  # about the normal distribution whose tails are the logistic one's
    won = (np.sqrt(part) * common + np.sqrt(1 - part) * own + threshold[:, None] > 0).reshape(-1, 1)
    agent, luck = np.repeat(np.arange(len(strengths)), blocks)[:, None], np.tile(np.arange(blocks), len(strengths))
    games = as_games(agent[:, 0], np.arange(len(won)), luck, agent, np.full(won.shape, np.nan), won)
    success = ndtr(threshold)
    _check_pairs(compare(games, AGENTS, False)[1], strengths, success[1:] - success[0], held)
    return games, success


def match(blocks: int, strengths: Array, shared: tuple[str, float], rng: Any, held: Held) -> None:
    """Two agents, the mean score of a fixed number of blocks."""
    games = simulate(blocks, strengths[:2], 2, shared, rng)
    scores = Scores.of(np.bincount(games.block, games.won[:, 0]) / 2)
    if blocks >= FEWEST_BLOCKS:
        low, high = scores.interval(games=2)
        check(held, "share", low, win_probabilities(strengths[:2], 2)[0], high)


def _check_pairs(comparison: Comparison, strengths: Array, differences: Array, held: Held) -> None:
    """Intervals of how much the others are ahead of the first; equal agents must not be told apart."""
    low, high = comparison.difference.low, comparison.difference.high
    check(held, "difference", low[1:, 0], differences, high[1:, 0])
    equal = np.subtract.outer(strengths, strengths) == 0
    held["equal_told_apart"].append(bool((comparison.distinct() & equal).any()))


def _check_shares(played: Sequence[Played], held: Held) -> None:
    """Shares of games won, of several tournaments at once; their agents, tables and blocks are numbered through."""
    tables = blocks = 0
    for number, (games, _) in enumerate(played):
        games.agent = games.agent + number * AGENTS
        games.stratum, games.block = games.stratum + tables, games.block + blocks
        tables, blocks = int(games.stratum.max()) + 1, int(games.block.max()) + 1
    games = Games.joined([games for games, _ in played])
    won = means(games, AGENTS * len(played), False)["success"]
    check(held, "share", won.low, np.concatenate([shares for _, shares in played]), won.high)


KINDS: dict[str, Callable[..., Played | None]] = {
    "pairs": pairs,
    "table of four": table_of_four,
    "teams": teams,
    "match": match,
}


def cell(kind: str, blocks: int, strength: str, tournaments: int, seed: int) -> dict[str, Any]:
    """Coverage of the intervals, and how often equal agents are told apart, in tournaments of a kind."""
    rng = np.random.default_rng([seed, list(KINDS).index(kind), blocks, list(STRENGTHS).index(strength)])
    held: Held = {figure: [] for figure in FIGURES}
    played = []
    for number in range(tournaments):
        strengths = np.zeros(AGENTS)
        strengths[0] = -rng.uniform(*STRENGTHS[strength]) / POINTS
        played.append(KINDS[kind](blocks, strengths, SHARED[number % len(SHARED)], rng, held))
        if len(played) == TOGETHER or number + 1 == tournaments:
            if played[0] is not None:
                _check_shares(played, held)
            if not any(held[figure] for figure in INTERVALS):
                break  # too few blocks, whatever the results
            played = []
    covered = {figure: round(float(np.mean(values)), 4) if values else None for figure, values in held.items()}
    return {"kind": kind, "blocks": blocks, "weaker_by": list(STRENGTHS[strength]), **covered}


def coverage(tournaments: int, seed: int, out: str) -> int:
    """Measure all cells, print them and write them to a file."""
    cells: list[dict[str, Any]] = []
    with Progress(len(KINDS) * len(BLOCKS) * len(STRENGTHS), "kinds of tournaments") as bar:
        for kind, blocks, strength in itertools.product(KINDS, BLOCKS, STRENGTHS):
            cells.append(cell(kind, blocks, strength, tournaments, seed))
            bar.update(len(cells))
    command = f"badbones dev coverage --tournaments {tournaments} --seed {seed}"
    results = {"command": command, "tournaments": tournaments, "cells": cells}
    write_json(out, results)
    table(results).print()
    return 0


def table(results: dict[str, Any]) -> Table:
    """Coverage by kind of tournament, blocks at a table and how much weaker an agent is, where there are intervals."""
    head = ["tournament", "blocks at a table", "weaker by", "rating", "share", "difference", "equal told apart"]
    rows = []
    for entry in results["cells"]:
        if all(entry[figure] is None for figure in INTERVALS):
            continue
        low, high = entry["weaker_by"]
        shown = ["-" if entry[figure] is None else f"{entry[figure]:.1%}" for figure in FIGURES]
        rows.append([entry["kind"], str(entry["blocks"]), f"{low} to {high}", *shown])
    return Table(head, rows)
