"""Datasets for libraries of offline learning: Minari and d3rlpy.

Both know one agent: an episode is one seat's game. Neither has action masks, so Minari gets observations of the
environments' shape (``observation`` and ``action_mask``) and d3rlpy the mask appended to the observation;
``masked_argmax`` keeps a Q-function of d3rlpy to legal actions.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import OptionError

from .dataset import FINAL, Dataset


def to_minari(data: Dataset, dataset_id: str, seat: int = 0) -> Any:
    """A local Minari dataset of one seat's episodes; the last mask is that of a seat that waits."""
    try:
        import minari
        from gymnasium import spaces
        from minari.data_collector import EpisodeBuffer
    except ImportError:
        raise OptionError("Minari is not installed: pip install minari") from None
    columns = data.columns
    buffers: list[Any] = []
    ends = np.flatnonzero(columns["terminated"] | columns["truncated"]) + 1
    for number, (lo, hi) in enumerate(pairwise([0, *ends.tolist()])):
        if columns["seat"][lo] != seat:
            continue
        waiting = np.zeros((1, columns["mask"].shape[1]), np.int8)
        waiting[0, 0] = 1
        observations = {
            "observation": np.concatenate([columns["observation"][lo:hi], columns[FINAL][number : number + 1]]),
            "action_mask": np.concatenate([columns["mask"][lo:hi].astype(np.int8), waiting]),
        }
        names = {"rewards": "reward", "terminations": "terminated", "truncations": "truncated", "actions": "action"}
        values = {name: columns[column][lo:hi] for name, column in names.items()}
        values["actions"] = values["actions"].astype(np.int64)
        buffers.append(EpisodeBuffer(id=len(buffers), observations=observations, **values))
    if not buffers:
        raise OptionError(f"the dataset has no episodes of seat {seat}")
    size, actions = columns["observation"].shape[1], columns["mask"].shape[1]
    space = spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (size,), columns["observation"].dtype.type),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return minari.create_dataset_from_buffers(
        dataset_id,
        buffers,
        observation_space=space,
        action_space=spaces.Discrete(actions),
        algorithm_name=", ".join(data.about["agents"]),
        description=f"{data.config.describe()}, seat {seat}, made by badbones dataset",
    )


def to_d3rlpy(data: Dataset) -> Any:
    """An ``MDPDataset`` of all seats' episodes; observations are float32, followed by the mask."""
    try:
        import d3rlpy
    except ImportError:
        raise OptionError("d3rlpy is not installed: pip install d3rlpy") from None
    columns = data.columns
    return d3rlpy.dataset.MDPDataset(
        with_mask(columns["observation"], columns["mask"]),
        columns["action"].astype(np.int64),
        columns["reward"],
        columns["terminated"].astype(np.float32),
        columns["truncated"].astype(np.float32),
        action_space=d3rlpy.ActionSpace.DISCRETE,
        action_size=columns["mask"].shape[1],
    )


def with_mask(observations: NDArray[Any], masks: NDArray[np.bool_]) -> NDArray[np.float32]:
    """Observations as ``to_d3rlpy`` stores them."""
    return np.concatenate([observations, masks], axis=-1).astype(np.float32)


def masked_argmax(algorithm: Any, observations: NDArray[Any], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """The legal action of the highest value for every row, by a Q-learning algorithm of d3rlpy."""
    inputs = with_mask(observations, masks)
    values = np.full(masks.shape, -np.inf, np.float32)
    row, action = np.nonzero(masks)
    values[row, action] = algorithm.predict_value(inputs[row], action)
    best: NDArray[np.int64] = values.argmax(axis=1)
    return best
