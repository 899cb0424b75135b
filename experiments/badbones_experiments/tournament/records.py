"""``--records``: chosen games as ``.bones`` files, replayed from the moves that the database holds."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import numpy as np

from badbones_env import GameConfig, Recorder
from badbones_env.lowlevel import game_spec
from badbones_env.text.choices import action_texts

from .database import RECORDS, Database
from .schedule import Plan, TournamentError

# What can be asked for -> the order in which games come, as SQL over games
KINDS = {
    "closest": "WHERE game IN (SELECT game FROM seats WHERE won) "
    "ORDER BY (SELECT MAX(score) FROM seats s WHERE s.game = games.game) - "
    "(SELECT score FROM seats s WHERE s.game = games.game ORDER BY score DESC LIMIT 1 OFFSET 1)",
    "longest": "ORDER BY rounds DESC",
    "shortest": "ORDER BY rounds",
    "highest": "ORDER BY (SELECT MAX(score) FROM seats s WHERE s.game = games.game) DESC",
    "faults": "WHERE game IN (SELECT game FROM faults) "
    "ORDER BY (SELECT COUNT(*) FROM faults f WHERE f.game = games.game) DESC",
}


MOST_BYTES = 1 << 24  # of the moves of a game
SURPRISING = "surprising"  # the least expected result, by the figures of the tournament itself


def surprising_order(results: dict[str, Any], plan: Plan) -> str:
    """The order of games from the least expected result on: an underdog won, or a favourite lost."""
    figure = "rating" if "rating" in results["entrants"][0] else "win_share" if plan.versus else "success"
    strength = {entrant["agent"]: entrant[figure]["value"] or 0.0 for entrant in results["entrants"]}
    if not plan.versus:  # a team is known by its first agent; its success is the chance of a win
        strength = {name.split(" + ")[0]: value for name, value in strength.items()}
    cases = " ".join(f"WHEN {k} THEN {strength.get(name, 0.0)!r}" for k, name in enumerate(plan.agents))
    worth = f"CASE seats.agent {cases} END"
    won = "(SELECT MAX({}) FROM seats WHERE seats.game = games.game AND {})"
    if not plan.versus:
        chance = f"(SELECT {worth} FROM seats WHERE seats.game = games.game AND seat = 0)"
        lucky = "(SELECT won FROM seats WHERE seats.game = games.game AND seat = 0)"
        return f"ORDER BY CASE WHEN {lucky} THEN {chance} ELSE 1 - {chance} END"
    upset = f"{won.format(worth, 'NOT won')} - {won.format(worth, 'won')}"
    return f"WHERE {upset} IS NOT NULL ORDER BY {upset} DESC"


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


def chosen(store: Database, plan: Plan, results: dict[str, Any], kind: str, many: int) -> list[int]:
    """The games that fit a kind best; ties go to the game with the lowest id."""
    order = surprising_order(results, plan) if kind == SURPRISING else KINDS[kind]
    return [game for (game,) in store.query(f"SELECT game FROM games {order}, game LIMIT ?", many)]


def write_records(store: Database, plan: Plan, results: dict[str, Any], wanted: dict[str, int], out: str) -> list[Path]:
    """Write the records of the games that fit best."""
    if "closest" in wanted and not plan.versus:
        raise TournamentError("--records closest is for versus: it compares the scores of the best two seats")
    folder = Path(out) / RECORDS
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for kind, many in wanted.items():
        for place, game in enumerate(chosen(store, plan, results, kind, many), 1):
            path = folder / f"{kind}-{place}-game-{game}.bones"
            write_record(store, plan, game, path)
            written.append(path)
    return written


def write_record(store: Database, plan: Plan, game: int, path: Path) -> None:
    """Write the record of one game."""
    (number, moves), *_ = store.query("SELECT number, moves FROM games WHERE game = ?", game)
    seated = store.query("SELECT agent FROM seats WHERE game = ? ORDER BY seat", game)
    with store.reading():
        unpacked = zlib.decompressobj().decompress(moves, MOST_BYTES)
        actions = np.frombuffer(unpacked, np.int16).reshape(-1, plan.players)
    made = game_spec(GameConfig.from_options(plan.game))
    texts = [action_texts(made, seat) for seat in range(plan.players)]
    agents = [plan.agents[agent] for (agent,) in seated]
    with Recorder(path, plan.game, seed=plan.seed, index=number, agents=agents) as recorder:
        for step in actions.tolist():
            recorder.step({seat: texts[seat][action] for seat, action in enumerate(step)})
