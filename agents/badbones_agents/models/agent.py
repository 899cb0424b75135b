"""Models of other libraries as agents. A model runs in a process of its own, under the clock and limits of bots.

This process observes, masks and checks; the other one (``service``) has the library, the model and its code. A model
that cannot be loaded, or does not fit the game, is refused with ``ModelError``. What goes wrong later, a model that
hangs, dies or gives no numbers, costs it choices.
"""

from __future__ import annotations

import base64
import warnings
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.errors import ModelError, OptionError
from badbones_env.observation.observer import observation_of

from ..agent import clean_text, pending_seats
from ..bots.client import MAX_ERROR, BotFailure, BotProcess
from ..bots.process_agent import ProcessAgent
from .masked_choice import chunks, leave_to_auto_policy, uniform
from .metadata import model_metadata

VECNORMALIZE = "vecnormalize.pkl"  # as the RL Zoo names it
PARAMETERS = {
    "observation": "compact or complete: what it sees (default: what the .toml beside it says, else compact)",
    "decisions": "full, or core: the auto policy answers all but hero, trap and market (default likewise: full)",
    "game": "the game it was trained for, such as Versus2Advanced (default likewise: any that fits)",
    "temperature": "0: the most probable action; above: sampled, 1 as in training",
    "timeout": "seconds for each call of the model, with all decisions of a step",
    "start": "seconds for importing the library and loading the model",
    "memory": "megabytes that the model may use",
}


class ModelAgent(ProcessAgent):
    """Plays by the logits of a model: ``models/NAME.py`` of its ``library`` loads it."""

    library: ClassVar[str]
    example: ClassVar[str]
    timed = False  # its choices do not depend on the clock, as long as it answers at all

    def __init__(
        self,
        *,
        path: str = "",
        observation: str = "",
        decisions: str = "",
        game: str = "",
        temperature: float = 0.0,
        timeout: float = 60.0,
        start: float = 120.0,
        memory: int = 2048,
        seed: int = 0,
    ) -> None:
        super().__init__(timeout=timeout, start=start, memory=memory, seed=seed)
        if not path:
            raise OptionError(f"{self.name} needs the file of a model: {self.example}")
        if not temperature >= 0:
            raise OptionError(f"temperature must be 0 or more, not {temperature}")
        self.path, self.temperature = path, temperature
        file = self.file()
        if not file.exists():
            raise ModelError(f"cannot read the model {file}: there is no such file")
        self.check_trust()
        self.metadata = model_metadata(file, observation, decisions, game)
        self._settings = {"service": "model", "library": self.library, "path": path, "memory": memory}
        self._settings |= self.settings()
        self._fits: tuple[GameConfig, int] | None = None  # the game that it is known to fit, and its actions
        try:
            self._process = self._start({})
        except BotFailure as failure:
            if failure.reported:
                raise ModelError(str(failure)) from None
            raise ModelError(f"{path} cannot be loaded: {failure}") from None
        for text in self._process.hello.get("warnings", ()):
            warnings.warn(clean_text(str(text), MAX_ERROR), RuntimeWarning, stacklevel=2)

    def file(self) -> Path:
        """The file of the model."""
        return Path(self.path)

    def check_trust(self) -> None:
        """Refuse a file that can run code, unless its user trusts it. Nothing has been opened yet."""

    def settings(self) -> dict[str, Any]:
        """What else the library's module needs to load the model."""
        return {}

    def _start(self, game: dict[str, Any]) -> BotProcess:
        return BotProcess(self._settings, self.start, self.memory)

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        self.metadata.check(batch.config, self.path)
        pending = pending_seats(batch, seat_mask)
        if self.metadata.decisions == "core":
            pending = leave_to_auto_policy(batch, pending)
        if not pending.any():
            return
        masks, observations = batch.masks, batch.observe(self.metadata.observation)
        for rows in chunks(pending):
            try:
                self._try_out(batch)
                actions = self._actions(batch, rows, observations[rows], masks[rows])
            except BotFailure as failure:
                for game, seat in zip(*map(np.ndarray.tolist, rows), strict=True):
                    self.forfeit(batch, game, seat, failure.kind, str(failure))
                continue
            batch.actions[rows] = np.maximum(actions, 0)
            for k in np.flatnonzero(actions < 0):
                message = "its logits are not numbers (NaN or infinite)"
                self.forfeit(batch, int(rows[0][k]), int(rows[1][k]), "crash", message)

    def _try_out(self, batch: Batch) -> None:
        """Refuse a model that does not fit the game, before its first decision there."""
        if self._fits == (batch.config, batch.n_actions):
            return
        size = observation_of(batch.config, self.metadata.observation).size
        try:
            self.request({}, {"try": [size, batch.n_actions]}, self.timeout)
        except BotFailure as failure:
            if failure.fatal:
                raise
            raise ModelError(
                f"{failure}; a game of {batch.config.describe()} has {size} {self.metadata.observation} observations "
                f"and {batch.n_actions} actions: was the model trained for it?"
            ) from None
        self._fits = batch.config, batch.n_actions

    def _actions(
        self, batch: Batch, rows: tuple[Any, Any], observations: NDArray[Any], masks: NDArray[np.bool_]
    ) -> NDArray[np.int64]:
        """The model's action for each row, all of them legal; -1 where it gives no numbers."""
        message: dict[str, Any] = {
            "shape": [*observations.shape, masks.shape[1]],
            "observations": base64.b64encode(observations.tobytes()).decode(),
            "masks": base64.b64encode(np.packbits(masks).tobytes()).decode(),
        }
        if self.temperature:
            u = uniform(self.seed, batch.index[rows[0]], rows[1], batch.states["clock"][rows[0]])
            message |= {"temperature": self.temperature, "u": u.tolist()}
        try:
            actions = np.array(self.request({}, message, self.timeout).get("actions"), np.int64)
            if (actions.shape != (len(masks),)) or not masks[np.arange(len(masks)), actions][actions >= 0].all():
                raise ValueError
        except (ValueError, TypeError, IndexError, OverflowError):
            raise BotFailure("crash", "it wrote something other than an answer") from None
        return actions


