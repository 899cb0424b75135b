"""What is changed in numba takes effect; the cache survives damage; other versions of numba have a way out."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from badbones_env._engine import compile_cache, jit, progress

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
DISABLED = bool(os.environ.get("NUMBA_DISABLE_JIT"))
TOY = """
import numpy as np
from badbones_env._engine.jit import compiled, entry_point
@compiled
def part(array, index):
    return array[index] + 1
@entry_point
def total(array):
    sum = 0
    for i in range(array.shape[0]):
        sum += part(array, i)
    return sum
"""
ASK = "import numpy as np; from toy import total; print(total(np.arange(4)))"


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "toy.py").write_text(TOY)
    return tmp_path


def ask(folder: Path, script: str = ASK, **variables: str) -> subprocess.CompletedProcess[str]:
    quiet = {name: value for name, value in os.environ.items() if name != "BADBONES_QUIET"}
    env = quiet | {"BADBONES_CACHE_DIR": str(folder / "cache"), "PYTHONPATH": str(ROOT)} | variables
    return subprocess.run([sys.executable, "-c", script], cwd=folder, env=env, capture_output=True, text=True)


def kept(folder: Path) -> list[Path]:
    return sorted((folder / "cache").rglob("*.nbc"))


def numba_is_ours() -> Any:
    if DISABLED:
        pytest.skip("nothing is compiled")
    from badbones_env._engine import numba_internals

    return numba_internals


def test_inner_functions_are_parts_of_their_callers() -> None:
    """Neither optimised nor made machine code by themselves, and compiled once for all whole numbers."""
    internals = numba_is_ours()

    @jit.compiled
    def part(number: int) -> int:
        return number + 1

    @jit.entry_point_uncached
    def whole(small: Any, large: Any) -> int:
        return part(small[0]) + part(large[0])  # type: ignore[no-any-return]

    assert whole(np.ones(1, np.int8), np.ones(1, np.int64)) == 4
    assert len(part.overloads) == 1  # type: ignore[attr-defined]
    (made,) = part.overloads.values()  # type: ignore[attr-defined]
    assert isinstance(made.library, internals._PartLibrary)


def test_indices_do_not_count_from_the_end() -> None:
    """numba's own code asks whether an index is negative; ours does not."""
    numba_is_ours()

    def read(array: Any, index: int) -> Any:
        return array[index]

    ours, numbas = jit.entry_point_uncached(read), numba.njit(nogil=True, error_model="numpy")(read)
    texts = []
    for function in (ours, numbas):
        function(np.arange(3), 1)
        (text,) = function.inspect_llvm().values()  # type: ignore[attr-defined]
        texts.append(text)
    assert "icmp slt" not in texts[0] and "icmp slt" in texts[1]


def test_what_allocates_does_not_compile() -> None:
    numba_is_ours()

    @jit.entry_point_uncached
    def make() -> Any:
        return np.zeros(3)

    with pytest.raises(numba.core.errors.NumbaError):
        make()


OBJECT_CODE = """
import hashlib, sys
import numpy as np
from badbones_env._engine import numba_front_end as front_end
front_end.TESTED = ("0.68.",) if sys.argv[1] == "patched" else ()
before = [getattr(owner, name) for owner, name, _ in front_end.PATCHES]
from badbones_env import GameConfig
from badbones_env._engine.game_spec import game_spec
from badbones_env._engine import jit, kernels
spec = game_spec(GameConfig(players=2))
scores, scratch = np.zeros((1, 2), np.int64), np.zeros(99, np.int64)
points = jit.entry_point_uncached(kernels.write_points.py_func)
points(spec.initial_state, spec.tables, scores, kernels.Thread(scratch, scratch, np.zeros((1, 1), np.int64), 0))
assert before == [getattr(owner, name) for owner, name, _ in front_end.PATCHES]
(code,) = points.overloads.values()
print(scores.tolist(), hashlib.sha256(code.library._get_compiled_object()).hexdigest())
"""


def test_a_patched_front_end_gives_the_same_machine_code(tmp_path: Path) -> None:
    """And takes its patches out again."""
    if not numba_is_ours().numba.__version__.startswith("0.68."):
        pytest.skip("the patches are for another version of numba")
    codes = [
        subprocess.run([sys.executable, "-c", OBJECT_CODE, way], cwd=ROOT, capture_output=True, text=True, check=True)
        for way in ("patched", "as it is")
    ]
    assert codes[0].stdout.startswith("[[47, 47]]") and codes[0].stdout == codes[1].stdout


