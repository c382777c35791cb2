"""A choice of several parts, given in any order.

The core asks for the parts of one choice one after another, in an order of its own, so that no choice is reached by two
paths. People name the parts in any order. `arrange` finds the order in which the core takes them, and `draft` says what
may be added to or dropped from a choice that is still being composed. Both work on copies and change nothing.

The copies lie on a *patient* box, where the core asks for every part, even if only one is left. So every part that is
named is checked, also one that the core would settle by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NoReturn

from meadhall.kernel.errors import IllegalAction, Malformed, NotYours
from meadhall.kernel.messages import Message

if TYPE_CHECKING:
    from meadhall.kernel.rules import Decision, Rules

MOST_LINKS: Final = 200  # of one choice: a crew with its food is far smaller
MOST_TRIED: Final = 15_000  # answers tried on copies for one choice: 0.1 seconds; games need a third of it
MISSING, CLASH = "parts-missing", "parts-clash"  # reasons of the kernel's own

Part = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chains:
    """Which questions of a game are answered in parts, and how."""

    questions: frozenset[str] = frozenset()
    owed: frozenset[str] = frozenset()  # those of them that want a fixed number of parts
    closers: tuple[int, ...] = ()  # answers that end a choice and are no part of it
    parts: frozenset[str] = frozenset()  # the kinds of action that are a part or begin one
    continuing: frozenset[str] = frozenset()  # those that go on with a part: where to, whom to strike
    paths: frozenset[str] = frozenset()  # the questions whose parts are gone on with


@dataclass(frozen=True, slots=True)
class Draft:
    """A choice being composed: what may be added or dropped, and whether it can be given as it is."""

    links: tuple[int, ...]
    add: tuple[int, ...]
    drop: tuple[int, ...]
    complete: bool
    state: Any = field(default=None, compare=False)  # a copy on which the parts are given, as far as they can be


def arrange(rules: Rules, state: Any, seat: int, links: Sequence[int]) -> tuple[int, ...]:
    """The answers that carry out a whole choice, in the core's order; the closing answer is added where one is due."""
    search = Search(rules, state, seat, links)
    found = search.whole()
    if found is None:
        search.refuse()
    return _asked_for(rules, state, seat, found)


def draft(rules: Rules, state: Any, seat: int, links: Sequence[int]) -> Draft:
    """What may be added to these parts or dropped from them; parts that fit no choice are refused."""
    search = Search(rules, state, seat, links)
    if not search.leads_on():
        search.refuse()
    drop = {part[0] for part, rest in _each(search.parts) if search.with_parts(rest).leads_on()}
    whole = search.whole()
    return Draft(tuple(links), search.addable(), tuple(sorted(drop)), whole is not None, search.given())


def _asked_for(rules: Rules, state: Any, seat: int, codes: Sequence[int]) -> tuple[int, ...]:
    """Those of the answers that the core asks for; the rest it settles by itself."""
    trial, chance = state.copy(), rules.core.Chance()
    for place, code in enumerate(codes):
        if place and not rules.is_midway(trial, seat):
            return tuple(codes[:place])
        rules.core.proceed(trial, seat, code, chance)
        rules.check_stuck(chance)  # before the first answer is given, not in the middle of them
    return tuple(codes)


@dataclass(slots=True)
class Tries:
    """What has been tried for a choice, whichever of its parts it was about."""

    count: int = 0
    failed: set[tuple[int, tuple[Part, ...], bool]] = field(default_factory=set)  # from where the rest cannot be given

    @property
    def is_enough(self) -> bool:
        """Whether nothing more is tried: whoever names many parts that clash would keep everybody waiting."""
        return self.count >= MOST_TRIED