class OnnxAgent(ModelAgent):
    """Plays an ONNX model that maps observations to logits; an input whose name has mask in it gets the masks."""

    name = library = "onnx"
    example = "onnx:path=model.onnx"
    parameters: ClassVar[dict[str, str]] = {"path": "the .onnx file", **PARAMETERS}


class Sb3Agent(ModelAgent):
    """Plays a model of stable-baselines3 or sb3-contrib: PPO, MaskablePPO, A2C, TRPO, DQN, QR-DQN. Needs trust=yes.

    Modules that it needs, of policies or extractors of yours, are imported from the folder of the file. Statistics of
    VecNormalize are taken from ``MODEL_vecnormalize.pkl`` or ``vecnormalize.pkl`` beside it.
    """

    name = library = "sb3"
    example = "sb3:path=model.zip,trust=yes"
    parameters: ClassVar[dict[str, str]] = {
        "path": "the .zip that model.save wrote",
        "trust": "yes: the file may run code, as it holds pickled objects",
        "normalize": "file of VecNormalize.save; no: none (default: the one beside the model)",
        **PARAMETERS,
    }

    def __init__(self, *, trust: bool = False, normalize: str = "", **common: Any) -> None:
        self.trust, self.normalize = trust, normalize
        super().__init__(**common)

    def check_trust(self) -> None:
        if not self.trust:
            raise ModelError(
                f"{self.path} holds pickled objects, and loading these can run any code: add trust=yes if you trust "
                "those who made it"
            )

    def settings(self) -> dict[str, Any]:
        if self.normalize == "no":
            return {"normalize": ""}
        beside = [self.file().with_name(f"{self.file().stem}_{VECNORMALIZE}"), self.file().with_name(VECNORMALIZE)]
        given = [Path(self.normalize)] if self.normalize else [file for file in beside if file.exists()]
        if given and not given[0].exists():
            raise ModelError(f"cannot read the statistics {given[0]}: there is no such file")
        return {"normalize": str(given[0]) if given else ""}


class TorchAgent(ModelAgent):
    """Plays a torch module of yours that maps (observations, masks) to logits: path=file.py:make calls make().

    Parameters that the agent does not know are those of your function: ``torch:path=net.py:make,weights=net.pt``.
    """

    name = "torch"
    library = "torch_module"
    example = "torch:path=file.py:make"
    parameters: ClassVar[dict[str, str]] = {
        "path": "file.py:make, a function (or class) that returns the module",
        **PARAMETERS,
    }

    def __init__(
        self,
        *,
        path: str = "",
        observation: str = "",
        decisions: str = "",
        game: str = "",
        temperature: float = 0.0,
        timeout: float = 60.0,
        start: float = 120.0,
        memory: int = 2048,
        seed: int = 0,
        **arguments: str,
    ) -> None:
        self.arguments = arguments
        super().__init__(
            path=path,
            observation=observation,
            decisions=decisions,
            game=game,
            temperature=temperature,
            timeout=timeout,
            start=start,
            memory=memory,
            seed=seed,
        )

    def file(self) -> Path:
        file, colon, _ = self.path.rpartition(":")
        if not colon or not file.endswith(".py"):
            raise OptionError(f"torch needs a file and a function that makes the module, {self.example}")
        return Path(file)

    def settings(self) -> dict[str, Any]:
        return {"arguments": self.arguments}
