"""``badbones leaderboard``: several tournaments in one table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

from .database import Database, Games
from .export import as_text, to_json
from .replays import write_pairs
from .report import report, title_of
from .results import decision_times, summarise
from .schedule import TournamentError

LUCK_BITS = 40  # numbers of a master seed that tournaments use are below 2**40


@dataclass
class Board:
    """The merged tournaments of one game."""

    game: dict[str, Any]
    results: dict[str, Any]
    timing: dict[str, float]


def leaderboard(folders: Sequence[str], as_json: bool, html: str | None, replays: bool = True) -> int:
    """Merge tournaments of the same game and print a table for each game; ``replays``: the page has games to watch."""
    groups = _by_game(folders)
    boards = [merge(stores) for stores in groups]
    if html is not None:
        _write_page(boards, html, folders, groups[0] if replays else [])
    if as_json:
        print(to_json({"leaderboards": [{"game": board.game, **board.results} for board in boards]}), end="")
        return 0
    for board in boards:
        print(f"{title_of(board.game)} ({_facts(board)})\n{as_text(board.results, board.timing, full=True)}\n")
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
    agents = list(dict.fromkeys(agent for store in stores for agent in store.plan().agents))
    parts: list[Games] = []
    seeds: list[int] = []
    tables = blocks = 0
    for store in stores:
        plan, games = store.plan(), store.games()
        if plan.seed not in seeds:
            seeds.append(plan.seed)
        games.agent = np.array([agents.index(name) for name in plan.agents], np.int64)[games.agent]
        games.luck = games.luck + (seeds.index(plan.seed) << LUCK_BITS)
        games.stratum, games.block = games.stratum + tables, games.block + blocks
        tables, blocks = tables + len(plan.tables), blocks + len(plan.tables) * plan.blocks
        parts.append(games)
    plan, timed = stores[0].plan(), sorted({name for store in stores for name in store.timed()})
    games = _joined(parts)
    if len(stores) > 1:  # a game is told from all others by its chance events and the agents of its seats
        _, first = np.unique(np.column_stack([games.luck, games.agent]), axis=0, return_index=True)
        games = _rows(games, np.sort(first))
    if not len(games.block):
        raise TournamentError(f"no game is played yet in {', '.join(str(store.path.parent) for store in stores)}")
    played = sorted({int(agent) for agent in np.unique(games.agent)})
    games.agent, names = np.searchsorted(played, games.agent), [agents[agent] for agent in played]
    results = {"tournaments": len(stores), "versions": sorted({store.version() for store in stores})}
    results |= summarise(games, names, plan.versus, timed)
    return Board(plan.game, results, decision_times(games, names, plan.versus))


def _rows(games: Games, chosen: Any) -> Games:
    values = {field.name: getattr(games, field.name) for field in fields(games)}
    faults = {kind: count[chosen] for kind, count in values.pop("faults").items()}
    return Games(**{name: value[chosen] for name, value in values.items()}, faults=faults)


def _joined(parts: Sequence[Games]) -> Games:
    names = [field.name for field in fields(Games) if field.name != "faults"]
    kinds = sorted({kind for part in parts for kind in part.faults})
    faults = {
        kind: np.concatenate([part.faults.get(kind, np.zeros_like(part.agent)) for part in parts]) for kind in kinds
    }
    return Games(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in names}, faults=faults)


def _facts(board: Board) -> str:
    found = board.results
    return (
        f"{found['games']:,} games of {found['tournaments']} tournament{'s' * (found['tournaments'] > 1)}, "
        f"badbones {', '.join(found['versions'])}"
    )


def _write_page(boards: Sequence[Board], path: str, folders: Sequence[str], watched: Sequence[Database]) -> None:
    if len(boards) > 1:
        games = "; ".join(title_of(board.game) for board in boards)
        raise TournamentError(f"--html takes tournaments of one game, these are of {len(boards)}: {games}")
    board = boards[0]
    command = " ".join(["badbones leaderboard", *folders, "--html", path])
    agents = [entrant["agent"] for entrant in board.results["entrants"]]
    wanted = watched and "head_to_head" in board.results
    cells = write_pairs(watched, agents, Path(path).with_suffix(".games")) if wanted else {}
    text = report(board.results, board.timing, board.game, _facts(board), command, cells=cells)
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise TournamentError(f"{path}: cannot be written: {error.strerror}") from None
