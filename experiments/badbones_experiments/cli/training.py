"""Commands that train and measure bots: ``train``, ``evaluate``, ``curves``, ``dataset``."""

from __future__ import annotations

import argparse
import shlex
from typing import Any

from badbones_env.config import OPTIONS
from badbones_env.errors import OptionError

from .match import add_test
from .options import AddCommand, add_game_options, add_workers, count, game_options, number, seed, whole_number, workers


def seeds(text: str) -> list[int]:
    """Seeds with commas between."""
    return [seed(part) for part in text.split(",")]


steps = whole_number(1, 10**12, "a whole number from 1 to 10**12")


def _changes(args: argparse.Namespace) -> dict[str, Any]:
    """What the command line changes in a configuration, as nested tables."""
    from ..training.config import parse_setting

    changes: dict[str, Any] = {"game": {}, "environment": {}, "network": {}}
    changes["game"] = {name: value for name, value in game_options(args).items() if value is not None}
    for table, name in (("environment", "decisions"), ("environment", "reward"), ("network", "kind")):
        if getattr(args, name) is not None:
            changes[table][name] = getattr(args, name)
    for name in ("learner", "steps", "seed"):
        if getattr(args, name) is not None:
            changes[name] = getattr(args, name)
    if args.distill is not None:
        changes["distillation"] = {"fraction": args.distill}
    for text in args.set:
        for table, value in parse_setting(text).items():
            if isinstance(value, dict):
                changes.setdefault(table, {}).update(value)
            else:
                changes[table] = value
    return changes


def _command(args: argparse.Namespace, seed: int | None, out: str) -> str:
    """The command that trains this model again."""
    args = argparse.Namespace(**{**vars(args), "seed": seed, "out": out})
    words = ["badbones", "train"]
    names = (
        "config",
        *game_options(args),
        "learner",
        "decisions",
        "reward",
        "kind",
        "steps",
        "seed",
        "imitate",
        "begin",
        "distill",
        "threads",
        "out",
        "resume",
    )
    for name in names:
        value = getattr(args, name)
        if value is not None and value is not False:
            option = "--network" if name == "kind" else "--" + name.replace("_", "-")
            words += [option] if value is True else [option, str(value)]
    for text in args.set:
        words += ["--set", text]
    return shlex.join(words)


def _train(args: argparse.Namespace) -> int:
    from badbones_agents.registry import split_specs

    from ..jobs.backends import Workers
    from ..jobs.lock import locked
    from ..training.config import TrainingConfig
    from ..training.train import resumed, train

    changes = _changes(args)
    if args.resume:
        others = [value for name, value in changes.items() if value and name != "steps"]
        if args.config or args.imitate or args.begin or args.set or others:
            raise OptionError(
                "a run goes on with its own configuration: beside --resume give --out, and if need be "
                "--steps, --workers and --backend"
            )
    if args.seeds and args.seed is not None:
        raise OptionError("give --seed or --seeds, not both")
    if args.address and args.backend != "ray":
        raise OptionError("--address is that of a Ray cluster: add --backend ray")
    elsewhere = None if args.backend == "threads" else Workers(args.threads, args.backend, args.address)
    for one in args.seeds or [args.seed]:
        out = f"{args.out}/seed-{one}" if args.seeds else args.out
        if args.seeds:
            changes["seed"] = one
            print(f"seed {one}: {out}", flush=True)
        with locked(out):
            config = TrainingConfig.load(args.config, changes)
            if args.resume:
                config = resumed(out, args.steps, split_specs(args.trust) if args.trust else ())
            code = train(
                config,
                out,
                resume=args.resume,
                imitated=args.imitate,
                begin=args.begin,
                threads=args.threads,
                command=_command(args, one, out),
                elsewhere=elsewhere,
            )
        if code:
            return code
    return 0


