"""Which basket of 20 coins is best: a race that drops weak baskets early.

All baskets that the market allows to a player and that leave no coin for a further item are candidates: thousands.
First random baskets play a few games each, and a ridge regression fits points to the items; the baskets with the best
forecast enter the race. They all play the same games, stage by stage; a basket behind the leader by more than the 95%
interval allows drops out, and so does the worse half of the rest, until the games are used up.

The stages are not corrected for looking so often: the race is a search for good baskets, not a test of which is best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from badbones_env import GameConfig
from badbones_env.components import GOODS
from badbones_env.rules.constants import WEAPON_NAMES

from ..reports.charts import interval_plot
from ..reports.pages import Card
from ..reports.tables import Table
from .games import CHUNK, Experiment, GameRange, Results
from .report import NEEDED, TITLES, Report, detectable_text, difference, games_needed, interval, mean_of, shown_as
from .setting import Kit, TrapsError, Variant, describe_opponents, kit_text, main_measure, price, short
from .statistics import level, paired

RIDGE = 5.0  # penalty of the regression
LAST = 5  # baskets that play on to the end
LISTED = 15  # baskets of the table
EACH = 5  # screening games with the same basket
FIRST_SCREENED = 1 << 40  # numbers of the screening games, apart from those of the race


def all_baskets(config: GameConfig) -> list[Kit]:
    """Every basket that the coins buy and that leaves none for a further item; with the free treasure."""
    if config.mode == "coop" or not config.advanced:
        raise TrapsError("baskets are bought in advanced games of versus or solo: add --advanced, no --mode coop")
    parts, coins = config.parts, config.parts.coins
    goods = [(name, parts.costs[name], parts.stock[name][config.players - 1]) for name in GOODS]
    full: list[Kit] = []

    def fill(number: int, left: int, basket: list[str], missed: int) -> None:
        """``missed``: the least price of what could still have been bought before."""
        if number == len(goods):
            if left < missed:
                full.append(tuple(sorted([*basket, "treasure"])))
            return
        name, cost, stock = goods[number]
        for count in range(min(stock, left // cost if cost else stock) + 1):
            more = missed if count == stock else min(missed, cost)
            fill(number + 1, left - count * cost, basket + [name] * count, more)

    fill(0, coins, [], min(parts.costs[name] for name in WEAPON_NAMES))
    for weapon in WEAPON_NAMES:
        if parts.costs[weapon] <= coins:
            fill(0, coins - parts.costs[weapon], [weapon], coins + 1)
    return full


def screen(
    experiment: Experiment, variant_of: Callable[[Kit], Variant], candidates: Sequence[Kit], games: int, measure: str
) -> dict[Kit, float]:
    """A forecast for every candidate from ``games`` games, a handful with each of some random candidates."""
    rng = np.random.default_rng([experiment.seed, len(candidates)])
    tried = [candidates[k] for k in rng.permutation(len(candidates))[: max(1, games // EACH)].tolist()]
    chunks, baskets_of_chunk = [], CHUNK // EACH
    for k in range(0, len(tried), baskets_of_chunk):
        some = tried[k : k + baskets_of_chunk]
        kits = tuple(kit for kit in some for _ in range(EACH))
        chunks.append(GameRange(variant_of(some[0]), FIRST_SCREENED + EACH * k, len(kits), kits))
    results = experiment.play(chunks)
    points = np.concatenate([results[chunk][measure] for chunk in chunks]).reshape(-1, EACH).mean(axis=1)
    features = np.array([_features(kit) for kit in tried])
    middle = features.mean(axis=0)
    design = features - middle
    weights = np.linalg.solve(design.T @ design + RIDGE * np.eye(design.shape[1]), design.T @ (points - points.mean()))
    forecast = (np.array([_features(kit) for kit in candidates]) - middle) @ weights + points.mean()
    return dict(zip(candidates, forecast.tolist(), strict=True))


def _features(kit: Kit) -> list[float]:
    """What the fit knows of a basket: how many of each item, and (second copies help less) the squares."""
    counts = [kit.count(name) for name in (*GOODS, *WEAPON_NAMES)]
    return [float(n) for n in counts] + [float(n * n) for n in counts[: len(GOODS)]]


def baskets(
    experiment: Experiment,
    config: GameConfig,
    agent: str,
    candidates: Sequence[Kit],
    *,
    screening: int,
    racing: int,
    games: int,
    stage: int,
    extra: Sequence[Kit] = (),
) -> Report:
    """The race: ``screening`` games with random baskets beforehand, then ``racing`` baskets (and ``extra``, in any
    case), with eliminations every ``stage`` games, up to ``games`` of each that is left."""
    measure = main_measure(config)

    def variant_of(kit: Kit) -> Variant:
        return Variant.of(config, agent, kit)

    forecast = screen(experiment, variant_of, candidates, screening, measure)
    ranked = sorted(candidates, key=lambda kit: (-forecast[kit], kit))
    left = list(dict.fromkeys([*extra, *ranked[:racing]]))
    raced: dict[Kit, Results] = {}
    history: list[dict[str, Any]] = []
    played, done = screening, 0
    while done < games:
        step = min(stage, games - done)
        results = experiment.results([variant_of(kit) for kit in left], step, done)
        for kit in left:
            new = results[variant_of(kit)]
            raced[kit] = {name: np.concatenate([raced[kit][name], new[name]]) for name in new} if kit in raced else new
        played += step * len(left)
        done += step
        left.sort(key=lambda kit: (-raced[kit][measure].mean(), kit))
        best = left[0]
        history.append({"games": done, "baskets": len(left), "leader": best})
        close = [kit for kit in left if not paired(raced[kit][measure], raced[best][measure]).high < 0]
        left = close[: max(LAST, (len(left) + 1) // 2)]
    ranking = sorted(raced, key=lambda kit: (-len(raced[kit][measure]), -raced[kit][measure].mean(), kit))
    figures = {
        "agent": agent,
        "candidates": len(candidates),
        "games_played": played,
        "games_of_a_full_comparison": len(candidates) * games,
        "stages": history,
        "baskets": [
            {"basket": kit, "coins": price(config, kit), "forecast": forecast.get(kit)}
            | {name: level(raced[kit][name], name).to_json() for name in raced[kit]}
            for kit in ranking
        ],
    }
    facts = (
        f"{config.describe()}, played by {short(agent)}, {describe_opponents(config, experiment.opponents)} with the "
        f"usual basket; {len(candidates):,} baskets, "
        f"{played:,} games instead of {len(candidates) * games:,}; seed {experiment.seed}"
    )
    return Report("Baskets raced", facts, figures, [_card(config, ranking[:LISTED], raced, measure)])


def _card(config: GameConfig, ranking: Sequence[Kit], raced: dict[Kit, Results], measure: str) -> Card:
    best = ranking[0]
    rows, bars, gaps = [], [], []
    for number, kit in enumerate(ranking, 1):
        games = len(raced[kit][measure])
        gap = paired(raced[kit][measure], raced[best][measure][:games], measure, len(raced) - 1)
        gaps.append(gap)
        cells = [mean_of(raced[kit][name], name) for name in (measure, "win")]
        cells += ["", ""] if kit == best else [difference(gap, measure), games_needed(gap)]
        label = f"{number}. {kit_text(kit)}"
        rows.append([label, str(price(config, kit)), f"{games:,}", *cells])
        bars.append(interval(label, level(raced[kit][measure], measure)))
    text = (
        "Those that raced longest come first; the difference to the leader is on the same games, with simultaneous 95% "
        "intervals. Of many baskets the winner's own mean is a little too high: check it on another seed. "
        f"{detectable_text(gaps, measure)}"
    )
    head = ["basket", "coins", "games", TITLES[measure], "win share", "to the leader", NEEDED]
    return Card(
        "The race", text, Table(head, rows), [interval_plot(bars, "Baskets", TITLES[measure], show=shown_as(measure))]
    )
