"""A rasteriser: a scene as an RGB array, and an RGB array as a PNG file. It needs only numpy and the standard library.

Each symbol is drawn once for each scale, with 3x3 supersampling, and cached as a sprite. A picture composites sprites.
Outlines are filled by the even-odd rule; strokes have round caps and joins.
"""

from __future__ import annotations

import json
import re
import struct
import zlib
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from .shapes import Circle, Item, Patch, Scene, Shape, Text, Use
from .symbols import symbol

SUPERSAMPLING = 3  # samples per pixel, each way
Points = NDArray[np.float64]  # (n, 2)
Image = NDArray[np.float32]  # (height, width, 4): RGBA with premultiplied alpha, 0..1
Matrix = NDArray[np.float64]  # (2, 3): an affine transform; the last column is the translation

# A small stroke font: digits, capitals (small letters are drawn as capitals) and some signs. A glyph is a list of lines
# on a grid 4 wide and 6 high, "xy" for each point, y downwards: "06-00-40"
HEIGHT, ADVANCE = 6, 5.6
GLYPHS: dict[str, str] = json.loads((Path(__file__).parents[1] / "data" / "glyphs.json").read_text(encoding="utf-8"))
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"

COMMANDS = re.compile(r"([MLQCZ])([^MLQCZ]*)")


@lru_cache(maxsize=4096)
def _outlines(d: str) -> tuple[Points, ...]:
    """An SVG path as polylines; a closed one ends where it began."""
    lines: list[list[tuple[float, float]]] = []
    for command, rest in COMMANDS.findall(d):
        numbers = [float(word) for word in rest.split()]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            lines.append(points)
        elif command == "L":
            lines[-1] += points
        elif command == "Z":
            lines[-1].append(lines[-1][0])
        else:
            lines[-1] += _curve(lines[-1][-1], points)
    return tuple(np.array(points, np.float64) for points in lines)


