"""A match: one game being played, with its log, a running number for each audience, and undo.

Every change is first prepared on a copy and then committed. Between the two it can be written to a journal, and nobody
has been told of it yet.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from meadhall.kernel.actions import Action
from meadhall.kernel.chains import Draft, arrange, draft
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.errors import BadOptions, NotYours, NoUndo, ReplayDrift, Stale
from meadhall.kernel.events import Audience, TakenBack, Told, WentBack
from meadhall.kernel.journal.acts import (
    Act,
    Answered,
    Outcome,
    Outcomes,
    Played,
    Prepared,
    Rewound,
    Situation,
    Undone,
    check_script,
)
from meadhall.kernel.rules import Decision, Rules


class Match:
    """A game in progress. `commit` is the only thing that changes it; `answer`, `give` and `undo` prepare and commit.

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
        self.acts: list[Act] = []  # the log: everything that happened, also what was taken back
        self.standing: tuple[Act, ...] = ()  # those of them whose answers stand
        self.scores: tuple[tuple[int, ...], ...] = ()  # after each round that is over
        self._numbers: dict[Audience, list[int]] = {audience: [] for audience in [*range(rules.seats), None]}
        self._open: dict[int, tuple[Decision, int]] = {}
        self._views: dict[Audience, Any] = {}  # of this moment
        self._viewed: Any = None  # the state that they are of
        self._answers = 0  # how many stand
        self._met: dict[Situation, tuple[Outcome, ...]] = {}
        chance.listen(script)
        self.start = None if start is None else rules.restore(rules.save(start))
        self.state = rules.start(chance) if self.start is None else self.start.copy()
        self._check_drift()
        self.opening: tuple[Outcome, ...] = tuple(chance.outcomes)
        self._tell(Act(None, (), rules.events(chance.rows)))
        self._ask(None)

    def _check_drift(self) -> None:
        if self.chance.drifted or self.chance.position < len(self.chance.script):
            raise ReplayDrift(
                f"After {len(self.played)} answers the rules ask chance for something else than was recorded."
            )

    def _tell(self, act: Act) -> None:
        self.acts.append(act)
        for audience, numbers in self._numbers.items():
            numbers.append((numbers[-1] if numbers else 0) + len(act.heard_by(audience)))

    def _check(self, audience: Audience) -> None:
        if audience is not None:
            self.rules.check_seat(audience)

    @property
    def played(self) -> list[Played]:
        """Every answer that stands, in order."""
        return [one for act in self.standing for one in act.played]

    def number(self, audience: Audience) -> int:
        """How many events this audience has been told: its running number."""
        self._check(audience)
        return self._numbers[audience][-1]

    def number_after(self, audience: Audience, acts: int) -> int:
        """The running number of an audience after so many acts."""
        self._check(audience)
        return self._numbers[audience][acts - 1] if acts else 0

    def told(self, audience: Audience, since: int = 0) -> list[tuple[int, Act, tuple[Told, ...]]]:
        """The acts of which this audience was told after its number `since`: its number then, the act, what it heard.

        A number in the middle of an act gives the rest of that act.
        """
        self._check(audience)
        numbers, found = self._numbers[audience], []
        for place in range(bisect_right(numbers, since), len(numbers)):
            heard = self.acts[place].heard_by(audience)[max(0, since - (numbers[place - 1] if place else 0)) :]
            if heard:
                found.append((numbers[place], self.acts[place], heard))
        return found

    def heard_at(self, audience: Audience, number: int) -> int | None:
        """The place in the log of the act after which an audience had a running number; None if there is none."""
        self._check(audience)
        numbers = self._numbers[audience]
        place = bisect_left(numbers, number)
        return place if number > 0 and place < len(numbers) and numbers[place] == number else None

    def state_before(self, place: int) -> Any:
        """The state before an act of the log, played again from the beginning."""
        return self._again(None, self.standing_after(place))[0]

    def events(self, audience: Audience, since: int = 0) -> list[Told]:
        """What this audience was told after its running number `since`."""
        return [one for _, _, heard in self.told(audience, since) for one in heard]

    def log(self) -> list[Told]:
        """Everything told to anybody."""
        return [told for act in self.acts for told in act.told]

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

    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for; an offer waits for nobody."""
        return tuple(decision.seat for decision, _ in self._open.values() if not decision.offer)

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

    def _ask(self, answered: int | None, afresh: bool = False) -> None:
        """Note what is open now; a question that stays the same keeps its number."""
        self._views = {}
        fresh = {}
        for decision in self.rules.decisions(self.state):
            old = self._open.get(decision.seat)
            if old is not None and old[0] == decision and decision.seat != answered and not afresh:
                fresh[decision.seat] = old
            else:
                fresh[decision.seat] = (decision, self.number(decision.seat))
        self._open = fresh

    def _check_number(self, seat: int, number: int | None) -> None:
        self.rules.check_seat(seat)
        if number is not None and seat in self._open and number != self._open[seat][1]:
            raise Stale(f"Seat {seat} is being asked something newer now; look again before answering.")

    def prepare(
        self,
        seat: int,
        codes: Sequence[Action | Mapping[str, Any] | int],
        number: int | None = None,
        scripts: Sequence[Outcomes] | None = None,
    ) -> Prepared:
        """Work out an answer, or several to one question, on a copy; `number` says which question was meant.

        `scripts` say for each answer what chance will say. An answer that is given again after a rewind meets the
        outcomes that it met before.
        """
        known = [self.rules.catalogue.code(code) for code in codes]
        self._check_number(seat, number)
        state, scores, played, met = self.state, self.scores, [], {}
        for place, code in enumerate(known):
            situation, round_ = (self._answers + place, state.fold(1), seat, code), state.round
            script = list(self._met.get(situation, ())) if scripts is None else scripts[place]
            check_script(script)
            self.chance.listen(script)
            state = self.rules.after(state, seat, code, self.chance)
            self._check_drift()
            scores = self._scored(scores, round_, state)
            met[situation] = tuple(self.chance.outcomes)
            played.append(Played(seat, code, met[situation], self.rules.events(self.chance.rows)))
        change = Answered(seat, tuple(known), tuple(one.outcomes for one in played))
        act = Act(change, tuple(played), tuple(told for one in played for told in one.told))
        return Prepared(act, len(self.acts), state, (*self.standing, act), scores, met)

    def _scored(self, scores: tuple[tuple[int, ...], ...], round_: int, state: Any) -> tuple[tuple[int, ...], ...]:
        """The scores after each round, with those of now if a round or the game has just ended."""
        if state.round == round_ and self.rules.core.next_seat(state) >= 0:
            return scores
        return (*scores, tuple(self.rules.score(state, seat) for seat in range(self.rules.seats)))

    def commit(self, prepared: Prepared) -> tuple[Told, ...]:
        """Make a prepared change; it must have been prepared at this very moment of this match."""
        if not isinstance(prepared, Prepared):
            raise TypeError(f"only what `prepare` gives can be committed, not {type(prepared).__name__}")
        if prepared.after != len(self.acts):
            raise Stale("The match has gone on since this was prepared.")
        act = prepared.act
        self.state, self.standing, self.scores = prepared.state, prepared.standing, prepared.scores
        is_one_more = isinstance(act.change, Answered)
        self._answers = self._answers + len(act.played) if is_one_more else len(self.played)
        self._met.update((situation, outcomes) for situation, outcomes in prepared.met.items() if outcomes)
        self._tell(act)
        self._ask(act.by, afresh=isinstance(act.change, Rewound))
        return act.told

    def answer(
        self,
        seat: int,
        action: Action | Mapping[str, Any] | int,
        number: int | None = None,
        script: Outcomes | None = None,
    ) -> tuple[Told, ...]:
        """Answer the seat's open question; `number` says which one it was meant for, `script` what chance will say."""
        check_script(script)
        return self.commit(self.prepare(seat, [action], number, None if script is None else [script]))

    def give(self, seat: int, links: Sequence[int], number: int | None = None) -> tuple[Told, ...]:
        """Answer a whole choice of several parts, named in any order; all of it or nothing."""
        return self.commit(self.prepare_choice(seat, links, number))

    def prepare_choice(self, seat: int, links: Sequence[int], number: int | None = None) -> Prepared:
        """Work out a whole choice of several parts, named in any order."""
        self._check_number(seat, number)
        return self.prepare(seat, arrange(self.rules, self.state, seat, links))

    def draft(self, seat: int, links: Sequence[int], number: int | None = None) -> Draft:
        """What may be added to these parts of a choice or dropped from them; nobody hears of it."""
        self._check_number(seat, number)
        return draft(self.rules, self.state, seat, links)

    def undoable(self, seat: int) -> int | None:
        """Which of the acts that stand the seat could take back: its last, if nothing since is against it."""
        return next(self.undoable_acts(seat), None)

    def undos(self, seat: int) -> int:
        """How many of its acts the seat could take back, one after another."""
        return sum(1 for _ in self.undoable_acts(seat))

    def undoable_acts(self, seat: int) -> Iterator[int]:
        """The places of the acts that the seat could take back, the last first."""
        self.rules.check_seat(seat)
        for place in range(len(self.standing) - 1, -1, -1):
            act = self.standing[place]
            if act.is_final or (act.by != seat and not act.is_sealed):
                return
            if act.by == seat:
                yield place

    def undo(self, seat: int) -> tuple[Told, ...]:
        """Take back the seat's last act; what others have sealed since stays."""
        return self.commit(self.prepare_undo(seat))

    def prepare_undo(self, seat: int) -> Prepared:
        """Work out how it would be without the seat's last act; whoever heard of it hears that it was taken back."""
        place = self.undoable(seat)
        if place is None:
            if all(act.by != seat for act in self.standing):
                raise NoUndo(f"Seat {seat} has not answered anything yet.")
            raise NoUndo(
                f"Seat {seat} cannot take anything back: with or since its last answer chance spoke, something was "
                "shown, or another seat answered."
            )
        gone = self.standing[place]
        left = (*self.standing[:place], *self.standing[place + 1 :])
        heard = 0
        for told in gone.told:
            heard |= told.audience
        return self._prepared(Act(Undone(seat), (), (Told(TakenBack(seat), heard),)), left)

    def prepare_rewind(self, to: int) -> Prepared:
        """Work out how it was after the first `to` acts of the log; everybody hears of it."""
        if type(to) is not int or not 1 <= to < len(self.acts):
            raise NoUndo("There is no such moment to go back to.")
        return self._prepared(Act(Rewound(to), (), (Told(WentBack(), EVERYBODY),)), self.standing_after(to))

    def standing_after(self, acts: int) -> tuple[Act, ...]:
        """The acts that stood after the first so many of the log."""
        line: list[Act] = []  # what led there, backwards, without what was rewound
        place = acts
        while place:
            place -= 1
            change = self.acts[place].change
            if isinstance(change, Rewound):
                place = change.to
            else:
                line.append(self.acts[place])
        standing: list[Act] = []
        for act in reversed(line):
            if isinstance(act.change, Answered):
                standing.append(act)
            elif isinstance(act.change, Undone):
                del standing[max(place for place, one in enumerate(standing) if one.by == act.by)]
        return tuple(standing)

    def _prepared(self, act: Act, standing: tuple[Act, ...]) -> Prepared:
        """The change to a line of acts."""
        state, scores = self._again(act.by, standing)
        return Prepared(act, len(self.acts), state, standing, scores)

    def _again(self, by: int | None, standing: tuple[Act, ...]) -> tuple[Any, tuple[tuple[int, ...], ...]]:
        """A line of acts played again from the beginning and told to nobody: the state after it, and the scores."""
        chance = self.rules.core.Chance()
        chance.listen(list(self.opening))
        state = self.rules.start(chance) if self.start is None else self.start.copy()
        scores: tuple[tuple[int, ...], ...] = ()
        for one in (one for kept in standing for one in kept.played):
            if self.rules.core.refuse(state, one.seat, one.code):
                raise NoUndo(f"Seat {by} cannot take anything back: what others have answered since rests on it.")
            round_ = state.round
            chance.listen(list(one.outcomes))
            self.rules.core.proceed(state, one.seat, one.code, chance)
            scores = self._scored(scores, round_, state)
        return state, scores
