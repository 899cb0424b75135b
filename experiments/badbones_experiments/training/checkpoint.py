"""Checkpoints: all that the rest of a run depends on, in one file that is replaced at a stroke.

Networks, optimizer, generators, every game under way, the pool and the counters: a run that is killed and resumed
computes the very numbers that it would have computed undisturbed. A checkpoint holds arrays and plain values only, so
reading one runs no code: an ``.npz`` in which ``content`` (JSON) says where each array belongs.
"""

from __future__ import annotations

import io
import json
import zipfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.config import GameConfig
from badbones_env.editions import other_actions, same_actions
from badbones_env.errors import ModelError
from badbones_env.rules.state import STATE
from badbones_env.version import ENVIRONMENT

from .files import write_atomically

CHECKPOINT, POOL = "checkpoint.npz", "pool"
CONTENT, ARRAY = "content", "array"
RECORD = sha256(repr(STATE.descr).encode()).hexdigest()  # games can only be read as the records that they were


def _pack(value: Any, arrays: dict[str, NDArray[Any]]) -> Any:
    """The value with every array (records as their bytes) put aside and named."""
    if isinstance(value, np.ndarray):
        records = value.dtype == STATE
        name = f"{ARRAY}{len(arrays)}"
        arrays[name] = value.view(np.uint8) if records else value
        return {ARRAY: name, "records": records}
    if isinstance(value, dict):
        return {key: _pack(item, arrays) for key, item in value.items()}
    return [_pack(item, arrays) for item in value] if isinstance(value, list | tuple) else value


def _unpack(value: Any, arrays: Any) -> Any:
    if isinstance(value, list):
        return [_unpack(item, arrays) for item in value]
    if not isinstance(value, dict):
        return value
    if set(value) == {ARRAY, "records"}:
        array = arrays[value[ARRAY]]
        return array.view(STATE) if value["records"] else array
    return {key: _unpack(item, arrays) for key, item in value.items()}


def save(folder: Path, config: dict[str, Any], counters: dict[str, Any], learner: dict[str, Any]) -> None:
    """Write the checkpoint of a run between two updates."""
    state = {
        "environment": ENVIRONMENT, "record": RECORD, "config": config, "counters": counters, "learner": learner,
    }  # fmt: skip
    arrays: dict[str, NDArray[Any]] = {}
    content = json.dumps(_pack(state, arrays))
    buffer = io.BytesIO()
    np.savez(buffer, **{CONTENT: np.array(content)}, **arrays)  # type: ignore[arg-type]
    write_atomically(folder / CHECKPOINT, buffer.getvalue())


def load(folder: Path) -> dict[str, Any]:
    """The checkpoint of a run."""
    path = folder / CHECKPOINT
    if not path.exists():
        raise ModelError(f"{folder} has no checkpoint to resume from; begin the run without --resume")
    try:
        with np.load(path, allow_pickle=False) as arrays:
            state: dict[str, Any] = json.loads(str(arrays[CONTENT]))
            if state.get("record") == RECORD:  # else the bytes of games are nothing that could be read
                state = _unpack(state, arrays)
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise ModelError(f"{path} is damaged: {(str(error).splitlines() or ['it ends too soon'])[0]}") from None
    if state.get("record") != RECORD:
        raise ModelError(f"{path} was written by another version of badbones, whose games this one cannot continue")
    environment = state.get("environment", 0)
    games = state["config"]["game"].get("mix", [state["config"]["game"]])
    if not all(same_actions(environment, GameConfig.from_options(game)) for game in games):
        raise ModelError(other_actions(str(path), environment))
    return state
