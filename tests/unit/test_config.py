"""The options of games and batches, and master seeds."""

from __future__ import annotations

import math
from dataclasses import FrozenInstanceError
from typing import Any

import numpy as np
import pytest

from badbones_env import Game, GameConfig, IllegalChoiceError, OptionError, Simulator
from badbones_env.config import OPTIONS

HUGE = 10**5000
RANGED = [option for option in OPTIONS if option.maximum]


def test_defaults():
    config = GameConfig()
    defaults = {
        "mode": "versus",
        "players": 2,
        "advanced": False,
        "chiefs": False,
        "order": "auto",
        "draw": 3,
        "rounds": 10,
        "heroic": False,
        "max_rounds": 100,
    }
    assert defaults.items() <= config.options().items()


@pytest.mark.parametrize("mode, fewest", [("versus", 2), ("solo", 1), ("coop", 2)])
def test_no_number_of_players_means_the_fewest(mode, fewest):
    assert GameConfig(mode=mode).players == GameConfig(mode=mode, players=0).players == fewest
    assert len(Game(mode).position()["board"]) == fewest


@pytest.mark.parametrize("mode, allowed", [("versus", {2, 3, 4, 5, 6}), ("solo", {1}), ("coop", {2, 3, 4, 5, 6})])
def test_each_mode_takes_its_numbers_of_players(mode, allowed):
    for players in range(-2, 10):
        if players in allowed or players == 0:
            assert GameConfig(mode=mode, players=players).players == (players or min(allowed))
        else:
            with pytest.raises(OptionError, match=f"players must be .* in mode {mode}, not {players}"):
                GameConfig(mode=mode, players=players)


def test_options_come_back_as_they_were_given(options):
    config = GameConfig.from_options(options)
    assert {name: config.options()[name] for name in options} == options
    assert GameConfig.from_options(config.options()) == config
    assert Game(**options).config == config


NOT_NUMBERS = [-1, 1.0, 0.0, 1.5, "3", "", None, True, False, [], {}, math.nan, math.inf, HUGE, -HUGE, 3j, b"3"]
NOT_TRUTHS = [0, 1, "true", "", None, [], 1.0, {}, HUGE]
NOT_NAMES = ["", "Solo", "solo ", None, 0, True, [], ["solo"], ("auto",), {}, b"solo", HUGE]


def short(value):
    try:
        return repr(value)[:40]
    except ValueError:
        return "huge"


@pytest.mark.parametrize(
    "name, value",
    [
        *(("players", value) for value in NOT_NUMBERS),
        *(
            (option.name, value)
            for option in RANGED
            for value in [*NOT_NUMBERS, option.minimum - 1, option.maximum + 1]
        ),
        *((option.name, value) for option in OPTIONS if option.default is False for value in NOT_TRUTHS),
        *((name, value) for name in ("mode", "order") for value in NOT_NAMES),
        ("heroic", True),  # in versus
    ],
    ids=short,
)
def test_a_value_that_an_option_does_not_take_is_refused_by_name(name, value):
    for make in (GameConfig, GameConfig.from_options, Game, lambda options: Simulator(options, 1)):
        with pytest.raises(OptionError) as caught:
            make(**{name: value}) if make in (GameConfig, Game) else make({name: value})
        assert name in str(caught.value) and "\n" not in str(caught.value) and len(str(caught.value)) < 500


@pytest.mark.parametrize("name", ["player", "Mode", "seeds", "", " mode", "max-rounds", "_state"])
def test_an_unknown_option_is_refused_with_the_known_ones(name):
    for make in (GameConfig.from_options, lambda options: Game(**options), lambda options: Simulator(options, 1)):
        with pytest.raises(OptionError, match=r"unknown game option .*known are mode, players"):
            make({name: 1})


@pytest.mark.parametrize("options", [None, 5, "solo", [], [("mode", "solo")]], ids=repr)
def test_options_that_are_no_table_are_refused(options):
    with pytest.raises(OptionError, match="must be a table"):
        GameConfig.from_options(options)


def test_a_configuration_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        GameConfig().players = 3


def test_options_do_what_they_say():
    assert Game(advanced=True).position()["phase"] == "market"
    assert Game(mode="coop").position()["phase"] == "start"
    assert Game().position()["phase"] == "hero"
    assert len(Game(mode="solo", chiefs=True).position()["bag"]) - len(Game(mode="solo").position()["bag"]) == 19
    game = Game(mode="solo", draw=5)
    game.step({0: "move c4"})
    game.step({0: "pass"})
    assert len(game.drawn) == 5
    last = Game.from_position({"players": 2, "max_rounds": 3, "draw": 0}, {"round": 3, "phase": "trap"})
    last.step({0: "pass", 1: "pass"})
    assert last.outcome.truncated and last.over and last.outcome.winners == ()


# Seeds --------------------------------------------------------------------------------------------------------------

