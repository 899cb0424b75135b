"""What a learner is to a training run (``train``), whatever it is made of."""

from __future__ import annotations

from typing import Any, Protocol

from badbones_agents.networks.policy_file import PolicyFile

from .dataset import Dataset
from .league import League

SHARES = ("time/environment", "time/opponents", "time/policy", "time/learning")


class Learner(Protocol):
    """Plays and learns, an update at a time."""

    leagues: list[League]  # one for each game

    @property
    def steps(self) -> int:
        """Decisions learnt from so far."""

    @property
    def threads(self) -> int:
        """That it uses; a run depends on them."""

    def update(self, left: float) -> dict[str, float]:
        """Play a rollout and learn from it; ``left`` is the share of the run that is still to come. Returns metrics."""

    def policy_file(self, made: dict[str, Any]) -> PolicyFile:
        """The policy as it is now."""

    def model(self, policy: PolicyFile) -> dict[str, bytes]:
        """The files of the model, beside ``policy.npz``: name -> content."""

    def begin(self, policy: PolicyFile, source: str) -> None:
        """Begin with the network of a file."""

    def imitate(self, data: Dataset) -> float:
        """Learn from games of others; returns how often the network agrees with decisions held out."""

    def save(self) -> dict[str, Any]:
        """All that its future depends on, as arrays and plain values."""

    def restore(self, saved: dict[str, Any], policies: dict[str, PolicyFile]) -> None:
        """Go on from there; ``policies`` are those of the past selves, by name."""

    def close(self) -> None: ...


def shares(environment: float, opponents: float, playing: float, learning: float, steps: int) -> dict[str, float]:
    """Decisions per second of an update, and where its time went: shares that add up to 1.

    ``playing`` holds the time of environment and opponents; what is left of it are the policy's choices.
    """
    total = playing + learning
    spent = (environment, opponents, max(playing - environment - opponents, 0.0), learning)
    found = {name: seconds / sum(spent) for name, seconds in zip(SHARES, spent, strict=True)}
    return found | {"time/decisions_per_second": steps / total}
