"""``badbones train``: self-play and a pool, curriculum, checkpoints and evaluation, with any learner.

The whole run is :func:`train`, from top to bottom. It writes into one folder:

- ``config.json``      the complete configuration
- ``checkpoint.npz``   for ``--resume``
- ``policy.npz``       the network: ``policy:path=.../policy.npz`` plays it
- ``best.npz``         the same of the best evaluation
- ``pool/``            past selves
- ``progress.jsonl``, ``matches.jsonl``, ``tensorboard/``, ``report.html``   see docs/training.md
"""

from __future__ import annotations

import contextlib
import json
import shlex
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import is_safe_spec

from badbones_env.errors import OptionError, short_repr
from badbones_env.simulator import available_cores

from ..jobs.backends import Workers
from ..jobs.files import inside, write_atomically
from ..reports.progress import Progress
from ..warm import compile_ahead
from . import checkpoint
from .compiled_learner import TIME_FRACTIONS, CompiledLearner
from .config import TrainingConfig, learner_class
from .curves import write_report
from .dataset import Dataset
from .evaluate import ALONE, EvalTask
from .hooks import Additions, Run, TrainingHook
from .imitation import imitate
from .league import snapshot_names
from .remote_rollouts import RemoteRollouts
from .run_log import RunLog

MAX_THREADS = 4096  # that a checkpoint may ask for


def resumed_config(out: str, steps: int | None, trusted: Sequence[str] = ()) -> TrainingConfig:
    """The configuration of the run in a folder; ``steps``: another number of decisions than its own.

    Opponents that are not shipped must be ``trusted``: a checkpoint may come from anybody, and a spec can name code.
    """
    values: dict[str, Any] = checkpoint.load(Path(out))["config"]
    config = TrainingConfig.from_dict(values | ({} if steps is None else {"steps": steps}), out)
    for spec in config.league.scripted:
        if spec not in trusted and not is_safe_spec(spec):
            raise OptionError(
                f"{out} names the player {short_repr(spec)}, which is not shipped and may be code that would "
                f"run: if you trust it, add --trust {shlex.quote(spec)}"
            )
    return config


