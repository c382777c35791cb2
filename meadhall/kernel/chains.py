"""A choice of several parts, given in any order.

The core asks for the parts of one choice one after another, in an order of its own, so that no choice is reached by two
paths. People name the parts in any order. `arrange` finds the order in which the core takes them, and `draft` says what
may be added to or dropped from a choice that is still being composed. Both work on copies and change nothing.

The copies lie on a *patient* box, where the core asks for every part, even if only one is left. So every part that is
named is checked, also one that the core would settle by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NoReturn

from meadhall.kernel.errors import IllegalAction, Malformed, NotYours

if TYPE_CHECKING:
    from meadhall.kernel.rules import Decision, Rules

MOST_LINKS: Final = 200  # of one choice: a crew with its food is far smaller
MOST_TRIED: Final = 5_000  # answers tried on copies to arrange one choice
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


@dataclass(frozen=True, slots=True)
class Draft:
    """A choice being composed: what may be added or dropped, and whether it can be given as it is."""

    links: tuple[int, ...]
    add: tuple[int, ...]
    drop: tuple[int, ...]
    complete: bool


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
    kinds = rules.words.chains.parts | rules.words.chains.continuing
    codes = [code for code, action in enumerate(rules.catalogue.actions) if action and action.kind in kinds]
    add = [code for code in codes if Search(rules, state, seat, (*links, code)).leads_on()]
    drop = {
        part[0]
        for place, part in enumerate(search.parts)
        if Search(rules, state, seat, sum(search.parts[:place] + search.parts[place + 1 :], ())).leads_on()
    }
    return Draft(tuple(links), tuple(add), tuple(sorted(drop)), search.whole() is not None)


def _asked_for(rules: Rules, state: Any, seat: int, codes: Sequence[int]) -> tuple[int, ...]:
    """Those of the answers that the core asks for; the rest it settles by itself."""
    copy, chance = state.copy(), rules.core.Chance()
    for place, code in enumerate(codes):
        if place and not rules.is_midway(copy, seat):
            return tuple(codes[:place])
        rules.core.step_on(copy, seat, code, chance)
        rules.check_stuck(chance)  # before the first answer is given, not in the middle of them
    return tuple(codes)


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
        self.tried = 0
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
        return self.walk(self.state, self.decision, tuple(sorted(self.parts)), (), whole=True, wild=False)

    def leads_on(self) -> bool:
        """Whether some choice has these parts, and maybe more."""
        parts = tuple(sorted(self.parts))
        if self.walk(self.state, self.decision, parts, (), whole=False, wild=False) is not None:
            return True
        owed = self.decision.question in self.rules.words.chains.owed
        return owed and self.walk(self.state, self.decision, parts, (), whole=False, wild=True) is not None

    def walk(
        self,
        state: Any,
        decision: Decision | None,
        parts: tuple[Part, ...],
        given: tuple[int, ...],
        *,
        whole: bool,
        wild: bool,
    ) -> tuple[int, ...] | None:
        """Answers by which the rest of the parts can be given; `wild` ones may have others between them."""
        if not parts and (decision is None or not whole):
            return given
        if decision is None or self.tried >= MOST_TRIED:
            return None
        for part, rest in _each(parts):
            child, asked = self.give(state, decision, part)
            if child is not None:
                found = self.walk(child, asked, rest, (*given, *part), whole=whole, wild=wild)
                if found is not None:
                    return found
        closers = self.rules.words.chains.closers
        others = [code for code in decision.codes if self.is_part(code)] if wild and parts else []
        for code in [*(closer for closer in closers if closer in decision.codes), *others]:
            child, asked = self.give(state, decision, (code,))
            if child is not None:
                found = self.walk(child, asked, parts, (*given, code), whole=whole, wild=wild)
                if found is not None:
                    return found
        return None

    def is_part(self, code: int) -> bool:
        """Whether an answer is a part or begins one."""
        return self.rules.catalogue.action(code).kind in self.rules.words.chains.parts

    def give(self, state: Any, decision: Decision, part: Part) -> tuple[Any, Decision | None]:
        """The state after a part, and what is then asked of the same choice; no state if the part is not open."""
        child, asked = state.copy(), decision
        for place, code in enumerate(part):
            self.tried += 1
            if code not in asked.codes:
                return None, None
            chance = self.rules.core.Chance()
            self.rules.core.step_on(child, self.seat, code, chance)
            self.rules.check_stuck(chance)
            after = self.rules.decision(child, self.seat) if self.rules.is_midway(child, self.seat) else None
            if after is None:
                return (child, None) if place == len(part) - 1 else (None, None)
            asked = after
        return child, asked

    def refuse(self) -> NoReturn:
        """Say why the parts cannot be given: what is closed from the start, else that they clash or are too few."""
        for part in self.parts:
            reason = self.rules.reason(self.state, self.seat, part[0])
            alone = Search(self.rules, self.state, self.seat, part)
            if reason is not None and not alone.leads_on():
                named = self.rules.catalogue.action(part[0])
                raise IllegalAction(f"Seat {self.seat} cannot answer {named}: {reason}.", reason.key)
        if self.leads_on():
            raise IllegalAction(f"Seat {self.seat} has not named all parts of its choice.", MISSING)
        raise IllegalAction(f"Seat {self.seat} cannot have all these parts together.", CLASH)


def _each(parts: tuple[Part, ...]) -> Iterator[tuple[Part, tuple[Part, ...]]]:
    """Each different part with the rest of them."""
    for place, part in enumerate(parts):
        if part not in parts[:place]:
            yield part, parts[:place] + parts[place + 1 :]
