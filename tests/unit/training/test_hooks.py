"""A training run from a program: hooks, a reward of one's own, opponents and partners as objects."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from badbones_agents.networks.policy_agent import PolicyAgent
from badbones_experiments.cli.main import main
from badbones_experiments.jobs.files import read_lines
from badbones_experiments.tournament.intervals import binomial_interval
from badbones_experiments.training.hooks import Additions, FinishedGame, Run, TrainingHook
from badbones_experiments.training.run_log import PROGRESS
from badbones_experiments.training.trackers import tracker_hook
from badbones_experiments.training.train import train

from badbones_env import SeatEnv, Simulator, parallel_env
from badbones_env.errors import OptionError
from tests.unit.training.conftest import LEARNERS, small


class Watcher(TrainingHook):
    """Notes everything; stops after so many updates."""

    def __init__(self, most: int = 10**9) -> None:
        self.most, self.updates, self.games, self.scores = most, [], [], []
        self.policies: list[Any] = []

    def on_update(self, run: Run, metrics: Any) -> None:
        self.updates.append((run.steps, dict(metrics)))
        metrics["mine/updates"] = len(self.updates)
        if len(self.updates) >= self.most:
            run.stop()

    def on_evaluation(self, run: Run, scores: Any) -> None:
        self.scores.append(dict(scores))
        self.policies.append(PolicyAgent.of(run.policy()))

    def on_game(self, run: Run, game: FinishedGame) -> None:
        self.games.append(game)


class First:
    """Plays the first legal action, and remembers on which seats."""

    asked: list[np.ndarray] = []  # noqa: RUF012  of all copies

    def choose(self, batch: Any, seat_mask: np.ndarray) -> None:
        First.asked.append(seat_mask.any(axis=0))
        batch.actions[seat_mask] = batch.masks.argmax(axis=2)[seat_mask]


@pytest.mark.parametrize("kind", LEARNERS)
def test_hooks_are_told_of_updates_evaluations_and_games(tmp_path: Path, kind: str) -> None:
    config = small({"mode": "versus"}, steps=3000, **LEARNERS[kind])
    watcher = Watcher()
    assert train(config, str(tmp_path), threads=1, hooks=[watcher]) == 0
    lines = read_lines(tmp_path / PROGRESS)
    assert [steps for steps, _ in watcher.updates] == [line["steps"] for line in lines]
    assert [line["mine/updates"] for line in lines] == list(range(1, len(lines) + 1)), "hooks may add metrics"
    assert lines[0]["steps"] == 0 and "eval/random" in lines[0], "a run starts with an evaluation"
    assert all("eval/random" in line for line in lines), "updates are longer than a tenth of this run"
    lines = lines[1:]
    assert len(watcher.games) == sum(line["games/games"] for line in lines)
    rounds = np.mean([game.rounds for game in watcher.games])
    assert np.isclose(
        rounds,
        np.average([line.get("games/rounds", 0) for line in lines], weights=[line["games/games"] for line in lines]),
    )
    assert {game.opponent for game in watcher.games} == {"", "random"} and watcher.scores[-1].keys() == {"random"}
    assert all(len(game.won) == len(game.scores) == 2 and game.steps >= game.rounds for game in watcher.games)
    last = lines[-1]
    assert last["eval_interval/random/low"] < last["eval/random"] < last["eval_interval/random/high"]
    for tag in (
        "rollout/ep_len_mean",
        "rollout/ep_rew_mean",
        "time/fps",
        "time/total_timesteps",
        "train/loss",
        "train/value_loss",
        "train/approx_kl",
        "train/explained_variance",
    ):
        assert tag in last, "what users of TensorBoard look for"


def test_a_hook_stops_a_run_which_can_go_on(tmp_path: Path) -> None:
    config = small({"mode": "versus"}, steps=4000)
    assert train(config, str(tmp_path), threads=1, hooks=[Watcher(most=3)]) == 130
    assert len(read_lines(tmp_path / PROGRESS)) == 3
    assert train(config, str(tmp_path), threads=1, resume=True) == 0
    assert read_lines(tmp_path / PROGRESS)[-1]["steps"] == 4000


def survival(before: np.ndarray, after: np.ndarray) -> np.ndarray:
    """A point for every round that was lived through."""
    return np.repeat((after["round_no"] - before["round_no"])[:, None], 2, axis=1)


@numba.njit
def compiled_survival(before, after):  # type: ignore[no-untyped-def]
    found = np.zeros((len(before), 2), np.float32)
    for game in range(len(before)):
        for seat in range(2):
            found[game, seat] = after[game].round_no - before[game].round_no
    return found


@pytest.mark.parametrize("kind", LEARNERS)
def test_a_reward_of_ones_own(tmp_path: Path, kind: str) -> None:
    """Its sum over a game is one less than the game's rounds: the last of them does not begin another."""
    config = small({"mode": "versus"}, steps=3000, league={"self_play": 1.0}, **LEARNERS[kind])
    watcher = Watcher()
    assert train(config, str(tmp_path), threads=1, hooks=[watcher], additions=Additions(reward=survival)) == 0
    lines = [line for line in read_lines(tmp_path / PROGRESS) if "rollout/ep_rew_mean" in line]
    assert lines and all(np.isclose(line["rollout/ep_rew_mean"], line["games/rounds"] - 1, atol=1e-3) for line in lines)


