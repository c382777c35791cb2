"""Positions set up by hand: what is the same for all games.

A game has a class `Position` in its `positions.py`, with a method for each thing that can be set. A position starts
from the real setup of the game, so everything that is not set is as in a game. `begin` returns a match that continues
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

MOST_NAMED = 12  # alternatives listed when a word is unknown
MOST_SEED = 2**63 - 1

Method = TypeVar("Method", bound=Callable[..., None])


class Pool:
    """The possible outcomes of one label of chance, in the order of the core."""

    def __init__(self, slugs: Sequence[str], *, is_deck: bool = True) -> None:
        self.slugs = list(slugs)
        self.is_deck = is_deck  # a drawn card is removed; a face of a die is not

    def rank(self, what: str) -> int | None:
        """Draw an outcome, named by its slug or its number; returns its number, None if it is not there."""
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
    """A script for `Match.answer(script=…)` from words such as "swordsman:hit" or "troll:0"."""
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
    """Some slugs, each once, as part of a sentence."""
    known = [slug for slug in dict.fromkeys(slugs) if slug]
    return ", ".join(known[:MOST_NAMED]) + (" …" if len(known) > MOST_NAMED else "") if known else "nothing"


class Position(ABC):
    """A state that is set up by hand, starting from a real setup."""

    def __init__(self, rules: Rules, seed: int = 1, opening: Sequence[str] = ()) -> None:
        check_count("The seed", seed, MOST_SEED)
        script = outcomes_of(rules, self._pools_at_setup(rules), opening)
        self.rules = rules
        self._match = Match(rules, rules.core.Chance(seed), script=script)

    @classmethod
    @abstractmethod
    def _pools_at_setup(cls, rules: Rules) -> Mapping[str, Pool]:
        """The possible outcomes of each label of chance during the setup."""

    @property
    def state(self) -> Any:
        """The current state, which may be one that no game can have."""
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
        """A game's own objection to the position, before the laws are checked; empty if it has none."""
        return ""

    def _too_early(self) -> str:
        """Why nothing can be set yet; empty if it can."""
        return ""

    def begin(self, seed: int = 1, names: Sequence[str] | None = None) -> Match:
        """A match that continues from here; the position itself can be changed and used again."""
        check_count("The seed", seed, MOST_SEED)
        self.check()
        return Match(self.rules, self.rules.core.Chance(seed), names, start=self.state)

    def _set(self, **fields: Any) -> None:
        """Set whole fields of the state; all changes are made through this method."""
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
    """Mark a method as a word of the vocabulary: it either sets everything, or refuses and sets nothing."""

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
    """The words of a position class, in the order of definition."""
    named = [name for part in reversed(kind.__mro__) for name, one in vars(part).items() if hasattr(one, "is_word")]
    return tuple(dict.fromkeys(named))


def place_of(what: str, slug: str, slugs: Sequence[str]) -> int:
    """The index of a slug; an unknown one is refused with a list of those that exist."""
    if not isinstance(slug, str) or not slug or slug not in slugs:
        raise BadPosition(f"There is no {what} {str(slug)[:40]!r}; there are {listed(slugs)}.")
    return slugs.index(slug)


def check_count(what: str, count: int, most: int, least: int = 0) -> None:
    """Refuse what is not a whole number within bounds."""
    if type(count) is not int or not least <= count <= most:
        raise BadPosition(f"{what} must be a whole number from {least} to {most}, not {str(count)[:20]}.")
