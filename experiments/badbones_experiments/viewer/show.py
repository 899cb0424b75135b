"""Commands that show games: ``badbones game``, ``scenario``, ``replay`` and ``explain``."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from badbones_agents.advice import advise
from badbones_agents.agent import Agent, first_fault
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.registry import make_agent
from badbones_agents.spec import split_specs

from badbones_env import BadBonesError, Game, GameConfig, Record, Recorder
from badbones_env.text.scenario import run_file

from ..jobs.files import write_json

FORMS = {"prior": ".1%", "share": ".0%", "value": "+.2f", "points": ".1f"}  # how numbers of a candidate are shown


def _say(choices: dict[int, str]) -> str:
    return "   ".join(f"p{seat}: {text}" for seat, text in sorted(choices.items()))


def _verdict(game: Game, agents: Sequence[str] = ()) -> str:
    """How a game ended, with the names of those who played it."""
    outcome = game.outcome
    if outcome.truncated:
        return f"cut off after round {outcome.rounds}, scores {list(outcome.scores)}"
    names = [f"p{seat}" + (f" ({agents[seat]})" if seat < len(agents) else "") for seat in range(game.config.players)]
    winners = ", ".join(names[seat] for seat in outcome.winners) or "nobody"
    eliminated = ", ".join(names[seat] for seat in outcome.eliminated)
    text = f"over in round {outcome.rounds}: {winners} won"
    return text + (f", {eliminated} eliminated" if eliminated else "") + f", scores {list(outcome.scores)}"


def play_game(
    options: dict[str, Any], seed: int, agents_text: str, record: str | None, brief: bool, json: str | None = None
) -> int:
    """A seeded game between agents, printed round by round. A list shorter than the table goes round it.

    ``json``: where its outcome goes, ``-`` to be printed instead of the game.
    """
    players = GameConfig.from_options(options).players
    specs = split_specs(agents_text)
    if len(specs) > players:
        raise BadBonesError(f"{len(specs)} agents for {players} seats: give {players} at most")
    names = [specs[seat % len(specs)] for seat in range(players)]
    agents = [make_agent(name, seed) for name in names]
    recorder = None if record is None else Recorder(record, options, seed=seed, agents=names)
    game = recorder.game if recorder else Game(**options, seed=seed)
    shown = steps = 0
    quiet = json == "-"
    brief = brief or quiet
    while not game.over:
        position = game.position()
        if not brief and position["phase"] == "hero" and position["round"] != shown:
            shown = position["round"]
            print(game, end="\n\n")
        choices = {seat: choose_for(agents[seat], game, seat) for seat in game.legal()}
        if not brief:
            print(f"  {position['phase']:<9} {_say(choices)}")
        (recorder or game).step(choices)
        steps += 1
    say = sys.stderr if quiet else sys.stdout
    if not quiet:
        print(f"\n{game}\n\n{_verdict(game, names)}")
    for seat, agent in enumerate(agents):
        agent.close()
        if agent.faults:
            print(f"p{seat}: {first_fault(agent)}", file=say)
    if recorder:
        recorder.close()
        print(f"record: {record}", file=say)
    silent = [f"{agent.spec} has not answered once: {agent.never_answered}" for agent in agents if agent.never_answered]
    if silent:
        raise BadBonesError(silent[0])
    if json:
        found = {"game": game.config.options(), "seed": seed, "agents": names, "steps": steps}
        write_json(json, found | {"outcome": asdict(game.outcome), "record": record})
    return 0


CODES = {"pass": 0, "fail": 1, "malformed": 2}


def run_scenarios(files: list[str], components: str | None = None, as_json: bool = False) -> int:
    """Run scenario files; 0 if all pass, 1 if one fails, 2 if one is malformed."""
    found = []
    for file in files:
        try:
            differences = run_file(file, components)
        except BadBonesError as error:
            found.append({"file": file, "result": "malformed", "told": [str(error)]})
        else:
            found.append({"file": file, "result": "fail" if differences else "pass", "told": differences})
        if not as_json:
            print(*_scenario_lines(found[-1]), sep="\n")
    if as_json:
        write_json("-", found)
    elif len(files) > 1:
        print(f"{sum(each['result'] == 'pass' for each in found)} of {len(files)} scenarios pass")
    return max(CODES[str(each["result"])] for each in found)


def _scenario_lines(found: dict[str, Any]) -> list[str]:
    if found["result"] == "malformed":
        return [f"MALFORMED {found['told'][0]}"]
    return [f"{found['result'].upper()} {found['file']}", *(f"  {line}" for line in found["told"])]


def replay(files: list[str], verify: bool, as_json: bool = False) -> int:
    """Show records step by step, or verify them."""
    if as_json:
        found = [_replay_data(file, verify) for file in files]
        write_json("-", found)
        return int(any(each.get("mismatches") for each in found))
    return max(_replay(file, verify) for file in files)


def _replay_data(file: str, verify: bool) -> dict[str, Any]:
    record = Record.read(file)
    found: dict[str, Any] = {"file": file, "header": record.header, "outcome": record.outcome}
    if verify:
        return found | {"steps": len(record.steps), "mismatches": record.mismatches()}
    return found | {"steps": [{"choices": step["choices"], "drawn": step["drawn"]} for step in record.steps]}


def _replay(file: str, verify: bool) -> int:
    record = Record.read(file)
    if verify:
        mismatches = record.mismatches()
        print(*mismatches or [f"{file}: all {len(record.steps)} steps and the outcome verify"], sep="\n")
        return 1 if mismatches else 0
    game = record.start()
    print(game, end="\n\n")
    for number, (game, choices, _) in enumerate(record.replay(), 1):
        drawn = f"   drawn: {', '.join(game.drawn)}" if game.drawn else ""
        print(f"{number:4} {_say(choices)}{drawn}")
    end = _verdict(game, record.header["agents"]) if game.over else "the record ends before the game does"
    print(f"\n{game}\n\n{end}")
    return 0


def explain(file: str, spec: str, step: int | None, seat: int | None, seed: int, as_json: bool) -> int:
    """What an agent thinks of the choices in a recorded game: of one step in full, else of every decision in a line."""
    record = Record.read(file)
    if step is not None and not 1 <= step <= len(record.steps):
        raise BadBonesError(f"{file} has steps 1 to {len(record.steps)}, not {step}")
    players = record.start().config.players
    if seat is not None and not 0 <= seat < players:
        raise BadBonesError(f"{file} has seats 0 to {players - 1}, not {seat}")
    agent = make_agent(spec, seed)
    found = []
    before = record.start()
    for number, (game, choices, _) in enumerate(record.replay(), 1):
        for asked, played in sorted(choices.items()):
            wanted = step in (None, number) and seat in (None, asked)
            if wanted and len(before.legal()[asked]) > 1:
                found.append(_explained(agent, before, asked, number, played))
                if not as_json:
                    print(_in_full(found[-1]) if step is not None else _in_a_line(found[-1]))
        before = game.clone()
    if as_json:
        print(json.dumps({"file": file, "agent": spec, "decisions": found}))
    agent.close()
    return 0


def _explained(agent: Agent, game: Game, seat: int, step: int, played: str) -> dict[str, Any]:
    position = game.position()
    return {
        "step": step,
        "round": position["round"],
        "phase": position["phase"],
        "seat": seat,
        "played": played,
        "candidates": [asdict(each) for each in advise(agent, game, seat)],
    }


def _in_a_line(one: dict[str, Any]) -> str:
    best = one["candidates"][0]
    values = {each["choice"]: each["value"] for each in one["candidates"]}
    text = f"{one['step']:>4}  round {one['round']:>2} {one['phase']:<9} p{one['seat']}: {one['played']:<16}"
    if best["choice"] == one["played"]:
        return text + "  yes"
    rated = values.get(one["played"])
    better = f" ({best['value'] - rated:+.2f})" if rated is not None and best["value"] is not None else ""
    return f"{text}  rather {best['choice']}{better}"


def _in_full(one: dict[str, Any]) -> str:
    def number(value: float | None, form: str) -> str:
        return "" if value is None else format(value, form)

    lines = [
        f"step {one['step']}, round {one['round']}, {one['phase']}, p{one['seat']} (played: {one['played']})",
        f"  {'choice':<18} {'probability':>11} {'tried':>6} {'value':>6} {'points':>6}",
    ]
    for each in one["candidates"]:
        mark = "*" if each["choice"] == one["played"] else " "
        told = [number(each[name], form) for name, form in FORMS.items()]
        lines.append(f"{mark} {each['choice']:<18} {told[0]:>11} {told[1]:>6} {told[2]:>6} {told[3]:>6}")
    return "\n".join(lines)
