"""Planning: a batch of games to search in, for tree search, AlphaZero and rollouts.

Rows hold copies of any games of one configuration: every row can have another root. A planner must not see the future,
and a game's key decides what will be drawn. So ``load`` gives every copy a key of its own. Rows with the same *number*
draw the same tokens whatever is chosen in them: common random numbers to compare choices with.

    batch = PlanningBatch(env.sim.config, rows=len(legal) * 8)
    batch.load(env, numbers=np.tile(np.arange(8), len(legal)))
    batch.play(policy, rounds=3, first={seat: np.repeat(legal, 8)})
    values = batch.returns[:, seat].reshape(len(legal), 8).mean(axis=1)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from itertools import accumulate, pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._engine.jit import python_of
from ._engine.kernels import write_standing
from ._engine.validate import validation_error
from .batch import Player
from .config import GameConfig
from .errors import IllegalChoiceError, OptionError, check_int, check_name, short_repr, whole_numbers
from .game import Game, check_seed
from .observation.observer import COMPACT, ENCODINGS
from .outcome import Outcomes
from .rules.chance import WORD, mix
from .rules.constants import DECIDED, NOTHING, OVER, TRUNCATED
from .rules.state import STATE, as_bytes
from .simulator import Reward, Simulator

_mix = python_of(mix)
Rows = ArrayLike | slice | None
"""Rows of a batch: a number, numbers, truth values (rows,) or a slice; None: all."""


class PlanningBatch:
    """``rows`` games of one configuration to search in.

    ``sim`` is the simulator that holds them, for players and outcomes. ``rewards`` (rows, players) are those of the
    last ``step``, ``returns`` (rows, players) their sum since the row was loaded.
    """

    def __init__(
        self,
        config: GameConfig,
        rows: int,
        *,
        reward: str | Reward = "shaped",
        decisions: str = "full",
        auto_policy: Callable[..., Any] | None = None,
        observation: str | None = None,
        threads: int | None = 1,
    ) -> None:
        """The options are those of ``Simulator``; with ``observation="sparse"`` actions are those of that encoding."""
        settings = {"observation": observation, "reward": reward, "decisions": decisions, "auto_policy": auto_policy}
        self.sim = Simulator(config, rows, masks=False, threads=threads, **settings)  # type: ignore[arg-type]
        self.config, self.rows, self.n_actions = self.sim.config, rows, self.sim.n_actions
        self.returns: NDArray[np.float32] = np.zeros_like(self.sim.rewards)
        self._memory = np.empty(0, STATE)
        layout = f"{sorted(self.config.options().items())} {STATE.descr}"
        self._stamp = b"badbones planning 1 " + sha256(layout.encode()).digest()

    def load(
        self, source: Any, row: ArrayLike = 0, into: Rows = None, *, numbers: ArrayLike | None = None, seed: int = 0
    ) -> None:
        """Copy games into rows, with other random draws: see ``redraw`` for ``numbers`` and ``seed``.

        ``source``: a ``Game``, a ``Simulator`` or an environment (PettingZoo, Gymnasium, stable-baselines3), wrapped or
        not. ``row``: which of its games, one for all rows or one for each.
        """
        config, states = _games_of(source)
        if config != self.config:
            raise OptionError(f"this batch plans {self.config.describe()}; it cannot load {config.describe()}")
        games, target = _checked(row, len(states), "row"), self._indices(into)
        numbers, seed = _numbers(numbers, target), check_seed(seed)
        roots = self._take_rows(states, games).view(STATE)
        error = validation_error(roots, self.sim.spec)
        if error:
            raise OptionError(f"this game cannot be planned in: {error}")
        self._put(as_bytes(roots), target)
        self.redraw(target, numbers, seed)
        standing = np.zeros((len(roots), self.config.players), np.float32)
        self.sim.team.run(
            lambda thread: write_standing(roots, self.sim.spec.tables, standing, thread), single_threaded=True
        )
        self.sim._standing[target], self.sim.rewards[target], self.returns[target] = standing, 0, 0
        self.sim.refresh()

    def redraw(self, rows: Rows = None, numbers: ArrayLike | None = None, seed: int = 0) -> None:
        """Draw the rest of these games' chance anew: row k gets draws number ``numbers[k]`` of the seed (by default the
        row's own number). Players that have chance of their own get the same for the same number, too."""
        target = self._indices(rows)
        drawn, seed = _numbers(numbers, target), check_seed(seed)
        high = seed & WORD ^ _mix(seed >> 32)  # of seeds that fit a word: the seed itself
        self.sim.states["key"][target] = np.stack([drawn, np.full(len(target), high)], axis=1)
        self.sim.states["drawn"][target] = 0
        self.sim.index[target] = drawn

    def copy(self, source_rows: Rows, target_rows: Rows) -> None:
        """Copy rows into rows, with their draws and returns; one source row may fill many targets."""
        source, target = self._indices(source_rows), self._indices(target_rows)
        self._put(self._take_rows(self.sim.states, source), target)
        for array in (self.sim.index, self.sim._standing, self.returns):
            array[target] = array[source]
        self.sim.refresh()

    def step(self, actions: ArrayLike, rows: Rows = None) -> None:
        """One step: an action for every (row, seat), 0 where a seat has nothing to decide. With ``rows`` only of these,
        in their order. Games that are over stay as they are; an illegal action raises and changes nothing."""
        stepped = self._indices(rows)
        array = whole_numbers(actions, (len(stepped), self.config.players), "actions", IllegalChoiceError)
        everything = np.zeros((self.rows, self.config.players), array.dtype)
        everything[stepped] = array
        marked = np.bincount(stepped, minlength=self.rows) == 1
        if np.count_nonzero(marked) < len(stepped):
            raise OptionError("a row can be stepped once: rows must be different")
        marked &= self.running
        self.sim.step(everything, rows=marked)
        self.sim.rewards[~marked] = 0
        self.returns += self.sim.rewards

    def play(self, player: Player, rounds: int = 0, first: Mapping[int, ArrayLike] | None = None) -> None:
        """Play on with one player on all seats, to the end or for ``rounds`` rounds. ``first``: the actions (rows,) of
        some seats in the first step."""
        sim, first_actions = self.sim, dict(first or {})
        for seat, column in first_actions.items():
            if seat not in range(self.config.players):
                raise OptionError(f"first has actions by seat, 0 to {self.config.players - 1}, not {short_repr(seat)}")
            first_actions[seat] = whole_numbers(column, (self.rows,), "first")
        last = sim.states["round_no"] + check_int(rounds, "rounds", 0, 10**6)
        while True:
            rows = self.running & (sim.states["round_no"] < last) if rounds else self.running
            if not rows.any():
                return
            seat_mask = rows[:, None] & self.pending
            sim.actions.fill(0)
            player.choose(sim, seat_mask)
            actions = sim.actions.astype(np.int64)
            for seat, column in first_actions.items():
                actions[:, seat] = column
            first_actions.clear()
            self.step(np.where(seat_mask, actions, 0)[rows], rows)

    @property
    def rewards(self) -> NDArray[np.float32]:
        """(rows, players) the rewards of the last step, 0 in rows that it left alone."""
        return self.sim.rewards

    @property
    def pending(self) -> NDArray[np.bool_]:
        """(rows, players) the seats that have a decision."""
        return np.asarray(self.sim.states["decision"][:, : self.config.players] != NOTHING)

    @property
    def running(self) -> NDArray[np.bool_]:
        """(rows,) the games that are not over."""
        return np.asarray(self.sim.states["phase"] != OVER)

    @property
    def terminated(self) -> NDArray[np.bool_]:
        """(rows,) the games that are decided."""
        return np.asarray(self.sim.states["ended"] == DECIDED)

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """(rows,) the games that were cut off by ``max_rounds``."""
        return np.asarray(self.sim.states["ended"] == TRUNCATED)

    def masks(self) -> NDArray[np.bool_]:
        """(rows, players, actions) the legal actions."""
        return self.sim.masks

    def observations(self, encoding: str = COMPACT) -> NDArray[Any]:
        """(rows, players, size) what every seat sees."""
        return self.sim.observe(check_name(encoding, "encoding", ENCODINGS))

    def outcomes(self) -> Outcomes:
        """How all games stand or have ended."""
        return self.sim.outcomes()

    def save(self, rows: Rows = None) -> bytes:
        """These rows as bytes, with their draws and returns."""
        saved = self._indices(rows)
        arrays = (as_bytes(self.sim.states), *self._columns())
        return self._stamp + b"".join(array[_span(saved)].tobytes() for array in arrays)

    def restore(self, saved: bytes, into: Rows = None) -> None:
        """Rows that a batch of the same configuration saved; OptionError for any other bytes."""
        target, columns = self._indices(into), self._columns()
        if not isinstance(saved, bytes) or not saved.startswith(self._stamp):
            raise OptionError("these bytes were not saved by a batch of this configuration and version of badbones")
        sizes = [len(target) * (array.nbytes // self.rows) for array in (self.sim.states, *columns)]
        if len(saved) != len(self._stamp) + sum(sizes):
            raise OptionError(f"these bytes do not hold {len(target)} rows")
        ends = list(accumulate(sizes, initial=len(self._stamp)))
        memory = np.frombuffer(saved, np.uint8)
        states, *values = (memory[start:end] for start, end in pairwise(ends))
        error = validation_error(states, self.sim.spec)
        if error:
            raise OptionError(f"these games cannot be continued: {error}")
        self._put(as_bytes(states), target)
        span = _span(target)
        for column, value in zip(columns, values, strict=True):
            column[span] = value.view(column.dtype).reshape(-1, *column.shape[1:])
        self.sim.rewards[target] = 0
        self.sim.refresh()

    def _columns(self) -> tuple[NDArray[Any], ...]:
        """What belongs to a row besides its state."""
        return self.sim.index, self.sim._standing, self.returns

    def _scratch(self, rows: int) -> NDArray[Any]:
        """Memory for states on their way: getting it anew would take longer than to copy them."""
        if len(self._memory) < rows:
            self._memory = np.empty(max(rows, self.rows), STATE)
        return self._memory[:rows]

    def _take_rows(self, states: NDArray[Any], rows: NDArray[np.intp]) -> NDArray[Any]:
        """These rows of some states, as bytes."""
        span = _span(rows)
        if isinstance(span, slice):
            return as_bytes(states)[span]
        return np.take(as_bytes(states), span, out=as_bytes(self._scratch(len(rows))), mode="clip")

    def _put(self, states: NDArray[Any], target: NDArray[np.intp]) -> None:
        if len(states) not in (1, len(target)):
            raise OptionError(f"{len(states)} games do not fill {len(target)} rows: give one, or one for each row")
        as_bytes(self.sim.states)[_span(target)] = states

    def _indices(self, rows: Rows) -> NDArray[np.intp]:
        """The numbers of these rows."""
        if rows is None or isinstance(rows, slice):
            return np.arange(self.rows)[rows or slice(None)]
        return _checked(rows, self.rows, "rows")


def _games_of(source: Any) -> tuple[GameConfig, NDArray[Any]]:
    """The configuration and the states of a game, a batch of games or an environment."""
    if isinstance(source, Game):
        return source.config, source._state
    env = getattr(source, "unwrapped", source)
    batch = getattr(env, "sim", env)
    states, config = getattr(batch, "states", None), getattr(batch, "config", None)
    if not isinstance(config, GameConfig) or not isinstance(states, np.ndarray) or states.dtype != STATE:
        raise OptionError(f"games are loaded from a Game, a Simulator or an environment, not {short_repr(source)}")
    return config, states


def _numbers(numbers: ArrayLike | None, rows: NDArray[np.intp]) -> NDArray[np.intp]:
    """The numbers of the draws of some rows; by default those of the rows."""
    array = rows if numbers is None else whole_numbers(numbers, rows.shape, "numbers")
    if len(array) and not 0 <= array.min() <= array.max() <= WORD:
        raise OptionError("numbers must be from 0 to 2**32 - 1")
    return array.astype(np.intp)


def _span(rows: NDArray[np.intp]) -> NDArray[np.intp] | slice:
    """Rows that follow each other as a slice, which is copied several times faster."""
    in_order = len(rows) > 1 and bool((np.diff(rows) == 1).all())
    return slice(rows[0], rows[-1] + 1) if in_order else rows


def _checked(rows: ArrayLike, count: int, name: str) -> NDArray[np.intp]:
    """Row numbers from 0 to ``count`` - 1, or truth values (count,), as an array of numbers."""
    try:
        array = np.atleast_1d(np.asarray(rows))
    except ValueError:
        array = np.zeros((0, 0))
    if array.dtype == np.bool_ and array.shape == (count,):
        return np.flatnonzero(array)
    if array.ndim != 1 or array.dtype.kind not in "iu" or (len(array) and not 0 <= array.min() <= array.max() < count):
        raise OptionError(f"{name} must be numbers from 0 to {count - 1}, or {count} truth values")
    return array.astype(np.intp)
