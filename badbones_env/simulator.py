"""A batch of games, compiled: the core under every environment and experiment.

Contract. All games of a batch share a configuration. ``step`` takes one action for every (game, seat): where a seat has
nothing to decide that action is 0 (``wait``). Everything is written in place into arrays made once:

- ``states``      (games,) records, see ``rules.state``
- ``masks``       (games, players, actions) bool: the legal actions; a game that is over has only ``wait``, one that was
  cut off is shown (here and in ``observations``) as it would have gone on
- ``observations`` (games, players, size): what every seat sees, see ``observation`` (uint8) and ``sparse`` (uint16).
  Without ``masks`` or ``observation`` they are not written at every step but computed on first use
- ``choices``     (games, players, length) int16, with ``choices=True``: the legal actions as lists, -1 after the last
- ``sizes``       (games, players, 2) int16: how many features (sparse) and choices are listed
- ``rewards``     (games, players) float32: see below
- ``terminated``, ``truncated``  (games,) bool: the game ended with this step, decided or cut off by ``max_rounds``
- ``index``       (games,) int64: the number of the game played in each row

Game number k of a master seed is the same game whatever the batch size, thread count or row. Row i begins with game
``first + i``; with ``autoreset`` it goes on with ``first + i + games``, ``first + i + 2 * games``, ... at once, and the
last state of the finished game stays in ``final`` (without, ``states`` keeps it).

Rewards. ``outcome``: on the last step of a decided game; versus is zero-sum (1 for a sole winner, -1 shared by the
losers, joint winners share; 0 for all if nobody wins), solo and co-op give 1 or -1. ``score``: on the last step, the
points by E2 divided by those that a player begins with (47), 0 for the eliminated; co-op: the mean of the
shares of the capital and of one's own towers that stand, 0 if lost. ``shaped``: after every step the change of one's
standing (that score now, in versus less the mean of the others'), plus the outcome: its sum over a game is the outcome
plus the final standing less the first one. A game cut off by ``max_rounds`` has no outcome: 0 for that part.

A function in the place of a name pays what it likes: it gets the states of all games before and after every step, as
records (the last state of a game that has ended among them), and may be compiled with numba.

Decisions. ``full``: every decision of the rules. ``core``: only hero, trap and market decisions; a compiled auto policy
makes the others within the same step (``_engine.auto_policy``, or a function of yours). Both are exact to the rules.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._engine.game_spec import game_spec
from ._engine.kernels import (
    MAKE_STEP,
    REFRESH,
    SKIP,
    START_NEW,
    TILE_SIZE,
    Games,
    StepArgs,
    Thread,
    find_illegal,
    make_run_games,
    play_random,
    replace_illegal,
    run_games,
    write_points,
)
from ._engine.threads import ThreadTeam
from ._engine.validate import INVARIANTS, TYPE_NUMBERS, check_invariants, validation_error
from .config import OPTIONS, GameConfig
from .errors import IllegalChoiceError, OptionError, check_int, check_name, is_index, is_int, short_repr, whole_numbers
from .game import check_index, check_seed
from .observation.observer import (
    COMPACT,
    ENCODINGS,
    AnyObservation,
    Observer,
    empty_observations,
    kernel_arrays,
    layout_of,
)
from .observation.sparse import SPARSE, max_choices
from .outcome import Outcomes
from .rules.chance import WORD
from .rules.constants import OVER
from .rules.rewards import REWARDS
from .rules.state import STATE, copy_states, take_states
from .text.choices import legal_actions

SMALL_BATCH = 512  # below this a second thread costs more than it saves
Reward = Callable[[NDArray[Any], NDArray[Any]], ArrayLike]
"""A reward of one's own: a function of the states (games,) before and after a step that gives (games, players)."""
DECISIONS = ("full", "core")
ILLEGAL = ("error", "replace")


def check_illegal(illegal: str) -> str:
    """What becomes of an illegal action: "error" (the default) or "replace"."""
    return check_name(illegal, "illegal", ILLEGAL)


def available_cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _few(rows: NDArray[np.bool_]) -> bool:
    return int(np.count_nonzero(rows)) < SMALL_BATCH


def _ends(array: NDArray[Any]) -> tuple[int, int]:
    """The lowest and the highest entry. Of a few entries Python knows them before numpy has begun."""
    if array.size > 32:
        return int(array.min()), int(array.max())
    few = array.ravel().tolist()
    return min(few), max(few)


