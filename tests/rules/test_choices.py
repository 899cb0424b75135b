"""Choices as text: every action has one, and illegal ones change nothing."""

from __future__ import annotations

import random
import re

import pytest

from badbones_env import BadBonesError, Game, GameConfig, Simulator
from badbones_env.lowlevel import game_spec
from badbones_env.text.choices import action_texts
from tests.conftest import random_choices
from tests.oracle import data

TILE = f"({'|'.join(map(re.escape, data.TILES))})"
GOODS = f"({'|'.join(data.COSTS)})"
TOKEN = "[pyrbg][ltr]( (artificer|necromancer|friend|instructor|ghost|saboteur|emperor))?"
CHOICE = re.compile(
    rf"wait|pass|(start|move|retrieve|shoot|freeze|teleport|sweep|to|turn) [a-e][1-5]|buy {GOODS}"
    rf"|place {TILE} [a-e][1-5]|advance ([a-e][1-5] [nesw]|L[1-5]|R[1-5]|[TB][a-e])|lead [pyrbg][ltr]"
    rf"|(flee|face) [nesw]|send p[0-5]|(first|stop) {TOKEN}|pick [nesw] {TOKEN}|cleave (purple|yellow|red|blue|green)"
)


@pytest.mark.parametrize("wide", [False, True], ids=["narrow", "wide"])
def test_every_action_has_one_text_of_the_notation_and_every_text_one_action(options, wide):
    table = game_spec(GameConfig(**options), wide)
    for seat in range(table.config.players):
        texts = action_texts(table, seat)
        assert len(texts) == len(table.actions) == int(table.tables[0].actions)
        assert len(set(texts)) == len(texts)
        assert [text for text in texts if not CHOICE.fullmatch(text)] == []
        back = {text: action for action, text in enumerate(texts)}
        for verb, entries in table.by_verb.items():
            for argument, action in entries:
                assert table.actions[action] == (verb, argument)
                assert back[texts[action]] == action
                assert int(table.tables[0].action[verb, argument]) == action


def test_action_zero_waits(options):
    assert action_texts(game_spec(GameConfig(**options)), 0)[0] == "wait"


def test_send_names_the_seat_whoever_chooses():
    table = game_spec(GameConfig(mode="versus", players=3))
    sends = [[text for text in action_texts(table, seat) if text.startswith("send")] for seat in range(3)]
    assert sends == [
        ["send p0", "send p1", "send p2"],
        ["send p1", "send p2", "send p0"],
        ["send p2", "send p0", "send p1"],
    ]


def test_the_action_space_has_only_what_the_configuration_can_ask():
    def verbs(**options):
        return {text.split()[0] for text in action_texts(game_spec(GameConfig(**options)), 0)}

    base = {"wait", "pass", "move", "place", "retrieve", "flee", "send"}
    weapons = {"shoot", "pick", "freeze", "teleport", "cleave", "sweep", "to", "turn", "face"}
    assert verbs() == base
    assert verbs(order="ask") == base  # M12: no order matters here
    assert verbs(advanced=True) == base | weapons | {"buy"}
    assert verbs(chiefs=True) == base | {"lead"}
    assert verbs(chiefs=True, order="ask") == base | {"lead", "advance", "first"}
    assert verbs(mode="coop") == base | {"start"}
    assert verbs(mode="coop", order="ask") == base | {"start", "advance", "first"}
    assert verbs(mode="coop", chiefs=True) == base | {"start", "lead"}
    assert verbs(mode="coop", chiefs=True, order="ask") == base | {"start", "lead", "advance", "first", "stop"}


def test_the_market_never_sells_a_treasure(options):
    assert "buy treasure" not in action_texts(game_spec(GameConfig(**options), wide=True), 0)


