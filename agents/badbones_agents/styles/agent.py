"""The agent ``style``: ``style:path=FILE,name=raider``, ``style:path=FILE,send=1,caution=0.2``."""

from __future__ import annotations

import math
from typing import ClassVar

from badbones_env.errors import OptionError, did_you_mean

from ..networks.policy_agent import PolicyAgent
from ..networks.policy_file import PolicyFile
from .style import EVENTS, apply_style, find_style


class StyleAgent(PolicyAgent):
    """Plays a character: a named style, or weights from -1 (avoids) to 1 (likes) on events."""

    name = "style"
    parameters: ClassVar[dict[str, str]] = {
        "name": "a named style, see styles.toml; weights below change it",
        **{event: f"weight of {what}" for event, (_, what) in EVENTS.items()},
        "path": "policy.npz of 'badbones train --config styles'",
        "temperature": "0: the most probable action; above: sampled, 1 as in training",
    }

    def __init__(
        self, *, name: str = "", path: str = "", temperature: float = 0.0, seed: int = 0, **weights: str
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
