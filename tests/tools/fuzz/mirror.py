"""Mirror symmetry: the base board seen in a mirror is the base board, so a mirrored game takes the mirrored course.

Left and right change places: columns a and e, b and d; directions e and w; the slants of walls; home forests l and r.
Forests show their symbols clockwise (G5), so p and g, y and b swap. Left and right neighbours swap too (G10), so seat p
becomes seat -p (mod n). This holds in versus and solo without chiefs: there the order of movement, which is another one
in the mirror, cannot matter (M12), whereas the models of chiefs are not symmetrical. Weapons ask in ``auto`` order, the
market goes round the table one way, and chance knows no mirror, so all three are left out.

What is asked in the middle of a phase may come up in another order in the mirror. It is answered by preferences that a
seat keeps for the whole game, and only positions in which a hero or trap decision is due, or the game is over, are
compared.
"""

from __future__ import annotations

import copy
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from badbones_env import Game
from badbones_env.rules.catalogue import TRAP_TABLE
from tests.tools.fuzz.differential import canonical
from tests.tools.fuzz.positions import data, make

SWAPS = str.maketrans("abcde", "edcba")
SYMBOLS = str.maketrans("pyrbg", "gbryp")
HOMES = {"l": "r", "t": "t", "r": "l"}
DIRECTIONS = {"n": "n", "e": "w", "s": "s", "w": "e"}
FORESTS = {"L": "R", "R": "L"}
WALLS = {"wall/": "wall\\", "wall\\": "wall/"}
TEXT_LISTS = ("traps", "skeletons", "forest", "cemetery", "towers")
CHIEF_KINDS = set(data.KINDS)
ASYMMETRIC = {word for trap in TRAP_TABLE if not trap.symmetric for word in (trap.name, *trap.tiles)}


@cache
def mirror_word(word: str, players: int) -> str:
    """A word of the notation in the mirror."""
    if re.fullmatch("[a-e][1-5]", word):
        return word.translate(SWAPS)
    if re.fullmatch("[LR][1-5]", word):
        return FORESTS[word[0]] + word[1]
    if re.fullmatch("[TB][a-e]", word):
        return word[0] + word[1].translate(SWAPS)
    if re.fullmatch("[pyrbg][ltr]", word):
        return word[0].translate(SYMBOLS) + HOMES[word[1]]
    if re.fullmatch("p[0-5]", word):
        return f"p{-int(word[1]) % players}"
    return DIRECTIONS.get(word) or WALLS.get(word, word)


def mirror_choice(choice: str, players: int) -> str:
    """A choice (or any other text of the notation) in the mirror."""
    return " ".join(mirror_word(word, players) for word in choice.split())


def mirror(position: dict[str, Any]) -> dict[str, Any]:
    """A position in the mirror. It needs a board for every seat."""
    n = len(position["board"])
    mirrored = copy.deepcopy(position)
    for key in ("winners", "eliminated"):
        if key in position:
            mirrored[key] = [-seat % n for seat in position[key]]
    if "scores" in position:
        mirrored["scores"] = [position["scores"][-seat % n] for seat in range(n)]
    if isinstance(position.get("bag"), list):
        mirrored["bag"] = [mirror_choice(token, n) for token in position["bag"]]
    mirrored["board"] = [copy.deepcopy(position["board"][-seat % n]) for seat in range(n)]
    for board in mirrored["board"]:
        if "hero" in board:
            board["hero"] = mirror_choice(board["hero"], n)
        for key in TEXT_LISTS:
            if key in board:
                board[key] = [mirror_choice(text, n) for text in board[key]]
    return mirrored


