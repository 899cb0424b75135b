"""Runs of the benchmarks: their document, what stops them, their tables and their page. Nothing depends on a time."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import weakref
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.cli.commands import CHECKOUT
from badbones_experiments.cli.main import main

from badbones_env import BadBonesError, Simulator
from docs.tools.bench import cases as ours
from docs.tools.bench import goals, measure, page, parts, plan, report, skeletons, startup, survey

TINY = 1e-6


# Runs ---------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    settings = survey.Settings(
        repeat=2, window=TINY, figures=["raw", "compact", "clone", "memory"], game=plan.TWO, batches=[4, 600]
    )
    found = survey.empty(settings)
    survey.run(settings, found, survey.groups_of(settings))
    return found


def test_a_run_is_a_document(document: dict[str, Any]) -> None:
    assert json.loads(json.dumps(document)) == document
    assert document["complete"] and document["schema"] == survey.SCHEMA and document["calibration"]["samples"] == 4
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
    if cores > 1:
        assert [(one["kind"], one["of"]["figure"], one["of"]["cores"]) for one in document["ratios"]] == [
            ("cores", "raw", cores),
            ("cores", "compact", cores),
        ]


def test_the_text_shows_every_result(document: dict[str, Any]) -> None:
    text = report.text(document)
    for one in document["results"]:
        if "decisions" in one:
            assert report.rate(one["decisions"]["median"]) in text
    assert "Memory per game, bytes" in text and "Calibration: " in text and "not measured" not in text
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

    monkeypatch.setattr(survey, "measure", stopped)
    path = tmp_path / "run.json"
    code = main(
        ["dev", "bench", "--batch", "2,3", "--only", "raw", "--window", "1e-6", "--repeat", "1", "--json", str(path)]
    )
    captured = capsys.readouterr()
    assert code == 130 and "stopped" in captured.err and "raw" in captured.out
    found = survey.load(path)
    assert not found["complete"] and [one["batch"] for one in found["results"]] == [2]


RUN = ["dev", "bench", "--batch", "2,3", "--only", "raw", "--window", "1e-6", "--repeat", "1"]


@pytest.mark.parametrize("error", [BadBonesError("it broke"), MemoryError(), OSError(28, "No space left", "here")])
def test_an_error_keeps_what_was_measured(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = measure.measure

    def broken(group: Any, *rest: Any) -> None:
        if group[0].batch == 3:
            raise error
        real(group, *rest)

    monkeypatch.setattr(survey, "measure", broken)
    path = tmp_path / "run.json"
    assert main([*RUN, "--json", str(path)]) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1 and "raw" in captured.out
    assert {"BadBonesError": "it broke", "MemoryError": "not enough memory", "OSError": "here: No space left"}[
        type(error).__name__
    ] in captured.err
    found = survey.load(path)
    assert not found["complete"] and [one["batch"] for one in found["results"]] == [2]


def test_a_run_that_has_measured_nothing_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(survey, "measure", stopped)
    path = tmp_path / "run.json"
    path.write_text("old")
    assert main([*RUN, "--json", str(path)]) == 130
    assert capsys.readouterr() == ("", "badbones: stopped\n") and path.read_text() == "old"


@pytest.mark.slow
def test_a_file_is_not_touched_before_the_run_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new, link = tmp_path / "old.json", tmp_path / "new.json", tmp_path / "link.json"
    old.write_text("old")
    link.symlink_to(old)
    real = measure.measure

    def watched(*args: Any) -> None:
        before.append((old.read_text(), sorted(path.name for path in tmp_path.iterdir())))
        real(*args)

    before: list[Any] = []
    monkeypatch.setattr(survey, "measure", watched)
    assert main([*RUN, "--json", str(link)]) == 0
    assert before == [("old", ["link.json", "old.json"])] * 2
    before.clear()
    assert main([*RUN, "--json", str(new)]) == 0
    assert [names for _, names in before] == [["link.json", "old.json"]] * 2
    assert survey.load(old)["complete"] and survey.load(new)["complete"] and link.is_symlink()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.json", "new.json", "old.json"]


def test_a_file_that_cannot_be_written_is_named_after_all_has_been_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(survey, "write_atomically", full)
    path = tmp_path / "run.json"
    assert main([*RUN, "--json", str(path)]) == 2
    captured = capsys.readouterr()
    assert captured.err == f"badbones: {path}: cannot be written: No space left on device\n" and "raw" in captured.out
    assert list(tmp_path.iterdir()) == []
    assert main([*RUN, "--json", str(tmp_path)]) == 2
    assert "it is a folder" in capsys.readouterr().err


@pytest.mark.slow
def test_a_full_disk_behind_the_standard_output_is_one_line_and_the_file_is_written(tmp_path: Path) -> None:
    full = Path("/dev/full")
    if not full.is_char_device():
        pytest.skip("the system has no /dev/full")
    command = [
        sys.executable,
        "-m",
        "badbones_experiments.cli",
        "dev",
        "bench",
        "--only",
        "memory",
        "--mode",
        "solo",
        "--json",
    ]
    path = tmp_path / "run.json"
    with full.open("w") as out:
        done = subprocess.run([*command, str(path)], cwd=CHECKOUT, stdout=out, stderr=subprocess.PIPE, text=True)
    assert (
        done.returncode == 2
        and done.stderr == "badbones: standard output: cannot be written: No space left on device\n"
    )
    assert survey.load(path)["complete"]
    done = subprocess.run([*command, str(full)], cwd=CHECKOUT, capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr == f"badbones: {full}: cannot be written: No space left on device\n"
    assert "Memory per game" in done.stdout and full.is_char_device()
    done = subprocess.run([*command, "/dev/stdout"], cwd=CHECKOUT, capture_output=True, text=True)
    assert done.returncode == 0 and '"memory": [' in done.stdout.partition("Memory per game")[2]


@pytest.mark.slow
def test_the_games_of_a_group_are_gone_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[weakref.ref[Simulator]] = []
    real_init, real_measure, alive = Simulator.__init__, measure.measure, []

    def init(self: Simulator, *args: Any, **options: Any) -> None:
        made.append(weakref.ref(self))
        real_init(self, *args, **options)

    def watched(*args: Any) -> None:
        alive.append(sum(one() is not None for one in made))
        real_measure(*args)

    monkeypatch.setattr(Simulator, "__init__", init)
    monkeypatch.setattr(survey, "measure", watched)
    monkeypatch.setattr(skeletons, "GAMES", 64)
    monkeypatch.setattr(parts, "GAMES", 64)
    figures = [
        name for name in plan.NAMES if name not in ("startup", "memory") and name not in ours.missing_libraries()
    ]
    settings = survey.Settings(repeat=1, window=TINY, figures=figures, game=plan.TWO, batches=[600, 4])
    gc.disable()  # so that none are gone by chance
    try:
        survey.run(settings, survey.empty(settings), survey.groups_of(settings))
    finally:
        gc.enable()
    assert len(made) > 20 and alive == [0, 0, 0, 0] and not any(one() for one in made)


def test_the_commit_is_recorded(tmp_path: Path, document: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert survey.commit(tmp_path) is None
    assert "(commit abc-dirty)" in report.setting(document | {"commit": "abc-dirty"})
    assert "commit" not in report.setting(document | {"commit": None})
    (tmp_path / ".git").mkdir()
    assert survey.commit(tmp_path) is None, "git knows of no checkout there"
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 0, "abc\n"))
    assert survey.commit(tmp_path) == "abc"

    def absent(*_: Any, **__: Any) -> None:
        raise FileNotFoundError(2, "No such file", "git")

    monkeypatch.setattr(subprocess, "run", absent)
    assert survey.commit(tmp_path) is None


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--full", "--batch", "4"], "leave out --batch"),
        (["--full", "--advanced"], "leave out --batch and the game"),
        (["--peers-python", sys.executable], "--peers measures them"),
        (["--peers", "--only", "memory,clone"], "parallel, raw, sparse; --only names none"),
    ],
)
def test_options_that_would_mean_nothing_are_refused(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dev", "bench", *words]) == 2
    captured = capsys.readouterr()
    assert message in captured.err and captured.err.count("\n") == 1 and captured.out == ""


def test_batch_sizes_are_measured_once(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dev", "bench", "--batch", "4,4", "--only", "raw,raw", "--window", "1e-6", "--repeat", "1", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(one["figure"], one["batch"]) for one in found["results"]] == [("raw", 4)]


def test_the_help_lists_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["dev", "bench", "--help"])
    listed = capsys.readouterr().out.partition("figures: ")[2].partition(" (docs")[0]
    assert tuple(" ".join(listed.split()).split(", ")) == plan.NAMES


def test_json_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dev", "bench", "--mode", "solo", "--only", "memory", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["memory"][0]["game"] == {"mode": "solo", "players": 1}


def test_a_figure_without_its_library_is_left_out_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(survey, "missing_libraries", lambda: {"sb3": "needs a library"})
    figures = {case.figure for group in survey.groups_of(survey.Settings()) for case in group.cases}
    assert "sb3" not in figures and "vector" in figures
    with pytest.raises(BadBonesError, match="the figure sb3 needs a library"):
        survey.groups_of(survey.Settings(figures=["sb3"]))
    assert survey.empty(survey.Settings())["skipped"] == {"sb3": "needs a library"}
    assert survey.empty(survey.Settings(figures=["raw"]))["skipped"] == {}, "nobody wanted it"


def test_files_that_are_no_run_are_refused(write: Any) -> None:
    for text in ("", "[1]", "{}", '{"schema": 0}'):
        with pytest.raises(BadBonesError, match="not a benchmark run"):
            survey.load(write("run.json", text))
    with pytest.raises(BadBonesError, match="cannot read"):
        survey.load("/no/such/run.json")


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
    ends = [{"figure": "raw", "game": game, "batch": 4096, "cores": 1} for game in (plan.EVERYTHING, plan.BASE)]
    ratios = [{"kind": "game", "of": ends[0], "to": ends[1], "choosing": False, "median": 0.2, "low": 0.1, "high": 0.3}]
    made = document | {"results": base, "ratios": ratios, "memory": [{"game": plan.BASE, "bytes": {"state": 8000}}]}
    rows = {row[0]: row[2:] for row in report.tables(made)["goals"].rows}
    assert rows["the state of a game for four"] == ["8,000", "-", "yes"]
    full = "the full game (advanced, chiefs, 6 players) against the base game, raw"
    assert rows[full] == ["0.20", "0.10 .. 0.30", "no"]
    assert "masks and compact observations" in rows and "masks and complete observations" not in rows
    standard = made | {"settings": survey.empty(survey.Settings())["settings"]}
    rows = {row[0]: row[2:] for row in report.tables(standard)["goals"].rows}
    assert rows["masks and complete observations"] == ["not measured", "-", "-"] and len(rows) == len(goals.GOALS)


def test_every_goal_has_a_value_in_the_run_on_file() -> None:
    found = survey.load(CHECKOUT / page.DATA)
    for goal in goals.GOALS:
        value = goal.value(found)
        assert value is not None and 0 < value.low <= value.median <= value.high, goal.what


def test_the_page_has_every_table_and_the_plots_are_pictures() -> None:
    found = survey.load(CHECKOUT / page.DATA)
    text = page.page(found)
    titles = ["Goals", "Figures", "Ratios", "Peers", "Batch sizes", "Modes and players", "What a round goes to"]
    for title in [*titles, "Skeletons on the boards", "Memory", "Start-up"]:
        assert f"\n## {title}\n" in text
    drawn = page.plots(found)
    assert set(drawn) == {"batch", "players", "skeletons"}
    for name, svg in drawn.items():
        assert ET.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg" and f"images/bench_{name}.svg" in text


def test_the_plot_of_batch_sizes_marks_each_of_them() -> None:
    drawn = page.plots(survey.load(CHECKOUT / page.DATA))["batch"]
    assert all(f">{batch:,}</text>" in drawn for batch in plan.BATCHES) and ">decisions/s, one core</text>" in drawn


def test_a_run_of_some_figures_has_a_page_without_the_other_plots(document: dict[str, Any]) -> None:
    one = next(one for one in document["results"] if one["figure"] == "compact") | {"group": "modes"}
    one["game"] = {"mode": "solo", "players": 1}
    made = document | {"results": [one], "calibration": {}}
    assert page.plots(made) == {} and "![" not in page.page(made) and "*calibration*" not in page.page(made)


def test_without_a_run_on_file_there_is_no_page(tmp_path: Path) -> None:
    assert page.files(tmp_path) == {}


def test_of_a_run_that_is_not_whole_no_page_is_made(tmp_path: Path, document: dict[str, Any]) -> None:
    path = tmp_path / page.DATA
    path.parent.mkdir(parents=True)

    def files(found: dict[str, Any]) -> dict[str, str]:
        path.write_text(json.dumps(found))
        return page.files(tmp_path)

    assert set(files(document)) == {"docs/benchmarks.md"}
    with pytest.raises(BadBonesError, match="is a run that was stopped; make it anew"):
        files(document | {"complete": False})
    with pytest.raises(BadBonesError, match="lacks 'ratios'; make it anew"):
        files({name: value for name, value in document.items() if name != "ratios"})
    with pytest.raises(BadBonesError, match="lacks 'batch'; make it anew"):
        files(document | {"results": [{k: v for k, v in document["results"][0].items() if k != "batch"}]})
