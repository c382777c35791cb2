"""The report of a study in one language: a chart and a table for every subject."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.kernel.declared.studies import CATEGORY
from meadhall.kernel.rules import Rules
from meadhall.lab.findings import FAIR, NEGLECTED, QUANTILES
from meadhall.lab.reporting import pages
from meadhall.lab.reporting.charts import Axis, Mark, Point, columns, dots
from meadhall.lab.reporting.formatting import Numbers
from meadhall.lab.subjects import SEAT, TURN
from meadhall.locale.speech import Speech

KEEPS_ORDER = 6  # up to so many things stay in the order of the cards; more are sorted by use
VERDICTS = {  # by whether it holds, and whether that is sure
    (True, True): "lab-holds",
    (True, False): "lab-holds-perhaps",
    (False, True): "lab-fails",
    (False, False): "lab-fails-perhaps",
}

Statistics = dict[str, Any]
Rows = Sequence[tuple[str, list[Statistics | None]]]
"""Things, each with its statistics in every setting."""
Measure = Callable[[Statistics], Point | None]
"""Which number of a row is drawn."""


@dataclass
class Report:
    """A report while it is built; it also has the charts by name."""

    result: Statistics
    rules: Rules
    speech: Speech

    def __post_init__(self) -> None:
        self.numbers = Numbers(self.speech.language)
        self.settings: list[Statistics] = self.result["settings"]
        self.names = [one["setting"] for one in self.settings]
        self.even = 1 / self.result["players"]
        self.charts: dict[str, str] = {}
        self.study = self.rules.game.study
        subjects = self.study.subjects
        self.nouns = {one.slug: self.rules.phrases.families.get(one.field, "") for one in subjects}

    def html(self) -> str:
        """The page."""
        return pages.page(self.speech.language, self.say("lab-study", game=self.result["game"]), self.parts())

    def say(self, key: str, **args: Any) -> str:
        """A text of the language files."""
        return self.speech.form(key, "", args)

    def name(self, subject: str, thing: str) -> str:
        """The name of a thing."""
        family = self.nouns.get(subject, "")
        return self.speech.noun(family, thing) if family else thing

    def title(self, subject: str) -> str:
        """The name of a subject."""
        own = {SEAT: "lab-seats", TURN: "lab-turns"}
        return self.say(own.get(subject) or f"subject-{subject}")

    def parts(self) -> Iterator[str]:
        """The page from top to bottom."""
        about = {key: self.result[key] for key in ("players", "bot", "seed")}
        yield pages.paragraph(self.say("lab-study-line", games=self.numbers.whole(self.result["games"]), **about))
        yield pages.typed(self.result["command"])
        yield self.overview()
        for setting in self.settings:
            for fault in setting["faults"]:
                yield pages.paragraph(f"{setting['setting']}: {self.say('lab-faults', **fault)}")
        yield pages.heading(self.say("lab-verdicts"))
        yield self.verdicts()
        for subject, rows in ((SEAT, "seats"), (TURN, "turns")):
            yield pages.heading(self.title(subject))
            yield pages.paragraph(self.say("lab-about-share"))
            yield self.shares(subject, [one[rows] for one in self.settings])
        for subject in self.settings[0]["subjects"]:
            yield pages.heading(self.title(subject))
            yield pages.paragraph(self.say("lab-about-use"))
            yield self.uses(subject, [one["subjects"][subject] for one in self.settings])
        yield pages.heading(self.title(CATEGORY))
        yield pages.paragraph(self.say("lab-about-points"))
        yield self.categories()
        yield pages.heading(self.say("lab-winners"))
        expected = self.say("lab-about-expected") if self.settings[0]["winners"]["expected"] else ""
        yield pages.paragraph(f"{self.say('lab-about-scores')} {expected}")
        yield self.scores()

    def overview(self) -> str:
        """What was played in each setting."""
        told = ("lab-cards", "lab-revision", "lab-games", "lab-decisions", "lab-shared", "lab-winning-score")
        heads = [self.say(key) for key in ("lab-setting", *told)]
        rows = [
            (
                one["setting"],
                f"{one['cards']['name']} ({one['cards']['digest']})",
                str(one["revision"]),
                self.numbers.whole(one["games"]),
                self.numbers.one(one["decisions"]),
                self.numbers.percent(one["shared_wins"]),
                self.mean(one["winners"]),
            )
            for one in self.settings
        ]
        return pages.table(heads, rows)

    def verdicts(self) -> str:
        """The verdicts."""
        heads = [self.say("lab-setting"), self.say("lab-should"), self.say("lab-found"), ""]
        rows = []
        for one in self.result["verdicts"]:
            holds = self.say(VERDICTS[one["holds"], one["sure"]])
            rows.append((one["setting"], *verdict_texts(self, one), holds))
        return pages.table(heads, rows, words=True)

    def together(self, found: Sequence[Sequence[Statistics]]) -> list[tuple[str, list[Statistics | None]]]:
        """The rows of several settings by thing; None where a setting does not have the thing."""
        things = dict.fromkeys(row["thing"] for rows in found for row in rows)
        by = [{row["thing"]: row for row in rows} for rows in found]
        return [(thing, [rows.get(thing) for rows in by]) for thing in things]

    def draw(
        self, subject: str, measured: str, rows: Rows, axis: Axis, measure: Callable[[Statistics], Point | None]
    ) -> str:
        """A chart of one number of every row, kept by the names of both."""
        listed = [
            (self.name(subject, thing), [measure(one) if one else None for one in several]) for thing, several in rows
        ]
        return self.keep(f"{subject}-{measured}", dots(self.title(subject), listed, axis, self.names))

    def keep(self, name: str, chart: str) -> str:
        """Keep a chart by its name."""
        self.charts[name] = chart
        return chart

    def share_axis(self) -> Axis:
        """The axis of win shares, with the even share and the band that is fair."""
        even = Mark(self.even, self.say("lab-even-mark"))
        band = (self.even - FAIR, self.even + FAIR)
        return Axis(self.say("lab-win-share"), self.numbers.percents, None, (even,), band)

    def shares(self, subject: str, found: Sequence[Sequence[Statistics]]) -> str:
        """Win shares of things of which every player has one."""
        rows = self.together(found)
        chart = self.draw(subject, "share", rows, self.share_axis(), share)
        return pages.beside([pages.framed(chart)], self.table(subject, rows, with_use=False))

    def uses(self, subject: str, found: Sequence[Sequence[Statistics]]) -> str:
        """Use, and win shares of the users; subjects that should all be used are compared with the median."""
        rows = self.together(found)
        if len(rows) > KEEPS_ORDER:
            rows.sort(key=lambda row: -max(one["use"]["mean"] for one in row[1] if one))
        judged = subject in self.study.used
        if judged:
            marks = (Mark(1.0, self.say("lab-median")), Mark(NEGLECTED, self.say("lab-tenth")))
            axis = Axis(self.say("lab-of-median"), self.numbers.plain, (0.0, 1.0), marks)
        else:
            axis = Axis(self.say("lab-use"), self.numbers.plain, (0.0, 0.0))
        used = self.draw(subject, "use", rows, axis, beside_median if judged else use)
        won = self.draw(subject, "share", rows, self.share_axis(), share)
        drawn = [won, used] if subject in self.study.fair else [used, won]
        return pages.beside(map(pages.framed, drawn), self.table(subject, rows, with_use=True))

    def table(self, subject: str, rows: Rows, with_use: bool) -> str:
        """The numbers behind the charts."""
        several = len(self.names) > 1
        heads = ["", *[self.say("lab-setting")] * several]
        heads += [self.say("lab-use"), self.say("lab-times-median")] * with_use
        heads += [self.say(key) for key in ("lab-seat-games", "lab-win-share", "lab-interval", "lab-score")]
        lines = []
        for thing, row in rows:
            for name, one in zip(self.names, row, strict=True):
                if one:
                    cells = [self.name(subject, thing), *[name] * several, *(self.use_cells(one) if with_use else ())]
                    lines.append([*cells, *self.share_cells(one)])
        return pages.table(heads, lines)

    def share_cells(self, one: Statistics) -> tuple[str, ...]:
        """The number of players, their win share, and their score."""
        if not one["games"]:
            return "0", "–", "–", "–"
        interval = self.numbers.interval(one["low"], one["high"])
        return self.numbers.whole(one["games"]), self.numbers.percent(one["share"]), interval, self.mean(one["score"])

    def use_cells(self, one: Statistics) -> tuple[str, str]:
        """How often a thing was used, and the ratio to the median."""
        part = one["of_median"]
        return self.mean(one["use"], self.numbers.two), "–" if part is None else self.numbers.two(part["mean"])

    def mean(self, statistics: Statistics, write: Callable[[float], str] | None = None) -> str:
        """A mean and half its interval."""
        written = write or self.numbers.one
        reach = "–" if statistics["high"] is None else written(statistics["high"] - statistics["mean"])
        return f"{written(statistics['mean'])} ± {reach}"

    def categories(self) -> str:
        """Where points come from, for all players and for winners, in each setting."""
        words = [self.say("lab-everybody"), self.say("lab-the-winners")]
        several = len(self.names) > 1
        axis = Axis(self.say("lab-points"), self.numbers.plain, None, (Mark(0.0, ""),))
        drawn, lines = [], []
        for number, setting in enumerate(self.settings, 1):
            rows = [(self.name(CATEGORY, one["thing"]), one) for one in setting["categories"]]
            listed = [(name, [mean(one["all"]), mean(one["winners"])]) for name, one in rows]
            chart = self.keep(f"category-{number}", dots(self.title(CATEGORY), listed, axis, words))
            drawn.append(pages.framed(chart, setting["setting"] if several else ""))
            for name, one in rows:
                lines.append([name, *[setting["setting"]] * several, self.mean(one["all"]), self.mean(one["winners"])])
        return pages.beside(drawn, pages.table(["", *[self.say("lab-setting")] * several, *words], lines))

    def scores(self) -> str:
        """The distribution of winning scores."""
        drawn, lines = [], []
        for number, setting in enumerate(self.settings, 1):
            won = setting["winners"]
            bins = [(one["from"], one["to"], Point(one["share"], one["low"], one["high"])) for one in won["columns"]]
            marks = tuple(Mark(edge, self.numbers.whole(edge)) for edge in won["expected"] or ())
            across = Axis(self.say("lab-winning-score"), self.numbers.plain, None, marks, won["expected"])
            up = Axis(self.say("lab-share-of-games"), self.numbers.percents)
            chart = self.keep(f"winners-{number}", columns(self.say("lab-winners"), bins, across, up))
            drawn.append(pages.framed(chart, setting["setting"] if len(self.names) > 1 else ""))
            quantiles = [self.numbers.one(one) for one in won["quantiles"].values()]
            lines.append([setting["setting"], self.mean(won), *quantiles])
        heads = [self.say("lab-setting"), self.say("lab-mean"), *(self.numbers.percents(part) for part in QUANTILES)]
        return pages.beside(drawn, pages.table(heads, lines))


def verdict_texts(report: Report, one: Statistics) -> tuple[str, str]:
    """A verdict as two sentences: what should hold, and what was found."""
    numbers, study = report.numbers, report.study
    if one["kind"] == "scores":
        least, most = study.scores or (0, 0)
        found = report.say("lab-scores-found", share=numbers.percent(one["figure"]))
        return report.say("lab-scores", least=least, most=most), found
    what, which = report.title(one["subject"]), report.name(one["subject"], one["thing"])
    if one["kind"] == "fair":
        even, reach = numbers.percent(report.even), numbers.whole(100 * FAIR)
        found = report.say("lab-fair-found", which=which, share=numbers.percent(one["figure"]))
        return report.say("lab-fair", what=what, even=even, reach=reach), found
    return report.say("lab-used", what=what), report.say("lab-used-found", which=which, part=numbers.two(one["figure"]))


def share(one: Statistics) -> Point | None:
    """A win share with its interval; None without games."""
    return Point(one["share"], one["low"], one["high"]) if one["games"] else None


def mean(one: Statistics) -> Point:
    """A mean with its interval, which a single game does not have."""
    middle = one["mean"]
    return Point(middle, middle if one["low"] is None else one["low"], middle if one["high"] is None else one["high"])


def use(one: Statistics) -> Point:
    """How often a thing was used per game."""
    return mean(one["use"])


def beside_median(one: Statistics) -> Point | None:
    """How often a thing was used relative to the median; None if it was never in play."""
    return mean(one["of_median"]) if one["of_median"] else None
