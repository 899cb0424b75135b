"""Random positions of every mode: reachable or not, but valid. A position is a function of (seed, index).

Like the oracle, this takes no table from the engine: what is wrong there must not be wrong here as well.
"""

from __future__ import annotations

import random
from typing import Any

SPACES = [f"{c}{r}" for r in range(1, 6) for c in "abcde"]
COOP_TOWERS = ["b2", "d2", "b4", "d4"]
PLAIN = [s + h for s in "pyrbg" for h in "ltr"]
KINDS = ("artificer", "necromancer", "friend", "instructor", "ghost", "saboteur")
CHIEFS = [f"{'pyrbg'[(k + s) % 5]}{'ltr'[s]} {kind}" for k, kind in enumerate(KINDS) for s in range(3)] + ["rt emperor"]
BASIC = ["wall/", "wall\\", "catapult", "dragon", "treasure"]
ADVANCED = ["barricade", "bomb", "hearse", "labyrinth:white", "labyrinth:black", "portal", "spring"]
BOX = {"wall": 12, "catapult": 12, "dragon": 9, "treasure": 6, "barricade": 3, "bomb": 3, "hearse": 3, "labyrinth": 3,
       "portal": 3, "spring": 3}  # fmt: skip
TWO_SIDED = ("wall", "catapult", "dragon", "barricade", "portal", "spring")
WEAPONS = ["crossbow", "ice-staff", "death-staff", "teleport-staff", "sword", "axe", "morgenstern", "rapier"]


def trap_of(tile: str) -> str:
    """The trap of a tile: wall/ is a wall."""
    return tile.split(":")[0].rstrip("/\\")