@pytest.mark.skipif(DISABLED, reason="nothing is compiled")
@pytest.mark.parametrize("damage", ["empty", "short", "flipped", "head", "text", "folder"])
def test_a_damaged_file_is_compiled_again(toy: Path, damage: str) -> None:
    first = ask(toy)
    assert first.stdout == "10\n" and "compiling" in first.stderr
    assert "compiling" not in ask(toy).stderr
    (path,) = kept(toy)
    content = bytearray(path.read_bytes())
    if damage == "flipped":
        content[len(content) // 2] ^= 4
    elif damage == "head":
        content[3] ^= 1
    path.unlink()
    if damage == "folder":
        path.mkdir()
    else:
        path.write_bytes({"empty": b"", "short": content[:-9], "text": b"hello" * 99}.get(damage, content))
    again = ask(toy)
    assert again.stdout == "10\n" and "compiling" in again.stderr and "Traceback" not in again.stderr
    if damage != "folder":
        assert "compiling" not in ask(toy).stderr  # it has been written anew


@pytest.mark.skipif(DISABLED, reason="nothing is compiled")
def test_what_cannot_be_written_is_done_without(toy: Path) -> None:
    script = "from badbones_env._engine import numba_internals as n\n" + (
        "def full(self, path): raise OSError(28, 'No space left on device')\n"
        "n.CheckedFiles._open_for_write = full\n" + ASK
    )
    done = ask(toy, script)
    assert done.stdout == "10\n" and done.returncode == 0 and not kept(toy)


def test_directories_that_nobody_uses_are_removed(tmp_path: Path) -> None:
    old, new, others = tmp_path / ("0" * 16), tmp_path / ("1" * 16), tmp_path / "notes"
    for folder in (old, new, others):
        folder.mkdir()
    long_ago = time.time() - (compile_cache.UNUSED_DAYS + 1) * 86_400
    for folder in (old, others):
        os.utime(folder, (long_ago, long_ago))
    compile_cache._prune(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1" * 16, "notes"]


@pytest.mark.skipif(DISABLED, reason="nothing is compiled")
def test_a_cache_that_others_can_write_to_is_not_read(toy: Path) -> None:
    assert ask(toy).stdout == "10\n"
    (folder,) = {path.parent for path in kept(toy)}
    folder.chmod(0o777)
    done = ask(toy)
    assert done.stdout == "10\n" and done.stderr.count("others can write") == 1 and "compiling" in done.stderr
    folder.chmod(0o700)
    assert not ask(toy).stderr


def test_the_bar_counts_functions_that_are_not_compiled() -> None:
    numba_is_ours()
    names: dict[str, Any] = {}
    exec(TOY, names)
    assert progress.Bar(names["total"].py_func).total == 2
    names["total"](np.arange(3))
    assert progress.Bar(names["total"].py_func).total == 1


AHEAD = """
import sys
import numpy as np
from badbones_env._engine import ahead
from badbones_env.lowlevel import compile_ahead
import toy, more
if __name__ == "__main__" and len(sys.argv) > 1:
    print(more.total(np.arange(4)), toy.total(np.arange(4)))
elif __name__ == "__main__":
    compile_ahead("work", "both", ["total"])
    (helper,) = ahead._helpers.values()
    print(toy.total(np.arange(4)), helper.wait())
"""


@pytest.mark.skipif(DISABLED, reason="nothing is compiled")
def test_another_process_compiles_ahead(toy: Path) -> None:
    """This one waits for what the other compiles, and compiles by itself what the other failed to compile."""
    (toy / "more.py").write_text("total = print")
    (toy / "work.py").write_text(AHEAD)
    done = ask(toy, "import runpy; runpy.run_module('work', run_name='__main__')", PYTHONPATH=f"{ROOT}:{toy}")
    assert done.stdout == "10 0\n" and not done.stderr  # it came out of the cache
    for path in kept(toy):
        path.unlink()
    (toy / "more.py").write_text("def total(array): raise ValueError")
    done = ask(toy, "import runpy; runpy.run_module('work', run_name='__main__')", PYTHONPATH=f"{ROOT}:{toy}")
    assert done.stdout == "10 1\n" and "compiling" in done.stderr


@pytest.mark.skipif(DISABLED, reason="nothing is compiled")
def test_workloads_name_the_entry_points_that_they_compile() -> None:
    """Nothing is compiled here: each workload calls all its entry points, with results that mean nothing."""
    script = (
        "import sys\nfrom badbones_env._engine import ahead\ncalled = set()\n"
        "def note(dispatcher):\n    return lambda *args: called.add(dispatcher.py_func.__name__) or 1\n"
        "ahead.compiling_only = note\nfrom badbones_experiments import warm\n"
        "warm.OTHERS[sys.argv[1]]()\nprint(sorted(set(warm.AHEAD[sys.argv[1]]) - called))\n"
    )
    for workload in ("search", "learning"):
        env = os.environ | {"BADBONES_COMPILE_ONLY": "nothing"}
        done = subprocess.run([sys.executable, "-c", script, workload], capture_output=True, text=True, env=env)
        assert done.stdout == "[]\n", done.stderr


@pytest.mark.skipif(DISABLED, reason="nothing is compiled")
def test_compiling_is_said_once(toy: Path) -> None:
    (toy / "more.py").write_text(TOY)
    done = ask(toy, "import numpy as np; import toy, more; print(toy.total(np.arange(4)), more.total(np.arange(4)))")
    assert done.stdout == "10 10\n" and done.stderr.count("compiling") == 1
