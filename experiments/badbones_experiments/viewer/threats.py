"""What the skeletons of a board will do in this round if its owner does nothing: their paths, and what threatens.

The hero has to move, so before it has moved it is left out; on a dragon, which asks its owner, a path ends.
"""

from __future__ import annotations

from collections import Counter

from badbones_env import Game
from badbones_env.rules.constants import D_HERO, D_TRAP, DECISION_NAMES, NOTHING
from badbones_env.text.wording import describe_token
from badbones_env.trace import Event, Tracer

PLANNING = (DECISION_NAMES[D_HERO], DECISION_NAMES[D_TRAP])  # when there is a round still to be seen
HARM = {"tower": "your tower", "village": "your village"}
COOP_HARM = {"tower": "your towers", "village": "the capital"}


def events_ahead(game: Game, seat: int, tracer: Tracer) -> list[Event]:
    """What happens to the tokens of a seat's board until the end of the round, its owner (and all others) passing."""
    if game.decision(seat) not in PLANNING:
        return []
    quiet = game.clone()
    state = quiet._state[0]
    state.draw = 0
    if game.decision(seat) == PLANNING[0]:
        state.hero[seat] = -1
        state.decision[seat] = NOTHING  # as for a hero that is gone (H4)
    events: list[Event] = []
    start = quiet.outcome.rounds
    while not quiet.over and quiet.outcome.rounds == start:
        choices = {p: "pass" if "pass" in legal else legal[0] for p, legal in quiet.legal().items()}
        dragon = quiet.subject(seat).partition(" ")[0] if quiet.decision(seat) == "flee" else ""
        for event in tracer.trace(quiet, choices):
            if event.seat == seat and event.before >= 0:
                events.append(_up_to(event, dragon))
        quiet.step(choices)
    return events


def _up_to(event: Event, place: str) -> Event:
    """An event whose path ends on a dragon's space, if it comes there: what follows is the owner's choice."""
    if not place or place not in event.path[1:]:
        return event
    return Event("asked", event.seat, event.token, event.path[: event.path.index(place) + 1], event.before)


def danger(events: list[Event], coop: bool = False) -> str:
    """What will be lost if nothing is done: ``skeletons on b3 and d3 (2) will reach your tower``; empty if nothing."""
    targets = COOP_HARM if coop else HARM
    harmful = [event for event in events if event.kind in HARM and "friend" not in event.token]  # even in ruins
    if len(harmful) == 1:
        token, (place, *_) = describe_token(harmful[0].token), harmful[0].path
        return f"the {token} on {place} will reach {targets[harmful[0].kind]}"
    parts: list[str] = []
    for kind in dict.fromkeys(event.kind for event in harmful):
        places = Counter(event.path[0] for event in harmful if event.kind == kind)
        named = [place if n == 1 else f"{place} ({n})" for place, n in places.items()]
        listed = " and ".join(filter(None, [", ".join(named[:-1]), named[-1]]))
        parts.append(f"{'those' if parts else 'skeletons'} on {listed} will reach {targets[kind]}")
    return ", ".join(parts)
