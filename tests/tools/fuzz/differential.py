"""Plays a position with random legal choices in engine and oracle, and compares the two after every step.

Positions and legal choices are compared at every step, masks and observations at some.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Protocol

from badbones_env import Game
from badbones_env.lowlevel import validation_error
from badbones_env.observation.dense import ENCODINGS
from badbones_env.rules.constants import COLOUR_NAMES, SKELETONS
from tests.tools.fuzz import learner_view

VIEWS = 0.25  # the part of the steps at which masks and observations are compared, too


class Player(Protocol):
    """What engine and oracle have in common."""

    def legal(self) -> dict[int, list[str]]: ...

    def position(self) -> dict[str, Any]: ...


@dataclass
class Disagreement:
    """Where engine and oracle differ: the choices made until then, and what differs."""

    game: dict[str, Any]
    position: dict[str, Any]
    steps: list[dict[int, str]]
    what: str


def canonical(position: dict[str, Any]) -> dict[str, Any]:
    """A position whose lists are sorted; after the end colours mean nothing."""

    def tidy(key: str, value: Any) -> Any:
        if key == "board":
            return [{name: tidy(name, item) for name, item in board.items()} for board in value]
        if isinstance(value, list) and key != "scores":
            if position["over"] and key in ("skeletons", "forest"):
                value = [" ".join(word for word in text.split() if word not in COLOUR_NAMES) for text in value]
            return sorted(value)
        return value

    return {key: tidy(key, value) for key, value in position.items() if not (position["over"] and key == "colour")}


def first_difference(engine: Player, oracle: Player) -> str:
    """What differs between the two, "" if nothing."""
    ours, theirs = engine.legal(), oracle.legal()
    for seat in sorted(set(ours) | set(theirs)):
        a, b = sorted(ours.get(seat, [])), sorted(theirs.get(seat, []))
        if a != b:
            return f"legal choices of p{seat}: engine {a}, oracle {b}"
    here, there = canonical(engine.position()), canonical(oracle.position())
    for key in sorted(set(here) | set(there)):
        if here.get(key) != there.get(key):
            if key == "board":
                for p, (a, b) in enumerate(zip(here[key], there[key], strict=True)):
                    for name in sorted(set(a) | set(b)):
                        if a.get(name) != b.get(name):
                            return f"board[{p}].{name}: engine {a.get(name)}, oracle {b.get(name)}"
            return f"{key}: engine {here.get(key)}, oracle {there.get(key)}"
    return ""


def invalid_state(engine: Game) -> str:
    """Why ``Simulator.restore`` would refuse the game's record, or where it has holes in a list; "" if all is well."""
    error, state = validation_error(engine._state, engine._spec), engine._state[0]
    for seat in range(engine.config.players):
        settled = int(state.phase) != SKELETONS and int(state.landing[seat]) < 0
        if not error and settled and (state.token[seat] < 0).any():
            error = "a token list has holes between moves"
    return f"the state is invalid: {error}" if error else ""


class Glance:
    """Compares masks and observations: at random of one seat in one encoding, or at every step all of them."""

    def __init__(self, game: dict[str, Any], position: dict[str, Any], seed: int, at_everything: bool) -> None:
        self.possible, self.at_everything = learner_view.comes_up(game, position), at_everything
        self.rng = random.Random(f"views {seed}")

    def difference(self, engine: Game, oracle: Any) -> str:
        """What is shown in error, if a look is taken now; "" if nothing."""
        if not self.possible:
            return ""
        if self.at_everything:
            return learner_view.everything(engine, oracle)
        if self.rng.random() > VIEWS:
            return ""
        return learner_view.difference(
            engine, oracle, self.rng.randrange(engine.config.players), self.rng.choice(ENCODINGS)
        )


def compare(
    oracle_class: Any,
    game: dict[str, Any],
    position: dict[str, Any],
    seed: int,
    most_steps: int = 24,
    script: list[dict[int, str]] | None = None,
) -> tuple[Disagreement | None, int]:
    """Play a position in both; returns the first disagreement, if any, and the number of steps compared.

    The choices are random ones of ``seed``, or those of ``script``. What learners are shown is compared for one seat
    now and then, with a script for all seats in both encodings after every step.
    """
    rng = random.Random(seed)
    rival_cell = Glance(game, position, seed, script is not None)
    steps: list[dict[int, str]] = []
    what = ""
    try:
        engine = Game.from_position(game, position, seed=seed)
        oracle = oracle_class.from_position(game, position)
        what = first_difference(engine, oracle) or invalid_state(engine) or rival_cell.difference(engine, oracle)
        while not what and not engine.over and len(steps) < (most_steps if script is None else len(script)):
            if script is None:
                choices = {seat: rng.choice(texts) for seat, texts in sorted(engine.legal().items())}
            else:
                choices = script[len(steps)]
                if any(choices.get(seat) not in texts for seat, texts in engine.legal().items()):
                    return None, len(steps)  # the script does not fit this position
            steps.append(choices)
            engine.step(choices)
            oracle.step(choices, engine.drawn)
            what = first_difference(engine, oracle) or invalid_state(engine) or rival_cell.difference(engine, oracle)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
    return (Disagreement(game, position, steps, what) if what else None), len(steps)
