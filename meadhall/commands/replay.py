"""`meadhall replay`: replay a record and tell its story."""

from __future__ import annotations

import argparse
import json
import os

from meadhall.commands.command import Command, add_language, add_plain, console
from meadhall.kernel.errors import BadRecord, BadRequest
from meadhall.kernel.files import read_file
from meadhall.kernel.journal.saved import recorded
from meadhall.kernel.match import Match
from meadhall.kernel.records import MOST_BYTES, Record, read_record, replay
from meadhall.locale.choosing import language_from, languages_with
from meadhall.terminal.retelling import (
    EVERYTHING,
    answers_before,
    outcome,
    show_ending,
    speech_for,
    story,
)
from meadhall.terminal.screen import Screen


def add(command: Command) -> None:
    """Add the parser of the command."""
    rerun = command(
        "replay",
        "Tell a recorded game as a story, all of it or what one seat knew, and how it ended.",
        "replay game.json",
        "replay game.json --seat 1 --to 40 --lang fr",
        "replay game.json --check",
    )
    rerun.add_argument("file", help="a record, or a game saved at the prompt")
    rerun.add_argument("--check", action="store_true", help="only check that record and rules agree")
    rerun.add_argument("--seat", type=int, metavar="N", help="tell only what this seat knew; seats run from 0")
    rerun.add_argument(
        "--to", type=int, metavar="K", help="stop after so many answers; with --seat, after so many events told to it"
    )
    add_language(rerun)
    add_plain(rerun)
    rerun.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Replay the record, and print its story."""
    record = read_record(recorded(contents(arguments.file)))
    match = part(record, arguments.seat, arguments.to)
    audience = EVERYTHING if arguments.seat is None else arguments.seat
    if arguments.check and not (arguments.to is None and arguments.seat is None):
        raise BadRequest("A record is checked as a whole: --check goes with neither --to nor --seat.")
    speech = speech_for(match, language_from(arguments.lang, os.environ, languages_with(match.rules.game.messages)))
    if arguments.json:
        told = {} if arguments.check else {"story": list(story(match, audience, speech))}
        print(json.dumps({**outcome(match, audience), **told}))
    elif arguments.check:
        console.print(f"Record and rules agree on all {len(match.played)} answers.", highlight=False)
    else:
        screen = Screen(console, arguments.plain)
        screen.story(list(story(match, audience, speech)))
        show_ending(match, screen, speech, audience)


def part(record: Record, seat: int | None, to: int | None) -> Match:
    """A record replayed to its end or up to a moment; without a seat, for a reader who may know everything.

    Moments are counted in answers. Those of a seat are counted in events that it was told, because it must not know how
    many answers others have sealed. The moment of a seat is the last one at which it had been told no more than that.
    """
    if seat is None:
        check_moment(to, len(record.steps), "The record holds", "answers")
        return replay(record, to)
    match = replay(record)
    match.rules.check_seat(seat)
    check_moment(to, match.number(seat), f"Seat {seat} was told", "events")
    return match if to is None else replay(record, answers_before(match, seat, to))


def check_moment(to: int | None, most: int, whose: str, counted: str) -> None:
    """Refuse a moment that the record does not have."""
    if to is not None and not 0 <= to <= most:
        raise BadRequest(f"{whose} {most} {counted}; --to must be from 0 to {most}.")


def contents(name: str) -> bytes:
    """The contents of a file; an error is one sentence."""
    try:
        return read_file(name, MOST_BYTES)
    except OSError as error:
        raise BadRecord(f"{name} cannot be read: {error.strerror}.") from None
