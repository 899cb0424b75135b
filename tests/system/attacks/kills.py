"""Attacks by killing: long computations in the middle, the server between two steps."""

from __future__ import annotations

import atexit
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
import tomllib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tests.system.attacks.campaign import Attack, Breach
from tests.system.attacks.commands import Command, badbones
from tests.system.attacks.requests import Web

RUNS = tomllib.loads((Path(__file__).parent / "data" / "kills.toml").read_text())["run"]
SEEDS = (1, 2)
STEPS = 40  # of games on the server, in an attempt
SOON = 60  # seconds
SMALL = ("environment.games=16", "network.width=16", "ppo.batch_size=64", "ppo.n_steps=4", "evaluation.games=2")
TRAINING = ["train", "--mode", "solo", "--steps", 10**6, *(word for each in SMALL for word in ("--set", each))]
LONG: list[list[object]] = [
    ["tournament", "tests/bots/polite.py:Polite", "random", "--games", 9999, "--workers", 2],
    ["tournament", "greedy", "random", "--games", 99999, "--workers", 1],
    ["traps", "compare", "no-traps", "bully", "--games", 9999, "--workers", 2],
    ["traps", "search", "--strategies", 100, "--workers", 2],
    [*TRAINING, "--threads", 2],
    [*TRAINING, "--backend", "local", "--workers", 2],
    [*TRAINING, "--seeds", 2],
    ["tune", "guardian", "--iterations", 99, "--workers", 2],
    ["suite", "run", "guardian", "--workers", 2],
    ["crossplay", "--mode", "coop", "--agents", "greedy,random", "--games", 9999],
    ["warm"],
]

_references: dict[tuple[str, int], Path] = {}


def words(run: dict[str, Any], seed: int, out: Path) -> list[object]:
    """The command that begins a computation, or goes on with what the folder holds."""
    begun = any((out / name).exists() for name in ("tournament.db", "experiment.db", "checkpoint.npz"))
    if begun and "resume" in run:
        return [*run["resume"], "--resume", "--out", out]
    if not begun:
        shutil.rmtree(out, ignore_errors=True)
    return [*run["words"], "--seed", seed, "--out", out, *["--resume"] * begun]


def reference(run: dict[str, Any], seed: int) -> Path:
    """The folder of the same computation, undisturbed; done once."""
    key = (run["name"].split(",")[0], seed)
    if key not in _references:
        folder = Path(tempfile.mkdtemp(prefix="badbones-reference-")) / "out"
        atexit.register(shutil.rmtree, folder.parent, True)
        code, _, err = badbones(*words(run, seed, folder))
        if code:
            raise Breach(f"{run['name']} ends with {code}: {err[-500:]}")
        _references[key] = folder
    return _references[key]


def content(path: Path) -> Any:
    """What must be the same: the bytes of a file, the weights of a model, all that is in a folder."""
    if path.is_dir():
        return {one.name: content(one) for one in sorted(path.iterdir())}
    if path.suffix == ".npz":
        from badbones_agents.networks.policy_file import PolicyFile

        return {name: array.tobytes() for name, array in PolicyFile.read(path).weights.items()}
    return path.read_bytes()


def resumed(run: dict[str, Any], seed: int, folder: Path, rng: random.Random, most: int) -> int:
    """Kill a computation up to ``most`` times, then let it end; the number of kills."""
    out = folder / "out"
    kills = 0
    for _ in range(most):
        with Command(*words(run, seed, out)) as command:
            time.sleep(rng.uniform(0.5, run["latest"]))
            if command.process.poll() is None:
                command.kill(rng.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGTERM]))
                kills += 1
                if rng.random() < 0.3:  # as if somebody had copied the database without it
                    for journal in out.glob("*.db-wal"):
                        journal.unlink()
            else:
                command.finish()
                break
    code, _, err = badbones(*words(run, seed, out))
    if code:
        raise Breach(f"{run['name']}: resumed after {kills} kills it ends with {code}: {err[-500:]}")
    whole = reference(run, seed)
    for name in run["results"]:
        if content(out / name) != content(whole / name):
            raise Breach(f"{run['name']}: {name} is another one after {kills} kills")
    if left := [path.name for path in out.rglob("*") if path.name.endswith((".partial", "-wal", "-shm"))]:
        raise Breach(f"{run['name']}: {left} are left behind")
    return kills


