"""Functions that make models for the agent ``torch``, each with a habit of its own: after its trial call."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import torch


def model(act: Callable[[], Any]) -> Callable[[Any, Any], Any]:
    """A model that does something bad in every call but the first, in which it is tried out."""
    calls: list[int] = []

    def forward(observations: Any, masks: Any) -> Any:
        calls.append(1)
        if len(calls) > 1:
            act()
        return masks.float()

    return forward


def exits() -> Any:
    return model(lambda: os._exit(0))


def leaves() -> Any:
    return model(lambda: sys.exit(0))


def sleeps() -> Any:
    return model(lambda: time.sleep(600))


def hoards() -> Any:
    return model(lambda: [bytearray(1 << 26) for _ in range(200)])


def spawns() -> Any:
    return model(lambda: (subprocess.Popen(["sleep", "600"], start_new_session=True), os._exit(1)))


def speaks() -> Any:
    """Answers in the place of its process while it is being loaded: warnings that are none."""
    for number in range(3, 20):
        try:
            os.write(number, b'{"id":1,"warnings":5}\n')
        except OSError:
            pass
    return lambda observations, masks: masks.float()


def floods() -> Any:
    """Writes to every open file, the pipe of its answers among them."""

    def act() -> None:
        for number in range(3, 20):
            try:
                os.write(number, b"x" * 4096 + b"\n")
            except OSError:
                pass

    return model(act)


def never_loads() -> Any:
    os._exit(0)


def partly_nan() -> Any:
    return lambda observations, masks: torch.where(torch.arange(len(masks))[:, None] == 3, float("nan"), masks.float())
