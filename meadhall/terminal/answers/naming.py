"""The words by which an answer goes: as it is listed, its nouns in one and many and in every form, and its slugs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from meadhall.kernel.actions import Action
from meadhall.kernel.core.codes import DONE
from meadhall.locale.speech import Speech
from meadhall.terminal.answers.inquiry import Inquiry
from meadhall.terminal.reading import fit, plain_words

FORMS: Final = ("at", "to", "the", "in", "from")
SURE: Final = 2  # how well a word fits that begins a word of the answer
NUMBERED: Final = re.compile(r"(.+)-(\d)")  # a slug such as shore-2


@dataclass(frozen=True, slots=True)
class Names:
    """The words of an answer; those of them that alone are enough to mean it."""

    words: tuple[str, ...]
    keys: tuple[str, ...]

    def is_meant_by(self, words: Sequence[str]) -> bool:
        """Whether typed words mean it for sure: each begins one of its words, and one of them is enough alone."""
        begun = all(fit(word, self.words) >= SURE for word in words)
        return begun and any(fit(word, self.keys) >= SURE for word in words)


def names_of(inquiry: Inquiry, code: int) -> Names:
    """The words by which an answer to a question goes."""
    if code == DONE or code in inquiry.numbers.ends:
        found = tuple(ending_words(inquiry, code))
        return Names(found, found)
    label = [word for word in plain_words(inquiry.label(code)) if not word.isdigit()]
    keys = [*label[:1], *noun_words(inquiry.rules.catalogue.action(code), inquiry.speech)]
    return Names(tuple(dict.fromkeys([*label, *keys])), tuple(dict.fromkeys(keys)))


def noun_words(action: Action, speech: Speech) -> Iterator[str]:
    """The nouns that an action names, in every form, and their slugs."""
    for field, slug in action.plain().items():
        if field == "type" or not isinstance(slug, str):
            continue
        yield from plain_words(slug)
        family = speech.families.get(field)
        if family:
            for count in (1, 2):
                yield from plain_words(speech.noun(family, slug, "", {"count": count}))
            for form in FORMS:
                if speech.has(f"{family}-{slug}", form):
                    yield from plain_words(speech.noun(family, slug, form))


def ending_words(inquiry: Inquiry, code: int | None = None) -> list[str]:
    """Every word that ends a question: "done" and, where that is a refusal, "no"."""
    speech, phrases = inquiry.speech, inquiry.rules.phrases
    done = inquiry.rules.catalogue.action(DONE)
    said = [speech.say(phrases.label(done, None, inquiry.question)), speech.say(phrases.label(done, None))]
    if code is not None and code != DONE:
        said.append(inquiry.label(code))
    return list(dict.fromkeys(["done", *(word for text in said for word in plain_words(text))]))


def numbered_words(inquiry: Inquiry) -> frozenset[str]:
    """The words that a number may follow as part of a name: "shore" in "shore 2"."""
    found: dict[str, list[set[str]]] = {}
    for code in inquiry.open:
        for field, slug in inquiry.rules.catalogue.action(code).plain().items():
            family = inquiry.speech.families.get(field)
            if family and isinstance(slug, str) and (parts := NUMBERED.fullmatch(slug)):
                words = {*plain_words(inquiry.speech.noun(family, slug)), parts[1]}
                found.setdefault(parts[1], []).append(words)
    return frozenset(word for kinds in found.values() for word in set.intersection(*kinds))
