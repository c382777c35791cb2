"""The numbered rules on the screen: as tables, or in lines that can be read aloud one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from meadhall.locale.rulebook import Chapter, Comparison, Difference, Point, Rulebook, Source


def show(told: Rulebook | Comparison, source: Source, screen: Console, plain: bool) -> None:
    """Print rules or differences, as tables or, plain, in lines that can be read aloud one after the other."""
    if plain:
        lines = rules_in_lines(told, source) if isinstance(told, Rulebook) else differences_in_lines(told, source)
        for line in (told.title, *told.notes, *lines):
            screen.print(line, markup=False, highlight=False, soft_wrap=True)
        return
    screen.print(Text(told.title, "bold"))
    for note in told.notes:
        screen.print(Text(note, "italic"))
    if isinstance(told, Rulebook):
        for chapter in told.chapters:
            screen.print(Text(f"\n{chapter.name}", "bold underline"))
            if chapter.intro:
                screen.print(Text(chapter.intro))
            screen.print(chapter_table(chapter, source))
        return
    for heading, differences in by_weight(told, source):
        if heading:
            screen.print(Text(heading, "bold underline"))
        screen.print(differences_table(differences, told, source))


def held_line(point: Point, source: Source) -> str:
    """What an edition has on a point, in one line."""
    return source.say("rules-line", "held", id=point.id, point=point.point, held=point.held)


def rules_in_lines(told: Rulebook, source: Source) -> Iterator[str]:
    """Every rule in a line of its own, and what the edition has on its points in the next."""
    for chapter in told.chapters:
        yield from ("", chapter.name, *([chapter.intro] if chapter.intro else []))
        for rule in chapter.rules:
            yield source.say("rules-line", "ruling" if rule.ruling else "", id=rule.id, text=rule.text)
            yield from (held_line(point, source) for point in rule.points)


def chapter_table(chapter: Chapter, source: Source) -> Table:
    """Ids and rulings to the left, texts to the right, with what the edition has beneath."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for rule in chapter.rules:
        text = Text(rule.text)
        for point in rule.points:
            text.append(f"\n{held_line(point, source)}", "cyan")
        mark = (f"\n{source.say('rules-ruling')}", "yellow") if rule.ruling else ""
        table.add_row(Text.assemble((rule.id, "bold"), mark), text)
    return table


def by_weight(told: Comparison, source: Source) -> Iterator[tuple[str, list[Difference]]]:
    """First what is played differently, then, with a heading, what is only printed so; neither if there is none."""
    for played, heading in ((True, ""), (False, source.say("rules-difference", "alike"))):
        if found := [one for one in told.differences if one.played is played]:
            yield heading, found


def differences_in_lines(told: Comparison, source: Source) -> Iterator[str]:
    """Each point with the rules it concerns, then what each edition has, line by line."""
    for heading, differences in by_weight(told, source):
        yield from ("", heading) if heading else ()
        for one in differences:
            form, rules = "concerns" if one.rules else "line", ", ".join(one.rules)
            yield from ("", source.say("rules-difference", form, id=one.id, point=one.point, rules=rules))
            for edition, held in one.held.items():
                yield source.say("rules-difference", "held", edition=edition, held=held)


def differences_table(differences: list[Difference], told: Comparison, source: Source) -> Table:
    """Each point in a row, the two editions side by side."""
    table = Table(box=SIMPLE, padding=(0, 1), pad_edge=False)
    headings = (source.say("rules-difference", form) for form in ("point", "rules"))
    for heading in ("", *headings, *told.editions):
        table.add_column(heading)
    for one in differences:
        cells = (one.id, one.point, "\n".join(one.rules), *one.held.values())
        table.add_row(*(Text(cell) for cell in cells))
    return table
