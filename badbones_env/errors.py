"""The package's own exceptions. Every message says what was wrong and what is allowed."""

from __future__ import annotations

import errno
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray


class BadBonesError(Exception):
    """Whatever this package refuses; the command line prints it in one line and exits with code 2."""


class OptionError(BadBonesError, ValueError):
    """An unknown option, or a value that an option does not take."""


class UnknownOptionError(OptionError, TypeError):
    """A keyword that an environment does not take, in Python's usual words: libraries look for them."""


class ComponentsError(BadBonesError, ValueError):
    """A components file that cannot be used; the message names the key."""


class NotationError(BadBonesError, ValueError):
    """A text that is not in the notation, or a position that cannot exist."""


class IllegalChoiceError(BadBonesError, ValueError):
    """A choice that is not legal now, or a missing one; the state is as before."""


class RecordError(BadBonesError, ValueError):
    """A game record that cannot be read or does not replay."""


class ModelError(BadBonesError, ValueError):
    """A trained model that cannot be read, or that was made for another game."""


def short_repr(value: Any) -> str:
    """A refused value as messages show it."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # Python does not print numbers of thousands of digits
        return "a huge value"
    return text if len(text) <= 200 else f"{text[:200]}..."


def printable(text: str, keep: str = "") -> str:
    """A text from anywhere as terminals may show it: no control characters, direction marks or halves of characters."""
    return "".join(c if c.isprintable() or c in keep else " " if c.isspace() else "?" for c in text)


def is_int(value: object) -> bool:
    """Is it a whole number, and not a truth value?"""
    return isinstance(value, int) and not isinstance(value, bool)


def is_index(value: Any, count: int) -> bool:
    """Is it a whole number from 0 to ``count`` - 1?"""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool) and bool(0 <= value < count)


def check_int(value: Any, name: str, low: int, high: int, error: type[BadBonesError] = OptionError) -> int:
    """A whole number of this range; others are refused by name."""
    if not is_int(value) or not low <= value <= high:
        raise error(f"{name} must be a whole number from {low} to {high}, not {short_repr(value)}")
    return int(value)


def whole_numbers(
    values: ArrayLike, shape: tuple[int, ...], name: str, error: type[BadBonesError] = OptionError
) -> NDArray[np.integer[Any]]:
    """An array of whole numbers of this shape; others are refused by name."""
    try:
        array = np.asarray(values)
    except (ValueError, OverflowError):  # rows of different lengths
        array = np.zeros(0)
    if array.shape != shape or array.dtype.kind not in "iu":
        raise error(f"{name} must be whole numbers of the shape {shape}, not {short_repr(values)}")
    return array


def check_name(value: Any, name: str, known: Iterable[str], error: type[BadBonesError] = OptionError) -> str:
    """One of these texts; others are refused by name."""
    if not isinstance(value, str) or value not in known:
        raise error(f"{name} must be one of {', '.join(known)}, not {short_repr(value)}")
    return value


FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def describe_error(error: Exception) -> str:
    """What the system, or a library, says went wrong with a file, and what to do about it."""
    message = str(getattr(error, "strerror", None) or error)
    if getattr(error, "errno", None) in FULL or "disk" in message:  # SQLite has words only
        message += "; make room, then give the command again (where it has --resume, nothing is lost)"
    return message


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`` (did you mean guardian?)`` if something like the word is known, else nothing."""
    from difflib import get_close_matches

    close = get_close_matches(word, list(known), 1)
    return f" (did you mean {close[0]}?)" if close else ""
