"""``--records``: chosen games as ``.bones`` files, replayed from the moves that the database holds."""

from __future__ import annotations

import zlib
from pathlib import Path

import numpy as np

from badbones_env import GameConfig, Recorder
from badbones_env.actions import action_texts
from badbones_env.tables import layout

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


def parse_records(text: str) -> dict[str, int]:
    """``closest=3,longest`` -> how many games of each kind."""
    wanted: dict[str, int] = {}
    for part in text.split(","):
        kind, _, many = part.strip().partition("=")
        if kind not in KINDS or not (many or "1").isdigit() or int(many or 1) < 1:
            raise TournamentError(f"--records takes {', '.join(KINDS)}, each with =N, such as closest=3; not {part!r}")
        wanted[kind] = int(many or 1)
    return wanted


def write_records(store: Database, plan: Plan, wanted: dict[str, int], out: str) -> list[Path]:
    """Write the records of the games that fit best; ties go to the game with the lowest id."""
    if "closest" in wanted and not plan.versus:
        raise TournamentError("--records closest is for versus: it compares the scores of the best two seats")
    folder = Path(out) / RECORDS
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for kind, many in wanted.items():
        games = store.query(f"SELECT game FROM games {KINDS[kind]}, game LIMIT ?", many)
        for place, (game,) in enumerate(games, 1):
            path = folder / f"{kind}-{place}-game-{game}.bones"
            write_record(store, plan, game, path)
            written.append(path)
    return written


def write_record(store: Database, plan: Plan, game: int, path: Path) -> None:
    """Write the record of one game."""
    (number, moves), *_ = store.query("SELECT number, moves FROM games WHERE game = ?", game)
    seated = store.query("SELECT agent FROM seats WHERE game = ? ORDER BY seat", game)
    actions = np.frombuffer(zlib.decompress(moves), np.int16).reshape(-1, plan.players)
    made = layout(GameConfig.from_options(plan.game))
    texts = [action_texts(made, seat) for seat in range(plan.players)]
    agents = [plan.agents[agent] for (agent,) in seated]
    with Recorder(path, plan.game, seed=plan.seed, index=number, agents=agents) as recorder:
        for step in actions.tolist():
            recorder.step({seat: texts[seat][action] for seat, action in enumerate(step)})
