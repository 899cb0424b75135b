"""Commands that show games: ``game``, ``scenario``, ``replay``, ``explain``."""

from __future__ import annotations

import argparse

from .options import AddCommand, add_game_options, add_json, game_options, seed


def _game(args: argparse.Namespace) -> int:
    from ..viewer.show import play_game

    return play_game(game_options(args), args.seed, args.agents, args.record, args.brief, args.json)


def _scenario(args: argparse.Namespace) -> int:
    from ..viewer.show import run_scenarios

    return run_scenarios(args.files, args.components, args.json)


def _replay(args: argparse.Namespace) -> int:
    if args.html:
        from ..viewer.replay import write_replay

        size = write_replay(args.files, args.html)
        print(f"{args.html}: {size / 1000:.0f} kB; open it in any browser")
        return 0
    if args.gif or args.mp4:
        from badbones_env.errors import OptionError

        from ..viewer.video import write_video

        if len(args.files) > 1:
            raise OptionError("a film shows one record: name one FILE")
        for out, ending in ((args.gif, ".gif"), (args.mp4, ".mp4")):
            if out and not out.lower().endswith(ending):
                raise OptionError(f"{out} must end with {ending}")
            if out:
                print(f"{out}: {write_video(args.files[0], out) / 1000:,.0f} kB")
        return 0
    from ..viewer.show import replay

    return replay(args.files, args.verify, args.json)


def _explain(args: argparse.Namespace) -> int:
    from ..viewer.show import explain

    return explain(args.file, args.agent, args.step, args.seat, args.seed, args.json)


def add(command: AddCommand) -> None:
    sub = command(
        "game",
        _game,
        "Play a seeded game between agents and print it.",
        "  badbones game --players 3 --seed 7\n"
        "  badbones game --agents guardian,search:ms=20 --brief\n"
        "  badbones game --mode coop --chiefs --agents guardian --record game.bones",
    )
    add_game_options(sub)
    sub.add_argument(
        "--agents",
        default="random",
        metavar="A,B,..",
        help="who plays which seat; fewer agents than seats repeat (see 'badbones agents')",
    )
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="the game's seed")
    sub.add_argument("--record", metavar="FILE", help="write the game's record (.bones)")
    sub.add_argument("--brief", action="store_true", help="print only the end")
    add_json(sub, "the outcome")

    sub = command(
        "scenario",
        _scenario,
        "Run scenario files: PASS or a readable difference for each.",
        "  badbones scenario tests/rules/scenarios/basic_traps/*.toml\n\n"
        "exit code: 0 all pass, 1 one fails, 2 a file is malformed",
    )
    sub.add_argument("files", nargs="+", metavar="FILE")
    sub.add_argument("--components", metavar="FILE", help="corrected printed values (see badbones_env/data)")
    sub.add_argument("--json", action="store_true", help="print the results as JSON")

    sub = command(
        "replay",
        _replay,
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
        _explain,
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
