"""What a round costs with few and with many skeletons on the boards.

Positions at the beginning of a round, from games with few and with many tokens drawn a round, are sorted by the number
of tokens on the boards and in the forests and cut into equal parts; of each part one round is timed, again and again.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import Simulator
from badbones_env.lowlevel import copy_states
from badbones_env.rules.constants import D_HERO
from docs.tools.bench.basic_cases import BURN_IN, PLAYER, SEED
from docs.tools.bench.measure import Case, LeaveOut, Sample, Work, clock

DRAWS = (1, 3, 6, 9)  # tokens drawn per seat and round
GAMES = 4096  # of each
PARTS = 8

Pool = tuple[NDArray[Any], NDArray[np.float64]]


def positions(game: dict[str, Any]) -> Pool:
    """Positions at the beginning of a round and their tokens per board, in the order of these.

    Each is in the last round of its game: played to the end, it plays this round and no other.
    """
    states, counts = [], []
    for draw in DRAWS:
        sim = Simulator(
            game | {"draw": draw}, GAMES, SEED, autoreset=True, masks=False, observation="compact", threads=1
        )
        sim.play(PLAYER, steps=BURN_IN)
        seen = sim.observation.views(sim.observations[:, 0])
        boards = range(sim.config.players)
        fields = [seen[f"board{k}/{name}"].reshape(GAMES, -1) for k in boards for name in ("skeletons", "waiting")]
        begun = (sim.states["decision"][:, : len(boards)] == D_HERO).all(axis=1)
        states.append(sim.states[begun])
        counts.append(sum(field.sum(axis=1, dtype=np.int64) for field in fields)[begun] / len(boards))
    tokens = np.concatenate(counts)
    order = np.argsort(tokens, kind="stable")
    sorted_states = np.concatenate(states)[order]
    sorted_states["max_rounds"] = sorted_states["round_no"]
    return sorted_states, tokens[order]


def skeleton_cases(game: dict[str, Any]) -> list[Case]:
    """A case for every part of the positions, from the fewest tokens to the most."""
    pool = cache(lambda: positions(game))  # once for all parts, and gone with them
    return [_part_case(game, part, pool) for part in range(PARTS)]


def _part_case(game: dict[str, Any], part: int, pool: Callable[[], Pool]) -> Case:
    def prepare() -> Work:
        states, tokens = pool()
        edges = np.linspace(0, len(states), PARTS + 1).astype(int)
        here = slice(edges[part], edges[part + 1])
        rows = states[here]
        if not len(rows) or (part and tokens[edges[part - 1]] == tokens[here][-1]):
            raise LeaveOut("as many tokens as in the part before")
        case.batch = len(rows)
        case.more["skeletons"] = float(tokens[here].mean())
        sim = Simulator(game, len(rows), SEED, masks=False, threads=1)
        tries = itertools.count()

        def work() -> Sample:
            copy_states(rows, sim.states)
            begin = clock()
            made = sim.play(next(tries))
            return Sample(clock() - begin, made["decisions"], len(rows))

        return work

    case = Case("skeletons", game, 0, 1, prepare)
    return case
