"""Modules of torch, made by a function of yours."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import OptionError

from ..bots.agent_file import load_attribute
from ..bots.sandbox import import_path_kept
from ..spec import build
from .agent import PARAMETERS, ModelAgent, need, on_one_thread
from .masked_choice import Floats, Logits


class TorchAgent(ModelAgent):
    """Plays a torch module of yours that maps (observations, masks) to logits: path=file.py:make calls make().

    Parameters that the agent does not know are those of your function: ``torch:path=net.py:make,weights=net.pt``.
    """

    name = "torch"
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
        seed: int = 0,
        **more: str,
    ) -> None:
        self.more = more
        super().__init__(
            path=path, observation=observation, decisions=decisions, game=game, temperature=temperature, seed=seed
        )

    @property
    def file(self) -> Path:
        file, colon, _ = self.path.rpartition(":")
        if not colon or not file.endswith(".py"):
            raise OptionError(f"torch needs a file and a function that makes the module, {self.example}")
        return Path(file)

    def load(self) -> Logits:
        torch = need("torch", "train")
        name = self.path.rpartition(":")[2]
        with import_path_kept():
            module = build(load_attribute(str(self.file), name), name, self.more)
        if isinstance(module, torch.nn.Module):
            module.eval()

        def logits(observations: NDArray[Any], masks: NDArray[np.bool_]) -> Floats:
            with on_one_thread(torch):
                output = module(torch.from_numpy(observations), torch.from_numpy(masks))
            array: Floats = (output[0] if isinstance(output, tuple) else output).float().numpy()
            return array

        return logits
