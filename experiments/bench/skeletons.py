"""What a round costs with few and with many skeletons on the boards.

Positions at the beginning of a round, from games with few and with many tokens drawn a round, are sorted by the number
of tokens on the boards and in the forests and cut into equal parts; of each part one round is timed, again and again.
"""

from __future__ import annotations

import itertools
import json
import time
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import Simulator
from badbones_env.rules.constants import D_HERO

from .measure import Case, Sample, Work
from .ours import BURN_IN, PLAYER, SEED

DRAWS = (1, 3, 6, 9)  # tokens drawn per seat and round
GAMES = 4096  # of each
PARTS = 8
ROUND = 2  # steps: hero and trap, after which the skeletons move


@cache
def _pool(options: str) -> tuple[NDArray[Any], NDArray[np.float64]]:
    """Positions at the beginning of a round and their tokens per board, in the order of these."""
    game = json.loads(options)
    states, counts = [], []
    for draw in DRAWS:
        sim = Simulator(
            game | {"draw": draw}, GAMES, SEED, autoreset=True, masks=False, observation="compact", threads=1
        )
        sim.play(PLAYER, steps=BURN_IN)
        assert sim.observation is not None
        seen = sim.observation.views(sim.observations[:, 0])
        boards = range(sim.config.players)
        fields = [seen[f"board{k}/{name}"].reshape(GAMES, -1) for k in boards for name in ("skeletons", "waiting")]
        begun = (sim.states["decision"][:, : len(boards)] == D_HERO).all(axis=1)
        states.append(sim.states[begun])
        counts.append(sum(field.sum(axis=1, dtype=np.int64) for field in fields)[begun] / len(boards))
    tokens = np.concatenate(counts)
    order = np.argsort(tokens, kind="stable")
    return np.concatenate(states)[order], tokens[order]


def skeleton_cases(game: dict[str, Any]) -> list[Case]:
    """A case for every part of the positions, from the fewest tokens to the most."""
    return [_part_case(game, part) for part in range(PARTS)]


def _part_case(game: dict[str, Any], part: int) -> Case:
    def prepare() -> Work:
        states, tokens = _pool(json.dumps(game))
        edges = np.linspace(0, len(states), PARTS + 1).astype(int)
        rows = states[edges[part] : edges[part + 1]]
        case.batch = len(rows)
        case.more["skeletons"] = float(tokens[edges[part] : edges[part + 1]].mean())
        sim = Simulator(game, len(rows), SEED, masks=False, threads=1)
        tries = itertools.count()

        def work() -> Sample:
            sim.states[:] = rows
            begin = time.perf_counter()
            made = sim.play(next(tries), steps=ROUND)
            return Sample(time.perf_counter() - begin, made["decisions"], len(rows))

        return work

    case = Case("skeletons", game, 0, 1, prepare)
    return case
