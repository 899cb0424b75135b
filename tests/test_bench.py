"""The benchmarks: what is counted, how it is measured and reported. Nothing here depends on a time."""

from __future__ import annotations

import io
import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from badbones_env import BadBonesError, Simulator
from experiments.bench import goals, measure, ours, page, plan, report, run, skeletons, startup
from experiments.bench.measure import Case, Sample, Spread
from experiments.cli import main
from experiments.options import CHECKOUT
from experiments.peers import client, serve

BATCH, STEPS = 64, ours.LENGTH
TINY = 1e-6


def total(work: Any, times: int) -> Sample:
    done = Sample(0.0)
    for _ in range(times):
        done += work()
    return done


# What is counted ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played() -> dict[str, int]:
    """What compiled play counts over the steps that the figures below are measured on."""
    sim = Simulator(plan.BASE, BATCH, ours.SEED, autoreset=True, masks=False)
    sim.play(ours.PLAYER, steps=ours.BURN_IN)
    return sim.play(ours.PLAYER, steps=STEPS)


def test_raw_counts_what_play_counts(played: dict[str, int]) -> None:
    found = ours.case("raw", plan.BASE, BATCH).prepare()()
    assert (found.decisions, found.games) == (played["decisions"], played["games"])
    assert found.seconds > 0 and found.choosing == 0


@pytest.mark.parametrize("figure", ["step", "masks", "compact", "complete", "sb3"])
def test_stepping_counts_the_same_decisions_and_games_as_compiled_play(figure: str, played: dict[str, int]) -> None:
    if figure in ours.unavailable():
        pytest.skip(ours.unavailable()[figure])
    found = total(ours.case(figure, plan.BASE, BATCH).prepare(), STEPS)
    assert (found.decisions, found.games) == (played["decisions"], played["games"])
    assert found.seconds > 0 and found.choosing > 0


def test_the_single_environment_counts_the_same_as_compiled_play() -> None:
    sim = Simulator(plan.TWO, 1, ours.SEED, autoreset=True, masks=False)
    sim.play(ours.PLAYER, steps=ours.BURN_IN)
    due = sim.play(ours.PLAYER, steps=200)
    found = total(ours.case("parallel", plan.TWO, 99).prepare(), 200)
    assert (found.decisions, found.games) == (due["decisions"], due["games"])


def test_the_vector_environment_counts_the_learner_only_and_not_the_steps_that_begin_a_game() -> None:
    work = ours.case("vector", plan.BASE, BATCH).prepare()
    ended = work().games
    for _ in range(20):
        found = work()
        assert found.decisions == BATCH - ended
        ended = found.games


def test_rollouts_and_clones_count_games() -> None:
    for batch in (1, BATCH):
        found = ours.case("rollout", plan.TWO, batch).prepare()()
        assert found.games == batch and found.decisions >= batch
        whole = ours.case("whole", plan.TWO, batch).prepare()()
        assert whole.games == batch and whole.decisions > 8 * batch
    found = ours.case("clone", plan.TWO, BATCH).prepare()()
    assert found.games % BATCH == 0 and found.games > 0 and found.decisions == 0


def test_figures_of_one_game_or_one_core_say_so() -> None:
    one = ours.case("parallel", plan.BASE, 4096, 8)
    assert (one.batch, one.cores) == (1, 1)
    assert (ours.case("clone", plan.BASE, 4096, 8).cores, ours.case("raw", plan.BASE, 4096, 8).cores) == (1, 8)


def test_memory_is_that_of_the_arrays() -> None:
    sizes = ours.memory(plan.BASE)
    sim = Simulator(plan.BASE, 3, observation="complete")
    assert sizes["state"] == sim.states.itemsize
    assert sizes["masks"] == sim.masks[0].nbytes and sizes["complete"] == sim.observations[0].nbytes
    assert sizes["all, complete"] - sizes["all, compact"] == sizes["complete"] - sizes["compact"]
    assert sizes["all, compact"] > sizes["state"] + sizes["masks"] + sizes["compact"]


def test_parts_of_positions_have_more_and_more_skeletons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skeletons, "GAMES", 256)
    skeletons._pool.cache_clear()
    cases = skeletons.skeleton_cases(plan.TWO)
    works = [case.prepare() for case in cases]
    skeletons._pool.cache_clear()
    counts = [case.more["skeletons"] for case in cases]
    assert len(counts) == skeletons.PARTS and counts == sorted(counts) and counts[-1] > 2 * counts[0] > 0
    found = works[0]()
    assert found.games == cases[0].batch and found.decisions == cases[0].batch * 2 * skeletons.ROUND
    assert works[0]().decisions == found.decisions, "each call begins with the same positions"


