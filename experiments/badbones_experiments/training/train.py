"""``badbones train``: MaskablePPO on the native environment, with self-play, a pool, checkpoints and evaluation.

The whole run is :func:`train`, from top to bottom. It writes into one folder:

- ``config.json``      the complete configuration
- ``checkpoint.pt``    for ``--resume``
- ``model.zip``        the model of stable-baselines3, with ``policy.npz`` inside: ``policy:path=.../model.zip``
- ``policy.npz``       the network alone, which plays without torch
- ``best.npz``         the network that did best in an evaluation
- ``pool/``            past selves
- ``progress.jsonl``, ``matches.jsonl``, ``tensorboard/``  what docs/training.md explains
"""

from __future__ import annotations

import io
import json
import signal
import sys
import time
import zipfile
from pathlib import Path
from typing import Any

import torch
from badbones_agents.policy import PolicyAgent
from badbones_agents.policy_file import MEMBER, PolicyFile
from sb3_contrib import MaskablePPO
from stable_baselines3.common.logger import Logger

from badbones_env.errors import OptionError

from ..progress import Progress
from . import checkpoint
from .config import TrainingConfig
from .dataset import Dataset
from .evaluate import ALONE, quick_score
from .files import write_atomically
from .imitate import imitate
from .league import LeagueVecEnv
from .networks import BoardPolicy
from .runlog import RunLog

SHARES = ("time/environment", "time/opponents", "time/policy", "time/learning")
EVALUATION_SEED = 1 << 40  # the same games at every evaluation, and none that are trained on


def train(
    config: TrainingConfig, out: str, *, resume: bool = False, imitated: str | None = None, threads: int | None = None,
    command: str = "",
) -> int:  # fmt: skip
    """Train a model into the folder ``out``; 0, or 130 if Ctrl-C stopped it (a checkpoint is kept)."""
    folder = Path(out)
    saved = checkpoint.load(folder) if resume else None
    if saved is not None:
        config = TrainingConfig.from_dict(saved["config"] | {"steps": config.steps}, str(folder))
    elif (folder / checkpoint.CHECKPOINT).exists():
        raise OptionError(f"{folder} holds a run already: go on with --resume, or choose another --out")
    data = Dataset.read(imitated) if imitated is not None and saved is None else None
    if threads is not None:
        torch.set_num_threads(threads)
    config_game = config.game_config
    env = LeagueVecEnv(config, torch.get_num_threads())
    model = make_model(config, env)
    counters: dict[str, Any] = {"seconds": 0.0, "best": -1.0, "snapshot": 0, "evaluated": 0, "saved": 0,
                                "command": command}  # fmt: skip
    (folder / checkpoint.POOL).mkdir(parents=True, exist_ok=True)
    write_atomically(folder / "config.json", json.dumps(config.to_dict(), indent=1).encode())
    model.set_logger(Logger(None, []))  # until there is ours: sb3 would make a temporary folder and leave it there
    _, callback = model._setup_learn(config.steps, None)  # the first observations, buffers for sb3's own statistics
    if saved is not None:
        checkpoint.restore(folder, saved, model, env)
        counters = saved["counters"]
        counters["command"] = f"{counters['command']} && {command}"  # all that made the model
    log = RunLog(folder, model.num_timesteps)
    model.set_logger(log.logger)
    if data is not None:
        imitate(model.policy, data, config)

    def policy_file() -> PolicyFile:
        made = {"command": counters["command"], "seed": config.seed, "steps": model.num_timesteps,
                "seconds": round(counters["seconds"])}  # fmt: skip
        setting = config.environment
        return PolicyFile(config.game, setting.decisions, setting.observation, config.network.kind,
                          model.policy.weights(), made, setting.reward)  # fmt: skip

    def evaluation() -> dict[str, float]:
        agent = PolicyAgent.of(policy_file(), seed=config.seed)
        against = config.evaluation.against if config_game.mode == "versus" else [ALONE]
        return {name: quick_score(config_game, agent, name, config.evaluation.games, EVALUATION_SEED)
                for name in against}  # fmt: skip

    def keep() -> None:
        counters["saved"] = model.num_timesteps
        checkpoint.save(folder, model, env, config.to_dict(), counters)
        write_model(folder, model, policy_file())

    stop = _Stop()
    scores: dict[str, float] = {}
    update_steps = config.ppo.rollout * env.num_envs
    with stop, Progress(config.steps, "decisions", model.num_timesteps) as bar:
        # the loop of MaskablePPO.learn, with what a run does between two updates written out
        while model.num_timesteps < config.steps and not stop.asked:
            began, env.seconds, env.pool.seconds = time.perf_counter(), 0.0, 0.0
            model.collect_rollouts(env, callback, model.rollout_buffer, model.n_steps)
            collected = time.perf_counter()
            model._update_current_progress_remaining(model.num_timesteps, config.steps)
            model.train()
            ended = time.perf_counter()
            counters["seconds"] += ended - began
            steps = model.num_timesteps

            record_times(model, env, collected - began, ended - collected, update_steps)
            model.logger.record("time/seconds", counters["seconds"])
            for name, value in env.report().items():
                model.logger.record(f"games/{name}", value)
            matches = env.pool.report()
            log.match(steps, matches)
            for name, (games, points) in matches.items():
                model.logger.record(f"pool/{name}", points / games)
            if steps - counters["evaluated"] >= config.evaluation.every or steps >= config.steps:
                counters["evaluated"] = steps
                scores = evaluation()
                for name, score in scores.items():
                    model.logger.record(f"eval/{name}", score)
                if sum(scores.values()) >= counters["best"]:
                    counters["best"] = sum(scores.values())
                    write_atomically(folder / "best.npz", policy_file().to_bytes())
            log.logger.dump(steps)
            note = ", ".join(f"{name} {score:.0%}" for name, score in scores.items())
            bar.update(min(steps, config.steps), note)
            if counters["evaluated"] == steps:
                report(log, steps, config.steps)
            if env.pool.most and len(env.parts) > 1 and steps - counters["snapshot"] >= config.league.snapshot_every:
                counters["snapshot"] = steps
                name = f"self-{steps:010d}"
                write_atomically(folder / checkpoint.POOL / f"{name}.npz", policy_file().to_bytes())
                env.pool.add(name, policy_file())
            if steps - counters["saved"] >= config.checkpoint_every:
                keep()
    keep()
    log.close()
    env.close()
    if stop.asked:
        print(f"stopped after {model.num_timesteps:,} decisions; go on with --resume --out {folder}", file=sys.stderr)
        return 130
    print(f"{model.num_timesteps:,} decisions in {counters['seconds']:,.0f} s: {folder / 'model.zip'}")
    return 0


