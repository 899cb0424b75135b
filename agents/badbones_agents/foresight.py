"""A trained network that looks ahead: its budget, and the arrays that ``compiled.foresight`` works in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.errors import ModelError, OptionError
from badbones_env.observation import Observation
from badbones_env.rules.chance import WORD
from badbones_env.tables import Layout

from .compiled.desk import make_desk
from .compiled.foresight import Mind, look_ahead
from .compiled.tree import MOST_WIDTH, RULES, make_tree
from .considered import Considered, at_root
from .forward import mlp_layers
from .policy_file import PolicyFile


@dataclass(frozen=True)
class Budget:
    """What a decision may cost: so many trials, each of ``horizon`` rounds, and what is tried."""

    trials: int
    width: int = 8  # of one's own choices the likeliest ones
    rivals: int = 4  # of the others'
    horizon: int = 6
    breadth: float = 1.0  # how much more often choices that were seldom tried are tried
    select: str = "uct"  # how seats choose at nodes

    def check(self) -> None:
        if self.select not in RULES:
            raise OptionError(f"select must be one of {', '.join(RULES)}, not {self.select!r}")
        for name, value, least, most in (
            ("look", self.trials, 0, 60_000), ("width", self.width, 1, MOST_WIDTH),
            ("rivals", self.rivals, 1, MOST_WIDTH), ("horizon", self.horizon, 1, 10_000),
            ("breadth", self.breadth, 0, 1000),
        ):  # fmt: skip
            if not least <= value <= most:
                raise OptionError(f"{name} must be from {least} to {most}, not {value}")


class Foresight:
    """Decides by trials of a policy's likeliest choices."""

    def __init__(self, policy: PolicyFile, layout: Layout, seen: Observation, budget: Budget) -> None:
        if policy.network != "mlp":
            raise ModelError(f"only a network of the kind mlp can look ahead, not {policy.network}: leave out look")
        layers: Any = mlp_layers(policy.weights, seen, layout)
        actions = len(layout.actions)
        room = np.zeros((1, layout.config.players, seen.size), np.uint8)
        verbs, arguments = np.zeros((2, actions), np.int64)
        self._mind = Mind(  # type: ignore[call-arg]
            *layers, seen.offsets, room, room.view(np.int64), np.zeros_like(layers[2]), np.zeros(actions, np.float32),
            np.zeros(1, np.float32), verbs, arguments, *np.zeros((2, actions)),
        )  # fmt: skip
        self._desk, self._tree = make_desk(), make_tree(budget.trials + 1, budget.select)
        self._budget = budget.trials, budget.width, budget.rivals, budget.horizon, budget.breadth
        self._how = policy.decisions == "core", policy.reward == "shaped"

    def choose(self, batch: Batch, chosen: NDArray[np.bool_], seed: int) -> None:
        """Write an action for every seat marked, all of which have a decision."""
        for game in np.flatnonzero(chosen.any(axis=1)).tolist():  # one at a time, so that Ctrl-C need not wait for all
            look_ahead(
                batch.states, batch.layout.tables, batch.actions, chosen, batch.index, seed & WORD, seed >> 32,
                *self._budget, *self._how, self._desk, self._mind, self._tree, game, game + 1,
            )  # fmt: skip

    def considered(self, seat: int) -> Considered:
        """What the last choice weighed for a seat."""
        return at_root(self._tree, seat)
