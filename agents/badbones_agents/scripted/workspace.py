"""The workspace of an agent: scratch arrays and parameters, allocated once, for its compiled functions."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from badbones_env.config import GameConfig
from badbones_env.observation.sparse import max_choices
from badbones_env.rules.constants import MAX_SEATS, SPACES, VERBS
from badbones_env.rules.state import STATE

from ..strategies.table import COLUMNS, FIRST_PURCHASE, PURCHASES
from .eval_weights import EvalWeights, first_weights, sentry_weights

LOOKAHEAD, ROLLOUT = 0, 1  # rows of ``states``: one round on one board; rollouts
MAP_ROWS = 7
MAX_CHOICES = max_choices(GameConfig(advanced=True))  # of any game


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


def make_workspace(eval_weights: EvalWeights | None = None, rules: NDArray[np.int64] | None = None) -> Workspace:
    """A workspace with weights, or those of search, and a trap strategy (``rules``), or none.

    A strategy's purchases are a list with repetitions; they take the place of the shopping list.
    """
    eval_weights = eval_weights or first_weights()
    wanted = eval_weights.wanted
    if rules is not None and rules[0, PURCHASES]:
        items = rules[0, FIRST_PURCHASE : FIRST_PURCHASE + rules[0, PURCHASES]].tolist()
        wanted = np.array([(item, items[: k + 1].count(item)) for k, item in enumerate(items)], np.int64)
    return Workspace(
        states=np.zeros(2, STATE),
        legal=np.zeros(VERBS, np.int64),
        options=np.zeros(VERBS, np.int64),
        verbs=np.zeros(MAX_CHOICES, np.int64),
        arguments=np.zeros(MAX_CHOICES, np.int64),
        lookahead_values=np.zeros(MAX_CHOICES),
        maps=np.zeros((MAP_ROWS, SPACES)),
        values=np.zeros(MAX_SEATS),
        weights=eval_weights.weights,
        wanted=wanted,
        quick=sentry_weights(),
        log=np.zeros(1, np.int64),
        rules=np.zeros((0, COLUMNS), np.int64) if rules is None else rules,
    )