class Search:
    """The parts of one choice, and the orders in which the core may take them."""

    def __init__(self, rules: Rules, state: Any, seat: int, links: Sequence[int]) -> None:
        self.rules = rules
        self.seat = seat
        decision = rules.decision(state, seat)
        if decision is None:
            raise NotYours(f"Seat {seat} is not being asked anything now.")
        if decision.question not in rules.words.chains.questions:
            raise Malformed(f"The question {decision.question} is not answered in parts.")
        if len(links) > MOST_LINKS:
            raise Malformed(f"A choice has at most {MOST_LINKS} parts.")
        self.decision = decision
        self.parts = self.split([rules.catalogue.code(link) for link in links])
        self.tries = Tries()
        self.state = rules.core.State(rules.patient_box)
        self.state.assign(state)

    def split(self, links: Sequence[int]) -> tuple[Part, ...]:
        """The links part by part: one that continues a part belongs to the one before it."""
        parts: list[Part] = []
        for code in links:
            if code in self.rules.words.chains.closers:
                raise Malformed("A choice is given without the answer that ends it.")
            if parts and self.rules.catalogue.action(code).kind in self.rules.words.chains.continuing:
                parts[-1] = (*parts[-1], code)
            else:
                parts.append((code,))
        return tuple(parts)

    def whole(self) -> tuple[int, ...] | None:
        """Answers that give exactly these parts and end the choice."""
        return self.walk(self.state, self.decision, tuple(sorted(self.parts)), (), whole=True)

    def given(self) -> Any:
        """The state on a copy after these parts; before them, if they can only be given with others.

        A part that is still to be gone on with, and that the core asks for before the others, is given alone.
        """
        state, chance = self.state.copy(), self.rules.core.Chance()
        codes = self.walk(state, self.decision, tuple(sorted(self.parts)), (), whole=False)
        if codes is None and self.is_broken_off:
            codes = self.walk(state, self.decision, self.parts[-1:], (), whole=False)
        for code in codes or ():
            self.rules.core.proceed(state, self.seat, code, chance)
        return state

    @property
    def is_broken_off(self) -> bool:
        """Whether the last part can perhaps be gone on with, and there are others besides it."""
        chains = self.rules.words.chains
        return len(self.parts) > 1 and len(self.parts[-1]) == 1 and self.decision.question in chains.paths

    @property
    def is_unfinished(self) -> bool:
        """Whether the last part must be gone on with, before another one can be named or the choice be given."""
        chains = self.rules.words.chains
        if self.decision.question not in chains.paths:
            return False
        after = self.given()
        asked = self.rules.decision(after, self.seat) if self.rules.is_midway(after, self.seat) else None
        return asked is not None and all(self.rules.catalogue.action(c).kind in chains.continuing for c in asked.codes)

    @property
    def is_owed(self) -> bool:
        """Whether the choice wants a fixed number of parts, so that some can be given only with others."""
        return self.decision.question in self.rules.words.chains.owed

    def leads_on(self) -> bool:
        """Whether some choice has these parts, and maybe more; only the last of them may still be gone on with."""
        if any(self.with_parts((part,)).is_unfinished for part in self.parts[:-1]):
            return False
        parts = tuple(sorted(self.parts))
        if self.walk(self.state, self.decision, parts, (), whole=False) is not None:
            return True
        if self.is_broken_off and self.walk(self.state, self.decision, self.parts[-1:], (), whole=False) is not None:
            return any(self.with_one_more(code).leads_on() for code in self.continuations)
        return self.is_owed and self.others(self.state, self.decision, parts) is not None

    @property
    def continuations(self) -> list[int]:
        """The answers that go on with a part."""
        kinds, actions = self.rules.words.chains.continuing, self.rules.catalogue.actions
        return [code for code, action in enumerate(actions) if action is not None and action.kind in kinds]

    def addable(self) -> tuple[int, ...]:
        """Every part that some choice has besides these ones."""
        if self.is_owed:
            return tuple(sorted(self.others(self.state, self.decision, tuple(sorted(self.parts))) or ()))
        if self.decision.question not in self.rules.words.chains.paths:
            found: set[int] = set()
            self.gather(self.state, self.decision, tuple(sorted(self.parts)), found, set())
            return tuple(sorted(found))
        kinds = self.rules.words.chains.continuing
        if not self.parts or not self.is_unfinished:
            kinds |= self.rules.words.chains.parts
        codes = [code for code, action in enumerate(self.rules.catalogue.actions) if action and action.kind in kinds]
        return tuple(code for code in codes if self.with_one_more(code).leads_on())

    def gather(
        self,
        state: Any,
        decision: Decision | None,
        parts: tuple[Part, ...],
        found: set[int],
        seen: set[tuple[int, tuple[Part, ...]]],
    ) -> None:
        """Find the answers that can be given besides the rest of the parts: before, between or after them."""
        here = (state.fold(1), parts)
        if decision is None or here in seen or self.tries.is_enough:
            return
        seen.add(here)
        for code in decision.codes:
            if code not in found and self.is_part(code):
                child, asked = self.give(state, decision, (code,))
                if child is not None and self.walk(child, asked, parts, (), whole=False) is not None:
                    found.add(code)
        for part, rest in self.ways(decision, parts):
            child, asked = self.give(state, decision, part)
            if child is not None:
                self.gather(child, asked, rest, found, seen)

    def with_one_more(self, code: int) -> Search:
        """The same choice with one more link."""
        return self.with_parts(self.split([*sum(self.parts, ()), code]))

    def with_parts(self, parts: tuple[Part, ...]) -> Search:
        """The same choice with other parts."""
        other = copy(self)
        other.parts = parts
        return other

    def ways(self, decision: Decision, parts: tuple[Part, ...]) -> list[tuple[Part, tuple[Part, ...]]]:
        """What can be given next, and the parts that are left then: a part, or what ends a question."""
        closers = (closer for closer in self.rules.words.chains.closers if closer in decision.codes)
        return [*_each(parts), *(((closer,), parts) for closer in closers)]

    def walk(
        self, state: Any, decision: Decision | None, parts: tuple[Part, ...], given: tuple[int, ...], *, whole: bool
    ) -> tuple[int, ...] | None:
        """Answers by which the rest of the parts can be given, and nothing else, to the end if they must be `whole`."""
        if not parts and (decision is None or not whole):
            return given
        if decision is None or self.tries.is_enough:
            return None
        here = (state.fold(1), parts, whole)
        if here in self.tries.failed:
            return None
        for part, rest in self.ways(decision, parts):
            child, asked = self.give(state, decision, part)
            if child is not None:
                found = self.walk(child, asked, rest, (*given, *part), whole=whole)
                if found is not None:
                    return found
        if not self.tries.is_enough:
            self.tries.failed.add(here)
        return None

    def others(self, state: Any, decision: Decision | None, parts: tuple[Part, ...]) -> set[int] | None:
        """The parts that whole choices with these parts have besides; None if there is no such choice."""
        if decision is None:
            return None if parts else set()
        found: set[int] | None = None
        for code in decision.codes:
            child, asked = self.give(state, decision, (code,))
            if child is None:
                continue
            is_wanted = (code,) in parts
            rest = _without(parts, (code,)) if is_wanted else parts
            later = self.others(child, asked, rest)
            if later is not None:
                found = (found or set()) | later | ({code} if self.is_part(code) and not is_wanted else set())
        return found

    def is_part(self, code: int) -> bool:
        """Whether an answer is a part or begins one."""
        return self.rules.catalogue.action(code).kind in self.rules.words.chains.parts

    def give(self, state: Any, decision: Decision, part: Part) -> tuple[Any, Decision | None]:
        """The state after a part, and what is then asked of the same choice; no state if the part is not open."""
        child, asked = state.copy(), decision
        for place, code in enumerate(part):
            self.tries.count += 1
            if code not in asked.codes or self.tries.is_enough:
                return None, None
            chance = self.rules.core.Chance()
            self.rules.core.proceed(child, self.seat, code, chance)
            self.rules.check_stuck(chance)
            after = self.rules.decision(child, self.seat) if self.rules.is_midway(child, self.seat) else None
            if after is None:
                return (child, None) if place == len(part) - 1 else (None, None)
            asked = after
        return child, asked

    def refuse(self) -> NoReturn:
        """Say why the parts cannot be given: what is closed from the start, else that they clash or are too few."""
        for part in self.parts:
            closed = self.rules.reason(self.state, self.seat, part[0])
            if closed is not None and not self.with_parts((part,)).leads_on():
                named = self.rules.catalogue.action(part[0])
                sentence = f"Seat {self.seat} cannot answer {named}: {closed}."
                raise IllegalAction(sentence, closed.key, closed.message, closed.rule)
        if self.leads_on():
            raise IllegalAction(
                f"Seat {self.seat} has not named all parts of its choice.", MISSING, Message(f"reason-{MISSING}")
            )
        raise IllegalAction(
            f"Seat {self.seat} cannot have all these parts together.", CLASH, Message(f"reason-{CLASH}")
        )


def _each(parts: tuple[Part, ...]) -> Iterator[tuple[Part, tuple[Part, ...]]]:
    """Each different part with the rest of them."""
    for place, part in enumerate(parts):
        if part not in parts[:place]:
            yield part, parts[:place] + parts[place + 1 :]


def _without(parts: tuple[Part, ...], part: Part) -> tuple[Part, ...]:
    """The parts without one of them."""
    place = parts.index(part)
    return parts[:place] + parts[place + 1 :]
