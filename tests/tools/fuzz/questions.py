"""Positions and choices that lead to every decision of the rules, found by the oracle alone.

Random play seldom comes to a decision that needs a crowd, a weapon and luck. The oracle alone finds such moments in
seconds; comparing engine and observations on the way to them would take minutes.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, NamedTuple

from tests.tools.fuzz import learner_view
from tests.tools.fuzz.positions import make

STEPS = 9  # that a position is played on
LARGE = 255  # what an entry of an observation can hold


class Path(NamedTuple):
    """A position, and choices that lead from question to question."""

    game: dict[str, Any]
    position: dict[str, Any]
    steps: list[dict[int, str]]


class Situation(NamedTuple):
    """What makes a moment worth a look."""

    mode: str
    question: str
    group: bool  # several tokens are on the move
    bystanders: bool  # others stand where the move began
    large: bool  # some number does not fit into an entry


def situations(oracle: Any) -> set[Situation]:
    """What the seats are asked just now, and under which circumstances."""
    game = oracle.game
    large = max(game.round, game.purse, *(board.coins for board in game.boards)) > LARGE
    pending = set()
    for seat in oracle.legal():
        group = bystanders = False
        journey = game.boards[seat].journey
        if journey is not None:
            group = len(journey.members) > 1
            bystanders = any(token not in journey.members for token in game.boards[seat].standing_on(journey.origin))
        pending.add(Situation(game.mode, oracle.question(seat), group, bystanders, large))
    return pending


def choose(rng: random.Random, oracle: Any, seat: int, texts: list[str]) -> str:
    """A random choice: first what to do, then where; heroes like crowds, so that weapons get used."""
    verb = rng.choice(sorted({text.split()[0] for text in texts}))
    texts = sorted(text for text in texts if text.split()[0] == verb)
    if verb == "move" and rng.random() < 0.7:
        return max(texts, key=lambda text: len(oracle.game.boards[seat].standing_on(text.split()[1])))
    return rng.choice(texts)


def paths(oracle_class: Any, seed: int, positions: int, looks: int) -> tuple[list[Path], Counter[Situation]]:
    """Paths through random positions that come ``looks`` times to every situation that is found; and how often they do.

    Nothing is drawn on them, as the oracle knows no chance.
    """
    met: Counter[Situation] = Counter()
    useful_paths = []
    for index in range(positions):
        game, position = make(seed, index)
        game["draw"] = 0
        if not learner_view.comes_up(game, position):
            continue
        rng = random.Random(f"{seed}/{index}")
        oracle = oracle_class.from_position(game, position)
        steps: list[dict[int, str]] = []
        useful = -1
        for _ in range(STEPS):
            here = situations(oracle)
            if any(met[situation] < looks for situation in here):
                met.update(here)
                useful = len(steps)
            choices = {seat: choose(rng, oracle, seat, texts) for seat, texts in sorted(oracle.legal().items())}
            if not choices:
                break
            oracle.step(choices)
            steps.append(choices)
        if useful >= 0:
            useful_paths.append(Path(game, position, steps[:useful]))
    return useful_paths, met
