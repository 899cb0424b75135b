"""The oracle of ``tests/oracle``: rules, and tables of what is in the box, a second time. Only a checkout has it."""

from __future__ import annotations

import importlib
import sys
from typing import Any

from badbones_experiments.cli.commands import CHECKOUT

from badbones_env import BadBonesError


def load_oracle(module: str = "") -> Any:
    """A module of the oracle (``.data``), or the whole."""
    if (CHECKOUT / "tests" / "oracle").is_dir() and str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    try:
        return importlib.import_module(f"tests.oracle{module}")
    except ModuleNotFoundError:
        raise BadBonesError("this needs the oracle of a source checkout (tests/oracle); none is here") from None
