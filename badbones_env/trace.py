"""What happens within a step, move by move: for pictures, replays and explanations.

The compiled rules keep no diary, because it would cost time. Here the same functions run as plain Python on a copy of
the state, with listeners around a few of them. So there are no second rules that could differ; a test compares the
positions that result.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from types import FunctionType
from typing import Any

import numpy as np

from . import rules
from ._engine import bits, simd_rows
from ._engine.jit import python_of
from .game import Game
from .rules import constants as c
from .rules.state import Row
from .rules.tokens import place_of, type_of
from .text.spaces import SPACE_NAMES

PACKAGE = f"{__package__}."
place_of_token, type_of_token = python_of(place_of), python_of(type_of)


@dataclass(frozen=True)
class Event:
    """One thing that happened on the board of ``seat``.

    kind, what a skeleton did or suffered: ``moved``, ``stayed`` (barricade, labyrinth, endless chain), ``sent`` (to the
    cemetery of ``to_seat``), ``tower`` and ``village`` (it entered one; ``amount`` floors or houses were lost, if
    negative gained), ``slain`` (by the hero), ``destroyed`` (by a trap), ``arrived`` (from the cemetery into its slot);
    what happened to a trap: ``damaged``, ``broken``, ``exploded``, ``stolen``, ``passed`` (a hearse to ``to_seat``);
    and ``hero``: it moved. ``path`` has the places in their order, ``exit n`` and so on for those beyond an edge.
    ``before`` and ``after`` are the token as it is packed in the state, -1 where there is none.
    """

    kind: str
    seat: int
    token: str = ""
    path: tuple[str, ...] = ()
    before: int = -1
    after: int = -1
    to_seat: int = -1
    amount: int = 0
    trap: str = ""


@cache
def _sources() -> dict[int, tuple[str, Any]]:
    """Every function of the rules by the identity of what modules call: (module, plain function)."""
    functions: dict[int, tuple[str, Any]] = {}
    modules = [f"{rules.__name__}.{module.name}" for module in pkgutil.iter_modules(rules.__path__)]
    for name in [*modules, bits.__name__, simd_rows.__name__]:
        for value in vars(importlib.import_module(name)).values():
            plain = python_of(value) if callable(value) else None
            if isinstance(plain, FunctionType) and plain.__module__.startswith(PACKAGE):
                functions[id(value)] = plain.__module__, plain
    return functions


class _Rules:
    """The rules as plain Python, with some of their functions replaced."""

    def __init__(self) -> None:
        self._module_globals: dict[str, dict[str, Any]] = {}
        self._plain_functions: dict[int, Any] = {}
        for identity, (module, plain) in _sources().items():
            namespace = self._module_globals.setdefault(module, dict(vars(importlib.import_module(module))))
            self._plain_functions[identity] = FunctionType(plain.__code__, namespace, plain.__name__)
        for namespace in self._module_globals.values():
            for name, value in namespace.items():
                if id(value) in self._plain_functions:
                    namespace[name] = self._plain_functions[id(value)]

    def __getitem__(self, name: str) -> Any:
        return next(namespace[name] for namespace in self._module_globals.values() if name in namespace)

    def replace(self, name: str, function: Callable[..., Any]) -> None:
        """Whoever calls the function of this name calls another one from now on."""
        for namespace in self._module_globals.values():
            if name in namespace:
                namespace[name] = function


@dataclass(frozen=True)
class Stage:
    """A part of a step: what happened in it, and the position at its end (``game`` is a copy, to be looked at)."""

    events: tuple[Event, ...]
    game: Game


class Tracer:
    """Listens to the rules: every method ``_on_NAME`` is called in the place of the rules' function NAME."""

    def __init__(self) -> None:
        self._rules = _Rules()
        self._events: list[Event] = []
        self._marks: list[tuple[int, Any]] = []  # where a part of the step ended: events until then, the state
        self._path: dict[int, list[int]] = {}  # of the move under way on each board
        self._names: tuple[str, ...] = ()
        self._places: tuple[str, ...] = ()
        self._rules.replace("special_spaces", lambda s, t, p: c.ALL_SPACES)  # no short cut between ordinary spaces
        for method in vars(Tracer):
            if method.startswith("_on_"):
                name = method.removeprefix("_on_")
                self._rules.replace(name, partial(getattr(self, method), self._rules[name]))

    def trace(self, game: Game, choices: dict[int, str]) -> list[Event]:
        """The events of a step, in order; choices that are not legal raise IllegalChoiceError."""
        actions = game.actions(choices)
        spec = game._spec
        self._events, self._path, self._marks = [], {}, []
        self._names, self._places = spec.type_names, spec.place_names
        self.state = game._state.copy()
        s, t = Row(self.state), Row(spec.tables)
        for p in range(game.config.players):
            if int(s.moving[p]):  # a question in the middle of a move
                self._path[p] = [int(s.begin[p]), int(s.at[p])]
        self._rules["step_game"](s, t, actions, 0, np.zeros(1, np.int64))
        s.clock = int(s.clock) + 1
        return self._events

    def stages(self, game: Game, choices: dict[int, str]) -> list[Stage]:
        """The same, part by part: what was chosen is done, the skeletons walk, used traps turn, new ones arrive.

        Parts in which nothing happens are left out; the position of the last is the one after the step.
        """
        events = self.trace(game, choices)
        stages: list[Stage] = []
        first = 0
        for number, (last, state) in enumerate([*self._marks, (len(events), self.state)], 1):
            laid = not stages and choices and number <= len(self._marks)  # a trap that was laid is no event
            if last > first or laid or number > len(self._marks):
                stages.append(Stage(tuple(events[first:last]), _at(game, state)))
            first = last
        return stages

    def _place_name(self, place: int) -> str:
        return self._places[place] if place < c.EXIT else f"exit {c.DIRECTION_NAMES[place - c.EXIT]}"

    def _note(self, kind: str, p: int, token: int, after: int = -1, **more: Any) -> None:
        path = [place for k, place in enumerate(self._path.get(p, [])) if k == 0 or place != self._path[p][k - 1]]
        if after >= 0 and (not path or path[-1] != place_of_token(after)):
            path.append(place_of_token(after))
        names = tuple(map(self._place_name, path or [place_of_token(token)]))
        self._events.append(Event(kind, p, self._names[type_of_token(token)], names, token, after, **more))

    def _movers(self, s: Any, p: int) -> list[int]:
        is_mover = self._rules["is_mover"]
        return [i for i in range(int(s.low[p]), int(s.high[p])) if is_mover(s, p, i)]

    def _on_begin_move(self, original: Any, s: Any, t: Any, p: int, low: int, high: int, leader: int) -> None:
        original(s, t, p, low, high, leader)
        self._path[p] = [int(s.begin[p])]

    def _on_arrive(self, original: Any, s: Any, t: Any, p: int) -> Any:
        self._path.setdefault(p, [int(s.begin[p])]).append(int(s.at[p]))
        return original(s, t, p)

    def _with_movers(self, kind: str, s: Any, p: int, run: Callable[[], Any], **more: Any) -> Any:
        """Run what ends the move, then note it for each of the movers."""
        movers = {i: int(s.token[p, i]) for i in self._movers(s, p)}
        result = run()
        for i, token in movers.items():
            after = int(s.token[p, i])
            self._note(kind, p, token, after if after >= 0 else -1, **more)
        return result

    def _on_settle(self, original: Any, s: Any, p: int, place: int, facing: int) -> Any:
        kind = "stayed" if place == int(s.begin[p]) else "moved"
        return self._with_movers(kind, s, p, lambda: original(s, p, place, facing))

    def _on_deliver(self, original: Any, s: Any, p: int, seat: int) -> Any:
        return self._with_movers("sent", s, p, lambda: original(s, p, seat), to_seat=int(seat))

    def _on_destroy(self, original: Any, s: Any, t: Any, p: int) -> Any:
        return self._with_movers("destroyed", s, p, lambda: original(s, t, p))

    def _on_meet_hero(self, original: Any, s: Any, t: Any, p: int) -> Any:
        return self._with_movers("slain", s, p, lambda: original(s, t, p))

    def _on_take_mover(self, original: Any, s: Any, p: int, type_id: int) -> Any:
        self._taken = int(s.token[p, self._rules["mover_index"](s, p, type_id)])
        return original(s, p, type_id)

    def _on_enter_tower(self, original: Any, s: Any, t: Any, p: int, type_id: int) -> None:
        token, floors = self._taken, int(s.floors[p])
        original(s, t, p, type_id)
        self._note("tower", p, token, amount=floors - int(s.floors[p]))

    def _on_enter_village(self, original: Any, s: Any, t: Any, p: int, type_id: int) -> None:
        token, houses = self._taken, int(s.houses[p]) + int(s.capital_change)
        original(s, t, p, type_id)
        self._note("village", p, token, amount=houses - int(s.houses[p]) - int(s.capital_change))

    def _on_stop_mover(self, original: Any, s: Any, t: Any, p: int, type_id: int) -> Any:
        towers = int(s.towers[p])
        result = original(s, t, p, type_id)
        self._note("tower", p, self._taken, amount=int(towers != int(s.towers[p])))
        return result

    def _on_rebuild(self, original: Any, s: Any, t: Any, p: int, type_id: int, space: int) -> None:
        original(s, t, p, type_id, space)
        self._note("tower", p, self._taken, amount=-1)

    def _on_admit_emperor(self, original: Any, s: Any, t: Any, p: int) -> None:
        before = self._movers(s, p)
        original(s, t, p)
        if len(before) > len(self._movers(s, p)):  # the emperor has entered
            self._note("tower", p, self._taken)

    def _on_move_hero(self, original: Any, s: Any, t: Any, p: int, space: int) -> None:
        start = int(s.hero[p])
        tokens = [token for token in s.token[p, : int(s.tokens[p])].tolist() if place_of_token(token) == space]
        original(s, t, p, space)
        way = tuple(SPACE_NAMES[place] for place in (start, space) if place >= 0)
        self._events.append(Event("hero", p, path=way))
        self._path.pop(p, None)
        for token in tokens:
            self._note("slain", p, token)

    def _tiles(self, s: Any, p: int) -> list[tuple[int, bool]]:
        damaged = int(s.damaged[p])
        return [(int(s.tile[p, space]), bool((damaged >> space) & 1)) for space in range(c.SPACES)]

    def _on_flip_used_traps(self, original: Any, s: Any, p: int) -> None:
        before, targets = self._tiles(s, p), [int(target) for target in s.target[p]]
        original(s, p)
        for space, (old, new) in enumerate(zip(before, self._tiles(s, p), strict=True)):
            if old != new:
                gone = new[0] == c.NO_TILE
                kind = "damaged" if new[0] == old[0] else "exploded" if old[0] == c.BOMB_TILE else "broken"
                if gone and old[0] == c.TREASURE_TILE:
                    kind = "stolen"
                elif gone and old[0] == c.HEARSE_TILE and targets[space] >= 0:
                    kind = "passed"
                to_seat = targets[space] if kind == "passed" else -1
                name = c.TILE_NAMES[old[0]]
                self._events.append(Event(kind, p, path=(SPACE_NAMES[space],), trap=name, to_seat=to_seat))

    _on_steal_treasure = _on_flip_used_traps

    def _on_end_skeletons(self, original: Any, *arguments: Any) -> None:
        """A part of the step ends here."""
        self._marks.append((len(self._events), self.state.copy()))
        original(*arguments)

    _on_draw_for_all = _on_end_skeletons

    def _on_open_phase(self, original: Any, s: Any, t: Any) -> None:
        if int(s.phase) == c.SKELETONS:
            self._on_end_skeletons(original, s, t)
        else:
            original(s, t)

    def _on_rise(self, original: Any, s: Any, t: Any, p: int) -> None:
        first = int(s.tokens[p])
        original(s, t, p)
        self._path.pop(p, None)
        for i in range(first, int(s.tokens[p])):
            token = int(s.token[p, i])
            name = self._place_name(place_of_token(token))
            self._events.append(Event("arrived", p, self._names[type_of_token(token)], (name,), after=token))


def _at(game: Game, state: Any) -> Game:
    """A game of the same configuration in another state."""
    shown = game.clone()
    shown._state[:] = state
    return shown


def trace_step(game: Game, choices: dict[int, str]) -> list[Event]:
    """What these choices will do, event by event; the game itself makes no step."""
    return Tracer().trace(game, choices)


def unsettled_houses(game: Game) -> int:
    """What the capital gains, or below 0 loses, at the end of this phase (CO13)."""
    return int(game._state[0].capital_change)


def board_tokens(game: Game, seat: int) -> list[int]:
    """The tokens of a board as packed in the state, in the order in which ``position()`` lists them."""
    state = Row(game._state)
    return sorted(int(token) for token in state.token[seat, : int(state.tokens[seat])] if token >= 0)
