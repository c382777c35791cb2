"""Playthroughs that people can read: a short game written down answer by answer, with what was told to whom.

A chooser that prefers what is interesting plays them; what it likes is part of the playthrough, and so is its seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import groupby
from typing import Any

from meadhall.games import game
from meadhall.kernel.actions import Action
from meadhall.kernel.events import Told
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Rules

INDIFFERENT = 4  # the weight of an answer that no taste names


@dataclass(frozen=True, slots=True)
class Playthrough:
    """One golden game: its setting, its seed, and what its players like."""

    game: str
    name: str
    about: str
    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    cards: Mapping[str, Any] | None = None
    tastes: Mapping[str, int] = field(default_factory=dict)  # weights by slug or by kind of action; 0 is never wanted
    revision: int = 1

    @property
    def file_name(self) -> str:
        """Where it is kept in `tests/golden/`."""
        return f"{self.game}-{self.name}.txt"


@dataclass(frozen=True, slots=True)
class Teller:
    """What a game adds to its playthroughs: when the board is worth a look, and how it and the end are told."""

    ends_phase: Callable[[Told], bool]
    board: Callable[[Rules, Any], Iterator[str]]
    scoring: Callable[[Rules, Any], Iterator[str]]


def counted(things: Mapping[str, int]) -> str:
    """Things with their number, those there are none of left out."""
    return ", ".join(f"{count} {thing}" for thing, count in things.items() if count) or "nothing"


def weight(tastes: Mapping[str, int], action: Action) -> int:
    """How much an answer is liked: by one of its slugs if a taste names it, else by its kind."""
    words = [getattr(action, one.name) for one in fields(action)]
    return next((tastes[word] for word in (*words, action.kind) if word in tastes), INDIFFERENT)


def choose(rules: Rules, codes: Sequence[int], tastes: Mapping[str, int], chance: Any) -> int:
    """One of the open answers, the liked ones more often."""
    weights = [weight(tastes, rules.catalogue.action(code)) for code in codes]
    if not any(weights):
        weights = [1] * len(codes)
    left = chance.any_of(sum(weights))
    for code, liked in zip(codes, weights, strict=True):
        left -= liked
        if left < 0:
            return code
    raise AssertionError("the weights do not add up")


def hears(rules: Rules, told: Told) -> str:
    """Who hears of a thing that is not told to everybody; empty if all do."""
    seats = [seat for seat in range(rules.seats) if told.to(seat)]
    deaf = [str(seat) for seat in range(rules.seats) if seat not in seats]
    if not deaf and told.to(None):
        return ""
    if not told.to(None):
        return f"  [seat {' and '.join(map(str, seats))} alone]"
    return f"  [all but seat {' and '.join(deaf)}]"


def events(rules: Rules, told: Sequence[Told]) -> Iterator[str]:
    """What happened, one line each; the same thing several times in a row is counted."""
    for line, same in groupby(f"  {one.event}{hears(rules, one)}" for one in told):
        count = len(list(same))
        yield line if count == 1 else f"{line}  ×{count}"


def lines(story: Playthrough, teller: Teller) -> Iterator[str]:
    """The whole playthrough, line by line."""
    played = game(story.game)
    rules = played.rules(story.seats, story.options, played.cards(story.cards), story.revision)
    match, chooser = Match(rules, rules.core.Chance(story.seed)), rules.core.Chance(story.seed + 1_000_000)
    yield f"# {story.about}"
    revision = f", revision {story.revision}" if story.revision > 1 else ""
    yield f"# {story.game}, {story.seats} players, {dict(story.options)}, seed {story.seed}{revision}"
    yield from events(rules, match.log())
    while (seat := rules.core.next_seat(match.state)) >= 0:
        code = choose(rules, rules.codes(match.state, seat), story.tastes, chooser)
        told = match.answer(seat, code)
        yield f"> seat {seat}: {rules.catalogue.action(code)}"
        yield from events(rules, told)
        if any(teller.ends_phase(one) for one in told):
            yield from (f"  | {line}" for line in teller.board(rules, match.state))
    yield from (f"  | {line}" for line in teller.scoring(rules, match.state))
    yield f"= {rules.result(match.state)}"
