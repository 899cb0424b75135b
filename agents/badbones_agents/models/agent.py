"""What the agents of all libraries share: files, checks, choosing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.errors import BadBonesError, ModelError, OptionError
from badbones_env.lowlevel import GameSpec
from badbones_env.observation.observer import observation_of
from badbones_env.rules.constants import NOTHING

from ..agent import Agent, error_text
from .masked_choice import Floats, Logits, choose_by_logits, leave_to_auto_policy
from .metadata import model_metadata

PARAMETERS = {
    "observation": "compact or complete: what it sees (default: what the .toml beside it says, else compact)",
    "decisions": "full, or core: the auto policy answers all but hero, trap and market (default likewise: full)",
    "game": "the game it was trained for, such as Versus2Advanced (default likewise: any that fits)",
    "temperature": "0: the most probable action; above: sampled, 1 as in training",
}


def need(library: str, extra: str) -> Any:
    """Import an optional library."""
    try:
        return import_module(library)
    except ImportError:
        raise ModelError(f"this model needs {library}: pip install 'badbones[{extra}]'") from None


@contextmanager
def on_one_thread(torch: Any) -> Iterator[None]:
    """Without gradients, on one thread: more threads cost more than they save on batches of this size."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        with torch.inference_mode():
            yield
    finally:
        torch.set_num_threads(threads)


class ModelAgent(Agent):
    """Plays by the logits of a model; subclasses implement ``load``.

    ``load`` returns a function from observations (rows, size) and masks (rows, actions) to logits (rows, actions).
    Illegal actions are masked here, so a model may ignore the mask.
    """

    example: ClassVar[str]

    def __init__(
        self, *, path: str, observation: str, decisions: str, game: str, temperature: float, seed: int
    ) -> None:
        super().__init__(seed=seed)
        if not path:
            raise OptionError(f"{self.name} needs the file of a model: {self.example}")
        if not temperature >= 0:
            raise OptionError(f"temperature must be 0 or more, not {temperature}")
        self.path, self.temperature = path, temperature
        if not self.file.exists():
            raise ModelError(f"cannot read the model {self.file}: there is no such file")
        self.check_trust()
        self.metadata = model_metadata(self.file, observation, decisions, game)
        self._begin()

    @property
    def file(self) -> Path:
        """The file of the model."""
        return Path(self.path)

    def check_trust(self) -> None:
        """Refuse a file that can run code, unless its user trusts it. Nothing has been opened yet."""

    def load(self) -> Logits:
        raise NotImplementedError

    def _begin(self) -> None:
        self._spec: GameSpec | None = None
        try:
            self._model = self.load()
        except (BadBonesError, KeyboardInterrupt):
            raise
        except BaseException as error:  # whatever a library, or a user's function, raises; sys.exit included
            raise ModelError(f"{self.path} cannot be loaded: {error_text(error)}") from None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_model", "_spec")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._begin()

    def _logits(self, observations: NDArray[Any], masks: NDArray[np.bool_]) -> Floats:
        try:
            logits = np.array(self._model(observations, masks), np.float32)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise ModelError(f"{self.path} failed: {error_text(error)}") from None
        if logits.shape != masks.shape:
            raise ModelError(f"{self.path} gave logits of the shape {logits.shape}, not {masks.shape}")
        if not np.isfinite(np.where(masks, logits, -np.inf).max(axis=1)).all():
            raise ModelError(f"{self.path} gave logits that are not numbers (NaN or infinite)")
        return logits

    def _prepare(self, batch: Batch) -> None:
        """Refuse a game that the model was not trained for."""
        self.metadata.check(batch.config, self.path)
        size = observation_of(batch.config, self.metadata.observation).size
        try:
            self._logits(np.zeros((2, size), np.uint8), np.ones((2, batch.n_actions), np.bool_))
        except ModelError as error:
            raise ModelError(
                f"{error}; a game of {batch.config.describe()} has {size} {self.metadata.observation} observations and "
                f"{batch.n_actions} actions: was the model trained for it?"
            ) from None
        self._spec = batch.spec

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        if batch.spec is not self._spec:
            self._prepare(batch)
        pending = seat_mask & (batch.states["decision"][:, : batch.config.players] != NOTHING)
        batch.actions[seat_mask] = 0
        if self.metadata.decisions == "core":
            pending = leave_to_auto_policy(batch, pending)
        choose_by_logits(batch, pending, self._logits, self.metadata.observation, self.temperature, self.seed)
