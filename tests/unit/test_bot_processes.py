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
from badbones_agents.bots import client, supervisor

from tests.unit.test_bots import HOSTILE, Make, make, play  # noqa: F401

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="process trees are complete on Linux only")


def descendants() -> set[int]:
    """The living processes that this one has started, however far down."""
    return supervisor.members(os.getpid()) - {os.getpid()}


def eventually(holds: Callable[[], bool], seconds: float = 10) -> bool:
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.05)
    return holds()


@pytest.fixture(params=["namespace", "process tree"])
def isolation(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both ways to find what a bot has started; the first only where the system allows it."""
    monkeypatch.setattr(client, "USE_NAMESPACE", request.param == "namespace")
    return request.param


@linux
@pytest.mark.parametrize(
    "name",
    [
        "Fork",
        "ForkAndHang:timeout=0.5",
        "Pool:timeout=5",
        "Daemon:timeout=0.5",
        "Threads",
        "OddName",
        "ForkStorm:timeout=0.5",
    ],
)
def test_nothing_of_a_bot_is_left(make: Make, name: str, isolation: str) -> None:  # noqa: F811
    supervisor.adopt_orphans()  # so that what leaves the bot's process tree can be seen here
    try:
        before = descendants()
        agent = make(f"{HOSTILE}:{name}")
        _, decisions, _ = play(agent, games=1, max_rounds=2)
        assert decisions > 3
        agent.close()
        assert descendants() <= before
    finally:
        supervisor.adopt_orphans(False)


@linux
@pytest.mark.parametrize("name", ["GreedyChildren", "OddNameAllocates"])
def test_children_share_the_memory_of_the_bot(make: Make, name: str, isolation: str) -> None:  # noqa: F811
    _, decisions, faults = play(make(f"{HOSTILE}:{name}:memory=500,timeout=20"), games=1)
    assert len(faults) == decisions and faults[0].message == "it used more memory than it may"


@linux
def test_a_namespace_hides_the_supervisor(make: Make) -> None:  # noqa: F811
    """Where there is one: then the bot sees no process but its own and cannot end the supervisor."""
    if subprocess.run(["unshare", "--user", "--pid", "--fork", "true"], capture_output=True).returncode:
        pytest.skip("no PID namespaces here")
    _, decisions, faults = play(make(f"{HOSTILE}:KillsParent"), games=1)
    assert decisions and not faults


def test_lines_do_not_stop_the_clock(make: Make) -> None:  # noqa: F811
    """A bot that writes lines while it thinks is as late as one that does not."""
    started = time.monotonic()
    _, decisions, faults = play(make(f"{HOSTILE}:Stream:timeout=0.5"), games=1)
    assert {fault.kind for fault in faults} == {"timeout"} and len(faults) == decisions
    assert faults[0].message == "no answer within 0.5 s"
    assert time.monotonic() - started < 60


def test_texts_of_bots_are_printable(make: Make) -> None:  # noqa: F811
    _, _, faults = play(make(f"{HOSTILE}:Unprintable"), games=1)
    assert {fault.message for fault in faults} == {"RuntimeError: a?b?c?[31md e"}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("NoObject", "something other than"),
        ("Deep", "something other than"),
        ("Endless:timeout=20", "something other than"),
        ("Flood:timeout=20", "something other than"),
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
    assert eventually(lambda: len(supervisor.members(process.pid)) >= 3, 30)
    tree = supervisor.members(process.pid) - {process.pid}
    process.send_signal(number)
    process.wait()
    assert eventually(lambda: not tree & supervisor.processes().keys())
    process.communicate()


@linux
def test_an_interrupted_kill_still_ends_the_leader(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest is then the supervisor's matter: its parent is gone."""
    leader = subprocess.Popen(["sh", "-c", "sleep 600 & sleep 600 & wait"], start_new_session=True)
    assert eventually(lambda: len(supervisor.members(leader.pid)) == 3)

    def interrupted(pid: int, number: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr(os, "kill", interrupted)
        supervisor.kill(leader.pid)
    assert leader.wait(10) == -signal.SIGKILL
