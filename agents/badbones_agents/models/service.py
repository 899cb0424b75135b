"""The side of a model's process (``bots.server``): loads the model and turns its logits into actions."""

from __future__ import annotations

import base64
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import BadBonesError, ModelError

from ..agent import error_text
from .loaders import LOADERS, Floats, Logits, Settings, require


class ModelService:
    """Answers requests of ``ModelAgent``. Illegal actions are masked here, so a model may ignore the mask."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.path = settings, settings["path"]
        self._load, libraries = LOADERS[settings["library"]]
        for library, extra in libraries:
            require(library, extra)
        self._model: Logits

    def load(self) -> dict[str, Any]:
        """Load the model; returns what the greeting is answered with."""
        warnings: list[str] = []
        try:
            self._model = self._load(self.settings, warnings)
        except BadBonesError:
            raise
        except BaseException as error:  # whatever a library, or a user's function, raises; sys.exit included
            raise ModelError(f"{self.path} cannot be loaded: {error_text(error)}") from None
        return {"warnings": warnings}

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """The actions of some rows, -1 where the logits are not numbers; or, to try it out, nothing."""
        if "try" in request:
            size, actions = request["try"]
            logits = self._logits(np.zeros((2, size), np.uint8), np.ones((2, actions), np.bool_))
            if not np.isfinite(logits.max(axis=1)).all():
                raise ModelError(f"{self.path} gave logits that are not numbers (NaN or infinite)")
            return {}
        rows, size, actions = request["shape"]
        observations = np.frombuffer(base64.b64decode(request["observations"]), np.uint8).reshape(rows, size)
        bits = np.frombuffer(base64.b64decode(request["masks"]), np.uint8)
        masks = np.unpackbits(bits, count=rows * actions).reshape(rows, actions).astype(np.bool_)
        logits = np.where(masks, self._logits(observations.copy(), masks), np.float32(-np.inf))
        finite = np.isfinite(logits.max(axis=1))
        logits[~finite] = 0
        if "u" in request:
            actions = sample(logits / np.float32(request["temperature"]), np.array(request["u"]))
        else:
            actions = logits.argmax(axis=1)
        return {"actions": np.where(finite, actions, -1).tolist()}

    def _logits(self, observations: NDArray[Any], masks: NDArray[np.bool_]) -> Floats:
        try:
            logits = np.array(self._model(observations, masks), np.float32)
        except BaseException as error:
            raise ModelError(f"{self.path} failed: {error_text(error)}") from None
        if logits.shape != masks.shape:
            raise ModelError(f"{self.path} gave logits of the shape {logits.shape}, not {masks.shape}")
        return logits


def sample(logits: Floats, u: NDArray[np.float64]) -> NDArray[np.int64]:
    """Inverse transform sampling: an action of each row for a uniform ``u``."""
    weights = np.exp(logits - logits.max(axis=1, keepdims=True), dtype=np.float64)
    heights = weights.cumsum(axis=1)
    # the first action whose height exceeds u * total has a weight above 0, so it is legal
    actions: NDArray[np.int64] = (heights > (u * heights[:, -1])[:, None]).argmax(axis=1)
    return actions
