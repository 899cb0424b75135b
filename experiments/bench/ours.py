"""What is timed of this project: each figure is a function that makes everything ready and returns the work to time.

Only the call that the figure is about is timed. Actions are chosen by the compiled random player between the timed
calls, and that time is kept apart (``Sample.choosing``). A decision is one that a seat really makes; ``wait`` does not
count, nor do the decisions of built-in opponents.
"""

from __future__ import annotations

import importlib.util
import itertools
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from badbones_env import GameConfig, Simulator
from badbones_env.opponents import RandomOpponent
from badbones_env.rules.constants import NOTHING

from .measure import Case, Sample, Work

SEED, PLAYER = 7, 11
LENGTH = 16  # steps of each game in a call of compiled play: about a game
BURN_IN = 40  # steps before anything is timed, after which games stand anywhere between beginning and end

clock = time.perf_counter


def _raw(game: dict[str, Any], batch: int, cores: int) -> Work:
    """Compiled random play, neither masks nor observations."""
    sim = Simulator(game, batch, SEED, autoreset=True, masks=False, threads=cores)
    sim.play(PLAYER, steps=BURN_IN)
    steps = LENGTH * max(1, 64 // batch)

    def work() -> Sample:
        begin = clock()
        made = sim.play(PLAYER, steps=steps)
        return Sample(clock() - begin, made["decisions"], made["games"])

    return work


def _step(masks: bool, observation: str | None) -> Callable[[dict[str, Any], int, int], Work]:
    """``Simulator.step`` with autoreset, and what it writes."""

    def prepare(game: dict[str, Any], batch: int, cores: int) -> Work:
        sim = Simulator(game, batch, SEED, autoreset=True, masks=masks, observation=observation, threads=cores)
        sim.play(PLAYER, steps=BURN_IN)
        player, seats = RandomOpponent(PLAYER), np.ones(sim.actions.shape, np.bool_)

        def work() -> Sample:
            start = clock()
            player.choose(sim, seats)
            decisions = int(np.count_nonzero(sim.states["decision"] != NOTHING))
            begin = clock()
            sim.step(check=False)
            end = clock()
            games = np.count_nonzero(sim.terminated) + np.count_nonzero(sim.truncated)
            return Sample(end - begin, decisions, int(games), begin - start)

        return work

    return prepare


def _vector(game: dict[str, Any], batch: int, cores: int) -> Work:
    """Gymnasium's VectorEnv: seat 0 decides, the others are random opponents inside."""
    from badbones_env.envs.vector import BadBonesVectorEnv

    env = BadBonesVectorEnv(batch, threads=cores, **game)
    env.reset(seed=SEED)
    sim, player = env.batch.sim, RandomOpponent(PLAYER)
    _scatter(sim)
    seats = np.zeros(sim.actions.shape, np.bool_)
    seats[:, 0] = True

    def work() -> Sample:
        start = clock()
        player.choose(sim, seats)
        actions = sim.actions[:, 0].astype(np.int64)
        decisions = int(np.count_nonzero(sim.states["decision"][:, 0] != NOTHING))
        begin = clock()
        _, _, terminated, truncated, _ = env.step(actions)
        end = clock()
        return Sample(end - begin, decisions, int(np.count_nonzero(terminated | truncated)), begin - start)

    work()  # plays on to where every learner has a decision
    return work


def _sb3(game: dict[str, Any], batch: int, cores: int) -> Work:
    """stable-baselines3's VecEnv: every seat of every game is a slot."""
    from badbones_env.envs.sb3 import BadBonesVecEnv

    env = BadBonesVecEnv(batch, threads=cores, seed=SEED, **game)
    env.reset()
    sim, player, seats = env.sim, RandomOpponent(PLAYER), np.ones(env.sim.actions.shape, np.bool_)
    _scatter(sim)

    def work() -> Sample:
        start = clock()
        player.choose(sim, seats)
        actions = sim.actions.astype(np.int64).reshape(-1)
        decisions = int(np.count_nonzero(sim.states["decision"] != NOTHING))
        begin = clock()
        _, _, done, _ = env.step(actions)
        end = clock()
        return Sample(end - begin, decisions, int(np.count_nonzero(done)) // sim.config.players, begin - start)

    return work


def _parallel(game: dict[str, Any], batch: int, cores: int) -> Work:
    """PettingZoo's ParallelEnv: one game, ``step`` and, after its end, ``reset``."""
    from badbones_env import parallel_env

    env = parallel_env(**game)
    env.reset(seed=SEED)
    sim, player, seats = env.sim, RandomOpponent(PLAYER), np.ones(env.sim.actions.shape, np.bool_)
    _scatter(sim)

    def work() -> Sample:
        start = clock()
        player.choose(sim, seats)
        chosen = dict(zip(env.possible_agents, sim.actions[0].tolist(), strict=True))
        decisions = int(np.count_nonzero(sim.states["decision"] != NOTHING))
        begin = clock()
        env.step(chosen)
        over = not env.agents
        if over:
            env.reset()
        return Sample(clock() - begin, decisions, int(over), begin - start)

    return work


def _clone(game: dict[str, Any], batch: int, cores: int) -> Work:
    """A copy of every state: ``games`` counts copies."""
    sim = Simulator(game, batch, SEED, autoreset=True, masks=False, threads=1)
    sim.play(PLAYER, steps=BURN_IN)
    target = sim.states.copy()
    rounds = max(1, 256 // batch)

    def work() -> Sample:
        begin = clock()
        for _ in range(rounds):
            target[:] = sim.states
        return Sample(clock() - begin, games=rounds * batch)

    return work


def _rollout(game: dict[str, Any], batch: int, cores: int) -> Work:
    """From states anywhere in a game to the end, copying them included; ``games`` counts rollouts."""
    source = Simulator(game, max(batch, 1024), SEED, autoreset=True, masks=False, threads=1)
    source.play(PLAYER, steps=BURN_IN)
    sim = Simulator(game, batch, SEED, masks=False, threads=cores)
    tries = itertools.count()

    def work() -> Sample:
        player = next(tries)
        row = player * batch % (source.games - batch + 1)  # other states at every call, where there are more
        begin = clock()
        sim.states[:] = source.states[row : row + batch]
        made = sim.play(player)
        return Sample(clock() - begin, made["decisions"], batch)

    return work


def _whole(game: dict[str, Any], batch: int, cores: int) -> Work:
    """From the beginning of a game to its end, the beginning included."""
    sim = Simulator(game, batch, SEED, masks=False, threads=cores)

    def work() -> Sample:
        begin = clock()
        sim.reset(SEED)
        made = sim.play(PLAYER)
        return Sample(clock() - begin, made["decisions"], batch)

    return work


def _scatter(sim: Simulator) -> None:
    """Put the games of an environment anywhere between beginning and end, where it would take them long to get."""
    source = Simulator(sim.config, sim.games, SEED, autoreset=True, masks=False)
    source.play(PLAYER, steps=BURN_IN)
    sim.states[:], sim.index[:] = source.states, source.index


# figure -> (what it is, how it is prepared)
FIGURES: dict[str, tuple[str, Callable[[dict[str, Any], int, int], Work]]] = {
    "raw": ("compiled random play (Simulator.play), no masks, no observations", _raw),
    "step": ("Simulator.step alone", _step(False, None)),
    "masks": ("Simulator.step with masks", _step(True, None)),
    "compact": ("Simulator.step with masks and compact observations", _step(True, "compact")),
    "complete": ("Simulator.step with masks and complete observations", _step(True, "complete")),
    "vector": ("Gymnasium VectorEnv, decisions of the learning seat only", _vector),
    "sb3": ("stable-baselines3 VecEnv, every seat a slot", _sb3),
    "parallel": ("one PettingZoo ParallelEnv, step and reset", _parallel),
    "clone": ("copying a state", _clone),
    "rollout": ("random play from a state anywhere in a game to the end", _rollout),
    "whole": ("random play from the beginning of a game to the end", _whole),
}
SINGLE = ("parallel",)  # figures of one game: a batch means nothing to them
ONE_CORE = ("parallel", "clone")


def unavailable() -> dict[str, str]:
    """Figures that need a library which is not here, and what to do about it."""
    if importlib.util.find_spec("stable_baselines3") is None:
        return {"sb3": "needs stable-baselines3: pip install 'badbones[train]'"}
    return {}


def case(figure: str, game: dict[str, Any], batch: int, cores: int = 1) -> Case:
    """The case of a figure; where it is of one game or for one core only, it says so."""
    batch = 1 if figure in SINGLE else batch
    cores = 1 if figure in ONE_CORE else cores
    return Case(figure, game, batch, cores, lambda: FIGURES[figure][1](game, batch, cores))


def memory(game: dict[str, Any]) -> dict[str, int]:
    """Bytes a game takes in each array of a simulator with everything switched on."""
    sizes: dict[str, int] = {}
    for encoding in ("compact", "complete"):
        sim = Simulator(GameConfig.from_options(game), 64, SEED, autoreset=True, observation=encoding)
        sizes |= {"state": sim.states.nbytes // 64, "masks": sim.masks.nbytes // 64}
        sizes[encoding] = sim.observations.nbytes // 64
        arrays = [value for value in vars(sim).values() if isinstance(value, np.ndarray)]
        games = [array for array in arrays if array.shape[:1] == (64,)]
        sizes[f"all, {encoding}"] = sum(array.nbytes for array in games) // 64
    return sizes
