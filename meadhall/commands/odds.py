"""`meadhall odds`: the exact odds of a fight."""

from __future__ import annotations

import argparse
import json
import os

from meadhall.commands.command import Command, add_language, add_plain, add_setting, console, read_options
from meadhall.games import game
from meadhall.locale.choosing import language_from, languages_with
from meadhall.locale.speech import Speech
from meadhall.terminal import odds
from meadhall.terminal.screen import Screen


def add(command: Command) -> None:
    """Add the parser of the command."""
    fight = command(
        "odds",
        "Tell the exact odds of a fight, for whoever rerolls and loses as well as can be.",
        "odds champions --warriors 3 swords 2 axes --enemy marsh troll --favor 1",
        "odds champions --warriors 2 spears --enemy kraken --rune healing --leader svanhildr --lang de",
        "odds champions --warriors 8 axes --enemy lindworm --cards my-box.toml --json",
    )
    fight.add_argument("game", help="which game, of those with fights: champions")
    fight.add_argument("--warriors", nargs="+", required=True, metavar="WHO", help="who fights: 3 swords 2 axes")
    fight.add_argument("--enemy", nargs="+", required=True, metavar="NAME", help="against whom, by name or slug")
    fight.add_argument("--favor", type=int, default=0, help="favor for rerolls (0)")
    fight.add_argument("--rune", action="append", default=[], metavar="NAME", help="an unused rune, repeatable")
    fight.add_argument("--leader", metavar="NAME", help="who leads")
    fight.add_argument("--damage", type=int, default=0, help="damage that was done already (0)")
    add_setting(fight)
    add_language(fight)
    add_plain(fight)
    fight.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Compute, and print the odds."""
    played = game(arguments.game)
    rules = played.rules(played.seats[-1], read_options(arguments.edition, arguments.option), arguments.cards)
    fights = odds.fights_of(rules)
    language = language_from(arguments.lang, os.environ, languages_with(played.messages))
    speech = Speech(language, ["meadhall", played.messages], rules.phrases.families, (), rules.phrases.own_name)
    fight = odds.fight_of(arguments, fights, speech)
    if arguments.json:
        print(json.dumps(odds.plain(fight, rules)))
    else:
        odds.show(fight, fights, Screen(console, arguments.plain), speech)
