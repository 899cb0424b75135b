"""The cache of compiled code: it cannot go stale, it says when it compiles, it needs no writable install."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "badbones_env"
POINTS = """
import numpy as np
from badbones_env import GameConfig
from badbones_env._engine.kernels import Thread, write_points
from badbones_env._engine.game_spec import game_spec
spec = game_spec(GameConfig(players=2))
scores = np.zeros((1, 2), np.int64)
room = np.zeros(99, np.int64)
write_points(spec.initial_state, spec.tables, scores, Thread(room, room, np.zeros((1, 1), np.int64), 0))
print(scores.tolist())
"""
HASHES = """
from badbones_env._engine import compile_cache as cache
hashes = {cache.source_hash()}
for source in sorted(path for folder in cache.ENGINE_FOLDERS for path in folder.rglob("*.py")):
    source.write_text(source.read_text() + "# edited")
    hashes.add(cache.source_hash.__wrapped__())
print(len(hashes))
"""

OUTSIDE = """
import sys
import numpy as np
from badbones_env._engine.jit import entry_point
@entry_point
def read(array, index):
    return array[index] + array[-1]
print(read(np.arange(8), int(sys.argv[1])))
"""
OUTSIDE_ROW = """
import sys
import numpy as np
from badbones_env._engine.jit import entry_point
from badbones_env._engine.simd_rows import entries_between, sort_row
from badbones_env.rules.state import STATE
@entry_point
def look(states, row, first, length):
    return entries_between(states[0].token, row, first, 208, 0, 1) + sort_row(states[0].token, row, length)
print(look(np.zeros(1, STATE), *map(int, sys.argv[1:])))
"""


def run(folder: Path, script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if key not in ("NUMBA_DISABLE_JIT", "BADBONES_QUIET")}
    env |= {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"} | environment
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(PACKAGE, tmp_path / "badbones_env", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.mark.slow
def test_an_edit_in_an_imported_module_is_noticed(copy: Path, tmp_path: Path) -> None:
    """write_points stands in kernels.py and takes its numbers from scoring.py: numba's own cache would miss it."""
    cache = str(tmp_path / "cache")
    first = run(copy, POINTS, BADBONES_CACHE_DIR=cache)
    assert first.stdout.strip() == "[[47, 47]]"  # 4 floors, 5 houses, 16 stars
    assert "compiling" in first.stderr
    again = run(copy, POINTS, BADBONES_CACHE_DIR=cache)
    assert again.stdout == first.stdout and "compiling" not in again.stderr
    scoring = copy / "badbones_env" / "rules" / "scoring.py"
    stat = scoring.stat()
    scoring.write_text(scoring.read_text().replace("FLOOR_POINTS = 4", "FLOOR_POINTS = 5"))
    os.utime(scoring, (stat.st_atime, stat.st_mtime))  # same size, same time: only the content differs
    edited = run(copy, POINTS, BADBONES_CACHE_DIR=cache)
    assert edited.stdout.strip() == "[[51, 51]]"


@pytest.mark.slow
def test_every_engine_source_counts(copy: Path) -> None:
    sources = [
        path for name in ("rules", "_engine", "observation") for path in (copy / "badbones_env" / name).glob("*.py")
    ]
    assert len(sources) > 30
    assert int(run(copy, HASHES).stdout) == len(sources) + 1


GUEST = {
    "top/kernel.py": "from badbones_env._engine.jit import entry_point\nfrom deep.part import middle\n"
    "@entry_point\ndef ask():\n    return middle()\n",
    "deep/part.py": "from badbones_env._engine.jit import compiled\n"
    "from .numbers import ANSWER\nfrom far.leaf import leaf\n"
    "@compiled\ndef middle():\n    return ANSWER + leaf()\n",
    "deep/numbers.py": "ANSWER = 40\n",
    "far/leaf.py": "from badbones_env._engine.jit import compiled\n@compiled\ndef leaf():\n    return 2\n",
}


