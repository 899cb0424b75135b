"""Checkpoints: all that the rest of a run depends on, in one file that is replaced at a stroke.

Networks, optimizer, generators, every game under way, the pool and the counters: a run that is killed and resumed
computes the very numbers that it would have computed undisturbed. A checkpoint holds tensors and plain values only, so
reading one runs no code.
"""

from __future__ import annotations

import io
import pickle
from collections import deque
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import torch
from badbones_agents.policy_file import PolicyFile
from sb3_contrib import MaskablePPO

from badbones_env.config import GameConfig
from badbones_env.editions import other_actions, same_actions
from badbones_env.errors import ModelError
from badbones_env.rules.state import STATE
from badbones_env.version import ENVIRONMENT

from .files import write_atomically
from .league import LeagueVecEnv

CHECKPOINT, POOL = "checkpoint.pt", "pool"
RECORD = sha256(repr(STATE.descr).encode()).hexdigest()  # games can only be read as the records that they were


def _pack(value: Any) -> Any:
    """Arrays as tensors (records as their bytes), since only these can be read without unpickling."""
    if isinstance(value, np.ndarray):
        return torch.from_numpy(value.view(np.uint8) if value.dtype == STATE else value.copy())
    if isinstance(value, dict):
        return {key: _pack(item) for key, item in value.items()}
    return [_pack(item) for item in value] if isinstance(value, list | tuple) else value


def _unpack_games(saved: dict[str, Any]) -> dict[str, Any]:
    for part in saved["parts"]:
        part["states"] = part["states"].numpy().view(STATE)
        part["index"], part["standing"] = part["index"].numpy(), part["standing"].numpy()
    for name in ("who", "numbers"):
        saved["pool"][name] = saved["pool"][name].numpy()
    return saved


def save(folder: Path, model: MaskablePPO, env: LeagueVecEnv, config: dict[str, Any], counters: dict[str, Any]) -> None:
    """Write the checkpoint of a run between two updates."""
    kind, keys, *rest = np.random.get_state()
    state = {
        "environment": ENVIRONMENT, "record": RECORD, "config": config, "counters": counters,
        "steps": model.num_timesteps, "updates": model._n_updates,
        "policy": model.policy.state_dict(), "optimizer": model.policy.optimizer.state_dict(),
        "torch": torch.get_rng_state(), "numpy": [kind, keys.astype(np.int64), *rest],
        "starts": model._last_episode_starts, "games": env.save(),
    }  # fmt: skip
    buffer = io.BytesIO()
    torch.save(_pack(state), buffer)
    write_atomically(folder / CHECKPOINT, buffer.getvalue())


def load(folder: Path) -> dict[str, Any]:
    """The checkpoint of a run."""
    path = folder / CHECKPOINT
    if not path.exists():
        raise ModelError(f"{folder} has no checkpoint to resume from; begin the run without --resume")
    try:
        state: dict[str, Any] = torch.load(path, weights_only=True)
    except (OSError, RuntimeError, EOFError, pickle.UnpicklingError) as error:
        raise ModelError(f"{path} is damaged: {str(error).splitlines()[0]}") from None
    if state.get("record") != RECORD:
        raise ModelError(f"{path} was written by another version of badbones, whose games this one cannot continue")
    environment = state.get("environment", 0)
    if not same_actions(environment, GameConfig.from_options(state["config"]["game"])):
        raise ModelError(other_actions(str(path), environment))
    return state


def restore(folder: Path, state: dict[str, Any], model: MaskablePPO, env: LeagueVecEnv) -> None:
    """Put a freshly made model and environment where the checkpoint stands."""
    past = [name for name, past, *_ in state["games"]["pool"]["members"] if past]
    env.restore(_unpack_games(state["games"]), {name: PolicyFile.read(folder / POOL / f"{name}.npz") for name in past})
    model.policy.load_state_dict(state["policy"])
    model.policy.optimizer.load_state_dict(state["optimizer"])
    model.num_timesteps, model._n_updates = state["steps"], state["updates"]
    model._last_obs, model._last_episode_starts = env.observe(), state["starts"].numpy()
    model.ep_info_buffer, model.ep_success_buffer = deque(maxlen=100), deque(maxlen=100)
    torch.set_rng_state(state["torch"])
    kind, keys, *rest = state["numpy"]
    np.random.set_state((kind, keys.numpy().astype(np.uint32), *rest))
