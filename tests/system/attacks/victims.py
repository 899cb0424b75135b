"""Who reads corrupted files: for each kind of file how one is made, and how it is read.

Reading runs in a process of its own (``Reader``), because what must not happen is also that it crashes or hangs. It
gives a text that stands for what was read, or refuses with an error of the package's own.
"""

from __future__ import annotations

import contextlib
import io
import json
import resource
import select
import subprocess
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.system.attacks.campaign import Breach
from tests.system.attacks.commands import ROOT

MAX_MEMORY = 2 << 30  # of the reading process
SECONDS = 1800.0  # the first time everything may have to be compiled, on a busy machine


@dataclass(frozen=True)
class Victim:
    """``make(folder)`` writes the file ``file`` into a folder, ``read(folder)`` reads it. ``exact``: what is read of a
    corrupted file, where it is not refused, must be the very same."""

    name: str
    file: str
    make: Callable[[Path], None]
    read: Callable[[Path], Any]
    exact: bool = True


TRAINING = {
    "game": {"mode": "versus"}, "environment": {"games": 16}, "network": {"width": 16}, "checkpoint_every": 10**9,
    "ppo": {"batch_size": 64, "n_steps": 4, "n_epochs": 1}, "evaluation": {"every": 10**9, "games": 2}, "steps": 300,
    "league": {"snapshot_every": 100, "max_snapshots": 2},
}  # fmt: skip
TOURNAMENT = [
    "greedy",
    "random",
    "tests/bots/hostile.py:CrashSometimes:timeout=30,start=300",
    "--games",
    "12",
    "--seed",
    "3",
    "--workers",
    "1",
]


def _quietly(function: Callable[..., Any], *arguments: Any, **more: Any) -> str:
    """What it prints."""
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()):
        function(*arguments, **more)
    return out.getvalue()


def _digest(arrays: dict[str, Any]) -> str:
    digest = sha256()
    for name in sorted(arrays):
        digest.update(f"{name} {arrays[name].dtype} {arrays[name].shape}".encode() + arrays[name].tobytes())
    return digest.hexdigest()


def _run(*arguments: object) -> str:
    """What a command prints, which must be printable."""
    from badbones_experiments.cli.main import run

    printed = _quietly(run, [str(one) for one in arguments])
    assert all(line.isprintable() for line in printed.split("\n")), printed
    return printed


def _make_record(folder: Path) -> None:
    _run("game", "--agents", "greedy,random", "--seed", 7, "--brief", "--record", folder / "game.bones")


def _read_record(folder: Path) -> Any:
    from badbones_experiments.viewer.played_game import PlayedGame
    from badbones_experiments.viewer.replay import replay_page

    from badbones_env import Record

    record = Record.read(folder / "game.bones")
    _run("replay", folder / "game.bones", "--verify")
    if not record.mismatches():
        replay_page([record], "corrupted")
        PlayedGame.load(folder / "loaded.bones", record, {}).close()
    return "read"


def _make_policy(folder: Path) -> None:
    from badbones_agents.networks.policy_agent import CHAMPIONS

    (folder / "policy.npz").write_bytes((CHAMPIONS / "generalist.npz").read_bytes())


def _read_policy(folder: Path) -> Any:
    from badbones_agents.networks.policy_agent import PolicyAgent

    from badbones_env import Simulator
    from badbones_env.table import Table

    agent = PolicyAgent(path=str(folder / "policy.npz"))
    sim = Simulator(agent.policy.config, 2, 1)
    Table(sim, [agent], sim.actions * 0).play()
    return _digest(agent.policy.weights)


def _make_checkpoint(folder: Path) -> None:
    from badbones_experiments.training.config import TrainingConfig
    from badbones_experiments.training.train import train

    _quietly(train, TrainingConfig.from_dict(TRAINING, "attack"), str(folder), threads=1)


def _read_checkpoint(folder: Path) -> Any:
    """What the learner is after it was restored; nothing is written."""
    from badbones_agents.networks.policy_file import PolicyFile
    from badbones_experiments.training import checkpoint
    from badbones_experiments.training.config import TrainingConfig
    from badbones_experiments.training.league import snapshot_names
    from badbones_experiments.training.ppo import PPO

    saved = checkpoint.load(folder)
    learner = PPO(TrainingConfig.from_dict(saved["config"], "attack"), 1)
    with checkpoint.report_damage(folder / checkpoint.CHECKPOINT):
        names = snapshot_names(saved["learner"]["leagues"])
        files = {name: folder / checkpoint.POOL / f"{name}.npz" for name in names}
        pool = {name: PolicyFile.read(path) for name, path in files.items()}
        learner.restore(saved["learner"], pool)
    arrays: dict[str, Any] = {}
    content = json.dumps(checkpoint._pack(learner.save(), arrays))
    learner.update(0.5)
    return content + _digest(arrays)


