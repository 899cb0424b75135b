"""The sparse encoding: its features are what the position says, from every seat; its actions are the game's.

What should be listed is worked out here a second time, in plain Python from the text of the position; the oracle says
where traps send skeletons on to.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from badbones_env import Game, GameConfig, SeatEnv, Simulator, parallel_env
from badbones_env.lowlevel import game_spec
from badbones_env.observation.features import AXES, FEATURES, FIELDS, MAX_DEAD, MAX_TOKENS, MOVES, feature_names
from badbones_env.observation.observer import observe
from badbones_env.observation.sparse import (
    SparseObservation,
    action_names,
    max_choices,
    mirror_actions,
    mirror_features,
)
from badbones_env.opponents import RandomOpponent
from badbones_env.rules.constants import DECISION_NAMES, KIND_NAMES, PHASE_NAMES, TILE_NAMES, TRAP_NAMES, WEAPON_NAMES
from badbones_env.rules.state import Row
from badbones_env.text.choices import action_texts
from badbones_env.text.spaces import SPACE_NAMES
from tests.conftest import CONFIGURATIONS
from tests.oracle.model import ahead, is_edge, orthogonal_neighbours
from tests.oracle.movement import sent_on
from tests.tools.fuzz.mirror import mirror, mirror_choice, symmetric_traps
from tests.tools.fuzz.positions import make

PATHS = "nesw"
EDGES = {"left edge": "left", "right edge": "right"}
ENDS = ("tower", "village", "left", "far", "right", "hero", *TRAP_NAMES)
ITEMS = TRAP_NAMES + WEAPON_NAMES
Features = Counter[tuple[Any, ...]]


def inward(slot: str) -> str:
    return {"L": "e", "R": "w", "T": "s", "B": "n"}[slot[0]]


class Board:
    """A board of a position, and where its skeletons walk."""

    def __init__(self, game: Game, position: dict[str, Any], seat: int) -> None:
        self.board = position["board"][seat]
        self.coop = game.config.mode == "coop"
        self.traps = {text.split()[0]: text.split(" ", 1)[1].removesuffix(" damaged") for text in self.board["traps"]}
        self.towers = self.board["towers"] if self.coop else ["c3"]
        printed = game.config.parts.coop_arrows if self.coop else game.config.parts.arrows
        self.arrows = {(SPACE_NAMES[space], PATHS[i]): PATHS[o] for space, i, o in printed}
        self.hero = self.board["hero"] if position["phase"] not in ("market", "start", "hero") else "none"

    def end(self, place: str, way: str, moves: int) -> tuple[int, int] | None:
        """How the way of a skeleton ends, and after how many moves, as indices of ``projected_end``."""
        village = "top edge" if self.coop else "bottom edge"
        hero = self.hero if moves == 1 else "none"
        place = ahead(place, way)
        for _ in range(16):
            if is_edge(place):
                end = "village" if place == village else EDGES.get(place, "far")
                return ENDS.index(end), min(moves, MOVES) - 1
            if place in self.towers:
                return ENDS.index("tower"), min(moves, MOVES) - 1
            if place == hero:
                return ENDS.index("hero"), min(moves, MOVES) - 1
            tile = self.traps.get(place, "")
            onward = sent_on(tile.rstrip("/\\"), tile[-1:], place, way)
            if onward is not None:
                place, way = onward
                continue
            if tile in ("", "bomb exploded"):
                way = self.arrows.get((place, way), way)
                near = [d for d, space in orthogonal_neighbours(place).items() if self.traps.get(space) == "treasure"]
                way = near[0] if near else way
                moves, hero = moves + 1, "none"
            elif tile.startswith("labyrinth"):
                moves, hero = moves + 2, "none"
            else:
                return ENDS.index(tile), min(moves, MOVES) - 1
            place = ahead(place, way)
        return None


def cell(game: Game, place: str, way: str) -> int:
    number = game._spec.place_names.index(place)
    return 25 * PATHS.index(way) + number if number < 25 else 100 + number - 25


def tokens_of(board: dict[str, Any], colour: str) -> list[tuple[str, str, str, bool]]:
    """(place, facing, type, has moved) of every token on a board and in its forests."""
    found = []
    for text in board["skeletons"] + board["forest"]:
        words = text.split()
        moved = words[-1] in ("white", "black") and words[-1] != colour
        words = [word for word in words if word not in ("white", "black")]
        way = words.pop(1) if words[0][0] in "abcde" else inward(words[0])
        found.append((words[0], way, " ".join(words[1:]), moved))
    return found


def seen_by_all(game: Game, position: dict[str, Any], seat: int) -> Features:
    """The features of a board that everybody is told, without the block."""
    found: Features = Counter()
    board, state = Board(game, position, seat), Row(game._state)
    content = board.board
    for place, way, _, moved in tokens_of(content, position["colour"]):
        end = board.end(place, way, 1 + moved)
        if end is not None:
            found["projected_end", *end] += 1
    if content["hero"] != "none":
        found["hero", SPACE_NAMES.index(content["hero"])] += 1
    if board.coop:
        found["towers_standing", len(content["towers"])] += 1
    else:
        found["floors", content["floors"]] += 1
        found["houses", content["houses"]] += 1
        found["points", min(position["scores"][seat] // 2, 31)] += 1
        for trap, number in Counter(content["supply"]).items():
            found["supply", TRAP_NAMES.index(trap), min(number, 5) - 1] += 1
    if content["weapon"] != "none":
        found["weapon", WEAPON_NAMES.index(content["weapon"])] += 1
    if position["phase"] == "market":
        found["passed",] += int(state.passed[seat])
        if not board.coop:
            found["coins", min(content["coins"], 21)] += 1
    for token in content["cemetery"]:
        found["cemetery", game._spec.place_names.index(game.home_slot(token)) - 25] += 1
    found["to_move",] += game.decision(seat) != "nothing"
    found["eliminated",] += seat in position["eliminated"]
    return found


def seen_by_owner(game: Game, position: dict[str, Any], seat: int) -> Features:
    """The features of one's own board that nobody else is told."""
    found: Features = Counter()
    content, state = position["board"][seat], Row(game._state)
    for place, way, token, moved in tokens_of(content, position["colour"]):
        found["moved" if moved else "skeletons", cell(game, place, way)] += 1
        if " " in token:
            kind = KIND_NAMES.index(token.split()[1]) - 1
            found["chiefs", kind, game._spec.place_names.index(place)] += 1
    for text in content["traps"]:
        space, tile = text.split(" ", 1)
        worn = tile.endswith("damaged")
        number = SPACE_NAMES.index(space)
        found["tiles", TILE_NAMES.index(tile.removesuffix(" damaged")) - 1, int(worn), number] += 1
        if int(state.used[seat]) >> number & 1:
            found["used", number] += 1
            if int(state.target[seat, number]) >= 0:
                found["targets", sits(seat, int(state.target[seat, number]), game.config.players)] += 1
    for space in content.get("towers", []):
        found["towers", SPACE_NAMES.index(space)] += 1
    if content["weapon"] != "none" and int(state.killed[seat]):
        found["kills", min(int(state.killed[seat]), 4) - 1] += 1
    return found


