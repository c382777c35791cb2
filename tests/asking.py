"""What the program asks the language files for: by its own words, and by what its syntax trees show.

Where a module writes only part of a key (`f"gift-{gift}"`), the rest is a star here, and `keys` knows what it can be.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import chain, product
from typing import Any

from meadhall.bots.registry import BOTS
from meadhall.champions import names
from meadhall.champions.cards import ENEMY_TABLES, open_set
from meadhall.champions.phrases import SAID_ONCE
from meadhall.games import games, new_match
from meadhall.kernel import errors
from meadhall.kernel.events import Event, TakenBack
from meadhall.kernel.game import Game, Rules
from meadhall.terminal.commands import COMMANDS
from meadhall.terminal.rulebook import Source
from tests.messages import COUNTED, ENGLISH, Name
from tests.terminal import ROOT

SPEAKERS = {"meadhall.locale.speech", "meadhall.kernel.messages"}  # who asks for texts knows one of them
ASKING = {"Message", "say", "form", "ask", "yes"}
SHOWING = {"Text", "add_column", "add_row", "line", "print", "question"}
UNKNOWN = "*"
OPTIONAL = {("chapter-*", "intro")}  # asked for only where it is there
LOADING = (  # what can be wrong with a game in a file
    errors.BadRequest,
    errors.BadRecord,
    errors.OtherRevision,
    errors.ReplayDrift,
    errors.UnknownGame,
    errors.BadOptions,
    errors.BadCards,
)
SHIPS = tuple(open_set().tables["longships"])
NARROW = {("event-ship-sent", "space"): SHIPS, ("look-ship", "ship"): SHIPS, ("look-public-ship", "ship"): SHIPS}
"""Arguments that hold less than their field or family could."""

Bound = Mapping[str, list[ast.expr]]


@dataclass(frozen=True)
class Ask:
    """One place that asks for a text, with a star for what only play tells; its arguments, if all are known."""

    key: str
    form: str
    args: frozenset[str] | None


def asks(module: str) -> Iterator[Ask]:
    """Every place of a module that asks for a text of which something is known."""
    tree = ast.parse(module)
    if not any(isinstance(node, ast.ImportFrom) and node.module in SPEAKERS for node in ast.walk(tree)):
        return
    for call, bound in _calls(tree):
        name = ast.unparse(call.func).split(".")[-1]
        if not call.args or isinstance(call.args[0], ast.Starred):
            continue
        keys, forms, args = literals(call.args[0], bound), [""], None
        if name in ASKING:
            args = _given(name, call)
            if name in ("form", "say") and len(call.args) > 1:
                forms = literals(call.args[1], bound)
        elif name == "noun":
            keys = [f"{family}-{slug}" for family in keys for slug in literals(call.args[1], bound)]
        elif name == "counted":
            keys, forms = [f"{family}-{UNKNOWN}" for family in keys], [COUNTED]
        else:
            continue
        yield from (Ask(key, form, args) for key, form in product(keys, forms) if re.search("[a-z]", key))


def _calls(tree: ast.Module) -> list[tuple[ast.Call, Bound]]:
    """Every call, with what the names around it were set to, in the innermost function."""
    found: dict[ast.Call, Bound] = {node: {} for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            bound: dict[str, list[ast.expr]] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.Assign):
                    for name, value in _set(node.targets[0], node.value):
                        bound.setdefault(name, []).append(value)
            found |= {node: bound for node in ast.walk(function) if isinstance(node, ast.Call)}
    return list(found.items())


def _set(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """The names that an assignment sets; several may be set by as many."""
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from _set(one, other)


def literals(node: ast.expr, bound: Bound) -> list[str]:
    """What a string can be, with a star for each part that is not written down."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=parts):
            return ["".join(str(part.value) if isinstance(part, ast.Constant) else UNKNOWN for part in parts)]
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return [one + other for one in literals(left, bound) for other in literals(right, bound)]
        case ast.IfExp(body=one, orelse=other):
            return [*literals(one, bound), *literals(other, bound)]
        case ast.Name(id=name) if name in bound:
            rest = {other: nodes for other, nodes in bound.items() if other != name}
            return [text for one in bound[name] for text in literals(one, rest)]
    return [UNKNOWN]


