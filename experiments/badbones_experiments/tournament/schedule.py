"""Who plays whom, on which seats, with which chance events.

A *table* is a list of agents that play together. A *block* is one number of the master seed (the same chance events),
played at a table by all rotations of its agents over the seats: no agent profits from a seat or from its skeletons.
From block to block the order of the agents round the table changes as well (all circular orders in turn), because
neighbours matter. In solo and co-op a table is a team; an agent plays all seats of its team, so there is nothing to
rotate.

Versus tables have chance events of their own, so that blocks are independent. Teams play on common random numbers,
block by block, because they are compared with each other.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from badbones_env import BadBonesError, GameConfig
from badbones_env.version import __version__

SCHEDULES = ("round-robin", "table", "gauntlet")
MATCH = "match"  # the schedule of ``badbones match``, which stores its games as tournaments do
MAX_GAMES = 10_000_000


class TournamentError(BadBonesError):
    """A tournament that cannot be played, resumed or read."""


@dataclass(frozen=True)
class Chunk:
    """The blocks lo..hi-1 of a table: what a worker plays at a time. How blocks are divided shows in no result."""

    table: int
    lo: int
    hi: int

    def __str__(self) -> str:
        return f"blocks {self.lo} to {self.hi - 1} of table {self.table}"


@dataclass(frozen=True)
class Plan:
    """A tournament as it is to be played; ``configuration`` has all that its results depend on."""

    game: dict[str, Any]  # options of GameConfig
    agents: tuple[str, ...]  # specs, each once
    schedule: str
    tables: tuple[tuple[int, ...], ...]  # numbers of agents
    blocks: int  # at each table
    seed: int
    timed: tuple[str, ...] = ()  # agents whose games do not repeat; no part of the configuration

    @property
    def versus(self) -> bool:
        return bool(self.game["mode"] == "versus")

    @property
    def players(self) -> int:
        return int(self.game["players"])

    @property
    def rotations(self) -> int:
        """Games in a block."""
        return 1 if all(len(set(table)) == 1 for table in self.tables) else self.players

    @property
    def games(self) -> int:
        return len(self.tables) * self.blocks * self.rotations

    def number(self, table: int, block: int) -> int:
        """The number of the master seed that a block is played with."""
        return table * self.blocks + block if self.versus else block

    def seating(self, table: int, block: int, rotation: int) -> tuple[int, ...]:
        """The agent of every seat."""
        first, *others = self.tables[table]
        orders = list(itertools.permutations(others))
        order = (first, *orders[block % len(orders)])
        return tuple(order[(seat - rotation) % len(order)] for seat in range(len(order)))

    def game_id(self, table: int, block: int, rotation: int) -> int:
        """Games are numbered through in the order of tables, blocks and rotations."""
        return (table * self.blocks + block) * self.rotations + rotation

    def configuration(self) -> dict[str, Any]:
        return {
            "badbones": __version__,
            "game": self.game,
            "agents": list(self.agents),
            "schedule": self.schedule,
            "tables": [list(table) for table in self.tables],
            "blocks": self.blocks,
            "seed": self.seed,
        }

    @classmethod
    def from_configuration(cls, stored: dict[str, Any]) -> Plan:
        """The plan that a file holds; TournamentError for one that nobody can have made."""
        agents, tables = tuple(stored["agents"]), tuple(tuple(table) for table in stored["tables"])
        plan = cls(stored["game"], agents, stored["schedule"], tables, stored["blocks"], stored["seed"])
        config = GameConfig.from_stored(plan.game)
        seated = [agent for table in plan.tables for agent in table]
        if not all(type(number) is int for number in (plan.blocks, plan.seed, *seated)):
            raise TournamentError("its plan has something other than whole numbers")
        if not all(isinstance(agent, str) for agent in plan.agents) or set(seated) != set(range(len(plan.agents))):
            raise TournamentError("its plan names other agents than it seats")
        if plan.schedule not in (*SCHEDULES, MATCH) or any(len(table) != config.players for table in plan.tables):
            raise TournamentError("its plan has an impossible table")
        if not 0 < plan.games <= MAX_GAMES + len(plan.tables) * config.players:
            raise TournamentError("its plan has an impossible number of games")
        return plan

    def describe(self) -> str:
        """What will be played, for the terminal."""
        per_block = f"{self.rotations} rotations" if self.rotations > 1 else "1 game"
        what = "tables" if self.versus else "teams"
        if len(self.tables) == 1:
            what = what[:-1]
        return (
            f"{self.schedule}: {len(self.tables)} {what} of {self.players}, {self.blocks} blocks each, "
            f"{per_block} a block: {self.games:,} games (seed {self.seed})"
        )


def make_plan(config: GameConfig, agents: Sequence[str], schedule: str, games: int, seed: int) -> Plan:
    """The plan of at least ``games`` games: whole blocks, the same number at every table."""
    if schedule not in SCHEDULES:
        raise TournamentError(f"schedule must be one of {', '.join(SCHEDULES)}, not {schedule!r}")
    if not agents:
        raise TournamentError("a tournament needs agents, say: badbones tournament greedy guardian random")
    if schedule != "table":
        for agent in agents:
            if agents.count(agent) > 1:
                raise TournamentError(f"{agent} is named twice; only --schedule table can seat an agent twice")
    names = tuple(dict.fromkeys(agents))
    tables = _tables(config, [names.index(agent) for agent in agents], schedule)
    if games > MAX_GAMES:
        raise TournamentError(f"a tournament has at most {MAX_GAMES:,} games, not {games:,}")
    single = Plan(config.options(), names, schedule, tuple(tables), 1, seed)
    return replace(single, blocks=math.ceil(games / single.games))


def _tables(config: GameConfig, members: list[int], schedule: str) -> list[tuple[int, ...]]:
    players, given = config.players, len(members)
    if schedule == "table":
        if given != players:
            raise TournamentError(f"--schedule table seats {players} players, but {given} agents are given")
        return [tuple(members)]
    if config.mode != "versus":
        if schedule == "gauntlet":
            raise TournamentError(f"--schedule gauntlet is for versus; in {config.mode} nobody plays against another")
        return [(member,) * players for member in members]
    if schedule == "gauntlet":
        if given < 2:
            raise TournamentError("--schedule gauntlet needs a first agent and at least one to play against")
        first, *field = members
        choose = itertools.combinations if len(field) >= players - 1 else itertools.combinations_with_replacement
        return [(first, *others) for others in choose(field, players - 1)]
    if given < players:
        raise TournamentError(
            f"a table of {players} needs {players} different agents, but {given} are given: name more, play with "
            f"fewer --players, or seat one several times with --schedule table"
        )
    return list(itertools.combinations(members, players))
