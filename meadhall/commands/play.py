"""`meadhall play`: play a game at a prompt."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from contextlib import suppress

from rich.console import Console

from meadhall.commands.command import Command, add_bots, add_game, add_language, add_plain, add_setting, read_options
from meadhall.games import game
from meadhall.kernel.errors import BadRequest
from meadhall.locale.choosing import language_from, languages_with
from meadhall.terminal.retelling import outcome
from meadhall.terminal.screen import Screen
from meadhall.terminal.setup import Wish, sit_down


def add(command: Command) -> None:
    """Add the parser of the command."""
    table = command(
        "play",
        "Play at a prompt: people at one keyboard, and bots.",
        "play champions",
        "play champions --seats Astrid,karl,Bob=thrall --edition en-2015",
        "play champions --seats Astrid,Björn --lang de --plain",
        "play champions --seats 'Astrid,karl@400,program:./mybot.py --level 2'",
        "play champions --resume",
        "play midgard --seats karl,karl,thrall --seed 1 --json",
    )
    add_game(table)
    table.add_argument("--seats", metavar="NAMES", help="who plays, by commas: people, bots (meadhall bots), Bob=karl")
    add_bots(table)
    add_setting(table)
    table.add_argument("--seed", type=int, help="deal and roll as this seed wants; without one nobody can foretell")
    add_language(table)
    add_plain(table)
    table.add_argument("--save", metavar="FILE", help="keep the game in this file, after every answer")
    table.add_argument("--load", metavar="FILE", help="go on with the game in this file, which stays as it is")
    table.add_argument("--resume", action="store_true", help="go on with the last unfinished game")
    table.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play."""
    language = language_from(arguments.lang, os.environ, languages_with(game(arguments.game).messages))
    wish = Wish(
        arguments.game,
        arguments.seats,
        read_options(arguments.edition, arguments.option),
        arguments.cards,
        arguments.seed,
        language,
        arguments.save,
        arguments.load,
        arguments.resume,
    )
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        edit_lines()
    is_apart = arguments.json  # the standard output is then only for the result
    screen = Console(stderr=is_apart, highlight=False, no_color=arguments.plain or None, emoji=False, markup=False)
    try:
        session = sit_down(wish, Screen(screen, arguments.plain), typed_apart if is_apart else input, os.environ)
    except EOFError:
        if arguments.json:
            unsaid = "whether its program may run" if arguments.load or arguments.resume else "who plays: --seats does"
            raise BadRequest(f"Nobody has said {unsaid}.") from None
        return 0
    code = session.play()
    if arguments.json:
        names, kept = list(session.match.names), session.keep()
        print(json.dumps({**outcome(session.match), "names": names, "file": str(session.path) if kept else None}))
    return code


def typed_apart(prompt: str) -> str:
    """A line from the keyboard, with the prompt on the standard error."""
    print(prompt, end="", file=sys.stderr, flush=True)
    return input()


def edit_lines() -> None:
    """Make lines editable with the arrow keys, if the system supports it; no history, because others may see it."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
