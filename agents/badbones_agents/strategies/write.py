"""Strategy files: writing, with short lists on one line and a blank line before every rule."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any


def strategy_text(data: Mapping[str, Any], remarks: Sequence[str] = ()) -> str:
    """The text of a strategy file; ``remarks`` become comments on top."""
    lines = [f"# {remark}" for remark in remarks]
    lines += [f"{key} = {_value(value)}" for key, value in data.items() if key not in ("rule", "weights")]
    for rule in data.get("rule", []):
        lines += ["", "[[rule]]", *(f"{key} = {_value(value)}" for key, value in rule.items())]
    if data.get("weights"):
        lines += ["", "[weights]", *(f"{key} = {_value(value)}" for key, value in data["weights"].items())]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{key} = {_value(item)}' for key, item in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return f"{value:.6g}" if value % 1 else f"{value:.1f}"
    if isinstance(value, str) and "\\" in value and "'" not in value:
        return f"'{value}'"
    return json.dumps(value, ensure_ascii=False)
