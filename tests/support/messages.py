"""The language files as they are written, and the laws that hold them together.

Each law is a function from a language to its offences in words, so that it can be shown a broken copy as well.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from meadhall.locale.speech import variables
from tests.support.terminal import ROOT

LOCALE = ROOT / "meadhall" / "locale"
ENGLISH = "en"
COUNTED = "some"  # the form in which the nouns of a list are asked for
LISTS = {"champions": {"things", "price", "faces"}, "midgard": set[str]()}  # lists of nouns with their number
Name = tuple[str, str]
"""A key and a form; the form is empty for the message itself."""

WRONG_SPACE = re.compile(r"[^\u202f][;!?»%]|[^\xa0]:(?=\s|$)|«[^\u202f]")
"""A mark of French without its own no-break space."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def parsed(text: str) -> list[ast.EntryType]:
    """What stands in a file."""
    return FluentParser().parse(text).body


@dataclass(frozen=True)
class Text:
    """One text of a file: a message, or one of its forms."""

    file: str
    key: str
    form: str
    pattern: ast.Pattern

    def __str__(self) -> str:
        return f"{self.file}: {self.key}.{self.form}" if self.form else f"{self.file}: {self.key}"

    @property
    def family(self) -> str:
        """The word before the first hyphen: that of a noun's family."""
        return self.key.partition("-")[0]

    @property
    def arguments(self) -> list[tuple[str, str]]:
        """What the text asks for, each as its base and form: `$space-at` is space, at."""
        return [(base, form) for base, _, form in (name.partition("-") for name in variables(self.pattern))]

    @property
    def bases(self) -> set[str]:
        """The arguments without their forms."""
        return {base for base, _ in self.arguments}