def _given(name: str, call: ast.Call) -> frozenset[str] | None:
    """The names of the arguments that a text is given; None if they are not all written down."""
    if name in ("Message", "form"):
        mapping = call.args[-1] if len(call.args) > (1 if name == "Message" else 2) else ast.Dict([], [])
        keys = mapping.keys if isinstance(mapping, ast.Dict) else [None]
        texts = [key.value if isinstance(key, ast.Constant) else None for key in keys]
    else:
        texts = [keyword.arg for keyword in call.keywords]
    return None if None in texts else frozenset(str(text) for text in texts)


def _strings(tree: ast.AST) -> Iterator[ast.Constant | ast.JoinedStr]:
    """Every string, f-strings whole and in parts; docstrings are none."""
    silent = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr | ast.Constant) and node not in silent:
            yield from [node] if isinstance(node, ast.JoinedStr) or isinstance(node.value, str) else []


def prose(module: str, excused: Collection[str]) -> Iterator[str]:
    """Strings of a module that people would read: several words with letters in them, or any that is shown outright.

    The sentences of our own errors are English by design.
    """
    refusals: list[type[Exception]] = [errors.MeadhallError]
    for one in refusals:
        refusals += one.__subclasses__()
    tree = ast.parse(module)
    calls = [(ast.unparse(node.func).split(".")[-1], node) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    ours = {one.__name__ for one in refusals}
    refused = {node for name, call in calls if name in ours for node in ast.walk(call)}
    shown = {word for name, call in calls if name in SHOWING for word in call.args[:1]}
    parts = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in _strings(tree):
        text = literals(node, {})[0]
        is_prose = re.search(r"[^\W\d_]", text) and (len(text.split()) > 1 or node in shown)
        if is_prose and node not in refused and node not in parts and text not in excused:
            yield f"line {node.lineno}: {text!r}"


@cache
def modules() -> dict[str, str]:
    """The text of every module, by its path."""
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in (ROOT / "meadhall").rglob("*.py")}


@cache
def asked() -> tuple[Ask, ...]:
    """Every place of the program that asks for a text."""
    return tuple(ask for text in modules().values() for ask in asks(text))


@cache
def written() -> frozenset[str]:
    """Every string that is written down in the program."""
    trees = map(ast.parse, modules().values())
    return frozenset(str(one.value) for tree in trees for one in _strings(tree) if isinstance(one, ast.Constant))


@cache
def table(game: Game) -> Rules:
    """The rules at a table with the shipped cards."""
    return game.rules(game.seats[-1])


@cache
def families() -> dict[str, str]:
    """The families of nouns, by argument."""
    return {base: family for game in games() for base, family in table(game).phrases.families.items()}


@cache
def slugs() -> dict[str, set[str]]:
    """Every noun, by family: what fields can hold, what can be looked at, what is counted, and what is paid."""
    found: dict[str, set[str]] = {family: set() for family in families().values()}
    for rules in map(table, games()):
        for base in rules.lexicon.keys() & families().keys():
            found[families()[base]] |= set(rules.lexicon[base]) - {""}
        for family, slug in rules.phrases.subjects():
            found[family].add(slug)
    found["colour"] |= set(names.COLOURS)
    found["counts"] |= set(names.DESTINY_COUNTS)
    tables = open_set().tables
    rows = [*tables["stalls"].values(), *tables["merchant-ships"].values()]
    found["thing"] |= {
        *ENEMY_TABLES.values(),
        "glory",
        *(slug for row in rows for slug in (*row.get("pay", ()), *row["take"])),
    }
    return found


@cache
def nouns() -> dict[Name, list[str]]:
    """The keys behind each argument that is a noun: in events and actions what the field can hold, else its family."""
    found = {
        ("", base): [f"{family}-{slug}" for slug in sorted(slugs()[family])] for base, family in families().items()
    }
    for rules in map(table, games()):
        for base in rules.lexicon.keys() & families().keys():
            for key in (*event_keys(rules), *action_keys(rules), *(key for key, _ in NARROW)):
                found[key, base] = [f"{families()[base]}-{slug}" for slug in held(rules, key, base)]
    return found


def words() -> dict[str, set[str]]:
    """Arguments that are words of the program and no nouns: messages choose by them."""
    found = {base: set(held) for game in games() for base, held in table(game).lexicon.items()}
    return {"kind": set(names.KINDS), **{base: held for base, held in found.items() if base not in families()}}


