"""Plays games of a variant, many side by side.

Common random numbers: game k of the master seed has the same key whatever is compared. So the first skeletons on every
board are the same, and so is the random number of draw i of seat p. What that number draws depends on what the bag
holds: once two variants have sent different skeletons to the bag, single draws may differ. Seats, the sitting order and
the others' tie-breaks are the same. The studied seat is k mod players; who sits on the others is a function of seed and
k.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from typing import Any, TypeVar

import numpy as np
from badbones_agents.agent import Agent
from badbones_agents.registry import agent_seed, make_agent
from badbones_agents.scripted.policies import POLICY_NAMES
from badbones_agents.strategies.agent import StrategyAgent
from badbones_agents.strategies.read import parse_strategy
from numpy.typing import NDArray

from badbones_env import Simulator
from badbones_env.rules.constants import MARKET, V_PASS
from badbones_env.table import Marks, Table

from ..jobs.backends import Worker
from ..jobs.keyed import KeyedRun
from .behaviour import Behaviour
from .setting import Kit, Variant, short_name, trap_counts, usual_kit

MEASURES = ("points", "win", "survival", "rounds")
COUNTED = ("sent", "left", "traps", "turns")  # columns of a behaviour's counts
CHUNK = 125  # games played side by side
STRATEGY = "strategy"  # the name of a strategy that is in no file

Key = TypeVar("Key")
Results = dict[str, NDArray[np.float64]]  # measure -> (games,)


@dataclass(frozen=True)
class GameRange:
    """Games ``first`` .. ``first + count - 1`` of a variant: a chunk of an experiment."""

    variant: Variant
    first: int
    count: int
    kits: tuple[Kit, ...] = ()  # a kit for each game, in the place of the variant's

    @property
    def key(self) -> str:
        variant = self.variant
        content = repr((variant.config.options(), variant.agent, variant.kit, self.kits))
        content = blake2b(content.encode(), digest_size=16).hexdigest()
        return f"{content} {self.first}+{self.count}"

    def fits(self, result: Any) -> bool:
        """A number for every game, in every measure."""
        names = (*MEASURES, *COUNTED) if self.variant.is_strategy else MEASURES
        return isinstance(result, dict) and all(
            isinstance(values := result.get(name), list)
            and len(values) == self.count
            and all(type(value) in (int, float) and math.isfinite(value) for value in values)
            for name in names
        )

    def __str__(self) -> str:
        agent = "a strategy" if self.variant.is_strategy else short_name(self.variant.agent)
        return f"games {self.first} to {self.first + self.count - 1} of {agent}"


def ranges(variant: Variant, first: int, games: int, kit_of: Callable[[int], Kit] | None = None) -> list[GameRange]:
    """Games of a variant as chunks; ``kit_of``: the kit of game k, where it is not the variant's."""
    starts, last = range(first, first + games, CHUNK), first + games
    chunks = [GameRange(variant, start, min(CHUNK, last - start)) for start in starts]
    if kit_of is None:
        return chunks
    return [replace(chunk, kits=tuple(map(kit_of, range(chunk.first, chunk.first + chunk.count)))) for chunk in chunks]


class GamesPlayer(Worker):
    """Plays game ranges of one master seed against the same opponents."""

    threads = True

    def __init__(self, opponents: Sequence[str], seed: int) -> None:
        self._seed, self._pool = seed, AgentPool(opponents, seed)

    def do(self, chunk: GameRange) -> dict[str, Any]:
        """The measures of the studied seat; of a strategy that is in no file also the counts of its behaviour."""
        variant = chunk.variant
        sim = Simulator(variant.config, chunk.count, self._seed, threads=1, masks=False, first=chunk.first)
        subject = subjects(sim)
        table = self._pool.table(sim, variant.agent, subject)
        if chunk.kits or variant.kit is not None:
            give_kits(table, subject, chunk.kits or [variant.kit or ()] * chunk.count)
        behaviour = Behaviour(subject)
        table.hooks = (behaviour,) if variant.is_strategy else ()
        table.play()
        results = {name: values.tolist() for name, values in measure(sim, subject).items()}
        if variant.is_strategy:
            results |= dict(zip(COUNTED, behaviour.counts.T.tolist(), strict=True))
        return results

    def close(self) -> None:
        self._pool.close()


