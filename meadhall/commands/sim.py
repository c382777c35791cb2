"""`meadhall sim`: simulate random games."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.table import Table

from meadhall.commands.command import Command, add_game, add_setting, console, progress, read_options
from meadhall.games import game
from meadhall.kernel.errors import BadRequest
from meadhall.kernel.files import write_file
from meadhall.kernel.records import record_of, write_record
from meadhall.lab.parallel import cores
from meadhall.lab.simulation import check_amounts, play_match, simulate


def add(command: Command) -> None:
    """Add the parser of the command."""
    sim = command(
        "sim",
        "Play random games and tell what they came to.",
        "sim champions --players 4 --games 1000 --seed 1",
        "sim champions --edition en-2015 --option blame_beyond=6 --json",
        "sim champions --cards my-box.toml --record game.json",
    )
    add_game(sim)
    sim.add_argument("--players", type=int, default=4, help="number of players (4)")
    sim.add_argument("--games", type=int, default=1000, help="number of games (1000)")
    sim.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
    add_setting(sim)
    sim.add_argument("--processes", type=int, default=1, help="processes to play on; 0 for all cores (1)")
    sim.add_argument("--record", metavar="FILE", help="also write the record of the first game")
    sim.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Play, and print the results."""
    played = game(arguments.game)
    options = read_options(arguments.edition, arguments.option)
    setting = played.setting(arguments.players, options, arguments.cards)
    rules = setting.rules()
    processes = cores(arguments.processes)
    check_amounts(arguments.seed, arguments.games)
    with progress("playing", quiet=arguments.json) as bar:
        task = bar.add_task("games", total=arguments.games)
        tally, seconds = simulate(
            setting, arguments.seed, arguments.games, processes, lambda done: bar.advance(task, done)
        )
    result = {
        "game": setting.game,
        "players": setting.seats,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "games_per_second": round(tally.games / seconds, 1),
        "compiled": rules.core.COMPILED,
        "wins": [round(wins, 3) for wins in tally.wins],
        "scores": [round(total / tally.games, 3) for total in tally.scores],
        "checksum": f"{tally.checksum:016x}",
    }
    if arguments.record:
        text = write_record(record_of(play_match(setting, arguments.seed)))
        keep(arguments.record, text)
    if arguments.json:
        print(json.dumps(result))
        return
    show(result)
    if arguments.record:
        console.print(f"The record of the first game is in {arguments.record}.", highlight=False, markup=False)


def show(result: dict[str, Any]) -> None:
    """Print wins and scores by seat."""
    table = Table(title=f"{result['games']} random games of {result['game']}, {result['players']} players")
    for heading in ("seat", "wins", "", "mean score"):
        table.add_column(heading, justify="left" if not heading else "right")
    for seat, (wins, score) in enumerate(zip(result["wins"], result["scores"], strict=True)):
        share = wins / result["games"]
        table.add_row(str(seat), f"{share:.1%}", "█" * round(share * 40), f"{score:.1f}")
    console.print(table)
    core = (
        "compiled" if result["compiled"] else "interpreted (no fresh compiled core; `python3 dev.py build` makes one)"
    )
    console.print(
        f"{result['decisions']:,} decisions in {result['seconds']:.1f} s, {result['decisions_per_second']:,} a second, "
        f"core {core}; checksum {result['checksum']}.",
        highlight=False,
        soft_wrap=True,
    )


def keep(name: str, text: str) -> None:
    """Write a file; an error is one sentence."""
    try:
        write_file(name, text)
    except OSError as error:
        raise BadRequest(f"{name} cannot be written: {error.strerror}.") from None
