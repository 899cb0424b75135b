"""``badbones suite``: list scenarios, run agents, compare entries."""

from __future__ import annotations

import shlex
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_agents.registry import make_agent

from badbones_env.errors import OptionError

from ..jobs.backends import Workers
from ..jobs.files import print_written, results_text, write_files
from ..reports.index import update_index
from ..reports.machine import run_line
from ..reports.tables import ResultTable
from .definition import SELF_PLAY, Suite, SuiteScenario, find_suite
from .play import SuiteStore, play
from .report import compare_entries, html, improvement_table, latex, scenario_table, summary_table
from .scorecard import RESULTS, Entry, baselines, make_results, read_entry

COMPARISON = "comparison"  # the name of its files


def list_suite(args: Namespace) -> int:
    """Print the scenarios of a tier, and who is for evaluation only."""
    if not args.list:
        raise OptionError("say what to do: suite --list, suite run AGENT or suite compare DIR (see 'suite --help')")
    suite, tier = find_suite(args.suite), args.tier
    scenarios = suite.select(tier, args.only)
    if args.json:
        others = {other.name: {"spec": other.spec, "sha256": other.sha256} for other in suite.others.values()}
        listed = [_listed(scenario, suite) for scenario in scenarios]
        content = {"suite": suite.name, "seed": suite.seed, "public": suite.public, "evaluation_only": others}
        print(results_text(content | {"tier": tier, "scenarios": listed}), end="")
        return 0
    rows = [
        [str(_listed(scenario, suite)[key]) for key in ("name", "seats", "lower", "upper", "by")]
        for scenario in scenarios
    ]
    ResultTable(["scenario", "focal seats", "lower", "upper", "upper bound by"], rows, left=["upper bound by"]).print()
    counts = sum(scenario.track != SELF_PLAY for scenario in scenarios)
    print(f"\n{suite.name}, {tier}: {counts} scenarios, {suite.games} games each (self-play is measured, not counted)")
    print("train with:", ", ".join(suite.public))
    print("evaluation only:", ", ".join(suite.others))
    return 0


def _listed(scenario: SuiteScenario, suite: Suite) -> dict[str, Any]:
    bounds = suite.bounds.get(scenario.name)
    known = {"lower": bounds.lower, "upper": bounds.upper, "by": bounds.by} if bounds else {}
    return {"name": scenario.name, "seats": scenario.focal, "lower": None, "upper": None, "by": None} | known


def run_suite(
    agents: Sequence[str],
    *,
    suite: str,
    tier: str,
    only: Sequence[str],
    name: str | None,
    budget: int | None,
    workers: Workers,
    out: str,
    resume: bool = False,
    overwrite: bool = False,
    as_json: bool = False,
    command: str = "",
) -> int:
    """Play the scenarios with every run of an entry and write its results."""
    started, definition = time.time(), find_suite(suite)
    scenarios = definition.select(tier, only)
    timed = any([_is_timed(spec, scenarios[0]) for spec in agents])  # a list: every spec is tried
    if missing := [scenario.name for scenario in scenarios if scenario.name not in definition.bounds]:
        raise OptionError(f"{missing[0]} has no bounds yet: 'badbones dev suite-bounds' measures them")
    words = ["badbones", "suite", "run", *agents, "--tier", tier]  # all that results depend on
    words += [] if suite == definition.name else ["--suite", suite]
    words += [word for pattern in only for word in ("--only", pattern)]
    words += (["--name", name] if name else []) + (["--budget", str(budget)] if budget else [])
    about = {"budget": budget, "command": shlex.join(words), "reproducible": not timed}
    plan = {
        "suite": definition.name,
        "sha256": definition.sha256,
        "agents": list(agents),
        "scenarios": [scenario.name for scenario in scenarios],
    }
    with SuiteStore.prepare(out, plan, {"command": command}, resume=resume, overwrite=overwrite) as store:
        played = play(scenarios, agents, store, workers, out)
        results = make_results(definition, tier, name or agents[0], agents, scenarios, played, about)
        entry = Entry(results)
        write_files(out, {RESULTS: results_text(results)})
        published = [other for other in map(read_entry, baselines()) if other.name != entry.name]
        comparable = [other for other in published if _comparable(entry, other)]
        entries = [entry, *(other for other in comparable if set(entry.names) <= set(other.names))]
        if entry.names:
            compared = compare_entries(entries, entry.names)
            names = {"csv": "scenarios.csv", "tex": "table.tex", "html": "report.html"}
            _write_report([entry], compared, out, names, command, run_line(started))
    if as_json:
        print(results_text(results), end="")
        return 0
    if entry.names:
        title = f"{definition.name}, {tier}, {len(entry.names)} scenarios, beside published baselines"
        summary_table(compared, title).print()
        print(f"worst scenario: {results['summary']['worst']['scenario']}")
    if results["faults"]:
        print(f"{results['faults']:,} choices of the agent were not legal or failed: legal ones stood in")
    print_written(sys.stdout, results=Path(out) / RESULTS, page=Path(out) / "report.html")
    return 0


