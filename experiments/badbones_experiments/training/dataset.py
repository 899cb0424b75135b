"""Games of agents as a dataset for imitation and offline learning: ``badbones dataset``.

One row for every decision of every seat, in the order of games, seats and steps. Columns: ``observation`` (size) uint8,
``mask`` (actions) bool, ``action``, ``reward`` (until the seat's next decision), ``return`` (discounted by gamma),
``game``, ``seat``, ``step``, ``terminated``, ``truncated``. The last row of an episode (a seat's game) has one of the
two set; its final observation is a row of ``final_observation``, in the order of the episodes.

Files: ``.npz`` (NumPy; masks packed to bits) or ``.parquet`` (pyarrow); a folder of ``.parquet`` files is read as one
(``dataset_folder`` makes it).
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.models.metadata import MODEL_OPTIONS
from badbones_agents.networks.arrays_file import read_arrays, write_arrays
from badbones_agents.registry import make_agent
from numpy.typing import NDArray

from badbones_env.config import GameConfig
from badbones_env.errors import ModelError, OptionError, describe_error
from badbones_env.files import MEGABYTE, read_bytes
from badbones_env.lowlevel import game_spec
from badbones_env.observation.features import FEATURES
from badbones_env.observation.observer import layout_of
from badbones_env.observation.sparse import SPARSE
from badbones_env.simulator import Simulator
from badbones_env.table import Hook, Marks, Table
from badbones_env.version import ENVIRONMENT, other_version

from ..jobs.files import write_atomically
from ..reports.progress import Progress

RECORDED = ("observation", "mask", "action", "game", "seat", "step")  # of each decision as it is made
COLUMNS = (*RECORDED, "reward", "return", "terminated", "truncated")  # a row for each decision
FINAL = "final_observation"  # a row for each episode
BATCH = 512  # games played in parallel
ABOUT = "about"


@dataclass
class Dataset:
    """Columns by name, and ``about``: game options, decisions, observation, reward, gamma, agents, seed."""

    about: dict[str, Any]
    columns: dict[str, NDArray[Any]]

    def __len__(self) -> int:
        return len(self.columns["action"])

    @property
    def config(self) -> GameConfig:
        """The game that was played."""
        return GameConfig.from_stored(self.about.get("game"))

    def check(self, config: GameConfig, setting: dict[str, Any], source: str = "the dataset") -> None:
        """Refuse games of another configuration or version, or with other decisions, observations or rewards."""
        if any(getattr(self.config, name) != getattr(config, name) for name in MODEL_OPTIONS):
            raise ModelError(f"{source} holds games of {self.config.describe()}, not of {config.describe()}")
        environment = self.about.get("environment", 0)
        if environment != ENVIRONMENT:
            raise ModelError(other_version(source, environment))
        stored = {name: self.about.get(name) for name in setting}
        if stored != setting:
            raise ModelError(f"{source} was made with {_listed(stored)}, the training has {_listed(setting)}")
        error = self._validation_error(config)
        if error:
            raise ModelError(f"{source} is damaged: {error}")

    def _validation_error(self, config: GameConfig) -> str:
        """What no games of this kind give, in words; "" if compiled code may read the columns."""
        encoding, rows = self.about["observation"], len(self)
        obs, mask, action, returns = (self.columns[name] for name in ("observation", "mask", "action", "return"))
        size, actions = layout_of(config, encoding).size, len(game_spec(config, common=encoding == SPARSE).actions)
        if not rows or obs.shape != (rows, size) or mask.shape != (rows, actions) or returns.shape != (rows,):
            return "its columns are of another shape"
        if obs.dtype.kind != "u" or action.dtype.kind not in "iu" or returns.dtype.kind != "f":
            return "its columns are of another kind"
        if encoding == SPARSE and int(obs.max()) >= FEATURES:
            return "it has features that do not exist"
        if action.min() < 0 or action.max() >= actions or not mask[np.arange(rows), action].all():
            return "it has choices that were not legal"
        return "" if np.isfinite(returns).all() else "it has returns that are not numbers"

    def write(self, path: str) -> None:
        """As ``.npz`` or ``.parquet``."""
        if path.endswith(".parquet"):
            content = _parquet(self)
        elif path.endswith(".npz"):
            packed = self.columns | {"mask": np.packbits(self.columns["mask"], axis=1)}
            about = self.about | {"actions": self.columns["mask"].shape[1]}
            content = write_arrays({ABOUT: np.array(json.dumps(about)), **packed}, compress=True)
        else:
            raise OptionError(f"a dataset is a file .npz or .parquet, not {path}")
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            write_atomically(Path(path), content)
        except OSError as error:
            raise OptionError(f"{path} cannot be written: {describe_error(error)}") from None

    @classmethod
    def read(cls, path: str) -> Dataset:
        """What ``write`` wrote, or a folder of such ``.parquet`` files."""
        try:
            if Path(path).is_dir():
                parts = [_from_parquet(str(file)) for file in sorted(Path(path).glob("*.parquet"))]
                about = parts[0][0]
                columns = {name: np.concatenate([part[1][name] for part in parts]) for name in parts[0][1]}
            elif path.endswith(".parquet"):
                about, columns = _from_parquet(path)
            else:
                arrays = read_arrays(read_bytes(path, memory()), memory())
                about = dict(json.loads(str(arrays[ABOUT])))
                columns = {name: arrays[name] for name in (*COLUMNS, FINAL)}
                columns["mask"] = np.unpackbits(columns["mask"], axis=1, count=about["actions"]).astype(np.bool_)
        except OptionError:
            raise
        except FileNotFoundError:
            raise ModelError(f"there is no dataset {path}; make one with 'badbones dataset'") from None
        except Exception as error:  # whatever a damaged file makes numpy, zlib or pyarrow say
            raise ModelError(f"{path} is not a dataset of 'badbones dataset': {error}") from None
        return cls(about, columns)


def memory() -> int:
    """Bytes of memory that this machine has: no dataset can be larger."""
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 1 << 34


def _listed(setting: dict[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in setting.items())


def make_dataset(
    config: GameConfig,
    agents: Sequence[str],
    games: int,
    seed: int,
    *,
    decisions: str = "core",
    observation: str = "compact",
    reward: str = "shaped",
    gamma: float = 0.99,
    first: int = 0,
) -> Dataset:
    """Play ``games`` games between the agents (seat p of game g: number (g + p) % agents) and keep every decision.

    ``first``: the number of the first game.
    """
    if not agents:
        raise OptionError("name the agents whose games are wanted, say --agents guardian")
    players = [make_agent(spec, seed) for spec in agents]
    parts: list[dict[str, NDArray[Any]]] = []
    with Progress(games, "games") as bar:
        for start in range(first, first + games, BATCH):
            sim = Simulator(
                config,
                min(BATCH, first + games - start),
                seed,
                observation=observation,
                reward=reward,
                decisions=decisions,
                first=start,
            )
            recorder = DecisionRecorder()
            seats = (sim.index[:, None] + np.arange(config.players)) % len(players)
            Table(sim, players, seats, recorder).play()
            parts.append(recorder.columns(sim, start))
            bar.update(min(games, start + BATCH - first))
    columns = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    columns["return"] = _returns(columns, gamma)
    about = {
        "game": config.options(),
        "decisions": decisions,
        "observation": observation,
        "reward": reward,
        "gamma": gamma,
        "agents": list(agents),
        "seed": seed,
        "environment": ENVIRONMENT,
    }
    return Dataset(about, {name: columns[name] for name in (*COLUMNS, FINAL)})


class DecisionRecorder(Hook):
    """Records all decisions of a batch of games, as columns."""

    def __init__(self) -> None:
        self._recorded: dict[str, list[NDArray[Any]]] = {name: [] for name in RECORDED}
        self._rewards: list[NDArray[np.float32]] = []  # of every step, (games, players)

    def on_choices(self, table: Table, pending: Marks, actions: NDArray[np.int64]) -> None:
        batch, (game, seat) = table.batch, np.nonzero(pending)
        step = np.full(len(game), len(self._rewards), np.int32)
        columns: tuple[NDArray[Any], ...] = (
            batch.observations[game, seat],
            batch.masks[game, seat],
            actions[game, seat].astype(np.int16),
            batch.index[game],
            seat.astype(np.int8),
            step,
        )
        for name, column in zip(RECORDED, columns, strict=True):
            self._recorded[name].append(column)

    def on_step(self, table: Table, pending: Marks, seconds: float) -> None:
        self._rewards.append(table.batch.rewards.copy())

    def columns(self, sim: Simulator, first: int) -> dict[str, NDArray[Any]]:
        """Sorted by game (numbered from ``first`` on), seat and step; all games are over."""
        columns = {name: np.concatenate(arrays) for name, arrays in self._recorded.items()}
        order = np.lexsort((columns["step"], columns["seat"], columns["game"]))
        columns = {name: array[order] for name, array in columns.items()}
        row, seat, step = columns["game"] - first, columns["seat"], columns["step"]
        last = np.append((np.diff(row) != 0) | (np.diff(seat) != 0), True)
        # rewards of steps without a decision belong to the decision before
        zeros = np.zeros((1, *self._rewards[0].shape), np.float32)
        earned = np.concatenate([zeros, np.cumsum(self._rewards, axis=0)])
        until = np.where(last, len(self._rewards), np.append(step[1:], 0))
        columns["reward"] = (earned[until, row, seat] - earned[step, row, seat]).astype(np.float32)
        truncated = sim.outcomes().truncated[row]
        columns["terminated"], columns["truncated"] = last & ~truncated, last & truncated
        columns[FINAL] = sim.observations[row[last], seat[last]].copy()
        return columns


def _returns(columns: dict[str, NDArray[Any]], gamma: float) -> NDArray[np.float32]:
    """Discounted by gamma for every decision of the same seat."""
    rewards, last = columns["reward"], columns["terminated"] | columns["truncated"]
    returns = np.zeros(len(rewards), np.float32)
    total = 0.0
    for k in range(len(rewards) - 1, -1, -1):
        total = float(rewards[k]) + (0.0 if last[k] else gamma * total)
        returns[k] = total
    return returns


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise OptionError("Parquet needs pyarrow: pip install 'badbones[data]', or write an .npz") from None
    return pyarrow


def _parquet(data: Dataset) -> bytes:
    """Observations and masks as lists; final observations are empty lists but in the last rows of episodes."""
    arrow = _pyarrow()
    arrays = {}
    for name in COLUMNS:
        column = data.columns[name]
        plain = np.ascontiguousarray(column).view(np.uint8) if name == "mask" else column
        flat = arrow.array(plain.reshape(-1))
        arrays[name] = arrow.FixedSizeListArray.from_arrays(flat, column.shape[1]) if column.ndim == 2 else flat
    last, final = data.columns["terminated"] | data.columns["truncated"], data.columns[FINAL]
    offsets = np.concatenate([[0], np.cumsum(last)]).astype(np.int32) * final.shape[1]
    arrays[FINAL] = arrow.ListArray.from_arrays(offsets, arrow.array(final.reshape(-1)))
    table = arrow.table(arrays).replace_schema_metadata({"badbones": json.dumps(data.about)})
    buffer = io.BytesIO()
    arrow.parquet.write_table(table, buffer, compression="zstd")
    return buffer.getvalue()


def _from_parquet(path: str) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    if not Path(path).is_file():  # a pipe may never be written to
        raise FileNotFoundError
    with _pyarrow().parquet.ParquetFile(path) as file:
        kinds = [getattr(kind, "value_type", kind) for kind in file.schema_arrow.types]
        groups = map(file.metadata.row_group, range(file.metadata.num_row_groups))
        bits = sum(group.column(k).num_values * kind.bit_width for group in groups for k, kind in enumerate(kinds))
        if bits > 8 * memory():
            raise ValueError(f"it unpacks to {bits / 8 / MEGABYTE:,.0f} MB, more than this machine has")
        table = file.read()
    columns = {}
    for name in (*COLUMNS, FINAL):
        column = table[name].combine_chunks()
        flat = column.flatten() if name in ("observation", "mask", FINAL) else column
        columns[name] = flat.to_numpy(zero_copy_only=False)
    for name in ("observation", "mask"):
        columns[name] = columns[name].reshape(len(table), -1)
    columns[FINAL] = columns[FINAL].reshape(-1, columns["observation"].shape[1])
    columns["mask"] = columns["mask"].astype(np.bool_)
    return dict(json.loads(table.schema.metadata[b"badbones"])), columns
