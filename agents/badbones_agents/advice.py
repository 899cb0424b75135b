"""What a decision of one game is worth, for hints and reviews.

``advise``: the candidates of an agent with probabilities and values. An agent that searches has several
(``Agent.search_info``), the others only their choice. ``rollout_values``: survival and points after given choices, by
rollouts with common random numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from badbones_env import Game
from badbones_env.errors import BadBonesError
from badbones_env.lowlevel import full_points
from badbones_env.planning import PlanningBatch
from badbones_env.text.choices import action_texts

from .agent import Agent
from .bots.public_batch import choose_in
from .registry import make_agent

ADVISERS = ("champion", "mcts", "guardian")
"""Strongest first; the first that can play a game advises in it."""
SAMPLES, ROUNDS = 64, 4  # of rollouts
PLAYER = "guardian"  # of all seats in rollouts: strong, and thousands of rounds a second


@dataclass(frozen=True)
class Candidate:
    """A choice as an adviser sees it."""

    choice: str
    visit_prob: float = 1.0  # fraction of the search's visits
    value: float | None = None  # from -1 (lost) to 1 (won)
    points: float | None = None  # expected at the end
    prior: float | None = None  # probability before the search


def advise(agent: Agent, game: Game, seat: int) -> list[Candidate]:
    """The candidates of an agent for a seat that has a decision, its choice first."""
    own, batch = choose_in(agent, game, seat)
    info = agent.search_info(seat)
    if info is None or len(info.verbs) < 2:
        return [Candidate(own)]
    texts = action_texts(batch.spec, seat)
    action_of = batch.spec.tables[0].action

    def number(values: NDArray[np.float64] | None, k: int) -> float | None:
        return None if values is None or np.isnan(values[k]) else float(values[k])

    candidates = [
        Candidate(
            texts[int(action_of[int(verb), int(argument)])],
            float(info.visit_probs[k]),
            number(info.values, k),
            number(info.points, k),
            number(info.priors, k),
        )
        for k, (verb, argument) in enumerate(zip(info.verbs, info.arguments, strict=True))
    ]
    return sorted(candidates, key=lambda candidate: (candidate.choice != own, -candidate.visit_prob))


def best_adviser(game: Game, seed: int = 0) -> Agent:
    """The strongest shipped agent that can play a game from its present position."""
    if game.over:
        game = Game(**game.config.options())
    seat = next(iter(game.legal()))
    for name in ADVISERS[:-1]:
        agent = make_agent(name, seed)
        try:
            choose_in(agent, game, seat)
        except BadBonesError:  # it cannot play this game
            agent.close()
        else:
            return agent
    return make_agent(ADVISERS[-1], seed)


@dataclass(frozen=True)
class RolloutValue:
    """After a choice: the fraction of rollouts in which tower and village (co-op: the team) stand, and mean points."""

    choice: str
    stands: float
    points: float
    full_points: int  # those that a game begins with

    @property
    def worth(self) -> float:
        """Both in one number: survival counts as much as the points of a whole game."""
        return self.full_points * self.stands + self.points


def rollout_values(
    game: Game, seat: int, choices: Sequence[str], samples: int = SAMPLES, rounds: int = ROUNDS
) -> list[RolloutValue]:
    """Play ``samples`` rollouts of ``rounds`` rounds after each choice of a seat; all choices share their draws."""
    rollouts = PlanningBatch(game.config, samples * len(choices))
    rollouts.load(game, numbers=np.tile(np.arange(samples), len(choices)), seed=1)
    sim, texts = rollouts.sim, action_texts(rollouts.sim.spec, seat)
    actions = np.repeat([texts.index(choice) for choice in choices], samples)
    rollouts.play(make_agent(PLAYER), rounds, first={seat: actions})
    stood = np.asarray(sim.states["lost"] == 0 if game.config.mode == "coop" else sim.states["out"][:, seat] == 0)
    points, full = sim.points()[:, seat], full_points(game.config)
    return [
        RolloutValue(choice, float(stood[rows].mean()), float(points[rows].mean()), full)
        for choice, rows in zip(choices, np.split(np.arange(len(stood)), len(choices)), strict=True)
    ]
