"""Properties of every game, on generated configurations, seeds and choices."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from badbones_env import Game, GameConfig, IllegalChoiceError, Simulator
from badbones_env.config import OPTIONS, PLAYERS_OF_MODE
from badbones_env.rules.constants import MODE_NAMES, NOTHING
from badbones_env.text.choices import action_texts, choice_text
from tests.tools.fuzz.positions import data, make, trap_of

pytestmark = pytest.mark.slow

SLOW = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@st.composite
def options(draw: Any) -> dict[str, Any]:
    """A value for every option that is one of the mode; numbers are small, so that games end."""
    mode = draw(st.sampled_from(MODE_NAMES))
    found: dict[str, Any] = {"mode": mode, "players": draw(st.sampled_from(PLAYERS_OF_MODE[mode]))}
    for option in OPTIONS:
        if mode not in option.modes or option.name in found or option.default is None:
            continue
        if option.maximum:
            least = max(option.minimum, 1) if option.name == "max_rounds" else option.minimum
            found[option.name] = draw(st.integers(least, min(option.maximum, 10)))
        else:
            found[option.name] = draw(st.sampled_from(option.choices) if option.choices else st.booleans())
    return found


SEEDS = st.integers(0, 2**64 - 1)


def tokens_of(position: dict[str, Any]) -> list[str]:
    """Every token of a position, by its text without place and colour."""

    def token(text: str, skip: int) -> str:
        return " ".join(word for word in text.split()[skip:] if word not in ("white", "black"))

    found = list(position["bag"])
    for board in position["board"]:
        found += [token(text, 2) for text in board["skeletons"]] + [token(text, 1) for text in board["forest"]]
        found += board["cemetery"]
    return sorted(found)


def tiles_of(position: dict[str, Any]) -> list[str]:
    found = list(position.get("supply", []))
    for board in position["board"]:
        found += board.get("supply", []) + [trap_of(trap.split()[1]) for trap in board["traps"]]
    return found


@SLOW
@given(options(), SEEDS, st.randoms(use_true_random=False))
def test_tokens_and_tiles_are_conserved(config: dict[str, Any], seed: int, rng: random.Random) -> None:
    game = Game(**config, seed=seed)
    tokens = tokens_of(game.position())
    assert len(tokens) == (199 if config["chiefs"] else 180)
    while not game.over:
        choices = {seat: rng.choice(legal) for seat, legal in game.legal().items()}
        assert choices, "a game that is not over asks somebody"
        before = tiles_of(game.position())
        game.step(choices)
        now = tokens_of(game.position())
        assert now == tokens or now == sorted(set_without(tokens, "rt emperor"))
        bought = sum(text.startswith("buy ") for text in choices.values())
        # a trap that was retrieved in co-op is in nobody's supply before phase 2 is over
        taken = sum(text.startswith("retrieve ") for text in choices.values())
        if not taken and game.config.mode != "coop":
            assert len(tiles_of(game.position())) <= len(before) + bought
        assert all(tiles_of(game.position()).count(trap) <= box for trap, box in data.BOX.items())


def set_without(tokens: list[str], token: str) -> list[str]:
    rest = list(tokens)
    if token in rest:
        rest.remove(token)
    return rest


@SLOW
@given(options(), SEEDS, st.randoms(use_true_random=False))
def test_choices_are_never_empty_and_single_ones_are_not_asked(
    config: dict[str, Any], seed: int, rng: random.Random
) -> None:
    game = Game(**config, seed=seed)
    while not game.over:
        legal = game.legal()
        for seat, texts in legal.items():
            assert len(set(texts)) == len(texts)
            assert len(texts) > 1 or game.decision(seat) in ("hero", "trap")
        game.step({seat: rng.choice(texts) for seat, texts in legal.items()})


@SLOW
@given(options(), SEEDS, st.data())
def test_illegal_choices_change_nothing(config: dict[str, Any], seed: int, data: st.DataObject) -> None:
    game = Game(**config, seed=seed)
    rng = random.Random(seed)
    for _ in range(data.draw(st.integers(0, 12))):
        if not game.over:
            game.step({seat: rng.choice(texts) for seat, texts in game.legal().items()})
    if game.over:
        with pytest.raises(IllegalChoiceError):
            game.step({})
        return
    legal = game.legal()
    before = game._state.tobytes()
    victim = data.draw(st.sampled_from(sorted(legal)))
    good = {seat: texts[0] for seat, texts in legal.items()}
    texts = action_texts(game._spec, victim)
    wrong = data.draw(st.sampled_from([*(set(texts) - set(legal[victim])), "", "move z9", "MOVE c3"]))
    for bad in (good | {victim: wrong}, {k: v for k, v in good.items() if k != victim}, good | {9: "pass"}):
        with pytest.raises(IllegalChoiceError):
            game.step(bad)
        assert game._state.tobytes() == before


@SLOW
@given(options(), SEEDS, st.randoms(use_true_random=False))
def test_positions_round_trip(config: dict[str, Any], seed: int, rng: random.Random) -> None:
    """A position that can be loaded gives itself back, with the same choices (market: only its beginning)."""
    game = Game(**config, seed=seed)
    first = True
    while not game.over:
        position = game.position()
        initial_state = all(game.decision(seat) == position["phase"] for seat in game.legal())
        whole_table = len(game.legal()) == sum(board["hero"] != "none" for board in position["board"])
        loadable = position["phase"] == "hero" and initial_state and whole_table
        loadable |= position["phase"] == "trap" and initial_state and config["mode"] != "coop"
        loadable &= len(game.legal()) == config["players"] or position["phase"] == "hero"
        if loadable or (position["phase"] == "market" and first):
            again = Game.from_position(game.config.options(), position)
            assert again.position() == position
            assert again.legal() == game.legal()
        first = False
        game.step({seat: rng.choice(texts) for seat, texts in game.legal().items()})


@given(options())
@settings(max_examples=30, deadline=None, derandomize=True)
def test_texts_and_actions_correspond(config: dict[str, Any]) -> None:
    sim = Simulator(config, games=1)
    for seat in range(sim.config.players):
        texts = action_texts(sim.spec, seat)
        assert len(set(texts)) == len(texts) == sim.n_actions
        for action, (verb, argument) in enumerate(sim.spec.actions):
            assert choice_text(sim.spec, seat, verb, argument) == texts[action]
            assert sim.spec.tables[0].action[verb, argument] == action


@SLOW
@given(options(), SEEDS)
def test_masks_are_the_legal_texts(config: dict[str, Any], seed: int) -> None:
    """The batch simulator and the single game offer the same choices and go the same way."""
    sim, game = Simulator(config, games=1, seed=seed), Game(**config, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        actions = np.zeros((1, sim.config.players), np.int64)
        legal = game.legal()
        choices = {}
        for seat in range(sim.config.players):
            offered = sim.legal(0, seat)
            assert sorted(offered.values()) == sorted(legal.get(seat, ["wait"]))
            assert np.flatnonzero(sim.masks[0, seat]).tolist() == sorted(offered)
            actions[0, seat] = rng.choice(sorted(offered))
            choices[seat] = offered[int(actions[0, seat])]
        sim.step(actions)
        game.step(choices)
        assert sim.states.tobytes() == game._state.tobytes()
    assert bool(sim.terminated[0]) or bool(sim.truncated[0])
    assert (sim.states["decision"] == NOTHING).all()


@pytest.mark.parametrize("index", range(0, 400, 8))
def test_random_positions_load_and_show_themselves(index: int) -> None:
    game, position = make(11, index)
    loaded = Game.from_position(game, position)
    shown = loaded.position()
    if shown["phase"] == position["phase"] and not loaded.over:
        assert sorted(shown["board"][0]["traps"]) == sorted(position["board"][0]["traps"])
        assert Game.from_position(game, shown).position() == shown


def test_config_is_what_it_says() -> None:
    assert GameConfig(mode="coop").players == 2 and GameConfig(mode="solo").players == 1
