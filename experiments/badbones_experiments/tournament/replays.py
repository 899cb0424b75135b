"""Replays of the games of a tournament that are worth watching, for its report to link to."""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_env import Record

from ..jobs.files import write_files
from ..reports.progress import Progress
from ..viewer.replay import replay_page
from .database import Database
from .records import SURPRISING, chosen, write_record
from .schedule import Plan, TournamentError

FOLDER = "replays"
MOST_AGENTS = 10  # whose pairs have pages: every page takes a moment, and their number grows with the square
WORDS = {"closest": "The closest game", "longest": "The longest game", SURPRISING: "The most surprising result"}


def write_replays(store: Database, plan: Plan, results: dict[str, Any], out: str) -> list[tuple[str, str]]:
    """Write a page for the first game of each kind; returns what the report says of each, and its file."""
    folder = Path(out) / FOLDER
    written: list[tuple[str, str]] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for kind, words in WORDS.items():
            if kind == "closest" and not plan.versus:
                continue
            for game in chosen(store, plan, results, kind, 1):
                write_files(folder, {f"{kind}.html": _page(store, plan, game, words)})
                written.append((f"{words}: {_facts(store, plan, game)}", f"{FOLDER}/{kind}.html"))
    except OSError as error:
        raise TournamentError(f"{folder}: cannot be written: {error.strerror}") from None
    return written


def write_pairs(stores: Sequence[Database], agents: Sequence[str], folder: Path) -> dict[tuple[int, int], str]:
    """Write a page for every two of the first agents that met: a game that each of them won, if there are any.

    Returns the files, as a page beside the folder links to them, by the numbers of both agents.
    """
    written: dict[tuple[int, int], str] = {}
    pairs = list(itertools.combinations(range(min(len(agents), MOST_AGENTS)), 2))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with Progress(len(pairs), "replays") as bar:
            for number, (i, j) in enumerate(pairs):
                records = [
                    record for pair in ((i, j), (j, i)) for record in _won(stores, agents[pair[0]], agents[pair[1]])
                ]
                if records:
                    path = folder / f"{i + 1}-{j + 1}.html"
                    title = f"Bad Bones: {agents[i]} and {agents[j]}"
                    path.write_text(replay_page(records, title), encoding="utf-8")
                    written[i, j] = written[j, i] = f"{folder.name}/{path.name}"
                bar.update(number + 1)
    except OSError as error:
        raise TournamentError(f"{folder}: cannot be written: {error.strerror}") from None
    return written


def _won(stores: Sequence[Database], winner: str, loser: str) -> list[Record]:
    """The first game in which the one won and the other, who was at the table, did not."""
    for store in stores:
        plan = store.plan()
        if winner not in plan.agents or loser not in plan.agents:
            continue
        found = store.query(
            "SELECT a.game FROM seats a JOIN seats b USING (game) "
            "WHERE a.agent = ? AND b.agent = ? AND a.won AND NOT b.won ORDER BY a.game LIMIT 1",
            plan.agents.index(winner),
            plan.agents.index(loser),
        )
        for (game,) in found:
            return [_record(store, plan, game)]
    return []


def _record(store: Database, plan: Plan, game: int) -> Record:
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "game.bones"
        write_record(store, plan, game, path)
        return Record.read(path)


def _page(store: Database, plan: Plan, game: int, title: str) -> str:
    return replay_page([_record(store, plan, game)], f"Bad Bones: {title[0].lower()}{title[1:]} of the tournament")


def _facts(store: Database, plan: Plan, game: int) -> str:
    """Who won against whom, with the points and the round."""
    seats = store.query("SELECT agent, won, score FROM seats WHERE game = ? ORDER BY seat", game)
    ((rounds,),) = store.query("SELECT rounds FROM games WHERE game = ?", game)
    names = [f"{plan.agents[agent]} ({score})" if plan.versus else plan.agents[agent] for agent, _, score in seats]
    winners = [name for name, (_, won, _) in zip(names, seats, strict=True) if won]
    losers = [name for name, (_, won, _) in zip(names, seats, strict=True) if not won]
    if not plan.versus:
        return f"{', '.join(dict.fromkeys(names))} {'won' if winners else 'lost'} in round {rounds}"
    return f"{' and '.join(winners) or 'nobody'} won against {', '.join(losers) or 'nobody'} in round {rounds}"
