"""Modules of torch, made by a function of yours."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.bot_agent import load_attribute
from ..spec import build
from .masked_choice import Floats, Logits
from .service import Settings, need

LIBRARIES = (("torch", "train"),)


def load(settings: Settings, warnings: list[str]) -> Logits:
    """The module that the function of a file makes."""
    torch = need("torch", "train")
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
