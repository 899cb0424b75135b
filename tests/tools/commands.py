"""``badbones dev``: tools for maintainers, which work on the project's own files. In a checkout only."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from badbones_experiments.cli.commands import SETS
from badbones_experiments.cli.options import (
    FLAG,
    AddCommand,
    Number,
    add_arguments,
    add_game_options,
    add_json,
    add_output_options,
    add_seed,
    batch_size,
    command_of,
    count,
    game_options,
    index,
    job_options,
    option,
    seed,
    workers,
)
from badbones_experiments.cli.tournament import match_options

from docs.tools.learning.studies import STUDIES
from tests.tools.mutation import STAGES


def _fuzz(args: argparse.Namespace) -> int:
    from tests.tools.fuzz.campaign import fuzz

    return fuzz(args.positions, args.seed, args.workers, args.steps, args.out, args.first, args.json)


def _attack(args: argparse.Namespace) -> int:
    from tests.tools.attack import attack

    return attack(args.minutes, args.seed, args.only, args.json)


def _load(args: argparse.Namespace) -> int:
    from tests.tools.load import run

    return run(args.clients, args.seconds, args.think, args.save)


def _audit(args: argparse.Namespace) -> int:
    from tests.tools.audit import main as audit

    return audit(args.check)


def _pages(args: argparse.Namespace) -> int:
    from docs.tools.pages import main as pages

    return pages(args.check)


def _learning(args: argparse.Namespace) -> int:
    from docs.tools.learning.runs import learning

    return learning(args.study or STUDIES, args.seeds, args.share, args.out, args.runs)


def _seeds(text: str) -> list[int]:
    return [seed(part) for part in text.split(",")]


def _claims(args: argparse.Namespace) -> int:
    from docs.tools.claims.main import claims

    return claims(
        args.names,
        show=args.list,
        minutes=args.minutes,
        seed=args.seed,
        workers=args.workers,
        record=args.measure,
        as_json=args.json,
    )


def _bench(args: argparse.Namespace) -> int:
    from docs.tools.bench.survey import Settings, bench

    given = {name: value for name, value in game_options(args).items() if value != args.defaults[name]}
    return bench(Settings.from_options(given, args), args.json)


def _names(text: str) -> list[str]:
    return list(dict.fromkeys(text.split(",")))


def _batches(text: str) -> list[int]:
    return list(dict.fromkeys(batch_size(part) for part in text.split(",")))


def _sprt(args: argparse.Namespace) -> int:
    from docs.tools.sprt_error_rates import rehearse

    return rehearse(*match_options(args), **job_options(args), tests=args.tests, as_json=args.json)


def _coverage(args: argparse.Namespace) -> int:
    from docs.tools.coverage import coverage

    return coverage(args.tournaments, args.seed, args.out)


def _regret(args: argparse.Namespace) -> int:
    from docs.tools.regret_positions import main

    return main(args.positions, args.draws, args.simulations, args.seed, args.out)


def _styles(args: argparse.Namespace) -> int:
    from docs.tools.styles import styles

    return styles(args.file, args.games, args.seed, args.out)


def _luck(args: argparse.Namespace) -> int:
    from docs.tools.luck import luck

    return luck(args.games, args.seed, args.out)


def _scale(args: argparse.Namespace) -> int:
    from docs.tools.scale import scale

    return scale(args.only, args.out)


def _suite_others(args: argparse.Namespace) -> int:
    from docs.tools.suite.others import make_others

    return make_others(Path(args.out), args.names, Path(args.networks))


def _suite_bounds(args: argparse.Namespace) -> int:
    from docs.tools.suite.bounds import make_bounds

    return make_bounds(args.suite, args.tier, args.names, args.steps, args.seed, Path(args.out))


def _suite_coverage(args: argparse.Namespace) -> int:
    from docs.tools.suite.state_coverage import state_coverage

    return state_coverage(args.agent, args.out, command_of(args).replace("badbones ", "badbones dev ", 1))


def _mutate(args: argparse.Namespace) -> int:
    os.environ["NUMBA_DISABLE_JIT"] = "1"  # before anything imports numba
    from tests.tools.mutation.main import list_mutants, mutate

    if args.list:
        return list_mutants(args.only)
    return mutate(args.only, args.workers, args.sample, args.seed, args.stage, args.json, survivors=args.survivors)


def _add_workers(sub: argparse.ArgumentParser) -> None:
    cores = os.cpu_count() or 1
    option(sub, "--workers", workers, "processes", cores)


def add(command: AddCommand) -> None:
    sub = command(
        "fuzz",
        _fuzz,
        "Differential fuzzing: play random positions in the engine and in the oracle, and compare.",
        "  badbones dev fuzz --positions 10000 --seed 1 --workers 2",
    )
    option(sub, "--positions", count, "random positions", 1000)
    add_seed(sub)
    option(sub, "--first", index, "index of the first position", 0, metavar="K")
    option(sub, "--steps", count, "most steps played from a position", 10)
    _add_workers(sub)
    option(sub, "--out", "DIR", "folder for disagreements", "runs/fuzz")
    add_json(sub, "the counts")

    sub = command(
        "attack",
        _attack,
        "Attack what surrounds the rules (bots, files, requests, kills) and count what holds.",
        "  badbones dev attack --minutes 1\n  badbones dev attack --minutes 60 --json docs/data/attacks.json\n"
        "  badbones dev attack --only 'kills*' --minutes 10\n\n"
        "exit code: 0 all held, 1 something did not; Ctrl-C keeps the counts so far (130)",
    )
    option(sub, "--minutes", count, "how long", 5, metavar="M")
    add_seed(sub, 1, "seed of the random choices")
    option(sub, "--only", "ID", "only these (repeatable, * matches)", [], action="append")
    add_json(sub, "the counts")

    sub = command(
        "load",
        _load,
        "Measure how long a choice in the browser game takes while many people play.",
        "  badbones dev load --clients 200 --seconds 60 --save",
    )
    option(sub, "--clients", count, "people who play at the same time", 200)
    option(sub, "--seconds", count, "how long", 60, metavar="S")
    option(sub, "--think", count, "mean seconds before a choice", 8, metavar="S")
    option(sub, "--save", FLAG, "write docs/data/server_load.json")

    sub = command(
        "audit",
        _audit,
        "Write docs/audit.md: the code, the scenarios and the source of every rule.",
        "  badbones dev audit\n  badbones dev audit --check",
    )
    option(sub, "--check", FLAG, "write nothing; exit code 1 if docs/audit.md is out of date")

    sub = command(
        "pages",
        _pages,
        "Write the generated pages and tables from the code and from the results on file.",
        "  badbones dev pages\n  badbones dev pages --check",
    )
    option(sub, "--check", FLAG, "write nothing; exit code 1 if a page is out of date")

    sub = command(
        "claims",
        _claims,
        "Re-run published strengths and fail where one does not reproduce.",
        "  badbones dev claims --list\n  badbones dev claims --minutes 10\n  badbones dev claims ladder --seed 99\n"
        "  badbones dev claims ladder --measure\n"
        "  badbones dev claims mine --measure 'badbones tournament mcts guardian --games 200 --seed 7'\n\n"
        "exit code: 0 all hold, 1 one does not. The file is docs/data/strengths.json; docs/strength.md explains it.",
    )
    option(sub, "names", "CLAIM", "only these (default: all)", nargs="*")
    option(sub, "--list", FLAG, "list the claims and play nothing")
    option(sub, "--minutes", Number(0.01, 1e6, "M"), "a random sample that fits into this time")
    add_seed(sub, None, "play other games than the published ones")
    option(sub, "--measure", "COMMAND", "measure anew and keep it; with a COMMAND: as a new claim", nargs="?", const="")
    option(sub, "--json", FLAG, "print the results as JSON")
    _add_workers(sub)

    sub = command(
        "sprt",
        _sprt,
        "Measure the error rates of the sequential test on blocks of real games.",
        "  badbones dev sprt sentry greedy --tests 10000 --max-games 4000 --seed 7 --out runs/sprt",
    )
    add_arguments(sub, SETS["match"])
    option(sub, "--tests", count, "simulated tests", 1000)
    _add_workers(sub)
    add_output_options(sub, "games and error rates")

    sub = command(
        "coverage",
        _coverage,
        "Measure how often the intervals of tournaments hold, on tournaments with known truth.",
        "  badbones dev coverage\n  badbones dev coverage --tournaments 50 --out runs/coverage.json",
    )
    option(sub, "--tournaments", count, "of each kind", 1000)
    add_seed(sub, 0, "default: %(default)s")
    option(sub, "--out", "FILE", "default: %(default)s", "docs/data/coverage.json")

    sub = command(
        "regret",
        _regret,
        "Make the positions of 'badbones regret' and evaluate their choices by the champion's search.",
        "  badbones dev regret --positions 20 --draws 32 --simulations 32 --seed 2027",
    )
    option(sub, "--positions", count, "of each of ten games (default: 20)", 20)
    option(sub, "--draws", count, "chance events of a choice (default: 32)", 32)
    option(sub, "--simulations", count, "of each search (default: 32)", 32)
    add_seed(sub, 2027, "default: 2027")
    option(sub, "--out", "FILE", "default: the file of the command", "")

    sub = command(
        "luck",
        _luck,
        "Measure how many games control variates for chance would save.",
        "  badbones dev luck\n  badbones dev luck --games 40 --out runs/luck.json",
    )
    option(sub, "--games", count, "of each match", 1000)
    add_seed(sub, 7)
    option(sub, "--out", "FILE", "default: %(default)s", "docs/data/luck.json")

    sub = command(
        "styles",
        _styles,
        "Measure how far apart the styles of a network are, and how strong each is.",
        "  badbones dev styles\n  badbones dev styles runs/styles/policy.npz --out runs/styles.json",
    )
    option(sub, "file", "FILE", "a network (default: the champion's)", "", nargs="?")
    option(sub, "--games", count, "of each style", 400)
    add_seed(sub, 7)
    option(sub, "--out", "FILE", "default: %(default)s", "docs/data/styles.json")

    sub = command(
        "scale",
        _scale,
        "Measure time and memory of large tournaments, of many agents, and of environments that come and go.",
        "  badbones dev scale\n  badbones dev scale --only '50 agents, 100,000 games' --out runs/load.json",
    )
    option(sub, "--only", "CASE", "only this one (repeatable)", [], action="append")
    option(sub, "--out", "FILE", "default: %(default)s", "docs/data/load.json")

    sub = command(
        "suite-others",
        _suite_others,
        "Train the networks of the benchmark suite that are for evaluation only.",
        "  badbones dev suite-others coop-novice --out runs/others",
    )
    option(sub, "names", "NAME", "only these (default: all)", nargs="*")
    begin = "the networks that styles begin with (default: the shipped ones)"
    option(sub, "--networks", "DIR", begin, "agents/badbones_agents/champions")
    option(sub, "--out", "DIR", "default: runs/others", "runs/others")

    sub = command(
        "suite-bounds",
        _suite_bounds,
        "Measure the bounds of the benchmark suite that are missing: passive, and the best response.",
        "  badbones dev suite-bounds --tier mini\n  badbones dev suite-bounds 'team/*'",
    )
    option(sub, "names", "NAME", "these, * matches (default: all without bounds)", nargs="*")
    option(sub, "--suite", "NAME", "suite or TOML file (default: suite-1)", "suite-1")
    option(sub, "--tier", ("mini", "full"), "default: mini", "mini")
    option(sub, "--steps", index, "of a response, 0: none (default: 300000)", 300_000)
    add_seed(sub, 1, "default: 1")
    option(sub, "--out", "DIR", "the responses (default: runs/responses)", "runs/responses")

    sub = command(
        "suite-coverage",
        _suite_coverage,
        "The state-coverage control of the team track: an agent takes over games that strangers began.",
        "  badbones dev suite-coverage",
    )
    option(sub, "--agent", "AGENT", "default: the shipped network", "champion:simulations=0")
    option(sub, "--out", "FILE", "default: in docs/data", "docs/data/suite-coverage.json")

    sub = command(
        "mutate",
        _mutate,
        "Mutation testing: change one operator of the compiled functions at a time and see that a test fails.",
        "  badbones dev mutate --only WAL1\n  badbones dev mutate --only legal.py --list\n"
        "  badbones dev mutate --sample 200 --seed 1\n  badbones dev mutate --json docs/data/mutation.json\n\n"
        "exit code: 0 all mutants are killed or listed in equivalent.toml, 1 one survives, 2 the engine fails a check",
    )
    option(sub, "--list", FLAG, "list the mutants and run nothing")
    option(
        sub, "--only", "RULE|FILE", "functions of a rule, of a file, or one function (repeatable)", [], action="append"
    )
    option(sub, "--stage", STAGES, "run these checks only (repeatable; default: all)", [], action="append")
    option(sub, "--sample", count, "test a random sample of N mutants")
    option(sub, "--survivors", FLAG, "test again only those that survived according to the results file of --json")
    add_seed(sub, 0, "seed of the sample")
    _add_workers(sub)
    add_json(sub, "the counts and the survivors")

    sub = command(
        "learning",
        _learning,
        "Make the training runs that docs/training.md shows, and what was tried.",
        "  badbones dev learning --study minutes\n  badbones dev learning --study recipe --seeds 1\n"
        "  badbones dev learning --share 0.01 --out runs/short.json\n\n"
        "Runs that --out holds already are not made again; 'badbones dev pages' writes tables and pictures from it.",
    )
    option(
        sub,
        "--study",
        STUDIES,
        f"only this one, of {', '.join(STUDIES)} (repeatable; default: all)",
        metavar="NAME",
        action="append",
    )
    option(sub, "--seeds", _seeds, "default: %(default)s", metavar="S,T,..")
    option(sub, "--share", Number(1e-6, 1, "X"), "of the decisions", 1.0)
    option(sub, "--out", "FILE", "default: %(default)s", "docs/data/learning.json")
    option(sub, "--runs", "DIR", "the runs", "runs/learning")

    sub = command(
        "bench",
        _bench,
        "Measure the published benchmarks: all figures, other projects beside ours, memory, start-up.",
        "  badbones dev bench --only raw,compact --batch 1,4096\n"
        "  badbones dev bench --full --peers --peers-python peers/bin/python --json docs/data/benchmarks.json\n\n"
        "figures: raw, step, masks, compact, complete, sparse, checked, vector, sb3, sb3-copy, parallel, clone,\n"
        "rollout, whole, think, learn, learn-sb3, parts, skeletons, memory, startup (docs/benchmarks.md).\n"
        "Ctrl-C prints what has been measured until then.",
    )
    option(sub, "--full", FLAG, "all modes, player counts, batch sizes and a cold start-up; takes 4 GB of memory")
    option(sub, "--only", _names, "only these figures", metavar="A,B")
    option(sub, "--batch", _batches, "only these batch sizes (of one game)", metavar="N,M")
    option(sub, "--repeat", count, "windows of each")
    option(sub, "--window", Number(1e-6, 60, "S"), "seconds of a window", 0.3)
    add_json(sub, "all figures")
    option(sub, "--peers", FLAG, "other projects' environments as well, side by side")
    option(sub, "--peers-python", "PATH", "the interpreter of an environment that has the peers")
    add_game_options(sub)
    sub.set_defaults(mode=None)  # so that a mode that is given can be told from none
    sub.set_defaults(defaults=game_options(sub.parse_args([])))
