"""Random positions and random games of every mode, with checks that must hold whatever happens.

`python -m tests.oracle.selfplay 1000` plays that many and stops at the first failure.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

from tests.oracle import data
from tests.oracle.model import Game, is_tower, neighbours
from tests.oracle.oracle import Oracle
from tests.oracle.setup import EXPLAINED, draw_forest, fault, full_bag


class Lottery(list[str]):
    """A3: a sequence of draws that is made up, from what is in the bag, as it is asked for."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        super().__init__()
        self.game = game
        self.rng = rng
        self.drawn: list[str] = []

    def __bool__(self) -> bool:
        return True

    def pop(self, index: Any = -1) -> str:
        self.drawn.append(self.rng.choice(self.game.bag).text)
        return self.drawn[-1]


class Gambler(Oracle):
    """An oracle that makes up its draws and remembers them."""

    rng = random.Random(0)
    drawn: list[str] = []

    def _run(self, choices: dict[int, str], draws: list[str]) -> None:
        lottery = Lottery(self.game, self.rng)
        self.game.draws = lottery
        try:
            self._pending = self._flow.send(choices)
        except StopIteration:
            self._pending = {}
        self.drawn = lottery.drawn


# Random beginnings.


def random_options(rng: random.Random) -> dict[str, Any]:
    """NOTATION: the options of any game."""
    mode = rng.choice(["versus", "versus", "solo", "coop", "coop"])
    return {
        "mode": mode,
        "players": 1 if mode == "solo" else rng.choice([2, 2, 3, 3, 4, 5, 6]),
        "advanced": rng.random() < 0.6,
        "chiefs": rng.random() < 0.6,
        "order": rng.choice(["ask", "auto"]),
        "draw": rng.choice([0, 1, 3, 3]),
        "rounds": rng.choice([0, 1, 3, 10]),
        "heroic": mode == "solo" and rng.random() < 0.5,
    }


