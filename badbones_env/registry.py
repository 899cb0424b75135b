"""Who plays the seats that do not learn in a single-agent environment, and how players are named.

An opponent is a ``Player``: an object with ``choose(batch, chosen)`` (see ``batch``). ``random`` is built in; others
are found by name through the entry point group ``badbones.agents``, so that this package knows nothing of the agents
above it. An entry point names a factory, say a class; its keyword arguments are its parameters.

A *spec* names a player in one text: ``guardian``, ``search:ms=20``, ``mcts:ms=20,horizon=4``. ``path/to/bot.py:Class``
is short for ``bot:path=path/to/bot.py,class=Class``.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable
from importlib.metadata import entry_points
from typing import Any, get_type_hints

import numpy as np
from numpy.typing import NDArray

from ._engine.kernels import Thread, choose_listed, choose_random
from .batch import Batch, Player
from .errors import OptionError, did_you_mean
from .rules.chance import WORD

GROUP = "badbones.agents"
FEW = 2048  # up to this many choices one thread is faster than two
NAMED = re.compile(r"[A-Za-z_]\w*:\w+\s*=")  # name:key=..., whatever the value is
BOT_PATH = re.compile(r"(?P<path>.+\.py):(?P<name>[A-Za-z_]\w*)(?::(?P<rest>.*))?$")


class RandomOpponent:
    """Any legal action with equal probability, compiled; a function of (seed, game number, seat, step)."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, batch: Batch, chosen: NDArray[np.bool_]) -> None:
        low, high = self.seed & WORD, self.seed >> 32

        def work(thread: Thread) -> None:
            if len(batch.choices):
                choose_listed(
                    batch.states, batch.actions, chosen, batch.index, low, high, batch.choices, batch.sizes, thread
                )
            else:
                choose_random(batch.states, batch.spec.tables, batch.actions, chosen, batch.index, low, high, thread)

        batch.team.run(work, alone=int(np.count_nonzero(chosen)) < FEW)


def parse_spec(spec: str) -> tuple[str, dict[str, str]]:
    """The name and the parameters that a spec gives, still as texts."""
    bot = BOT_PATH.match(spec.strip())
    if bot and not NAMED.match(spec.strip()):
        return "bot", {"path": bot["path"], "class": bot["name"], **_parameters(spec, bot["rest"])}
    if spec.strip().endswith(".py"):
        raise OptionError(f"{spec.strip()} is a file: name the bot's class as well, {spec.strip()}:Class")
    name, colon, rest = spec.strip().partition(":")
    if not name or (colon and not rest):
        raise OptionError(f"{spec!r} names nobody: write name, name:key=value or path/to/bot.py:Class")
    return name, _parameters(spec, rest)


def _parameters(spec: str, text: str | None) -> dict[str, str]:
    values: dict[str, str] = {}
    for part in text.split(",") if text else ():
        key, equals, value = (word.strip() for word in part.partition("="))
        if not key or not equals or not value:
            raise OptionError(f"{part!r} in {spec!r} is not a parameter such as ms=20")
        if key in values:
            raise OptionError(f"{key} is given twice in {spec!r}")
        values[key] = value
    return values


def installed() -> dict[str, Any]:
    """The entry points of other packages and of this one, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def unknown(name: str, known: Iterable[str]) -> OptionError:
    """What to say to a name that nobody has."""
    names = sorted(known)
    meant = did_you_mean(name, names)
    return OptionError(f"there is no agent {name!r}{meant}; known are {', '.join(names)} and path/to/bot.py:Class")


def build(factory: Callable[..., Any], name: str, values: dict[str, str], seed: int = 0) -> Any:
    """Call a factory with parameters given as texts, each read as the factory annotates it, and a seed if it takes one.

    What a factory takes as ``**more`` stays a text.
    """
    made_by = factory.__init__ if inspect.isclass(factory) else factory
    hints = get_type_hints(made_by)
    takes = {
        key.rstrip("_"): key
        for key, parameter in inspect.signature(factory).parameters.items()
        if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
    }
    more = any(parameter.kind == parameter.VAR_KEYWORD for parameter in inspect.signature(factory).parameters.values())
    arguments: dict[str, Any] = {}
    for key, text in values.items():
        if more and key not in takes:
            arguments[key] = text
            continue
        if key not in takes or key == "seed":
            known = ", ".join(key for key in takes if key != "seed") or "none"
            raise OptionError(f"{name} has no parameter {key!r}; it has: {known}")
        arguments[takes[key]] = _value(name, key, text, hints.get(takes[key], str))
    if "seed" in takes:
        arguments["seed"] = seed
    return factory(**arguments)


def _value(name: str, key: str, text: str, kind: Any) -> Any:
    try:
        if kind is bool:
            return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}[text.lower()]
        return kind(text) if kind in (int, float) else text
    except (KeyError, ValueError):
        wanted = {bool: "true or false", int: "a whole number", float: "a number"}[kind]
        raise OptionError(f"{key} of {name} must be {wanted}, not {text!r}") from None


def make_opponent(opponent: str | Player) -> Player:
    """An opponent by its spec, or the object itself."""
    if not isinstance(opponent, str):
        if not callable(getattr(opponent, "choose", None)):
            raise OptionError(
                f"an opponent is the spec of an agent such as 'guardian', or an object with choose(batch, chosen); "
                f"not {opponent!r}"
            )
        return opponent
    name, values = parse_spec(opponent)
    if name == "random":
        return build(RandomOpponent, name, values)  # type: ignore[no-any-return]
    found = installed()
    if name not in found:
        raise unknown(name, {"random", *found})
    return build(found[name].load(), name, values)  # type: ignore[no-any-return]
