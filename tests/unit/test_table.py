"""The table: who is pending for what, what others see of it, who is told of what happens."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from badbones_env import IllegalChoiceError, OptionError, Simulator
from badbones_env.batch import Batch, Fault
from badbones_env.opponents import RandomOpponent
from badbones_env.rules.constants import NOTHING
from badbones_env.table import OUTSIDE, Hook, Marks, Table


class Watcher:
    """Plays the first legal action, notes what it was pending and what it could see of others."""

    def __init__(self) -> None:
        self.asked: list[Marks] = []
        self.glimpsed = False
        self.faults: list[Fault] = []

    def choose(self, batch: Batch, chosen: Marks) -> None:
        self.asked.append(chosen.copy())
        self.glimpsed |= bool(batch.actions.any())
        batch.actions[:] = 7  # also where it has no business
        batch.actions[chosen] = batch.masks.argmax(axis=2)[chosen]


class Everything(Hook):
    """Keeps all that it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.asked: list[Marks] = []
        self.actions: list[Any] = []
        self.played: list[Any] = []
        self.faults: list[tuple[int, Fault]] = []
        self.finished: list[int] = []
        self.outcomes: list[Any] = []

    def on_ask(self, table: Table, pending: Marks) -> None:
        self.told.append("ask")

    def on_choice(self, table: Table, player: int, chosen: Marks, seconds: float) -> None:
        assert seconds > 0 and (table.seats[chosen] == player).all()
        self.told.append(f"choice {player}")

    def on_choices(self, table: Table, pending: Marks, actions: Any) -> None:
        self.told.append("choices")
        self.asked.append(pending)
        self.actions.append(actions.copy())
        assert (table.batch.states["decision"][:, : pending.shape[1]][pending] != NOTHING).all()  # not stepped yet

    def on_fault(self, table: Table, row: int, fault: Fault) -> None:
        self.told.append("fault")
        self.faults.append((row, fault))

    def on_step(self, table: Table, pending: Marks, seconds: float) -> None:
        self.told.append("step")
        self.played.append(np.where(pending, table.batch.actions, 0))

    def on_finish(self, table: Table, rows: Marks) -> None:
        self.told.append("finish")
        self.finished += table.batch.index[rows].tolist()
        self.outcomes += list(table.batch.outcomes(rows))


def seats_of(games: int, players: int, number: int) -> Any:
    return (np.arange(games)[:, None] + np.arange(players)) % number


def test_everybody_is_asked_for_just_its_seats_and_sees_nothing_of_the_others(options: dict[str, Any]) -> None:
    sim = Simulator(options, 5, seed=7, masks=False)
    players, hook = [Watcher(), Watcher(), Watcher()], Everything()
    table = Table(sim, players, seats_of(5, sim.config.players, 3), hook)
    table.play()
    assert (sim.states["ended"] != 0).all() and not any(player.glimpsed for player in players)
    for number, player in enumerate(players):
        held = table.seats == number
        assert all((marks <= held).all() and marks.any() for marks in player.asked)
    total = sum(marks.sum() for player in players for marks in player.asked)
    assert total == sum(pending.sum() for pending in hook.asked) and not hook.faults
    assert sorted(hook.finished) == list(range(5)) and all(outcome.over for outcome in hook.outcomes)
    # the same games as without a table
    again = Simulator(options, 5, seed=7)
    for actions in hook.actions:
        again.step(actions)
    assert again.states.tobytes() == sim.states.tobytes()


def test_hooks_are_told_in_order() -> None:
    sim, hook = Simulator({"players": 2, "max_rounds": 1}, 3), Everything()
    table = Table(sim, [Watcher(), Watcher()], seats_of(3, 2, 2), hook)
    assert table.step()
    assert hook.told == ["ask", "choice 0", "choice 1", "choices", "step"]
    table.play()
    assert hook.told[-2:] == ["step", "finish"] and not table.step() and len(hook.outcomes) == 3


class Illegal(Watcher):
    """Chooses what is not legal; -2 is what lets a game rest."""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action = action

    def choose(self, batch: Batch, chosen: Marks) -> None:
        super().choose(batch, chosen)
        batch.actions[chosen] = self.action


@pytest.mark.parametrize("action", [-2, -1, 1, 9999])
def test_what_is_not_legal_is_refused_or_replaced(action: int) -> None:
    sim, hook = Simulator({"players": 2}, 3, seed=1), Everything()
    table = Table(sim, [Watcher(), Illegal(action)], seats_of(3, 2, 2), hook, illegal="replace")
    assert table.step()
    assert [[row, fault.seat] for row, fault in hook.faults] == np.argwhere(table.seats == 1).tolist()
    assert {(fault.kind, fault.message) for _, fault in hook.faults} == {("illegal", f"action {action} was not legal")}
    assert sim.states["clock"].tolist() == [1, 1, 1]
    strict = Table(Simulator({"players": 2}, 3, seed=1), [Watcher(), Illegal(action)], seats_of(3, 2, 2))
    with pytest.raises(IllegalChoiceError):
        strict.step()
    assert not strict.batch.states["clock"].any()


class Forfeits(Watcher):
    def choose(self, batch: Batch, chosen: Marks) -> None:
        super().choose(batch, chosen)
        for row, seat in np.argwhere(chosen).tolist():
            self.faults.append(Fault(int(batch.index[row]), seat, "timeout", "too slow"))


