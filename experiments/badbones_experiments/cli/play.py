"""Commands for people who play or watch: ``play``, ``watch``, ``puzzle``, and ``mcp`` for assistants."""

from __future__ import annotations

import argparse
from pathlib import Path

from .options import AddCommand, add_game_options, count, game_options, seed

FOLDER = "runs/play"


def _play(args: argparse.Namespace) -> int:
    from secrets import randbelow

    from badbones_agents.spec import split_specs

    from badbones_env import Record

    from ..viewer.game_store import GameStore
    from ..viewer.played_game import PlayedGame
    from ..viewer.terminal import new_path, play_in_terminal

    agents = split_specs(args.agents) if args.agents else []
    if args.web:
        from ..viewer.serve import need_web, serve

        need_web()
        store = GameStore(Path(args.folder), agents)
        if args.load:
            name = store.load(Record.read(args.load), args.practice or args.step is not None, args.step)
        elif agents or args.seed is not None or game_options(args) != args.untouched:
            name = store.new(game_options(args), agents, args.seed, practice=args.practice)
        else:
            name = ""
        return serve(store, name, args.host, args.port, agents, not args.no_browser)
    if args.load and args.step is None and Path(args.load).with_suffix(".json").exists():
        return play_in_terminal(PlayedGame.open(Path(args.load), agents))
    path = new_path(Path(args.folder))
    if args.load:
        record = Record.read(args.load)
        record = record if args.step is None else record.until(args.step)
        practice = args.practice or args.step is not None
        played = PlayedGame.load(path, record, {"practice": practice}, agents)
    else:
        chance = randbelow(1 << 63) if args.seed is None else args.seed
        played = PlayedGame.new(path, game_options(args), agents, chance, practice=args.practice)
    return play_in_terminal(played)


def _watch(args: argparse.Namespace) -> int:
    from ..viewer.game_store import GameStore
    from ..viewer.serve import need_web, serve

    need_web()
    options = game_options(args)
    if not options.get("players") and options["mode"] == "versus":
        options["players"] = max(2, len(args.agents))
    store = GameStore(Path(args.folder), args.agents)
    name = store.new(options, args.agents, args.seed, watched=True)
    return serve(store, name, args.host, args.port, args.agents, not args.no_browser)


def _puzzle(args: argparse.Namespace) -> int:
    from ..viewer.puzzle import print_puzzles, print_solution

    if args.file is None:
        return print_puzzles()
    if args.solve:
        return print_solution(args.file, args.seat, args.rounds, args.samples, args.json)
    from ..viewer.game_store import GameStore
    from ..viewer.serve import need_web, serve

    need_web()
    store = GameStore(Path(args.folder))
    name = store.puzzle(args.file, args.seat, args.seed or 0)
    return serve(store, name, args.host, args.port, [], not args.no_browser)


def _add_server_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the server")
    group.add_argument("--port", type=int, default=8127, metavar="N", help="default: 8127; 0 = any that is free")
    group.add_argument("--host", default="127.0.0.1", help="default: 127.0.0.1, so that only this machine can play")
    group.add_argument("--no-browser", action="store_true", help="do not open a browser")
    group.add_argument(
        "--out",
        "--folder",
        dest="folder",
        default=FOLDER,
        metavar="DIR",
        help=f"where games are kept (default: {FOLDER})",
    )


def _mcp(args: argparse.Namespace) -> int:
    from ..viewer.mcp_server import serve_mcp

    return serve_mcp(args.http)


def add(command: AddCommand) -> None:
    sub = command(
        "mcp",
        _mcp,
        "Serve the game to assistants by the Model Context Protocol (extra mcp).",
        "  badbones mcp\n  badbones mcp --http 8000\n\n"
        "Without --http it speaks on standard input and output, as assistants start it. Tools: docs/protocol.md.",
    )
    sub.add_argument(
        "--http", type=count, default=0, metavar="PORT", help="listen on this port of this machine instead"
    )
    sub = command(
        "play",
        _play,
        "Play against agents: in the terminal, or with --web in the browser.",
        "  badbones play\n  badbones play --web\n"
        "  badbones play --web --players 3 --agents guardian,random --practice\n"
        "  badbones play --mode solo --practice\n  badbones play --load runs/play/game-1.bones",
    )
    sub.add_argument("--web", action="store_true", help="in the browser (needs the extra 'web')")
    sub.add_argument(
        "--agents",
        default="",
        metavar="A,B,..",
        help="who plays the other seats, or all seats with 'human' among them (default: greedy)",
    )
    sub.add_argument("--practice", action="store_true", help="rounds can be taken back")
    sub.add_argument("--load", metavar="FILE", help="go on with a recorded game (.bones)")
    sub.add_argument("--step", type=int, metavar="N", help="with --load: try again from after step N, as practice")
    sub.add_argument("--seed", type=seed, metavar="S", help="the game's seed (default: another one each time)")
    add_game_options(sub)
    sub.set_defaults(untouched=game_options(sub.parse_args([])))
    _add_server_options(sub)

    sub = command(
        "watch",
        _watch,
        "Watch agents play in the browser: what they consider, who is likely to win; take over a seat.",
        "  badbones watch guardian champion\n  badbones watch champion --mode coop --players 3",
    )
    sub.add_argument("agents", nargs="+", metavar="AGENT", help="who plays; fewer agents than seats repeat")
    sub.add_argument("--seed", type=seed, metavar="S", help="the game's seed (default: another one each time)")
    add_game_options(sub)
    _add_server_options(sub)

    sub = command(
        "puzzle",
        _puzzle,
        "Open a puzzle in the browser: try choices, search for those that save the tower.",
        "  badbones puzzle\n  badbones puzzle last_floor\n  badbones puzzle last_floor --solve\n"
        "  badbones puzzle my.toml --solve --rounds 2\n\n"
        "exit code with --solve: 0 something saves the tower, 1 nothing does",
    )
    sub.add_argument(
        "file",
        nargs="?",
        metavar="PUZZLE",
        help="a shipped puzzle or a scenario file, of which only the position is used; without: the list",
    )
    sub.add_argument(
        "--seat", type=int, default=0, metavar="P", help="the seat whose choices are searched for (default: 0)"
    )
    sub.add_argument("--solve", action="store_true", help="search and print the answer, without a browser")
    sub.add_argument("--json", action="store_true", help="with --solve: print the answer as JSON")
    sub.add_argument("--rounds", type=count, default=1, metavar="N", help="rounds to survive (default: 1, exact)")
    sub.add_argument("--samples", type=count, default=8, metavar="N", help="draws tried in further rounds (default: 8)")
    sub.add_argument("--seed", type=seed, metavar="S", help="seed of the draws in further rounds (default: 0)")
    _add_server_options(sub)
