"""What the market should cost: the mixture of baskets that no basket beats, what it never buys, and fair prices.

At given prices ``mixture`` finds what good players buy. A trap that they never buy is too dear. So its price falls by a
third, at least by a coin, and the mixture is found anew, until every trap is bought or costs a single coin.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from badbones_env import GameConfig
from badbones_env.components import GOODS

from ..charts import Interval, interval_plot
from .baskets import all_baskets
from .experiment import Experiment
from .games import field_words
from .mixture import Found, Market, Search, find_mixture
from .report import Answer, Section, difference
from .sensitivity import Alternative
from .setting import kit_label, kit_text, short

NEVER = 0.02  # copies for each player that are as good as none
SHOWN = 15  # baskets of a table
AS_SHIPPED = "as shipped"


def never_bought(found: Found) -> list[str]:
    """The traps for sale that a player who draws from the mixture does not buy."""
    return [trap for trap in GOODS if found.copies[trap] < NEVER]


def cheaper(costs: dict[str, int], traps: Sequence[str]) -> dict[str, int]:
    """These prices a third lower, at least by a coin, but not below one."""
    return {trap: max(1, min(costs[trap] - 1, costs[trap] * 2 // 3)) for trap in traps if costs[trap] > 1}


def prices(
    experiment: Experiment, config: GameConfig, agent: str, readings: Sequence[Alternative], search: Search, steps: int,
    bought: bool = True,
) -> Answer:  # fmt: skip
    """The mixture for the prices of the game and for each other reading of them, and how prices would have to fall.

    ``steps``: how often they fall at most.
    """
    figures: list[dict[str, Any]] = []
    sections: list[Section] = []
    for name, game in [(AS_SHIPPED, config), *((one.key, one.apply(config)) for one in readings)]:
        tried: list[tuple[dict[str, int], Found]] = []
        while True:
            market = Market(experiment, game, agent, bought)
            found = find_mixture(market, all_baskets(game), search)
            tried.append((dict(game.parts.costs), found))
            lower = cheaper(game.parts.costs, never_bought(found))
            if not lower or len(tried) > steps:
                break
            game = Alternative("", "", {"costs": lower}).apply(game)
        figures.append({"reading": name, "tried": [_figures(costs, found) for costs, found in tried]})
        sections += [_mixture(name, tried[0]), _replay(name, tried[0]), _fall(name, tried)]
    facts = (
        f"{config.describe()}, baskets {'bought by' if bought else 'handed out to'} {short(agent)}, "
        f"{field_words(config, experiment.field)}; {search.stages} stages of {search.games:,} games with each basket, "
        f"replayed in {search.replayed:,}; seed {experiment.seed}"
    )
    said = {"game": config.options(), "hands": agent, "field": list(experiment.field), "bought": bought,
            "seed": experiment.seed, "search": vars(search), "readings": figures}  # fmt: skip
    return Answer("Which baskets nobody beats, and what the market should cost", facts, said, sections)


def _figures(costs: dict[str, int], found: Found) -> dict[str, Any]:
    return {
        "costs": costs, "holds": found.holds, "replays": found.attempts, "entered": found.entered,
        "games": found.games, "copies": found.copies, "weapons": found.weapons, "never": never_bought(found),
        "mixture": [{"basket": kit, "share": share} for kit, share in found.mixture],
        "gains": [{"basket": kit, "win": found.wins[kit], "gain": one.to_json()}
                  for kit, one in sorted(found.gains.items(), key=lambda item: (-item[1].value, item[0]))],
    }  # fmt: skip


def _mixture(name: str, tried: tuple[dict[str, int], Found]) -> Section:
    costs, found = tried
    rows = [[kit_text(kit), str(sum(costs.get(item, 0) for item in kit)), f"{share:.0%}", f"{found.wins[kit]:.1%}"]
            for kit, share in found.mixture]  # fmt: skip
    never = never_bought(found)
    left_out = f"It never buys {', '.join(never)}." if never else "It buys all traps."
    verdict = (
        f"Of {found.entered} baskets that were tried none wins more often by more than the intervals allow."
        if found.holds
        else "It does not hold: some basket still wins more often in the replay. More stages or games may help."
    )
    text = f"What good players buy: how often each basket is drawn. {left_out} {verdict}"
    return Section(f"The mixture, {name}", text, ["basket", "coins", "share", "win share"], rows)


def _replay(name: str, tried: tuple[dict[str, int], Found]) -> Section:
    _, found = tried
    share = dict(found.mixture)
    order = sorted(found.gains, key=lambda kit: (-found.gains[kit].value, kit))[:SHOWN]
    rows = [[f"{number}. {kit_text(kit)}", f"{share[kit]:.0%}" if kit in share else "", f"{found.wins[kit]:.1%}",
             difference(found.gains[kit], "win")] for number, kit in enumerate(order, 1)]  # fmt: skip
    bars = [Interval(kit_label(kit, number), one.value, one.low, one.high)
            for number, kit in enumerate(order, 1) for one in [found.gains[kit]]]  # fmt: skip
    chart = interval_plot(bars, "Gain over the mixture", "win share", reference=0.0, show=lambda x: f"{x:+.1%}")
    text = (
        f"{found.games:,} new games of every basket against players who draw from the mixture: how much more often it "
        f"wins than a player who draws as well. The intervals hold for all {found.entered} baskets at once."
    )
    return Section(f"Replayed, {name}", text, ["basket", "drawn", "win share", "gain"], rows, [chart])


def _fall(name: str, tried: Sequence[tuple[dict[str, int], Found]]) -> Section:
    """How prices fell until all traps were bought."""
    (first, found), (last, end) = tried[0], tried[-1]
    rows = []
    for trap in sorted(GOODS, key=lambda trap: (-found.copies[trap], trap)):
        fell = " -> ".join(dict.fromkeys(str(costs[trap]) for costs, _ in tried))
        rows.append(
            [trap, str(first[trap]), f"{found.copies[trap]:.2f}", fell, str(last[trap]), f"{end.copies[trap]:.2f}"]
        )
    left = never_bought(end)
    text = (
        "Copies that a player wants and gets at the first prices; then the price of what is never bought falls by a "
        "third, at least by a coin, and the mixture is found anew. "
        + (f"Still never bought: {', '.join(left)}." if left else "In the end all traps are bought.")
    )
    head = ["trap", "price", "copies", "tried", "last price", "copies then"]
    return Section(f"Prices at which all are bought, {name}", text, head, rows)