def test_faults_of_players_go_to_the_hooks_or_stay_with_the_player() -> None:
    sim, hook, player = Simulator({"players": 2}, 4, first=10), Everything(), Forfeits()
    sim.index[:] = [10, 10, 11, 12]  # the same game in two rows: the seats tell them apart
    Table(sim, [player, Watcher()], [[0, 1], [1, 0], [0, 1], [1, 1]], hook).step()
    assert [(row, fault.game, fault.seat) for row, fault in hook.faults] == [(0, 10, 0), (1, 10, 1), (2, 11, 0)]
    assert player.faults == []
    table = Table(Simulator({"players": 2}, 4), [player, Watcher()], [[0, 1]] * 4)
    table.step()
    assert len(player.faults) == 4


def test_the_caller_plays_the_seats_that_are_its_own() -> None:
    sim, watcher = Simulator({"players": 3}, 4, seed=3), Watcher()
    seats = np.zeros((4, 3), np.int64)
    seats[:, 1] = OUTSIDE
    table = Table(sim, [watcher], seats)
    given = np.zeros((4, 3), np.int64)
    given[:, 1] = sim.masks[:, 1].argmax(axis=1) + 1
    given[:, 0] = 99  # not the caller's
    hero = given[:, 1].copy()
    assert table.step(given) and not any(marks[:, 1].any() for marks in watcher.asked)
    assert sim.actions[:, 1].tolist() == hero.tolist()
    with pytest.raises(IllegalChoiceError, match="from 0 to"):
        table.step(np.full((4, 3), 10**9))


def test_a_choice_can_be_given_for_a_player_and_games_can_be_left_out() -> None:
    sim, watcher = Simulator({"players": 2}, 4, seed=3), Watcher()
    table = Table(sim, [watcher], np.zeros((4, 2)))
    last = sim.n_actions - 1 - sim.masks[:, :, ::-1].argmax(axis=2)
    held = np.zeros((4, 2), np.bool_)
    held[1, 0] = True
    rows = np.array([True, True, False, False])
    assert table.step(last, caller_seats=held, rows=rows)
    assert (watcher.asked[0] == rows[:, None] & ~held).all()
    assert sim.actions[1, 0] == last[1, 0] and sim.states["clock"].tolist() == [1, 1, 0, 0]
    assert not table.step(rows=np.zeros(4, np.bool_))


def test_games_begin_anew_at_a_table_with_autoreset() -> None:
    sim, hook = Simulator({"players": 2}, 8, seed=3, autoreset=True), Everything()
    table = Table(sim, [RandomOpponent(5)], np.zeros((8, 2)), hook)
    while len(hook.outcomes) < 30:
        assert table.step()
    assert all(outcome.over for outcome in hook.outcomes)
    alone = Simulator({"players": 2}, 60, seed=3)
    Table(alone, [RandomOpponent(5)], np.zeros((60, 2))).play()
    ended = {number - 8: outcome for number, outcome in zip(hook.finished, hook.outcomes, strict=True)}
    assert all(alone.outcomes()[number] == outcome for number, outcome in ended.items() if number < 60)


def test_a_game_finishes_once_also_where_finished_games_are_left_out() -> None:
    sim, hook = Simulator({"players": 2}, 20, seed=3), Everything()
    table = Table(sim, [RandomOpponent(5)], np.zeros((20, 2)), hook)
    while table.step(rows=sim.states["ended"] == 0):
        pass
    assert sorted(hook.finished) == list(range(20))


def test_a_fault_in_the_last_step_of_a_game_is_that_games() -> None:
    """Though the next game has begun in its row."""
    sim, hook = Simulator({"players": 2, "max_rounds": 1}, 3, seed=1, autoreset=True), Everything()
    table = Table(sim, [Illegal(9999)], np.zeros((3, 2)), hook, illegal="replace")
    while not hook.finished:
        table.step()
    assert {fault.game for _, fault in hook.faults} == {0, 1, 2}


def test_core_decisions_are_asked_at_a_table_like_others() -> None:
    sim, hook = Simulator({"players": 3}, 20, seed=3, decisions="core"), Everything()
    Table(sim, [RandomOpponent(5)], np.zeros((20, 3)), hook).play()
    assert all(pending.all(axis=1).tolist() == pending.any(axis=1).tolist() for pending in hook.asked)  # hero, trap
    assert len(hook.outcomes) == 20


class Musical(Hook):
    """Moves everybody one seat on before each step."""

    def on_ask(self, table: Table, pending: Marks) -> None:
        table.seat(np.roll(table.seats, 1, axis=1))


def test_players_change_seats() -> None:
    sim, players = Simulator({"players": 2}, 1), [Watcher(), Watcher()]
    table = Table(sim, players, [[0, 1]], Musical())
    table.step()
    table.step()
    assert [marks[0].tolist() for marks in players[0].asked] == [[False, True], [True, False]]


@pytest.mark.parametrize("seats", [[[0, 1]], [[0, 2]] * 3, [[0, -2]] * 3, [0, 1, 0]])
def test_seats_that_cannot_be(seats: Any) -> None:
    with pytest.raises(OptionError, match="seats must"):
        Table(Simulator({"players": 2}, 3), [Watcher(), Watcher()], seats)
