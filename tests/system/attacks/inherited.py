"""Attacks by what a command inherits or is named: variables, streams, limits, its folder, odd files and names."""

from __future__ import annotations

import contextlib
import os
import random
import resource
import signal
import subprocess
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.system.attacks.campaign import Attack, Breach
from tests.system.attacks.commands import Command, badbones, in_a_line

GAMES = ("tournament", "greedy", "random", "--games", 12, "--seed", 1, "--no-replays")
GOLDEN = Path(__file__).parents[2] / "rules" / "golden" / "versus-2.bones"
NOWHERE = "/nonexistent/folder"
VARIABLES = (
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, {"PYTHONIOENCODING": "ascii"}, {"LANG": "xx_YY.Q"},
    {"HOME": NOWHERE}, {"HOME": ""}, {"TMPDIR": NOWHERE}, {"TMPDIR": "/proc"}, {"XDG_CACHE_HOME": "/dev/null"},
    {"TERM": "odd", "COLUMNS": "0", "LINES": "-1"}, {"COLUMNS": "abc"}, {"COLUMNS": "1"}, {"COLUMNS": "99999999"},
    {"NO_COLOR": "1", "FORCE_COLOR": "1"}, {"PYTHONOPTIMIZE": "2"}, {"PYTHONHASHSEED": "7"}, {"PYTHONDEVMODE": "1"},
    {"PYTHONWARNINGS": "error"}, {"PYTHONNOUSERSITE": "1", "PYTHONDONTWRITEBYTECODE": "1"}, {"TZ": "Nonsense/Zone"},
    {"TZ": "XXX+99"}, {"OMP_NUM_THREADS": "abc"}, {"NUMBA_THREADING_LAYER": "odd"}, {"NUMBA_CACHE_DIR": "/proc/1/x"},
    {"PATH": ""}, {"BROWSER": NOWHERE, "PAGER": NOWHERE, "EDITOR": NOWHERE},
)  # fmt: skip
LIMITS = (
    *({resource.RLIMIT_NOFILE: number} for number in (64, 16, 8, 5)),
    *({resource.RLIMIT_FSIZE: size} for size in (0, 4096, 20_000)),
    *({resource.RLIMIT_AS: megabytes << 20} for megabytes in (200, 900)),
    {resource.RLIMIT_STACK: 256 << 10}, {resource.RLIMIT_CORE: 0}, {resource.RLIMIT_MEMLOCK: 0},
)  # fmt: skip
FOLDERS = (
    "a\nb", "-x", "--resume", "a%41?mode=ro#x", "<img src=x onerror=alert(1)>", "'\"; --", "a,b", "a b ", "~", "$HOME",
    "\u202e", "\x1b[31m", "é\u0301", "𝔅", "*", "[a]", "a=b:c", "con", ".", "x/../y", "file:y",
)  # fmt: skip
PLACES = ("/dev/null", "/dev/full", "/proc/self/x", "/proc/1/fd", "/sys/x", "x" * 300, "")
NO_FILES = ("/dev/null", "/dev/zero", "/proc/self/mem", "/proc/self/environ", "/tmp", "", "\n", "x" * 5000)
READERS: tuple[Callable[[str], list[object]], ...] = (
    lambda file: ["replay", file],
    lambda file: ["scenario", file],
    lambda file: ["game", "--components", file, "--agents", "random"],
    lambda file: ["train", "--config", file],
    lambda file: ["leaderboard", file],
    lambda file: ["suite", "compare", file],
    lambda file: ["curves", file],
    lambda file: ["agents", f"guardian:weights={file}"],
    lambda file: ["agents", f"strategy:name={file}"],
    lambda file: ["evaluate", file, "--against", "random"],
    lambda file: ["traps", "compare", file, "no-traps", "--games", 4],
)


@cache
def usual() -> bytes:
    """The results of the small tournament as they should be."""
    with TemporaryDirectory() as folder:
        code, _, err = badbones(*GAMES, "--out", folder)
        if code:
            raise Breach(f"exit code {code}: {err[-500:]}")
        return (Path(folder) / "results.json").read_bytes()


