"""Values of the wire to JSON and back.

The same value always gives the same bytes. Whatever comes up is checked against the types of the wire; an unknown field
is refused, for nobody should believe that it was understood.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields
from functools import cache
from operator import attrgetter
from typing import Any, Final, get_args, get_type_hints

from meadhall.hall import wire
from meadhall.kernel.errors import BadMessage, TooLarge
from meadhall.kernel.events import Event

MOST_BYTES: Final = 16_384
MOST_LINKS: Final = 200
MOST_TEXT: Final = 1000  # characters of something said
MOST_NUMBER: Final = 10**9
MOVE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
SLUG: Final = re.compile(r"[a-z0-9-]{1,60}")
KINDS: Final[Mapping[str, Any]] = {kind.type: kind for kind in get_args(wire.Up)}


def encode(message: Any) -> bytes:
    """A value of the wire as JSON, without spaces."""
    return _write(message).encode()


def plain(message: Any) -> Any:
    """A value of the wire as plain data."""
    return json.loads(_write(message))


@cache
def fields_of(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a type with their defaults; MISSING where there is none, or where it is sent too."""
    is_whole = "whole" in vars(kind)
    return tuple((one.name, MISSING if is_whole else _default(one)) for one in fields(kind))


def _default(field: Field[Any]) -> Any:
    if field.default is not MISSING:
        return field.default
    return field.default_factory() if field.default_factory is not MISSING else MISSING


def _shallow(value: Any) -> Any:
    """One level of a value that JSON does not know."""
    kind: Any = type(value)
    return taken_apart(kind)(value)


@cache
def taken_apart(kind: Any) -> Callable[[Any], dict[str, Any]]:
    """How values of a type are taken apart: looked up once for each type, because a frame has a hundred values."""
    if issubclass(kind, Event):
        names, read, optional = ("type", *kind.__match_args__), ("kind", *kind.__match_args__), {}
    elif hasattr(kind, "__dataclass_fields__"):
        types = ("type",) if "type" in vars(kind) else ()
        names = read = (*types, *(name for name, _ in fields_of(kind)))
        optional = {name: default for name, default in fields_of(kind) if default is not MISSING}
    else:
        raise TypeError(f"{kind.__name__} is no value of the wire")
    cells = attrgetter(*read) if len(read) > 1 else lambda value: [getattr(value, name) for name in read]

    def whole(value: Any) -> dict[str, Any]:
        return dict(zip(names, cells(value), strict=True))

    def without_defaults(value: Any) -> dict[str, Any]:
        found = whole(value)
        for name, default in optional.items():
            if found[name] == default:
                del found[name]
        return found

    return without_defaults if optional else whole


_write = json.JSONEncoder(
    default=_shallow,
    separators=(",", ":"),
    ensure_ascii=False,
    allow_nan=False,
    check_circular=False,  # values of the wire are made of frozen values, which hold none of themselves
).encode


def decode(text: str | bytes) -> wire.Up:
    """A message that came up, from JSON."""
    if len(text) > MOST_BYTES:
        raise TooLarge(f"A message has at most {MOST_BYTES:,} bytes.")
    try:
        return read(json.loads(text))
    except (ValueError, RecursionError):
        raise BadMessage("The message is not valid JSON.") from None


def read(message: object) -> wire.Up:
    """A message that came up, from plain data."""
    if not isinstance(message, Mapping):
        raise BadMessage("A message is a JSON object.")
    kind = message.get("type")
    found: Any = KINDS.get(kind) if isinstance(kind, str) else None
    if found is None:
        raise BadMessage(f"There is no message of the type {str(kind)[:20]!r}.")
    unknown = set(message) - {"type"} - {one.name for one in fields(found)}
    if unknown:
        raise BadMessage(f"The message {kind} has no field {str(min(map(str, unknown)))[:20]!r}.")
    given = {}
    for name, default in fields_of(found):
        if name not in message and default is MISSING:
            raise BadMessage(f"The message {kind} lacks the field {name}.")
        if name in message:
            given[name] = _checked(_hints(found)[name], name, message[name])
    made: wire.Up = found(**given)
    return made


def check(message: Any) -> None:
    """Refuse a message whose fields are not what the wire says: not everybody reads messages from JSON."""
    kind: Any = type(message)
    if kind not in KINDS.values():
        raise BadMessage("This is no message of the wire.")
    for name, _ in fields_of(kind):
        cell = getattr(message, name)
        _checked(_hints(kind)[name], name, list(cell) if isinstance(cell, tuple) else cell)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _checked(hint: Any, name: str, value: Any) -> Any:
    """A field as its type wants it."""
    match value:
        case None if type(None) in get_args(hint):
            return None
        case bool() if hint is bool:
            return value
        case bool():
            pass
        case int() if (hint is int or int in get_args(hint)) and -MOST_NUMBER <= value <= MOST_NUMBER:
            return value
        case str() if name == "move" and MOVE.fullmatch(value):
            return value
        case str() if name == "text" and len(value) <= MOST_TEXT:
            return value
        case str() if name == "venue" and SLUG.fullmatch(value):
            return value
        case list() if name == "links" and len(value) <= MOST_LINKS and all(type(one) is int for one in value):
            return tuple(value)
        case dict() if name in ("warriors", "dice") and all(
            isinstance(key, str) and SLUG.fullmatch(key) and type(many) is int and 0 <= many <= MOST_LINKS
            for key, many in value.items()
        ):
            return value
    raise BadMessage(f"The field {name} of the message cannot be read.")
