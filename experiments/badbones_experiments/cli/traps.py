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
    command_of,
    count,
    game_options,
    index,
    seed,
    whole_number,
)

if TYPE_CHECKING:
    from badbones_env import GameConfig

    from ..jobs.backends import Job
    from ..traps.games import Experiment
    from ..traps.report import Report
    from ..traps.sensitivity import Alternative

HANDED_OUT, BOUGHT = "handed-out", "bought"  # how players get their kits


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

    def study(name: str, run: Any, help: str, *examples: str) -> argparse.ArgumentParser:
        lines = "\n".join(f"  badbones traps {name}{example}" for example in examples)
        parser: argparse.ArgumentParser = studies.add_parser(
            name, help=help, description=help, epilog=f"examples:\n{lines}", formatter_class=sub.formatter_class
        )
        parser.set_defaults(run=run)
        return parser

    parser = study("list", _list, "List the shipped strategies, or say more about some.", "", " bully my.toml")
    parser.add_argument("names", nargs="*", metavar="STRATEGY", help="shipped strategies or files")
    parser.add_argument("--json", action="store_true", help="print them as JSON")

    parser = study(
        "compare",
        _compare,
        "Strategies on common random numbers: paired differences, games needed to detect them.",
        " --players 4 --games 2000 --seed 7 --out runs/strategies",
        " wall-funnel-left my.toml guardian --opponents each-other --out runs/mine",
    )
    names = "shipped strategies, files, or agents (default: all shipped strategies that fit the game); "
    names += "'--opponents each-other' lets them play among themselves"
    parser.add_argument("names", nargs="*", metavar="STRATEGY", help=names)
    _add_common(parser, 500)

    parser = study(
        "value",
        _value,
        "What a trap adds: the same games with it and without it.",
        " --at versus:2 versus:4 solo coop:2 --games 1000 --seed 7 --out runs/value",
        " --players 4 --agent sentry greedy --opponents left-hand --out runs/agents",
        " --advanced --basket catapult*2,labyrinth*2,crossbow --out runs/kit",
    )
    games = "games as mode[:players][:advanced][:chiefs], say versus:4 solo coop:2 versus:4:advanced"
    parser.add_argument("--at", nargs="+", default=[], metavar="GAME", help=games)
    _add_agent(parser, "who has it; several: each of them", nargs="+")
    _add_kits(parser)
    _add_basket(parser)
    _add_common(parser, 1000, "with each kit")

    parser = study(
        "worth",
        _worth,
        "Each trap of a game by all methods: ablation, Shapley values, synergies, bans.",
        " --players 4 --seed 7 --out runs/worth",
        " --players 4 --retrain 1000000 --seed 7 --out runs/retrained",
        " --players 4 --agent my.toml --opponents guardian --out runs/mine",
    )
    _add_agent(parser, "who has the traps")
    _add_basket(parser)
    _add_count(parser, "--enumerate", 100, "play all kits if there are at most N, else draw random orders")
    decisions = "also ban each trap and train the network on for this many decisions (default: 0, do not)"
    parser.add_argument("--retrain", type=index, default=0, metavar="DECISIONS", help=decisions)
    attempts = whole_number(2, 100, "a whole number from 2 to 100")
    _add_count(parser, "--attempts", 3, "with --retrain: seeds of the training with each ban", attempts)
    _add_common(parser, 1000, "with each kit")

    parser = study(
        "baskets",
        _baskets,
        "The best baskets of 20 coins: a race on the same games.",
        " --players 4 --advanced --seed 7 --out runs/baskets",
        " --advanced --basket catapult*3,dragon,wall hearse*2,bomb*2 --out runs/mine",
    )
    _add_agent(parser, "who has it")
    _add_kits(parser)
    parser.add_argument("--basket", nargs="+", default=[], metavar="ITEMS", help="baskets that race in any case")
    _add_count(parser, "--screening", 3000, "games with random baskets beforehand")
    _add_count(parser, "--racing", 48, "baskets that enter the race")
    _add_count(parser, "--stage", 125, "games between eliminations")
    _add_common(parser, 2000, "of those that reach the end")

    parser = study(
        "prices",
        _prices,
        "The Nash mixture of baskets, what it never buys, and fair prices.",
        " --players 4 --advanced --seed 7 --out runs/prices",
        " --players 2 --advanced --agent guardian --opponents guardian --steps 0 --out runs/two",
    )
    _add_agent(parser, "who plays")
    _add_kits(parser, BOUGHT)
    _add_count(parser, "--screening", 2000, "games with random baskets before every stage")
    _add_count(parser, "--entering", 6, "baskets that enter in every stage")
    _add_count(parser, "--stages", 5, "stages of the search")
    _add_count(parser, "--replayed", 2000, "games of each basket in the replay")
    _add_count(parser, "--steps", 4, "how often prices change at most; 0: they do not", index)
    others = "other prices to run it for as well, shipped ones by name (default: second-prices)"
    parser.add_argument("--alternative", nargs="*", metavar="FILE", help=others)
    _add_common(parser, 400, "of each basket in every stage")

    parser = study(
        "where",
        _where,
        "Heat maps: the value of laying each trap on each space.",
        " --players 4 --round 4 --seed 7 --out runs/where",
        " --position my.toml --tiles dragon --out runs/puzzle",
    )
    parser.add_argument("--tiles", nargs="+", default=[], metavar="TILE", help="e.g. wall/ catapult (default: all)")
    parser.add_argument("--round", type=count, default=4, metavar="R", help="positions of this round (default: 4)")
    parser.add_argument("--position", metavar="FILE", help="instead of that, the position of a scenario or puzzle file")
    parser.add_argument("--seat", type=index, default=0, metavar="P", help="with --position: whose board (default: 0)")
    _add_count(parser, "--positions", 200, "positions; with --position: futures")
    _add_count(parser, "--horizon", 3, "rounds that are played on before points are counted, 0 = to the end", index)
    _add_agent(parser, "who plays on")
    _add_common(parser, None)

    parser = study(
        "sensitivity",
        _sensitivity,
        "How much the values of traps move under other printed values.",
        " --players 4 --seed 7 --out runs/sensitivity",
        " --players 4 --advanced --alternative my.toml --out runs/mine",
    )
    _add_agent(parser, "who has the traps")
    parser.add_argument("--alternative", nargs="*", default=[], metavar="FILE", help="more components files to try")
    _add_common(parser, 500, "with each kit and each set of values")

    parser = study(
        "search",
        _search,
        "Find strategies: a MAP-Elites archive of good and different ones, each a file and a replay.",
        " --players 4 --seed 7 --out runs/archive",
        " my.toml free-hand --players 4 --strategies 500 --out runs/mine",
    )
    names = "what to begin with, shipped strategies or files (default: all shipped that fit the game)"
    parser.add_argument("names", nargs="*", metavar="STRATEGY", help=names)
    _add_count(parser, "--strategies", 2000, "how many are tried; --resume with more goes on")
    _add_count(parser, "--screening", 125, "games of each at first; the best of their cell play on")
    _add_count(parser, "--fresh", 1000, "games of each elite at the end, which the search has not seen")
    replays = "pages to watch a game for the N best alone; a game of every other is a record (default: all)"
    parser.add_argument("--replays", type=index, metavar="N", help=replays)
    weights = "vary the weights of the evaluation of traps ([weights]) as well"
    parser.add_argument("--vary-weights", action="store_true", help=weights)
    _add_common(parser, 500, "of each that plays on", "guardian")


