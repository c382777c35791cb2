"""What the commands share: where they print, how they show progress, and options read from the command line."""

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
"""Makes the parser of a command, given its name, what it does, and examples."""


class Output(Console):
    """Where results go; a reader who has seen enough (`| head`) is no fault."""

    def on_broken_pipe(self) -> None:
        """Stop quietly."""
        try:
            super().on_broken_pipe()
        except SystemExit:
            sys.exit(0)


console = Output()
errors = Console(stderr=True)


def read_options(edition: str | None, words: Sequence[str]) -> dict[str, Any]:
    """The edition and single options, written NAME=VALUE, as a mapping."""
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
    """Which game."""
    parser.add_argument("game", help="which game: " + ", ".join(one.slug for one in games()))


def add_setting(parser: argparse.ArgumentParser, books: str | None = None) -> None:
    """By which book, which options and with which cards."""
    parser.add_argument("--edition", help=f"rulebook edition: {books or editions()}")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option, repeatable")
    parser.add_argument("--cards", metavar="FILE", help="a card set of your own, or an earlier one of ours by its name")


def add_bots(parser: argparse.ArgumentParser) -> None:
    """Files whose bots are known besides; the command line reads them before any command runs."""
    parser.add_argument("--bots", action="append", default=[], metavar="FILE", help="a Python file with bots of yours")


def add_language(parser: argparse.ArgumentParser) -> None:
    """In which language things are told."""
    parser.add_argument("--lang", help="language: " + ", ".join(LANGUAGES) + " (as the environment says)")


def add_plain(parser: argparse.ArgumentParser) -> None:
    """Whether to do without pictures."""
    parser.add_argument("--plain", action="store_true", help="lines without tables, for screen readers")


def add_spreading(parser: argparse.ArgumentParser) -> None:
    """Where the games are played, and in which language they are told of."""
    parser.add_argument("--processes", type=int, default=0, help="processes to play on (0: one for each core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the Ray cluster there instead: host:6379, auto")
    add_language(parser)


def editions() -> str:
    """All editions, for a help text."""
    return ", ".join(edition for one in games() for edition in one.editions)


def speech_of(language: str | None, rules: Rules) -> Speech:
    """What the lab says, and the words of a game with its cards."""
    messages, phrases = rules.game.messages, rules.phrases
    spoken = language_from(language, os.environ, languages_with(messages))
    return Speech(spoken, ["meadhall", "lab", messages], phrases.families, (), phrases.own_name)


def tell_faults(faults: Sequence[Mapping[str, Any]], speech: Speech, setting: str = "") -> None:
    """Bots that did not play all of their games themselves, beside the results."""
    for one in faults:
        said = speech.say("lab-faults", **one)
        errors.print(f"{setting}: {said}" if setting else said, highlight=False, markup=False, soft_wrap=True)


def progress(label: str, quiet: bool) -> Progress:
    """A bar that grows with the games played."""
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=quiet)
