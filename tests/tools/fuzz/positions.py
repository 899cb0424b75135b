"""Random positions of every mode: reachable or not, but valid. A position is a function of (seed, index).

What is in the box is told by the oracle's tables, never by the engine's: what is wrong there must not be wrong here.
"""

from __future__ import annotations

import random
from typing import Any

from badbones_env import GameConfig
from badbones_env.lowlevel import buildings
from tests.oracle import data

SPACES, COOP_TOWERS, WEAPONS = data.SPACES, data.COOP_TOWERS, data.WEAPONS
PLAIN, CHIEFS = data.plain_models(), data.chief_models()

# What a position is about, how often, and which chiefs it wants.
THEMES = {"any": 6, "melee": 2, "frost": 1, "school": 2, "siege": 2, "ruins": 2, "heist": 1, "column": 2}
WANTED = {
    "school": ("instructor",),
    "siege": ("friend",),
    "ruins": ("friend", "emperor", "instructor"),
    "heist": ("saboteur",),
}
LOVED_TILE = {"school": "barricade", "heist": "treasure"}


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
        # crowds round the hero (weapons), some of them frozen; instructors on few spaces and slots, before barricades;
        # towers under attack; friends and the emperor coming to fallen ones; saboteurs beside treasures; mixed stacks
        # with chiefs whose order is asked for
        self.theme = rng.choices(list(THEMES), list(THEMES.values()))[0]
        if self.theme == "ruins":
            self.mode, self.players = "coop", max(self.players, 2)
        if self.theme in WANTED or self.theme == "column":
            self.chiefs = self.chiefs or rng.random() < 0.8
        # some base games hold tiles and weapons of the advanced one, which a position may give them
        self.whole_box = self.advanced or rng.random() < 0.4
        self.tokens: list[str] = PLAIN * 12 + (CHIEFS * 1 if self.chiefs else [])
        self.box = dict(data.BOX)
        self.weapons: list[str] = list(WEAPONS)
        self.colour = rng.choice(["white", "black"])
        self.options: dict[str, Any] = {}  # those of the game, once it is drawn

    def game(self) -> dict[str, Any]:
        rng = self.rng
        game: dict[str, Any] = {"mode": self.mode, "players": self.players, "advanced": self.advanced}
        order = "ask" if self.theme == "column" else rng.choice(["auto", "ask"])
        game |= {"chiefs": self.chiefs, "order": order, "draw": rng.choice([0, 0, 1, 3])}
        if self.mode != "versus":
            game["rounds"] = rng.choice([0, 1, 3, 10])
        if self.mode == "solo":
            game["heroic"] = rng.random() < 0.4
        self.options = game
        return game

    def token(self) -> str | None:
        rng = self.rng
        if not self.tokens:
            return None
        pool = [t for t in self.tokens if " " in t] if rng.random() < 0.35 else []
        wanted = WANTED.get(self.theme)
        if wanted and rng.random() < 0.3:
            pool = [t for t in self.tokens if t.endswith(wanted)] or pool
        token = rng.choice(pool or self.tokens)
        self.tokens.remove(token)
        return token

    def side(self) -> str:
        """Rarely a token shows the other side (it has been frozen)."""
        if self.rng.random() < (0.6 if self.theme == "frost" else 0.93):
            return ""
        return " black" if self.colour == "white" else " white"

    def tile(self) -> str | None:
        tiles: list[str] = data.TILES if self.whole_box and self.rng.random() < 0.9 else data.BASE_TILES
        tiles = [tile for tile in tiles if self.box[trap_of(tile)]]
        if not tiles:
            return None
        tile = self.rng.choice(tiles)
        loved = LOVED_TILE.get(self.theme)
        if loved in tiles and self.rng.random() < 0.4:
            tile = loved
        self.box[trap_of(tile)] -= 1
        return tile

    def supply(self, most: int) -> list[str]:
        return [trap_of(tile) for tile in (self.tile() for _ in range(self.rng.randint(0, most))) if tile]

    def weapon(self) -> str:
        """A weapon that nobody has yet, or none."""
        rng = self.rng
        if not self.weapons or not self.whole_box or rng.random() > 0.8:
            return "none"
        if self.theme == "frost" and "ice-staff" in self.weapons:
            self.weapons.remove("ice-staff")
            return "ice-staff"
        return self.weapons.pop(rng.randrange(len(self.weapons)))

    def traps(self, free: list[str], most: int, crowd: list[str]) -> list[str]:
        """Tiles that lie on a board."""
        rng, traps = self.rng, []
        laid = rng.sample(free, min(most, len(free)))
        if self.theme == "school":  # in the way of those who are led
            laid = [space for space in free if _distance(space, crowd[0]) == 1][:most] + laid[most // 2 :]
        for space in dict.fromkeys(laid):
            tile = self.tile()
            if tile:
                condition = ""
                if trap_of(tile) in data.WEARING_TRAPS and rng.random() < 0.4:
                    condition = " damaged"
                elif tile == "bomb" and rng.random() < 0.4:
                    condition = " exploded"
                traps.append(f"{space} {tile}{condition}")
        return traps

    def people(self, board: dict[str, Any], number: int, free: list[str], crowd: list[str], heading: list[str]) -> None:
        """Put tokens on a board's spaces, into its slots and its cemetery.

        Those of the theme stand on the places of ``heading`` (space and facing).
        """
        rng = self.rng
        board["skeletons"], board["forest"], board["cemetery"] = [], [], []
        facing, slot = rng.choice("nesw"), self.slot()
        orderly = 0.8 if self.theme == "column" else 0.4
        for _ in range(number):
            token = self.token()
            if token is None:
                break
            where = rng.random()
            if where < 0.72:
                space = rng.choice(crowd) if rng.random() < 0.6 else rng.choice(free)
                if space == board["hero"] and rng.random() < 0.9:
                    space = rng.choice(free)
                way = facing if rng.random() < orderly else rng.choice("nesw")
                stand = f"{space} {way}"
                if heading and rng.random() < 0.7:
                    stand = rng.choice(heading)
                board["skeletons"].append(f"{stand} {token}{self.side()}")
            elif where < 0.95:
                place = ""
                if rng.random() < (0.5 if self.theme in ("school", "column") else 0.1):
                    place = (slot if rng.random() < 0.7 else self.slot()) + " "
                board["forest"].append(f"{place}{token}{self.side()}")
            else:
                board["cemetery"].append(token)

    def coins(self, most: int) -> int:
        """Some money, rarely more than any market needs."""
        return self.rng.choice([256, 1000]) if self.rng.random() < 0.03 else self.rng.randint(0, most)

    def slot(self) -> str:
        """Any slot of a board."""
        middle = "B" if self.mode == "coop" else "T"
        return self.rng.choice([*(f"{f}{i}" for f in "LR" for i in range(1, 6)), *(middle + c for c in "abcde")])

    def board(self, skeletons: int, traps: int, phase: str) -> dict[str, Any]:
        rng = self.rng
        board: dict[str, Any] = {}
        if self.mode == "coop":
            standing = sorted(rng.sample(COOP_TOWERS, rng.choice([1, 2, 3, 4, 4])))
            if phase != "start" and rng.random() < 0.01:
                standing = []
            board["towers"] = standing
        else:
            standing = ["c3"]
            floors, houses = buildings(GameConfig(**self.options))
            least = 0 if rng.random() < 0.01 else 1
            board["floors"], board["houses"] = rng.randint(least, floors), rng.randint(least, houses)
            board["supply"] = self.supply(4)
            if self.advanced:
                board["coins"] = self.coins(12)
        free = [space for space in SPACES if space not in standing]
        board["hero"] = rng.choice(SPACES) if rng.random() < 0.95 else "none"
        board["weapon"] = self.weapon()
        # skeletons crowd on a few spaces, often next to the hero, so that groups, kills and stacks come up
        near = [space for space in free if _distance(space, board["hero"]) == 1] or free
        crowd = rng.sample(free, min(3, len(free))) + rng.sample(near, min(2, len(near)))
        if self.theme in ("melee", "frost"):
            crowd, skeletons = near, max(skeletons, rng.randint(10, 10 + 3 * len(near)))
        elif self.theme in ("school", "column"):
            crowd = crowd[:2]
        board["traps"] = self.traps(free, traps, crowd)
        aims = {
            "siege": standing,
            "ruins": [space for space in COOP_TOWERS if space not in standing],
            "heist": [text.split()[0] for text in board["traps"] if text.endswith("treasure")],
        }.get(self.theme, [])
        heading = [f"{space} {way}" for space in free for way in "nesw" if _ahead(space, way) in aims]
        self.people(board, skeletons, free, crowd, heading)
        return board

    def position(self) -> dict[str, Any]:
        rng = self.rng
        phases, weights = ["hero", "trap"], [6, 5]
        if self.advanced:
            phases, weights = [*phases, "market"], [*weights, 1]
        if self.mode == "coop":
            phases, weights = [*phases, "start"], [*weights, 1]
        phase = rng.choices(phases, weights)[0]
        late = rng.random() < 0.04
        number = rng.choice([99, 256, 1000, 3000]) if late else rng.randint(1, 12)
        position: dict[str, Any] = {"round": number, "phase": phase, "colour": self.colour}
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
                position["purse"] = self.coins(24)
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
