"""Who sits at the table: people, and agents that are asked for one choice of one game."""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from badbones_agents.advice import Candidate
from badbones_agents.agent import Agent, first_fault
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.registry import NEEDS_FILE, SHIPPED, is_safe_spec, make_agent
from badbones_agents.spec import parse_spec
from badbones_agents.styles.named import named_styles

from badbones_env import Game
from badbones_env.errors import OptionError, short_repr
from badbones_env.text.wording import YOU, seat_name

HUMAN = "human"
LEVELS = {"greedy": "Easy", "sentry": "Medium", "guardian": "Hard", "champion": "Champion"}
DEFAULT_OPPONENT = "greedy"
GUIDED_OPPONENT = "passive"  # the opponent of the guided game
CHARACTERS = {f"style:name={name}": style["about"] for name, style in named_styles().items() if name != "champion"}
AGENTS = tuple(name for name in SHIPPED if name not in (*NEEDS_FILE, "style"))
KNOWN = (*AGENTS, *CHARACTERS)  # who may be asked for by everybody
TITLES = {"mcts": "MCTS"}  # where a capital is not enough
MAX_TITLE = 16  # letters of a name that fit above a board
STRENGTHS: dict[str, tuple[int, str]] = tomllib.loads(
    Path(__file__).with_name("strengths.toml").read_text(encoding="utf-8")
)
"""Stars and words for the strength of the shipped agents."""


def strength(spec: str) -> dict[str, object]:
    """An agent for a list to choose from: a level or not, with stars and words for its strength, where it is known."""
    if spec in CHARACTERS:
        stars, words = 0, f"plays like the champion at first sight, but {CHARACTERS[spec]}"
    else:
        stars, words = STRENGTHS.get(spec, (0, "an agent of yours"))
    return {"name": spec, "title": title_of(spec), "level": LEVELS.get(spec, ""), "stars": stars, "words": words}


def title_of(spec: str) -> str:
    """An agent's name for people: ``Guardian``, ``Search ms=20``, ``TidyBot``, ``Raider``."""
    try:
        name, values = parse_spec(spec)
    except OptionError:
        return spec[:MAX_TITLE]
    if name == "bot":
        return values.pop("class", "Bot")[:MAX_TITLE]
    if name == "style" and "name" in values:
        name = values.pop("name")
    words = [TITLES.get(name) or name.capitalize(), *(f"{key}={value}" for key, value in values.items())]
    return " ".join(words)[:MAX_TITLE]


def seat_titles(seats: Sequence[str], players: int) -> list[str]:
    """The names of all seats for people: "You" if there is one person; those who are called alike are numbered."""
    specs = [*seats, *([""] * (players - len(seats)))][:players]
    alone = specs.count(HUMAN) == 1
    titles = [
        (YOU if alone else "Player") if spec == HUMAN else title_of(spec) if spec else seat_name(seat)
        for seat, spec in enumerate(specs)
    ]
    total, count = Counter(titles), Counter[str]()
    for seat, title in enumerate(titles):
        count[title] += 1
        if total[title] > 1:
            titles[seat] = f"{title} {count[title]}"
    return titles


def seat_players(names: Sequence[str], players: int, watched: bool = False) -> list[str]:
    """Who plays each seat, from the names given: one for each, one for each but the first, one for all others.

    ``watched``: agents play all seats, those named in turn.
    """
    if watched and names and len(names) <= players:
        return [names[seat % len(names)] for seat in range(players)]
    seats = list(names) or [HUMAN, *[DEFAULT_OPPONENT] * (players - 1)]
    if HUMAN not in seats and len(seats) == players - 1:
        seats = [HUMAN, *seats]
    if len(seats) == 1 and players > 1:
        seats = [HUMAN, *seats * (players - 1)] if seats != [HUMAN] else seats * players
    if len(seats) != players:
        raise OptionError(f"{len(seats)} players are named, {players} play: name one for each other seat")
    if HUMAN not in seats:
        raise OptionError("nobody is left to play: one of the players must be 'human'")
    return seats


def check_trusted(seats: Sequence[str], trusted: Sequence[str] = ()) -> None:
    """Refuse players of a record that are neither shipped nor named by the user (``trusted``): a record may come from
    anybody, and a spec can name a file with code."""
    for spec in seats:
        if spec != HUMAN and spec not in (*KNOWN, *trusted) and not is_safe_spec(spec):
            raise OptionError(
                f"the record names the player {short_repr(spec)}, which is not shipped and may be code that would run: "
                "if you trust it, name it with --agents as well"
            )


def check_seats(seats: Sequence[str], game: Game) -> None:
    """Let every agent choose once in a game: one that cannot play it says so now, and what it needs gets compiled."""
    trial = game.clone()
    for spec in dict.fromkeys(name for name in seats if name != HUMAN):
        with closing(make_agent(spec)) as agent:
            for seat in list(trial.legal())[:1]:
                choose_and_report(agent, trial, seat)
            if agent.never_answered:
                raise OptionError(f"{spec} does not answer: {agent.never_answered}")


def candidate_note(candidate: Candidate) -> str:
    """``40% of its trials (at first sight 12%), value +0.31, about 14 points``: what is known of a choice."""
    words = []
    if candidate.visit_prob != 1.0 or candidate.value is not None:
        words.append(f"{candidate.visit_prob:.0%} of its trials")
    if words and candidate.prior is not None:
        words[0] += f" (at first sight {candidate.prior:.0%})"
    if candidate.value is not None:
        words.append(f"value {candidate.value:+.2f}")
    if candidate.points is not None:
        words.append(f"about {candidate.points:.0f} points")
    return ", ".join(words)


def agent_title(agent: Agent) -> str:
    """The name of an agent for people."""
    return title_of(agent.spec or agent.name)


def choose_and_report(agent: Agent, game: Game, seat: int) -> str:
    """An agent's choice for a seat that has a decision; the terminal shows the first one that it forfeits."""
    reported = bool(agent.faults)
    choice = choose_for(agent, game, seat)
    if agent.faults and not reported:
        print(f"badbones: {first_fault(agent)}", file=sys.stderr)
    return choice
