"""The numbers in the agents' judgement, by name: found by playing variants against each other."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env.rules.constants import TRAPS

REACH = 0  # REACH + k: how likely a skeleton k + 1 moves from a building gets there, k up to LAST_REACH
LAST_REACH = 7
TOWER, VILLAGE = 8, 9  # parts of a building by which its worth falls by the factor e
HOUSES = 10  # the worth of a village against that of a tower
CROWD = 11  # what every skeleton on the board costs
SENT = 12  # what every skeleton sent to others is worth
HERO = 13  # how much of what the hero can reach next is as good as destroyed
SUPPLY = 14  # SUPPLY + trap: a trap at hand
INTACT = SUPPLY + TRAPS  # INTACT + trap: on the board
DAMAGED = INTACT + TRAPS  # DAMAGED + trap: on the board, damaged
LATER = DAMAGED + TRAPS  # the sentry's hero: what comes within reach next round
THROW, WAIT = LATER + 1, LATER + 2  # the sentry's catapult: who arrives next, and after that
SCARE = LATER + 3  # the sentry's dragon: on whom it lands
LEAST = LATER + 4  # what the sentry places no trap for
WEIGHTS = LATER + 5


def weights() -> NDArray[np.float64]:
    """The weights in use."""
    w = np.zeros(WEIGHTS)
    w[REACH : REACH + LAST_REACH + 1] = 0.55, 0.42, 0.33, 0.27, 0.23, 0.20, 0.18, 0.16
    w[[TOWER, VILLAGE, HOUSES, CROWD, SENT, HERO]] = 1.8, 1.8, 1.0, 0.01, 0.0, 0.0
    w[[LATER, THROW, WAIT, SCARE, LEAST]] = 0.4, 1.3, 0.3, 0.8, 0.02
    return w
