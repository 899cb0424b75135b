"""Agents whose code is not ours: they work on copies of the games, and their mistakes are faults."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch, Fault, Player
from badbones_env.config import GameConfig
from badbones_env.errors import BadBonesError, OptionError
from badbones_env.lowlevel import GameSpec
from badbones_env.rules.constants import NOTHING

from ..agent import Agent, error_text
from ..spec import build
from ..tunable import Weight
from .public_batch import PublicBatch, random_action


@contextmanager
def import_path_kept() -> Iterator[None]:
    """Code inside may add to ``sys.path``. If it removes entries, the path is restored: our own imports need them."""
    entries = sys.path.copy()
    try:
        yield
    finally:
        if not isinstance(sys.path, list) or not all(entry in sys.path for entry in entries):
            sys.path = entries


@contextmanager
def guest_code(complaint: str) -> Iterator[None]:
    """Whatever the code inside raises, ``sys.exit`` included, becomes an OptionError that begins with ``complaint``."""
    try:
        with import_path_kept():
            yield
    except (KeyboardInterrupt, BadBonesError):
        raise
    except BaseException as error:
        raise OptionError(f"{complaint}: {error_text(error)}") from None


class GuestAgent(Agent):
    """Plays with code that is not ours. A choice that it gets wrong is forfeited: a random legal one replaces it."""

    def __init__(self, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self._answered, self._first_failure = False, ""

    @property
    def never_answered(self) -> str:
        return "" if self._answered else self._first_failure

    def forfeit(self, batch: Batch, row: int, seat: int, kind: str, message: str) -> None:
        """Play at random and report a fault."""
        self._first_failure = self._first_failure or message
        batch.actions[row, seat] = random_action(batch, row, seat, self.seed)
        self.faults.append(Fault(int(batch.index[row]), seat, kind, message))


class SandboxedAgent(GuestAgent):
    """A guest with ``choose(batch, seat_mask)``, called in this process on copies of the states and their spec."""

    name = "sandboxed"

    def __init__(self, guest: Player, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self.guest = guest
        self._own_spec: GameSpec | None = None
        self.timed = getattr(guest, "timed", False) is True  # not just any object that __getattr__ makes

    @classmethod
    def of(cls, factory: Callable[..., Any], name: str, values: dict[str, str], seed: int) -> SandboxedAgent:
        """The agent that a factory makes with the parameters of a spec."""
        with guest_code(f"{name} cannot be made"):
            return cls(build(factory, name, values, seed), seed=seed)

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        batch.actions[seat_mask] = 0
        games = np.flatnonzero(seat_mask.any(axis=1)).tolist()
        try:
            actions = self._ask(batch, slice(0, batch.games), seat_mask)
        except OptionError:  # somewhere in the batch: game by game, only the games that fail are forfeited
            for game in games:
                try:
                    own = self._ask(batch, slice(game, game + 1), seat_mask)[0]
                except OptionError as error:
                    self._forfeit_all(batch, game, seat_mask, str(error))
                else:
                    self._take(batch, game, seat_mask, own)
        else:
            for game in games:
                self._take(batch, game, seat_mask, actions[game])

    def _ask(self, batch: Batch, rows: slice, seat_mask: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The guest's actions in these games (games, players)."""
        spec = self._spec(batch)
        public = PublicBatch(spec.config, spec, batch.states[rows], batch.index[rows])
        shape = public.actions.shape
        try:
            with import_path_kept():
                self.guest.choose(public, seat_mask[rows].copy())
            actions = np.array(public.actions)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise OptionError(error_text(error)) from None
        if actions.shape != shape or actions.dtype.kind not in "iu":
            raise OptionError(
                f"batch.actions must hold whole numbers of the shape {shape}, not {actions.dtype} of {actions.shape}"
            )
        self._answered = True
        return actions.astype(np.int64)

    def _spec(self, batch: Batch) -> GameSpec:
        """The guest's own copy of the batch's spec, made anew for another game or if the guest has overwritten it.

        A copy, not read-only arrays: these are another type to numba, which would compile everything twice.
        """
        own = self._own_spec
        if own is None or own.config != batch.config or own.tables.tobytes() != batch.spec.tables.tobytes():
            own = self._own_spec = deepcopy(batch.spec)
        return own

    def _pending(self, batch: Batch, game: int, seat_mask: NDArray[np.bool_]) -> list[int]:
        decisions = batch.states["decision"][game, : seat_mask.shape[1]]
        return np.flatnonzero(seat_mask[game] & (decisions != NOTHING)).tolist()

    def _forfeit_all(self, batch: Batch, game: int, seat_mask: NDArray[np.bool_], message: str) -> None:
        for seat in self._pending(batch, game, seat_mask):
            self.forfeit(batch, game, seat, "crash", message)

    def _take(self, batch: Batch, game: int, seat_mask: NDArray[np.bool_], actions: NDArray[np.int64]) -> None:
        """The guest's actions in a game where they are legal."""
        for seat in self._pending(batch, game, seat_mask):
            action = int(actions[seat])
            if action in batch.legal(game, seat):
                batch.actions[game, seat] = action
            else:
                self.forfeit(batch, game, seat, "illegal", f"action {action} is not legal")

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        declared = getattr(self.guest, "tunable", None)
        if declared is None:
            return {}
        with guest_code(f"tunable() of {self.spec} failed"):
            return dict(declared(config))

    def close(self) -> None:
        try:
            close = getattr(self.guest, "close", None)
            if close is not None:
                with import_path_kept():
                    close()
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # the games are played: their results count
            warnings.warn(f"close() of {self.spec} failed: {error_text(error)}", RuntimeWarning, stacklevel=2)
