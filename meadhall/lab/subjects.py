"""Counts how often things were used in a game, from the rows of its events; `Game.study` declares which."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Final, NamedTuple

from meadhall.kernel.declared.studies import Subject
from meadhall.kernel.events import Event
from meadhall.kernel.rules import Rules

TABLE: Final = -1  # instead of a seat: things on the table for all
SEAT: Final = "seat"
TURN: Final = "turn"  # the subject of the turn order in round one


class UseRow(NamedTuple):
    """How often a seat used a thing in a game, or how many points it brought; seat -1 is the table."""

    number: int
    seat: int
    subject: str
    thing: str
    amount: int


class _Reader(NamedTuple):
    """How one subject is read from the row of an event."""

    subject: str
    things: Sequence[str]
    seat: int | None
    thing: int | None
    amount: int | None


class Counting:
    """Counts the uses in a game from the rows of its events."""

    def __init__(self, rules: Rules) -> None:
        self._readers: dict[int, list[_Reader]] = {}
        self._seats = rules.seats
        study = rules.game.study
        numbers = {event: number for number, event in rules.words.events.items()}
        self._starter = numbers[study.starter]
        for subject in study.subjects:
            self._add(numbers, rules, subject, subject.event)
            if subject.laid is not None:
                self._add(numbers, rules, subject, subject.laid)

    def _add(self, numbers: Mapping[type[Event], int], rules: Rules, subject: Subject, event: type[Event]) -> None:
        at = {field.name: place for place, field in enumerate(fields(event), start=2)}
        field = subject.field if subject.field in at else subject.slug
        wanted = set(things(rules, subject))
        words = (subject.named,) if subject.named else [w if w in wanted else "" for w in rules.lexicon[field]]
        reader = _Reader(
            subject.slug, words, at.get(SEAT), None if subject.named else at[field], at.get(subject.amount)
        )
        self._readers.setdefault(numbers[event], []).append(reader)

    def rows(self, number: int, told: Sequence[tuple[int, ...]]) -> Iterator[UseRow]:
        """The use rows of a game, from the rows of its events."""
        first = next(row[2] for row in told if row[0] == self._starter)
        counts = Counter((seat, TURN, str((seat - first) % self._seats + 1)) for seat in range(self._seats))
        for row in told:
            for reader in self._readers.get(row[0], ()):
                thing = reader.things[0 if reader.thing is None else row[reader.thing]]
                if thing:
                    seat = TABLE if reader.seat is None else row[reader.seat]
                    counts[seat, reader.subject, thing] += 1 if reader.amount is None else row[reader.amount]
        return (UseRow(number, *key, count) for key, count in sorted(counts.items()))


def things(rules: Rules, subject: Subject) -> list[str]:
    """All things of a subject, used or not, in the order of the cards."""
    if subject.named:
        return [subject.named]
    found = subject.among(rules.cards) if subject.among else rules.lexicon[subject.field]
    return [thing for thing in found if thing]
