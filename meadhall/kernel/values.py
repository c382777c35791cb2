"""Small frozen values with a name of their own: actions and events, and how they go to plain data and back."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

D = TypeVar("D", bound="Described")

Lexicon = Mapping[str, Sequence[str]]
"""For each name of a field, the slugs its numbers stand for; a field that is not listed is a plain number."""


@dataclass(frozen=True, slots=True)
class Described:
    """A frozen value whose kind is its class, spelt as a slug: `WorkerPlaced` is "worker-placed"."""

    kind: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def plain(self) -> dict[str, Any]:
        """The value as plain data, its kind under "type"."""
        return {"type": self.kind, **{name: getattr(self, name) for name in self.__match_args__}}


def described(cls: type[D], numbers: Sequence[int], lexicon: Lexicon) -> D:
    """A value from numbers, one for each field in order, spelt out by the lexicon."""
    values: list[Any] = []
    names: Sequence[str] = cls.__match_args__  # the fields in order, which `fields` would gather anew each time
    for name, number in zip(names, numbers, strict=False):
        words = lexicon.get(name)
        values.append(number if words is None else words[number])
    return cls(*values)
