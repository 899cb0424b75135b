"""What is timed of this project: each figure is a function that makes everything ready and returns the work to time.

Only the call that the figure is about is timed. Actions are chosen by the compiled random player between the timed
calls, and that time is kept apart (``Sample.choosing``). A decision is one that a seat really makes; ``wait`` does not
count, nor do the decisions of built-in opponents.
"""

from __future__ import annotations

import importlib.util
import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import GameConfig, Simulator
from badbones_env.lowlevel import copy_states
from badbones_env.registry import RandomOpponent
from badbones_env.rules.constants import NOTHING

from .measure import Case, Sample, Work, clock

SEED, PLAYER = 7, 11
LENGTH = 16  # steps of each game in a call of compiled play: about a game
BURN_IN = 40  # steps before anything is timed, after which games stand anywhere between beginning and end


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


def _stepping(
    sim: Simulator,
    seats: NDArray[np.bool_],
    actions: Callable[[], Any],
    step: Callable[[Any], Any],
    ended: Callable[[Any], int],
) -> Work:
    """Lets the random player choose for some seats and times ``step`` with what ``actions`` makes of its choices.

    ``ended`` counts the games that ended, given what ``step`` returned.
    """
    player = RandomOpponent(PLAYER)

    def work() -> Sample:
        decisions = int(np.count_nonzero(sim.states["decision"][:, : seats.shape[1]][seats] != NOTHING))
        start = clock()
        player.choose(sim, seats)
        chosen = actions()
        begin = clock()
        seen = step(chosen)
        end = clock()
        return Sample(end - begin, decisions, ended(seen), begin - start)

    return work


def _step(
    masks: bool, observation: str | None, check: bool = False, choices: bool = False
) -> Callable[[dict[str, Any], int, int], Work]:
    """``Simulator.step`` with autoreset, and what it writes; ``check``: as it is called without further thought."""

    def prepare(game: dict[str, Any], batch: int, cores: int) -> Work:
        sim = Simulator(
            game, batch, SEED, autoreset=True, masks=masks, choices=choices, observation=observation, threads=cores
        )
        sim.play(PLAYER, steps=BURN_IN)
        return _stepping(
            sim,
            _all(sim),
            lambda: sim.actions.astype(np.int64) if check else None,
            lambda actions: sim.step(actions, check=check),
            lambda _: int(np.count_nonzero(sim.terminated | sim.truncated)),
        )

    return prepare


def _vector(game: dict[str, Any], batch: int, cores: int) -> Work:
    """Gymnasium's VectorEnv: seat 0 decides, the others are random opponents inside."""
    from badbones_env.envs.vector import BadBonesVectorEnv

    env = BadBonesVectorEnv(batch, threads=cores, **game)
    env.reset(seed=SEED)
    sim = env.batch.sim
    _scatter(sim)
    seats = np.zeros(sim.actions.shape, np.bool_)
    seats[:, 0] = True
    work = _stepping(
        sim,
        seats,
        lambda: sim.actions[:, 0].astype(np.int64),
        env.step,
        lambda seen: int(np.count_nonzero(seen[2] | seen[3])),
    )
    work()  # plays on to where every learner has a decision
    return work


def _sb3(game: dict[str, Any], batch: int, cores: int, copy: bool = False) -> Work:
    """stable-baselines3's VecEnv: every seat of every game is a slot."""
    from badbones_env.envs.sb3 import BadBonesVecEnv

    env = BadBonesVecEnv(batch, threads=cores, seed=SEED, copy=copy, **game)
    env.reset()
    sim = env.sim
    _scatter(sim)
    return _stepping(
        sim,
        _all(sim),
        lambda: sim.actions.astype(np.int64).reshape(-1),
        env.step,
        lambda seen: int(np.count_nonzero(seen[2])) // sim.config.players,
    )


def _parallel(game: dict[str, Any], batch: int, cores: int) -> Work:
    """PettingZoo's ParallelEnv: one game, ``step`` and, after its end, ``reset``."""
    from badbones_env import parallel_env

    env = parallel_env(**game)
    env.reset(seed=SEED)
    sim = env.sim
    _scatter(sim)

    def step(actions: dict[str, int]) -> bool:
        env.step(actions)
        over = not env.agents
        if over:
            env.reset()
        return over

    return _stepping(
        sim, _all(sim), lambda: dict(zip(env.possible_agents, sim.actions[0].tolist(), strict=True)), step, int
    )


def _all(sim: Simulator) -> NDArray[np.bool_]:
    return np.ones(sim.actions.shape, np.bool_)


def _clone(game: dict[str, Any], batch: int, cores: int) -> Work:
    """A copy of every state: ``games`` counts copies."""
    sim = Simulator(game, batch, SEED, autoreset=True, masks=False, threads=1)
    sim.play(PLAYER, steps=BURN_IN)
    target = copy_states(sim.states)
    rounds = max(1, 256 // batch)

    def work() -> Sample:
        begin = clock()
        for _ in range(rounds):
            copy_states(sim.states, target)
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
        copy_states(source.states[row : row + batch], sim.states)
        made = sim.play(player)
        return Sample(clock() - begin, made["decisions"], batch)

    return work


def _whole(game: dict[str, Any], batch: int, cores: int) -> Work:
    """From the beginning of a game to its end, the beginning included."""
    sim = Simulator(game, batch, SEED, masks=False, threads=cores)
    tries = itertools.count()

    def work() -> Sample:
        seed = next(tries)  # other games at every call
        begin = clock()
        sim.reset(seed)
        made = sim.play(seed)
        return Sample(clock() - begin, made["decisions"], batch)

    return work


def _scatter(sim: Simulator) -> None:
    """Put the games of an environment anywhere between beginning and end, where it would take them long to get."""
    source = Simulator(sim.config, sim.games, SEED, autoreset=True, masks=False)
    source.play(PLAYER, steps=BURN_IN)
    copy_states(source.states, sim.states)
    sim.index[:] = source.index


# figure -> (what it is, how it is prepared)
FIGURES: dict[str, tuple[str, Callable[[dict[str, Any], int, int], Work]]] = {
    "raw": ("compiled random play (Simulator.play), no masks, no observations", _raw),
    "step": ("Simulator.step(check=False) alone", _step(False, None)),
    "masks": ("Simulator.step(check=False) with masks", _step(True, None)),
    "compact": ("Simulator.step(check=False) with masks and compact observations", _step(True, "compact")),
    "complete": ("Simulator.step(check=False) with masks and complete observations", _step(True, "complete")),
    "sparse": (
        "Simulator.step(check=False) with lists of legal actions and sparse observations",
        _step(False, "sparse", choices=True),
    ),
    "checked": (
        "Simulator.step(actions), the actions an array and checked, with masks and compact observations",
        _step(True, "compact", check=True),
    ),
    "vector": ("Gymnasium VectorEnv, decisions of the learning seat only", _vector),
    "sb3": ("stable-baselines3 VecEnv, every seat a slot, copy=False", _sb3),
    "sb3-copy": ("the same with copy=True, the default: arrays that may be kept", partial(_sb3, copy=True)),
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
        return dict.fromkeys(("sb3", "sb3-copy"), "needs stable-baselines3: pip install 'badbones[train]'")
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
