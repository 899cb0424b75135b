"""Plays the small networks of other libraries' baselines: ``docs/tools/suite/mlp.py:Mlp:weights=FILE``.

The agents ``sb3`` and ``torch`` start a process for every scenario, which takes longer than the games. So the baselines
keep their layers as plain arrays as well (``save``), and this agent computes them with NumPy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.agent import pending_seats
from badbones_agents.models.auto_policy import leave_to_auto_policy
from numpy.typing import NDArray

from badbones_env.batch import Batch


def save(path: Path, state: dict[str, Any], layers: list[str], log1p: bool) -> None:
    """Write the linear layers of these names; between them is tanh. ``log1p``: of the observations."""
    arrays = {f"weight{k}": state[f"{name}.weight"].T.numpy() for k, name in enumerate(layers)}
    arrays |= {f"bias{k}": state[f"{name}.bias"].numpy() for k, name in enumerate(layers)}
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez(path, log1p=log1p, **arrays)


class Mlp:
    """The most probable legal action by compact observations; trained for core decisions."""

    def __init__(self, *, weights: str) -> None:
        with np.load(weights, allow_pickle=False) as file:
            self._log1p = bool(file["log1p"])
            count = sum(name.startswith("weight") for name in file)
            self._layers = [(file[f"weight{k}"], file[f"bias{k}"]) for k in range(count)]

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        games, seats = np.nonzero(leave_to_auto_policy(batch, pending_seats(batch, seat_mask)))
        if not len(games):
            return
        x = batch.observe("compact")[games, seats].astype(np.float32)
        x = np.log1p(x) if self._log1p else x
        for k, (weight, bias) in enumerate(self._layers):
            x = (np.tanh(x) if k else x) @ weight + bias
        batch.actions[games, seats] = np.where(batch.masks[games, seats], x, -np.inf).argmax(axis=1)
