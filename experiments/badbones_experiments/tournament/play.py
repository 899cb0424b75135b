"""Plays the games of a tournament that are missing, in chunks of blocks, on all workers.

A worker plays a chunk rotation by rotation, all its blocks side by side in one Simulator. What a game becomes depends
on seed, number and seating alone (agents that look at the clock excepted), not on who else is in the chunk.
"""

from __future__ import annotations

import sys
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
from badbones_agents.registry import make_agent
from numpy.typing import NDArray

from badbones_env import GameConfig, Simulator
from badbones_env.batch import Fault
from badbones_env.table import Hook, Marks, Table

from ..jobs.backends import Worker, Workers
from ..jobs.dispatch import dispatch
from ..reports.progress import Progress
from .database import Database, StoredGame
from .schedule import Chunk, Plan, make_plan

WARM_UP_STEPS = 4  # a hero phase, a trap phase and what may follow
FIRST_CHUNK, LARGEST_CHUNK, GROWTH = 4, 256, 4  # blocks
CHUNK_SECONDS = 2.0  # what a chunk should take: long enough to be worth a batch, short enough to lose


def agent_names(specs: Sequence[str], seed: int) -> tuple[list[str], tuple[str, ...]]:
    """The full specs of agents, and which of them have a time budget, so that their games do not repeat exactly."""
    agents = [make_agent(spec, seed) for spec in specs]
    for agent in agents:
        agent.close()
    return [agent.spec for agent in agents], tuple(sorted({agent.spec for agent in agents if agent.timed}))


def plan_tournament(config: GameConfig, specs: Sequence[str], schedule: str, games: int, seed: int) -> Plan:
    """The plan of a tournament between these agents."""
    names, timed = agent_names(specs, seed)
    return replace(make_plan(config, names, schedule, games, seed), timed=timed)