def event_types(rules: Rules) -> list[type[Event]]:
    """Every type of event, the kernel's own among them."""
    return [*rules.words.events.values(), TakenBack]


def event_keys(rules: Rules) -> set[str]:
    """The keys of events, and of what they are told as."""
    told = {message.key for event in every_event(rules) for message in rules.phrases.story([event])}
    return told | {f"event-{one.kind}" for one in event_types(rules)}


def action_keys(rules: Rules) -> set[str]:
    """The keys of answers."""
    return {f"action-{action.kind}" for action in rules.catalogue.actions if action is not None}


def held(rules: Rules, key: str, field: str) -> Sequence[Any]:
    """What a field can hold where a message is about it: slugs, or small numbers."""
    known: Sequence[Any] = NARROW.get((key, field)) or rules.lexicon.get(field) or range(rules.seats)
    return [one for one in known if one != ""]


def every_event(rules: Rules) -> Iterator[Event]:
    """Events of every type, so many that each has held everything that its fields can hold."""
    for one in event_types(rules):
        several = [held(rules, f"event-{one.kind}", field.name) for field in fields(one)]
        for number in range(max(map(len, several), default=1)):
            yield one(*(values[number % len(values)] for values in several))


@cache
def keys() -> dict[str, set[str]]:
    """What the keys can be of which the program writes only a part; editions are still named by slug alone."""
    found: dict[str, set[str]] = {f"{family}-*": {f"{family}-{slug}" for slug in slugs()[family]} for family in slugs()}
    ends: list[tuple[str, Iterable[str]]] = [
        ("gift", names.GIFTS),
        ("power", names.POWERS),
        ("does", names.JOURNEY_EFFECTS),
        ("effect", SAID_ONCE.values()),
        ("command", COMMANDS),
        ("bot", BOTS),
        ("error", (one.code.replace("/", "-") for one in LOADING)),
    ]
    for game in games():
        rules, structure = table(game), Source(game.slug, ENGLISH, {}).structure
        found |= {"event-*": event_keys(rules), "action-*": action_keys(rules)}
        ends += [
            ("question", rules.words.questions.values()),
            ("reason", (reason.key for reason in rules.words.reasons.values())),
            ("option", (name.replace("_", "-") for name in rules.setting["options"])),
            ("edition", game.editions),
            ("chapter", (chapter["slug"] for chapter in structure["chapters"])),
            ("rule", chain.from_iterable(chapter["rules"] for chapter in structure["chapters"])),
            ("point", structure["points"]),
        ]
    for start, several in ends:
        found.setdefault(f"{start}-*", set()).update(f"{start}-{end}" for end in several)
    return found | {"*-destiny": {"effect-destiny", "look-destiny"}}


def spread(ask: Ask) -> Collection[str]:
    """The keys that one place asks for."""
    return keys().get(ask.key, ()) if UNKNOWN in ask.key else [ask.key]


@cache
def wanted() -> frozenset[Name]:
    """Every message and form that somebody asks for."""
    found = {(key, "") for several in keys().values() for key in several}
    for ask in asked():
        if ask.form != UNKNOWN and (ask.key, ask.form) not in OPTIONAL:
            found |= {(key, ask.form) for key in spread(ask)}
    return frozenset(found)


@cache
def given() -> dict[Name, set[str]]:
    """The arguments that messages have for certain: those in calls, fields of events, those of labels and questions."""
    found: dict[Name, set[str]] = {}
    for ask in asked():
        alike = {other.args for other in asked() if (other.key, other.form) == (ask.key, ask.form)}
        if ask.args is not None and len(alike) == 1:
            found |= {(key, ask.form): set(ask.args) for key in spread(ask)}
    for game in games():
        rules = table(game)
        view = rules.view(new_match(game.slug, rules.seats, 1).state, 0)
        questions = [rules.phrases.question(question, view, 0) for question in rules.words.questions.values()]
        labels = [rules.phrases.label(action, view) for action in rules.catalogue.actions if action is not None]
        told = [message for event in every_event(rules) for message in rules.phrases.story([event])]
        found |= {(message.key, ""): set(message.args) - {"type"} for message in (*questions, *labels, *told)}
        found |= {(f"event-{one.kind}", ""): {field.name for field in fields(one)} for one in event_types(rules)}
    return found
