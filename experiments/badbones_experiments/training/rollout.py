"""Rollouts: a worker plays its games for some steps and stores the decisions, with advantages and returns."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from badbones_agents.networks.arrays_file import fill
from badbones_agents.networks.sparse_net import SparseNet, make_activations
from numpy.typing import NDArray

from badbones_env.lowlevel import take_states
from badbones_env.outcome import Outcomes
from badbones_env.rules.chance import WORD
from badbones_env.simulator import Simulator

from .config import TrainingConfig
from .league import LEARNER, NOBODY, FinishedGames, League, Opponents
from .ppo_kernels import (
    NONE,
    EnvArrays,
    RolloutBuffer,
    add_rewards,
    bootstrap_values,
    compute_gae,
    make_backward_buffers,
    make_rollout_buffer,
    make_trajectories,
    sample_actions,
)
from .styles import GameStyles

PRIME = 0x9E3779B97F4A7C15  # spreads seeds
SEEDS = (1 << 64) - 1


@dataclass
class RolloutEnv:
    """Games of one league in one simulator: self-play, or games with the pool."""

    sim: Simulator
    opponents: Opponents | None  # None: self-play
    learners: NDArray[np.bool_]  # (games, players)
    first_slot: int = 0
    styles: GameStyles | None = None

    def __post_init__(self) -> None:
        sim = self.sim
        self.finished: list[FinishedGames] = []  # of the last rollout
        self.returns = np.zeros(self.learners.shape, np.float32)  # so far, of games under way
        seed = sim.seed * PRIME & SEEDS  # of the sampled actions
        self.arrays = EnvArrays(
            features=sim.observations.reshape(-1),
            choices=sim.choices.reshape(-1),
            feature_stride=sim.observations.shape[2],
            choice_stride=sim.choices.shape[2],
            sizes=sim.sizes,
            states=sim.states,
            game_index=sim.index,
            actions=sim.actions,
            learners=self.learners,
            first_slot=self.first_slot,
            seed_low=seed & WORD,
            seed_high=seed >> 32,
        )

    def save(self) -> dict[str, Any]:
        """Everything that its future depends on, between two updates."""
        saved = {"sim": self.sim.save(), "running": self.returns.copy()}
        if self.opponents is not None:
            saved |= {"member": self.opponents.member.copy(), "game": self.opponents.game.copy()}
        return saved

    def record(self) -> None:
        """After a step: add its rewards to the returns, note the games that it ended."""
        sim, over = self.sim, self.sim.terminated | self.sim.truncated
        self.returns += sim.rewards
        rows = np.flatnonzero(over)
        if len(rows):
            outcomes, ended = Outcomes(take_states(sim.final, rows), sim.spec), over[:, None] & self.learners
            members = np.full(len(rows), NOBODY) if self.opponents is None else self.opponents.member[rows]
            self.finished.append(
                FinishedGames(
                    outcomes.rounds,
                    outcomes.steps,
                    outcomes.won,
                    outcomes.points,
                    outcomes.results[:, LEARNER],
                    members,
                    float(self.returns[ended].sum()),
                    int(ended.sum()),
                )
            )
            self.returns[rows] = 0

    def restore(self, saved: dict[str, Any]) -> None:
        """Continue from there; ValueError or OptionError for games that cannot exist."""
        self.sim.restore(saved["sim"])
        fill(self.returns, saved["running"])
        if self.opponents is not None:
            member = saved["member"]
            fill(self.opponents.member, member)
            fill(self.opponents.game, saved["game"])
            if member.min(initial=NOBODY) < NOBODY or member.max(initial=NOBODY) >= len(self.opponents.pool.members):
                raise ValueError("a game is played by nobody in the pool")


class RolloutResult(NamedTuple):
    """The decisions of a rollout, and the games after them."""

    buffer: RolloutBuffer
    rows: NDArray[np.int64]  # decisions that can be learnt from
    envs: list[tuple[dict[str, Any], list[FinishedGames]]]
    env_seconds: float
    opponent_seconds: float


class RolloutWorker:
    """The games of one thread. A rollout is a function of the seed, the network and the pool."""

    def __init__(
        self, config: TrainingConfig, leagues: list[League], net: SparseNet, number: int, workers: int
    ) -> None:
        self.net, self.activations, self.back = net, make_activations(net), make_backward_buffers(net)
        self.envs: list[RolloutEnv] = []
        self.env_seconds = self.opponent_seconds = 0.0  # of the last rollout
        settings = config.settings
        self._n_steps = settings.n_steps
        self._gamma, self._gae_lambda = np.float32(settings.gamma), np.float32(settings.gae_lambda)
        slots = 0
        for k, league in enumerate(leagues):
            for pool, games in enumerate((league.self_play_games, league.pool_games)):
                mine = games * (number + 1) // workers - games * number // workers
                if mine:
                    seed = ((2 * k + pool) * workers + number + 1) * PRIME + config.seed & SEEDS
                    self.envs.append(_make_env(config, league, mine, seed, bool(pool), slots))
                    slots += mine * league.game.players
        # pages of memory that the lists never reach are never touched, so the largest possible size is cheap
        sizes = [int(env.learners.sum()) * self._n_steps for env in self.envs]
        features = sum(n * env.arrays.feature_stride for n, env in zip(sizes, self.envs, strict=True))
        choices = sum(n * env.arrays.choice_stride for n, env in zip(sizes, self.envs, strict=True))
        self.buffer = make_rollout_buffer(sum(sizes), features, choices, len(net.value))
        self.trajectories = make_trajectories(sum(sizes), slots, len(net.value))
        self._rows = np.zeros(sum(sizes), np.int64)
        self.rows = self._rows[:0]  # the decisions that can be learnt from

    def collect(self) -> None:
        """Play ``n_steps`` steps of all games; compute advantages and returns."""
        self.env_seconds = self.opponent_seconds = 0.0
        self.trajectories.size[0] = 0
        self.trajectories.last[:] = NONE
        for env in self.envs:
            env.finished = []
        for _ in range(self._n_steps):
            for env in self.envs:
                self._step(env)
        for env in self.envs:
            if env.opponents is not None:
                env.opponents.check_answers()
            if env.styles is not None:
                env.styles.observe(env.sim)
            bootstrap_values(self.net, self.activations, self.trajectories, env.arrays)
        self.compute_gae(self._gamma, self._gae_lambda)

    def compute_gae(self, gamma: np.float32, gae_lambda: np.float32) -> None:
        """Fill in advantages, returns and ``rows``."""
        self.rows = self._rows[: compute_gae(self.buffer, self.trajectories, gamma, gae_lambda, self._rows)]

    def _step(self, env: RolloutEnv) -> None:
        sim, opponents = env.sim, env.opponents
        if env.styles is not None:
            env.styles.observe(sim)
        sample_actions(self.net, self.activations, self.buffer, self.trajectories, env.arrays)
        start = time.perf_counter()
        if opponents is not None:
            opponents.choose(sim, ~env.learners)
        answered = time.perf_counter()
        bonus = None if env.styles is None else env.styles.bonus(sim, env.learners)
        sim.step(check=False)
        if bonus is not None:
            sim.rewards += bonus
        add_rewards(
            self.trajectories, sim.rewards, sim.terminated, sim.truncated, sim.final, sim.spec.tables, env.first_slot
        )
        env.record()
        self.opponent_seconds += answered - start
        self.env_seconds += time.perf_counter() - answered

    @property
    def size(self) -> int:
        """The number of decisions in the buffer."""
        return int(self.trajectories.size[0])

    @property
    def features(self) -> NDArray[np.uint16]:
        """All features that occur in the buffer."""
        features: NDArray[np.uint16] = self.buffer.features[: int(self.buffer.feature_start[self.size])]
        return features

    def result(self) -> RolloutResult:
        """The last rollout, to send."""
        used = dict.fromkeys(("feature_start", "choice_start"), self.size + 1)
        used |= {"features": len(self.features), "choices": int(self.buffer.choice_start[self.size])}
        arrays = [array[: used.get(name, self.size)] for name, array in self.buffer._asdict().items()]
        envs = [(env.save(), env.finished) for env in self.envs]
        return RolloutResult(RolloutBuffer(*arrays), self.rows, envs, self.env_seconds, self.opponent_seconds)

    def take_over(self, result: RolloutResult) -> None:
        """Continue after a rollout that was played elsewhere."""
        self.buffer = RolloutBuffer(*map(np.array, result.buffer))  # copied: Ray's arrays cannot be written
        self.trajectories.size[0] = len(result.buffer.actions)
        self.rows, self.env_seconds, self.opponent_seconds = result.rows, result.env_seconds, result.opponent_seconds
        for env, (saved, finished) in zip(self.envs, result.envs, strict=True):
            env.restore(saved)
            env.finished = finished


def _make_env(config: TrainingConfig, league: League, games: int, seed: int, pool: bool, slots: int) -> RolloutEnv:
    sim = Simulator(
        league.game,
        games,
        seed,
        autoreset=True,
        masks=False,
        choices=True,
        observation="sparse",
        reward=league.reward,
        decisions=config.environment.decisions,
        threads=1,
    )
    learners = league.learning_seats(games) if pool else np.ones((games, league.game.players), np.bool_)
    opponents = Opponents(league.pool, games, league.additions.seated(league.seed)) if pool else None
    styles = GameStyles(sim, config.styles) if config.styles.fraction else None
    league.envs.append(RolloutEnv(sim, opponents, learners, slots, styles))
    league.curriculum.add(sim)
    return league.envs[-1]