def test_texts_and_numbers_play_the_same_game(options):
    """Game (texts, wide action space) and Simulator (numbers, narrow one) stay in step."""
    options["max_rounds"] = 6
    game, sim, rng = Game(**options, seed=5), Simulator(options, 1, seed=5), random.Random(1)
    while not game.over:
        numbers = {seat: sim.legal(0, seat) for seat in range(game.config.players)}
        asked = game.legal()
        assert {seat: list(texts.values()) for seat, texts in numbers.items() if seat in asked} == asked
        assert all(numbers[seat] == {0: "wait"} for seat in numbers if seat not in asked)
        choices = random_choices(game, rng)
        actions = [[0] * game.config.players]
        for seat, text in choices.items():
            actions[0][seat] = next(action for action, other in numbers[seat].items() if other == text)
        game.step(choices)
        sim.step(actions)
        assert tuple(sim.points()[0]) == game.outcome.scores
    assert sim.terminated[0] or sim.truncated[0]


# Illegal choices change nothing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "choices, complaint",
    [
        ({}, "p0 has a hero decision"),
        ({0: "move c4"}, "p1 has a hero decision"),
        ({0: "move c4", 1: "move c3"}, "'move c3' is not a legal hero choice of p1"),
        ({0: "move c4", 1: "MOVE C4"}, "'MOVE C4'"),
        ({0: "move c4", 1: " move c4"}, "' move c4'"),
        ({0: "move c4", 1: "move  c4"}, "'move  c4'"),
        ({0: "move c4", 1: "pass"}, "'pass'"),
        ({0: "move c4", 1: "wait"}, "'wait'"),
        ({0: "move c4", 1: ""}, "''"),
        ({0: "move c4", 1: None}, "None"),
        ({0: "move c4", 1: 3}, "3"),
        ({0: "move c4", 1: ["move c4"]}, "['move c4']"),
        ({0: "move c4", 1: {}}, "{}"),
        ({0: "move c4", 1: "move c4", 2: "wait"}, "no seat 2"),
        ({0: "move c4", 1: "move c4", -1: "wait"}, "no seat -1"),
        ({"0": "move c4", 1: "move c4"}, "no seat '0'"),
        ({0.0: "move c4", 1: "move c4"}, "no seat 0.0"),
        ({False: "move c4", 1: "move c4"}, "no seat False"),
        (None, "choices must be"),
        (["move c4", "move c4"], "choices must be"),
    ],
    ids=repr,
)
def test_an_illegal_step_is_refused_with_a_reason_and_changes_nothing(choices, complaint):
    game = Game(players=2, seed=1)
    before, legal = game._state.tobytes(), game.legal()
    with pytest.raises(BadBonesError) as caught:
        game.step(choices)
    assert type(caught.value).__name__ == "IllegalChoiceError"
    assert complaint in str(caught.value) and "\n" not in str(caught.value)
    assert game._state.tobytes() == before and game.legal() == legal
    untouched = Game(players=2, seed=1)
    for one in (game, untouched):
        one.step({0: "move c4", 1: "move b2"})
    assert game.position() == untouched.position()


def test_the_legal_choices_are_listed_when_one_is_missing_or_illegal():
    game = Game(players=2, seed=1)
    for choices in ({0: "move c4"}, {0: "move c4", 1: "fly"}):
        with pytest.raises(BadBonesError) as caught:
            game.step(choices)
        assert str(caught.value).endswith("legal are: " + ", ".join(game.legal()[1]))


def test_wait_may_be_written_or_left_out_and_nothing_else_is_legal_for_a_seat_that_waits():
    def coop():
        return Game.from_position({"mode": "coop", "players": 2}, {"phase": "trap"})

    assert list(coop().legal()) == [0]
    with_wait, without = coop(), coop()
    with_wait.step({0: "pass", 1: "wait"})
    without.step({0: "pass"})
    assert with_wait.position() == without.position() and list(without.legal()) == [1]
    with pytest.raises(BadBonesError, match="p1 has nothing to decide now, only 'wait' is legal"):
        coop().step({0: "pass", 1: "pass"})


def test_nothing_can_be_chosen_after_the_end():
    game, rng = Game(mode="solo", seed=2), random.Random(2)
    while not game.over:
        game.step(random_choices(game, rng))
    before = game._state.tobytes()
    assert game.legal() == {}
    for choices in ({}, {0: "wait"}, {0: "pass"}):
        with pytest.raises(BadBonesError, match="over"):
            game.step(choices)
    assert game._state.tobytes() == before
