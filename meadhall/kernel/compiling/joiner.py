"""Join the strict modules of a game and of the kernel into one unit for Cython.

The unit is written at build time and never committed: `_unit.py` has the modules one after another in import order,
each rule function with the C types of its hints, and `_unit.pxd` the C declarations of constants and classes. Every
rule function is `noexcept nogil`, so that Cython refuses code that uses a Python object. Ordinary Python calls a door
through a wrapper that refuses None, because C code would dereference it. This module uses only the standard library:
`setup.py` loads it by its path.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

C_TYPES = {"int": "int", "bool": "bint", "None": "void", "Wide": "unsigned long long", "Real": "double"}
LISTS = {f"list[{word}]": C_TYPES[word] for word in ("Wide", "Real")}  # these start at zero
BUFFERS = {
    "Cells": "short",
    "Flags": "unsigned char",
    "Signs": "signed char",
    "Floats": "float",
    "Wides": "unsigned long long",
}
POINTERS = {word: f"{cell} *" for word, cell in BUFFERS.items()}  # what a rule function gets of a buffer
MEMORY = {f"{cell} *": f"{cell}[::1]" for cell in BUFFERS.values()}  # what a door takes for it
STRICT_WORDS = ("meadhall.kernel.core.strict", "meadhall.kernel.core.fields")
HEADER = """import cython
from cython.cimports.libc.math import exp
from cython.cimports.libc.string import memcpy
FOLD_PRIME = 0x100000001B3
SOURCES = {sources!r}
DIGEST = {digest!r}
"""
FIELD_METHODS = """\
def copy(self):
    twin = {name}.__new__({name})
    {share}
    memcpy(cython.address(twin.{first}), cython.address(self.{first}), 2 * {cells})
    return twin
def assign(self, other):
    memcpy(cython.address(self.{first}), cython.address(other.{first}), 2 * {cells})
def fill(self, cell):
    cells = cython.address(self.{first})
    for i in range({cells}):
        cells[i] = cell
def fold(self, onto):
    cells = cython.address(self.{first})
    for i in range({cells}):
        onto = (onto ^ cython.cast(cython.ulonglong, cells[i])) * FOLD_PRIME
    return onto
def put(self, cells, at):
    memcpy(cython.address(cells[at]), cython.address(self.{first}), 2 * {cells})
def take(self, cells, at):
    memcpy(cython.address(self.{first}), cython.address(cells[at]), 2 * {cells})
def dump(self):
    return {{{listed}}}
def load(self, values):
    for name, value in values.items():
        setattr(self, name, value)
def __eq__(self, other):
    return type(other) is {name} and self.dump() == other.dump(){same}
"""

# Not in the .pxd: Cython exports the functions of a .pxd, and the C compiler inlines few of those. `inline` raises its
# limit. Together they save about 14 % of the instructions of a random game, in both games (callgrind, gcc 12).
C_FUNCTION = """\
@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.returns('{returned}')
@cython.locals({types})
"""
DOOR = """\
@cython.locals({types})
def open_{name}({arguments}):
    if {nones}:
        raise TypeError('{name}() takes objects of the core, not None')
    return {name}({arguments})
"""
# A function of buffers works on many games at once: others may run meanwhile.
LONG_DOOR = """\
@cython.locals({types})
def open_{name}({arguments}):
    if {nones}:
        raise TypeError('{name}() takes objects of the core and arrays, not None')
    with cython.nogil:
        {result}{name}({passed})
    return {returned}
