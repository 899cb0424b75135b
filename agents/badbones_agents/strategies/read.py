"""Strategy files: reading, checking and writing. Every mistake is an error that names the file and the key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.components import GOODS
from badbones_env.config import GameConfig
from badbones_env.errors import BadBonesError, check_name, did_you_mean, short_repr
from badbones_env.files import read_toml, toml_value
from badbones_env.lowlevel import BASE_SUPPLY
from badbones_env.rules.constants import TILE_NAMES, TRAP_NAMES, TRAP_OF_TILE, WEAPON_NAMES
from badbones_env.text.choices import ITEM_NAMES
from badbones_env.text.spaces import SPACE_NAMES

from ..scripted.policies import POLICY_NAMES
from ..spec import parse_spec
from . import table

FOLDER = Path(__file__).parent / "shipped"
TILES = {name: number for number, name in enumerate(TILE_NAMES) if name and name != "bomb exploded"}
MAX_RULES = 64
NETWORKS = ("champion", "policy", "style")  # agents that may be the base of a strategy, beside the scripted ones

# key of [rule.when] -> (column, value without the key, minimum, maximum)
NUMBERS = {
    "heading_at_least": (table.HEADING_AT_LEAST, 1, 1, 199),
    "arriving": (table.ARRIVING, 0, 1, 199),
    "standing": (table.STANDING, 0, 1, 199),
    "tower_in": (table.TOWER_IN, 0, 1, 12),
    "village_in": (table.VILLAGE_IN, 0, 1, 12),
    "floors_below": (table.FLOORS_BELOW, table.ENDLESS, 1, 99),
    "houses_below": (table.HOUSES_BELOW, table.ENDLESS, 1, 99),
    "round_from": (table.ROUND_FROM, 0, 1, 10_000),
    "round_to": (table.ROUND_TO, table.ENDLESS, 1, 10_000),
    "skeletons_from": (table.SKELETONS_FROM, 0, 1, 199),
    "skeletons_to": (table.SKELETONS_TO, table.ENDLESS, 0, 199),
}
# conditions on the lookahead values of choices: key -> (column, value without the key)
WORTHS = {
    "cost_to": (table.COST_TO, table.ENDLESS),
    "gain_from": (table.GAIN_FROM, -table.ENDLESS),
    "stakes_from": (table.STAKES_FROM, -table.ENDLESS),
    "stakes_to": (table.STAKES_TO, table.ENDLESS),
}
MAX_WORTH = 100  # more than a game
OF_CHOICES = ("cost_to", "gain_from")  # not for do = "base"
RULE_KEYS = ("do", "trap", "on", "pick", "when")
OF_PLACING = ("arriving", "standing")
OF_RETRIEVING = ("damaged", "idle")


class StrategyError(BadBonesError, ValueError):
    """A strategy file that cannot be used; the message names the key."""


_one_of = partial(check_name, error=StrategyError)


@dataclass(frozen=True)
class Strategy:
    """A checked strategy. ``rules`` is the table that compiled code follows (``strategies.table``)."""

    name: str
    title: str
    about: str
    hero: str
    traps: frozenset[str]  # those that its rules place
    rules: NDArray[np.int64] = field(repr=False, compare=False)
    content: Mapping[str, Any] = field(repr=False, compare=False)  # of the file

    def fits(self, config: GameConfig) -> bool:
        """Does the game have any of the traps that it places? (It plays every game, but its rules may never apply.)"""
        return config.advanced or not self.traps or bool(self.traps & {TRAP_NAMES[trap] for trap in BASE_SUPPLY})


def shipped() -> list[str]:
    """The names of the shipped strategies."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def find_strategy(name: str) -> Strategy:
    """A shipped strategy by its name, or that of a file."""
    if name in shipped():
        return read_strategy(FOLDER / f"{name}.toml")
    if not name.endswith(".toml"):
        raise StrategyError(
            f"there is no strategy {short_repr(name)}{did_you_mean(name, shipped())}; "
            f"shipped are {', '.join(shipped())}; "
            "a file of yours ends with .toml"
        )
    return read_strategy(Path(name))


