"""How often the sequential test is wrong, and how many games it saves: many tests on block scores of real games.

The blocks of a match that was played are the urn. It is tilted as little as possible until its mean is exactly that of
a hypothesis (``most_likely``), and tests are fed with draws from it, all side by side. What is counted: how often
each hypothesis is rejected where it holds, and how many games a test takes against one of fixed length with the same
error rates on the same urn.
"""

from __future__ import annotations

import json
import math
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from badbones_experiments.jobs.backends import Workers
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress
from badbones_experiments.tournament.intervals import binomial_interval
from badbones_experiments.tournament.match import SequentialTest, blocks_of, games_of_block, open_match, play_blocks
from badbones_experiments.tournament.schedule import Plan
from badbones_experiments.tournament.sprt import Array, Hypotheses, fixed_blocks, log_ratios, probabilities, tilt

RESULTS = "sprt.json"
MAX_TIMES = 20  # a simulated test goes on to this many times the length of the fixed one


def most_likely(values: Array, counts: Array, mean: float) -> Array:
    """The distribution on ``values`` with this mean that makes the observed ``counts`` likeliest."""
    weights = probabilities(values, counts) / tilt(values, counts, mean)
    probs: Array = weights / weights.sum(axis=-1, keepdims=True)
    return probs


def error_rates(match: SequentialTest, tests: int, seed: int) -> dict[str, Any]:
    """Simulated tests on the blocks that a match has played."""
    plan, scores, hypotheses = match.plan, match.scores, match.hypotheses
    values, counts = scores.arrays()
    results = {"agents": list(plan.agents), "game": plan.game, "blocks": scores.blocks, "deviation": scores.deviation}
    results |= {"test": asdict(hypotheses), "tests": tests, "seed": seed, "players": hypotheses.players}
    urns = [most_likely(values, counts, mean) for mean in hypotheses.means]
    fixed = fixed_blocks(hypotheses, *(deviation_of(values, probs) for probs in urns))
    for k, (name, wrong) in enumerate((("elo0", "accept"), ("elo1", "reject"))):
        with Progress(tests, "tests") as bar:
            lengths, ends = simulate(values, urns[k], hypotheses, tests, np.random.default_rng([seed, k]), bar)
        results[name] = _counted(lengths, ends, wrong, plan, fixed)
    return results


def deviation_of(values: Array, probs: Array) -> float:
    """The standard deviation of a distribution."""
    mean = float(probs @ values)
    return math.sqrt(float(probs @ (values - mean) ** 2))


def simulate(
    values: Array,
    probs: Array,
    hypotheses: Hypotheses,
    tests: int,
    rng: np.random.Generator,
    bar: Progress | None = None,
) -> tuple[Array, Array]:
    """Blocks and final logarithms of ``tests`` tests whose blocks are drawn from a distribution."""
    most = MAX_TIMES * fixed_blocks(hypotheses, max(deviation_of(values, probs), 0.01))
    low, high = hypotheses.bounds
    counts, lengths, ends = np.zeros((tests, len(values))), np.zeros(tests), np.zeros(tests)
    running = np.arange(tests)
    cut = np.cumsum(probs)[:-1]
    for block in range(1, most + 1):
        drawn = np.searchsorted(cut, rng.random(len(running)), side="right")
        counts[running, drawn] += 1
        ratios = log_ratios(values, counts[running], hypotheses)
        done = (ratios >= high) | (ratios <= low)
        lengths[running], ends[running] = block, ratios
        if done.any():
            running = running[~done]
            if bar:
                bar.update(tests - len(running))
        if not len(running):
            break
    return lengths, ends


def _counted(lengths: Array, ends: Array, wrong: str, plan: Plan, fixed: int) -> dict[str, Any]:
    """The errors and lengths of simulated tests; ``wrong``: the verdict that is an error."""
    tests = len(lengths)
    errors = int((ends > 0).sum() if wrong == "accept" else (ends < 0).sum())
    low, high = binomial_interval(errors / tests, tests)
    each = games_of_block(plan)
    return {
        "errors": errors,
        "error_rate": {"value": errors / tests, "low": round(low, 6), "high": round(high, 6)},
        "mean_games": round(float(lengths.mean()) * each, 1),
        "median_games": float(np.median(lengths)) * each,
        "most_games": float(lengths.max()) * each,
        "fixed_games": fixed * each,
        "of_fixed": round(float(lengths.mean()) / fixed, 4),
    }


def as_text(results: dict[str, Any]) -> str:
    """Error rates and games saved, for the terminal."""
    test, agents = results["test"], " and ".join(results["agents"])
    lines = [f"{results['tests']:,} simulated tests each, on {results['blocks']:,} blocks of {agents}"]
    for name, wrong in (("elo0", "accepted"), ("elo1", "rejected")):
        entry, rate = results[name], results[name]["error_rate"]
        lines.append(
            f"elo {test[name]:g} holds: {wrong} in {rate['value']:.1%} ({rate['low']:.1%} to {rate['high']:.1%}); "
            f"{entry['mean_games']:,.0f} games on average, {entry['of_fixed']:.0%} of the {entry['fixed_games']:,} "
            "of a test of fixed length"
        )
    return "\n".join(lines)


def rehearse(
    plan: Plan,
    hypotheses: Hypotheses,
    max_games: int,
    workers: Workers,
    out: str,
    *,
    tests: int,
    as_json: bool = False,
    command: str = "",
    **options: bool,
) -> int:
    """Play a match to its last game, whatever the test says, and repeat the test on many resamples of its blocks."""
    with open_match(plan, hypotheses, out, command, **options) as store:
        match = SequentialTest(plan, hypotheses, endless=True)
        play_blocks(store, match, blocks_of(plan, max_games), workers, out)
        results = {"command": command} | error_rates(match, tests, plan.seed)
    write_json(Path(out) / RESULTS, results)
    print(json.dumps(results, indent=1) if as_json else as_text(results))
    return 0
