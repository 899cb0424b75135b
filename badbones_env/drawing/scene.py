"""From a position (``Game.position()``) to the scene of a board, and to that of all boards: what stands where.

Kinds of items, for viewers that animate or react: ``token``, ``hero``, ``tile``, ``building``, ``mark``, ``supply``;
everything else is print. Keys are unique within a board. A token's key comes from ``ids`` where the caller follows
tokens from position to position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from .._engine.game_spec import buildings, neighbours
from ..config import GameConfig
from ..rules.constants import COLOUR_NAMES, DIRECTION_NAMES, SYMBOL_LETTERS
from ..text.spaces import COOP_SLOT_NAMES, SLOT_NAMES, SPACE_NAMES
from ..text.wording import describe_skeleton, describe_trap, seat_name
from . import geometry
from .geometry import BELOW_ZERO, CHOICE, GOLD, HEADER_ALARM, HEADER_TEXT, INK, PAPER
from .shapes import Element, Item, Patch, Scene, Text
from .symbols import tile_symbol, token_symbol

INWARD = {"L": "e", "T": "s", "R": "w", "B": "n"}
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


@dataclass(frozen=True)
class Pending:
    """What a seat is asked: the decision, the legal choices, the place it is about (``""`` if none)."""

    decision: str = "nothing"
    legal: Sequence[str] = ()
    subject: str = ""


@dataclass(frozen=True)
class Keys:
    """Names that stay with the tokens of a board: one per entry of ``skeletons`` and of ``forest``."""

    skeletons: Sequence[str] = ()
    forest: Sequence[str] = ()


@dataclass(frozen=True)
class BoardContext:
    """What a board's picture needs besides the position."""

    config: GameConfig
    position: Mapping[str, Any]
    pending: Mapping[int, Pending] = field(default_factory=dict)
    keys: Mapping[int, Keys] = field(default_factory=dict)
    names: Sequence[str] = ()  # of the players; if there are none: p0, p1, ...
    single_board: bool = False  # boards are shown one by one, so that each shows what is common in co-op


