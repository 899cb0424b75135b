"""Names of spaces and forest slots."""

from __future__ import annotations

from typing import Final

SPACE_NAMES: Final = tuple(f"{column}{rank}" for rank in range(1, 6) for column in "abcde")
"""Space number -> name: a1 b1 .. e5."""

SLOT_NAMES: Final = (*(f"L{i}" for i in range(1, 6)), *(f"T{c}" for c in "abcde"), *(f"R{i}" for i in range(1, 6)))
"""Slot number -> name in versus and solo; places 25..39."""

COOP_SLOT_NAMES: Final = tuple(name.replace("T", "B") for name in SLOT_NAMES)
"""Slot number -> name in co-op, where the bottom forest stands in for the top one (CO1)."""
