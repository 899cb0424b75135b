"""Checkpoints: the whole state of a training run in one file, which is replaced atomically.

The state is networks, optimizer, random generators, unfinished games, opponent pool and counters. A run that is killed
and resumed computes the same numbers as one that is not. The file is an ``.npz`` of plain arrays; the array ``content``
(JSON) says where each belongs. So reading one runs no code. It has a checksum, and impossible games are refused.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.networks.arrays_file import read_arrays, write_arrays
from numpy.typing import NDArray

from badbones_env.config import GameConfig
from badbones_env.errors import BadBonesError, ModelError
from badbones_env.files import MEGABYTE, read_bytes
from badbones_env.rules.state import STATE
from badbones_env.version import ENVIRONMENT, other_version

from ..jobs.files import write_atomically

CHECKPOINT, POOL = "checkpoint.npz", "pool"
MAX_BYTES = 8192 * MEGABYTE
DAMAGE = (OSError, ValueError, KeyError, IndexError, TypeError, AttributeError, RecursionError, RuntimeError)
CONTENT, ARRAY = "content", "array"
LAYOUT = sha256(repr(STATE.descr).encode()).hexdigest()  # games can only be restored with the same STATE dtype


def _pack(value: Any, arrays: dict[str, NDArray[Any]]) -> Any:
    """Move every array of a nested value into ``arrays`` (game states as bytes) and put its name in its place."""
    if isinstance(value, np.ndarray):
        is_states = value.dtype == STATE
        name = f"{ARRAY}{len(arrays)}"
        arrays[name] = value.view(np.uint8) if is_states else value
        return {ARRAY: name, "records": is_states}
    if isinstance(value, dict):
        return {key: _pack(item, arrays) for key, item in value.items()}
    return [_pack(item, arrays) for item in value] if isinstance(value, list | tuple) else value


def _unpack(value: Any, arrays: Any) -> Any:
    """The inverse of ``_pack``."""
    if isinstance(value, list):
        return [_unpack(item, arrays) for item in value]
    if not isinstance(value, dict):
        return value
    if set(value) == {ARRAY, "records"}:
        array = arrays[value[ARRAY]]
        return array.view(STATE) if value["records"] else array
    return {key: _unpack(item, arrays) for key, item in value.items()}


def save(folder: Path, config: dict[str, Any], counters: dict[str, Any], learner: dict[str, Any]) -> None:
    """Write the checkpoint of a run; call it between two updates."""
    state = {"environment": ENVIRONMENT, "record": LAYOUT, "config": config, "counters": counters, "learner": learner}
    arrays: dict[str, NDArray[Any]] = {}
    content = json.dumps(_pack(state, arrays))
    write_atomically(folder / CHECKPOINT, write_arrays({CONTENT: np.array(content), **arrays}))


@contextmanager
def report_damage(path: Path) -> Iterator[None]:
    """Turn the errors that a damaged checkpoint causes into a ModelError of one line."""
    try:
        yield
    except BadBonesError:
        raise
    except DAMAGE as error:
        reason = error.strerror if isinstance(error, OSError) else (str(error).splitlines() or ["it is incomplete"])[0]
        reason = f"{reason} is missing" if isinstance(error, KeyError) else reason
        raise ModelError(f"{path} is damaged: {reason}; go back to a copy of it, or begin again") from None


def check_count(value: Any, highest: int = 1 << 62) -> int:
    """The value if it is a count; else ValueError."""
    if type(value) is not int or not 0 <= value <= highest:
        raise ValueError(f"{value!r:.40} is not a count")
    return value


def check_number(value: Any) -> float:
    """The value as a float if it is a finite number; else ValueError."""
    if type(value) not in (int, float) or not math.isfinite(value):
        raise ValueError(f"{value!r:.40} is not a number")
    return float(value)


def load(folder: Path) -> dict[str, Any]:
    """Read the checkpoint of a run."""
    path = folder / CHECKPOINT
    if not path.exists():
        raise ModelError(f"{folder} has no checkpoint to resume from; begin the run without --resume")
    with report_damage(path):
        content = read_bytes(path, MAX_BYTES)
        arrays = read_arrays(content, len(content))  # it is not compressed
        state: dict[str, Any] = json.loads(str(arrays[CONTENT]))
        if state.get("record") == LAYOUT:
            state = _unpack(state, arrays)
    if state.get("record") != LAYOUT:
        raise ModelError(f"{path} was written by another version of badbones, whose games this one cannot continue")
    with report_damage(path):
        environment = check_count(state.get("environment", 0))
        game = state["config"]["game"]
        for options in game.get("mix", [game]):
            GameConfig.from_stored(options)
    if environment != ENVIRONMENT:
        raise ModelError(other_version(str(path), environment))
    return state
