"""Same seed, same game: for any batch size, thread count and row, JIT on or off, with auto-reset or without."""

from __future__ import annotations

import copy
import hashlib
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from badbones_env import Game, GameConfig, IllegalChoiceError, OptionError, Simulator
from badbones_env.rules.state import copy_states

CONFIGS: list[dict[str, Any]] = [
    {"mode": "versus", "players": 4},
    {"mode": "versus", "players": 3, "advanced": True, "chiefs": True, "order": "ask"},
    {"mode": "solo", "advanced": True},
    {"mode": "coop", "players": 2, "chiefs": True, "order": "ask"},
]


def final_states(config: dict[str, Any], games: int, **options: Any) -> bytes:
    sim = Simulator(config, games, seed=99, **options)
    sim.play(seed=5)
    return sim.states.tobytes()


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_batch_size_does_not_matter(config: dict[str, Any]) -> None:
    whole = final_states(config, 300, threads=1)
    size = len(whole) // 300
    for batch in (1, 7, 100):
        parts = b"".join(final_states(config, batch, first=first) for first in range(0, 3 * batch, batch))
        assert parts == whole[: 3 * batch * size]


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_thread_count_does_not_matter(config: dict[str, Any]) -> None:
    one = final_states(config, 600, threads=1)
    assert all(final_states(config, 600, threads=n) == one for n in (2, 3, 5))


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_threads_do_every_game_once(config: dict[str, Any]) -> None:
    """A game stepped twice, or not at all, would show in counts and arrays of games that go on and on."""

    def all_of(threads: int) -> list[Any]:
        sim = Simulator(config, 600, seed=99, autoreset=True, observation="compact", reward="shaped", threads=threads)
        found: list[Any] = [sim.play(seed=5, steps=40)]
        for step in range(6):
            actions = np.argmax(sim.masks, axis=2)
            if step == 3:
                actions[::7] = sim.n_actions - 1
            sim.step(actions, illegal="replace")
            arrays = (sim.masks, sim.observations, sim.rewards, sim.terminated, sim.truncated, sim.replaced, sim.index)
            found += [array.tobytes() for array in (sim.states, sim.final, sim.points(), *arrays)]
        return found

    one = all_of(1)
    assert all(all_of(threads) == one for threads in (2, 3, 5))


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_the_lowest_game_is_named(threads: int) -> None:
    """Whichever thread comes first to something wrong."""
    sim = Simulator({"players": 3}, 600, seed=1, threads=threads)
    actions = np.argmax(sim.masks, axis=2)
    actions[[590, 300, 37], 1] = 0  # wait, where a move is due
    with pytest.raises(IllegalChoiceError, match="action 0 of p1 in game 37 is not legal"):
        sim.step(actions)
    sim.states["bag"][[400, 41], 0] -= 1
    assert sim.broken_invariant() == "game 41: a token type has more or fewer tokens than exist"


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_autoreset_goes_on_with_the_next_games(config: dict[str, Any]) -> None:
    """Rows of an auto-reset batch play games i, i + n, i + 2n, ... exactly as a large batch plays them."""
    n = 4
    reset = Simulator(config, n, seed=99, autoreset=True)
    single = Simulator(config, 40 * n, seed=99)
    single.play(seed=5)
    finished = 0
    while finished < 3 * n:
        before = reset.index.copy()
        reset.play(seed=5, steps=1)
        for row in np.flatnonzero(reset.index != before):
            assert reset.index[row] == before[row] + n
            finished += 1
    for row in range(n):
        again = Simulator(config, 1, seed=99, first=int(reset.index[row]))
        for _ in range(int(reset.states[row]["clock"])):
            again.play(seed=5, steps=1)
        assert again.states[0].tobytes() == reset.states[row].tobytes()


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_stepping_is_playing(config: dict[str, Any]) -> None:
    """Games stepped through masks with auto-reset keep their final state, rewards and flags."""
    sim = Simulator(config, 5, seed=3, autoreset=True)
    plain = {index: Simulator(config, 1, seed=3, first=index) for index in range(5)}
    rng = np.random.default_rng(0)
    ended = 0
    while ended < 5:
        actions = np.array([[rng.choice(np.flatnonzero(mask)) for mask in seats] for seats in sim.masks])
        for row in range(5):
            if int(sim.index[row]) in plain:
                plain[int(sim.index[row])].step(actions[row : row + 1])
        sim.step(actions)
        for row in np.flatnonzero(sim.terminated | sim.truncated):
            index = int(sim.index[row]) - 5
            if index in plain:
                ended += 1
                assert sim.final[row].tobytes() == plain[index].states[0].tobytes()
                assert sim.rewards[row].tolist() == plain[index].rewards[0].tolist()
                assert bool(sim.terminated[row]) == bool(plain[index].terminated[0])


