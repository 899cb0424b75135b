"""Which choices save the tower? A search over everything that one seat can do.

Within a round chance plays no part before the arrival of new skeletons, and nobody else touches one's board: the search
through a round is exact, unless it reaches its limit. Further rounds are sampled: the best lines are played on with
several draws of new skeletons, each time by the best line of the round that follows; where none are drawn (``draw =
0``) they are searched through as well. The other seats pass, or take the first choice that they have.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from badbones_env import Game, Scenario
from badbones_env.errors import BadBonesError, OptionError, did_you_mean
from badbones_env.text.wording import describe_choice

SHIPPED = Path(__file__).parent / "puzzles"
LIMIT = 20_000  # steps of a search through one round
LIMIT_LATER = 4_000  # and of those in further rounds
FEWEST_CHOICES, MOST_CHOICES = 3, 6  # that are offered as an answer
USUAL_TASK = "Find choices after which your tower and your village still stand at the end of this round."
Progress = Callable[[int, str], None]


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
    coop: bool = False

    @property
    def saving(self) -> list[Line]:
        return [line for line in self.lines if line.saved]


@dataclass(frozen=True)
class Task:
    """What a puzzle asks: tower and village must stand at the end of the round in which it begins.

    Where no tokens are drawn, solo and co-op puzzles go on to the last round of the game.
    """

    words: str
    round: int

    def last(self, game: Game) -> int:
        """The last round that is to be survived."""
        config = game.config
        return config.rounds if config.mode != "versus" and config.draw == 0 and config.rounds else self.round

    def rounds(self, game: Game) -> int:
        """The rounds that are to be survived from this position on."""
        return max(self.last(game) - game.outcome.rounds + 1, 1)

    def state(self, game: Game, seat: int) -> dict[str, Any]:
        """The task, and whether it is done: None before the end."""
        ended = game.over or game.outcome.rounds > self.last(game)
        return {"task": self.words or USUAL_TASK, "solved": _result(game, seat)[0] if ended else None}


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


def search_round(
    game: Game, seat: int, limit: int = LIMIT, progress: Progress | None = None, rounds: int = 1
) -> tuple[list[Line], bool]:
    """Every line of a seat's choices to the end of the round, the best first; and whether these are all.

    ``rounds``: this many rounds, for games in which no tokens are drawn.
    """
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
            if after.over or after.outcome.rounds >= start + rounds:
                lines.append(Line(mine, said, *_result(after, seat)))
            else:
                open_lines.append((after, mine, said))
        if progress and steps % 64 < 8:
            progress(steps, f"{len(lines):,} lines")
    lines.sort(key=lambda line: line.value, reverse=True)
    return lines, not open_lines


def solve(
    game: Game, seat: int, *, rounds: int = 1, samples: int = 8, keep: int = 6, progress: Progress | None = None
) -> Solution:
    """The lines that a seat has from here, by this round and, with more ``rounds``, by samples of the next."""
    if seat not in game.legal():
        raise OptionError(f"seat {seat} has nothing to choose in this position")
    if game.config.draw == 0:
        lines, complete = search_round(game, seat, progress=progress, rounds=rounds)
        return Solution(seat, 1, lines, complete, game.config.mode == "coop")
    lines, complete = search_round(game, seat, progress=progress)
    if rounds > 1:
        best = [line for line in lines if line.saved][:keep]
        sampled = []
        for line in best:
            sampled.append(_sampled(game, seat, line, rounds, samples))
            if progress:
                progress(len(sampled), f"of {len(best)} lines played on")
        lines = sorted(sampled, key=lambda line: line.value, reverse=True)
        complete = False
    return Solution(seat, rounds, lines, complete, game.config.mode == "coop")


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


def summary(solution: Solution) -> str:
    """How many lines save the tower, in a sentence."""
    saving, total = solution.saving, len(solution.lines)
    seen = "all" if solution.complete else "the first" if solution.rounds == 1 else "the best"
    what = "towers and capital" if solution.coop else "tower and village"
    return f"{len(saving):,} of {seen} {total:,} lines keep {what} standing."


def no_difference(solution: Solution) -> bool:
    """Whatever is chosen, the same is left of the buildings."""
    values = [line.value[:3] for line in solution.lines]
    return solution.rounds == 1 and all(line.saved for line in solution.lines) and values[0] == values[-1]


def by_first_choice(solution: Solution) -> dict[str, list[Line]]:
    """The lines of each first choice, the best choice first and its best line first."""
    first: dict[str, list[Line]] = {}
    for line in solution.lines:
        first.setdefault(line.choices[0], []).append(line)
    return first


def _what_is_left(line: Line, coop: bool) -> str:
    if coop:
        return f"{_of(line.floors, 'tower')}, {_of(line.houses, 'house')} of the capital left"
    return f"{_of(line.floors, 'floor')}, {_of(line.houses, 'house')}, {_of(line.points, 'point')} left"


def solution_choices(solution: Solution) -> list[dict[str, Any]]:
    """A short list of first choices, best first: what follows each at best, and what is left then.

    Those that lose are named only where few save.
    """
    first = by_first_choice(solution)
    saving = sum(lines[0].saved for lines in first.values())
    most = min(max(saving, FEWEST_CHOICES), MOST_CHOICES)
    return [
        {
            "text": choice,
            "words": lines[0].words[0],
            "then": list(lines[0].words[1:]),
            "saves": lines[0].saved,
            "left": _what_is_left(lines[0], solution.coop),
        }
        for choice, lines in list(first.items())[:most]
    ]


def solution_lines(solution: Solution, most: int = 8) -> list[str]:
    """The solution as text: how many lines save the tower, and the best for each first choice."""
    lines_of_text = [summary(solution)]
    if no_difference(solution):
        return [*lines_of_text, "Nothing that can be chosen makes a difference to them in this round."]
    first = by_first_choice(solution)
    for choice, lines in list(first.items())[:most]:
        top = lines[0]
        number = sum(line.saved for line in lines)
        if not top.saved:
            lines_of_text.append(f"{choice}: loses whatever follows")
            continue
        chance = f", {top.survival:.0%} of samples survive {solution.rounds} rounds" if solution.rounds > 1 else ""
        left = _what_is_left(top, solution.coop) + chance
        lines_of_text.append(f"{choice}: {number:,} saving; best: {', then '.join(top.words)} ({left})")
    if len(first) > most:
        lines_of_text.append(f"... and {len(first) - most} further first choices")
    return lines_of_text


@cache
def shipped_puzzles() -> dict[str, Scenario]:
    """The puzzles that come with the project, by name, from easy to hard (their files are numbered)."""
    return {path.stem.partition("_")[2]: Scenario.read(path) for path in sorted(SHIPPED.glob("*.toml"))}


def puzzle_list() -> list[dict[str, str]]:
    """Name, title and task of every shipped puzzle."""
    return [
        {"name": name, "title": puzzle.title, "task": puzzle.task or USUAL_TASK}
        for name, puzzle in shipped_puzzles().items()
    ]


def open_scenario(file: str) -> tuple[Game, Scenario]:
    """The position of a shipped puzzle, by its name, or of a scenario file."""
    if file in shipped_puzzles():
        scenario = shipped_puzzles()[file]
        return Game.from_position(scenario.game, scenario.position), scenario
    try:
        scenario = Scenario.read(file)
        return Game.from_position(scenario.game, scenario.position), scenario
    except BadBonesError as error:
        raise type(error)(f"{file}{did_you_mean(file, shipped_puzzles())}: {error}") from None


def print_puzzles() -> int:
    """List the shipped puzzles."""
    width = max(map(len, shipped_puzzles()))
    for puzzle in puzzle_list():
        print(f"{puzzle['name']:<{width}}  {puzzle['title']}")
        print(*textwrap.wrap(puzzle["task"], 78, initial_indent="  ", subsequent_indent="  "), sep="\n")
    return 0


def print_solution(file: str, seat: int, rounds: int, samples: int, as_json: bool = False) -> int:
    """Search a scenario file's position and print what saves the tower; exit code 1 if nothing does."""
    from ..reports.progress import Progress as Bar

    game, scenario = open_scenario(file)
    if not 0 <= seat < game.config.players:
        raise OptionError(f"there is no seat {seat}; seats are 0 to {game.config.players - 1}")
    title = scenario.title or Path(file).stem
    if not as_json:
        print(f"{title}\n{scenario.task}\n\n{game}\n")
    with Bar(LIMIT, "steps") as bar:
        solution = solve(game, seat, rounds=rounds, samples=samples, progress=bar.update)
    if as_json:
        print(
            json.dumps(
                {
                    "title": title,
                    "task": scenario.task,
                    "seat": seat,
                    "complete": solution.complete,
                    "lines": len(solution.lines),
                    "saving": len(solution.saving),
                    "choices": solution_choices(solution),
                },
                indent=1,
            )
        )
    else:
        print(*solution_lines(solution), sep="\n")
    return 0 if solution.saving else 1
