"""Makes a disagreement small: as few pieces and steps as still show it, written out as a scenario file."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from badbones_env import BadBonesError, Game
from badbones_env.text.scenario import scenario_text
from tests.tools.fuzz.differential import Disagreement, compare

LISTS = ("skeletons", "forest", "cemetery", "traps", "supply")


def shrink(oracle: Any, disagreement: Disagreement, tries: int = 2000) -> Disagreement:
    """The smallest disagreement that leaving things out one by one leads to."""
    best = _start_late(oracle, disagreement)
    improved = True
    while improved and tries > 0:
        improved = False
        for position in _smaller(best.position):
            tries -= 1
            smaller = _still_wrong(oracle, best.game, position, best.steps)
            if smaller:
                best, improved = smaller, True
                break
            if tries <= 0:
                break
    return best


def _still_wrong(
    oracle: Any, game: dict[str, Any], position: dict[str, Any], steps: list[dict[int, str]]
) -> Disagreement | None:
    """A disagreement with the same choices, or with a few random ones where these have become illegal."""
    try:
        Game.from_position(game, position)
    except BadBonesError:
        return None
    disagreement, _ = compare(oracle, game, position, seed=0, script=steps)
    for seed in range(3):
        disagreement = disagreement or compare(oracle, game, position, seed=seed, most_steps=len(steps))[0]
    return disagreement


def _start_late(oracle: Any, disagreement: Disagreement) -> Disagreement:
    """Begin as late as the positions on the way can be loaded."""
    try:
        engine = Game.from_position(disagreement.game, disagreement.position)
        best = disagreement
        for k, choices in enumerate(disagreement.steps[:-1], 1):
            engine.step(choices)
            position = {key: value for key, value in engine.position().items() if key not in ("winners", "scores")}
            later = _still_wrong(oracle, disagreement.game, position, disagreement.steps[k:])
            best = later or best
        return best
    except BadBonesError:
        return disagreement


def _smaller(position: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Positions with less in them: first halves of lists, then single entries, then defaults."""
    rng = random.Random(0)
    for p, board in enumerate(position["board"]):
        for name in LISTS:
            items = board.get(name, [])
            for size in (len(items), len(items) // 2, 1):
                for start in range(0, len(items), max(size, 1)) if size else ():
                    smaller = copy.deepcopy(position)
                    del smaller["board"][p][name][start : start + size]
                    yield smaller
        for name in ("weapon", "floors", "houses", "towers", "coins"):
            if name in board:
                smaller = copy.deepcopy(position)
                del smaller["board"][p][name]
                yield smaller
    for name in ("supply", "bag"):
        if position.get(name):
            smaller = copy.deepcopy(position)
            smaller[name] = [] if name == "supply" else rng.sample(position[name], len(position[name]) // 2)
            yield smaller


def write_scenario(disagreement: Disagreement, oracle: Any, path: Path) -> None:
    """The disagreement as a scenario that expects what the oracle says."""
    expect: dict[str, Any] = {}
    try:
        theirs = oracle.from_position(disagreement.game, disagreement.position)
        ours = Game.from_position(disagreement.game, disagreement.position)
        for choices in disagreement.steps:
            ours.step(choices)
            theirs.step(choices, ours.drawn)
        expect = theirs.position()
    except Exception:
        pass  # one of the two cannot play it: the position and the choices are all there is to show
    path.parent.mkdir(parents=True, exist_ok=True)
    title = "Engine and oracle disagree: " + disagreement.what
    path.write_text(
        scenario_text(title[:200], [], disagreement.game, disagreement.position, disagreement.steps, expect),
        encoding="utf-8",
    )
