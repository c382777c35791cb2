"""Speech: messages as sentences of one language, from its Fluent files.

A sentence names its arguments. `$space` is the noun of that family and slug (`place-hafter`), `$space-at` its attribute
`.at`; the game declares the family of each argument. `$seat` is the name of a player, and a mapping such as
`{"swordsman": 2, "food": 1}` becomes a list. Everything else is inserted as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from meadhall.kernel.messages import Message

LANGUAGES = ("en", "de", "fr", "it")
SEATS = "seat"
SEMICOLONS = {"fr": "\u202f; "}  # a narrow no-break space stands before it; in all other languages, none


class _Variables(Visitor):
    """Collects the names of the arguments of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: ast.BaseNode) -> tuple[str, ...]:
    """The arguments of a pattern."""
    visitor = _Variables()
    visitor.visit(pattern)
    return tuple(sorted(visitor.names))


def located(language: str, name: str) -> Traversable:
    """A language file by its name, which starts with the package and a colon if that is not ours."""
    package, _, file = name.rpartition(":")
    return files(package or "meadhall").joinpath("locale", language, f"{file}.ftl")


@cache
def source(language: str, name: str) -> ast.Resource:
    """The parsed contents of a language file."""
    return FluentResource(located(language, name).read_text(encoding="utf-8"))


class Speech:
    """One language with the messages of some files; `names` are the players by seat."""

    def __init__(
        self,
        language: str,
        resources: Iterable[str],
        families: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
        own_name: Callable[[str, str], str] | None = None,
    ) -> None:
        self.language = language
        self.families = families or {}
        self.names = names
        self.faults: list[Exception] = []
        self._own_name = own_name
        self._bundle = FluentBundle([language], use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(source(language, resource))
        self._asked: dict[tuple[str, str], tuple[str, ...]] = {}

    def has(self, key: str, form: str = "") -> bool:
        """Whether there is such a message, with that attribute."""
        return self._bundle.has_message(key) and (not form or form in self._bundle.get_message(key).attributes)

    def say(self, message: Message | str, **args: Any) -> str:
        """The sentence of a message, which is given as a value or as its key and arguments."""
        if isinstance(message, Message):
            return self.form(message.key, "", message.args)
        return self.form(message, "", args)

    def form(self, key: str, form: str, args: Mapping[str, Any]) -> str:
        """A message, or one of its attributes, with its arguments filled in."""
        found = self._bundle.get_message(key)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None, key
        if (key, form) not in self._asked:
            self._asked[key, form] = variables(pattern)
        filled = {name: self._argument(name, args) for name in self._asked[key, form]}
        text, faults = self._bundle.format_pattern(pattern, filled)
        self.faults += faults
        return str(text)

    def _argument(self, name: str, args: Mapping[str, Any]) -> Any:
        """The value of an argument in a sentence."""
        base, _, form = name.partition("-")
        value = args[base]
        if isinstance(value, Message):
            return self.form(value.key, form, value.args)
        if isinstance(value, tuple):
            return self.apart(
                [self.say(one) if isinstance(one, Message) else self.noun(self.families[base], one) for one in value]
            )
        if isinstance(value, Mapping):
            return self.counted(self.families[base], value)
        if base == SEATS or self.families.get(base) == SEATS:
            return self.names[value]
        if isinstance(value, str) and base in self.families:
            return self.noun(self.families[base], value, form, args)
        return value

    def noun(self, family: str, slug: str, form: str = "", args: Mapping[str, Any] | None = None) -> str:
        """A noun of the game in one of its forms; a name in the user's cards takes precedence."""
        key, name = f"{family}-{slug}", self._own_name(family, slug) if self._own_name else ""
        if not name and self.has(key):
            return self.form(key, form, {"count": 1, **(args or {})})
        key = f"{family}-own"
        return self.form(key, form, {"name": name or slug}) if self.has(key, form) else name or slug

    def counted(self, family: str, counts: Mapping[str, int]) -> str:
        """A list such as "2 swordsmen and 1 food"."""
        return self.listed([self.noun(family, slug, "some", {"count": many}) for slug, many in counts.items() if many])

    def apart(self, parts: Sequence[str]) -> str:
        """Parts of a line with semicolons between them."""
        return SEMICOLONS.get(self.language, "; ").join(parts)

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list with "and"."""
        return format_list(words, style="standard", locale=self.language) if words else ""
