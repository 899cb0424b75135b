"""What the market should cost: the Nash mixture of baskets, what it never buys, and fair prices.

At given prices ``mixture`` says what good players buy. A trap that they never buy is too dear: its price falls by a
third, at least by a coin. What they buy most is too cheap: its price rises by a coin, or else in the end everything
would cost a coin and nobody would have to choose. Then the mixture is searched for anew, until every trap is bought.
Prices are whole coins and a trap can be worth less than nothing, so this need not end: of all prices tried, those with
the fewest traps left are the fair ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from badbones_env import GameConfig
from badbones_env.components import GOODS

from ..reports.charts import interval_plot
from ..reports.pages import Card
from ..reports.tables import Table
from .baskets import LISTED, all_baskets
from .games import Experiment
from .mixture import Market, MixtureBudget, MixtureResult, find_mixture
from .report import Report, detectable_text, difference, interval, shown_as
from .sensitivity import Alternative
from .setting import describe_opponents, kit_text, short

NEVER = 0.02  # copies for each player that are as good as none
AS_SHIPPED = "as shipped"

Tried = tuple[dict[str, int], MixtureResult]  # prices, and what is bought at them


def never_bought(result: MixtureResult) -> list[str]:
    """The traps for sale that a player who draws from the mixture does not buy."""
    return [trap for trap in GOODS if result.copies[trap] < NEVER]


def cheaper(costs: dict[str, int], traps: Sequence[str]) -> dict[str, int]:
    """These prices a third lower, at least by a coin, but not below one."""
    return {trap: max(1, min(costs[trap] - 1, costs[trap] * 2 // 3)) for trap in traps if costs[trap] > 1}


def dearer(costs: dict[str, int], copies: dict[str, float]) -> dict[str, int]:
    """What is bought most, a coin dearer."""
    most = max(GOODS, key=lambda trap: copies[trap])
    return {most: costs[most] + 1}


def fairest(never: Sequence[Sequence[str]]) -> int:
    """Of the prices tried, by what is never bought at each: where the fewest traps are left, the first of these."""
    return min(range(len(never)), key=lambda k: len(never[k]))


def prices(
    experiment: Experiment,
    config: GameConfig,
    agent: str,
    readings: Sequence[Alternative],
    budget: MixtureBudget,
    steps: int,
    bought: bool = True,
) -> Report:
    """The mixture for the prices of the game and for each other reading of them, and prices at which all is bought.

    ``steps``: how often prices change at most.
    """
    figures: list[dict[str, Any]] = []
    cards: list[Card] = []
    for name, game in [(AS_SHIPPED, config), *((reading.key, reading.apply(config)) for reading in readings)]:
        tried: list[Tried] = []
        while True:
            market = Market(experiment, game, agent, bought)
            costs, result = dict(game.parts.costs), find_mixture(market, all_baskets(game), budget)
            tried.append((costs, result))
            never = never_bought(result)
            if not never or len(tried) > steps:
                break
            game = Alternative("", "", {"costs": cheaper(costs, never) | dearer(costs, result.copies)}).apply(game)
        figures.append({"reading": name, "tried": [_figures(*each) for each in tried]})
        cards += [_replay(name, *tried[0]), _fair(name, tried)]
    facts = (
        f"{config.describe()}, baskets {'bought by' if bought else 'handed out to'} {short(agent)}, "
        f"{describe_opponents(config, experiment.opponents)}; {budget.stages} stages of {budget.games:,} games with "
        f"each basket, replayed in {budget.replayed:,}; seed {experiment.seed}"
    )
    settings = {
        "game": config.options(),
        "agent": agent,
        "opponents": list(experiment.opponents),
        "bought": bought,
        "seed": experiment.seed,
        "search": vars(budget),
    }
    title = "The Nash mixture of baskets, and what the market should cost"
    return Report(title, facts, settings | {"readings": figures}, cards)


def _figures(costs: dict[str, int], result: MixtureResult) -> dict[str, Any]:
    return {
        "costs": costs,
        "holds": result.holds,
        "replays": result.attempts,
        "entered": result.entered,
        "games": result.games,
        "copies": result.copies,
        "weapons": result.weapons,
        "never": never_bought(result),
        "mixture": [{"basket": kit, "prob": prob} for kit, prob in result.mixture],
        "gains": [
            {"basket": kit, "win": result.wins[kit], "gain": result.gains[kit].to_json()} for kit in result.ranked()
        ],
    }


def _replay(name: str, costs: dict[str, int], result: MixtureResult) -> Card:
    """The baskets of the mixture and those that came closest to beating it."""
    probs = dict(result.mixture)
    rows, bars = [], []
    for number, kit in enumerate(result.ranked()[:LISTED], 1):
        label, gain = f"{number}. {kit_text(kit)}", result.gains[kit]
        drawn = f"{probs[kit]:.0%}" if kit in probs else ""
        coins = str(sum(costs.get(item, 0) for item in kit))
        rows.append([label, coins, drawn, f"{result.wins[kit]:.1%}", difference(gain, "win")])
        bars.append(interval(label, gain))
    chart = interval_plot(bars, "Gain over the mixture", "win share", reference=0.0, show=shown_as("win", "+"))
    never = ", ".join(never_bought(result))
    mixture = ", ".join(f"{kit_text(kit)} ({prob:.0%})" for kit, prob in result.mixture)
    text = (
        f"What good players buy: {mixture}. Never bought: {never or 'nothing'}. {result.games:,} new games of each of "
        f"{result.entered} baskets against players who draw from the mixture: how much more often it wins than a "
        "player who draws as well. The intervals are simultaneous. "
    )
    text += (
        "No basket wins more often by more than its interval allows."
        if result.holds
        else "The mixture does not hold: some basket still wins more often. More stages or games may help."
    )
    text += f" {detectable_text(result.gains.values(), 'win')}"
    head = ["basket", "coins", "drawn", "win share", "gain over the mixture"]
    return Card(f"The mixture, {name}", text, Table(head, rows), [chart])


def _fair(name: str, tried: Sequence[Tried]) -> Card:
    """How prices changed until all traps were bought, or nearly all."""
    (costs, result), (fair_costs, fair_result) = tried[0], tried[fairest([never_bought(each) for _, each in tried])]
    rows = []
    for trap in sorted(GOODS, key=lambda trap: (-result.copies[trap], trap)):
        path = " ".join(str(costs[trap]) for costs, _ in tried)
        copies, fair_copies = f"{result.copies[trap]:.2f}", f"{fair_result.copies[trap]:.2f}"
        rows.append([trap, str(costs[trap]), copies, path, str(fair_costs[trap]), fair_copies])
    left = never_bought(fair_result)
    text = (
        "Copies that a player wants and gets at the first prices. What is never bought becomes cheaper by a third, "
        "at least by a coin, what is bought most dearer by a coin, and the mixture is searched for anew. "
        + (f"The fairest prices leave {', '.join(left)}." if left else "In the end all traps are bought.")
    )
    head = ["trap", "price", "copies", "prices tried", "fair price", "copies then"]
    return Card(f"Prices at which all are bought, {name}", text, Table(head, rows))
