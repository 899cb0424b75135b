"""Configuration files and options of training."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.cli.main import main
from badbones_experiments.training.config import CONFIGS, LEARNERS, TrainingConfig, find, parse_setting
from badbones_experiments.training.ppo import PPO

from badbones_env import GameConfig
from badbones_env.errors import OptionError


@pytest.mark.parametrize("decisions", ["core", "full"])
@pytest.mark.parametrize("name", sorted(path.stem for path in CONFIGS.glob("*.toml")))
def test_shipped_configurations(name: str, decisions: str) -> None:
    """Each is valid and can be learnt from, with few games."""
    settings = {"ppo": {"batch_size": 8, "n_steps": 4, "n_epochs": 1}}
    changes = {"environment": {"decisions": decisions, "games": 4}, "league": {"scripted": ["random"]}}
    config = TrainingConfig.load(name, changes | settings)
    made = PPO(config, 1)
    metrics = made.update(1.0)
    assert 0 < made.steps <= 4 * config.slots() and metrics["train/entropy_loss"] < 0


def test_all_tables_have_a_configuration() -> None:
    names = {path.stem for path in CONFIGS.glob("*.toml")}
    for table in ("solo", "versus2", "versus4", "coop2"):
        assert {table, f"{table}-advanced"} <= names


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[ppo]\nepochs = 3", "unknown key 'epochs'; known are n_steps"),
        ("[pop]\nn_epochs = 3", "unknown key 'pop'; known are game, learner, ppo"),
        ("[ppo]\nn_epochs = 0", "n_epochs must be above 0, not 0"),
        ("[ppo]\ngamma = 1.5", "gamma must be above 0 and at most 1"),
        ("[ppo]\nn_epochs = 2.5", "n_epochs must be a whole number"),
        ("[network]\nkind = 'big'", "unknown key 'kind'; known are width, layers"),
        ("[environment]\nreward = 'fame'", "reward must be one of outcome"),
        ("[styles]\nfraction = 2.0", "fraction must be from 0 on and at most 1, not 2.0"),
        ("[network]\nwidth = 100", "must be a multiple of 16, not 100"),
        ("[sb3]\nwidth = 64", "[sb3] is not used by the learner ppo"),
        ("learner = 'sb3'\n[network]\nwidth = 64", "[network] is not used by the learner sb3"),
        ("learner = 'sb3'\n[league]\nmax_snapshots = 3", "league.max_snapshots is not used by the learner sb3"),
        ("learner = 'sb3'\n[sb3]\nmirror = true", "unknown key 'mirror'"),
        ("learner = 'sb3'\n[sb3]\nobservation = 'sparse'", "observation must be one of compact, complete"),
        ("learner = 'sb3'\n[game]\nmix = [{mode = 'solo'}, {}]", "the learner sb3 learns one game"),
        ("learner = 'pppo'", f"learner must be one of {', '.join(LEARNERS)}, not 'pppo' (did you mean ppo?)"),
        ("[game]\nmix = 3", "mix must be a list of tables"),
        ("[game]\nmix = []", "mix must be a list of tables"),
        ("[game]\nmix = [{mode = 'solo', player = 1}]", "unknown game option 'player'"),
        ("[game]\nmix = [{mode = 'solo'}, {mode = 'solo', draw = 2}]", "mix names solo twice"),
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
    assert parse_setting("ppo.n_epochs=2") == {"ppo": {"n_epochs": 2}}
    assert parse_setting("environment.reward=score") == {"environment": {"reward": "score"}}
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


def test_a_folder_is_no_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``train --config versus2 --out versus2`` finds the shipped file the second time as well."""
    (tmp_path / "versus2").mkdir()
    monkeypatch.chdir(tmp_path)
    assert find("versus2") == CONFIGS / "versus2.toml"


def test_a_shipped_configuration_serves_every_learner() -> None:
    """What the learner does not use is left out; on the command line it is an error."""
    config = TrainingConfig.load("coop2", {"learner": "sb3"})
    assert (
        config.learner == "sb3" and config.game_config == GameConfig("coop", 2) and "curriculum" not in config.to_dict()
    )
    with pytest.raises(OptionError, match=r"\[curriculum\] is not used by the learner sb3"):
        TrainingConfig.load("coop2", {"learner": "sb3", "curriculum": {"rounds": 2}})


def test_runs_are_evaluated_ten_times() -> None:
    assert TrainingConfig.from_dict({"steps": 50_000}, "test").eval_interval == 5_000
    assert TrainingConfig.from_dict({"steps": 50_000_000}, "test").eval_interval == 1_000_000
    assert TrainingConfig.from_dict({"steps": 5}, "test").eval_interval == 1


@pytest.mark.parametrize("learner", LEARNERS)
def test_a_configuration_is_read_as_it_is_written(learner: str) -> None:
    config = TrainingConfig.from_dict({"learner": learner, learner: {"gamma": 0.5}, "steps": 7}, "test")
    assert config.settings.gamma == 0.5 and TrainingConfig.from_dict(config.to_dict(), "again") == config
