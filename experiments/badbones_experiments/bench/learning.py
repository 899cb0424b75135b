"""How fast bots learn: the network alone, and both learners with the configuration that is shipped for two players.

A decision of ``learn`` is one that was learnt from, in all epochs; playing it, the pool's choices and everything else
that an update needs are part of the time.
"""

from __future__ import annotations

import importlib.util
from typing import Any

import numpy as np

from badbones_env import Simulator

from .measure import Case, Sample, Work, clock
from .ours import BURN_IN, PLAYER, SEED

GAME = {"mode": "versus", "players": 2}
LEARNING: dict[str, str] = {
    "think": "the compiled network alone: probabilities of all legal actions and the value of positions",
    "learn": "the compiled learner, an update: playing, three epochs of PPO",
    "learn-sb3": "the same configuration, game and network with MaskablePPO",
}
WIDTH, LAYERS, EPOCHS = 128, 2, 3


def _think(positions: int) -> Work:
    """Decisions of random games, one after the other through a network as it begins."""
    from badbones_agents.networks.sparse_net import make_activations

    from ..training.flat_parameters import Parameters
    from ..training.ppo_gradient import Decisions, compare_rows

    sim = Simulator(GAME, positions, SEED, autoreset=True, masks=False, choices=True, observation="sparse", threads=1)
    while True:  # until there are enough decisions at hand
        sim.play(PLAYER, steps=BURN_IN)
        asked = np.argwhere(sim.sizes[:, :, 1] > 1)[:positions]
        if len(asked) == positions:
            break
    features = [sim.observations[g, p, : sim.sizes[g, p, 0]] for g, p in asked]
    choices = [sim.choices[g, p, : sim.sizes[g, p, 1]] for g, p in asked]
    starts = [np.concatenate([[0], np.cumsum([len(one) for one in lists])]) for lists in (features, choices)]
    parameters = Parameters(WIDTH, LAYERS)
    parameters.begin(SEED)
    floats = np.zeros((positions, 1), np.float32)
    data = Decisions(
        np.concatenate(features),
        starts[0],
        np.concatenate(choices),
        starts[1],
        np.zeros(positions, np.int16),
        floats[:, 0],
        floats,
        floats[:, 0],
        floats,
        np.zeros(positions, np.uint8),
        floats[:0, 0],
    )
    activations = make_activations(parameters.net)

    def work() -> Sample:
        begin = clock()
        compare_rows(parameters.net, activations, data)
        return Sample(clock() - begin, positions)

    return work


def _learn(learner: str, cores: int) -> Work:
    """Updates of the shipped configuration for two players, from the beginning of a run on."""
    from ..training.config import TrainingConfig
    from ..training.train import make_learner

    changes: dict[str, Any] = {"learner": learner, "ppo": {"epochs": EPOCHS}, "seed": SEED}
    config = TrainingConfig.load("versus2", changes | {"network": {"width": WIDTH, "layers": LAYERS}})
    made = make_learner(config, cores)

    def work() -> Sample:
        before, begin = made.steps, clock()
        made.update(1.0)
        seconds = clock() - begin
        for league in made.leagues:
            league.report()
        return Sample(seconds, made.steps - before)

    return work


def learning_case(figure: str, cores: int = 1) -> Case:
    """The case of a figure; of ``think`` the batch are positions, of ``learn`` games at a time."""
    if figure == "think":
        return Case(figure, GAME, 1024, 1, lambda: _think(1024))
    from ..training.config import TrainingConfig

    games = TrainingConfig.load("versus2", {}).environment.games
    return Case(figure, GAME, games, cores, lambda: _learn("sb3" if figure.endswith("sb3") else "compiled", cores))


def unavailable() -> dict[str, str]:
    """Figures that need libraries which are not here, and what to do about it."""
    missing = [name for name in ("torch", "sb3_contrib") if importlib.util.find_spec(name) is None]
    return {"learn-sb3": f"needs {missing[0]}: pip install 'badbones[train]'"} if missing else {}
