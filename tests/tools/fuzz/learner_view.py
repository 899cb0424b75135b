"""What a learner is shown of a game, masks and observations, against what the oracle says it should see."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import Game, GameConfig
from badbones_env.lowlevel import GameSpec, game_spec
from badbones_env.observation.dense import ENCODINGS, Observation
from badbones_env.observation.observer import observe
from tests.tools.fuzz.positions import data, trap_of


def comes_up(game: dict[str, Any], position: dict[str, Any]) -> bool:
    """Whether the game can come to hold these tiles and weapons.

    A position may give a base game those of the advanced one; spaces and observations have no room for them.
    """
    if game.get("advanced"):
        return True
    boards = position.get("board", [])
    traps = [*position.get("supply", [])]
    for board in boards:
        traps += board.get("supply", []) + [trap_of(text.split()[1]) for text in board.get("traps", [])]
    return set(traps) <= set(data.BASE_TRAPS) and all(board.get("weapon", "none") == "none" for board in boards)


@dataclass(frozen=True)
class Frame:
    """What is fixed about the observations of a configuration."""

    actions: GameSpec
    observation: Observation
    padding: NDArray[np.int64]  # the entries that belong to no field
    bounds: NDArray[np.uint8]


@lru_cache(maxsize=64)
def frame(config: GameConfig, encoding: str) -> Frame:
    """What is fixed about the observations of a configuration. Its index has to be as docs/environment.md says."""
    observation = Observation(config, encoding)
    named = np.zeros(observation.size, np.bool_)
    for view in observation.views(np.arange(observation.size)).values():
        named[view.reshape(-1)] = True
    assert not misplaced(observation), f"{config} {encoding}: {misplaced(observation)} is misplaced"
    return Frame(game_spec(config), observation, np.flatnonzero(~named), observation.bounds())


def misplaced(observation: Observation) -> str:
    """The first field that neither follows the one before nor begins a block at a multiple of 8; "" if none does."""
    end, block = 0, "middle"
    for name, (start, field) in observation.places().items():
        here = name.partition("/")[0] if "/" in name else "own" if name == "decision" or block == "own" else "middle"
        if start != (end if here == block else _next_word(end)):
            return name
        end, block = start + field.size, here
    return "" if observation.size == _next_word(end) else "the end"


def _next_word(index: int) -> int:
    return -(-index // 8) * 8


def difference(engine: Game, oracle: Any, seat: int, encoding: str) -> str:
    """In what the seat's mask or observation is not what the oracle says; "" if in nothing."""
    fixed = frame(engine.config, encoding)
    masks, shown = observe(engine._state, fixed.actions, fixed.observation)
    return mask_difference(masks[0, seat], oracle, seat) or entries_difference(fixed, shown[0, seat], oracle, seat)


def mask_difference(mask: NDArray[np.bool_], oracle: Any, seat: int) -> str:
    """In what a seat's mask differs from the oracle's."""
    wanted = oracle.mask(seat)
    if len(mask) != len(wanted):
        return f"p{seat}: a mask of {len(mask)} actions, not {len(wanted)}"
    wrong = np.flatnonzero(mask != np.array(wanted))
    return f"p{seat}: the mask is wrong for the actions {wrong.tolist()[:8]}" if len(wrong) else ""


def entries_difference(fixed: Frame, shown: NDArray[np.uint8], oracle: Any, seat: int) -> str:
    """In which field what a seat is shown differs from the oracle's."""
    encoding, views = fixed.observation.encoding, fixed.observation.views(shown)
    wanted = oracle.observation(seat, encoding)
    if views.keys() != wanted.keys():
        return f"p{seat} {encoding}: fields that only one of the two has: {sorted(views.keys() ^ wanted.keys())}"
    for name, value in wanted.items():
        entries = views[name] if name != "tokens" else sorted_tokens(views[name])
        if not np.array_equal(entries, value):
            return f"p{seat} {encoding} {name}: {entries.tolist()}, should be {value}"
    if shown[fixed.padding].any():
        return f"p{seat} {encoding}: entries of no field are not 0"
    return f"p{seat} {encoding}: entries outside the space" if (shown > fixed.bounds).any() else ""


def sorted_tokens(rows: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The list of tokens in the oracle's order: a seat's tokens come in no particular one.

    Only neighbours of the same seat may change places: seats clockwise from one's own, and empty rows last, are kept.
    """
    ends = np.flatnonzero(np.diff(rows[:, 0].astype(int))) + 1
    parts = [np.array(sorted(part.tolist()), np.uint8) for part in np.split(rows, ends)]
    return np.concatenate(parts)


def everything(engine: Game, oracle: Any) -> str:
    """The first difference of any seat in any encoding."""
    for encoding in ENCODINGS:
        for seat in range(engine.config.players):
            what = difference(engine, oracle, seat, encoding)
            if what:
                return what
    return ""
