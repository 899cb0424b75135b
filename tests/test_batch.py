"""A batch shows the same to everybody, whether at every step or when asked, to players and, on copies, to guests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from badbones_agents.public_batch import PublicBatch

from badbones_env import OptionError, Simulator
from badbones_env.batch import Batch
from badbones_env.observation import ENCODINGS

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
    sim.show()
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
