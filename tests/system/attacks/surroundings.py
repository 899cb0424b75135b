"""Attacks by what surrounds a command: its cache, its folder, the clock, models, how processes are started."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.system.attacks.campaign import Attack, Breach
from tests.system.attacks.commands import ROOT, Command, badbones, in_a_line

MODELS = "tests/bots/hostile_models.py"
# models by what becomes of them
LOSING = ("exits", "leaves", "sleeps", "hoards", "spawns", "floods", "speaks")
REFUSED = ("never_loads",)
GAMES = ("tournament", "greedy", "random", "sentry", "--games", 120, "--seed", 1, "--workers", 1, "--no-replays")


def hostile_models(rng: random.Random, folder: Path) -> int:
    """A tournament with a hostile model ends, and leaves nobody behind (``Command`` sees to that)."""
    name = rng.choice([*LOSING, *REFUSED])
    limits = "timeout=2,start=300,memory=600" if name == "sleeps" else "timeout=60,start=300,memory=600"
    spec = f"torch:path={MODELS}:{name},{limits}"
    words = ["tournament", spec, "random", "--games", 2, "--seed", 1, "--workers", rng.choice([1, 2]), "--no-replays"]
    code, _, err = badbones(*words, "--out", folder / "out")
    if name in REFUSED:
        in_a_line(code, err, "cannot be loaded: its process ended")
    elif code:
        raise Breach(f"{name}: exit code {code}: {err[-1000:]}")
    return 1


def results(folder: Path, environment: dict[str, str] | None = None) -> bytes:
    """The results of a small tournament."""
    with Command(*GAMES, "--out", folder, environment=environment or {}) as command:
        code, _, err = command.finish()
    if code:
        raise Breach(f"exit code {code}: {err[-1000:]}")
    return (folder / "results.json").read_bytes()


def caches(rng: random.Random, folder: Path) -> int:
    """A cache folder that is a file, of somebody else, open to all or full of garbage: the results are the same."""
    cache = folder / "cache"
    kind = rng.choice(["a file", "somebody else's", "open to all", "garbage", "no folder at all"])
    if kind == "a file":
        cache.write_text("x")
    elif kind == "no folder at all":
        cache = Path("/proc/1/nothing")
    else:
        usual = Path(os.environ.get("BADBONES_CACHE_DIR", Path.home() / ".cache" / "badbones"))
        shutil.copytree(usual, cache)
        for file in [path for path in cache.rglob("*") if path.is_file()]:
            file.write_bytes(b"x" if rng.random() < 0.5 else file.read_bytes()[: rng.randrange(1, 100)])
        for path in [cache, *(path for path in cache.iterdir() if path.is_dir())]:
            if kind == "open to all":
                path.chmod(0o777)
            elif kind == "somebody else's" and os.getuid() == 0:
                os.chown(path, 12345, 12345)
    if results(folder / "out", {"BADBONES_CACHE_DIR": str(cache)}) != results(folder / "usual"):
        raise Breach(f"a cache folder that is {kind} changes results")
    return 1


JUMPING = """
import random, time

