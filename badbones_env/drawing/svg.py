"""A scene as the text of an SVG document. It needs nothing from outside: no fonts, styles, scripts or pictures."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from .shapes import Circle, Element, Item, Patch, Path, Scene, Shape, Text, Use
from .symbols import symbol

FONT = "'DejaVu Sans',Verdana,'Segoe UI',sans-serif"
PREFIX = "bb-"


def _number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def _place(x: float, y: float, scale: float, turn: float = 0.0) -> str:
    text = f"translate({_number(x)} {_number(y)})"
    if turn:
        text += f" rotate({turn:g})"
    return text + (f" scale({scale:.3g})" if scale != 1 else "")


def _paint(shape: Path | Circle) -> str:
    text = f' fill="{shape.fill or "none"}"'
    if shape.stroke:
        text += f' stroke="{shape.stroke}" stroke-width="{shape.width:g}"'
    return text + (f' opacity="{shape.opacity:g}"' if shape.opacity != 1 else "")


def _text(text: Text) -> str:
    weight = ' font-weight="bold"' if text.bold else ""
    anchor = f' text-anchor="{text.anchor}"' if text.anchor != "start" else ""
    return (
        f'<text x="{_number(text.x)}" y="{_number(text.y)}" font-size="{text.size:g}" fill="{text.fill}"'
        f"{anchor}{weight}>{escape(text.text)}</text>"
    )


def _shape(shape: Shape) -> str:
    if isinstance(shape, Path):
        return f'<path d="{shape.d}"{_paint(shape)}/>'
    if isinstance(shape, Circle):
        return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.r:g}"{_paint(shape)}/>'
    if isinstance(shape, Text):
        return _text(shape)
    return f'<use href="#{PREFIX}{shape.symbol}" transform="{_place(shape.x, shape.y, shape.scale, shape.turn)}"/>'


def definitions(names: Iterable[str]) -> dict[str, str]:
    """The ``<g id=...>`` of symbols and of those that they use, by name: what stands in a document's ``<defs>``."""
    groups: dict[str, str] = {}
    for name in names:
        used = [shape.symbol for shape in symbol(name).shapes if isinstance(shape, Use)]
        for part in (*used, name):
            groups[part] = f'<g id="{PREFIX}{part}">{"".join(map(_shape, symbol(part).shapes))}</g>'
    return groups


def _element(element: Element) -> str:
    if isinstance(element, Text):
        return _text(element)
    if isinstance(element, Patch):
        return (
            f'<rect x="{_number(element.x)}" y="{_number(element.y)}" width="{_number(element.width)}" '
            f'height="{_number(element.height)}" fill="{element.fill}" opacity="{element.opacity:.2f}"/>'
        )
    use = f'<use href="#{PREFIX}{element.symbol}" transform="{_place(element.x, element.y, element.scale)}"'
    return f"{use}><title>{escape(element.label)}</title></use>" if element.label else f"{use}/>"


def svg_text(scene: Scene, width: float | None = None) -> str:
    """The document. ``width``: its width in pixels; without one it fills its container."""
    size = f' width="{width:g}" height="{width * scene.height / scene.width:.0f}"' if width else ""
    used = [element.symbol for element in scene.elements if isinstance(element, Item)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width:g} {scene.height:g}"{size} role="img" '
        f'aria-label="{escape(scene.title)}" font-family="{FONT}" stroke-linecap="round" stroke-linejoin="round">'
        f"<title>{escape(scene.title)}</title><defs>{''.join(definitions(used).values())}</defs>"
        f"{''.join(map(_element, scene.elements))}</svg>"
    )
