"""A position with one of nearly everything, for pictures."""

from __future__ import annotations

from typing import Any

from badbones_env import Game

GAME: dict[str, Any] = {"mode": "versus", "players": 2, "chiefs": True, "draw": 0}
POSITION: dict[str, Any] = {
    "round": 4, "phase": "hero", "colour": "white",
    "board": [
        {
            "hero": "d4", "floors": 3, "houses": 4, "supply": ["wall", "wall", "catapult", "treasure"], "weapon": "axe",
            "traps": ["b2 wall\\ damaged", "a4 wall/", "d2 catapult", "e5 dragon damaged", "a1 treasure",
                      "e1 bomb exploded"],
            "skeletons": ["c4 s pt", "c4 w yl", "a2 e gl", "c1 s br", "b5 s rl black", "b5 s bl", "b5 e gt",
                          "e3 w pl artificer", "a5 n yr black"],
            "forest": ["gr", "L3 rl", "pt", "yt", "rt", "rt", "bt", "rt emperor"], "cemetery": ["gl", "rt", "bl", "bl"],
        },
        {
            "hero": "c3", "floors": 1, "houses": 2, "supply": ["hearse", "portal"], "weapon": "crossbow",
            "traps": ["b4 labyrinth:white", "d4 labyrinth:black", "c2 spring", "a3 portal damaged", "e2 barricade",
                      "b1 hearse", "d1 bomb"],
            "skeletons": ["b4 e gl", "d5 s rr", *["c5 s gr"] * 3, *["a1 n bt"] * 5, *["e4 w yl"] * 11],
            "forest": ["gl"] * 5,
        },
    ],
}  # fmt: skip


def rich_game() -> Game:
    """The position as a game, before the heroes move."""
    return Game.from_position(GAME, POSITION)