class GameLog(Hook):
    """What was chosen in a batch of games, how long that took, and what went wrong."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.decisions = np.zeros(shape, np.int64)
        self.choosing = np.zeros(shape)  # seconds
        self.seconds = np.zeros(shape[0])
        self.faults: list[list[tuple[int, str, str]]] = [[] for _ in range(shape[0])]  # seat, kind, message
        self._actions: list[NDArray[np.int16]] = []

    def on_choice(self, table: Table, player: int, seat_mask: Marks, seconds: float) -> None:
        self.choosing[seat_mask] += seconds / seat_mask.sum()

    def on_fault(self, table: Table, row: int, fault: Fault) -> None:
        self.faults[row].append((fault.seat, fault.kind, fault.message))

    def on_step(self, table: Table, pending: Marks, seconds: float) -> None:
        running = pending.any(axis=1)
        self.decisions += pending
        self.seconds[running] += seconds / running.sum()
        self._actions.append(table.batch.actions.copy())

    def moves(self, steps: Sequence[int]) -> list[bytes]:
        """The actions (int16) of all steps and seats of every game, which had ``steps`` steps, compressed."""
        history = np.stack(self._actions)  # (steps, games, players)
        return [zlib.compress(history[:n, row].tobytes()) for row, n in enumerate(steps)]


class ChunkPlayer(Worker):
    """Plays chunks of a plan; one in every process (agents may be anything), with agents of its own."""

    def __init__(self, plan: Plan, all_needed: bool = False) -> None:
        self.plan, self.config, self.all_needed = plan, GameConfig.from_options(plan.game), all_needed
        self.agents = [make_agent(spec, plan.seed) for spec in plan.agents]

    def do(self, chunk: Chunk) -> list[StoredGame]:
        """The games of a chunk."""
        return [game for rotation in range(self.plan.rotations) for game in self._play_rotation(chunk, rotation)]

    def check_answers(self, table: Table) -> None:
        """Refuse agents that have not once answered. If two others have, these play on; who is silent has no rating."""
        answering = sum(not getattr(agent, "never_answered", "") for agent in self.agents)
        if self.all_needed or answering < 2:
            table.check_answers()

    def warm_up(self) -> None:
        """Let every agent choose a few times, so that all is compiled before workers need it."""
        tables = []
        for agent in self.agents:
            sim = Simulator(self.config, 1, self.plan.seed, threads=1)
            table = Table(sim, [agent], np.zeros((1, self.config.players)), illegal="replace")
            for _ in range(WARM_UP_STEPS):
                table.step()
            tables.append(table)
            agent.faults.clear()
        for table in tables:
            self.check_answers(table)
        sim.outcomes()

    def close(self) -> None:
        for agent in self.agents:
            agent.close()

    def _play_rotation(self, chunk: Chunk, rotation: int) -> list[StoredGame]:
        plan, blocks = self.plan, range(chunk.lo, chunk.hi)
        first = plan.number(chunk.table, chunk.lo)
        sim = Simulator(self.config, len(blocks), plan.seed, threads=1, masks=False, first=first)
        agents = np.array([plan.seating(chunk.table, block, rotation) for block in blocks])  # (games, players)
        log = GameLog(agents.shape)
        table = Table(sim, self.agents, agents, log, illegal="replace")
        while table.step():
            pass
        self.check_answers(table)
        outcomes, moves = sim.outcomes(), log.moves(sim.states["clock"].tolist())
        place = np.where(np.isnan(outcomes.places), None, outcomes.places)  # type: ignore[call-overload]
        per_seat = (agents, place, outcomes.won.astype(int), outcomes.score, outcomes.survived, outcomes.causes)
        seats = zip(*(column.tolist() for column in (*per_seat, log.decisions, log.choosing)), strict=True)
        per_game = (sim.index, outcomes.decided.astype(int), outcomes.rounds, log.seconds)
        rows = zip(*(column.tolist() for column in per_game), moves, strict=True)
        games = []
        for block, row, cells, faults in zip(blocks, rows, seats, log.faults, strict=True):
            game = plan.game_id(chunk.table, block, rotation)
            results = zip(*cells, strict=True)
            games.append(
                StoredGame(
                    (game, chunk.table, block, rotation, *row),
                    tuple((game, seat, *result) for seat, result in enumerate(results)),
                    tuple((game, *fault) for fault in faults),
                )
            )
        return games


class BlockQueue:
    """The blocks still to be played, in chunks that fit the agents' speed, table by table in turn."""

    def __init__(self, missing: list[list[int]], batch: int | None) -> None:
        """``batch``: blocks in a chunk; None: adapted."""
        self.left = [deque(blocks) for blocks in missing]
        self._again: deque[Chunk] = deque()
        self._batch, self._table = batch, 0
        self._size = [batch or FIRST_CHUNK] * len(missing)

    def put_back(self, chunk: Chunk) -> None:
        self._again.append(chunk)

    def take(self, workers: int) -> Chunk | None:
        """The next chunk; towards the end smaller ones, so that all workers have something to do."""
        if self._again:
            return self._again.popleft()
        waiting = [table for table, blocks in enumerate(self.left) if blocks]
        if not waiting:
            return None
        table = self.next_table(waiting)
        self._table = table + 1
        blocks, size = self.left[table], self._size[table]
        if self._batch is None:
            size = min(size, -(-sum(map(len, self.left)) // workers))
        lo = hi = blocks.popleft()
        while blocks and blocks[0] == hi + 1 and hi + 1 - lo < size:
            hi = blocks.popleft()
        return Chunk(table, lo, hi + 1)

    def next_table(self, waiting: list[int]) -> int:
        """Which of the tables that have blocks left comes next."""
        return next((table for table in waiting if table >= self._table), waiting[0])

    def learn(self, chunk: Chunk, seconds: float) -> None:
        """Adapt the size of a table's chunks to how long one took."""
        if self._batch is None:
            blocks = chunk.hi - chunk.lo
            fit = int(CHUNK_SECONDS * blocks / max(seconds, 1e-6))
            self._size[chunk.table] = max(1, min(fit, blocks * GROWTH, LARGEST_CHUNK))


def play_queue(
    store: Database,
    plan: Plan,
    queue: BlockQueue,
    games: int,
    workers: Workers,
    out: str,
    note: Callable[[list[StoredGame]], str] = lambda played: "",
) -> None:
    """Play what is in the queue. However it ends, what has been played is stored.

    ``games``: with those that are stored already; ``note``: called with the games of every chunk, for the progress bar.
    """
    if not any(queue.left):
        return
    done = store.done()

    def keep(chunk: Chunk, played: list[StoredGame]) -> None:
        nonlocal done
        store.write(played)
        done += len(played)
        bar.update(done, note(played))

    backend = workers.start(partial(ChunkPlayer, plan))
    try:
        with Progress(games, "games", done) as bar:
            dispatch(backend, queue, keep, out)
    except KeyboardInterrupt:
        stored = f"{done:,} of {games:,} games are stored"
        print(f"\n{stored}; the same command with --resume goes on", file=sys.stderr)
        raise
    finally:
        backend.close()
