"""Asking a person: the question is put, lines are read, a choice is composed and given, and slips are asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.hall import wire
from meadhall.hall.faults import sentence
from meadhall.kernel.errors import BadRequest
from meadhall.kernel.messages import Message
from meadhall.terminal.answers.answering import Meant, Stopped, meant
from meadhall.terminal.answers.inquiry import Inquiry
from meadhall.terminal.commands import run_anywhere
from meadhall.terminal.layout import Choice
from meadhall.terminal.reading import MOST_TYPED, plain_words

if TYPE_CHECKING:
    from meadhall.terminal.session import Session

AT_ONCE: Final = "!"  # after an answer: do not ask whether it is meant


class Asking:
    """The question of one seat, until it is answered."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.inquiry = self.made()
        self._line: str | None = None  # typed where something else was asked, and read next

    def made(self, links: tuple[int, ...] = ()) -> Inquiry:
        """The question with some parts named."""
        session = self.session
        return Inquiry(session.host.table, self.seat, session.speech, session.numbers, links)

    def ask(self) -> None:
        """Put the question until it is answered, or the game is another one."""
        session = self.session
        above, session.above = session.above, 0
        if session.match.number(self.seat) > session.told[self.seat]:
            session.before[self.seat] = session.told[self.seat]
            above += session.tell(self.seat)
        host, at = session.host, self.inquiry.ask.at
        self.put(above)
        while session.host is host and self.is_open(at):
            if self.read() and session.host is host and self.is_open(at):
                self.put()

    def is_open(self, at: int) -> bool:
        """Whether the same question is still asked."""
        match = self.session.match
        return self.seat in match.waiting() and match.asked_at(self.seat) == at

    def put(self, above: int = 0) -> None:
        """How things stand, the question and its numbered answers; what is closed is named below.

        The lines of a story `above` are read first if they would leave the screen.
        """
        session, inquiry = self.session, self.inquiry
        speech, picture, rules = session.speech, session.picture, session.match.rules
        lines: list[str] = []
        if inquiry.links:
            form = "" if inquiry.draft and inquiry.draft.complete else "open"
            lines.append(speech.form("draft", form, {"parts": inquiry.chosen}))
        lines += [speech.say(warning) for warning in inquiry.warnings]
        notes = [list(lines), list(lines)]
        if inquiry.closed:
            gap = " " if session.screen.plain else "\u00a0"  # a number is not parted from its answer by a line's end
            names = [f"{one.number}.{gap}{one.label}" for one in inquiry.closed]
            notes[0].append(speech.say("closed", answers=", ".join(names)))
            notes[1].append(speech.say("closed", answers=", ".join(str(one.number) for one in inquiry.closed)))
        session.screen.question(
            picture.status(inquiry.view, rules, speech),
            picture.around(inquiry.view, rules, speech),
            speech.say(inquiry.text),
            [Choice(one.number, one.label, one.effect, one.brief, one.is_vital) for one in inquiry.listed],
            notes,
            speech.say("look-hint", number=str(inquiry.listed[0].number)),
            above,
            session.read_on,
        )

    def read(self) -> bool:
        """One line: an answer or a command. True when the question must be put anew."""
        session = self.session
        text, self._line = self._line, None
        if text is None:
            text = session.next_line(session.speech.say("prompt", name=session.match.names[self.seat]))
        if len(text) > MOST_TYPED:
            session.say("too-long")
            return False
        if not text:  # the question may have left the screen
            return True
        done = run_anywhere(session, self.seat, text, self)
        if done is not None:
            return done
        words = text.removesuffix(AT_ONCE)
        try:
            return self.carry_out(meant(self.inquiry, words or text), at_once=words != text)
        except Stopped as stopped:
            session.say(stopped.message)
            return False

    def carry_out(self, line: Meant, at_once: bool) -> bool:
        """Do what a line means: answer, give the choice, or go on composing it."""
        found = line.inquiry
        if line.answer is not None:
            is_final = found.reveals(line.answer)
            return self.is_meant(found.label(line.answer), line.is_guessed, is_final, at_once) and self.answer(
                line.answer
            )
        if not (line.ends or found.is_whole):
            self.inquiry = found
            return True
        if not found.links:
            ending = found.ending
            if ending is None:
                raise Stopped(Message("reason-parts-missing"))
            label, is_final = found.label(ending), found.reveals(ending)
            return self.is_meant(label, line.is_guessed, is_final, at_once) and self.answer(ending)
        if found.draft is None or not found.draft.complete:
            self.inquiry = found
            self.session.say("reason-parts-missing")
            return True
        self.inquiry = found
        if not self.is_meant(found.chosen, line.is_guessed or bool(found.warnings), found.reveals(), at_once):
            return self._line is None
        return self.told(self.session.host.give(self.seat, found.ask.at, found.links))

    def is_meant(self, label: str, is_guessed: bool, is_final: bool, at_once: bool) -> bool:
        """Whether an answer is to be given: one that was guessed or cannot be taken back is confirmed first."""
        if (at_once and not is_guessed) or not (is_guessed or is_final):
            return True
        session = self.session
        for warning in self.inquiry.warnings:
            session.say(warning)
        text = session.typed(session.speech.say("confirm-final" if is_final else "confirm", answer=label))
        if not text or self.says("yes", text):
            return True
        if self.says("no", text):
            session.say("not-given")
        else:
            self._line = text
        return False

    def says(self, word: str, text: str) -> bool:
        """Whether a line is yes or no."""
        said = plain_words(self.session.speech.say(word))[0]
        return plain_words(text) in ([word], [word[0]], [said], [said[0]])

    def answer(self, code: int) -> bool:
        """Give an answer."""
        return self.told(self.session.host.answer(self.seat, self.inquiry.ask.at, code))

    def told(self, reply: wire.Down | None) -> bool:
        """After an answer: say why it was refused, or let the person take it back before others go on."""
        session = self.session
        if isinstance(reply, wire.Refused):
            session.say(sentence(reply.error))
            return False
        session.tell_fault()
        session.pause(self.seat)
        return True

    def drop(self, text: str) -> bool:
        """Take a part out of the choice that is being composed: the last one, or the one that is named."""
        session, links = self.session, self.inquiry.links
        if not links:
            session.say("drop-nothing")
            return False
        if not text:
            self.inquiry = self.made(links[:-1])
            return True
        place = self.inquiry.part_named(text)
        if place is None:
            session.say("drop-unknown", typed=text[:40], parts=self.inquiry.chosen)
            return False
        begin, end = place
        try:
            self.inquiry = self.made((*links[:begin], *links[end:]))
        except BadRequest:
            session.say("reason-parts-clash")
            return False
        return True