def train(
    config: TrainingConfig,
    out: str,
    *,
    resume: bool = False,
    dataset: str | None = None,
    begin: str | None = None,
    threads: int | None = None,
    command: str = "",
    hooks: Sequence[TrainingHook] = (),
    additions: Additions | None = None,
    remote_workers: Workers | None = None,
) -> int:
    """Train a model into the folder ``out``; 0, or 130 if Ctrl-C or a hook stopped it (a checkpoint is kept).

    This many ``threads`` play, or ``remote_workers`` elsewhere: a run depends on how many there are, not on where.

    ``hooks`` and ``additions`` are what a program adds (see ``hooks``); a resumed run needs them again. With ``resume``
    the run in the folder goes on with its own configuration: of ``config`` only the number of decisions counts.
    """
    folder = Path(out)
    saved = checkpoint.load(folder) if resume else None
    if saved is not None:
        config = TrainingConfig.from_dict(saved["config"] | {"steps": config.steps}, str(folder))
        with checkpoint.report_damage(folder / checkpoint.CHECKPOINT):
            threads = threads or checkpoint.check_count(saved["counters"]["threads"], MAX_THREADS)
    elif (folder / checkpoint.CHECKPOINT).exists():
        raise OptionError(f"{folder} holds a run already: go on with --resume, or choose another --out")
    data = Dataset.read(dataset) if dataset is not None and saved is None else None
    if additions is not None:
        additions.check(config.games)
    remote = None
    if remote_workers is not None:
        remote = RemoteRollouts(config, remote_workers, threads or available_cores(), folder, additions)
    compile_ahead("learning")
    learner = learner_class(config.learner)(config, threads, additions, remote)
    if begin is not None and saved is None:
        learner.begin_from(begin)
    counters: dict[str, Any] = dict.fromkeys(("snapshot", "evaluated", "saved"), 0)
    counters |= {"seconds": 0.0, "best": -1.0, "command": command, "threads": learner.threads}
    inside(folder, checkpoint.POOL).mkdir(parents=True, exist_ok=True)
    write_atomically(folder / "config.json", json.dumps(config.to_dict(), indent=1).encode())
    if saved is not None:
        _restore(learner, saved, folder, counters, command)
    log = RunLog(folder, learner.steps)
    if data is not None:
        imitate(learner, data)
    run = Run(config, folder, learner.policy, learner.steps)
    scores: dict[str, float] = {}

    def save() -> None:
        counters["saved"] = learner.steps
        checkpoint.save(folder, config.to_dict(), counters, learner.save())
        write_atomically(folder / "policy.npz", learner.policy(_provenance(config, learner, counters)).to_bytes())

    def evaluate() -> None:
        counters["evaluated"] = run.steps
        scores.update(evaluation(config, learner.policy(), remote))
        log.record_scores(scores, config.evaluation.games)
        for hook in hooks:
            hook.on_evaluation(run, scores)
        if sum(scores.values()) >= counters["best"]:
            counters["best"] = sum(scores.values())
            write_atomically(folder / "best.npz", learner.policy(_provenance(config, learner, counters)).to_bytes())

    def end_update() -> None:
        """Tell the hooks, write the log, print a line after an evaluation."""
        for hook in hooks:
            hook.on_update(run, log.values)
        log.dump(run.steps)
        if counters["evaluated"] == run.steps:
            print_evaluation(log, run.steps, config.steps)

    for hook in hooks:
        hook.on_start(run)
    stop = _Stop()
    with remote or contextlib.nullcontext(), stop, Progress(config.steps, "decisions", learner.steps) as bar:
        if saved is None:
            evaluate()
            end_update()
        while learner.steps < config.steps and not stop.requested and not run.stopped:
            start = time.perf_counter()
            metrics = learner.update(1 - learner.steps / config.steps)
            counters["seconds"] += time.perf_counter() - start
            run.steps = steps = learner.steps
            log.record(metrics | {"time/seconds": counters["seconds"], "time/total_timesteps": steps})
            _record_games(log, learner, run, hooks)
            if steps - counters["evaluated"] >= config.eval_interval or steps >= config.steps:
                evaluate()
            end_update()
            bar.update(min(steps, config.steps), ", ".join(f"{name} {score:.0%}" for name, score in scores.items()))
            if config.league.max_snapshots and steps - counters["snapshot"] >= config.league.snapshot_every:
                counters["snapshot"] = steps
                take_snapshot(folder, learner)
            if steps - counters["saved"] >= config.checkpoint_every:
                save()
    save()
    log.close()
    learner.close()
    write_report(folder, counters["command"])
    for hook in hooks:
        hook.on_end(run)
    if (stop.requested or run.stopped) and learner.steps < config.steps:
        words = shlex.join(["badbones", "train", "--out", str(folder), "--resume"])
        print(f"stopped after {learner.steps:,} of {config.steps:,} decisions; go on with: {words}", file=sys.stderr)
        return 130
    print(f"{learner.steps:,} decisions in {counters['seconds']:,.0f} s: {folder}/report.html")
    return 0


def _restore(
    learner: CompiledLearner, saved: dict[str, Any], folder: Path, counters: dict[str, Any], command: str
) -> None:
    """Continue where a checkpoint was written."""
    with checkpoint.report_damage(folder / checkpoint.CHECKPOINT):
        policies = {}
        for name in snapshot_names(saved["learner"]["leagues"]):
            policies[name] = PolicyFile.read(folder / checkpoint.POOL / f"{name}.npz")
        learner.restore(saved["learner"], policies)
        kept = saved["counters"]
        counters |= {name: checkpoint.check_number(kept[name]) for name in ("seconds", "best")}
        counters |= {name: checkpoint.check_count(kept[name]) for name in ("snapshot", "evaluated", "saved")}
        counters["command"] = f"{kept['command']} && {command}"  # all commands that made the model