def _curve(start: tuple[float, float], points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Points on Bezier curves: quadratic (two points each) or cubic (three)."""
    order = 3 if len(points) % 3 == 0 else 2
    curve: list[tuple[float, float]] = []
    t = np.linspace(0, 1, 9)[1:, None]
    for k in range(0, len(points), order):
        level = [np.full((8, 2), point) for point in (start, *points[k : k + order])]
        while len(level) > 1:  # de Casteljau
            level = [first * (1 - t) + second * t for first, second in pairwise(level)]
        curve += [(float(x), float(y)) for x, y in level[0]]
        start = points[k + order - 1]
    return curve


def _colour(text: str) -> NDArray[np.float32]:
    return np.array([int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)], np.float32)


def _transformed(points: Points, m: Matrix) -> Points:
    return points @ m[:, :2].T + m[:, 2]


def _clipped_box(image: Image, low: Points, high: Points) -> tuple[slice, slice]:
    top, left = max(0, int(low[1])), max(0, int(low[0]))
    return slice(top, min(image.shape[0], int(high[1]) + 2)), slice(left, min(image.shape[1], int(high[0]) + 2))


def _paint(image: Image, window: tuple[slice, slice], mask: NDArray[np.bool_], colour: str, opacity: float) -> None:
    part = image[window]
    part[mask] *= 1 - opacity
    part[mask] += np.append(_colour(colour), np.float32(1)) * np.float32(opacity)


def _fill(image: Image, outlines: list[Points], colour: str, opacity: float) -> None:
    """Fill by the even-odd rule: a sample is inside if an odd number of edges lies to its left."""
    points = np.concatenate(outlines)
    window = _clipped_box(image, points.min(axis=0), points.max(axis=0))
    rows = np.arange(window[0].start, window[0].stop) + 0.5
    width = window[1].stop - window[1].start
    if not len(rows) or width <= 0:
        return
    toggles = np.zeros((len(rows), width + 1), np.bool_)
    for outline in outlines:
        (x0, y0), (x1, y1) = outline.T, np.roll(outline, -1, axis=0).T
        crosses = (y0[:, None] <= rows) != (y1[:, None] <= rows)
        edge, row = np.nonzero(crosses)
        x = x0[edge] + (rows[row] - y0[edge]) / (y1[edge] - y0[edge]) * (x1[edge] - x0[edge])
        column = np.clip(np.ceil(x - 0.5) - window[1].start, 0, width).astype(int)
        np.logical_xor.at(toggles, (row, column), True)
    _paint(image, window, np.logical_xor.accumulate(toggles, axis=1)[:, :width], colour, opacity)


def _stroke(image: Image, outlines: list[Points], width: float, colour: str, opacity: float) -> None:
    """Paint all samples within half the width of a line."""
    points, radius = np.concatenate(outlines), width / 2
    window = _clipped_box(image, points.min(axis=0) - radius, points.max(axis=0) + radius)
    shape = window[0].stop - window[0].start, window[1].stop - window[1].start
    if min(shape) <= 0:
        return
    mask = np.zeros(shape, np.bool_)
    for outline in outlines:
        pieces = pairwise(outline) if len(outline) > 1 else [(outline[0], outline[0])]
        for start, end in pieces:
            part = _clipped_box(image, np.minimum(start, end) - radius, np.maximum(start, end) + radius)
            ys = np.arange(part[0].start, part[0].stop)[:, None] + 0.5 - start[1]
            xs = np.arange(part[1].start, part[1].stop)[None, :] + 0.5 - start[0]
            dx, dy = end - start
            along = np.clip((xs * dx + ys * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
            near = (xs - along * dx) ** 2 + (ys - along * dy) ** 2 <= radius * radius
            top, left = part[0].start - window[0].start, part[1].start - window[1].start
            mask[top : top + near.shape[0], left : left + near.shape[1]] |= near
    _paint(image, window, mask, colour, opacity)


def _disc(image: Image, x: float, y: float, outer: float, inner: float, colour: str, opacity: float) -> None:
    window = _clipped_box(image, np.array((x - outer, y - outer)), np.array((x + outer, y + outer)))
    ys = np.arange(window[0].start, window[0].stop)[:, None] + 0.5 - y
    xs = np.arange(window[1].start, window[1].stop)[None, :] + 0.5 - x
    distance = xs * xs + ys * ys
    _paint(image, window, (distance <= outer * outer) & (distance >= inner * abs(inner)), colour, opacity)


def _draw(image: Image, shape: Shape, m: Matrix) -> None:
    size = float(np.hypot(m[0, 0], m[1, 0]))
    if isinstance(shape, Use):
        angle = np.radians(shape.turn)
        cos, sin = float(np.cos(angle)) * shape.scale, float(np.sin(angle)) * shape.scale
        local = np.array([[cos, -sin, shape.x], [sin, cos, shape.y], [0, 0, 1]])
        for part in symbol(shape.symbol).shapes:
            _draw(image, part, m @ local)
    elif isinstance(shape, Text):
        _write(image, shape, m)
    elif isinstance(shape, Circle):
        x, y = (m @ (shape.x, shape.y, 1)).tolist()
        if shape.fill:
            _disc(image, x, y, shape.r * size, -1, shape.fill, shape.opacity)
        if shape.stroke:
            half = shape.width / 2
            _disc(image, x, y, (shape.r + half) * size, (shape.r - half) * size, shape.stroke, shape.opacity)
    else:
        outlines = [_transformed(outline, m) for outline in _outlines(shape.d)]
        if shape.fill:
            _fill(image, outlines, shape.fill, shape.opacity)
        if shape.stroke:
            _stroke(image, outlines, shape.width * size, shape.stroke, shape.opacity)


def _write(image: Image, text: Text, m: Matrix) -> None:
    unit = text.size * 0.72 / HEIGHT  # of the font's grid
    length = (len(text.text) * ADVANCE - (ADVANCE - 4)) * unit
    x = text.x - {"start": 0.0, "middle": length / 2, "end": length}[text.anchor]
    for letter in text.text.upper():
        for stroke in GLYPHS.get(letter, "").split():
            points = np.array([(int(p[0]), int(p[1]) - HEIGHT) for p in stroke.split("-")], np.float64) * unit
            placed = _transformed(points + np.array((x, text.y)), m)
            _stroke(image, [placed], unit * (1.5 if text.bold else 1.0) * m[0, 0], text.fill, 1.0)
        x += ADVANCE * unit


def _downsample(image: Image) -> Image:
    height, width = image.shape[0] // SUPERSAMPLING, image.shape[1] // SUPERSAMPLING
    blocks = image.reshape(height, SUPERSAMPLING, width, SUPERSAMPLING, 4)
    return blocks.mean(axis=(1, 3), dtype=np.float32)  # type: ignore[no-any-return]


@lru_cache(maxsize=1024)
def _symbol_sprite(name: str, scale: float) -> tuple[Image, float, float]:
    """A symbol drawn at a scale, and the position of its origin in that image."""
    drawing = symbol(name)
    left, top, right, bottom = drawing.box
    size = int(np.ceil((bottom - top) * scale)) * SUPERSAMPLING, int(np.ceil((right - left) * scale)) * SUPERSAMPLING
    image: Image = np.zeros((*size, 4), np.float32)
    unit = scale * SUPERSAMPLING
    for shape in drawing.shapes:
        _draw(image, shape, np.array([[unit, 0, -left * unit], [0, unit, -top * unit]]))
    return _downsample(image), -left * scale, -top * scale


@lru_cache(maxsize=1024)
def _text_sprite(text: Text, scale: float) -> tuple[Image, float, float]:
    """A text drawn at a scale, and the position of its anchor in that image."""
    width, height = (len(text.text) * ADVANCE * text.size * 0.12 + 6) * scale, text.size * 1.2 * scale
    image: Image = np.zeros((int(height + 1) * SUPERSAMPLING, int(width * 2 + 1) * SUPERSAMPLING, 4), np.float32)
    unit = scale * SUPERSAMPLING
    _write(image, text, np.array([[unit, 0, width * SUPERSAMPLING], [0, unit, text.size * unit]]))
    return _downsample(image), width, text.size * scale


def _blend(canvas: Image, sprite: Image, x: int, y: int) -> None:
    height, width = canvas.shape[:2]
    top, left = max(0, -y), max(0, -x)
    part = sprite[top : height - y, left : width - x]
    if part.size:
        under = canvas[y + top : y + top + part.shape[0], x + left : x + left + part.shape[1]]
        under *= 1 - part[:, :, 3:]
        under += part[:, :, :3]


def rgb_array(scene: Scene, scale: float) -> NDArray[np.uint8]:
    """The scene as a uint8 array (height, width, 3), with ``scale`` pixels per unit of the scene."""
    canvas: Image = np.ones((round(scene.height * scale), round(scene.width * scale), 3), np.float32)
    for element in scene.elements:
        if isinstance(element, Patch):
            _blend_patch(canvas, element, scale)
            continue
        if isinstance(element, Item):
            sprite, dx, dy = _symbol_sprite(element.symbol, round(element.scale * scale, 4))
        else:
            sprite, dx, dy = _text_sprite(replace(element, x=0, y=0, key=""), scale)
        _blend(canvas, sprite, round(element.x * scale - dx), round(element.y * scale - dy))
    return (np.clip(canvas, 0, 1) * 255 + 0.5).astype(np.uint8)


def _blend_patch(canvas: Image, patch: Patch, scale: float) -> None:
    left, top = round(patch.x * scale), round(patch.y * scale)
    part = canvas[top : round((patch.y + patch.height) * scale), left : round((patch.x + patch.width) * scale)]
    part *= 1 - patch.opacity
    part += _colour(patch.fill) * np.float32(patch.opacity)


def png_bytes(image: NDArray[np.uint8]) -> bytes:
    """An RGB image (height, width, 3) as the bytes of a PNG file."""
    height, width, _ = image.shape
    rows = np.zeros((height, 1 + 3 * width), np.uint8)  # each row begins with the filter type, 0
    rows[:, 1:] = image.reshape(height, -1)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows.tobytes(), 6)), (b"IEND", b""))
    return PNG_SIGNATURE + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
