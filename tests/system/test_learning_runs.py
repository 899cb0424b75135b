"""The training runs of the docs: their commands, what is kept of them, and what the pages make of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.cli.commands import CHECKOUT
from badbones_experiments.cli.main import main
from badbones_experiments.training.config import TrainingConfig, parse_setting

from badbones_env.errors import BadBonesError
from docs.tools.learning import runs
from docs.tools.learning.studies import COURSES, RECIPES, STUDIES
from docs.tools.pages import learning as pages


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.folder(0))
def test_every_course_is_a_run_that_can_be_made(course: Any) -> None:
    """Its settings are known, and differ from what is shipped where they say so."""
    changes: dict[str, Any] = {"learner": course.learner, "steps": course.steps}
    words = course.words(3)
    for word, text in zip(words, words[1:], strict=False):
        if word == "--set":
            for table, values in parse_setting(text).items():
                changes.setdefault(table, {}).update(values)
    config, shipped = (TrainingConfig.load("versus2", given) for given in (changes, {"learner": course.learner}))
    assert (
        config.evaluation.against == ["greedy", "guardian", "guardian:weights=first"]
        and words[words.index("--seed") + 1] == "3"
    )
    changed = [
        table
        for table in ("environment", "network", "settings", "league")
        if getattr(config, table) != getattr(shipped, table)
    ]
    assert bool(changed) == (course.label not in ("as shipped", "ppo"))


def test_courses_have_folders_of_their_own() -> None:
    folders = [course.folder(seed) for course in COURSES for seed in course.seeds]
    assert len(set(folders)) == len(folders) and {course.study for course in COURSES} == set(STUDIES)


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would be run; each run has two evaluations and wins three games of four."""
    commands: list[list[str]] = []

    def run(words: list[str]) -> str:
        commands.append(words)
        if words[0] == "train":
            folder, seed = Path(words[words.index("--out") + 1]), int(words[words.index("--seed") + 1])
            folder.mkdir(parents=True)
            lines = [{"steps": 500, "time/seconds": 3.0}]
            for k in (1, 2):
                scores = {"eval/guardian": 0.3 * k + seed / 100, "eval/greedy": 0.4 * k}
                scores["eval/guardian:weights=first"] = 0.35 * k
                lines.append({"steps": 1000 * k, "time/seconds": 60.0 * k} | scores)
            (folder / "progress.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
            return ""
        share = {"value": 0.75, "low": 0.7, "high": 0.8}
        against = words[words.index("--against") + 1]
        entrants = [{"agent": against, "win_share": {"value": 0.2}}, {"agent": "policy:x", "win_share": share}]
        return json.dumps({"evaluations": [{"games": 1000, "entrants": entrants}]})

    monkeypatch.setattr(runs, "_run", run)
    return commands


def test_runs_are_kept_and_not_made_again(tmp_path: Path, made: list[list[str]], capsys: Any) -> None:
    out = tmp_path / "learning.json"
    words = [
        "dev",
        "learning",
        "--study",
        "minutes",
        "--seeds",
        "1,2",
        "--out",
        str(out),
        "--runs",
        str(tmp_path / "runs"),
    ]
    assert main(words) == 0
    assert [command[0] for command in made] == ["train", "evaluate", "evaluate"] * 4
    found = json.loads(out.read_text())["runs"]
    assert [(run["label"], run["seed"]) for run in found[:3]] == [
        ("ppo", 1),
        ("ppo", 2),
        ("ppo with guardian", 1),
    ]
    assert found[1]["curve"] == [[1000, 60.0, 0.32, 0.4, 0.35], [2000, 120.0, 0.62, 0.8, 0.7]]
    assert found[0]["final"]["won"]["value"] == 0.75 and found[0]["final"]["lost"] == 0.2
    assert found[0]["command"].startswith("badbones train --config versus2 --learner ppo")
    made.clear()
    assert main(words) == 0 and made == []
    assert main([*words[:-2], "--runs", str(tmp_path / "more"), "--share", "0.5"]) == 0
    assert "12000000" in made[0], "half of the decisions are another run"


def test_what_the_pages_say(tmp_path: Path, made: list[list[str]]) -> None:
    data = tmp_path / "docs" / "data"
    data.mkdir(parents=True)
    assert len(pages.strength_by_minutes(data).splitlines()) == 2, "no runs are on file yet"
    out = str(data / "learning.json")
    assert runs.learning(["minutes"], [1], 1.0, out, str(tmp_path / "runs")) == 0
    assert (
        "| ppo, seed 1 | 0 million | 2.0 | 17 | 75.0% (70.0 to 80.0) | 75.0% (70.0 to 80.0) | 2.0 |"
        in pages.strength_by_minutes(data)
    )
    assert runs.learning(["recipe"], [1, 2], 1.0, out, str(tmp_path / "runs")) == 0
    table = pages.recipes(data).splitlines()
    assert len(table) == 2 + len(RECIPES) and "| 75.0%, 75.0% | 75.0% |" in table[2]
    drawn = pages.pictures(tmp_path)
    assert set(drawn) == {"docs/images/learning_minutes.svg"}
    assert all(text.startswith('<svg xmlns="http://www.w3.org/2000/svg"') for text in drawn.values())


def test_bad_input(write: Any, capsys: Any) -> None:
    for text, complaint in (
        ("{", "cannot be read"),
        ('{"schema": 9}', "does not hold runs of 'badbones dev learning'"),
    ):
        assert main(["dev", "learning", "--out", write("bad.json", text)]) == 2
        captured = capsys.readouterr().err
        assert complaint in captured and captured.count("\n") == 1
    for words in (["--study", "hours"], ["--seeds", "one"], ["--share", "2"]):
        assert main(["dev", "learning", *words]) == 2 and capsys.readouterr().err.count("\n") == 1


def test_a_command_that_fails_ends_the_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "COMMAND", ["false"])
    with pytest.raises(BadBonesError, match="badbones train --nothing ended with 1"):
        runs._run(["train", "--nothing"])


def test_the_runs_on_file_are_known() -> None:
    found = runs.load(CHECKOUT / "docs" / "data" / "learning.json")["runs"]
    assert {run["command"] for run in found} <= {
        runs.command(course, seed) for course in COURSES for seed in course.seeds
    }
    assert {run["study"] for run in found} == set(STUDIES), "every study is on file"
    assert all(len(run["curve"][0]) == len(runs.CURVE) for run in found)