def _provenance(config: TrainingConfig, learner: CompiledLearner, counters: dict[str, Any]) -> dict[str, Any]:
    """How a model was trained, to store with it."""
    provenance = {
        "command": counters["command"],
        "seed": config.seed,
        "steps": learner.steps,
        "seconds": round(counters["seconds"]),
        "learner": config.learner,
    }
    labels = [game.label() for game in config.games]
    return provenance | ({"games": labels} if len(labels) > 1 else {})


def _record_games(log: RunLog, learner: CompiledLearner, run: Run, hooks: Sequence[TrainingHook]) -> None:
    """Log the games that have ended since the last update."""
    for league in learner.leagues:
        prefix = f"{league.game.label()}/" if len(learner.leagues) > 1 else ""
        for hook in hooks:
            for game in league.finished_games():
                hook.on_game(run, game)
        metrics = league.report()
        log.record({name: metrics[name] for name in metrics if not name.startswith("ep_")}, f"games/{prefix}")
        log.record({name: metrics[name] for name in metrics if name.startswith("ep_")}, f"rollout/{prefix}")
        matches = league.matches()
        log.match(run.steps, {prefix + name: result for name, result in matches.items()})
        log.record({name: points / games for name, (games, points) in matches.items()}, f"pool/{prefix}")


def evaluation(config: TrainingConfig, policy: PolicyFile, remote: RemoteRollouts | None = None) -> dict[str, float]:
    """The scores of a policy in all games that are learnt: against fixed opponents, or alone."""
    tasks = [
        EvalTask(game, policy, name, config.evaluation.games, config.seed)
        for game in config.games
        for name in (config.evaluation.against if game.mode == "versus" else [ALONE])
    ]
    names = [(f"{task.game.label()}/" if len(config.games) > 1 else "") + task.opponent for task in tasks]
    scores = [task.score() for task in tasks] if remote is None else remote.evaluate(tasks)
    return dict(zip(names, scores, strict=True))


def take_snapshot(folder: Path, learner: CompiledLearner) -> None:
    """The present policy joins all pools that are in use."""
    leagues = [league for league in learner.leagues if league.pool_games]
    if not leagues:
        return
    name, policy = f"self-{learner.steps:010d}", learner.policy()
    write_atomically(folder / checkpoint.POOL / f"{name}.npz", policy.to_bytes())
    for league in leagues:
        league.add(name, policy)


def print_evaluation(log: RunLog, steps: int, total: int) -> None:
    """A line for each evaluation, to read afterwards."""
    last = log.last
    scores = ", ".join(
        f"{name[5:]} {value:.1%} ({last[f'eval_interval/{name[5:]}/low']:.1%} to "
        f"{last[f'eval_interval/{name[5:]}/high']:.1%})"
        for name, value in last.items()
        if name.startswith("eval/")
    )
    rounds = f", {last['games/rounds']:.1f} rounds a game" if "games/rounds" in last else ""
    if "games/won" in last:
        rounds += f", {last['games/won']:.0%} won over {last['games/goal']:.0f}"
    fractions = ", ".join(f"{name[5:]} {value:.0%}" for name, value in last.items() if name in TIME_FRACTIONS)
    speed = f", {last['time/fps']:,.0f}/s ({fractions})" if fractions else ""
    print(f"{steps:>11,} of {total:,}: {scores}{rounds}{speed}", flush=True)


class _Stop:
    """Ctrl-C asks the run to stop after the present update; a second one stops it at once."""

    requested = False

    def __enter__(self) -> _Stop:
        self._before = signal.signal(signal.SIGINT, self._interrupt)
        return self

    def _interrupt(self, *_: object) -> None:
        if self.requested:
            raise KeyboardInterrupt
        self.requested = True
        print("\nstopping after this update (Ctrl-C again: at once)", file=sys.stderr)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)
