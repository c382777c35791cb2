"""What the modules of the program ask the language files for, as their syntax trees show.

Where a module writes only part of a key (`f"gift-{gift}"`), the rest is a star here; `wanted.py` knows what it can be.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product

from meadhall.games import game, games
from meadhall.kernel import errors
from tests.support.messages import COUNTED
from tests.support.terminal import ROOT

SPEAKERS = {
    "meadhall.locale.speech",
    "meadhall.kernel.messages",
    "meadhall.kernel.declared.pictures",
}  # who asks knows one
ASKING = {"Message", "say", "form", "ask", "yes"}
SHOWING = {"Text", "add_column", "add_row", "line", "print", "question"}
UNKNOWN = "*"

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
def modules_about(slug: str) -> list[str]:
    """The texts of all modules but those of other games."""
    others = [other.slug for other in games() if other.slug != slug]
    if game(slug).rules(game(slug).seats[0]).fights is None:
        others.append("terminal/odds")  # whose messages are those of games that have fights
    return [text for path, text in modules().items() if not any(other in path for other in others)]


@cache
def asked(slug: str) -> tuple[Ask, ...]:
    """Every place of the program that asks for a text, those that know only another game left out."""
    return tuple(ask for text in modules_about(slug) for ask in asks(text))


@cache
def written(slug: str) -> frozenset[str]:
    """Every string that is written down in the program, that of other games left out."""
    trees = map(ast.parse, modules_about(slug))
    return frozenset(str(one.value) for tree in trees for one in _strings(tree) if isinstance(one, ast.Constant))
