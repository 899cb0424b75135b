"""Named styles: the file ``styles.toml``."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from badbones_env.errors import OptionError, did_you_mean

STYLES = Path(__file__).parent / "styles.toml"


@lru_cache
def named_styles() -> dict[str, dict[str, float | str]]:
    """The named styles: weights, and ``about``."""
    return tomllib.loads(STYLES.read_text(encoding="utf-8"))


def find_style(name: str) -> dict[str, float]:
    """The weights of a named style."""
    styles = named_styles()
    if name not in styles:
        raise OptionError(f"there is no style {name!r}{did_you_mean(name, styles)}; known are {', '.join(styles)}")
    return {event: float(weight) for event, weight in styles[name].items() if event != "about"}
