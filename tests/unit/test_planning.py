"""Planning: copies of games with chance of their own, and a planner made of them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from badbones_agents.registry import make_agent

from badbones_env import Futures, Game, GameConfig, OptionError, Simulator, Table

ROOT = Path(__file__).parents[2]
FLAT = f"{ROOT}/agents/badbones_agents/examples/flat_planner.py:FlatPlanner"


def started(steps: int = 4) -> Game:
    """A game that has begun."""
    game = Game("versus", 2, seed=3)
    for _ in range(steps):
        game.step({seat: legal[-1] for seat, legal in game.legal().items()})
    return game


def test_equal_numbers_are_equal_futures_and_none_is_the_games_own() -> None:
    game, sentry = started(), make_agent("sentry")
    futures = Futures(game.config, 6)
    futures.fill(game, numbers=[0, 1, 2, 0, 1, 2])
    assert not (futures.sim.states["key"] == game._state["key"]).all(axis=1).any(), "nobody sees the game's chance"
    futures.play(sentry)
    bags = [futures.sim.states["bag"][row].tobytes() for row in range(6)]
    assert bags[:3] == bags[3:] and len(set(bags)) == 3
    assert futures.sim.outcomes().over.all()
    own = Futures(game.config, 1)
    own.fill(game)
    assert own.sim.states["bag"].tobytes() == game._state["bag"].tobytes(), "the position is the same"


def test_a_row_of_a_batch_is_copied_and_left_alone() -> None:
    sim = Simulator({"players": 3}, 4, 5)
    before = sim.states.tobytes()
    futures = Futures(sim.config, 8)
    futures.fill(sim, 2)
    assert (futures.sim.states["token"] == sim.states["token"][2]).all()
    futures.play(make_agent("random"), rounds=2)
    assert sim.states.tobytes() == before
    assert (futures.sim.states["round_no"] == 3).all() or not futures.running.all()


def test_the_value_is_the_outcome_and_how_everybody_stands() -> None:
    game = started()
    futures = Futures(game.config, 16)
    futures.fill(game)
    futures.play(make_agent("sentry"))
    outcomes = futures.sim.outcomes()
    points = outcomes.points / 47
    standing = points - points[:, ::-1]
    won = np.where(outcomes.won.any(axis=1, keepdims=True), np.where(outcomes.won, 1, -1), 0)
    assert np.allclose(futures.value, won + standing, atol=1e-5)
    before = futures.value.copy()
    futures.fill(game)
    assert not futures.value.any()
    futures.play(make_agent("sentry"))
    assert np.array_equal(futures.value, before), "the same seed, the same futures"
    futures.fill(game, seed=9)
    futures.play(make_agent("sentry"))
    assert not np.array_equal(futures.value, before)


def test_the_first_choice_is_the_one_that_is_given() -> None:
    game = started(0)
    futures = Futures(game.config, 2, masks=True)
    futures.fill(game, numbers=[0, 0])
    moves = np.flatnonzero(futures.sim.masks[0, 0])[:2]
    futures.play(make_agent("sentry"), rounds=1, first={0: moves})
    heroes = futures.sim.states["hero"][:, 0].tolist()
    assert heroes == [int(move) - 2 for move in moves], "move a1 is action 2"


def test_bad_numbers_are_refused() -> None:
    futures = Futures(GameConfig(), 3)
    for numbers in ([0, 1], [0.5, 1.0, 2.0]):
        with pytest.raises(OptionError, match="numbers must be 3 whole numbers"):
            futures.fill(Game(), numbers=numbers)


def test_the_example_beats_greedy() -> None:
    """Thirty lines; all of its games with legal choices."""
    games = 12
    flat, greedy = make_agent(f"{FLAT}:samples=4,rounds=2", 7), make_agent("greedy", 7)
    sim = Simulator({"players": 2}, games, 7)
    Table(sim, [flat, greedy], [[k % 2, 1 - k % 2] for k in range(games)]).play()
    results = sim.outcomes().results[np.arange(games), np.arange(games) % 2]
    assert flat.faults == [] and results.sum() >= 10


def test_the_example_of_the_page_is_the_one_that_runs() -> None:
    source = (ROOT / "agents" / "badbones_agents" / "examples" / "flat_planner.py").read_text(encoding="utf-8")
    body = source[source.index("import numpy") :]
    assert body in (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    code = [line for line in body.splitlines() if line.strip() and "import" not in line]
    assert len(code) <= 30