def symmetrical(seed: int, index: int) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Random position ``index`` of a seed without what has no mirror image; None if it is of co-op."""
    game, position = make(seed, index)
    if game["mode"] == "coop":
        return None
    game |= {"advanced": False, "chiefs": False, "draw": 0}
    position.pop("first", None)
    if position["phase"] == "market":
        position["phase"] = "hero"
    if "bag" in position:
        position["bag"] = _without_chiefs(position["bag"])
    for board in position["board"]:
        board.pop("coins", None)
        board["weapon"] = "none"
        board["traps"], board["supply"] = symmetric_traps(board["traps"]), symmetric_traps(board["supply"])
        for key in ("skeletons", "forest", "cemetery"):
            board[key] = _without_chiefs(board[key])
        # of two treasures next to a skeleton the first of n e s w attracts it: not so in the mirror; nobody owns two
        treasures = [(key, text) for key in ("traps", "supply") for text in board[key] if "treasure" in text]
        for key, text in treasures[1:]:
            board[key].remove(text)
    return game, position


def symmetric_traps(texts: list[str]) -> list[str]:
    """The traps of a board or supply that act the same in the mirror."""
    return [text for text in texts if not ASYMMETRIC & set(text.split())]


def _without_chiefs(texts: list[str]) -> list[str]:
    return [text for text in texts if not CHIEF_KINDS & set(text.split())]


@dataclass(frozen=True)
class Preferences:
    """How a seat answers what is asked in the middle of a phase: the first choice of its list that is legal."""

    choices: tuple[str, ...]

    @classmethod
    def random(cls, rng: random.Random, seat: int, players: int) -> Preferences:
        flee = [f"flee {way}" for way in "nesw"]
        send = [f"send p{(seat + distance) % players}" for distance in range(players)]
        rng.shuffle(flee)
        rng.shuffle(send)
        return cls((*flee, *send))

    def mirrored(self, players: int) -> Preferences:
        return Preferences(tuple(mirror_choice(choice, players) for choice in self.choices))

    def answer(self, legal: list[str]) -> str:
        return next(choice for choice in self.choices if choice in legal)


def to_next_phase(game: Game, preferences: list[Preferences], asked: Counter[str]) -> None:
    """Answer by preference until a hero or trap decision is due or the game is over."""
    while not game.over:
        legal = game.legal()
        due = {seat: game.decision(seat) for seat in legal}
        if not {"flee", "send"} & set(due.values()):
            return
        asked.update(due.values())
        game.step({seat: preferences[seat].answer(texts) for seat, texts in legal.items()})


def first_difference(ours: Game, mirrored: Game) -> str:
    """In what the mirror image of a game differs from the game played in the mirror; "" if in nothing."""
    n = ours.config.players
    images = {-seat % n: {mirror_choice(text, n) for text in texts} for seat, texts in ours.legal().items()}
    legal = {seat: set(texts) for seat, texts in mirrored.legal().items()}
    for seat in sorted(set(images) | set(legal)):
        odd = images.get(seat, set()) ^ legal.get(seat, set())
        if odd:
            return f"legal choices of p{seat} in the mirror: {sorted(odd)}"
    image, position = canonical(mirror(ours.position())), canonical(mirrored.position())
    for key in image:
        if key != "board" and image[key] != position[key]:
            return f"{key}: mirror image {image[key]}, played in the mirror {position[key]}"
    for seat, (a, b) in enumerate(zip(image["board"], position["board"], strict=True)):
        for key in a:
            if a[key] != b[key]:
                return f"board[{seat}].{key}: mirror image {a[key]}, played in the mirror {b[key]}"
    return ""


def compare(
    game: dict[str, Any], position: dict[str, Any], seed: int, most_phases: int = 12, asked: Counter[str] | None = None
) -> tuple[str, int]:
    """Play a position and its mirror image; what differs first ("" if nothing) and how many positions were compared.

    ``asked`` counts the decisions that the game has put.
    """
    rng = random.Random(seed)
    asked = Counter() if asked is None else asked
    n = game["players"]
    wishes = [Preferences.random(rng, seat, n) for seat in range(n)]
    images = [wishes[-seat % n].mirrored(n) for seat in range(n)]
    ours = Game.from_position(game, position)
    theirs = Game.from_position(game, mirror(position))
    for compared in range(1, most_phases + 1):
        what = first_difference(ours, theirs)
        if what or ours.over:
            return what, compared
        choices = {seat: rng.choice(sorted(texts)) for seat, texts in ours.legal().items()}
        asked.update(ours.decision(seat) for seat in choices)
        ours.step(choices)
        theirs.step({-seat % n: mirror_choice(text, n) for seat, text in choices.items()})
        to_next_phase(ours, wishes, asked)
        to_next_phase(theirs, images, Counter())
    return first_difference(ours, theirs), most_phases + 1


def positions(seed: int, first: int, last: int) -> Iterator[tuple[int, dict[str, Any], dict[str, Any]]]:
    """The positions among first..last-1 of a seed that have a mirror image: (index, game, position)."""
    for index in range(first, last):
        pair = symmetrical(seed, index)
        if pair:
            yield index, *pair