JIT_SCRIPT = """
import hashlib
from badbones_env import Simulator
for config in {configs!r}:
    sim = Simulator(config, 3, seed=2**64 - 1, threads=1)
    sim.play(seed=0)
    print(hashlib.sha256(sim.states.tobytes() + sim.masks.tobytes() + sim.points().tobytes()).hexdigest())
"""


@pytest.mark.slow
def test_jit_on_and_off_agree() -> None:
    expected = []
    for config in CONFIGS:
        sim = Simulator(config, 3, seed=2**64 - 1)
        sim.play(seed=0)
        digest = hashlib.sha256(sim.states.tobytes() + sim.masks.tobytes() + sim.points().tobytes())
        expected.append(digest.hexdigest())
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", JIT_SCRIPT.format(configs=CONFIGS)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.split() == expected, run.stderr


def test_seeds_and_games_differ() -> None:
    """Different seeds give different games, and the k-th draw differs between games of a seed."""
    states = {Game(players=4, seed=seed)._state.tobytes() for seed in (0, 1, 2, 2**32, 2**63, 2**64 - 1)}
    assert len(states) == 6
    sim = Simulator(GameConfig(players=2), 400, seed=1)
    first = [tuple(sorted(sim.states[game]["token"][0, :4].tolist())) for game in range(400)]
    assert len(set(first)) > 60  # of 81 sets of homes


def test_a_game_is_row_k_of_a_batch() -> None:
    sim = Simulator(GameConfig(mode="coop", players=3), 10, seed=8)
    for index in range(10):
        assert Game("coop", 3, seed=8, index=index)._state.tobytes() == sim.states[index].tobytes()


def test_another_chance_changes_draws_only() -> None:
    """A planner's clone with re-drawn chance stands in the same position and draws other tokens."""
    game = Game(players=2, seed=1)
    clone = game.clone()
    clone.redraw(12345)
    assert clone.position() == game.position()
    drawn = []
    for one in (game, clone, game.clone()):
        while one.position()["round"] == 1 and not one.over:
            one.step({seat: texts[0] for seat, texts in one.legal().items()})
        drawn.append(one.drawn)
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("few", [True, False])
def test_games_that_rest_are_left_alone(few: bool) -> None:
    """Whether one thread steps the others or several do; what is shown of them stays, too."""
    config = {"players": 3, "advanced": True, "chiefs": True}
    sim = Simulator(config, 1500, seed=3, observation="compact", reward="shaped", threads=3)
    sim.play(seed=5, steps=30)
    other = copy.deepcopy(sim)
    rows = np.arange(1500) % (5 if few else 2) == 0
    actions = np.argmax(sim.masks, axis=2)
    sim.step(actions)
    shown = other.masks.copy(), other.observations.copy(), other.rewards.copy()
    before = copy_states(other.states)
    other.step(actions, rows=rows)
    assert other.states[rows].tobytes() == sim.states[rows].tobytes()
    assert other.states[~rows].tobytes() == before[~rows].tobytes() != sim.states[~rows].tobytes()
    for array, then, now in zip(
        (other.masks, other.observations, other.rewards), shown, (sim.masks, sim.observations, sim.rewards), strict=True
    ):
        assert (array[rows] == now[rows]).all() and (array[~rows] == then[~rows]).all()


@pytest.mark.parametrize("rows", [np.arange(5), np.ones(7, np.bool_), np.ones((8, 2), np.bool_)], ids=str)
def test_rows_are_truth_values(rows: Any) -> None:
    sim = Simulator({"players": 2}, 8, seed=1)
    with pytest.raises(OptionError, match="rows must be 8 truth values"):
        sim.step(np.argmax(sim.masks, axis=2), rows=rows)


def test_copies_of_games_share_nothing() -> None:
    sim = Simulator({"players": 2}, 8, seed=1)
    saved = copy_states(sim.states)
    sim.play(seed=5)
    assert saved.tobytes() != sim.states.tobytes()
    copy_states(saved[2:5], sim.states[2:5])
    assert sim.states[2:5].tobytes() == saved[2:5].tobytes() and sim.states["ended"].astype(bool).sum() == 5
    assert saved.dtype == sim.states.dtype
