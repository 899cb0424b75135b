"""The bitcode of a wheel: used where it fits and its RECORD vouches for it; everything else is compiled."""

from __future__ import annotations

import base64
import hashlib
import os
from pathlib import Path

import pytest

from .test_jit import POINTS, copy, run

__all__ = ["copy"]  # a fixture
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="nothing is compiled"),
]
MACHINE_CODE = (
    POINTS + "import hashlib\n(code,) = _entry.overloads.values()\n"
    "print(hashlib.sha256(code.library.serialize_using_object_code()[2][0]).hexdigest())\n"
).replace("print(scores", "_entry = write_points.__globals__['_entry']\nprint(scores")


def record(folder: Path) -> None:
    """Write the RECORD of a wheel that is installed in a folder."""
    info = folder / "badbones-0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: badbones\nVersion: 0\n")
    lines = []
    for path in (folder / "badbones_env" / "bitcode").iterdir():
        digest = base64.urlsafe_b64encode(hashlib.sha256(path.read_bytes()).digest()).decode().rstrip("=")
        lines.append(f"{path.relative_to(folder)},sha256={digest},{path.stat().st_size}\n")
    (info / "RECORD").write_text("".join(lines))


@pytest.fixture
def wheel(copy: Path, tmp_path: Path) -> Path:
    """The package with the bitcode of one entry point, as a wheel installs it."""
    bitcode = copy / "badbones_env" / "bitcode"
    first = run(copy, POINTS, BADBONES_CACHE_DIR=str(tmp_path / "build"), BADBONES_WRITE_BITCODE=str(bitcode))
    assert "compiling" in first.stderr and list(bitcode.glob("kernels.write_points-*.xz"))
    record(copy)
    return copy


def test_a_first_run_optimizes_what_the_wheel_brings(wheel: Path, tmp_path: Path) -> None:
    """To the machine code that compiling gives, and kept in the cache."""
    first = run(wheel, MACHINE_CODE, BADBONES_CACHE_DIR=str(tmp_path / "cache"))
    assert "optimizing" in first.stderr and "compiling" not in first.stderr
    assert first.stdout.startswith("[[47, 47]]")
    again = run(wheel, POINTS, BADBONES_CACHE_DIR=str(tmp_path / "cache"))
    assert again.stdout == "[[47, 47]]\n" and not again.stderr
    (wheel / "badbones-0.dist-info" / "RECORD").unlink()
    compiled = run(wheel, MACHINE_CODE, BADBONES_CACHE_DIR=str(tmp_path / "other"))
    assert "compiling" in compiled.stderr and compiled.stdout == first.stdout


@pytest.mark.parametrize("unfit", ["damaged", "vouched for, but damaged", "no record", "edited", "other settings"])
def test_what_does_not_fit_is_compiled(wheel: Path, tmp_path: Path, unfit: str) -> None:
    (path,) = (wheel / "badbones_env" / "bitcode").iterdir()
    settings = {}
    if "damaged" in unfit:
        content = bytearray(path.read_bytes())
        content[len(content) // 2] ^= 4
        path.write_bytes(content)
    if unfit == "vouched for, but damaged":
        record(wheel)
    elif unfit == "no record":
        (wheel / "badbones-0.dist-info" / "RECORD").unlink()
    elif unfit == "edited":
        source = wheel / "badbones_env" / "rules" / "scoring.py"
        source.write_text(source.read_text() + "# edited")
    elif unfit == "other settings":
        settings = {"NUMBA_BOUNDSCHECK": "1"}
    done = run(wheel, POINTS, BADBONES_CACHE_DIR=str(tmp_path / "cache"), **settings)
    assert done.stdout == "[[47, 47]]\n" and "compiling" in done.stderr
