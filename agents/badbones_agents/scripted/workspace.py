"""The workspace of an agent: scratch arrays and parameters, allocated once, for its compiled functions."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from badbones_env.config import GameConfig
from badbones_env.observation.sparse import most_choices
from badbones_env.rules.constants import MAX_SEATS, SPACES, VERBS
from badbones_env.rules.state import STATE

from ..strategies.table import COLUMNS
from .weight_vector import eval_weights, sentry_weights, shopping_list

LOOKAHEAD, ROLLOUT = 0, 1  # rows of ``states``: one round on one board; rollouts
MAP_ROWS = 7
MAX_CHOICES = most_choices(GameConfig(advanced=True))  # of any game


class Workspace(NamedTuple):
    """Scratch arrays first, then parameters."""

    states: NDArray[np.void]  # (2,) states
    legal: NDArray[np.int64]  # (VERBS,) bits of arguments, overwritten by ``legal_choices``
    options: NDArray[np.int64]  # (VERBS,) the legal choices that are being ranked
    verbs: NDArray[np.int64]  # (MAX_CHOICES,) candidates, best first
    arguments: NDArray[np.int64]  # (MAX_CHOICES,)
    lookahead_values: NDArray[np.float64]  # (MAX_CHOICES,) their values at the end of the round
    maps: NDArray[np.float64]  # (MAP_ROWS, SPACES) numbers by space
    values: NDArray[np.float64]  # (MAX_SEATS,) the value of a simulation for each seat
    weights: NDArray[np.float64]  # (WEIGHTS,) of the evaluation
    wanted: NDArray[np.int64]  # (rows, 2) the shopping list: an item, and how many of it are enough
    quick: NDArray[np.float64]  # (WEIGHTS,) of the sentry
    log: NDArray[np.int64]  # (1,) draws are not logged
    rules: NDArray[np.int64]  # (rows, COLUMNS) the trap strategy to follow, see ``strategies.table``
    trap_weights: NDArray[np.float64]  # (WEIGHTS,) of the evaluation of traps by a strategy


def make_workspace(
    rules: NDArray[np.int64] | None = None,
    weights: NDArray[np.float64] | None = None,
    wanted: NDArray[np.int64] | None = None,
    trap_weights: NDArray[np.float64] | None = None,
) -> Workspace:
    """A workspace with a trap strategy (``rules``), weights and a shopping list (``wanted``), or the defaults."""
    weights = eval_weights() if weights is None else weights
    return Workspace(
        states=np.zeros(2, STATE),
        legal=np.zeros(VERBS, np.int64),
        options=np.zeros(VERBS, np.int64),
        verbs=np.zeros(MAX_CHOICES, np.int64),
        arguments=np.zeros(MAX_CHOICES, np.int64),
        lookahead_values=np.zeros(MAX_CHOICES),
        maps=np.zeros((MAP_ROWS, SPACES)),
        values=np.zeros(MAX_SEATS),
        weights=weights,
        wanted=shopping_list() if wanted is None else wanted,
        quick=sentry_weights(),
        log=np.zeros(1, np.int64),
        rules=np.zeros((0, COLUMNS), np.int64) if rules is None else rules,
        trap_weights=weights if trap_weights is None else trap_weights,
    )
