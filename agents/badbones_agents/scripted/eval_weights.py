"""The weights of the evaluation by index, and guardian's weights and shopping list, by game, by name or from a file.

The shipped ones were found by ``badbones tune``, which plays variants against each other. Their files in ``weights/``
say which games they are for. All other games use ``first``, the weights of search.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.config import GameConfig
from badbones_env.errors import OptionError, did_you_mean, is_int, short_repr
from badbones_env.rules import constants as c

from ..tunable import KEY, Weight, check_weights, read_file, split_weights

REACH = 0  # REACH + k: how likely a skeleton k + 1 moves from a building gets there, k up to LAST_REACH
LAST_REACH = 7
TOWER, VILLAGE = 8, 9  # parts of a building by which its worth falls by the factor e
HOUSES = 10  # the worth of a village against that of a tower
SUPPLY = 11  # SUPPLY + trap: a trap at hand
INTACT = SUPPLY + c.TRAPS  # INTACT + trap: on the board
DAMAGED = INTACT + c.TRAPS  # DAMAGED + trap: on the board, damaged
# guardian and search only
CROWD = DAMAGED + c.TRAPS  # what every skeleton on the board costs
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

FIRST = "first"  # tuned in base games for two
FOLDER = Path(__file__).parent / "weights"
ITEMS = (*c.TRAP_NAMES, *c.WEAPON_NAMES)

# what may be tuned: name -> (index, step, minimum)
TUNABLE: dict[str, tuple[int, float, float]] = {
    **{f"reach-{k + 1}": (REACH + k, 0.04, 0.0) for k in range(LAST_REACH + 1)},
    "tower": (TOWER, 0.25, 0.2), "village": (VILLAGE, 0.25, 0.2), "houses": (HOUSES, 0.12, 0.0),
    "crowd": (CROWD, 0.004, -1.0), "sent": (SENT, 0.006, -1.0), "hero": (HERO, 0.2, 0.0),
    **{f"{group}-{trap}": (first + k, step, -1.0)
       for group, first, step in (("supply", SUPPLY, 0.015), ("intact", INTACT, 0.01), ("damaged", DAMAGED, 0.01))
       for k, trap in enumerate(c.TRAP_NAMES)},
}  # fmt: skip


@dataclass(frozen=True)
class EvalWeights:
    """Weights of the evaluation, and the shopping list."""

    weights: NDArray[np.float64]
    wanted: NDArray[np.int64]  # rows of an item and how many of it are enough, in order of preference

    def shopping(self) -> list[list[Any]]:
        """The shopping list as a file has it."""
        return [[ITEMS[item], enough] for item, enough in self.wanted.tolist()]

    def changed(self, given: Mapping[str, Any], source: str) -> EvalWeights:
        """The same with some other weights, by name."""
        weights = self.weights.copy()
        for name, value in check_weights(given, source).items():
            if name not in TUNABLE:
                hint = did_you_mean(name, TUNABLE)
                raise OptionError(f"{source} has a weight {name!r} that the agent does not have{hint}")
            index, _, minimum = TUNABLE[name]
            if value < minimum:
                raise OptionError(f"the weight {name} in {source} must be at least {minimum:g}, not {value:g}")
            weights[index] = value
        return EvalWeights(weights, self.wanted)

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        """The weights that may be tuned in a game: those of traps that it does not have are left out."""
        absent = () if config.advanced else c.TRAP_NAMES[c.BASE_TRAPS :]
        return {
            name: Weight(float(self.weights[index]), step, minimum)
            for name, (index, step, minimum) in TUNABLE.items()
            if name.partition("-")[2] not in absent
        }


def _of_traps(w: NDArray[np.float64], first: int, *values: float) -> None:
    """Weights of the traps in their order; 0 for those without one."""
    w[first : first + len(values)] = values


def first_weights() -> EvalWeights:
    """The weights of search, and of guardian where it has no others. Those of traps of advanced games are estimates."""
    w = np.zeros(WEIGHTS)
    w[REACH : REACH + LAST_REACH + 1] = 0.65, 0.17, 0.09, 0.09, 0.09, 0.09, 0.09, 0.09
    w[[TOWER, VILLAGE, HOUSES]] = 2.7, 2.3, 1.3
    _of_traps(w, SUPPLY, 0.043, 0.077, 0.102, 0.011, 0.04, 0.08, 0.08, 0.04, 0.06, 0.04)
    _of_traps(w, INTACT, 0.0, 0.01, 0.032, 0.024, 0.0, 0.01, 0.01, 0.01, 0.01, 0.0)
    _of_traps(w, DAMAGED, 0.0, 0.01, 0.032, 0.024, 0.0, 0.0, 0.01, 0.01, 0.01, 0.0)
    w[[CROWD, SENT, HERO]] = 0.009, 0.012, 1.6
    w[[VALUE_SCALE, POINTS, EPSILON, PRIOR_TEMPERATURE]] = 2.0, 0.125, 25.0, 0.04
    wanted = [(c.CATAPULT, 3), (c.DRAGON, 1), (c.WALL, 2), (c.BOMB, 2), (c.TRAPS + c.CROSSBOW, 1)]
    return EvalWeights(w, np.array(wanted, np.int64))


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


def of_table(table: Mapping[str, Any], source: str) -> EvalWeights:
    """Weights from the tables of a file; the others are those of ``first``."""
    first = first_weights()
    wanted = _shopping_list(table["buy"], source) if "buy" in table else first.wanted
    given = table.get(KEY, {})
    if not isinstance(given, dict):
        raise OptionError(f"[{KEY}] in {source} must be a table, not {short_repr(given)}")
    return EvalWeights(first.weights, wanted).changed(given, source)


def _shopping_list(rows: Any, source: str) -> NDArray[np.int64]:
    """``[["wall", 5], ["crossbow", 1]]`` as numbers."""
    wanted = []
    for row in rows if isinstance(rows, list) else [rows]:
        if not (isinstance(row, list) and len(row) == 2 and row[0] in ITEMS and is_int(row[1]) and 0 <= row[1] < 1000):
            raise OptionError(
                f'buy in {source} must be a list of items and numbers, [["wall", 5], ["crossbow", 1]], '
                f"not {short_repr(row)}"
            )
        wanted.append((ITEMS.index(row[0]), row[1]))
    return np.array(wanted, np.int64).reshape(-1, 2)


def shipped() -> list[str]:
    """The names of the shipped weights."""
    return [FIRST, *sorted(path.stem for path in FOLDER.glob("*.toml"))]


@lru_cache
def name_for(mode: str, players: int, advanced: bool) -> str:
    """The shipped weights for a game."""
    for name in shipped()[1:]:
        game = read_file(str(FOLDER / f"{name}.toml"))["game"]
        if game["mode"] == mode and players in game["players"] and game.get("advanced", advanced) == advanced:
            return name
    return FIRST


def find(name: str) -> EvalWeights:
    """Shipped weights by their name, or those of a file."""
    if name == FIRST:
        return first_weights()
    if name in shipped():
        return of_table(read_file(str(FOLDER / f"{name}.toml")), name)
    if not name.endswith(".toml"):
        raise OptionError(
            f"there are no weights {name!r}{did_you_mean(name, shipped())}; shipped are "
            f"{', '.join(shipped())}; a file of yours ends with .toml"
        )
    return of_table(read_file(name), name)


def eval_weights_for(text: str, config: GameConfig) -> EvalWeights:
    """The weights of a spec; by default those of the game."""
    base, given = split_weights(text)
    weights = find(base or name_for(config.mode, config.players, config.advanced))
    return weights.changed(given, "the weights") if given else weights
