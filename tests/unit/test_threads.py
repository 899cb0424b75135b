"""The threads that share a batch, and what a step leaves behind."""

import copy
import gc
import multiprocessing
import pickle
import threading
import time
import tracemalloc
from typing import Any

import numba
import numpy as np
import pytest

from badbones_env import Simulator, parallel_env
from badbones_env._engine.bits import atomic_add
from badbones_env._engine.jit import compiled, entry_point_uncached
from badbones_env.opponents import RandomOpponent

GAMES = 600  # enough for several threads


def make(threads: int, games: int = GAMES, **options: Any) -> Simulator:
    return Simulator({"players": 2}, games, seed=1, threads=threads, **options)


def helpers() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name.startswith("badbones")}


def test_an_interrupted_step_leaves_no_thread_behind() -> None:
    """Ctrl-C in the caller's thread: the others stop, and the next call gets all its games."""
    sim = make(3)
    games: list[int] = []
    ended: list[int] = []

    def interrupted(who: Any) -> None:
        thread, taken = who.number, who.taken
        if thread == 0:
            raise KeyboardInterrupt
        while atomic_add(taken, thread, 1) < sim.games:
            games.append(thread)
            time.sleep(0.01)
        ended.append(thread)

    with pytest.raises(KeyboardInterrupt):
        sim.team.run(interrupted)
    assert len(ended) == 2
    assert len(games) < sim.games
    sim.play(seed=5)
    assert sim.states["ended"].all()


def test_an_interrupt_while_work_is_handed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last helper is never told, the first one may be at it already."""
    sim = make(3)
    sim.play(seed=5, steps=1)
    games: list[int] = []

    def work(who: Any) -> None:
        thread, taken = who.number, who.taken
        while atomic_add(taken, thread, 1) < sim.games:
            games.append(thread)
            time.sleep(0.01)

    with monkeypatch.context() as interrupted:
        original = sim.team._helpers[1].submit

        def submit(function: Any, *arguments: Any) -> Any:
            if function is work:
                raise KeyboardInterrupt
            return original(function, *arguments)

        interrupted.setattr(sim.team._helpers[1], "submit", submit)
        with pytest.raises(KeyboardInterrupt):
            sim.team.run(work)
    done = len(games)
    assert done < sim.games
    time.sleep(0.1)
    assert len(games) == done
    sim.reset()
    assert sim.states.tobytes() == make(1).states.tobytes()


def test_what_a_helper_raises_reaches_the_caller() -> None:
    def work(thread: Any) -> None:
        if thread.number:
            raise ValueError(f"thread {thread.number}")

    with pytest.raises(ValueError, match="thread 1"):
        make(2).team.run(work)


def test_threads_end_with_their_simulator() -> None:
    gc.collect()
    before = helpers()
    sim = make(3)
    begun = helpers() - before
    assert begun
    del sim
    gc.collect()
    for thread in begun:
        thread.join(10)
    assert not begun & helpers()


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize(
    "duplicate", [copy.deepcopy, lambda sim: pickle.loads(pickle.dumps(sim))], ids=["copy", "pickle"]
)
def test_a_copy_plays_on_by_itself(threads: int, duplicate: Any) -> None:
    sim = make(threads)
    sim.play(seed=5, steps=6)
    other = duplicate(sim)
    assert other.play(seed=5) == sim.play(seed=5)
    assert other.states.tobytes() == sim.states.tobytes()
    other.reset()
    assert (other.states["ended"] == 0).all() and (sim.states["ended"] != 0).all()


def test_an_environment_can_be_copied() -> None:
    env = parallel_env("versus", 2)
    seen, _ = env.reset(seed=7)
    other = copy.deepcopy(env)
    choices = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in env.agents}
    assert [str(found) for found in env.step(choices)] == [str(found) for found in other.step(choices)]


def _play(sim: Simulator, answers: Any) -> None:
    sim.play(seed=5)
    answers.put(sim.points().tolist())


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="the system cannot fork")
def test_a_forked_process_has_threads_of_its_own() -> None:
    """Those of the process before are not copied: who waited for them would wait for ever."""
    sim = make(2)
    context = multiprocessing.get_context("fork")
    answers = context.Queue()
    process = context.Process(target=_play, args=(sim, answers), daemon=True)
    process.start()
    found = answers.get(timeout=60)
    process.join(60)
    sim.play(seed=5)
    assert found == sim.points().tolist()


@pytest.mark.slow
@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="compiled code allocates nothing")
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("observation", [None, "compact", "complete"])
def test_a_step_allocates_nothing(threads: int, observation: str | None) -> None:
    """Only Python's own small objects come and go: less than a byte a game."""
    sim = make(threads, 16384, observation=observation, autoreset=True)
    player, seats = RandomOpponent(1), np.ones(sim.actions.shape, np.bool_)

    def some_steps() -> None:
        for _ in range(20):
            player.choose(sim, seats)
            sim.step()
            sim.step(sim.actions, illegal="replace")
        sim.play(seed=5, steps=5)
        sim.points()

    some_steps()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        some_steps()
        after, highest = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 2048
    assert highest - before < sim.games


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="plain Python may allocate")
def test_a_rule_that_allocates_does_not_compile() -> None:
    @compiled
    def rule(number: Any) -> Any:
        return np.zeros(int(number))

    @entry_point_uncached
    def kernel(number: Any) -> Any:
        return rule(number)[0]

    with pytest.raises(numba.core.errors.NumbaError):
        kernel(3)
