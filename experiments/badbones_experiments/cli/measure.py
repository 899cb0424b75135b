"""Commands that check and measure this machine: ``check``, ``bench``, ``warm``."""

from __future__ import annotations

from .options import AddCommand, add_game_options, add_json, count, number, seed, whole_number

MOST_GAMES = 1 << 20  # of a batch
batch_size = whole_number(1, MOST_GAMES, f"a number of games from 1 to {MOST_GAMES:,}")


def add(command: AddCommand) -> None:
    sub = command(
        "check",
        "..check:check",
        "Play random games of every mode and option and check all invariants at every step.",
        "  badbones check --games 100000 --seed 1",
    )
    sub.add_argument("--games", type=count, default=2000, metavar="N", help="games in all")
    sub.add_argument("--seed", type=seed, default=0, metavar="S")
    add_json(sub, "the counts")

    sub = command(
        "bench",
        "..bench:bench",
        "Measure this machine: decisions per second, and what that means for training and tournaments.",
        "  badbones bench\n  badbones bench --mode coop --players 3 --advanced\n  badbones bench --batch 64 --json\n\n"
        "The published benchmarks (docs/benchmarks.md) are made by 'badbones dev bench --full --peers' in a checkout.",
    )
    sub.add_argument("--batch", type=batch_size, default=4096, metavar="N", help="games at a time")
    sub.add_argument("--seconds", type=number(1e-6, 60), default=1.0, metavar="S", help="time for each figure")
    add_json(sub, "all figures")
    add_game_options(sub)

    sub = command(
        "warm",
        "..warm:warm",
        "Compile for this machine now, on all cores, instead of at first use: for CI and Docker images.",
        "  badbones warm\n  badbones warm environment agents\n\n"
        "Code is cached in ~/.cache/badbones, or in the folder BADBONES_CACHE_DIR.",
    )
    sub.add_argument("names", nargs="*", metavar="WHAT", help="environment, agents, training (default: all)")
    sub.add_argument("--jobs", type=count, metavar="N", help="processes at a time (default: one a core)")
