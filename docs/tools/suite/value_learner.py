"""A value-based baseline: ``python -m docs.tools.suite.baselines pqn --steps 2_000_000 --out runs/pqn-2m``.

PQN (Gallici et al. 2024): Q-learning in batches of games, without replay or target network. Q(lambda) returns with the
maximum over legal actions, epsilon-greedy self-play on all seats. Games, observations, network and curriculum are those
of the compiled PPO with the configuration ``suite``; the policy head gives Q. The file plays as any ``policy.npz``.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from badbones_agents.networks.sparse_net import SparseNet
from badbones_experiments.training.config import TrainingConfig
from badbones_experiments.training.ppo import PPO
from badbones_experiments.training.rollout import RolloutEnv
from numpy.typing import NDArray

from badbones_env.observation.sparse_kernels import CHOICES_LISTED

COMMAND = "python -m docs.tools.suite.baselines pqn"
ROLLOUT = 16  # steps
GAMMA, LAMBDA = 0.995, 0.8
EPSILON, LAST_EPSILON, ANNEALED = 0.5, 0.02, 0.5  # falls over this part of the run
LEARNING_RATE, BATCH_SIZE, MAX_GRAD_NORM = 1e-3, 256, 1.0
Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]


class Rollout(NamedTuple):
    """What happened in a step or, with an axis for steps in front, in several; a row for each slot (game, seat)."""

    features: NDArray[np.uint16]  # (slots, length), lists filled up with 0
    actions: NDArray[np.int16]  # (slots,)
    best: Floats  # (slots,) the highest Q of a legal action
    active: Bools  # (slots,) was there anything to decide?
    rewards: Floats  # (slots,)
    dones: Bools  # (slots,) did the game end with this step?


def q_values(net: SparseNet, features: torch.Tensor) -> torch.Tensor:
    """Q of all actions: (rows, actions). The weights are tensors here."""
    tensors: Any = net
    bag = torch.nn.functional.embedding_bag(features, tensors.first, mode="sum", padding_idx=0)
    x = torch.relu(bag + tensors.biases[0])
    for layer, bias in zip(tensors.hidden, tensors.biases[1:], strict=True):
        x = torch.relu(x @ layer + bias)
    return x @ tensors.policy.T + tensors.policy_bias


def rows_of(arrays: list[NDArray[Any]], fill: int) -> NDArray[Any]:
    """Lists (games, players, length) of several games as rows of one length."""
    length = max(array.shape[2] for array in arrays)
    rows = [array.reshape(-1, array.shape[2]) for array in arrays]
    return np.concatenate([np.pad(row, ((0, 0), (0, length - row.shape[1])), constant_values=fill) for row in rows])


def play_step(net: SparseNet, envs: list[RolloutEnv], rng: np.random.Generator, epsilon: float) -> Rollout:
    """One epsilon-greedy step of all games."""
    features = rows_of([env.sim.observations for env in envs], 0)
    choices = rows_of([env.sim.choices for env in envs], -1)
    counts = np.concatenate([env.sim.sizes[:, :, CHOICES_LISTED].reshape(-1) for env in envs])
    pending = np.flatnonzero(counts > 1)
    legal = choices[pending].astype(np.int64)
    with torch.no_grad():
        q = q_values(net, torch.from_numpy(features[pending].astype(np.int64))).numpy()
    q = np.where(legal >= 0, np.take_along_axis(q, np.maximum(legal, 0), 1), -np.inf)
    random = rng.integers(0, counts[pending])
    picked = np.where(rng.random(len(pending)) < epsilon, random, q.argmax(axis=1))
    actions, best = choices[:, 0].copy(), np.zeros(len(choices), np.float32)
    actions[pending], best[pending] = legal[np.arange(len(pending)), picked], q.max(axis=1)
    parts = np.split(actions, np.cumsum([env.sim.actions.size for env in envs])[:-1])
    for env, part in zip(envs, parts, strict=True):
        env.sim.actions[:] = part.reshape(env.sim.actions.shape)
        env.sim.step(check=False)
        env.record()
    rewards = np.concatenate([env.sim.rewards.reshape(-1) for env in envs])
    ended = [np.repeat(env.sim.terminated | env.sim.truncated, env.sim.actions.shape[1]) for env in envs]
    return Rollout(features, actions, best, counts > 1, rewards, np.concatenate(ended))


def q_lambda(rollout: Rollout) -> tuple[Floats, NDArray[np.intp]]:
    """The Q(lambda) returns (steps, slots) of decisions, and the places (steps * slots) of those that are known.

    Of each slot the last decision is known only if the game has ended since.
    """
    returns, valid = np.zeros_like(rollout.rewards), np.zeros_like(rollout.active)
    following, known = np.zeros_like(rollout.rewards[0]), np.zeros_like(rollout.active[0])
    for t in reversed(range(len(returns))):
        following[rollout.dones[t]], known[rollout.dones[t]] = 0, True
        following += rollout.rewards[t]
        returns[t], valid[t] = following, rollout.active[t] & known
        ahead = np.where(known, LAMBDA * following + (1 - LAMBDA) * rollout.best[t], rollout.best[t])
        following, known = np.where(rollout.active[t], GAMMA * ahead, following), known | rollout.active[t]
    return returns, np.flatnonzero(valid)


def train(steps: int, seed: int, folder: Path, keep: Mapping[int, Path]) -> None:
    """Learn from this many decisions and write ``policy.npz``; ``keep``: also the files of these numbers of them."""
    folder.mkdir(parents=True, exist_ok=True)
    changes: dict[str, Any] = {"seed": seed, "steps": steps, "environment": {"reward": "shaped"}}
    changes |= {"league": {"self_play": 1.0, "scripted": [], "max_snapshots": 0}}
    learner = PPO(TrainingConfig.load("suite", changes), 1)  # its games and its network
    envs = learner.workers[0].envs
    net = SparseNet(*(torch.from_numpy(array).requires_grad_() for array in learner.parameters.net))  # type: ignore
    weights: list[Any] = [net.first, net.biases, net.hidden, net.policy, net.policy_bias]
    optimizer = torch.optim.Adam(weights, LEARNING_RATE, fused=True)
    rng, learnt, start = np.random.default_rng(seed), 0, time.perf_counter()
    while learnt < steps:
        epsilon = max(EPSILON + (LAST_EPSILON - EPSILON) * learnt / steps / ANNEALED, LAST_EPSILON)
        played = [play_step(net, envs, rng, epsilon) for _ in range(ROLLOUT)]
        for league in learner.leagues:
            league.merge()
            league.report()  # moves the curriculum on
        for env in envs:
            env.finished = []
        rollout = Rollout(*map(np.array, zip(*played, strict=True)))
        returns, places = q_lambda(rollout)
        places = places[: steps - learnt]
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - learnt / steps)
        learnt += len(places)
        flat = [array.reshape(-1, *array.shape[2:])[places] for array in (rollout.features, rollout.actions)]
        features, actions = (torch.from_numpy(array.astype(np.int64)) for array in flat)
        targets = torch.from_numpy(returns.reshape(-1)[places])
        learner.optimizer.live[np.unique(flat[0])] = True  # the others stay out of the file
        for batch in torch.from_numpy(rng.permutation(len(places))).split(BATCH_SIZE):
            q = q_values(net, features[batch]).gather(1, actions[batch, None])[:, 0]
            loss = torch.nn.functional.huber_loss(q, targets[batch])
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(weights, MAX_GRAD_NORM)
            optimizer.step()
        print(f"{learnt:,}: loss {loss:.4f}, Q {targets.mean():.3f}, {learnt / (time.perf_counter() - start):,.0f}/s")
        for path in [path for mark, path in keep.items() if mark <= learnt and not path.exists()]:
            path.write_bytes(learner.policy({}).to_bytes())
    made = {"command": f"{COMMAND} --steps {steps} --seeds {seed}", "seed": seed, "steps": learnt}
    (folder / "policy.npz").write_bytes(learner.policy(made).to_bytes())
    learner.close()
