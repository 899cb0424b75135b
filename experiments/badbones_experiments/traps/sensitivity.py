"""How much the value of traps moves if the printed values that we only estimate are others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from badbones_env import GameConfig
from badbones_env.components import ONE_SIDED, load_components
from badbones_env.rules.constants import HOME_LETTERS, SYMBOL_LETTERS

from .games import Experiment, Results, describe_field
from .report import FORMS, TITLES, Report, Section, shown
from .setting import short, usual_kit
from .statistics import mean, paired
from .value import ALL, estimates, gains, with_and_without

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

    @property
    def prices_only(self) -> bool:
        """Are all games with given kits as before?"""
        return set(self.tables) <= {"costs"}

    def apply(self, config: GameConfig) -> GameConfig:
        given = config.parts.corrections
        merged = given | {table: given.get(table, {}) | values for table, values in self.tables.items()}
        return GameConfig.from_options(config.options() | {"components": merged})


def shipped_alternatives() -> list[str]:
    """The names of the shipped alternatives."""
    return sorted(path.stem for path in SHIPPED.glob("*.toml"))


def alternatives(config: GameConfig, traps: Sequence[str]) -> list[Alternative]:
    """One step up and down for every estimate that this game with these traps depends on.

    Prices are left to the table itself: with a given kit they change no game, only what a coin buys.
    """
    parts, found = config.parts, []
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
                found.append(Alternative(f"stars.{trap}", words, {"stars": {trap: stars}}))
    if config.mode == "coop" and "estimate" in parts.sources.get("coop_board", ""):
        found.append(Alternative("coop_board", "no arrows but those of ruins", {"coop_board": {"arrows": []}}))
        both = [f"{space} {way}>n" for space in ("b1", "b3", "d1", "d3", "c5") for way in "ew"]
        found.append(Alternative("coop_board", "its arrows turn e and w", {"coop_board": {"arrows": both}}))
    if config.chiefs:
        moved = {
            kind: [SYMBOL_LETTERS[(symbol + 1) % 5] + HOME_LETTERS[home] for symbol, home in models]
            for kind, models in parts.chiefs.items()
            if "estimate" in parts.sources.get(f"chiefs.{kind}", "")
        }
        found.append(Alternative("chiefs", "every symbol moved on by one", {"chiefs": moved}))
    return found


def sensitivity(
    experiment: Experiment, config: GameConfig, agent: str, games: int, given: Sequence[Alternative] = ()
) -> Report:
    """The value of every trap under the printed values in use and under each alternative, on the same games.

    The estimates' alternatives are tried in any case, those that are ``given`` as well.
    """
    kit = usual_kit(config)
    cases = with_and_without(config, kit)
    traps = [trap for trap in cases if trap != ALL]
    main = "points" if config.mode == "versus" else "rounds"
    usual = gains(experiment, config, agent, cases, games)
    others = [*alternatives(config, traps), *(other for other in given if not other.prices_only)]
    moved = [(other, gains(experiment, other.apply(config), agent, cases, games)) for other in others]
    figures = {
        "measure": main,
        "usual": _json(usual),
        "alternatives": [
            {"key": o.key, "change": o.words, "values": _json(found), "moves": _moves(found, usual)}
            for o, found in moved
        ],
    }
    facts = (
        f"{config.describe()}, played by {short(agent)}, {describe_field(config, experiment.field)}; {games:,} "
        f"games with each kit and each set of values; seed {experiment.seed}"
    )
    sections = [_section(usual, moved, traps, main)]
    if config.advanced:
        sections.append(_prices(config, usual, traps, main, [other for other in given if "costs" in other.tables]))
    return Report("How much do the estimates matter?", facts, figures, sections)


def _json(found: dict[str, Results]) -> dict[str, Any]:
    return {trap: {name: one.to_json() for name, one in by.items()} for trap, by in estimates(found).items()}


def _moves(found: dict[str, Results], usual: dict[str, Results]) -> dict[str, Any]:
    """How far each value moves, game by game."""
    return {
        trap: {name: paired(by[name], usual[trap][name], name).to_json() for name in by} for trap, by in found.items()
    }


def _order(found: dict[str, Results], traps: Sequence[str], main: str) -> list[str]:
    return sorted(traps, key=lambda trap: -found[trap][main].mean())


def _section(
    usual: dict[str, Results], moved: Sequence[tuple[Alternative, dict[str, Results]]], traps: Sequence[str], main: str
) -> Section:
    form = FORMS[main]
    here = [shown(mean(usual[trap][main]), form) for trap in traps]
    rows = [["as shipped", "", *here, ", ".join(_order(usual, traps, main)[:3])]]
    for other, found in moved:
        shifts = [shown(paired(found[trap][main], usual[trap][main]), form) for trap in traps]
        rows.append([other.key, other.words, *shifts, ", ".join(_order(found, traps, main)[:3])])
    return Section(
        "Other printed values",
        f"First row: the value of a copy of each trap in {TITLES[main]}; below: how far it moves. 95% intervals.",
        ["estimate", "changed to", *traps, "best three"],
        rows,
    )


def _prices(
    config: GameConfig, usual: dict[str, Results], traps: Sequence[str], main: str, others: Sequence[Alternative]
) -> Section:
    costs = [config.parts.costs, *(other.apply(config).parts.costs for other in others)]
    rows = []
    for trap in _order(usual, traps, main):
        cost, gain = costs[0].get(trap), float(usual[trap][main].mean())
        if cost:
            prices = [cost - 1, cost, cost + 1, *(other[trap] for other in costs[1:])]
            listed = ", ".join(str(cost[trap]) for cost in costs)
            rows.append([trap, *(f"{gain / max(price, 1):+.2f}" for price in prices), listed])
    read = "".join(f", or as {other.key} has it ({other.words})" for other in others)
    return Section(
        "Other prices",
        f"{TITLES[main].capitalize()} per coin if the price were one less (at least 1) or one more{read}.",
        ["trap", "one cheaper", "as shipped", "one dearer", *(other.key for other in others), "price"],
        rows,
    )
