"""The contract of the PettingZoo environment, checked at every step of random games."""

from __future__ import annotations

from typing import Any

import numpy as np


def check(env: Any, games: int = 5, seed: int = 0) -> None:
    """Play random games in a PettingZoo parallel environment and check its contract at every step.

    Checked: spaces contain what is handed out, masks are never empty and agree between observation and info, agents
    stay listed until the game ends and all end together, rewards are finite, a seed gives the same game twice, and the
    environment accepts what the mask allows.
    """
    first = _play(env, games, seed)
    assert first == _play(env, games, seed), "the same seed gave two different games"
    assert first != _play(env, games, seed + 1), "two seeds gave the same games"


def _play(env: Any, games: int, seed: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    trace: list[Any] = []
    for game in range(games):
        obs, infos = env.reset(seed=seed) if game == 0 else env.reset()
        agents = list(env.possible_agents)
        assert list(env.agents) == agents, "not all agents are listed after reset"
        while env.agents:
            actions = {}
            for agent in agents:
                mask = _mask(env, agent, obs, infos)
                actions[agent] = int(rng.choice(np.flatnonzero(mask)))
            obs, rewards, terminated, truncated, infos = env.step(actions)
            for what, values in (("rewards", rewards), ("terminations", terminated), ("truncations", truncated)):
                assert set(values) == set(agents), f"{what} name {sorted(values)}, not {agents}"
            assert all(np.isfinite(reward) for reward in rewards.values()), "a reward is not finite"
            ended = {bool(terminated[agent] or truncated[agent]) for agent in agents}
            assert len(ended) == 1, "agents did not end together"
            assert ended == {not env.agents}, "agents must be listed until the game ends, and no longer"
            trace.append((actions, {agent: float(reward) for agent, reward in rewards.items()}))
    return trace


def _mask(env: Any, agent: str, obs: Any, infos: Any) -> Any:
    assert agent in obs and agent in infos, f"{agent} has no observation or info"
    assert "action_mask" in infos[agent], f"the info of {agent} has no action_mask"
    mask = np.asarray(infos[agent]["action_mask"])
    assert mask.shape == (env.action_space(agent).n,), f"the mask of {agent} has the shape {mask.shape}"
    assert mask.any(), f"the mask of {agent} is empty"
    assert env.observation_space(agent).contains(obs[agent]), f"the observation of {agent} is not in its space"
    if isinstance(obs[agent], dict):
        assert np.array_equal(obs[agent]["action_mask"], mask), f"{agent} has two different masks"
    return mask
