"""Specs: one text names an agent with its parameters.

``guardian``, ``search:ms=20`` and ``mcts:simulations=200,horizon=4`` are specs. ``path/to/bot.py:Class`` is short for
``bot:path=path/to/bot.py,class=Class``, and ``exec:./bot --flag`` names a program with its command line.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

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


class Accepted(NamedTuple):
    """A parameter of a factory: its name in Python, its type, what it does and its default.

    ``Annotated[int, "what it does"]`` is the annotation of a parameter with a description.
    """

    argument: str
    kind: Any
    about: str
    default: Any


def parameters_of(factory: Callable[..., Any]) -> tuple[dict[str, Accepted], bool]:
    """The keyword parameters of a factory by their names in specs; does it take any others, as texts?

    ``**common: Any`` of a class stands for the parameters of the class that it derives from; a class with ``takes_any``
    takes others as well.
    """
    function = factory.__init__ if inspect.isclass(factory) else factory
    inspect.unwrap(function)  # refuses wrappers without end, in which get_type_hints would hang
    hints = get_type_hints(function, include_extras=True)
    accepted: dict[str, Accepted] = {}
    takes_any = getattr(factory, "takes_any", False) is True
    bases = [base for base in getattr(factory, "__mro__", ()) if "__init__" in vars(base)][1:-1]
    for key, parameter in inspect.signature(factory).parameters.items():
        if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY):
            hint = hints.get(key, str)
            kind, about = get_args(hint)[:2] if get_origin(hint) is Annotated else (hint, "")
            accepted[key.rstrip("_")] = Accepted(key, kind, about, parameter.default)
        elif parameter.kind == parameter.VAR_KEYWORD and hints.get(key) is Any and bases:
            inherited, inherits_any = parameters_of(bases[0])
            accepted, takes_any = inherited | accepted, takes_any or inherits_any
        elif parameter.kind == parameter.VAR_KEYWORD:
            takes_any = True
    return accepted, takes_any


def build(factory: Callable[..., Any], name: str, values: dict[str, str], seed: int = 0) -> Any:
    """Call a factory with the parameters of a spec, each converted to its type, and a seed if it takes one."""
    accepted, takes_any = parameters_of(factory)
    arguments: dict[str, Any] = {}
    for key, text in values.items():
        if key in accepted and key != "seed":
            arguments[accepted[key].argument] = _convert(name, key, text, accepted[key].kind)
        elif takes_any and key != "seed":
            arguments[key] = text
        else:
            known = ", ".join(key for key in accepted if key != "seed") or "none"
            raise OptionError(f"{name} has no parameter {key!r}; it has: {known}")
    if "seed" in accepted:
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
