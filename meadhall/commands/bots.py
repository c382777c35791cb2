"""`meadhall bots`: list the bots."""

from __future__ import annotations

import argparse
import json
import os

from rich.box import SIMPLE
from rich.table import Table
from rich.text import Text

from meadhall.bots.plugins import plugins
from meadhall.bots.registry import BOTS, FOREIGN
from meadhall.commands.command import Command, add_bots, add_language, console
from meadhall.locale.choosing import language_from
from meadhall.locale.speech import Speech


def add(command: Command) -> None:
    """Add the parser of the command."""
    players = command(
        "bots",
        "List the bots that can take a seat.",
        "bots",
        "bots --lang it",
        "bots --bots mybots.py --json",
    )
    add_bots(players)
    add_language(players)
    players.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """List our bots, installed plug-ins, and bots of files."""
    speech = Speech(language_from(arguments.lang, os.environ), ["meadhall"])
    listed = [
        {"slug": slug, "budget": str(kind.budget), "about": speech.form(f"bot-{slug}", "about", {}), "from": "meadhall"}
        for slug, kind in BOTS.items()
    ]
    for slug, plugin in plugins().items():
        if slug not in BOTS:
            is_ours = plugin.package.startswith("meadhall ")
            about = speech.form(f"bot-{slug}", "about", {}) if is_ours else plugin.about
            listed.append({"slug": slug, "budget": str(FOREIGN), "about": about, "from": plugin.package})
    if arguments.json:
        print(json.dumps(listed))
        return
    table = Table(box=SIMPLE, padding=(0, 1), pad_edge=False)
    for heading in listed[0]:
        table.add_column(heading)
    for row in listed:
        table.add_row(*(Text(cell) for cell in row.values()))
    console.print(table)