def sits(seat: int, other: int, players: int) -> int:
    """0 oneself, 1 left, 2 right, 3.. the others clockwise."""
    around = [seat, (seat + 1) % players]
    if players > 2:
        around.append((seat - 1) % players)
    around += [(seat + k) % players for k in range(2, players - 1)]
    return around.index(other)


def seen_in_the_middle(game: Game, position: dict[str, Any]) -> Features:
    config, state = game.config, Row(game._state)
    found: Features = Counter(
        {
            ("mode", ("versus", "solo", "coop").index(config.mode)): 1,
            ("players", config.players - 1): 1,
            ("phase", PHASE_NAMES.index(position["phase"])): 1,
            ("round", min(position["round"], 16) - 1): 1,
            ("bag", min(len(position["bag"]) // 20, 9)): 1,
        }
    )
    flags = {
        "advanced": config.advanced,
        "chiefs": config.chiefs,
        "order_ask": config.order == "ask",
        "black_to_move": config.advanced and position["colour"] == "black",
    }
    for name, value in (flags | {"heroic": config.heroic}).items():
        found[name,] += value
    if config.draw != 3:
        found["draw", min(config.draw, 7)] += 1
    if config.mode != "versus" and config.rounds:
        found["rounds_left", min(max(config.rounds - position["round"], 0), 15)] += 1
    if position["phase"] == "market":
        for item, number in enumerate(state.stock.tolist()):
            if number:
                found["stock", item, min(number, 4) - 1] += 1
    if config.mode == "coop":
        found["capital", position["capital"]] += 1
        for trap, number in Counter(position["supply"]).items():
            found["common_supply", TRAP_NAMES.index(trap), min(number, 5) - 1] += 1
        for trap, number in enumerate(state.returned.tolist()):
            found["retrieved", trap] += number > 0
        if position["phase"] == "market":
            found["common_coins", min(position["purse"] // 2, 31)] += 1
    return found


def seen_of_the_question(game: Game, position: dict[str, Any], seat: int) -> Features:
    found: Features = Counter()
    state, made = Row(game._state), game._spec
    decision = game.decision(seat)
    found["decision", DECISION_NAMES.index(decision)] += 1
    if int(state.moving[seat]):
        kind = made.type_names[int(state.leader[seat])]
        found["subject", int(state.at[seat])] += 1
        found["origin", int(state.begin[seat])] += 1
        found["direction", int(state.way[seat])] += 1
        found["mover", KIND_NAMES.index(kind.split()[1]) if " " in kind else 0] += 1
        found["mover_home", made.place_names.index(game.home_slot(kind)) - 25] += 1
        # how many of the tokens low..high stand where the move began and have not moved (landing: or have)
        group = 0
        for token in state.token[seat, int(state.low[seat]) : int(state.high[seat])].tolist():
            there = token >= 0 and token >> 9 == int(state.begin[seat])
            group += there and (int(state.landing[seat]) >= 0 or token & 1 == int(state.colour))
        found["group", min(group, 6) - 1] += 1
    elif decision in ("pick", "to", "face"):
        found["subject", SPACE_NAMES.index(game.subject(seat)[:2])] += 1
        if decision == "face":
            token = int(state.token[seat, int(state.cursor[seat])])
            kind = made.type_names[token >> 1 & 63]
            found["direction", token >> 7 & 3] += 1
            found["mover", KIND_NAMES.index(kind.split()[1]) if " " in kind else 0] += 1
            found["mover_home", made.place_names.index(game.home_slot(kind)) - 25] += 1
    elif decision in ("lead", "first"):
        found["subject", int(state.stack[seat]) >> 2] += 1
        found["direction", int(state.stack[seat]) & 3] += 1
    elif decision == "weapon" and position["board"][seat]["weapon"] == "axe":
        hero = position["board"][seat]["hero"]
        near = orthogonal_neighbours(hero).values()
        for place, _, token, _ in tokens_of(position["board"][seat], position["colour"]):
            if place in near:
                found["cleave", "pyrbg".index(token[0])] += 1
    return found


def expected(game: Game, seat: int) -> Features:
    """All features of a seat, by (name of the field, indices); none if it has nothing to decide."""
    if game.decision(seat) == "nothing":
        return Counter()
    position, players = game.position(), game.config.players
    found = seen_in_the_middle(game, position) + seen_of_the_question(game, position, seat)
    boards = {"own": seen_by_all(game, position, seat) + seen_by_owner(game, position, seat)}
    for other in range(players):
        if other == seat:
            continue
        place = sits(seat, other, players)
        block = {1: "left", 2: "right"}.get(place, "others")
        boards[block] = boards.get(block, Counter()) + seen_by_all(game, position, other)
        if game.config.mode == "versus":
            lead = position["scores"][other] - position["scores"][seat]
            found["lead", place - 1, min(max((lead + 21) // 2, 0), 20)] += 1
    for block, content in boards.items():
        for (name, *indices), number in content.items():
            found[f"{block}/{name}", *indices] += number
    return +found


def listed(observation: Any) -> Features:
    """The features of an observation, by (name of the field, indices)."""
    found: Features = Counter()
    for number in observation[observation > 0].tolist():
        field = next(one for one in reversed(FIELDS) if one.start <= number)
        found[field.name, *map(int, np.unravel_index(number - field.start, field.shape))] += 1
    return found


def copy_of(sim: Simulator, row: int) -> Game:
    game = Game(**sim.config.options())
    game._state = sim.states[row : row + 1].copy()
    return game


def check_lists(sim: Simulator, row: int) -> Counter[str]:
    """Both lists of every seat of a game are right; returns what the seats are asked."""
    game = copy_of(sim, row)
    legal = game.legal()
    for seat in range(sim.config.players):
        assert listed(sim.observations[row, seat]) == expected(game, seat)
        length, count = sim.sizes[row, seat].tolist()
        assert (sim.observations[row, seat, :length] > 0).all() and not sim.observations[row, seat, length:].any()
        texts = action_texts(sim.spec, seat)
        choices = sim.choices[row, seat]
        assert [texts[action] for action in choices[:count]] == legal.get(seat, ["wait"])
        assert (choices[count:] == -1).all()
    return Counter(game.decision(seat) for seat in range(sim.config.players))


def test_features_are_the_position(options: dict[str, Any]) -> None:
    """Random play from the beginning, market included, with what is asked in the middle of phases."""
    sim = Simulator(options, 24, seed=3, observation="sparse", choices=True, autoreset=True)
    for number in range(60):
        sim.play(seed=1, steps=1)
        for row in (number % 24, (7 * number + 5) % 24):
            check_lists(sim, row)


def test_features_of_any_position() -> None:
    """Positions that hold a bit of everything, played on for a while: all questions come up."""
    asked: Counter[str] = Counter()
    for index in range(200):
        game, position = make(5, index)
        start = Game.from_position(game, position)
        config = GameConfig.from_options(game)
        if start._state["tokens"].max() > MAX_TOKENS - 10:
            continue  # see test_crowds_are_cut_short
        sim = Simulator(config, 16, seed=3, observation="sparse", choices=True, autoreset=True)
        sim.states[:] = start._state
        sim.refresh()
        check_lists(sim, 0)
        for _ in range(8):
            sim.play(seed=index, steps=1)
            due = sim.states["decision"][:, : config.players]
            row = int(np.argmin([min(asked[DECISION_NAMES[k]] for k in row) for row in due]))  # what was asked least
            asked += check_lists(sim, row)
    rare = {"first", "lead", "flee", "send", "stop", "weapon", "pick", "to", "face", "advance", "start"}
    assert rare <= set(asked), rare - set(asked)


def test_ways_among_walls() -> None:
    """Boards full of walls and springs: ways of many bends, and rings, of which nothing is told."""
    assert endless_ways(150)


def endless_ways(boards: int) -> int:
    """Compare the projected ends on such boards; returns how many skeletons have none."""
    sim = Simulator({"players": 4}, boards, seed=5, observation="sparse", choices=True)
    sim.play(seed=1, steps=4)
    rng = np.random.default_rng(5)
    names = ("wall/", "wall\\", "wall/", "wall\\", "spring", "treasure", "catapult")
    kinds = rng.choice([TILE_NAMES.index(name) for name in names], (boards, 4, 25))
    tiles = np.where(rng.random((boards, 4, 25)) < rng.choice([0.2, 0.6], boards)[:, None, None], kinds, 0)
    tiles[:, :, SPACE_NAMES.index("c3")] = 0
    sim.states["tile"][:, :4] = tiles
    sim.states["tiles"][:, :4] = ((tiles > 0) << np.arange(25)).sum(axis=2)
    tokens = sim.states["token"][:, :4]
    scattered = rng.integers(0, 100, tokens.shape) << 7 | tokens & 127
    tokens[:] = np.where((tokens > 0) & (tokens >> 9 < 25), scattered, tokens)
    sim.refresh()
    endless = 0
    for row in range(boards):
        game = copy_of(sim, row)
        for seat in range(4):
            length = int(sim.sizes[row, seat, 0])
            if length == 0:
                continue
            assert (sim.observations[row, seat, :length] > 0).all()
            found, right = (
                {feature: number for feature, number in features.items() if feature[0].endswith("/projected_end")}
                for features in (listed(sim.observations[row, seat]), expected(game, seat))
            )
            assert found == right
            own = sum(number for feature, number in found.items() if feature[0] == "own/projected_end")
            endless += int((sim.states["token"][row, seat, : sim.states["tokens"][row, seat]] >= 0).sum()) - own
    return endless


RING = ["a2 spring", "c2 wall\\", "c1 wall/", "b1 wall\\", "b2 wall/"]  # who enters from L2 never ends


@pytest.mark.parametrize(
    "board",
    [
        {"hero": "a1", "skeletons": ["a2 s gl", "b1 w pl", "a3 s yl"]},
        {"hero": "none", "skeletons": ["a2 s gl", "b1 w pl"], "traps": ["e4 treasure"]},
        {"traps": ["a2 labyrinth:white", "a3 labyrinth:black", "a4 labyrinth:white", "a5 wall/"], "forest": ["L1 gl"]},
        {
            "traps": ["a2 labyrinth:white", "a3 labyrinth:black", "a4 labyrinth:white"],
            "skeletons": ["a1 n gl", "a1 n pl black"],
        },
        {"traps": ["b2 bomb exploded", "b3 treasure", "b1 wall/"], "skeletons": ["a2 e gl", "a1 e pl black"]},
        {"traps": ["b2 barricade", "b3 treasure", "a4 bomb"], "skeletons": ["a2 e gl", "a3 n pl", "a3 s yl"]},
        {"traps": RING, "forest": ["L2 yl", "L5 gl", "R4 yr"], "skeletons": ["a1 s pl", "e1 e gl", "d5 n rl"]},
        {"traps": RING, "forest": ["L2 yl", "L2 yl"], "hero": "c2"},
    ],
    ids=["hero", "no hero", "labyrinths", "three labyrinths", "exploded", "barricade", "ring", "hero in the ring"],
)
@pytest.mark.parametrize("phase", ["hero", "trap"])
def test_paths_on_given_boards(phase: str, board: dict[str, Any]) -> None:
    """On both boards, so that both observe one of their own and one of another."""
    other = {"traps": RING, "forest": ["L2 yl", "L3 rl"], "skeletons": ["e5 e bl", "a1 w pl"]}
    check_lists(place_in_simulator({"draw": 0}, {"phase": phase, "board": [board, other]}), 0)


@pytest.mark.parametrize(
    ("token", "walls", "told"),
    [
        ("L2 yl", "\\/\\////\\/\\/\\.///\\\\//\\//\\/", 1),  # 15 walls, then over the edge
        ("L3 rl", "/\\///\\\\\\////.\\\\///\\///\\\\\\", 0),  # 16 walls, then the tower
    ],
)
def test_paths_of_many_bends(token: str, walls: str, told: int) -> None:
    """A path is followed over 16 spaces: one of more is taken for a ring."""
    sim = place_in_simulator({"draw": 0}, {"phase": "trap", "board": [{"forest": [token], "hero": "none"}, {}]})
    tiles = [TILE_NAMES.index(f"wall{slant}") if slant != "." else 0 for slant in walls]
    sim.states["tile"][0, 0] = tiles
    sim.states["tiles"][0, 0] = sum(1 << space for space, tile in enumerate(tiles) if tile)
    sim.refresh()
    found = [feature for feature in listed(sim.observations[0, 0]) if feature[0] == "own/projected_end"]
    assert len(found) == told
    assert found == [feature for feature in expected(copy_of(sim, 0), 0) if feature[0] == "own/projected_end"]


def test_actions_mean_the_same_in_every_game() -> None:
    """Of every configuration all actions have a number, and whatever has a number means one thing in all of them."""
    meaning: dict[int, set[str]] = {}
    for options in CONFIGURATIONS.values():
        config = GameConfig.from_options(options)
        own, common = game_spec(config), game_spec(config, common=True)
        assert set(own.actions) <= set(common.actions) and len(set(common.actions)) == len(common.actions)
        for action, text in enumerate(action_texts(common, 0)):
            if not text.startswith("send"):
                place = {name: str(k) for k, name in enumerate(common.place_names)}
                words = [place.get(word, word) for word in text.split()]  # Ta, in co-op Ba
                meaning.setdefault(action, set()).add(" ".join(words))
    assert all(len(texts) == 1 for texts in meaning.values())


@pytest.mark.parametrize("players", range(2, 7))
def test_send_names_seats_as_they_sit(players: int) -> None:
    """The first is oneself, then left, right, and the others clockwise."""
    made = game_spec(GameConfig(players=players), common=True)
    for seat in range(players):
        texts = [text for text in action_texts(made, seat) if text.startswith("send p")]
        assert len(texts) == players
        assert [sits(seat, int(text[-1]), players) for text in texts] == list(range(players))


@pytest.mark.parametrize("observation", [None, "compact", "sparse"])
def test_lists_are_the_masks(options: dict[str, Any], observation: str | None) -> None:
    """In either numbering; and random play from lists is random play."""
    listing, masking = (
        Simulator(options, 64, seed=3, choices=choices, observation=observation, autoreset=True, decisions="core")
        for choices in (True, False)
    )
    everybody = np.ones_like(listing.actions, np.bool_)
    for _ in range(40):
        for seat in range(listing.config.players):
            for row in range(0, 64, 9):
                count = listing.sizes[row, seat, 1]
                assert np.array_equal(
                    np.sort(listing.choices[row, seat, :count]), np.flatnonzero(masking.masks[row, seat])
                )
        for sim in (listing, masking):
            RandomOpponent(5).choose(sim, everybody)
            sim.step()
        assert np.array_equal(listing.actions, masking.actions)
    assert listing.choices.max() < listing.n_actions


def test_lists_leave_nothing_behind(options: dict[str, Any]) -> None:
    """What was written step by step is what is written into a clean array."""
    sim = Simulator(options, 40, seed=3, observation="sparse", choices=True, autoreset=True)
    for _ in range(30):
        sim.play(seed=4, steps=1)
    masks, seen = observe(sim.states, sim.spec, sim.observation)
    assert np.array_equal(seen, sim.observations) and np.array_equal(masks, sim.masks)


def test_two_arrays_in_turn(options: dict[str, Any]) -> None:
    """Environments that hand out one array while the next one is written leave nothing behind, either."""
    sim = Simulator(options, 40, seed=3, observation="sparse", autoreset=True)
    other = np.zeros_like(sim.observations)
    for _ in range(12):
        other = sim.write_observations_to(other)
        sim.play(seed=4, steps=1)
        assert np.array_equal(observe(sim.states, sim.spec, sim.observation)[1], sim.observations)


def test_crowds_are_cut_short() -> None:
    """All tokens there are on one board: lists stay within their room, and tell of the first ones, true things only."""
    tokens = [f"{space} n {symbol}{home}" for space in ("a1", "b1", "d1") for symbol in "pyrbg" for home in "ltr"] * 3
    dead = [f"{symbol}{home}" for symbol in "pyrbg" for home in "ltr"] * 3
    crowded = {"skeletons": tokens, "cemetery": dead, "hero": "c3"}
    for players in (1, 2, 6):
        game = {"mode": "versus" if players > 1 else "solo", "players": players, "draw": 0}
        start = Game.from_position(game, {"board": [crowded]})
        sim = Simulator(game, 1, observation="sparse", choices=True)
        sim.states[:] = start._state
        sim.refresh()
        for seat in range(players):
            counts, wanted = listed(sim.observations[0, seat]), expected(start, seat)
            assert not counts - wanted and sim.sizes[0, seat, 0] == counts.total()
            block = {0: "own", 1: "left", 2: "right"}.get(sits(seat, 0, players), "others")
            number = {
                name: sum(n for (field, *_), n in counts.items() if field == f"{block}/{name}")
                for name in ("projected_end", "skeletons", "cemetery")
            }
            if seat == 0:
                assert number["skeletons"] == number["projected_end"] == MAX_TOKENS
                assert counts["decision", DECISION_NAMES.index("hero")] == 1
            assert 0 < number["projected_end"] <= MAX_TOKENS and number["cemetery"] == MAX_DEAD
            assert sim.sizes[0, seat, 0] <= sim.observations.shape[2] - 32 and not sim.observations[0, seat, -32:].any()


def test_lists_may_be_full() -> None:
    """Two crowded boards: seat 0's list takes all the room there is for features, and not an entry more."""
    models = [symbol + home for symbol in "pyrbg" for home in "ltr"]
    crowded = {"skeletons": [f"{space} n {model}" for space in ("a1", "b1", "d1", "e1") for model in models]}
    board = crowded | {"cemetery": models * 2, "supply": ["wall", "spring", "bomb", "dragon"]}
    sim = place_in_simulator({"draw": 0}, {"board": [board, board]})
    assert sim.sizes[0, :, 0].tolist() == [sim.observations.shape[2] - 32] * 2
    assert not sim.observations[0, :, -32:].any()


def test_views_and_table() -> None:
    sim = Simulator(GameConfig(players=3), 5, seed=3, observation="sparse")
    assert isinstance(sim.observation, SparseObservation)
    views = sim.observation.views(sim.observations)
    assert views["own/skeletons"].shape == (5, 3, len(AXES["cell"]))
    assert (views["mode"] == [1, 0, 0]).all() and (views["players"][..., 2] == 1).all()
    for row in range(5):
        for seat in range(3):
            counts = {key: number for key, number in listed(sim.observations[row, seat]).items()}
            found = {
                (name, *map(int, place)): int(view[row, seat][tuple(place)])
                for name, view in views.items()
                for place in np.argwhere(view[row, seat])
            }
            assert found == counts
    own = [field for field in FIELDS if field.name.split("/")[0] not in ("left", "right", "others")]
    assert len(sim.observation.table().splitlines()) == 3 + len(own) + 3
    assert [one.start for one in FIELDS[1:]] == [one.start + one.size for one in FIELDS[:-1]]
    assert FIELDS[-1].start + FIELDS[-1].size == FEATURES and FIELDS[0].start == 1


def test_every_feature_and_action_has_a_name() -> None:
    """Names are unique, count as numbers do and say what the tables mean; policy files rely on them."""
    features, actions = feature_names(), action_names()
    assert len(features) == len(set(features)) == FEATURES and len(actions) == len(set(actions))
    for field in FIELDS:
        for number in (0, field.size - 1):
            place = np.unravel_index(number, field.shape)
            labels = [axis[k] for axis, k in zip(field.labels, place, strict=True)]
            assert features[field.start + number] == "/".join((field.name, *labels))
    for name in ("mode/coop", "own/tiles/wall-slash/intact/b3", "others/projected_end/spring/8", "lead/left/-20"):
        assert name in features
    spec = game_spec(GameConfig(players=6, advanced=True, chiefs=True, order="ask"), common=True)
    texts = dict(zip(actions, action_texts(spec, 0), strict=True))
    for name, text in (
        ("pass", "pass"),
        ("place/wall-slash/b3", "place wall/ b3"),
        ("place/labyrinth-black/e5", "place labyrinth:black e5"),
        ("advance/n/a1", "advance a1 n"),
        ("advance/R5", "advance R5"),
        ("pick/e/pl-artificer", "pick e pl artificer"),
        ("send/left", "send p1"),
        ("send/right", "send p5"),
        ("buy/axe", "buy axe"),
        ("cleave/green", "cleave green"),
        ("flee/w", "flee w"),
    ):
        assert texts[name] == text


def test_environments_take_it() -> None:
    env = parallel_env("coop", 2, observation="sparse")
    seen, _ = env.reset(seed=3)
    one = seen["player_0"]
    assert env.observation_space("player_0")["observation"].contains(one["observation"])
    assert one["observation"].dtype == np.uint16 and len(one["action_mask"]) == env.action_space("player_0").n
    single = SeatEnv("versus", 3, observation="sparse")
    observation, info = single.reset(seed=3)
    assert single.observation_space.contains(observation)
    single.step(int(np.flatnonzero(info["action_mask"])[0]))


# The mirror -----------------------------------------------------------------------------------------------------------


def test_mirror_twice_is_nothing() -> None:
    for players in range(1, 7):
        features = mirror_features(players)
        assert np.array_equal(features[features], np.arange(FEATURES))
        config = GameConfig("versus", players) if players > 1 else GameConfig("solo")
        actions = mirror_actions(game_spec(config, common=True))
        assert np.array_equal(actions[actions], np.arange(len(actions)))
        assert len(np.flatnonzero(features != np.arange(FEATURES))) > 1000


def test_mirrored_positions_have_mirrored_lists() -> None:
    """The rules prove the maps: a position's image is loaded as a position of its own, and its lists are compared.

    Positions of all modes without chiefs, whose models are not symmetrical. Of two treasures next to a skeleton one
    attracts it, another one in the mirror: nobody has two. Where seats take turns it is the turn of seat 0.
    """
    compared = Counter()
    for index in range(260):
        game, position = make(9, index)
        game |= {"chiefs": False, "order": "auto"}
        position = _symmetrical(position)
        ours, theirs = (place_in_simulator(game, one) for one in (position, mirror(position)))
        n = game["players"]
        if ours.states["tokens"].max() > MAX_TOKENS:
            continue
        features, actions = mirror_features(n), mirror_actions(ours.spec)
        for seat in range(n):
            image = -seat % n
            row, there = ours.observations[0, seat], theirs.observations[0, image]
            assert np.array_equal(np.sort(features[row]), np.sort(there)), (index, game, position)
            choices = ours.choices[0, seat, : ours.sizes[0, seat, 1]]
            assert set(actions[choices].tolist()) == set(theirs.choices[0, image].tolist()) - {-1}
            texts, images = action_texts(ours.spec, seat), action_texts(ours.spec, image)
            for action in choices:
                assert images[actions[action]] == mirror_choice(texts[action], n)
        compared[game["mode"]] += 1
    assert min(compared.values()) > 20 and set(compared) == {"versus", "solo", "coop"}


def _symmetrical(position: dict[str, Any]) -> dict[str, Any]:
    kinds = set(KIND_NAMES[1:])
    position["round"] = 1
    position.pop("first", None)
    for board in position["board"]:
        for key in ("skeletons", "forest", "cemetery"):
            board[key] = [text for text in board.get(key, []) if not kinds & set(text.split())]
        treasures = [text for text in board.get("traps", []) if "treasure" in text]
        traps = symmetric_traps(board.get("traps", []))
        board["traps"] = [text for text in traps if text not in treasures[1:]]
    if isinstance(position.get("bag"), list):
        position["bag"] = [token for token in position["bag"] if not kinds & set(token.split())]
    return position


def place_in_simulator(game: dict[str, Any], position: dict[str, Any]) -> Simulator:
    sim = Simulator(GameConfig.from_options(game), 1, observation="sparse", choices=True)
    sim.states[:] = Game.from_position(game, position)._state
    sim.refresh()
    return sim


def test_room_for_choices_is_enough() -> None:
    """An empty board and every trap in the supply: as many choices as there can be."""
    for advanced in (False, True):
        game = {"mode": "solo", "advanced": advanced}
        supply = list(TRAP_NAMES if advanced else TRAP_NAMES[:4])
        sim = place_in_simulator(game, {"phase": "trap", "board": [{"supply": supply, "hero": "a1"}]})
        assert 100 < sim.sizes[0, 0, 1] <= max_choices(sim.config)
