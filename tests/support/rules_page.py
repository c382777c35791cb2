"""The rules page of a game, `docs/rules/<game>.md`: the only source of its English rules, and what is written from it.

`python3 dev.py golden` writes two files that `meadhall rules` reads:

    meadhall/locale/en/<game>-rules.ftl      the text of every rule, without marks and reasons
    meadhall/tables/<game>/rulebook.toml     the order of the rules, which are rulings, where the editions differ
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WIDTH = 120
RULING = "**(ruling)**"
NOTE = r"[A-Z][a-z]+\."
ID = r"[A-Z]{2}-\d+"
RULE = re.compile(rf"- \*\*{ID}\*\* |  \S")  # how each line of a list of rules begins
POINTS = "# .<edition>: what that book says; in brackets what we use where it is silent."
WRITTEN = "# Written from docs/rules/{slug}.md by `python3 dev.py golden`. Change that page, not this file."


@dataclass(frozen=True)
class Rule:
    """A rule as the page has it, marks included, and the reason for it, if one is given."""

    id: str
    written: str
    reason: str

    @property
    def text(self) -> str:
        """What the rule says, without marks."""
        return said(self.written)

    @property
    def ruling(self) -> bool:
        """Whether part of it is our own decision."""
        return RULING in self.written

    @property
    def points(self) -> list[str]:
        """The points where editions differ that it refers to."""
        return list(dict.fromkeys(re.findall(r"→ (E-\d+)", self.written)))


@dataclass(frozen=True)
class Chapter:
    """A heading with rules under it."""

    name: str
    intro: str
    rules: tuple[Rule, ...]

    @property
    def slug(self) -> str:
        """The chapter's name in keys, which is also its anchor on the page."""
        return self.name.lower().replace(" ", "-")


@dataclass(frozen=True)
class Point:
    """A row of the edition table: what each edition has, and the options that decide it."""

    id: str
    point: str
    held: Mapping[str, str]
    options: list[str]


@dataclass(frozen=True)
class Page:
    """What the page says that is not for its own readers alone."""

    slug: str
    name: str
    notes: Mapping[str, str]
    chapters: tuple[Chapter, ...]
    points: tuple[Point, ...]

    @property
    def rules(self) -> dict[str, Rule]:
        """All rules by id."""
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}


def said(written: str) -> str:
    """A passage of the page in one line, without emphasis, arrows and marks."""
    line = " ".join(written.split())
    return re.sub(r" → E-\d+", "", line.replace(f" {RULING}", "")).replace("*", "")


def path(slug: str) -> Path:
    """Where the page of a game is."""
    return ROOT / "docs" / "rules" / f"{slug}.md"


@cache
def page(slug: str) -> Page:
    """The page of a game."""
    return read(slug, path(slug).read_text(encoding="utf-8"))


def read(slug: str, text: str) -> Page:
    """A page, given as it is written."""
    head, *parts = re.split(r"^##+ (.+)$", text, flags=re.MULTILINE)
    chapters = [chapter(name, body) for name, body in zip(parts[::2], parts[1::2], strict=True)]
    return Page(
        slug=slug,
        name=head.partition("# ")[2].partition(":")[0],
        notes={name[:-1].lower(): said(note) for name, note in items(NOTE, head)},
        chapters=tuple(one for one in chapters if one.rules),
        points=tuple(points(text)),
    )


def items(name: str, text: str) -> list[tuple[str, str]]:
    """The items of lists that begin with such a name in bold, each with the rest of it."""
    return re.findall(rf"^- \*\*({name})\*\* (.+(?:\n  .+)*)", text, re.MULTILINE)


def chapter(name: str, body: str) -> Chapter:
    """What stands under a heading; lines that name modules are for readers of the page."""
    rules = []
    for one, item in items(ID, body):
        written, _, reason = " ".join(item.split()).partition(" *Why: ")
        rules.append(Rule(one, written, reason.removesuffix("*")))
    parts = body.strip().split("\n\n")
    strays = [line for part in parts if part.startswith("- ") for line in part.splitlines() if not RULE.match(line)]
    if rules and strays:
        raise ValueError(f"{name}: this line belongs to no rule: {strays[0]!r}")
    prose = [part for part in parts if not part.startswith(("- ", "*Module"))]
    return Chapter(name, said("\n".join(prose)), tuple(rules))