# Measuring ----------------------------------------------------------------------------------------------------------


def test_cases_are_measured_in_turn_after_a_warm_up() -> None:
    calls: list[str] = []

    def made(name: str) -> Case:
        def work() -> Sample:
            calls.append(name)
            return Sample(1.0, 10, 2)

        return Case(name, {"name": name}, 1, 1, lambda: work)

    cases, calibrations, notes = [made("a"), made("b")], [], []
    measure.measure(cases, 3, 2.0, calibrations, notes.append)
    assert calls == ["a", "b"] + ["a", "a", "b", "b"] * 3
    assert [case.samples for case in cases] == [[Sample(2.0, 20, 4)] * 3] * 2
    assert len(calibrations) == 3 and min(calibrations) > 0
    assert len(notes) == 2 * (3 + 1)


def test_summary_and_ratio() -> None:
    case = Case("step", plan.BASE, 8, 1, lambda: lambda: Sample(0.0), more={"note": 1})
    other = Case("raw", plan.BASE, 8, 1, lambda: lambda: Sample(0.0))
    case.samples = [Sample(2.0, 200, 4, 2.0), Sample(1.0, 400, 4, 1.0), Sample(1.0, 200, 4, 1.0)]
    other.samples = [Sample(1.0, 50, 4), Sample(1.0, 50, 4)]
    found = measure.summary(case, 2.0)
    assert found["decisions"] == {"median": 200.0, "low": 100.0, "high": 400.0}
    assert found["with_choosing"]["median"] == 100.0 and found["games"]["low"] == 2.0
    assert found["steps"] == pytest.approx(1e9 / 200 / 2.0) and found["note"] == 1 and found["repeats"] == 3
    assert measure.ratio(case, other) == Spread(5.0, 2.0, 8.0), "from windows of the same rounds"
    with pytest.raises(BadBonesError, match="has not been measured"):
        measure.summary(Case("raw", plan.BASE, 8, 1, lambda: lambda: Sample(0.0)), 2.0)


def test_cores_are_given_back() -> None:
    before = measure.allowed_cores()
    with measure.on_cores(1):
        assert measure.allowed_cores() == before[:1]
    assert measure.allowed_cores() == before


# Plans --------------------------------------------------------------------------------------------------------------


def test_a_full_run_has_every_figure_mode_player_count_and_batch_size() -> None:
    cases = [case for group in plan.standard(2, full=True) for case in group.cases]
    assert {case.figure for case in cases} == {*ours.FIGURES, "skeletons"}
    seen = {(case.figure, case.game["mode"], case.game["players"]) for case in cases}
    for figure in ("raw", "masks", "compact", "complete", "vector", "sb3", "parallel", "rollout"):
        assert {(figure, mode, n) for mode in ("versus", "coop") for n in range(2, 7)} <= seen
        assert (figure, "solo", 1) in seen
    sizes = {(case.figure, case.cores): set() for case in cases}
    for case in cases:
        sizes[case.figure, case.cores].add(case.batch)
    assert sizes["raw", 1] == sizes["compact", 1] == set(plan.BATCHES) and max(plan.BATCHES) == 65536
    assert {1024, 4096, 65536} <= sizes["sb3", 2] and min(sizes["raw", 2]) >= 512
    quick = [case for group in plan.standard(1, full=False) for case in group.cases]
    assert 2 * len(quick) < len(cases) and {case.cores for case in quick} == {1}


def test_only_keeps_what_is_named_and_the_ratios_between_what_is_left() -> None:
    groups = plan.only(plan.standard(2, full=False), ["raw"])
    assert {case.figure for group in groups for case in group.cases} == {"raw"}
    assert [name for group in groups for name, _, _ in group.ratios] == ["full game", "2 cores, raw"]


# Runs ---------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    settings = run.Settings(
        repeat=2, window=TINY, figures=["raw", "compact", "clone", "memory"], game=plan.TWO, batches=[4, 600]
    )
    return run.run(settings)


