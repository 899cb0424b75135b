"""What happened within a step: the traced rules are the compiled ones, and the events account for what changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from badbones_env import Game, Record
from badbones_env.text.record import position_hash
from badbones_env.text.wording import describe_choice, describe_event
from badbones_env.trace import Tracer, board_tokens, trace_step

GOLDEN = sorted((Path(__file__).parents[1] / "rules" / "golden").glob("*.bones"))
QUICK = ("versus-2", "coop-2-advanced-chiefs-ask", "solo-1-advanced")  # in the quick run; the others are slow


@pytest.mark.parametrize(
    "path", [pytest.param(path, marks=[pytest.mark.slow] * (path.stem not in QUICK), id=path.stem) for path in GOLDEN]
)
def test_the_traced_step_is_the_step(path: Path) -> None:
    record, tracer = Record.read(path), Tracer()
    game, twin = record.start(), record.start()
    for step in record.steps:
        choices = {int(seat[1:]): text for seat, text in step["choices"].items()}
        before, hash_before = game.position(), position_hash(game)
        decisions = {seat: game.decision(seat) for seat in choices}
        events = tracer.trace(game, choices)
        assert position_hash(game) == hash_before, "tracing makes no step"
        game.step(choices)
        twin._state[:] = tracer.state
        assert position_hash(twin) == position_hash(game) == step["hash"]
        after = game.position()
        for seat in range(game.config.players):
            mine = [event for event in events if event.seat == seat]
            if game.config.mode != "coop":
                lost = sum(event.amount for event in mine if event.kind == "tower")
                assert lost == before["board"][seat]["floors"] - after["board"][seat]["floors"]
                burnt = sum(event.amount for event in mine if event.kind == "village")
                assert burnt == before["board"][seat]["houses"] - after["board"][seat]["houses"]
            else:
                fallen = sum(event.amount for event in mine if event.kind == "tower")
                assert fallen == len(before["board"][seat]["towers"]) - len(after["board"][seat]["towers"])
            for event in mine:
                if event.kind in ("broken", "stolen", "passed"):
                    assert not any(trap.split()[0] == event.path[0] for trap in after["board"][seat]["traps"])
        for event in events:
            assert describe_event(event)
        for seat, text in choices.items():
            assert describe_choice(text, decisions[seat])


def test_a_path_has_every_place() -> None:
    position = {
        "phase": "trap",
        "board": [{"hero": "e1", "traps": ["b3 wall/", "b4 catapult"], "skeletons": ["a3 e gl", "d1 e yr", "c4 s rt"]}],
    }
    game = Game.from_position({"mode": "versus", "players": 2, "draw": 0}, position)
    events = trace_step(game, {0: "pass", 1: "pass"})
    told = [(event.kind, event.token, event.path, event.to_seat) for event in events]
    assert ("sent", "gl", ("a3", "b3", "b4"), 1) in told
    assert ("slain", "yr", ("d1", "e1"), -1) in told
    assert ("tower", "rt", ("c4", "c3"), -1) in told
    assert {(event.kind, event.path) for event in events if event.trap} == {("damaged", ("b3",)), ("damaged", ("b4",))}
    assert describe_event(events[0]) == "the hero destroys a yellow skeleton (right)"


def test_friend_and_emperor_at_coop_towers() -> None:
    """CH4, CH10: a tower that is rebuilt, a standing one that a friend leaves alone, an emperor on a ruin."""
    board = {"hero": "e5", "towers": ["d2", "d4"], "skeletons": ["a2 e rl friend", "e2 w gr friend", "a4 e rt emperor"]}
    game = Game.from_position(
        {"mode": "coop", "players": 2, "chiefs": True, "draw": 0}, {"phase": "trap", "board": [board]}
    )
    game.step({0: "pass"})
    events = [event for event in trace_step(game, {1: "pass"}) if event.kind == "tower"]
    assert {event.token: (event.path[-1], event.amount) for event in events} == {
        "rl friend": ("b2", -1),
        "gr friend": ("d2", 0),
        "rt emperor": ("b4", 0),
    }


def test_tokens_of_a_board_stand_in_the_order_of_the_position() -> None:
    game = Game(players=2, seed=5)
    assert len(board_tokens(game, 0)) == len(game.position()["board"][0]["forest"]) == 4
