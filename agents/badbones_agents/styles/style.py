"""The agent ``style``: ``style:path=FILE,name=raider``, ``style:path=FILE,send=1,caution=0.2``.

A style: weights from -1 to 1 on events, which a style-conditioned network has learnt to like or to avoid.

In training a game pays its outcome plus weight x event (``badbones_experiments.training.styles``). The network gets the
weights as further features of its first layer. A player has one style for the whole game, so these features are
constant: :func:`apply_style` adds them to the biases, and what remains is a network like any other.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import ModelError, OptionError, did_you_mean

from ..agent import Temperature
from ..networks.policy_agent import PolicyAgent
from ..networks.policy_file import STYLE, PolicyFile

STYLES = Path(__file__).parent / "styles.toml"
# event -> (reward of one at weight 1, what it is)
EVENTS = {
    "send": (0.05, "skeletons sent to others"),
    "traps": (0.05, "traps placed"),
    "wall": (0.08, "walls placed"),
    "catapult": (0.08, "catapults placed"),
    "dragon": (0.08, "dragons placed"),
    "treasure": (0.08, "treasures placed"),
    "slay": (0.03, "skeletons destroyed by the hero"),
    "tower": (-0.1, "floors lost (a weight above 0 protects them)"),
    "village": (-0.1, "houses lost (a weight above 0 protects them)"),
    "caution": (-0.004, "skeletons left on the own board, each round"),
}
LEVELS = (-1.0, 0.5, 1.0)  # a feature each; a weight of 1 has those of 0.5 and 1


def style_features() -> list[str]:
    """The names of the features that encode a style."""
    return [f"{STYLE}{event}/{level:g}" for event in EVENTS for level in LEVELS]


def encode(weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Weights (..., events) as values from 0 to 1 of the features (..., features); between levels they are partial."""
    parts = -np.minimum(weights, 0), np.minimum(weights, 0.5) * 2, weights * 2 - 1
    features: NDArray[np.float64] = np.clip(np.stack(parts, axis=-1), 0, 1).reshape(*weights.shape[:-1], -1)
    return features


def apply_style(policy: PolicyFile, weights: Mapping[str, float], source: str) -> PolicyFile:
    """The network as it plays with a style."""
    names = style_features()
    rows = [policy.features.index(name) for name in names if name in policy.features]
    if len(rows) < len(names):
        raise ModelError(f"{source} knows no styles: train one with --config styles")
    values = encode(np.array([weights.get(event, 0.0) for event in EVENTS]))
    biases = policy.weights["biases"].copy()
    biases[0] += (values @ policy.weights["first"][rows]).astype(np.float32)
    return replace(policy, weights=policy.weights | {"biases": biases})


@lru_cache
def named_styles() -> dict[str, dict[str, float | str]]:
    """The named styles: weights, and ``about``."""
    return tomllib.loads(STYLES.read_text(encoding="utf-8"))


def find_style(name: str) -> dict[str, float]:
    """The weights of a named style."""
    styles = named_styles()
    if name not in styles:
        raise OptionError(f"there is no style {name!r}{did_you_mean(name, styles)}; known are {', '.join(styles)}")
    return {event: float(weight) for event, weight in styles[name].items() if event != "about"}


class StyleAgent(PolicyAgent):
    """Plays a character: a named style, or weights from -1 (avoids) to 1 (likes) on events: send=1,caution=0.2."""

    name = "style"

    def __init__(
        self,
        *,
        name: Annotated[str, "a named style, see styles.toml; weights of events change it"] = "",
        path: Annotated[str, "policy.npz of 'badbones train --config styles'"] = "",
        temperature: Temperature = 0.0,
        seed: int = 0,
        **weights: str,
    ) -> None:
        self.weights = find_style(name) if name else {}
        for event, text in weights.items():
            self.weights[event] = _weight(event, text)
        if not path:
            raise OptionError("style needs a network of 'badbones train --config styles': style:path=FILE,name=raider")
        super().__init__(path=path, temperature=temperature, seed=seed)

    def _use(self, policy: PolicyFile) -> None:
        super()._use(apply_style(policy, self.weights, self._source))
        self.policy = policy  # a copy of this agent applies the style itself


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