@pytest.mark.slow
def test_entry_points_elsewhere_notice_edits_too(copy: Path, tmp_path: Path) -> None:
    """An entry point outside the rules (as the agents' are) that uses compiled functions of other folders."""
    for name, source in GUEST.items():
        (copy / name).parent.mkdir(exist_ok=True)
        (copy / name).write_text(source)
    cache = str(tmp_path / "cache")
    ask = "from top.kernel import ask; print(ask())"
    assert run(copy, ask, BADBONES_CACHE_DIR=cache).stdout == "42\n"
    again = run(copy, ask, BADBONES_CACHE_DIR=cache)
    assert again.stdout == "42\n" and "compiling" not in again.stderr
    for name, old, new, result in (
        ("deep/numbers.py", "40", "50", "52"),
        ("far/leaf.py", "return 2", "return 3", "53"),
        ("top/kernel.py", "middle()", "-middle()", "-53"),
    ):
        source = copy / name
        stat = source.stat()
        source.write_text(source.read_text().replace(old, new))
        os.utime(source, (stat.st_atime, stat.st_mtime))
        assert run(copy, ask, BADBONES_CACHE_DIR=cache).stdout.strip() == result


def test_the_agents_have_a_cache_of_their_own() -> None:
    """Editing an agent leaves the compiled rules alone; editing the rules leaves no agent stale."""
    from badbones_agents.strategies.follow import choose_with

    from badbones_env._engine import jit, kernels

    of_rules = jit.source_folders(jit.python_of(kernels.run_games))
    of_agents = jit.source_folders(jit.python_of(choose_with))
    engine, agents = {PACKAGE / name for name in ("rules", "_engine", "observation")}, PACKAGE.parent / "agents"
    assert of_rules == engine
    assert of_agents - engine == {agents / "badbones_agents" / name for name in ("scripted", "strategies")}
    assert jit.source_hash(of_rules) == jit.source_hash() != jit.source_hash(of_agents)


def test_works_where_no_cache_can_be_written(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "temporary").mkdir()
    done = run(copy, POINTS, BADBONES_CACHE_DIR="/dev/null/nowhere", TMPDIR=str(tmp_path / "temporary"))
    assert done.stdout.strip() == "[[47, 47]]"
    assert not list((tmp_path / "temporary").iterdir())  # what was compiled is gone with the process


@pytest.mark.slow
def test_works_where_the_disk_is_full(copy: Path, tmp_path: Path) -> None:
    """The cache is there, but no file in it can grow: the code is compiled, used and not kept."""
    for name, source in GUEST.items():
        (copy / name).parent.mkdir(exist_ok=True)
        (copy / name).write_text(source)
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)); "
    done = run(copy, f"{full}from top.kernel import ask; print(ask())", BADBONES_CACHE_DIR=str(tmp_path / "cache"))
    assert done.stdout == "42\n"
    assert not [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]


def test_writes_nothing_into_the_package(copy: Path, tmp_path: Path) -> None:
    run(copy, POINTS, BADBONES_CACHE_DIR=str(tmp_path / "cache"))
    assert not [path for path in (copy / "badbones_env").rglob("*") if path.suffix in (".nbi", ".nbc")]


def test_import_needs_only_the_core() -> None:
    """Neither an extra nor what only the command line needs is imported with the package."""
    extras = {"torch", "stable_baselines3", "ray", "matplotlib", "fastapi", "scipy", "jinja2", "rich"}
    command = [sys.executable, "-c", f"import sys, badbones_env; print(sorted({extras} & set(sys.modules)))"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=PACKAGE.parent)
    assert done.stdout.strip() == "[]"


@pytest.mark.slow
@pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="plain Python has tests of its own")
def test_indices_are_plain_and_can_be_checked() -> None:
    """Constants count from the end, other indices do not; checked, those outside end the process."""

    def read(*numbers: int, script: str = OUTSIDE) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", script, *map(str, numbers)]
        env = os.environ | {"BADBONES_CHECK_INDICES": "1"}
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=PACKAGE.parent, env=env)

    inside = read(7)
    assert (inside.stdout.strip(), inside.returncode) == ("14", 0), inside.stderr
    assert [read(index).returncode for index in (-1, 8)] == [-signal.SIGILL] * 2
    inside = read(5, 192, 16, script=OUTSIDE_ROW)
    assert (inside.stdout.strip(), inside.returncode) == (str(0xFFFF + 16), 0), inside.stderr
    for outside in ((6, 192, 16), (5, 208, 16), (5, 192, 17)):
        assert read(*outside, script=OUTSIDE_ROW).returncode == -signal.SIGILL
