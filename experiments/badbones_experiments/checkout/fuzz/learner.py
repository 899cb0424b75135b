"""What a learner is shown of a game, masks and observations, against what the oracle says it should see."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import Game, GameConfig
from badbones_env.observation import ENCODINGS, Observation
from badbones_env.observer import look
from badbones_env.tables import Layout, layout

from .positions import BASIC, trap_of

BASE_TRAPS = {trap_of(tile) for tile in BASIC}


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
    return set(traps) <= BASE_TRAPS and all(board.get("weapon", "none") == "none" for board in boards)


@lru_cache(maxsize=64)
def layouts(config: GameConfig, encoding: str) -> tuple[Layout, Observation, NDArray[np.int64]]:
    """The layouts of actions and observations, and the entries of an observation that belong to no field."""
    observation = Observation(config, encoding)
    named = np.zeros(observation.size, np.bool_)
    for view in observation.views(np.arange(observation.size)).values():
        named[view.reshape(-1)] = True
    return layout(config), observation, np.flatnonzero(~named)


def difference(engine: Game, oracle: Any, seat: int, encoding: str) -> str:
    """In what the seat's mask or observation is not what the oracle says; "" if in nothing."""
    actions, observation, unnamed = layouts(engine.config, encoding)
    masks, shown = look(engine._state, actions, observation)
    return mask_difference(masks[0, seat], oracle, seat) or entries_difference(
        observation.views(shown[0, seat]), shown[0, seat, unnamed], oracle, seat, encoding
    )


def mask_difference(mask: NDArray[np.bool_], oracle: Any, seat: int) -> str:
    """In what a seat's mask differs from the oracle's."""
    wanted = oracle.mask(seat)
    if mask.shape != wanted.shape:
        return f"p{seat}: a mask of {len(mask)} actions, not {len(wanted)}"
    wrong = np.flatnonzero(mask != wanted)
    return f"p{seat}: the mask is wrong for the actions {wrong.tolist()[:8]}" if len(wrong) else ""


def entries_difference(
    views: dict[str, NDArray[np.uint8]], padding: NDArray[np.uint8], oracle: Any, seat: int, encoding: str
) -> str:
    """In which field what a seat sees differs from the oracle's; ``padding``: the entries of no field."""
    wanted = oracle.observation(seat, encoding)
    if views.keys() != wanted.keys():
        return f"p{seat} {encoding}: fields that only one of both has: {sorted(views.keys() ^ wanted.keys())}"
    for name, value in wanted.items():
        entries = views[name] if name != "tokens" else sorted_tokens(views[name])
        if not np.array_equal(entries, value):
            return f"p{seat} {encoding} {name}: {entries.tolist()}, should be {value.tolist()}"
    return f"p{seat} {encoding}: entries of no field are not 0" if padding.any() else ""


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
