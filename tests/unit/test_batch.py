"""A batch shows the same to everybody, whether at every step or when asked, to players and, on copies, to guests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from badbones_agents.bots.public_batch import PublicBatch

from badbones_env import Game, NotationError, OptionError, Simulator
from badbones_env.batch import Batch
from badbones_env.observation.dense import ENCODINGS
from badbones_env.observation.observer import observe
from badbones_env.rules.constants import OVER

BATCHES: list[type[Batch]] = [Simulator, PublicBatch]  # the type checker holds them against the contract


def test_what_is_made_when_asked_for_is_what_every_step_writes(options: dict[str, Any]) -> None:
    written = {encoding: Simulator(options, 5, 7, observation=encoding) for encoding in ENCODINGS}
    asked = Simulator(options, 5, 7, masks=False)
    for _ in range(12):
        public = PublicBatch.of(asked)
        for batch in (asked, public):
            for encoding, sim in written.items():
                assert np.array_equal(batch.observe(encoding), sim.observations)
                assert np.array_equal(batch.observe(encoding), sim.observe(encoding))
            assert np.array_equal(batch.masks, sim.masks) and batch.masks is batch.masks
            assert np.array_equal(batch.observations, written["compact"].observations)
            assert batch.legal(2, 0) == sim.legal(2, 0)
        for sim in (asked, *written.values()):
            sim.play(seed=1, steps=1)


def test_an_encoding_that_is_not_written_is_made_when_asked_for() -> None:
    sim = Simulator({"players": 2}, 3, observation="complete")
    assert sim.observation.encoding == "complete" and sim.observations.shape[2] == sim.observation.size
    before = sim.observe("compact")
    assert before is sim.observe("compact")
    sim.step(sim.masks.argmax(axis=2))
    assert not np.array_equal(before, sim.observe("compact"))
    with pytest.raises(OptionError, match="compact, complete, not 'huge'"):
        sim.observe("huge")
    with pytest.raises(OptionError, match="observation must be one of"):
        Simulator({"players": 2}, 3, observation=["compact"])  # type: ignore[arg-type]


def test_states_that_were_changed_from_outside_are_seen_after_show() -> None:
    sim = Simulator({"players": 2}, 3, masks=False)
    before = sim.masks.copy(), sim.observations.copy()
    sim.states["hero"][:, 0] = 0
    sim.refresh()
    assert not np.array_equal(before[0], sim.masks) and not np.array_equal(before[1], sim.observations)


def test_observations_can_be_written_into_another_array() -> None:
    sim = Simulator({"players": 2}, 3, observation="compact")
    other = np.zeros_like(sim.observations)
    before = sim.write_observations_to(other)
    kept = before.copy()
    sim.step(sim.masks.argmax(axis=2))
    assert sim.observations is other and other.any() and np.array_equal(before, kept)


def test_a_guest_gets_copies_without_chance() -> None:
    sim = Simulator({"players": 2}, 4, 7)
    sim.play(seed=1, steps=3)
    public = PublicBatch.of(sim, slice(1, 3))
    assert sim.states["key"].any() and not public.states["key"].any() and not public.states["drawn"].any()
    assert public.index.tolist() == [1, 2] and public.games == 2 and public.actions.shape == (2, 2)
    before = sim.states.tobytes(), sim.masks.copy()
    public.states["floors"] = 1
    public.masks[:] = True
    public.actions[:] = 3
    assert sim.states.tobytes() == before[0] and np.array_equal(sim.masks, before[1]) and not (sim.actions == 3).all()


@pytest.mark.parametrize("encoding", ["compact", "complete", "sparse"])
def test_a_game_that_is_cut_off_is_shown_as_it_would_have_gone_on(options: dict[str, Any], encoding: str) -> None:
    """To the learner the cut is no end; to everybody else the game is over."""
    endless = {**options, "rounds": 0, "max_rounds": 0}
    made: dict[str, Any] = {"seed": 3, "observation": encoding, "choices": True}
    cut, whole = Simulator({**endless, "max_rounds": 2}, 20, **made), Simulator(endless, 20, **made)
    rng, met = np.random.default_rng(1), 0
    while (cut.states["phase"] != OVER).any():
        going = cut.states["phase"] != OVER
        actions = (whole.masks * rng.random(whole.masks.shape)).argmax(axis=2)
        for sim in (cut, whole):
            sim.step(actions, rows=going)
        for name in ("masks", "observations", "choices", "sizes"):
            assert np.array_equal(getattr(cut, name), getattr(whole, name)), name
        assert np.array_equal(cut.masks, observe(cut.states, cut.spec)[0])
        rows = cut.truncated & going
        met += int(rows.sum())
        assert (cut.states["round_no"][rows] == 2).all() and (whole.states["round_no"][rows] == 3).all()
        assert not cut.states["decision"][rows].any() and cut.masks[rows][:, :, 1:].any(axis=(1, 2)).all()
        assert all(outcome.over and outcome.rounds == 2 for outcome in cut.outcomes(rows))
    assert met > 5
    before = cut.states.tobytes()
    cut.step(cut.masks.argmax(axis=2), illegal="replace")  # nothing is illegal after the end
    assert cut.states.tobytes() == before and not cut.replaced.any()


def test_rounds_are_counted_on_without_a_limit() -> None:
    options = {"mode": "solo", "rounds": 0, "max_rounds": 0, "draw": 0}
    game = Game.from_position(options, {"round": 32_766, "board": [{"hero": "a1"}]})
    sim = Simulator(options, 1)
    sim.restore({**sim.save(), "states": game._state.copy()})
    for number in range(32_766, 32_770):
        assert game.position()["round"] == sim.states["round_no"][0] == number and sim.observations[0, 0, 0] == 255
        for verb in ("move", "pass"):
            choice = next(text for text in game.legal()[0] if text.startswith(verb))
            sim.step([[next(action for action, text in sim.legal(0, 0).items() if text == choice)]])
            game.step({0: choice})
    again = Game.from_position(options, game.position())
    assert again.position()["round"] == 32_770
    with pytest.raises(NotationError, match=r"position.round"):
        Game.from_position(options, {"round": 2**31})


@pytest.mark.parametrize("games", [2**31, 2**62, 2**70])
def test_more_games_than_fit_into_memory_are_refused(games: int) -> None:
    with pytest.raises(OptionError, match="games need more memory than there is"):
        Simulator({}, games)


def test_rows_are_truth_values_in_any_form() -> None:
    sim = Simulator({"players": 2}, 3)
    sim.step(sim.masks.argmax(axis=2), rows=[True, False, True])
    assert sim.states["clock"].tolist() == [1, 0, 1]
    sim.reset_rows([False, False, True])
    assert sim.states["clock"].tolist() == [1, 0, 0]
    assert len(sim.outcomes([False, True, False])) == 1
    before = sim.states.tobytes()
    for rows in ([0, 2], [1, 0, 1], [True, False], np.ones(3), "yes", [[True], [True, False]], np.ones((3, 1), bool)):
        for call in (lambda rows: sim.step(rows=rows), sim.reset_rows, sim.outcomes):
            with pytest.raises(OptionError, match="rows must be 3 truth values"):
                call(rows)
    assert sim.states.tobytes() == before


def test_what_becomes_of_illegal_actions_is_one_of_two_things() -> None:
    sim = Simulator({"players": 2}, 3)
    for name in ("x", "", None, "ERROR"):
        with pytest.raises(OptionError, match="illegal must be one of error, replace"):
            sim.step(sim.masks.argmax(axis=2), illegal=name)
    assert not sim.states["clock"].any()
