"""`meadhall rules`: print the numbered rules, or where editions differ."""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict

from meadhall.commands.command import Command, add_game, add_language, add_plain, console, editions
from meadhall.locale.rulebook import Source
from meadhall.terminal.rulebook import show


def add(command: Command) -> None:
    """Add the parser of the command."""
    rules = command(
        "rules",
        "Read the numbered rules, or see where two editions differ.",
        "rules champions",
        "rules champions --edition it --diff de-2018",
        "rules champions --edition en-2015 --lang en --plain",
    )
    add_game(rules)
    rules.add_argument("--edition", help=f"rulebook edition: {editions()}")
    rules.add_argument("--diff", metavar="EDITION", help="only show in what this other edition differs")
    add_language(rules)
    add_plain(rules)
    rules.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Print the rules, or where two editions differ."""
    source = Source(arguments.game, arguments.lang, os.environ)
    told = source.tell(arguments.edition, arguments.diff)
    if arguments.json:
        print(json.dumps(asdict(told)))
    else:
        show(told, source, console, arguments.plain)
