"""A thread's share of the games, and the decisions that it keeps of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from badbones_agents.networks.sparse_net import SparseNet, make_activations
from numpy.typing import NDArray

from badbones_env.lowlevel import take_states
from badbones_env.observation.sparse import mirror_actions, mirror_features
from badbones_env.outcome import Outcomes
from badbones_env.rules.chance import WORD
from badbones_env.simulator import Simulator

from .config import TrainingConfig
from .distillation import Distiller
from .league import EnvShard, League
from .ppo_gradient import Decisions, make_backward_buffers
from .ppo_rollout import NONE, Course, choose_and_keep, collect, estimate, look_on

PRIME = 0x9E3779B97F4A7C15  # spreads seeds
SEEDS = (1 << 64) - 1


@dataclass
class Part:
    """Games of one league in one simulator: self-play, or one seat of each against the pool."""

    shard: EnvShard
    learners: NDArray[np.bool_]  # (games, players)
    slots: int  # the number of its first slot

    def __post_init__(self) -> None:
        self.sim = sim = self.shard.sim
        self.features, self.choices = sim.observations.reshape(-1), sim.choices.reshape(-1)
        self.rooms = np.array([sim.observations.shape[2], sim.choices.shape[2]])
        self.seed = sim.seed * PRIME & SEEDS  # of the learner's choices
        self.mirror = mirror_features(sim.spec.config.players), mirror_actions(sim.spec)


class Worker:
    """The games of one thread. Everything is a function of the seed and of what the net and the pool are."""

    def __init__(
        self, config: TrainingConfig, leagues: list[League], net: SparseNet, number: int, workers: int
    ) -> None:
        self.net, self.activations, self.back = net, make_activations(net), make_backward_buffers(net)
        self.parts: list[Part] = []
        self.environment = 0.0  # seconds
        self._rollout, self._trace = (
            config.ppo.rollout,
            (np.float32(config.ppo.gamma), np.float32(config.ppo.gae_lambda)),
        )
        slots = 0
        for k, league in enumerate(leagues):
            for pool, games in enumerate((league.alone, league.rest)):
                mine = games * (number + 1) // workers - games * number // workers
                if mine:
                    seed = ((2 * k + pool) * workers + number + 1) * PRIME + config.seed & SEEDS
                    self.parts.append(_part(config, league, mine, seed, bool(pool), slots))
                    slots += mine * league.game.players
        self.distiller = Distiller(config, leagues, net) if config.distillation.fraction else None
        self._make_room(slots, values=len(net.value))

    def _make_room(self, slots: int, values: int) -> None:
        """Buffers for all decisions of a rollout; pages of memory that lists never reach are never used."""
        most = [int(part.learners.sum()) * self._rollout for part in self.parts]
        rows = sum(most)
        features, choices = (
            sum(n * int(part.rooms[k]) for n, part in zip(most, self.parts, strict=True)) for k in range(2)
        )

        def floats(*shape: int) -> NDArray[np.float32]:
            return np.zeros(shape, np.float32)

        self.data = Decisions(
            np.zeros(features, np.uint16),
            np.zeros(rows + 1, np.int64),
            np.zeros(choices, np.int16),
            np.zeros(rows + 1, np.int64),
            np.zeros(rows, np.int16),
            floats(rows),
            floats(rows, values),
            floats(rows),
            floats(rows, values),
            np.zeros(rows, np.uint8),
            floats(choices if self.distiller else 0),
        )
        self.course = Course(
            floats(rows, values),
            np.zeros(rows, np.uint8),
            np.zeros(rows, np.int32),
            np.zeros(slots, np.int64),
            floats(slots, values),
            floats(slots, values),
            np.zeros(slots, np.uint8),
            np.zeros(1, np.int64),
        )
        self._rows = np.zeros(rows, np.int64)
        self.rows = self._rows[:0]  # the decisions that can be learnt from

    def play(self) -> None:
        """Play a rollout: decisions, their advantages and targets."""
        self.environment = 0.0
        self.course.kept[0] = 0
        self.course.last[:] = NONE
        for _ in range(self._rollout):
            for part in self.parts:
                self._step(part)
        for part in self.parts:
            look_on(self.net, self.activations, self.course, part.features, part.sim.sizes, part.slots, part.rooms)
        found = estimate(self.data, self.course, *self._trace, self._rows)
        self.rows = self._rows[:found]

    def _step(self, part: Part) -> None:
        sim, opponents, stats = part.sim, part.shard.opponents, part.shard.stats
        begin = int(self.course.kept[0])
        choose_and_keep(
            self.net,
            self.activations,
            self.data,
            self.course,
            part.features,
            part.choices,
            sim.sizes,
            sim.states,
            sim.index,
            sim.actions,
            part.learners,
            part.slots,
            part.seed & WORD,
            part.seed >> 32,
            part.rooms,
        )
        if self.distiller is not None:
            self.distiller.write_targets(part, self.data, self.course, begin)
        if opponents is not None:
            opponents.choose(sim, ~part.learners)
        began = time.perf_counter()
        sim.step(check=False)
        collect(self.course, sim.rewards, sim.terminated, sim.truncated, sim.final, sim.spec.tables, part.slots)
        over = sim.terminated | sim.truncated
        stats.pay(sim.rewards, over[:, None] & part.learners)
        ended = np.flatnonzero(over)
        if len(ended):
            stats.count(Outcomes(take_states(sim.final, ended), sim.spec), ended, opponents)
        self.environment += time.perf_counter() - began

    @property
    def count(self) -> int:
        """The decisions of the last rollout."""
        return int(self.course.kept[0])

    def kept(self) -> Decisions:
        """The last rollout's decisions, copied, without the room that was not used."""
        return self.data._replace(**{name: own[:size].copy() for name, own, size in self._used(self.data)})

    def take(self, data: Decisions, slots: NDArray[np.int32], rows: NDArray[np.int64]) -> None:
        """A rollout that another worker has played in this one's place."""
        self.course.kept[0] = len(slots)
        self.course.slot[: len(slots)] = slots
        for name, given, size in self._used(data):
            getattr(self.data, name)[:size] = given
        self._rows[: len(rows)] = rows
        self.rows = self._rows[: len(rows)]

    def _used(self, data: Decisions) -> Iterator[tuple[str, NDArray[Any], int]]:
        """The arrays of a rollout by name, and how much of each is used."""
        features, choices = int(data.feature_start[self.count]), int(data.choice_start[self.count])
        sizes = {
            "features": features,
            "choices": choices,
            "feature_start": self.count + 1,
            "choice_start": self.count + 1,
            "target_policy": choices if self.distiller else 0,
        }
        for name, array in data._asdict().items():
            yield name, array, sizes.get(name, self.count)

    def image(self) -> Decisions:
        """The last rollout's decisions with left and right exchanged.

        Nothing else about them changes: in the mirror the same was chosen as likely, and came to the same.
        """
        data, kept = self.data, self.count
        first_slots = [part.slots for part in self.parts]
        parts = np.searchsorted(first_slots, self.course.slot[:kept], side="right") - 1
        return data._replace(
            features=_mirrored(self.features, data.feature_start[: kept + 1], parts, [p.mirror[0] for p in self.parts]),
            choices=_mirrored(
                data.choices[: int(data.choice_start[kept])],
                data.choice_start[: kept + 1],
                parts,
                [p.mirror[1] for p in self.parts],
            ),
        )

    @property
    def features(self) -> NDArray[np.uint16]:
        """All features that were listed in the last rollout."""
        found: NDArray[np.uint16] = self.data.features[: int(self.data.feature_start[self.count])]
        return found


def _mirrored(entries: NDArray[Any], starts: NDArray[np.int64], parts: NDArray[Any], tables: list[NDArray[Any]]) -> Any:
    """Lists with every entry mirrored by the table of the part that its decision belongs to."""
    if len(tables) == 1:
        return tables[0][entries]
    return np.stack(tables)[np.repeat(parts, np.diff(starts)), entries]


def _part(config: TrainingConfig, league: League, games: int, seed: int, pool: bool, slots: int) -> Part:
    setting = config.environment
    sim = Simulator(
        league.game,
        games,
        seed,
        autoreset=True,
        masks=False,
        choices=True,
        observation="sparse",
        reward=league.reward,
        decisions=setting.decisions,
        threads=1,
    )
    if league.additions.supply is not None:
        sim.set_initial_supply(league.additions.supply)
    opponents = league.opponents_of(games) if pool else None
    learners = np.ones((games, league.game.players), np.bool_)
    if pool:
        learners[:, 1:] = False  # seat LEARNER learns
    return Part(league.join(sim, opponents), learners, slots)
