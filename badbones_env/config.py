"""The options of a game, checked."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from .components import Components, load_components, shown
from .errors import OptionError
from .rules.constants import MAX_SEATS, MODE_NAMES

PLAYERS_OF_MODE = {"versus": range(2, MAX_SEATS + 1), "solo": range(1, 2), "coop": range(2, MAX_SEATS + 1)}
ORDERS = ("auto", "ask")


@dataclass(frozen=True)
class GameConfig:
    """What is played.

    mode: "versus", "solo" or "coop"; players: 2 to 6, solo 1 (0 = the smallest number the mode takes);
    advanced: market, ten traps, eight weapons; chiefs: the 19 chiefs are in the bag;
    order: "auto" or "ask", who decides the order of movement where it can matter (M12);
    draw: tokens each seat draws in phase 4; rounds: solo and co-op, rounds to survive (0 = endless);
    heroic: solo, play on until no skeleton is left (SO4);
    max_rounds: the game is cut off undecided after so many rounds (0 = never); components: a corrected components file.
    """

    mode: str = "versus"
    players: int = 0
    advanced: bool = False
    chiefs: bool = False
    order: str = "auto"
    draw: int = 3
    rounds: int = 10
    heroic: bool = False
    max_rounds: int = 100
    components: Components | str | Path | dict[str, Any] | None = None

    def __post_init__(self) -> None:
        if self.mode not in MODE_NAMES:
            raise OptionError(f"mode must be one of {', '.join(MODE_NAMES)}, not {shown(self.mode)}")
        allowed = PLAYERS_OF_MODE[self.mode]
        if _is_int(self.players) and self.players == 0:
            object.__setattr__(self, "players", allowed[0])
        if not _is_int(self.players) or self.players not in allowed:
            numbers = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
            raise OptionError(f"players must be {numbers} in mode {self.mode}, not {shown(self.players)}")
        for name in ("advanced", "chiefs", "heroic"):
            if not isinstance(getattr(self, name), bool):
                raise OptionError(f"{name} must be true or false, not {shown(getattr(self, name))}")
        if self.heroic and self.mode != "solo":
            raise OptionError(f"heroic is an option of mode solo, not of mode {self.mode}")
        if self.order not in ORDERS:
            raise OptionError(f"order must be one of {', '.join(ORDERS)}, not {shown(self.order)}")
        for name, most in (("draw", 199), ("rounds", 10_000), ("max_rounds", 10_000)):
            value = getattr(self, name)
            if not _is_int(value) or not 0 <= value <= most:
                raise OptionError(f"{name} must be a whole number from 0 to {most}, not {shown(value)}")
        object.__setattr__(self, "components", load_components(self.components))

    @property
    def parts(self) -> Components:
        """The components, loaded."""
        assert isinstance(self.components, Components)
        return self.components

    @classmethod
    def from_options(cls, options: dict[str, Any]) -> GameConfig:
        """From a mapping such as the ``[game]`` table of a scenario; unknown names are refused."""
        known = [field.name for field in fields(cls)]
        if not isinstance(options, dict):
            raise OptionError(f"game options must be a table, not {shown(options)}")
        for name in options:
            if name not in known:
                raise OptionError(f"unknown game option {name!r}; known are {', '.join(known)}")
        return cls(**options)

    def options(self) -> dict[str, Any]:
        """The options as a mapping that ``from_options`` takes and JSON can hold; components only if corrected."""
        options = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "components"}
        return options | ({"components": self.parts.corrections} if self.parts.corrections else {})


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
