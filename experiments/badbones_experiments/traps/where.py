"""Where a trap is worth most: every space tried, everything else the same.

From each position the studied seat lays the trap on every space where it may, and once lays nothing; then all play on
for some rounds, on common random numbers. The value of a space is the difference. A trap that the seat lacks at that
moment is lent to it, in both cases.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import BadBonesError, Game, GameConfig, Scenario, Simulator
from badbones_env.drawing import draw_board
from badbones_env.observation.observer import observe
from badbones_env.rules import constants as c
from badbones_env.table import Marks
from badbones_env.text.spaces import SPACE_NAMES

from ..jobs.backends import Worker
from ..reports.pages import Card
from ..reports.tables import ResultTable
from .games import AgentPool, Experiment, measure, subjects
from .report import BOARD_WIDTH, Report, board_card, board_files, detectable_text, difference, to_json
from .setting import TrapsError, describe_opponents, short_name
from .statistics import Estimate, mean

PART = 25  # positions of a chunk
MIN_POSITIONS = 10  # positions that a space needs to be shown

Map = dict[str, Estimate]  # space -> points gained, where enough positions allow the tile


@dataclass(frozen=True)
class PlacementStudy:
    """Placements in a round of many games, or (``start``) in one position with many futures."""

    config: GameConfig
    agent: str
    opponents: tuple[str, ...]
    seed: int
    round_no: int
    horizon: int  # rounds that are played on; 0 = to the end
    start: Game | None = None
    seat: int = 0


@dataclass(frozen=True)
class Positions:
    """A tile on every space of positions ``first`` .. ``first + count - 1``: a chunk of the study."""

    tile: int
    first: int
    count: int

    @property
    def key(self) -> str:
        return f"{c.TILE_NAMES[self.tile]} {self.first}+{self.count}"

    def __str__(self) -> str:
        return f"positions {self.first} to {self.first + self.count - 1} of {c.TILE_NAMES[self.tile]}"


class PlacementWorker(Worker):
    """Lays tiles on all spaces of positions and lets the games go on."""

    threads = True

    def __init__(self, study: PlacementStudy) -> None:
        self.study, self._pool = study, AgentPool(study.opponents, study.seed)

    def close(self) -> None:
        self._pool.close()

    def _subjects(self, sim: Simulator) -> Marks:
        """The studied seat; of a given position always the same."""
        if self.study.start is None or sim.config.mode == "coop":
            return subjects(sim)
        return np.tile(np.arange(sim.config.players) == self.study.seat, (sim.games, 1))

    def positions(self, first: int, count: int) -> tuple[NDArray[Any], NDArray[np.int64]]:
        """The states in which the trap is to be laid, of games ``first`` .. , and the numbers of these games."""
        study = self.study
        sim = Simulator(study.config, count, study.seed, threads=1, masks=False, first=first)
        if study.start is not None:
            sim.states[:] = study.start._state
            for row, number in enumerate(sim.index.tolist()):
                sim.states["key"][row] = np.random.default_rng([study.seed, number]).integers(0, 1 << 32, 2)
            sim.states["drawn"] = 0
        subject = self._subjects(sim)
        table, seat = self._pool.table(sim, study.agent, subject), subject.nonzero()
        while True:
            reached = (sim.states["round_no"] == study.round_no) & (sim.states["decision"][seat] == c.D_TRAP)
            if not table.step(rows=~reached):
                break
        return sim.states[reached].copy(), sim.index[reached].copy()

    def do(self, chunk: Positions) -> dict[str, Any]:
        """For every position what each space adds to the points; null where the tile may not lie."""
        study = self.study
        states, numbers = self.positions(chunk.first, chunk.count)
        branches = c.SPACES + 1  # the last: nothing is laid
        rows = np.repeat(np.arange(len(states)), branches)
        if not len(rows):
            return {"points": []}
        sim = Simulator(study.config, len(rows), study.seed, threads=1, masks=False)
        sim.states[:] = states[rows]
        sim.index[:] = numbers[rows]
        subject = self._subjects(sim)
        table = self._pool.table(sim, study.agent, subject)
        ensure_in_supply(sim, subject, c.TRAP_OF_TILE[chunk.tile])
        action = sim.spec.tables[0].action
        wanted = np.array([*action[c.V_PLACE + chunk.tile - 1, : c.SPACES], action[c.V_PASS, 0]], np.int64)
        laid = np.tile(wanted, len(states))  # what the studied seat does in each row
        masks = observe(sim.states[::branches].copy(), sim.spec)[0]
        legal = masks[subject[::branches].nonzero()][:, wanted]
        table.step(np.repeat(laid[:, None], sim.config.players, axis=1), caller_seats=subject & legal.reshape(-1, 1))
        last = study.round_no + study.horizon if study.horizon else 1 << 14
        while table.step(rows=sim.states["round_no"] < last):
            pass
        points, places = measure(sim, subject)["points"].reshape(-1, branches), legal[:, :-1]
        return {"points": np.where(places, points[:, :-1] - points[:, -1:], None).tolist()}  # type: ignore[call-overload]


def ensure_in_supply(sim: Simulator, subject: Marks, trap: int) -> None:
    """Lend the studied seat the trap, if it has none."""
    rows, seats = subject.nonzero()
    if sim.config.mode == "coop":
        seats = np.zeros_like(seats)
    sim.states["supply"][rows, seats, trap] = np.maximum(sim.states["supply"][rows, seats, trap], 1)


def read_position(path: str, seat: int) -> Game:
    """The position of a scenario file."""
    try:
        scenario = Scenario.read(path)
        game = Game.from_position(scenario.game, scenario.position)
    except BadBonesError as error:
        raise TrapsError(f"{path}: {error}") from None
    if not 0 <= seat < game.config.players:
        raise TrapsError(f"{path} has seats 0 to {game.config.players - 1}, not {seat}")
    return game


def parse_tiles(names: Sequence[str], config: GameConfig) -> list[int]:
    """The tiles on the command line; all of the game if none are named."""
    last = c.LAST_TILE if config.advanced else c.TREASURE_TILE
    known = {c.TILE_NAMES[tile]: tile for tile in range(1, last + 1)}
    for name in names:
        if name not in known:
            raise TrapsError(f"{name!r} is not a tile of this game; tiles are {', '.join(known)}")
    return [known[name] for name in names or known]


def where(experiment: Experiment, study: PlacementStudy, tiles: Sequence[int], positions: int) -> Report:
    """The map of every tile."""
    spans = [(lo, min(PART, positions - lo)) for lo in range(0, positions, PART)]
    chunks = [Positions(tile, lo, n) for lo, n in spans for tile in tiles]
    results = experiment.run.results(chunks, f"x{PART} positions")
    gains: dict[str, Map] = {}
    for tile in tiles:
        parts = [part["points"] for chunk, part in zip(chunks, results, strict=True) if chunk.tile == tile]
        values = np.array([line for part in parts for line in part], float).reshape(-1, c.SPACES)  # null becomes nan
        gains[c.TILE_NAMES[tile]] = {
            space: mean(column[~np.isnan(column)], c.SPACES - 1)
            for space, column in zip(SPACE_NAMES, values.T, strict=True)
        }
    maps = {
        tile: {space: gain for space, gain in by.items() if gain.games >= MIN_POSITIONS} for tile, by in gains.items()
    }
    shown = [gain for by_space in maps.values() for gain in by_space.values()]
    figures = {
        "round": study.round_no,
        "horizon": study.horizon,
        "maps": {tile: to_json(by_space) for tile, by_space in gains.items()},
    }
    facts = (
        f"{study.config.describe()}; {positions:,} {'futures' if study.start else 'positions'}, "
        f"round {study.round_no}, played by {short_name(study.agent)}, "
        f"{describe_opponents(study.config, study.opponents)}; points "
        f"{f'after {study.horizon} rounds' if study.horizon else 'at the end'}; seed {study.seed}"
    )
    text = (
        "Points gained against laying nothing in this round; 95% intervals, simultaneous for the spaces of a map. "
        f"Faded: the interval includes 0. {detectable_text(shown, 'points')}"
    )
    largest = max((abs(gain.value) for gain in shown), default=0.0) or 1.0  # has the strongest colour on all maps
    boards = {tile: picture(study, tile, by_space, largest) for tile, by_space in maps.items()}
    table = ResultTable(["trap", "best space", "second", "third", "worst"], [_row(*each) for each in maps.items()])
    cards = [board_card("Maps", text, boards), Card("Best spaces", text, table)]
    return Report("Where to lay a trap", facts, figures, cards, board_files(boards))


def _row(tile: str, gains: Map) -> list[str]:
    ranked = sorted(gains, key=lambda space: -gains[space].value)
    cells = [f"{space}: {difference(gains[space], 'points')}" for space in ranked]
    return [tile, *(cells[:3] + ["-"] * 3)[:3], *(cells[-1:] or ["-"])]


def picture(study: PlacementStudy, tile: str, gains: Map, largest: float) -> str:
    """The map of a tile on the board."""
    shown = [gains.get(space) for space in SPACE_NAMES]
    return draw_board(
        study.config,
        study.start.position() if study.start else None,
        study.seat,
        overlay=[gain.value if gain else 0.0 for gain in shown],
        texts=[f"{gain.value:+.1f}" if gain else "" for gain in shown],
        faded=[gain is None or not gain.clear for gain in shown],
        scale=largest,
        words="points",
        title=tile,
        width=BOARD_WIDTH,
    )
