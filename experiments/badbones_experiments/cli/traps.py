"""The command ``badbones traps``: what traps are worth, where to place them, which strategies use them best."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..traps import DEFAULT_AGENT
from .options import (
    AddCommand,
    add_game_options,
    add_kept,
    add_workers,
    adder,
    count,
    game_options,
    index,
    job_options,
    seed,
)

if TYPE_CHECKING:
    from badbones_env import GameConfig

    from ..traps.games import Experiment
    from ..traps.report import Report


def add(command: AddCommand) -> None:
    sub = command(
        "traps",
        None,
        "What is a trap worth? Compare strategies, leave traps out, race baskets, try spaces.",
        "  badbones traps list\n"
        "  badbones traps compare --players 4 --games 2000 --seed 7 --out runs/strategies\n\n"
        "'badbones traps STUDY --help' explains each; docs/traps.md has the answers.",
    )
    studies = sub.add_subparsers(dest="study", metavar="STUDY", required=True, parser_class=type(sub))

    study = adder(studies)

    parser = study(
        "list",
        "..traps.main:list_strategies",
        "List the shipped strategies, or say more about some.",
        "  badbones traps list\n  badbones traps list bully my.toml",
    )
    parser.add_argument("names", nargs="*", metavar="STRATEGY", help="shipped strategies or files")
    parser.add_argument("--json", action="store_true", help="print them as JSON")

    parser = study(
        "compare",
        _compare,
        "Strategies on common random numbers: paired differences, games needed to detect them.",
        "  badbones traps compare --players 4 --games 2000 --seed 7 --out runs/strategies\n"
        "  badbones traps compare wall-funnel-left my.toml guardian --opponents each-other --out runs/mine",
    )
    names = "shipped strategies, files, or agents (default: all shipped strategies that fit the game); "
    names += "'--opponents each-other' lets them play among themselves"
    parser.add_argument("names", nargs="*", metavar="STRATEGY", help=names)
    _add_common(parser, 500)

    parser = study(
        "value",
        _value,
        "What a trap adds: the same games with it and without it.",
        "  badbones traps value --at versus:2 versus:4 solo coop:2 --games 1000 --seed 7 --out runs/value\n"
        "  badbones traps value --players 4 --agent sentry greedy --opponents left-hand --out runs/agents\n"
        "  badbones traps value --advanced --basket catapult*2,labyrinth*2,crossbow --out runs/kit",
    )
    games = "games as mode[:players][:advanced][:chiefs], say versus:4 solo coop:2 versus:4:advanced"
    parser.add_argument("--at", nargs="+", default=[], metavar="GAME", help=games)
    _add_agent(parser, "who has it; several: each of them", nargs="+")
    _add_basket(parser)
    _add_common(parser, 1000, "with each kit")

    parser = study(
        "worth",
        _worth,
        "Each trap of a game by ablation and Shapley value, with synergies.",
        "  badbones traps worth --players 4 --seed 7 --out runs/worth\n"
        "  badbones traps worth --players 4 --agent my.toml --opponents guardian --out runs/mine",
    )
    _add_agent(parser, "who has the traps")
    _add_basket(parser)
    _add_count(parser, "--enumerate", 100, "play all kits if there are at most N, else draw random orders")
    _add_common(parser, 1000, "with each kit")

    parser = study(
        "baskets",
        _baskets,
        "The best baskets of 20 coins: a race on the same games.",
        "  badbones traps baskets --players 4 --advanced --seed 7 --out runs/baskets\n"
        "  badbones traps baskets --advanced --basket catapult*3,dragon,wall hearse*2,bomb*2 --out runs/mine",
    )
    _add_agent(parser, "who has it")
    parser.add_argument("--basket", nargs="+", default=[], metavar="ITEMS", help="baskets that race in any case")
    _add_count(parser, "--screening", 3000, "games with random baskets beforehand")
    _add_count(parser, "--racing", 48, "baskets that enter the race")
    _add_count(parser, "--stage", 125, "games between eliminations")
    _add_common(parser, 2000, "of those that reach the end")

    parser = study(
        "where",
        _where,
        "Heat maps: the value of laying each trap on each space.",
        "  badbones traps where --players 4 --round 4 --seed 7 --out runs/where\n"
        "  badbones traps where --position my.toml --tiles dragon --out runs/gate",
    )
    parser.add_argument("--tiles", nargs="+", default=[], metavar="TILE", help="e.g. wall/ catapult (default: all)")
    parser.add_argument("--round", type=count, default=4, metavar="R", help="positions of this round (default: 4)")
    parser.add_argument("--position", metavar="FILE", help="instead of that, the position of a scenario file")
    parser.add_argument("--seat", type=index, default=0, metavar="P", help="with --position: whose board (default: 0)")
    _add_count(parser, "--positions", 200, "positions; with --position: futures")
    _add_count(parser, "--horizon", 3, "rounds that are played on before points are counted, 0 = to the end", index)
    _add_agent(parser, "who plays on")
    _add_common(parser, None)

    parser = study(
        "search",
        _search,
        "Find strategies: a MAP-Elites archive of good and different ones, each a file and a record.",
        "  badbones traps search --players 4 --seed 7 --out runs/archive\n"
        "  badbones traps search my.toml free-hand --players 4 --strategies 500 --out runs/mine",
    )
    names = "what to begin with, shipped strategies or files (default: all shipped that fit the game)"
    parser.add_argument("names", nargs="*", metavar="STRATEGY", help=names)
    _add_count(parser, "--strategies", 2000, "how many are tried; --resume with more goes on")
    _add_count(parser, "--screening", 125, "games of each at first; the best of their cell play on")
    _add_count(parser, "--fresh", 1000, "games of each elite at the end, which the search has not seen")
    _add_common(parser, 500, "of each that plays on", "guardian")


def _add_count(parser: argparse.ArgumentParser, name: str, default: int, help: str, kind: Any = count) -> None:
    parser.add_argument(name, type=kind, default=default, metavar="N", help=f"{help} (default: {default:,})")


def _add_agent(parser: argparse.ArgumentParser, help: str, nargs: Any = 1) -> None:
    help = f"{help} (default: {DEFAULT_AGENT})"
    parser.add_argument("--agent", nargs=nargs, default=[DEFAULT_AGENT], metavar="AGENT", help=help)


def _add_basket(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--basket", metavar="ITEMS", help="its kit, e.g. catapult*3,dragon,wall (default: the usual)")


def _add_common(
    parser: argparse.ArgumentParser,
    games: int | None,
    of_what: str = "of each that is compared",
    opponents: str = DEFAULT_AGENT,
) -> None:
    """The options of every study."""
    if games:
        _add_count(parser, "--games", games, f"games {of_what}")
    help = f"who sits on the other seats, drawn from these at random (default: {opponents})"
    parser.add_argument("--opponents", nargs="+", default=[opponents], metavar="AGENT", help=help)
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="master seed (default: 0)")
    add_game_options(parser)
    add_kept(parser, "games, results, report and pictures")
    add_workers(parser)


def _run(
    args: argparse.Namespace,
    configs: Sequence[GameConfig],
    agents: Sequence[str],
    study: Callable[[Experiment], Report],
    **options: Any,
) -> int:
    from ..traps.main import run
    from ..traps.setting import checked_agents

    options |= job_options(args) | {"as_json": args.json}
    return run(args.study, configs, agents, checked_agents(args.opponents), args.seed, study, **options)


def _setting(args: argparse.Namespace) -> tuple[GameConfig, tuple[str, ...]]:
    """The game and the agents."""
    from badbones_env import GameConfig

    from ..traps.setting import checked_agents

    return GameConfig.from_options(game_options(args)), checked_agents(getattr(args, "agent", ()))


def _compare(args: argparse.Namespace) -> int:
    from ..traps.compare import EACH_OTHER, compare, entrants

    config, _ = _setting(args)
    specs = entrants(args.names, config)
    if args.opponents == [EACH_OTHER]:
        args.opponents = specs
    return _run(args, [config], specs, lambda games: compare(games, config, specs, args.games))


def _value(args: argparse.Namespace) -> int:
    from ..traps.setting import parse_game, parse_kit
    from ..traps.worth import value

    config, agents = _setting(args)
    configs = [parse_game(text, game_options(args)) for text in args.at] or [config]
    kit = parse_kit(args.basket, configs[0]) if args.basket else None
    return _run(args, configs, agents, lambda games: value(games, configs, agents, args.games, kit))


def _worth(args: argparse.Namespace) -> int:
    from ..traps.setting import parse_kit
    from ..traps.worth import worth

    config, (agent,) = _setting(args)
    kit = parse_kit(args.basket, config) if args.basket else None
    return _run(args, [config], [agent], lambda games: worth(games, config, agent, args.games, args.enumerate, kit))


def _baskets(args: argparse.Namespace) -> int:
    from ..traps.baskets import all_baskets, baskets
    from ..traps.setting import parse_kit, usual_kit

    config, (agent,) = _setting(args)
    candidates = all_baskets(config)
    extra = [usual_kit(config), *(parse_kit(text, config) for text in args.basket)]
    budget = {name: getattr(args, name) for name in ("screening", "racing", "games", "stage")}
    return _run(args, [config], [agent], lambda games: baskets(games, config, agent, candidates, **budget, extra=extra))


def _where(args: argparse.Namespace) -> int:
    from functools import partial

    from ..traps.setting import checked_agents
    from ..traps.where import PlacementStudy, PlacementWorker, parse_tiles, read_position, where

    start = read_position(args.position, args.seat) if args.position else None
    config, (agent,) = _setting(args)
    if start:
        config, args.round = start.config, start.outcome.rounds
    seat = args.seat if start else 0
    opponents = checked_agents(args.opponents)
    study = PlacementStudy(config, agent, opponents, args.seed, args.round, args.horizon, start, seat)
    tiles = parse_tiles(args.tiles, config)
    settings = {"round": args.round, "horizon": args.horizon, "seat": seat}
    settings["position"] = start.position(True) if start else None
    options = {"job": partial(PlacementWorker, study), "settings": settings}
    return _run(args, [config], [agent], lambda games: where(games, study, tiles, args.positions), **options)


def _search(args: argparse.Namespace) -> int:
    from ..traps.map_elites import Budget
    from ..traps.search import first_strategies, search

    config, _ = _setting(args)
    beginners = first_strategies(args.names, config)
    budget = Budget(args.strategies, min(args.screening, args.games), args.games, args.fresh)
    # neither how many are tried nor the fresh games: a search can be continued
    settings = {"screening": budget.screening, "games": budget.games, "beginners": beginners}
    out = Path(args.out)
    return _run(args, [config], [], lambda games: search(games, config, beginners, budget, out), settings=settings)
