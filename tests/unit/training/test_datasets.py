"""Datasets of games, and imitation."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_experiments.cli.main import main
from badbones_experiments.training import dataset as datasets
from badbones_experiments.training.dataset import COLUMNS, FINAL, Dataset, make_dataset
from badbones_experiments.training.imitation import imitate
from badbones_experiments.training.offline import to_d3rlpy, to_minari
from badbones_experiments.training.ppo import PPO

from badbones_env import BadBonesError, GameConfig, Simulator
from badbones_env.errors import ModelError, OptionError
from badbones_env.files import read_bytes
from tests.unit.training.conftest import small


@pytest.mark.parametrize("suffix", ["npz", "parquet"])
def test_dataset_round_trip(tmp_path: Path, suffix: str) -> None:
    if suffix == "parquet":
        pytest.importorskip("pyarrow")
    data = make_dataset(GameConfig(mode="coop"), ["random", "passive"], 6, 3, decisions="full", gamma=0.9)
    path = str(tmp_path / f"games.{suffix}")
    data.write(path)
    back = Dataset.read(path)
    assert back.config == data.config and back.about["agents"] == ["random", "passive"]
    for name, column in data.columns.items():
        assert np.array_equal(back.columns[name], column) and back.columns[name].dtype == column.dtype, name


def test_a_parquet_file_from_anybody_is_refused_in_a_line(tmp_path: Path) -> None:
    """A small file that unpacks to more than there is, and a pipe that is never written to."""
    arrow = pytest.importorskip("pyarrow")
    import pyarrow.parquet as parquet

    rows = 1 << 20
    names = [*COLUMNS, FINAL]
    table = arrow.table({name: arrow.array(np.zeros(rows, np.int64)) for name in names})
    table = table.replace_schema_metadata({"badbones": "{}"})
    with parquet.ParquetWriter(tmp_path / "bomb.parquet", table.schema, compression="zstd") as writer:
        for _ in range(5):
            writer.write_table(table)
    os.mkfifo(tmp_path / "pipe.parquet")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(datasets, "memory", lambda: rows * 8 * len(names) * 4)
        patch.setattr(parquet.ParquetFile, "read", lambda _: pytest.fail("unpacked"))
        with pytest.raises(ModelError, match="more than this machine has"):
            Dataset.read(str(tmp_path / "bomb.parquet"))
    with pytest.raises(ModelError, match="there is no dataset"):
        Dataset.read(str(tmp_path / "pipe.parquet"))


def test_a_limit_is_not_allocated(tmp_path: Path) -> None:
    """A dataset may be as large as the memory, however little of it is free."""
    (tmp_path / "file").write_bytes(b"few")
    assert read_bytes(tmp_path / "file", 1 << 50) == b"few"
    with pytest.raises(OSError, match="is larger than 0 MB"):
        read_bytes(tmp_path / "file", 2)


def test_dataset_holds_the_games() -> None:
    """Replaying the actions gives the observations, masks and rewards of the dataset."""
    config = GameConfig(players=3)
    data = make_dataset(config, ["random"], 5, 3, gamma=0.9).columns
    assert data["mask"][np.arange(len(data["action"])), data["action"]].all()
    sim = Simulator(config, 5, 3, observation="compact", reward="shaped", decisions="core")
    totals = np.zeros((5, 3))
    for step in range(data["step"].max() + 1):
        rows = np.flatnonzero(data["step"] == step)
        game, seat = data["game"][rows], data["seat"][rows]
        assert np.array_equal(sim.observations[game, seat], data["observation"][rows])
        assert np.array_equal(sim.masks[game, seat], data["mask"][rows])
        actions = np.zeros((5, 3), np.int64)
        actions[game, seat] = data["action"][rows]
        sim.step(actions)
        totals += sim.rewards
    assert (sim.states["ended"] != 0).all()
    for game in range(5):
        for seat in range(3):
            mine = (data["game"] == game) & (data["seat"] == seat)
            rewards = data["reward"][mine]
            assert rewards.sum() == pytest.approx(totals[game, seat], abs=1e-5)
            assert data["return"][mine][0] == pytest.approx((rewards * 0.9 ** np.arange(len(rewards))).sum(), abs=1e-5)
            assert data["terminated"][mine].tolist() == [False] * (len(rewards) - 1) + [True]
            assert np.array_equal(data["final_observation"][3 * game + seat], sim.observations[game, seat])
    assert not data["truncated"].any() and len(data["final_observation"]) == 15


def test_a_folder_of_shards_holds_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    monkeypatch.setattr("badbones_experiments.training.dataset_folder.SHARD", 3)
    line = ["dataset", "--mode", "solo", "--quality", "medium", "--games", "7", "--seed", "5", "--out"]
    for name in ("folder", "again", "all.npz"):
        assert main([*line, str(tmp_path / name)]) == 0
    shards = sorted(path.name for path in (tmp_path / "folder").glob("*.parquet"))
    assert shards == ["part-0000.parquet", "part-0001.parquet", "part-0002.parquet"]
    whole, read = Dataset.read(str(tmp_path / "all.npz")), Dataset.read(str(tmp_path / "folder"))
    assert all(np.array_equal(read.columns[name], column) for name, column in whole.columns.items())
    for name in (*shards, "croissant.json"):
        assert (tmp_path / "folder" / name).read_bytes() == (tmp_path / "again" / name).read_bytes(), name
    described = json.loads((tmp_path / "folder" / "croissant.json").read_text())
    for file in described["distribution"][:3]:
        content = (tmp_path / "folder" / file["contentUrl"]).read_bytes()
        assert hashlib.sha256(content).hexdigest() == file["sha256"]
    assert "7 games" in (tmp_path / "folder" / "README.md").read_text()
    assert main([*line, str(tmp_path / "folder")]) == 2  # nothing is overwritten


def test_croissant_file_is_valid(tmp_path: Path) -> None:
    mlcroissant = pytest.importorskip("mlcroissant")
    assert main(["dataset", "--quality", "poor", "--games", "3", "--out", str(tmp_path / "data")]) == 0
    described = mlcroissant.Dataset(jsonld=str(tmp_path / "data" / "croissant.json"))
    assert not described.metadata.issues.errors
    rows = list(described.records("decisions"))
    data = Dataset.read(str(tmp_path / "data"))
    assert len(rows) == len(data)
    assert list(rows[4]["decisions/observation"]) == data.columns["observation"][4].tolist()


def test_minari_gets_one_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("minari")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    data = make_dataset(GameConfig(players=3), ["random"], 4, 3)
    kept = to_minari(data, "badbones/versus3-v0", seat=2)
    assert kept.total_episodes == 4
    mine = data.columns["seat"] == 2
    episodes = list(kept.iterate_episodes())
    assert np.concatenate([one.actions for one in episodes]).tolist() == data.columns["action"][mine].tolist()
    assert np.array_equal(episodes[1].observations["observation"][-1], data.columns["final_observation"][3 * 1 + 2])
    with pytest.raises(OptionError, match="no episodes of seat 3"):
        to_minari(data, "badbones/versus3-v1", seat=3)


def test_d3rlpy_gets_all_seats_with_masks() -> None:
    pytest.importorskip("d3rlpy")
    data = make_dataset(GameConfig(), ["random"], 3, 3)
    kept = to_d3rlpy(data)
    assert kept.size() == 6 and kept.transition_count == len(data)
    first = kept.episodes[0].observations[0]
    assert first[-data.columns["mask"].shape[1] :].astype(bool).tolist() == data.columns["mask"][0].tolist()


def test_datasets_do_not_depend_on_their_size() -> None:
    few, many = (make_dataset(GameConfig(), ["random", "greedy"], games, 3).columns for games in (2, 600))
    for name in few:
        assert np.array_equal(few[name], many[name][: len(few[name])]), name


def test_games_that_were_cut_off_are_truncated() -> None:
    data = make_dataset(GameConfig(max_rounds=2), ["guardian"], 4, 3).columns
    assert data["truncated"].sum() == 8 and not data["terminated"].any() and len(data["final_observation"]) == 8


def test_imitation_learns_from_the_players() -> None:
    imitation = {"n_epochs": 6, "batch_size": 128, "learning_rate": 3e-3}
    config = small({"mode": "solo"}, network={"width": 64}, imitation=imitation)
    data = make_dataset(GameConfig(mode="solo"), ["sentry"], 400, 3, observation="sparse")
    by_chance = (1 / data.columns["mask"].sum(axis=1)).mean()
    learner = PPO(config, 1)
    assert imitate(learner, data) > 3 * by_chance
    learner.update(1.0)


@pytest.mark.parametrize(
    ("made", "complaint"),
    [
        ({"config": GameConfig(players=3)}, "of versus, 3 players, not of versus, 2 players"),
        ({"reward": "outcome"}, "reward=outcome.*reward=shaped"),
        ({"gamma": 0.5}, "gamma=0.5.*gamma=0.99"),
        ({"decisions": "full"}, "decisions=full.*decisions=core"),
        ({"observation": "complete"}, "observation=complete"),
    ],
)
def test_unfitting_datasets_are_refused(made: dict[str, Any], complaint: str) -> None:
    given = {"config": GameConfig(), "agents": ["random"], "games": 1, "seed": 0, "observation": "sparse"}
    data = make_dataset(**given | made)
    with pytest.raises(ModelError, match=complaint):
        imitate(PPO(small({"mode": "versus"}), 1), data)


def test_bad_datasets(write: Any, tmp_path: Path, capsys: Any) -> None:
    with pytest.raises(BadBonesError, match="is not a dataset"):
        Dataset.read(write("bad.npz", b"nothing"))
    assert main(["dataset", "--agents", "random", "--games", "2", "--out", str(tmp_path / "games.csv")]) == 2
    assert ".npz or .parquet" in capsys.readouterr().err
    assert main(["dataset", "--agents", "random", "--games", "2", "--out", str(tmp_path / "new" / "games.npz")]) == 0
    assert "decisions of 2 games" in capsys.readouterr().out