def computations(rng: random.Random, folder: Path) -> int:
    return resumed(rng.choice(RUNS), rng.choice(SEEDS), folder, rng, 4)


def server(rng: random.Random, folder: Path, steps: int = STEPS) -> int:
    """Kill the server at any moment: no step that it acknowledged is lost."""
    name, acknowledged, kills = "", 0, 0
    while acknowledged < steps:
        running = Web(folder / "games")
        with running.command:
            name = name or running.begin(rounds=0, seed=rng.randrange(1 << 30))
            goal = acknowledged + rng.randint(1, 12)
            while acknowledged < goal:
                status, found = running.ask("GET", f"/api/games/{name}")
                if status != 200 or found["step"] < acknowledged:
                    raise Breach(f"step {acknowledged} was acknowledged; after a kill there are {found}")
                if not found["offers"]:
                    name, acknowledged, goal, steps = "", 0, 0, steps - acknowledged
                    break
                choice = rng.choice(found["offers"]["all"])["text"]
                body = {"seat": 0, "choice": choice, "step": found["step"]}
                status, found = running.ask("POST", f"/api/games/{name}/choose", body)
                if status != 200:
                    raise Breach(f"a legal choice is refused: {status} {found}")
                acknowledged = found["view"]["step"]
            running.command.kill()
            kills += 1
    return kills


def interrupt(words: Sequence[object], moment: float, everybody: bool, twice: bool = False) -> None:
    """Ctrl-C at a moment, for the command alone or for ``everybody`` that it has started: it ends in a line, soon."""
    default = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with Command(*words, start_new_session=True, preexec_fn=default) as command:
        time.sleep(moment)
        for _ in range(1 + twice):
            if command.process.poll() is None:
                (os.killpg if everybody else os.kill)(command.process.pid, signal.SIGINT)
                time.sleep(0.3 * twice)
        try:
            _, err = command.process.communicate(timeout=SOON)
        except subprocess.TimeoutExpired:
            raise Breach(f"Ctrl-C after {moment:.1f} s does not end badbones {' '.join(command.words)}") from None
    code = command.process.returncode
    if code == -signal.SIGINT or ("Traceback" in err and "badbones_experiments" not in err):
        return  # Python itself was still starting: the machine is busy
    if code not in (0, 130) or "Traceback" in err or (code and "stopped" not in err):
        raise Breach(
            f"Ctrl-C after {moment:.1f} s, badbones {' '.join(command.words)}: exit code {code}: {err[-2000:]}"
        )


def interrupts(rng: random.Random, folder: Path) -> int:
    out = folder / "out"
    for _ in range(3):
        words = [*rng.choice(LONG), "--out", out]
        interrupt(
            words[:1] if words[0] == "warm" else words, rng.uniform(0.5, 15), rng.random() < 0.5, rng.random() < 0.2
        )
        if left := [path.name for path in out.rglob("*.partial*")]:
            raise Breach(f"{words[0]}: {left} are left behind")
        shutil.rmtree(out, ignore_errors=True)
    return 3


ATTACKS = [
    Attack("Ctrl-C", "tournaments, trap experiments, training of one and several seeds, tuning, the suite, "
           "compilation, interrupted at random moments, alone or with all that they started",
           "ended within seconds, in a line", interrupts, 2),
    Attack("kills of computations", "tournaments with one and two workers, trap experiments and training, killed at "
           "random moments, up to four times each, some with their journal removed",
           "resumed to the very same results, bit for bit", computations, 3),
    Attack("kills of the server", "the server, killed between and within requests", "no acknowledged step was lost",
           server),
]  # fmt: skip