def _evaluate(args: argparse.Namespace) -> int:
    from badbones_agents.registry import split_specs

    from ..jobs.backends import Workers
    from ..training.evaluate import evaluate, evaluate_by_test

    against = split_specs(args.against) if args.against else []
    where = Workers(args.workers, args.backend, args.address)
    if args.sprt:
        test = {name: getattr(args, name) for name in ("elo0", "elo1", "alpha", "beta")}
        return evaluate_by_test(
            args.model,
            against,
            test,
            args.max_games,
            args.seed,
            where,
            args.out,
            temperature=args.temperature,
            simulations=args.simulations,
            as_json=args.json,
        )
    return evaluate(
        args.model,
        against,
        args.games,
        args.seed,
        where,
        args.out,
        temperature=args.temperature,
        simulations=args.simulations,
        as_json=args.json,
    )


def _dataset(args: argparse.Namespace) -> int:
    from badbones_agents.registry import split_specs

    from badbones_env import GameConfig

    from ..training.dataset import make_dataset

    data = make_dataset(
        GameConfig.from_options(game_options(args)),
        split_specs(args.agents),
        args.games,
        args.seed,
        decisions=args.decisions,
        observation=args.observation,
        reward=args.reward,
        gamma=args.gamma,
    )
    data.write(args.out)
    print(f"{len(data):,} decisions of {args.games:,} games: {args.out}")
    return 0


def _curves(args: argparse.Namespace) -> int:
    from ..training.curves import curves

    return curves(args.runs, args.metric, args.out, args.by)


