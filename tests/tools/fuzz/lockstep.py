"""Plays games from their beginning three times over: as rows of a batch, as single games, and by the oracle.

After every step everything that the batch hands out is compared with what the oracle says: observations, masks,
rewards, and whether games have ended.
"""

from __future__ import annotations

import random
from itertools import cycle
from typing import Any

import numpy as np

from badbones_env import Game, Simulator
from badbones_env.observation.dense import ENCODINGS
from badbones_env.rules.rewards import REWARDS
from tests.tools.fuzz import learner_view

# Every mode, both sets of rules, chiefs, both orders, all numbers of seats, games that are won, lost and cut off.
GAMES: dict[str, dict[str, Any]] = {
    "versus": {"mode": "versus", "players": 2},
    "versus-chiefs-ask": {"mode": "versus", "players": 3, "chiefs": True, "order": "ask"},
    "versus-everything": {"mode": "versus", "players": 4, "advanced": True, "chiefs": True},
    "versus-five": {"mode": "versus", "players": 5, "chiefs": True},
    "versus-advanced": {"mode": "versus", "players": 6, "advanced": True},
    "versus-cut-off": {"mode": "versus", "players": 2, "draw": 1, "max_rounds": 2},
    "solo": {"mode": "solo"},
    "solo-short": {"mode": "solo", "draw": 1, "rounds": 2},
    "solo-everything": {"mode": "solo", "advanced": True, "chiefs": True, "order": "ask", "heroic": True, "rounds": 3},
    "coop": {"mode": "coop", "players": 2},
    "coop-short": {"mode": "coop", "players": 2, "draw": 1, "rounds": 1},
    "coop-ask": {"mode": "coop", "players": 3, "order": "ask"},
    "coop-everything": {"mode": "coop", "players": 4, "advanced": True, "chiefs": True, "order": "ask"},
    "coop-five": {"mode": "coop", "players": 5, "chiefs": True},
    "coop-six": {"mode": "coop", "players": 6, "advanced": True, "max_rounds": 2},
}
# Endings that random play hardly comes to: a game, and a position in which everybody can only pass.
BURNING = {"hero": "e5", "houses": 1, "skeletons": ["a1 s gl"]}
ENDINGS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "two of three win": ({"mode": "versus", "players": 3}, {"board": [{}, BURNING, {}]}),
    "two of five win": ({"mode": "versus", "players": 5}, {"board": [BURNING, {}, {"floors": 3}, {}, BURNING]}),
    "nobody wins": ({"mode": "versus", "players": 3}, {"board": [BURNING, BURNING, BURNING]}),
    "the capital burns": ({"mode": "coop", "players": 3}, {"capital": 1, "board": [{"skeletons": ["a5 n gl"]}]}),
}


class Companion:
    """A row of a batch, played once more as a single game and by the oracle, with the same choices."""

    def __init__(self, oracle_class: Any, options: dict[str, Any], seed: int, number: int) -> None:
        self.game = Game(**options, seed=seed, index=number)
        self.oracle = oracle_class.from_position({"players": 1, **options}, self.game.position())
        self.rng = random.Random(f"{seed}/{number}")

    def choose(self) -> dict[int, str]:
        """A random choice of every seat that has one, first what to do and then where, so that passing is not rare."""
        choices = {}
        for seat, texts in self.oracle.legal().items():
            verb = self.rng.choice(sorted({text.split()[0] for text in texts}))
            choices[seat] = self.rng.choice([text for text in texts if text.split()[0] == verb])
        return choices

    def actions(self, choices: dict[int, str]) -> list[int]:
        """The choices as numbers, by the oracle's list of actions."""
        seats = range(self.game.config.players)
        return [self.oracle.actions(seat).index(choices.get(seat, "wait")) for seat in seats]

    def step(self, choices: dict[int, str]) -> None:
        """Make a step."""
        self.game.step(choices)
        self.oracle.step(choices, self.game.drawn)


