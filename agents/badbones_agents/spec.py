"""Specs: one text names an agent with its parameters.

``guardian``, ``search:ms=20`` and ``mcts:simulations=200,horizon=4`` are specs. ``path/to/bot.py:Class`` is short for
``bot:path=path/to/bot.py,class=Class``, and ``exec:./bot --flag`` names a program with its command line.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any, get_type_hints

from badbones_env.errors import OptionError

NAMED = re.compile(r"[A-Za-z_]\w*:\w+\s*=")  # name:key=..., whatever the value is
BOT_PATH = re.compile(r"(?P<path>.+\.py):(?P<name>[A-Za-z_]\w*)(?::(?P<rest>.*))?$")
EXEC_LIMIT = re.compile(r"(?P<key>timeout|start|memory)\s*=(?P<value>[^,]*),")
PARAMETER = re.compile(r"\w+\s*=")
BOOLEANS = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}


def parse_spec(spec: str) -> tuple[str, dict[str, str]]:
    """The name and the parameters of a spec, still as texts."""
    spec = spec.strip()
    if spec.startswith("exec:"):
        return "exec", _command(spec)
    bot = BOT_PATH.match(spec)
    if bot and not NAMED.match(spec):
        return "bot", {"path": bot["path"], "class": bot["name"], **_parameters(spec, bot["rest"])}
    if spec.endswith(".py"):
        raise OptionError(f"{spec} is a file: name the bot's class as well, {spec}:Class")
    name, colon, rest = spec.partition(":")
    if not name or (colon and not rest):
        raise OptionError(f"{spec!r} names nobody: write name, name:key=value or path/to/bot.py:Class")
    return name, _parameters(spec, rest)


def _command(spec: str) -> dict[str, str]:
    """The parameters of ``exec:timeout=2,command=./bot --flag`` or, shorter, ``exec:./bot --flag``."""
    values, rest = dict[str, str](), spec.removeprefix("exec:").strip()
    while limit := EXEC_LIMIT.match(rest):
        values[limit["key"]], rest = limit["value"].strip(), rest[limit.end() :].strip()
    return {**values, "command": rest.removeprefix("command=")}


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


def split_specs(text: str) -> list[str]:
    """The specs of a list such as ``greedy,search:ms=20,horizon=3,random``."""
    specs: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if specs and PARAMETER.match(part):  # a further parameter of the spec before
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return specs


def build(factory: Callable[..., Any], name: str, values: dict[str, str], seed: int = 0) -> Any:
    """Call a factory with the parameters of a spec, each converted to its annotated type, and a seed if it takes one.

    ``**kwargs`` of a factory stay texts.
    """
    function = factory.__init__ if inspect.isclass(factory) else factory
    inspect.unwrap(function)  # refuses wrappers without end, in which get_type_hints would hang
    hints = get_type_hints(function)
    signature = inspect.signature(factory).parameters
    named = {
        key.rstrip("_"): key
        for key, parameter in signature.items()
        if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
    }
    takes_any = any(parameter.kind == parameter.VAR_KEYWORD for parameter in signature.values())
    arguments: dict[str, Any] = {}
    for key, text in values.items():
        if takes_any and key not in named:
            arguments[key] = text
            continue
        if key not in named or key == "seed":
            known = ", ".join(key for key in named if key != "seed") or "none"
            raise OptionError(f"{name} has no parameter {key!r}; it has: {known}")
        arguments[named[key]] = _convert(name, key, text, hints.get(named[key], str))
    if "seed" in named:
        arguments["seed"] = seed
    return factory(**arguments)


def _convert(name: str, key: str, text: str, kind: Any) -> Any:
    try:
        if kind is bool:
            return BOOLEANS[text.lower()]
        return kind(text) if kind in (int, float) else text
    except (KeyError, ValueError):
        wanted = {bool: "true or false", int: "a whole number", float: "a number"}[kind]
        raise OptionError(f"{key} of {name} must be {wanted}, not {text!r}") from None
