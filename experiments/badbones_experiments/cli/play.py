"""Commands that play and show games: ``play``, ``watch``, ``mcp``, ``game``, ``scenario``, ``replay``, ``explain``."""

from __future__ import annotations

import argparse
from pathlib import Path

from .options import AddCommand, add_game_options, add_json, count, game_options, seed


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
        store = GameStore(Path(args.out), agents)
        if args.load:
            name = store.load(Record.read(args.load), args.practice or args.step is not None, args.step)
        elif agents or args.seed is not None or game_options(args) != args.untouched:
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


def _watch(args: argparse.Namespace) -> int:
    from ..viewer.game_store import GameStore
    from ..viewer.serve import need_web, serve

    need_web()
    options = game_options(args)
    if not options.get("players") and options["mode"] == "versus":
        options["players"] = max(2, len(args.agents))
    store = GameStore(Path(args.out), args.agents)
    name = store.new(options, args.agents, args.seed, watched=True)
    return serve(store, name, args.host, args.port, args.agents, not args.no_browser)


def _add_server_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the server")
    group.add_argument("--port", type=int, default=8127, metavar="N", help="0: any that is free")
    group.add_argument("--host", default="127.0.0.1", help="127.0.0.1: only this machine can play")
    group.add_argument("--no-browser", action="store_true", help="do not open a browser")
    group.add_argument("--out", default="runs/play", metavar="DIR", help="where games are kept")


def add(command: AddCommand) -> None:
    sub = command(
        "mcp",
        "..viewer.mcp_server:serve_mcp",
        "Serve the game to assistants by the Model Context Protocol (extra mcp).",
        "  badbones mcp\n  badbones mcp --http 8000\n\n"
        "Without --http it speaks on standard input and output, as assistants start it. Tools: docs/protocol.md.",
    )
    http = "listen on this port of this machine instead"
    sub.add_argument("--http", dest="port", type=count, default=0, metavar="PORT", help=http)

    sub = command(
        "play",
        _play,
        "Play against agents: in the terminal, or with --web in the browser.",
        "  badbones play\n  badbones play --web\n"
        "  badbones play --web --players 3 --agents guardian,random --practice\n"
        "  badbones play --mode solo --practice\n  badbones play --load runs/play/game-1.bones",
    )
    sub.add_argument("--web", action="store_true", help="in the browser (needs the extra 'web')")
    others = "who plays the other seats, or all seats with 'human' among them (default: greedy)"
    sub.add_argument("--agents", default="", metavar="A,B,..", help=others)
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
        "game",
        "..viewer.show:play_game",
        "Play a seeded game between agents and print it.",
        "  badbones game --players 3 --seed 7\n"
        "  badbones game --agents guardian,search:ms=20 --brief\n"
        "  badbones game --mode coop --chiefs --agents guardian --record game.bones",
    )
    add_game_options(sub)
    seats = "who plays which seat; fewer agents than seats repeat (see 'badbones agents')"
    sub.add_argument("--agents", default="random", metavar="A,B,..", help=seats)
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="the game's seed")
    sub.add_argument("--record", metavar="FILE", help="write the game's record (.bones)")
    sub.add_argument("--brief", action="store_true", help="print only the end")
    add_json(sub, "the outcome")

    sub = command(
        "scenario",
        "..viewer.show:run_scenarios",
        "Run scenario files: PASS or a readable difference for each.",
        "  badbones scenario tests/rules/scenarios/basic_traps/*.toml\n\n"
        "exit code: 0 all pass, 1 one fails, 2 a file is malformed",
    )
    sub.add_argument("files", nargs="+", metavar="FILE")
    sub.add_argument("--components", metavar="FILE", help="corrected printed values (see badbones_env/data)")
    sub.add_argument("--json", action="store_true", help="print the results as JSON")

    sub = command(
        "replay",
        "..viewer.show:replay",
        "Show a recorded game, as text or as a page, or verify that it replays exactly.",
        "  badbones replay game.bones\n  badbones replay game.bones --html game.html\n"
        "  badbones replay first.bones rematch.bones --html both.html\n"
        "  badbones replay game.bones --gif game.gif\n"
        "  badbones replay game.bones --verify",
    )
    sub.add_argument("files", nargs="+", metavar="FILE", help="records; with --html two are shown side by side")
    sub.add_argument("--verify", action="store_true", help="replay and compare every hash; exit code 1 if one differs")
    sub.add_argument("--json", action="store_true", help="print the game, or with --verify the result, as JSON")
    sub.add_argument("--html", metavar="FILE", help="write a page that shows the game: one file, needs no network")
    sub.add_argument("--gif", metavar="FILE", help="write an animation (extra 'render')")
    sub.add_argument("--mp4", metavar="FILE", help="write a video (extra 'render')")

    sub = command(
        "explain",
        "..viewer.show:explain",
        "What an agent thinks of the choices in a recorded game.",
        "  badbones explain game.bones               # every decision in a line\n"
        "  badbones explain game.bones --step 12     # its choices with probability, value and expected points\n"
        "  badbones explain game.bones --agent mcts --seat 0",
    )
    sub.add_argument("file", metavar="FILE", help="a record (.bones)")
    sub.add_argument("--agent", default="champion", metavar="AGENT", help="whom to ask")
    sub.add_argument("--step", type=int, metavar="N", help="this step alone, in full (the first is 1)")
    sub.add_argument("--seat", type=int, metavar="P", help="this seat alone (the first is 0)")
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="the agent's chance")
    sub.add_argument("--json", action="store_true", help="print what it thinks as JSON")
