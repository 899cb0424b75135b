"""Jobs: the same results wherever chunks are done, after deaths, kills and in rounds; what goes wrong is a line."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import pytest
from badbones_experiments.cli.main import main
from badbones_experiments.jobs import dispatch as dispatching
from badbones_experiments.jobs import files
from badbones_experiments.jobs.backends import Failure, Inline, JobError, Processes, Threads, Worker, Workers
from badbones_experiments.jobs.dispatch import FifoQueue, dispatch
from badbones_experiments.jobs.keyed import KeyedRun, KeyedStore
from badbones_experiments.jobs.store import differences

from badbones_env import OptionError


@dataclass(frozen=True)
class Number:
    """A chunk."""

    value: int

    @property
    def key(self) -> str:
        return f"number {self.value}"

    def __str__(self) -> str:
        return self.key


@dataclass(frozen=True)
class Squares:
    """Squares numbers. At number ``bad`` a worker dies (``times`` times, counted in ``log``), fails or refuses."""

    log: str = ""
    bad: int = -1
    times: int = 0
    error: str = ""

    def __call__(self) -> Squarer:
        return Squarer(self)


class InThreads(Squares):
    def __call__(self) -> Squarer:
        return ThreadSquarer(self)


class Squarer(Worker):
    made: ClassVar[int] = 0
    closed: ClassVar[int] = 0

    def __init__(self, job: Squares) -> None:
        self.job = job
        Squarer.made += 1

    def do(self, chunk: Number) -> Any:
        job = self.job
        if chunk.value == job.bad and job.error:
            raise {"refuses": OptionError("not this one"), "fails": ZeroDivisionError("no skeleton")}[job.error]
        if chunk.value == job.bad and len(Path(job.log).read_text()) < job.times:
            with open(job.log, "a") as file:
                file.write("x")
            os.kill(os.getpid(), signal.SIGKILL)
        return {"square": chunk.value**2, "pair": (chunk.value, 0.1 * chunk.value)}

    def close(self) -> None:
        Squarer.closed += 1


NUMBERS = [Number(k) for k in range(12)]


def collect(backend: Any, out: Path) -> dict[int, Any]:
    found: dict[int, Any] = {}
    try:
        dispatch(
            backend, FifoQueue(NUMBERS), lambda chunk, result: found.__setitem__(chunk.value, result["square"]), out
        )
    finally:
        backend.close()
    return found


def test_every_backend_has_the_same_results(tmp_path: Path) -> None:
    wanted = {k: k * k for k in range(12)}
    for job, number, kind in ((Squares(), 1, Inline), (InThreads(), 3, Threads), (Squares(), 2, Processes)):
        Squarer.made = Squarer.closed = 0
        backend = Workers(number).start(job)
        assert isinstance(backend, kind) and collect(backend, tmp_path) == wanted
        assert Squarer.made == Squarer.closed > 0


@pytest.mark.slow
def test_a_chunk_whose_worker_died_is_done_by_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log"
    log.write_text("")
    assert len(collect(Workers(2).start(Squares(str(log), bad=5, times=2)), tmp_path)) == 12
    assert log.read_text() == "xx" and capsys.readouterr().err.count("a worker died playing number 5") == 2
    log.write_text("")
    with pytest.raises(JobError, match="died 3 times playing number 5: out of memory"):
        collect(Workers(2).start(Squares(str(log), bad=5, times=9)), tmp_path)


@pytest.mark.parametrize("number", [1, 2])
def test_a_chunk_that_fails_ends_the_job(tmp_path: Path, number: int) -> None:
    with pytest.raises(JobError, match=r"^number 5 cannot be played: not this one$"):
        collect(Workers(number).start(Squares(bad=5, error="refuses")), tmp_path)
    assert not (tmp_path / "failure.txt").exists()
    with pytest.raises(JobError, match=r"number 5 cannot be played: ZeroDivisionError: no skeleton \(see .*failure"):
        collect(Workers(number).start(Squares(bad=5, error="fails")), tmp_path)
    assert "test_jobs.py" in (tmp_path / "failure.txt").read_text()


@pytest.mark.slow
def test_the_start_method_of_the_caller_does_not_matter(tmp_path: Path) -> None:
    """Workers are always spawned. A process of a Pool may have no children: that is said in a line."""
    script = tmp_path / "script.py"
    script.write_text(
        "import multiprocessing, sys\n"
        "from pathlib import Path\n"
        "from badbones_experiments.jobs.backends import JobError, Workers\n"
        "from tests.unit.test_jobs import Squares, collect\n"
        "def squares(folder):\n"
        "    try:\n"
        "        return len(collect(Workers(2).start(Squares()), Path(folder)))\n"
        "    except JobError as error:\n"
        "        return str(error)\n"
        "if __name__ == '__main__':\n"
        "    multiprocessing.set_start_method('forkserver')\n"
        "    print(squares(sys.argv[1]))\n"
        "    with multiprocessing.Pool(1) as pool:\n"
        "        print(pool.map(squares, sys.argv[1:])[0])\n"
    )
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, script, tmp_path], env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert first == "12" and second.endswith("cannot start workers of its own: play with one worker")


class ThreadSquarer(Squarer):
    threads = True


class Cold(Squares):
    def __call__(self) -> Squarer:
        return ColdSquarer(self)


class ColdSquarer(Squarer):
    def warm_up(self) -> None:
        raise OptionError("no champion is shipped for this")


def test_what_is_wrong_with_a_job_is_said_before_workers_start(tmp_path: Path) -> None:
    Squarer.made = Squarer.closed = 0
    with pytest.raises(OptionError, match="no champion"):
        Workers(2).start(Cold())
    assert (Squarer.made, Squarer.closed) == (1, 1)


def store(folder: Path, plan: dict[str, Any] | None = None, **how: bool) -> KeyedStore:
    how = {"resume": False, "overwrite": False} | how
    return KeyedStore.prepare(str(folder), plan or {"seed": 1}, {"command": "badbones"}, **how)


def run(folder: Path, numbers: range, job: Any = None, workers: int = 1, **how: bool) -> list[Any]:
    with store(folder, **how) as kept, KeyedRun(job or Squares(), kept, Workers(workers), folder) as work:
        return work.results([Number(k) for k in numbers])


def test_what_is_stored_is_not_done_again_and_reads_the_same(tmp_path: Path) -> None:
    first = run(tmp_path, range(4))
    assert first[3] == {"square": 9, "pair": [3, 0.30000000000000004]}  # as JSON has it, also before it was stored
    failing = Squares(bad=2, error="fails")
    assert run(tmp_path, range(4), failing, resume=True) == first
    Squarer.made = 0
    assert run(tmp_path, range(6), failing, resume=True)[:4] == first and Squarer.made == 1
    assert run(tmp_path, range(6), failing, resume=True)[4:] == run(tmp_path / "new", range(4, 6)) and Squarer.made == 2


def test_workers_stay_from_round_to_round(tmp_path: Path) -> None:
    with store(tmp_path) as kept, KeyedRun(InThreads(), kept, Workers(2), tmp_path) as work:
        Squarer.made = Squarer.closed = 0
        for k in range(5):
            assert work.results([Number(k), Number(k + 1)])[1]["square"] == (k + 1) ** 2
        assert Squarer.made == 3 and Squarer.closed == 1  # one was tried out beforehand
    assert Squarer.closed == 3


def test_an_interruption_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = KeyedStore.write

    def interrupted(self: KeyedStore, key: str, result: Any) -> Any:
        if key == "number 7":
            raise KeyboardInterrupt
        return write(self, key, result)

    monkeypatch.setattr(KeyedStore, "write", interrupted)
    Squarer.made = Squarer.closed = 0
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, range(12), InThreads(), 2)
    assert Squarer.made == Squarer.closed
    monkeypatch.undo()
    with store(tmp_path, resume=True) as kept:
        assert 6 <= kept.done() <= 8
    assert run(tmp_path, range(12), resume=True) == run(tmp_path / "whole", range(12))


def test_an_interruption_leaves_no_half_of_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: Any) -> str:
        assert list(tmp_path.iterdir())
        raise KeyboardInterrupt

    monkeypatch.setattr("badbones_experiments.jobs.store.checksum", interrupted)
    with pytest.raises(KeyboardInterrupt):
        store(tmp_path)
    assert not list(tmp_path.iterdir())


class Waits(Worker):
    threads = True
    over = threading.Event()

    def do(self, chunk: Any) -> Any:
        self.over.wait(30)


def test_ctrl_c_waits_for_no_thread() -> None:
    """A thread in the middle of games may need minutes."""
    backend, began = Threads(Waits, 2), time.monotonic()
    backend.submit(0, 1)
    with pytest.raises(KeyboardInterrupt), contextlib.closing(backend):
        raise KeyboardInterrupt
    assert time.monotonic() - began < 15
    Waits.over.set()


def test_a_copy_of_the_file_taken_at_any_moment_is_a_store(tmp_path: Path) -> None:
    """Not all is in the journal beside it."""
    with store(tmp_path):
        copy = tmp_path / "copy"
        copy.mkdir()
        (copy / "experiment.db").write_bytes((tmp_path / "experiment.db").read_bytes())
        with KeyedStore.open(copy) as taken:
            assert taken.meta("plan") == {"seed": 1} and taken.done() == 0


def test_stores_are_neither_overwritten_nor_mixed_up(tmp_path: Path) -> None:
    with pytest.raises(JobError, match="holds no experiment to go on with"):
        store(tmp_path, resume=True)
    store(tmp_path).close()
    store(tmp_path).close()  # nothing in it yet
    run(tmp_path, range(2), resume=True)
    with pytest.raises(JobError, match="holds an experiment already: go on with it"):
        store(tmp_path)
    with pytest.raises(JobError, match="holds another experiment: seed 1 there, 2 here"):
        store(tmp_path, {"seed": 2}, resume=True)
    with store(tmp_path, overwrite=True) as kept:
        assert kept.done() == 0


def test_two_processes_do_not_work_into_one_folder(tmp_path: Path) -> None:
    with store(tmp_path) as kept:
        kept.write("number 1", 1)
        for how in ({"resume": True}, {"overwrite": True}, {}):
            with pytest.raises(JobError, match="is in use by another process"):
                store(tmp_path, **how)
        with KeyedStore.open(tmp_path) as reader:
            assert reader.results() == {"number 1": 1}
    with store(tmp_path, resume=True) as kept:
        assert kept.done() == 1


def test_a_folder_that_is_gone_is_noticed(tmp_path: Path) -> None:
    with store(tmp_path / "here") as kept:
        kept.write("number 1", 1)
        (tmp_path / "here").rename(tmp_path / "there")
        with pytest.raises(JobError, match="is gone"):
            kept.write("number 2", 2)


def test_a_store_in_a_folder_that_cannot_be_written_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(tmp_path, range(3))
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    before = sorted(path.name for path in tmp_path.iterdir())
    assert run(tmp_path, range(3), resume=True) == first
    assert sorted(path.name for path in tmp_path.iterdir()) == before == ["experiment.db"]
    with (
        store(tmp_path, resume=True) as kept,
        pytest.raises(JobError, match="cannot be written: attempt to write a re"),
    ):
        kept.write("number 9", 81)


class Endless(Squares):
    def __call__(self) -> Squarer:
        return Sleeper(self)


class Sleeper(Squarer):
    def do(self, chunk: Number) -> Any:
        with open(self.job.log, "a") as file:
            file.write(f"{os.getpid()}\n")
        time.sleep(600)


PARENT = """
from pathlib import Path
from tests.unit.test_jobs import Endless, NUMBERS
from badbones_experiments.jobs.backends import Workers
from badbones_experiments.jobs.dispatch import FifoQueue, dispatch
dispatch(Workers(2).start(Endless({log!r})), FifoQueue(NUMBERS), lambda chunk, result: None, Path("."))
"""


@pytest.mark.slow
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_parent_in_the_middle_of_a_chunk(tmp_path: Path, ending: signal.Signals) -> None:
    log = tmp_path / "log"
    log.write_text("")
    root = str(Path(__file__).parents[2])
    parent = subprocess.Popen([sys.executable, "-c", PARENT.format(log=str(log))], cwd=root)
    try:
        wait_until(lambda: len(log.read_text().split()) == 2)
    finally:
        parent.send_signal(ending)
        parent.wait(10)
    workers = [int(pid) for pid in log.read_text().split()]
    wait_until(lambda: not any(runs(pid) for pid in workers))


def runs(pid: int) -> bool:
    """Is there such a process? One that has ended and waits to be noticed has no command line."""
    try:
        return bool(Path(f"/proc/{pid}/cmdline").read_bytes())
    except OSError:
        return False


def wait_until(fulfilled: Any, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not fulfilled():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("harm", ["text", "empty", "format", "table"])
def test_a_file_that_is_no_store_is_a_line(tmp_path: Path, harm: str) -> None:
    path = tmp_path / "experiment.db"
    if harm in ("text", "empty"):
        path.write_text("no database" * (harm == "text"))
    else:
        run(tmp_path, range(2))
        with sqlite3.connect(path) as db:
            db.execute("UPDATE meta SET value = '9' WHERE key = 'format'" if harm == "format" else "DROP TABLE meta")
    with pytest.raises(
        JobError, match="format 9; this version" if harm == "format" else "not an experiment's database"
    ):
        KeyedStore.open(tmp_path)


def test_a_full_disk_is_not_a_damaged_file(tmp_path: Path) -> None:
    """SQLite has the same exception for both; nobody should begin again because of it."""
    with KeyedStore.prepare(str(tmp_path), {}, {}, resume=False, overwrite=False) as store:
        error = store.damaged(sqlite3.OperationalError("disk I/O error"))
        assert "cannot be read: disk I/O error; make room" in str(error) and "--overwrite" not in str(error)
        assert "is damaged" in str(store.damaged(sqlite3.DatabaseError("malformed")))


def test_differences_in_words() -> None:
    there = {"seed": 1, "agents": ["a", "b"], "game": {"players": 2, "components": {"x": "y" * 200}}, "same": [1]}
    here = {"seed": 2, "agents": ["a"], "game": {"players": 4}, "same": [1]}
    assert differences(there, here) == [
        "seed 1 there, 2 here",
        "agents a b there, a here",
        "players 2 there, 4 here",
        "components differ",
    ]
    assert differences(there, there) == []


def test_the_example_of_the_contributing_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (block,) = [one for one in re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S) if "KeyedRun" in one]
    monkeypatch.chdir(tmp_path)
    exec(compile(block, "CONTRIBUTING.md", "exec"), {})
    assert 5 < float(capsys.readouterr().out) < 20


class Killed(BaseException):
    """Nothing of ours catches it."""


def test_a_store_that_was_killed_while_it_was_made_is_whole_or_none(tmp_path, monkeypatch):
    class Mortal(sqlite3.Connection):
        left = 0

        def _live(self):
            Mortal.left -= 1
            if Mortal.left < 0:
                raise Killed

        def execute(self, *words):
            self._live()
            return super().execute(*words)

        def executescript(self, text):
            self._live()
            return super().executescript(text)

        def executemany(self, *words):
            self._live()
            return super().executemany(*words)

        def commit(self):
            self._live()
            super().commit()

    connect = sqlite3.connect
    whole = []
    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", lambda *words, **more: connect(*words, factory=Mortal, **more))
        for calls in range(12):
            Mortal.left = calls
            try:
                KeyedStore.create(tmp_path / str(calls), {"a": 1}, {}).close()
            except Killed:
                whole.append(False)
            else:
                whole.append(True)
    assert whole[0] is False and whole[-1] is True
    for calls, made in enumerate(whole):
        folder = tmp_path / str(calls)
        if (folder / KeyedStore.FILE).exists():
            with KeyedStore.open(folder) as store:
                assert store.meta("plan") == {"a": 1}
        else:
            assert not made
            KeyedStore.prepare(str(folder), {"a": 1}, {}, resume=False, overwrite=False).close()
        assert [path.name for path in folder.iterdir()] == [KeyedStore.FILE]


SCRIPT = """
import sys
from badbones_experiments.cli.start import main
if __name__ == "__main__":
    sys.exit(main())
