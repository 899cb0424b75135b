"""``badbones leaderboard``: several tournaments in one table."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..jobs.files import write_files
from ..reports.machine import run_line
from .database import Database, GameArrays
from .export import as_text, to_json
from .records import write_pairs
from .report import report, title_of
from .results import decision_times, summarise
from .schedule import TournamentError

CHANCE_ID_BITS = 40  # numbers of a master seed that tournaments use are below 2**40


@dataclass
class Board:
    """The merged tournaments of one game."""

    stores: Sequence[Database]
    game: dict[str, Any]
    results: dict[str, Any]
    timing: dict[str, float]

    @property
    def facts(self) -> str:
        """What was merged, in a line."""
        many, versions = len(self.stores), ", ".join(self.results["versions"])
        return f"{self.results['games']:,} games of {many} tournament{'s' * (many > 1)}, badbones {versions}"


def leaderboard(
    folders: Sequence[str], as_json: bool, html: str | None, replays: bool = True, command: str = "badbones leaderboard"
) -> int:
    """Merge tournaments of the same game and print a table for each game; ``replays``: the page has games to watch."""
    started = time.time()
    boards = [merge(stores) for stores in _by_game(folders)]
    if html is not None:
        _write_page(boards, Path(html), replays, command, started)
    if as_json:
        print(to_json({"leaderboards": [{"game": board.game, **board.results} for board in boards]}), end="")
        return 0
    for board in boards:
        print(f"{title_of(board.game)} ({board.facts})\n{as_text(board.results, board.timing, full=True)}\n")
    print(f"{command}: {run_line(started)}")
    return 0


def _by_game(folders: Sequence[str]) -> list[list[Database]]:
    groups: dict[str, list[Database]] = {}
    for folder in folders:
        if len(folders) > 1 and Path(folder).exists() and not (Path(folder) / Database.FILE).exists():
            continue  # runs/* holds other things too
        store = Database.open(folder)
        groups.setdefault(json.dumps(store.plan().game, sort_keys=True), []).append(store)
    if not groups:
        raise TournamentError(f"there is no tournament ({Database.FILE}) in {', '.join(folders)}")
    return list(groups.values())


def merge(stores: Sequence[Database]) -> Board:
    """The statistics of all games of tournaments of the same game; a game that several of them hold counts once."""
    plans = [store.plan() for store in stores]
    agents = list(dict.fromkeys(agent for plan in plans for agent in plan.agents))
    seeds = list(dict.fromkeys(plan.seed for plan in plans))
    parts: list[GameArrays] = []
    tables = blocks = 0
    for store, plan in zip(stores, plans, strict=True):
        games = store.games()
        games.agent = np.array([agents.index(name) for name in plan.agents], np.int64)[games.agent]
        games.chance_id = games.chance_id + (seeds.index(plan.seed) << CHANCE_ID_BITS)
        games.stratum, games.block = games.stratum + tables, games.block + blocks
        tables, blocks = tables + len(plan.tables), blocks + len(plan.tables) * plan.blocks
        parts.append(games)
    games = GameArrays.joined(parts)
    if len(stores) > 1:  # a game is told from all others by its chance events and the agents of its seats
        _, first = np.unique(np.column_stack([games.chance_id, games.agent]), axis=0, return_index=True)
        games = games.select(np.sort(first))
    if not len(games.block):
        raise TournamentError(f"no game is played yet in {', '.join(str(store.path.parent) for store in stores)}")
    played, games.agent = np.unique(games.agent, return_inverse=True)
    games.agent = games.agent.reshape(games.won.shape)
    names, versus = [agents[agent] for agent in played], plans[0].versus
    timed = sorted({name for store in stores for name in store.timed()})
    results = {"tournaments": len(stores), "versions": sorted({store.version() for store in stores})}
    results |= summarise(games, names, versus, timed)
    return Board(stores, plans[0].game, results, decision_times(games, names, versus))


def _write_page(boards: Sequence[Board], path: Path, replays: bool, command: str, started: float) -> None:
    if len(boards) > 1:
        games = "; ".join(title_of(board.game) for board in boards)
        raise TournamentError(f"--html takes tournaments of one game, these are of {len(boards)}: {games}")
    (board,) = boards
    pairs = {}
    if replays and "head_to_head" in board.results:
        agents = [entrant["agent"] for entrant in board.results["entrants"]]
        pairs = write_pairs(board.stores, agents, path.with_suffix(".games"))
    page = report(board.results, board.timing, board.game, board.facts, command, pairs=pairs, run=run_line(started))
    write_files(path.parent, {path.name: page})
