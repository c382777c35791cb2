"""`meadhall arena`: bots against each other."""

from __future__ import annotations

import argparse
import json
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.table import Table

from meadhall.commands.command import (
    Command,
    add_bots,
    add_game,
    add_setting,
    add_spreading,
    console,
    progress,
    read_options,
    speech_of,
    tell_faults,
)
from meadhall.games import game
from meadhall.lab.arena import summary
from meadhall.lab.contest import Contest, SeatRow
from meadhall.lab.parallel import cores
from meadhall.lab.runner import check, line_up, play
from meadhall.lab.store import opened
from meadhall.locale.speech import Speech

WIDTH = 20  # of the bar of a share
WIDE = 100  # the least width of a terminal that has room for it


def add(command: Command) -> None:
    """Add the parser of the command."""
    arena = command(
        "arena",
        "Let bots play against each other on all seats in turn, and tell how strong they are.",
        "arena champions --seats karl,thrall,thrall,thrall --games 400 --seed 7",
        "arena midgard --seats karl,karl@1,thrall --games 300 --json",
        "arena champions --seats karl,thrall --edition en-2015 --out results",
    )
    add_game(arena)
    arena.add_argument("--seats", required=True, metavar="BOTS", help="who plays, by commas: karl,thrall,thrall")
    add_bots(arena)
    arena.add_argument("--games", type=int, default=400, help="number of games (400)")
    arena.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
    add_setting(arena)
    arena.add_argument("--out", metavar="FOLDER", help="keep all games there as Parquet, and go on there")
    add_spreading(arena)
    arena.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Play, and print the results."""
    bots = line_up(arguments.seats)
    options = read_options(arguments.edition, arguments.option)
    contest = Contest(game(arguments.game).setting(len(bots), options, arguments.cards), bots, arguments.seed)
    speech = speech_of(arguments.lang, contest.setting.rules())
    processes = cores(arguments.processes)
    check(contest, arguments.games)
    folder = opened(Path(arguments.out), [contest]) if arguments.out else nullcontext()
    with folder as store, progress(speech.say("lab-playing"), quiet=arguments.json) as bar:
        missing = store.missing(contest.name, arguments.games) if store else [(0, arguments.games)]
        kept = arguments.games - sum(stop - start for start, stop in missing)
        task = bar.add_task("", total=arguments.games, completed=kept)
        rows: list[SeatRow] = []
        for block in play([contest], arguments.games, processes, store, arguments.cluster):
            bar.advance(task, block.stop - block.start)
            rows += block.seats
        result = summary(contest, store.seats(contest.name, arguments.games) if store else sorted(rows))
    tell_faults(result["faults"], speech)
    if arguments.json:
        print(json.dumps(result))
    else:
        show(result, speech)


def show(result: dict[str, Any], speech: Speech) -> None:
    """Print win shares by member of the line-up, and ratings by bot."""
    title = speech.say("lab-arena", games=result["games"], game=result["game"], seed=result["seed"])
    table = Table(title=title, caption=speech.say("lab-even", share=f"{1 / len(result['seats']):.1%}"))
    table.add_column(speech.say("lab-bot"))
    for key in ("lab-wins", "lab-share", "lab-interval", "lab-score", "lab-time"):
        table.add_column(speech.say(key), justify="right", no_wrap=True)
    is_wide = console.width >= WIDE
    if is_wide:
        table.add_column("", min_width=WIDTH)
    for one in result["seats"]:
        interval = f"{one['low']:.1%} – {one['high']:.1%}"
        cells = (f"{one['wins']:g}", f"{one['share']:.1%}", interval, f"{one['mean_score']:.1f}")
        chart = ["█" * round(one["share"] * WIDTH)] * is_wide
        table.add_row(one["bot"], *cells, f"{one['ms_per_move']:.2f}", *chart)
    console.print(table, highlight=False)
    for one in result["ratings"]:
        key = "lab-rating" if one["low"] is not None else "lab-rating-unsure"
        rated = {name: f"{one[name]:.0f}" for name in ("rating", "low", "high") if one[name] is not None}
        console.print(speech.say(key, bot=one["bot"], **rated), highlight=False, markup=False, soft_wrap=True)
