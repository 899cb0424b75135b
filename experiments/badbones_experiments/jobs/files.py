"""Files that a kill cannot spoil, lines of JSON, and locks of folders."""

from __future__ import annotations

import contextlib
import errno
import glob
import json
import os
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from badbones_env.errors import BadBonesError, describe_error, printable
from badbones_env.files import MEGABYTE, read_bytes
from badbones_env.version import __version__

from .backends import JobError

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

PARTIAL = ".partial"
DEVICES = Path("/dev")  # where links lead to devices, too
MAX_LOG_BYTES = 256 * MEGABYTE  # of a log of lines


def create_partial(path: Path) -> tuple[int, Path]:
    """Create the file that will replace ``path``: its open descriptor and its name.

    The name is random and the file must be new, so nobody can plant a link there that leads the content elsewhere.
    """
    partial = path.with_name(f"{path.name}.{secrets.token_hex(8)}{PARTIAL}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    return os.open(partial, flags, 0o666), partial


def remove_partials(path: Path) -> None:
    """Remove what killed writers of ``path`` left. Run folders are locked: nobody else is writing there."""
    for partial in path.parent.glob(f"{glob.escape(path.name)}.*{PARTIAL}*"):
        with contextlib.suppress(OSError):
            partial.unlink()


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A new file that takes the place of ``path`` once it is whole: a kill, or a full disk, leaves the old one or
    the new one and nothing else. A link that stands there is replaced, never followed; a device or a pipe is left."""
    kind = stat.S_IFMT(os.lstat(path).st_mode) if os.path.lexists(path) else stat.S_IFREG
    if kind not in (stat.S_IFREG, stat.S_IFLNK, stat.S_IFDIR) or path.parent.resolve() == DEVICES:
        raise OSError(errno.EINVAL, "is not a regular file", str(path))
    partial = None
    try:
        descriptor, partial = create_partial(path)
        with open(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(descriptor)
        os.replace(partial, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        if partial is not None:
            partial.unlink(missing_ok=True)
    remove_partials(path)


def write_atomically(path: Path, content: bytes) -> None:
    """Replace a file at once."""
    with replacing(path) as file:
        file.write(content)


def write_files(folder: str | Path, texts: dict[str, str]) -> None:
    """Write texts by their names; those that say what they should are left alone, so that a folder that can only be
    read is as good as written once its results are there."""
    for name, text in texts.items():
        path, content = Path(folder) / name, text.encode()
        try:
            if not path.is_file() or path.read_bytes() != content:
                write_atomically(path, content)
        except OSError as error:
            raise BadBonesError(f"{path}: cannot be written: {describe_error(error)}") from None


def link(path: str | Path, stream: TextIO) -> str:
    """A path that a terminal opens at a click (OSC 8); elsewhere the path alone."""
    if not stream.isatty() or os.environ.get("TERM") == "dumb":
        return printable(str(path))
    return f"\033]8;;{Path(path).resolve().as_uri()}\033\\{printable(str(path))}\033]8;;\033\\"


def print_written(stream: TextIO, **paths: str | Path) -> None:
    """Say where results went: ``results: runs/first/results.json``, a line each."""
    for name, path in paths.items():
        print(f"{name}: {link(path, stream)}", file=stream)


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a log; one that a kill cut short is left out."""
    content, entries = b"", []
    with contextlib.suppress(FileNotFoundError):
        content = read_bytes(path, MAX_LOG_BYTES)
    for line in content.decode("utf-8", "replace").splitlines():
        with contextlib.suppress(ValueError, RecursionError):
            entry = json.loads(line)
            if isinstance(entry, dict):
                entries.append(entry)
    return entries


def results_text(results: Any) -> str:
    """Results as JSON; a dict carries the version that made it."""
    stamped = {"version": __version__} | results if isinstance(results, dict) else results
    return json.dumps(stamped, indent=1) + "\n"


def write_json(path: str | Path, results: Any) -> None:
    """Write results to a file; ``-``: print them."""
    if path == "-":
        print(results_text(results), end="")
        return
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        write_atomically(Path(path), results_text(results).encode())
    except OSError as error:
        raise BadBonesError(f"{path} cannot be written: {describe_error(error)}") from None


def inside(folder: str | Path, name: str) -> Path:
    """A folder, or a database, in a folder of results. A link in its place leads elsewhere: refused, never followed."""
    path = Path(folder) / name
    if path.is_symlink():
        raise JobError(f"{path} is a link, and results are never written through one: remove it")
    return path


class FolderLock:
    """One process works into a folder at a time.

    Held from its making to ``release``, or to the end of the process, whatever ends it; leaves no file behind.
    """

    def __init__(self, folder: str | Path) -> None:
        self._descriptor: int | None = None
        if fcntl is None:
            return
        self._descriptor = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise JobError(f"{folder} is in use by another process: wait for it, or choose another --out") from None
        except OSError:  # a file system that knows no locks
            pass

    def release(self) -> None:
        if self._descriptor is not None:
            with contextlib.suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None


@contextlib.contextmanager
def locked(folder: str | Path) -> Iterator[None]:
    """Work into a folder, which is made for it, and removed again if nothing came of it."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    lock = FolderLock(folder)
    try:
        yield
    finally:
        lock.release()
        with contextlib.suppress(OSError):
            os.rmdir(folder)  # which fails unless it is empty
