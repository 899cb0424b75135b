"""Commands that show games: ``badbones game``, ``scenario``, ``replay`` and ``explain``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from badbones_agents.advice import advise
from badbones_agents.agent import Agent, first_fault
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.registry import make_agent
from badbones_agents.spec import split_specs

from badbones_env import BadBonesError, Game, GameConfig, OptionError, Record, Recorder
from badbones_env.errors import printable
from badbones_env.text.scenario import run_file
from badbones_env.text.wording import seat_name

from ..jobs.files import write_json
from .ending import verdict

FORMATS = {"prior": ".1%", "visit_prob": ".0%", "value": "+.2f", "points": ".1f"}  # numbers of a candidate


def _describe_choices(choices: dict[int, str]) -> str:
    return "   ".join(f"p{seat}: {text}" for seat, text in sorted(choices.items()))


def _verdict(game: Game, agents: Sequence[str]) -> str:
    """How a game ended, with the seats and names of those who played it."""
    names = [f"{seat_name(seat)} ({printable(agent)})" for seat, agent in enumerate(agents)]
    return verdict(game, names if len(names) == game.config.players else [*map(seat_name, range(game.config.players))])


def play_game(
    options: dict[str, Any], seed: int, agents: str, record: str | None, brief: bool, json: str | None = None
) -> int:
    """A seeded game between agents, printed round by round. A list shorter than the table goes round it.

    ``json``: where its outcome goes, ``-`` to be printed instead of the game.
    """
    seats = GameConfig.from_options(options).players
    specs = split_specs(agents)
    if len(specs) > seats:
        raise BadBonesError(f"{len(specs)} agents for {seats} seats: give {seats} at most")
    names = [specs[seat % len(specs)] for seat in range(seats)]
    players = [make_agent(name, seed) for name in names]
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
        choices = {seat: choose_for(players[seat], game, seat) for seat in game.legal()}
        if not brief:
            print(f"  {position['phase']:<9} {_describe_choices(choices)}")
        (recorder or game).step(choices)
        steps += 1
    log = sys.stderr if quiet else sys.stdout
    if not quiet:
        print(f"\n{game}\n\n{_verdict(game, names)}")
    for seat, player in enumerate(players):
        player.close()
        if player.faults:
            print(f"p{seat}: {first_fault(player)}", file=log)
    if recorder:
        recorder.close()
        print(f"record: {record}", file=log)
    for player in players:
        if player.never_answered:
            raise BadBonesError(f"{player.spec} has not answered once: {player.never_answered}")
    if json:
        results = {"game": game.config.options(), "seed": seed, "agents": names, "steps": steps}
        write_json(json, results | {"outcome": asdict(game.outcome), "record": record})
    return 0


def run_scenarios(files: list[str], components: str | None = None, as_json: bool = False) -> int:
    """Run scenario files; 0 if all pass, 1 if one fails, 2 if one is malformed."""
    results: list[dict[str, Any]] = []
    for file in files:
        try:
            lines = run_file(file, components)
            result = "fail" if lines else "pass"
        except BadBonesError as error:
            result, lines = "malformed", [str(error)]
        results.append({"file": file, "result": result, "differences": lines})
        if not as_json and result == "malformed":
            print(f"MALFORMED {printable(lines[0])}")
        elif not as_json:
            print(f"{result.upper()} {file}", *(f"  {printable(line)}" for line in lines), sep="\n")
    if as_json:
        write_json("-", results)
    elif len(files) > 1:
        print(f"{sum(entry['result'] == 'pass' for entry in results)} of {len(files)} scenarios pass")
    return max(("pass", "fail", "malformed").index(entry["result"]) for entry in results)


def replay(
    files: list[str],
    verify: bool,
    as_json: bool = False,
    html: str | None = None,
    gif: str | None = None,
    mp4: str | None = None,
) -> int:
    """Show records step by step, as a page, as an animation or as JSON, or verify them."""
    from .replay import write_animation, write_replay

    if html:
        print(f"{html}: {write_replay(files, html) / 1000:.0f} kB; open it in any browser")
    elif gif or mp4:
        if len(files) > 1:
            raise OptionError("an animation shows one record: name one FILE")
        for out, ending in ((gif, ".gif"), (mp4, ".mp4")):
            if out and not out.lower().endswith(ending):
                raise OptionError(f"{out} must end with {ending}")
            if out:
                print(f"{out}: {write_animation(files[0], out) / 1000:,.0f} kB")
    elif as_json:
        results = [_replay_data(file, verify) for file in files]
        write_json("-", results)
        return int(any(result.get("mismatches") for result in results))
    else:
        return max(_replay(file, verify) for file in files)
    return 0


def _replay_data(file: str, verify: bool) -> dict[str, Any]:
    record = Record.read(file)
    results: dict[str, Any] = {"file": file, "header": record.header, "outcome": record.outcome}
    if verify:
        return results | {"steps": len(record.steps), "mismatches": record.mismatches()}
    return results | {"steps": [{"choices": step["choices"], "drawn": step["drawn"]} for step in record.steps]}


def _replay(file: str, verify: bool) -> int:
    record = Record.read(file)
    if verify:
        mismatches = [printable(line) for line in record.mismatches()]
        print(*mismatches or [f"{file}: all {len(record.steps)} steps and the outcome verify"], sep="\n")
        return 1 if mismatches else 0
    game = record.start()
    print(game, end="\n\n")
    for number, (game, choices, _) in enumerate(record.replay(), 1):
        drawn = f"   drawn: {', '.join(game.drawn)}" if game.drawn else ""
        print(f"{number:4} {_describe_choices(choices)}{drawn}")
    end = _verdict(game, record.header["agents"]) if game.over else "the record ends before the game does"
    print(f"\n{game}\n\n{end}")
    return 0


def explain(file: str, agent: str, step: int | None, seat: int | None, seed: int, as_json: bool) -> int:
    """What an agent thinks of the choices in a recorded game: of one step in full, else of every decision in a line."""
    record = Record.read(file)
    if step is not None and not 1 <= step <= len(record.steps):
        raise BadBonesError(f"{file} has steps 1 to {len(record.steps)}, not {step}")
    players = record.start().config.players
    if seat is not None and not 0 <= seat < players:
        raise BadBonesError(f"{file} has seats 0 to {players - 1}, not {seat}")
    adviser = make_agent(agent, seed)
    decisions = []
    before = record.start()
    for number, (game, choices, _) in enumerate(record.replay(), 1):
        for chooser, played in sorted(choices.items()):
            wanted = step in (None, number) and seat in (None, chooser)
            if wanted and len(before.legal()[chooser]) > 1:
                decisions.append(_explained(adviser, before, chooser, number, played))
                if not as_json:
                    print(_in_full(decisions[-1]) if step is not None else _in_a_line(decisions[-1]))
        before = game.clone()
    if as_json:
        write_json("-", {"file": file, "agent": agent, "decisions": decisions})
    adviser.close()
    return 0


def _explained(agent: Agent, game: Game, seat: int, step: int, played: str) -> dict[str, Any]:
    position, candidates = game.position(), [asdict(candidate) for candidate in advise(agent, game, seat)]
    about = {"step": step, "round": position["round"], "phase": position["phase"], "seat": seat, "played": played}
    return about | {"candidates": candidates}


def _in_a_line(decision: dict[str, Any]) -> str:
    best, played = decision["candidates"][0], decision["played"]
    values = {candidate["choice"]: candidate["value"] for candidate in decision["candidates"]}
    text = (
        f"{decision['step']:>4}  round {decision['round']:>2} {decision['phase']:<9} p{decision['seat']}: {played:<16}"
    )
    if best["choice"] == played:
        return text + "  yes"
    rated = values.get(played)
    better = f" ({best['value'] - rated:+.2f})" if rated is not None and best["value"] is not None else ""
    return f"{text}  rather {best['choice']}{better}"


def _in_full(decision: dict[str, Any]) -> str:
    row = "{} {:<18} {:>11} {:>6} {:>6} {:>6}".format
    where = f"round {decision['round']}, {decision['phase']}, p{decision['seat']}"
    lines = [f"step {decision['step']}, {where} (played: {decision['played']})"]
    lines.append(row(" ", "choice", "probability", "tried", "value", "points"))
    for candidate in decision["candidates"]:
        mark = "*" if candidate["choice"] == decision["played"] else " "
        numbers = ["" if candidate[name] is None else format(candidate[name], form) for name, form in FORMATS.items()]
        lines.append(row(mark, candidate["choice"], *numbers))
    return "\n".join(lines)
