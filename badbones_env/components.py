"""The printed values (boards, stars, prices, stock, chiefs' models): loaded from a data file and checked."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

from .errors import ComponentsError, check_int, short_repr
from .files import read_toml
from .rules import constants as c
from .rules.catalogue import TRAP_TABLE
from .text.spaces import SPACE_NAMES

DEFAULT_FILE = Path(__file__).parent / "data" / "components.toml"
ONE_SIDED = tuple(trap.name for trap in TRAP_TABLE if not trap.damaged_side)
GOODS = tuple(name for name in c.TRAP_NAMES if name != "treasure")
MAX_TOWERS = 8

_int = partial(check_int, error=ComponentsError)
Arrow = tuple[int, int, int]  # space, incoming direction, outgoing direction


@dataclass(frozen=True)
class Components:
    """Checked values of a components file; see data/components.toml for what each one means."""

    symbol_order: tuple[int, ...]
    arrows: tuple[Arrow, ...]
    coop_towers: tuple[int, ...]
    coop_arrows: tuple[Arrow, ...]  # with those of the ruins
    stars: dict[str, tuple[int, int]]
    costs: dict[str, int]
    stock: dict[str, tuple[int, ...]]
    coins: int
    coop_coins: int
    chiefs: dict[str, tuple[tuple[int, int], ...]]  # (symbol, home) of each kind
    sources: dict[str, str]  # key -> where the value is known from
    corrections: dict[str, Any] = field(default_factory=dict)  # what a user's file gives

    def __hash__(self) -> int:
        return id(self)

    def estimates(self) -> list[str]:
        """The keys whose values are (partly) estimates."""
        return [key for key, source in self.sources.items() if "estimate" in source]


def load_components(source: Components | str | Path | dict[str, Any] | None = None) -> Components:
    """The shipped values, or a user's corrections (a file, or its tables as a dict) on top of them."""
    if isinstance(source, Components):
        return source
    if source is not None and not isinstance(source, (str, Path, dict)):
        raise ComponentsError(f"components must be a file or a table of tables, not {short_repr(source)}")
    if source is None or source == {}:
        return _default()
    try:
        corrections = deepcopy(source) if isinstance(source, dict) else read_toml(source, ComponentsError)
        return _build(_merge(read_toml(DEFAULT_FILE, ComponentsError), corrections), corrections)
    except ComponentsError as error:
        name = "components" if isinstance(source, dict) else source
        raise ComponentsError(f"{name}: {error}") from None


@cache
def _default() -> Components:
    return _build(read_toml(DEFAULT_FILE, ComponentsError), {})


