"""``report.html``: the results as one self-contained page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from badbones_env import GameConfig
from badbones_env.outcome import CAUSES

from ..reports.charts import Interval, Series, heat_map, interval_plot, line_plot, number, percent
from ..reports.pages import Card, Note, page
from ..reports.tables import ResultTable
from .export import conclusion, llm_table, table_of

WIN_SHARE = "Share of games won; joint winners share the game."
LOS_LOW = 0.025  # likelihoods of superiority below it, and above 1 minus it, tell two agents apart


def report(
    results: dict[str, Any],
    timing: dict[str, float],
    game: dict[str, Any],
    facts: str,
    command: str,
    replays: Sequence[tuple[str, str]] = (),
    pairs: dict[tuple[int, int], str] | None = None,
    run: str = "",
) -> str:
    """The page. ``game``: the options; ``facts``: what was played, in a sentence; ``command``: what makes it again.

    ``replays``: games to watch, as words and files beside the page; ``pairs``: files with games of two entrants;
    ``run``: date, duration and machine.
    """
    versus = "head_to_head" in results
    notes = [Note(line) for line in filter(None, conclusion(results).split("\n"))]
    if not results["reproducible"]:
        timed = ", ".join(entrant["agent"] for entrant in results["entrants"] if entrant["timed"])
        text = f"Not reproducible: {timed} (marked *) has a time budget, so its games depend on the machine."
        notes.append(Note(text, "bad"))
    cards = [_strength(results), _survival(results, versus)]
    if versus:
        cards += [_head_to_head(results, pairs or {}), _share(results, "win_share", "Win share", WIN_SHARE)]
    else:
        text, show = "Mean over all games.", "{:.4g}".format
        cards.append(_figure(results, "rounds_survived", "Rounds survived", "rounds", text, show=show))
    cards.append(_killed(results))
    text = (
        "Below each figure its 95% interval. Ranks are those left open by pairwise tests with Holm's correction. 'By': "
        "the cause of eliminations. 'Better than next': likelihood of superiority over the agent below. 'Worst case': "
        "how often it was ahead of the agent it does worst against. 'Vs Nash mixture': deviation rating, how often it "
        "is ahead of the Nash mixture of all agents. Click a title to sort."
    )
    cards.append(Card("All figures", text, table_of(results, timing, full=True)))
    models = llm_table(results)
    if models:
        text = "Illegal, unparsable and truncated are answers, forfeited are decisions; tokens are per decision."
        cards.append(Card("Language models", text, models))
    if replays:
        cards.append(Card("Games to watch", "Step by step, with the path of every skeleton.", links=replays))
    return page(title_of(game), cards, facts=facts, notes=notes, command=command, run=run)


def title_of(game: dict[str, Any]) -> str:
    """``Tournament: versus, 4 players, advanced``."""
    return f"Tournament: {GameConfig.from_options(game).describe()}"


def _figure(results: dict[str, Any], key: str, title: str, axis: str, text: str, **options: Any) -> Card:
    """An interval plot of a figure of all entrants."""
    show = options.get("show", number)
    rows = []
    for entrant in results["entrants"]:
        value, low, high = (entrant[key][name] for name in ("value", "low", "high"))
        if value is not None:
            low, high = (value if low is None else low), (value if high is None else high)
            note = f"{entrant['agent']}: {show(value)}, 95% interval {show(low)} to {show(high)}"
            rows.append(Interval(entrant["agent"], value, low, high, note))
    return Card(title, f"{text} Bars: 95% intervals.", figures=[interval_plot(rows, title, axis, **options)])


def _strength(results: dict[str, Any]) -> Card:
    first = results["entrants"][0]
    if "rating" in first:
        text = "Plackett-Luce strength on Elo's scale: 400 points are odds of ten to one; the mean is 1500."
        return _figure(results, "rating", "Rating", "rating", text, reference=1500.0, show="{:.0f}".format)
    if "success" in first:
        return _share(results, "success", "Success rate", "Share of games won.")
    return _share(results, "win_share", "Win share", WIN_SHARE)


def _share(results: dict[str, Any], key: str, title: str, text: str) -> Card:
    return _figure(results, key, title, "games won", text, limits=(0.0, 1.0), show=percent)


def _survival(results: dict[str, Any], versus: bool) -> Card:
    series = [
        Series(entrant["agent"], [(float(k), share) for k, share in enumerate(entrant["survival"])])
        for entrant in results["entrants"]
    ]
    text = "Share of games in which the agent is not eliminated after that many rounds."
    if versus:
        text += " A game that another's elimination ended counts only up to there (Kaplan-Meier)."
    plot = line_plot(series, "Survival", "rounds", step=True, y_limits=(0.0, 1.0), show=percent)
    return Card("Survival", text, figures=[plot])


def _head_to_head(results: dict[str, Any], pairs: dict[tuple[int, int], str]) -> Card:
    names = [entrant["agent"] for entrant in results["entrants"]]
    ahead, games = results["head_to_head"]["ahead"], results["head_to_head"]["games"]
    notes = [
        [f"{a} was ahead of {b} in {percent(ahead[i][j] or 0)} of {games[i][j]:,} games" for j, b in enumerate(names)]
        for i, a in enumerate(names)
    ]
    superiority = results.get("superiority", [])  # of those that have a rating: the first
    faded = [[True] * len(names) for _ in names]
    for i, row in enumerate(superiority):
        for j, los in enumerate(row):
            faded[i][j] = los is None or LOS_LOW < los < 1 - LOS_LOW
    links = [[pairs.get((i, j), "") for j in range(len(names))] for i in range(len(names))]
    plot = heat_map(names, names, ahead, "Head to head", notes=notes, faded=faded, links=links)
    text = (
        "How often the agent of the row was placed ahead of the column's; a shared place counts half. Faded: the two "
        "cannot be told apart."
    )
    if pairs:
        text += " A click on a cell shows games."
    return Card("Head to head", text, figures=[plot])


def _killed(results: dict[str, Any]) -> Card:
    entrants = results["entrants"]
    causes = [cause for cause in CAUSES[1:] if any(entrant["eliminations"][cause] for entrant in entrants)]
    rows = [
        [entrant["agent"], *(f"{entrant['eliminations'][cause] / entrant['games']:.1%}" for cause in causes)]
        for entrant in entrants
    ]
    text = "Share of games in which each agent was eliminated, by cause. In co-op, tower: a seat without towers."
    return Card("Causes of elimination", text, ResultTable(["agent", *causes], rows))