@pytest.mark.parametrize("reward", [survival, compiled_survival], ids=["numpy", "compiled"])
def test_every_interface_takes_a_reward_function(reward: Any) -> None:
    rng = np.random.default_rng(0)
    env = parallel_env("versus", 2, reward=reward)
    _, infos = env.reset(seed=1)
    total = 0.0
    while env.agents:
        choices = {a: int(rng.choice(np.flatnonzero(infos[a]["action_mask"]))) for a in env.agents}
        _, rewards, _, _, infos = env.step(choices)
        total += rewards["player_0"]
    assert total == env.outcome().rounds - 1
    seat = SeatEnv("versus", 2, reward=reward)
    _, info = seat.reset(seed=1)
    total, over = 0.0, False
    while not over:
        _, paid, terminated, truncated, info = seat.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        total, over = total + paid, terminated or truncated
    assert total == info["rounds"] - 1
    sim = Simulator({"players": 2}, 30, 5, reward=reward, autoreset=True)
    sums, ended = np.zeros((30, 2)), 0
    for _ in range(60):
        sim.step((sim.masks * rng.random(sim.masks.shape)).argmax(axis=2))
        sums += sim.rewards
        over = sim.terminated | sim.truncated
        if over.any():
            assert np.array_equal(sums[over][:, 0], sim.outcomes(over).rounds - 1), "with the last state of each game"
            ended += int(over.sum())
            sums[over] = 0
    assert ended >= 30


def test_a_reward_of_the_wrong_shape_is_refused() -> None:
    sim = Simulator({"players": 2}, 3, reward=lambda before, after: np.zeros(3))
    with pytest.raises(OptionError, match=r"must give an array \(3, 2\), not \(3,\)"):
        sim.step(sim.masks.argmax(axis=2))


@pytest.mark.parametrize("kind", LEARNERS)
def test_opponents_as_objects_and_one_for_each_seat(tmp_path: Path, kind: str) -> None:
    First.asked.clear()
    config = small({"mode": "versus", "players": 3}, steps=2000, league={"self_play": 0.0}, **LEARNERS[kind])
    watcher = Watcher()
    additions = Additions(opponents=[First()], seats={2: "sentry"})
    assert train(config, str(tmp_path), threads=1, hooks=[watcher], additions=additions) == 0
    assert {game.opponent for game in watcher.games} == {"random", "First-0"}
    assert not np.any(First.asked, axis=0)[[0, 2]].any() and np.any(First.asked, axis=0)[1], "seat 2 is the sentry's"
    assert (
        train(
            small({"mode": "versus", "players": 3}, steps=2600),
            str(tmp_path),
            threads=1,
            resume=True,
            additions=additions,
        )
        == 0
    )
    with pytest.raises(OptionError, match="there is no seat 3"):
        train(config, str(tmp_path / "no"), additions=Additions(seats={3: "sentry"}))


