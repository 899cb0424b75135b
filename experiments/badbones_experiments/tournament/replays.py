"""Replays of the games of a tournament that are worth watching, for its report to link to."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from badbones_env import Record

from ..training.files import write_files
from ..viewer.replay import replay_page
from .database import Database
from .records import SURPRISING, chosen, write_record
from .schedule import Plan, TournamentError

FOLDER = "replays"
WORDS = {
    "closest": "The closest game", "longest": "The longest game", SURPRISING: "The most surprising result",
}  # fmt: skip


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


def _page(store: Database, plan: Plan, game: int, title: str) -> str:
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "game.bones"
        write_record(store, plan, game, path)
        return replay_page([Record.read(path)], f"Bad Bones: {title[0].lower()}{title[1:]} of the tournament")


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
