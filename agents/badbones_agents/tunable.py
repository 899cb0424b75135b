"""Tunable weights of agents: declared by name, parsed from specs and files, written to files.

``agent.tunable(config)`` declares the weights: the name, start and step of each. ``badbones tune`` optimises them and
writes a file, which ``AGENT:weights=FILE`` plays. A spec may also contain weights:
``guardian:weights=tower=2.5;village=2.1``, or with a file for the others, ``guardian:weights=FILE;tower=2.5``. That is
how ``badbones tune`` sends candidates to its workers.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from badbones_env.errors import OptionError, short_repr
from badbones_env.files import read_toml, toml_value

from .spec import parse_spec

KEY = "weights"


@dataclass(frozen=True)
class Weight:
    """A tunable number: its start, the size of a first step, and its range."""

    start: float
    step: float
    minimum: float = -math.inf
    maximum: float = math.inf

    def __post_init__(self) -> None:
        if not (self.step > 0 and self.minimum <= self.start <= self.maximum):
            raise OptionError(
                f"a weight is (start, step, minimum, maximum): the step must be above 0 and the start in the range, "
                f"not ({self.start:g}, {self.step:g}, {self.minimum:g}, {self.maximum:g})"
            )

    def clip(self, value: float) -> float:
        """The nearest value in range."""
        return min(max(value, self.minimum), self.maximum)


def with_weights(spec: str, weights: Mapping[str, float]) -> str:
    """The spec of the same agent with these weights."""
    name, values = parse_spec(spec)
    head = f"{values.pop('path')}:{values.pop('class')}" if name == "bot" else name
    base, _ = split_weights(values.get(KEY, ""))
    values[KEY] = ";".join([*([base] if base else []), *(f"{key}={value:.9g}" for key, value in weights.items())])
    return f"{head}:{','.join(f'{key}={value}' for key, value in values.items())}"


def split_weights(text: str) -> tuple[str, dict[str, str]]:
    """Split the value of ``weights`` into its file (or name; "" without one) and the weights given by value."""
    parts = [part.partition("=") for part in text.split(";")]
    bases = [key.strip() for key, equals, _ in parts if not equals]
    return (bases[0] if bases else ""), {key.strip(): value.strip() for key, equals, value in parts if equals}


def read_file(path: str) -> dict[str, Any]:
    """The content of a weights file, as ``badbones tune`` writes it."""
    return read_toml(path, lambda problem: OptionError(f"the file of weights {path} {problem}"))


def parse_weights(text: str) -> dict[str, float]:
    """All weights of a spec: those of its file, overridden by those given by value."""
    base, given = split_weights(text)
    table = read_file(base).get(KEY) if base else {}
    if not isinstance(table, dict):
        raise OptionError(f"{base} has no table [{KEY}]; 'badbones tune' writes such files")
    return check_weights(table | given, text)


def check_weights(table: Mapping[str, Any], source: str) -> dict[str, float]:
    """The weights as floats; OptionError if one is not a finite number."""
    weights = {}
    for key, value in table.items():
        try:
            weights[key] = math.nan if isinstance(value, bool) else float(value)
        except (TypeError, ValueError, OverflowError):
            weights[key] = math.nan
        if not math.isfinite(weights[key]):
            raise OptionError(f"the weight {key} in {source} must be a number, not {short_repr(value)}")
    return weights


def file_text(
    agent: str,
    game: Mapping[str, Any],
    weights: Mapping[str, float],
    remarks: Sequence[str] = (),
    extra_keys: Mapping[str, Any] | None = None,
) -> str:
    """The text of a weights file. ``remarks`` become comments at the top; ``extra_keys``: see ``Agent.extra_keys``."""
    lines = [*(f"# {remark}" for remark in remarks), f'agent = "{agent}"']
    lines += [*(f"{key} = {toml_value(value)}" for key, value in (extra_keys or {}).items()), "", "[game]"]
    lines += [f"{key} = {toml_value(value)}" for key, value in game.items() if value is not None]
    lines += ["", f"[{KEY}]", *(f"{key} = {value:.6g}" for key, value in weights.items())]
    return "\n".join(lines) + "\n"
