"""A bot learns; a run that was killed or stopped goes on exactly."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from badbones_agents.policy_file import PolicyFile
from badbones_agents.registry import make_agent
from badbones_experiments.training import checkpoint
from badbones_experiments.training.evaluate import quick_score
from badbones_experiments.training.files import read_lines
from badbones_experiments.training.runlog import MATCHES, PROGRESS
from badbones_experiments.training.train import train
from sb3_contrib import MaskablePPO

from badbones_env import GameConfig
from badbones_env.errors import ModelError, OptionError
from badbones_env.rules.state import STATE

from .conftest import small

SOLO = {"mode": "solo", "rounds": 4}


@pytest.mark.parametrize("network", ["mlp", "board"])
def test_learns_a_small_task(tmp_path: Path, network: str) -> None:
    """Solo over 4 rounds: random play wins one game in twenty, a trained network many times as many."""
    config = small(
        SOLO, steps=24_000, network={"kind": network, "width": 64, "channels": 8}, environment={"games": 128},
        ppo={"batch_size": 512, "learning_rate": 3e-3, "epochs": 3 if network == "mlp" else 2},
    )  # fmt: skip
    assert train(config, str(tmp_path), threads=1) == 0
    agent = make_agent(f"policy:path={tmp_path / 'model.zip'}")
    game = GameConfig(**SOLO)
    untrained = quick_score(game, make_agent("random"), "", 300, 99)
    trained = quick_score(game, agent, "", 300, 99)
    assert untrained < 0.1 and trained > (0.5 if network == "mlp" else 0.2), (untrained, trained)


class Killed(Exception):
    pass


def die_at(monkeypatch: pytest.MonkeyPatch, call: int) -> None:
    """MaskablePPO dies in the middle of its ``call``-th update."""
    calls, real = [0], MaskablePPO.train

    def dying(self: MaskablePPO) -> None:
        calls[0] += 1
        real(self)
        if calls[0] == call:
            raise Killed

    monkeypatch.setattr(MaskablePPO, "train", dying)


def timeless(line: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in line.items() if not key.startswith("time/")}


@pytest.mark.parametrize("game", [SOLO, {"mode": "versus", "players": 3}], ids=["solo", "versus"])
def test_resume_is_exact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: dict[str, Any]) -> None:
    """A run that is killed and resumed ends with the very parameters, games and logs of one that is not."""
    setting = dict(
        steps=8000, checkpoint_every=3000, evaluation={"every": 2000, "games": 10},
        league={"snapshot_every": 1500, "past_selves": 2},
    )  # fmt: skip
    straight, broken = tmp_path / "straight", tmp_path / "broken"
    assert train(small(game, **setting), str(straight), threads=1) == 0
    with monkeypatch.context() as patch:
        die_at(patch, 6 if game is not SOLO else 14)
        with pytest.raises(Killed):
            train(small(game, **setting), str(broken), threads=1)
    between = checkpoint.load(broken)["steps"]
    assert 3000 <= between < 8000
    np.random.seed(5)
    torch.manual_seed(5)
    assert train(small(game, steps=8000), str(broken), resume=True, threads=1) == 0
    ends = [checkpoint.load(folder) for folder in (straight, broken)]
    for key in ("steps", "updates"):
        assert ends[0][key] == ends[1][key]
    for name, tensor in ends[0]["policy"].items():
        assert torch.equal(tensor, ends[1]["policy"][name]), name
    for one, other in zip(ends[0]["games"]["parts"], ends[1]["games"]["parts"], strict=True):
        states = [part["states"].numpy().view(STATE) for part in (one, other)]
        assert all(np.array_equal(states[0][name], states[1][name]) for name in STATE.names)
    assert ends[0]["games"]["pool"]["members"] == ends[1]["games"]["pool"]["members"]
    for name in (PROGRESS, MATCHES):
        lines = [[timeless(line) for line in read_lines(one / name)] for one in (straight, broken)]
        assert lines[0] == lines[1] and (lines[0] or game is SOLO)


def test_ctrl_c_keeps_a_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    real = MaskablePPO.train
    monkeypatch.setattr(MaskablePPO, "train", lambda self: (real(self), os.kill(os.getpid(), signal.SIGINT))[0])
    assert train(small(SOLO, steps=5000), str(tmp_path), threads=1, command="first") == 130
    assert "--resume" in capsys.readouterr().err
    done = checkpoint.load(tmp_path)["steps"]
    assert 0 < done < 5000
    monkeypatch.undo()
    assert train(small(SOLO, steps=2000), str(tmp_path), resume=True, threads=1, command="second") == 0
    assert checkpoint.load(tmp_path)["steps"] >= 2000
    assert PolicyFile.read(tmp_path / "policy.npz").made["command"] == "first && second"


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
        before.setattr(checkpoint, "RECORD", "games were other records then")
        train(small(SOLO, steps=2000), str(tmp_path), threads=1)
    with pytest.raises(ModelError, match="another version"):
        train(small(SOLO, steps=4000), str(tmp_path), resume=True, threads=1)