class AgentPool:
    """The agents of a study, each created when it first plays; of strategies that are in no file the latest."""

    def __init__(self, opponents: Sequence[str], seed: int) -> None:
        self.opponents, self.seed = tuple(opponents), seed
        self._agents: dict[str, Agent] = {}

    def agent(self, spec: str) -> Agent:
        if spec.startswith("{"):
            strategy = parse_strategy(json.loads(spec), STRATEGY)
            base = None if strategy.hero in POLICY_NAMES else self.agent(strategy.hero)
            self._agents[STRATEGY] = StrategyAgent.of(strategy, agent_seed(self.seed), base)
            return self._agents[STRATEGY]
        if spec not in self._agents:
            self._agents[spec] = make_agent(spec, self.seed)
        return self._agents[spec]

    def table(self, sim: Simulator, agent: str, subject: Marks) -> Table:
        """The agent on the studied seat (in co-op on all), on each of the others an opponent drawn at random."""
        seats: NDArray[np.int64] = np.zeros(subject.shape, np.int64)
        if len(self.opponents) > 1:
            rngs = [np.random.default_rng([self.seed, k]) for k in sim.index.tolist()]
            seats[:] = [rng.integers(0, len(self.opponents), seats.shape[1]) for rng in rngs]
        alone = sim.config.mode == "coop" or sim.config.players == 1
        seats = np.zeros_like(seats) if alone else np.where(subject, 0, 1 + seats)
        players = [self.agent(spec) for spec in (agent, *(() if alone else self.opponents))]
        return Table(sim, players, seats, illegal="replace")

    def close(self) -> None:
        for agent in self._agents.values():
            agent.close()


def subjects(sim: Simulator) -> Marks:
    """The studied seat of every game, marked."""
    marked: Marks = np.arange(sim.config.players) == (sim.index % sim.config.players)[:, None]
    return marked


def give_kits(table: Table, subject: Marks, kits: Sequence[Kit]) -> None:
    """Kits without a market: everybody passes there. The others have the usual kit."""
    sim = table.batch
    passing = np.full(subject.shape, int(sim.spec.tables[0].action[V_PASS, 0]))
    while (market := sim.states["phase"] == MARKET).any():
        table.step(passing, caller_seats=np.ones_like(subject), rows=market)
    supply, counts = sim.states["supply"], [trap_counts(kit) for kit in kits]
    if sim.config.mode == "coop":
        supply[:, 0] = counts
    else:
        supply[:, : sim.config.players] = trap_counts(usual_kit(sim.config))
        supply[subject.nonzero()] = counts


def measure(sim: Simulator, subject: Marks) -> Results:
    """How each game stands for the studied seat.

    points: by E2, 0 if eliminated; co-op: the buildings that stand, 0 if lost; win: its share of the victory;
    survival: 1 unless eliminated (solo, co-op: unless lost); rounds: complete ones that it survived.
    """
    outcomes, seat = sim.outcomes(), subject.nonzero()
    figures = {
        "points": outcomes.score,
        "win": outcomes.win_shares,
        "survival": outcomes.causes == 0,
        "rounds": outcomes.survived,
    }
    return {name: values[seat].astype(float) for name, values in figures.items()}


@dataclass
class Experiment:
    """Games of one master seed against the same opponents: stored results, and new games where some are missing."""

    run: KeyedRun
    opponents: tuple[str, ...]
    seed: int

    def results(
        self, variants: Mapping[Key, Variant], games: int, kit_of: Callable[[Key, int], Kit] | None = None
    ) -> dict[Key, Results]:
        """The results of the same games of every variant; ``kit_of``: the kit in game k, where it is not its own."""
        chunks = [ranges(variant, 0, games, kit_of and partial(kit_of, key)) for key, variant in variants.items()]
        in_turn = [chunk for same_games in zip(*chunks, strict=True) for chunk in same_games]
        parts = dict(zip(in_turn, self.run.results(in_turn), strict=True))
        return {key: gather([parts[chunk] for chunk in own]) for key, own in zip(variants, chunks, strict=True)}


def gather(parts: Sequence[dict[str, Any]]) -> Results:
    """The results of several ranges, joined."""
    return {name: np.concatenate([np.asarray(part[name], float) for part in parts]) for name in MEASURES}
