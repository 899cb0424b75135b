"""How much the value of traps moves under other printed values than those that we estimate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from badbones_env import GameConfig
from badbones_env.components import ONE_SIDED, load_components
from badbones_env.rules.constants import HOME_LETTERS, SYMBOL_LETTERS

from ..reports.pages import Card
from ..reports.tables import Table
from .games import Experiment, Results
from .report import TITLES, Report, detectable_text, difference
from .setting import describe_opponents, main_measure, short, usual_kit
from .statistics import mean
from .worth import ALL, Values, estimates, gains, to_json, with_and_without

SHIPPED = Path(__file__).parent / "alternatives"  # components files, named without their ending


@dataclass(frozen=True)
class Alternative:
    """Other printed values, as a components file would give them: by table and key."""

    key: str
    words: str
    tables: dict[str, dict[str, Any]]

    @classmethod
    def read(cls, name: str) -> Alternative:
        """A shipped alternative, or a components file."""
        shipped = SHIPPED / f"{name}.toml"
        tables = load_components(shipped if shipped.is_file() else name).corrections
        words = "; ".join(
            f"{table} {', '.join(f'{key} {value}' for key, value in values.items())}"
            for table, values in tables.items()
        )
        return cls(Path(name).stem, words, tables)

    def apply(self, config: GameConfig) -> GameConfig:
        """The same game with these values."""
        given = config.parts.corrections
        merged = given | {table: given.get(table, {}) | values for table, values in self.tables.items()}
        return GameConfig.from_options(config.options() | {"components": merged})


def shipped_alternatives() -> list[str]:
    """The names of the shipped alternatives."""
    return sorted(path.stem for path in SHIPPED.glob("*.toml"))


def alternatives(config: GameConfig, traps: Sequence[str]) -> list[Alternative]:
    """One step up and down for every estimate that this game with these traps depends on.

    Prices are left out: with kits that are handed out they change no game (``prices`` studies them).
    """
    parts, others = config.parts, []
    for trap in traps:
        source = parts.sources.get(f"stars.{trap}", "")
        if "estimate" not in source or config.mode == "coop":  # co-op has no points
            continue
        intact, damaged = parts.stars[trap]
        for step in (-1, 1):
            sides = [
                intact if "estimate (damaged)" in source else max(0, intact + step),
                damaged if "estimate (intact)" in source else max(0, damaged + step),
            ]
            stars = sides[:1] if trap in ONE_SIDED else sides
            old = [intact] if trap in ONE_SIDED else [intact, damaged]
            if stars != old:
                words = f"stars {'/'.join(map(str, old))} -> {'/'.join(map(str, stars))}"
                others.append(Alternative(f"stars.{trap}", words, {"stars": {trap: stars}}))
    if config.mode == "coop" and "estimate" in parts.sources.get("coop_board", ""):
        others.append(Alternative("coop_board", "no arrows but those of ruins", {"coop_board": {"arrows": []}}))
        both = [f"{space} {side}>n" for space in ("b1", "b3", "d1", "d3", "c5") for side in "ew"]
        others.append(Alternative("coop_board", "its arrows turn e and w", {"coop_board": {"arrows": both}}))
    if config.chiefs:
        moved = {
            kind: [SYMBOL_LETTERS[(symbol + 1) % 5] + HOME_LETTERS[home] for symbol, home in models]
            for kind, models in parts.chiefs.items()
            if "estimate" in parts.sources.get(f"chiefs.{kind}", "")
        }
        others.append(Alternative("chiefs", "every symbol moved on by one", {"chiefs": moved}))
    return others


def sensitivity(
    experiment: Experiment, config: GameConfig, agent: str, games: int, given: Sequence[Alternative] = ()
) -> Report:
    """The value of every trap under the printed values in use and under each alternative, on the same games.

    The estimates' alternatives are tried in any case, those that are ``given`` as well.
    """
    cases = with_and_without(config, usual_kit(config))
    traps = [trap for trap in cases if trap != ALL]
    measure = main_measure(config)
    usual = gains(experiment, config, agent, cases, games)
    tried = [
        (other, gains(experiment, other.apply(config), agent, cases, games))
        for other in [*alternatives(config, traps), *given]
    ]
    figures = {
        "measure": measure,
        "usual": _json(estimates(usual)),
        "alternatives": [
            {"key": other.key, "change": other.words, "values": _json(estimates(values))}
            | {"moves": _json(estimates(_moves(values, usual)))}
            for other, values in tried
        ],
    }
    facts = (
        f"{config.describe()}, played by {short(agent)}, {describe_opponents(config, experiment.opponents)}; {games:,} "
        f"games with each kit and each set of values; seed {experiment.seed}"
    )
    number = len(traps) * max(len(tried), 1)
    rows = [["as shipped", "", *_row(usual, usual, traps, measure, 1)]]
    for other, values in tried:
        rows.append([other.key, other.words, *_row(_moves(values, usual), values, traps, measure, number)])
    moves = [mean(by[measure]) for _, values in tried for by in _moves(values, usual).values()]
    text = (
        f"First row: the value of a copy of each trap in {TITLES[measure]}, with 95% intervals; below: how far it "
        f"moves, with simultaneous intervals. {detectable_text(moves, measure)}"
    )
    table = Table(["estimate", "changed to", *traps, "best three"], rows)
    cards = [Card("Other printed values", text, table)]
    return Report("How much do the estimates matter?", facts, figures, cards)


def _json(values: Values) -> dict[str, Any]:
    return {trap: to_json(by_measure) for trap, by_measure in values.items()}


def _moves(values: dict[str, Results], usual: dict[str, Results]) -> dict[str, Results]:
    """How far each value moves, game by game."""
    return {trap: {name: by[name] - usual[trap][name] for name in by} for trap, by in values.items()}


def _row(
    shown: dict[str, Results], values: dict[str, Results], traps: Sequence[str], measure: str, comparisons: int
) -> list[str]:
    """An estimate for each trap, and the traps with the greatest values."""
    best = sorted(traps, key=lambda trap: -values[trap][measure].mean())[:3]
    return [*(difference(mean(shown[trap][measure], comparisons), measure) for trap in traps), ", ".join(best)]
