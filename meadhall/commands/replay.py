"""`meadhall replay`: a recorded game told again."""

from __future__ import annotations

import argparse
import json
import os

from meadhall.commands.commanding import Command, add_language, add_plain, console
from meadhall.kernel.errors import BadRecord, BadRequest
from meadhall.kernel.files import read_file
from meadhall.kernel.records import MOST_BYTES, read_record, replay
from meadhall.locale.choosing import language_from, languages_with
from meadhall.terminal.retelling import EVERYTHING, outcome, recorded, show_ending, speech_for, story
from meadhall.terminal.screen import Screen


def add(command: Command) -> None:
    """The command and its options."""
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
    rerun.add_argument("--to", type=int, metavar="K", help="stop after so many answers")
    add_language(rerun)
    add_plain(rerun)
    rerun.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Play the record again, and tell."""
    record = read_record(recorded(contents(arguments.file)))
    if arguments.to is not None and not 0 <= arguments.to <= len(record.steps):
        raise BadRequest(f"The record holds {len(record.steps)} answers; --to must be from 0 to {len(record.steps)}.")
    if arguments.check and arguments.to is not None:
        raise BadRequest("A record is checked as a whole: --check and --to do not go together.")
    match = replay(record, arguments.to)
    if arguments.seat is not None:
        match.rules.check_seat(arguments.seat)
    audience = EVERYTHING if arguments.seat is None else arguments.seat
    speech = speech_for(match, language_from(arguments.lang, os.environ, languages_with(record.setting["game"])))
    if arguments.json:
        told = {} if arguments.check else {"story": list(story(match, audience, speech))}
        print(json.dumps({**outcome(match), **told}))
    elif arguments.check:
        console.print(f"Record and rules agree on all {len(match.steps)} answers.", highlight=False)
    else:
        screen = Screen(console, arguments.plain)
        screen.story(list(story(match, audience, speech)))
        show_ending(match, screen, speech)


def contents(name: str) -> bytes:
    """A file's contents, or one sentence."""
    try:
        return read_file(name, MOST_BYTES)
    except OSError as error:
        raise BadRecord(f"{name} cannot be read: {error.strerror}.") from None
