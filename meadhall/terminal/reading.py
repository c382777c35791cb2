"""Reading what a player typed: numbers, words, several pieces at once; the same for every question and language.

A word means an answer if it begins a word by which the answer goes; the more exact, the better. So "2 axes 1 food" is
three parts of a choice.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import zip_longest

MOST_TYPED = 400
MOST_PIECES = 99
LEAST_COMMON = 3  # letters that two words must share at the start, when neither begins the other


@dataclass(frozen=True, slots=True)
class Piece:
    """So many of what some words name; `counted` if a number was typed."""

    count: int
    words: tuple[str, ...]
    counted: bool

    def __str__(self) -> str:
        return " ".join(self.words)


def cleaned(typed: str) -> str:
    """What was typed, without control characters and double spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in typed).split())


def bare(text: str) -> str:
    """A text in small letters without accents, ready to be compared."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c))


def plain_words(text: str) -> list[str]:
    """The words of a text in small letters without accents."""
    return re.findall(r"[^\W_]+", bare(text))


def numbers_in(typed: str) -> list[int] | None:
    """The numbers, if nothing else was typed; commas and plus signs may stand between them."""
    words = re.split(r"[\s,;+]+", typed.strip(" ,;+."))
    if not words or not all(word.isascii() and word.isdigit() for word in words):
        return None
    return [int(word[:9]) for word in words]


def pieces_in(typed: str, alone: Collection[str] = (), numbered: Collection[str] = ()) -> list[Piece]:
    """Pieces such as "2 axemen" and "1 food"; one without a number is one.

    A number, a comma, a plus sign, or a word that stands `alone` ("done") begins a new piece. After a `numbered` word a
    number that counts nothing belongs to the word: "shore 2".
    """
    found: list[Piece] = []
    for part in re.split(r"[,;:+&]", typed):
        count, counted = 1, False
        words: list[str] = []
        every = plain_words(part)
        for word, after in zip_longest(every, every[1:], fillvalue=""):
            is_number = is_count(word)
            if is_number and words and words[-1] in numbered and (not after or is_count(after) or after in alone):
                words.append(word)
                continue
            if words and (is_number or word in alone):
                found.append(Piece(count, tuple(words), counted))
                count, counted, words = 1, False, []
            if is_number:
                count, counted = min(int(word[:4]), MOST_PIECES), True
            else:
                words.append(word)
        if words:
            found.append(Piece(count, tuple(words), counted))
    return found


def is_count(word: str) -> bool:
    """Whether a word is a number."""
    return word.isascii() and word.isdigit()


def fit(word: str, names: Sequence[str]) -> int:
    """How well a typed word fits a name's words: 3 the very word, 2 its beginning, 1 nearly, 0 not at all."""
    if word in names:
        return 3
    if any(name.startswith(word) for name in names):
        return 2
    least = max(LEAST_COMMON, len(word) - 2)
    return int(any(len(word) > LEAST_COMMON and name.startswith(word[:least]) for name in names))


def best(words: Sequence[str], candidates: Sequence[Sequence[str]]) -> list[int]:
    """Which candidates, each the words it goes by, fit best: all words must fit; the best fits win."""
    scores = []
    if all(map(is_count, words)):
        return []
    for names in candidates:
        fits = [fit(word, names) for word in words]
        scores.append(sum(fits) if fits and all(fits) else 0)
    top = max(scores, default=0)
    close = [i for i, score in enumerate(scores) if score and score == top]
    # "troll" is the troll, not the two-headed troll
    exact = [i for i in close if set(candidates[i]) == set(words)]
    return exact or close