def add(command: AddCommand) -> None:
    sub = command(
        "train",
        _train,
        "Train a bot: PPO in self-play and against a pool of agents and past selves.",
        "  badbones train --config versus2 --out runs/versus2\n"
        "  badbones train --mode solo --steps 3_000_000 --seed 1 --out runs/solo\n"
        "  badbones train --config versus2 --learner sb3 --network board --set ppo.epochs=2 --out runs/board\n"
        "  badbones train --config versus2 --begin runs/versus2/policy.npz --distill 0.1 --out runs/versus2-taught\n"
        "  badbones train --out runs/versus2 --resume\n"
        "  badbones train --config versus2 --seeds 1,2,3 --out runs/three\n"
        "  badbones train --config generalist --workers 16 --backend ray --address HOST:6379 --out runs/generalist\n\n"
        "The folder --out then holds policy.npz (play it as policy:path=.../policy.npz), the checkpoint, past selves\n"
        "and logs (tensorboard --logdir DIR). docs/training.md explains configurations and metrics.",
    )
    sub.add_argument("--config", metavar="FILE", help="a TOML file, or the name of a shipped one such as versus2")
    add_game_options(sub)
    sub.set_defaults(
        **dict.fromkeys(option.name for option in OPTIONS)
    )  # what is not given comes from the configuration
    group = sub.add_argument_group("the training")
    group.add_argument("--learner", metavar="NAME", help="compiled, or sb3: MaskablePPO with torch (default: compiled)")
    group.add_argument("--decisions", metavar="LEVEL", help="core (hero, trap, market) or full (default: core)")
    group.add_argument("--reward", metavar="NAME", help="outcome, score or shaped (default: shaped)")
    group.add_argument("--network", dest="kind", metavar="KIND", help="sparse; sb3: also mlp, board (default: sparse)")
    group.add_argument("--steps", type=steps, metavar="N", help="decisions to learn from (default: 10 million)")
    group.add_argument("--seed", type=seed, metavar="S", help="default: 0")
    group.add_argument("--seeds", type=seeds, metavar="S,T,..", help="a run for each, in --out/seed-S")
    group.add_argument("--imitate", metavar="DATASET", help="first learn from games of 'badbones dataset'")
    group.add_argument("--begin", metavar="FILE", help="begin with the network of a policy.npz instead of a random one")
    group.add_argument(
        "--distill",
        type=number(0, 1),
        metavar="X",
        help="search this fraction of the decisions and learn the improved policy, as the table [distillation] of "
        "docs/training.md says (default: 0)",
    )
    group.add_argument(
        "--set", action="append", default=[], metavar="TABLE.KEY=VALUE", help="any other value of the configuration"
    )
    group.add_argument(
        "--workers",
        "--threads",
        dest="threads",
        type=workers,
        metavar="N",
        help="how many play at a time; a run depends on it (default: all cores)",
    )
    group.add_argument(
        "--backend",
        default="threads",
        choices=("threads", "local", "ray"),
        help="where they play: threads, local: processes, ray: a cluster; nothing depends on it (default: threads)",
    )
    group.add_argument("--address", metavar="HOST:PORT", help="of a Ray cluster (default: one on this machine)")
    group.add_argument("--out", default="runs/train", metavar="DIR", help="default: runs/train")
    group.add_argument("--resume", action="store_true", help="go on with the run in --out, exactly where it stopped")
    group.add_argument("--trust", metavar="A,B,..", help="with --resume: opponents, not shipped, to trust")

    sub = command(
        "evaluate",
        _evaluate,
        "Measure a trained model: a tournament against others in the game it was trained for.",
        "  badbones evaluate runs/versus2/model.zip --against guardian,search:ms=20 --games 500 --seed 7\n"
        "  badbones evaluate runs/solo/model.zip --against guardian --games 1000 --simulations 128\n"
        "  badbones evaluate runs/versus2/policy.npz --against guardian --sprt --elo1 20\n"
        "  badbones evaluate sb3:path=mine.zip,trust=yes,game=Versus2 --against guardian",
    )
    sub.add_argument("model", metavar="MODEL", help="a file of 'badbones train', or the spec of a model")
    sub.add_argument(
        "--against", default="", metavar="A,B,..", help="its opponents; solo, co-op: whom it is compared with"
    )
    sub.add_argument("--games", type=count, default=500, metavar="N", help="games against each (default: 500)")
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="default: 0")
    sub.add_argument("--temperature", type=number(0, 1000), default=0.0, metavar="T", help="0: most probable action")
    sub.add_argument(
        "--simulations", type=count, default=0, metavar="N", help="search with this many simulations a decision"
    )
    group = sub.add_argument_group("a test that stops when it knows, instead of --games (as 'badbones match')")
    group.add_argument("--sprt", action="store_true", help="is it stronger than each? Exit code 1 if not")
    add_test(group)
    add_workers(sub)
    sub.add_argument(
        "--out", default="runs/evaluate", metavar="DIR", help="folder, replaced if it exists (default: runs/evaluate)"
    )
    sub.add_argument("--json", action="store_true", help="print the results as JSON")

    sub = command(
        "curves",
        _curves,
        "Draw the learning curves of training runs as an SVG.",
        "  badbones curves runs/three --metric eval/guardian --out mean.svg\n"
        "  badbones curves runs/mlp runs/board --metric eval/guardian --by time --out networks.svg",
    )
    sub.add_argument(
        "runs", nargs="+", metavar="DIR", help="folders of 'badbones train'; runs of --seeds are one curve, their mean"
    )
    sub.add_argument("--metric", required=True, metavar="NAME", help="as in progress.jsonl, say eval/guardian")
    sub.add_argument("--by", choices=("steps", "time"), default="steps", help="the other axis (default: steps)")
    sub.add_argument("--out", required=True, metavar="FILE.svg")

    sub = command(
        "dataset",
        _dataset,
        "Play games between agents and write every decision: for imitation, offline learning.",
        "  badbones dataset --agents guardian --games 5000 --seed 1 --out runs/guardian.npz\n"
        "  badbones dataset --agents policy:path=runs/versus2/model.zip --games 1000 --out games.parquet",
    )
    sub.add_argument("--agents", required=True, metavar="A,B,..", help="who plays; they change seats from game to game")
    sub.add_argument("--games", type=count, default=1000, metavar="N", help="default: 1000")
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="default: 0")
    add_game_options(sub)
    group = sub.add_argument_group("what is written")
    group.add_argument("--decisions", default="core", metavar="LEVEL", help="core or full (default: core)")
    group.add_argument("--observation", default="compact", metavar="NAME", help="compact or complete")
    group.add_argument("--reward", default="shaped", metavar="NAME", help="outcome, score or shaped (default: shaped)")
    group.add_argument(
        "--gamma", type=number(0, 1), default=0.99, metavar="G", help="discount of returns (default: 0.99)"
    )
    group.add_argument("--out", required=True, metavar="FILE", help=".npz (NumPy) or .parquet")
