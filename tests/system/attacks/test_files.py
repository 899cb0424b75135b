"""Files are data, never orders: each finding that came of an attack, with the line that is now its end."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.registry import make_agent
from badbones_experiments.cli.main import main
from badbones_experiments.reports.tables import ResultTable
from badbones_experiments.suite.definition import Suite
from badbones_experiments.training.config import TrainingConfig

from badbones_env import BadBonesError, GameConfig, OptionError, Simulator
from badbones_env.text.scenario import Scenario
from tests.system.attacks.files import DATABASE_EDITS, MODELS, edit_database, odd_model, read_changed, whole
from tests.system.attacks.guests import WAYS_OUT, plant_folder
from tests.system.attacks.victims import TRAINING, VICTIMS

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[2] / "rules" / "golden" / "versus-2.bones"
BOT = "class Bot:\n    def choose(self, view):\n        open({!r}, 'w').close()\n        return view.legal[0]\n"


def lay(path: Path, steps: int = 3, **header: Any) -> str:
    """A record of a few steps with another header."""
    first, *rest = GOLDEN.read_text().split("\n")
    path.write_text("\n".join([json.dumps(json.loads(first) | header), *rest[:steps], ""]))
    return str(path)


def test_a_record_runs_a_bot_only_if_the_user_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = tmp_path / "ran"
    Path("bot.py").write_text(BOT.format(str(ran)))
    file = lay(tmp_path / "evil.bones", agents=["human", "bot.py:Bot"])
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    assert main(["play", "--load", file, "--out", "games"]) == 2
    assert "name it with --agents" in capsys.readouterr().err and not ran.exists()
    assert main(["play", "--load", file, "--out", "games", "--agents", "bot.py:Bot"]) == 0
    assert ran.exists() and "--agents bot.py:Bot" in capsys.readouterr().out


def test_a_record_in_the_folder_of_the_server_runs_nothing(tmp_path: Path) -> None:
    from badbones_experiments.viewer.game_store import GameStore

    ran, bot = tmp_path / "ran", tmp_path / "bot.py"
    bot.write_text(BOT.format(str(ran)))
    lay(tmp_path / f"{'A' * 16}.bones", agents=["human", f"{bot}:Bot"])
    with pytest.raises(OptionError, match="not shipped"), GameStore(tmp_path).use("A" * 16):
        pass
    assert not ran.exists()
    with GameStore(tmp_path, [f"{bot}:Bot"]).use("A" * 16) as played:
        played.close()
    assert ran.exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes")
@pytest.mark.parametrize("target", ["/dev/zero", "pipe"])
def test_a_path_in_a_record_is_never_opened(target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    game = {"mode": "versus", "players": 2, "components": target.replace("pipe", str(pipe))}
    file = lay(tmp_path / "game.bones", game=game)
    assert main(["replay", file]) == 2
    assert "not the path of another file" in capsys.readouterr().err
    os.replace(pipe, tmp_path / f"{'B' * 16}.bones")  # and a record that is no file at all
    from badbones_experiments.viewer.game_store import GameStore

    assert GameStore(tmp_path).list() == []


@pytest.mark.parametrize(("name", "words"), WAYS_OUT, ids=[name for name, _ in WAYS_OUT])
def test_a_link_in_the_place_of_a_folder_is_refused(name: str, words: list[object], tmp_path: Path) -> None:
    plant_folder(name, words, tmp_path)


def test_every_odd_model_is_refused(tmp_path: Path) -> None:
    for name in MODELS:
        odd_model(name, tmp_path)


def test_every_edit_of_a_database_is_noticed(tmp_path: Path) -> None:
    for edit, kind, forged in DATABASE_EDITS:
        edit_database(edit, kind, forged, tmp_path)


def test_every_flipped_bit_of_a_checkpoint_is_noticed(tmp_path: Path) -> None:
    rng, victim = random.Random(1), VICTIMS["checkpoint"]
    size = (whole(victim)[0] / victim.file).stat().st_size

    def flip(path: Path, place: int) -> None:
        content = bytearray(path.read_bytes())
        content[place] ^= 1 << rng.randrange(8)
        path.write_bytes(content)

    for place in [0, size - 1, *rng.sample(range(size), 38)]:
        assert not read_changed(victim, tmp_path, lambda path: flip(path, place), f"bit of byte {place}")


@pytest.mark.parametrize("content", [b"", b"PK", b"no checkpoint"])
def test_a_checkpoint_that_is_none_is_a_line(content: bytes, tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "checkpoint.npz").write_bytes(content)
    assert main(["train", "--resume", "--out", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert "checkpoint.npz is damaged" in err and len(err.splitlines()) == 1


def test_random_bytes_are_no_games() -> None:
    """They never reach compiled code, wherever they come from."""
    sim = Simulator({"players": 3}, 16, 1)
    rng = np.random.default_rng(1)
    for _ in range(20):
        saved = sim.save()
        saved["states"].view(np.uint8)[:] = rng.integers(0, 256, saved["states"].nbytes, np.uint8)
        with pytest.raises(OptionError, match="cannot be continued"):
            sim.restore(saved)
    for name, value in (("tokens", 300), ("token", 32767), ("hero", 77), ("at", -1), ("players", 6), ("bag", 13)):
        saved = sim.save()
        saved["states"][name] = value
        with pytest.raises(OptionError, match="cannot be continued"):
            sim.restore(saved)
    sim.restore(sim.save())


def test_a_run_that_names_code_goes_on_only_if_it_is_trusted(tmp_path: Path, capsys: Any) -> None:
    from badbones_experiments.training.config import TrainingConfig
    from badbones_experiments.training.train import resumed_config, train

    bot = Path(__file__).parents[2] / "bots" / "polite.py"
    config = TrainingConfig.from_dict(TRAINING | {"league": {"scripted": [f"{bot}:Polite"]}, "steps": 60}, "test")
    assert train(config, str(tmp_path), threads=1) == 0
    assert main(["train", "--resume", "--out", str(tmp_path)]) == 2
    assert "add --trust" in capsys.readouterr().err
    assert resumed_config(str(tmp_path), None, [f"{bot}:Polite"]).league.scripted == [f"{bot}:Polite"]


def test_reading_takes_no_longer_than_it_must() -> None:
    """The check of games is not felt: a hundred games in a few milliseconds."""
    sim = Simulator({"players": 4}, 100, 1)
    saved = sim.save()
    sim.restore(saved)
    began = time.perf_counter()
    sim.restore(saved)
    assert time.perf_counter() - began < 1 and sys.version_info


@pytest.mark.parametrize(
    ("name", "value"),
    [("action", -1), ("action", 9999), ("action", 0.5), ("return", np.nan), ("observation", 65535), ("mask", False)],
)
def test_decisions_of_a_dataset_are_checked_before_anything_learns_from_them(name: str, value: Any) -> None:
    from badbones_experiments.training.dataset import Dataset, make_dataset

    from badbones_env.errors import ModelError

    data = make_dataset(GameConfig(), ["random"], 2, 1, observation="sparse")
    setting = {name: data.about[name] for name in ("decisions", "observation", "reward")}
    data.check(data.config, setting)
    with pytest.raises(BadBonesError, match="must be a table"):
        Dataset({key: value for key, value in data.about.items() if key != "game"}, data.columns).check(
            GameConfig(), {}
        )
    data.columns[name] = data.columns[name].astype(np.uint16 if name == "observation" else np.asarray(value).dtype)
    data.columns[name][5] = value
    with pytest.raises(ModelError, match="is damaged"):
        data.check(data.config, setting)


TOML_READERS: dict[str, Callable[[str], Any]] = {
    "scenario": Scenario.read,
    "components": lambda path: GameConfig(components=path),
    "weights": lambda path: make_agent(f"guardian:weights={path}"),
    "strategy": lambda path: make_agent(f"strategy:name={path}"),
    "training": lambda path: TrainingConfig.load(path, {}),
    "suite": lambda path: Suite(Path(path)),
}


@pytest.mark.parametrize("weights", ["7", "'x'", "['x']", "true", f"{{tower = {10**400}}}", "{tower = 'x'}"])
def test_weights_from_anybody_are_refused_in_a_line(weights: str, tmp_path: Path) -> None:
    (tmp_path / "file.toml").write_text(f"weights = {weights}\n")
    with pytest.raises(BadBonesError, match=r"must be a (table|number), not"):
        make_agent(f"guardian:weights={tmp_path / 'file.toml'}")


def test_a_path_with_a_null_is_refused_in_a_line(tmp_path: Path) -> None:
    """Files can hold one, the command line cannot."""
    for spec in ("policy:path=a\0b", "strategy:name=a\0b.toml", "guardian:weights=a\0b.toml", "llm:transcript=a\0b"):
        with pytest.raises(BadBonesError, match="no file has such a name"):
            make_agent(spec)
    with pytest.raises(BadBonesError, match="no file has such a name"):
        GameConfig(components="a\0b")


def test_nothing_unprintable_of_a_file_reaches_the_terminal(tmp_path: Path, capsys: Any) -> None:
    """Control characters would command it, direction marks turn the line around."""
    (tmp_path / "odd.toml").write_text('"\\u001b[31m\\u202e" = 1\n')
    assert main(["scenario", str(tmp_path / "odd.toml")]) == 2
    assert main(["agents", "\x1b[31m"]) == 2 and main(["play", "--agents", "\u202e"]) == 2
    assert main(["replay", lay(tmp_path / "a.bones", steps=999, agents=["\x1b[31m", "\u202e"])]) == 0
    ResultTable(["a\u202e", "b"], [["\x1b[31m", "c\nd"]], "title\x07").print()
    out, err = capsys.readouterr()
    assert all(line.isprintable() for line in (out + err).split("\n")) and "[31m" in out and "[31m" in err


@pytest.mark.parametrize("reader", TOML_READERS)
def test_a_toml_file_from_anybody_is_refused_in_a_line(reader: str, tmp_path: Path) -> None:
    path = tmp_path / "file.toml"
    for content in (b"a = " + b"[" * 50_000, b"a = " + b"9" * 5000, b"a = '\xff'", b"a = 1 #" + b"x" * (1 << 20)):
        path.write_bytes(content)
        with pytest.raises(BadBonesError, match=r"is not TOML|cannot be read: is larger") as caught:
            TOML_READERS[reader](str(path))
        assert len(str(caught.value).splitlines()) == 1
    path.unlink()
    os.mkfifo(path)
    with pytest.raises(BadBonesError):  # and nobody waits for a writer
        TOML_READERS[reader](str(path))
