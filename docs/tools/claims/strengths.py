"""docs/data/strengths.json: what the documents say of strengths, each with command, games, interval and time.

A *claim* is a command and the figures that came out of it. The pages' tables are written from this file
(``docs.tools.pages``), so that no page can say anything but what was measured; ``badbones dev claims`` measures it
again.
"""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from badbones_experiments.cli.commands import CHECKOUT

from badbones_env import BadBonesError
from badbones_env.version import __version__

FILE = CHECKOUT / "docs" / "data" / "strengths.json"
FORMAT = 1
BROAD = 3.0 / 1.959964  # other games: differences up to three standard deviations are chance


@dataclass(frozen=True)
class Figure:
    """A measured number with its 95% interval."""

    value: float
    low: float
    high: float

    def holds(self, again: Figure, same_games: bool) -> bool:
        """Does another measurement bear it out? The same games: inside the interval; others: no further apart than
        both intervals allow."""
        if same_games:
            return self.low <= again.value <= self.high
        half = math.hypot((self.high - self.low) / 2, (again.high - again.low) / 2)
        return abs(self.value - again.value) <= BROAD * half

    def __str__(self) -> str:
        if self.low >= -1 and self.high <= 1:
            return f"{self.value:.1%} ({self.low:.1%} to {self.high:.1%})"
        return f"{self.value:.0f} ({self.low:.0f} to {self.high:.0f})"


@dataclass(frozen=True)
class Claim:
    """A command and what came out. ``figures``: "AGENT STATISTIC" -> figure."""

    command: str
    version: str = __version__  # of badbones, that measured it
    games: int = 0
    reproducible: bool = True  # no agent looked at the clock
    seconds: float = 0.0  # that it took
    figures: dict[str, Figure] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)  # what else the pages show of it

    def figure(self, name: str) -> Figure:
        if name not in self.figures:
            raise BadBonesError(f"{self.command!r} has no figure {name!r}; it has {', '.join(self.figures)}")
        return self.figures[name]


def read(path: Path = FILE) -> dict[str, Claim]:
    """All claims by name."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        if stored["format"] != FORMAT:
            raise BadBonesError(f"{path}: has format {stored['format']}; this version reads format {FORMAT}")
        return {
            name: Claim(**claim | {"figures": {key: Figure(**one) for key, one in claim["figures"].items()}})
            for name, claim in stored["claims"].items()
        }
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadBonesError(f"{path}: is not a file of strengths: {error}") from None


def write(claims: dict[str, Claim], path: Path = FILE) -> None:
    """Store all claims."""
    stored = {"format": FORMAT, "claims": {name: asdict(claim) for name, claim in sorted(claims.items())}}
    path.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
