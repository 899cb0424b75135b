"""What the market should cost: the Nash mixture of baskets, what it never buys, and fair prices.

At given prices ``mixture`` finds what good players buy. A trap that they never buy is too dear: its price falls by a
third, at least by a coin. What they buy most is too cheap: it rises by a coin, or else in the end everything would cost
a coin and nobody would have to choose. Then the mixture is found anew, until every trap is bought. Prices are whole
coins and a trap can be worth less than nothing, so this need not end: of all prices tried those are told at which the
fewest traps are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from badbones_env import GameConfig
from badbones_env.components import GOODS

from ..reports.charts import Interval, interval_plot
from .baskets import all_baskets
from .games import Experiment, describe_field
from .mixture import Market, MixtureBudget, MixtureResult, find_mixture
from .report import Report, Section, difference
from .sensitivity import Alternative
from .setting import kit_label, kit_text, short

NEVER = 0.02  # copies for each player that are as good as none
SHOWN = 15  # baskets of a table
AS_SHIPPED = "as shipped"


def never_bought(found: MixtureResult) -> list[str]:
    """The traps for sale that a player who draws from the mixture does not buy."""
    return [trap for trap in GOODS if found.copies[trap] < NEVER]


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
    sections: list[Section] = []
    for name, game in [(AS_SHIPPED, config), *((one.key, one.apply(config)) for one in readings)]:
        tried: list[tuple[dict[str, int], MixtureResult]] = []
        while True:
            market = Market(experiment, game, agent, bought)
            found = find_mixture(market, all_baskets(game), budget)
            tried.append((dict(game.parts.costs), found))
            never = never_bought(found)
            if not never or len(tried) > steps:
                break
            costs = game.parts.costs
            game = Alternative("", "", {"costs": cheaper(costs, never) | dearer(costs, found.copies)}).apply(game)
        figures.append({"reading": name, "tried": [_figures(costs, found) for costs, found in tried]})
        sections += [_mixture(name, tried[0]), _replay(name, tried[0]), _fair(name, tried)]
    facts = (
        f"{config.describe()}, baskets {'bought by' if bought else 'handed out to'} {short(agent)}, "
        f"{describe_field(config, experiment.field)}; {budget.stages} stages of {budget.games:,} games with each "
        f"basket, replayed in {budget.replayed:,}; seed {experiment.seed}"
    )
    said = {
        "game": config.options(),
        "hands": agent,
        "field": list(experiment.field),
        "bought": bought,
        "seed": experiment.seed,
        "search": vars(budget),
        "readings": figures,
    }
    return Report("The Nash mixture of baskets, and what the market should cost", facts, said, sections)


def _figures(costs: dict[str, int], found: MixtureResult) -> dict[str, Any]:
    return {
        "costs": costs,
        "holds": found.holds,
        "replays": found.attempts,
        "entered": found.entered,
        "games": found.games,
        "copies": found.copies,
        "weapons": found.weapons,
        "never": never_bought(found),
        "mixture": [{"basket": kit, "share": share} for kit, share in found.mixture],
        "gains": [
            {"basket": kit, "win": found.wins[kit], "gain": one.to_json()}
            for kit, one in sorted(found.gains.items(), key=lambda item: (-item[1].value, item[0]))
        ],
    }


def _mixture(name: str, tried: tuple[dict[str, int], MixtureResult]) -> Section:
    costs, found = tried
    rows = [
        [kit_text(kit), str(sum(costs.get(item, 0) for item in kit)), f"{share:.0%}", f"{found.wins[kit]:.1%}"]
        for kit, share in found.mixture
    ]
    never = never_bought(found)
    left_out = f"It never buys {', '.join(never)}." if never else "It buys all traps."
    verdict = (
        f"Of {found.entered} baskets that were tried none wins more often by more than the intervals allow."
        if found.holds
        else "It does not hold: some basket still wins more often in the replay. More stages or games may help."
    )
    text = f"What good players buy: how often each basket is drawn. {left_out} {verdict}"
    return Section(f"The mixture, {name}", text, ["basket", "coins", "share", "win share"], rows)


def _replay(name: str, tried: tuple[dict[str, int], MixtureResult]) -> Section:
    _, found = tried
    share = dict(found.mixture)
    order = sorted(found.gains, key=lambda kit: (-found.gains[kit].value, kit))[:SHOWN]
    rows = [
        [
            f"{number}. {kit_text(kit)}",
            f"{share[kit]:.0%}" if kit in share else "",
            f"{found.wins[kit]:.1%}",
            difference(found.gains[kit], "win"),
        ]
        for number, kit in enumerate(order, 1)
    ]
    bars = [
        Interval(kit_label(kit, number), one.value, one.low, one.high)
        for number, kit in enumerate(order, 1)
        for one in [found.gains[kit]]
    ]
    chart = interval_plot(bars, "Gain over the mixture", "win share", reference=0.0, show=lambda x: f"{x:+.1%}")
    text = (
        f"{found.games:,} new games of every basket against players who draw from the mixture: how much more often it "
        f"wins than a player who draws as well. The intervals hold for all {found.entered} baskets at once."
    )
    return Section(f"Replayed, {name}", text, ["basket", "drawn", "win share", "gain"], rows, [chart])


def _fair(name: str, tried: Sequence[tuple[dict[str, int], MixtureResult]]) -> Section:
    """How prices changed until all traps were bought, or as good as all."""
    best = fairest([never_bought(found) for _, found in tried])
    (first, found), (fair, end) = tried[0], tried[best]
    rows = []
    for trap in sorted(GOODS, key=lambda trap: (-found.copies[trap], trap)):
        path = " ".join(str(costs[trap]) for costs, _ in tried)
        rows.append(
            [trap, str(first[trap]), f"{found.copies[trap]:.2f}", path, str(fair[trap]), f"{end.copies[trap]:.2f}"]
        )
    left = never_bought(end)
    text = (
        "Copies that a player wants and gets at the first prices. What is never bought becomes cheaper by a third, "
        "at least by a coin, what is bought most dearer by a coin, and the mixture is found anew. "
        + (f"The nearest to it leaves {', '.join(left)}." if left else "In the end all traps are bought.")
    )
    head = ["trap", "price", "copies", "prices tried", "fair price", "copies then"]
    return Section(f"Prices at which all are bought, {name}", text, head, rows)
