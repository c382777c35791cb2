"""The rules of a game with one setting: the checked functions through which everybody plays.

A game supplies its strict core and its words; everything here is the same for all games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from meadhall.kernel.actions import Action, Catalogue
from meadhall.kernel.chains import Chains
from meadhall.kernel.core.audiences import SPECTATOR
from meadhall.kernel.core.bounds import IMAGINING, MOST_ANSWERS_A_GAME, MOST_STEPS_AN_ANSWER, PLAYING_ON, RUNNING_ON
from meadhall.kernel.core.codes import DONE
from meadhall.kernel.declared.answers import Asked, Closed, Open, Remarks
from meadhall.kernel.declared.fights import Fights
from meadhall.kernel.declared.forecast import by_round
from meadhall.kernel.errors import (
    BadRecord,
    BrokenRule,
    IllegalAction,
    NotYours,
    OtherTable,
    Stuck,
)
from meadhall.kernel.events import Audience, Event, Told
from meadhall.kernel.journal.acts import CELL
from meadhall.kernel.messages import Message, Phrases
from meadhall.kernel.values import Lexicon, described

if TYPE_CHECKING:
    from meadhall.kernel.setting import Setting

MOST_NAMED = 3  # open answers listed in a refusal
STUCK = {
    RUNNING_ON: f"no question came within {MOST_STEPS_AN_ANSWER:,} steps",
    PLAYING_ON: f"the game did not end within {MOST_ANSWERS_A_GAME:,} answers",
    IMAGINING: "no full state was found that agrees with what is known",
}


@dataclass(frozen=True, slots=True)
class Decision:
    """An open question: the seat, the question, and the codes of the open answers. Nobody waits for an offer."""

    seat: int
    question: str
    codes: tuple[int, ...]
    offer: bool = False


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer is closed: a message key, and the id of the rule, if a rule of the book closes it."""

    key: str
    rule: str = ""
    obvious: bool = field(default=False, repr=False)  # so that such an answer is not named among the closed ones
    parameters: tuple[str, ...] = field(default=(), repr=False)  # the names of the arguments that it can have
    args: Mapping[str, Any] = field(default_factory=dict, hash=False)  # of one answer; empty in the vocabulary

    @property
    def message(self) -> Message:
        """The sentence: with its arguments where they are known, else in general."""
        return self.said(self.args)

    def said(self, args: Mapping[str, Any]) -> Message:
        """The sentence with some arguments, or without any."""
        return Message(f"reason-{self.key}-figures", args) if args else Message(f"reason-{self.key}")

    def __str__(self) -> str:
        return f"{self.key} ({self.rule})" if self.rule else self.key


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """The names that a game gives to the numbers of its core."""

    questions: Mapping[int, str]
    phases: Mapping[int, str]  # the parts of a game, in their order; a view says which one is under way
    offers: frozenset[int]
    reasons: Mapping[int, Reason]
    events: Mapping[int, type[Event]]
    labels: Mapping[int, str]
    laws: Sequence[str]
    chains: Chains = field(default_factory=Chains)
    answers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each question the kinds of its answers besides those that end it: people see them under fixed numbers."""


class Rules(ABC):
    """The rules of one setting: a number of seats, options and a card set.

    A `Rules` is immutable: one can be used by any number of tables and threads. Its methods check their arguments,
    because the core does not and would crash.
    """

    def __init__(
        self, setting: Setting, box: Any, words: Words, catalogue: Catalogue, lexicon: Lexicon, phrases: Phrases
    ) -> None:
        self.setting = setting
        self.game = setting.played
        self.options: Any = setting.options
        self.cards: Any = setting.cards
        self.core = self.game.core
        self.words = words
        self.catalogue = catalogue
        self.lexicon = lexicon
        self.box = box
        self.patient_box = self.core.Box()  # for the copies on which `chains.py` tries the parts of a choice
        self.patient_box.load({**box.dump(), "patient": 1})
        self.phrases = phrases
        self.seats = setting.seats
        self.revision = setting.revision
        self._alike: dict[str, tuple[int, ...]] = {}  # the answers at this table, by kind of action
        for code, action in enumerate(catalogue.actions):
            if action is not None and getattr(action, "seat", 0) < self.seats:
                self._alike[action.kind] = (*self._alike.get(action.kind, ()), code)

    @abstractmethod
    def score(self, state: Any, seat: int) -> int:
        """The current points of a seat."""

    @abstractmethod
    def view_of(self, veiled: Any, audience: Audience) -> Any:
        """The typed view of a veiled state."""

    def revealed(self, state: Any) -> Any:
        """Everything, as a typed view: for who looks back on a game that is over. No audience sees it before."""
        return self.view_of(state, None)

    def is_midway(self, state: Any, seat: int) -> bool:
        """Whether a seat that has given a part of a choice is asked for more of it."""
        decision = self.decision(state, seat)
        return decision is not None and decision.question in self.words.chains.questions

    def hopeless(self, veiled: Any, decision: Decision) -> frozenset[int]:
        """Answers that cannot succeed, by what the seat knows; hints leave them out as long as there are others."""
        return frozenset()

    def earliness(self, state: Any) -> float:
        """The stage of the game for its forecast, from 1, early, to 0, late, by what everybody knows."""
        return by_round(state.round, self.box.rounds)

    @property
    def fights(self) -> Fights | None:
        """The odds of fights, in a game that has fights."""
        return None

    @property
    def remarks(self) -> Remarks:
        """What the game says about answers."""
        return Remarks()

    @abstractmethod
    def can_reach(self, state: Any) -> bool:
        """Whether no seat has more than a game with these cards can lead to; the state must be lawful."""

    def new_state(self) -> Any:
        """A blank state for this setting."""
        return self.core.State(self.box)

    def start(self, chance: Any) -> Any:
        """Set up a game and run to the first question."""
        self.check_chance(chance)
        state = self.new_state()
        self.core.start(state, chance)
        self.check_stuck(chance)
        return state

    def codes(self, state: Any, seat: int) -> tuple[int, ...]:
        """The codes of the answers open to a seat, ascending."""
        self.check_seat(seat)
        self.check_state(state)
        found = self.core.Answers()
        self.core.answers(state, seat, found)
        return tuple(found.listed())

    def actions(self, decision: Decision) -> tuple[Action, ...]:
        """The answers to a question as actions."""
        return tuple(self.catalogue.action(code) for code in decision.codes)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not at this table, because the core does not check."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise NotYours(f"There is no seat {str(seat)[:20]} at this table; seats run from 0 to {self.seats - 1}.")

    def check_state(self, state: Any) -> None:
        """Refuse anything but a state of this core with this setting."""
        if type(state) is not self.core.State:
            raise TypeError(f"this is no state of the core in use, but {type(state).__name__}")
        if state.box is not self.box and state.box is not self.patient_box and state.box != self.box:
            raise OtherTable("The state belongs to another table: its seats, options, cards or revision are not these.")

    def check_chance(self, chance: Any) -> None:
        """Refuse anything but a chance of this core."""
        if type(chance) is not self.core.Chance:
            raise TypeError(f"this is no chance of the core in use, but {type(chance).__name__}")

    def _check_veil(self, veiled: Any, audience: Audience, chance: Any) -> int:
        """Refuse a state that is not veiled for the audience; returns the audience's number in the core."""
        self.check_state(veiled)
        self.check_chance(chance)
        seen_by = self._audience(audience)
        if not self.core.is_veiled_for(veiled, seen_by):
            raise OtherTable("The state is not veiled for this audience; `veil(state, audience)` gives one that is.")
        return seen_by

    def _audience(self, audience: Audience) -> int:
        if audience is None:
            return SPECTATOR
        self.check_seat(audience)
        return audience

    def decision(self, state: Any, seat: int) -> Decision | None:
        """What a seat is asked now; None if nothing."""
        self.check_seat(seat)
        self.check_state(state)
        asked = self.core.question(state, seat)
        if not asked:
            return None
        return Decision(seat, self.words.questions[asked], self.codes(state, seat), asked in self.words.offers)

    def decisions(self, state: Any) -> tuple[Decision, ...]:
        """All open questions: none when the game is over, several where seats answer at once."""
        found = (self.decision(state, seat) for seat in range(self.seats))
        return tuple(decision for decision in found if decision is not None)

    def known(self, state: Any, seat: int) -> Any:
        """What a seat knows: the veil of a full state, or a state that is veiled for this seat already."""
        self.check_seat(seat)
        if type(state) is self.core.State and self.core.is_veiled(state):
            self.check_state(state)
            if not self.core.is_veiled_for(state, seat):
                raise OtherTable("The state is not veiled for this seat; `veil(state, seat)` gives one that is.")
            return state
        return self.veil(state, seat)

    def reason(self, state: Any, seat: int, action: Action | int) -> Reason | None:
        """Why an action is not open to a seat, with the arguments that the seat may know; None if it is open."""
        self.check_seat(seat)
        self.check_state(state)
        code = self.catalogue.code(action)
        refusal = self.core.refuse(state, seat, code)
        if not refusal:
            return None
        reason = self.words.reasons[refusal]
        if not reason.parameters:
            return reason
        return replace(reason, args=self.remarks.reason_args(self.known(state, seat), seat, code, refusal))

    def _reason(self, state: Any, seat: int, code: int) -> Reason | None:
        refusal = self.core.refuse(state, seat, code)
        return self.words.reasons[refusal] if refusal else None

    def asked(self, state: Any, seat: int) -> Asked | None:
        """All that there is to say about the question of a seat; None if it is asked nothing.

        The state may be a full one or one that is veiled for the seat; the outcome is the same.
        """
        decision = self.decision(state, seat)
        if decision is None:
            return None
        known = self.known(state, seat)
        return Asked(
            decision,
            self._open(known, decision),
            self._closed(state, known, decision),
            self.remarks.warnings(known, seat),
        )

    def _open(self, known: Any, decision: Decision) -> tuple[Open, ...]:
        """The open answers; where Done refuses, it is labelled so."""
        found = self.remarks.open(known, decision.seat, decision.codes)
        refusal = self.phrases.declining.get(decision.question)
        if refusal is None:
            return found
        return tuple(replace(one, label=refusal) if one.code == DONE else one for one in found)

    def _closed(self, state: Any, known: Any, decision: Decision) -> tuple[Closed, ...]:
        """The closed answers of the same kinds as the open ones, but for those that nobody would think of."""
        actions, refuse, reasons, remarks = self.catalogue.actions, self.core.refuse, self.words.reasons, self.remarks
        kinds = dict.fromkeys(action.kind for code in decision.codes if (action := actions[code]) is not None)
        found = []
        for code in sorted(code for kind in kinds for code in self._alike[kind]):
            refusal = refuse(state, decision.seat, code)
            if refusal and not (reason := reasons[refusal]).obvious:
                args = remarks.reason_args(known, decision.seat, code, refusal) if reason.parameters else {}
                found.append(Closed(code, reason.said(args), reason.rule))
        return tuple(found)

    def warnings(self, known: Any, seat: int) -> tuple[Message, ...]:
        """What a seat should know before it confirms; `known` is what it knows, after the parts chosen so far."""
        return self.remarks.warnings(self.known(known, seat), seat)

    def apply(self, state: Any, seat: int, action: Action | int, chance: Any) -> None:
        """Answer an open decision; anything else is refused, and the state is untouched."""
        after = self.after(state, seat, action, chance)
        state.assign(after)

    def after(self, state: Any, seat: int, action: Action | int, chance: Any) -> Any:
        """The state after an answer to an open decision; anything else is refused."""
        code = self.catalogue.code(action)
        self.check_chance(chance)
        decision = self.decision(state, seat)
        if self.core.is_veiled(state):
            raise OtherTable("The state is a veiled one, in which nothing can be answered: imagine a full one first.")
        if decision is None:
            raise NotYours(f"Seat {seat} is not being asked anything now.")
        reason = self._reason(state, seat, code)
        if reason is not None:
            raise IllegalAction(
                f"Seat {seat} cannot answer {self.catalogue.action(code)} to {decision.question}: {reason}; "
                f"open are {', '.join(str(action) for action in self.actions(decision)[:MOST_NAMED])}"
                f"{' …' if len(decision.codes) > MOST_NAMED else ''}.",
                reason.key,
                reason.message,
                reason.rule,
            )
        after = state.copy()
        self.core.proceed(after, seat, code, chance)
        self.check_stuck(chance)
        return after

    def check_stuck(self, chance: Any) -> None:
        """Raise `Stuck` if the core reported through this chance that a loop exceeded its bound."""
        if chance.stuck:
            raise Stuck(f"The rules of {self.game.slug} got stuck: {STUCK[chance.stuck]}.")

    def events(self, rows: Sequence[tuple[int, ...]]) -> tuple[Told, ...]:
        """Rows of events as typed values with their audiences."""
        return tuple(Told(described(self.words.events[row[0]], row[2:], self.lexicon), row[1]) for row in rows)

    def veil(self, state: Any, audience: Audience) -> Any:
        """A veiled state: what an audience may know, written into a blank state."""
        self.check_state(state)
        veiled = self.new_state()
        self.core.veil(state, self._audience(audience), veiled)
        return veiled

    def view(self, state: Any, audience: Audience) -> Any:
        """What an audience may know, as a typed value."""
        return self.view_of(self.veil(state, audience), audience)

    def imagine(self, veiled: Any, audience: Audience, chance: Any) -> Any:
        """A full state that agrees with what an audience knows, uniformly among all such states."""
        seen_by, state = self._check_veil(veiled, audience, chance), self.new_state()
        self.core.imagine(veiled, seen_by, state, chance, self.core.Workspace())
        self.check_stuck(chance)
        return state

    def imagine_likely(self, veiled: Any, audience: Audience, chance: Any) -> Any:
        """A full state that agrees with what an audience knows, where others have sealed what karl would answer.

        Hidden cards are as in `imagine`. Random sealed answers would make other seats look weaker than they are.
        """
        seen_by, state = self._check_veil(veiled, audience, chance), self.new_state()
        self.core.imagine_likely(veiled, seen_by, state, chance, self.core.Workspace(), self.core.Answers())
        self.check_stuck(chance)
        return state

    def result(self, state: Any) -> Result | None:
        """The scores and the winners, once the game is over."""
        self.check_state(state)
        if self.core.next_seat(state) >= 0:
            return None
        return Result(tuple(self.score(state, seat) for seat in range(self.seats)), self.winners(state))

    def winners(self, state: Any) -> tuple[int, ...]:
        """The winners, several if the victory is shared; before the end, those who would win now."""
        bits = self.core.winners(state)
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    def check_laws(self, state: Any) -> None:
        """Raise if the state breaks a law of the game."""
        self.check_state(state)
        law = self.core.broken_law(state, self.core.Answers())
        if law:
            raise BrokenRule(f"The state breaks the law: {self.words.laws[law]}.")

    def save(self, state: Any) -> dict[str, Any]:
        """A state as plain data; it may be in the middle of a chain."""
        self.check_state(state)
        return {**self.setting.plain(), "state": state.dump()}

    def restore(self, saved: Mapping[str, Any]) -> Any:
        """A state from plain data.

        A state is refused if it is not one of this setting, breaks a law, or has more than a game can lead to. A state
        that is accepted can be played to its end under all laws. It is not guaranteed that some game leads to it. To
        store a game, store its record: replaying it proves every answer.
        """
        if not isinstance(saved, Mapping):
            raise BadRecord("The saved state is no table of fields.")
        for key, expected in self.setting.plain().items():
            if saved.get(key) != expected:
                raise BadRecord(f"The saved state has another {key} than this table.")
        values, state = saved.get("state"), self.new_state()
        blank = state.dump()
        if not isinstance(values, Mapping) or set(values) != set(blank):
            raise BadRecord("The saved state has not the fields of a state.")
        for name, cell in values.items():
            if not _fits(cell, blank[name]):
                raise BadRecord(f"The field {name} of the saved state cannot be read.")
        state.load(values)
        if (
            self.core.broken_law(state, self.core.Answers())
            or self.core.is_off_course(state)
            or not self.can_reach(state)
        ):
            raise BadRecord("The saved state is not one that the rules can reach.")
        return state


def _fits(cell: object, like: object) -> bool:
    """Whether a plain value has the type and length of a field."""
    if isinstance(like, list):
        return isinstance(cell, list) and len(cell) == len(like) and all(_fits(one, 0) for one in cell)
    return type(cell) is int and cell in CELL
