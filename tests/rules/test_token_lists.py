"""What scenarios cannot show: tidy lists of tokens, games that are truncated, actions out of range.

They run against every mutant, too (``badbones dev mutate``).
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from badbones_env import Game, Simulator
from badbones_env.lowlevel import validation_error
from badbones_env.rules.constants import D_TRAP, OVER, TILE_NAMES, TRAP, TRUNCATED, VERBS
from badbones_env.rules.state import STATE, Row
from badbones_env.text.choices import action_texts
from badbones_env.text.spaces import SPACE_NAMES
from badbones_env.trace import _Rules, board_tokens
from tests.conftest import random_choices
from tests.oracle import Oracle, data
from tests.oracle.model import ahead, is_edge
from tests.oracle.movement import sent_on
from tests.tools.fuzz.differential import compare

SEAT = 1


def rule(name: str) -> Any:
    """A function of the rules as plain Python, with all that it calls: compiled parts cannot be called from Python."""
    return _Rules()[name]


def board(listed: list[int], colour: int = 0) -> Any:
    """A state with these packed tokens (-1: a hole) on the board of SEAT."""
    s = Row(np.zeros(1, STATE))
    s.colour = colour
    s.tokens[SEAT] = len(listed)
    s.token[SEAT, : len(listed)] = listed
    return s


def random_list(rng: random.Random, length: int, holes: float = 0.0) -> list[int]:
    """Packed tokens on a few spaces and slots, a1 (place 0) among them."""
    places = [0, *rng.sample(range(40), 3), 25]
    packed = [place << 9 | rng.randrange(4) << 7 | rng.randrange(3) << 1 | rng.randrange(2) for place in places * 3]
    return [-1 if rng.random() < holes else rng.choice([0, *packed]) for _ in range(length)]


@pytest.mark.parametrize("length", [0, 1, 5, 15, 16, 17, 31, 60])
def test_tidying_sorts_and_closes_the_holes(length: int) -> None:
    rng = random.Random(length)
    for _ in range(20):
        listed = random_list(rng, length, holes=0.3)
        s = board(listed)
        rule("tidy")(s, SEAT)
        kept = sorted(token for token in listed if token >= 0)
        assert s.token[SEAT].tolist() == kept + [0] * (s.token.shape[1] - len(kept)), "what is not used is 0"
        assert int(s.tokens[SEAT]) == len(kept)


@pytest.mark.parametrize("colour", [0, 1])
def test_the_tokens_of_a_space_come_with_those_to_move_first(colour: int) -> None:
    rng = random.Random(colour)
    for k in range(100):
        listed = sorted(random_list(rng, k % 24)) if k % 5 else sorted([1, 0, 1, 2, 3][: k % 6])
        s = board(listed, colour)
        for space in (0, 7, *{token >> 9 for token in listed}):
            here = [token for token in listed if token >> 9 == space]
            low, high = rule("range_of")(s, SEAT, space)
            first = listed.index(here[0]) if here else len(listed)
            assert (low, high) == (first, first + len(here))
            assert s.token[SEAT, low:high].tolist() == sorted(here, key=lambda token: token ^ colour)
            assert sorted(s.token[SEAT, : len(listed)].tolist()) == listed


def test_of_movers_alike_the_first_one_leaves() -> None:
    """Looked for from the beginning of the group on; who has moved already is passed over."""
    types = [4, 1, 4, 4, 2, 1]
    s = board([3 << 9, *(7 << 9 | type_id << 1 | (k == 2) for k, type_id in enumerate(types, 1)), 8 << 9 | 2 << 1])
    s.begin[SEAT], s.low[SEAT], s.high[SEAT], s.landing[SEAT] = 7, 1, 7, -1
    assert [rule("mover_index")(s, SEAT, type_id) for type_id in (4, 2, 1)] == [1, 5, 6]


@pytest.mark.parametrize("length", [0, 3, 16, 17, 40])
def test_spaces_with_skeletons_are_found_wherever_they_are_listed(length: int) -> None:
    rng = random.Random(length)
    for _ in range(20):
        listed = random_list(rng, length, holes=0.2)
        spaces = {token >> 9 for token in listed if token >= 0 and token >> 9 < 25}
        assert rule("skeleton_spaces")(board(listed), SEAT) == sum(1 << space for space in spaces)


def test_a_bomb_leaves_no_holes() -> None:
    """Others of the team decide after it, and encodings rely on lists without holes."""
    position = {"phase": "trap", "supply": ["bomb"], "board": [{"hero": "e5", "skeletons": ["a1 n gl", "c1 n pl"]}]}
    game = Game.from_position({"mode": "coop", "players": 2, "advanced": True, "draw": 0}, position)
    game.step({0: "place bomb a1"})
    assert game.position()["phase"] == "trap" and board_tokens(game, 0) == [2 << 9]
    assert game._state["tokens"][0, 0] == 1


@pytest.mark.parametrize(
    ("weapon", "answers"),
    [
        ("crossbow", ["shoot a1", "pick e pl"]),
        ("ice-staff", ["freeze a1"]),
        ("axe", ["cleave purple"]),
        ("morgenstern", ["sweep a1", "to c2"]),
        ("rapier", ["turn a1", "face w", "face n"]),
    ],
)
def test_weapons_leave_lists_in_order(weapon: str, answers: list[str]) -> None:
    """Others are asked after it, and encodings and questions rely on the order."""
    skeletons = ["b1 s gl"] * 3 + ["a1 e pl", "a1 w pt black", "e1 n yl"]
    boards = [{"hero": "b2", "weapon": weapon, "skeletons": skeletons}]
    game = Game.from_position({"mode": "versus", "players": 2, "draw": 0}, {"board": boards})
    game.step({0: "move b1", 1: "move b2"})
    for text in answers:
        if text in game.legal()[0]:
            game.step({0: text})
        listed = Row(game._state).token[0, : int(game._state["tokens"][0, 0])].tolist()
        if game.decision(0) != "face":  # the tokens of a space are turned in the order in which they were
            assert listed == sorted(listed) and -1 not in listed
    assert game.decision(0) == "trap"


CORNER = {"coop_board": {"towers": ["a1", "e5"], "ruin_arrows": []}}


def corner(board: dict[str, Any], phase: str = "trap", **rest: Any) -> Game:
    """A team whose boards have towers on a1 and e5: a1 is a space like all others."""
    game = {"mode": "coop", "players": 2, "chiefs": True, "draw": 0, "components": CORNER}
    return Game.from_position(game, {"phase": phase, "board": [board], **rest})


def test_a_hero_starts_on_the_only_tower() -> None:
    """CO4: there is no choice, on a1 either."""
    game = corner({"towers": ["a1"]}, phase="start")
    assert game.decision(0) == "nothing" and game.decision(1) == "start"
    game.step({1: "start e5"})
    assert [board["hero"] for board in game.position()["board"]] == ["a1", "e5"]


@pytest.mark.parametrize("other", ["a1 n pl white", "a1 e gl white", "b1 n pl white"])
def test_a_ruin_with_another_skeleton_is_not_rebuilt(other: str) -> None:
    """CH4: also where the other one is the token with the number 0 on a1; it has missed its movement."""
    board = {"hero": "e1", "towers": ["e5"], "skeletons": ["a2 s rl friend", other]}
    game = corner(board, colour="black")
    for seat in (0, 1):
        game.step({seat: "pass"})
    assert game.position()["board"][0]["towers"] == (["a1", "e5"] if other[:2] == "b1" else ["e5"])


def test_only_fallen_towers_are_ruins() -> None:
    """CH4: the auto policy asks it of any space: free of tiles and skeletons, a tower of the printed board, fallen."""
    traps = ["b4 wall/", "e1 bomb exploded"]
    board = {"hero": "e2", "towers": ["d4"], "traps": traps, "skeletons": ["a1 n pl", "c2 n gl"], "forest": ["yl"]}
    for skeletons, wanted in (([], ["b2", "d2"]), (["b2 n pl"], ["d2"]), (["d2 n gl", "b2 e gl"], [])):
        here = board | {"skeletons": [*board["skeletons"], *skeletons]}
        game = Game.from_position({"mode": "coop", "players": 2, "draw": 0}, {"board": [here]})
        s, t = Row(game._state), Row(game._spec.tables)
        found = [name for space, name in enumerate(SPACE_NAMES[:25]) if rule("is_free_ruin")(s, t, 0, space, -1)]
        assert found == wanted


@pytest.mark.parametrize("mode", ["versus", "coop"])
def test_the_place_ahead(mode: str) -> None:
    """Where a move arrives after all walls and springs; a ring leads nowhere, and a labyrinth may hold at once."""
    rng = random.Random(mode)
    tiles = ["wall/", "wall\\", "spring", "labyrinth:white", "labyrinth:black", "catapult", "bomb exploded"]
    place_ahead, seen = rule("place_ahead"), set()
    for number in range(16):
        towers = rng.sample(["b2", "d2", "b4", "d4"], 2) if mode == "coop" else ["c3"]
        free = [space for space in SPACE_NAMES[:25] if space not in towers]
        full = (0.9, 0.4)[number % 2]
        traps = {space: rng.choices(tiles, [5, 5, 2, 1, 1, 1, 1])[0] for space in free if rng.random() < full}
        hero, colour = rng.choice(free), ("white", "black")[number % 3 == 0]
        holds = f"labyrinth:{'black' if colour == 'white' else 'white'}"
        board = {"hero": hero} | ({"towers": towers} if mode == "coop" else {})
        game = Game.from_position({"mode": mode, "players": 2, "draw": 0}, {"colour": colour, "board": [board]})
        s, t = Row(game._state), Row(game._spec.tables)
        for space, tile in traps.items():
            s.tile[0, SPACE_NAMES.index(space)] = TILE_NAMES.index(tile)
            s.tiles[0] |= 1 << SPACE_NAMES.index(space)
        for place, name in enumerate(game._spec.place_names):
            for way in "nesw" if place < 25 else "nesw"[int(t.inward[place])]:
                at, direction = (name, way) if traps.get(name) == holds else (ahead(name, way), way)
                for _ in range(60):
                    tile = traps.get(at, "")
                    stops = at == name and tile == holds or is_edge(at) or at in towers or at == hero
                    onward = None if stops else sent_on(tile.rstrip("/\\"), tile[-1:], at, direction)
                    if onward is None:
                        break
                    at, direction = onward
                else:
                    at = name
                    seen.add("ring")
                found = place_ahead(s, t, 0, place, "nesw".index(way))
                shown = game._spec.place_names[found] if found < 40 else data.EDGES["nesw"[found - 40]]
                assert shown == at, (traps, hero, towers, name, way)
                seen.add("edge" if found >= 40 else "held" if at == name else traps.get(at, "space"))
    assert {"ring", "edge", "space", "held", "labyrinth:white", "labyrinth:black", "catapult"} <= seen


def test_an_emperor_on_a_ruin_uses_no_labyrinth() -> None:
    """CH10: it has left the board before; others are still asked then, and see it."""
    boards = [
        {"hero": "e1", "towers": ["d2"], "traps": ["b2 labyrinth:white"], "skeletons": ["a2 e rt emperor"]},
        {"hero": "e1", "traps": ["b3 dragon"], "skeletons": ["a3 e gl"]},
    ]
    game = {"mode": "coop", "players": 2, "chiefs": True, "advanced": True, "draw": 0}
    steps = [{0: "pass"}, {1: "pass"}, {1: "flee n"}]
    disagreement, made = compare(Oracle, game, {"phase": "trap", "board": boards}, seed=0, script=steps)
    assert disagreement is None and made == len(steps), disagreement


EVERYTHING = {"advanced": True, "chiefs": True, "order": "ask"}


@pytest.mark.parametrize("options", [{"mode": "solo"}, {"mode": "coop"} | EVERYTHING, {"mode": "versus"} | EVERYTHING])
def test_every_state_of_a_game_can_be_restored(options: dict[str, Any]) -> None:
    """All fields stay in their ranges, in the middle of a phase and after the end."""
    for seed in (1, 2):
        game, rng = Game(**options, seed=seed), random.Random(seed)
        while not game.over:
            game.step(random_choices(game, rng))
            assert validation_error(game._state, game._spec) == ""


@pytest.mark.parametrize("houses", [5, 1])
def test_saboteurs_that_go_leave_no_holes(houses: int) -> None:
    """CH8: from the board, and from the cemetery that a catapult has sent them to; also where the game ends then."""
    saboteurs = [name for name in data.chief_models() if name.endswith("saboteur")]
    skeletons = [f"a3 e {saboteurs[0]}", f"d1 w {saboteurs[1]}", "e5 n pl", "e4 w yl", "a1 s gl"]
    board = {"hero": "e1", "houses": houses, "traps": ["b3 catapult", "c1 wall/"], "skeletons": skeletons}
    game = Game.from_position(
        {"mode": "versus", "players": 2, "chiefs": True, "draw": 0}, {"phase": "trap", "board": [board]}
    )
    game.step({0: "pass", 1: "pass"})
    assert game.over == (houses == 1) and validation_error(game._state, game._spec) == ""
    listed = Row(game._state).token[0, : int(game._state["tokens"][0, 0])].tolist()
    assert listed == board_tokens(game, 0) and len(listed) == 1
    assert game._state["cemetery"].sum() == game.over, "of the top forest only"


def test_a_market_without_coins_is_over_at_once() -> None:
    game = Game(advanced=True, components={"coins": {"each": 0}})
    assert game.position()["phase"] == "hero" and game.decision(0) == game.decision(1) == "hero"


@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_the_death_staff_reaches_all_others(players: int) -> None:
    """WP6, SO1: by their distance. Random players choose among these bits without looking at the actions."""
    board = {"weapon": "death-staff", "skeletons": ["d4 s gl"] * 3}
    mode = {"mode": "versus", "players": players} if players > 1 else {"mode": "solo"}
    game = Game.from_position({**mode, "draw": 0}, {"board": [board]})
    game.step({seat: "move d4" for seat in range(players)})
    bits = rule("weapon_bits")(Row(game._state), Row(game._spec.tables), 0)
    assert bits == (sum(1 << distance for distance in range(1, players)) or 1)


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_game_is_cut_off_after_its_last_round(rounds: int) -> None:
    game, rng = Game("versus", 2, seed=3, draw=0, max_rounds=rounds), random.Random(1)
    while not game.over:
        game.step(random_choices(game, rng))
    assert game.outcome.truncated and game.outcome.rounds == rounds


@pytest.mark.parametrize("heroes", [True, False])
def test_a_truncated_game_is_shown_as_it_would_go_on(heroes: bool) -> None:
    """And it is over all the same: its state is that of the last round."""
    sim = Simulator({"players": 2, "draw": 0, "max_rounds": 1}, 1, seed=3, observation="compact")
    if not heroes:
        sim.states["hero"][:], sim.states["phase"] = -1, TRAP
        sim.states["decision"][0, :2] = D_TRAP
        sim.refresh()
    while not sim.truncated[0]:
        sim.step(sim.masks.argmax(axis=2))
    state = sim.states[0]
    assert (int(state.round_no), int(state.ended), int(state.phase)) == (1, TRUNCATED, OVER)
    assert not state.decision.any() and sim.masks[0].sum(axis=1).min() > 1 and not sim.masks[0, :, 0].any()
    assert sim.observations[0, 0, 0] == 2, "the next round"
    texts = action_texts(sim.spec, 0)
    offered = {texts[action].split()[0] for action in np.flatnonzero(sim.masks[0, 0])}
    assert offered == ({"move"} if heroes else {"pass", "place"})


@pytest.mark.parametrize(
    ("board", "decision"),
    [({"traps": ["a2 dragon"], "skeletons": ["a1 n gl"]}, "flee"), ({"skeletons": ["b5 n gl"]}, "send")],
)
def test_legal_choices_are_written_over_what_was_there(board: dict[str, Any], decision: str) -> None:
    """The space for them is used again and again; the verbs that are returned are those with a choice."""
    game = Game.from_position({"mode": "versus", "players": 3, "draw": 0}, {"phase": "trap", "board": [board]})
    game.step({seat: "pass" for seat in range(3)})
    assert game.decision(0) == decision
    clean, used = np.zeros(VERBS, np.int64), np.full(VERBS, 3)
    s, t = Row(game._state), Row(game._spec.tables)
    verbs = [rule("legal_choices")(s, t, 0, legal) for legal in (clean, used)]
    assert clean.tolist() == used.tolist() and verbs[0] == verbs[1]
    assert verbs[0] == sum(1 << verb for verb, bits in enumerate(clean) if bits)


def test_actions_outside_the_range_are_replaced() -> None:
    sim = Simulator({"players": 2}, 1, seed=3)
    sim.step(np.array([[-5, sim.n_actions]]), illegal="replace")
    assert sim.replaced.all()
