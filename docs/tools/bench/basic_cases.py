"""What is timed: each figure is a function that prepares everything and returns the work to time.

Only the call that the figure is about is timed. The compiled random player chooses actions between the timed calls;
that time is kept apart (``Sample.choosing``). A decision is one that a seat really makes: ``wait`` does not count, nor
do the decisions of built-in opponents.
"""

from __future__ import annotations

import importlib.util
import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import Simulator
from badbones_env.lowlevel import copy_states
from badbones_env.opponents import RandomOpponent
from badbones_env.rules.constants import NOTHING
from docs.tools.bench.measure import Sample, Work, clock

SEED, PLAYER = 7, 11
LENGTH = 16  # steps of each game in a call of compiled play: about a game
WIDTH, LAYERS, EPOCHS = 128, 2, 3  # of the learner
BURN_IN = 40  # steps before anything is timed, after which games stand anywhere between beginning and end


def _raw(game: dict[str, Any], batch: int, cores: int) -> Work:
    """Compiled random play, neither masks nor observations."""
    sim = Simulator(game, batch, SEED, autoreset=True, masks=False, threads=cores)
    sim.play(PLAYER, steps=BURN_IN)
    steps = LENGTH * max(1, 64 // batch)

    def work() -> Sample:
        begin = clock()
        counts = sim.play(PLAYER, steps=steps)
        return Sample(clock() - begin, counts["decisions"], counts["games"])

    return work


def stepping(
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
        arguments = actions()
        begin = clock()
        returned = step(arguments)
        end = clock()
        return Sample(end - begin, decisions, ended(returned), begin - start)

    return work


def step_case(
    masks: bool, observation: str | None, check: bool = False, choices: bool = False
) -> Callable[[dict[str, Any], int, int], Work]:
    """``Simulator.step`` with autoreset, and what it writes; ``check``: as it is called without further thought."""

    def prepare(game: dict[str, Any], batch: int, cores: int) -> Work:
        sim = Simulator(
            game, batch, SEED, autoreset=True, masks=masks, choices=choices, observation=observation, threads=cores
        )
        sim.play(PLAYER, steps=BURN_IN)
        return stepping(
            sim,
            all_seats(sim),
            lambda: sim.actions.astype(np.int64) if check else None,
            lambda actions: sim.step(actions, check=check),
            lambda _: int(np.count_nonzero(sim.terminated | sim.truncated)),
        )

    return prepare


def sb3(game: dict[str, Any], batch: int, cores: int, copy: bool = False) -> Work:
    """stable-baselines3's VecEnv: every seat of every game is a slot."""
    from badbones_env.envs.sb3 import BadBonesVecEnv

    env = BadBonesVecEnv(batch, threads=cores, seed=SEED, copy=copy, **game)
    env.reset()
    sim = env.sim
    scatter(sim)
    return stepping(
        sim,
        all_seats(sim),
        lambda: sim.actions.astype(np.int64).reshape(-1),
        env.step,
        lambda returned: int(np.count_nonzero(returned[2])) // sim.config.players,
    )


def _parallel(game: dict[str, Any], batch: int, cores: int) -> Work:
    """PettingZoo's ParallelEnv: one game, ``step`` and, after its end, ``reset``."""
    from badbones_env import parallel_env

    env = parallel_env(**game)
    env.reset(seed=SEED)
    sim = env.sim
    scatter(sim)

    def step(actions: dict[str, int]) -> bool:
        env.step(actions)
        over = not env.agents
        if over:
            env.reset()
        return over

    return stepping(
        sim, all_seats(sim), lambda: dict(zip(env.possible_agents, sim.actions[0].tolist(), strict=True)), step, int
    )


def all_seats(sim: Simulator) -> NDArray[np.bool_]:
    """A mask of every seat of every game."""
    return np.ones(sim.actions.shape, np.bool_)


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
        counts = sim.play(player)
        return Sample(clock() - begin, counts["decisions"], batch)

    return work


def scatter(sim: Simulator) -> None:
    """Put the games of an environment anywhere between beginning and end, where it would take them long to get."""
    source = Simulator(sim.config, sim.games, SEED, autoreset=True, masks=False)
    source.play(PLAYER, steps=BURN_IN)
    copy_states(source.states, sim.states)
    sim.index[:] = source.index


def learn(game: dict[str, Any], batch: int, cores: int) -> Work:
    """Updates of the shipped configuration for two players, from the start of a run: rollouts and epochs of PPO."""
    from badbones_experiments.training.config import TrainingConfig
    from badbones_experiments.training.ppo import PPO

    changes = {"network": {"width": WIDTH, "layers": LAYERS}, "ppo": {"n_epochs": EPOCHS}, "seed": SEED}
    config = TrainingConfig.load("versus2", changes)
    trained = PPO(config, cores)

    def work() -> Sample:
        before, begin = trained.steps, clock()
        trained.update(1.0)
        seconds = clock() - begin
        for league in trained.leagues:
            league.report()
        return Sample(seconds, trained.steps - before)

    return work


Prepare = Callable[[dict[str, Any], int, int], Work]  # game, batch, cores
FIGURES: dict[str, tuple[str, Prepare]] = {  # figure -> what it is, how it is prepared
    "raw": ("compiled random play (Simulator.play), no masks, no observations", _raw),
    "compact": ("Simulator.step(check=False) with masks and compact observations", step_case(True, "compact")),
    "parallel": ("one PettingZoo ParallelEnv, step and reset", _parallel),
    "sb3": ("stable-baselines3 VecEnv, every seat a slot, copy=False", sb3),
    "rollout": ("random play from a state anywhere in a game to the end", _rollout),
    "learn": ("the compiled learner, an update: playing, three epochs of PPO", learn),
}


def missing_libraries() -> dict[str, str]:
    """Figures that need a library that is not installed, and what to do about it."""
    if importlib.util.find_spec("stable_baselines3") is None:
        return {"sb3": "needs stable-baselines3: pip install 'badbones[train]'"}
    return {}
