"""The agent ``style``: ``style:name=raider``, ``style:send=1,caution=0.2``. A style: weights from -1 to 1 on events.

Any network can play a style. To the logarithm of a choice's probability comes a bonus for the events that it makes
happen on the own board this round (``events.choose_with_style``): the player prefers them among what it finds good.

A style-conditioned network has learnt to like or to avoid them instead. In training a game pays its outcome plus
weight x event (``badbones_experiments.training.styles``). The network gets the weights as further features of its first
layer. A player has one style for the whole game, so these features are constant: :func:`apply_style` adds them to the
biases, and what remains is a network like any other.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.errors import OptionError, did_you_mean
from badbones_env.rules.chance import WORD

from ..agent import Temperature
from ..networks.policy_agent import ChampionAgent, NetworkAgent
from ..networks.policy_file import STYLE, PolicyFile
from ..scripted.workspace import make_workspace
from .events import choose_with_style
from .named import find_style

EVENTS: dict[str, tuple[float, float, str]] = tomllib.loads(
    Path(__file__).with_name("events.toml").read_text(encoding="utf-8")
)
"""event -> reward of one in training, bonus of one in play, what it is."""
BONUS = np.array([bonus for _, bonus, _ in EVENTS.values()])
LEVELS = (-1.0, 0.5, 1.0)  # a feature each; a weight of 1 has those of 0.5 and 1


def style_features() -> list[str]:
    """The names of the features that encode a style."""
    return [f"{STYLE}{event}/{level:g}" for event in EVENTS for level in LEVELS]


def encode(weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Weights (..., events) as values from 0 to 1 of the features (..., features); between levels they are partial."""
    parts = -np.minimum(weights, 0), np.minimum(weights, 0.5) * 2, weights * 2 - 1
    features: NDArray[np.float64] = np.clip(np.stack(parts, axis=-1), 0, 1).reshape(*weights.shape[:-1], -1)
    return features


def apply_style(policy: PolicyFile, weights: Mapping[str, float]) -> PolicyFile:
    """A style-conditioned network as it plays with a style."""
    names = style_features()
    rows = [policy.features.index(name) for name in names]
    values = encode(np.array([weights.get(event, 0.0) for event in EVENTS]))
    biases = policy.weights["biases"].copy()
    biases[0] += (values @ policy.weights["first"][rows]).astype(np.float32)
    return replace(policy, weights=policy.weights | {"biases": biases})


class StyleAgent(ChampionAgent):
    """Plays a character: a named style, or weights from -1 (avoids) to 1 (likes) on events: send=1,caution=0.2."""

    name = "style"

    def __init__(
        self,
        *,
        name: Annotated[str, "a named style, see styles.toml; weights of events change it"] = "",
        path: Annotated[str, "policy.npz of 'badbones train' (default: the champion's network)"] = "",
        temperature: Temperature = 0.0,
        seed: int = 0,
        **weights: str,
    ) -> None:
        self.weights = find_style(name) if name else {}
        for event, text in weights.items():
            self.weights[event] = _weight(event, text)
        super().__init__(temperature=temperature, simulations=0, seed=seed)
        self._workspace = make_workspace()
        self._path = path
        if path:
            self._source = path
            self._use(PolicyFile.read(path))

    def _use(self, policy: PolicyFile) -> None:
        conditioned = style_features()[0] in policy.features
        super()._use(apply_style(policy, self.weights) if conditioned else policy)
        self.policy = policy  # a copy of this agent applies the style itself
        weights = np.array([self.weights.get(event, 0.0) for event in EVENTS])
        self._bonus = np.zeros(len(EVENTS)) if conditioned else weights * BONUS

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        if self._path:
            NetworkAgent.choose(self, batch, seat_mask)
        else:
            super().choose(batch, seat_mask)
        if self._bonus.any():
            places = batch.states, batch.spec.tables, batch.actions, seat_mask, batch.index
            seed = self.seed & WORD, self.seed >> 32
            choose_with_style(*self._context, *places, seed, self.temperature, self._bonus, self._workspace)


def _weight(event: str, text: str) -> float:
    """A weight of a spec."""
    if event not in EVENTS:
        known = ("name", *EVENTS, "path", "temperature")
        raise OptionError(f"style has no parameter {event!r}{did_you_mean(event, known)}; it has: {', '.join(known)}")
    try:
        weight = float(text)
    except ValueError:
        weight = math.nan
    if not -1 <= weight <= 1:
        raise OptionError(f"{event} of style must be a number from -1 to 1, not {text!r:.40}")
    return weight