def read_strategy(path: Path) -> Strategy:
    """Read and check a file."""
    try:
        return parse_strategy(read_toml(path, StrategyError), path.stem)
    except StrategyError as error:
        raise StrategyError(f"{path}: {error}") from None


def parse_strategy(data: dict[str, Any], name: str) -> Strategy:
    """The strategy of a file's content."""
    _check_keys(data, "", ("title", "about", "hero", "aim", "buy", "otherwise", "rule"))
    rules = data.get("rule", [])
    if not isinstance(rules, list) or not all(isinstance(rule, dict) for rule in rules) or len(rules) > MAX_RULES:
        raise StrategyError(f"rule must be a list of at most {MAX_RULES} tables [[rule]]")
    rows = [_first_row(data), *(_rule_row(rule, f"rule {number}") for number, rule in enumerate(rules, 1))]
    rows[0][table.USES_LOOKAHEAD] = any(
        rule.get("pick") == "best" or not WORTHS.keys().isdisjoint(rule.get("when", {})) for rule in rules
    )
    placed = {TRAP_NAMES[row[table.TRAP]] for row in rows[1:] if row[table.DO] == table.PLACE}
    hero = check_base(data.get("hero", "guardian"))
    title, about = _text(data, "title", name), _text(data, "about", "")
    return Strategy(name, title, about, hero, frozenset(placed), np.array(rows), data)


def check_base(hero: Any) -> str:
    """The agent that leads the hero and decides what the rules do not: scripted, or a network by its spec."""
    if isinstance(hero, str) and parse_spec(hero)[0] in NETWORKS:
        return hero
    return _one_of(hero, "hero", (*POLICY_NAMES, *NETWORKS))


def _first_row(data: dict[str, Any]) -> NDArray[np.int64]:
    row = np.zeros(table.COLUMNS, np.int64)
    row[table.AIM] = table.AIM_NAMES.index(_one_of(data.get("aim", "leader"), "aim", table.AIM_NAMES))
    otherwise = _one_of(data.get("otherwise", "pass"), "otherwise", ("pass", "base"))
    row[table.OTHERWISE] = table.DO_NAMES.index(otherwise)
    buy = data.get("buy", [])
    if not isinstance(buy, list) or len(buy) > table.MAX_PURCHASES:
        raise StrategyError(f'buy must be a list of at most {table.MAX_PURCHASES} items, such as ["wall", "bomb"]')
    row[table.PURCHASES] = len(buy)
    for k, item in enumerate(buy):
        row[table.FIRST_PURCHASE + k] = ITEM_NAMES.index(_one_of(item, "buy", (*GOODS, *WEAPON_NAMES)))
    return row


def _rule_row(rule: dict[str, Any], name: str) -> NDArray[np.int64]:
    _check_keys(rule, name, RULE_KEYS)
    row = np.zeros(table.COLUMNS, np.int64)
    do = _one_of(rule.get("do"), f"{name}: do", table.DO_NAMES)
    row[table.DO] = table.DO_NAMES.index(do)
    if do in ("pass", "base"):
        for key in ("trap", "on", "pick"):
            if key in rule:
                raise StrategyError(f"{name}: {key} means nothing where do is {do!r}; leave it out")
    elif do == "place":
        if "trap" not in rule or "on" not in rule:
            raise StrategyError(f"{name}: {'on' if 'trap' in rule else 'trap'} is missing: what is placed where?")
        text = _one_of(rule["trap"], f"{name}: trap", (*TILES, "wall", "labyrinth"))
        row[table.TILE] = TILES.get(text, 0)
        row[table.TRAP] = TRAP_OF_TILE[TILES[text]] if text in TILES else TRAP_NAMES.index(text)
    else:
        text = _one_of(rule.get("trap", "any"), f"{name}: trap", (*TRAP_NAMES, "any"))
        row[table.TRAP] = table.ANY if text == "any" else TRAP_NAMES.index(text)
    row[table.WHERE], spaces = _places(rule.get("on", "anywhere"), do, f"{name}: on")
    if _one_of(rule.get("pick", "first"), f"{name}: pick", ("first", "best")) == "best":
        if row[table.WHERE] != table.LISTED:
            raise StrategyError(
                f"{name}: pick chooses among spaces, and on = {rule['on']!r} chooses itself; name spaces"
            )
        row[table.WHERE] = table.BEST
    row[table.SPACE_COUNT] = len(spaces)
    row[table.FIRST_SPACE : table.FIRST_SPACE + len(spaces)] = spaces
    _conditions(rule.get("when", {}), row, do, f"{name}: when")
    return row


