"""Other projects' environments: how they are started, served and compared. The last tests need the peers themselves."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_experiments.cli.commands import CHECKOUT
from badbones_experiments.cli.main import main

from docs.tools.bench import cases as ours
from docs.tools.bench import peer_client as client
from docs.tools.bench import peer_server as serve
from docs.tools.bench import plan, report, survey
from docs.tools.bench.measure import LeaveOut, Sample

pytestmark = pytest.mark.slow

TINY = 1e-6
PEER = """
import json, os, sys
print(json.dumps(dict(serving=sys.argv[1])), flush=True)
print(json.dumps({first}), flush=True)
for line in sys.stdin:
    {before}
    print(json.dumps({answer}), flush=True)
"""
GOOD = {"seconds": 0.5, "decisions": 100, "games": 3}
READY = {"version": "1.0"}


@pytest.fixture
def peer(write: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """``peer(first, answer, before)``: what a peer's process says instead of the real one, and does before."""

    def make(first: dict[str, Any], answer: dict[str, Any] = GOOD, before: str = "pass") -> client.Peers:
        script = write("serve.py", PEER.format(first=first, answer=answer, before=before))
        monkeypatch.setattr(client, "SCRIPT", script)
        return client.Peers(TINY, names=("goofspiel", "pgx"))

    return make


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """All processes that are started for peers."""
    started: list[Any] = []
    real = client.subprocess.Popen

    def popen(command: list[str], *args: Any, **options: Any) -> Any:
        process = real(command, *args, **options)
        if str(client.SCRIPT) in command:
            started.append(process)
        return process

    monkeypatch.setattr(client.subprocess, "Popen", popen)
    return started


def test_peers_are_measured_beside_ours(peer: Any, processes: list[Any]) -> None:
    with peer(READY) as peers:
        group = survey.peer_group(peers)
        assert [case.figure for case in group.cases] == ["raw", "sparse", "goofspiel", "pgx"]
        assert group.cases[-1].prepare()() == Sample(**GOOD)
        assert [(one.kind, one.case.figure, one.other.figure, one.choosing) for one in group.ratios] == [
            ("peer", "raw", "goofspiel", True),
            ("peer", "sparse", "pgx", True),
        ]
    assert [process.poll() is not None for process in processes] == [True, True]


def test_only_the_peers_of_the_figures_that_are_wanted_are_measured() -> None:
    assert survey.Settings(peers=True).peer_names() == list(serve.PEERS) and survey.Settings().peer_names() == []
    names = survey.Settings(peers=True, figures=["parallel", "memory"]).peer_names()
    assert names == ["pettingzoo", "rlcard"]


RUN = ["dev", "bench", "--peers", "--only", "raw,sparse", "--batch", "4", "--window", "1e-6", "--repeat", "2", "--json"]


def test_the_table_says_which_of_ours_a_peer_is_compared_with(peer: Any, capsys: pytest.CaptureFixture[str]) -> None:
    peer(READY)
    assert main(RUN) == 0
    found = json.loads(capsys.readouterr().out)
    rows = {row[0]: row[5] for row in report.tables(found)["peers"].rows}
    assert rows[serve.PEERS["pgx"].title] == "sparse, choosing too" and len(rows) == 5
    ratio = next(one for one in found["ratios"] if one["to"]["figure"] == "pgx")
    assert ratio["of"] == {"figure": "sparse", "game": plan.BASE, "batch": 4, "cores": 1} and ratio["choosing"]
    ours = next(one for one in found["results"] if one["figure"] == "sparse" and one["group"] == "peers")
    assert ratio["median"] == pytest.approx(ours["with_choosing"]["median"] / (GOOD["decisions"] / GOOD["seconds"]))


def test_peers_that_are_not_here_are_listed(peer: Any) -> None:
    with peer({"missing": "pyspiel"}) as peers:
        assert survey.peer_group(peers).cases == []
        assert peers.missing == dict.fromkeys(("goofspiel", "pgx"), "not installed (pip install 'badbones[peers]')")
    table = report.tables(survey.empty(survey.Settings()) | {"missing_peers": peers.missing})["peers"]
    assert [row[-1] for row in table.rows] == list(peers.missing.values())


def test_a_peer_that_fails_says_why(peer: Any) -> None:
    with peer(READY, {"failed": "ValueError: no"}) as peers, pytest.raises(LeaveOut, match="ValueError: no"):
        peers.cases()[0].prepare()()
    dying = "print('warning', file=sys.stderr); print('out of luck\\n', file=sys.stderr); os._exit(3)"
    with peer(READY, before=dying) as peers, pytest.raises(LeaveOut, match="its process died: out of luck$"):
        peers.cases()[0].prepare()()
    with peer({"failed": "ValueError: never"}) as peers:
        assert peers.cases() == [] and peers.missing["pgx"] == "ValueError: never"