BAD_SEEDS = [-1, 2**64, 1.5, 7.0, "7", True, False, None, [], math.nan, HUGE, -HUGE, np.float64(3), np.bool_(True)]


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=short)
def test_what_is_no_seed_is_refused(seed):
    for use in (
        lambda: Game(seed=seed),
        lambda: Game.from_position({}, {}, seed=seed),
        lambda: Game().redraw(seed),
        lambda: Simulator({}, 1, seed=seed),
        lambda: Simulator({}, 1).play(seed=seed),
    ):
        with pytest.raises(OptionError, match=r"seed must be a whole number from 0 to 2\*\*64 - 1"):
            use()
    if seed is not None:  # None: as before
        with pytest.raises(OptionError, match="seed"):
            Simulator({}, 1).reset(seed)


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**32, 2**63, 2**64 - 1])
def test_every_seed_is_a_game_of_its_own_that_comes_again(seed):
    game = Game(players=6, seed=seed)
    assert game.position() == Game(players=6, seed=seed).position()
    assert game.position() != Game(players=6, seed=(seed + 1) % 2**64).position()
    assert game.position() != Game(players=6, seed=(seed + 2**32) % 2**64).position()
    assert game.position() == Game(players=6, seed=np.uint64(seed)).position()
    assert Simulator({"players": 6}, 2, seed=seed).points().shape == (2, 6)


@pytest.mark.parametrize("index", [-1, 1.5, 1.0, "1", True, None, 2**62 + 1, 2**63, HUGE, -HUGE], ids=short)
def test_what_is_no_number_of_a_game_is_refused(index):
    with pytest.raises(OptionError, match="index"):
        Game(index=index)
    with pytest.raises(OptionError, match="first|index"):
        Simulator({}, 1, first=index)


def test_games_of_a_seed_are_numbered_as_in_a_batch():
    batch = Simulator({"players": 4}, 3, seed=8, first=2**62 - 1)
    for row in range(2):
        game = Game(players=4, seed=8, index=2**62 - 1 + row)
        assert game._state[0].token.tobytes() == batch.states[row].token.tobytes()
    assert Game(players=4, seed=8, index=0).position() != Game(players=4, seed=8, index=1).position()


# Batches ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("games", [0, -1, 1.5, "5", None, True, [], math.nan], ids=short)
def test_what_is_no_number_of_games_is_refused(games):
    with pytest.raises(OptionError, match="games must be"):
        Simulator({}, games)


@pytest.mark.parametrize("threads", [0, -1, 1.5, "2", True])
def test_what_is_no_number_of_threads_is_refused(threads):
    with pytest.raises(OptionError, match="threads must be"):
        Simulator({}, 1, threads=threads)


@pytest.mark.parametrize(
    "actions",
    [
        [],
        [1, 1],
        [[1]],
        [[1, 1, 1], [1, 1, 1]],
        [[1, 1], [1]],
        [[1.0, 1.0], [1.0, 1.0]],
        [["a", "b"], ["c", "d"]],
        [[None, None], [None, None]],
        [[-1, 0], [0, 0]],
        [[10**6, 0], [0, 0]],
        [[2**70, 0], [0, 0]],
        [[True, True], [True, True]],
        "wait",
        5,
        [[0, 0], [0, 0]],
    ],
    ids=short,
)
def test_impossible_actions_are_refused_and_change_nothing(actions):
    sim = Simulator({}, 2, seed=1)
    before = sim.states.tobytes()
    with pytest.raises(IllegalChoiceError):
        sim.step(actions)
    assert sim.states.tobytes() == before
    sim.step(np.argmax(sim.masks, axis=2))
    assert sim.states.tobytes() != before


def test_one_illegal_action_stops_the_whole_batch():
    sim = Simulator({}, 3, seed=1)
    actions = np.argmax(sim.masks, axis=2)
    actions[2, 1] = 0  # wait, where a move is due
    before = sim.states.tobytes()
    with pytest.raises(IllegalChoiceError, match="action 0 of p1 in game 2 is not legal; legal are: .*move"):
        sim.step(actions)
    assert sim.states.tobytes() == before


@pytest.mark.parametrize("game, seat", [(2, 0), (-1, 0), (0, 2), (0, -1), (10**9, 0)])
def test_asking_for_a_game_or_seat_that_is_not_there_is_refused(game, seat):
    with pytest.raises(OptionError, match="no seat"):
        Simulator({}, 2).legal(game, seat)


def test_endless_play_is_refused():
    with pytest.raises(OptionError, match="steps"):
        Simulator({}, 2, autoreset=True).play()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "versus, 2 players"),
        ({"players": 4, "advanced": True}, "versus, 4 players, advanced"),
        ({"mode": "solo"}, "solo"),
        ({"mode": "solo", "heroic": True, "rounds": 3}, "solo, heroic, rounds 3"),
        ({"mode": "coop", "players": 3, "chiefs": True, "order": "ask"}, "co-op, 3 players, chiefs, order ask"),
        (
            {"draw": 0, "max_rounds": 0, "components": {"costs": {"wall": 3}}},
            "versus, 2 players, corrected components, draw 0, max_rounds 0",
        ),
    ],
)
def test_a_game_in_words(options: dict[str, Any], words: str) -> None:
    assert GameConfig(**options).describe() == words


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_no_option_is_left_out_of_the_words(option: Any) -> None:
    """Whatever is not as usual shows."""
    other = {"mode": "coop", "players": 5, "order": "ask", "components": {"costs": {"wall": 3}}}
    if isinstance(option.default, bool):
        value: Any = not option.default
    else:
        value = other.get(option.name, option.minimum if option.default == option.maximum else option.maximum)
    mode = {} if option.name == "mode" else {"mode": option.modes[0]}
    assert GameConfig(**mode, **{option.name: value}).describe() != GameConfig(**mode).describe()