def make_model(config: TrainingConfig, env: LeagueVecEnv) -> MaskablePPO:
    """MaskablePPO with the policy of the configuration."""
    ppo = config.ppo
    slots = ppo.rollout * env.num_envs
    if ppo.batch_size > slots:
        raise OptionError(f"ppo.batch_size {ppo.batch_size} is more than a rollout holds: {ppo.rollout} steps x "
                          f"{env.num_envs} slots = {slots}")  # fmt: skip
    network = vars(config.network)
    return MaskablePPO(
        BoardPolicy, env, n_steps=ppo.rollout, batch_size=ppo.batch_size, n_epochs=ppo.epochs, gamma=ppo.gamma,
        learning_rate=_falling(ppo.learning_rate, ppo.final_rate), gae_lambda=ppo.gae_lambda,
        clip_range=ppo.clip_range, ent_coef=ppo.entropy, vf_coef=ppo.value, max_grad_norm=ppo.max_grad_norm,
        seed=config.seed % (1 << 32), device="cpu",
        policy_kwargs={"game": config.game, "observation": config.environment.observation, "network": network},
    )  # fmt: skip


def _falling(first: float, last: float) -> Any:
    return lambda left: last + (first - last) * max(left, 0.0)


def record_times(model: MaskablePPO, env: LeagueVecEnv, playing: float, learning: float, steps: int) -> None:
    """Decisions per second of the last update, and where its time went: shares that add up to 1."""
    total = playing + learning
    opponents = env.pool.seconds
    spent = (env.seconds - opponents, opponents, playing - env.seconds, learning)
    for name, seconds in zip(SHARES, spent, strict=True):
        model.logger.record(name, seconds / total)
    model.logger.record("time/decisions_per_second", steps / total)


def report(log: RunLog, steps: int, total: int) -> None:
    """A line for those who read the output afterwards."""
    last = log.last
    scores = ", ".join(f"{name[5:]} {value:.1%}" for name, value in last.items() if name.startswith("eval/"))
    shares = ", ".join(f"{name[5:]} {value:.0%}" for name, value in last.items()
                       if name in SHARES)  # fmt: skip
    rounds = f", {last['games/rounds']:.1f} rounds a game" if "games/rounds" in last else ""
    if "games/won" in last:
        rounds += f", {last['games/won']:.0%} won over {last['games/goal']:.0f}"
    print(f"{steps:>11,} of {total:,}: {scores}{rounds}, {last['time/decisions_per_second']:,.0f}/s ({shares})",
          flush=True)  # fmt: skip


def write_model(folder: Path, model: MaskablePPO, policy: PolicyFile) -> None:
    """``policy.npz``, and ``model.zip`` with it inside."""
    content = policy.to_bytes()
    write_atomically(folder / "policy.npz", content)
    buffer = io.BytesIO()
    model.save(buffer, exclude=["_last_obs", "_last_episode_starts"])  # megabytes that only a checkpoint needs
    with zipfile.ZipFile(buffer, "a") as archive:
        archive.writestr(MEMBER, content)
    write_atomically(folder / "model.zip", buffer.getvalue())


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
