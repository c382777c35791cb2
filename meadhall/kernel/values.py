"""The base class of actions and events: small frozen values, and their conversion to plain data and back."""

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
    """A frozen value; its kind is the name of its class as a slug: `WorkerPlaced` is "worker-placed"."""

    kind: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def plain(self) -> dict[str, Any]:
        """The value as plain data, with its kind as "type"."""
        names: tuple[str, ...] = self.__match_args__
        return {"type": self.kind, **{name: getattr(self, name) for name in names}}


def described(cls: type[D], numbers: Sequence[int], lexicon: Lexicon) -> D:
    """A value from numbers, one for each field in order, which the lexicon turns into slugs."""
    values: list[Any] = []
    names: Sequence[str] = cls.__match_args__  # the fields in order, which `fields` would gather anew each time
    for name, number in zip(names, numbers, strict=False):
        words = lexicon.get(name)
        values.append(number if words is None else words[number])
    return cls(*values)
