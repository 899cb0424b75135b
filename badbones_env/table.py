"""The table: who sits where in a batch of games. Asks everybody, makes the step, tells those who want to know.

This is the only loop in which players and games meet. Tournaments, experiments, datasets, evaluations and environments
with opponents seat their players at a table and differ in who is told of what happens there: their *hooks*.

    sim = Simulator(config, games=100, seed=7)
    table = Table(sim, [guardian, random], seats)  # seats (games, players): 0 is guardian's, 1 random's
    table.play()                                   # until all games are over
    sim.outcomes().won

A step. Every seat with a decision is asked; a player is asked once, for all seats it holds. Nobody sees what others
choose in the same step. Then the batch is stepped. Seats numbered -1 belong to the caller, who gives their actions
(``step(actions)``): so a learner sits at a table. Games that are over rest while others go on; with an ``autoreset``
simulator the next ones begin at once. Whether the auto policy answers some questions (``decisions="core"``) is the
simulator's matter: whoever has nothing to decide is not asked.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .batch import Fault, Player
from .errors import OptionError
from .rules.constants import NOTHING
from .simulator import Simulator

OUTSIDE = -1  # the number of seats that the caller plays

Marks = NDArray[np.bool_]  # (games, players) or (games,)


class Hook:
    """Is told what happens at a table, in this order; a hook overrides what it wants to know.

    Rows are those of the batch; ``pending`` and ``seat_mask`` mark seats (games, players).
    """

    def on_ask(self, table: Table, pending: Marks) -> None:
        """The marked seats are about to be asked. Players may still change seats (``table.seat``)."""

    def on_choice(self, table: Table, player: int, seat_mask: Marks, seconds: float) -> None:
        """A player has chosen for the marked seats, in this many seconds."""

    def on_choices(self, table: Table, pending: Marks, actions: NDArray[np.int64]) -> None:
        """Everybody has chosen ``actions`` (games, players); the games stand as they did before."""

    def on_fault(self, table: Table, row: int, fault: Fault) -> None:
        """A player has forfeited a choice in this row; another choice stands in."""

    def on_step(self, table: Table, pending: Marks, seconds: float) -> None:
        """The games have been stepped; the pending seats did ``table.batch.actions``. It took ``seconds``,
        choosing included."""

    def on_finish(self, table: Table, rows: Marks) -> None:
        """The games of these rows are over since this step: ``table.batch.outcomes(rows)``."""


class Table:
    """Players at a batch of games; ``seats`` (games, players) are their numbers in ``players``.

    ``illegal``: what becomes of an illegal choice, "error" or "replace" (by the first legal one, which is a fault).
    """

    def __init__(
        self, batch: Simulator, players: Sequence[Player], seats: ArrayLike, *hooks: Hook, illegal: str = "error"
    ) -> None:
        self.batch, self.players, self.hooks, self.illegal = batch, players, hooks, illegal
        self._game_over_hooks = any(hasattr(player, "on_game_over") for player in players)
        self.seat(seats)

    def seat(self, seats: ArrayLike) -> None:
        """Say anew who sits where."""
        self.seats = np.array(seats, np.int64)
        if self.seats.shape != self.batch.actions.shape:
            raise OptionError(f"seats must have the shape {self.batch.actions.shape}, not {self.seats.shape}")
        numbers = np.unique(self.seats).tolist()
        if not numbers[0] >= OUTSIDE or numbers[-1] >= len(self.players):
            raise OptionError(f"seats must be numbers of {len(self.players)} players, or -1; not {numbers}")
        self._seat_masks = [(number, self.seats == number) for number in numbers if number != OUTSIDE]
        self._outside = self.seats == OUTSIDE

    def pending(self, rows: Marks | None = None) -> Marks:
        """Who has a decision now; with ``rows`` (games,) in those games only."""
        decisions: NDArray[np.int8] = self.batch.states["decision"][:, : self.batch.config.players]
        if rows is None:
            return np.not_equal(decisions, NOTHING)
        pending, some = np.zeros(self.seats.shape, np.bool_), np.flatnonzero(rows)  # states lie far apart in memory
        pending[some] = decisions[some] != NOTHING
        return pending

    def step(
        self, actions: NDArray[np.int64] | None = None, *, caller_seats: Marks | None = None, rows: Marks | None = None
    ) -> bool:
        """One choice by everybody who has one; False, and nothing happens, if nobody has.

        ``actions`` (games, players): those of the caller, on ``caller_seats`` (games, players; by default the seats
        numbered -1). For seats that have nothing to decide they are ignored. ``rows`` (games,): only these games go on.
        """
        began, batch = time.perf_counter(), self.batch
        pending = self.pending(rows)
        if not np.count_nonzero(pending):
            return False
        for hook in self.hooks:
            hook.on_ask(self, pending)
        if actions is None:
            choices = self._choices(pending)
        else:
            mine = pending & (self._outside if caller_seats is None else caller_seats)
            choices = self._choices(pending ^ mine)
            np.copyto(choices, actions, where=mine)
        for hook in self.hooks:
            hook.on_choices(self, pending, choices)
        numbers = batch.index.copy() if self.hooks else batch.index  # with autoreset the next games may begin
        batch.step(choices, rows=rows, illegal=self.illegal)
        if self.hooks:
            if self.illegal == "replace":
                self._report_replaced(numbers, pending, choices)
            seconds = time.perf_counter() - began
            for hook in self.hooks:
                hook.on_step(self, pending, seconds)
        if self.hooks or self._game_over_hooks:
            ended = (batch.terminated | batch.truncated) & pending.any(axis=1)
            if ended.any():
                self._report_ended(ended)
        return True

    def play(self) -> None:
        """Step until no seat is pending any more; a player who has never answered is an error."""
        while self.step():
            pass
        self.check_answers()

    def check_answers(self) -> None:
        """Refuse players who were asked and have not once answered: chance has played for them."""
        for player in self.players:
            never_answered = getattr(player, "never_answered", "")
            if never_answered:
                raise OptionError(f"{getattr(player, 'spec', 'a player')} has not answered once: {never_answered}")

    def _choices(self, pending: Marks) -> NDArray[np.int64]:
        """What the players choose for these seats; 0 elsewhere."""
        batch = self.batch
        actions = np.zeros(pending.shape, np.int64)
        for number, seats in self._seat_masks:
            seat_mask = pending & seats
            if not np.count_nonzero(seat_mask):
                continue
            batch.actions.fill(0)  # nobody sees what others choose in the same step
            start = time.perf_counter()
            self.players[number].choose(batch, seat_mask)
            seconds = time.perf_counter() - start
            np.copyto(actions, batch.actions, where=seat_mask)
            for hook in self.hooks:
                hook.on_choice(self, number, seat_mask, seconds)
            if self.hooks:
                self._report_faults(number, seat_mask)
        return actions

    def _report_faults(self, number: int, seat_mask: Marks) -> None:
        """Empty the player's list of faults. (At a table without hooks it is left to the player's owner.)"""
        faults: list[Fault] = getattr(self.players[number], "faults", [])
        for fault in faults:
            row = int(np.argmax((self.batch.index == fault.game) & seat_mask[:, fault.seat]))
            for hook in self.hooks:
                hook.on_fault(self, row, fault)
        faults.clear()

    def _report_replaced(self, numbers: NDArray[np.int64], pending: Marks, actions: NDArray[np.int64]) -> None:
        """Tell of choices that were not legal."""
        for row, seat in np.argwhere(self.batch.replaced & pending).tolist():
            fault = Fault(int(numbers[row]), seat, "illegal", f"action {actions[row, seat]} was not legal")
            for hook in self.hooks:
                hook.on_fault(self, row, fault)

    def _report_ended(self, ended: Marks) -> None:
        """Tell hooks, and players that want to know (``on_game_over``), of the games that have ended."""
        for hook in self.hooks:
            hook.on_finish(self, ended)
        if not self._game_over_hooks or self.batch.autoreset:
            return
        outcomes = self.batch.outcomes()
        for row in np.flatnonzero(ended).tolist():
            for seat, number in enumerate(self.seats[row].tolist()):
                callback = getattr(self.players[number], "on_game_over", None) if number != OUTSIDE else None
                if callback is not None:
                    callback(int(self.batch.index[row]), seat, outcomes[row])