def whole_or_a_line(command: Command, out: Path, what: object) -> None:
    """The whole results with exit code 0, or a line with exit code 2; then going on gives the whole results."""
    with command:
        code, _, err = command.finish()
    if code:
        in_a_line(code, err)
        begun = (out / "tournament.db").exists()
        code, _, err = badbones(*GAMES, *["--resume"] * begun, "--out", out)
    if code or (out / "results.json").read_bytes() != usual():
        raise Breach(f"{what}: exit code {code}, or other results: {err[-500:]}")


def variables(rng: random.Random, folder: Path) -> int:
    """Locales, homes, terminals, clocks and settings of Python's: the results are the same."""
    for number, environment in enumerate(chosen := rng.sample(VARIABLES, 3)):
        out, words = folder / str(number), [*GAMES, "--workers", rng.choice([1, 2])]
        with Command(*words, "--out", out, environment=environment) as command:
            code, _, err = command.finish()
        if code or (out / "results.json").read_bytes() != usual():
            raise Breach(f"{environment}: exit code {code}, or other results: {err[-500:]}")
    return len(chosen)


def limits(rng: random.Random, folder: Path) -> int:
    """Few files, little memory, no room: the whole results, or a line and nothing lost."""
    for number, limit in enumerate(chosen := rng.sample(LIMITS, 3)):

        def lower(limit: dict[int, int] = limit) -> None:
            for name, value in limit.items():
                resource.setrlimit(name, (value, value))

        out = folder / str(number)
        words = [*GAMES, "--workers", rng.choice([1, 2]), "--out", out]
        whole_or_a_line(Command(*words, preexec_fn=lower), out, limit)
    return len(chosen)


def close_streams(closed: list[int], full: bool, folder: Path) -> None:
    """A tournament without these streams, or with full ones, has its results, or ends with exit code 2."""

    def prepare() -> None:
        for descriptor in closed:
            os.close(descriptor)
            if full:
                os.open("/dev/full", os.O_RDWR)

    with Command(*GAMES, "--workers", 1, "--out", folder, preexec_fn=prepare) as command:
        code, out, err = command.finish()
    if code not in ((0, 2) if full else (0,)) or "Traceback" in out:
        raise Breach(f"with the streams {closed} {'full' if full else 'closed'}: exit code {code}: {err[-500:]}")
    code, _, err = badbones(*GAMES, "--resume", "--out", folder)
    if code or (folder / "results.json").read_bytes() != usual():
        raise Breach(f"with the streams {closed} {'full' if full else 'closed'}: {err[-500:]}")


def streams(rng: random.Random, folder: Path) -> int:
    """Streams that are closed, in any combination, or full: messages go nowhere, least of all into the results."""
    for number in range(2):
        closed = sorted(rng.sample(range(3), rng.randint(1, 3)))
        close_streams(closed, bool(number), folder / str(number))
    return 2


def hang_ups(rng: random.Random, folder: Path) -> int:
    """Who reads the output goes away at some moment: no traceback, and going on gives the whole results."""
    out = folder / "out"
    with Command(*GAMES, "--workers", rng.choice([1, 2]), "--out", out) as command:
        time.sleep(rng.uniform(0, 4))
        for pipe in rng.sample((command.process.stdout, command.process.stderr), rng.choice([1, 2])):
            assert pipe is not None
            pipe.close()
        with contextlib.suppress(ValueError):
            err = "" if command.process.stderr.closed else command.process.stderr.read()  # type: ignore[union-attr]
            if "Traceback" in err:
                raise Breach(err[-2000:])
        try:
            code = command.process.wait(300)
        except subprocess.TimeoutExpired:
            raise Breach("hangs when nobody reads its output") from None
    if code < 0 or code == 1:
        raise Breach(f"ends with {code} when nobody reads its output")
    begun = (out / "tournament.db").exists()
    code, _, err = badbones(*GAMES, *["--resume"] * begun, "--out", out)
    if code or (out / "results.json").read_bytes() != usual():
        raise Breach(f"when nobody reads its output: exit code {code}: {err[-500:]}")
    return 1


