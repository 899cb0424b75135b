"""Games of a training run that are played in other processes or on Ray: the same run, whoever dies."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.cli.main import main
from badbones_experiments.jobs import backends
from badbones_experiments.jobs.backends import Workers
from badbones_experiments.training import checkpoint
from badbones_experiments.training.hooks import Additions, FinishedGame, TrainingHook
from badbones_experiments.training.remote_rollouts import RemoteRollouts
from badbones_experiments.training.train import train

from badbones_env.errors import OptionError
from tests.unit.training.conftest import small
from tests.unit.training.test_learning import same

MIX = {"mix": [{"mode": "solo", "rounds": 4}, {"mode": "versus", "players": 3}, {"mode": "coop", "rounds": 2}]}
POOL = {"scripted": ["random"], "snapshot_every": 1_500, "max_snapshots": 2}


def run(folder: Path, elsewhere: Workers | None, steps: int = 6_000, resume: bool = False, **more: Any) -> Any:
    """A short run of two workers; what its checkpoint holds of the learner."""
    evaluation = {"every": 3_000, "games": 12, "against": ["random"]}
    config = small(
        MIX,
        steps=steps,
        environment={"games": 48},
        league=POOL,
        ppo={"batch_size": 256},
        curriculum={"rounds": 2},
        evaluation=evaluation,
    )
    assert train(config, str(folder), threads=2, remote_workers=elsewhere, resume=resume, **more) == 0
    return checkpoint.load(folder)["learner"]


@pytest.fixture(scope="module")
def by_threads(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return run(tmp_path_factory.mktemp("threads"), None)


def test_processes_play_the_same_run(tmp_path: Path, by_threads: Any) -> None:
    """Half of it in processes, the rest too, after a checkpoint; games end as they do in threads."""

    class Count(TrainingHook):
        games: list[FinishedGame] = []  # noqa: RUF012

        def on_game(self, run: Any, game: FinishedGame) -> None:
            self.games.append(game)

    run(tmp_path, Workers(2, "local"), steps=3_000, hooks=[Count()])
    found = run(tmp_path, Workers(2, "local"), resume=True)
    again = run(tmp_path / "threads", None, steps=3_000)
    assert Count.games and not same(again, by_threads)
    again = run(tmp_path / "threads", None, resume=True)
    assert same(found, again)


def test_a_killed_worker_changes_nothing(tmp_path: Path, by_threads: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real, calls = RemoteRollouts.collect, [0]

    def killing(self: RemoteRollouts, *args: Any) -> None:
        calls[0] += 1
        if calls[0] == 3:
            os.kill(self._backend._processes[1].pid, signal.SIGKILL)  # type: ignore[union-attr]
        real(self, *args)

    monkeypatch.setattr(RemoteRollouts, "collect", killing)
    assert same(run(tmp_path, Workers(2, "local")), by_threads)
    assert calls[0] > 3


def test_ray_with_a_killed_worker(tmp_path: Path, by_threads: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    real, calls = RemoteRollouts.collect, [0]

    def killing(self: RemoteRollouts, *args: Any) -> None:
        calls[0] += 1
        if calls[0] == 3:
            assert isinstance(self._backend, backends.RayActors)
            ray.kill(self._backend.actors[0])
        real(self, *args)

    monkeypatch.setattr(RemoteRollouts, "collect", killing)
    assert same(run(tmp_path, Workers(2, "ray")), by_threads)
    assert calls[0] > 3


def test_what_cannot_be_sent_is_refused(tmp_path: Path) -> None:
    config = small({"mode": "solo"})
    with pytest.raises(OptionError, match="cannot be sent to other processes"):
        train(config, str(tmp_path), remote_workers=Workers(2), additions=Additions(reward=lambda before, after: 0))  # type: ignore


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--address", "127.0.0.1:1"], "add --backend ray"),
        (["--backend", "ray", "--address", "127.0.0.1:1"], "Ray"),
    ],
)
def test_bad_places(tmp_path: Path, words: list[str], told: str, capsys: Any) -> None:
    assert main(["train", "--mode", "solo", "--steps", "100", "--out", str(tmp_path / "run"), *words]) == 2
    error = capsys.readouterr().err
    assert told in error and "Traceback" not in error
