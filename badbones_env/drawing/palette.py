"""The colours. Colour-blind eyes can tell those of skeletons apart (after Okabe and Ito); their shapes differ too."""

from __future__ import annotations

from typing import Final

INK: Final = "#2b2420"
PAPER: Final = "#fbf6ea"
PARCHMENT: Final = "#f4e8cb"
PARCHMENT_DARK: Final = "#ecdcb6"
GRID: Final = "#cdb68a"
FAINT: Final = "#6b5629"  # names of spaces: 4.5 : 1 and more on both parchments
ARROW: Final = "#9c5c28"

FOREST: Final = "#3c6349"
FOREST_DARK: Final = "#2d4d39"
FOREST_LIGHT: Final = "#52805f"
SLOT: Final = "#f7f5ea"
EARTH: Final = "#d9b382"
EARTH_DARK: Final = "#b98d58"

BONE: Final = "#fffdf4"
NIGHT: Final = "#25232d"
SKULL_WHITE: Final = "#f1e9d2"
SKULL_BLACK: Final = "#4a4658"
GOLD: Final = "#f0b41c"
GOLD_DARK: Final = "#9a6b00"

STONE: Final = "#b5b1ab"
STONE_DARK: Final = "#8d8983"
STONE_LINE: Final = "#45413d"
ROOF: Final = "#b5422c"
PLASTER: Final = "#f7ead0"
SOOT: Final = "#4b433d"

WOOD: Final = "#a8703c"
WOOD_DARK: Final = "#6d4522"
WOOD_LIGHT: Final = "#d09a5c"
BRICK: Final = "#b4553a"
IRON: Final = "#4a4f57"
STEEL: Final = "#c9d2da"
FIRE: Final = "#f26b1d"
TILE: Final = "#fff6df"
TILE_EDGE: Final = "#6d4522"
TILE_DAMAGED: Final = "#d3c8b4"
MUTED: Final = "#8b8276"

HERO: Final = "#1f6fb2"
HERO_DARK: Final = "#123f68"
CHOICE: Final = "#e0007a"
HEADER: Final = "#33291f"
HEADER_TEXT: Final = "#fff3d6"
HEADER_ALARM: Final = "#ff9ccf"

SYMBOLS: Final = {"p": "#a25bc4", "y": "#f3c623", "r": "#d84a12", "b": "#0f73b9", "g": "#0b9e73"}
