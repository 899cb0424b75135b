"""Games worth keeping: ``.bones`` files (``--records``) and pages to watch, replayed from the stored moves."""

from __future__ import annotations

import itertools
import tempfile
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from badbones_env import GameConfig, Record, Recorder
from badbones_env.lowlevel import game_spec
from badbones_env.text.choices import action_texts

from ..jobs.files import inside, write_files
from ..reports.progress import Progress
from ..viewer.replay import replay_page
from .database import RECORDS, REPLAYS, Database
from .schedule import Plan, TournamentError

BEST_SCORE = "(SELECT MAX(score) FROM seats s WHERE s.game = games.game)"
# What can be asked for -> the order in which games come, as SQL over games
KINDS = {
    "closest": f"WHERE game IN (SELECT game FROM seats WHERE won) ORDER BY {BEST_SCORE} - "
    "(SELECT score FROM seats s WHERE s.game = games.game ORDER BY score DESC LIMIT 1 OFFSET 1)",
    "longest": "ORDER BY rounds DESC",
    "faults": "WHERE game IN (SELECT game FROM faults) "
    "ORDER BY (SELECT COUNT(*) FROM faults f WHERE f.game = games.game) DESC",
}
SURPRISING = "surprising"  # the least expected result, by the figures of the tournament itself
REPLAYED = {"closest": "The closest game", "longest": "The longest game", SURPRISING: "The most surprising result"}
MAX_BYTES = 1 << 24  # of the moves of a game
MAX_AGENTS = 10  # whose pairs have pages: every page takes a moment, and their number grows with the square


def parse_records(text: str) -> dict[str, int]:
    """``closest=3,longest`` -> how many games of each kind."""
    wanted: dict[str, int] = {}
    for part in text.split(","):
        kind, _, many = part.strip().partition("=")
        if kind not in (*KINDS, SURPRISING) or not (many or "1").isdigit() or int(many or 1) < 1:
            raise TournamentError(
                f"--records takes {', '.join([*KINDS, SURPRISING])}, each with =N, such as closest=3; not {part!r}"
            )
        wanted[kind] = int(many or 1)
    return wanted


def select_games(store: Database, plan: Plan, results: dict[str, Any], kind: str, many: int) -> list[int]:
    """The games that fit a kind best; ties go to the game with the lowest id."""
    order = _surprising_order(results, plan) if kind == SURPRISING else KINDS[kind]
    return [game for (game,) in store.query(f"SELECT game FROM games {order}, game LIMIT ?", many)]


def _surprising_order(results: dict[str, Any], plan: Plan) -> str:
    """The order of games from the least expected result on: an underdog won, or a favourite lost."""
    figure = "rating" if "rating" in results["entrants"][0] else "win_share" if plan.versus else "success"
    strength = {entrant["agent"]: entrant[figure]["value"] or 0.0 for entrant in results["entrants"]}
    if not plan.versus:  # a team is known by its first agent; its success is the chance of a win
        strength = {name.split(" + ")[0]: value for name, value in strength.items()}
    cases = " ".join(f"WHEN {k} THEN {strength.get(name, 0.0)!r}" for k, name in enumerate(plan.agents))
    worth = f"CASE seats.agent {cases} END"
    if not plan.versus:
        chance, won = (
            f"(SELECT {what} FROM seats WHERE seats.game = games.game AND seat = 0)" for what in (worth, "won")
        )
        return f"ORDER BY CASE WHEN {won} THEN {chance} ELSE 1 - {chance} END"
    loser, winner = (
        f"(SELECT MAX({worth}) FROM seats WHERE seats.game = games.game AND {which})" for which in ("NOT won", "won")
    )
    return f"WHERE {loser} - {winner} IS NOT NULL ORDER BY {loser} - {winner} DESC"


