"""Players from files: ``path/to/file.py:Class`` is a bot, or an agent for batches.

Which of the two it is, is read from the file without running it: a bot has ``choose(view)``, an agent for batches
``choose(batch, seat_mask)``. An agent for batches is loaded into this process and sandboxed. A bot decides one decision
at a time, in a process of its own.

Numbers that ``badbones tune`` may change are declared in the class, ``weights = {"eager": (1.0, 0.2, 0.0, 5.0)}``: the
start, a step worth trying, minimum, maximum. They are passed to its constructor by name where the spec gives them.
"""

from __future__ import annotations

import ast
import base64
from dataclasses import replace
from typing import Annotated, Any

from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.files import MEGABYTE, read_text
from badbones_env.lowlevel import game_spec

from ..tunable import Weight, parse_weights
from .client import BotProcess
from .process_agent import ProcessAgent
from .public_batch import PublicBatch

MAX_SOURCE_BYTES = 64 * MEGABYTE  # of a bot's file, which may carry its weights as text
BASES = ("Agent", "CompiledAgent", "RandomOpponent")  # classes of this project that play batches


class BotAgent(ProcessAgent):
    """Plays a bot of yours, a Python class with choose(view), in a process of its own.

    A class with choose(batch, seat_mask) is an agent for batches: it plays in this process, and its parameters are
    those of its constructor.
    """

    name = "bot"

    def __init__(
        self,
        *,
        path: Annotated[str, "the file (or the name of the module) with the bot's class"] = "",
        class_: Annotated[str, "the name of the class"] = "",
        weights: Annotated[str, "numbers that the class declares, in a file of 'badbones tune'"] = "",
        **common: Any,
    ) -> None:
        super().__init__(**common)
        if not path or not class_:
            raise OptionError("a bot needs its file and class: path/to/bot.py:Class")
        self.path, self.class_ = path, class_
        self.weights = parse_weights(weights) if weights else {}

    def _start_process(self, options: dict[str, Any]) -> BotProcess:
        settings = {"path": self.path, "class": self.class_, "memory": self.memory, "weights": self.weights}
        return BotProcess({"service": "bot", "game": options, **settings}, self.start_timeout, self.memory)

    def _message(self, batch: PublicBatch, seat: int, legal: dict[int, str]) -> dict[str, Any]:
        game = int(batch.index[0])
        return {
            "game": game,
            "seat": seat,
            "seed": self.seed_of(game, seat),
            "chance": self.seed_of(game, seat, int(batch.states[0]["clock"])),
            "actions": list(legal),
            "wide": batch.n_actions > len(game_spec(batch.config).actions),
            "state": base64.b64encode(batch.states.tobytes()).decode(),
        }

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        declared = declared_weights(self.path, self.class_) if self.path.endswith(".py") else {}
        return {name: replace(weight, start=self.weights.get(name, weight.start)) for name, weight in declared.items()}


def read_classes(path: str, name: str) -> dict[str, ast.ClassDef]:
    """The classes of a Python file, which is read, not run; refuses one that cannot have the class ``name``."""
    try:
        tree = ast.parse(read_text(path, MAX_SOURCE_BYTES))
    except OSError as error:
        raise OptionError(f"{path} cannot be read: {error.strerror}") from None
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise OptionError(f"{path} is not a Python file: {error}") from None
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    imports = any(isinstance(node, (ast.ImportFrom, ast.If, ast.Try, ast.Assign)) for node in tree.body)
    if name not in classes and not imports:
        raise OptionError(f"{path} has no class {name}; it has: {', '.join(classes) or 'none'}")
    return classes


def declared_weights(path: str, name: str) -> dict[str, Weight]:
    """The weights that a class declares; the file is read, not run."""
    node = read_classes(path, name).get(name)
    for line in node.body if node else ():
        if isinstance(line, ast.Assign) and any(ast.unparse(target) == "weights" for target in line.targets):
            try:
                return {str(key): Weight(*values) for key, values in ast.literal_eval(line.value).items()}
            except (ValueError, TypeError, AttributeError):
                raise OptionError(
                    f'weights of {name} in {path} must be written out, as {{"eager": (1.0, 0.2, 0.0, 5.0)}}'
                ) from None
    return {}


def plays_batches(path: str, name: str) -> bool:
    """Does the class of this name in a file have ``choose(self, batch, seat_mask)``? The file is read, not run."""
    classes = read_classes(path, name)
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
