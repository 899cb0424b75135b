"""``badbones match``: is the new agent stronger than the old one? A sequential test (``sprt``) on blocks of games.

Versus: one table with the new agent on one seat and the old one on all others, in all rotations. Solo and co-op: two
teams on common random numbers, block by block.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, ClassVar, NamedTuple, TextIO

import numpy as np

from badbones_env import GameConfig

from ..jobs.backends import JobError, Workers
from ..jobs.files import write_files
from ..reports.charts import Series, line_plot, percent
from ..reports.index import update_index
from ..reports.machine import run_line
from ..reports.pages import Card, Note, page
from .database import Database, GameArrays, StoredGame
from .intervals import estimate
from .play import BlockQueue, agent_names, play_queue
from .schedule import MATCH, Chunk, Plan
from .sprt import ACCEPT, REJECT, UNDECIDED, Hypotheses, Scores, blocks_expected, elo_of, fixed_blocks, path

FORMAT = 1
RESULTS, REPORT = "match.json", "match.html"
NEW, OLD = 0, 1  # numbers of the agents in a plan
MAX_BLOCKS = 1_000_000  # of any match: the ids of games leave space for this many
FIRST_LINE = 25  # blocks; then a line at every doubling
MAX_POINTS = 400  # of the path that is kept
EXIT_CODES = {ACCEPT: 0, REJECT: 1, UNDECIDED: 3}
HEAD = f"{'games':>9}  {'LLR':>6}  {'score (95%)':<25}  {'elo (95%)':<22}  {'games expected':>14}"

WinShares = Iterable[tuple[int, int, float]]  # table, block, the new agent's share of the victory of a game


class MatchStore(Database):
    """The database of a match: that of a tournament."""

    KIND: ClassVar[str] = "match"


class Point(NamedTuple):
    """Where the test stood after some blocks."""

    games: int
    ratio: float
    score: float
    low: float
    high: float


def match_plan(config: GameConfig, new: str, old: str, seed: int) -> Plan:
    """The plan of a match, of which only as much is played as is needed."""
    names, timed = agent_names([new, old], seed)
    players = config.players
    tables = ((NEW, *[OLD] * (players - 1)),) if config.mode == "versus" else ((NEW,) * players, (OLD,) * players)
    return Plan(config.options(), tuple(names), MATCH, tables, MAX_BLOCKS, seed, timed)


def games_of_block(plan: Plan) -> int:
    """Games in a block of a match: one for each seat, or one by each team."""
    return plan.rotations * len(plan.tables)


def blocks_of(plan: Plan, max_games: int) -> int:
    """How many blocks a match with at most so many games has at most."""
    return min(math.ceil(max_games / games_of_block(plan)), plan.blocks)


def hypotheses_of(config: GameConfig, elo0: float, elo1: float, alpha: float, beta: float) -> Hypotheses:
    """The hypotheses of a match in this game."""
    if not elo0 < elo1:
        raise JobError(f"elo0 must be below elo1, not {elo0:g} and {elo1:g}")
    return Hypotheses(elo0, elo1, alpha, beta, config.players if config.mode == "versus" else 2)


def win_shares_of(games: GameArrays, plan: Plan) -> WinShares:
    """WinShares of the victory: joint winners share it, nobody's victory is everybody's. Of a team: all or nothing."""
    if plan.versus:
        winners = games.won.sum(axis=1)
        own = (games.won & (games.agent == NEW)).any(axis=1)
        share = np.where(winners > 0, own / np.maximum(winners, 1), 1 / plan.players)
    else:
        share = games.won[:, 0].astype(np.float64)
    return zip(games.stratum.tolist(), (games.block % plan.blocks).tolist(), share.tolist(), strict=True)


class OrderedScores:
    """Gathers games and gives out the scores of blocks in the order of their numbers, none before it is complete.

    So a match ends at the same block however its games were divided among workers.
    """

    def __init__(self, plan: Plan) -> None:
        self._games, self._versus = games_of_block(plan), plan.versus
        self._open: dict[int, list[float]] = {}
        self._next = 0

    def add(self, shares: WinShares) -> list[float]:
        """The scores that are due."""
        for table, block, value in shares:
            self._open.setdefault(block, []).append(value if self._versus or table == NEW else -value)
        due = []
        while len(self._open.get(self._next, ())) == self._games:
            games = self._open.pop(self._next)
            self._next += 1
            due.append(sum(games) / len(games) if self._versus else (1 + sum(games)) / 2)
        return due


class SequentialTest:
    """A test as it goes on: games in, the verdict out. What comes after the verdict does not count.

    ``log``: where its progress is printed; ``endless``: there is no verdict.
    """

    def __init__(self, plan: Plan, hypotheses: Hypotheses, log: TextIO | None = None, endless: bool = False) -> None:
        self.plan, self.hypotheses, self._log, self._endless = plan, hypotheses, log, endless
        self.scores, self.ratio, self.verdict = Scores(), 0.0, UNDECIDED
        self.points: list[Point] = []
        self._order, self._next_line, self._stride = OrderedScores(plan), FIRST_LINE, 1

    @property
    def games(self) -> int:
        return self.scores.blocks * games_of_block(self.plan)

    def add(self, shares: WinShares) -> None:
        """Some more games."""
        if self._endless:
            self.scores.add(self._order.add(shares))
            return
        due = [] if self.verdict != UNDECIDED else self._order.add(shares)
        for score, ratio in zip(due, path(self.scores, due, self.hypotheses).tolist(), strict=True):
            self.scores.add([score])
            self.ratio, self.verdict = ratio, self.hypotheses.verdict(ratio)
            self._keep_point()
            if self.scores.blocks == self._next_line:
                if self._log:
                    print(self.line(), file=self._log)
                self._next_line *= 2
            if self.verdict != UNDECIDED:
                return

    def estimate(self) -> tuple[float, float, float]:
        """The mean score and its interval."""
        return self.scores.mean, *self.scores.interval(games_of_block(self.plan))

    def point(self) -> Point:
        """Where the test stands."""
        return Point(self.games, self.ratio, *self.estimate())

    def _keep_point(self) -> None:
        """Add to the path; where it has become too long, keep every other point only."""
        if self.scores.blocks % self._stride == 0:
            self.points.append(self.point())
        if len(self.points) > MAX_POINTS:
            self.points, self._stride = self.points[1::2], 2 * self._stride

    def line(self) -> str:
        """Where the test stands, as a line of the table below HEAD."""
        bounds = self.estimate()
        score = "{:.1%} ({:.1%} to {:.1%})".format(*bounds)
        elo = "{:+.0f} ({:+.0f} to {:+.0f})".format(*(elo_of(x, self.hypotheses.players) for x in bounds))
        blocks, expected = blocks_expected(self.scores, self.hypotheses), "-"
        if self.verdict == UNDECIDED and not math.isnan(blocks):
            expected = f"{max(blocks, self.scores.blocks) * games_of_block(self.plan):,.0f}"
        return f"{self.games:>9,}  {self.ratio:>6.2f}  {score:<25}  {elo:<22}  {expected:>14}"


class MatchQueue(BlockQueue):
    """The blocks still to be played, as far as the match may go; both teams keep pace. ``ended``: no more."""

    ended = False

    def take(self, workers: int) -> Chunk | None:
        return None if self.ended else super().take(workers)

    def next_table(self, waiting: list[int]) -> int:
        return min(waiting, key=lambda table: self.left[table][0])


def play_match(
    plan: Plan,
    hypotheses: Hypotheses,
    max_games: int,
    workers: Workers,
    out: str,
    *,
    batch: int | None = None,
    command: str = "",
    log: TextIO | None = None,
    resume: bool = False,
    overwrite: bool = False,
) -> dict[str, Any]:
    """Play a match, or the rest of one, as far as the test needs it; write and return the results.

    ``log``: where progress is printed.
    """
    started = time.time()
    with open_match(plan, hypotheses, out, command, resume=resume, overwrite=overwrite) as store:
        blocks = blocks_of(plan, max_games)
        test = SequentialTest(plan, hypotheses, log)
        if log:
            print(_opening(plan, hypotheses, blocks), HEAD, sep="\n", file=log)
        play_blocks(store, test, blocks, workers, out, batch)
        results = _results(store, test)
        report = match_page(results, plan, command, run_line(started))
        write_files(out, {RESULTS: json.dumps(results, indent=1) + "\n", REPORT: report})
        update_index(out)
    return results


def open_match(plan: Plan, hypotheses: Hypotheses, out: str, command: str, **options: bool) -> MatchStore:
    """The store of a match; ``options``: ``resume`` and ``overwrite`` of ``Store.prepare``."""
    stored = plan.configuration() | {"test": asdict(hypotheses)}
    return MatchStore.prepare(out, stored, {"command": command, "timed": plan.timed}, **options)


def _title(plan: Plan) -> str:
    return GameConfig.from_options(plan.game).describe()


def _opening(plan: Plan, hypotheses: Hypotheses, blocks: int) -> str:
    new, old = plan.agents
    low, high = hypotheses.bounds
    means = "score {:.2%} against {:.2%}".format(*hypotheses.means)
    return (
        f"{_title(plan)}: {new} against {old}, seed {plan.seed}\n"
        f"elo {hypotheses.elo0:g} against {hypotheses.elo1:g} ({means}), "
        f"errors {hypotheses.alpha:g} and {hypotheses.beta:g}: "
        f"LLR from {low:.2f} (reject) to {high:.2f} (accept); at most {blocks * games_of_block(plan):,} games"
    )


def play_blocks(
    store: MatchStore, test: SequentialTest, blocks: int, workers: Workers, out: str, batch: int | None = None
) -> None:
    """Add what is stored to the test, then play on until it has a verdict, or so many blocks."""
    plan = test.plan
    test.add(win_shares_of(store.games(), plan))
    if test.verdict != UNDECIDED:
        return
    queue = MatchQueue(store.missing(blocks), batch)

    def note(played: list[StoredGame]) -> str:
        test.add(win_shares_of(GameArrays.from_stored(played, plan), plan))
        queue.ended = test.verdict != UNDECIDED
        return f"LLR {test.ratio:.2f}"

    play_queue(store, plan, queue, blocks * games_of_block(plan), workers, out, note)


def _results(store: MatchStore, test: SequentialTest) -> dict[str, Any]:
    scores, hypotheses, plan = test.scores, test.hypotheses, test.plan
    if not scores.blocks:
        raise JobError("no block of the match is complete: give --max-games at least a game for every seat")
    bounds = test.estimate()
    results: dict[str, Any] = {
        "format": FORMAT,
        "match": plan.configuration(),
        "test": asdict(hypotheses),
        "verdict": test.verdict,
        "log_ratio": round(test.ratio, 6),
        "bounds": [round(bound, 6) for bound in hypotheses.bounds],
        "games": test.games,
        "blocks": scores.blocks,
        "reproducible": not store.timed(),
        "score": estimate(*bounds),
        "elo": estimate(*(elo_of(value, hypotheses.players) for value in bounds)),
        "deviation": round(scores.deviation, 6),
        "fixed_games": fixed_blocks(hypotheses, scores.deviation) * games_of_block(plan),
    }
    if not plan.versus:
        won = store.query(
            "SELECT SUM(won) FROM games JOIN seats USING (game) WHERE seat = 0 AND block < ? GROUP BY tbl ORDER BY tbl",
            scores.blocks,
        )
        results["success"] = [round(count / scores.blocks, 6) for (count,) in won]
    last = test.point()
    kept = [point for point in test.points if point != last] + [last]
    results["path"] = [[point.games, *(round(value, 4) for value in point[1:])] for point in kept]
    return results


def conclusion(results: dict[str, Any]) -> str:
    """The last lines of a match."""
    new, old = results["match"]["agents"]
    score, test = results["score"], results["test"]
    low, high = results["bounds"]
    elo = ("beyond measure" if value is None else f"{value:+.0f}" for value in results["elo"].values())
    text = {
        ACCEPT: f"accept: {new} is stronger than {old}",
        REJECT: f"reject: {new} is not stronger than {old} by elo {test['elo1']:g}",
        UNDECIDED: f"undecided: it takes more games to tell {new} from {old} (--resume with a larger --max-games)",
    }[results["verdict"]]
    lines = [
        f"{text}; LLR {results['log_ratio']:.2f} ({low:.2f} to {high:.2f}) after {results['games']:,} games "
        f"({results['blocks']:,} blocks; a test of fixed length: about {results['fixed_games']:,} games)",
        f"score {score['value']:.2%} ({score['low']:.2%} to {score['high']:.2%}), elo {{}} ({{}} to {{}})".format(*elo),
    ]
    if "success" in results:
        lines.append("games won: {:.1%} against {:.1%}".format(*results["success"]))
    if not results["reproducible"]:
        lines.append("not reproducible: an agent has a time budget")
    return "\n".join(lines)


def match_page(results: dict[str, Any], plan: Plan, command: str, run: str) -> str:
    """The report; ``command``: what makes it again; ``run``: date, duration and machine."""
    new, old = results["match"]["agents"]
    tone = {ACCEPT: "good", REJECT: "bad", UNDECIDED: ""}[results["verdict"]]
    verdict, *others = conclusion(results).split("\n")
    notes = [Note(verdict, tone), *map(Note, others)]
    facts = f"{_title(plan)}, seed {plan.seed}"
    cards = [_ratio_card(results), _score_card(results)]
    return page(f"Match: {new} against {old}", cards, facts=facts, notes=notes, command=command, run=run)


def _ratio_card(results: dict[str, Any]) -> Card:
    low, high = results["bounds"]
    ends = (0.0, float(results["path"][-1][0]))
    points = [(0.0, 0.0), *((float(games), ratio) for games, ratio, *_ in results["path"])]
    lines = [Series("log-likelihood ratio", points)]
    lines += [Series(name, [(x, y) for x in ends], reference=True) for name, y in (("reject", low), ("accept", high))]
    text = "The test ends where the path reaches one of its bounds."
    return Card("The path of the test", text, figures=[line_plot(lines, "The path of the test", "games")])


def _score_card(results: dict[str, Any]) -> Card:
    path = [point for point in results["path"] if point[0] * 10 >= results["path"][-1][0]] or results["path"]
    points = [(float(games), score) for games, _, score, *_ in path]
    lines = [Series("score", points, bars=[(low, high) for *_, low, high in path])]
    ends = (points[0][0], points[-1][0])
    for name, mean in zip(("elo0", "elo1"), Hypotheses(**results["test"]).means, strict=True):
        lines.append(Series(name, [(x, mean) for x in ends], reference=True))
    text = f"Mean score of {results['match']['agents'][0]} with its 95% interval; dashed: the two hypotheses."
    return Card("Score", text, figures=[line_plot(lines, "Score", "games", show=percent)])