def write_records(store: Database, plan: Plan, results: dict[str, Any], wanted: dict[str, int], out: str) -> list[Path]:
    """Write the records of the games that fit best."""
    if "closest" in wanted and not plan.versus:
        raise TournamentError("--records closest is for versus: it compares the scores of the best two seats")
    folder = inside(out, RECORDS)
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for kind, many in wanted.items():
        for place, game in enumerate(select_games(store, plan, results, kind, many), 1):
            written.append(folder / f"{kind}-{place}-game-{game}.bones")
            written[-1].unlink(missing_ok=True)  # a link that somebody planted is not followed
            _write_record(store, plan, game, written[-1])
    return written


def _write_record(store: Database, plan: Plan, game: int, path: Path) -> None:
    (number, moves), *_ = store.query("SELECT number, moves FROM games WHERE game = ?", game)
    seated = store.query("SELECT agent FROM seats WHERE game = ? ORDER BY seat", game)
    with store.reading():
        unpacked = zlib.decompressobj().decompress(moves, MAX_BYTES)
        actions = np.frombuffer(unpacked, np.int16).reshape(-1, plan.players)
    spec = game_spec(GameConfig.from_options(plan.game))
    texts = [action_texts(spec, seat) for seat in range(plan.players)]
    agents = [plan.agents[agent] for (agent,) in seated]
    with Recorder(path, plan.game, seed=plan.seed, index=number, agents=agents) as recorder:
        for step in actions.tolist():
            recorder.step({seat: texts[seat][action] for seat, action in enumerate(step)})


def _read_record(store: Database, plan: Plan, game: int) -> Record:
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "game.bones"
        _write_record(store, plan, game, path)
        return Record.read(path)


def write_replays(store: Database, plan: Plan, results: dict[str, Any], out: str) -> list[tuple[str, str]]:
    """Write a page for the first game of each kind; returns what the report says of each, and its file."""
    folder = _make_folder(Path(out), REPLAYS)
    links: list[tuple[str, str]] = []
    for kind, title in REPLAYED.items():
        if kind == "closest" and not plan.versus:
            continue
        for game in select_games(store, plan, results, kind, 1):
            page = replay_page(
                [_read_record(store, plan, game)], f"Bad Bones: {title[0].lower()}{title[1:]} of the tournament"
            )
            write_files(folder, {f"{kind}.html": page})
            links.append((f"{title}: {_facts(store, plan, game)}", f"{REPLAYS}/{kind}.html"))
    return links


def write_pairs(stores: Sequence[Database], agents: Sequence[str], folder: Path) -> dict[tuple[int, int], str]:
    """Write a page for every two of the first agents that met: a game that each of them won, if there are any.

    Returns the files, as a page beside the folder links to them, by the numbers of both agents.
    """
    _make_folder(folder.parent, folder.name)
    links: dict[tuple[int, int], str] = {}
    pairs = list(itertools.combinations(range(min(len(agents), MAX_AGENTS)), 2))
    with Progress(len(pairs), "replays") as bar:
        for number, (i, j) in enumerate(pairs):
            records = [*_first_win(stores, agents[i], agents[j]), *_first_win(stores, agents[j], agents[i])]
            if records:
                name = f"{i + 1}-{j + 1}.html"
                write_files(folder, {name: replay_page(records, f"Bad Bones: {agents[i]} and {agents[j]}")})
                links[i, j] = links[j, i] = f"{folder.name}/{name}"
            bar.update(number + 1)
    return links


def _make_folder(out: Path, name: str) -> Path:
    folder = inside(out, name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TournamentError(f"{folder}: cannot be written: {error.strerror}") from None
    return folder


def _first_win(stores: Sequence[Database], winner: str, loser: str) -> list[Record]:
    """The first game in which the one won and the other, who was at the table, did not."""
    for store in stores:
        plan = store.plan()
        if winner not in plan.agents or loser not in plan.agents:
            continue
        for (game,) in store.query(
            "SELECT a.game FROM seats a JOIN seats b USING (game) "
            "WHERE a.agent = ? AND b.agent = ? AND a.won AND NOT b.won ORDER BY a.game LIMIT 1",
            plan.agents.index(winner),
            plan.agents.index(loser),
        ):
            return [_read_record(store, plan, game)]
    return []


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
