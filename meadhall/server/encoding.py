"""Frames to JSON, byte for byte as `hall.coding.encode` writes them, in a third of the time.

Most of a frame is its view, which msgspec writes by itself. It does not know that the wire names the type of a message
and leaves out what is as by default; whatever needs that is taken apart first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING
from functools import cache
from typing import Any, Final, get_args, get_type_hints

import msgspec

from meadhall.hall import wire
from meadhall.hall.coding import fields_of, taken_apart
from meadhall.kernel.events import Event

PLAIN: Final = frozenset({int, str, bool, type(None)})
_write: Final = msgspec.json.Encoder().encode


def encode_frame(frame: wire.Frame) -> bytes:
    """A frame as JSON."""
    return _write(_readied(frame))


def _readied(value: Any) -> Any:
    """A value as msgspec may write it."""
    kind: Any = type(value)
    if kind in PLAIN:
        return value
    if kind is tuple:
        return [_readied(one) for one in value]
    if kind is dict:
        is_plain = all(type(one) in PLAIN for one in value.values())
        return value if is_plain else {key: _readied(one) for key, one in value.items()}
    return _way(kind)(value)


@cache
def _way(kind: Any) -> Callable[[Any], Any]:
    """How values of a type are readied."""
    if not hasattr(kind, "__dataclass_fields__"):
        raise TypeError(f"{kind.__name__} is no value of the wire")
    if _is_native(kind):
        return lambda value: value
    apart, hints = taken_apart(kind), get_type_hints(kind)
    nested = [name for name, _ in fields_of(kind) if not all(map(_is_native, _leaves(hints[name])))]

    def readied(value: Any) -> dict[str, Any]:
        cells = apart(value)
        for name in nested:
            if name in cells:
                cells[name] = _readied(cells[name])
        return cells

    return readied


@cache
def _is_native(kind: Any) -> bool:
    """Whether msgspec writes values of a type as the wire has them, with all that they hold."""
    if kind in PLAIN or kind is Ellipsis:
        return True
    if not hasattr(kind, "__dataclass_fields__") or issubclass(kind, Event) or "type" in vars(kind):
        return False
    if any(default is not MISSING for _, default in fields_of(kind)):
        return False
    return all(_is_native(leaf) for hint in get_type_hints(kind).values() for leaf in _leaves(hint))


def _leaves(hint: Any) -> Iterator[Any]:
    """The types that a type is put together of."""
    inner = get_args(hint)
    if not inner:
        yield hint
    for one in inner:
        yield from _leaves(one)
