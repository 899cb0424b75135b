"""Agents whose code is not ours: they work on copies of the games, and their mistakes are faults."""

from __future__ import annotations

import hashlib
import os
import signal
import sys
import sysconfig
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch, Fault, Player
from badbones_env.config import GameConfig
from badbones_env.errors import BadBonesError, OptionError
from badbones_env.lowlevel import GameSpec

from ..agent import Agent, error_text, pending_seats
from ..spec import build
from ..tunable import Weight
from .public_batch import PublicBatch, random_action


@contextmanager
def restored_import_path() -> Iterator[None]:
    """Code inside may add to ``sys.path``. If it removes entries, the path is restored: our own imports need them."""
    entries = sys.path.copy()
    try:
        yield
    finally:
        if not isinstance(sys.path, list) or any(sys.path.count(entry) < entries.count(entry) for entry in entries):
            sys.path = entries


@contextmanager
def preserved_interrupt() -> Iterator[None]:
    """Ctrl-C ends the code inside, whatever it makes of it; a KeyboardInterrupt of its own is like other exceptions."""
    handler, pressed = signal.getsignal(signal.SIGINT), False

    def note_interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        handler(number, frame)  # type: ignore[operator, misc]

    watched = callable(handler) and threading.current_thread() is threading.main_thread()  # others get no signals
    if watched:
        signal.signal(signal.SIGINT, note_interrupt)
    try:
        yield
    finally:
        if watched:
            signal.signal(signal.SIGINT, handler)
        if pressed:
            raise KeyboardInterrupt from None


@contextmanager
def guest_code(complaint: str) -> Iterator[None]:
    """Whatever the code inside raises, ``sys.exit`` included, becomes an OptionError that begins with ``complaint``."""
    with preserved_interrupt():
        try:
            with restored_import_path():
                yield
        except BadBonesError:
            raise
        except BaseException as error:
            raise OptionError(f"{complaint}: {error_text(error)}") from None


def add_folder(folder: str) -> None:
    """Import from a folder, too: before other packages, not before what Python itself imports."""
    own = {sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib")}
    standard = [k for k, entry in enumerate(sys.path) if entry in own or os.path.dirname(entry) in own]
    sys.path.insert(max(standard, default=-1) + 1, folder)


def load_attribute(path: str, name: str) -> Any:
    """What a file defines under this name. The file is run once, with its folder on the import path."""
    file = Path(path).resolve()
    module_name = f"badbones_file_{hashlib.sha256(os.fsencode(file)).hexdigest()[:12]}"
    if module_name not in sys.modules:
        spec = spec_from_file_location(module_name, file)
        if spec is None or spec.loader is None or not file.is_file():
            raise OptionError(f"{path} cannot be read: there is no such Python file")
        module = module_from_spec(spec)
        sys.modules[module_name] = module  # so that what it defines can be pickled
        folder = str(file.parent)
        add_folder(folder)
        try:
            with guest_code(f"{path} cannot be loaded"):
                spec.loader.exec_module(module)
        except OptionError:
            sys.modules.pop(module_name, None)
            raise
        finally:
            sys.path.remove(folder)
    with guest_code(f"{name} of {path} cannot be read"):
        try:
            return getattr(sys.modules[module_name], name)
        except AttributeError:
            raise OptionError(f"{path} has no {name}") from None


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
        pending = pending_seats(batch, seat_mask)
        answers: dict[int, Any] = {}  # of each game the actions, or why there are none
        try:
            answers = dict(enumerate(self._ask(batch, slice(0, batch.games), seat_mask)))
        except OptionError:  # somewhere in the batch: game by game, only the games that fail are forfeited
            for game in np.flatnonzero(seat_mask.any(axis=1)).tolist():
                try:
                    answers[game] = self._ask(batch, slice(game, game + 1), seat_mask)[0]
                except OptionError as error:
                    answers[game] = str(error)
        for game, seat in np.argwhere(pending).tolist():
            if isinstance(answers[game], str):
                self.forfeit(batch, game, seat, "crash", answers[game])
            elif (action := int(answers[game][seat])) in batch.legal(game, seat):
                batch.actions[game, seat] = action
            else:
                self.forfeit(batch, game, seat, "illegal", f"action {action} is not legal")

    def _ask(self, batch: Batch, rows: slice, seat_mask: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The guest's actions in these games (games, players)."""
        spec = self._spec(batch)
        public = PublicBatch(spec.config, spec, batch.states[rows], batch.index[rows])
        shape = public.actions.shape
        with preserved_interrupt():
            try:
                with restored_import_path():
                    self.guest.choose(public, seat_mask[rows].copy())
                actions = np.array(public.actions)
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

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        with guest_code(f"tunable() of {self.spec} failed"):
            declared = getattr(self.guest, "tunable", None)
            return {} if declared is None else dict(declared(config))

    def close(self) -> None:
        try:
            with guest_code(f"close() of {self.spec} failed"):
                close = getattr(self.guest, "close", None)
                if close is not None:
                    close()
        except BadBonesError as error:  # the games are played: their results count
            warnings.warn(str(error), RuntimeWarning, stacklevel=2)
