"""Guardian's weights and shopping list, by game, by name or from a file.

The shipped ones were found by ``badbones tune``. Their files in ``weights/`` say which games they are for. All other
games use ``first``, the weights of search (``weight_vector``).
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
from badbones_env.errors import OptionError, did_you_mean
from badbones_env.rules.constants import TRAP_NAMES, TREASURE, WEAPON_NAMES

from ..tunable import KEY, Weight, checked, read_file, split, unknown_weight
from . import weight_vector as w
from .weight_vector import eval_weights, shopping_list

FIRST = "first"  # tuned in base games for two
FOLDER = Path(__file__).parent / "weights"
ITEMS = (*TRAP_NAMES, *WEAPON_NAMES)
BASE_TRAPS = TREASURE + 1  # traps of a base game; they come first

# what may be tuned: name -> (index, step, least)
TUNABLE: dict[str, tuple[int, float, float]] = {
    **{f"reach-{k + 1}": (w.REACH + k, 0.04, 0.0) for k in range(w.LAST_REACH + 1)},
    "tower": (w.TOWER, 0.25, 0.2), "village": (w.VILLAGE, 0.25, 0.2), "houses": (w.HOUSES, 0.12, 0.0),
    "crowd": (w.CROWD, 0.004, -1.0), "sent": (w.SENT, 0.006, -1.0), "hero": (w.HERO, 0.2, 0.0),
    **{f"{group}-{trap}": (first + k, step, -1.0)
       for group, first, step in (("supply", w.SUPPLY, 0.015), ("intact", w.INTACT, 0.01), ("damaged", w.DAMAGED, 0.01))
       for k, trap in enumerate(TRAP_NAMES)},
}  # fmt: skip


@dataclass(frozen=True)
class EvalWeights:
    """Weights of the evaluation, and the shopping list."""

    weights: NDArray[np.float64]
    wanted: NDArray[np.int64]

    def numbers(self) -> dict[str, float]:
        """The weights by name."""
        return {name: float(self.weights[index]) for name, (index, _, _) in TUNABLE.items()}

    def shopping(self) -> list[list[Any]]:
        """The shopping list as a file has it."""
        return [[ITEMS[item], enough] for item, enough in self.wanted.tolist()]

    def changed(self, given: Mapping[str, Any], source: str) -> EvalWeights:
        """The same with some other weights, by name."""
        weights = self.weights.copy()
        for name, value in checked(given, source).items():
            if name not in TUNABLE:
                raise unknown_weight(name, TUNABLE, source)
            index, _, least = TUNABLE[name]
            if value < least:
                raise OptionError(f"the weight {name} in {source} must be at least {least:g}, not {value:g}")
            weights[index] = value
        return EvalWeights(weights, self.wanted)

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        """The weights that may be tuned in a game: those of traps that it does not have are left out."""
        absent = () if config.advanced else TRAP_NAMES[BASE_TRAPS:]
        return {
            name: Weight(float(self.weights[index]), step, least)
            for name, (index, step, least) in TUNABLE.items()
            if name.partition("-")[2] not in absent
        }


def of_table(table: Mapping[str, Any], source: str) -> EvalWeights:
    """Weights from the tables of a file; the others are those of ``first``."""
    wanted = _wanted(table["buy"], source) if "buy" in table else shopping_list()
    return EvalWeights(eval_weights(), wanted).changed(table.get(KEY, {}), source)


def _wanted(rows: Any, source: str) -> NDArray[np.int64]:
    """``[["wall", 5], ["crossbow", 1]]`` as numbers."""
    wanted = []
    for row in rows if isinstance(rows, list) else [rows]:
        if not (isinstance(row, list) and len(row) == 2 and row[0] in ITEMS and isinstance(row[1], int)):
            raise OptionError(
                f'buy in {source} must be a list of items and numbers, [["wall", 5], ["crossbow", 1]], not {row!r}'
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
        return EvalWeights(eval_weights(), shopping_list())
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
    base, given = split(text)
    weights = find(base or name_for(config.mode, config.players, config.advanced))
    return weights.changed(given, "the weights") if given else weights