def token_grid(count: int, width: float, biggest: float) -> list[tuple[float, float, float]]:
    """Places for ``count`` tokens on a square: (x, y, scale) around its middle."""
    across = 1 if count == 1 else 2 if count <= 4 else 3
    scale = min(biggest, (width - 6) / across / 100 * 1.06)
    step = (width - 6) / across
    rows = -(-count // across)
    places = []
    for k in range(count):
        row, column = divmod(k, across)
        in_row = min(across, count - row * across)
        places.append(((column - (in_row - 1) / 2) * step, (row - (rows - 1) / 2) * step, scale))
    return places


def _crowd(
    tokens: list[tuple[str, str, str]], x: float, y: float, width: float, biggest: float, place: str
) -> Iterator[Element]:
    """Tokens on one place: (key, symbol, label) each; from ten on a number stands for those that find no room."""
    shown = tokens if len(tokens) <= 9 else tokens[:8]
    places = token_grid(len(shown) + (len(tokens) > 9), width, biggest)
    for (key, symbol, label), (dx, dy, scale) in zip(shown, places, strict=False):
        yield Item(key, symbol, x + dx, y + dy, scale, label, "token")
    if len(shown) < len(tokens):
        dx, dy, scale = places[-1]
        more = f"+{len(tokens) - len(shown)}"
        yield Text(x + dx, y + dy + 10, more, 30 * max(scale, 0.7), INK, bold=True, key=f"more-{place}")


def _colour(words: list[str], position: Mapping[str, Any]) -> str:
    return words.pop() if words[-1] in COLOUR_NAMES else str(position["colour"])


def _printed(context: BoardContext, seat: int) -> Iterator[Element]:
    """Ground, slots and arrows."""
    coop = context.config.mode == "coop"
    yield Item("board", f"board-{'top' if coop else 'bottom'}", 0, 0)
    order = context.config.parts.symbol_order
    taken = {text.split()[0] for text in context.position["board"][seat]["forest"]}
    for number, slot in enumerate(COOP_SLOT_NAMES if coop else SLOT_NAMES):
        if slot in taken:
            continue
        x, y = geometry.slot_centre(slot)
        letter = SYMBOL_LETTERS[order[4 - number % 5 if slot[0] == "R" else number % 5]]
        yield Item(f"slot-{slot}", f"mark-{letter}", x, y, 0.66)
    board = context.position["board"][seat]
    parts = context.config.parts
    standing = board.get("towers", ["c3"])
    for space, incoming, outgoing in parts.coop_arrows if coop else parts.arrows:
        name = SPACE_NAMES[space]
        if name not in standing:  # a ruin shows its arrow, a tower hides it (CO7)
            ways = f"{DIRECTION_NAMES[incoming]}-{DIRECTION_NAMES[outgoing]}"
            yield Item(f"arrow-{name}-{ways}", f"arrow-{ways}", *geometry.space_centre(name))


def _buildings(context: BoardContext, seat: int) -> Iterator[Element]:
    board, config = context.position["board"][seat], context.config
    full, houses = buildings(config)
    if config.mode == "coop":
        for tower in (SPACE_NAMES[space] for space in config.parts.coop_towers):
            stands = tower in board["towers"]
            label = f"tower on {tower}" if stands else f"ruin of the tower on {tower}"
            symbol = "tower-1-1" if stands else "ruin"
            yield Item(f"tower-{tower}", symbol, *geometry.space_centre(tower), 0.94, label, "building")
        standing, houses, y = context.position["capital"], config.players, geometry.TOP - 4 - geometry.STRIP / 2
        words = "house of the capital"
    else:
        floors = board["floors"]
        label = f"tower on c3, {floors} of {full} floors"
        yield Item("tower-c3", f"tower-{floors}-{full}", *geometry.space_centre("c3"), 0.98, label, "building")
        standing, y, words = board["houses"], geometry.BOTTOM + 4 + geometry.STRIP / 2, "house"
    spacing = 92 if houses < 6 else min(82, 410 / (houses - 1))  # as wide as the board
    scale = 0.86 * min(1, spacing / 82)
    for k in range(houses):
        x = (geometry.LEFT + geometry.RIGHT) / 2 + (k - (houses - 1) / 2) * spacing
        stands = k < standing
        symbol = "house" if stands else "house-burnt"
        yield Item(f"house-{k}", symbol, x, y, scale, words if stands else f"burnt {words}", "building")


def _pieces(context: BoardContext, seat: int) -> Iterator[Element]:
    """Tiles, skeletons, hero, from back to front."""
    board, position = context.position["board"][seat], context.position
    tiles = set()
    for trap in board["traps"]:
        space, name, *condition = trap.split()
        tiles.add(space)
        symbol = tile_symbol(name, condition[0] if condition else "")
        label = f"{describe_trap(' '.join([name, *condition]))} on {space}"
        yield Item(f"tile-{space}", symbol, *geometry.space_centre(space), 0.98, label, "tile")
    keys = context.keys.get(seat, Keys())
    crowds: dict[str, list[tuple[str, str, str]]] = {}
    for texts, names, letter in ((board["skeletons"], keys.skeletons, "s"), (board["forest"], keys.forest, "f")):
        for number, text in enumerate(texts):
            place, *words = text.split()
            colour = _colour(words, position)
            facing = words.pop(0) if place in SPACE_NAMES else INWARD[place[0]]
            key = names[number] if names else f"{letter}{number}"
            label = describe_skeleton(text, str(position["colour"]))
            crowds.setdefault(place, []).append((key, token_symbol(" ".join(words), colour, facing), label))
    for place, tokens in crowds.items():
        waiting = place not in SPACE_NAMES
        crowded = place == board["hero"]
        width, biggest = (76.0, 0.66) if waiting else (94.0, 0.5 if crowded else 0.72 if place in tiles else 0.8)
        x, y = geometry.place_centre(place)
        yield from _crowd(tokens, x, y, width, biggest, place)
    if board["hero"] != "none":
        x, y = geometry.space_centre(board["hero"])
        shared = board["hero"] in tiles or board["hero"] in board.get("towers", ["c3"]) or board["hero"] in crowds
        dx, dy, scale = (-22, 18, 0.6) if shared else (0, 0, 0.86)
        yield Item("hero", "hero", x + dx, y + dy, scale, f"hero on {board['hero']}", "hero")


def _marks(context: BoardContext, seat: int) -> Iterator[Element]:
    """The pending choice: the place it is about, and the spaces that can be chosen."""
    pending = context.pending.get(seat, Pending())
    if pending.decision == "nothing":
        return
    if pending.subject:
        yield Item(
            "subject", "subject", *geometry.place_centre(pending.subject), 1, "the question is about this", "mark"
        )
    for space in choice_spaces(pending):
        label = f"can be chosen: {space}"
        yield Item(f"target-{space}", "target", *geometry.space_centre(space), 0.98, label, "mark")


def choice_spaces(pending: Pending) -> list[str]:
    """The spaces that the legal choices name or lead to (none for traps and ``advance``: most could be chosen)."""
    spaces = []
    for text in pending.legal:
        verb, *words = text.split()
        if verb == "flee" and pending.subject in SPACE_NAMES:
            ahead = neighbours(SPACE_NAMES.index(pending.subject), [STEPS[words[0]]])
            spaces += [SPACE_NAMES[space] for space in ahead]
        elif verb not in ("place", "retrieve", "advance") and words and words[-1] in SPACE_NAMES:
            spaces.append(words[-1])
    return list(dict.fromkeys(spaces))


def _name(context: BoardContext, seat: int) -> str:
    return context.names[seat] if context.names else seat_name(seat)


def _header(context: BoardContext, seat: int) -> Iterator[Element]:
    position = context.position
    yield Text(22, 39, _name(context, seat), 31, HEADER_TEXT, "start", True, key="name")
    right = geometry.BOARD_WIDTH - 20
    if context.config.mode != "coop":
        points = str(position["scores"][seat])
        yield Item("star", "star", right - 20 * len(points) - 26, 27, 0.42, f"{points} points")
        yield Text(right, 39, points, 31, HEADER_TEXT, "end", True, key="points")
    pending = context.pending.get(seat, Pending())
    middle = geometry.BOARD_WIDTH / 2 + 40
    if pending.decision != "nothing":
        yield Item("asked", "asked", middle - 96, 28, 0.48, f"is asked: {pending.decision}", "mark")
        yield Text(middle - 66, 38, f"{pending.decision}?", 28, HEADER_ALARM, "start", True, key="asked-text")
    elif position["over"] and seat in position["winners"]:
        yield Text(middle, 38, "winner", 28, GOLD, "middle", True, key="result")
    if seat in position["eliminated"]:
        x = middle + (120 if pending.decision != "nothing" else 0)
        yield Text(x, 38, "eliminated", 28, HEADER_ALARM, "middle", True, key="out")


def supply_items(supply: Sequence[str], x: float, y: float, step: float, owner: str) -> Iterator[Element]:
    """The traps of a supply in a row, with their numbers."""
    for number, name in enumerate(dict.fromkeys(supply)):
        count = supply.count(name)
        words = f"{count} {name}{'s' if count > 1 else ''} in {owner}"
        yield Item(f"supply-{name}", tile_symbol(name), x + number * step, y, min(0.56, step / 100), words, "supply")
        if count > 1:
            right = x + number * step + 22
            yield Item(f"supply-disc-{name}", "disc", right, y + 20, 0.3, kind="supply")
            yield Text(right, y + 28, str(count), 22, INK, "middle", True, key=f"supply-count-{name}")


def _shelf(context: BoardContext, seat: int) -> Iterator[Element]:
    """Supply, weapon, coins and cemetery below the board."""
    board = context.position["board"][seat]
    y = geometry.SHELF + geometry.SHELF_HEIGHT / 2 - 2
    x = 42.0
    if board["weapon"] != "none":
        yield Item("weapon", f"weapon-{board['weapon']}", x, y, 0.6, f"weapon: {board['weapon']}", "supply")
        x += 66
    supply = board.get("supply", context.position.get("supply", []) if context.single_board else [])
    kinds = len(set(supply))
    buried = len(board["cemetery"])
    width = geometry.BOARD_WIDTH - x - (210 if buried else 60)
    step = min(68.0, width / max(kinds, 1))
    yield from supply_items(supply, x, y, step, "the supply")
    coins = board.get("coins", context.position.get("purse"))
    if coins is not None and context.position["phase"] == "market":
        right = geometry.BOARD_WIDTH - 60
        yield Item("coin", "coin", right - 34, y, 0.5, f"{coins} coins")
        yield Text(right - 8, y + 10, str(coins), 29, INK, "start", True, key="coins")
    if buried:
        left = geometry.BOARD_WIDTH - 178
        yield Item("grave", "grave", left, y, 0.72, f"{buried} in the cemetery")
        shown = board["cemetery"][:3] if buried <= 3 else board["cemetery"][:2]
        for k, token in enumerate(shown):
            label = f"{token} in the cemetery"
            symbol = token_symbol(token, str(context.position["colour"]), "n")
            yield Item(f"buried-{k}", symbol, left + 56 + 46 * k, y, 0.44, label)
        if buried > len(shown):
            yield Text(left + 152, y + 10, f"+{buried - len(shown)}", 27, INK, "middle", True, key="buried-more")


def board_elements(context: BoardContext, seat: int) -> list[Element]:
    """Everything of one seat's board."""
    return [
        *_printed(context, seat),
        *_buildings(context, seat),
        *_pieces(context, seat),
        *_marks(context, seat),
        *_header(context, seat),
        *_shelf(context, seat),
    ]


def board_scene(context: BoardContext, seat: int) -> Scene:
    """One board as a picture of its own."""
    scene = Scene(geometry.BOARD_WIDTH, geometry.BOARD_HEIGHT, f"the board of {_name(context, seat)}")
    scene.add(board_elements(context, seat))
    return scene


BAND = 64.0  # the line above the boards
GAP = 14.0


def table_scene(context: BoardContext, columns: int = 0) -> Scene:
    """All boards, with a line above them: mode, round, phase, bag; in co-op the common supply."""
    n = context.config.players
    columns = columns or (n if n <= 3 else -(-n // 2))
    rows = -(-n // columns)
    width = columns * (geometry.BOARD_WIDTH + GAP) + GAP
    scene = Scene(width, BAND + rows * (geometry.BOARD_HEIGHT + GAP) + GAP, headline(context))
    scene.elements.append(Patch("paper", 0, 0, scene.width, scene.height, PAPER, 1))
    scene.elements.append(
        Text(GAP + 10, 44, headline(context), 29 if columns > 1 else 25, INK, "start", True, key="headline")
    )
    if context.config.mode == "coop":
        supply = context.position["supply"]
        x = width - 60 * len(set(supply)) - 10
        scene.add(supply_items(supply, x, 32, 60, "the common supply"))
    for seat in range(n):
        row, column = divmod(seat, columns)
        dx, dy = GAP + column * (geometry.BOARD_WIDTH + GAP), BAND + row * (geometry.BOARD_HEIGHT + GAP)
        for element in board_elements(context, seat):
            scene.add([replace(element, key=f"{seat}/{element.key}", x=element.x + dx, y=element.y + dy)])
    return scene


def headline(context: BoardContext) -> str:
    """Mode, round, phase and bag in one line."""
    position = context.position
    bag = f"{len(position['bag'])} in the bag"
    if position["over"]:
        names = context.names or [seat_name(seat) for seat in range(context.config.players)]
        won = ", ".join(names[seat] for seat in position["winners"])
        return f"{context.config.mode} · over in round {position['round']} · {f'{won} won' if won else 'nobody won'}"
    return f"{context.config.mode} · round {position['round']} · {position['phase']} phase · {bag}"


MORE, LESS = CHOICE, BELOW_ZERO  # colours of values above and below 0
GROUND = 0.65  # of the white below a heat map, so that what is printed on the board does not cross the numbers
SOFT, FADED = "#6b6457", 0.1  # ink and strength of values that cannot be told from 0
LEGEND_HEIGHT, LEGEND_STEPS = 74, 10


def overlay_elements(
    values: Sequence[float],
    texts: Sequence[str] | None = None,
    largest: float | None = None,
    faded: Sequence[bool] | None = None,
) -> list[Element]:
    """A heat map over the 25 spaces (in the order a1 b1 .. e5): the greater a value, the stronger its colour.

    ``largest``: the value with the strongest one, so that several maps have one scale; by default the greatest.
    ``faded``: spaces whose value cannot be told from 0.
    """
    largest = largest or max((abs(value) for value in values), default=0.0) or 1.0
    elements: list[Element] = []
    for number, value in enumerate(values):
        x, y = geometry.space_centre(SPACE_NAMES[number])
        faint = faded is not None and faded[number]
        if value:
            strength = FADED if faint else _strength(value, largest)
            elements.append(Patch(f"ground-{number}", x - 49, y - 49, 98, 98, "#ffffff", GROUND))
            elements.append(Patch(f"heat-{number}", x - 49, y - 49, 98, 98, MORE if value > 0 else LESS, strength))
        text = texts[number] if texts is not None else f"{value:g}" if value else ""
        if text:
            ink = SOFT if faint else INK
            elements.append(Text(x, y + 10, text, 30, ink, "middle", not faint, key=f"value-{number}"))
    return elements


def _strength(value: float, largest: float) -> float:
    """How opaque the colour of a value is."""
    return 0.12 + 0.68 * min(abs(value) / largest, 1.0)


def legend_elements(largest: float, words: str, top: float) -> list[Element]:
    """The scale of a heat map, from -most to most, in a strip that begins at ``top``."""
    elements: list[Element] = []
    left, width = geometry.BOARD_WIDTH * 0.12, geometry.BOARD_WIDTH * 0.76
    for step in range(-LEGEND_STEPS, LEGEND_STEPS + 1):
        x = left + width * (step + LEGEND_STEPS) / (2 * LEGEND_STEPS + 1)
        value = largest * step / LEGEND_STEPS
        fill, strength = (MORE if step > 0 else LESS, _strength(value, largest)) if step else ("#ffffff", 0.8)
        elements.append(Patch(f"scale-{step}", x, top + 8, width / (2 * LEGEND_STEPS + 1), 24, fill, strength))
    for share, text in ((0.0, f"-{largest:.1f}"), (0.5, f"0 {words}"), (1.0, f"+{largest:.1f}")):
        elements.append(Text(left + width * share, top + 62, text, 26, INK, "middle", True, key=f"scale-text-{share}"))
    return elements
