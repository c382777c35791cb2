"""What a player typed, read as answers: in numbers or words, one or many at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meadhall.kernel.chains import CLASH
from meadhall.kernel.errors import BadRequest, IllegalAction
from meadhall.kernel.messages import Message
from meadhall.terminal.answers.inquiry import Inquiry
from meadhall.terminal.answers.naming import ending_words, names_of, numbered_words
from meadhall.terminal.answers.numbering import END
from meadhall.terminal.reading import Piece, best, numbers_in, pieces_in, plain_words

MOST_NAMED: Final = 6


class Stopped(Exception):
    """What was typed cannot be carried out; nothing was changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


@dataclass(frozen=True, slots=True)
class Meant:
    """What a line means: the choice with the parts that it adds, one answer, or that the choice is to be given."""

    inquiry: Inquiry
    answer: int | None = None
    ends: bool = False
    is_guessed: bool = False  # some word was only nearly right


def meant(inquiry: Inquiry, text: str) -> Meant:
    """Read a line; `Stopped` says why it means nothing, or nothing that can be done."""
    exact = [one.code for one in inquiry.listed if plain_words(one.label) == plain_words(text)]
    numbers = numbers_in(text)
    line = Line(inquiry)
    if len(exact) == 1:
        line.add(exact[0])
    elif numbers is not None:
        for number in numbers:
            line.add(line.numbered(number))
    else:
        line.read(text)
    return line.meant()


class Line:
    """A line that is being read, answer by answer: on a path each is read where the one before has led to."""

    def __init__(self, inquiry: Inquiry) -> None:
        self.first = inquiry
        self.now = inquiry  # with the parts of the line so far
        self.answers: list[int] = []  # those that are no parts
        self.ends = False
        self.is_guessed = False

    def meant(self) -> Meant:
        """What all of the line comes to. An answer that is no part stands alone."""
        if not self.answers:
            return Meant(self.now, ends=self.ends, is_guessed=self.is_guessed)
        answer = self.answers[0]
        if len(self.answers) > 1 or self.now is not self.first or self.ends:
            raise Stopped(Message("one-answer", {"answer": self.first.label(answer)}))
        return Meant(self.first, answer, is_guessed=self.is_guessed)

    def add(self, code: int) -> None:
        """One more answer; `Stopped` if it is not open, or no choice has it besides the others."""
        now = self.now
        if code in now.numbers.ends:
            self.ends = True
        elif code in now.answers:
            self.answers.append(code)
        elif now.links and code in now.with_links(()).answers:
            raise Stopped(Message("draft-first", {"answer": now.label(code)}))
        elif now.is_chain:
            self.now = extended(now, code)
        else:
            raise Stopped(refusal(now, code))

    def numbered(self, number: int) -> int:
        """The answer of a number."""
        code = self.now.code(number)
        if code is None and number == END and self.now.is_chain:
            return next(iter(self.now.numbers.ends))
        if code is None:
            raise Stopped(Message("number-unknown", {"number": str(number)}))
        return code

    def read(self, text: str) -> None:
        """Answers in words; a place named first holds for what follows, up to a semicolon."""
        if not plain_words(text):
            raise Stopped(Message("not-understood", {"typed": text[:40]}))
        for part in text.split(";"):
            numbers = numbers_in(part)
            for number in numbers or ():
                self.add(self.numbered(number))
            if numbers is None:
                self.read_segment(part)

    def read_segment(self, text: str) -> None:
        """What stands between two semicolons."""
        ending = ending_words(self.now, self.now.ending)
        segment = pieces_in(text, ending, numbered_words(self.now))
        if not segment and plain_words(text):  # such as "-1" and "1.5": no number of an answer, and nothing is counted
            raise Stopped(Message("not-understood", {"typed": text[:40]}))
        context: tuple[str, ...] = ()
        for place, piece in enumerate(segment):
            if set(piece.words) <= set(ending) and (self.now.is_chain or self.now.ending is not None):
                self.ends = True
            elif self.is_context(segment, place):
                context = piece.words
            else:
                neighbours = [one for one in segment if one is not piece]
                for _ in range(piece.count):
                    self.read_piece((*context, *piece.words), str(piece), neighbours)

    def is_context(self, segment: Sequence[Piece], place: int) -> bool:
        """Whether a piece says where the next ones go: it has no number, but the next one has."""
        piece, rest = segment[place], segment[place + 1 :]
        return not piece.counted and bool(rest) and rest[0].counted and bool(self.fitting(piece.words))

    def read_piece(self, words: Sequence[str], typed: str, neighbours: Sequence[Piece]) -> None:
        """One piece: an answer or, on a path, an answer and what it goes on with."""
        left = list(words)
        while left:
            taken = len(left)
            while self.now.is_path and taken > 1 and not self.fitting(left[:taken]):
                taken -= 1
            if taken < len(left) and len(self.fitting(left[:taken])) != 1:
                taken = len(left)
            self.add(self.one_of(left[:taken], typed, neighbours))
            left = left[taken:]

    def fitting(self, words: Sequence[str]) -> list[int]:
        """The open answers that some words fit best; small words such as "to" may stand among them."""
        codes, names = self.now.open, [names_of(self.now, code).words for code in self.now.open]
        found = [codes[i] for i in best(words, names) or best(self.without_small(words), names)]
        exact = [code for code in found if set(plain_words(self.now.label(code))) == set(words)]
        return exact or found

    def without_small(self, words: Sequence[str]) -> list[str]:
        """Words without those that say nothing by themselves."""
        small = plain_words(self.now.speech.say("small-words"))
        return [word for word in words if word not in small]

    def one_of(self, words: Sequence[str], typed: str, neighbours: Sequence[Piece]) -> int:
        """The one open answer that some words mean."""
        codes = self.fitting(words)
        if len(codes) > 1:
            codes = self.beside(codes, neighbours)
        if len(codes) > 1:
            names = [self.now.label(code) for code in codes[:MOST_NAMED]]
            raise Stopped(Message("ambiguous", {"typed": typed[:40], "answers": ", ".join(names)}))
        if not codes:
            closed = closed_code(self.now, " ".join(words))
            if closed is not None:
                self.add(closed)  # which says why it cannot be named
            raise Stopped(Message("not-understood", {"typed": typed[:40]}))
        self.is_guessed |= not names_of(self.now, codes[0]).is_meant_by(self.without_small(words) or words)
        return codes[0]

    def beside(self, codes: Sequence[int], neighbours: Sequence[Piece]) -> list[int]:
        """Those of some answers that share a noun with the one answer that a neighbour means."""
        for piece in neighbours:
            found = self.fitting(piece.words)
            if len(found) == 1:
                beside = nouns_of(self.now, found[0])
                shared = [code for code in codes if nouns_of(self.now, code) & beside]
                if len(shared) == 1:
                    return shared
        return list(codes)


