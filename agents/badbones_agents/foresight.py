"""A trained network that looks ahead: its budget, and the arrays that ``compiled.foresight`` works in."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.rules.chance import WORD
from badbones_env.rules.rewards import FULL_POINTS

from .compiled.desk import make_desk
from .compiled.foresight import Effort, look_ahead
from .compiled.sparse_network import OWN_SHARE, Net, make_thought
from .compiled.tree import MOST_WIDTH, RULES, make_tree
from .considered import Considered, at_root, weighed
from .sparse_player import make_eyes

SLICE = 16  # trials between two looks at the clock
MOST_NODES = 4096  # of a tree that grows by the clock


@dataclass(frozen=True)
class Budget:
    """What a decision may cost: trials, or milliseconds, each trial of ``horizon`` rounds, and what is tried."""

    trials: int = 0
    ms: float = 0.0
    width: int = 8  # of one's own choices the likeliest ones
    rivals: int = 4  # of the others'
    horizon: int = 4
    breadth: float = 1.0  # how much more often choices that were seldom tried are tried
    guardian: float = 0.0  # the share of the trust at the root that goes to choices that guardian prefers
    select: str = "uct"  # how seats choose at nodes

    def check(self) -> None:
        if self.select not in RULES:
            raise OptionError(f"select must be one of {', '.join(RULES)}, not {self.select!r}")
        for name, value, least, most in (
            ("look", self.trials, 0, 60_000), ("ms", self.ms, 0, 3_600_000), ("width", self.width, 1, MOST_WIDTH),
            ("rivals", self.rivals, 1, MOST_WIDTH), ("horizon", self.horizon, 0, 10_000),
            ("breadth", self.breadth, 0, 1000), ("guardian", self.guardian, 0, 1),
        ):  # fmt: skip
            if not least <= value <= most:
                raise OptionError(f"{name} must be from {least} to {most}, not {value}")

    def __bool__(self) -> bool:
        """Is anything tried at all?"""
        return self.trials > 0 or self.ms > 0


class Foresight:
    """Decides by trials of a network's likeliest choices."""

    def __init__(self, net: Net, core: bool, shaped: bool, budget: Budget) -> None:
        self._net, self._thought, self._budget = net, make_thought(net), budget
        self._effort = Effort(
            budget.width, budget.rivals, budget.horizon, budget.breadth, budget.guardian, core, shaped
        )
        self._desk = make_desk()
        self._tree = make_tree(MOST_NODES if budget.ms else budget.trials + 1, budget.select)
        self._config: GameConfig | None = None

    def choose(self, batch: Batch, chosen: NDArray[np.bool_], seed: int) -> None:
        """Write an action for every seat marked, all of which have a decision."""
        if batch.config != self._config:
            self._eyes, self._config = make_eyes(batch.config), batch.config
        for game, seat in np.argwhere(chosen).tolist():
            batch.actions[game, seat] = self._decide(batch, game, seat, seed)

    def _decide(self, batch: Batch, game: int, seat: int, seed: int) -> int:
        if not self._budget.ms:
            return self._look(batch, game, seat, seed, True, self._budget.trials)
        end = time.perf_counter() + self._budget.ms / 1000
        action = self._look(batch, game, seat, seed, True, SLICE)
        while time.perf_counter() < end and int(self._tree.count[0, seat]) > 1:
            action = self._look(batch, game, seat, seed, False, SLICE)
        return action

    def _look(self, batch: Batch, game: int, seat: int, seed: int, begin: bool, trials: int) -> int:
        action: int = look_ahead(
            batch.states, batch.layout.tables, game, seat, int(batch.index[game]), seed & WORD, seed >> 32, begin,
            trials, self._effort, self._desk, self._net, self._thought, self._eyes, self._tree,
        )  # fmt: skip
        return action

    def considered(self, seat: int) -> Considered:
        """What the last choice weighed for a seat."""
        found = at_root(self._tree, seat)
        if self._config is None or self._config.mode == "coop" or len(self._net.value) <= OWN_SHARE:
            return found
        _, shares = weighed(self._tree.tried[0, seat, : len(found.verbs)], self._tree.points[: len(found.verbs)])
        return found._replace(points=FULL_POINTS * shares)