"""


def units(root: Path) -> list[str]:
    """The games with a strict core: those whose gate names its roots."""
    return sorted(gate.parent.name for gate in (root / "meadhall").glob("*/gate.py"))


def gate_names(root: Path, game: str, name: str) -> tuple[str, ...]:
    """A literal tuple of the gate: ROOTS, the modules to start from, or DOORS, the functions that Python may call."""
    tree = ast.parse((root / "meadhall" / game / "gate.py").read_text())
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            return tuple(ast.literal_eval(node.value))
    raise ValueError(f"the gate of {game} names no {name}")


def strict_modules(root: Path, game: str) -> list[Path]:
    """The strict modules of a game, each after those that it imports."""
    ordered: list[Path] = []

    def visit(name: str) -> None:
        path = root / (name.replace(".", "/") + ".py")
        if path in ordered:
            return
        for node in ast.parse(path.read_text()).body:
            module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            if module.startswith("meadhall.") and module not in STRICT_WORDS:
                visit(module)
        ordered.append(path)

    for name in gate_names(root, game, "ROOTS"):
        visit(f"meadhall.{game}.{name}")
    return ordered


def sources(root: Path, game: str) -> list[str]:
    """The files a unit is made from, relative to the root."""
    kernel = root / "meadhall" / "kernel"
    tools = [kernel / "compiling" / "joiner.py", kernel / "core" / "fields.py", root / "meadhall" / game / "gate.py"]
    return [path.relative_to(root).as_posix() for path in [*strict_modules(root, game), *tools]]


def digest(root: Path, files: Iterable[str]) -> str:
    """A digest of the files a unit was made from, so that a stale one is never used.

    A unit keeps the list of its files, for finding it takes longer than all else on a start: a module that comes in or
    drops out is imported by another, or named by the gate, whose file changes too.
    """
    total = hashlib.sha256()
    for name in files:
        path = root / name
        total.update(f"\0{name}\0".encode() + (path.read_bytes() if path.is_file() else b"\0"))
    return total.hexdigest()[:16]


@dataclass
class Unit:
    """A unit while it is built: the constants so far, the body and the declarations."""

    doors: tuple[str, ...]
    constants: dict[str, int] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    protocols: set[str] = field(default_factory=set)
    imports: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)
    wide: list[str] = field(default_factory=list)
    opened: dict[str, str] = field(default_factory=dict)  # the wrapper of each door
    classes: list[str] = field(default_factory=list)

    def c_type(self, hint: ast.expr | None) -> str:
        """The C type of a hint; a protocol becomes the game's state."""
        name = ast.unparse(hint) if hint else "None"
        if name in self.protocols:
            return "State"
        return C_TYPES.get(name) or POINTERS.get(name, name)

    def number(self, node: ast.expr) -> int | None:
        """The value of a constant integer expression; None if it is not one."""
        try:
            result = eval(compile(ast.Expression(node), "<constant>", "eval"), {"__builtins__": {}}, self.constants)
        except (NameError, TypeError, AttributeError):
            return None
        return result if isinstance(result, int) else None

    def add_module(self, path: Path) -> None:
        """Add one strict module."""
        for node in ast.parse(path.read_text()).body:
            match node:
                case ast.Import():
                    self.imports.append(ast.unparse(node))
                case ast.Assign(targets=[ast.Name(id=name)]):
                    self.add_constant(name, node.value, path)
                case ast.ClassDef() | ast.FunctionDef() if node.name in self.names:
                    raise ValueError(f"{path.name}: {node.name} stands twice in one unit")
                case ast.ClassDef():
                    self.names.add(node.name)
                    self.add_class(node)
                case ast.FunctionDef():
                    self.names.add(node.name)
                    if node.name in self.doors:
                        self.opened[node.name] = self.door(node)
                    self.body.append(self.c_function(node))
                case ast.ImportFrom() | ast.Expr():
                    pass
                case _:
                    raise ValueError(f"{path.name}:{node.lineno}: a strict module has constants, classes and functions")

    def add_constant(self, name: str, value: ast.expr, path: Path) -> None:
        """A constant becomes a C constant; one beyond 31 bits becomes a C variable, or it would be a Python integer."""
        number = self.number(value)
        if number is None:
            raise ValueError(f"{path.name}: {name} is not an integer constant")
        known = self.constants.setdefault(name, number)
        if known != number:
            raise ValueError(f"{path.name}: {name} has two values in one unit")
        if abs(number) >= 1 << 31:
            self.wide.append(name)
            self.body.insert(0, f"{name} = {number}")

    def arguments_of(self, function: ast.FunctionDef) -> dict[str, str]:
        """The C types of the arguments, but for `self`."""
        return {a.arg: self.c_type(a.annotation) for a in function.args.args if a.arg != "self"}

    def locals_of(self, function: ast.FunctionDef) -> dict[str, str]:
        """The C types of hinted local variables."""
        return {
            node.target.id: self.c_type(node.annotation)
            for node in ast.walk(function)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }

    def c_function(self, function: ast.FunctionDef) -> str:
        """A rule function with its C types."""
        types = listed(self.arguments_of(function) | self.locals_of(function))
        declared = C_FUNCTION.format(returned=self.c_type(function.returns), types=types)
        return declared + ast.unparse(strip_hints(function))

    def method(self, function: ast.FunctionDef) -> list[str]:
        """The C declaration of a method."""
        is_locked = "locked" in {ast.unparse(mark) for mark in function.decorator_list}
        kind, tail = ("cdef", "with gil") if is_locked else ("cpdef", "nogil")
        arguments = ["self", *(f"{c_type} {name}" for name, c_type in self.arguments_of(function).items())]
        hinted = self.locals_of(function)
        declared = f"{kind} {self.c_type(function.returns)} {function.name}({', '.join(arguments)}) noexcept {tail}"
        return [f"@cython.locals({listed(hinted)})", declared] if hinted else [declared]

    def door(self, function: ast.FunctionDef) -> str:
        """The wrapper through which ordinary Python calls a rule function."""
        types = self.arguments_of(function)
        objects = [name for name, c_type in types.items() if c_type not in C_TYPES.values()]
        nones = " or ".join(f"{name} is None" for name in objects) or "False"
        if MEMORY.keys().isdisjoint(types.values()):
            return DOOR.format(name=function.name, types=listed(types), arguments=", ".join(types), nones=nones)
        returned = self.c_type(function.returns)
        outcome = {} if returned == "void" else {"outcome": returned}
        first = (f"cython.address({name}[0])" if c_type in MEMORY else name for name, c_type in types.items())
        return LONG_DOOR.format(
            name=function.name,
            types=listed({name: MEMORY.get(c_type, c_type) for name, c_type in types.items()} | outcome),
            arguments=", ".join(types),
            nones=nones,
            result="outcome = " if outcome else "",
            passed=", ".join(first),
            returned="outcome" if outcome else "None",
        )

    def add_class(self, node: ast.ClassDef) -> None:
        """A class becomes a C struct of 16-bit fields in the order of `__init__`, with its methods."""
        bases = {ast.unparse(base) for base in node.bases}
        if "Protocol" in bases:
            self.protocols.add(node.name)
            return
        layout = Layout(self, node)
        fence = "    cdef short fence"  # the bounds sanitiser does not check an array at the end of a struct
        lines = ["@cython.final", f"cdef class {node.name}:", *layout.declarations, fence]
        methods: list[ast.stmt] = [layout.constructor]
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name != "__init__":
                if "outside" not in {ast.unparse(mark) for mark in method.decorator_list}:
                    lines += ["    " + line for line in self.method(method)]
                methods.append(strip_hints(method))
        source = f"class {node.name}:\n" + "\n".join(indented(ast.unparse(method)) for method in methods)
        if "Fields" in bases:
            source += "\n" + indented(layout.field_methods())
            lines += [
                f"    @cython.locals(twin={node.name})",
                f"    cpdef {node.name} copy(self)",
                f"    cpdef void assign(self, {node.name} other) noexcept nogil",
                "    @cython.locals(cells='short*', i=int)",
                "    cpdef void fill(self, int cell) noexcept nogil",
                "    @cython.locals(cells='short*', i=int)",
                "    cpdef unsigned long long fold(self, unsigned long long onto) noexcept nogil",
                "    cdef void put(self, short *cells, unsigned long long at) noexcept nogil",
                "    cdef void take(self, short *cells, unsigned long long at) noexcept nogil",
            ]
        self.classes.append("\n".join(lines))
        self.body.append(source)