class Lockstep:
    """Some games of one configuration in batches that differ in reward and encoding, and their companions."""

    def __init__(self, oracle_class: Any, options: dict[str, Any], games: int, seed: int, autoreset: bool) -> None:
        self.oracle_class, self.options, self.games, self.seed = oracle_class, options, games, seed
        self.autoreset, self.ended = autoreset, 0
        self.batches = {
            name: Simulator(options, games, seed, observation=encoding, reward=name, autoreset=autoreset)
            for name, encoding in zip(REWARDS, cycle(ENCODINGS))
        }
        self.companions = [self.companion(number) for number in range(games)]

    def take_up(self, position: dict[str, Any]) -> None:
        """Go on from a position in all rows."""
        for companion in self.companions:
            companion.game = Game.from_position(self.options, position)
            companion.oracle = self.oracle_class.from_position(self.options, position)
        for batch in self.batches.values():
            saved = batch.save()
            saved["states"][:] = self.companions[0].game._state
            saved["standing"][:] = self.companions[0].oracle.standing()
            batch.restore(saved)

    def companion(self, number: int) -> Companion:
        """The companion of a game."""
        return Companion(self.oracle_class, self.options, self.seed, number)

    def step(self) -> str:
        """Make a step and compare; what is wrong, "" if nothing."""
        running = [row for row in range(self.games) if not self.companions[row].game.over]
        actions = np.zeros((self.games, self.companions[0].game.config.players), int)
        for row in running:
            choices = self.companions[row].choose()
            actions[row] = self.companions[row].actions(choices)
            self.companions[row].step(choices)
        for batch in self.batches.values():
            batch.step(actions)
        wrong = next(filter(None, (self.wrong_reward(row, row in running) for row in range(self.games))), "")
        for row in running if self.autoreset else ():
            if self.companions[row].game.over:
                self.companions[row] = self.companion(int(self.batches["score"].index[row]))
                self.ended += 1
        return wrong or self.wrong_view()

    def wrong_reward(self, row: int, running: bool) -> str:
        """What is wrong in the rewards and flags of a row; a game that was over before the step has none."""
        oracle = self.companions[row].oracle
        ended = running and oracle.game.over and not oracle.game.truncated, running and oracle.game.truncated
        for name, batch in self.batches.items():
            wanted = oracle.rewards(name) if running else [0.0] * batch.config.players
            if not np.allclose(batch.rewards[row], wanted, atol=1e-6):
                return f"game {row}, reward {name}: {batch.rewards[row].tolist()}, should be {wanted}"
            if (bool(batch.terminated[row]), bool(batch.truncated[row])) != ended:
                return f"game {row}: terminated, truncated should be {ended}"
        return ""

    def wrong_view(self) -> str:
        """What is wrong in the masks and observations of all rows and seats."""
        for batch in self.batches.values():
            assert batch.observation is not None
            fixed = learner_view.frame(batch.config, batch.observation.encoding)
            for row, companion in enumerate(self.companions):
                for seat in range(batch.config.players):
                    wrong = learner_view.mask_difference(batch.masks[row, seat], companion.oracle, seat)
                    shown = batch.observations[row, seat]
                    wrong = wrong or learner_view.entries_difference(fixed, shown, companion.oracle, seat)
                    if wrong:
                        return f"game {row}, {wrong}"
        return ""


def play(oracle_class: Any, options: dict[str, Any], games: int, steps: int, seed: int) -> str:
    """Play some games with these options and compare; what is wrong first, "" if nothing."""
    lockstep = Lockstep(oracle_class, options, games, seed, autoreset=False)
    wrong = lockstep.wrong_view()
    for _ in range(steps):
        if wrong or all(companion.game.over for companion in lockstep.companions):
            break
        wrong = lockstep.step()
    return wrong


def play_on(oracle_class: Any, steps: int, seed: int) -> str:
    """Games that end soon, each followed by the next one at once; what is wrong first, "" if nothing."""
    lockstep = Lockstep(oracle_class, {"mode": "versus", "players": 2, "draw": 8}, 3, seed, autoreset=True)
    wrong = next(filter(None, (lockstep.step() for _ in range(steps))), "")
    return wrong if wrong or lockstep.ended > 3 else "too few games ended"


def end(oracle_class: Any, name: str) -> str:
    """Play one of ``ENDINGS`` and compare; what is wrong first, "" if nothing."""
    options, position = ENDINGS[name]
    lockstep = Lockstep(oracle_class, {**options, "draw": 0}, 1, 0, autoreset=False)
    lockstep.take_up({"phase": "trap", **position})
    wrong = ""
    while not wrong and not lockstep.companions[0].game.over:
        wrong = lockstep.step()
    return wrong
