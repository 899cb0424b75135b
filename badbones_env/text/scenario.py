"""Scenario files: a position, the choices made from it, and what must then hold (docs/notation.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from .._engine.game_spec import game_spec
from ..errors import BadBonesError, IllegalChoiceError, NotationError, short_repr
from ..files import read_toml, toml_value
from ..game import Game
from ..rules.constants import COLOUR_NAMES, MAX_SEATS
from .notation import check_expected

TOP_KEYS = ("title", "rules", "game", "position", "step", "expect")
COMMON_KEYS = (
    "round", "phase", "colour", "over", "winners", "eliminated", "scores", "bag", "first", "capital", "supply", "purse",
    "board",
)  # fmt: skip
BOARD_KEYS = (
    "hero", "floors", "houses", "towers", "supply", "coins", "weapon", "traps", "skeletons", "forest", "cemetery",
)  # fmt: skip
TOKEN_LISTS = ("skeletons", "forest")
KINDS = {bool: "true or false", int: "a whole number", str: "a text"}


@dataclass(frozen=True)
class Scenario:
    """A scenario file as read; ``run`` plays it."""

    title: str
    rules: tuple[str, ...]
    game: dict[str, Any]
    position: dict[str, Any]
    steps: tuple[dict[int, str], ...]
    expect: dict[str, Any]

    @classmethod
    def read(cls, path: str | Path) -> Scenario:
        """Read a scenario file; a malformed one raises NotationError naming the line or key."""
        return cls.parse(read_toml(path, NotationError))

    @classmethod
    def parse(cls, data: dict[str, Any]) -> Scenario:
        if not isinstance(data, dict):
            raise NotationError("a scenario must be a table")
        _check_keys(data, "", TOP_KEYS)
        title, rules = data.get("title", ""), data.get("rules", [])
        if not isinstance(title, str):
            raise NotationError("title must be a text")
        if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
            raise NotationError("rules must be a list of rule ids")
        for key in ("game", "position", "expect"):
            if not isinstance(data.get(key, {}), dict):
                raise NotationError(f"{key} must be a table")
        steps = data.get("step", [])
        if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
            raise NotationError("step must be a list of tables, written [[step]]")
        expect = data.get("expect", {})
        _check_keys(expect, "expect.", COMMON_KEYS)
        boards = expect.get("board", [])
        if not isinstance(boards, list) or not all(isinstance(board, dict) for board in boards):
            raise NotationError("expect.board must be a list of tables, written [[expect.board]]")
        for p, board in enumerate(boards):
            _check_keys(board, f"expect.board[{p}].", BOARD_KEYS)
        return cls(
            title=title,
            rules=tuple(rules),
            game=data.get("game", {}),
            position=data.get("position", {}),
            steps=tuple(_step(step, k) for k, step in enumerate(steps)),
            expect=expect,
        )

    def play(self) -> Game:
        """The game after the last step. No limit of rounds cuts it off, unless the file gives ``max_rounds``."""
        game = Game.from_position({"max_rounds": 0, **self.game}, self.position)
        check_expected(game_spec(game.config, wide=True), self.expect)
        for k, step in enumerate(self.steps):
            try:
                game.step(step)
            except IllegalChoiceError as error:
                raise IllegalChoiceError(f"step[{k}]: {error}") from None
        return game

    def run(self) -> list[str]:
        """Play it; returns the differences from what is expected, none if it passes."""
        game = self.play()
        return differences(self.expect, game.position(every_key=True), game.home_slot)


def _check_keys(table: dict[str, Any], where: str, known: tuple[str, ...]) -> None:
    for key in table:
        if key not in known:
            raise NotationError(f"unknown key {where}{key}; known are {', '.join(known)}")


def _step(step: dict[str, Any], k: int) -> dict[int, str]:
    choices = {}
    for key, text in step.items():
        if not re.fullmatch(f"p[0-{MAX_SEATS - 1}]", key):
            raise NotationError(f"step[{k}].{key}: choices are written p0 = ..., p1 = ...")
        if not isinstance(text, str):
            raise NotationError(f"step[{k}].{key} must be a text")
        choices[int(key[1:])] = text
    return choices


def differences(expect: dict[str, Any], position: dict[str, Any], home_slot: Callable[[str], str]) -> list[str]:
    """Where a position is not as expected; only what is named is compared. ``home_slot`` tells a token's."""
    lines = []
    colour = position["colour"]

    def compare(where: str, name: str, wanted: Any, actual: Any) -> None:
        if name == "forest" and isinstance(wanted, list):
            wanted = [_with_slot(text, home_slot) for text in wanted]
        lines.extend(_compare(where, name, wanted, actual, colour))

    for key, wanted in expect.items():
        if key == "board":
            if len(wanted) > len(position["board"]):
                raise NotationError(f"expect.board names {len(wanted)} seats; there are {len(position['board'])}")
            for p, board in enumerate(wanted):
                for name, value in board.items():
                    if name not in position["board"][p]:
                        raise NotationError(f"expect.board[{p}].{name}: a board of this game has no such key")
                    compare(f"board[{p}].{name}", name, value, position["board"][p][name])
        elif key not in position:
            raise NotationError(f"expect.{key}: this game has no such key in phase {position['phase']}")
        else:
            compare(key, key, wanted, position[key])
    return lines


