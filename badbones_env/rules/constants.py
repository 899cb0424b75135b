"""Numbers and names of everything the rules speak of. Plain ints, so that compiled code can use them as constants.

Who needs many of them imports the module (``from . import constants as c``).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from .catalogue import TRAP_TABLE

# Sizes --------------------------------------------------------------------------------------------------------------
MAX_SEATS: Final = 6
SPACES: Final = 25  # a1 b1 .. e1 a2 .. e5: place = 5 * (rank - 1) + column
SLOTS: Final = 15  # L1..L5, Ta..Te (co-op Ba..Be), R1..R5: places 25..39
PLACES: Final = SPACES + SLOTS
LEFT_SLOTS: Final = 25
TOP_SLOTS: Final = 30
RIGHT_SLOTS: Final = 35
EXIT: Final = 40  # EXIT + direction: the place beyond that edge
ALL_SPACES: Final = (1 << SPACES) - 1
MAX_FLOORS: Final = 4  # of a tower, in any game: observations, pictures and the tie-break (E3) have room for so many
MAX_HOUSES: Final = 5  # of a village, in any game

# Directions, clockwise (G3) -----------------------------------------------------------------------------------------
NORTH, EAST, SOUTH, WEST = range(4)
DIRECTION_NAMES: Final = ("n", "e", "s", "w")

# Colours of a token's sides (G9) ------------------------------------------------------------------------------------
WHITE, BLACK = range(2)
COLOUR_NAMES: Final = ("white", "black")

# Modes --------------------------------------------------------------------------------------------------------------
VERSUS, SOLO, COOP = range(3)
MODE_NAMES: Final = ("versus", "solo", "coop")

# Phases -------------------------------------------------------------------------------------------------------------
MARKET, START, HERO, TRAP, SKELETONS, OVER = range(6)
PHASE_NAMES: Final = ("market", "start", "hero", "trap", "skeletons", "over")

# Token types (G4, chiefs section): 15 plain models and 19 chiefs, numbered in the order in which a stack's tokens move
SYMBOL_NAMES: Final = ("purple", "yellow", "red", "blue", "green")
SYMBOL_LETTERS: Final = "pyrbg"
RED: Final = 2
HOME_NAMES: Final = ("left", "top", "right")
HOME_LETTERS: Final = "ltr"
SYMBOLS: Final = len(SYMBOL_NAMES)
MODEL_COPIES: Final = 12
TYPES: Final = 34
TOKENS: Final = 15 * MODEL_COPIES + 19  # bytes can count them
PLAIN, ARTIFICER, NECROMANCER, FRIEND, INSTRUCTOR, GHOST, SABOTEUR, EMPEROR = range(8)
KIND_NAMES: Final = ("plain", "artificer", "necromancer", "friend", "instructor", "ghost", "saboteur", "emperor")
KINDS: Final = len(KIND_NAMES)

# Traps as they are stocked and owned, in the order of the catalogue --------------------------------------------------
TRAP_NAMES: Final = tuple(trap.name for trap in TRAP_TABLE)
TRAPS: Final = len(TRAP_TABLE)
BASE_TRAPS: Final = sum(trap.base for trap in TRAP_TABLE)  # they come first
WALL: Final = TRAP_NAMES.index("wall")
CATAPULT: Final = TRAP_NAMES.index("catapult")
DRAGON: Final = TRAP_NAMES.index("dragon")
TREASURE: Final = TRAP_NAMES.index("treasure")
BARRICADE: Final = TRAP_NAMES.index("barricade")
BOMB: Final = TRAP_NAMES.index("bomb")
HEARSE: Final = TRAP_NAMES.index("hearse")
LABYRINTH: Final = TRAP_NAMES.index("labyrinth")
PORTAL: Final = TRAP_NAMES.index("portal")
SPRING: Final = TRAP_NAMES.index("spring")

# Tiles as they lie on a space: a trap with its orientation or colour ------------------------------------------------
NO_TILE: Final = 0
TILE_NAMES: Final = ("", *(tile for trap in TRAP_TABLE for tile in trap.tiles), "bomb exploded")
WALL_SLASH: Final = TILE_NAMES.index("wall/")
WALL_BACKSLASH: Final = TILE_NAMES.index("wall\\")
CATAPULT_TILE: Final = TILE_NAMES.index("catapult")
DRAGON_TILE: Final = TILE_NAMES.index("dragon")
TREASURE_TILE: Final = TILE_NAMES.index("treasure")
BARRICADE_TILE: Final = TILE_NAMES.index("barricade")
BOMB_TILE: Final = TILE_NAMES.index("bomb")
HEARSE_TILE: Final = TILE_NAMES.index("hearse")
LABYRINTH_WHITE: Final = TILE_NAMES.index("labyrinth:white")
LABYRINTH_BLACK: Final = TILE_NAMES.index("labyrinth:black")
PORTAL_TILE: Final = TILE_NAMES.index("portal")
SPRING_TILE: Final = TILE_NAMES.index("spring")
EXPLODED: Final = TILE_NAMES.index("bomb exploded")
LAST_TILE: Final = EXPLODED - 1  # the tiles 1..LAST_TILE can be placed
BASE_TILES: Final = sum(len(trap.tiles) for trap in TRAP_TABLE if trap.base)  # those of a base game are 1..BASE_TILES
TILES: Final = len(TILE_NAMES)
# arrays, because in compiled code a tuple with a variable index is a jump
TRAP_OF_TILE: Final = np.array([-1, *(k for k, trap in enumerate(TRAP_TABLE) for _ in trap.tiles), BOMB])
TILES_OF_TRAP: Final = np.array(  # bits of the tiles that can be placed
    [sum(1 << tile for tile in range(1, LAST_TILE + 1) if TRAP_OF_TILE[tile] == trap) for trap in range(TRAPS)]
)

# Weapons; the market sells the traps but the treasure, then the weapons ---------------------------------------------
NO_WEAPON: Final = -1
CROSSBOW, ICE_STAFF, DEATH_STAFF, TELEPORT_STAFF, SWORD, AXE, MORGENSTERN, RAPIER = range(8)
WEAPON_NAMES: Final = (
    "crossbow", "ice-staff", "death-staff", "teleport-staff", "sword", "axe", "morgenstern", "rapier",
)  # fmt: skip
WEAPONS: Final = len(WEAPON_NAMES)
ITEMS: Final = TRAPS + WEAPONS  # the treasure's entry is never for sale

# Decisions a seat can be asked for ----------------------------------------------------------------------------------
(
    NOTHING, D_MARKET, D_START, D_HERO, D_TRAP, D_ADVANCE, D_LEAD, D_FLEE, D_SEND, D_STOP, D_FIRST, D_WEAPON,
    D_PICK, D_TO, D_FACE,
) = range(15)  # fmt: skip
DECISION_NAMES: Final = (
    "nothing", "market", "start", "hero", "trap", "advance", "lead", "flee", "send", "stop", "first", "weapon",
    "pick", "to", "face",
)  # fmt: skip

# Verbs: the kinds of choices. A choice is a verb and an argument (a space, a seat's distance, a token type, ...) -----
V_WAIT: Final = 0
V_PASS: Final = 1
V_MOVE: Final = 2  # space
V_PLACE: Final = 3  # V_PLACE + tile - 1 for the tiles 1..LAST_TILE; space
V_RETRIEVE: Final = V_PLACE + LAST_TILE  # space
V_BUY: Final = V_RETRIEVE + 1  # item
V_START: Final = V_BUY + 1  # space
V_ADVANCE: Final = V_START + 1  # V_ADVANCE + facing; space
V_ADVANCE_SLOT: Final = V_ADVANCE + 4  # slot 0..14
V_FIRST: Final = V_ADVANCE_SLOT + 1  # token type
V_LEAD: Final = V_FIRST + 1  # token type
V_FLEE: Final = V_LEAD + 1  # direction
V_SEND: Final = V_FLEE + 1  # distance clockwise from the chooser to the receiving seat
V_STOP: Final = V_SEND + 1  # token type
V_SHOOT: Final = V_STOP + 1  # space
V_PICK: Final = V_SHOOT + 1  # V_PICK + facing; token type
V_FREEZE: Final = V_PICK + 4  # space
V_TELEPORT: Final = V_FREEZE + 1  # space
V_CLEAVE: Final = V_TELEPORT + 1  # symbol
V_SWEEP: Final = V_CLEAVE + 1  # space
V_TO: Final = V_SWEEP + 1  # space
V_TURN: Final = V_TO + 1  # space
V_FACE: Final = V_TURN + 1  # direction
VERBS: Final = V_FACE + 1
VERB_SIZE: Final = 34  # the longest list of arguments: token types

# How the game ended -------------------------------------------------------------------------------------------------
RUNNING, DECIDED, TRUNCATED = range(3)
