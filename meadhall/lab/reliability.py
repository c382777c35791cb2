"""The report of a calibration: stated win chances and the shares won, as a chart and as numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.lab.calibration import NEAR, holds
from meadhall.lab.reporting import pages
from meadhall.lab.reporting.charts import Axis, Point, diagonal
from meadhall.lab.reporting.formatting import Numbers
from meadhall.locale.speech import Speech

HOLDS = {True: "lab-holds", False: "lab-fails", None: "lab-too-few"}  # by the result of `holds`


def chart(result: dict[str, Any], speech: Speech) -> str:
    """A dot with its interval for each tenth of the scale; right chances are on the diagonal."""
    numbers = Numbers(speech.language)
    points = [
        (one["predicted"], Point(one["won"], one["won_low"], one["won_high"]), numbers.whole(one["games"]))
        for one in result["bins"]
        if one["questions"]
    ]
    across = Axis(speech.say("lab-stated"), numbers.percents)
    up = Axis(speech.say("lab-won"), numbers.percents)
    return diagonal(speech.say("lab-calibration", game=result["game"]), points, across, up, NEAR)


def page(result: dict[str, Any], command: str, speech: Speech) -> str:
    """The report as a page."""
    return pages.page(
        speech.language, speech.say("lab-calibration", game=result["game"]), parts(result, command, speech)
    )


def parts(result: dict[str, Any], command: str, speech: Speech) -> Iterator[str]:
    """The page from top to bottom."""
    about = {"bot": result["bot"], "game": result["game"], "games": result["games"]}
    yield pages.paragraph(speech.say("lab-calibration-line", **about))
    yield pages.typed(command)
    yield pages.paragraph(speech.say("lab-about-calibration", near=Numbers(speech.language).whole(100 * NEAR)))
    yield from compared(result, speech)
    if "fit" in result:
        yield pages.paragraph(f"{fit_line(result, speech)} {speech.say('lab-judged')}")
        yield from compared(result["judged"], speech)


def fit_line(result: dict[str, Any], speech: Speech) -> str:
    """The coefficients of the forecast that fits best."""
    return speech.say("lab-fit", fit=", ".join(f"{name} {number:g}" for name, number in result["fit"].items()))


def compared(result: dict[str, Any], speech: Speech) -> Iterator[str]:
    """The chart, the table and the Brier score."""
    numbers = Numbers(speech.language)
    heads = ("lab-stated", "lab-questions", "lab-games", "lab-predicted", "lab-won", "lab-interval")
    rows = [
        (
            f"{numbers.percents(one['low'])} – {numbers.percents(one['high'])}",
            numbers.whole(one["questions"]),
            numbers.whole(one["games"]),
            numbers.percent(one["predicted"]),
            numbers.percent(one["won"]),
            numbers.interval(one["won_low"], one["won_high"]),
            speech.say(HOLDS[holds(one)]),
        )
        for one in result["bins"]
        if one["questions"]
    ]
    table = pages.table([*(speech.say(key) for key in heads), ""], rows)
    yield pages.beside([pages.framed(chart(result, speech))], table)
    brier, base = numbers.three(result["brier"]), numbers.three(result["base_brier"])
    yield pages.paragraph(speech.say("lab-brier", brier=brier, base=base))