honest, jumps = time.time, random.Random(1)
time.time = lambda: honest() + jumps.choice((-1e8, -3600, 0, 3600, 1e8))
time.time_ns = lambda: int(time.time() * 1e9)
"""


def clocks(rng: random.Random, folder: Path) -> int:
    """A clock that jumps by hours and years at every look changes nothing."""
    (folder / "sitecustomize.py").write_text(JUMPING)
    words = ["tournament", "tests/bots/polite.py:Polite", "greedy", "--games", 4, "--seed", 1, "--no-replays"]
    for name, first in (("jumping", str(folder)), ("usual", "")):
        with Command(*words, "--workers", rng.choice([1, 2]), "--out", folder / name, first=first) as command:
            code, _, err = command.finish()
        if code:
            raise Breach(f"with a {name} clock: exit code {code}: {err[-1000:]}")
    if (folder / "jumping" / "results.json").read_bytes() != (folder / "usual" / "results.json").read_bytes():
        raise Breach("a clock that jumps changes results")
    return 1


def deleted_folders(rng: random.Random, folder: Path) -> int:
    """The folder of a running command is deleted: one line, or the whole results."""
    out = folder / "out"
    words = ["--games", 3000, "--batch", 4, "--seed", 1, "--workers", rng.choice([1, 2]), "--no-replays", "--out", out]
    with Command("tournament", "greedy", "random", "sentry", *words) as command:
        end = time.monotonic() + 120
        while not out.exists() and command.process.poll() is None and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(rng.uniform(0, 4))
        shutil.rmtree(out, ignore_errors=True)
        code, _, err = command.finish()
    if code:
        in_a_line(code, err)
    return 1


# what numba cannot read: it would print a traceback, or crash
NUMBA = (
    "NUMBA_NUM_THREADS=abc", "NUMBA_NUM_THREADS=0", "NUMBA_NUM_THREADS=-3", "NUMBA_NUM_THREADS=", "NUMBA_OPT=abc",
    "NUMBA_OPT=9", "NUMBA_DISABLE_JIT=abc", "NUMBA_BOUNDSCHECK=\x1b[31m", "NUMBA_CPU_FEATURES=odd", "NUMBA_DEBUG=1.5",
)  # fmt: skip
NUMBA_FILES = ("num_threads: 0", "x: [", "- 1", "7", "1: 2", "cpu_features: odd", "debug: 1", "")


def numba_settings(rng: random.Random, folder: Path) -> int:
    """A variable that numba cannot read, and a file of settings in the working folder, are refused in a line."""
    words = [["agents"], ["check", "--games", 10], ["train", "--mode", "solo", "--steps", 10, "--out", folder / "run"]]
    for setting in (chosen := rng.sample(NUMBA, 3)):
        name, _, value = setting.partition("=")
        with Command(*rng.choice(words), environment={name: value}) as command:
            code, _, err = command.finish()
        in_a_line(code, err, name)
    (folder / ".numba_config.yaml").write_text(rng.choice(NUMBA_FILES))
    with Command(*rng.choice(words), cwd=folder) as command:
        code, _, err = command.finish()
    in_a_line(code, err, ".numba_config.yaml")
    return len(chosen) + 1


START = """
import multiprocessing, sys
from badbones_env import Simulator

def play(seed):
    sim = Simulator({"mode": "coop", "players": 3}, 64, seed)
    sim.play(seed=seed)
    return sim.states.tobytes()

if __name__ == "__main__":
    here = [play(seed) for seed in range(4)]
    with multiprocessing.get_context(sys.argv[1]).Pool(2) as pool:
        assert pool.map(play, range(4)) == here
    print("equal")
"""


def start_methods(rng: random.Random, folder: Path) -> int:
    """Games in processes of any kind are those of this one, also after threads have run here."""
    script = folder / "start.py"
    script.write_text(START)
    method = rng.choice(["spawn", "forkserver", "fork"])
    words = [sys.executable, str(script), method]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=600)
    if done.stdout != "equal\n":
        raise Breach(f"processes started by {method}: {done.stderr[-1000:]}")
    return 4


ATTACKS = [
    Attack("hostile models", "torch models that exit, hang, allocate, start processes, write into all pipes",
           "the tournament ended, no process was left", hostile_models),
    Attack("cache folders", "a cache that is a file, another user's, world-writable, damaged, or cannot be created",
           "never loaded from, with the same results", caches),
    Attack("clock jumps", "a system clock that jumps by hours and years at every reading", "the same results", clocks),
    Attack("deleted folders", "the folder of a running tournament, deleted at a random moment",
           "one line, or whole results", deleted_folders),
    Attack("settings of numba", "variables that numba cannot read, and files of its settings in the working folder",
           "refused in a line", numba_settings),
    Attack("start methods", "games in processes by spawn, forkserver and fork", "the same games", start_methods),
]  # fmt: skip
