"""The options of a game by name, on top of the preset of one of its editions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields, replace
from typing import Any, ClassVar, Protocol, TypeVar

from meadhall.kernel.errors import BadOptions


class Agreed(Protocol):
    """The options of a game: a frozen dataclass of whole numbers and booleans."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


Options = TypeVar("Options", bound=Agreed)


def chosen(
    mapping: Mapping[str, object], editions: Mapping[str, Options], default: str, most: Mapping[str, int]
) -> Options:
    """Options by name, on top of the preset named by `edition`; `most` has the greatest value of each number."""
    if not isinstance(mapping, Mapping):
        raise BadOptions("Options must be a table of names and values.")
    edition = mapping.get("edition", default)
    if not isinstance(edition, str) or edition not in editions:
        raise BadOptions(f"The option edition must be one of {', '.join(editions)}.")
    preset = editions[edition]
    known = {field.name for field in fields(preset)}
    named = {name: given for name, given in mapping.items() if name != "edition"}
    for name, given in named.items():
        if name not in known:
            raise BadOptions(f"There is no option {str(name)[:40]!r}; there are edition, {', '.join(sorted(known))}.")
        if name in most:
            if type(given) is not int or not 0 <= given <= most[name]:
                raise BadOptions(f"The option {name} must be a whole number from 0 to {most[name]}.")
        elif type(given) is not bool:
            raise BadOptions(f"The option {name} must be true or false.")
    return replace(preset, **named)
