"""A bot learns; a run that was killed or stopped goes on exactly."""

from __future__ import annotations

import os
import shlex
import signal
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import make_agent
from badbones_experiments.cli.main import main
from badbones_experiments.jobs.files import read_lines
from badbones_experiments.training import checkpoint
from badbones_experiments.training.config import LEARNERS as KNOWN_LEARNERS
from badbones_experiments.training.config import learner_class
from badbones_experiments.training.evaluate import quick_score
from badbones_experiments.training.ppo import PPO
from badbones_experiments.training.run_log import MATCHES, PROGRESS
from badbones_experiments.training.train import train

from badbones_env import GameConfig
from badbones_env.errors import ModelError, OptionError
from tests.unit.training.conftest import LEARNERS, SMALL_TASK, small

SOLO = {"mode": "solo", "rounds": 4}
MIX = {"mix": [SOLO, {"mode": "versus", "players": 3}, {"mode": "coop", "rounds": 2}]}


def test_every_learner_is_tested() -> None:
    assert set(KNOWN_LEARNERS) - {"sb3"} == set(LEARNERS) == set(SMALL_TASK), "add yours to conftest.py"


def test_every_learner_is_named() -> None:
    """In the help of ``--learner`` and on the page."""
    root = Path(__file__).parents[3]
    page = (root / "docs" / "training.md").read_text(encoding="utf-8")
    commands = (root / "experiments/badbones_experiments/cli/commands.toml").read_text(encoding="utf-8")
    help_text = next(line for line in commands.splitlines() if '"--learner"' in line).replace(":", ",")
    assert [name for name in KNOWN_LEARNERS if f"{name}," not in help_text] == []
    assert [name for name in KNOWN_LEARNERS if name != "ppo" and f"`--learner {name}`" not in page] == []


@pytest.mark.parametrize("self_play", [1.0, 0.5])
def test_sb3_trains_a_model_that_plays(tmp_path: Path, capsys: Any, self_play: float) -> None:
    words = [
        "train",
        "--learner",
        "sb3",
        "--mode",
        "versus",
        "--steps",
        "1000",
        "--out",
        str(tmp_path),
        "--workers",
        "1",
    ]
    sizes = ["environment.games=16", "sb3.batch_size=64", "sb3.width=16", f"league.self_play={self_play}"]
    words += [word for size in [*sizes, "evaluation.games=4"] for word in ("--set", size)]
    assert main(words) == 0 and "1,0" in capsys.readouterr().out
    agent = make_agent(f"sb3:path={tmp_path / 'model.zip'},trust=yes")
    assert 0 <= quick_score(GameConfig(), agent, "random", 4, 1) <= 1
    assert main(words) == 2 and "choose another --out" in capsys.readouterr().err
    assert main([*words, "--begin", "x.npz"]) == 2 and "for the learner ppo" in capsys.readouterr().err


@pytest.mark.parametrize("kind", LEARNERS)
def test_learns_a_small_task(tmp_path: Path, kind: str) -> None:
    """Solo over 4 rounds: random play wins one game in twenty, a trained network many times as many."""
    settings, win_rate = SMALL_TASK[kind]
    config = small(SOLO, steps=24_000, environment={"games": 128}, learner=kind, **settings)
    assert train(config, str(tmp_path), threads=1) == 0
    agent, game = make_agent(f"policy:path={tmp_path / 'policy.npz'}"), GameConfig(**SOLO)
    untrained = quick_score(game, make_agent("random"), "", 300, 99)
    trained = quick_score(game, agent, "", 300, 99)
    assert untrained < 0.1 and trained > win_rate, (untrained, trained)


class Killed(Exception):
    pass


def die_at(monkeypatch: pytest.MonkeyPatch, kind: str, call: int) -> None:
    """The learner dies at the end of its ``call``-th update."""
    calls, learner = [0], learner_class(kind, "test")
    real = learner.update

    def dying(self: Any, left: float) -> dict[str, float]:
        calls[0] += 1
        metrics = real(self, left)
        if calls[0] == call:
            raise Killed
        return metrics

    monkeypatch.setattr(learner, "update", dying)


def timeless(line: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in line.items() if not key.startswith("time/")}


def same(one: Any, other: Any) -> bool:
    """Are two checkpoints' contents equal, to the last bit?"""
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and one.tobytes() == other.tobytes()
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


@pytest.mark.parametrize("kind", LEARNERS)
@pytest.mark.parametrize("game", [SOLO, {"mode": "versus", "players": 3}, MIX], ids=["solo", "versus", "mix"])
def test_resume_is_exact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: dict[str, Any], kind: str) -> None:
    """A run that is killed and resumed ends with the very parameters, games and logs of one that is not."""
    setting = dict(
        steps=8000,
        checkpoint_every=3000,
        evaluation={"every": 2000, "games": 10},
        league={"snapshot_every": 1500, "max_snapshots": 2},
        **LEARNERS[kind],
    )
    straight, broken = tmp_path / "straight", tmp_path / "broken"
    assert train(small(game, **setting), str(straight), threads=2) == 0
    with monkeypatch.context() as patch:
        die_at(patch, kind, 6 if game is not SOLO else 14)
        with pytest.raises(Killed):
            train(small(game, **setting), str(broken), threads=2)
    between = checkpoint.load(broken)["learner"]["steps"]
    assert 3000 <= between < 8000
    assert train(small(game, steps=8000), str(broken), resume=True, threads=2) == 0
    ends = [checkpoint.load(folder) for folder in (straight, broken)]
    assert same(ends[0]["learner"], ends[1]["learner"])
    for name in (PROGRESS, MATCHES):
        lines = [[timeless(line) for line in read_lines(one / name)] for one in (straight, broken)]
        assert lines[0] == lines[1] and (lines[0] or game is SOLO)