def _compare(where: str, name: str, wanted: Any, actual: Any, colour: str) -> list[str]:
    if not isinstance(actual, list):
        if type(wanted) is not type(actual):
            raise NotationError(f"expect.{where} must be {KINDS[type(actual)]}, not {short_repr(wanted)}")
        return [] if wanted == actual else [f"{where}: expected {short_repr(wanted)}, is {actual!r}"]
    if not isinstance(wanted, list):
        raise NotationError(f"expect.{where} must be a list, not {short_repr(wanted)}")
    if name == "scores":
        return [] if wanted == actual else [f"{where}: expected {wanted}, is {actual}"]
    if name in TOKEN_LISTS:
        missing, left = _match_tokens(wanted, actual, colour)
    else:
        missing = list((Counter(map(_single_spaced, wanted)) - Counter(actual)).elements())
        left = list((Counter(actual) - Counter(map(_single_spaced, wanted))).elements())
    result = []
    if missing:
        result.append(f"{where}: missing {', '.join(map(str, missing))}")
    if left:
        result.append(f"{where}: not expected {', '.join(map(str, left))}")
    return result


def _single_spaced(item: Any) -> Any:
    return " ".join(item.split()) if isinstance(item, str) else item


def _with_slot(text: str, home_slot: Callable[[str], str]) -> str:
    """A forest token with its slot: ``rl`` stands in its home slot."""
    words = text.split()
    if words and re.fullmatch("[LTRB][a-e1-5]", words[0]):
        return text
    model = " ".join(words[:-1] if words[-1:] and words[-1] in COLOUR_NAMES else words)
    return f"{home_slot(model)} {text}"


def _match_tokens(wanted: list[Any], actual: list[str], colour: str) -> tuple[list[str], list[str]]:
    """Match token texts; one without a colour word matches either colour."""
    left = [text if text.split()[-1] in COLOUR_NAMES else f"{text} {colour}" for text in actual]
    missing = []
    # the precise ones choose first
    for text in sorted(map(str, wanted), key=lambda text: not text.endswith(COLOUR_NAMES)):
        fitting = [have for have in left if _fits(text.split(), have.split())]
        if fitting:
            left.remove(fitting[0])
        else:
            missing.append(text)
    return missing, left


def _fits(words: list[str], have: list[str]) -> bool:
    return words == have if words and words[-1] in COLOUR_NAMES else words == have[:-1]


def run_file(path: str | Path, components: str | None = None) -> list[str]:
    """Run a scenario file, with corrected components if given; raises BadBonesError if it is malformed."""
    try:
        scenario = Scenario.read(path)
        if components is not None:
            scenario = replace(scenario, game={**scenario.game, "components": components})
        return scenario.run()
    except BadBonesError as error:
        raise type(error)(f"{path}: {error}") from None


def scenario_text(
    title: str,
    rules: list[str],
    game: dict[str, Any],
    position: dict[str, Any],
    steps: list[dict[int, str]],
    expect: dict[str, Any],
) -> str:
    """A scenario as the text of a file that ``Scenario.read`` takes."""
    lines = [f"title = {toml_value(title)}", f"rules = {toml_value(rules)}", "", "[game]"]
    lines += [f"{key} = {toml_value(value)}" for key, value in game.items()]
    for name, table in (("position", position), ("expect", expect)):
        if name == "expect":
            for step in steps:
                lines += ["", "[[step]]", *(f"p{seat} = {toml_value(text)}" for seat, text in sorted(step.items()))]
        lines += ["", f"[{name}]", *(f"{key} = {toml_value(value)}" for key, value in table.items() if key != "board")]
        for board in table.get("board", []):
            lines += ["", f"[[{name}.board]]", *(f"{key} = {toml_value(value)}" for key, value in board.items())]
    return "\n".join(lines) + "\n"
