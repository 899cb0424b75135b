"""Jobs on a local Ray: the same results as without, also when a worker is killed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("ray")

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
AGENTS = ROOT / "tests" / "tournament_agents"


def badbones(*arguments):
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(AGENTS)]), "BADBONES_QUIET": "1"}
    command = [sys.executable, "-m", "badbones_experiments.cli", *map(str, arguments)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)


def test_two_ray_workers_one_of_them_killed_give_the_results_of_one_process(tmp_path):
    log = tmp_path / "deaths"
    games = [
        "tournament",
        f"deadly:at=31,log={log}",
        "last",
        "random",
        "--games",
        240,
        "--seed",
        3,
        "--csv",
        "--batch",
        8,
    ]
    ray = badbones(*games, "--backend", "ray", "--workers", 2, "--out", tmp_path / "ray")
    assert ray.returncode == 0, ray.stderr
    assert log.read_text() == "x" and "a worker died playing blocks 24 to 31 of table 0" in ray.stderr
    local = badbones(*games, "--workers", 1, "--out", tmp_path / "local")
    assert local.returncode == 0, local.stderr
    for name in ("results.json", "games.csv"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "local" / name).read_bytes()


def test_traps_on_ray_are_those_of_threads(tmp_path):
    position = ["traps", "where", "--position", ROOT / "docs" / "data" / "traps_position.toml", "--tiles", "dragon"]
    for name, words in (
        ("compare", ["traps", "compare", "hoarder", "sentry", "--opponents", "sentry", "--games", 300]),
        ("where", [*position, "--positions", 50, "--agent", "sentry", "--opponents", "sentry"]),
    ):
        for where in (["--backend", "ray", "--workers", 2], ["--workers", 2]):
            done = badbones(*words, *where, "--seed", 3, "--out", tmp_path / f"{name}{len(where)}")
            assert done.returncode == 0, done.stderr
        assert (tmp_path / f"{name}4" / "tables.md").read_bytes() == (tmp_path / f"{name}2" / "tables.md").read_bytes()


def test_no_cluster_is_one_line(tmp_path):
    done = badbones(
        "tournament", "first", "last", "--backend", "ray", "--address", "127.0.0.1:1", "--out", tmp_path / "out"
    )
    assert done.returncode == 2 and "no Ray cluster answers at 127.0.0.1:1" in done.stderr
    assert "Traceback" not in done.stderr
