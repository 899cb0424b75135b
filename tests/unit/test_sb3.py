"""The stable-baselines3 environment."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("stable_baselines3")
pytest.importorskip("sb3_contrib")

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.logger import Logger

from badbones_env.envs.sb3 import BadBonesVecEnv
from badbones_env.observation.observer import observe
from badbones_env.opponents import RandomOpponent
from badbones_env.rules.constants import PHASE_NAMES
from badbones_env.simulator import Simulator


def test_sb3_check_env() -> None:
    check_env(gymnasium.make("BadBones/Solo-v2", illegal="replace").unwrapped)
    check_env(gymnasium.make("BadBones/Versus2-v2", illegal="replace").unwrapped)


def random_actions(env: BadBonesVecEnv, rng: np.random.Generator) -> np.ndarray:
    masks = env.action_masks()
    return (masks * rng.random(masks.shape)).argmax(axis=1)


@pytest.mark.parametrize("opponents", [None, "random", ["random", "random"]])
def test_slots_and_masks(opponents: object) -> None:
    env = BadBonesVecEnv(6, "versus", 3, opponents=opponents, seed=1)
    assert env.num_envs == (18 if opponents is None else 6)
    assert is_masking_supported(env)
    seen = env.reset()
    masks = get_action_masks(env)
    assert seen.shape == (env.num_envs, *env.observation_space.shape)
    assert masks.shape == (env.num_envs, env.action_space.n)
    assert masks.any(axis=1).all()


@pytest.mark.parametrize("opponents", [None, "random"])
def test_last_observations_stay_valid_for_a_step(opponents: object) -> None:
    env = BadBonesVecEnv(8, "versus", 2, opponents=opponents, seed=1, copy=False)
    rng = np.random.default_rng(0)
    seen = env.reset()
    for _ in range(20):
        copy = seen.copy()
        new, *_ = env.step(random_actions(env, rng))
        assert np.array_equal(seen, copy) and new is not seen
        seen = new


def test_opponents_see_the_present() -> None:
    """What an opponent reads from the simulator is what its seat sees now, not at an earlier step."""
    looked = []

    class Watcher(RandomOpponent):
        def choose(self, sim: Simulator, chosen: np.ndarray) -> None:
            now = observe(sim.states, sim.spec, sim.observation)[1]
            looked.append(np.array_equal(now, sim.observations))
            super().choose(sim, chosen)

    env, rng = BadBonesVecEnv(8, "versus", 2, opponents=Watcher(), seed=1), np.random.default_rng(0)
    env.reset()
    for _ in range(30):
        env.step(random_actions(env, rng))
    assert len(looked) >= 30 and all(looked)


@pytest.mark.parametrize("opponents", [None, "random"])
def test_final_observations_and_truncation(opponents: object) -> None:
    env = BadBonesVecEnv(20, "versus", 2, opponents=opponents, seed=1, max_rounds=4)
    rng = np.random.default_rng(0)
    env.reset()
    cut, decided = 0, 0
    phase = env.sim.observation.places()["phase"][0]
    for _ in range(60):
        seen, rewards, done, infos = env.step(random_actions(env, rng))
        for slot in range(env.num_envs):
            assert ("terminal_observation" in infos[slot]) == bool(done[slot])
            if done[slot]:
                final = infos[slot]["terminal_observation"]
                shown = "hero" if infos[slot]["TimeLimit.truncated"] else "over"  # cut off: as it would have gone on
                assert final[0] == infos[slot]["rounds"] + (shown == "hero")
                assert final[phase + PHASE_NAMES.index(shown)] == 1
                assert seen[slot][phase + PHASE_NAMES.index("over")] == 0
                assert seen[slot][0] == 1  # the next game is in its first round
                if infos[slot]["TimeLimit.truncated"]:
                    cut += 1
                    assert rewards[slot] == 0 and not infos[slot]["won"]
                else:
                    decided += 1
                    assert infos[slot]["won"] or rewards[slot] <= 0
    assert cut and decided


@pytest.mark.slow
def test_maskable_ppo_learns_a_little() -> None:
    """A few seconds of training on masked self-play run through and change the policy."""
    env = BadBonesVecEnv(16, "versus", 2, decisions="core", reward="shaped", seed=1)
    model = MaskablePPO("MlpPolicy", env, n_steps=8, batch_size=256, n_epochs=1, seed=1, device="cpu")
    before = model.policy.action_net.weight.detach().clone()
    model.set_logger(Logger(None, []))  # sb3's own leaves a temporary folder behind
    model.learn(600)
    assert not (model.policy.action_net.weight == before).all()


def test_resets_and_seeds() -> None:
    env = BadBonesVecEnv(4, "versus", 2, seed=3)
    first = env.reset().copy()
    second = env.reset().copy()
    env.seed(3)
    assert np.array_equal(env.reset(), first)
    assert not np.array_equal(first, second)