def _places(value: Any, do: str, key: str) -> tuple[int, list[int]]:
    """How spaces are chosen, and among which."""
    words = {"anywhere": table.LISTED} | ({"path": table.PATH, "crowd": table.CROWD} if do == "place" else {})
    if isinstance(value, str):
        return words[_one_of(value, f"{key} (or a list of spaces)", words)], list(range(len(SPACE_NAMES)))
    return table.LISTED, _spaces(value, key)


def _spaces(value: Any, key: str) -> list[int]:
    if not isinstance(value, list) or not 1 <= len(value) <= len(SPACE_NAMES):
        raise StrategyError(f'{key} must be a list of spaces such as ["c4", "b3"], not {short_repr(value)}')
    for space in value:
        if space not in SPACE_NAMES:
            raise StrategyError(f"{key}: {short_repr(space)} is not a space a1..e5")
    if len(set(value)) < len(value):
        raise StrategyError(f"{key} names a space twice")
    return [SPACE_NAMES.index(space) for space in value]


def _conditions(when: Any, row: NDArray[np.int64], do: str, name: str) -> None:
    if not isinstance(when, dict):
        raise StrategyError(f"{name} must be a table such as {{ floors_below = 2 }}")
    known = [key for key in NUMBERS if do == "place" or key not in OF_PLACING]
    known += ["heading", *(OF_RETRIEVING if do == "retrieve" else ())]
    known += [key for key in WORTHS if do != "base" or key not in OF_CHOICES]
    _check_keys(when, name, known)
    for key, (column, default, minimum, maximum) in NUMBERS.items():
        row[column] = _number(when[key], f"{name}.{key}", int, minimum, maximum) if key in when else default
    for key, (column, default) in WORTHS.items():
        worth = _number(when[key], f"{name}.{key}", int | float, -MAX_WORTH, MAX_WORTH) if key in when else None
        row[column] = default if worth is None else round(worth * table.WORTH)
    if "heading" in when:
        row[table.HEADING] = sum(1 << space for space in _spaces(when["heading"], f"{name}.heading"))
    elif "heading_at_least" in when:
        raise StrategyError(f"{name}.heading_at_least needs heading: the spaces")
    for key, column, default in (("damaged", table.DAMAGED, table.ANY), ("idle", table.IDLE, 0)):
        if not isinstance(when.get(key, True), bool):
            raise StrategyError(f"{name}.{key} must be true or false, not {short_repr(when[key])}")
        row[column] = when.get(key, default)


def _number(value: Any, key: str, kind: Any, minimum: int, maximum: int) -> Any:
    if isinstance(value, bool) or not isinstance(value, kind) or not minimum <= value <= maximum:
        what = "whole number" if kind is int else "number"
        raise StrategyError(f"{key} must be a {what} from {minimum} to {maximum}, not {short_repr(value)}")
    return value


def _check_keys(given: dict[str, Any], name: str, known: Iterable[str]) -> None:
    known = tuple(known)
    for key in given:
        if key not in known:
            raise StrategyError(f"{name + ': ' if name else ''}unknown key {key!r}; known are {', '.join(known)}")


def _text(data: dict[str, Any], key: str, default: str) -> str:
    value = data.get(key, default)
    if not isinstance(value, str):
        raise StrategyError(f"{key} must be a text, not {short_repr(value)}")
    return value


def strategy_text(data: Mapping[str, Any]) -> str:
    """The text of a strategy file, short lists on one line."""
    lines = [f"{key} = {toml_value(value)}" for key, value in data.items() if key != "rule"]
    for rule in data.get("rule", []):
        lines += ["", "[[rule]]", *(f"{key} = {toml_value(rule[key])}" for key in RULE_KEYS if rule.get(key))]
    return "\n".join(lines) + "\n"
