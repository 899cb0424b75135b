"""Win probabilities by rollouts: ``guardian`` plays all seats of copies of a game to its end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from badbones_agents.advice import PLAYER
from badbones_agents.registry import make_agent

from badbones_env import Game
from badbones_env.planning import PlanningBatch

SAMPLES = 48  # rollouts of each position
VERSUS_ROUNDS = 10  # then whoever has the most points is taken for the winner


def win_probabilities(games: Sequence[Game], samples: int = SAMPLES) -> list[list[float]]:
    """Each seat's chance to win (co-op and solo: that of the team) in positions of one game; shared wins are shared."""
    open_games = [game for game in games if not game.over]
    rolled_out = iter(_rolled_out(open_games, samples) if open_games else ())
    return [_decided(game) if game.over else next(rolled_out) for game in games]


def _decided(game: Game) -> list[float]:
    winners = game.outcome.winners
    share = 1.0 / len(winners) if winners and game.config.mode == "versus" else 1.0
    return [share if seat in winners else 0.0 for seat in range(game.config.players)]


def _rolled_out(games: Sequence[Game], samples: int) -> list[list[float]]:
    config = games[0].config
    batch = PlanningBatch(config, samples * len(games))
    for number, game in enumerate(games):
        batch.load(game, into=slice(number * samples, (number + 1) * samples), numbers=np.arange(samples), seed=1)
    batch.play(make_agent(PLAYER), VERSUS_ROUNDS if config.mode == "versus" else 0)
    if config.mode != "versus":
        won = batch.outcomes().won.astype(np.float64)
    else:
        eliminated, points = batch.outcomes().eliminated, batch.sim.points()
        best = ~eliminated & (points == points.max(axis=1, keepdims=True))
        won = best / np.maximum(best.sum(axis=1, keepdims=True), 1)
    return [[round(float(p), 3) for p in part.mean(axis=0)] for part in np.split(won, len(games))]


def turning_point(probabilities: Sequence[Sequence[float]], seat: int) -> int:
    """The index of the position after which a seat's win probability changed most, towards how it ended."""
    course = [each[seat] for each in probabilities]
    sign = 1 if course[-1] >= course[0] else -1
    changes = [sign * (after - before) for before, after in pairwise(course)]
    return changes.index(max(changes)) if changes else 0