def nouns_of(inquiry: Inquiry, code: int) -> set[tuple[str, str]]:
    """What an answer names, by field and slug."""
    plain = inquiry.rules.catalogue.action(code).plain()
    return {(field, slug) for field, slug in plain.items() if field != "type" and isinstance(slug, str)}


def extended(inquiry: Inquiry, code: int) -> Inquiry:
    """The choice with one more part; `Stopped` if no choice has it besides the others."""
    try:
        return inquiry.with_links((*inquiry.links, code))
    except IllegalAction as error:
        closed = inquiry.rules.reason(inquiry.state, inquiry.seat, code) if error.reason == CLASH else None
        told = closed.message if closed is not None and closed.rule else error.message
        raise Stopped(Message("why-closed", {"answer": inquiry.label(code), "reason": told})) from None
    except BadRequest:
        raise Stopped(Message("not-understood", {"typed": inquiry.label(code)})) from None


def refusal(inquiry: Inquiry, code: int) -> Message:
    """Why an answer is not open."""
    reason = inquiry.rules.reason(inquiry.match.state, inquiry.seat, code)
    if reason is None:
        return Message("not-understood", {"typed": inquiry.label(code)})
    return Message("why-closed", {"answer": inquiry.label(code), "reason": reason.message})


def closed_code(inquiry: Inquiry, text: str, anywhere: bool = False) -> int | None:
    """Which answer a player asks about: by its number, or by its words rather a closed one than an open one.

    `anywhere` also finds answers to other questions.
    """
    numbers = numbers_in(text)
    if numbers is not None:
        return inquiry.code(numbers[0]) if len(numbers) == 1 else None
    words = plain_words(text)
    every = inquiry.numbers.all() if anywhere else list(inquiry.numbers.of(inquiry.question))
    for among in ([one.code for one in inquiry.closed], inquiry.open, every):
        found = best(words, [names_of(inquiry, code).words for code in among])
        if found:
            return among[found[0]]
    return None