"""


SMALL = "environment.games=16 network.width=16 ppo.batch_size=64 ppo.n_steps=4 evaluation.games=2".split()
STARTERS = {  # commands that start processes of Python
    "workers": ["tournament", "random", "passive", "--games", "8", "--workers", "2"],
    "seeds": ["train", "--seeds", "2", "--mode", "solo", "--steps", "64", *(w for s in SMALL for w in ("--set", s))],
}


@pytest.mark.slow
@pytest.mark.parametrize("name", STARTERS)
def test_workers_import_nothing_from_the_working_folder(tmp_path: Path, name: str) -> None:
    script, here = tmp_path / "bin" / "badbones.py", tmp_path / "here"
    script.parent.mkdir()
    here.mkdir()
    script.write_text(SCRIPT)
    for module in ("select", "pickle", "signal", "selectors", "numpy", "badbones_env"):
        (here / f"{module}.py").write_text("open('imported', 'a').write(__name__ + ' ')\nraise SystemExit(7)\n")
    words = [*STARTERS[name], "--out", str(tmp_path / "out")]
    done = subprocess.run([sys.executable, str(script), *words], cwd=here, capture_output=True, text=True)
    assert not (here / "imported").exists(), (here / "imported").read_text()
    assert done.returncode == 0, done.stderr


def test_a_planted_partial_link_is_never_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    treasure = tmp_path / "treasure"
    treasure.write_text("mine")
    monkeypatch.setattr(files.secrets, "token_hex", lambda _: "guessed")
    folder = tmp_path / "run"
    folder.mkdir()
    for name in ("results.json", KeyedStore.FILE):
        for planted in (f"{name}.partial", f"{name}.guessed.partial"):
            (folder / planted).symlink_to(treasure)
    with pytest.raises(FileExistsError):
        files.write_atomically(folder / "results.json", b"new")
    with store(folder) as kept:  # what lies there is removed, not opened
        kept.write("number 1", 1)
    assert treasure.read_text() == "mine"


def test_files_are_replaced_whole_and_leave_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "a[1].json"
    left = files.create_partial(path)
    os.close(left[0])
    files.write_atomically(path, b"new")
    assert path.read_bytes() == b"new" and list(tmp_path.iterdir()) == [path]
    with pytest.raises(OSError, match=str(tmp_path / "no")):
        files.write_atomically(tmp_path / "no" / "folder", b"")


def test_a_link_in_the_place_of_a_result_is_replaced(tmp_path: Path) -> None:
    """Whoever sends a folder of a run chooses what lies in it."""
    treasure, out = tmp_path / "treasure", tmp_path / "out"
    treasure.write_text("mine")
    words = ["tournament", "random", "passive", "--games", "4", "--workers", "1", "--csv", "--records", "longest=1"]
    assert main([*words, "--seed", "1", "--out", str(out)]) == 0
    written = sorted(path for path in out.rglob("*") if path.is_file() and path.suffix != ".db")
    assert {path.suffix for path in written} == {".bones", ".csv", ".html", ".json"}
    for path in written:
        path.unlink()
        path.symlink_to(treasure)
    assert main([*words, "--seed", "1", "--out", str(out), "--resume"]) == 0
    assert treasure.read_text() == "mine"
    assert not [path for path in written if path.is_symlink()]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes")
def test_devices_and_pipes_are_never_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root could: ``--html /dev/null`` would make it a file."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev" / "stdout").symlink_to(tmp_path / "somewhere")
    monkeypatch.setattr(files, "DEVICES", tmp_path / "dev")
    for name in ("pipe", "dev/stdout", "dev/new"):
        with pytest.raises(OSError, match="is not a regular file"):
            files.write_atomically(tmp_path / name, b"new")
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["dev", "pipe", "stdout"]
    assert (tmp_path / "pipe").is_fifo() and (tmp_path / "dev" / "stdout").is_symlink()


def test_an_interrupted_writer_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    with pytest.raises(KeyboardInterrupt), files.replacing(path) as file:
        file.write(b"new")
        raise KeyboardInterrupt
    assert path.read_text() == "old" and list(tmp_path.iterdir()) == [path]


def test_a_trace_that_is_not_utf8_is_kept_in_a_file_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "treasure").write_text("mine")
    (tmp_path / dispatching.FAILURE).symlink_to(tmp_path / "treasure")
    with pytest.raises(JobError, match=rf"cannot be played: no \(see .*{dispatching.FAILURE}\)"):
        dispatching._checked(Failure("no", "half of a character: \ud800"), "game 1", tmp_path)
    assert (tmp_path / dispatching.FAILURE).read_text() == "half of a character: \\ud800"
    assert (tmp_path / "treasure").read_text() == "mine"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes")
def test_a_log_is_a_regular_file(tmp_path: Path) -> None:
    """Nobody waits for a pipe that is never written to."""
    os.mkfifo(tmp_path / "progress.jsonl")
    with pytest.raises(OSError, match="is not a regular file"):
        files.read_lines(tmp_path / "progress.jsonl")
    assert files.read_lines(tmp_path / "none.jsonl") == []
