"""The uniformly random agent."""

from __future__ import annotations

import random


class UniformAgent:
    """Chooses any legal text with equal probability; its choices are a function of (seed, seat)."""

    def __init__(self, seed: int, seat: int) -> None:
        self._rng = random.Random(f"uniform/{seed}/{seat}")

    def choose(self, legal: list[str]) -> str:
        return self._rng.choice(legal)