def test_several_seeds_and_their_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "runs"
    line = [
        "train",
        "--mode",
        "solo",
        "--rounds",
        "3",
        "--steps",
        "1500",
        "--seed",
        "1",
        "--seeds",
        "2",
        "--out",
        str(out),
        "--threads",
        "1",
        "--set",
        "environment.games=32",
        "--set",
        "ppo.batch_size=128",
        "--set",
        "network.width=16",
        "--set",
        "evaluation.every=500",
        "--set",
        "evaluation.games=20",
    ]
    assert main(line) == 0
    assert sorted(path.name for path in out.glob("seed-*")) == ["seed-1", "seed-2"]
    printed = capsys.readouterr().out
    assert "seed 2" in printed and " to " in printed, "intervals of the evaluations"
    assert main(line) == 2, "the folders hold runs already"
    assert "--resume" in capsys.readouterr().out
    picture = tmp_path / "mean.svg"
    assert main(["curves", str(out), "--metric", "eval/success", "--out", str(picture)]) == 0
    assert "mean of 2 seeds" in capsys.readouterr().out and "runs (2 seeds)" in picture.read_text()
    assert main(["train", "--steps", "2000", "--seeds", "1,2", "--out", str(out), "--resume"]) == 0
    assert read_lines(out / "seed-2" / PROGRESS)[-1]["steps"] == 2000
    assert main(["train", "--seeds", "1,x", "--out", str(out)]) == 2


@pytest.mark.parametrize("name", ["wandb", "trackio", "mlflow"])
def test_trackers_get_all_metrics(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fake library notes the calls: the settings first, then a call for every update, then the end."""
    calls: list[tuple[str, Any, dict[str, Any]]] = []

    class Fake:
        def __getattr__(self, function: str) -> Any:
            return lambda *args, **kwargs: calls.append((function, args, kwargs))

    monkeypatch.setitem(sys.modules, name, Fake())  # type: ignore[arg-type]
    config = small({"mode": "solo"}, steps=1000)
    assert train(config, str(tmp_path / "a run"), threads=1, hooks=[tracker_hook(name)]) == 0
    names = [function for function, _, _ in calls]
    lines = read_lines(tmp_path / "a run" / PROGRESS)
    first, log, last = ("start_run", "log_metrics", "end_run") if name == "mlflow" else ("init", "log", "finish")
    assert names.count(log) == len(lines) and names[-1] == last and first in names[:2]
    logged = [(args[0], kwargs["step"]) for function, args, kwargs in calls if function == log]
    assert [step for _, step in logged] == [line["steps"] for line in lines]
    assert all(metrics.items() <= line.items() for (metrics, _), line in zip(logged, lines, strict=True))
    told = str(calls[:3])
    assert "a run" in told and "badbones" in told and "gae_lambda" in told


def test_a_tracker_that_is_not_installed(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setitem(sys.modules, "trackio", None)
    assert main(["train", "--log", "trackio", "--out", str(tmp_path / "run")]) == 2
    assert "pip install trackio" in capsys.readouterr().err


def test_intervals() -> None:
    low, high = binomial_interval(0.5, 100)
    assert np.isclose([low, high], [0.4027, 0.5973], atol=1e-3).all()
    assert (
        binomial_interval(1.0, 20)[1] == 1.0
        and binomial_interval(0.0, 20)[0] == 0.0
        and binomial_interval(1.0, 20)[0] > 0.8
    )
