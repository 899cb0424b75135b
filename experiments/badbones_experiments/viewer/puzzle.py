"""Which choices save the tower? A search over everything that one seat can do.

Within a round chance plays no part before the arrival of new skeletons, and nobody else touches one's board: the search
through a round is exact, unless it reaches its limit. Further rounds are sampled: the best lines are played on with
several draws of new skeletons, each time by the best line of the round that follows. The other seats pass, or take the
first choice that they have.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from badbones_env import Game, Scenario
from badbones_env.errors import BadBonesError, OptionError
from badbones_env.wording import describe_choice

LIMIT = 20_000  # steps of a search through one round
LIMIT_LATER = 4_000  # and of those in further rounds
Told = Callable[[int, str], None]


@dataclass(frozen=True)
class Line:
    """Choices up to the end of the round, and what is left then."""

    choices: tuple[str, ...]
    words: tuple[str, ...]
    saved: bool  # tower and village stand
    floors: int  # co-op: towers
    houses: int  # co-op: of the capital
    points: int
    survival: float = 1.0  # share of the samples in which the further rounds were survived too

    @property
    def value(self) -> tuple[float, ...]:
        return (self.saved * self.survival, self.floors, self.houses, self.points)


@dataclass
class Solution:
    """All lines of a search, the best first."""

    seat: int
    rounds: int = 1
    lines: list[Line] = field(default_factory=list)
    complete: bool = True  # the search saw every line

    @property
    def saving(self) -> list[Line]:
        return [line for line in self.lines if line.saved]


def _others(game: Game, seat: int) -> dict[int, str]:
    return {other: "pass" if "pass" in legal else legal[0] for other, legal in game.legal().items() if other != seat}


def _result(game: Game, seat: int) -> tuple[bool, int, int, int]:
    position, outcome = game.position(), game.outcome
    board = position["board"][seat]
    if game.config.mode == "coop":
        floors, houses = len(board["towers"]), int(position["capital"])
    else:
        floors, houses = int(board["floors"]), int(board["houses"])
    out = seat in outcome.eliminated or (game.config.mode != "versus" and outcome.over and not outcome.winners)
    return floors > 0 and houses > 0 and not out, floors, houses, outcome.scores[seat]


def search_round(game: Game, seat: int, limit: int = LIMIT, told: Told | None = None) -> tuple[list[Line], bool]:
    """Every line of a seat's choices to the end of the round, the best first; and whether that were all."""
    start, lines, steps = game.outcome.rounds, [], 0
    open_lines: list[tuple[Game, tuple[str, ...], tuple[str, ...]]] = [(game, (), ())]
    while open_lines and steps < limit:
        here, choices, words = open_lines.pop()
        legal = here.legal()
        others = _others(here, seat)
        decision = here.decision(seat)
        for text in legal.get(seat, ["wait"]):
            after = here.clone()
            after.step(others | ({seat: text} if seat in legal else {}))
            steps += 1
            mine = (*choices, text) if seat in legal else choices
            said = (*words, describe_choice(text, decision)) if seat in legal else words
            if after.over or after.outcome.rounds > start:
                lines.append(Line(mine, said, *_result(after, seat)))
            else:
                open_lines.append((after, mine, said))
        if told and steps % 64 < 8:
            told(steps, f"{len(lines):,} lines")
    lines.sort(key=lambda line: line.value, reverse=True)
    return lines, not open_lines


def solve(
    game: Game, seat: int, *, rounds: int = 1, samples: int = 8, keep: int = 6, told: Told | None = None
) -> Solution:
    """The lines that a seat has from here, judged by this round and, if more are asked for, by samples of the next."""
    if seat not in game.legal():
        raise OptionError(f"p{seat} has nothing to choose in this position")
    lines, complete = search_round(game, seat, told=told)
    if rounds > 1:
        best = [line for line in lines if line.saved][:keep]
        judged = []
        for line in best:
            judged.append(_sampled(game, seat, line, rounds, samples))
            if told:
                told(len(judged), f"of {len(best)} lines played on")
        lines = sorted(judged, key=lambda line: line.value, reverse=True)
        complete = False
    return Solution(seat, rounds, lines, complete)


def _sampled(game: Game, seat: int, line: Line, rounds: int, samples: int) -> Line:
    survived = 0
    for sample in range(samples):
        future = game.clone()
        future.redraw(sample)
        _follow(future, seat, line)
        for _ in range(rounds - 1):
            if future.over or seat not in future.legal():
                break
            lines, _ = search_round(future, seat, LIMIT_LATER)
            _follow(future, seat, lines[0])
        survived += _result(future, seat)[0]
    return Line(**{**line.__dict__, "survival": survived / samples})


def _follow(game: Game, seat: int, line: Line) -> None:
    """Play a line to the end of its round."""
    start, choices = game.outcome.rounds, list(line.choices)
    while not game.over and game.outcome.rounds == start:
        mine = {seat: choices.pop(0)} if seat in game.legal() else {}
        game.step(_others(game, seat) | mine)


def _of(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def solution_lines(solution: Solution, most: int = 8) -> list[str]:
    """The solution as text: how many lines save the tower, and the best for each first choice."""
    saving, total = solution.saving, len(solution.lines)
    seen = "all" if solution.complete else "the first" if solution.rounds == 1 else "the best"
    told = [f"{len(saving):,} of {seen} {total:,} lines of p{solution.seat} keep tower and village standing."]
    best, worst = (solution.lines[0].value, solution.lines[-1].value) if total else ((), ())
    if solution.rounds == 1 and len(saving) == total and best[:3] == worst[:3]:
        return [*told, "Nothing that can be chosen makes a difference to them in this round."]
    first: dict[str, list[Line]] = {}
    for line in solution.lines:
        first.setdefault(line.choices[0], []).append(line)
    for choice, lines in list(first.items())[:most]:
        top = lines[0]
        number = sum(line.saved for line in lines)
        if not top.saved:
            told.append(f"{choice}: loses whatever follows")
            continue
        left = f"{_of(top.floors, 'floor')}, {_of(top.houses, 'house')}, {_of(top.points, 'point')} left"
        chance = f", {top.survival:.0%} of samples survive {solution.rounds} rounds" if solution.rounds > 1 else ""
        told.append(f"{choice}: {number:,} saving; best: {', then '.join(top.words)} ({left}{chance})")
    if len(first) > most:
        told.append(f"... and {len(first) - most} further first choices")
    return told


def open_scenario(file: str) -> tuple[Game, Scenario]:
    """The position of a scenario file."""
    try:
        scenario = Scenario.read(file)
        return Game.from_position(scenario.game, scenario.position), scenario
    except BadBonesError as error:
        raise type(error)(f"{file}: {error}") from None


def print_solution(file: str, seat: int, rounds: int, samples: int) -> int:
    """Search a scenario file's position and print what saves the tower; exit code 1 if nothing does."""
    from ..progress import Progress

    game, scenario = open_scenario(file)
    if not 0 <= seat < game.config.players:
        raise OptionError(f"there is no seat {seat}; seats are 0 to {game.config.players - 1}")
    print(f"{scenario.title or Path(file).stem}\n\n{game}\n")
    with Progress(LIMIT, "steps") as bar:
        solution = solve(game, seat, rounds=rounds, samples=samples, told=bar.update)
    print(*solution_lines(solution), sep="\n")
    return 0 if solution.saving else 1
