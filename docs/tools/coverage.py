"""How often the 95% intervals of tournaments hold: tournaments are simulated whose truth is known.

Rankings come from the Plackett-Luce model (strength plus Gumbel noise, sorted), so every truth has a formula. The games
of a block share chance events: part of the noise belongs to the agent or to the seat for the whole block, or to none of
them, in turn. One agent is weaker than the others by a difference drawn from a range, from equal to hopeless. Whatever
``tournament.results.measure`` says of such a tournament is compared with the truth.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import numpy as np
from badbones_experiments.reports.progress import Progress
from badbones_experiments.reports.tables import Table
from badbones_experiments.tournament.database import Games
from badbones_experiments.tournament.rating import MEAN, POINTS
from badbones_experiments.tournament.results import measure

from badbones_env.version import __version__

BLOCKS = (1, 2, 5, 20, 100, 500)  # at every table
STRENGTHS = {"equal": (0, 0), "close": (50, 150), "clear": (250, 400), "far": (500, 700), "hopeless": (900, 1200)}
SHARED = (("none", 0.0), ("agent", 0.4), ("seat", 0.6))  # what part of the noise belongs to, and how much of it
AGENTS = 4  # in a round-robin of pairs
FIGURES = ("rating", "win_share")


def simulate(blocks: int, strengths: Any, shared: tuple[str, float], rng: np.random.Generator) -> Games:
    """A round-robin of pairs between agents with these strengths (natural logarithms)."""
    from scipy.special import ndtr

    pairs = np.array(list(itertools.combinations(range(len(strengths)), 2)))
    count, (owner, part) = len(pairs) * blocks, shared
    noise = rng.standard_normal((count, 2, 2))  # block, rotation, agent of the pair
    common = rng.standard_normal((count, 1, 2))
    if owner == "seat":
        common = np.concatenate([common, common[:, :, ::-1]], axis=1)
    noise = np.sqrt(part) * common + np.sqrt(1 - part) * noise
    agent = np.repeat(pairs, blocks, axis=0)  # (count, 2)
    luck = -np.log(-np.log(ndtr(noise))) + np.asarray(strengths)[agent][:, None]
    place = np.where(luck >= luck.max(axis=2, keepdims=True), 1.0, 2.0).reshape(-1, 2)
    block = np.repeat(np.arange(count), 2)
    none = np.zeros(place.shape, np.int64)
    return Games(
        stratum=block // blocks,
        block=block,
        luck=block,
        decided=np.ones(len(block), np.bool_),
        rounds=none[:, 0],
        agent=np.repeat(agent, 2, axis=0),
        place=place,
        won=place == 1,
        score=none,
        survived=none,
        cause=none,
        decisions=none,
        seconds=none * 0.0,
        faults={},
    )


def truth(strengths: Any) -> dict[str, Any]:
    """The expected figures of every agent."""
    wins = 1 / (1 + np.exp(np.subtract.outer(strengths, strengths).T))
    np.fill_diagonal(wins, 0)
    share = wins.sum(axis=1) / (len(strengths) - 1)
    return {"rating": MEAN + POINTS * (strengths - strengths.mean()), "win_share": share}


def cell(blocks: int, strength: str, tournaments: int, seed: int) -> dict[str, Any]:
    """Coverage of the intervals, and how often equal agents are told apart, in tournaments of a kind."""
    rng = np.random.default_rng([seed, blocks, list(STRENGTHS).index(strength)])
    held: dict[str, list[Any]] = {figure: [] for figure in (*FIGURES, "difference")}
    wrong = 0
    for number in range(tournaments):
        strengths = np.zeros(AGENTS)
        strengths[0] = -rng.uniform(*STRENGTHS[strength]) / POINTS
        figures, comparison = measure(simulate(blocks, strengths, SHARED[number % len(SHARED)], rng), AGENTS, True)
        assert comparison is not None
        known = truth(strengths)
        for figure in FIGURES:
            found = figures[figure]
            held[figure].append((found.low <= known[figure]) & (known[figure] <= found.high))
            held[figure][-1] = held[figure][-1][~np.isnan(found.low)]
        entry = comparison.entry(1, 0)
        if entry["low"] is not None and entry["high"] is not None:
            held["difference"].append([entry["low"] <= -strengths[0] * POINTS <= entry["high"]])
        equal = np.subtract.outer(strengths, strengths) == 0
        wrong += bool((comparison.distinct() & equal).any())
    covered = {figure: _mean(values) for figure, values in held.items()}
    return {"blocks": blocks, "strength": strength, **covered, "equal_told_apart": round(wrong / tournaments, 4)}


def _mean(values: list[Any]) -> float | None:
    """How often intervals held; None where none was given."""
    flat = np.concatenate(values) if values else np.zeros(0)
    return round(float(flat.mean()), 4) if len(flat) else None


def coverage(tournaments: int, seed: int, out: str) -> int:
    """Measure all cells, print them and write them to a file."""
    cells = []
    with Progress(len(BLOCKS) * len(STRENGTHS), "kinds of tournaments") as bar:
        for blocks, strength in itertools.product(BLOCKS, STRENGTHS):
            cells.append(cell(blocks, strength, tournaments, seed))
            bar.update(len(cells))
    command = f"badbones dev coverage --tournaments {tournaments} --seed {seed}"
    results = {"version": __version__, "command": command, "tournaments": tournaments, "cells": cells}
    Path(out).write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    table(results).print()
    return 0


def table(results: dict[str, Any]) -> Table:
    """Coverage by blocks at a table and by how much weaker an agent is."""
    head = ["blocks at a table", "weaker by", "rating", "win share", "difference of ratings", "equal told apart"]
    rows = []
    for entry in results["cells"]:
        low, high = STRENGTHS[entry["strength"]]
        shown = ["none" if entry[key] is None else f"{entry[key]:.1%}" for key in (*FIGURES, "difference")]
        rows.append([str(entry["blocks"]), f"{low} to {high}", *shown, f"{entry['equal_told_apart']:.1%}"])
    return Table(head, rows)
