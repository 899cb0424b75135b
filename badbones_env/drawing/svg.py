"""A scene as the text of an SVG document. It needs nothing from outside: no fonts, styles, scripts or pictures."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from .shapes import Circle, Element, Item, Label, Patch, Path, Scene, Shape, Symbol, Text, Use
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


def _with_parts(names: Iterable[str]) -> dict[str, Symbol]:
    """Symbols by name, with those that they use; the used ones first."""
    found: dict[str, Symbol] = {}

    def take(name: str) -> None:
        if name not in found:
            whole = symbol(name)
            for part in whole.shapes:
                if isinstance(part, Use):
                    take(part.symbol)
            found[name] = whole

    for name in names:
        take(name)
    return found


def definitions(names: Iterable[str]) -> dict[str, str]:
    """The ``<g id=...>`` of symbols and of those that they use, by name: what stands in a document's ``<defs>``."""
    return {
        name: f'<g id="{PREFIX}{name}">{"".join(map(_shape, whole.shapes))}</g>'
        for name, whole in _with_parts(names).items()
    }


def _element(element: Element) -> str:
    if isinstance(element, Label):
        return _text(element.text)
    if isinstance(element, Patch):
        return (
            f'<rect x="{_number(element.x)}" y="{_number(element.y)}" width="{_number(element.width)}" '
            f'height="{_number(element.height)}" fill="{element.fill}" opacity="{element.opacity:.2f}"/>'
        )
    use = f'<use href="#{PREFIX}{element.symbol}" transform="{_place(element.x, element.y, element.scale)}"'
    return f"{use}><title>{escape(element.label)}</title></use>" if element.label else f"{use}/>"


def svg_text(scene: Scene, width: float | None = None) -> str:
    """The document. ``width``: its width in pixels; without one it fills the room that it is given."""
    size = f' width="{width:g}" height="{width * scene.height / scene.width:.0f}"' if width else ""
    used = [element.symbol for element in scene.elements if isinstance(element, Item)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width:g} {scene.height:g}"{size} role="img" '
        f'aria-label="{escape(scene.title)}" font-family="{FONT}" stroke-linecap="round" stroke-linejoin="round">'
        f"<title>{escape(scene.title)}</title><defs>{''.join(definitions(used).values())}</defs>"
        f"{''.join(map(_element, scene.elements))}</svg>"
    )