def random_position(rng: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    """NOTATION: a crowded position: many tokens and traps, few spaces."""
    coop = options["mode"] == "coop"
    phases = ["hero", "trap", "hero", "trap"]
    phases += ["start"] if coop else []
    phases += ["market"] if options["advanced"] else []
    tokens = full_bag(options)
    rng.shuffle(tokens)
    if options["chiefs"]:  # chiefs are rare: bring many of them to the front
        tokens.sort(key=lambda text: " " not in text or rng.random() < 0.4)
        cut = tokens[:60]
        rng.shuffle(cut)
        tokens[:60] = cut
    tiles = [kind for kind, numbers in data.STOCK.items() for _ in range(numbers[5])]
    tiles += ["treasure"] * data.TREASURES_IN_BOX
    rng.shuffle(tiles)
    weapons = rng.sample(data.WEAPONS, 8)
    position: dict[str, Any] = {
        "round": rng.choice([1, 2, 3, 9, 10, 11]),
        "phase": rng.choice(phases),
        "colour": rng.choice(data.COLOURS),
        "first": rng.randrange(options["players"]),
        "board": [random_board(rng, options, tokens, tiles, weapons) for _ in range(options["players"])],
    }
    if position["phase"] == "market":  # all tiles are for sale
        for board in position["board"]:
            board.update({"weapon": "none", "traps": []})
            if not coop:
                board["supply"] = []
    if coop:
        position["capital"] = rng.choice([0, 1, 2, options["players"], options["players"]])
        position["supply"] = [tiles.pop() for _ in range(min(len(tiles), rng.randrange(6)))]
        if position["phase"] == "market":
            position["supply"] = ["treasure"]
        position["purse"] = rng.choice([0, 5, 24])
    if rng.random() < 0.1:
        position["bag"] = [tokens.pop() for _ in range(rng.randrange(5))]
    return position


def random_board(
    rng: random.Random, options: dict[str, Any], tokens: list[str], tiles: list[str], weapons: list[str]
) -> dict[str, Any]:
    """NOTATION: a board of such a position."""
    coop = options["mode"] == "coop"
    board: dict[str, Any] = {}
    if coop:
        board["towers"] = rng.sample(data.COOP_TOWERS, rng.choice([0, 1, 2, 3, 4, 4]))
    else:
        board["floors"] = rng.randint(0 if rng.random() < 0.1 else 1, data.FLOORS[options["mode"]])
        board["houses"] = rng.randint(0 if rng.random() < 0.1 else 1, data.HOUSES[options["mode"]])
        board["supply"] = [tiles.pop() for _ in range(min(len(tiles), rng.randrange(4)))]
        board["coins"] = rng.choice([0, 3, 7, 20])
    board["weapon"] = rng.choice([weapons.pop(), weapons.pop(), "none"]) if len(weapons) > 1 else "none"
    free = [space for space in data.SPACES if space not in (board["towers"] if coop else [data.BASE_TOWER])]
    board["traps"] = []
    standable = list(free)
    for space in rng.sample(free, rng.choice([0, 2, 5, 10])):
        if not tiles:
            break
        kind = tiles.pop()
        state = ""
        if kind in data.WEARING_TRAPS and rng.random() < 0.3:
            state = " damaged"
        elif kind == "bomb" and rng.random() < 0.3:
            state = " exploded"
        if not state and kind not in ("labyrinth", "dragon"):
            standable.remove(space)
        board["traps"].append(f"{space} {kind}{rng.choice(data.VARIANTS.get(kind, ['']))}{state}")
    board["hero"] = rng.choice(data.SPACES) if rng.random() < 0.9 else "none"
    standable = [space for space in standable if space != board["hero"]]
    crowded = rng.sample(standable, min(len(standable), rng.choice([1, 2, 4, 12])))
    if board["hero"] != "none" and rng.random() < 0.5:  # beside the hero
        crowded = [space for space in neighbours(board["hero"]) if space in standable][:2] or crowded
    board["skeletons"] = []
    for _ in range(rng.choice([0, 5, 15, 25])):
        if tokens and crowded:
            colour = rng.choice(["", "", "", " white", " black"])
            place = f"{rng.choice(crowded)} {rng.choice(data.DIRECTIONS)}"
            board["skeletons"].append(f"{place} {tokens.pop()}{colour}")
    every_slot = data.LEFT_SLOTS + data.RIGHT_SLOTS + (data.BOTTOM_SLOTS if coop else data.TOP_SLOTS)
    board["forest"] = []
    for _ in range(rng.choice([0, 2, 5])):
        if tokens:
            slot = rng.choice(["", rng.choice(every_slot) + " "])
            board["forest"].append(slot + tokens.pop() + rng.choice(["", "", " black"]))
    board["cemetery"] = [tokens.pop() for _ in range(min(len(tokens), rng.randrange(3)))]
    return board


def fresh_position(rng: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    """S2, S3, MK1, SO1, CO1, CO4, CO5, CO10: the beginning of a real game."""
    coop = options["mode"] == "coop"
    bag = full_bag(options)
    boards = []
    for _ in range(options["players"]):
        forest = draw_forest(rng, options, bag)
        assert fault(options, forest) == EXPLAINED
        board: dict[str, Any] = {"forest": forest}
        if not coop:
            basic = ["wall", "wall", "catapult", "catapult", "dragon", "treasure"]
            board["supply"] = ["treasure"] if options["advanced"] else basic
        boards.append(board)
    position: dict[str, Any] = {"board": boards, "phase": "start" if coop else "hero"}
    if options["advanced"]:
        position["phase"] = "market"
        position["first"] = rng.randrange(options["players"])
    if coop:
        common = [] if options["advanced"] else ["wall", "catapult", "dragon"] * options["players"]
        position["supply"] = [*common, "treasure"]
    return position


# Playing and checking.


def count_tokens(game: Game) -> Counter[str]:
    """S1: every token still in the game."""
    tokens = list(game.bag)
    for board in game.boards:
        tokens += board.skeletons + board.forest + board.cemetery
    assert len({id(token) for token in tokens}) == len(tokens), "a token in two places"
    return Counter(token.text for token in tokens)


def count_tiles(game: Game) -> Counter[str]:
    """MK2: every tile still in the game."""
    tiles = Counter(game.supply + game.returned)
    for board in game.boards:
        tiles.update(board.supply)
        tiles.update(trap.kind for trap in board.traps.values())
    return tiles


def check(oracle: Oracle) -> None:
    """What must hold between any two steps."""
    game = oracle.game
    for seat, options in oracle.legal().items():
        assert options, f"p{seat} has nothing to choose from"
        assert len(set(options)) == len(options), f"p{seat} is offered the same twice"
    assert bool(oracle.legal()) != game.over
    for board in game.boards:
        for token in board.skeletons:
            assert token.place in data.SPACES
            assert not is_tower(game, board, token.place) or not game.coop, "a skeleton on a standing tower"
        for token in board.forest:
            assert token.facing == data.INWARD[token.place[0]]
        assert board.floors >= 0 and board.houses >= 0 and board.coins >= 0
    assert game.capital >= 0 and game.purse >= 0
    assert game.phase in ("trap", "skeletons") or not game.entered, "the capital was not settled"


def choose(rng: random.Random, game: Game, seat: int, texts: list[str]) -> str:
    """A random choice: first what to do, then where; heroes like crowds, so that weapons get used."""
    verb = rng.choice(sorted({text.split()[0] for text in texts}))
    texts = [text for text in texts if text.split()[0] == verb]
    if verb == "move" and rng.random() < 0.7:
        return max(texts, key=lambda text: len(game.boards[seat].standing_on(text.split()[1])))
    return rng.choice(texts)


def play_one(rng: random.Random, steps: int = 400) -> Counter[str]:
    """Play one random game; returns which kinds of choices occurred."""
    options = random_options(rng)
    position = random_position(rng, options) if rng.random() < 0.7 else fresh_position(rng, options)
    Gambler.rng = rng
    oracle = Gambler.from_position(options, position)
    strict = Oracle.from_position(options, position)
    tokens = count_tokens(oracle.game)
    seen: Counter[str] = Counter()
    for _ in range(steps):
        check(oracle)
        legal = oracle.legal()
        if not legal:
            break
        before, phase, round_ = count_tiles(oracle.game), oracle.game.phase, oracle.game.round
        choices = {seat: choose(rng, oracle.game, seat, texts) for seat, texts in legal.items()}
        for text in choices.values():
            seen[text.split()[0]] += 1
        oracle.step(choices)
        if rng.random() < 0.02:
            untouched = strict.position()
            try:
                strict.step(choices, [*oracle.drawn, "gl"])
                raise AssertionError("too many draws accepted")
            except ValueError:
                assert strict.position() == untouched
        strict.step(choices, oracle.drawn)
        assert strict.position() == oracle.position() and strict.legal() == oracle.legal()

        lost_tokens = tokens - count_tokens(oracle.game)
        assert set(lost_tokens) <= {"rt emperor"} and not count_tokens(oracle.game) - tokens
        tokens = count_tokens(oracle.game)
        after = count_tiles(oracle.game)
        if phase != "market":
            assert not after - before, "a tile from nowhere"
            if oracle.game.round == round_ and not oracle.game.over:
                assert after == before, "a tile lost before the end of phase 3"
        if oracle.game.phase in ("market", "start", "hero") and oracle.game.round != round_:
            again = Oracle.from_position(options, oracle.position())
            shown = again.position()
            assert {**shown, "eliminated": 0, "scores": 0} == {**oracle.position(), "eliminated": 0, "scores": 0}
    seen["over"] += oracle.game.over
    return seen


def main(number: int) -> None:
    """Play games until one fails."""
    total: Counter[str] = Counter()
    for seed in range(number):
        try:
            total += play_one(random.Random(seed))
        except BaseException:
            print(f"seed {seed}", file=sys.stderr)
            raise
    print(dict(sorted(total.items())))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
