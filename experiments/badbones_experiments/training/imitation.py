"""Imitation: the network learns to choose as the players of a dataset did, and to foresee their returns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from badbones_agents.networks.sparse_net import RETURN, VALUES
from numpy.typing import NDArray

from ..reports.progress import Progress
from .dataset import Dataset
from .ppo_gradient import Decisions, compare_rows

if TYPE_CHECKING:
    from .ppo import CompiledLearner


def imitate(learner: CompiledLearner, data: Dataset) -> float:
    """Train before the first game is played; returns how often the network agrees with decisions held out."""
    config, setting = learner.config, learner.config.imitation
    data.check(config.game_config, config.setting)
    rng = np.random.default_rng([config.seed, 2])
    order = rng.permutation(len(data))
    held = max(1, len(data) // 20)
    test, rest = decisions_of(data, order[:held]), order[held:]
    parts = np.array_split(rest, len(learner.workers))
    played = [decisions_of(data, part) for part in parts]
    for some_of_them in played:
        learner.adam.live[np.unique(some_of_them.features)] = True
    batches = max(1, len(rest) // setting.batch_size)
    total, done, agreement = setting.epochs * batches, 0, 0.0
    rows = [np.arange(len(part)) for part in parts]
    with Progress(total, "batches of imitation") as bar:
        for epoch in range(setting.epochs):
            for some in learner.batches(rng, rows, batches):
                learner.learn(played, some, 0.0, 0.0, setting.learning_rate * (1 - 0.95 * done / total))
                done += 1
                bar.update(done, f"agreement {agreement:.1%}")
            worker = learner.workers[0]
            agreed, error = compare_rows(worker.net, worker.activations, test)
            agreement = agreed / held
            print(
                f"imitation {epoch + 1} of {setting.epochs}: agrees in {agreement:.1%} of decisions held out, "
                f"squared error of returns {error / held:.3f}",
                flush=True,
            )
    return agreement


def decisions_of(data: Dataset, rows: NDArray[np.int64]) -> Decisions:
    """These rows of a dataset as lists."""
    seen, masks = data.columns["observation"][rows], data.columns["mask"][rows]
    listed, legal = seen > 0, masks.sum(axis=1)
    starts = [np.concatenate([[0], np.cumsum(counts)]).astype(np.int64) for counts in (listed.sum(axis=1), legal)]
    actions = data.columns["action"][rows].astype(np.int64)
    # the number of the action among the legal ones
    number = (np.cumsum(masks, axis=1)[np.arange(len(rows)), actions] - 1).astype(np.int16)
    floats = np.zeros(len(rows), np.float32)
    target = np.zeros((len(rows), VALUES), np.float32)
    target[:, RETURN] = data.columns["return"][rows]
    features, choices = seen[listed].astype(np.uint16), np.nonzero(masks)[1].astype(np.int16)
    return Decisions(
        features,
        starts[0],
        choices,
        starts[1],
        number,
        floats,
        np.zeros_like(target),
        np.ones_like(floats),
        target,
        np.zeros(len(rows), np.uint8),
        floats[:0],
    )
