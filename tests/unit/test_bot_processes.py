"""Bots that start threads and processes: all of them are gone when the bot is, and nobody hangs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from badbones_agents.bots import process_tree as process_tree

from tests.unit.test_bots import HOSTILE, Make, make, play  # noqa: F401

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="families are complete on Linux only")


def descendants() -> set[int]:
    """What this process has started, however far down."""
    relations = process_tree._relations()
    found = {os.getpid()}
    while more := {pid for pid, (parent, _) in relations.items() if parent in found} - found:
        found |= more
    return found - {os.getpid()}


def eventually(holds: Callable[[], bool], seconds: float = 10) -> bool:
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.05)
    return holds()


@linux
@pytest.mark.parametrize("name", ["Fork", "ForkAndHang:timeout=0.5", "Pool:timeout=5", "Daemon:timeout=0.5", "Threads"])
def test_nothing_of_a_bot_is_left(make: Make, name: str) -> None:  # noqa: F811
    process_tree.adopt_orphans()  # so that what leaves the bot's family can be seen here
    try:
        before = descendants()
        agent = make(f"{HOSTILE}:{name}")
        _, decisions, _ = play(agent, games=1)
        assert decisions > 3
        agent.close()
        assert eventually(lambda: descendants() <= before | _dead(descendants() - before))
    finally:
        process_tree.adopt_orphans(False)


def _dead(pids: set[int]) -> set[int]:
    """Those that have ended and only wait to be noticed."""
    found = set()
    for pid in pids:
        try:
            state = (process_tree.PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            state = "Z"
        if state == "Z":
            found.add(pid)
    return found


@linux
def test_children_share_the_memory_of_the_bot(make: Make) -> None:  # noqa: F811
    _, decisions, faults = play(make(f"{HOSTILE}:GreedyChildren:memory=500,timeout=20"), games=1)
    assert len(faults) == decisions and faults[0].message == "its process ended"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("NoObject", "something other than"),
        ("Deep", "something other than"),
        ("Endless:timeout=20", "something other than"),
    ],
)
def test_what_is_no_answer_is_a_fault(make: Make, name: str, message: str) -> None:  # noqa: F811
    _, decisions, faults = play(make(f"{HOSTILE}:{name}"), games=1)
    assert len(faults) == decisions and faults[0].kind == "crash" and message in faults[0].message


SNIPPET = """
from badbones_agents.registry import make_agent
from badbones_agents.bots.public_batch import choose_for
from badbones_env import Game
agent = make_agent("tests/bots/hostile.py:{name}", 1)
print(choose_for(agent, Game(seed=7), 0) != "")
{more}
"""


def run(name: str, more: str = "") -> subprocess.Popen[str]:
    script = SNIPPET.format(name=name, more=more)
    return subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@pytest.mark.parametrize("name", ["Print", "Threads", "Fork"])
def test_python_ends_with_a_bot_that_was_not_closed(name: str) -> None:
    process = run(name)
    out, errors = process.communicate(timeout=60)
    assert (process.returncode, out, errors) == (0, "True\n", "")


def test_an_environment_with_a_bot_ends() -> None:
    script = (
        "import gymnasium, badbones_env\n"
        "env = gymnasium.make('BadBones/Versus2-v0', opponents='tests/bots/hostile.py:Print')\n"
        "env.reset(seed=1); env.close(); print('closed')"
    ).replace("-v0", f"-{_version()}")
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "closed\n") and "Fatal" not in done.stderr


def _version() -> str:
    import gymnasium

    return next(name for name in gymnasium.registry if name.startswith("BadBones/Versus2-")).rpartition("-")[2]


@linux
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_hanging_bot_ends_with_its_parent(number: int) -> None:
    process = run("ForkAndHang:timeout=60")
    assert eventually(lambda: len(process_tree.members(process.pid)) >= 3, 30)
    family = process_tree.members(process.pid) - {process.pid}
    process.send_signal(number)
    process.wait()
    assert eventually(lambda: family <= _dead(family))
    process.communicate()


@linux
def test_a_family_is_not_left_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever ends a family may be interrupted himself; a stopped bot would never notice that it is alone."""
    sent = []
    killpg = os.killpg
    monkeypatch.setattr(os, "killpg", lambda group, number: (sent.append(number), killpg(group, number)))
    alone = subprocess.Popen(["sleep", "600"], start_new_session=True)
    process_tree.kill(alone.pid)
    assert alone.wait(10) == -signal.SIGKILL and sent == [signal.SIGKILL]
    family = subprocess.Popen(["sh", "-c", "sleep 600 & sleep 600 & wait"], start_new_session=True)
    assert eventually(lambda: len(process_tree.members(family.pid)) == 3)

    def interrupted(pid: int, number: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(process_tree, "_signal", interrupted)
    with pytest.raises(KeyboardInterrupt):
        process_tree.kill(family.pid)
    assert family.wait(10) == -signal.SIGKILL and sent == [signal.SIGKILL] * 2, "nobody was stopped"
