"""The command that tells what traps are worth: ``traps list``, ``compare``, ``value``, ``baskets``, ``where``, ..."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from ..traps import USUAL
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

    from ..traps.main import OutputOptions

HANDED_OUT, BOUGHT = "handed-out", "bought"  # how kits come to players
RIVAL = "guardian"  # whom a search of strategies plays against


def _config(args: argparse.Namespace) -> GameConfig:
    from badbones_env import GameConfig

    return GameConfig.from_options(game_options(args))


def _output(args: argparse.Namespace) -> OutputOptions:
    from ..jobs.backends import Workers
    from ..traps.main import OutputOptions

    workers = Workers(args.workers, args.backend, args.address)
    return OutputOptions(args.out, args.resume, args.overwrite, args.json, workers, command_of(args))


def _list(args: argparse.Namespace) -> int:
    from ..traps.main import list_strategies

    print(list_strategies(args.names, args.json))
    return 0


def _compare(args: argparse.Namespace) -> int:
    from ..traps.compare import EACH_OTHER, compare, entrants
    from ..traps.main import run
    from ..traps.setting import checked_agents

    config = _config(args)
    specs = entrants(args.names, config)
    field = tuple(specs) if args.field == [EACH_OTHER] else checked_agents(args.field)
    return run(
        "compare",
        [config],
        specs,
        field,
        args.seed,
        _output(args),
        lambda experiment: compare(experiment, config, specs, args.games),
    )


def _value(args: argparse.Namespace) -> int:
    from ..traps.main import run
    from ..traps.setting import checked_agents, parse_game, parse_kit
    from ..traps.value import value

    configs = [parse_game(text, game_options(args)) for text in args.at] if args.at else [_config(args)]
    hands, field = checked_agents(args.hands), checked_agents(args.field)
    basket = parse_kit(args.basket, configs[0]) if args.basket else None
    bought = args.kits == BOUGHT
    return run(
        "value",
        configs,
        hands,
        field,
        args.seed,
        _output(args),
        lambda experiment: value(experiment, configs, hands, args.games, basket, bought),
    )


def _worth(args: argparse.Namespace) -> int:
    from ..traps.main import run
    from ..traps.retrain import RetrainingJob
    from ..traps.setting import checked_agents, learner_of, parse_kit
    from ..traps.worth import Plan, worth

    config = _config(args)
    hands, field = checked_agents(args.hands), checked_agents(args.field)
    basket = parse_kit(args.basket, config) if args.basket else None
    network, plays = learner_of(hands[0], config) if args.retrain else ("", "")
    plan = Plan(args.games, args.enumerate, args.retrain, args.attempts, network, plays)
    return run(
        "worth",
        [config],
        [*hands, *([plays] if plays else [])],
        field,
        args.seed,
        _output(args),
        lambda experiment: worth(experiment, config, hands[0], plan, basket),
        job=RetrainingJob(field, args.seed),
    )


def _baskets(args: argparse.Namespace) -> int:
    from ..traps.baskets import all_baskets, baskets
    from ..traps.main import run
    from ..traps.setting import checked_agents, parse_kit, usual_kit

    config = _config(args)
    hands, field = checked_agents(args.hands), checked_agents(args.field)
    candidates = all_baskets(config)
    extra = [usual_kit(config), *(parse_kit(text, config) for text in args.basket)]
    return run(
        "baskets",
        [config],
        hands,
        field,
        args.seed,
        _output(args),
        lambda experiment: baskets(
            experiment,
            config,
            hands[0],
            candidates,
            screening=args.screening,
            field_size=args.racing,
            games=args.games,
            stage=args.stage,
            extra=extra,
            bought=args.kits == BOUGHT,
        ),
    )


def _prices(args: argparse.Namespace) -> int:
    from ..traps.main import run
    from ..traps.mixture import MixtureBudget
    from ..traps.prices import prices
    from ..traps.sensitivity import Alternative, shipped_alternatives
    from ..traps.setting import checked_agents

    config = _config(args)
    hands, field = checked_agents(args.hands), checked_agents(args.field)
    names = shipped_alternatives() if args.alternative is None else args.alternative
    readings = [Alternative.read(name) for name in names]
    budget = MixtureBudget(args.screening, args.entering, args.stages, args.games, args.replayed)
    settings = {"readings": [{"name": other.key, "tables": other.tables} for other in readings]}
    return run(
        "prices",
        [config],
        hands,
        field,
        args.seed,
        _output(args),
        lambda experiment: prices(experiment, config, hands[0], readings, budget, args.steps, args.kits == BOUGHT),
        settings=settings,
    )


def _where(args: argparse.Namespace) -> int:
    from ..traps.main import run
    from ..traps.setting import checked_agents
    from ..traps.where import PlacementJob, parse_tiles, read_position, where

    start = read_position(args.position, args.seat) if args.position else None
    config = start.config if start else _config(args)
    hands, field = checked_agents(args.hands), checked_agents(args.field)
    round_no = start.outcome.rounds if start else args.round
    job = PlacementJob(config, hands[0], field, args.seed, round_no, args.horizon, start, args.seat if start else 0)
    tiles = parse_tiles(args.tiles, config)
    settings = {
        "round": round_no,
        "horizon": args.horizon,
        "seat": job.seat,
        "position": start.position(True) if start else None,
    }
    return run(
        "where",
        [config],
        hands,
        field,
        args.seed,
        _output(args),
        lambda experiment: where(experiment, job, tiles, args.positions),
        job=job,
        settings=settings,
    )


def _sensitivity(args: argparse.Namespace) -> int:
    from ..traps.main import run
    from ..traps.sensitivity import Alternative, sensitivity, shipped_alternatives
    from ..traps.setting import checked_agents

    config = _config(args)
    hands, field = checked_agents(args.hands), checked_agents(args.field)
    names = shipped_alternatives() if args.alternative is None else args.alternative
    given = [Alternative.read(name) for name in names]
    settings = {"alternatives": [{"name": other.key, "tables": other.tables} for other in given]}
    return run(
        "sensitivity",
        [config],
        hands,
        field,
        args.seed,
        _output(args),
        lambda experiment: sensitivity(experiment, config, hands[0], args.games, given),
        settings=settings,
    )


def _search(args: argparse.Namespace) -> int:
    from ..traps.map_elites import Budget
    from ..traps.search import search
    from ..traps.setting import checked_agents

    budget = Budget(args.strategies, min(args.screening, args.games), args.games, args.fresh)
    return search(
        _config(args),
        args.names,
        checked_agents(args.field),
        args.seed,
        budget,
        args.vary_weights,
        args.replays,
        _output(args),
    )


def _hands(sub: argparse.ArgumentParser, what: str, many: bool = False) -> None:
    """Who has the traps: one agent, or several of which each is asked about."""
    sub.add_argument(
        "--hands", nargs="+" if many else 1, default=[USUAL], metavar="AGENT", help=f"{what} (default: {USUAL})"
    )


def _kits(sub: argparse.ArgumentParser, usual: str = HANDED_OUT) -> None:
    """How kits come to players."""
    sub.add_argument(
        "--kits",
        choices=(HANDED_OUT, BOUGHT),
        default=usual,
        help=f"bought: in the market, as far as stock lasts, where the others buy, too (default: {usual})",
    )


def _common(
    sub: argparse.ArgumentParser, games: int | None, what: str = "of each that is compared", field: str = USUAL
) -> None:
    """The options of every question."""
    if games:
        sub.add_argument("--games", type=count, default=games, metavar="N", help=f"games {what} (default: {games:,})")
    sub.add_argument(
        "--field",
        nargs="+",
        default=[field],
        metavar="AGENT",
        help=f"who sits on the other seats, drawn from these at random (default: {field})",
    )
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="master seed (default: 0)")
    add_game_options(sub)
    add_kept(sub, "games, results, report and pictures")
    add_workers(sub)


def add(command: AddCommand) -> None:
    sub = command(
        "traps",
        None,
        "What is a trap worth? Strategies compared, traps left out, baskets raced, spaces tried.",
        "  badbones traps list\n"
        "  badbones traps compare --players 4 --games 2000 --seed 7 --out runs/strategies\n\n"
        "'badbones traps QUESTION --help' explains each; docs/traps.md has the answers.",
    )
    questions = sub.add_subparsers(dest="question", metavar="QUESTION", required=True, parser_class=type(sub))

    def job(name: str, run: Any, help: str, examples: str) -> argparse.ArgumentParser:
        one: argparse.ArgumentParser = questions.add_parser(
            name, help=help, description=help, epilog=f"examples:\n{examples}", formatter_class=sub.formatter_class
        )
        one.set_defaults(run=run)
        return one

    one = job(
        "list",
        _list,
        "List the shipped strategies, or say more about some.",
        "  badbones traps list\n  badbones traps list bully my.toml",
    )
    one.add_argument("names", nargs="*", metavar="STRATEGY", help="shipped strategies or files")
    one.add_argument("--json", action="store_true", help="print them as JSON")

    one = job(
        "compare",
        _compare,
        "Strategies on common random numbers: paired differences, games needed to detect them.",
        "  badbones traps compare --players 4 --games 2000 --seed 7 --out runs/strategies\n"
        "  badbones traps compare wall-funnel-left my.toml guardian --field each-other --out runs/mine",
    )
    one.add_argument(
        "names",
        nargs="*",
        metavar="STRATEGY",
        help="shipped strategies, files, or agents (default: all shipped ones that fit the game); "
        "'--field each-other' lets them play among themselves",
    )
    _common(one, 500)

    one = job(
        "value",
        _value,
        "What a trap adds: the same games with it and without it.",
        "  badbones traps value --at versus:2 versus:4 solo coop:2 --games 1000 --seed 7 --out runs/value\n"
        "  badbones traps value --players 4 --hands sentry greedy --field left-hand --out runs/hands\n"
        "  badbones traps value --advanced --basket catapult*2,labyrinth*2,crossbow --out runs/kit",
    )
    one.add_argument(
        "--at",
        nargs="+",
        default=[],
        metavar="GAME",
        help="games as mode[:players][:advanced][:chiefs], say versus:4 solo coop:2 versus:4:advanced",
    )
    _hands(one, "who has it; several: each of them", many=True)
    _kits(one)
    one.add_argument("--basket", metavar="ITEMS", help="its kit, e.g. catapult*3,dragon,wall (default: the usual)")
    _common(one, 1000, "with each kit")

    one = job(
        "worth",
        _worth,
        "Each trap of a game by all methods: ablation, Shapley values, synergies, bans.",
        "  badbones traps worth --players 4 --seed 7 --out runs/worth\n"
        "  badbones traps worth --players 4 --retrain 1000000 --seed 7 --out runs/retrained\n"
        "  badbones traps worth --players 4 --hands my.toml --field guardian --out runs/mine",
    )
    _hands(one, "who has the traps")
    one.add_argument("--basket", metavar="ITEMS", help="its kit, e.g. catapult*3,dragon,wall (default: the usual)")
    one.add_argument(
        "--enumerate",
        type=count,
        default=100,
        metavar="N",
        help="play all kits if there are at most N, else draw random orders (default: 100)",
    )
    one.add_argument(
        "--retrain",
        type=index,
        default=0,
        metavar="DECISIONS",
        help="also ban each trap and train the network on for this many decisions (default: 0, do not)",
    )
    one.add_argument(
        "--attempts",
        type=whole_number(2, 100, "a whole number from 2 to 100"),
        default=3,
        metavar="N",
        help="with --retrain: seeds of the training with each ban (default: 3)",
    )
    _common(one, 1000, "with each kit")

    one = job(
        "baskets",
        _baskets,
        "The best baskets of 20 coins: a race on the same games.",
        "  badbones traps baskets --players 4 --advanced --seed 7 --out runs/baskets\n"
        "  badbones traps baskets --advanced --basket catapult*3,dragon,wall hearse*2,bomb*2 --out runs/mine",
    )
    _hands(one, "who has it")
    _kits(one)
    one.add_argument("--basket", nargs="+", default=[], metavar="ITEMS", help="baskets that race in any case")
    one.add_argument("--screening", type=count, default=3000, metavar="N", help="games with random baskets beforehand")
    one.add_argument("--racing", type=count, default=48, metavar="N", help="baskets that enter the race (default: 48)")
    one.add_argument("--stage", type=count, default=125, metavar="N", help="games between eliminations (default: 125)")
    _common(one, 2000, "of those that reach the end")

    one = job(
        "prices",
        _prices,
        "The Nash mixture of baskets, what it never buys, and fair prices.",
        "  badbones traps prices --players 4 --advanced --seed 7 --out runs/prices\n"
        "  badbones traps prices --players 2 --advanced --hands guardian --field guardian --steps 0 --out runs/two",
    )
    _hands(one, "who plays")
    _kits(one, BOUGHT)
    one.add_argument(
        "--screening",
        type=count,
        default=2000,
        metavar="N",
        help="games with random baskets before every stage (default: 2,000)",
    )
    one.add_argument(
        "--entering", type=count, default=6, metavar="N", help="baskets that enter in every stage (default: 6)"
    )
    one.add_argument("--stages", type=count, default=5, metavar="N", help="stages of the search (default: 5)")
    one.add_argument(
        "--replayed", type=count, default=2000, metavar="N", help="games of each basket in the replay (default: 2,000)"
    )
    one.add_argument(
        "--steps",
        type=index,
        default=4,
        metavar="N",
        help="how often prices change at most; 0: they do not (default: 4)",
    )
    one.add_argument(
        "--alternative",
        nargs="*",
        metavar="FILE",
        help="other prices to run it for as well, shipped ones by name (default: second-prices)",
    )
    _common(one, 400, "of each basket in every stage")

    one = job(
        "where",
        _where,
        "Heat maps: the value of laying each trap on each space.",
        "  badbones traps where --players 4 --round 4 --seed 7 --out runs/where\n"
        "  badbones traps where --position my.toml --tiles dragon --out runs/puzzle",
    )
    one.add_argument("--tiles", nargs="+", default=[], metavar="TILE", help="e.g. wall/ catapult (default: all)")
    one.add_argument("--round", type=count, default=4, metavar="R", help="positions of this round (default: 4)")
    one.add_argument("--position", metavar="FILE", help="instead of that, the position of a scenario or puzzle file")
    one.add_argument("--seat", type=index, default=0, metavar="P", help="with --position: whose board (default: 0)")
    one.add_argument("--positions", type=count, default=200, metavar="N", help="positions (--position: futures)")
    one.add_argument(
        "--horizon",
        type=index,
        default=3,
        metavar="N",
        help="rounds that are played on before points are counted, 0 = to the end (default: 3)",
    )
    _hands(one, "who plays on")
    _common(one, None)

    one = job(
        "sensitivity",
        _sensitivity,
        "How much the values of traps move under other printed values.",
        "  badbones traps sensitivity --players 4 --seed 7 --out runs/sensitivity\n"
        "  badbones traps sensitivity --players 4 --advanced --alternative second-prices my.toml --out runs/prices",
    )
    _hands(one, "who has the traps")
    one.add_argument(
        "--alternative",
        nargs="*",
        metavar="FILE",
        help="more components files to try, or shipped ones by name (default: second-prices)",
    )
    _common(one, 500, "with each kit and each set of values")

    one = job(
        "search",
        _search,
        "Find strategies: a MAP-Elites archive of good and different ones, each a file and a replay.",
        "  badbones traps search --players 4 --seed 7 --out runs/archive\n"
        "  badbones traps search my.toml free-hand --players 4 --strategies 500 --out runs/mine",
    )
    one.add_argument(
        "names",
        nargs="*",
        metavar="STRATEGY",
        help="what to begin with, shipped strategies or files (default: all shipped that fit the game)",
    )
    one.add_argument(
        "--strategies",
        type=count,
        default=2000,
        metavar="N",
        help="how many are tried (default: 2,000); --resume with more goes on",
    )
    one.add_argument(
        "--screening",
        type=count,
        default=125,
        metavar="N",
        help="games of each at first; those that nobody of their kind beats play on (default: 125)",
    )
    one.add_argument(
        "--fresh",
        type=count,
        default=1000,
        metavar="N",
        help="games at the end of each that is in the archive, none of which the search has seen (default: 1,000)",
    )
    one.add_argument(
        "--replays",
        type=index,
        metavar="N",
        help="pages to watch a game for the N best alone; a game of every other is a record (default: all)",
    )
    one.add_argument("--vary-weights", action="store_true", help="vary the judgement of traps ([weights]) as well")
    _common(one, 500, "of each that plays on", field=RIVAL)
