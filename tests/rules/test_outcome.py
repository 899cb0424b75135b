"""Outcomes: places, causes, scores and rounds survived; the same for one game and for a batch."""

from __future__ import annotations

from typing import Any

import numpy as np

from badbones_env import Game, Simulator
from badbones_env.outcome import CAUSES, causes_of, places_of
from badbones_env.rules.constants import DECIDED, TRUNCATED


def places(points: list[int], floors: list[int] | None = None, out: list[int] | None = None) -> list[float]:
    rows = (points, floors or [4] * len(points), out or [0] * len(points))
    found = places_of(*(np.array([row]) for row in rows[:2]), np.array([rows[2]], bool))
    return found[0].tolist()


def test_places_follow_points_then_towers_and_the_eliminated_share_the_last() -> None:
    assert places([10, 30, 20]) == [3, 1, 2]
    assert places([20, 20, 5], floors=[4, 3, 4]) == [1, 2, 3]
    assert places([20, 20, 5]) == [1.5, 1.5, 3]
    assert places([0, 7, 0, 9], out=[1, 0, 1, 0]) == [3.5, 2, 3.5, 1]
    assert places([0, 0], out=[1, 1]) == [1.5, 1.5]
    assert places([0, 0], floors=[0, 4], out=[0, 1]) == [1, 2]  # nothing left, but not eliminated


def test_what_eliminated_a_seat() -> None:
    out, tower, village = (np.array(row, bool) for row in ([0, 1, 1, 1, 1], [1, 1, 0, 1, 0], [1, 0, 1, 1, 0]))
    assert [CAUSES[cause] for cause in causes_of(out, tower, village)] == ["", "tower", "village", "both", "emperor"]


def test_a_team_loses_together_and_is_compared_by_its_buildings() -> None:
    sim = Simulator({"mode": "coop", "players": 2}, 4)
    sim.states["ended"], sim.states["capital"], sim.states["round_no"] = DECIDED, 3, 6
    sim.states["towers"][:, :2] = [[0b1111, 0b111], [0b1111, 0], [0b1, 0b1], [0, 0]]
    sim.states["lost"] = [0, 1, 1, 1]
    sim.states["capital"][2:] = 0
    sim.states["winner"][0, :2] = 1
    found = sim.outcomes()
    assert found.score.tolist() == [[10, 10], [0, 0], [0, 0], [0, 0]] and not found.points.any()
    assert [CAUSES[cause] for cause in found.causes[:, 0]] == ["", "tower", "village", "both"]
    assert (found.causes[:, 0] == found.causes[:, 1]).all()
    assert found.survived.tolist() == [[6, 6], [5, 5], [5, 5], [5, 5]] and not found.eliminated.any()
    assert found.win_shares[:2].tolist() == found.results[:2].tolist() == [[1, 1], [0, 0]]
    assert np.isnan(found.places).all() and found.buildings[0] == 10


def test_shares_and_results_of_versus() -> None:
    sim = Simulator({"players": 3}, 4)
    sim.states["ended"] = [DECIDED, DECIDED, DECIDED, TRUNCATED]
    sim.states["winner"][:, :3] = [[1, 0, 0], [1, 1, 0], [0, 0, 0], [0, 0, 0]]
    found = sim.outcomes()
    assert found.win_shares.tolist() == [[1, 0, 0], [0.5, 0.5, 0], [0, 0, 0], [0, 0, 0]]
    assert found.results.tolist() == [[1, 0, 0], [1, 1, 0], [0.5] * 3, [0.5] * 3]
    assert (
        found.decided.tolist() == [True, True, True, False] and found[3].truncated and np.isnan(found.places[3]).all()
    )
    sim.states["winner"][0, :3] = 1
    assert sim.outcomes().results[0].tolist() == [0.5] * 3


def test_a_batch_tells_what_its_games_tell(options: dict[str, Any]) -> None:
    """At every step of games of every kind; of a running game nobody's round is complete."""
    sim = Simulator(options, 6, seed=3)
    while True:
        outcomes = sim.outcomes()
        for row in range(sim.games):
            game = Game(**options)
            game._state[:] = sim.states[row]
            assert game.outcome == outcomes[row]
        running = ~outcomes.over
        assert (outcomes.survived[running] == outcomes.rounds[running, None] - 1).all()
        assert np.array_equal(outcomes.points, sim.points())
        if not sim.play(seed=1, steps=1)["steps"]:
            break
    lost = outcomes.causes > 0
    assert (outcomes.survived == outcomes.rounds[:, None] - lost).all() and not (lost & outcomes.won).any()
    if sim.config.mode == "versus":
        best = np.where(outcomes.won.any(axis=1), outcomes.places.min(axis=1), np.nan)
        assert (outcomes.won == (outcomes.places == best[:, None])).all()


def test_games_that_were_replaced_are_told_of_as_they_ended() -> None:
    plain, renewed = (Simulator({"players": 2}, 40, seed=7, autoreset=how) for how in (False, True))
    while not plain.terminated.any():
        actions = plain.masks.argmax(axis=2)
        plain.step(actions)
        renewed.step(actions)
    rows = plain.terminated
    there, here = plain.outcomes(rows), renewed.outcomes(rows)
    assert len(there) == rows.sum() and [there[k] for k in range(len(there))] == [here[k] for k in range(len(here))]
    assert here.over.all() and not renewed.states["ended"][rows].any()
    assert renewed.outcomes().over.tolist() == rows.tolist()
