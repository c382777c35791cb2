"""The charts of the lab: rows of dots with intervals, columns, and a diagonal of shares against expected shares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meadhall.lab.reporting.svg import BAND, COLOURS, INK, INK_2, LINE, LINE_STRONG, Svg, room_for, ticks

WIDTH = 680
GAP = 10
LANE = 15  # the height of a dot
ROW = 9  # between rows
FOOT = 44  # the axis and its name
HEIGHT = 240  # of columns
SQUARE = 420  # the sides of a diagonal
CAP = 3  # half the end of a whisker
NAME = 17  # the height of a name above the ground


@dataclass(frozen=True, slots=True)
class Point:
    """A number with its interval."""

    middle: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Mark:
    """A reference line, and its label."""

    at: float
    name: str


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis: its label, how numbers are written, the range it must cover, reference lines, and a band."""

    name: str
    write: Callable[[float], str]
    reach: tuple[float, float] | None = None
    marks: tuple[Mark, ...] = ()
    band: tuple[float, float] | None = None


class Scale:
    """Maps numbers to positions on a line; numbers outside are clamped."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.start, self.end = start, end

    def __call__(self, number: float) -> float:
        """The position of a number."""
        part = (min(max(number, self.low), self.high) - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)


def bounds(axis: Axis, points: Sequence[Point]) -> tuple[float, float]:
    """The least and the greatest number to show."""
    every = [*(point.low for point in points), *(point.high for point in points), *(mark.at for mark in axis.marks)]
    every += [*(axis.reach or ()), *(axis.band or ())]
    low, high = min(every, default=0.0), max(every, default=1.0)
    edge = (high - low) * 0.03
    return (low if axis.reach and low == axis.reach[0] else low - edge), high + edge


def dots(title: str, rows: Sequence[tuple[str, Sequence[Point | None]]], axis: Axis, series: Sequence[str] = ()) -> str:
    """A row for each thing, with a dot and a whisker for each series; several series have a legend."""
    lanes = max((len(points) for _, points in rows), default=1)
    left = GAP + room_for([label for label, _ in rows]) + GAP
    top = (24 if len(series) > 1 else 4) + NAME * len(axis.marks)
    height = lanes * LANE + ROW
    bottom = top + len(rows) * height + 4
    svg = Svg(WIDTH, bottom + FOOT, title)
    scale = Scale(*bounds(axis, [point for _, points in rows for point in points if point]), left, WIDTH - 4 * GAP)
    _ground(svg, scale, axis, top, bottom)
    _legend(svg, series, left)
    for number, (label, points) in enumerate(rows):
        y = top + number * height + height / 2
        svg.text(left - GAP, y + 4, label, "end")
        for lane, point in enumerate(points):
            if point:
                _whisker(svg, scale, point, y + (lane - (len(points) - 1) / 2) * LANE, lane)
    return svg.done()


def _ground(svg: Svg, scale: Scale, axis: Axis, top: float, bottom: float) -> None:
    """The band, the reference lines, and the axis."""
    if axis.band:
        low, high = (scale(edge) for edge in axis.band)
        svg.add("rect", x=low, y=top, width=high - low, height=bottom - top, fill=BAND)
        for x in (low, high):
            svg.line(x, top, x, bottom, LINE_STRONG, 1, "1 3")
    for number in ticks(scale.low, scale.high):
        svg.line(scale(number), top, scale(number), bottom, LINE)
        svg.text(scale(number), bottom + 16, axis.write(number), "middle", INK_2)
    svg.line(scale.start, bottom, scale.end, bottom, LINE_STRONG)
    svg.text((scale.start + scale.end) / 2, bottom + 36, axis.name, "middle", INK_2)
    for line, mark in enumerate(axis.marks):
        x = scale(mark.at)
        svg.line(x, top - NAME * line, x, bottom, INK, 1.5, "6 4")
        anchor = "end" if x > scale.end - len(mark.name) * 4 else "middle" if x > scale.start + 60 else "start"
        svg.text(x, top - 6 - NAME * line, mark.name, anchor, INK_2)


def _legend(svg: Svg, series: Sequence[str], left: float) -> None:
    x = left
    for number, name in enumerate(series if len(series) > 1 else ()):
        svg.mark(x + 5, 12, number)
        svg.text(x + 14, 16, name)
        x += room_for([name]) + 36


def _whisker(svg: Svg, scale: Scale, point: Point, y: float, series: int) -> None:
    colour = COLOURS[series % len(COLOURS)]
    low, high = scale(point.low), scale(point.high)
    svg.line(low, y, high, y, colour, 1.5)
    for x in (low, high):
        svg.line(x, y - CAP, x, y + CAP, colour, 1.5)
    svg.mark(scale(point.middle), y, series)


def columns(title: str, bins: Sequence[tuple[float, float, Point]], across: Axis, up: Axis) -> str:
    """A histogram with whiskers."""
    left, top = 70.0, NAME * max(len(across.marks), 1) + GAP
    bottom = top + HEIGHT
    svg = Svg(WIDTH, bottom + FOOT, title)
    edges = [edge for low, high, _ in bins for edge in (low, high)]
    reach = (min(edges, default=0.0), max(edges, default=1.0))
    x = Scale(*bounds(across, [Point(edge, edge, edge) for edge in reach]), left, WIDTH - 4 * GAP)
    y = Scale(0.0, max((point.high for _, _, point in bins), default=1.0) * 1.05, bottom, top)
    for number in ticks(y.low, y.high, 4):
        svg.line(left, y(number), x.end, y(number), LINE)
        svg.text(left - GAP, y(number) + 4, up.write(number), "end", INK_2)
    _ground(svg, x, across, top, bottom)
    for low, high, point in bins:
        width = x(high) - x(low)
        svg.add(
            "rect",
            x=x(low) + 1,
            y=y(point.middle),
            width=max(width - 2, 1),
            height=bottom - y(point.middle),
            fill=COLOURS[2],
        )
        middle = x(low) + width / 2
        svg.line(middle, y(point.low), middle, y(point.high), INK, 1.5)
        for end in (point.low, point.high):
            svg.line(middle - CAP, y(end), middle + CAP, y(end), INK, 1.5)
    svg.text(GAP, top - 8, up.name, "start", INK_2)
    return svg.done()


def diagonal(title: str, points: Sequence[tuple[float, Point, str]], across: Axis, up: Axis, near: float) -> str:
    """Shares against expected shares, both from 0 to 1, with whiskers and a label for each.

    A share as expected is on the diagonal; the band shows what is near it.
    """
    left, top = 70.0, NAME + GAP
    bottom = top + SQUARE
    svg = Svg(left + SQUARE + 4 * GAP, bottom + FOOT, title)
    x, y = Scale(0.0, 1.0, left, left + SQUARE), Scale(0.0, 1.0, bottom, top)
    band = [(0, near), (1 - near, 1), (1, 1), (1, 1 - near), (near, 0), (0, 0)]
    svg.add("polygon", points=" ".join(f"{x(one):.1f},{y(other):.1f}" for one, other in band), fill=BAND)
    for number in ticks(0.0, 1.0, 5):
        svg.line(left, y(number), x.end, y(number), LINE)
        svg.text(left - GAP, y(number) + 4, up.write(number), "end", INK_2)
    _ground(svg, x, across, top, bottom)
    svg.line(x(0), y(0), x(1), y(1), INK, 1.5, "6 4")
    for expected, point, word in points:
        at = x(expected)
        svg.line(at, y(point.low), at, y(point.high), COLOURS[1], 1.5)
        for end in (point.low, point.high):
            svg.line(at - CAP, y(end), at + CAP, y(end), COLOURS[1], 1.5)
        svg.mark(at, y(point.middle), 1)
        svg.text(at + 2 * CAP, y(point.middle) + 4, word, "start", INK_2)
    svg.text(GAP, top - 8, up.name, "start", INK_2)
    return svg.done()
