"""Models of stable-baselines3 and sb3-contrib, as their ``save`` writes them."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import ModelError
from badbones_env.files import MEGABYTE, read_bytes

from .agent import PARAMETERS, ModelAgent, need, on_one_thread
from .masked_choice import Floats, Logits

# the module of a policy's class -> where its algorithm is (those of one module are alike when they only play)
ALGORITHMS = {
    "sb3_contrib.common.maskable.policies": ("sb3_contrib", "MaskablePPO"),
    "stable_baselines3.common.policies": ("stable_baselines3", "PPO"),
    "stable_baselines3.dqn.policies": ("stable_baselines3", "DQN"),
    "sb3_contrib.qrdqn.policies": ("sb3_contrib", "QRDQN"),
}
MOST_BYTES = 512 * MEGABYTE  # of a model, packed and unpacked


class Sb3Agent(ModelAgent):
    """Plays a model of stable-baselines3 or sb3-contrib: PPO, MaskablePPO, A2C, TRPO, DQN, QR-DQN. Needs trust=yes."""

    name = "sb3"
    example = "sb3:path=model.zip,trust=yes"
    parameters: ClassVar[dict[str, str]] = {
        "path": "the .zip that model.save wrote",
        "trust": "yes: the file may run code, as it holds pickled objects",
        **PARAMETERS,
    }

    def __init__(
        self,
        *,
        path: str = "",
        trust: bool = False,
        observation: str = "",
        decisions: str = "",
        game: str = "",
        temperature: float = 0.0,
        seed: int = 0,
    ) -> None:
        self.trust = trust
        super().__init__(
            path=path, observation=observation, decisions=decisions, game=game, temperature=temperature, seed=seed
        )

    def check_trust(self) -> None:
        if not self.trust:
            raise ModelError(
                f"{self.path} holds pickled objects, and loading these can run any code: add trust=yes if you trust "
                "those who made it"
            )

    def load(self) -> Logits:
        content = io.BytesIO(read_bytes(self.path, MOST_BYTES))  # once: what is checked is what is loaded
        _check_size(content, self.path)
        library, name = _algorithm(content, self.path)
        content.seek(0)
        policy = getattr(need(library, "train"), name).load(content, device="cpu").policy
        policy.set_training_mode(False)
        torch = need("torch", "train")
        by_names = hasattr(policy.observation_space, "spaces")  # trained with flat=False

        def logits(observations: NDArray[Any], masks: NDArray[np.bool_]) -> Floats:
            obs = {"observation": observations, "action_mask": masks.astype(np.int8)} if by_names else observations
            with on_one_thread(torch):
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


def _check_size(content: io.BytesIO, path: str) -> None:
    """Refuse a file that unpacks to too much, itself or the weights in it, which torch packs as zip files again."""
    try:
        with zipfile.ZipFile(content) as archive:
            if _unpacked(archive) > MOST_BYTES:
                raise ModelError(f"{path} unpacks to more than {MOST_BYTES // MEGABYTE} MB")
            for name in archive.namelist():
                part = io.BytesIO(archive.read(name))
                if zipfile.is_zipfile(part):
                    with zipfile.ZipFile(part) as weights:
                        if _unpacked(weights) > MOST_BYTES:
                            raise ModelError(f"{name} in {path} unpacks to more than {MOST_BYTES // MEGABYTE} MB")
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError):
        raise ModelError(f"{path} is not a model of stable-baselines3: give the .zip that model.save wrote") from None


def _unpacked(archive: zipfile.ZipFile) -> int:
    return sum(info.file_size for info in archive.infolist())


def _algorithm(content: io.BytesIO, path: str) -> tuple[str, str]:
    """The library and the class that can load a file, by what it says of itself; nothing is unpickled."""
    try:
        with zipfile.ZipFile(content) as archive:
            home = json.loads(archive.read("data"))["policy_class"]["__module__"]
    except (KeyError, TypeError, ValueError, RecursionError):
        raise ModelError(f"{path} is not a model of stable-baselines3: give the .zip that model.save wrote") from None
    if home not in ALGORITHMS:
        known = ", ".join(sorted(name for _, name in ALGORITHMS.values()))
        raise ModelError(f"{path} has a policy of {home}, which cannot be played; those of {known} can, and their like")
    return ALGORITHMS[home]
