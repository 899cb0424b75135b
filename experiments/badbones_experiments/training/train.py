"""``badbones train``: self-play and a pool, curriculum, checkpoints and evaluation, with either of two learners.

The whole run is :func:`train`, from top to bottom. It writes into one folder:

- ``config.json``      the complete configuration
- ``checkpoint.npz``   for ``--resume``
- ``policy.npz``       the network, which plays without torch: ``policy:path=.../policy.npz``
- ``best.npz``         the network that did best in an evaluation
- ``model.zip``        learner sb3: the model of stable-baselines3, with ``policy.npz`` inside
- ``pool/``            past selves
- ``progress.jsonl``, ``matches.jsonl``, ``tensorboard/``  what docs/training.md explains
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

from badbones_env.components import short_repr
from badbones_env.errors import BadBonesError, OptionError
from badbones_env.simulator import available_cores

from ..jobs.backends import Workers
from ..jobs.files import write_atomically
from ..reports.progress import Progress
from . import checkpoint
from .config import TrainingConfig
from .dataset import Dataset
from .evaluate import ALONE, interval
from .hooks import Additions, Run, TrainingHook
from .league import past_selves
from .learner import SHARES, Learner
from .remote_rollouts import EvalTask, RemoteRollouts
from .run_log import RunLog

MOST_THREADS = 4096  # that a checkpoint may ask for
EVALUATION_SEED = 1 << 40  # the same games at every evaluation, and none that are trained on


def make_learner(
    config: TrainingConfig,
    threads: int | None,
    additions: Additions | None = None,
    remote: RemoteRollouts | None = None,
) -> Learner:
    """The learner of a configuration; a ``remote`` plays its games elsewhere."""
    batch, slots = config.ppo.batch_size, config.ppo.rollout * config.slots()
    if batch > slots:
        raise OptionError(
            f"ppo.batch_size {batch} is more than a rollout holds: {config.ppo.rollout} steps x "
            f"{config.slots()} slots = {slots}"
        )
    if config.learner != "compiled" and additions is not None and additions.supply is not None:
        raise OptionError("traps can be handed out by the compiled learner alone: take --learner compiled")
    if remote is not None and config.learner != "compiled":
        raise OptionError(f"the learner {config.learner} plays its games itself: leave out --backend")
    if config.learner == "compiled":
        from .ppo import CompiledLearner

        return CompiledLearner(config, threads, additions, remote)
    try:
        from .sb3 import Sb3Learner
    except ImportError as error:
        raise BadBonesError(
            f"the learner sb3 needs the extra 'train' ({error.name} is missing): pip install 'badbones[train]', or "
            "take --learner compiled"
        ) from None
    return Sb3Learner(config, threads, additions)


def resumed(out: str, steps: int | None, trusted: Sequence[str] = ()) -> TrainingConfig:
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
    imitated: str | None = None,
    begin: str | None = None,
    threads: int | None = None,
    command: str = "",
    hooks: Sequence[TrainingHook] = (),
    additions: Additions | None = None,
    elsewhere: Workers | None = None,
) -> int:
    """Train a model into the folder ``out``; 0, or 130 if Ctrl-C or a hook stopped it (a checkpoint is kept).

    This many ``threads`` play, or workers ``elsewhere``: a run depends on how many there are, not on where.

    ``hooks`` are told of updates, evaluations and finished games; ``additions`` are a reward, opponents and partners
    that no file can name (see ``hooks``). To go on with such a run give them again.

    With ``resume`` the run in the folder goes on, with as many workers as before: of ``config`` only the number of
    decisions counts.
    """
    folder = Path(out)
    saved = checkpoint.load(folder) if resume else None
    if saved is not None:
        config = TrainingConfig.from_dict(saved["config"] | {"steps": config.steps}, str(folder))
        with checkpoint.damage(folder / checkpoint.CHECKPOINT):
            threads = threads or checkpoint.whole(saved["counters"]["threads"], MOST_THREADS)
    elif (folder / checkpoint.CHECKPOINT).exists():
        raise OptionError(f"{folder} holds a run already: go on with --resume, or choose another --out")
    data = Dataset.read(imitated) if imitated is not None and saved is None else None
    if additions is not None:
        additions.check(config.games)
    first = PolicyFile.read(begin) if begin is not None and saved is None else None
    remote = (
        None
        if elsewhere is None
        else RemoteRollouts(config, elsewhere, threads or available_cores(), folder, additions)
    )
    learner = make_learner(config, threads, additions, remote)
    if first is not None:
        learner.begin(first, str(begin))
    counters: dict[str, Any] = {
        "seconds": 0.0,
        "best": -1.0,
        "snapshot": 0,
        "evaluated": 0,
        "saved": 0,
        "command": command,
        "threads": learner.threads,
    }
    (folder / checkpoint.POOL).mkdir(parents=True, exist_ok=True)
    write_atomically(folder / "config.json", json.dumps(config.to_dict(), indent=1).encode())
    if saved is not None:
        with checkpoint.damage(folder / checkpoint.CHECKPOINT):
            names = past_selves(saved["learner"]["leagues"])
            learner.restore(
                saved["learner"], {name: PolicyFile.read(folder / checkpoint.POOL / f"{name}.npz") for name in names}
            )
            kept = saved["counters"]
            counters |= {name: checkpoint.number(kept[name]) for name in ("seconds", "best")}
            counters |= {name: checkpoint.whole(kept[name]) for name in ("snapshot", "evaluated", "saved")}
            counters["command"] = f"{kept['command']} && {command}"  # all that made the model
    log = RunLog(folder, learner.steps)
    if data is not None:
        learner.imitate(data)

    def policy_file() -> PolicyFile:
        made = {
            "command": counters["command"],
            "seed": config.seed,
            "steps": learner.steps,
            "seconds": round(counters["seconds"]),
            "learner": config.learner,
        }
        if len(config.games) > 1:
            made["games"] = [game.label() for game in config.games]
        return learner.policy_file(made)

    def keep() -> None:
        counters["saved"] = learner.steps
        checkpoint.save(folder, config.to_dict(), counters, learner.save())
        policy = policy_file()
        for name, content in ({"policy.npz": policy.to_bytes()} | learner.model(policy)).items():
            write_atomically(folder / name, content)

    run = Run(config, folder, policy_file)
    if hooks:
        for league in learner.leagues:
            league.keep_games()
    stop = _Stop()
    scores: dict[str, float] = {}
    with remote or contextlib.nullcontext(), stop, Progress(config.steps, "decisions", learner.steps) as bar:
        while learner.steps < config.steps and not stop.asked and not run.stopped:
            began = time.perf_counter()
            metrics = learner.update(1 - learner.steps / config.steps)
            counters["seconds"] += time.perf_counter() - began
            run.steps = steps = learner.steps
            log.record(
                metrics
                | {
                    "time/seconds": counters["seconds"],
                    "time/total_timesteps": steps,
                    "time/fps": metrics["time/decisions_per_second"],
                }
            )
            for league in learner.leagues:
                where = f"{league.game.label()}/" if len(learner.leagues) > 1 else ""
                for game in league.finished() if hooks else ():
                    for hook in hooks:
                        hook.on_game(run, game)
                told = league.report()
                log.record({name: told[name] for name in told if not name.startswith("ep_")}, f"games/{where}")
                log.record({name: told[name] for name in told if name.startswith("ep_")}, f"rollout/{where}")
                matches = league.pool.report()
                log.match(steps, {where + name: result for name, result in matches.items()})
                log.record({name: points / games for name, (games, points) in matches.items()}, f"pool/{where}")
            if steps - counters["evaluated"] >= config.evaluation.every or steps >= config.steps:
                counters["evaluated"] = steps
                scores = evaluation(config, policy_file(), remote)
                log.record(scores, "eval/")
                for name, score in scores.items():
                    low, high = interval(score, config.evaluation.games)
                    log.record({"low": low, "high": high}, f"eval_interval/{name}/")
                for hook in hooks:
                    hook.on_evaluation(run, scores)
                if sum(scores.values()) >= counters["best"]:
                    counters["best"] = sum(scores.values())
                    write_atomically(folder / "best.npz", policy_file().to_bytes())
            for hook in hooks:
                hook.on_update(run, log.values)
            log.dump(steps)
            note = ", ".join(f"{name} {score:.0%}" for name, score in scores.items())
            bar.update(min(steps, config.steps), note)
            if counters["evaluated"] == steps:
                report(log, steps, config.steps)
            if config.league.past_selves and steps - counters["snapshot"] >= config.league.snapshot_every:
                counters["snapshot"] = steps
                take_snapshot(folder, learner, policy_file())
            if steps - counters["saved"] >= config.checkpoint_every:
                keep()
    keep()
    log.close()
    learner.close()
    if (stop.asked or run.stopped) and learner.steps < config.steps:
        words = shlex.join(["badbones", "train", "--out", str(folder), "--resume"])
        print(f"stopped after {learner.steps:,} of {config.steps:,} decisions; go on with: {words}", file=sys.stderr)
        return 130
    more = learner.steps - config.steps
    beyond = f" ({more:,} more than asked for: sb3 ends with a whole update)" if more > 0 else ""
    print(f"{learner.steps:,} decisions{beyond} in {counters['seconds']:,.0f} s: {folder / 'policy.npz'}")
    return 0


def evaluation(config: TrainingConfig, policy: PolicyFile, remote: RemoteRollouts | None = None) -> dict[str, float]:
    """The scores of a policy in all games that are learnt: against fixed opponents, or alone."""
    chunks = [
        EvalTask(game, policy, name, config.evaluation.games, EVALUATION_SEED, config.seed)
        for game in config.games
        for name in (config.evaluation.against if game.mode == "versus" else [ALONE])
    ]
    names = [(f"{chunk.game.label()}/" if len(config.games) > 1 else "") + chunk.opponent for chunk in chunks]
    scores = [chunk.score() for chunk in chunks] if remote is None else remote.measure(chunks)
    return dict(zip(names, scores, strict=True))


def take_snapshot(folder: Path, learner: Learner, policy: PolicyFile) -> None:
    """The learner as it is now joins all pools that are met."""
    leagues = [league for league in learner.leagues if league.rest]
    if not leagues:
        return
    name = f"self-{learner.steps:010d}"
    write_atomically(folder / checkpoint.POOL / f"{name}.npz", policy.to_bytes())
    for league in leagues:
        league.add(name, policy)


def report(log: RunLog, steps: int, total: int) -> None:
    """A line for those who read the output afterwards."""
    last = log.last
    scores = ", ".join(
        f"{name[5:]} {value:.1%} ({last[f'eval_interval/{name[5:]}/low']:.1%} to "
        f"{last[f'eval_interval/{name[5:]}/high']:.1%})"
        for name, value in last.items()
        if name.startswith("eval/")
    )
    shares = ", ".join(f"{name[5:]} {value:.0%}" for name, value in last.items() if name in SHARES)
    rounds = f", {last['games/rounds']:.1f} rounds a game" if "games/rounds" in last else ""
    if "games/won" in last:
        rounds += f", {last['games/won']:.0%} won over {last['games/goal']:.0f}"
    print(
        f"{steps:>11,} of {total:,}: {scores}{rounds}, {last['time/decisions_per_second']:,.0f}/s ({shares})",
        flush=True,
    )


class _Stop:
    """Ctrl-C asks the run to stop after the update under way; a second one stops it at once."""

    asked = False

    def __enter__(self) -> _Stop:
        self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def _note(self, *_: object) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True
        print("\nstopping after this update (Ctrl-C again: at once)", file=sys.stderr)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)
