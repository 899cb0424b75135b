"""The process in which a bot or a model runs, a child of ``supervisor``.

It starts isolated (``python -I``) and gets the paths of its parent as an argument, behind those of the standard
library: no folder of the user's shadows a module of Python's or of ours.

Messages are a line of JSON each, on standard input and output. Before the bot is loaded, standard output is moved to a
log, so that what the bot prints disturbs nobody. Tracebacks go there, too.
"""

from __future__ import annotations

import base64
import contextlib
import inspect
import json
import os
import traceback
from collections import OrderedDict
from importlib import import_module
from typing import IO, Any

import numpy as np

from badbones_env import BadBonesError, Game, GameConfig
from badbones_env.rules.state import STATE

from ..agent import error_text
from .sandbox import add_folder, load_attribute
from .view import View

MAX_INSTANCES = 4096  # kept; the longest unused go first


def limit_memory(megabytes: int) -> None:
    """Allow this much more than is in use now, where the system can limit it at all."""
    try:
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + megabytes * 2**20,) * 2)
    except (ImportError, OSError, ValueError):
        pass


def warm_up(config: GameConfig) -> None:
    """Load the compiled code that views use, so that no decision waits for it."""
    game = Game(**config.options())
    view = View(config, game._state, 0, [0], 0)
    plan = view.clone()
    plan.step({seat: legal[0] for seat, legal in plan.legal().items()})
    assert view.position and view.observation.size and view.legal


class BotService:
    """Answers requests of ``BotAgent`` by the instances of a bot: one for every (game, seat)."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings, self.config = settings, GameConfig.from_options(settings["game"])
        self.instances: OrderedDict[tuple[int, int], tuple[Any, int]] = OrderedDict()
        warm_up(self.config)

    def load(self) -> dict[str, Any]:
        """Load the class."""
        path, name = self.settings["path"], self.settings["class"]
        if path.endswith(".py"):
            add_folder(os.path.dirname(os.path.abspath(path)))  # for good: the bot may import later
            self.bot_class = load_attribute(path, name)
        else:
            self.bot_class = getattr(import_module(path), name)
        self.accepted = set(inspect.signature(self.bot_class).parameters) & {"seed", "seat"}
        return {}

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """The bot's choice, as text or number."""
        state = np.frombuffer(bytearray(base64.b64decode(request["state"])), STATE)
        key = request["game"], request["seat"]
        clock = int(state[0].clock)
        bot, last_clock = self.instances.pop(key, (None, -1))
        if bot is None or clock <= last_clock:  # a new game, or the same one from its beginning
            bot = self.bot_class(**{name: request[name] for name in self.accepted}, **self.settings["weights"])
        self.instances[key] = bot, clock
        if len(self.instances) > MAX_INSTANCES:
            self.instances.popitem(last=False)
        view = View(self.config, state, request["seat"], request["actions"], request["chance"], request["wide"])
        choice = bot.choose(view)
        if isinstance(choice, (int, np.integer)):
            return {"choice": int(choice)}
        return {"choice": str(choice) if isinstance(choice, str) else f"a {type(choice).__name__}"}


def serve(requests: IO[str], replies: IO[str], ready: int) -> None:
    """Load the bot or model as the first line says, then answer line by line until there are no more."""

    def send(**reply: Any) -> None:
        replies.write(json.dumps(reply) + "\n")
        replies.flush()

    settings = json.loads(requests.readline())
    try:
        service = service_of(settings)
        os.close(ready)
        limit_memory(settings["memory"])
        send(id=settings["id"], **service.load())
    except BaseException as error:
        traceback.print_exc()
        send(id=settings["id"], error=describe(error), fatal=True)
        return
    for line in requests:
        request = json.loads(line)
        try:
            reply = service.answer(request)
        except BaseException as error:
            traceback.print_exc()
            send(id=request["id"], error=describe(error))
        else:
            send(id=request["id"], **reply)


def describe(error: BaseException) -> str:
    """An exception as a message; ours are sentences already."""
    return str(error) if isinstance(error, BadBonesError) else error_text(error)


def service_of(settings: dict[str, Any]) -> Any:
    """What answers the requests: ``load()`` runs code that is not ours, ``answer(request)`` as well."""
    if settings["service"] == "model":
        from ..models.service import ModelService

        return ModelService(settings)
    return BotService(settings)


def main(ready: int) -> None:
    """Serve on standard input and output. The pipe ``ready`` is closed before the bot is loaded."""
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    requests = os.fdopen(os.dup(0), encoding="utf-8")
    log = os.open(os.environ.get("BADBONES_BOT_LOG") or os.devnull, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(requests, replies, ready)
