"""The examples of other libraries run; each needs its library, which is no part of the test set-up."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from badbones_experiments.cli.main import main

pytestmark = pytest.mark.slow


@pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL")
def test_torchrl(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torchrl")
    from docs.examples import torchrl_example

    torchrl_example.main(steps=40, updates=1)
    out = capsys.readouterr().out
    assert "all actions legal" in out and "update 0" in out


@pytest.mark.filterwarnings("ignore")
def test_tianshou(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("tianshou")
    from docs.examples import tianshou_example

    tianshou_example.main(steps=100, epochs=1)
    assert "tianshou: 100 steps, best mean return" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL")
def test_models_of_three_libraries_play_in_one_tournament(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One of stable-baselines3, one of a loop of one's own, and where it is installed one of TorchRL."""
    contrib = pytest.importorskip("sb3_contrib")
    import ppo_torch

    from badbones_env.envs.sb3 import BadBonesVecEnv

    env = BadBonesVecEnv(8, "versus", 2, decisions="core", seed=1)
    contrib.MaskablePPO("MlpPolicy", env, n_steps=4, batch_size=64, device="cpu").learn(64).save(tmp_path / "sb3.zip")
    short = ["--num-envs", "16", "--num-steps", "4", "--minibatch-size", "64", "--total-timesteps", "64"]
    ppo_torch.main([*short, "--out", str(tmp_path / "ppo.pt")])
    folder = Path(ppo_torch.__file__).parent
    specs = [
        f"sb3:path={tmp_path}/sb3.zip,trust=yes,decisions=core,game=Versus2",
        f"torch:path={folder}/ppo_torch.py:load_policy,weights={tmp_path}/ppo.pt,decisions=core",
    ]
    if importlib.util.find_spec("torchrl"):
        from docs.examples import torchrl_example

        torchrl_example.main(steps=20, updates=1, out=str(tmp_path / "torchrl.pt"))
        specs.append(f"torch:path={torchrl_example.__file__}:player,weights={tmp_path}/torchrl.pt")
    line = ["tournament", *specs, "random", "--games", "12", "--workers", "1", "--no-replays"]
    capsys.readouterr()
    assert main([*line, "--out", str(tmp_path / "out")]) == 0
    printed = capsys.readouterr().out
    assert "first fault" not in printed and max(len(row) for row in printed.splitlines()[1:-2]) <= 120


def test_rllib(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray.rllib")
    from docs.examples import rllib_example

    rllib_example.main(iterations=1, batch=64)
    assert "iteration 0" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("algorithm", ["mappo", "ippo", "qmix"])
def test_benchmarl(algorithm: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The three algorithms learn: the team survives longer."""
    pytest.importorskip("benchmarl")
    from torchrl.envs.utils import check_env_specs

    from badbones_env import GameConfig
    from docs.examples import benchmarl_example

    check_env_specs(benchmarl_example.BadBonesBatch(GameConfig(mode="coop", players=3), 4, 1))
    gain = benchmarl_example.main(algorithm, frames=60_000, out=str(tmp_path))
    assert gain > 0.2 and f"{algorithm}: " in capsys.readouterr().out


def test_open_spiel(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """States can be cloned and play to the end in all modes, the learning environment runs, PSRO learns."""
    pyspiel = pytest.importorskip("pyspiel")
    import random

    from docs.examples import open_spiel_example

    for text in ("badbones", "badbones(mode=coop,players=3,advanced=true)", "badbones(mode=solo,players=1,seed=4)"):
        game = pyspiel.load_game(text)
        state = game.new_initial_state()
        while not state.is_terminal():
            before = state.clone()
            state.apply_actions([random.choice(state.legal_actions(seat)) for seat in range(game.num_players())])
            assert str(before) != str(state)
        returns = state.returns()
        assert sum(returns) == pytest.approx(0) if "coop" not in text and "solo" not in text else len(set(returns)) == 1
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(pyspiel.load_game("badbones"))
    step = env.reset()
    while not step.last():
        assert len(step.observations["info_state"][1]) == env.observation_spec()["info_state"][0]
        step = env.step([random.choice(legal) for legal in step.observations["legal_actions"]])
    assert sum(step.rewards) == 0
    (score,) = open_spiel_example.main(1, steps=30_000, games=400, out=str(tmp_path / "psro"))
    assert score > 0.15, "the response learns nothing"
    assert "meta-strategy" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore")
def test_offline_learning(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("d3rlpy")
    from docs.examples import offline_example

    won = offline_example.main(games=100, steps=300)
    assert won > 0.6, "CQL learns nothing from good games"
