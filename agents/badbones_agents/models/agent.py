"""Agents that play models of other libraries. Each model runs in its own process, with the limits of a bot.

This process makes observations and masks, and checks the actions. The other one (``service``) has the library, the
model and its code. A model that cannot be loaded or does not fit the game raises ``ModelError``. Later failures
(timeouts, crashes, NaN) forfeit choices.
"""

from __future__ import annotations

import base64
import warnings
from pathlib import Path
from typing import Annotated, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.errors import ModelError, OptionError
from badbones_env.observation.observer import layout_of

from ..agent import Temperature, clean_text, pending_seats, uniform
from ..bots.client import MAX_ERROR, BotFailure, BotProcess
from ..bots.process_agent import ProcessAgent
from ..spec import parameters_of
from .auto_policy import leave_to_auto_policy
from .metadata import model_metadata

MAX_ROWS = 4096  # observations in a forward pass
VECNORMALIZE = "vecnormalize.pkl"  # as the RL Zoo names it


class ModelAgent(ProcessAgent):
    """Plays the logits of a model. ``loaders`` selects the library by the name of the agent."""

    example: ClassVar[str]
    timed = False  # only a timeout makes choices depend on the clock

    def __init__(
        self,
        *,
        path: Annotated[str, "the file of the model"] = "",
        observation: Annotated[str, "compact or complete (default: what the .toml beside it says, else compact)"] = "",
        decisions: Annotated[str, "full, or core: hero, trap and market only (default likewise: full)"] = "",
        game: Annotated[str, "that it was trained for, as Versus2Advanced (default likewise: any that fits)"] = "",
        temperature: Temperature = 0.0,
        timeout: Annotated[float, "seconds for each call of the model, with all decisions of a step"] = 60.0,
        start: Annotated[float, "seconds for importing the library and loading the model"] = 120.0,
        memory: Annotated[int, "megabytes that the model may use"] = 2048,
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
        self._settings = {"service": "model", "library": self.name, "path": path, "memory": memory}
        self._settings |= self.settings()
        self._checked_for: tuple[GameConfig, int] | None = None  # the game and its number of actions
        try:
            self._process = self._start_process({})
        except BotFailure as failure:
            if failure.reported:
                raise ModelError(str(failure)) from None
            raise ModelError(f"{path} cannot be loaded: {failure}") from None
        texts = self._process.hello.get("warnings")
        for text in texts[:5] if isinstance(texts, list) else ():  # untrusted
            warnings.warn(clean_text(str(text), MAX_ERROR), RuntimeWarning, stacklevel=2)

    def file(self) -> Path:
        """The path of the model's file."""
        return Path(self.path)

    def check_trust(self) -> None:
        """Refuse a file that can run code, unless the user trusts it. Called before the file is opened."""

    def settings(self) -> dict[str, Any]:
        """Further settings that the library's loader needs."""
        return {}

    def _start_process(self, options: dict[str, Any]) -> BotProcess:
        return BotProcess(self._settings, self.start_timeout, self.memory)

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        self.metadata.check(batch.config, self.path)
        pending = pending_seats(batch, seat_mask)
        if self.metadata.decisions == "core":
            pending = leave_to_auto_policy(batch, pending)
        games, seats = np.nonzero(pending)
        if not len(games):
            return
        masks, observations = batch.masks, batch.observe(self.metadata.observation)
        for first in range(0, len(games), MAX_ROWS):
            rows = games[first : first + MAX_ROWS], seats[first : first + MAX_ROWS]
            try:
                self._check_shapes(batch)
                actions = self._actions(batch, rows, observations[rows], masks[rows])
            except BotFailure as failure:
                for game, seat in zip(*map(np.ndarray.tolist, rows), strict=True):
                    self.forfeit(batch, game, seat, failure.kind, str(failure))
                continue
            batch.actions[rows] = np.maximum(actions, 0)
            for k in np.flatnonzero(actions < 0):
                message = "its logits are not numbers (NaN or infinite)"
                self.forfeit(batch, int(rows[0][k]), int(rows[1][k]), "crash", message)

    def _check_shapes(self, batch: Batch) -> None:
        """Before the first decision of a game, refuse a model whose shapes do not fit it."""
        if self._checked_for == (batch.config, batch.n_actions):
            return
        size = layout_of(batch.config, self.metadata.observation).size
        try:
            self.request({}, {"try": [size, batch.n_actions]}, self.timeout)
        except BotFailure as failure:
            if failure.fatal:
                raise
            raise ModelError(
                f"{failure}; a game of {batch.config.describe()} has {size} {self.metadata.observation} observations "
                f"and {batch.n_actions} actions: was the model trained for it?"
            ) from None
        self._checked_for = batch.config, batch.n_actions

    def _actions(
        self, batch: Batch, rows: tuple[Any, Any], observations: NDArray[Any], masks: NDArray[np.bool_]
    ) -> NDArray[np.int64]:
        """The model's action for each row, checked to be legal; -1 where its logits are not finite."""
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
    """Plays an ONNX model that maps observations to logits. An input with "mask" in its name gets the masks."""

    name = "onnx"
    example = "onnx:path=model.onnx"


class Sb3Agent(ModelAgent):
    """Plays a model.zip of stable-baselines3 or sb3-contrib: PPO, MaskablePPO, A2C, TRPO, DQN, QR-DQN. Needs trust=yes.

    Modules that it needs, of policies or extractors of yours, are imported from the folder of the file. Statistics of
    VecNormalize are taken from ``MODEL_vecnormalize.pkl`` or ``vecnormalize.pkl`` beside it.
    """

    name = "sb3"
    example = "sb3:path=model.zip,trust=yes"

    def __init__(
        self,
        *,
        trust: Annotated[bool, "yes: the file may run code, as it holds pickled objects"] = False,
        normalize: Annotated[str, "file of VecNormalize.save; no: none (default: the one beside the model)"] = "",
        **common: Any,
    ) -> None:
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
        candidates = [self.file().with_name(f"{self.file().stem}_{VECNORMALIZE}"), self.file().with_name(VECNORMALIZE)]
        given = [Path(self.normalize)] if self.normalize else [file for file in candidates if file.exists()]
        if given and not given[0].exists():
            raise ModelError(f"cannot read the statistics {given[0]}: there is no such file")
        return {"normalize": str(given[0]) if given else ""}


class TorchAgent(ModelAgent):
    """Plays a torch module of yours that maps (observations, masks) to logits: path=file.py:make calls make().

    Parameters that the agent does not know are those of your function: ``torch:path=net.py:make,weights=net.pt``.
    """

    name = "torch"
    example = "torch:path=file.py:make"
    takes_any = True

    def __init__(self, **common: Any) -> None:
        known, _ = parameters_of(ModelAgent)
        self.arguments = {key: common.pop(key) for key in list(common) if key not in known}
        super().__init__(**common)

    def file(self) -> Path:
        file, colon, _ = self.path.rpartition(":")
        if not colon or not file.endswith(".py"):
            raise OptionError(f"torch needs a file and a function that makes the module, {self.example}")
        return Path(file)

    def settings(self) -> dict[str, Any]:
        return {"arguments": self.arguments}
