"""How the models of each library are loaded, in a process of their own (``service``).

A loader returns a function from observations (rows, size) and masks (rows, actions) to logits (rows, actions).
"""

from __future__ import annotations

import io
import json
import os
import pickle
import re
import zipfile
from base64 import b64decode
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import ModelError
from badbones_env.files import MEGABYTE, read_bytes

from ..bots.sandbox import add_folder, load_attribute
from ..spec import build

Settings = dict[str, Any]
Floats = NDArray[np.float32]
Logits = Callable[[NDArray[Any], NDArray[np.bool_]], Floats]
MAX_BYTES = 512 * MEGABYTE  # of a file; what it unpacks to is limited by the memory of the process
# the module of a policy's class -> where its algorithm is (those of one module are alike when they only play)
ALGORITHMS = {
    "sb3_contrib.common.maskable.policies": ("sb3_contrib", "MaskablePPO"),
    "stable_baselines3.common.policies": ("stable_baselines3", "PPO"),
    "stable_baselines3.dqn.policies": ("stable_baselines3", "DQN"),
    "sb3_contrib.qrdqn.policies": ("sb3_contrib", "QRDQN"),
}
ONNX_TYPES = {
    "tensor(float)": np.float32, "tensor(double)": np.float64, "tensor(uint8)": np.uint8, "tensor(int8)": np.int8,
    "tensor(int32)": np.int32, "tensor(int64)": np.int64, "tensor(bool)": np.bool_,
}  # fmt: skip
# The entry "location" of a tensor's external data, the name of a file that onnxruntime would open. In the encoding
# of protobuf: the tag of the key (field 1), its length, its text; numbers may be padded.
EXTERNAL_DATA = re.compile(rb"(?:\x0a|\x8a\x80*\x00)(?:\x08|\x88\x80*\x00)location")


def require(library: str, extra: str) -> Any:
    """Import an optional library."""
    try:
        return import_module(library)
    except ImportError:
        raise ModelError(f"this model needs {library}: pip install 'badbones[{extra}]'") from None


def load_sb3(settings: Settings, warnings: list[str]) -> Logits:
    """The policy that ``save`` of stable-baselines3 wrote, with the statistics of VecNormalize if there are any."""
    path, torch = settings["path"], require("torch", "train")
    torch.set_num_threads(1)  # more threads cost more than they save on batches of this size
    add_folder(os.path.dirname(os.path.abspath(path)))
    content = io.BytesIO(read_bytes(path, MAX_BYTES))
    library, name = _algorithm(content, path)
    content.seek(0)
    policy = getattr(require(library, "train"), name).load(content, device="cpu").policy
    policy.set_training_mode(False)
    by_names = hasattr(policy.observation_space, "spaces")  # trained with flat=False
    normalizer = pickle.loads(read_bytes(settings["normalize"], MAX_BYTES)) if settings["normalize"] else None
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
    # a policy of the user's own is a class that a module in the folder of the file may define
    bases = () if home in ALGORITHMS else pickle.loads(b64decode(saved[":serialized:"])).__mro__
    homes = [base.__module__ for base in bases] or [home]
    for home in homes:
        if home in ALGORITHMS:
            return ALGORITHMS[home]
    known = ", ".join(sorted(name for _, name in ALGORITHMS.values()))
    raise ModelError(f"{path} has a policy of {homes[0]}, which cannot be played; those of {known} can, and their like")


def load_onnx(settings: Settings, warnings: list[str]) -> Logits:
    """The model of a file in the ONNX format, which holds weights and a graph but no code."""
    runtime, path = require("onnxruntime", "onnx"), settings["path"]
    options = runtime.SessionOptions()
    options.intra_op_num_threads, options.log_severity_level = 1, 4
    content = read_bytes(path, MAX_BYTES)
    if EXTERNAL_DATA.search(content):
        raise ModelError(f"{path} keeps its weights in other files (external data): save it as one file")
    session = runtime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
    inputs = session.get_inputs()
    for tensor in inputs:
        if tensor.type not in ONNX_TYPES:
            raise ModelError(f"{path}: its input {tensor.name} is {tensor.type}; known are {', '.join(ONNX_TYPES)}")
    masked = [tensor.name for tensor in inputs if "mask" in tensor.name.lower()]
    if len(inputs) - len(masked) != 1 or len(masked) > 1:
        names = ", ".join(tensor.name for tensor in inputs)
        raise ModelError(f"{path} must have an input for observations and at most one named mask, not {names}")
    output = session.get_outputs()[0].name

    def logits(observations: NDArray[Any], masks: NDArray[np.bool_]) -> Floats:
        feeds: dict[str, NDArray[Any]] = {
            tensor.name: (masks if tensor.name in masked else observations).astype(ONNX_TYPES[tensor.type])
            for tensor in inputs
        }
        array: Floats = session.run([output], feeds)[0]
        return array

    return logits


def load_torch(settings: Settings, warnings: list[str]) -> Logits:
    """The module that the function of a file makes."""
    torch = require("torch", "train")
    torch.set_num_threads(1)  # more threads cost more than they save on batches of this size
    file, _, name = settings["path"].rpartition(":")
    module = build(load_attribute(file, name), name, settings["arguments"])
    if isinstance(module, torch.nn.Module):
        module.eval()

    def logits(observations: NDArray[Any], masks: NDArray[np.bool_]) -> Floats:
        with torch.inference_mode():
            output = module(torch.from_numpy(observations), torch.from_numpy(masks))
        array: Floats = (output[0] if isinstance(output, tuple) else output).float().numpy()
        return array

    return logits


LOADERS = {
    "sb3": (load_sb3, (("stable_baselines3", "train"), ("sb3_contrib", "train"))),
    "onnx": (load_onnx, (("onnxruntime", "onnx"),)),
    "torch": (load_torch, (("torch", "train"),)),
}
"""Name of an agent -> its loader and, imported before memory is limited, its libraries with the extra that has them."""
