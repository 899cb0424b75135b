"""Arrays in one file (``.npz``) of which nothing is believed: no code runs, no more than a limit is unpacked, every
array is as long as it says, and a *seal* (the hash of all bytes, as the comment of the zip file) shows whether it is as
it was written.
"""

from __future__ import annotations

import io
import math
import zipfile
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.files import MEGABYTE

SUFFIX = ".npy"
CHECKSUM = 2 * sha256().digest_size  # hexadecimal digits
END = b"PK\5\6" + bytes(18)  # of a zip file without a comment: the sign, sizes and places, a comment of 0 bytes
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


def write_arrays(arrays: Mapping[str, Any], compress: bool = False) -> bytes:
    """The bytes of a sealed file that ``np.load`` reads, too."""
    buffer = io.BytesIO()
    (np.savez_compressed if compress else np.savez)(buffer, **arrays)
    with zipfile.ZipFile(buffer, "a") as archive:
        archive.comment = b"0" * CHECKSUM
    content = buffer.getvalue()[:-CHECKSUM]
    return content + _checksum(content)


def read_arrays(content: bytes, most: int) -> dict[str, NDArray[Any]]:
    """The arrays of a file, unpacked to at most ``most`` bytes; ValueError says in words what is wrong."""
    files = unpack(content, most)
    return {name.removesuffix(SUFFIX): _array(name, data) for name, data in files.items()}


def unpack(content: bytes, most: int, only: str | None = None) -> dict[str, bytes]:
    """The members of a zip file, or ``only`` the one of this name."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            _check_checksum(content)
            members = [info for info in archive.infolist() if only in (None, info.filename)]
            if sum(info.file_size for info in members) > most:
                raise ValueError(f"it unpacks to more than {most // MEGABYTE} MB")
            return {info.filename: _member(archive, info) for info in members}
    except ValueError:
        raise
    except Exception as error:  # whatever a damaged file makes zipfile and zlib say
        raise ValueError((str(error).splitlines() or ["it ends too soon"])[0]) from None


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    if info.compress_type not in METHODS:
        raise ValueError(f"{info.filename} is packed in an unusual way")
    with archive.open(info) as file:
        data = file.read(info.file_size)  # no more than this, whatever comes out
    if len(data) != info.file_size:
        raise ValueError(f"{info.filename} ends too soon")
    return data


def _array(name: str, data: bytes) -> NDArray[Any]:
    """An array from the bytes of an ``.npy``. numpy would make room for any shape before it looks at what there is."""
    file = io.BytesIO(data)
    version = np.lib.format.read_magic(file)
    read = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}.get(version)
    if read is None:
        raise ValueError(f"{name} has an unknown version {version}")
    shape, by_columns, kind = read(file)
    if kind.hasobject or kind.names or not kind.itemsize or any(size < 0 for size in shape):
        raise ValueError(f"{name} holds no plain values")
    if math.prod(shape) * kind.itemsize != len(data) - file.tell():
        raise ValueError(f"{name} is not as long as it says")
    flat = np.frombuffer(data, kind, offset=file.tell()).copy()
    return flat.reshape(shape, order="F" if by_columns else "C")


def fill(goal: NDArray[Any], array: NDArray[Any]) -> None:
    """Copy an array of a file to its place, of the very same shape and kind: numpy would stretch a smaller one."""
    if array.shape != goal.shape or array.dtype != goal.dtype:
        raise ValueError(f"an array is {array.dtype} {array.shape}, not {goal.dtype} {goal.shape}")
    goal[...] = array


def _checksum(content: bytes) -> bytes:
    return sha256(content).hexdigest().encode()


def _check_checksum(content: bytes) -> None:
    """A file ends with its seal, or as zip files do that never had one (older models, those of other libraries)."""
    if content[-len(END) :].startswith(END[:4]) and content.endswith(END[-2:]):
        return
    if _checksum(content[:-CHECKSUM]) != content[-CHECKSUM:]:
        raise ValueError("it is not as it was written (its hash differs)")
