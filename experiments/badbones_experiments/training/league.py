"""Whom the learner plays: itself, and a pool of scripted agents and past selves.

In the first games of the batch all seats learn (self-play), in the rest one seat does and the others are played by a
member of the pool, drawn anew for every game: the more often the learner loses against a member, the more often it
meets it. So what was learnt against earlier opponents is not forgotten unnoticed. The result of every match is counted.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from badbones_agents.agent import Agent
from badbones_agents.policy import PolicyAgent, uniform
from badbones_agents.policy_file import PolicyFile
from badbones_agents.registry import make_agent
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from badbones_env.envs.sb3 import BadBonesVecEnv
from badbones_env.outcome import Outcomes
from badbones_env.simulator import Simulator

from .config import TrainingConfig
from .curriculum import Curriculum

FEWEST = 0.05  # the weight of a member that the learner always beats
MEMORY = 0.02  # how much one game counts in the score against a member


@dataclass
class Member:
    """Somebody in the pool. ``score`` is the learner's against it: 1 for a win, 1/2 for a draw, lately."""

    name: str
    agent: Agent
    past_self: bool
    score: float = 0.5
    games: int = 0  # since the last report
    points: float = 0.0


class Pool:
    """The members, and who plays in which game. It is the opponent that the environment asks."""

    def __init__(self, scripted: Sequence[str], games: int, seed: int, most: int) -> None:
        self.members = [Member(spec, make_agent(spec, seed), False) for spec in scripted]
        self.most, self.seed, self.seconds = most, seed, 0.0
        self.who = np.full(games, -1)  # the member of every row
        self._numbers = np.full(games, -1)  # and the game that it was drawn for

    def add(self, name: str, policy: PolicyFile) -> str | None:
        """A past self joins; where there are too many the one that is beaten most often goes, and is named."""
        member = Member(name, PolicyAgent.of(policy, temperature=1.0, seed=self.seed), True)
        past = [k for k, one in enumerate(self.members) if one.past_self]
        if len(past) < self.most:
            self.members.append(member)
            return None
        place = max(past, key=lambda k: self.members[k].score)
        gone = self.members[place].name
        self.members[place] = member
        self._numbers[self.who == place] = -1  # its games under way go on with whoever is drawn for them now
        return gone

    def choose(self, sim: Simulator, chosen: NDArray[np.bool_]) -> None:
        began = time.perf_counter()
        fresh = self._numbers != sim.index
        if fresh.any():
            weights = np.array([(1 - one.score) ** 2 + FEWEST for one in self.members]).cumsum()
            numbers = sim.index[fresh]
            nothing = np.zeros_like(numbers)
            share = uniform(self.seed, numbers, nothing, nothing)
            self.who[fresh] = np.searchsorted(weights, share * weights[-1], side="right")
            self._numbers[fresh] = numbers
        for k in np.unique(self.who):
            theirs = chosen & (self.who == k)[:, None]
            if theirs.any():
                self.members[k].agent.choose(sim, theirs)
        self.seconds += time.perf_counter() - began

    def record(self, row: int, score: float) -> None:
        """The learner's score in the game that ended in this row."""
        member = self.members[self.who[row]]
        member.score += MEMORY * (score - member.score)
        member.games += 1
        member.points += score

    def report(self) -> dict[str, tuple[int, float]]:
        """Games and the learner's points against every member since the last report."""
        found = {one.name: (one.games, one.points) for one in self.members if one.games}
        for one in self.members:
            one.games, one.points = 0, 0.0
        return found

    def save(self) -> dict[str, Any]:
        members = [[one.name, one.past_self, one.score, one.games, one.points] for one in self.members]
        return {"members": members, "who": self.who.copy(), "numbers": self._numbers.copy()}

    def restore(self, saved: dict[str, Any], policies: dict[str, PolicyFile]) -> None:
        """As it was saved, with the policies of the past selves by name."""
        scripted = {one.name: one.agent for one in self.members if not one.past_self}
        self.members = []
        for name, past, score, games, points in saved["members"]:
            agent = PolicyAgent.of(policies[name], temperature=1.0, seed=self.seed) if past else scripted[name]
            self.members.append(Member(name, agent, past, score, games, points))
        self.who[:], self._numbers[:] = saved["who"], saved["numbers"]


