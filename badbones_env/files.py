"""Files from anywhere are data: only a regular file of a plausible size is read."""

from __future__ import annotations

import errno
import json
import os
import stat
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

MEGABYTE = 1 << 20


def read_bytes(path: str | Path, max_bytes: int) -> bytes:
    """All of a regular file; OSError for anything else (a pipe may never be written to, a device never end) and for a
    file larger than ``max_bytes`` bytes."""
    if "\0" in str(path):
        raise OSError(errno.EINVAL, "no file has such a name", str(path))
    with open(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)), "rb") as file:
        status = os.fstat(file.fileno())
        if not stat.S_ISREG(status.st_mode):
            raise OSError(errno.EINVAL, "is not a regular file", str(path))
        if status.st_size > max_bytes:
            raise OSError(errno.EFBIG, f"is larger than {max_bytes // MEGABYTE} MB", str(path))
        content = file.read(status.st_size + 1)  # Python allocates as many bytes as it is asked for
    if len(content) > status.st_size:
        raise OSError(errno.EINVAL, "changes while it is read", str(path))
    return content


def read_text(path: str | Path, max_bytes: int) -> str:
    """All of a file of UTF-8 text; ValueError if it is not one."""
    return read_bytes(path, max_bytes).decode("utf-8").replace("\r\n", "\n")


def read_toml(path: str | Path, error: Callable[[str], Exception]) -> dict[str, Any]:
    """A TOML file; ``error`` makes the exception, in a line without the path, for one that is not."""
    try:
        return tomllib.loads(read_text(path, MEGABYTE))
    except OSError as problem:
        raise error(f"cannot be read: {problem.strerror}") from None
    except RecursionError:
        raise error("is not TOML: it is nested too deeply") from None
    except ValueError as problem:  # not only TOMLDecodeError: encoding, huge numbers
        raise error(f"is not TOML: {problem}") from None


def toml_value(value: Any) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {toml_value(item)}' for key, item in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml_value, value))}]"
    if isinstance(value, float):
        return f"{value:.6g}" if value % 1 else f"{value:.1f}"
    if isinstance(value, str) and "\\" in value and "'" not in value and value.isprintable():
        return f"'{value}'"
    # JSON's truth values, numbers and strings are TOML's, but for its \\u escapes of pairs and the unescaped DEL
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
