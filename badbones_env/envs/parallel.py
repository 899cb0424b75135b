"""The PettingZoo environment: all seats decide at the same time, as in the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv
from pettingzoo.utils import parallel_to_aec

from ..errors import IllegalChoiceError, short_repr
from ..observation.dense import Observation
from ..outcome import Outcome, Outcomes
from ..simulator import Reward, Simulator, check_illegal
from ..version import ENVIRONMENT
from .common import action_number, fresh_seed, game_of, last_info, observation_box, observation_dtype, observation_space
from .rendering import FPS, RENDER_MODES, Renderer


class BadBonesEnv(ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """Bad Bones as a PettingZoo ``ParallelEnv``; see docs/environment.md.

    Agents ``player_0`` .. stay listed until the game ends, also a seat whose elimination is sealed (its skeletons still
    move) or that has nothing to decide: then exactly action 0 (``wait``) is legal. Observations are dicts with
    ``observation`` and ``action_mask``, with ``flat=True`` plain arrays; the mask is in the info in both cases.
    ``reset(seed=s)`` begins game 0 of master seed s, ``reset()`` the next one.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"badbones_v{ENVIRONMENT}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": True,
        "render_fps": FPS,
    }

    def __init__(
        self,
        mode: str = "versus",
        players: int = 0,
        *,
        observation: str = "compact",
        dtype: str | None = None,
        flat: bool = False,
        reward: str | Reward = "outcome",
        decisions: str = "full",
        auto_policy: Any = None,
        illegal: str = "error",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        config = game_of(type(self), {"mode": mode, "players": players, **options})
        settings = {"observation": observation, "reward": reward, "decisions": decisions, "auto_policy": auto_policy}
        self.sim = Simulator(config, 1, fresh_seed(), threads=1, **settings)
        self.flat, self.illegal, self.render_mode = flat, check_illegal(illegal), render_mode
        self._renderer = Renderer(self.sim, render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(config.players)]
        self.agents = list(self.possible_agents)
        self._dtype = observation_dtype(self.sim.observation, dtype)
        space = observation_space(self.sim, flat, dtype)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.sim.n_actions) for agent in self.possible_agents}
        self.state_space = observation_box(Observation(config, "complete"), dtype=dtype)
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; ``options`` are ignored."""
        if seed is not None:
            self.sim.reset(seed)
        elif self._begun:
            self.sim.reset_rows(np.ones(1, np.bool_))
        self._begun = True
        self.agents = list(self.possible_agents)
        self._renderer.show()
        return self._obs()

    def _obs(self) -> tuple[dict[str, Any], dict[str, Any]]:
        sim, n = self.sim, len(self.possible_agents)
        vectors, masks = sim.observations[0].astype(self._dtype), sim.masks[0].astype(np.int8)
        decisions, scores = sim.states["decision"][0].tolist(), np.zeros((n, n), np.int64)
        infos: dict[str, Any] = {}
        obs: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = masks[seat]
            obs[agent] = vectors[seat] if self.flat else {"observation": vectors[seat], "action_mask": mask}
            # the same few keys in every info, so that libraries that make tensors of them can
            infos[agent] = {"action_mask": mask, "decision": decisions[seat]}
            infos[agent] |= {"won": False, "scores": scores[seat], "rounds": 0}
            if self.illegal == "replace":
                infos[agent]["replaced"] = bool(sim.replaced[0, seat])
        return obs, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """One simultaneous choice of every agent; a missing one counts as ``wait``."""
        if not self.agents:
            raise IllegalChoiceError("the game is over; call reset() to begin the next one")
        unknown = actions.keys() - self.action_spaces.keys() if isinstance(actions, (dict, Mapping)) else [actions]
        if unknown:
            known = ", ".join(self.possible_agents)
            raise IllegalChoiceError(f"there is no agent {min(map(short_repr, unknown))}; agents are {known}")
        chosen = [actions.get(agent, 0) for agent in self.possible_agents]
        row = [action if type(action) is int else action_number(action) for action in chosen]
        self.sim.step(np.array([row]), illegal=self.illegal)
        terminated, truncated = bool(self.sim.terminated[0]), bool(self.sim.truncated[0])
        obs, infos = self._obs()
        rewards = dict(zip(self.possible_agents, self.sim.rewards[0].tolist(), strict=True))
        ended = dict.fromkeys(self.possible_agents, terminated), dict.fromkeys(self.possible_agents, truncated)
        if terminated or truncated:
            self.agents, outcomes = [], Outcomes(self.sim.states, self.sim.spec)
            for seat, agent in enumerate(self.possible_agents):
                infos[agent] |= last_info(outcomes, 0, seat)
        self._renderer.show()
        return obs, rewards, *ended, infos

    def outcome(self) -> Outcome:
        """How the game stands or has ended."""
        return self.sim.outcomes()[0]

    def state(self) -> NDArray[Any]:
        """Everything that is open, in the order of the seats: for centralised critics."""
        state: NDArray[Any] = self.sim.observe("complete")[0, 0].astype(self.state_space.dtype)
        return state

    def render(self) -> Any:
        """``ansi``: the boards as text; ``rgb_array``: a picture; ``human``: shows it in a window or notebook."""
        return self._renderer.render()

    def close(self) -> None:
        """Close the window of ``human``."""
        self._renderer.close()


def parallel_env(mode: str = "versus", players: int = 0, **options: Any) -> BadBonesEnv:
    """A PettingZoo parallel environment; options are those of :class:`BadBonesEnv` and of ``GameConfig``."""
    return BadBonesEnv(mode, players, **options)


def aec_env(mode: str = "versus", players: int = 0, **options: Any) -> Any:
    """The same game as a PettingZoo AEC environment, by PettingZoo's own conversion."""
    return parallel_to_aec(BadBonesEnv(mode, players, **options))