def _merge(base: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The base with every key that the user's file gives; a key the base does not have is refused."""
    merged = {table: dict(values) for table, values in base.items()}
    for table, values in change.items():
        if table not in merged:
            raise ComponentsError(f"unknown table [{table}]; known are {', '.join(merged)}")
        if not isinstance(values, dict):
            raise ComponentsError(f"[{table}] must be a table")
        for key, value in values.items():
            if key not in merged[table]:
                raise ComponentsError(f"unknown key {table}.{key}; known are {', '.join(merged[table])}")
            if isinstance(merged[table][key], dict) and not isinstance(value, dict):
                value = {"value": value}  # a bare value is a value the user has seen
            if isinstance(value, dict):
                extra = set(value) - {"value", "source"}
                if "value" not in value or extra:
                    raise ComponentsError(f"{table}.{key} must be a value, or a table with value and source")
                value = {"source": "corrected", **value}
                _source(value["source"], f"{table}.{key}")
            if key == "source":
                _source(value, table)
            merged[table][key] = value
        if "source" not in values and "source" in base[table]:
            merged[table]["source"] = "corrected"
    return merged


def _source(value: Any, key: str) -> None:
    if not isinstance(value, str) or not value:
        raise ComponentsError(f"the source of {key} must be a text")


def _build(data: dict[str, Any], corrections: dict[str, Any]) -> Components:
    order = data["symbols"]["order"]
    if not isinstance(order, list) or sorted(map(str, order)) != sorted(c.SYMBOL_NAMES):
        raise ComponentsError(f"symbols.order must list {', '.join(c.SYMBOL_NAMES)} once each")
    towers = tuple(
        _space(text, "coop_board.towers") for text in _list(data["coop_board"]["towers"], "coop_board.towers")
    )
    if not 1 <= len(set(towers)) == len(towers) <= MAX_TOWERS:
        raise ComponentsError(f"coop_board.towers must be 1 to {MAX_TOWERS} different spaces")
    arrows = _arrows(data["board"]["arrows"], "board.arrows")
    if any(space == SPACE_NAMES.index("c3") for space, _, _ in arrows):
        raise ComponentsError("board.arrows: the tower stands on c3, it has no arrow")
    coop_arrows = _arrows(data["coop_board"]["arrows"], "coop_board.arrows")
    ruin_arrows = _arrows(data["coop_board"]["ruin_arrows"], "coop_board.ruin_arrows")
    for space, _, _ in coop_arrows:
        if space in towers:
            raise ComponentsError(
                f"coop_board.arrows: {SPACE_NAMES[space]} is a tower; its ruin's arrow is a ruin_arrow"
            )
    for space, _, _ in ruin_arrows:
        if space not in towers:
            raise ComponentsError(f"coop_board.ruin_arrows: {SPACE_NAMES[space]} is not a tower")
    sources = {table: values["source"] for table, values in data.items() if values.get("source")}
    sources.update(
        (f"{table}.{key}", str(value["source"]))
        for table, values in data.items()
        for key, value in values.items()
        if isinstance(value, dict)
    )
    return Components(
        symbol_order=tuple(c.SYMBOL_NAMES.index(name) for name in order),
        arrows=arrows,
        coop_towers=towers,
        coop_arrows=coop_arrows + ruin_arrows,
        stars={name: _stars(data["stars"][name]["value"], name) for name in c.TRAP_NAMES},
        costs={name: _int(data["costs"][name]["value"], f"costs.{name}", 0, 99) for name in GOODS + c.WEAPON_NAMES},
        stock={name: _stock(data["stock"][name]["value"], name) for name in GOODS},
        coins=_int(data["coins"]["each"]["value"], "coins.each", 0, 99),
        coop_coins=_int(data["coins"]["coop_each"]["value"], "coins.coop_each", 0, 20),
        chiefs=_chiefs(data["chiefs"]),
        sources=sources,
        corrections=corrections,
    )


def _list(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise ComponentsError(f"{key} must be a list")
    return value


def _space(text: Any, key: str) -> int:
    if text not in SPACE_NAMES:
        raise ComponentsError(f"{key}: {short_repr(text)} is not a space a1..e5")
    return SPACE_NAMES.index(text)


def _arrows(value: Any, key: str) -> tuple[Arrow, ...]:
    arrows: dict[tuple[int, int], int] = {}
    for text in _list(value, key):
        parts = re.fullmatch(r"(\S+) +([nesw]) *> *([nesw])", text) if isinstance(text, str) else None
        if parts is None:
            raise ComponentsError(f'{key}: {short_repr(text)} is not an arrow such as "c4 e>s"')
        space = _space(parts[1], key)
        incoming, outgoing = c.DIRECTION_NAMES.index(parts[2]), c.DIRECTION_NAMES.index(parts[3])
        if (space, incoming) in arrows:
            raise ComponentsError(f"{key}: two arrows on {parts[1]} for direction {parts[2]}")
        arrows[space, incoming] = outgoing
    return tuple((space, incoming, outgoing) for (space, incoming), outgoing in arrows.items())


def _stars(value: Any, name: str) -> tuple[int, int]:
    key, sides = f"stars.{name}", 1 if name in ONE_SIDED else 2
    if not isinstance(value, list) or len(value) != sides:
        raise ComponentsError(f"{key} must be a list of {sides} number{'s' if sides > 1 else ''}")
    stars = [_int(number, key, 0, 20) for number in value]
    return stars[0], stars[-1]


def _stock(value: Any, name: str) -> tuple[int, ...]:
    key = f"stock.{name}"
    if not isinstance(value, list) or len(value) != 6:
        raise ComponentsError(f"{key} must be a list of 6 numbers, for 1 to 6 players")
    stock = tuple(_int(number, key, 0, 99) for number in value)
    if max(stock) > stock[-1]:
        raise ComponentsError(f"{key}: the last number is what the box holds, so none can be larger")
    return stock


def _chiefs(data: dict[str, Any]) -> dict[str, tuple[tuple[int, int], ...]]:
    chiefs = {}
    for name in c.KIND_NAMES[1:]:
        key = f"chiefs.{name}"
        copies = 1 if name == "emperor" else 3
        models = _list(data[name]["value"], key)
        for text in models:
            if not isinstance(text, str) or not re.fullmatch(f"[{c.SYMBOL_LETTERS}][{c.HOME_LETTERS}]", text):
                raise ComponentsError(f'{key}: {short_repr(text)} is not a model such as "pl"')
        if len(set(models)) != len(models) or len(models) != copies:
            raise ComponentsError(f"{key} must list {copies} different model{'s' if copies > 1 else ''}")
        chiefs[name] = tuple((c.SYMBOL_LETTERS.index(text[0]), c.HOME_LETTERS.index(text[1])) for text in models)
    return chiefs
