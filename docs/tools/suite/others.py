"""The networks of a suite that are for evaluation only: ``badbones dev suite-others``.

Three kinds. *Styles* begin with a shipped network and go on in self-play with a hidden utility beside the victory (as
in ZSC-Eval), so they play well but not as expected. *Seeds* do so without one. *Novices* are trained from scratch and
kept early. Files are made small: features and actions that their games do not have are left out, weights are rounded.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.networks.policy_agent import CHAMPIONS
from badbones_agents.networks.policy_file import PolicyFile
from badbones_experiments.suite.definition import file_hash
from badbones_experiments.training.config import TrainingConfig
from badbones_experiments.training.hooks import Additions
from badbones_experiments.training.ppo import PPO
from numpy.typing import NDArray

from badbones_env import GameConfig
from badbones_env.lowlevel import common_actions, game_spec
from badbones_env.observation.sparse import action_names

States = NDArray[Any]
COOP = [{"mode": "coop", "players": players} for players in (2, 3, 4)]
VERSUS = [{"mode": "versus", "players": players} for players in (2, 3, 4)]
POOL = {"self_play": 0.5, "scripted": ["random", "sentry", "greedy"], "max_snapshots": 4, "snapshot_every": 500_000}


def _won(before: States, after: States) -> NDArray[np.float64]:
    players = int(after["players"][0])
    return np.asarray(after["winner"] - before["winner"], np.float64)[:, :players]


def _tiles(states: States) -> NDArray[np.float64]:
    return np.asarray(np.bitwise_count(states["tiles"]), np.float64)[:, : int(states["players"][0])]


def builder(before: States, after: States) -> NDArray[np.float64]:
    """Likes traps on its own board."""
    return _won(before, after) + 0.04 * (_tiles(after) - _tiles(before))


def spartan(before: States, after: States) -> NDArray[np.float64]:
    """Leaves traps to the others."""
    return _won(before, after) - 0.04 * (_tiles(after) - _tiles(before))


def hunter(before: States, after: States) -> NDArray[np.float64]:
    """Likes skeletons that its hero destroys."""
    players = int(after["players"][0])
    killed = np.maximum(after["killed"].astype(np.float64) - before["killed"], 0)[:, :players]
    return _won(before, after) + 0.04 * killed


@dataclass(frozen=True)
class Network:
    """How an evaluation network is trained."""

    games: list[dict[str, Any]]
    seed: int
    steps: int
    begin: str = ""  # a shipped network
    utility: Callable[[States, States], NDArray[np.float64]] | None = None
    width: int = 128


NETWORKS = {
    "coop-builder": Network(COOP, 101, 1_500_000, "coops", builder),
    "coop-spartan": Network(COOP, 102, 1_500_000, "coops", spartan),
    "coop-hunter": Network(COOP, 103, 1_500_000, "coops", hunter),
    "coop-novice": Network(COOP, 104, 2_000_000, width=32),
    "versus-builder": Network(VERSUS, 111, 1_500_000, "generalist", builder),
    "versus-hunter": Network(VERSUS, 112, 1_500_000, "generalist", hunter),
    "versus-seed": Network(VERSUS, 113, 1_500_000, "generalist"),
    "versus-novice": Network(VERSUS, 114, 1_000_000, width=32),
}


def make_others(folder: Path, names: list[str], networks: Path = CHAMPIONS) -> int:
    """Train networks, by default all, and write their files; prints the hash of each for the definition.

    ``networks``: the folder of those that styles begin with.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or NETWORKS:
        path = folder / f"{name}.npz"
        path.write_bytes(compact(train(name, NETWORKS[name], networks)).to_bytes())
        print(f'{name}: {path.stat().st_size:,} bytes, sha256 = "{file_hash(path)}"', flush=True)
    return 0


def train(name: str, network: Network, networks: Path) -> PolicyFile:
    """Train on one thread, so that the run repeats on every machine of the same kind."""
    versus = network.games is VERSUS
    config = TrainingConfig.from_dict(
        {
            "game": {"mix": network.games},
            "seed": network.seed,
            "steps": network.steps,
            "environment": {"games": 384, "reward": "outcome" if versus else "shaped"},
            "network": {"width": network.width},
            "ppo": {"learning_rate": 7e-4 if network.begin else 2e-3, "ent_coef": 0.01, "n_epochs": 2},
            "league": POOL if versus and not network.begin else {"self_play": 1.0, "scripted": []},
            "curriculum": {"rounds": 0 if network.begin else 3},
        },
        name,
    )
    learner = PPO(config, 1, Additions(reward=network.utility))
    try:
        if network.begin:
            learner.begin_from(str(networks / f"{network.begin}.npz"))
            learner.optimizer.live[:] = False  # so that features these games do not have stay out of the file
        while learner.steps < network.steps:
            learner.update(1 - learner.steps / network.steps)
            for league in learner.leagues:
                league.report()  # moves the curriculum on
        made = {"seed": network.seed, "steps": learner.steps, "begin": network.begin, "evaluation_only": True}
        return learner.policy({"command": f"badbones dev suite-others {name}", **made})
    finally:
        learner.close()


def compact(policy: PolicyFile) -> PolicyFile:
    """Without actions that its games do not have, weights in half precision (stored as float32, which packs well)."""
    used = np.zeros(len(action_names()), np.bool_)
    for players in (2, 3, 4):
        actions = set(game_spec(GameConfig(mode=policy.config.mode, players=players)).actions)
        used |= [action in actions for action in common_actions(players)]
    rows = np.flatnonzero(used).tolist()
    weights = {key: array[rows] if key in ("policy", "policy_bias") else array for key, array in policy.weights.items()}
    policy.weights = {key: array.astype(np.float16).astype(np.float32) for key, array in weights.items()}
    policy.actions = [action_names()[k] for k in rows]
    return policy
