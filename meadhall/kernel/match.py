"""A match: one game being played, with its record, running numbers for each audience, and undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.kernel.actions import Action
from meadhall.kernel.chains import arrange
from meadhall.kernel.errors import BadOptions, BadRecord, NotYours, NoUndo, ReplayDrift, Stale
from meadhall.kernel.events import Audience, TakenBack, Told
from meadhall.kernel.rules import CELL, Decision, Rules

Outcomes = list[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Step:
    """One answer as it happened: who answered what, what chance said, and what was told."""

    seat: int
    code: int
    outcomes: tuple[tuple[int, int], ...]
    told: tuple[Told, ...]

    @property
    def is_final(self) -> bool:
        """Whether chance spoke, something hidden was shown, or others began to answer sealed: no undo past it."""
        return bool(self.outcomes) or any(told.event.final for told in self.told)

    @property
    def is_sealed(self) -> bool:
        """Whether nobody else learnt more than that the seat is done."""
        return all(told.event.sealed for told in self.told)


def check_script(script: Outcomes | None) -> None:
    """Refuse what chance cannot follow: a script is a list of outcomes, each the number of its label and its own."""
    if script is not None and not (isinstance(script, list) and all(map(_is_outcome, script))):
        raise BadRecord("A script must be a list of outcomes, each a pair of small whole numbers.")


def _is_outcome(pair: object) -> bool:
    return isinstance(pair, tuple) and len(pair) == 2 and all(type(one) is int and one in CELL for one in pair)


class Match:
    """A game in progress; `answer` and `undo` are its only doors.

    It begins with the setup of the game, or from the state `start`, which must be one that `Rules.restore` accepts.
    """

    def __init__(
        self,
        rules: Rules,
        chance: Any,
        names: Sequence[str] | None = None,
        script: Outcomes | None = None,
        start: Any = None,
    ) -> None:
        if not isinstance(rules, Rules):
            raise TypeError(f"a match needs the rules of a game, not {type(rules).__name__}")
        rules.check_chance(chance)
        check_script(script)
        self.rules = rules
        self.chance = chance
        self.names = tuple(names or (f"seat {seat}" for seat in range(rules.seats)))
        if len(self.names) != rules.seats:
            raise BadOptions(f"There are {len(self.names)} names for {rules.seats} seats.")
        self.steps: list[Step] = []
        self._log: list[Told] = []
        self._numbers: dict[Audience, int] = dict.fromkeys([*range(rules.seats), None], 0)
        self._open: dict[int, tuple[Decision, int]] = {}
        self._views: dict[Audience, Any] = {}  # of this moment
        self._viewed: Any = None  # the state that they are of
        chance.listen(script)
        self.start = None if start is None else rules.restore(rules.save(start))
        self.state = rules.start(chance) if self.start is None else self.start.copy()
        self._check_drift()
        self.opening = tuple(chance.outcomes)
        self._tell(rules.events(chance.rows))
        self._ask(None)

    def _check_drift(self) -> None:
        if self.chance.drifted or self.chance.position < len(self.chance.script):
            raise ReplayDrift(
                f"After {len(self.steps)} answers the rules ask chance for something else than was recorded."
            )

    def _tell(self, told: tuple[Told, ...]) -> None:
        self._log += told
        for audience in self._numbers:
            self._numbers[audience] += sum(one.to(audience) for one in told)

    def _check(self, audience: Audience) -> None:
        if audience is not None:
            self.rules.check_seat(audience)

    def number(self, audience: Audience) -> int:
        """How many events this audience has been told: its running number."""
        self._check(audience)
        return self._numbers[audience]

    def events(self, audience: Audience, since: int = 0) -> list[Told]:
        """What this audience was told after its running number `since`."""
        self._check(audience)
        return [told for told in self._log if told.to(audience)][since:]

    def log(self) -> list[Told]:
        """Everything told to anybody."""
        return list(self._log)

    def view(self, audience: Audience) -> Any:
        """What an audience may know now, as a typed value; made once for each moment."""
        self._check(audience)
        if self._viewed is not self.state:
            self._viewed, self._views = self.state, {}
        if audience not in self._views:
            self._views[audience] = self.rules.view(self.state, audience)
        return self._views[audience]

    def decisions(self) -> tuple[Decision, ...]:
        """Every question open now, to all seats: for the table's eyes only."""
        return tuple(decision for decision, _ in self._open.values())

    def decision(self, seat: int) -> Decision | None:
        """What one seat is asked: all that may be sent to it."""
        self.rules.check_seat(seat)
        return self._open[seat][0] if seat in self._open else None

    def asked_at(self, seat: int) -> int:
        """The running number at which the seat's open question was put: what an answer to it must name."""
        self.rules.check_seat(seat)
        if seat not in self._open:
            raise NotYours(f"Seat {seat} is not being asked anything now.")
        return self._open[seat][1]

    def _ask(self, answered: int | None) -> None:
        """Note what is open now; a question that stays the same keeps its number."""
        self._views = {}
        fresh = {}
        for decision in self.rules.decisions(self.state):
            old = self._open.get(decision.seat)
            if old is not None and old[0] == decision and decision.seat != answered:
                fresh[decision.seat] = old
            else:
                fresh[decision.seat] = (decision, self.number(decision.seat))
        self._open = fresh

    def _check_number(self, seat: int, number: int | None) -> None:
        self.rules.check_seat(seat)
        if number is not None and seat in self._open and number != self._open[seat][1]:
            raise Stale(f"Seat {seat} is being asked something newer now; look again before answering.")

    def answer(
        self,
        seat: int,
        action: Action | Mapping[str, Any] | int,
        number: int | None = None,
        script: Outcomes | None = None,
    ) -> tuple[Told, ...]:
        """Answer the seat's open question; `number` says which one it was meant for, `script` what chance will say."""
        code = self.rules.catalogue.code(action)
        self._check_number(seat, number)
        check_script(script)
        self.chance.listen(script)
        self.rules.apply(self.state, seat, code, self.chance)
        step = Step(seat, code, tuple(self.chance.outcomes), self.rules.events(self.chance.rows))
        self.steps.append(step)
        self._tell(step.told)
        self._ask(seat)
        self._check_drift()
        return step.told

    def give(self, seat: int, links: Sequence[int], number: int | None = None) -> tuple[Told, ...]:
        """Answer a whole choice of several parts, named in any order; all of it or nothing."""
        self._check_number(seat, number)
        told: tuple[Told, ...] = ()
        for code in arrange(self.rules, self.state, seat, links):
            told += self.answer(seat, code)
        return told

    def undoable(self, seat: int) -> int | None:
        """Which step the seat could take back: its last, if nothing since stands against it."""
        self.rules.check_seat(seat)
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.is_final or (step.seat != seat and not step.is_sealed):
                return None
            if step.seat == seat:
                return index
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; what others have sealed since stays."""
        index = self.undoable(seat)
        if index is None:
            if all(step.seat != seat for step in self.steps):
                raise NoUndo(f"Seat {seat} has not answered anything yet.")
            raise NoUndo(
                f"Seat {seat} cannot take anything back: with or since its last answer chance spoke, something was "
                "shown, or another seat answered."
            )
        gone = self.steps[index]
        left = [*self.steps[:index], *self.steps[index + 1 :]]
        state = self._replayed(left)
        if state is None:
            raise NoUndo(f"Seat {seat} cannot take anything back: what others have answered since rests on it.")
        self.steps, self.state = left, state
        audience = 0
        for told in gone.told:
            audience |= told.audience
        self._tell((Told(TakenBack(seat), audience),))
        self._ask(seat)

    def _replayed(self, steps: Sequence[Step]) -> Any:
        """The state after some steps from the beginning, told to nobody; None if one of them is not open then."""
        replay = self.rules.core.Chance()
        replay.listen(list(self.opening))
        state = self.rules.start(replay) if self.start is None else self.start.copy()
        for step in steps:
            if self.rules.core.refuse(state, step.seat, step.code):
                return None
            replay.listen(list(step.outcomes))
            self.rules.core.step_on(state, step.seat, step.code, replay)
        return state