def _make_tournament(folder: Path) -> None:
    _run("tournament", *TOURNAMENT, "--no-replays", "--out", folder)


def _read_tournament(folder: Path) -> Any:
    from badbones_experiments.tournament.leaderboard import leaderboard

    told = _quietly(leaderboard, [str(folder)], True, None)
    (folder / "results.json").unlink(missing_ok=True)
    _run("tournament", *TOURNAMENT, "--resume", "--records", "longest", "--csv", "--no-replays", "--out", folder)
    return told + (folder / "results.json").read_text()


def _make_experiment(folder: Path) -> None:
    _run("traps", "compare", "no-traps", "bully", "--games", 30, "--seed", 3, "--workers", 1, "--out", folder)


def _read_experiment(folder: Path) -> Any:
    (folder / "results.json").unlink(missing_ok=True)
    _run(
        "traps", "compare", "no-traps", "bully", "--games", 30, "--seed", 3, "--workers", 1, "--out", folder, "--resume"
    )
    found = json.loads((folder / "results.json").read_text())
    return json.dumps({name: value for name, value in found.items() if name != "command"})  # which names the folder


def _make_dataset(folder: Path) -> None:
    _run("dataset", "--agents", "random", "--games", 3, "--seed", 2, "--out", folder / "games.npz")


def _read_dataset(folder: Path) -> Any:
    from badbones_experiments.training.dataset import Dataset

    data = Dataset.read(str(folder / "games.npz"))
    data.check(data.config, {name: data.about[name] for name in ("decisions", "observation", "reward", "gamma")})
    return data.config.describe() + _digest(data.columns)


def _make_components(folder: Path) -> None:
    (folder / "my.toml").write_text("[costs]\ndragon = 7\n\n[stock.wall]\nvalue = [4, 8, 12, 16, 20, 24]\n")


def _read_components(folder: Path) -> Any:
    from badbones_env import Game

    return repr(Game(advanced=True, components=folder / "my.toml"))


def _make_scenario(folder: Path) -> None:
    source = next((ROOT / "tests" / "rules" / "scenarios").rglob("dra1*.toml"))
    (folder / "scenario.toml").write_bytes(source.read_bytes())


def _read_scenario(folder: Path) -> Any:
    from badbones_env.text.scenario import run_file

    return repr(run_file(folder / "scenario.toml"))


def _make_strategy(folder: Path) -> None:
    from badbones_agents.strategies.read import FOLDER

    (folder / "mine.toml").write_bytes((FOLDER / "dragon-nest.toml").read_bytes())


def _read_strategy(folder: Path) -> Any:
    from badbones_agents.registry import make_agent

    from badbones_env import Simulator
    from badbones_env.table import Table

    sim = Simulator({"mode": "solo"}, 2, 1)
    Table(sim, [make_agent(f"strategy:name={folder / 'mine.toml'}")], sim.actions * 0).play()
    return "played"


def _make_game_folder(folder: Path) -> None:
    _run("game", "--agents", "greedy,random", "--seed", 7, "--brief", "--record", folder / "AAAAAAAAAAAAAAAA.bones")
    (folder / "AAAAAAAAAAAAAAAA.json").write_text('{"title": "Mine", "practice": true}')


def _read_game_folder(folder: Path) -> Any:
    """A record that somebody laid into the folder of the server's games, with what stands beside it."""
    from badbones_experiments.viewer.game_store import GameStore
    from badbones_experiments.viewer.server import JsonResponse

    store = GameStore(folder)
    JsonResponse(store.list())
    with store.use("AAAAAAAAAAAAAAAA") as played:
        JsonResponse(played.view())
        played.close()
    return "shown"


def _make_entry(folder: Path) -> None:
    from badbones_experiments.suite.scorecard import BASELINES

    (folder / "entry.json").write_bytes((BASELINES / "greedy.json").read_bytes())


def _read_entry(folder: Path) -> Any:
    """The entry alone, and beside another one."""
    words = ["suite", "compare", folder / "entry.json"]
    return _run(*words, "--out", folder) + _run(*words, "random", "--out", folder)


