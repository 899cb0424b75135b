"""The scripts in ``experiments`` run in a short form, are short, explain their options and say what to do next."""

from __future__ import annotations

import importlib
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from badbones_experiments.cli import main as cli

FOLDER = Path(__file__).resolve().parents[2] / "experiments"
SCRIPTS = {
    "ppo_sb3": "--steps 64 --games 8 --rollout 4 --batch-size 32 --eval-games 4",
    "ppo_torch": "--total-timesteps 128 --num-envs 16 --num-steps 4 --minibatch-size 32",
    "ppo_compiled": "--steps 4000 --games 8 --evaluations 2 --threads 1",
    "tournament": "greedy random --games 8 --workers 1",
    "trap_study": "--games 8 --workers 1",
}
NEEDED = {"ppo_sb3": "sb3_contrib", "ppo_torch": "torch"}
MAX_LINES = 120


def test_these_are_all() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == set(SCRIPTS)


def run(name: str, options: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What the script prints; skips where its library is missing."""
    if name in NEEDED:
        pytest.importorskip(NEEDED[name])
    importlib.import_module(name).main(options.split())
    return capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("name", SCRIPTS)
def test_runs_and_says_what_to_do_next(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A command that it names can be typed as it is printed; of models a short tournament is played."""
    monkeypatch.chdir(tmp_path)
    last = run(name, SCRIPTS[name], capsys).partition("next: ")[2]
    assert last
    for command in re.findall(r"badbones ([^#\n]+)", last):
        words = shlex.split(command)
        cli.build_parser().parse_args(words)
        if words[0] == "tournament":
            assert cli.main([*words, "--games", "8", "--workers", "1", "--no-replays"]) == 0
            assert "first fault" not in capsys.readouterr().out


@pytest.mark.parametrize("name", SCRIPTS)
@pytest.mark.slow
def test_is_short_and_explains_every_option(name: str) -> None:
    if name in NEEDED:
        pytest.importorskip(NEEDED[name])
    path = FOLDER / f"{name}.py"
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MAX_LINES
    shown = subprocess.run([sys.executable, str(path), "--help"], capture_output=True, text=True, check=True).stdout
    assert shown.count("--") > 5
    module = path.read_text(encoding="utf-8")
    options = re.findall(r"add_argument\((.*?)\)\n", module)
    assert len(options) > 5 and all("help=" in option for option in options)


@pytest.mark.slow
def test_ppo_torch_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    printed = run("ppo_torch", "--num-envs 128 --minibatch-size 512 --total-timesteps 36_864", capsys)
    wins = [float(share) for share in re.findall(r"won ([\d.]+)%", printed)]
    assert sum(wins[:3]) / 3 < 50 < 60 < sum(wins[-3:]) / 3


@pytest.mark.parametrize("name", ["ppo_compiled", "tournament", "trap_study"])
@pytest.mark.slow
def test_bad_input_is_one_line(name: str, tmp_path: Path) -> None:
    wrong = {"ppo_compiled": ["--config", "nothing"]}.get(name, ["nobody", "greedy"])
    command = [sys.executable, str(FOLDER / f"{name}.py"), *wrong]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert ran.returncode == 1 and len(ran.stderr.strip().splitlines()) == 1 and "no" in ran.stderr
