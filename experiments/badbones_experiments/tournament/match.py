"""``badbones match`` from start to end."""

from __future__ import annotations

import json
import math
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from badbones_agents.registry import make_agent

from badbones_env import GameConfig

from ..jobs.backends import JobError, Workers
from ..jobs.dispatch import dispatch
from ..reports.machine import run_line
from ..reports.progress import Progress
from .block_scores import InOrder, MatchQueue, MatchStore, games_of_block, match_plan, shares_of
from .blocks import TournamentJob
from .chunks import GameResult
from .match_report import report
from .schedule import Chunk, Plan
from .sprt import ACCEPT, REJECT, UNDECIDED, Hypotheses, Scores, blocks_expected, elo_of, fixed_blocks, path

FORMAT = 1
RESULTS, REPORT = "match.json", "match.html"
FIRST_LINE = 25  # blocks; then a line at every doubling
MOST_POINTS = 400  # of the path that is kept
EXIT_CODES = {ACCEPT: 0, REJECT: 1, UNDECIDED: 3}
HEAD = f"{'games':>9}  {'LLR':>6}  {'score (95%)':<25}  {'elo (95%)':<22}  {'games expected':>14}"


@dataclass(frozen=True)
class Point:
    """Where the test stood after some blocks."""

    games: int
    ratio: float
    score: float
    low: float
    high: float


class Course:
    """A test as it goes on: blocks in, the verdict out. What comes after the verdict does not count.

    ``say``: where it is told; ``endless``: there is no verdict.
    """

    def __init__(self, plan: Plan, hypotheses: Hypotheses, say: TextIO | None = None, endless: bool = False) -> None:
        self.plan, self.hypotheses, self._say, self._endless = plan, hypotheses, say, endless
        self.scores, self.ratio, self.verdict = Scores(), 0.0, UNDECIDED
        self.points: list[Point] = []
        self._order, self._line, self._stride = InOrder(plan), FIRST_LINE, 1

    @property
    def games(self) -> int:
        return self.scores.blocks * games_of_block(self.plan)

    def add(self, shares: list[tuple[int, int, float]]) -> None:
        """Some more games."""
        if self._endless:
            self.scores.add(self._order.add(shares))
            return
        due = [] if self.verdict != UNDECIDED else self._order.add(shares)
        for score, ratio in zip(due, path(self.scores, due, self.hypotheses).tolist(), strict=True):
            self.scores.add([score])
            self.ratio, self.verdict = ratio, self.hypotheses.verdict(ratio)
            self._keep_point()
            if self.scores.blocks == self._line:
                if self._say:
                    print(self.line(), file=self._say)
                self._line *= 2
            if self.verdict != UNDECIDED:
                return

    def point(self) -> Point:
        """Where the test stands."""
        return Point(self.games, self.ratio, self.scores.mean, *self.scores.interval())

    def _keep_point(self) -> None:
        """Add to the path; where it has become too long, keep every other point only."""
        if self.scores.blocks % self._stride == 0:
            self.points.append(self.point())
        if len(self.points) > MOST_POINTS:
            self.points, self._stride = self.points[1::2], 2 * self._stride

    def line(self) -> str:
        """Where the test stands, as a line of the table below HEAD."""
        low, high = self.scores.interval()
        score = f"{self.scores.mean:.1%} ({low:.1%} to {high:.1%})"
        elo = "{:+.0f} ({:+.0f} to {:+.0f})".format(
            *(elo_of(x, self.hypotheses.players) for x in (self.scores.mean, low, high))
        )
        return f"{self.games:>9,}  {self.ratio:>6.2f}  {score:<25}  {elo:<22}  {self._expected():>14}"

    def _expected(self) -> str:
        blocks = blocks_expected(self.scores, self.hypotheses)
        if self.verdict != UNDECIDED or math.isnan(blocks):
            return "-"
        return f"{max(blocks, self.scores.blocks) * games_of_block(self.plan):,.0f}"


def match(
    config: GameConfig,
    new: str,
    old: str,
    hypotheses: Hypotheses,
    max_games: int,
    seed: int,
    workers: Workers,
    out: str,
    *,
    batch: int | None = None,
    resume: bool = False,
    overwrite: bool = False,
    as_json: bool = False,
    command: str = "",
) -> int:
    """Play a match, or the rest of one, as far as the test needs it; the exit code says how it ended."""
    say = sys.stderr if as_json else sys.stdout
    results = play_match(
        config,
        new,
        old,
        hypotheses,
        max_games,
        seed,
        workers,
        out,
        batch=batch,
        resume=resume,
        overwrite=overwrite,
        command=command,
        say=say,
    )
    print(json.dumps(results, indent=1) if as_json else conclusion(results))
    print(f"results: {Path(out) / RESULTS}", f"report: {Path(out) / REPORT}", sep="\n", file=say)
    return EXIT_CODES[results["verdict"]]


def play_match(
    config: GameConfig,
    new: str,
    old: str,
    hypotheses: Hypotheses,
    max_games: int,
    seed: int,
    workers: Workers,
    out: str,
    *,
    batch: int | None = None,
    resume: bool = False,
    overwrite: bool = False,
    command: str = "",
    say: TextIO | None = None,
) -> dict[str, Any]:
    """Play a match and write its results and its report; returns the results. ``say``: where its course is told."""
    started = time.time()
    plan, timed = prepare(config, new, old, seed)
    blocks = min(math.ceil(max_games / games_of_block(plan)), plan.blocks)
    meta = {"command": command, "timed": timed}
    stored = plan.configuration() | {"test": hypotheses.to_json()}
    with MatchStore.prepare(out, stored, meta, resume=resume, overwrite=overwrite) as store:
        course = Course(plan, hypotheses, say)
        if say:
            print(_opening(plan, config, hypotheses, blocks), HEAD, sep="\n", file=say)
        course.add(store.shares())
        play(store, course, blocks, workers, out, batch)
        results = _results(store, course, timed)
        _write(out, results, report(results, config, command, run_line(started)))
    return results


