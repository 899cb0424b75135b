"""Commands that play and show games: ``play``, ``watch``, ``mcp``, ``game``, ``scenario``, ``replay``, ``explain``."""

from __future__ import annotations

import argparse
from pathlib import Path

from badbones_env.config import OPTIONS

from .options import game_options


def run_play(args: argparse.Namespace) -> int:
    from secrets import randbelow

    from badbones_env import OptionError, Record

    from ..viewer.game_store import GameStore
    from ..viewer.played_game import PlayedGame
    from ..viewer.terminal import new_path, play_in_terminal

    agents = args.agents
    default_options = {option.name: option.default for option in OPTIONS}
    if args.step is not None and not args.load:
        raise OptionError("--step N goes with --load FILE: the game to try again")
    if args.web:
        from ..viewer.serve import require_web, serve

        require_web()
        store = GameStore(Path(args.out), agents)
        if args.load:
            name = store.load(Record.read(args.load), args.practice or args.step is not None, args.step)
        elif agents or args.seed is not None or game_options(args) != default_options:
            name = store.new(game_options(args), agents, args.seed, practice=args.practice)
        else:
            name = ""
        return serve(store, name, args.host, args.port, agents, not args.no_browser)
    if args.load and args.step is None and Path(args.load).with_suffix(".json").exists():
        return play_in_terminal(PlayedGame.open(Path(args.load), agents))
    path = new_path(Path(args.out))
    if args.load:
        record = Record.read(args.load)
        record = record if args.step is None else record.until(args.step)
        practice = args.practice or args.step is not None
        played = PlayedGame.load(path, record, {"practice": practice}, agents)
    else:
        chance = randbelow(1 << 63) if args.seed is None else args.seed
        played = PlayedGame.new(path, game_options(args), agents, chance, practice=args.practice)
    return play_in_terminal(played)


def run_watch(args: argparse.Namespace) -> int:
    from ..viewer.game_store import GameStore
    from ..viewer.serve import require_web, serve

    require_web()
    options = game_options(args)
    if not options.get("players") and options["mode"] == "versus":
        options["players"] = max(2, len(args.agents))
    store = GameStore(Path(args.out), args.agents)
    name = store.new(options, args.agents, args.seed, watched=True)
    return serve(store, name, args.host, args.port, args.agents, not args.no_browser)
