"""Room to work in, made once per agent, so that nothing is allocated while one thinks."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from badbones_env.config import GameConfig
from badbones_env.observation.sparse import most_choices
from badbones_env.rules.constants import MAX_SEATS, SPACES, VERBS
from badbones_env.rules.state import STATE

from ..strategies.table import COLUMNS
from .weight_vector import eval_weights, rule_of_thumb, shopping_list

TRIAL, PLAY = 0, 1  # rows of ``states``: one round on one board; play-outs
MAP_ROWS = 7
MOST_CHOICES = most_choices(GameConfig(advanced=True))  # of any game


class Workspace(NamedTuple):
    """What compiled functions work in; which uses what is theirs to know."""

    states: NDArray[np.void]  # (2,) states
    legal: NDArray[np.int64]  # (VERBS,) bits of arguments, overwritten by whoever asks what is legal
    options: NDArray[np.int64]  # (VERBS,) the legal choices being gone through
    lookahead_values: NDArray[np.float64]  # (MOST_CHOICES,) how a seat's board would stand after each of its choices
    maps: NDArray[np.float64]  # (MAP_ROWS, SPACES) numbers by space
    values: NDArray[np.float64]  # (MAX_SEATS,) what a play-out was worth to each seat
    weights: NDArray[np.float64]  # (WEIGHTS,) the judgement of boards
    wanted: NDArray[np.int64]  # (rows, 2) what is bought in a market: an item, and how many of it are enough
    quick: NDArray[np.float64]  # (WEIGHTS,) the sentry's
    log: NDArray[np.int64]  # (1,) nobody reads what is drawn in play-outs
    rules: NDArray[np.int64]  # (rows, COLUMNS) the trap strategy to follow, see ``strategy_table``
    trap_weights: NDArray[np.float64]  # (WEIGHTS,) the judgement with which a strategy weighs traps


def make_workspace(
    rules: NDArray[np.int64] | None = None,
    weights: NDArray[np.float64] | None = None,
    wanted: NDArray[np.int64] | None = None,
    trap_weights: NDArray[np.float64] | None = None,
) -> Workspace:
    """A desk, cleared; ``rules``: a trap strategy; ``weights``, ``wanted``: instead of the usual judgement and list.

    ``trap_weights``: another judgement of traps than of all else.
    """
    weights = eval_weights() if weights is None else weights
    return Workspace(
        states=np.zeros(2, STATE),
        legal=np.zeros(VERBS, np.int64),
        options=np.zeros(VERBS, np.int64),
        lookahead_values=np.zeros(MOST_CHOICES),
        maps=np.zeros((MAP_ROWS, SPACES)),
        values=np.zeros(MAX_SEATS),
        weights=weights,
        wanted=shopping_list() if wanted is None else wanted,
        quick=rule_of_thumb(),
        log=np.zeros(1, np.int64),
        rules=np.zeros((0, COLUMNS), np.int64) if rules is None else rules,
        trap_weights=weights if trap_weights is None else trap_weights,
    )
