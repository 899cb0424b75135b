"""Arrays in one ``.npz`` file from an untrusted source.

Reading runs no code, unpacks no more than a limit and checks that every array is as long as it says. A checksum (the
hash of all other bytes, as the comment of the zip file) shows damage.
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
END = b"PK\5\6" + bytes(18)  # of a zip file without a comment: signature, sizes and offsets, a comment of 0 bytes
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


def write_arrays(arrays: Mapping[str, Any], compress: bool = False) -> bytes:
    """The bytes of a file with a checksum; ``np.load`` reads it, too."""
    buffer = io.BytesIO()
    (np.savez_compressed if compress else np.savez)(buffer, **arrays)
    with zipfile.ZipFile(buffer, "a") as archive:
        archive.comment = b"0" * CHECKSUM
    content = buffer.getvalue()[:-CHECKSUM]
    return content + _checksum(content)


def read_arrays(content: bytes, max_bytes: int) -> dict[str, NDArray[Any]]:
    """The arrays of a file, unpacked to at most ``max_bytes`` bytes; ValueError says what is wrong."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            _check_checksum(content)
            if sum(info.file_size for info in archive.infolist()) > max_bytes:
                raise ValueError(f"it unpacks to more than {max_bytes // MEGABYTE} MB")
            members = {info.filename: _member(archive, info) for info in archive.infolist()}
    except ValueError:
        raise
    except Exception as error:  # whatever zipfile and zlib raise on a damaged file
        raise ValueError((str(error).splitlines() or ["it ends too soon"])[0]) from None
    return {name.removesuffix(SUFFIX): _array(name, data) for name, data in members.items()}


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    if info.compress_type not in METHODS:
        raise ValueError(f"{info.filename} is packed in an unusual way")
    with archive.open(info) as file:
        data = file.read(info.file_size)  # no more than declared
    if len(data) != info.file_size:
        raise ValueError(f"{info.filename} ends too soon")
    return data


def _array(name: str, data: bytes) -> NDArray[Any]:
    """An array from the bytes of an ``.npy``. numpy would allocate any shape before it looks at the data."""
    file = io.BytesIO(data)
    version = np.lib.format.read_magic(file)
    read = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}.get(version)
    if read is None:
        raise ValueError(f"{name} has an unknown version {version}")
    shape, fortran_order, dtype = read(file)
    if dtype.hasobject or dtype.names or not dtype.itemsize or any(size < 0 for size in shape):
        raise ValueError(f"{name} holds no plain values")
    if math.prod(shape) * dtype.itemsize != len(data) - file.tell():
        raise ValueError(f"{name} is not as long as it says")
    flat = np.frombuffer(data, dtype, offset=file.tell()).copy()
    return flat.reshape(shape, order="F" if fortran_order else "C")


def fill(target: NDArray[Any], array: NDArray[Any]) -> None:
    """Copy an array of a file into one of the same shape and dtype: numpy would broadcast a smaller one."""
    if array.shape != target.shape or array.dtype != target.dtype:
        raise ValueError(f"an array is {array.dtype} {array.shape}, not {target.dtype} {target.shape}")
    target[...] = array


def _checksum(content: bytes) -> bytes:
    return sha256(content).hexdigest().encode()


def _check_checksum(content: bytes) -> None:
    """A file ends with its checksum, or like a zip file without a comment, which ``np.savez`` writes."""
    if content[-len(END) :].startswith(END[:4]) and content.endswith(END[-2:]):
        return
    if _checksum(content[:-CHECKSUM]) != content[-CHECKSUM:]:
        raise ValueError("it is not as it was written (its hash differs)")
