"""Configuration files and options of training."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.cli.main import main
from badbones_experiments.training.config import CONFIGS, TrainingConfig, parse_setting
from badbones_experiments.training.train import make_learner

from badbones_env import GameConfig


@pytest.mark.parametrize("learner", ["compiled", "sb3"])
@pytest.mark.parametrize("decisions", ["core", "full"])
@pytest.mark.parametrize("name", sorted(path.stem for path in CONFIGS.glob("*.toml")))
def test_shipped_configurations(name: str, decisions: str, learner: str) -> None:
    """Each is valid, and either learner learns from it (with few games); sb3 from one game at a time."""
    if learner == "sb3" and len(TrainingConfig.load(name, {}).games) > 1:
        pytest.skip("sb3 learns one game")
    changes = {"environment": {"decisions": decisions, "games": 4}, "ppo": {"batch_size": 8, "rollout": 4, "epochs": 1}}
    config = TrainingConfig.load(name, {"learner": learner, "league": {"scripted": ["random"]}, **changes})
    made = make_learner(config, 1)
    metrics = made.update(1.0)
    assert 0 < made.steps <= 4 * config.slots() and metrics["train/entropy_loss"] < 0


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
        ("[ppo]\nmirror = 1", "mirror must be true or false, not 1"),
        ("learner = 'sb3'\n[ppo]\nmirror = true", "mirror is for the compiled learner"),
        ("[network]\nkind = 'big'", "kind must be one of sparse, mlp, board"),
        ("[network]\nkind = 'board'", "the learner compiled trains networks of the kind sparse, not board"),
        ("[network]\nwidth = 100", "must be a multiple of 16, not 100"),
        ("learner = 'torch'", "learner must be one of compiled, sb3, not 'torch'"),
        ("[game]\nmix = 3", "mix must be a list of tables"),
        ("[game]\nmix = []", "mix must be a list of tables"),
        ("[game]\nmix = [{mode = 'solo', player = 1}]", "unknown game option 'player'"),
        ("[game]\nmix = [{mode = 'solo'}, {mode = 'solo', draw = 2}]", "mix names solo twice"),
        ("learner = 'sb3'\n[game]\nmix = [{mode = 'solo'}, {}]", "a mix of games is for the compiled learner"),
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


def test_a_mix_of_games() -> None:
    """What stands beside the mix goes for all of its games."""
    mix = [{"mode": "solo"}, {"mode": "coop", "players": 3, "chiefs": True}, {}]
    config = TrainingConfig.from_dict({"game": {"advanced": True, "mix": mix}, "environment": {"games": 30}}, "test")
    assert [game.label() for game in config.games] == ["solo-advanced", "coop3-advanced-chiefs", "versus2-advanced"]
    assert config.games_each == 10 and config.game_config.mode == "solo"
    assert TrainingConfig.from_dict(config.to_dict(), "again") == config
    assert GameConfig("solo", heroic=True, chiefs=True, order="ask").label() == "solo-chiefs-heroic-ask"
