"""What the commands share: output, progress bars, and options from the command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.games import games
from meadhall.kernel.errors import BadRequest
from meadhall.kernel.rules import Rules
from meadhall.locale.choosing import language_from, languages_with
from meadhall.locale.speech import LANGUAGES, Speech

Command = Callable[..., argparse.ArgumentParser]
"""Makes the parser of a command, from its name, a description, and examples."""


class Output(Console):
    """The console for results; a closed pipe (`| head`) is not an error."""

    def on_broken_pipe(self) -> None:
        """Stop quietly."""
        try:
            super().on_broken_pipe()
        except SystemExit:
            sys.exit(0)


console = Output()
errors = Console(stderr=True)


def read_options(edition: str | None, words: Sequence[str]) -> dict[str, Any]:
    """The edition and single options, given as NAME=VALUE, as a mapping."""
    chosen: dict[str, Any] = {"edition": edition} if edition else {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadRequest(f"The option {word[:40]!r} must be written NAME=VALUE.")
        if name in chosen or name == "edition":
            why = "--edition says it" if name == "edition" else "it is said twice"
            raise BadRequest(f"The option {name[:40]!r} cannot be set: {why}.")
        lower = text.lower()
        chosen[name] = lower in ("true", "yes") if lower in ("true", "yes", "false", "no") else text
        if text.isascii() and text.isdigit() and len(text) < 10:
            chosen[name] = int(text)
    return chosen


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the game."""
    parser.add_argument("game", help="which game: " + ", ".join(one.slug for one in games()))


def add_setting(parser: argparse.ArgumentParser, books: str | None = None) -> None:
    """Add the arguments for edition, options and cards."""
    parser.add_argument("--edition", help=f"rulebook edition: {books or editions()}")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option, repeatable")
    parser.add_argument("--cards", metavar="FILE", help="a card set of your own, or an earlier one of ours by its name")


def add_bots(parser: argparse.ArgumentParser) -> None:
    """Add the argument for files of bots; the command line reads them before the command runs."""
    parser.add_argument("--bots", action="append", default=[], metavar="FILE", help="a Python file with bots of yours")


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the language."""
    parser.add_argument("--lang", "--language", help="language: " + ", ".join(LANGUAGES) + " (as the environment says)")


def add_plain(parser: argparse.ArgumentParser) -> None:
    """Add the argument for plain lines."""
    parser.add_argument("--plain", action="store_true", help="lines without tables, for screen readers")


def add_spreading(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for processes, cluster and language."""
    parser.add_argument("--processes", type=int, default=0, help="processes to play on (0: one for each core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the Ray cluster there instead: host:6379, auto")
    add_language(parser)


def editions() -> str:
    """All editions, for a help text."""
    return ", ".join(edition for one in games() for edition in one.editions)


def speech_of(language: str | None, rules: Rules) -> Speech:
    """The speech of the lab's messages, with the words of a game and its cards."""
    messages, phrases = rules.game.messages, rules.phrases
    spoken = language_from(language, os.environ, languages_with(messages))
    return Speech(spoken, ["meadhall", "lab", messages], phrases.families, (), phrases.own_name)


def tell_faults(faults: Sequence[Mapping[str, Any]], speech: Speech, setting: str = "") -> None:
    """Print the bots that were at fault, to the standard error."""
    for one in faults:
        said = speech.say("lab-faults", **one)
        errors.print(f"{setting}: {said}" if setting else said, highlight=False, markup=False, soft_wrap=True)


def progress(label: str, quiet: bool) -> Progress:
    """A progress bar."""
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=quiet)