def test_a_run_goes_on_without_a_peer_that_fails(peer: Any, capsys: pytest.CaptureFixture[str]) -> None:
    peer(
        READY, before="count = globals().get('count', 0) + 1; sys.argv[1] == 'pgx' and count > 2 and sys.exit('tired')"
    )
    assert main(RUN) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["complete"] and found["missing_peers"] == {"pgx": "its process died: tired"}
    assert {one["to"]["figure"] for one in found["ratios"] if one["kind"] == "peer"} == {
        "goofspiel",
        "goofspiel_descending",
        "connect_four",
        "catanatron",
    }
    assert "pgx" not in {one["figure"] for one in found["results"]}
    assert [row[-1] for row in report.tables(found)["peers"].rows][-1] == "its process died: tired"


@pytest.mark.parametrize("program", ["/bin/echo", "/bin/cat", "/bin/true", "/usr/bin/yes"])
def test_a_program_that_is_no_python_is_refused(
    program: str, processes: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    if not Path(program).exists():
        pytest.skip(f"the system has no {program}")
    assert main([*RUN, "--peers-python", program]) == 2
    captured = capsys.readouterr()
    due = f"badbones: '{program}' (--peers-python) is not a Python that can run the peers"
    assert captured.err.startswith(due) and captured.err.count("\n") == 1 and captured.out == ""
    assert len(processes) == 1 and processes[0].poll() is not None


def test_ctrl_c_while_a_peer_starts_ends_its_process(
    peer: Any, processes: list[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(self: Any) -> Any:
        if len(processes) == 2:
            raise KeyboardInterrupt
        return real(self)

    real = client.Peer._answer
    peer(READY)
    monkeypatch.setattr(client.Peer, "_answer", stopped)
    assert main(RUN) == 130 and capsys.readouterr().err == "badbones: stopped\n"
    assert [process.poll() is not None for process in processes] == [True, True]


def test_serving(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def answers(prepare: Any, distribution: str = "numpy") -> list[dict[str, Any]]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("1.0\n0.1\n"))
        monkeypatch.setitem(serve.PEERS, "pgx", serve.Entry("x", distribution, prepare, "raw", True))
        out = sys.stdout
        serve.serve("pgx")
        monkeypatch.setattr(sys, "stdout", out)
        first, *rest = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert first == {"serving": "pgx"}
        return rest

    def absent() -> Any:
        raise ImportError("no such thing", name="pyspiel")

    def broken() -> Any:
        raise ImportError("cannot import name 'x'")

    assert answers(lambda: lambda: (0.4, 7, 1)) == [
        {"version": np.__version__},
        {"seconds": pytest.approx(1.2), "decisions": 21, "games": 3},
        {"seconds": 0.4, "decisions": 7, "games": 1},
    ]
    assert answers(absent, "no-such-distribution") == [{"missing": "no-such-distribution"}]
    assert answers(absent) == [{"failed": "it lacks the module pyspiel"}]
    assert answers(broken) == [{"failed": "ImportError: cannot import name 'x'"}]
    assert answers(lambda: lambda: 1 / 0)[1:] == [{"failed": "ZeroDivisionError: division by zero"}]


def test_every_peer_has_a_figure_of_ours() -> None:
    assert {entry.figure for entry in serve.PEERS.values()} <= set(ours.FIGURES)
    assert "points_order=random" in serve.PEERS["goofspiel"].title and "players=4" in serve.PEERS["goofspiel"].title


# With the peers -----------------------------------------------------------------------------------------------------


def _python() -> str:
    """The interpreter of an environment that has the peers: of BADBONES_PEERS_PYTHON, the checkout's, or this one."""
    here = CHECKOUT / "peers" / "bin" / "python"
    return os.environ.get("BADBONES_PEERS_PYTHON") or (str(here) if here.exists() else sys.executable)


@pytest.fixture(params=["goofspiel", "goofspiel_descending", "connect_four", "pgx", "pettingzoo"])
def answer(request: pytest.FixtureRequest) -> Iterator[tuple[str, Sample]]:
    """The name of a peer and what it says that it has played."""
    with client.Peers(TINY, _python(), [request.param]) as peers:
        cases = peers.cases()
        if not cases:
            pytest.skip(f"{request.param}: {peers.missing[request.param]}")
        yield request.param, cases[0].prepare()() + cases[0].prepare()()


def test_what_a_peer_counts_as_decisions(answer: tuple[str, Sample]) -> None:
    name, found = answer
    assert found.seconds > 0
    if name.startswith("goofspiel"):
        assert found.decisions == 48 * found.games, (
            "12 turns of 4 seats; the last card plays itself, chance is nobody's"
        )
    elif name == "pettingzoo":
        assert found.games == 2 and 14 <= found.decisions <= 84
    else:
        assert 19 < found.decisions / found.games < 24, "random connect four takes 21.3 moves"
