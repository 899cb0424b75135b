"""What is timed for the published page: the figures of ``badbones bench`` and more of the same kind.

A decision of ``learn`` is one that was learnt from, in all epochs; playing it, the pool's choices and everything else
that an update needs are part of the time.
"""

from __future__ import annotations

import importlib.util
import itertools
from functools import partial
from typing import Any

import numpy as np

from badbones_env import GameConfig, Simulator
from badbones_env.lowlevel import copy_states
from docs.tools.bench import basic_cases as cases
from docs.tools.bench.basic_cases import (
    BURN_IN,
    EPOCHS,
    LAYERS,
    PLAYER,
    SEED,
    WIDTH,
    Prepare,
    sb3,
    scatter,
    step_case,
    stepping,
)
from docs.tools.bench.measure import Case, Sample, Work, clock

LEARNING_GAME = {"mode": "versus", "players": 2}


def _vector(game: dict[str, Any], batch: int, cores: int) -> Work:
    """Gymnasium's VectorEnv: seat 0 decides, the others are random opponents inside."""
    from badbones_env.envs.vector import BadBonesVectorEnv

    env = BadBonesVectorEnv(batch, threads=cores, **game)
    env.reset(seed=SEED)
    sim = env.batch.sim
    scatter(sim)
    seats = np.zeros(sim.actions.shape, np.bool_)
    seats[:, 0] = True
    work = stepping(
        sim,
        seats,
        lambda: sim.actions[:, 0].astype(np.int64),
        env.step,
        lambda returned: int(np.count_nonzero(returned[2] | returned[3])),
    )
    work()  # plays on to where every learner has a decision
    return work


def _learn_sb3(game: dict[str, Any], batch: int, cores: int) -> Work:
    """Updates of MaskablePPO in self-play, with the settings of ``learn``."""
    import torch
    from sb3_contrib import MaskablePPO

    from badbones_env.envs.sb3 import BadBonesVecEnv

    torch.set_num_threads(cores)
    env = BadBonesVecEnv(batch, decisions="core", threads=cores, seed=SEED, copy=False, **game)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=16,
        batch_size=2048,
        n_epochs=EPOCHS,
        policy_kwargs={"net_arch": [WIDTH] * LAYERS},
        seed=SEED,
        device="cpu",
    )

    def work() -> Sample:
        before, begin = model.num_timesteps, clock()
        model.learn(16 * env.num_envs, reset_num_timesteps=False)
        return Sample(clock() - begin, model.num_timesteps - before)

    return work


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


def _whole(game: dict[str, Any], batch: int, cores: int) -> Work:
    """From the beginning of a game to its end, the beginning included."""
    sim = Simulator(game, batch, SEED, masks=False, threads=cores)
    tries = itertools.count()

    def work() -> Sample:
        seed = next(tries)  # other games at every call
        begin = clock()
        sim.reset(seed)
        counts = sim.play(seed)
        return Sample(clock() - begin, counts["decisions"], batch)

    return work


def _think(positions: int) -> Work:
    """Decisions of random games, one after the other through a network as it begins."""
    from badbones_agents.networks.sparse_net import make_activations
    from badbones_experiments.training.adam import Parameters
    from badbones_experiments.training.ppo_kernels import evaluate_decisions, make_rollout_buffer

    sim = Simulator(
        LEARNING_GAME, positions, SEED, autoreset=True, masks=False, choices=True, observation="sparse", threads=1
    )
    while True:  # until there are enough decisions at hand
        sim.play(PLAYER, steps=BURN_IN)
        pending = np.argwhere(sim.sizes[:, :, 1] > 1)[:positions]
        if len(pending) == positions:
            break
    features = [sim.observations[g, p, : sim.sizes[g, p, 0]] for g, p in pending]
    choices = [sim.choices[g, p, : sim.sizes[g, p, 1]] for g, p in pending]
    starts = [np.concatenate([[0], np.cumsum([len(entries) for entries in lists])]) for lists in (features, choices)]
    parameters = Parameters(WIDTH, LAYERS)
    parameters.initialize(SEED)
    buffer = make_rollout_buffer(positions, 0, 0, 1)._replace(
        features=np.concatenate(features),
        feature_start=starts[0],
        choices=np.concatenate(choices),
        choice_start=starts[1],
    )
    activations = make_activations(parameters.net)

    def work() -> Sample:
        begin = clock()
        evaluate_decisions(parameters.net, activations, buffer)
        return Sample(clock() - begin, positions)

    return work


# figure -> (what it is, how it is prepared)
FIGURES: dict[str, tuple[str, Prepare]] = {
    "raw": cases.FIGURES["raw"],
    "step": ("Simulator.step(check=False) alone", step_case(False, None)),
    "masks": ("Simulator.step(check=False) with masks", step_case(True, None)),
    "compact": cases.FIGURES["compact"],
    "complete": ("Simulator.step(check=False) with masks and complete observations", step_case(True, "complete")),
    "sparse": (
        "Simulator.step(check=False) with lists of legal actions and sparse observations",
        step_case(False, "sparse", choices=True),
    ),
    "checked": (
        "Simulator.step(actions), the actions an array and checked, with masks and compact observations",
        step_case(True, "compact", check=True),
    ),
    "vector": ("Gymnasium VectorEnv, decisions of the learning seat only", _vector),
    "sb3": cases.FIGURES["sb3"],
    "sb3-copy": ("the same with copy=True, the default: arrays that may be kept", partial(sb3, copy=True)),
    "parallel": cases.FIGURES["parallel"],
    "clone": ("copying a state", _clone),
    "rollout": cases.FIGURES["rollout"],
    "whole": ("random play from the beginning of a game to the end", _whole),
}
LEARNING: dict[str, tuple[str, Prepare]] = {
    "think": (
        "the compiled network alone: probabilities of all legal actions and the value of positions",
        lambda game, batch, cores: _think(batch),
    ),
    "learn": cases.FIGURES["learn"],
    "learn-sb3": ("the same game with MaskablePPO and an MlpPolicy of the same size", _learn_sb3),
}
SINGLE = ("parallel",)  # figures of one game: a batch means nothing to them
ONE_CORE = ("parallel", "clone", "think")


def case(figure: str, game: dict[str, Any], batch: int, cores: int = 1) -> Case:
    """The case of a figure; where it is of one game or for one core only, it says so."""
    batch = 1 if figure in SINGLE else batch
    cores = 1 if figure in ONE_CORE else cores
    return Case(figure, game, batch, cores, lambda: (FIGURES | LEARNING)[figure][1](game, batch, cores))


def learning_case(figure: str, cores: int = 1) -> Case:
    """The case of a learning figure; the batch of ``think`` are positions, that of ``learn`` concurrent games."""
    if figure == "think":
        return case(figure, LEARNING_GAME, 1024)
    from badbones_experiments.training.config import TrainingConfig

    return case(figure, LEARNING_GAME, TrainingConfig.load("versus2", {}).environment.games, cores)


def missing_libraries() -> dict[str, str]:
    """Figures that need libraries that are not installed, and what to do about it."""
    absent = dict.fromkeys(("sb3", "sb3-copy"), reason) if (reason := cases.missing_libraries().get("sb3")) else {}
    for library in ("sb3_contrib", "torch"):
        if importlib.util.find_spec(library) is None:
            absent["learn-sb3"] = f"needs {library}: pip install 'badbones[train]'"
    return absent


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