class Maker:
    """Makes one position, keeping count of tokens and tiles."""

    def __init__(self, seed: int, index: int) -> None:
        self.rng = random.Random(f"{seed}/{index}")
        rng = self.rng
        self.mode = rng.choices(["versus", "solo", "coop"], [5, 2, 4])[0]
        self.players = 1 if self.mode == "solo" else rng.choices([2, 3, 4, 5, 6], [6, 4, 2, 1, 1])[0]
        self.advanced, self.chiefs = rng.random() < 0.6, rng.random() < 0.5
        # what a position is about: crowds round the hero (weapons), instructors on few spaces, towers under attack
        self.theme = rng.choice(["any", "any", "any", "melee", "school", "siege"])
        self.tokens = PLAIN * 12 + (CHIEFS * 1 if self.chiefs else [])
        self.box = dict(BOX)
        self.weapons = list(WEAPONS)
        self.colour = rng.choice(["white", "black"])

    def game(self) -> dict[str, Any]:
        rng = self.rng
        game: dict[str, Any] = {"mode": self.mode, "players": self.players, "advanced": self.advanced}
        game |= {"chiefs": self.chiefs, "order": rng.choice(["auto", "ask"]), "draw": rng.choice([0, 0, 1, 3])}
        if self.mode != "versus":
            game["rounds"] = rng.choice([0, 1, 3, 10])
        if self.mode == "solo":
            game["heroic"] = rng.random() < 0.4
        return game

    def token(self) -> str | None:
        rng = self.rng
        if not self.tokens:
            return None
        pool = [t for t in self.tokens if " " in t] if rng.random() < 0.35 else []
        wanted = {"school": "instructor", "siege": "friend"}.get(self.theme)
        if wanted and rng.random() < 0.3:
            pool = [t for t in self.tokens if t.endswith(wanted)] or pool
        token = rng.choice(pool or self.tokens)
        self.tokens.remove(token)
        return token

    def side(self) -> str:
        """Rarely a token shows the other side (it has been frozen)."""
        if self.rng.random() < 0.93:
            return ""
        return " black" if self.colour == "white" else " white"

    def tile(self) -> str | None:
        tiles = BASIC + ADVANCED if self.rng.random() < (0.9 if self.advanced else 0.3) else BASIC
        tiles = [tile for tile in tiles if self.box[trap_of(tile)]]
        if not tiles:
            return None
        tile = self.rng.choice(tiles)
        self.box[trap_of(tile)] -= 1
        return tile

    def supply(self, most: int) -> list[str]:
        return [trap_of(tile) for tile in (self.tile() for _ in range(self.rng.randint(0, most))) if tile]

    def board(self, skeletons: int, traps: int, phase: str) -> dict[str, Any]:
        rng, board = self.rng, {}
        if self.mode == "coop":
            standing = sorted(rng.sample(COOP_TOWERS, rng.choice([1, 2, 3, 4, 4])))
            if phase != "start" and rng.random() < 0.01:
                standing = []
            board["towers"] = standing
        else:
            standing = ["c3"]
            most = (1, 1) if self.mode == "solo" else (4, 5)
            least = 0 if rng.random() < 0.01 else 1
            board["floors"], board["houses"] = rng.randint(least, most[0]), rng.randint(least, most[1])
            board["supply"] = self.supply(4)
            if self.advanced:
                board["coins"] = rng.randint(0, 12)
        free = [space for space in SPACES if space not in standing]
        board["hero"] = rng.choice(SPACES) if rng.random() < 0.95 else "none"
        board["weapon"] = "none"
        if rng.random() < (0.8 if self.advanced else 0.3) and self.weapons:
            board["weapon"] = self.weapons.pop(rng.randrange(len(self.weapons)))
        board["traps"], laid = [], rng.sample(free, min(traps, len(free)))
        for space in laid:
            tile = self.tile()
            if tile:
                condition = ""
                if trap_of(tile) in TWO_SIDED and rng.random() < 0.4:
                    condition = " damaged"
                elif tile == "bomb" and rng.random() < 0.4:
                    condition = " exploded"
                board["traps"].append(f"{space} {tile}{condition}")
        # skeletons crowd on a few spaces, often next to the hero, so that groups, kills and stacks come up
        near = [space for space in free if _distance(space, board["hero"]) == 1] or free
        crowd = rng.sample(free, min(3, len(free))) + rng.sample(near, min(2, len(near)))
        besiegers = [f"{space} {way}" for space in free for way in "nesw" if _ahead(space, way) in standing]
        if self.theme == "melee":
            crowd, skeletons = near, max(skeletons, rng.randint(10, 10 + 3 * len(near)))
        elif self.theme == "school":
            crowd = crowd[:2]
        board["skeletons"], board["forest"], board["cemetery"] = [], [], []
        facing = rng.choice("nesw")
        for _ in range(skeletons):
            token = self.token()
            if token is None:
                break
            where = rng.random()
            if where < 0.72:
                space = rng.choice(crowd) if rng.random() < 0.6 else rng.choice(free)
                if space == board["hero"] and rng.random() < 0.9:
                    space = rng.choice(free)
                way = facing if rng.random() < 0.4 else rng.choice("nesw")
                stand = f"{space} {way}"
                if self.theme == "siege" and rng.random() < 0.7:
                    stand = rng.choice(besiegers or [stand])
                board["skeletons"].append(f"{stand} {token}{self.side()}")
            elif where < 0.95:
                slot = ""
                if rng.random() < 0.1:
                    middle = "B" if self.mode == "coop" else "T"
                    slot = (
                        rng.choice([*(f"{f}{i}" for f in "LR" for i in range(1, 6)), *(middle + c for c in "abcde")])
                        + " "
                    )
                board["forest"].append(f"{slot}{token}{self.side()}")
            else:
                board["cemetery"].append(token)
        return board

    def position(self) -> dict[str, Any]:
        rng = self.rng
        phases, weights = ["hero", "trap"], [6, 5]
        if self.advanced:
            phases, weights = [*phases, "market"], [*weights, 1]
        if self.mode == "coop":
            phases, weights = [*phases, "start"], [*weights, 1]
        phase = rng.choices(phases, weights)[0]
        position: dict[str, Any] = {"round": rng.randint(1, 12), "phase": phase, "colour": self.colour}
        if phase == "market":
            position["first"] = rng.randrange(self.players) if self.mode != "coop" else 0
            self.weapons = []
        crowded = rng.choice([3, 8, 15, 30])
        littered = rng.choice([0, 3, 7, 12])
        position["board"] = [
            self.board(rng.randint(0, crowded), rng.randint(0, littered), phase) for _ in range(self.players)
        ]
        if self.mode == "coop":
            position["capital"] = rng.randint(1, self.players) if rng.random() < 0.99 else 0
            position["supply"] = self.supply(6)
            if self.advanced:
                position["purse"] = rng.randint(0, 24)
        if rng.random() < 0.25:
            position["bag"] = rng.sample(self.tokens, min(len(self.tokens), rng.choice([0, 1, 2, 5, 20])))
        return position


def _distance(space: str, other: str) -> int:
    if other == "none":
        return 9
    return max(abs(ord(space[0]) - ord(other[0])), abs(int(space[1]) - int(other[1])))


def _ahead(space: str, way: str) -> str:
    dx, dy = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}[way]
    return f"{chr(ord(space[0]) + dx)}{int(space[1]) + dy}"


def make(seed: int, index: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The [game] and [position] tables of random position ``index`` of a seed."""
    maker = Maker(seed, index)
    return maker.game(), maker.position()
