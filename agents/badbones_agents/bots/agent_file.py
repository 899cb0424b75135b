"""Agents from files: ``path/to/file.py:Class`` is a bot (``choose(view)``) or an agent for batches.

Which of the two it is, is read from the file without running it. A bot gets a process of its own. An agent for batches
is loaded here and sandboxed.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from badbones_env.errors import OptionError

from ..agent import Agent
from ..spec import build
from .bot_agent import BotAgent, parse_file
from .sandbox import SandboxedAgent, guest_code

BASES = ("Agent", "CompiledAgent", "RandomOpponent")  # classes of this project that play batches


def from_file(*, path: str = "", class_: str = "", seed: int = 0, **more: str) -> Agent:
    """The agent of a class in a file, or in a module; ``more`` are parameters of the bot, or of the class itself."""
    if path.endswith(".py") and class_ and plays_batches(path, class_):
        return SandboxedAgent.of(load_attribute(path, class_), class_, more, seed)
    agent: Agent = build(BotAgent, "bot", {"path": path, "class": class_, **more}, seed)
    return agent


from_file.shown = BotAgent  # type: ignore[attr-defined]  # what 'badbones agents' describes


def plays_batches(path: str, name: str) -> bool:
    """Does the class of this name in a file have ``choose(self, batch, seat_mask)``? The file is read, not run."""
    try:
        tree = parse_file(path)
    except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
        return False  # BotAgent says what is wrong with it
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    return name in classes and _takes_a_batch(classes, classes[name], set())


def _takes_a_batch(classes: dict[str, ast.ClassDef], node: ast.ClassDef, visited: set[str]) -> bool:
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "choose":
            return len(part.args.posonlyargs) + len(part.args.args) == 3
    for base in node.bases:
        name = base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""
        if name in classes and name not in visited:
            return _takes_a_batch(classes, classes[name], visited | {node.name})
        if name in BASES:
            return True
    return False


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
        sys.path.insert(0, folder)
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