class Layout:
    """The memory layout of a class: every number has 16 bits unless hinted `Wide` or `Real`."""

    def __init__(self, unit: Unit, node: ast.ClassDef) -> None:
        self.name = node.name
        self.scalars: list[str] = []
        self.arrays: dict[str, int] = {}
        self.objects: list[str] = []
        self.order: list[str] = []
        self.declarations: list[str] = []
        init = next(m for m in node.body if isinstance(m, ast.FunctionDef) and m.name == "__init__")
        hints = {a.arg: ast.unparse(a.annotation) for a in init.args.args if a.annotation}
        kept: list[ast.stmt] = []
        for statement in init.body:
            targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
            value = getattr(statement, "value", None)
            for target in targets:
                if not (isinstance(target, ast.Attribute) and value is not None):
                    kept.append(statement)
                    break
                hint = ast.unparse(statement.annotation) if isinstance(statement, ast.AnnAssign) else ""
                kept += self.add_field(unit, target.attr, value, hint, hints)
        init.body = kept or [ast.Pass()]
        for argument in init.args.args:
            argument.annotation = None
        init.returns = None
        self.constructor = init

    def add_field(self, unit: Unit, name: str, value: ast.expr, hint: str, hints: dict[str, str]) -> list[ast.stmt]:
        """Add a field. Memory is zeroed, so only other initial values are set at run time."""
        if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
            size, fill = unit.number(value.right), unit.number(value.left.elts[0])
            assert size is not None, f"{self.name}.{name} has no constant length"
            if cell := LISTS.get(hint):
                self.declarations.append(f"    cdef public {cell} {name}[{size}]")
                return []
            self.arrays[name] = size
            self.order.append(name)
            self.declarations.append(f"    cdef public short {name}[{size}]")
            loop = f"for place in range({size}):\n    self.{name}[place] = {fill}"
            return ast.parse(loop).body if fill else []
        if hint in ("Wide", "Real"):
            self.declarations.append(f"    cdef public {C_TYPES[hint]} {name}")
        elif isinstance(value, ast.Name) and value.id in hints:
            self.objects.append(name)
            self.declarations.append(f"    cdef readonly {hints[value.id]} {name}")
            refusal = f"raise TypeError('{self.name}() takes an object of the core, not None')"
            return ast.parse(f"if {value.id} is None:\n    {refusal}\nself.{name} = {value.id}").body
        elif (start := unit.number(value)) is not None:
            self.scalars.append(name)
            self.order.append(name)
            self.declarations.append(f"    cdef public short {name}")
            return ast.parse(f"self.{name} = {start}").body if start else []
        else:
            self.declarations.append(f"    cdef public object {name}")
            return ast.parse(f"self.{name} = {ast.unparse(value)}").body
        return []

    def field_methods(self) -> str:
        """The methods that `fields.py` implements by reflection, over the block of 16-bit cells of the fields."""
        first = self.order[0] + ("[0]" if self.order[0] in self.arrays else "")
        return FIELD_METHODS.format(
            name=self.name,
            first=first,
            cells=len(self.scalars) + sum(self.arrays.values()),
            share="; ".join(f"twin.{name} = self.{name}" for name in self.objects) or "pass",
            same="".join(f" and self.{name} == other.{name}" for name in self.objects),
            listed=", ".join(f"'{name}': self.{name}" for name in self.order),
        )


