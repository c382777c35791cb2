"""What there is to count in a game: leaders, spaces, runes, cards, and where the points come from.

This is all that the lab knows of each game. A subject names the event that tells of a use and the field that says what
was used; the rest is read off the events' types, and the words for it are those of the language files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, NamedTuple

from meadhall.champions.words import events as champions
from meadhall.champions.words import slugs
from meadhall.kernel.events import Event
from meadhall.kernel.game import Rules
from meadhall.midgard.words import events as midgard

TABLE: Final = -1  # in place of a seat: what lies on the table for all
SEAT: Final = "seat"
TURN: Final = "turn"  # the subject of who was how manieth in the first round
CATEGORY: Final = "category"  # the subject of where points came from


@dataclass(frozen=True, slots=True)
class Subject:
    """One kind of thing, and the event that counts it; `amount` is the field that says how much, if not once."""

    slug: str
    event: type[Event]
    field: str  # which holds the thing
    amount: str = ""
    named: str = ""  # the thing, where the event itself stands for it; the field is then that of its noun
    among: Callable[[Any], Collection[str]] | None = None  # of a card set: the things meant, if not all of the field's
    laid: type[Event] | None = None  # what puts it into play, if it is not always there
    made: str = ""  # the subject that counts how it is made, if players make some of it themselves


@dataclass(frozen=True, slots=True)
class Study:
    """What is looked at in a game: whose win shares, whose use, and what winners are expected to score."""

    subjects: tuple[Subject, ...]
    starter: type[Event]  # tells who begins
    fair: tuple[str, ...] = ()  # subjects whose win shares should be even
    used: tuple[str, ...] = ()  # subjects of which nothing should be neglected
    spared: tuple[str, ...] = ()  # things of them that are meant for those who have nothing better
    scores: tuple[int, int] | None = None


def locations(cards: Any) -> Collection[str]:
    """The spaces of the board without ships and stalls."""
    return [space for space in slugs.SPACES if space not in slugs.PUBLIC_SHIPS]


def stalls(cards: Any) -> Collection[str]:
    """All stalls; a few are laid in each game."""
    return list(cards.stalls)


def ships(cards: Any) -> Collection[str]:
    """Public and private longships."""
    return [*slugs.PUBLIC_SHIPS, *cards.ships]


STUDIES: Final[Mapping[str, Study]] = {
    "champions": Study(
        subjects=(
            Subject("leader", champions.LeaderChosen, "leader"),
            Subject("location", champions.WorkerPlaced, "space", among=locations),
            Subject(
                "stall", champions.WorkerPlaced, "space", among=lambda cards: cards.stalls, laid=champions.StallLaid
            ),
            Subject("sailing", champions.WorkerPlaced, "space", among=ships, made="building"),
            Subject("rune", champions.RuneTaken, "rune"),
            Subject("used-rune", champions.RuneUsed, "rune"),
            Subject("building", champions.ShipBuilt, "ship"),
            Subject("enemy", champions.EnemyDefeated, "enemy", laid=champions.EnemyLaid),
            Subject("destiny", champions.DestinyKept, "destiny"),
            Subject(CATEGORY, champions.Scored, "category", amount="glory"),
        ),
        starter=champions.FirstPlayer,
        fair=("leader",),
        used=("location", "stall", "rune"),
        spared=("begging",),  # CL-14: open to all at any time, for a blame
        scores=(70, 120),
    ),
    "midgard": Study(
        subjects=(
            Subject("drafted", midgard.CardKept, "card"),
            Subject("played", midgard.CardPlayed, "card"),
            Subject("goal", midgard.VikingMoved, "goal"),
            Subject("kingdom", midgard.KingdomScored, "kingdom", amount="points"),
            Subject("token", midgard.TokensTaken, "kingdom", amount="count"),
            Subject(CATEGORY, midgard.KingdomScored, "category", amount="points", named="kingdoms"),
            Subject(CATEGORY, midgard.AsgardHeld, "category", amount="points", named="asgard"),
            Subject(CATEGORY, midgard.RagnarokScored, "category", amount="points", named="ragnarok"),
            Subject(CATEGORY, midgard.ValhallaScored, "category", amount="points", named="valhalla"),
            Subject(CATEGORY, midgard.SetsScored, "category", amount="points", named="sets"),
        ),
        starter=midgard.StarterFound,
        used=("drafted",),
    ),
}


class UseRow(NamedTuple):
    """How often a seat used a thing in a game, or how many points it had from it; seat -1 is the table."""

    number: int
    seat: int
    subject: str
    thing: str
    amount: int


class _Reader(NamedTuple):
    """How one subject is read off an event's row of numbers."""

    subject: str
    things: Sequence[str]
    seat: int | None
    thing: int | None
    amount: int | None


class Counting:
    """Counts what happened at a table, by the rows that chance was told."""

    def __init__(self, rules: Rules) -> None:
        self._readers: dict[int, list[_Reader]] = {}
        self._seats = rules.seats
        study = STUDIES[rules.game.slug]
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
        """What was used in a game, given what was told of it."""
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
    """Everything of a subject that there is, used or not, in the order of the cards."""
    if subject.named:
        return [subject.named]
    found = subject.among(rules.cards) if subject.among else rules.lexicon[subject.field]
    return [thing for thing in found if thing]