def points(text: str) -> Iterator[Point]:
    """The rows of the edition table; a cell `as fr` says the same as the one under `fr`."""
    editions: list[str] = []
    for row in re.findall(r"^\| (.+) \|$", text, re.MULTILINE):
        one, point, *cells = [said(cell) for cell in re.split(r" ?\| ?", row)]
        if one == "id":
            editions = cells[:-1]
        elif re.fullmatch(r"E-\d+", one):
            held = dict(zip(editions, cells, strict=False))
            full = {edition: held.get(cell.removeprefix("as "), cell) for edition, cell in held.items()}
            yield Point(one, point, full, re.findall(r"`(\w+)`", cells[-1]))


def files(slug: str) -> dict[Path, Callable[[], str]]:
    """The files that are written from the page of a game, with what gives their contents."""
    return {
        ROOT / "meadhall" / "locale" / "en" / f"{slug}-rules.ftl": lambda: fluent(page(slug)),
        ROOT / "meadhall" / "tables" / slug / "rulebook.toml": lambda: structure(page(slug)),
    }


def fluent(page: Page) -> str:
    """The texts of a page as a language file."""
    notes = {"rules-name": page.name} | {f"rules-{name}": text for name, text in page.notes.items()}
    blocks = [[f"# {page.name}: the numbered rules, in our own words.", "#", WRITTEN.format(slug=page.slug)]]
    blocks.append(messages(notes))
    for chapter in page.chapters:
        intro = {"intro": chapter.intro} if chapter.intro else {}
        blocks.append([f"## {chapter.name}"])
        blocks.append(message(f"chapter-{chapter.slug}", chapter.name, intro))
        blocks.append(messages({f"rule-{rule.id}": rule.text for rule in chapter.rules}))
    if page.points:
        blocks.append(["## Where the editions differ", POINTS])
        blocks.append([line for one in page.points for line in message(f"point-{one.id}", one.point, one.held)])
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def messages(texts: Mapping[str, str]) -> list[str]:
    """Messages by key."""
    return [line for key, text in texts.items() for line in message(key, text)]


def message(key: str, text: str, forms: Mapping[str, str] | None = None) -> list[str]:
    """One message and its attributes."""
    attributes = (pattern(f"    .{form}", other) for form, other in (forms or {}).items())
    return [*pattern(key, text), *(line for lines in attributes for line in lines)]


def pattern(name: str, text: str) -> list[str]:
    """A name with its text: in one line if it fits, else in as many as it takes, indented."""
    if len(f"{name} = {text}") <= WIDTH:
        return [f"{name} = {plain(text)}"]
    indent = " " * (len(name) - len(name.lstrip()) + 4)
    lines = textwrap.wrap(text, WIDTH - len(indent), break_on_hyphens=False)
    return [f"{name} =", *(indent + plain(line) for line in lines)]


def plain(line: str) -> str:
    """A line of text in which nothing has a meaning in Fluent: no braces, and no mark of a form or variant in front."""
    return re.sub(r"^[.*\[]|[{}]", lambda found: f'{{ "{found[0]}" }}', line)


def structure(page: Page) -> str:
    """Chapters, marks and points of a page as a table."""
    lines = [WRITTEN.format(slug=page.slug)]
    for chapter in page.chapters:
        lines += [
            "",
            "[[chapters]]",
            f'slug = "{chapter.slug}"',
            f"rules = {listed(rule.id for rule in chapter.rules)}",
        ]
    lines += [
        "",
        "# Which rules are rulings, at least in part, and which points of difference they refer to.",
        "[rules]",
    ]
    for rule in page.rules.values():
        marks = ["ruling = true"] if rule.ruling else []
        marks += [f"editions = {listed(rule.points)}"] if rule.points else []
        lines += [f"{rule.id} = {{ {', '.join(marks)} }}"] if marks else []
    lines += ["", "# Where editions differ, and which options say so; without one, all editions are played alike."]
    lines += ["[points]", *(f"{one.id} = {{ options = {listed(one.options)} }}" for one in page.points)]
    return "\n".join(lines) + "\n"


def listed(names: Iterable[str]) -> str:
    """Names as an array of a table."""
    return json.dumps(list(names))
