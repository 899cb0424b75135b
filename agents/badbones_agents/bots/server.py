"""The process in which a bot runs, started by ``badbones_agents.bots.bot_agent``.

It starts isolated (``python -I``) and gets the paths of its parent as an argument, behind those of the standard
library: no folder of the user's shadows a module of Python's or of ours.

Messages are a line of JSON each, on standard input and output. Before the bot is loaded standard output is moved to
another file, so that what it prints disturbs nobody; tracebacks go there, too. A thread watches over the process and
all that the bot starts: when the parent is gone, or they use too much memory together, all of them are ended.
"""

from __future__ import annotations

import base64
import contextlib
import importlib
import importlib.util
import inspect
import json
import os
import sys
import sysconfig
import threading
import time
import traceback
from collections import OrderedDict
from typing import IO, Any

import numpy as np

from badbones_env import Game, GameConfig
from badbones_env.rules.state import STATE

from ..agent import in_a_line
from . import process_tree as process_tree
from .view import View

WATCH = 0.5  # seconds between two looks
MOST_BOTS = 4096  # instances kept; the longest unused go first


def load_class(path: str, name: str) -> Any:
    """The bot's class, from a file or (without ``.py``) a module."""
    if path.endswith(".py"):
        sys.path.insert(_after_standard_library(), os.path.dirname(os.path.abspath(path)))
        spec = importlib.util.spec_from_file_location("badbones_bot", path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    else:
        module = importlib.import_module(path)
    return getattr(module, name)


def _after_standard_library() -> int:
    """Where on the path a bot's folder belongs: before other packages, not before what Python itself imports."""
    own = {sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib")}
    standard = [k for k, entry in enumerate(sys.path) if entry in own or os.path.dirname(entry) in own]
    return max(standard, default=-1) + 1


def limit_memory(megabytes: int) -> None:
    """Allow this much more than is in use now, where the system can limit it at all."""
    try:
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + megabytes * 2**20,) * 2)
    except (ImportError, OSError, ValueError):
        pass


def watch(parent: int, megabytes: int) -> None:
    """End this process with its family when its parent is gone or they use more memory than they may."""
    leader = os.getpid()
    most = process_tree.memory(leader) + megabytes * 2**20
    while os.getppid() == parent and process_tree.memory(leader) <= most:
        time.sleep(WATCH)
    process_tree.kill(leader, but=leader)
    os._exit(1)


def warm_up(config: GameConfig) -> None:
    """Load the compiled code that views use, so that no decision pays for it."""
    game = Game(**config.options())
    view = View(config, game._state, 0, [0], 0)
    plan = view.clone()
    plan.step({seat: legal[0] for seat, legal in plan.legal().items()})
    assert view.position and view.observation.size and view.legal


class Bots:
    """The instances of the bot: one for every (game, seat)."""

    def __init__(self, kind: Any, config: GameConfig, weights: dict[str, float]) -> None:
        self.kind, self.config, self.weights = kind, config, weights
        self.takes = set(inspect.signature(kind).parameters) & {"seed", "seat"}
        self.made: OrderedDict[tuple[int, int], tuple[Any, int]] = OrderedDict()

    def answer(self, asked: dict[str, Any]) -> str | int:
        """What the bot chooses."""
        state = np.frombuffer(bytearray(base64.b64decode(asked["state"])), STATE)
        seat, clock = asked["seat"], int(state[0].clock)
        bot, last = self.made.pop((asked["game"], seat), (None, -1))
        if bot is None or clock <= last:  # a new game, or the same one from its beginning
            given = {"seed": asked["seed"], "seat": seat}
            bot = self.kind(**{name: given[name] for name in self.takes}, **self.weights)
        self.made[asked["game"], seat] = bot, clock
        if len(self.made) > MOST_BOTS:
            self.made.popitem(last=False)
        choice = bot.choose(View(self.config, state, seat, asked["actions"], asked["chance"], asked["wide"]))
        return int(choice) if isinstance(choice, (int, np.integer)) else choice


def serve(requests: IO[str], replies: IO[str]) -> None:
    """Load the bot as the first line says, then answer line by line until there are no more."""

    def say(**reply: Any) -> None:
        replies.write(json.dumps(reply) + "\n")
        replies.flush()

    first = json.loads(requests.readline())
    config = GameConfig.from_options(first["game"])
    warm_up(config)
    try:
        threading.Thread(target=watch, args=(first["parent"], first["memory"]), daemon=True).start()
        limit_memory(first["memory"])
        bots = Bots(load_class(first["path"], first["name"]), config, first["weights"])
    except BaseException as error:
        traceback.print_exc()
        say(number=first["number"], error=in_a_line(error), fatal=True)
        return
    say(number=first["number"])
    for line in requests:
        asked = json.loads(line)
        try:
            choice = bots.answer(asked)
        except BaseException as error:
            traceback.print_exc()
            say(number=asked["number"], error=in_a_line(error))
            continue
        known = isinstance(choice, (str, int))
        say(number=asked["number"], choice=choice if known else f"a {type(choice).__name__}")


def main() -> None:
    process_tree.adopt_orphans()
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    requests = os.fdopen(os.dup(0), encoding="utf-8")
    log = os.open(os.environ.get("BADBONES_BOT_LOG") or os.devnull, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(requests, replies)


if __name__ == "__main__":
    main()
