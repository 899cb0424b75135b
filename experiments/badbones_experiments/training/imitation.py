"""Imitation: behaviour cloning on a dataset, together with predicting the returns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from badbones_agents.networks.sparse_net import RETURN, VALUES
from numpy.typing import NDArray

from ..reports.progress import Progress
from .dataset import Dataset
from .ppo_kernels import LossCoefs, RolloutBuffer, evaluate_decisions, make_rollout_buffer

if TYPE_CHECKING:
    from .compiled_learner import CompiledLearner


def imitate(learner: CompiledLearner, data: Dataset) -> float:
    """Train before the first game is played; returns the accuracy on held-out decisions."""
    config, settings = learner.config, learner.config.imitation
    data.check(config.game_config, config.dataset_settings)
    rng = np.random.default_rng([config.seed, 2])
    order = rng.permutation(len(data))
    held_out = max(1, len(data) // 20)
    test, rest = to_buffer(data, order[:held_out]), order[held_out:]
    parts = np.array_split(rest, len(learner.workers))
    buffers = [to_buffer(data, part) for part in parts]
    for buffer in buffers:
        learner.optimizer.live[np.unique(buffer.features)] = True
    count = max(1, len(rest) // settings.batch_size)
    total, done, accuracy = settings.n_epochs * count, 0, 0.0
    rows = [np.arange(len(part)) for part in parts]
    with Progress(total, "batches of imitation") as bar:
        for epoch in range(settings.n_epochs):
            for minibatch in learner.minibatches(rng, rows, count):
                coefs = cloning_coefs(config.settings.vf_coef, sum(map(len, minibatch)))
                learner.gradient_step(buffers, minibatch, coefs, settings.learning_rate * (1 - 0.95 * done / total))
                done += 1
                bar.update(done, f"accuracy {accuracy:.1%}")
            worker = learner.workers[0]
            agreed, error = evaluate_decisions(worker.net, worker.activations, test)
            accuracy = agreed / held_out
            print(
                f"imitation {epoch + 1} of {settings.n_epochs}: held-out accuracy {accuracy:.1%}, "
                f"squared error of returns {error / held_out:.3f}",
                flush=True,
            )
    return accuracy


def cloning_coefs(vf_coef: float, decisions: int) -> LossCoefs:
    """Cross-entropy and the error of the return; a dataset has no targets for the auxiliary values."""
    zero, one, vf_coefs = np.float32(0), np.float32(1), np.zeros(VALUES, np.float32)
    vf_coefs[RETURN] = vf_coef
    return LossCoefs(zero, zero, vf_coefs, np.float32(1 / decisions), zero, one)


def to_buffer(data: Dataset, rows: NDArray[np.int64]) -> RolloutBuffer:
    """These rows of a dataset, every one with an advantage of 1."""
    observations, masks = data.columns["observation"][rows], data.columns["mask"][rows]
    listed, actions = observations > 0, data.columns["action"][rows].astype(np.int64)
    features, choices = observations[listed].astype(np.uint16), np.nonzero(masks)[1].astype(np.int16)
    buffer = make_rollout_buffer(len(rows), 0, 0, VALUES)._replace(features=features, choices=choices)
    buffer.feature_start[1:], buffer.choice_start[1:] = listed.sum(axis=1).cumsum(), masks.sum(axis=1).cumsum()
    buffer.actions[:] = np.cumsum(masks, axis=1)[np.arange(len(rows)), actions] - 1
    buffer.returns[:, RETURN] = data.columns["return"][rows]
    buffer.advantages[:] = 1
    return buffer