def _add_count(parser: argparse.ArgumentParser, name: str, default: int, help: str, kind: Any = count) -> None:
    parser.add_argument(name, type=kind, default=default, metavar="N", help=f"{help} (default: {default:,})")


def _add_agent(parser: argparse.ArgumentParser, help: str, nargs: Any = 1) -> None:
    help = f"{help} (default: {DEFAULT_AGENT})"
    parser.add_argument("--agent", nargs=nargs, default=[DEFAULT_AGENT], metavar="AGENT", help=help)


def _add_basket(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--basket", metavar="ITEMS", help="its kit, e.g. catapult*3,dragon,wall (default: the usual)")


def _add_kits(parser: argparse.ArgumentParser, default: str = HANDED_OUT) -> None:
    help = f"bought: in the market, as far as stock lasts, where the others buy, too (default: {default})"
    parser.add_argument("--kits", choices=(HANDED_OUT, BOUGHT), default=default, help=help)


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
    opponents: Sequence[str],
    study: Callable[[Experiment], Report],
    job: Job | None = None,
    settings: dict[str, Any] | None = None,
) -> int:
    from ..jobs.backends import Workers
    from ..traps.main import OutputOptions, run

    workers = Workers(args.workers, args.backend, args.address)
    output = OutputOptions(args.out, args.resume, args.overwrite, args.json, workers, command_of(args))
    return run(args.study, configs, agents, opponents, args.seed, output, study, job=job, settings=settings)


def _setting(args: argparse.Namespace) -> tuple[GameConfig, tuple[str, ...], tuple[str, ...]]:
    """The game, the agents and the opponents."""
    from badbones_env import GameConfig

    from ..traps.setting import checked_agents

    config = GameConfig.from_options(game_options(args))
    return config, checked_agents(getattr(args, "agent", ())), checked_agents(args.opponents)


def _list(args: argparse.Namespace) -> int:
    from ..traps.main import list_strategies

    print(list_strategies(args.names, args.json))
    return 0


