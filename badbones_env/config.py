"""The options of a game, checked."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from .components import Components, load_components
from .errors import OptionError, check_int, check_name, is_int, short_repr
from .rules.constants import MAX_SEATS, MODE_NAMES

MODE_WORDS = {"versus": "versus", "solo": "solo", "coop": "co-op"}
PLAYERS_OF_MODE = {"versus": range(2, MAX_SEATS + 1), "solo": range(1, 2), "coop": range(2, MAX_SEATS + 1)}


@dataclass(frozen=True)
class Option:
    """What there is to know of an option of the game. Checks, arguments, forms, model files and pages follow it."""

    name: str
    default: Any
    help: str  # a phrase for people
    choices: tuple[str, ...] = ()  # what a text may be
    minimum: int = 0  # the lowest of whole numbers
    maximum: int = 0  # the highest
    metavar: str = "N"  # what stands for the value in a help text
    modes: tuple[str, ...] = MODE_NAMES  # elsewhere it has no effect
    shapes: bool = False  # does it change tables, actions or observations?
    model: bool = False  # is a model that was trained with another value of no use?
    state: str = ""  # its field in the record of a game

    def check(self, value: Any) -> None:
        """Refuse what it cannot be."""
        if self.choices:
            check_name(value, self.name, self.choices)
        if isinstance(self.default, bool) and not isinstance(value, bool):
            raise OptionError(f"{self.name} must be true or false, not {short_repr(value)}")
        if self.maximum:
            check_int(value, self.name, self.minimum, self.maximum)

    @property
    def where(self) -> str:
        """The modes it is an option of, to stand before its help; nothing if it is one of all."""
        return "" if self.modes == MODE_NAMES else f"{', '.join(MODE_WORDS[mode] for mode in self.modes)}: "

    def number(self, value: Any) -> int:
        """A value as the record of a game holds it."""
        return self.choices.index(value) if self.choices else int(value)


def _option(default: Any, help: str, **more: Any) -> Any:
    return field(default=default, repr=default is not None, metadata={"default": default, "help": help, **more})


@dataclass(frozen=True)
class GameConfig:
    """What is played: a value for every option of ``OPTIONS``."""

    mode: str = _option(
        "versus", "versus, solo or coop", choices=MODE_NAMES, metavar="MODE", shapes=True, model=True, state="mode"
    )
    players: int = _option(0, "2 to 6; solo 1 (0 = the fewest)", shapes=True, model=True, state="players")
    advanced: bool = _option(False, "market, new traps and weapons", shapes=True, model=True, state="advanced")
    chiefs: bool = _option(False, "with the 19 chiefs", shapes=True, model=True, state="chiefs")
    order: str = _option(
        "auto",
        "where the order of movement matters (M12): auto, a fixed order (simpler than the rulebook's); "
        "or ask, the owner chooses",
        choices=("auto", "ask"),
        metavar="WHO",
        shapes=True,
        model=True,
        state="ask",
    )
    draw: int = _option(3, "tokens drawn per player and round", maximum=199, state="draw")
    rounds: int = _option(10, "rounds to survive, 0 = endless", maximum=10_000, modes=("solo", "coop"), state="rounds")
    heroic: bool = _option(False, "play on until no skeleton is left (SO4)", modes=("solo",), state="heroic")
    max_rounds: int = _option(
        100, "cut off undecided after this many rounds, 0 = never", maximum=10_000, state="max_rounds"
    )
    components: Components | str | Path | dict[str, Any] | None = _option(  # noqa: RUF009
        None, "a file of corrected printed values", metavar="FILE", shapes=True
    )

    def __post_init__(self) -> None:
        for option in OPTIONS:
            option.check(getattr(self, option.name))
            if option.default is False and getattr(self, option.name) and self.mode not in option.modes:
                raise OptionError(f"{option.name} is an option of mode {option.modes[0]}, not of mode {self.mode}")
        allowed = PLAYERS_OF_MODE[self.mode]
        if is_int(self.players) and self.players == 0:
            object.__setattr__(self, "players", allowed[0])
        if not is_int(self.players) or self.players not in allowed:
            numbers = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
            raise OptionError(f"players must be {numbers} in mode {self.mode}, not {short_repr(self.players)}")
        object.__setattr__(self, "components", load_components(self.components))

    @property
    def parts(self) -> Components:
        """The components, loaded."""
        assert isinstance(self.components, Components)
        return self.components

    @classmethod
    def from_options(cls, options: dict[str, Any]) -> GameConfig:
        """From a mapping such as the ``[game]`` table of a scenario; unknown names are refused."""
        known = [option.name for option in OPTIONS]
        if not isinstance(options, dict):
            raise OptionError(f"game options must be a table, not {short_repr(options)}")
        for name in options:
            if name not in known:
                raise OptionError(f"unknown game option {name!r}; known are {', '.join(known)}")
        return cls(**options)

    @classmethod
    def from_stored(cls, options: Any) -> GameConfig:
        """From what a record, a model or a database holds: corrected components must stand in it themselves, because
        no file that somebody else's file names is opened."""
        if isinstance(options, dict) and isinstance(options.get("components"), (str, Path)):
            raise OptionError("a file of a game must hold corrected components itself, not the path of another file")
        return cls.from_options(options)

    def options(self) -> dict[str, Any]:
        """The options as a mapping that ``from_options`` takes and JSON can hold; components only if corrected."""
        options = {option.name: getattr(self, option.name) for option in OPTIONS if option.name != "components"}
        return options | ({"components": self.parts.corrections} if self.parts.corrections else {})

    def label(self) -> str:
        """The kind of game in a word: ``versus2``, ``solo``, ``coop3-advanced-chiefs``."""
        words = [self.mode + (str(self.players) if self.players > 1 else "")]
        words += [name for name in ("advanced", "chiefs", "heroic") if getattr(self, name)]
        return "-".join(words + ([self.order] if self.order != "auto" else []))

    def describe(self) -> str:
        """What is played, in a few words, with all that is not as usual: ``versus, 4 players, advanced, draw 2``."""
        words = [MODE_WORDS[self.mode], *([f"{self.players} players"] if self.mode != "solo" else [])]
        others = [option for option in OPTIONS if option.name not in ("mode", "players", "components")]
        values = {option.name: getattr(self, option.name) for option in others}
        words += [name for name, value in values.items() if value is True]
        words += ["corrected components"] if self.parts.corrections else []
        usual = {option.name: option.default for option in others}
        return ", ".join(
            words + [f"{name} {value}" for name, value in values.items() if value is not True and value != usual[name]]
        )


OPTIONS = tuple(Option(option.name, **option.metadata) for option in fields(GameConfig))
GameConfig.__doc__ = f"{GameConfig.__doc__}\n\n" + "\n".join(f"    {o.name}: {o.help}." for o in OPTIONS)
