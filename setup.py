"""Compiles the strict core of each game into one extension module; everything else is in pyproject.toml.

The core also runs interpreted, so if it cannot be compiled, the install says so in one sentence and continues. Four
environment variables change this:

MEADHALL_PURE=1              compile nothing
MEADHALL_REQUIRE_COMPILED=1  a core that cannot be compiled is an error
MEADHALL_SANITIZE=1          compile so that an index out of bounds stops the process
CC                           the C compiler, as usual
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
JOINED = Path("build", "joined")  # relative: setuptools takes no absolute source paths

DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": False,  # the types are in the .pxd; annotations would conflict with them
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def wants(variable: str) -> bool:
    """Whether an environment variable is switched on."""
    return os.environ.get(variable, "") not in ("", "0")


def interpreted(why: str) -> None:
    """Say that the core stays interpreted, or exit if it is required to be compiled."""
    if wants("MEADHALL_REQUIRE_COMPILED"):
        raise SystemExit(f"error: MEADHALL_REQUIRE_COMPILED is set, but {why}.")
    print(f"Meadhall's rules will run interpreted, slower but otherwise the same, because {why}.", file=sys.stderr)


def joiner() -> ModuleType:
    """The module that joins strict modules, loaded by its path, because the package is not built yet."""
    path = ROOT / "meadhall" / "kernel" / "compiling" / "joiner.py"
    spec = importlib.util.spec_from_file_location("meadhall_joiner", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def compile_arguments() -> list[str]:
    """Arguments for the C compiler, in addition to those of Python."""
    if wants("MEADHALL_SANITIZE"):
        # not bounds-strict, because CPython's tuples end in a flexible array; so no class of ours may end in an array
        return ["-O1", "-g", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
    # no multiplying and adding in one step, which rounds once where the interpreter rounds twice; no symbols for a
    # debugger, which Python asks for: they are five sixths of the unit and a fifth of the compiler's time
    return ["/O2"] if os.name == "nt" else ["-O3", "-ffp-contract=off", "-g0"]


def units() -> list[Extension]:
    """One extension for each game with a strict core, translated to C; none if that is not possible."""
    if wants("MEADHALL_PURE"):
        interpreted("MEADHALL_PURE is set")
        return []
    try:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError
    except ImportError:
        interpreted("Cython is not installed")
        return []
    os.chdir(ROOT)
    join = joiner()
    extensions = []
    for game in join.units(ROOT):
        source = Path(join.write_unit(ROOT, game, ROOT / JOINED)).relative_to(ROOT)
        extensions.append(
            Extension(f"meadhall.{game}._unit", [source.as_posix()], extra_compile_args=compile_arguments())
        )
    try:
        translated: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
            extensions, include_path=[JOINED.as_posix()], compiler_directives=DIRECTIVES, force=True, quiet=True
        )
    except CompileError as refusal:
        interpreted(f"Cython refuses the joined core ({refusal or 'see above'})")
        return []
    for extension in translated:
        extension.optional = not wants("MEADHALL_REQUIRE_COMPILED")  # set here, because cythonize() would drop it
    return translated


class BuildUnits(build_ext):
    """Compiles the units afresh each time, all at once, and puts a failure into one sentence."""

    def initialize_options(self) -> None:
        """Compile even if the unit looks up to date, because the arguments may have changed."""
        super().initialize_options()
        self.force = True
        self.parallel = True

    def build_extension(self, ext: Extension) -> None:
        """Compile one unit, or say why it stays interpreted."""
        try:
            super().build_extension(ext)
        except (BaseError, CCompilerError, OSError):
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
            compiler = getattr(self.compiler, "compiler_so", ["of this system"])[0]
            interpreted(f"the C compiler ({compiler}) is missing or fails on {ext.name}")


setup(ext_modules=units(), cmdclass={"build_ext": BuildUnits})
