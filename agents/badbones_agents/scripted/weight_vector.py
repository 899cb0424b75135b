"""The weights of the evaluation, by index: tuned by playing variants against each other."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env.rules.constants import BOMB, CATAPULT, CROSSBOW, DRAGON, TRAPS, WALL

REACH = 0  # REACH + k: how likely a skeleton k + 1 moves from a building gets there, k up to LAST_REACH
LAST_REACH = 7
TOWER, VILLAGE = 8, 9  # parts of a building by which its worth falls by the factor e
HOUSES = 10  # the worth of a village against that of a tower
SUPPLY = 11  # SUPPLY + trap: a trap at hand
INTACT = SUPPLY + TRAPS  # INTACT + trap: on the board
DAMAGED = INTACT + TRAPS  # DAMAGED + trap: on the board, damaged
# guardian and search only
CROWD = DAMAGED + TRAPS  # what every skeleton on the board costs
SENT = CROWD + 1  # what every skeleton sent to others is worth
HERO = CROWD + 2  # how much of what the hero can reach next is as good as destroyed
VALUE_SCALE = CROWD + 3  # search: how much a better standing means for the outcome
POINTS = CROWD + 4  # and a point, among three and more
EPSILON = CROWD + 5  # of 256 choices in a rollout this many are random
PRIOR_TEMPERATURE = CROWD + 6  # lookahead values that differ by this much have priors that differ by the factor e
# the sentry alone
MEET = CROWD  # the hero: who arrives on it, against who stands there now
LATER = CROWD + 1  # what comes within its reach next round
THROW, WAIT = CROWD + 2, CROWD + 3  # the catapult: who arrives next, and after that
SCARE = CROWD + 4  # the dragon: on whom it lands
BOUNCE = CROWD + 5  # the wall
WEIGHTS = CROWD + 7


def _of_traps(w: NDArray[np.float64], first: int, *values: float) -> None:
    """Weights of the traps in their order; 0 for those without one."""
    w[first : first + len(values)] = values


def eval_weights() -> NDArray[np.float64]:
    """The weights of guardian and search. Those of traps of advanced games are estimates."""
    w = np.zeros(WEIGHTS)
    w[REACH : REACH + LAST_REACH + 1] = 0.65, 0.17, 0.09, 0.09, 0.09, 0.09, 0.09, 0.09
    w[[TOWER, VILLAGE, HOUSES]] = 2.7, 2.3, 1.3
    _of_traps(w, SUPPLY, 0.043, 0.077, 0.102, 0.011, 0.04, 0.08, 0.08, 0.04, 0.06, 0.04)
    _of_traps(w, INTACT, 0.0, 0.01, 0.032, 0.024, 0.0, 0.01, 0.01, 0.01, 0.01, 0.0)
    _of_traps(w, DAMAGED, 0.0, 0.01, 0.032, 0.024, 0.0, 0.0, 0.01, 0.01, 0.01, 0.0)
    w[[CROWD, SENT, HERO]] = 0.009, 0.012, 1.6
    w[[VALUE_SCALE, POINTS, EPSILON, PRIOR_TEMPERATURE]] = 2.0, 0.125, 25.0, 0.04
    return w


def shopping_list() -> NDArray[np.int64]:
    """What agents buy in the market of an advanced game, in order of preference: an item, and how many are enough."""
    return np.array([(CATAPULT, 3), (DRAGON, 1), (WALL, 2), (BOMB, 2), (TRAPS + CROSSBOW, 1)], np.int64)


def sentry_weights() -> NDArray[np.float64]:
    """The weights of the sentry."""
    w = np.zeros(WEIGHTS)
    w[REACH : REACH + LAST_REACH + 1] = 0.90, 0.54, 0.21, 0.19, 0.12, 0.12, 0.12, 0.12
    w[[TOWER, VILLAGE, HOUSES]] = 1.9, 2.6, 1.15
    _of_traps(w, SUPPLY, 0.013, 0.023, 0.035, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02)
    _of_traps(w, INTACT, 0.002, 0.011, 0.007, 0.037, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    _of_traps(w, DAMAGED, 0.001, 0.004, 0.01, 0.008, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    w[[MEET, LATER, THROW, WAIT, SCARE, BOUNCE]] = 1.27, 0.66, 1.25, 0.18, 0.65, 1.28
    return w
