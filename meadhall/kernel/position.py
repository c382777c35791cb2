"""Positions set up by hand: what those of every game share.

A game has a class `Position` in its `positions.py`, with a method for each thing that can be set. A position begins
with the real setup of the game, so that everything nobody has set is as in a game; `begin` gives a match that goes on
from it, or refuses with a sentence.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, TypeVar, cast

from meadhall.kernel.errors import BadPosition, MeadhallError
from meadhall.kernel.events import Audience
from meadhall.kernel.journal.acts import Outcomes
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Rules

MOST_NAMED = 12  # words named where one is unknown
MOST_SEED = 2**63 - 1

Method = TypeVar("Method", bound=Callable[..., None])


class Pool:
    """What one label of chance can bring, in the order in which the core counts it."""

    def __init__(self, slugs: Sequence[str], *, is_deck: bool = True) -> None:
        self.slugs = list(slugs)
        self.is_deck = is_deck  # a card that was drawn is gone; a face of a die is not

    def rank(self, what: str) -> int | None:
        """The number of an outcome, by its slug or as it is, and draw it; None if it is not there."""
        if what.isascii() and what.isdigit():
            rank = int(what)
        elif what in self.slugs:
            rank = self.slugs.index(what)
        else:
            return None
        if self.is_deck and rank < len(self.slugs):
            self.slugs.pop(rank)
        return rank


def outcomes_of(rules: Rules, pools: Mapping[str, Pool], words: Sequence[str]) -> Outcomes:
    """What chance is to say, from words such as "swordsman:hit" or "troll:0", for `Match.answer(script=…)`."""
    numbers = {label: number for number, label in rules.words.labels.items()}
    found = []
    for word in words:
        label, _, what = str(word).partition(":")
        if label not in pools:
            raise BadPosition(f"There is no outcome {label[:40]!r}; there are {', '.join(pools)}.")
        rank = pools[label].rank(what)
        if rank is None:
            raise BadPosition(
                f"{label}:{what[:40]} cannot come next; {label} can bring {listed(pools[label].slugs)}, or a number."
            )
        found.append((numbers[label], rank))
    return found


def listed(slugs: Sequence[str]) -> str:
    """Some slugs, each once, in a sentence."""
    known = [slug for slug in dict.fromkeys(slugs) if slug]
    return ", ".join(known[:MOST_NAMED]) + (" …" if len(known) > MOST_NAMED else "") if known else "nothing"


class Position(ABC):
    """A state that is set up by hand, on top of a real setup."""

    def __init__(self, rules: Rules, seed: int = 1, opening: Sequence[str] = ()) -> None:
        check_count("The seed", seed, MOST_SEED)
        script = outcomes_of(rules, self._pools_at_setup(rules), opening)
        self.rules = rules
        self._match = Match(rules, rules.core.Chance(seed), script=script)

    @classmethod
    @abstractmethod
    def _pools_at_setup(cls, rules: Rules) -> Mapping[str, Pool]:
        """What each label of chance can bring while the game is being set up."""

    @property
    def state(self) -> Any:
        """The state as it stands; it may still be one that no game can have."""
        return self._match.state

    def view(self, audience: Audience = None) -> Any:
        """What an audience may know of the position."""
        return self.rules.view(self.state, audience)

    def check(self) -> None:
        """Refuse a position that breaks a law, or that no game can lead to."""
        objection = self._objection()
        if objection:
            raise BadPosition(objection)
        law = self.rules.core.broken_law(self.state, self.rules.core.Answers())
        if law:
            raise BadPosition(f"The position breaks the law: {self.rules.words.laws[law]}.")
        if self.rules.core.is_off_course(self.state):
            raise BadPosition("No game leads to this position: what is asked and what lies where do not fit together.")
        if not self.rules.can_reach(self.state):
            raise BadPosition("Somebody has more in this position than a game with these cards can bring.")

    def _objection(self) -> str:
        """What a game has to say of the position before the laws are asked; empty if nothing."""
        return ""

    def _too_early(self) -> str:
        """Why nothing can be set yet; empty if it can."""
        return ""

    def begin(self, seed: int = 1, names: Sequence[str] | None = None) -> Match:
        """A match that goes on from here; the position itself can be changed and used again."""
        check_count("The seed", seed, MOST_SEED)
        self.check()
        return Match(self.rules, self.rules.core.Chance(seed), names, start=self.state)

    def _set(self, **fields: Any) -> None:
        """Set whole fields of the state; all changes go through here."""
        for name, cells in fields.items():
            setattr(self.state, name, cells)

    def _put(self, field: str, cells: Mapping[int, int]) -> None:
        """Set some cells of a field."""
        whole = getattr(self.state, field)
        for place, number in cells.items():
            whole[place] = number
        self._set(**{field: whole})

    def _add(self, field: str, place: int, number: int) -> None:
        """Add a number to a cell of a field."""
        self._put(field, {place: getattr(self.state, field)[place] + number})


def word(method: Method) -> Method:
    """Mark a method as a word of the vocabulary: it sets all that it says, or refuses and sets nothing."""

    @wraps(method)
    def whole(self: Position, /, *given: Any, **named: Any) -> None:
        kept, before = dict(vars(self)), self.state.copy()
        if early := self._too_early():
            raise BadPosition(early)
        try:
            method(self, *given, **named)
        except MeadhallError:
            vars(self).update(kept)
            self._set(**before.dump())
            raise

    vars(whole)["is_word"] = True
    return cast(Method, whole)


def words_of(kind: type[Position]) -> tuple[str, ...]:
    """The words by which positions of a game are set up, in the order in which they are defined."""
    named = [name for part in reversed(kind.__mro__) for name, one in vars(part).items() if hasattr(one, "is_word")]
    return tuple(dict.fromkeys(named))


def place_of(what: str, slug: str, slugs: Sequence[str]) -> int:
    """The number of a slug; an unknown one is refused with those that there are."""
    if not isinstance(slug, str) or not slug or slug not in slugs:
        raise BadPosition(f"There is no {what} {str(slug)[:40]!r}; there are {listed(slugs)}.")
    return slugs.index(slug)


def check_count(what: str, count: int, most: int, least: int = 0) -> None:
    """Refuse what is not a whole number within bounds."""
    if type(count) is not int or not least <= count <= most:
        raise BadPosition(f"{what} must be a whole number from {least} to {most}, not {str(count)[:20]}.")