class Language:
    """All files of one language, by name."""

    def __init__(self, name: str, files: Mapping[str, str]) -> None:
        self.name = name
        self.files = files
        self.texts: list[Text] = []
        self.terms: list[str] = []
        self.junk: list[str] = []
        for file, text in files.items():
            for entry in parsed(text):
                self._take(file, entry)
        self.by_name = {(text.key, text.form): text for text in self.texts}

    def _take(self, file: str, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Junk):
            self.junk.append(f"{file}: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, ast.Term):
            self.terms.append(entry.id.name)
        elif isinstance(entry, ast.Message):
            if entry.value is not None:
                self.texts.append(Text(file, entry.id.name, "", entry.value))
            self.texts += [Text(file, entry.id.name, form.id.name, form.value) for form in entry.attributes]

    def changed(self, file: str, old: str, new: str) -> Language:
        """A copy in which one place of a file reads otherwise."""
        assert old in self.files[file], old
        return Language(self.name, {**self.files, file: self.files[file].replace(old, new, 1)})


@cache
def language(name: str, game: str, folder: Path = LOCALE) -> Language:
    """A language as it is shipped: what the program says itself, and what it says of one game."""
    files = ("meadhall", "lab", game, f"{game}-rules")
    paths = [path for path in sorted((folder / name).glob("*.ftl")) if path.stem in files]
    return Language(name, {path.stem: path.read_text(encoding="utf-8") for path in paths})


class Selections(Visitor):
    """Collects what a pattern selects by (for each argument the names of its variants), shows and refers to."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.names: dict[str, set[str]] = {}
        self.shown: set[str] = set()
        self.references: set[str] = set()
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """The variants of a selection; a word in a number's place is a plural."""
        if isinstance(node.selector, ast.VariableReference):
            keys = (variant.key for variant in node.variants)
            names = {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
            self.names.setdefault(node.selector.id.name, set()).update(names)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """An argument that is shown."""
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Another message."""
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """A term."""
        self.references.add(f"-{node.id.name}")

    def words(self) -> dict[str, set[str]]:
        """The selections that are made by a word, not by a number."""
        return {name: found for name, found in self.names.items() if not all(map(is_of_number, found))}


def is_of_number(name: str) -> bool:
    """Whether a variant is a number, or a plural."""
    return name in PLURALS or name.replace(".", "").isdigit()


def unreadable(one: Language) -> list[str]:
    """What the parser cannot read."""
    return one.junk


def said_twice(one: Language) -> list[str]:
    """Keys that stand in a language twice, in one file or in two, and forms that a message has twice."""
    names = Counter((text.key, text.form) for text in one.texts)
    names.update((f"-{term}", "") for term in one.terms)
    return [f"{key}.{form}" if form else key for (key, form), count in names.items() if count > 1]


def apostrophes(one: Language) -> list[str]:
    """Lines with the apostrophe that the language uses less; comments are free."""
    lines = [(file, line.strip()) for file, text in one.files.items() for line in text.splitlines() if line[:1] != "#"]
    found = [[f"{file}: {line}" for file, line in lines if mark in line] for mark in "'’"]
    return min(found, key=len)


def spacing(one: Language) -> list[str]:
    """Lines of French without the no-break space before a mark: a narrow one, before a colon a full one."""
    if one.name != "fr":
        return []
    found = []
    for file, text in one.files.items():
        for line in text.splitlines():
            said = re.sub(r"\{[^{}]*\}", "…", line.partition(" = ")[2] or line)
            if line[:1] != "#" and said != "?" and WRONG_SPACE.search(said):
                found.append(f"{file}: {line.strip()}")
    return found


def other_keys(one: Language, english: Language, nouns: Collection[str]) -> list[str]:
    """Files, messages and forms that only one of the two has; the forms of a noun are every language's own."""
    ours, theirs = (
        {*of.files, *(str(text) for text in of.texts if not (text.form and text.family in nouns))}
        for of in (one, english)
    )
    return [
        *(f"missing: {name}" for name in sorted(theirs - ours)),
        *(f"extra: {name}" for name in sorted(ours - theirs)),
    ]


def other_arguments(one: Language, english: Language, nouns: Collection[str]) -> Iterator[str]:
    """Arguments that only one of the two has in a message, whatever the form; nouns know their number alone.

    A noun of one's own knows its name as well.
    """
    for text in one.texts:
        same = english.by_name.get((text.key, text.form))
        if text.family in nouns:
            known = {"name"} if text.key == f"{text.family}-own" else {"count"}
            yield from (f"{text}: extra ${name}" for name in sorted(text.bases - known))
        elif same:
            yield from (f"{text}: missing ${name}" for name in sorted(same.bases - text.bases))
            yield from (f"{text}: extra ${name}" for name in sorted(text.bases - same.bases))


def other_selections(one: Language, english: Language, nouns: Collection[str]) -> Iterator[str]:
    """Messages that select among other words than in English: a misspelt one would never be selected."""
    for text in one.texts:
        same = english.by_name.get((text.key, text.form))
        if same and text.family not in nouns:
            ours, theirs = Selections(text.pattern).words(), Selections(same.pattern).words()
            if ours != theirs:
                yield f"{text}: chooses by {_spelt(ours)}, English by {_spelt(theirs)}"


def _spelt(selections: Mapping[str, Collection[str]]) -> str:
    return ", ".join(f"${name} ({' '.join(sorted(words))})" for name, words in sorted(selections.items())) or "nothing"


def dangling(one: Language) -> Iterator[str]:
    """References to messages and terms that the language has not."""
    known = {*(text.key for text in one.texts if not text.form), *(f"-{term}" for term in one.terms)}
    for text in one.texts:
        yield from (f"{text}: no {name}" for name in sorted(Selections(text.pattern).references - known))


def absent(one: Language, wanted: Collection[Name]) -> list[str]:
    """Messages and forms that the program asks for in vain."""
    return sorted(f"{key}.{form}" if form else key for key, form in wanted if (key, form) not in one.by_name)


def unused(one: Language, wanted: Collection[Name], nouns: Collection[str]) -> list[str]:
    """Messages, and forms of what is no noun, that nobody asks for."""
    idle = [text for text in one.texts if (text.key, text.form) not in wanted]
    return [str(text) for text in idle if not (text.form and text.family in nouns)]


def unused_forms(one: Language, english: Language, families: Mapping[str, str], lists: Collection[str]) -> list[str]:
    """Forms of nouns that no message asks for, neither in the language nor in English; `lists` are given as such."""
    texts = (*one.texts, *english.texts)
    asked = {(families[base], form) for text in texts for base, form in arguments(text, lists) if base in families}
    forms = {(text.family, text.form) for text in one.texts if text.form and text.family in families.values()}
    return sorted(f"{family}.{form}" for family, form in forms - asked)


def misplaced(one: Language, given: Mapping[Name, Collection[str]]) -> Iterator[str]:
    """Arguments of messages that they are not given."""
    for text in one.texts:
        if (text.key, text.form) in given:
            strange = text.bases - set(given[text.key, text.form])
            yield from (f"{text}: ${name} is not given" for name in sorted(strange))


def bare(one: Language, words: Mapping[str, Collection[str]]) -> Iterator[str]:
    """Arguments that are words of the program and yet are shown: they are there to choose by."""
    for text in one.texts:
        yield from (f"{text}: ${name} is shown" for name in sorted(Selections(text.pattern).shown & set(words)))


def unchosen(one: Language, words: Mapping[str, Collection[str]]) -> Iterator[str]:
    """Words of the program that no message chooses by, and words chosen by that it does not have."""
    for name, wanted in words.items():
        found = {word for text in one.texts for word in Selections(text.pattern).names.get(name, ())}
        yield from (f"${name}: nothing is said of {word}" for word in sorted(set(wanted) - found))
        yield from (f"${name}: {word} is no such word" for word in sorted(found - set(wanted)))


def formless(one: Language, nouns: Mapping[Name, Collection[str]], lists: Collection[str]) -> Iterator[str]:
    """Forms that a message asks for and that a noun behind its argument has not; an empty key stands for all others."""
    for text in one.texts:
        for base, form in arguments(text, lists):
            for noun in nouns.get((text.key, base), nouns.get(("", base), ())) if form else ():
                if (noun, form) not in one.by_name:
                    yield f"{text}: ${base}-{form} needs {noun}.{form}"


def arguments(text: Text, lists: Collection[str]) -> list[tuple[str, str]]:
    """What a text asks for; a list asks for its nouns with their number."""
    return [(base, form or (COUNTED if base in lists else "")) for base, form in text.arguments]
