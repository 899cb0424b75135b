"""What an agent thinks of the choices of one game: candidates with shares and values, for hints and reviews.

Of an agent that weighs choices (``Agent.search_info``) all are known, of the others only the choice itself.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from badbones_env import Game
from badbones_env.errors import BadBonesError
from badbones_env.text.choices import action_texts

from .agent import Agent
from .bots.public_batch import choose_in
from .registry import make_agent

ADVISERS = ("champion", "mcts", "guardian")
"""Whom to ask, the strongest first; the first that can play a game advises in it."""


@dataclass(frozen=True)
class Candidate:
    """A choice as an adviser sees it; ``value`` runs from -1 (lost) to 1 (won)."""

    choice: str
    share: float = 1.0
    value: float | None = None
    points: float | None = None  # expected in the end
    prior: float | None = None  # how probable it was before anything was tried


def advise(agent: Agent, game: Game, seat: int) -> list[Candidate]:
    """The choices that an agent considers for a seat that has a decision, the one it would make first."""
    chosen, batch = choose_in(agent, game, seat)
    found = agent.search_info(seat)
    if found is None or len(found.verbs) < 2:
        return [Candidate(chosen)]
    texts = action_texts(batch.spec, seat)
    table = batch.spec.tables[0].action

    def number(values: NDArray[np.float64] | None, k: int) -> float | None:
        return None if values is None or np.isnan(values[k]) else float(values[k])

    candidates = [
        Candidate(
            texts[int(table[int(verb), int(argument)])],
            float(found.shares[k]),
            number(found.values, k),
            number(found.points, k),
            number(found.priors, k),
        )
        for k, (verb, argument) in enumerate(zip(found.verbs, found.arguments, strict=True))
    ]
    return sorted(candidates, key=lambda each: (each.choice != chosen, -each.share))


def best_adviser(game: Game, seed: int = 0) -> Agent:
    """The strongest shipped agent that plays a game, in the position in which it stands."""
    if game.over:
        game = Game(**game.config.options())
    seat = next(iter(game.legal()))
    for name in ADVISERS[:-1]:
        agent = make_agent(name, seed)
        try:
            choose_in(agent, game, seat)
        except BadBonesError:  # it was not made for this game
            agent.close()
        else:
            return agent
    return make_agent(ADVISERS[-1], seed)
