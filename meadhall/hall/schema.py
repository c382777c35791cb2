"""The types of the wire, written out as JSON Schema and as TypeScript.

The dataclasses of `wire.py` are the source; with them go the view, the actions and the events of each game. `dev.py
golden` writes the files, and a test compares them.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping
from typing import Any, Final, get_args, get_origin, get_type_hints

from meadhall.hall import wire
from meadhall.kernel.actions import Action
from meadhall.kernel.events import Event, TakenBack, WentBack
from meadhall.kernel.game import Game
from meadhall.kernel.values import Described

PLAIN: Final = {int: "integer", float: "number", str: "string", bool: "boolean"}
SCRIPT: Final = {int: "number", float: "number", str: "string", bool: "boolean"}
HEAD: Final = "// Written by `python3 dev.py golden` from the types of the table; do not edit.\n"


def messages() -> list[type[Any]]:
    """Every message, up and down."""
    return [*get_args(wire.Up), *get_args(wire.Down)]


def reached(kinds: typing.Iterable[type[Any]]) -> list[type[Any]]:
    """The types and all dataclasses that their fields hold, in the order in which they are met."""
    found: list[type[Any]] = []
    todo = list(kinds)
    for kind in todo:
        if kind not in found:
            found.append(kind)
            for hint in get_type_hints(kind).values():
                todo += [one for one in inside(hint) if isinstance(one, type) and _has_fields(one)]
    return found


def _has_fields(kind: type[Any]) -> bool:
    return dataclasses.is_dataclass(kind) and kind is not Event


def inside(hint: Any) -> list[Any]:
    """All types that a hint names."""
    parts = get_args(hint)
    return [hint] if not parts else [one for part in parts for one in inside(part)]


def is_optional(kind: type[Any], field: dataclasses.Field[Any]) -> bool:
    """Whether a field is left out where it has its default."""
    if "whole" in vars(kind):
        return False
    return field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING


def tag(kind: type[Any]) -> str:
    """The `type` by which a value is known; empty for one that is only part of others."""
    return kind.kind if issubclass(kind, Described) else str(vars(kind).get("type", ""))


def json_schema() -> dict[str, Any]:
    """The messages of the wire as JSON Schema."""
    kinds = reached(messages())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The wire of Meadhall, version {wire.WIRE}",
        "$defs": {kind.__name__: _object(kind) for kind in kinds},
        "up": {"anyOf": [_reference(kind) for kind in get_args(wire.Up)]},
        "down": {"anyOf": [_reference(kind) for kind in get_args(wire.Down)]},
    }


def _reference(kind: type[Any]) -> dict[str, str]:
    return {"$ref": f"#/$defs/{kind.__name__}"}


def _object(kind: type[Any]) -> dict[str, Any]:
    hints, fields = get_type_hints(kind), dataclasses.fields(kind)
    properties: dict[str, Any] = {"type": {"const": tag(kind)}} if tag(kind) else {}
    properties |= {field.name: _schema(hints[field.name]) for field in fields}
    required = [*(["type"] if tag(kind) else []), *(field.name for field in fields if not is_optional(kind, field))]
    return {
        "description": (kind.__doc__ or "").split("\n")[0],
        "type": "object",
        "properties": properties,
        "required": required,
    }


def _schema(hint: Any) -> dict[str, Any]:
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    if hint is type(None):
        return {"type": "null"}
    if hint is Event:
        return {"type": "object", "required": ["type"]}
    if dataclasses.is_dataclass(hint):
        return _reference(typing.cast(type[Any], hint))
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return {"anyOf": [_schema(part) for part in parts]}
    if origin is tuple or origin is list:
        return {"type": "array", "items": _schema(parts[0])}
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": _schema(parts[1])}
    return {}


def typescript() -> str:
    """The messages of the wire as TypeScript; what only a game knows is a type parameter."""
    kinds = reached(messages())
    said = "\n".join(_interface(kind) for kind in kinds)
    up, down = (" | ".join(kind.__name__ for kind in get_args(one)) for one in (wire.Up, wire.Down))
    return f"{HEAD}\n{said}\nexport type Up = {up};\nexport type Down = {down};\n\nexport const WIRE = {wire.WIRE};\n"


def game_typescript(game: Game) -> str:
    """The view, the actions and the events of a game as TypeScript."""
    rules = game.rules(game.seats[0])
    view = get_type_hints(type(rules).view_of)["return"]
    actions = list(dict.fromkeys(type(one) for one in rules.catalogue.actions if one is not None))
    events = [*dict.fromkeys(rules.words.events.values()), TakenBack, WentBack]
    said = "\n".join(_interface(kind) for kind in reached([view, *actions, *events]))
    unions = [("Action", actions), ("Event", events)]
    lines = [f"export type {name} = {' | '.join(_name(kind) for kind in kinds)};" for name, kinds in unions]
    return f"{HEAD}\n{said}\n" + "\n".join(lines) + "\n"


def _name(kind: type[Any]) -> str:
    """An action and an event of one name are told apart."""
    if issubclass(kind, Action):
        return f"{kind.__name__}Action"
    return f"{kind.__name__}Event" if issubclass(kind, Event) else kind.__name__


def _interface(kind: type[Any]) -> str:
    hints = get_type_hints(kind)
    lines = [f'  type: "{tag(kind)}";'] if tag(kind) else []
    for field in dataclasses.fields(kind):
        lines.append(f"  {field.name}{'?' if is_optional(kind, field) else ''}: {_script(hints[field.name])};")
    return (
        f"/** {(kind.__doc__ or '').split(chr(10))[0]} */\nexport interface {_name(kind)} {{\n"
        + "\n".join(lines)
        + "\n}\n"
    )


def _script(hint: Any) -> str:
    if hint in SCRIPT:
        return SCRIPT[hint]
    if hint is type(None):
        return "null"
    if hint is Event:
        return "{ type: string; [field: string]: unknown }"
    if dataclasses.is_dataclass(hint):
        return _name(typing.cast(type[Any], hint))
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(_script(part) for part in parts)
    if origin is tuple or origin is list:
        part = _script(parts[0])
        return f"({part})[]" if " " in part else f"{part}[]"
    if origin in (dict, Mapping):
        return f"Record<string, {_script(parts[1])}>"
    return "unknown"
