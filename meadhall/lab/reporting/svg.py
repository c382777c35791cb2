"""A minimal SVG writer for the charts, in colours that also print well in black and white.

The charts need lines, dots and text only. A plotting library would be large: 96 MB for Altair with its converter, 137
MB for Matplotlib.
"""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import Any

INK = "#2A1F17"
INK_2 = "#57473A"
LINE = "#D4C4AA"
LINE_STRONG = "#9A8468"
SURFACE = "#FBF7EF"
BAND = "#F2EADC"
FONT = "Asap, 'Segoe UI', system-ui, sans-serif"
SIZE = 13
LETTER = 7.6  # approximate width of a letter in the widest of the fonts, in pixels

COLOURS = ("#2C323B", "#C63D1F", "#4DAF98", "#6A50A2", "#F2BE35")  # raven, ember, pine, heather, amber
SHAPES = ("circle", "square", "kite", "lozenge", "hexagon")
OUTLINES = {
    "square": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    "kite": ((-1.2, -0.9), (1.2, -0.9), (0, 1.4)),
    "lozenge": ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
    "hexagon": ((-1.3, 0), (-0.6, -1.2), (0.6, -1.2), (1.3, 0), (0.6, 1.2), (-0.6, 1.2)),
}


class Svg:
    """An SVG image while it is drawn."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width, self.height = width, height
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
            f'height="{height:g}" role="img" font-family="{FONT}" font-size="{SIZE}" fill="{INK}">',
            f"<title>{escape(title)}</title>",
        ]

    def add(self, tag: str, content: str = "", **attributes: float | str) -> None:
        """Add an element; underscores in names of attributes become hyphens."""
        listed = "".join(f' {name.replace("_", "-")}="{_short(value)}"' for name, value in attributes.items())
        self._parts.append(f"<{tag}{listed}>{escape(content)}</{tag}>" if content else f"<{tag}{listed}/>")

    def line(
        self, x1: float, y1: float, x2: float, y2: float, colour: str = LINE, width: float = 1, dash: str = ""
    ) -> None:
        """A line, dashed if a pattern is given."""
        dashes = {"stroke_dasharray": dash} if dash else {}
        self.add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, stroke_width=width, **dashes)

    def text(self, x: float, y: float, words: str, anchor: str = "start", colour: str = INK) -> None:
        """Text at a position of its base line."""
        self.add("text", words, x=x, y=y, text_anchor=anchor, fill=colour)

    def mark(self, x: float, y: float, series: int, size: float = 4) -> None:
        """The mark of a series, which has its own shape and colour."""
        shape, colour = SHAPES[series % len(SHAPES)], COLOURS[series % len(COLOURS)]
        style: dict[str, Any] = {"fill": colour, "stroke": SURFACE, "stroke_width": 1}
        if shape == "circle":
            self.add("circle", cx=x, cy=y, r=size, **style)
        else:
            corners = " ".join(f"{x + size * dx:.1f},{y + size * dy:.1f}" for dx, dy in OUTLINES[shape])
            self.add("polygon", points=corners, **style)

    def done(self) -> str:
        """The complete SVG document."""
        return "\n".join([*self._parts, "</svg>"])


def _short(value: float | str) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """About so many round numbers from a range."""
    rough = (high - low) / about or 1.0
    power = 10 ** floor(log10(rough))
    gap = next(part * power for part in (1, 2, 5, 10) if part * power >= rough)
    return [number * gap for number in range(ceil(low / gap - 1e-9), floor(high / gap + 1e-9) + 1)]


def room_for(words: list[str]) -> float:
    """The width of the longest of some words."""
    return max((len(one) for one in words), default=0) * LETTER
