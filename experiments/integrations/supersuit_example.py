"""SuperSuit: the usual wrappers on the flat environment, then all seats of several games as one vector environment.

    pip install -c constraints.txt -e . supersuit==3.11.0
    python -m integrations.supersuit_example

SuperSuit's wrappers change the observations of all agents alike, so they need plain arrays: ``flat=True``. The masks
stay in the infos, which no wrapper touches. Agents stay listed until the game ends, also while they wait, so
``pettingzoo_env_to_vec_env_v1`` takes the environment without ``black_death``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import supersuit

from badbones_env import parallel_env
from badbones_env.testing import check


def wrapped(players: int = 2, stack: int = 2) -> Any:
    """The flat environment with observations as float32 from 0 to 1, the last ``stack`` of them side by side."""
    env = parallel_env("versus", players, decisions="core", flat=True)
    env = supersuit.dtype_v0(env, np.float32)
    env = supersuit.normalize_obs_v0(env, env_min=0, env_max=1)
    return supersuit.frame_stack_v1(env, stack)


def play_vector(games: int = 3, steps: int = 200, seed: int = 7) -> int:
    """Random legal play of ``games`` games at once, a row for every seat; how many rows ended a game."""
    vector = supersuit.pettingzoo_env_to_vec_env_v1(wrapped())
    vector = supersuit.concat_vec_envs_v1(vector, games, num_cpus=1, base_class="gymnasium")
    rng = np.random.default_rng(seed)
    seen, infos = vector.reset(seed=seed)
    ended = 0
    for _ in range(steps):
        assert seen.shape[0] == vector.num_envs and seen.min() >= 0 and seen.max() <= 1
        actions = np.array([rng.choice(np.flatnonzero(info["action_mask"])) for info in infos])
        seen, _, terminated, truncated, infos = vector.step(actions)
        ended += int((np.asarray(terminated, bool) | np.asarray(truncated, bool)).sum())
    vector.close()
    return ended


def main(games: int = 3, steps: int = 200) -> None:
    env = wrapped()
    check(env, games=2)  # the contract holds through the wrappers
    space = env.observation_space("player_0")
    print(f"wrapped: {space.dtype} {space.shape}, from {space.low.min()} to {space.high.max()}; check passed")
    ended = play_vector(games, steps)
    print(f"vector: {games} games, {steps} steps, {ended} rows ended a game")


if __name__ == "__main__":
    main()
