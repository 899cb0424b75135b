"""Choices as text: one text per action of the environment, both ways (see docs/notation.md)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .._engine.game_spec import ARGUMENTS, GameSpec
from .._engine.kernels import legal_of
from ..rules import constants as c
from .spaces import SPACE_NAMES

SPACE_VERBS = {
    c.V_MOVE: "move", c.V_RETRIEVE: "retrieve", c.V_START: "start", c.V_SHOOT: "shoot", c.V_FREEZE: "freeze",
    c.V_TELEPORT: "teleport", c.V_SWEEP: "sweep", c.V_TO: "to", c.V_TURN: "turn",
}  # fmt: skip
TYPE_VERBS = {c.V_FIRST: "first", c.V_STOP: "stop"}
DIRECTION_VERBS = {c.V_FLEE: "flee", c.V_FACE: "face"}
ITEM_NAMES = c.TRAP_NAMES + c.WEAPON_NAMES


def choice_text(spec: GameSpec, seat: int, verb: int, argument: int) -> str:
    """The text of a choice of ``seat``."""
    name, axis = verb_name(verb), ARGUMENTS[verb]
    if not axis:
        return name
    if axis == "seat":
        players = spec.config.players
        return f"{name} p{(seat + argument) % players}" if argument < players else f"{name} nobody {argument}"
    labels = {"space": SPACE_NAMES, "slot": spec.place_names[c.SPACES :], "type": spec.type_names}
    labels |= {"direction": c.DIRECTION_NAMES, "item": ITEM_NAMES, "symbol": c.SYMBOL_NAMES}
    label = labels[axis][argument]
    if verb == c.V_LEAD:  # an instructor, so its kind goes without saying
        label = label.split()[0]
    if c.V_ADVANCE <= verb < c.V_ADVANCE + 4:  # the direction comes last
        name, _, direction = name.partition(" ")
        return f"{name} {label} {direction}"
    return f"{name} {label}"


def verb_name(verb: int) -> str:
    """A verb's words, without its argument: ``move``, ``place wall/``, ``advance n``, ``send``."""
    if c.V_PLACE <= verb < c.V_PLACE + c.LAST_TILE:
        return f"place {c.TILE_NAMES[verb - c.V_PLACE + 1]}"
    for first, name in ((c.V_ADVANCE, "advance"), (c.V_PICK, "pick")):
        if first <= verb < first + 4:
            return f"{name} {c.DIRECTION_NAMES[verb - first]}"
    single = {c.V_WAIT: "wait", c.V_PASS: "pass", c.V_BUY: "buy", c.V_ADVANCE_SLOT: "advance", c.V_LEAD: "lead"}
    return (SPACE_VERBS | TYPE_VERBS | DIRECTION_VERBS | single | {c.V_SEND: "send", c.V_CLEAVE: "cleave"})[verb]


def legal_actions(spec: GameSpec, states: NDArray[Any], game: int, seat: int) -> dict[int, str]:
    """The legal actions of a seat in a row of ``states``, with their texts."""
    legal = np.zeros(c.VERBS, np.int64)
    legal_of(states, spec.tables, game, seat, legal)
    texts = action_texts(spec, seat)
    return {
        action: texts[action]
        for verb, bits in enumerate(legal.tolist())
        if bits
        for argument, action in spec.by_verb[verb]
        if (bits >> argument) & 1
    }


def action_texts(spec: GameSpec, seat: int) -> list[str]:
    """The texts of all actions for ``seat``, in the order of the action space."""
    if seat not in spec.texts:
        spec.texts[seat] = [choice_text(spec, seat, verb, argument) for verb, argument in spec.actions]
    return spec.texts[seat]
