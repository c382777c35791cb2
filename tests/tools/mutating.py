"""The mutations: the ways in which one small thing of a module can be made wrong.

A mutant replaces a piece of text by another; everything else stays the same.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt,),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One thing made wrong: where, how, and what stands there instead."""

    path: str
    line: int
    start: int  # in bytes, as the syntax tree counts
    end: int
    operator: str
    was: str
    becomes: str
    rules: tuple[str, ...]  # the ids that the function around it names

    def applied(self, source: str) -> str:
        """The module with this one thing wrong."""
        text = source.encode()
        return (text[: self.start] + self.becomes.encode() + text[self.end :]).decode()

    def shown(self, source: str) -> tuple[str, str]:
        """The first line in which the module differs, before and after."""
        pairs = zip(source.splitlines(), self.applied(source).splitlines(), strict=False)
        return next(((old.strip(), new.strip()) for old, new in pairs if old != new), (self.was, self.becomes))


def is_constant(node: ast.expr) -> bool:
    """Whether a node is a number or a name in capitals."""
    if isinstance(node, ast.Name):
        return node.id.isupper()
    return isinstance(node, ast.Constant) and type(node.value) is int


def compared(node: ast.Compare) -> Iterator[tuple[str, str]]:
    """Another comparison in the place of each."""
    for i, operator in enumerate(node.ops):
        for other in COMPARISONS.get(type(operator), ()):
            operators = [*node.ops[:i], other(), *node.ops[i + 1 :]]
            yield "comparison", ast.unparse(ast.Compare(node.left, operators, node.comparators))


def called(node: ast.Call) -> Iterator[tuple[str, str]]:
    """Two different constants next to each other change places."""
    for i in range(len(node.args) - 1):
        one, other = node.args[i : i + 2]
        if is_constant(one) and is_constant(other) and ast.unparse(one) != ast.unparse(other):
            swapped = [*node.args[:i], other, one, *node.args[i + 2 :]]
            yield "arguments", ast.unparse(ast.Call(node.func, swapped, node.keywords))


def returned(node: ast.Return, function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Another answer than the right one."""
    if node.value is None:
        return
    hint = ast.unparse(function.returns) if function.returns else ""
    if hint == "bool":
        yield "return", f"return not ({ast.unparse(node.value)})"
    elif hint == "int":
        yield "return", f"return ({ast.unparse(node.value)}) + 1"


def changes(node: ast.AST, function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Every way to make a node wrong: the operator, and what stands there instead."""
    match node:
        case ast.Compare():
            yield from compared(node)
        case ast.Constant(value=int() as number) if type(number) is int:
            yield "constant", str(number + 1)
            if number > 0:
                yield "constant", str(number - 1)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in ARITHMETIC:
            yield "arithmetic", f"({ast.unparse(ast.BinOp(left, ARITHMETIC[type(operator)](), right))})"
        case ast.AugAssign(target=target, op=operator, value=value) if type(operator) in ARITHMETIC:
            yield "arithmetic", ast.unparse(ast.AugAssign(target, ARITHMETIC[type(operator)](), value))
        case ast.BoolOp(op=operator, values=values):
            other = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield "and/or", f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.Expr(value=ast.Call()) | ast.Assign():
            yield "dropped", "pass"
        case ast.Call():
            yield from called(node)
        case ast.Return():
            yield from returned(node, function)
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield "condition", ""


def offsets(text: bytes) -> list[int]:
    """Where each line begins."""
    return [0, *(found.end() for found in re.finditer(b"\n", text))]


def ids_in(text: str | None) -> tuple[str, ...]:
    """The rules that a docstring names; "CF-1 to CF-3" names all three."""
    text = re.sub(r"\b([A-Z]+)-(\d+) to \1-(\d+)", spelt_out, text or "")
    return tuple(dict.fromkeys(re.findall(r"\b[A-Z]{1,2}-\d+\b", text)))


def spelt_out(found: re.Match[str]) -> str:
    """A span of rules, one by one."""
    chapter, first, last = found.groups()
    return ", ".join(f"{chapter}-{number}" for number in range(int(first), int(last) + 1))


def mutants_of(path: Path, root: Path) -> list[Mutant]:
    """Everything that can be made wrong in the functions of a module."""
    text = path.read_bytes()
    begins, tree = offsets(text), ast.parse(text)
    found = []
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        if function.name == "__init__":  # the fields of an object are all set again before they are read
            continue
        rules = ids_in(ast.get_docstring(function)) or ids_in(ast.get_docstring(tree))
        body = [node for statement in function.body for node in ast.walk(statement)]
        for node in body:
            for operator, becomes in changes(node, function):
                place: ast.AST = node.test if isinstance(node, ast.If | ast.While | ast.IfExp) else node
                assert isinstance(place, ast.expr | ast.stmt)
                assert place.end_lineno is not None and place.end_col_offset is not None
                start = begins[place.lineno - 1] + place.col_offset
                end = begins[place.end_lineno - 1] + place.end_col_offset
                was = text[start:end].decode()
                instead = becomes or f"not ({was})"
                name = path.relative_to(root).as_posix()
                found.append(Mutant(name, place.lineno, start, end, operator, was, instead, rules))
    return found
