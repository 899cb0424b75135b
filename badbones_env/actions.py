"""Choices as text: one text per action of the environment, both ways (see docs/notation.md)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .rules.constants import (
    DIRECTION_NAMES,
    LAST_TILE,
    SPACES,
    SYMBOL_NAMES,
    TILE_NAMES,
    TRAP_NAMES,
    V_ADVANCE,
    V_ADVANCE_SLOT,
    V_BUY,
    V_CLEAVE,
    V_FACE,
    V_FIRST,
    V_FLEE,
    V_FREEZE,
    V_LEAD,
    V_MOVE,
    V_PASS,
    V_PICK,
    V_PLACE,
    V_RETRIEVE,
    V_SEND,
    V_SHOOT,
    V_START,
    V_STOP,
    V_SWEEP,
    V_TELEPORT,
    V_TO,
    V_TURN,
    V_WAIT,
    VERBS,
    WEAPON_NAMES,
)
from .rules.kernels import legal_of
from .spaces import SPACE_NAMES
from .tables import Layout

SPACE_VERBS = {
    V_MOVE: "move", V_RETRIEVE: "retrieve", V_START: "start", V_SHOOT: "shoot", V_FREEZE: "freeze",
    V_TELEPORT: "teleport", V_SWEEP: "sweep", V_TO: "to", V_TURN: "turn",
}  # fmt: skip
TYPE_VERBS = {V_FIRST: "first", V_STOP: "stop"}
DIRECTION_VERBS = {V_FLEE: "flee", V_FACE: "face"}
ITEM_NAMES = TRAP_NAMES + WEAPON_NAMES


def choice_text(layout: Layout, seat: int, verb: int, argument: int) -> str:
    """The text of a choice of ``seat``."""
    if verb in SPACE_VERBS:
        return f"{SPACE_VERBS[verb]} {SPACE_NAMES[argument]}"
    if verb in TYPE_VERBS:
        return f"{TYPE_VERBS[verb]} {layout.type_names[argument]}"
    if verb == V_LEAD:  # an instructor, so its kind goes without saying
        return f"lead {layout.type_names[argument].split()[0]}"
    if verb in DIRECTION_VERBS:
        return f"{DIRECTION_VERBS[verb]} {DIRECTION_NAMES[argument]}"
    if V_PLACE <= verb < V_PLACE + LAST_TILE:
        return f"place {TILE_NAMES[verb - V_PLACE + 1]} {SPACE_NAMES[argument]}"
    if V_ADVANCE <= verb < V_ADVANCE + 4:
        return f"advance {SPACE_NAMES[argument]} {DIRECTION_NAMES[verb - V_ADVANCE]}"
    if V_PICK <= verb < V_PICK + 4:
        return f"pick {DIRECTION_NAMES[verb - V_PICK]} {layout.type_names[argument]}"
    if verb == V_ADVANCE_SLOT:
        return f"advance {layout.place_names[SPACES + argument]}"
    if verb == V_SEND:
        return f"send p{(seat + argument) % layout.config.players}"
    if verb == V_BUY:
        return f"buy {ITEM_NAMES[argument]}"
    if verb == V_CLEAVE:
        return f"cleave {SYMBOL_NAMES[argument]}"
    return {V_WAIT: "wait", V_PASS: "pass"}[verb]


def legal_actions(layout: Layout, states: NDArray[Any], game: int, seat: int) -> dict[int, str]:
    """The legal actions of a seat in a row of ``states``, with their texts."""
    legal = np.zeros(VERBS, np.int64)
    legal_of(states, layout.tables, game, seat, legal)
    texts = action_texts(layout, seat)
    return {
        action: texts[action]
        for verb, bits in enumerate(legal.tolist())
        if bits
        for argument, action in layout.by_verb[verb]
        if (bits >> argument) & 1
    }


def action_texts(layout: Layout, seat: int) -> list[str]:
    """The texts of all actions for ``seat``, in the order of the action space."""
    if seat not in layout.texts:
        layout.texts[seat] = [choice_text(layout, seat, verb, argument) for verb, argument in layout.actions]
    return layout.texts[seat]
