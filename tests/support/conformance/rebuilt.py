"""Typed values from plain data: what whoever reads a view from the wire can make of it."""

from __future__ import annotations

import dataclasses
import types
import typing
from functools import cache
from typing import Any


@cache
def hints_of(kind: type[Any]) -> dict[str, Any]:
    """The types of the fields of a dataclass."""
    return typing.get_type_hints(kind)


def rebuilt(hint: Any, plain: Any) -> Any:
    """A value of the hinted type from what JSON made of it."""
    parts = typing.get_args(hint)
    if isinstance(hint, types.UnionType):
        kinds = [part for part in parts if part is not type(None)]
        assert len(kinds) == 1, f"{hint} leaves open what is meant"
        return None if plain is None else rebuilt(kinds[0], plain)
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        hints = hints_of(hint)
        assert plain.keys() == {field.name for field in dataclasses.fields(hint)}
        return hint(**{name: rebuilt(hints[name], cell) for name, cell in plain.items()})
    if typing.get_origin(hint) is tuple:
        return tuple(rebuilt(parts[0], one) for one in plain)
    if typing.get_origin(hint) is dict:
        return {key: rebuilt(parts[1], one) for key, one in plain.items()}
    assert type(plain) is hint, f"{plain!r} is not of type {hint}"
    return plain
