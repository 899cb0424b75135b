"""The interface: a game from a position, its legal choices, steps, and the position reached."""

from __future__ import annotations

import copy
from typing import Any

from tests.oracle.actions import action_texts, mask
from tests.oracle.model import Game
from tests.oracle.notation import read_position, show_position
from tests.oracle.observe import decision_of, observation
from tests.oracle.rewards import rewards, standing
from tests.oracle.rounds import play


class Oracle:
    """A game of Bad Bones played slowly and to the letter."""

    def __init__(self, options: dict[str, Any], position: dict[str, Any]) -> None:
        """NOTATION: set the table up and run to the first choice."""
        self._beginning = copy.deepcopy((options, position))
        self._history: list[tuple[dict[int, str], list[str]]] = []
        self._set_up()

    @classmethod
    def from_position(cls, game: dict[str, Any], position: dict[str, Any], seed: int = 0) -> Oracle:
        """NOTATION: the tables [game] and [position] of a scenario.  There is no chance here: `seed` is ignored."""
        return cls(game, position)

    def _set_up(self) -> None:
        """NOTATION: the beginning, and all steps made since."""
        self.game: Game = read_position(*copy.deepcopy(self._beginning))
        self._flow = play(self.game)
        self._pending = next(self._flow)
        self._before = standing(self.game)
        for choices, draws in self._history:
            self._run(choices, draws)

    def _run(self, choices: dict[int, str], draws: list[str]) -> None:
        """P1: let the game go on to the next choice, or to its end."""
        self.game.draws = list(draws)
        self._before = standing(self.game)
        try:
            self._pending = self._flow.send(choices)
        except StopIteration:
            self._pending = {}
        if self.game.draws:
            raise ValueError(f"too many draws: {self.game.draws}")

    def legal(self) -> dict[int, list[str]]:
        """P1: the choices now due, by seat."""
        return {seat: list(options) for seat, options in self._pending.items()}

    def step(self, choices: dict[int, str], draws: list[str] | None = None) -> None:
        """P1, A3: one choice of every seat that has one, and what phase 4 of this step draws, if it is reached."""
        for seat, text in choices.items():
            expected = self._pending.get(seat, ["wait"])
            if not 0 <= seat < self.game.players or text not in expected:
                raise ValueError(f"p{seat} cannot {text!r}; legal: {expected}")
        missing = [seat for seat in self._pending if seat not in choices]
        if missing:
            raise ValueError(f"no choice of {missing}")
        if not self._pending:
            raise ValueError("the game is over")
        made = {seat: choices[seat] for seat in self._pending}
        try:
            self._run(made, draws or [])
        except ValueError:
            self._set_up()
            raise
        self._history.append((made, list(draws or [])))

    def _shown(self) -> tuple[Game, dict[int, list[str]]]:
        """The table that learners see, and the choices due: a game that was cut off as if it had not been."""
        if not self.game.truncated:
            return self.game, self._pending
        game = copy.deepcopy(self.game)
        game.over = game.truncated = False
        game.round += 1
        game.phase = "hero"
        return game, next(play(game))

    def actions(self, seat: int) -> list[str]:
        """The texts of a seat's actions, in the order of the action space."""
        return action_texts(self.game, seat)

    def mask(self, seat: int) -> list[bool]:
        """The legal actions of a seat, as a learner gets them."""
        game, pending = self._shown()
        return mask(game, seat, pending)

    def question(self, seat: int) -> str:
        """What a seat is asked: `hero`, `flee`, ...; `nothing` while it waits."""
        return decision_of(self.game, self._pending.get(seat))

    def observation(self, seat: int, encoding: str) -> dict[str, Any]:
        """What a learner in a seat sees, by the names of the fields."""
        game, pending = self._shown()
        return observation(game, seat, encoding, pending)

    def standing(self) -> list[float]:
        """How each seat stands, for the shaped reward."""
        return standing(self.game)

    def rewards(self, name: str) -> list[float]:
        """What the last step gave each seat."""
        return rewards(name, self.game, self._before)

    def position(self) -> dict[str, Any]:
        """NOTATION: everything on the table, as a scenario's position with the outcome so far."""
        return show_position(self.game)