def listed(types: dict[str, str]) -> str:
    """Names with their C types, as Cython's `locals` takes them."""
    return ", ".join(f"{name}='{c_type}'" for name, c_type in types.items())


def strip_hints(function: ast.FunctionDef) -> ast.FunctionDef:
    """The function without hints and marks: Cython reads the types from the declarations."""
    function.decorator_list = []
    for argument in function.args.args:
        argument.annotation = None
    function.returns = None

    class Bare(ast.NodeTransformer):
        def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
            assert node.value is not None
            return ast.copy_location(ast.Assign([node.target], node.value), node)

    return ast.fix_missing_locations(Bare().visit(function))  # type: ignore[no-any-return]


def indented(source: str) -> str:
    """A block indented by one level."""
    return "\n".join("    " + line if line else line for line in source.splitlines())


def write_unit(root: Path, game: str, folder: Path) -> Path:
    """Write the unit of a game into a build folder; returns its path."""
    unit = Unit(gate_names(root, game, "DOORS"))
    for path in strict_modules(root, game):
        unit.add_module(path)
    target = folder / "meadhall" / game
    target.mkdir(parents=True, exist_ok=True)
    for package in (target.parent, target):
        (package / "__init__.py").touch()
        (package / "__init__.pxd").touch()
    source = target / "_unit.py"
    files = sources(root, game)
    header = HEADER.format(sources=files, digest=digest(root, files))
    doors = [*unit.opened.values(), *(f"globals()['{name}'] = open_{name}" for name in unit.opened)]
    source.write_text(header + "\n".join([*sorted(set(unit.imports)), *unit.body, *doors]) + "\n")
    small = [f"    {name} = {number}" for name, number in unit.constants.items() if name not in unit.wide]
    wide = [f"cdef unsigned long long {name}" for name in [*unit.wide, "FOLD_PRIME"]]
    declarations = ["cimport cython", "cdef enum:", *small, *wide, *unit.classes]
    source.with_suffix(".pxd").write_text("\n".join(declarations) + "\n")
    return source