def _compare(args: argparse.Namespace) -> int:
    from ..traps.compare import EACH_OTHER, compare, entrants

    each_other = args.opponents == [EACH_OTHER]
    if each_other:
        args.opponents = []
    config, _, opponents = _setting(args)
    specs = entrants(args.names, config)
    opponents = tuple(specs) if each_other else opponents
    return _run(args, [config], specs, opponents, lambda games: compare(games, config, specs, args.games))


def _value(args: argparse.Namespace) -> int:
    from ..traps.setting import parse_game, parse_kit
    from ..traps.worth import value

    config, agents, opponents = _setting(args)
    configs = [parse_game(text, game_options(args)) for text in args.at] or [config]
    kit = parse_kit(args.basket, configs[0]) if args.basket else None
    bought = args.kits == BOUGHT
    return _run(args, configs, agents, opponents, lambda games: value(games, configs, agents, args.games, kit, bought))


def _worth(args: argparse.Namespace) -> int:
    from ..traps.retrain import RetrainingJob
    from ..traps.setting import learner_of, parse_kit
    from ..traps.worth import WorthBudget, worth

    config, agents, opponents = _setting(args)
    kit = parse_kit(args.basket, config) if args.basket else None
    network, learner = learner_of(agents[0], config) if args.retrain else ("", "")
    budget = WorthBudget(args.games, args.enumerate, args.retrain, args.attempts, network, learner)
    specs = [*agents, *([learner] if learner else [])]
    job = RetrainingJob(opponents, args.seed)
    return _run(args, [config], specs, opponents, lambda games: worth(games, config, agents[0], budget, kit), job)


def _baskets(args: argparse.Namespace) -> int:
    from ..traps.baskets import RaceBudget, all_baskets, baskets
    from ..traps.setting import parse_kit, usual_kit

    config, agents, opponents = _setting(args)
    candidates = all_baskets(config)
    extra = [usual_kit(config), *(parse_kit(text, config) for text in args.basket)]
    budget = RaceBudget(args.screening, args.racing, args.games, args.stage)
    bought = args.kits == BOUGHT
    return _run(
        args,
        [config],
        agents,
        opponents,
        lambda games: baskets(games, config, agents[0], candidates, budget, extra, bought),
    )


def _prices(args: argparse.Namespace) -> int:
    from ..traps.mixture import MixtureBudget
    from ..traps.prices import prices
    from ..traps.sensitivity import Alternative, shipped_alternatives

    config, agents, opponents = _setting(args)
    names = shipped_alternatives() if args.alternative is None else args.alternative
    readings = [Alternative.read(name) for name in names]
    budget = MixtureBudget(args.screening, args.entering, args.stages, args.games, args.replayed)
    bought = args.kits == BOUGHT
    return _run(
        args,
        [config],
        agents,
        opponents,
        lambda games: prices(games, config, agents[0], readings, budget, args.steps, bought),
        settings=_tables(readings),
    )


def _tables(readings: Sequence[Alternative]) -> dict[str, Any]:
    return {"alternatives": [{"name": other.key, "tables": other.tables} for other in readings]}


def _where(args: argparse.Namespace) -> int:
    from ..traps.where import PlacementJob, parse_tiles, read_position, where

    start = read_position(args.position, args.seat) if args.position else None
    config, agents, opponents = _setting(args)
    if start:
        config, args.round = start.config, start.outcome.rounds
    seat = args.seat if start else 0
    job = PlacementJob(config, agents[0], opponents, args.seed, args.round, args.horizon, start, seat)
    tiles = parse_tiles(args.tiles, config)
    settings = {"round": args.round, "horizon": args.horizon, "seat": seat}
    settings["position"] = start.position(True) if start else None
    return _run(
        args, [config], agents, opponents, lambda games: where(games, job, tiles, args.positions), job, settings
    )


def _sensitivity(args: argparse.Namespace) -> int:
    from ..traps.sensitivity import Alternative, sensitivity

    config, agents, opponents = _setting(args)
    given = [Alternative.read(name) for name in args.alternative]
    return _run(
        args,
        [config],
        agents,
        opponents,
        lambda games: sensitivity(games, config, agents[0], args.games, given),
        settings=_tables(given),
    )


def _search(args: argparse.Namespace) -> int:
    from ..traps.archive import TrialJob
    from ..traps.map_elites import Budget
    from ..traps.search import first_strategies, search

    config, _, opponents = _setting(args)
    beginners = first_strategies(args.names, config)
    budget = Budget(args.strategies, min(args.screening, args.games), args.games, args.fresh)
    settings = {  # neither how many are tried nor the fresh games: a search can be continued
        "screening": budget.screening,
        "games": budget.games,
        "weights": args.vary_weights,
        "beginners": beginners,
    }
    return _run(
        args,
        [config],
        [],
        opponents,
        lambda games: search(games, config, beginners, budget, args.vary_weights, args.replays, Path(args.out)),
        TrialJob(config, opponents, args.seed),
        settings,
    )
