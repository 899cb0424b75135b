"""Actions from masked logits; decisions outside a model's training go to the auto policy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.rules.constants import D_HERO, D_MARKET, D_TRAP, NOTHING

from .auto_policy import choose_auto

Floats = NDArray[np.float32]
Logits = Callable[[NDArray[Any], NDArray[np.bool_]], Floats]  # observations (rows, size), masks (rows, actions)
CORE = np.array([NOTHING, D_HERO, D_TRAP, D_MARKET])
ROWS = 4096  # observations of a forward pass


def leave_to_auto_policy(batch: Batch, pending: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The auto policy answers all but hero, trap and market decisions of these seats; returns the seats left."""
    skipped = pending & ~np.isin(batch.states["decision"][:, : batch.config.players], CORE)
    if skipped.any():
        choose_auto(batch.states, batch.spec.tables, batch.actions, skipped, batch.scratch)
    return pending & ~skipped


def chunks(pending: NDArray[np.bool_]) -> Iterator[tuple[NDArray[np.intp], NDArray[np.intp]]]:
    """The games and seats that are marked, as many at a time as a forward pass takes."""
    games, seats = np.nonzero(pending)
    for first in range(0, len(games), ROWS):
        yield games[first : first + ROWS], seats[first : first + ROWS]


def choose_masked(
    logits: Floats, masks: NDArray[np.bool_], temperature: float, u: NDArray[np.float64]
) -> NDArray[np.int64]:
    """The most probable legal action of each row; with a ``temperature`` above 0 the one that a uniform ``u`` draws."""
    logits[~masks] = -np.inf
    if temperature > 0:
        return sample(logits / np.float32(temperature), u)
    best: NDArray[np.int64] = logits.argmax(axis=1)
    return best


def sample(logits: Floats, u: NDArray[np.float64]) -> NDArray[np.int64]:
    """Inverse transform sampling: an action of each row for a uniform ``u``."""
    weights = np.exp(logits - logits.max(axis=1, keepdims=True), dtype=np.float64)
    heights = weights.cumsum(axis=1)
    # the first action whose height exceeds u * total has a weight above 0, so it is legal
    actions: NDArray[np.int64] = (heights > (u * heights[:, -1])[:, None]).argmax(axis=1)
    return actions


def uniform(seed: int, game: NDArray[Any], seat: NDArray[Any], clock: NDArray[Any]) -> NDArray[np.float64]:
    """Uniform numbers in [0, 1), each a function of seed, game, seat and step (splitmix64)."""
    x = np.full(len(game), seed, np.uint64)
    for part in (game, seat, clock):
        x ^= part.astype(np.uint64)
        x += np.uint64(0x9E3779B97F4A7C15)
        x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        x ^= x >> np.uint64(31)
    return (x >> np.uint64(11)) / float(1 << 53)