def odd_folders(rng: random.Random, folder: Path) -> int:
    """Folders of results with odd names hold the usual results; places that can be no folder are a line."""
    name, place = rng.choice(FOLDERS), rng.choice(PLACES)
    (here := folder / "here").mkdir()
    with Command(*GAMES, "--workers", rng.choice([1, 2]), f"--out={name}", cwd=here) as command:
        code, out, err = command.finish()
    if code or (here / name / "results.json").read_bytes() != usual():
        raise Breach(f"--out {name!r}: exit code {code}, or other results: {err[-500:]}")
    if not all(line.isprintable() for line in (out + err).split("\n")):
        raise Breach(f"--out {name!r} reaches the terminal: {out + err!r}")
    with Command(*GAMES, f"--out={place}", cwd=here) as command:
        code, _, err = command.finish()
    in_a_line(code, err)
    return 2


def no_files(rng: random.Random, folder: Path) -> int:
    """Devices, folders, pipes and names that no file has, in the place of every kind of file: a line, at once."""
    os.mkfifo(folder / "pipe")
    for _ in range(4):
        file, words = rng.choice([*NO_FILES, str(folder / "pipe")]), rng.choice(READERS)
        with Command(*words(file), cwd=folder) as command:
            code, out, err = command.finish(300)
        verdict = out.startswith("MALFORMED ") and not err  # of badbones scenario, a line for every file
        in_a_line(code, f"badbones: {out}" if verdict else err)
    return 4


def gone_folders(rng: random.Random, folder: Path) -> int:
    """The working folder is deleted before the command starts, or while it runs: results elsewhere, or a line."""
    here, out = folder / "here", folder / "out"
    here.mkdir()
    early = rng.random() < 0.5
    words = [*GAMES, "--workers", rng.choice([1, 2]), "--out", out]
    command = Command(*words, cwd=here, preexec_fn=here.rmdir if early else None)
    if not early:
        time.sleep(rng.uniform(0, 3))
        here.rmdir()
    whole_or_a_line(command, out, "a working folder that is gone")
    return 1


def masked_signals(rng: random.Random, folder: Path) -> int:
    """Signals that are ignored or blocked from the start, and some that arrive: the whole results, or ended by them."""
    names = rng.sample((signal.SIGHUP, signal.SIGTERM, signal.SIGPIPE, signal.SIGCHLD, signal.SIGUSR1), 3)

    def prepare() -> None:
        for name in names[:2]:
            signal.signal(name, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_BLOCK, names[2:])

    out = folder / "out"
    command = Command(*GAMES, "--workers", rng.choice([1, 2]), "--out", out, preexec_fn=prepare)
    time.sleep(rng.uniform(0, 3))
    for name in [*names, signal.SIGWINCH, signal.SIGCONT]:
        if command.process.poll() is None:
            command.process.send_signal(name)
    whole_or_a_line(command, out, f"with {names} ignored or blocked")
    return len(names)


ATTACKS = [
    Attack("odd variables", "locales, homes, terminals, time zones, temporary folders and settings of Python that are "
           "missing or odd", "the same results", variables),
    Attack("low limits", "limits on open files, file sizes, memory and stack that are too low",
           "whole results, or one line and nothing lost", limits),
    Attack("closed streams", "standard input, output and error closed or full", "results on file", streams),
    Attack("readers that leave", "pipes of output and errors closed at a random moment", "no traceback, nothing lost",
           hang_ups),
    Attack("odd folders", "folders of results with line breaks, quotes, queries, control characters in their names, "
           "and places that can be none", "the same results, or one line", odd_folders),
    Attack("odd places for files", "devices, folders and pipes in the place of every kind of file", "one line, at once",
           no_files),
    Attack("working folders that are gone", "the working folder, deleted before or while a tournament runs",
           "whole results, or one line", gone_folders),
    Attack("ignored signals", "signals that are ignored or blocked from the start, and sent", "the same results",
           masked_signals),
]  # fmt: skip