def _is_timed(spec: str, scenario: SuiteScenario) -> bool:
    agent = make_agent(spec.replace("{game}", scenario.game.label()))
    agent.close()
    return agent.timed


def _comparable(entry: Entry, other: Entry) -> bool:
    """Are both results of the same definition and bounds?"""
    mine, theirs = entry.bounds(), other.bounds()
    same = all(mine[name] == theirs[name] for name in mine if name in theirs)
    return same and bool(entry.results["sha256"] == other.results["sha256"])


def _write_report(
    entries: Sequence[Entry], compared: dict[str, Any], out: str, files: dict[str, str], command: str, run: str = ""
) -> None:
    """The table of scenarios, the table for a paper and the page; ``files``: their names by ending."""
    first, names = entries[0].results, compared["scenarios"]
    title = f"Scorecard: {first['name']}" if run else "Comparison"
    facts = f"{first['suite']}: {len(names)} scenarios"
    texts = {
        "csv": scenario_table(entries, names).csv(),
        "tex": latex(summary_table(compared)),
        "html": html(entries, compared, title, facts, command, run),
    }
    write_files(out, {files[ending]: text for ending, text in texts.items()})
    update_index(out)


def common_scenarios(entries: Sequence[Entry]) -> list[str]:
    """The scenarios that all entries have played."""
    everywhere = set.intersection(*(set(entry.names) for entry in entries))
    return [name for name in entries[0].names if name in everywhere]


def compare(sources: Sequence[str], out: str, as_json: bool, command: str) -> int:
    """Compare entries on the scenarios that all of them have."""
    entries = [read_entry(source) for source in sources]
    for entry in entries[1:]:
        if not _comparable(entries[0], entry):
            raise OptionError(f"{entries[0].name} and {entry.name} are results of different versions of the suite")
    repeated = [entry.name for k, entry in enumerate(entries) if entry.name in [other.name for other in entries[:k]]]
    if repeated:
        raise OptionError(f"two entries are called {repeated[0]}: run one of them again with another --name")
    names = common_scenarios(entries)
    if not names:
        raise OptionError("these entries have no scenario in common")
    compared = compare_entries(entries, names)
    say = sys.stderr if as_json else sys.stdout
    if as_json:
        print(results_text(compared), end="")
    else:
        summary_table(compared, f"{entries[0].results['suite']}, {len(names)} scenarios that all have").print()
        if len(entries) > 1:
            print()
            improvement_table(compared).print()
    Path(out).mkdir(parents=True, exist_ok=True)
    write_files(out, {f"{COMPARISON}.json": results_text(compared)})
    files = {ending: f"{COMPARISON}.{ending}" for ending in ("csv", "tex", "html")}
    _write_report(entries, compared, out, files, command)
    print_written(say, page=Path(out) / f"{COMPARISON}.html")
    return 0
