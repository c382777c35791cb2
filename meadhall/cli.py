"""The command line `meadhall`: every command has `--help` with examples and `--json`; errors are one clear sentence."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from typing import NoReturn

from meadhall.bots import bot_files
from meadhall.bots.registry import BOTS
from meadhall.commands.command import errors
from meadhall.commands.printing import print_anywhere
from meadhall.kernel.errors import BadCards, BadRequest, MeadhallError

COMMANDS = (
    "serve",
    "sim",
    "arena",
    "calibrate",
    "study",
    "games",
    "play",
    "bots",
    "replay",
    "cards",
    "rules",
    "odds",
    "bench",
    "tables",
    "database",
)
"""Each is a module of `meadhall.commands`, which is imported when it is asked for: a server starts in half the time."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and where to look, and exit."""
        raise BadRequest(f"{message[0].upper()}{message[1:]}; see {self.prog} --help.")


def parser(names: Sequence[str] = COMMANDS) -> Parser:
    """Commands and their options, by default of all."""
    top = Parser(
        prog="meadhall",
        description="Champions of Midgard and Midgard: rules, simulations and records. An unofficial fan work.",
        epilog="example: meadhall sim champions --players 4 --games 1000 --seed 1",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"meadhall {version('meadhall')}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)

    def command(name: str, help_text: str, *examples: str) -> Parser:
        made: Parser = commands.add_parser(
            name,
            help=help_text,
            description=help_text,
            epilog="examples:\n" + "\n".join(f"  meadhall {example}" for example in examples),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        made.add_argument("--json", action="store_true", help="print the result as JSON")
        return made

    for name in names:
        import_module(f"meadhall.commands.{name}").add(command)
    return top


def leave_tidily() -> None:
    """Clean up on SIGTERM and SIGHUP, because bots have processes."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:  # else it is ignored or handled
            signal.signal(number, leave)


def leave(number: int, _: object) -> NoReturn:
    """Start to clean up, and ignore repeated signals."""
    signal.signal(number, signal.SIG_IGN)
    sys.exit(128 + number)


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 2 for a refused request, 3 for other errors, 130 after Control-C."""
    print_anywhere()
    if words is None:
        leave_tidily()
    try:
        given = (sys.argv[1:] if words is None else list(words)) or ["serve"]
        arguments, unknown = parser(given[:1] if given[0] in COMMANDS else COMMANDS).parse_known_args(given)
        if unknown:
            raise BadRequest(f"There is no {' '.join(unknown)} here; see meadhall {arguments.command} --help.")
        bot_files.use(getattr(arguments, "bots", ()), BOTS)
        code = arguments.run(arguments) or 0
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BadCards as error:
        for mistake in error.mistakes:
            errors.print(str(mistake), markup=False, highlight=False, soft_wrap=True)
        count = len(error.mistakes)
        total = f"{count} mistake{'s' if count > 1 else ''}"
        errors.print(f"meadhall: {total}. [{error.code}]", markup=False, highlight=False)
        return 2
    except MeadhallError as error:
        errors.print(f"meadhall: {error} [{error.code}]", markup=False, highlight=False, soft_wrap=True)
        return 2 if isinstance(error, BadRequest) else 3
    except KeyboardInterrupt:
        errors.print("meadhall: interrupted.")
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        errors.print(
            f"meadhall: The system refuses: {error.strerror}. [{BadRequest.code}]", highlight=False, markup=False
        )
        with suppress(AttributeError, OSError, ValueError):  # otherwise it would be tried again on exit
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2


if __name__ == "__main__":
    sys.exit(main())
