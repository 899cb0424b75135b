"""The examples of other libraries run; each needs its library, which is no part of the test set-up."""

from __future__ import annotations

import pytest


def test_supersuit(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("supersuit")
    from badbones_experiments.integrations import supersuit_example

    supersuit_example.main(games=2, steps=40)
    out = capsys.readouterr().out
    assert "check passed" in out and "2 games, 40 steps" in out


def test_cleanrl_style_loop_learns() -> None:
    """Solo over 4 rounds: random play wins one game in twenty."""
    pytest.importorskip("torch")
    from badbones_experiments.integrations import cleanrl_example

    won = cleanrl_example.main("BadBones/Solo-v1", rounds=4, games=128, minibatch=512, updates=12)
    assert won[0] < 0.15 < 0.2 < sum(won[-3:]) / 3


@pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL")
def test_torchrl(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torchrl")
    from badbones_experiments.integrations import torchrl_example

    torchrl_example.main(steps=40, updates=1)
    out = capsys.readouterr().out
    assert "all actions legal" in out and "update 0" in out


def test_rllib(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray.rllib")
    from badbones_experiments.integrations import rllib_example

    rllib_example.main(iterations=1, batch=64)
    assert "iteration 0" in capsys.readouterr().out
