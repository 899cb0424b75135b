"""Configuration files and options of training."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
from badbones_experiments.cli import main
from badbones_experiments.training.config import CONFIGS, TrainingConfig, parse_setting
from badbones_experiments.training.league import LeagueVecEnv
from badbones_experiments.training.train import make_model


@pytest.mark.parametrize("decisions", ["core", "full"])
@pytest.mark.parametrize("name", sorted(path.stem for path in CONFIGS.glob("*.toml")))
def test_shipped_configurations(name: str, decisions: str) -> None:
    """Each is valid, and an environment and model of it can be made (with few games)."""
    config = TrainingConfig.load(name, {"environment": {"decisions": decisions, "games": 4}, "ppo": {"batch_size": 16}})
    config.league.scripted = ["random"]
    env = LeagueVecEnv(config, 1)
    model = make_model(config, env)
    actions, *_ = model.policy(torch.from_numpy(env.reset()), action_masks=env.action_masks())
    env.step(actions.numpy())
    assert env.num_envs == config.slots()


def test_all_tables_have_a_configuration() -> None:
    names = {path.stem for path in CONFIGS.glob("*.toml")}
    for table in ("solo", "versus2", "versus4", "coop2"):
        assert {table, f"{table}-advanced"} <= names


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[ppo]\nepoch = 3", "unknown key 'epoch'; known are rollout"),
        ("[pop]\nepochs = 3", "unknown key 'pop'; known are game"),
        ("[ppo]\nepochs = 0", "epochs must be above 0, not 0"),
        ("[ppo]\ngamma = 1.5", "gamma must be above 0 and at most 1"),
        ("[ppo]\nepochs = 2.5", "epochs must be a whole number"),
        ("[network]\nkind = 'big'", "kind must be one of mlp, board"),
        ("[league]\nscripted = 'random'", "scripted must be a list of agents"),
        ("[game]\nmode = 'duel'", "mode must be one of"),
        ("steps = true", "steps must be a whole number"),
        ("ppo = 3", "must be a table"),
        ("[ppo\n", "is not TOML"),
    ],
)
def test_bad_configurations(write: Any, text: str, complaint: str, capsys: Any, tmp_path: Path) -> None:
    assert main(["train", "--config", write("bad.toml", text), "--out", str(tmp_path / "run")]) == 2
    message = capsys.readouterr().err
    assert complaint in message and message.count("\n") == 1
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--config", "versus9"], "there is no configuration 'versus9': give a TOML file or one of coop2"),
        (["--set", "epochs"], "--set takes table.key=value"),
        (["--set", "ppo.batch_size=99999999"], "is more than a rollout holds"),
        (["--steps", "none"], "a whole number from 1 to"),
        (["--mode", "solo", "--players", "3"], "players must be 1 in mode solo"),
        (["--imitate", "nothing.npz"], "there is no dataset nothing.npz"),
        (["--set", "league.scripted=['nobody']"], "there is no agent 'nobody'"),
    ],
)
def test_bad_options(words: list[str], complaint: str, capsys: Any, tmp_path: Path) -> None:
    assert main(["train", *words, "--threads", "1", "--out", str(tmp_path / "run")]) == 2
    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_settings_are_read_as_toml() -> None:
    assert parse_setting("ppo.epochs=2") == {"ppo": {"epochs": 2}}
    assert parse_setting("network.kind=board") == {"network": {"kind": "board"}}
    assert parse_setting('league.scripted=["random", "greedy"]') == {"league": {"scripted": ["random", "greedy"]}}
    assert parse_setting("steps=500") == {"steps": 500}