def test_a_run_is_a_document(document: dict[str, Any]) -> None:
    assert json.loads(json.dumps(document)) == document
    assert document["complete"] and document["schema"] == run.SCHEMA and document["calibration"]["samples"] == 4
    found = {(one["figure"], one["batch"], one["cores"]) for one in document["results"]}
    cores = document["machine"]["cores"]
    due = {(figure, batch, 1) for figure in ("raw", "compact", "clone") for batch in (4, 600)}
    assert found == due | {(figure, 600, cores) for figure in ("raw", "compact")}
    for one in document["results"]:
        assert one["repeats"] == 2 and one["game"] == plan.TWO
        for name in {"decisions", "games", "with_choosing"} & set(one):
            assert 0 <= one[name]["low"] <= one[name]["median"] <= one[name]["high"]
        assert one["games" if one["figure"] == "clone" else "decisions"]["low"] > 0
        assert ("decisions" in one, "with_choosing" in one) == (one["figure"] != "clone", one["figure"] == "compact")
    assert document["memory"][0]["bytes"]["state"] > 0 and document["startup"] == []


def test_the_text_shows_every_result(document: dict[str, Any]) -> None:
    text = report.text(document)
    for one in document["results"]:
        if "decisions" in one:
            assert report.rate(one["decisions"]["median"]) in text
    assert "Memory per game, bytes" in text and "Calibration: " in text and "not measured" in text
    assert not any(line != line.rstrip() for line in text.splitlines())


def test_rates_have_three_digits() -> None:
    shown = [report.rate(x) for x in (2_264_000, 701_400, 45_710, 9.5, 0.25, 3e9)]
    assert shown == ["2.26 M", "701 k", "45.7 k", "9.50", "0.25", "3.00 G"]


def test_stopping_a_run_keeps_what_was_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[str] = []
    real = measure.measure

    def stopped(group: Any, *rest: Any) -> None:
        begun.append(group[0].figure)
        if len(begun) > 1:
            raise KeyboardInterrupt
        real(group, *rest)

    monkeypatch.setattr(run, "measure", stopped)
    path = tmp_path / "run.json"
    code = main(["bench", "--batch", "2,3", "--only", "raw", "--window", "1e-6", "--repeat", "1", "--json", str(path)])
    captured = capsys.readouterr()
    assert code == 130 and "stopped" in captured.err and "raw" in captured.out
    found = run.load(path)
    assert not found["complete"] and [one["batch"] for one in found["results"]] == [2]


def test_json_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--mode", "solo", "--only", "memory", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["memory"][0]["game"] == {"mode": "solo", "players": 1}


def test_a_figure_without_its_library_is_left_out_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "unavailable", lambda: {"sb3": "needs a library"})
    figures = {case.figure for group in run.groups_of(run.Settings()) for case in group.cases}
    assert "sb3" not in figures and "vector" in figures
    with pytest.raises(BadBonesError, match="the figure sb3 needs a library"):
        run.groups_of(run.Settings(figures=["sb3"]))


def test_files_that_are_no_run_are_refused(write: Any) -> None:
    for text in ("", "[1]", "{}", '{"schema": 0}'):
        with pytest.raises(BadBonesError, match="not a benchmark run"):
            run.load(write("run.json", text))
    with pytest.raises(BadBonesError, match="cannot read"):
        run.load("/no/such/run.json")


