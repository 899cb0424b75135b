"""Planning: copies of games with chance of their own, and a planner made of them."""

from __future__ import annotations

import timeit
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from badbones_agents.registry import make_agent

from badbones_env import (
    BadBonesVectorEnv,
    Game,
    GameConfig,
    IllegalChoiceError,
    OptionError,
    PlanningBatch,
    SeatEnv,
    Simulator,
    Table,
    aec_env,
    parallel_env,
)
from badbones_env.observation.observer import observe

ROOT = Path(__file__).parents[2]
FLAT = f"{ROOT}/agents/badbones_agents/examples/flat_planner.py:FlatPlanner"


def started(steps: int = 4) -> Game:
    """A game that has begun."""
    game = Game("versus", 2, seed=3)
    for _ in range(steps):
        game.step({seat: legal[-1] for seat, legal in game.legal().items()})
    return game


def random_actions(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A random legal action for every (row, seat)."""
    return (masks * rng.random(masks.shape)).argmax(axis=-1)


def test_equal_numbers_are_equal_draws_and_none_are_the_games_own() -> None:
    game, sentry = started(), make_agent("sentry")
    batch = PlanningBatch(game.config, 6)
    batch.load(game, numbers=[0, 1, 2, 0, 1, 2])
    assert not (batch.sim.states["key"] == game._state["key"]).all(axis=1).any(), "nobody sees the game's chance"
    assert (batch.sim.states["bag"] == game._state["bag"]).all(), "the position is the same"
    batch.play(sentry)
    bags = [batch.sim.states["bag"][row].tobytes() for row in range(6)]
    assert bags[:3] == bags[3:] and len(set(bags)) == 3
    assert batch.outcomes().over.all()


def test_a_row_of_a_batch_is_copied_and_left_alone() -> None:
    sim = Simulator({"players": 3}, 4, 5)
    before = sim.states.tobytes()
    batch = PlanningBatch(sim.config, 8)
    batch.load(sim, 2)
    assert (batch.sim.states["token"] == sim.states["token"][2]).all()
    batch.play(make_agent("random"), rounds=2)
    assert sim.states.tobytes() == before
    assert (batch.sim.states["round_no"] == 3).all() or not batch.running.all()


def test_every_row_can_have_another_root() -> None:
    sim = Simulator({"players": 2}, 4, 5)
    batch = PlanningBatch(sim.config, 6)
    batch.load(sim, row=[3, 1, 0], into=[0, 2, 5])
    batch.load(started(), into=slice(3, 5))
    tokens = batch.sim.states["token"]
    assert np.array_equal(tokens[[0, 2, 5]], sim.states["token"][[3, 1, 0]])
    assert batch.sim.states["clock"].tolist() == [0, 0, 0, 4, 4, 0]


@pytest.mark.parametrize("wrapped", [False, True])
def test_roots_come_from_every_environment(wrapped: bool) -> None:
    envs: list[Any] = [parallel_env(players=2), aec_env(players=2), SeatEnv("versus", 2)]
    envs += [BadBonesVectorEnv(3, "versus", 2)]
    if wrapped:
        envs = [gymnasium.make("BadBones/Versus2-v2")]
    for env in envs:
        env.reset(seed=7)
        batch = PlanningBatch(GameConfig(players=2), 2)
        batch.load(env)
        assert np.array_equal(batch.observations()[0], env.unwrapped.sim.observations[0])
    if not wrapped:
        batch.load(BadBonesVectorEnv(3, "versus", 2), row=[1, 2])
    for nothing in (None, {}, "game"):
        with pytest.raises(OptionError, match="loaded from a Game, a Simulator or an environment"):
            batch.load(nothing)


def test_returns_are_the_rewards_since_the_load() -> None:
    game = started()
    batch = PlanningBatch(game.config, 16)
    batch.load(game)
    first = batch.outcomes().points / 47
    batch.play(make_agent("sentry"))
    outcomes = batch.outcomes()
    gained = outcomes.points / 47 - first
    won = np.where(outcomes.won.any(axis=1, keepdims=True), np.where(outcomes.won, 1, -1), 0)
    assert np.allclose(batch.returns, won + gained - gained[:, ::-1], atol=1e-5)
    before = batch.returns.copy()
    batch.load(game)
    assert not batch.returns.any()
    batch.play(make_agent("sentry"))
    assert np.array_equal(batch.returns, before), "the same seed, the same draws"
    returns = {before.tobytes()}
    for seed in (9, 1 << 32, (1 << 64) - 1, (1 << 32) - 1):
        batch.load(game, seed=seed)
        batch.play(make_agent("sentry"))
        returns.add(batch.returns.tobytes())
    assert len(returns) == 5, "every bit of the seed counts"


def test_the_first_choice_is_the_one_that_is_given() -> None:
    game = started(0)
    batch = PlanningBatch(game.config, 2)
    batch.load(game, numbers=[0, 0])
    moves = np.flatnonzero(batch.masks()[0, 0])[:2]
    batch.play(make_agent("sentry"), rounds=1, first={0: moves})
    heroes = batch.sim.states["hero"][:, 0].tolist()
    assert heroes == [int(move) - 2 for move in moves], "move a1 is action 2"


def test_copies_go_on_alike_until_their_chance_is_drawn_anew() -> None:
    sim, rng = Simulator({"players": 2}, 3, 1), np.random.default_rng(0)
    batch = PlanningBatch(sim.config, 9, reward="outcome")
    batch.load(sim, row=[0, 1, 2], into=[0, 1, 2])
    batch.copy([0, 1, 2], [3, 4, 5])
    batch.copy([2, 0, 1], [0, 1, 2])  # a permutation
    batch.copy(3, slice(6, 9))
    assert np.array_equal(batch.observations("complete")[[1, 2, 0]], batch.observations("complete")[3:6])
    batch.redraw([8], numbers=[99])
    while batch.running.any():
        actions = random_actions(batch.masks(), rng)
        actions[:3] = actions[[5, 3, 4]]
        actions[6:] = actions[3]
        actions[8] = np.where(batch.masks()[8, [0, 1], actions[8]], actions[8], batch.masks()[8].argmax(axis=-1))
        batch.step(actions)
    ended = batch.sim.states
    assert all(ended[a].tobytes() == ended[b].tobytes() for a, b in ((1, 3), (2, 4), (0, 5), (3, 6), (3, 7)))
    assert ended[8]["bag"].tobytes() != ended[3]["bag"].tobytes()
    assert (batch.terminated | batch.truncated).all() and np.array_equal(batch.returns[1], batch.returns[3])


def test_chosen_rows_are_stepped_and_the_others_left_alone() -> None:
    batch = PlanningBatch(GameConfig(players=2), 4)
    before = batch.sim.states.copy()
    batch.step(batch.masks()[[3, 1]].argmax(axis=-1), rows=[3, 1])
    assert batch.sim.states["clock"].tolist() == [0, 1, 0, 1]
    assert batch.sim.states[0] == before[0] and batch.pending.all()
    with pytest.raises(IllegalChoiceError, match="in game 2 is not legal"):
        batch.step([[0, 0]], rows=[2])
    for bad in ([[1]], [[0.5, 0]], [[True, True]], [[999, 0]], [[1, 2], [3]], "no"):
        with pytest.raises((IllegalChoiceError, OptionError)):
            batch.step(bad, rows=[2])
    assert batch.sim.states[2] == before[2]


def test_rows_are_saved_and_restored_as_bytes() -> None:
    batch, rng = PlanningBatch(GameConfig(players=3), 4), np.random.default_rng(0)
    saved = batch.save()
    for _ in range(9):
        batch.step(random_actions(batch.masks(), rng))
    later = batch.save([2])
    states, returns = batch.sim.states.copy(), batch.returns.copy()
    batch.restore(saved)
    assert not batch.sim.states["clock"].any() and not batch.returns.any()
    batch.restore(later, into=[0])
    assert batch.sim.states[0] == states[2] and (batch.returns[0] == returns[2]).all()
    assert np.array_equal(batch.masks()[0], observe(states[2:3], batch.sim.spec)[0][0])


def test_games_of_another_configuration_are_refused() -> None:
    solo = PlanningBatch(GameConfig("solo"), 2)
    before = solo.sim.states.tobytes()
    for source in (Game(), Simulator({"players": 3}, 2), parallel_env("coop", 2), Game("solo", chiefs=True)):
        with pytest.raises(OptionError, match="this batch plans solo; it cannot load"):
            solo.load(source)
    for saved in (PlanningBatch(GameConfig(), 2).save(), b"", b"no games", solo.save()[:-1], solo.save([0]), None):
        with pytest.raises(OptionError, match="these bytes"):
            solo.restore(saved)  # type: ignore[arg-type]
    assert solo.sim.states.tobytes() == before


@pytest.mark.parametrize(
    ("ours", "others"),
    [
        ({}, {"max_rounds": 5}),
        ({}, {"draw": 2}),
        ({}, {"chiefs": True}),
        ({"mode": "solo"}, {"mode": "solo", "heroic": True}),
        ({"mode": "solo"}, {"mode": "versus"}),
        ({}, {"players": 4}),
    ],
)
def test_a_simulator_restores_no_games_with_other_options(ours: dict[str, Any], others: dict[str, Any]) -> None:
    sim = Simulator(ours, 2)
    before = sim.states.tobytes()
    with pytest.raises(OptionError, match="these games"):
        sim.restore(Simulator(others, 2).save())
    assert sim.states.tobytes() == before


def test_copies_and_checked_restores_are_quick() -> None:
    """256 rows: copied in at most 1.5 times np.copyto of the records, checked and restored in half a millisecond."""
    batch, sim = PlanningBatch(GameConfig(), 512), Simulator({"players": 2}, 256)
    saved, bytes_saved, records = sim.save(), batch.save(slice(0, 256)), sim.states.copy()
    times = [
        min(timeit.repeat(call, number=1, repeat=50))
        for call in (
            lambda: np.copyto(records, sim.states),
            lambda: batch.copy(slice(0, 256), slice(256, 512)),
            lambda: sim.restore(saved),
            lambda: batch.restore(bytes_saved, slice(0, 256)),
        )
    ]
    assert times[1] < 1.5 * times[0] and max(times[2:]) < 0.0005


def test_damaged_states_are_refused() -> None:
    solo = PlanningBatch(GameConfig("solo"), 2)
    rng, saved, stamp = np.random.default_rng(0), solo.save(), len(solo._stamp)
    for _ in range(50):
        damaged = bytearray(saved)
        damaged[stamp:] = rng.integers(0, 256, len(saved) - stamp, np.uint8).tobytes()
        with pytest.raises(OptionError, match="cannot be continued"):
            solo.restore(bytes(damaged))
    sim = Simulator({"mode": "solo"}, 1)
    sim.states["hero"] = 77
    with pytest.raises(OptionError, match="hero is out of its range"):
        solo.load(sim)
    whole = Simulator({"mode": "solo"}, 2)
    saved_sim = whole.save()
    for nothing in (None, {}, [], saved_sim | {"index": [0, 1]}, {"states": saved_sim["states"]}):
        with pytest.raises(OptionError, match="restore takes what save has given"):
            whole.restore(nothing)  # type: ignore[arg-type]
    for name, values in (("index", np.array([-1, 0])), ("standing", np.full((2, 1), np.nan, np.float32))):
        with pytest.raises(OptionError, match="out of its range"):
            whole.restore(saved_sim | {name: values})
    forge = Game.from_position({"mode": "solo"}, {"board": [{"hero": "a1", "traps": ["b2 portal"]}]})
    with pytest.raises(OptionError, match="that the configuration does not have"):
        solo.load(forge)


def test_bad_arguments_are_refused_and_change_nothing() -> None:
    batch = PlanningBatch(GameConfig(), 3)
    before = batch.sim.states.tobytes()
    for numbers in ([0, 1], [0.5, 1.0, 2.0]):
        with pytest.raises(OptionError, match=r"numbers must be whole numbers of the shape \(3,\)"):
            batch.load(Game(), numbers=numbers)
    for rows in (3, -1, [0, 7], 0.5, "a", [[0]], [True], [[0], [1, 2]]):
        for call in (lambda rows=rows: batch.load(Game(), into=rows), lambda rows=rows: batch.copy(0, rows)):
            with pytest.raises(OptionError, match="rows must be numbers from 0 to 2"):
                call()
    for numbers in ([-1, 0, 1], [0, 1, 2**32]):
        with pytest.raises(OptionError, match="numbers must be from 0 to"):
            batch.redraw(numbers=numbers)
    legal = batch.masks().argmax(axis=-1)
    with pytest.raises(OptionError, match="rows must be different"):
        batch.step(legal[[0, 0]], rows=[0, 0])
    for first in ({0: [1, 2]}, {5: [2] * 3}, {"p0": [2] * 3}, {0: [2.0] * 3}):
        with pytest.raises(OptionError, match="first"):
            batch.play(make_agent("random"), first=first)  # type: ignore[arg-type]
    for rounds in (-1, 2.5, "1", None):
        with pytest.raises(OptionError, match="rounds must be a whole number"):
            batch.play(make_agent("random"), rounds)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="row must be numbers from 0 to 0"):
        batch.load(Game(), 1)
    with pytest.raises(OptionError, match="2 games do not fill 3 rows"):
        batch.copy([0, 1], None)
    with pytest.raises(OptionError, match="encoding must be one of"):
        batch.observations("compressed")
    assert batch.sim.states.tobytes() == before


def test_a_game_has_the_numbers_of_the_environments() -> None:
    game, sim, rng = Game(players=2, seed=3), Simulator({"players": 2}, 1, 3), np.random.default_rng(0)
    while not game.over:
        assert np.array_equal(game.masks(), sim.masks[0])
        for encoding in ("compact", "complete", "sparse"):
            assert np.array_equal(game.observations(encoding), sim.observe(encoding)[0])
        actions = random_actions(sim.masks, rng)
        game.step(actions[0] if rng.random() < 0.5 else dict(enumerate(actions[0])))
        sim.step(actions)
    assert game._state.tobytes() == sim.states.tobytes()
    for seat in (-1, 2, "0", None, 0.5, 1.0, True, np.ones((2, 2), int)):
        for question in (game.decision, game.subject, lambda seat: sim.legal(0, seat), lambda game: sim.legal(game, 0)):
            with pytest.raises(OptionError, match="there is no seat"):
                question(seat)  # type: ignore[arg-type]
    fresh = Game(players=2, seed=3)
    several = np.ones((2, 2), int)
    for bad in (
        [0, 0],
        [2.5, 3],
        [999, 999],
        [-1, 2],
        [True, True],
        [2],
        2,
        [[1], [1, 2]],
        several,
        {0: several},
        None,
    ):
        with pytest.raises(IllegalChoiceError):
            fresh.step(bad)


@pytest.mark.slow
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
