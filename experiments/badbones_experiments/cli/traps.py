"""The command ``badbones traps``: what traps are worth, where to place them, which strategies use them best."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .options import game_options, job_options

if TYPE_CHECKING:
    from badbones_env import GameConfig

    from ..traps.games import Experiment
    from ..traps.report import Report


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


def run_compare(args: argparse.Namespace, config: GameConfig) -> int:
    from ..traps.compare import EACH_OTHER, compare, entrants

    specs = entrants(args.names, config)
    if args.opponents == [EACH_OTHER]:
        args.opponents = specs
    return _run(args, [config], specs, lambda games: compare(games, config, specs, args.games))


def run_worth(args: argparse.Namespace, config: GameConfig) -> int:
    from ..traps.setting import checked_agents, parse_game, parse_kit
    from ..traps.worth import worth

    agents = checked_agents(args.agent)
    configs = [parse_game(text, game_options(args)) for text in args.at] or [config]
    kit = parse_kit(args.basket, configs[0]) if args.basket else None
    most_kits = 0 if args.ablation else args.enumerate
    return _run(args, configs, agents, lambda games: worth(games, configs, agents, args.games, most_kits, kit))


def run_where(args: argparse.Namespace, config: GameConfig) -> int:
    from functools import partial

    from ..traps.setting import checked_agents
    from ..traps.where import PlacementStudy, PlacementWorker, parse_tiles, read_position, where

    start = read_position(args.position, args.seat) if args.position else None
    (agent,) = checked_agents(args.agent)
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


def run_search(args: argparse.Namespace, config: GameConfig) -> int:
    from badbones_agents.strategies.read import check_base

    from ..traps.map_elites import Budget
    from ..traps.search import first_strategies, search
    from ..traps.setting import checked_agents

    heroes = checked_agents([check_base(hero) for hero in args.hero])
    initial = first_strategies(args.names, config, heroes[0])
    budget = Budget(args.strategies, min(args.screening, args.games), args.games, args.fresh)
    # neither how many are tried nor the fresh games: a search can be continued
    settings = {"screening": budget.screening, "games": budget.games, "beginners": initial, "heroes": heroes}
    out = Path(args.out)
    return _run(
        args, [config], heroes, lambda games: search(games, config, heroes, initial, budget, out), settings=settings
    )