def _make_log(folder: Path) -> None:
    names = ("steps", "time/seconds", "eval/guardian", "eval_interval/guardian/low", "eval_interval/guardian/high")
    lines = [dict(zip(names, (10 * k, 1.0 * k, 0.5, 0.4, 0.6), strict=True)) for k in range(4)]
    (folder / "progress.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))


def _read_log(folder: Path) -> Any:
    for name in ("curves.svg", "curves.csv"):
        _run("curves", folder, "--metric", "eval/guardian", "--out", folder / name)
    return "drawn"


def _make_weights(folder: Path) -> None:
    from badbones_agents.scripted.eval_weights import FOLDER

    (folder / "weights.toml").write_bytes((FOLDER / "coop2.toml").read_bytes())


def _read_weights(folder: Path) -> Any:
    from badbones_agents.registry import make_agent

    return make_agent(f"guardian:weights={folder / 'weights.toml'}").spec and "made"


def _make_configuration(folder: Path) -> None:
    from badbones_experiments.training.config import CONFIGS

    (folder / "run.toml").write_bytes((CONFIGS / "versus2.toml").read_bytes())


def _read_configuration(folder: Path) -> Any:
    from badbones_experiments.training.config import TrainingConfig

    return repr(TrainingConfig.load(str(folder / "run.toml"), {}))


VICTIMS = {
    victim.name: victim
    for victim in (
        Victim("record", "game.bones", _make_record, _read_record, exact=False),
        Victim("policy", "policy.npz", _make_policy, _read_policy),
        Victim("checkpoint", "checkpoint.npz", _make_checkpoint, _read_checkpoint),
        Victim("tournament", "tournament.db", _make_tournament, _read_tournament),
        Victim("experiment", "experiment.db", _make_experiment, _read_experiment),
        Victim("dataset", "games.npz", _make_dataset, _read_dataset),
        Victim("components", "my.toml", _make_components, _read_components, exact=False),
        Victim("scenario", "scenario.toml", _make_scenario, _read_scenario, exact=False),
        Victim("strategy", "mine.toml", _make_strategy, _read_strategy, exact=False),
        Victim("record in the server's folder", "AAAAAAAAAAAAAAAA.bones", _make_game_folder, _read_game_folder,
               exact=False),
        Victim("file beside a record", "AAAAAAAAAAAAAAAA.json", _make_game_folder, _read_game_folder, exact=False),
        Victim("suite entry", "entry.json", _make_entry, _read_entry, exact=False),
        Victim("log of a training", "progress.jsonl", _make_log, _read_log, exact=False),
        Victim("weights", "weights.toml", _make_weights, _read_weights, exact=False),
        Victim("training configuration", "run.toml", _make_configuration, _read_configuration, exact=False),
    )
}  # fmt: skip


class Reader:
    """A process that makes and reads files when it is told to; started again when it has died."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def make(self, victim: Victim, folder: Path) -> None:
        answer = self._ask("make", victim, folder)
        if "done" not in answer:
            raise Breach(f"no {victim.name} could be made: {answer}")

    def read(self, victim: Victim, folder: Path) -> str | None:
        """What was read, None if it was refused."""
        answer = self._ask("read", victim, folder)
        if "trace" in answer:
            raise Breach(f"{victim.name}: {answer['trace']}")
        if answer["memory"] > MAX_MEMORY:
            self.close()
            raise Breach(f"{victim.name}: reading took {answer['memory'] >> 20} MB")
        if "refused" in answer and len(answer["refused"].splitlines()) != 1:
            raise Breach(f"{victim.name}: refused in more than a line: {answer['refused']}")
        return answer.get("done")

    def _ask(self, what: str, victim: Victim, folder: Path) -> dict[str, Any]:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.system.attacks.victims"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                cwd=ROOT,
            )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps([what, victim.name, str(folder)]) + "\n")
        self._process.stdin.flush()
        ready, _, _ = select.select([self._process.stdout], [], [], SECONDS)
        answer = self._process.stdout.readline() if ready else ""
        if not answer:
            code = self.close()
            raise Breach(f"{victim.name}: the reader {'died with ' + str(code) if ready else 'hangs'}")
        return dict(json.loads(answer))

    def close(self) -> int | None:
        if self._process is None:
            return None
        process, self._process = self._process, None
        with contextlib.suppress(OSError):
            process.stdin.close()  # type: ignore[union-attr]
        try:
            return process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()
        finally:
            process.stdout.close()  # type: ignore[union-attr]


def main() -> None:
    """The reading process."""
    from badbones_env import BadBonesError

    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        what, name, folder = json.loads(line)
        victim, answer = VICTIMS[name], {}
        try:
            answer["done"] = victim.make(Path(folder)) or "made" if what == "make" else victim.read(Path(folder))
        except BadBonesError as error:
            answer["refused"] = str(error)
        except OSError as error:  # which the command line tells in a line as well
            answer["refused"] = str(error)
        except BaseException:
            answer["trace"] = traceback.format_exc()
        answer["memory"] = 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
