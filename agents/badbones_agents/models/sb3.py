"""Models of stable-baselines3 and sb3-contrib, as their ``save`` writes them."""

from __future__ import annotations

import io
import json
import os
import pickle
import zipfile
from base64 import b64decode
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import ModelError
from badbones_env.files import MEGABYTE, read_bytes

from ..bots.server import add_folder
from .masked_choice import Floats, Logits
from .service import Settings, need

LIBRARIES = (("stable_baselines3", "train"), ("sb3_contrib", "train"))
# the module of a policy's class -> where its algorithm is (those of one module are alike when they only play)
ALGORITHMS = {
    "sb3_contrib.common.maskable.policies": ("sb3_contrib", "MaskablePPO"),
    "stable_baselines3.common.policies": ("stable_baselines3", "PPO"),
    "stable_baselines3.dqn.policies": ("stable_baselines3", "DQN"),
    "sb3_contrib.qrdqn.policies": ("sb3_contrib", "QRDQN"),
}
MOST_BYTES = 512 * MEGABYTE  # of a file; what it unpacks to is limited by the memory of the process


def load(settings: Settings, warnings: list[str]) -> Logits:
    """The policy of a file, with the statistics of VecNormalize if there are any."""
    path, torch = settings["path"], need("torch", "train")
    torch.set_num_threads(1)  # more threads cost more than they save on batches of this size
    add_folder(os.path.dirname(os.path.abspath(path)))
    content = io.BytesIO(read_bytes(path, MOST_BYTES))
    library, name = _algorithm(content, path)
    content.seek(0)
    policy = getattr(need(library, "train"), name).load(content, device="cpu").policy
    policy.set_training_mode(False)
    by_names = hasattr(policy.observation_space, "spaces")  # trained with flat=False
    normalizer = pickle.loads(read_bytes(settings["normalize"], MOST_BYTES)) if settings["normalize"] else None
    if normalizer is not None and policy.observation_space.dtype == np.uint8:
        warnings.append(
            f"{path} was trained with VecNormalize on uint8 observations, which cuts normalised values to whole "
            'numbers: make its environment with dtype="float32"'
        )

    def logits(observations: NDArray[Any], masks: NDArray[np.bool_]) -> Floats:
        if normalizer is not None:
            observations = normalizer.normalize_obs(observations.astype(np.float32))
        obs = {"observation": observations, "action_mask": masks.astype(np.int8)} if by_names else observations
        with torch.inference_mode():
            array: Floats = _scores(policy, policy.obs_to_tensor(obs)[0]).numpy()
        return array

    return logits


def _scores(policy: Any, obs: Any) -> Any:
    """The logits of a policy, or the action values by which it chooses."""
    if hasattr(policy, "q_net"):
        return policy.q_net(obs)
    if hasattr(policy, "quantile_net"):
        return policy.quantile_net(obs).mean(dim=1)
    return policy.get_distribution(obs).distribution.logits


def _algorithm(content: io.BytesIO, path: str) -> tuple[str, str]:
    """The library and the class that can load a file, by the class of its policy or one that this derives from."""
    try:
        with zipfile.ZipFile(content) as archive:
            saved = json.loads(archive.read("data"))["policy_class"]
        home = saved["__module__"]
    except (KeyError, TypeError, ValueError, RecursionError, zipfile.BadZipFile, zipfile.LargeZipFile, OSError):
        raise ModelError(f"{path} is not a model of stable-baselines3: give the .zip that model.save wrote") from None
    homes = [home] if home in ALGORITHMS else [base.__module__ for base in _unpickled(saved).__mro__]
    for home in homes:
        if home in ALGORITHMS:
            return ALGORITHMS[home]
    known = ", ".join(sorted(name for _, name in ALGORITHMS.values()))
    raise ModelError(f"{path} has a policy of {homes[0]}, which cannot be played; those of {known} can, and their like")


def _unpickled(saved: dict[str, Any]) -> Any:
    """The class of a policy of the user's own, which a module in the folder of the file may define."""
    return pickle.loads(b64decode(saved[":serialized:"]))
