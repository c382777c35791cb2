"""What a person is asked at this moment: the answers with their numbers, and a choice that is still being composed.

A choice of several parts is a draft until it is given. Nobody hears of a draft; it is kept here and nowhere else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from meadhall.hall import wire
from meadhall.hall.asking import PATH
from meadhall.hall.table import Table
from meadhall.kernel.chains import Draft, arrange
from meadhall.kernel.core.codes import DONE
from meadhall.kernel.declared.answers import Open
from meadhall.kernel.messages import Message, message_of
from meadhall.locale.speech import Speech
from meadhall.terminal.answers.numbering import END, Numbers
from meadhall.terminal.reading import best, plain_words


@dataclass(frozen=True, slots=True)
class Listed:
    """An answer as it is listed: its number, its label and what it brings."""

    code: int
    number: int
    label: str
    effect: str = ""
    brief: str = ""  # the effect where there is little room
    is_vital: bool = False  # whether nobody should answer without the effect


class Inquiry:
    """One question to a seat, with the parts of a choice that have been named so far."""

    def __init__(self, table: Table, seat: int, speech: Speech, numbers: Numbers, links: Sequence[int] = ()) -> None:
        self.table, self.seat, self.speech, self.numbers = table, seat, speech, numbers
        self.match, self.rules = table.match, table.match.rules
        self.picture = self.rules.game.picture
        asked = table.frame(seat, table.number(seat)).ask
        assert asked is not None
        self.ask: wire.Ask = asked
        self.links = tuple(links)
        self.draft: Draft | None = self.match.draft(seat, self.links, asked.at) if self.links else None

    def with_links(self, links: Sequence[int]) -> Inquiry:
        """The same question with other parts; they are refused if no choice has them together."""
        return Inquiry(self.table, self.seat, self.speech, self.numbers, links)

    @property
    def is_chain(self) -> bool:
        """Whether the question is answered in parts."""
        return self.ask.chain is not None

    @property
    def is_path(self) -> bool:
        """Whether some parts go on with the one before."""
        return self.ask.chain is not None and self.ask.chain.kind == PATH

    @cached_property
    def state(self) -> Any:
        """How things would stand with the parts named so far."""
        is_midway = self.draft is not None and self.rules.is_midway(self.draft.state, self.seat)
        return self.draft.state if self.draft is not None and is_midway else self.match.state

    @cached_property
    def view(self) -> Any:
        """What the seat may know, with the parts named so far."""
        return self.match.view(self.seat) if self.state is self.match.state else self.rules.view(self.state, self.seat)

    @cached_property
    def question(self) -> str:
        """What is asked now: on a path, the part that comes next."""
        decision = self.rules.decision(self.state, self.seat) if self.is_path else None
        return decision.question if decision is not None else self.ask.question

    @cached_property
    def text(self) -> Message:
        """The question, and how many parts are still to be named."""
        if self.is_path:
            return self.rules.phrases.question(self.question, self.view, self.seat)
        asked = self.ask.text
        if not self.links or "left" not in asked.args:
            return asked
        return Message(asked.key, {**asked.args, "left": asked.args["left"] - len(self.links)})

    @cached_property
    def _open(self) -> dict[int, Open]:
        """What there is to say about answers, by code; with parts named, as things would then stand."""
        if self.draft is None:
            return {one.code: one for one in self.ask.answers}
        asked = self.rules.asked(self.state, self.seat)
        return {one.code: one for one in asked.open} if asked is not None else {}

    @cached_property
    def parts(self) -> tuple[int, ...]:
        """The parts that may be named now: while one is to be gone on with, nothing but how it goes on."""
        if self.ask.chain is None:
            return ()
        if self.draft is None:
            return self.ask.chain.add
        numbers = self.numbers.of(self.question)
        return tuple(code for code in self.draft.add if code in numbers)

    @cached_property
    def answers(self) -> tuple[int, ...]:
        """The answers that are no part and end nothing; they can be given while no part is named."""
        if self.draft is not None:
            return ()
        return tuple(one.code for one in self.ask.answers if one.code not in {*self.parts, *self.numbers.ends})

    @cached_property
    def ending(self) -> int | None:
        """The answer that ends the choice as it is, or declines; None if it cannot be ended so."""
        if self.draft is None:
            return next((one.code for one in self.ask.answers if one.code in self.numbers.ends), None)
        last = self._arranged[-1] if self.draft.complete else None
        return last if last in self.numbers.ends else None

    @property
    def is_whole(self) -> bool:
        """Whether the parts are all that there are to name, so that nothing is left to be ended."""
        return self._ends_by_itself and not self.parts

    @property
    def _ends_by_itself(self) -> bool:
        """Whether the core asks nothing after these parts; in its order, where others may have to come before them."""
        return self.draft is not None and self.draft.complete and self.ending is None

    @cached_property
    def _arranged(self) -> tuple[int, ...]:
        return arrange(self.rules, self.match.state, self.seat, self.links)

    @cached_property
    def open(self) -> tuple[int, ...]:
        """All that can be named now, in the order of their numbers; what ends the choice comes last."""
        number = self.numbers.of(self.question)
        found = sorted({*self.parts, *self.answers}, key=lambda code: number.get(code, 0))
        return (*found, *([] if self.ending is None else [self.ending]))

    @cached_property
    def listed(self) -> tuple[Listed, ...]:
        """All that can be named now, as it is shown; what the core does not ask to end is ended by hand."""
        done = [Listed(DONE, END, self.speech.say("action-done"))] if self._ends_by_itself else []
        return (*(self.shown(code) for code in self.open), *done)

    @cached_property
    def closed(self) -> tuple[Listed, ...]:
        """What one could think of and cannot be named now, as long as no part is named."""
        if self.draft is not None:
            return ()
        found = [Listed(one.code, self.number(one.code), self.label(one.code)) for one in self.ask.closed]
        return tuple(sorted(found, key=lambda one: one.number))

    def number(self, code: int) -> int:
        """The number of an answer."""
        return self.numbers.of(self.question).get(code, -1)

    def code(self, number: int) -> int | None:
        """The answer of a number, be it open or not; None if there is none."""
        if number == 0:
            return self.ending
        return next((code for code, one in self.numbers.of(self.question).items() if one == number), None)

    def numbered(self, text: str) -> Listed | None:
        """The answer of a number that was typed, be it open or not; None if it is no number of an answer."""
        code = self.code(int(text[:9])) if text.isascii() and text.isdigit() else None
        return self.shown(code) if code is not None else None

    def shown(self, code: int) -> Listed:
        """An answer as it is listed. How many parts the core would settle by itself is no matter of one part."""
        found, is_owed = self._open.get(code), self.ask.question in self.rules.words.chains.owed
        effect = found.effect if found is not None and not (is_owed and code in self.parts) else None
        if effect is None:
            return Listed(code, self.number(code), self.label(code))
        brief, parts = self.picture.brief(effect), effect.args.get("parts", (effect,))
        return Listed(
            code,
            self.number(code),
            self.label(code),
            self.speech.say(effect),
            self.speech.say(brief) if brief is not None else "",
            any(part.key in self.picture.VITAL for part in parts),
        )

    def label(self, code: int) -> str:
        """An answer in a few words."""
        action, found = self.rules.catalogue.action(code), self._open.get(code)
        if action.kind in self.rules.words.chains.parts and self.is_chain:
            return self.speech.say(message_of("action", action))
        if found is not None and found.label is not None:
            return self.speech.say(found.label)
        return self.speech.say(self.rules.phrases.label(action, self.view, self.question))

    @cached_property
    def chosen(self) -> str:
        """The parts named so far, in one line."""
        counts = Counter(self._named(begin, end) for begin, end in self._spans())
        return self.speech.apart([f"{part} ×{count}" if count > 1 else part for part, count in counts.items()])

    def _spans(self) -> list[tuple[int, int]]:
        """Where each part begins and ends among the links: what goes on with a part belongs to it."""
        found: list[tuple[int, int]] = []
        for place, code in enumerate(self.links):
            continues = self.rules.catalogue.action(code).kind in self.rules.words.chains.continuing
            found = [*found[:-1], (found[-1][0], place + 1)] if found and continues else [*found, (place, place + 1)]
        return found

    def _named(self, begin: int, end: int) -> str:
        """A part with what goes on with it."""
        return " → ".join(self.label(code) for code in self.links[begin:end])

    def part_named(self, text: str) -> tuple[int, int] | None:
        """Where the last part begins and ends that a number or some words mean."""
        numbers, words = self.numbers.of(self.ask.question), plain_words(text)
        for begin, end in reversed(self._spans()):
            if text == str(numbers.get(self.links[begin])) or best(words, [plain_words(self._named(begin, end))]):
                return begin, end
        return None

    @cached_property
    def warnings(self) -> tuple[Message, ...]:
        """What to heed before the choice is given."""
        return self.ask.warnings if self.draft is None else self.rules.warnings(self.draft.state, self.seat)

    def reveals(self, code: int | None = None) -> bool:
        """Whether there is no way back after an answer or, without one, after the whole choice is given."""
        if code is not None:
            return code in self._open and self._open[code].reveals
        state, chance = self.match.state.copy(), self.rules.core.Chance()
        *before, last = self._arranged
        for one in before:
            self.rules.core.proceed(state, self.seat, one, chance)
        asked = self.rules.asked(state, self.seat)
        return asked is None or any(one.reveals for one in asked.open if one.code == last)
