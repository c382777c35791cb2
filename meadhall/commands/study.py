"""`meadhall study`: play many games between equal players, and report statistics of the game."""

from __future__ import annotations

import argparse
import json
import shlex
from itertools import product
from pathlib import Path

from meadhall.commands.command import (
    Command,
    add_bots,
    add_game,
    add_spreading,
    console,
    editions,
    progress,
    read_options,
    speech_of,
    tell_faults,
)
from meadhall.games import game
from meadhall.kernel.errors import BadRequest
from meadhall.kernel.files import write_file
from meadhall.lab.contest import Contest
from meadhall.lab.findings import found, verdicts
from meadhall.lab.parallel import cores
from meadhall.lab.reporting.study import VERDICTS, Report, verdict_texts
from meadhall.lab.runner import check, line_up, play
from meadhall.lab.store import opened
from meadhall.locale.speech import Speech

REPORT = "report.html"
PLOTS = "plots"
MOST_SETTINGS = 5  # that can be distinguished in a chart


def add(command: Command) -> None:
    """Add the parser of the command."""
    study = command(
        "study",
        "Let equal players play very many games, and tell what wins, what is used and what is scored.",
        "study champions --games 20000 --out study",
        "study champions --edition de-2018 --edition en-2015 --games 5000 --out editions --lang de",
        "study champions --cards open-3 --cards my-box.toml --players 3 --bot karl --out cards --json",
    )
    add_game(study)
    study.add_argument("--players", type=int, default=4, help="number of players (4)")
    study.add_argument("--bot", default="karl", help="who sits on every seat (karl)")
    add_bots(study)
    study.add_argument("--games", type=int, default=1000, help="number of games of each setting (1000)")
    study.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
    study.add_argument(
        "--edition", action="append", default=[], help=f"rulebook edition, several for side by side: {editions()}"
    )
    study.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option, repeatable")
    study.add_argument(
        "--cards",
        action="append",
        default=[],
        metavar="FILE",
        help="card set, several for side by side: ours by name, or a file",
    )
    study.add_argument(
        "--out", required=True, metavar="FOLDER", help="where games and report are kept, and gone on with"
    )
    add_spreading(study)
    study.set_defaults(run=run)


def settings(arguments: argparse.Namespace) -> list[Contest]:
    """The settings: every edition with every card set."""
    played = game(arguments.game)
    played.rules(arguments.players)
    bots = line_up(arguments.bot)
    if len(bots) > 1:
        raise BadRequest("A study is between equal players: name one bot; different ones meet in the arena.")
    books = list(dict.fromkeys(arguments.edition)) or [played.editions[-1]]
    sets = [played.cards(file) for file in dict.fromkeys(arguments.cards or [None])]
    if len(books) * len(sets) > MOST_SETTINGS:
        raise BadRequest(f"At most {MOST_SETTINGS} settings can be put side by side, not {len(books) * len(sets)}.")
    found = []
    for book, cards in product(books, sets):
        name = f"{book}, {cards.name}" if len(sets) > 1 else book
        options = read_options(book, arguments.option)
        setting = played.setting(arguments.players, options, cards)
        found.append(Contest(setting, bots * arguments.players, arguments.seed, name))
    if len({one.name for one in found}) < len(found):
        raise BadRequest("Card sets that are put side by side need different names.")
    return found


def run(arguments: argparse.Namespace) -> None:
    """Play the missing games, compute the statistics, and write the report."""
    contests = settings(arguments)
    folder, processes = Path(arguments.out), cores(arguments.processes)
    rules = contests[0].setting.rules()
    speech = speech_of(arguments.lang, rules)
    for contest in contests:
        check(contest, arguments.games)
    with opened(folder, contests) as store:
        missing = sum(stop - start for one in contests for start, stop in store.missing(one.name, arguments.games))
        with progress(speech.say("lab-playing"), quiet=arguments.json) as bar:
            total = arguments.games * len(contests)
            task = bar.add_task("", total=total, completed=total - missing)
            for block in play(contests, arguments.games, processes, store, arguments.cluster):
                bar.advance(task, block.stop - block.start)
        told = found(contests, store.connection(arguments.games))
    result = {
        "game": arguments.game,
        "players": arguments.players,
        "bot": arguments.bot,
        "games": arguments.games,
        "seed": arguments.seed,
        "command": command_line(arguments),
        "settings": told,
        "verdicts": [
            one for contest, setting in zip(contests, told, strict=True) for one in verdicts(contest, setting)
        ],
    }
    for setting in told:
        tell_faults(setting["faults"], speech, setting["setting"])
    report = Report(result, rules, speech)
    write(folder, report)
    if arguments.json:
        print(json.dumps(result))
    else:
        show(report, speech, folder)


def command_line(arguments: argparse.Namespace) -> str:
    """The command that reproduces the numbers, without the folder of the results."""
    words = ["meadhall", "study", arguments.game, "--players", arguments.players, "--bot", arguments.bot]
    words += ["--games", arguments.games, "--seed", arguments.seed]
    for name in ("bots", "edition", "option", "cards"):
        words += [word for one in getattr(arguments, name) for word in (f"--{name}", one)]
    return shlex.join(str(word) for word in [*words, "--out", arguments.out])


def write(folder: Path, report: Report) -> None:
    """Write the report and its charts."""
    try:
        write_file(folder / REPORT, report.html())
        (folder / PLOTS).mkdir(exist_ok=True)
        for name, chart in report.charts.items():
            write_file(folder / PLOTS / f"{name}.svg", chart)
    except OSError as error:
        raise BadRequest(f"The report cannot be written to {folder}: {error.strerror}.") from None


def show(report: Report, speech: Speech, folder: Path) -> None:
    """Print the verdicts, and where the report is."""
    for one in report.result["verdicts"]:
        should, seen = verdict_texts(report, one)
        holds = speech.say(VERDICTS[one["holds"], one["sure"]])
        console.print(f"{one['setting']}: {should} {seen} – {holds}", highlight=False, markup=False, soft_wrap=True)
    console.print(speech.say("lab-report", file=str(folder / REPORT)), highlight=False, markup=False, soft_wrap=True)
