"""Answering in numbers or words, one link of a chain or many at once."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.kernel.actions import Action
from meadhall.kernel.core.codes import DONE
from meadhall.kernel.match import Match
from meadhall.kernel.messages import Message
from meadhall.kernel.rules import Decision
from meadhall.locale.speech import Speech
from meadhall.terminal.reading import best, numbers_in, pieces_in, plain_words

MOST_NAMED = 6


class Stopped(Exception):
    """What was typed could not be carried out, or not to its end; `changed` if part of it was."""

    def __init__(self, message: Message, changed: bool = False) -> None:
        super().__init__(message.key)
        self.message = message
        self.changed = changed


class Answering:
    """Turns what a player typed into answers of a match."""

    def __init__(self, match: Match, speech: Speech) -> None:
        self.match = match
        self.speech = speech

    def label(self, code: int, view: object, question: str = "") -> str:
        """An answer as it is listed."""
        rules = self.match.rules
        return self.speech.say(rules.phrases.label(rules.catalogue.action(code), view, question))

    def ending(self, question: str) -> list[str]:
        """Every word that ends a question: "done" and, where that is a refusal, "no"."""
        return [*plain_words(self.label(DONE, None, question)), *plain_words(self.label(DONE, None)), "done"]

    def names(self, code: int, view: object, question: str = "") -> list[str]:
        """Every word by which an answer goes: as listed, its nouns in one and many, and its slugs."""
        action = self.match.rules.catalogue.action(code)
        words = self.ending(question) if code == DONE else plain_words(self.label(code, view))
        for name, value in action.plain().items():
            if name != "type" and isinstance(value, str):
                words += plain_words(value)
                family = self.speech.families.get(name)
                if family:
                    for count in (1, 2):
                        words += plain_words(self.speech.noun(family, value, "", {"count": count}))
        return [word for word in dict.fromkeys(words) if not word.isdigit()]

    def at_this_table(self) -> dict[int, Action]:
        """Every answer that there is with these cards and seats."""
        every, seats = enumerate(self.match.rules.catalogue.actions), self.match.rules.seats
        return {code: action for code, action in every if action is not None and getattr(action, "seat", 0) < seats}

    def closed(self, decision: Decision) -> list[int]:
        """Answers to this very question that are not open, as far as one could think of them."""
        asked = self.match.rules.asked(self.match.state, decision.seat)
        return [one.code for one in asked.closed] if asked else []

    def under_way(self, decision: Decision) -> bool:
        """Whether the seat is in the middle of a chain: its last answer was to the same question."""
        steps = self.match.played
        return bool(steps) and steps[-1].seat == decision.seat and self.match.undoable(decision.seat) is not None

    def answer(self, decision: Decision, text: str) -> None:
        """Carry out what was typed; `Stopped` says why not, or why not all of it."""
        listed = [code for code in decision.codes if plain_words(self.shown(decision, code)) == plain_words(text)]
        numbers = numbers_in(text)
        if len(listed) == 1:
            self.carry_out(decision, [((listed[0],), text)])
        elif numbers is not None:
            for number in numbers:
                if not 1 <= number <= len(decision.codes):
                    raise Stopped(Message("number-range", {"number": str(number), "most": len(decision.codes)}))
            self.carry_out(decision, [((decision.codes[number - 1],), str(number)) for number in numbers])
        else:
            self.carry_out(decision, self.wanted(decision, text))

    def wanted(self, decision: Decision, text: str) -> list[tuple[tuple[int, ...] | tuple[str, ...], str]]:
        """The pieces of a line, each as many times as it was counted; a place named first holds for what follows."""
        alone = self.ending(decision.question) if DONE in decision.codes else ["done"]
        pieces = pieces_in(text, alone)
        if not pieces:
            raise Stopped(Message("not-understood", {"typed": text[:40]}))
        found: list[tuple[tuple[int, ...] | tuple[str, ...], str]] = []
        context: tuple[str, ...] = ()
        for i, piece in enumerate(pieces):
            is_place = not piece.counted and i + 1 < len(pieces) and pieces[i + 1].counted
            if is_place and not set(piece.words) <= set(alone) and self.fitting(decision, piece.words):
                context = piece.words
                continue
            words = piece.words
            if context and not set(words) <= set(alone):
                words = (*context, *words)
            found += [(words, str(piece))] * piece.count
        return found

    def fitting(self, decision: Decision, words: Sequence[str]) -> list[int]:
        """The open answers that some words fit best."""
        view = self.match.view(decision.seat)
        names = [self.names(code, view, decision.question) for code in decision.codes]
        return [decision.codes[i] for i in best(words, names)]

    def carry_out(self, decision: Decision, wanted: Sequence[tuple[tuple[int, ...] | tuple[str, ...], str]]) -> None:
        """Answer link by link, in the order that the chain wants, as long as the seat is asked."""
        left = list(wanted)
        at_once = self.left_to_choose(decision)
        now: Decision | None = decision
        while left:
            changed = len(left) < len(wanted)
            if changed and (now is None or now.question != decision.question) and len(wanted) <= at_once:
                return  # the rest came by itself
            fits = [self.codes_of(now, words) for words, _ in left]
            for (_, typed), codes in zip(left, fits, strict=True):
                if len(codes) > 1 and not changed:
                    raise Stopped(self.several(typed, codes, decision), changed)
            # no chain ends while something that was typed is still to come
            open_now = sorted((codes[0], i) for i, codes in enumerate(fits) if len(codes) == 1 and codes[0] != DONE)
            ends = [i for i, codes in enumerate(fits) if codes == [DONE]]
            if not open_now and (not ends or len(ends) < len(left)):
                at = next(i for i in range(len(left)) if i not in ends)
                raise Stopped(self.refusal(decision, left[at][1], changed), changed)
            code, at = open_now[0] if open_now else (DONE, ends[0])
            self.match.answer(decision.seat, code)
            del left[at]
            now = self.match.decision(decision.seat)

    def left_to_choose(self, decision: Decision) -> int:
        """How many links the question says that it has; 0 if it does not."""
        view = self.match.view(decision.seat)
        message = self.match.rules.phrases.question(decision.question, view, decision.seat)
        return int(message.args.get("left", 0))

    def refusal(self, decision: Decision, typed: str, changed: bool) -> Message:
        """Why a piece cannot be carried out: it is closed, with its reason, or nobody knows what it means."""
        if changed:
            return Message("too-much", {"typed": typed[:40]})
        found = None if numbers_in(typed) else self.asked_about(decision, typed, self.closed(decision))
        reason = None if found is None else self.match.rules.reason(self.match.state, decision.seat, found)
        if found is None or reason is None:
            return Message("not-understood", {"typed": typed[:40]})
        label = self.shown(decision, found)
        return Message("why-closed", {"answer": label, "reason": reason.message})

    def shown(self, decision: Decision, code: int) -> str:
        """An answer as it is listed to whoever is asked."""
        return self.label(code, self.match.view(decision.seat), decision.question)

    def codes_of(self, decision: Decision | None, words: tuple[int, ...] | tuple[str, ...]) -> list[int]:
        """The open answers that a code or some words mean."""
        if decision is None:
            return []
        if words and isinstance(words[0], int):
            return [code for code in decision.codes if code == words[0]]
        return self.fitting(decision, [str(word) for word in words])

    def several(self, typed: str, codes: Sequence[int], decision: Decision) -> Message:
        """That a word could mean several answers."""
        names = [self.shown(decision, code) for code in codes[:MOST_NAMED]]
        return Message("ambiguous", {"typed": typed[:40], "answers": ", ".join(names)})

    def asked_about(self, decision: Decision, text: str, among: Sequence[int]) -> int | None:
        """The answer among some that a word means best."""
        view = self.match.view(decision.seat)
        found = best(plain_words(text), [self.names(code, view, decision.question) for code in among])
        return among[found[0]] if found else None

    def closed_action(self, decision: Decision, text: str) -> int | None:
        """Which answer a player asks about, rather a closed one than an open one."""
        numbers, closed = numbers_in(text), self.closed(decision)
        codes = [*decision.codes, *closed]
        if numbers is not None:
            return codes[numbers[0] - 1] if len(numbers) == 1 and 1 <= numbers[0] <= len(codes) else None
        for among in (closed, decision.codes, list(self.at_this_table())):
            found = self.asked_about(decision, text, among)
            if found is not None:
                return found
        return None
