"""Draw the learning curve of a run: what it won against thralls and karls after so many answers.

python -m examples.ppo.picture runs/champions/curve.csv docs/pictures/learning-champions.svg
"""

from __future__ import annotations

import csv
import sys
from itertools import pairwise
from pathlib import Path

from meadhall.lab.reporting.charts import Scale
from meadhall.lab.reporting.svg import COLOURS, INK_2, LINE, Svg, ticks

WIDE, HIGH, LEFT, TOP, FOOT = 520.0, 240.0, 60.0, 44.0, 50.0
OPPONENTS = ("thrall", "karl")


def picture(rows: list[dict[str, str]], title: str) -> str:
    """Both curves, with 95 % intervals."""
    svg = Svg(LEFT + WIDE + 40, TOP + HIGH + FOOT, title)
    most = max(float(row["minutes"]) for row in rows) or 1.0
    x, y = Scale(0.0, most, LEFT, LEFT + WIDE), Scale(0.0, 1.0, TOP + HIGH, TOP)
    for share in ticks(0.0, 1.0, 5):
        svg.line(LEFT, y(share), LEFT + WIDE, y(share), LINE)
        svg.text(LEFT - 8, y(share) + 4, f"{share:.0%}", "end", INK_2)
    for minutes in ticks(0.0, most):
        svg.text(x(minutes), TOP + HIGH + 18, f"{minutes:g}", "middle", INK_2)
    svg.text(LEFT + WIDE, TOP + HIGH + 38, "minutes of playing and learning", "end", INK_2)
    for series, opponent in enumerate(OPPONENTS):
        svg.mark(LEFT + 8 + 190 * series, 18, series)
        svg.text(LEFT + 18 + 190 * series, 22, f"won against three {opponent}s", "start", INK_2)
        draw(svg, x, y, [row for row in rows if row["opponent"] == opponent], series)
    return svg.done()


def draw(svg: Svg, x: Scale, y: Scale, rows: list[dict[str, str]], series: int) -> None:
    """One curve."""
    points = [
        (x(float(row["minutes"])), y(float(row["won"])), y(float(row["low"])), y(float(row["high"]))) for row in rows
    ]
    for (x1, y1, *_), (x2, y2, *_) in pairwise(points):
        svg.line(x1, y1, x2, y2, COLOURS[series], 1.5)
    for at, won, low, high in points:
        svg.line(at, low, at, high, COLOURS[series])
        svg.mark(at, won, series)


def main(source: str, goal: str) -> None:
    """Read a curve and write its picture."""
    with Path(source).open(newline="") as file:
        rows = list(csv.DictReader(file))
    Path(goal).write_text(picture(rows, f"Learning curve: {Path(source).parent.name}") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