def test_same_seed_same_weights(tmp_path: Path) -> None:
    """Bit by bit, on two threads; another seed, or another number of threads, are another run."""
    weights = []
    for number, (seed, threads) in enumerate([(1, 2), (1, 2), (2, 2), (1, 1)]):
        config = small({"mode": "versus"}, steps=4000, seed=seed)
        assert train(config, str(tmp_path / str(number)), threads=threads) == 0
        weights.append(checkpoint.load(tmp_path / str(number))["learner"]["weights"])
    assert same(weights[0], weights[1]) and not same(weights[0], weights[2]) and not same(weights[0], weights[3])
    with pytest.raises(OptionError, match="on 1 workers: resume it with --workers 1"):
        train(small({}, steps=9000), str(tmp_path / "3"), resume=True, threads=2)


@pytest.mark.parametrize("kind", LEARNERS)
def test_ctrl_c_keeps_a_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any, kind: str) -> None:
    learner = learner_class(kind, "test")
    real = learner.update
    monkeypatch.setattr(
        learner, "update", lambda self, left: (real(self, left), os.kill(os.getpid(), signal.SIGINT))[0]
    )
    setting = LEARNERS[kind]
    assert train(small(SOLO, steps=5000, **setting), str(tmp_path), threads=1, command="first") == 130
    assert "--resume" in capsys.readouterr().err
    done = checkpoint.load(tmp_path)["learner"]["steps"]
    assert 0 < done < 5000
    monkeypatch.undo()
    assert train(small(SOLO, steps=2000), str(tmp_path), resume=True, threads=1, command="second") == 0
    assert checkpoint.load(tmp_path)["learner"]["steps"] >= 2000
    assert PolicyFile.read(tmp_path / "policy.npz").made["command"] == "first && second"


def test_the_printed_words_go_on_with_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """Towards its own number of decisions, with its own rates, on as many threads; and it ends with that number."""
    real = PPO.update
    monkeypatch.setattr(PPO, "update", lambda self, left: (real(self, left), os.kill(os.getpid(), signal.SIGINT))[0])
    setting = ["--mode", "solo", "--steps", "3001", "--threads", "2", "--set", "ppo.learning_rate=0.003"]
    sizes = ["environment.games=64", "ppo.batch_size=256", "network.width=32", "ppo.n_steps=8"]
    words = [*setting, *(word for size in sizes for word in ("--set", size))]
    assert main(["train", "--out", str(tmp_path / "a run"), *words]) == 130
    printed = capsys.readouterr().err.partition("go on with: ")[2]
    monkeypatch.undo()
    assert main(shlex.split(printed)[1:]) == 0
    done = checkpoint.load(tmp_path / "a run")
    assert done["learner"]["steps"] == 3001 and done["counters"]["threads"] == 2
    rates = [line["train/learning_rate"] for line in read_lines(tmp_path / "a run" / PROGRESS)[1:]]
    assert rates[0] == 0.003 and 1e-4 < rates[-1] < 0.001
    assert main(shlex.split(printed)[1:] + ["--steps", "3500"]) == 0
    assert checkpoint.load(tmp_path / "a run")["learner"]["steps"] == 3500


@pytest.mark.parametrize("more", [["--config", "solo"], ["--seed", "2"], ["--players", "3"], ["--set", "steps=9"]])
def test_a_run_goes_on_with_its_own_configuration(versus_model: Path, more: list[str], capsys: Any) -> None:
    assert main(["train", "--out", str(versus_model), "--resume", *more]) == 2
    captured = capsys.readouterr()
    assert "a run goes on with its own configuration" in captured.err and captured.err.count("\n") == 1


def test_a_run_is_not_overwritten(versus_model: Path) -> None:
    with pytest.raises(OptionError, match="--resume"):
        train(small({"mode": "versus"}), str(versus_model))


def test_nothing_to_resume(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="no checkpoint"):
        train(small(SOLO), str(tmp_path), resume=True)
    (tmp_path / checkpoint.CHECKPOINT).write_bytes(b"no checkpoint at all")
    with pytest.raises(ModelError, match="damaged"):
        train(small(SOLO), str(tmp_path), resume=True)


def test_a_checkpoint_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr(checkpoint, "LAYOUT", "games had another layout then")
        train(small(SOLO, steps=2000), str(tmp_path), threads=1)
    with pytest.raises(ModelError, match="another version"):
        train(small(SOLO, steps=4000), str(tmp_path), resume=True, threads=1)
