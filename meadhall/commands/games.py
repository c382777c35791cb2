"""`meadhall games export`: games of bots as a data set for learning."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from meadhall.commands.command import (
    Command,
    add_bots,
    add_game,
    add_setting,
    add_spreading,
    console,
    errors,
    progress,
    read_options,
    speech_of,
)
from meadhall.games import game
from meadhall.kernel.errors import BadRequest, MissingExtra
from meadhall.lab.contest import Contest
from meadhall.lab.parallel import cores
from meadhall.lab.runner import check, line_up

REWARDS = ("rank", "win", "difference")


def add(command: Command) -> None:
    """Add the parser of the command."""
    games = command(
        "games",
        "Write games of bots as a data set: what each seat knew, what was open, and what it answered.",
        "games export champions --bot karl --games 1000 --out data",
        "games export midgard --bot karl,thrall,thrall --games 200 --seed 7 --out mixed --json",
        "games export champions --bot karl --players 3 --cluster auto --games 100000 --out large",
    )
    games.set_defaults(run=run)
    kinds = games.add_subparsers(dest="what", required=True)
    export = kinds.add_parser(
        "export",
        help="write games as Parquet files",
        description="Let bots play, and write their games as Parquet files.",
        epilog=games.epilog,
        formatter_class=games.formatter_class,
    )
    add_game(export)
    export.add_argument("--bot", default="karl", help="who plays: one bot for all seats, or one for each, by commas")
    add_bots(export)
    export.add_argument("--players", type=int, help="number of players (4, or as many as there are bots)")
    export.add_argument("--games", type=int, default=1000, help="number of games (1000)")
    export.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
    export.add_argument("--rewards", choices=REWARDS, default="rank", help="what a seat is rewarded for (rank)")
    add_setting(export)
    export.add_argument("--out", required=True, metavar="FOLDER", help="where the games are kept, and gone on with")
    add_spreading(export)
    export.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="print the result as JSON")


def run(arguments: argparse.Namespace) -> None:
    """Play the games that are missing, and print how many there are."""
    try:
        from meadhall.lab.exporting import data_set, export
        from meadhall.rl.rewards import Rewards
    except ModuleNotFoundError as error:
        raise MissingExtra(f"Data sets need {error.name}: pip install 'meadhall[rl]' brings it.") from None
    contest = contest_of(arguments)
    speech = speech_of(arguments.lang, contest.setting.rules())
    processes, folder = cores(arguments.processes), Path(arguments.out)
    check(contest, arguments.games)
    faults: list[str] = []
    rewards = Rewards(arguments.rewards)
    with data_set(folder, contest, rewards) as store:
        missing = sum(stop - start for start, stop in store.missing(arguments.games))
        with progress(speech.say("lab-playing"), quiet=arguments.json) as bar:
            task = bar.add_task("", total=arguments.games, completed=arguments.games - missing)
            for block in export(contest, rewards, arguments.games, store, processes, arguments.cluster):
                bar.advance(task, block.stop - block.start)
                faults += block.faults
        size = sum(path.stat().st_size for path in folder.glob("*.parquet"))
    for fault in sorted(set(faults)):
        errors.print(fault, highlight=False, markup=False, soft_wrap=True)
    result = {
        "game": arguments.game,
        "players": contest.setting.seats,
        "bots": list(contest.bots),
        "games": arguments.games,
        "played": missing,
        "bytes": size,
        "folder": arguments.out,
    }
    if arguments.json:
        print(json.dumps(result))
        return
    said = speech.say(
        "lab-exported", games=arguments.games, played=missing, size=f"{size / 1e6:.1f}", folder=arguments.out
    )
    console.print(said, highlight=False, markup=False, soft_wrap=True)


def contest_of(arguments: argparse.Namespace) -> Contest:
    """The bots and the setting; one bot alone plays on all seats."""
    bots = line_up(arguments.bot)
    seats = arguments.players or (4 if len(bots) == 1 else len(bots))
    if len(bots) not in (1, seats):
        raise BadRequest(f"There are {len(bots)} bots for {seats} seats: name one for all, or one for each.")
    options = read_options(arguments.edition, arguments.option)
    setting = game(arguments.game).setting(seats, options, arguments.cards)
    return Contest(setting, bots * seats if len(bots) == 1 else bots, arguments.seed)