def prepare(config: GameConfig, new: str, old: str, seed: int) -> tuple[Plan, list[str]]:
    """The plan, and which agents have a time budget."""
    agents = [make_agent(spec, seed) for spec in (new, old)]
    (first, second), timed = (agent.spec for agent in agents), sorted({one.spec for one in agents if one.timed})
    for agent in agents:
        agent.close()
    return match_plan(config, first, second, seed), timed


def _opening(plan: Plan, config: GameConfig, hypotheses: Hypotheses, blocks: int) -> str:
    new, old = plan.agents
    low, high = hypotheses.bounds
    means = "score {:.2%} against {:.2%}".format(*hypotheses.means)
    return (
        f"{config.describe()}: {new} against {old}, seed {plan.seed}\n"
        f"elo {hypotheses.elo0:g} against {hypotheses.elo1:g} ({means}), "
        f"errors {hypotheses.alpha:g} and {hypotheses.beta:g}: "
        f"LLR from {low:.2f} (reject) to {high:.2f} (accept); at most {blocks * games_of_block(plan):,} games"
    )


def play(store: MatchStore, course: Course, blocks: int, workers: Workers, out: str, batch: int | None) -> None:
    """Play on until the test has its answer, or as many blocks as it may."""
    plan = course.plan
    queue = MatchQueue(store.played(), blocks, batch)
    if course.verdict != UNDECIDED or not queue.left:
        return
    each = games_of_block(plan)

    def keep(chunk: Chunk, played: list[GameResult]) -> None:
        store.write(played)
        course.add(shares_of(played, plan.versus))
        queue.ended = course.verdict != UNDECIDED
        bar.update(course.games, f"LLR {course.ratio:.2f}")

    backend = workers.start(TournamentJob(plan))
    try:
        with Progress(blocks * each, "games", course.games) as bar:
            dispatch(backend, queue, keep, out)
    except KeyboardInterrupt:
        print(f"\n{store.done():,} games are stored; the same command with --resume goes on", file=sys.stderr)
        raise
    finally:
        backend.close()


def _results(store: MatchStore, course: Course, timed: list[str]) -> dict[str, Any]:
    scores, hypotheses, plan = course.scores, course.hypotheses, course.plan
    if not scores.blocks:
        raise JobError("no block of the match is complete: give --max-games at least a game for every seat")
    low, high = scores.interval()
    each = games_of_block(plan)
    found: dict[str, Any] = {
        "format": FORMAT,
        "match": plan.configuration(),
        "test": hypotheses.to_json(),
        "verdict": course.verdict,
        "log_ratio": round(course.ratio, 6),
        "bounds": [round(bound, 6) for bound in hypotheses.bounds],
        "games": course.games,
        "blocks": scores.blocks,
        "reproducible": not timed,
        "score": _estimate(scores.mean, low, high),
        "elo": _estimate(*(elo_of(value, hypotheses.players) for value in (scores.mean, low, high))),
        "deviation": round(scores.deviation, 6),
        "fixed_games": fixed_blocks(hypotheses, scores.deviation) * each,
    }
    if not plan.versus:
        won = store.query(
            "SELECT tbl, SUM(won) FROM games JOIN seats USING (game) WHERE seat = 0 AND block < ? "
            "GROUP BY tbl ORDER BY tbl",
            scores.blocks,
        )
        found["success"] = [round(count / scores.blocks, 6) for _, count in won]
    last = course.point()
    kept = [point for point in course.points if point != last] + [last]
    found["path"] = [[p.games, *(round(x, 4) for x in (p.ratio, p.score, p.low, p.high))] for p in kept]
    return found


def _estimate(value: float, low: float, high: float) -> dict[str, float | None]:
    named = {"value": value, "low": low, "high": high}
    return {name: round(number, 6) if math.isfinite(number) else None for name, number in named.items()}


def conclusion(results: dict[str, Any]) -> str:
    """The last lines of a match."""
    new, old = results["match"]["agents"]
    score, elo, test = results["score"], results["elo"], results["test"]
    low, high = results["bounds"]
    text = {
        ACCEPT: f"accept: {new} is stronger than {old}",
        REJECT: f"reject: {new} is not stronger than {old} by elo {test['elo1']:g}",
        UNDECIDED: f"undecided: it takes more games to tell {new} from {old} (--resume with a larger --max-games)",
    }[results["verdict"]]
    lines = [
        f"{text}; LLR {results['log_ratio']:.2f} ({low:.2f} to {high:.2f}) after {results['games']:,} games "
        f"({results['blocks']:,} blocks; a test of fixed length: about {results['fixed_games']:,} games)",
        f"score {score['value']:.2%} ({score['low']:.2%} to {score['high']:.2%}), "
        f"elo {_signed(elo['value'])} ({_signed(elo['low'])} to {_signed(elo['high'])})",
    ]
    if "success" in results:
        lines.append("games won: {:.1%} against {:.1%}".format(*results["success"]))
    if not results["reproducible"]:
        lines.append("not reproducible: an agent has a time budget")
    return "\n".join(lines)


def _signed(value: float | None) -> str:
    return "beyond measure" if value is None else f"{value:+.0f}"


def _write(out: str, results: dict[str, Any], page: str) -> None:
    try:
        (Path(out) / RESULTS).write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
        (Path(out) / REPORT).write_text(page, encoding="utf-8")
    except OSError as error:
        raise JobError(f"{out}: the results cannot be written: {error.strerror}") from None