def test_start_up(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = ["-c", "import os; print(os.listdir(os.environ['BADBONES_CACHE_DIR']) and 1/0)"]
    monkeypatch.setenv("BADBONES_CACHE_DIR", str(Path(__file__).parent))
    with pytest.raises(BadBonesError, match="failed: ZeroDivisionError"):
        startup._seconds(empty)
    assert startup._cold(empty) > 0, "a cold process has an empty cache"
    idle = ["-c", "pass"]
    monkeypatch.setattr(startup, "PROCESSES", {"python": ("nothing", idle), "games": ("some", idle)})
    monkeypatch.setattr(startup, "COMPILED", ("games",))
    found: list[dict[str, Any]] = []
    notes: list[str] = []
    startup.startup(found, 2, 1, notes.append)
    due = [("nothing", "warm"), ("some", "warm"), ("some", "cold")]
    assert [(one["what"], one["cache"]) for one in found] == due
    assert len(notes) == startup.startup_ticks(2, 1) == 5


# Goals and page -----------------------------------------------------------------------------------------------------


def test_goals_are_at_least_or_at_most() -> None:
    least = goals.Goal("x", 1.5, "times", lambda found: None)
    most = goals.Goal("x", 60, "µs", lambda found: None, at_most=True)
    assert least.met(1.5) and not least.met(1.49) and most.met(60) and not most.met(61)


def test_goals_read_a_run(document: dict[str, Any]) -> None:
    base = [one | {"game": plan.BASE, "batch": 4096} for one in document["results"] if one["figure"] == "compact"]
    ratios = [{"name": "full game", "median": 0.2, "low": 0.1, "high": 0.3}]
    made = document | {"results": base, "ratios": ratios, "memory": [{"game": plan.BASE, "bytes": {"state": 8000}}]}
    rows = {row[0]: row[2:] for row in report.tables(made)["goals"].rows}
    assert rows["the state of a game for four"] == ["8,000", "yes"]
    assert rows["the full game (advanced, chiefs, 6 players) against the base game, raw"] == ["0.20", "no"]
    assert rows["masks and complete observations"] == ["not measured", "-"]
    assert rows["masks and compact observations"][0] != "not measured"


def test_the_page_has_every_table_and_the_plots_are_pictures() -> None:
    found = run.load(CHECKOUT / page.DATA)
    text = page.page(found)
    for title in ("Goals", "Figures", "Peers", "Batch sizes", "Modes and players", "Skeletons", "Memory", "Start-up"):
        assert f"\n## {title}" in text
    drawn = page.plots(found)
    assert set(drawn) == {"batch", "players", "skeletons"}
    for name, svg in drawn.items():
        assert ET.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg" and f"images/bench_{name}.svg" in text


def test_without_a_run_on_file_there_is_no_page(tmp_path: Path) -> None:
    assert page.files(tmp_path) == {}


# Peers --------------------------------------------------------------------------------------------------------------

PEER = """
import json, sys
print(json.dumps({first}), flush=True)
for line in sys.stdin:
    print(json.dumps({answer}), flush=True)
"""
GOOD = {"seconds": 0.5, "decisions": 100, "games": 3}


@pytest.fixture
def peer(write: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """``peer(first, answer)``: what a peer's process says instead of the real one."""

    def make(first: dict[str, Any], answer: dict[str, Any] = GOOD) -> client.Peers:
        script = write("serve.py", PEER.format(first=first, answer=answer))
        monkeypatch.setattr(client, "SCRIPT", script)
        return client.Peers(TINY, names=("goofspiel", "pgx"))

    return make


def test_peers_are_measured_beside_ours(peer: Any) -> None:
    with peer({"version": "x 1.0"}) as peers:
        group = run.peer_group(peers)
        assert [case.figure for case in group.cases] == ["raw", "compact", "parallel", "goofspiel", "pgx"]
        assert group.cases[-1].prepare()() == Sample(**GOOD)
        assert [(name, a.figure, b.figure) for name, a, b in group.ratios] == [
            ("peer goofspiel", "raw", "goofspiel"), ("peer pgx", "compact", "pgx"),
        ]  # fmt: skip
        processes = [one._process for one in peers.started.values()]
    assert [process.poll() is not None for process in processes] == [True, True]


def test_peers_that_are_not_here_are_listed(peer: Any, document: dict[str, Any]) -> None:
    with peer({"missing": "pyspiel"}) as peers:
        assert run.peer_group(peers).ratios == []
        assert peers.missing == dict.fromkeys(("goofspiel", "pgx"), "not installed (pip install 'badbones[peers]')")
    one = document["results"][0] | {"group": "peers"}
    table = report.tables(document | {"results": [one], "missing_peers": peers.missing})["peers"]
    assert [row[-1] for row in table.rows] == list(peers.missing.values())


def test_a_peer_that_fails_says_why(peer: Any) -> None:
    with peer({"version": "x 1.0"}, {"failed": "ValueError: no"}) as peers:
        with pytest.raises(BadBonesError, match="the peer goofspiel failed: ValueError: no"):
            peers.cases()[0].prepare()()
    with peer({"failed": "ValueError: never"}) as peers:
        assert peers.cases() == [] and peers.missing["pgx"] == "ValueError: never"


def test_serving(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def answers(prepare: Any) -> list[dict[str, Any]]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("1.0\n0.1\n"))
        monkeypatch.setitem(serve.PEERS, "pgx", ("numpy", prepare))
        out = sys.stdout
        serve.serve("pgx")
        monkeypatch.setattr(sys, "stdout", out)
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    def absent() -> Any:
        raise ImportError(name="pyspiel")

    assert answers(lambda: lambda: (0.4, 7, 1)) == [
        {"version": f"numpy {np.__version__}"},
        {"seconds": pytest.approx(1.2), "decisions": 21, "games": 3}, {"seconds": 0.4, "decisions": 7, "games": 1},
    ]  # fmt: skip
    assert answers(absent) == [{"missing": "pyspiel"}]
    assert answers(lambda: lambda: 1 / 0)[1:] == [{"failed": "ZeroDivisionError: division by zero"}]


def test_every_peer_has_a_title_and_a_figure_of_ours() -> None:
    assert set(client.TITLES) == set(serve.PEERS)
    assert {figure for _, figure in client.TITLES.values()} <= set(ours.FIGURES)