class Games(BadBonesVecEnv):
    """Games that count what becomes of them."""

    def __init__(self, config: TrainingConfig, games: int, seed: int, threads: int, pool: Pool | None) -> None:
        setting = config.environment
        super().__init__(
            games, **config.game, opponents=pool, observation=setting.observation, reward=setting.reward,
            decisions=setting.decisions, threads=threads, seed=seed,
        )  # fmt: skip
        self.pool = pool
        self.ended = self.rounds = self.won = 0

    def _mark(self, rows: NDArray[np.intp], outcomes: Outcomes) -> None:
        self.ended += len(rows)
        self.rounds += int(outcomes.rounds.sum())
        learner = 0
        if self.pool is None:
            self.won += int(outcomes.won.any(axis=1).sum())
        else:
            self.won += int(outcomes.won[:, learner].sum())
            for row, result in zip(rows.tolist(), outcomes.results[:, learner].tolist(), strict=True):
                self.pool.record(row, result)
        super()._mark(rows, outcomes)


class LeagueVecEnv(VecEnv):
    """The slots of the self-play games, then those of the games against the pool."""

    def __init__(self, config: TrainingConfig, threads: int) -> None:
        alone = config.self_play_games
        rest = config.environment.games - alone
        self.pool = Pool(config.league.scripted, rest, config.seed, config.league.past_selves)
        self.parts: list[Games] = []
        if alone:
            self.parts.append(Games(config, alone, 2 * config.seed, threads, None))
        if rest:
            self.parts.append(Games(config, rest, 2 * config.seed + 1, threads, self.pool))
        first = self.parts[0]
        goals = config.curriculum
        self.curriculum = Curriculum([part.sim for part in self.parts], goals.rounds, goals.raise_at)
        self.edges = np.cumsum([0] + [part.num_envs for part in self.parts])
        slots = int(self.edges[-1])
        self.seconds = 0.0  # in the environment, opponents included
        self._masks = np.zeros((slots, first.sim.n_actions), np.bool_)
        self._rooms = [np.zeros((slots, *first.observation_space.shape), np.uint8) for _ in range(2)]
        self._actions: NDArray[Any] = np.zeros(slots, np.int64)
        self.render_mode = None
        super().__init__(slots, first.observation_space, first.action_space)

    def _seen(self, parts: list[NDArray[np.uint8]]) -> NDArray[np.uint8]:
        """Observations and masks of all parts in one array; the last observations stay valid in the other one."""
        self._rooms.reverse()
        np.concatenate(parts, out=self._rooms[0])
        np.concatenate([part.action_masks() for part in self.parts], out=self._masks)
        return self._rooms[0]

    def observe(self) -> NDArray[np.uint8]:
        """What the learners see now."""
        return self._seen([part._slots(part.sim.observations) for part in self.parts])

    def action_masks(self) -> NDArray[np.bool_]:
        return self._masks

    def reset(self) -> NDArray[np.uint8]:
        return self._seen([part.reset() for part in self.parts])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        began = time.perf_counter()
        made = [part.step(self._actions[lo:hi])
                for part, lo, hi in zip(self.parts, self.edges, self.edges[1:], strict=False)]  # fmt: skip
        seen = self._seen([one[0] for one in made])
        rewards, done = (np.concatenate([one[k] for one in made]) for k in (1, 2))
        infos = [info for one in made for info in one[3]]
        self.seconds += time.perf_counter() - began
        return seen, rewards, done, infos

    def report(self) -> dict[str, float]:
        """Finished games since the last report: how many, mean rounds; solo, co-op: the share won."""
        ended, won = sum(part.ended for part in self.parts), sum(part.won for part in self.parts)
        found = {"games": float(ended)}
        if ended:
            found["rounds"] = sum(part.rounds for part in self.parts) / ended
            if self.parts[0].sim.config.mode != "versus":
                found["won"], found["goal"] = won / ended, float(self.curriculum.goal)
                self.curriculum.note(ended, won)
        for part in self.parts:
            part.ended = part.rounds = part.won = 0
        return found

    def save(self) -> dict[str, Any]:
        return {"pool": self.pool.save(), "curriculum": self.curriculum.save(), "parts": [
            {**part.sim.save(), "counts": [part.ended, part.rounds, part.won]} for part in self.parts
        ]}  # fmt: skip

    def restore(self, saved: dict[str, Any], policies: dict[str, PolicyFile]) -> None:
        self.pool.restore(saved["pool"], policies)
        self.curriculum.restore(saved["curriculum"])
        for part, one in zip(self.parts, saved["parts"], strict=True):
            part.ended, part.rounds, part.won = one["counts"]
            part.sim.restore(one)
            part._begun = True

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The seeds of the games come from the configuration."""
        return [None] * self.num_envs

    def close(self) -> None:
        for member in self.pool.members:
            member.agent.close()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        return getattr(self, method_name)(*args, **kwargs)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self, attr_name)

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs
