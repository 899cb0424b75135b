"""Run scenario files with the oracle."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tests.oracle import data
from tests.oracle.model import Game
from tests.oracle.notation import read_forest, read_game, read_skeleton, read_trap, show_trap
from tests.oracle.oracle import Oracle

UNORDERED = ["winners", "eliminated", "bag", "supply", "towers", "cemetery"]


def run_scenario(path: str | Path) -> list[str]:
    """NOTATION: play the steps of a scenario and compare with what it expects.  Returns the differences."""
    with open(path, "rb") as file:
        scenario = tomllib.load(file)
    options = scenario.get("game", {})
    try:
        oracle = Oracle.from_position(options, scenario.get("position", {}))
        for number, step in enumerate(scenario.get("step", []), start=1):
            try:
                oracle.step({int(seat.removeprefix("p")): text for seat, text in step.items()})
            except ValueError as error:
                return [f"step {number}: {error}"]
    except ValueError as error:
        return [f"position: {error}"]
    return differences(read_game(options), scenario.get("expect", {}), oracle.position())


def differences(game: Game, expect: dict[str, Any], position: dict[str, Any]) -> list[str]:
    """NOTATION: what is named in `expect` and is not so."""
    found = []
    for key, value in expect.items():
        if key == "board":
            continue
        if key not in position or not same(key, value, position[key]):
            found.append(f"{key}: expected {value!r}, found {position.get(key)!r}")
    for seat, board in enumerate(expect.get("board", [])):
        if seat >= len(position["board"]):
            found.append(f"board {seat}: there is none")
            continue
        for key, value in board.items():
            actual = position["board"][seat].get(key)
            if key in ("skeletons", "forest"):
                fits = same_tokens(game, key, value, actual, position["colour"])
            elif key == "traps":
                fits = sorted(show_trap(*read_trap(text)) for text in value) == sorted(actual)
            else:
                fits = same(key, value, actual)
            if not fits:
                found.append(f"board {seat} {key}: expected {value!r}, found {actual!r}")
    return found


def same(key: str, expected: Any, actual: Any) -> bool:
    """NOTATION: equal, whatever the order of a list that is a heap."""
    if key in UNORDERED and isinstance(expected, list) and isinstance(actual, list):
        return sorted(expected) == sorted(actual)
    return bool(expected == actual)


def same_tokens(game: Game, key: str, expected: list[str], actual: list[str], colour: str) -> bool:
    """NOTATION: the same tokens; one expected without a colour word matches either colour."""

    def parts(text: str) -> tuple[str, str]:
        token = read_forest(game, text, colour) if key == "forest" else read_skeleton(text, colour)
        return f"{token.place} {token.facing} {token.text}", token.colour

    left = [parts(text) for text in actual]
    # Those with a colour word choose first, so that the others cannot take what only they can match.
    by_need = sorted(expected, key=lambda text: text.split()[-1] not in data.COLOURS)
    for text in by_need:
        name, wanted = parts(text)
        either = text.split()[-1] not in data.COLOURS
        match = next((one for one in left if one[0] == name and (either or one[1] == wanted)), None)
        if match is None:
            return False
        left.remove(match)
    return not left