class Simulator:
    """``games`` games of one configuration, stepped together. Its threads are its own: call it from one at a time.

    >>> sim = Simulator(GameConfig(players=4), games=100, seed=7)
    >>> sim.masks.shape == (100, 4, sim.n_actions)
    True
    >>> sim.play(seed=1)["games"]
    100
    """

    def __init__(
        self,
        config: GameConfig | dict[str, Any],
        games: int,
        seed: int = 0,
        *,
        autoreset: bool = False,
        masks: bool = True,
        choices: bool = False,
        observation: str | None = None,
        reward: str | Reward = "outcome",
        decisions: str = "full",
        auto_policy: Callable[..., Any] | None = None,
        threads: int | None = None,
        first: int = 0,
    ) -> None:
        self.config = config if isinstance(config, GameConfig) else GameConfig.from_options(config)
        for name, value, minimum in (("games", games, 1), ("first", first, 0), ("threads", threads, 1)):
            if value is None and name == "threads":
                continue
            if not is_int(value) or value < minimum:  # type: ignore[operator]
                raise OptionError(f"{name} must be a whole number from {minimum} on, not {short_repr(value)}")
        check_name(REWARDS[0] if callable(reward) else reward, "reward", REWARDS)
        check_name(decisions, "decisions", DECISIONS)
        check_name(COMPACT if observation is None else observation, "observation", ENCODINGS)
        if auto_policy is not None and decisions != "core":
            raise OptionError('an auto policy answers only with decisions="core"')
        self._own_reward = reward if callable(reward) else None
        self._reward, self._core = 0 if callable(reward) else REWARDS.index(reward), int(decisions == "core")
        self._auto_policy = auto_policy
        self._run_games = make_run_games(auto_policy) if auto_policy else run_games
        self._written = observation  # the encoding that every step writes
        self.spec = game_spec(self.config, common=observation == SPARSE)
        self.games, self.autoreset = games, autoreset
        self.seed, self._first = check_seed(seed), check_index(first)
        self.n_actions = len(self.spec.actions)
        try:
            self._allocate(masks, choices)
        except (MemoryError, ValueError):
            raise OptionError(f"{games:,} games need more memory than there is: play them in smaller batches") from None
        self.threads = threads if threads is not None else available_cores()
        self.threads = min(self.threads, -(-games // TILE_SIZE)) if games >= SMALL_BATCH else 1
        self.team = ThreadTeam(self.threads)
        self._step_args_of: dict[int, StepArgs] = {}
        self._row_seeds: list[int] = []  # where every row has a master seed of its own
        self._bind()
        self.reset()

    def _allocate(self, masks: bool, choices: bool) -> None:
        """Make the arrays; those that nobody wants have no rows."""
        games, n = self.games, self.config.players
        self.states: NDArray[Any] = np.zeros(games, STATE)
        self.final: NDArray[Any] = np.zeros(games if self.autoreset else 0, STATE)
        self.actions = np.zeros((games, n), np.int16)
        self._masks = np.zeros((games if masks else 0, n, self.n_actions), np.bool_)
        self._observations = empty_observations(self.observation if self._written is not None else None, games, n)
        self.choices = np.full((games if choices else 0, n, max_choices(self.config)), -1, np.int16)
        self.sizes = np.zeros((games if choices or self._written == SPARSE else 0, n, 2), np.int16)
        self._observer = Observer(self.states, self.spec)
        self.rewards = np.zeros((games, n), np.float32)
        self._standing = np.zeros((games, n), np.float32)
        self.replaced = np.zeros((games, n), np.bool_)
        self.terminated = np.zeros(games, np.bool_)
        self.truncated = np.zeros(games, np.bool_)
        self.index = np.zeros(games, np.int64)
        self._counts = np.zeros((games, 3), np.int64)
        self._scores = np.zeros((games, n), np.int64)

    def _bind(self) -> None:
        """Hand the arrays to the kernels."""
        self._bound = {id(self._observations): self._games_with(self._observations)}
        self._arrays = self._bound[id(self._observations)]

    def _games_with(self, observations: NDArray[Any]) -> Games:
        """What the kernels get, with this array for the observations."""
        return Games(
            self.states,
            self.spec.initial_state,
            self.spec.tables,
            self.actions,
            self.index,
            self.rewards,
            self._standing,
            self.terminated,
            self.truncated,
            self.final,
            self._masks,
            choices=self.choices,
            sizes=self.sizes,
            **kernel_arrays(self.observation if self._written is not None else None, observations),
        )

    def set_goal_rounds(self, rounds: int) -> None:
        """Solo, co-op: how many rounds games that begin from now on are to survive (a curriculum)."""
        initial_state = self.spec.initial_state.copy()  # a spec is shared
        initial_state["rounds"] = rounds
        self.spec = replace(self.spec, initial_state=initial_state)
        self._bind()

    def write_observations_to(self, array: NDArray[Any]) -> NDArray[Any]:
        """From the next step on observations are written to this array, of the same shape; returns the present one."""
        before, self._observations = self._observations, array
        if self._written == SPARSE:
            self.sizes[:, :, 0] = np.count_nonzero(array, axis=2)  # what the next lists have to take away
        if id(array) not in self._bound:  # two arrays in turn are handed to the kernels once
            self._bound = {id(before): self._arrays, id(array): self._games_with(array)}
        self._arrays = self._bound[id(array)]
        return before

    def __getstate__(self) -> dict[str, Any]:
        # a copy looks its kernel up again: libraries that pickle by value would take it apart
        return {name: value for name, value in self.__dict__.items() if name not in ("_arrays", "_bound", "_run_games")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._run_games = make_run_games(self._auto_policy) if self._auto_policy else run_games
        self._bind()  # copied one by one, two views would no longer be of the same memory

    @property
    def scratch(self) -> NDArray[np.int64]:
        """Scratch space for compiled functions, on the calling thread."""
        return self.team.scratch(0)

    @property
    def masks(self) -> NDArray[np.bool_]:
        """The legal actions: (games, players, actions)."""
        return self._masks if len(self._masks) else self._observer.masks()

    @property
    def observation(self) -> AnyObservation:
        """The layout of ``observations``."""
        return layout_of(self.config, self._written or COMPACT)

    @property
    def observations(self) -> NDArray[Any]:
        """What every seat sees: (games, players, size)."""
        return self._observations if self._written is not None else self._observer.observations(COMPACT)

    def observe(self, encoding: str) -> NDArray[Any]:
        """What every seat sees, in this encoding: (games, players, size)."""
        return self._observations if encoding == self._written else self._observer.observations(encoding)

    def _lowest(self, work: Callable[[Thread], int], single_threaded: bool = False) -> int:
        """The lowest number from 0 on that a thread has found, -1 if none has."""
        return min((number for number in self.team.run(work, single_threaded) if number >= 0), default=-1)

    def _step_args(self, command: int) -> StepArgs:
        if command not in self._step_args_of:  # making one takes longer than a step of one game
            stride = self.games if self.autoreset else 0
            self._step_args_of[command] = StepArgs(
                command, stride, self._core, self._reward, self.seed & WORD, self.seed >> 32
            )
        return self._step_args_of[command]

    def _run(self, command: int, single_threaded: bool = False) -> None:
        args = self._step_args(command)
        self._observer.clear()
        self.team.run(lambda thread: self._run_games(self._arrays, args, thread), single_threaded)

    def refresh(self) -> None:
        """Write masks and observations anew, where ``states`` have been changed from outside."""
        self._observer.clear()
        if len(self._masks) or len(self.choices) or self._written is not None:
            self._run(REFRESH)

    def reset(self, seed: int | list[int] | None = None) -> None:
        """Begin all games anew, with the same master seed or another.

        With a list of seeds every row plays the games 0, 1, 2, ... of its own.
        """
        if isinstance(seed, list):
            if len(seed) != self.games or self.autoreset:
                raise OptionError(f"seeds must be {self.games} numbers, one for each row (with autoreset: one number)")
            self._row_seeds = [check_seed(number) for number in seed]
        elif seed is not None:
            self._use_seed(seed)
            self._row_seeds = []
        self.index[:] = 0 if self._row_seeds else np.arange(self._first, self._first + self.games)
        self.rewards[:] = 0
        self.replaced[:] = False
        self.actions[:] = 0
        self._begin(np.ones(self.games, np.bool_))

    def _use_seed(self, seed: int) -> None:
        self.seed = check_seed(seed)
        self._step_args_of.clear()

    def _begin(self, rows: NDArray[np.bool_]) -> None:
        """Begin the games numbered in ``index`` in the marked rows."""
        if not self._row_seeds:
            self.actions[:, 0] = np.where(rows, 0, SKIP)
            self._run(START_NEW, _few(rows))
            return
        for row in np.flatnonzero(rows).tolist():
            self._use_seed(self._row_seeds[row])
            self.actions[:, 0] = SKIP
            self.actions[row, 0] = 0
            self._run(START_NEW, single_threaded=True)

    def reset_rows(self, rows: ArrayLike) -> None:
        """Begin the next game (number ``index + games``; ``index + 1`` where every row has its seed) in the marked
        rows; the others are left alone."""
        renewed = self._marked(rows)
        self.index[renewed] += 1 if self._row_seeds else self.games
        self.rewards[renewed] = 0
        self.replaced[renewed] = False
        self._begin(renewed)

    def save(self) -> dict[str, NDArray[Any]]:
        """All that the games' future depends on, copied: what ``restore`` takes."""
        return {"states": copy_states(self.states), "index": self.index.copy(), "standing": self._standing.copy()}

    def restore(self, saved: dict[str, NDArray[Any]]) -> None:
        """Go on where a simulator of the same configuration, batch size and seed was saved; OptionError for games that
        cannot exist."""
        for name, array in (("states", self.states), ("index", self.index), ("standing", self._standing)):
            if not isinstance(saved, dict) or not isinstance(saved.get(name), np.ndarray):
                raise OptionError("these games were not saved by a simulator: restore takes what save has given")
            if saved[name].dtype != array.dtype:
                raise OptionError(f"these games were saved by another version of badbones: {name} are of another kind")
            if saved[name].shape != array.shape:
                raise OptionError(f"these games were saved from another batch: {name} {saved[name].shape}")
        error = validation_error(saved["states"], self.spec)
        if not np.isfinite(saved["standing"]).all() or saved["index"].min() < 0:
            error = "a standing or a number is out of its range"
        for name in (
            option.state for option in OPTIONS if option.state and option.name != "rounds"
        ):  # see set_goal_rounds
            if (saved["states"][name] != self.spec.initial_state[name]).any():
                error = error or f"{name} is another than in this simulator"
        if error:
            raise OptionError(f"these games cannot be continued: {error}")
        copy_states(saved["states"], self.states)
        self.index[:], self._standing[:] = saved["index"], saved["standing"]
        self.refresh()

    def step(
        self,
        actions: ArrayLike | None = None,
        *,
        rows: ArrayLike | None = None,
        check: bool = True,
        illegal: str = "error",
    ) -> None:
        """One step of every game that is not over, or of those marked in ``rows`` (games,): the others, and all that is
        shown of them, are left alone. Without ``actions`` those in ``self.actions`` are taken.

        An illegal action raises IllegalChoiceError and leaves all games as they were; with ``illegal="replace"`` the
        first legal action stands in for it and ``replaced`` says where. With ``check=False`` nothing is checked: for
        actions that are known to be legal; an illegal one then has no defined effect and may end the process.

        Ctrl-C ends this call (and ``play``) with some of the games stepped and others not: go on with ``reset`` or
        ``restore``.
        """
        check_illegal(illegal)
        if actions is not None:
            array = whole_numbers(actions, self.actions.shape, "actions", IllegalChoiceError)
            lowest, highest = _ends(array)
            if lowest < 0 or highest >= self.n_actions:
                if illegal != "replace":
                    raise IllegalChoiceError(f"actions must be from 0 to {self.n_actions - 1}")
                array = np.where((array < 0) | (array >= self.n_actions), -1, array)
            self.actions[:] = array
        single_threaded = False
        if rows is not None:
            stepped = self._marked(rows)
            self.actions[~stepped, 0] = SKIP
            single_threaded = _few(stepped)
        if illegal == "replace":
            tables = self.spec.tables
            self.team.run(
                lambda thread: replace_illegal(self.states, tables, self.actions, self.replaced, thread),
                single_threaded,
            )
        elif check:
            self._check(single_threaded)
        if self._own_reward is None:
            self._run(MAKE_STEP, single_threaded)
            return
        before = copy_states(self.states)
        self._run(MAKE_STEP, single_threaded)
        self._write_own_rewards(self._own_reward, before, None if rows is None else self._marked(rows))

    def _write_own_rewards(self, reward: Reward, before: NDArray[Any], rows: NDArray[np.bool_] | None) -> None:
        """Rewards of one's own; nothing for games that were over already."""
        after = self.states
        if self.autoreset:
            ended = np.flatnonzero(self.terminated | self.truncated)
            if len(ended):
                after = copy_states(after)
                after[ended] = self.final[ended]
        rewards = np.asarray(reward(before, after), np.float32)
        if rewards.shape != self.rewards.shape:
            raise OptionError(f"a reward function must give an array {self.rewards.shape}, not {rewards.shape}")
        paid = np.where(before["phase"][:, None] != OVER, rewards, 0)
        np.copyto(self.rewards, paid, where=True if rows is None else rows[:, None])

    def _marked(self, rows: ArrayLike) -> NDArray[np.bool_]:
        """Marked games, (games,) bool."""
        try:
            marked = np.asarray(rows)
        except ValueError as error:
            raise OptionError(f"rows must be {self.games} truth values: {error}") from None
        if marked.shape != (self.games,) or marked.dtype != np.bool_:
            raise OptionError(f"rows must be {self.games} truth values, not {marked.dtype} of the shape {marked.shape}")
        return marked

    def _check(self, single_threaded: bool) -> None:
        tables = self.spec.tables
        number = self._lowest(lambda thread: find_illegal(self.states, tables, self.actions, thread), single_threaded)
        if number >= 0:
            game, seat = divmod(number, 8)
            action = int(self.actions[game, seat])
            legal = ", ".join(f"{a} ({text})" for a, text in self.legal(game, seat).items())
            raise IllegalChoiceError(f"action {action} of p{seat} in game {game} is not legal; legal are: {legal}")

    def legal(self, game: int, seat: int) -> dict[int, str]:
        """The legal actions of a seat with their texts."""
        if not is_index(game, self.games) or not is_index(seat, self.config.players):
            raise OptionError(
                f"there is no seat {short_repr(seat)} in game {short_repr(game)}; a batch of {self.games} begins with "
                "game 0"
            )
        return legal_actions(self.spec, self.states, int(game), int(seat))

    def play(self, seed: int = 0, steps: int = -1) -> dict[str, int]:
        """Uniformly random play, compiled: to the end of every game, or ``steps`` steps of each row (with autoreset).

        Returns how many decisions, steps and finished games that made. The choices of a game are a function of ``seed``
        and the game's number.
        """
        if check_int(steps, "steps", -1, 1 << 62) < 0 and self.autoreset:
            raise OptionError("with autoreset games never end: say how many steps to play")
        seed = check_seed(seed)
        args = self._step_args(MAKE_STEP)
        self._counts[:] = 0
        self.team.run(
            lambda thread: play_random(self._arrays, args, steps, seed & WORD, seed >> 32, self._counts, thread)
        )
        self.refresh()
        decisions, steps, finished = self._counts.sum(axis=0).tolist()
        return {"decisions": decisions, "steps": steps, "games": finished}

    def points(self) -> NDArray[np.int64]:
        """The points by E2 of every seat: (games, players), written anew at each call."""
        self.team.run(lambda thread: write_points(self.states, self.spec.tables, self._scores, thread))
        return self._scores

    def outcomes(self, rows: ArrayLike | None = None) -> Outcomes:
        """How all games stand or have ended, or those marked in ``rows`` (games,).

        With ``autoreset`` a game that ended with the last step is told of as it ended.
        """
        selected = np.arange(self.games) if rows is None else np.flatnonzero(self._marked(rows))
        states = take_states(self.states, selected)
        if self.autoreset:
            ended = np.flatnonzero((self.terminated | self.truncated)[selected])
            states[ended] = self.final[selected[ended]]
        return Outcomes(states, self.spec)

    def broken_invariant(self) -> str:
        """What is impossible in some state (tokens or tiles lost or made, an empty mask, ...); "" if all is well."""
        counts = np.zeros((self.threads, TYPE_NUMBERS), np.int64)
        number = self._lowest(lambda thread: check_invariants(self._arrays, counts, thread))
        return f"game {self.index[number // 16]}: {INVARIANTS[number % 16]}" if number >= 0 else ""
