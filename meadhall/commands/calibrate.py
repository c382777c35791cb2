"""`meadhall calibrate`: whether the win chances that a bot states are right."""

from __future__ import annotations

import argparse
import json
import shlex
from contextlib import nullcontext
from dataclasses import asdict
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
from meadhall.kernel.errors import BadRequest
from meadhall.lab.arena import faults
from meadhall.lab.calibration import fitted, holds, judged_apart, reliability, stated
from meadhall.lab.contest import Contest, ForecastRow, SeatRow
from meadhall.lab.parallel import cores
from meadhall.lab.reliability import HOLDS, chart, fit_line, page
from meadhall.lab.runner import check, line_up, play
from meadhall.lab.store import opened
from meadhall.locale.speech import Speech

REPORT = "report.html"
PLOT = "reliability.svg"
PLOT_APART = "judged.svg"


def add(command: Command) -> None:
    """Add the parser of the command."""
    calibrate = command(
        "calibrate",
        "Let a bot play all seats, and tell whether the win chances that it states come true.",
        "calibrate champions --bot huscarl@200 --games 200 --seed 1",
        "calibrate midgard --bot huscarl@200 --games 200 --out calibration --json",
        "calibrate champions --bot huscarl@200 --games 200 --seed 1 --fit",
    )
    add_game(calibrate)
    calibrate.add_argument("--players", type=int, default=4, help="number of players (4)")
    calibrate.add_argument("--bot", default="huscarl@200", help="who sits on every seat (huscarl@200)")
    add_bots(calibrate)
    calibrate.add_argument("--games", type=int, default=200, help="number of games (200)")
    calibrate.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
    add_setting(calibrate)
    calibrate.add_argument("--fit", action="store_true", help="fit a forecast to these games, and judge it")
    calibrate.add_argument("--out", metavar="FOLDER", help="keep games, report and picture there, and go on there")
    add_spreading(calibrate)
    calibrate.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Play the missing games, compare, and print the result."""
    options = read_options(arguments.edition, arguments.option)
    setting = game(arguments.game).setting(arguments.players, options, arguments.cards)
    rules = setting.rules()
    bots = line_up(arguments.bot)
    if len(bots) > 1:
        raise BadRequest("Win chances are compared among equal players: name one bot.")
    contest = Contest(setting, bots * arguments.players, arguments.seed)
    speech = speech_of(arguments.lang, rules)
    check(contest, arguments.games)
    folder = Path(arguments.out) if arguments.out else None
    forecasts: list[ForecastRow] = []
    seats: list[SeatRow] = []
    with (
        opened(folder, [contest]) if folder else nullcontext() as store,
        progress(speech.say("lab-playing"), quiet=arguments.json) as bar,
    ):
        missing = store.missing(contest.name, arguments.games) if store else [(0, arguments.games)]
        kept = arguments.games - sum(stop - start for start, stop in missing)
        task = bar.add_task("", total=arguments.games, completed=kept)
        for block in play([contest], arguments.games, cores(arguments.processes), store, arguments.cluster):
            bar.advance(task, block.stop - block.start)
            forecasts += block.forecasts
            seats += block.seats
        if store:
            forecasts = store.forecasts(contest.name, arguments.games)
            seats = store.seats(contest.name, arguments.games)
    tell_faults(faults(sorted(seats)), speech)
    rows = stated(sorted(forecasts), seats)
    if not rows:
        raise BadRequest(f"The bot {arguments.bot} does not state any win chances.")
    result = reliability(contest, arguments.games, rows)
    if arguments.fit:
        result["fit"] = asdict(fitted(rows, rules.game.forecast, rules.seats))
        apart = judged_apart(rows, rules.game.forecast, rules.seats)
        result["judged"] = reliability(contest, arguments.games, apart)
    if folder:
        write(folder, REPORT, page(result, command_line(arguments), speech))
        write(folder, PLOT, chart(result, speech))
        if arguments.fit:
            write(folder, PLOT_APART, chart(result["judged"], speech))
    if arguments.json:
        print(json.dumps(result))
    else:
        show(result, speech, folder)


def command_line(arguments: argparse.Namespace) -> str:
    """The command that reproduces the numbers."""
    words = ["meadhall", "calibrate", arguments.game, "--players", arguments.players, "--bot", arguments.bot]
    words += ["--games", arguments.games, "--seed", arguments.seed]
    for name in ("edition", "cards"):
        words += [f"--{name}", getattr(arguments, name)] if getattr(arguments, name) else []
    words += [word for name in ("bots", "option") for one in getattr(arguments, name) for word in (f"--{name}", one)]
    words += ["--fit"] if arguments.fit else []
    return shlex.join(str(word) for word in [*words, "--out", arguments.out])


def write(folder: Path, name: str, text: str) -> None:
    """Write a file of the report."""
    try:
        (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadRequest(f"The report cannot be written to {folder}: {error.strerror}.") from None


def show(result: dict[str, Any], speech: Speech, folder: Path | None) -> None:
    """Print the bins, those of the fit, and where the report is."""
    about = {key: result[key] for key in ("bot", "game", "games")}
    show_bins(speech.say("lab-calibration-line", **about), result, speech)
    if "fit" in result:
        console.print(fit_line(result, speech), highlight=False, markup=False, soft_wrap=True)
        show_bins(speech.say("lab-judged"), result["judged"], speech)
    if folder:
        console.print(
            speech.say("lab-report", file=str(folder / REPORT)), highlight=False, markup=False, soft_wrap=True
        )


def show_bins(title: str, result: dict[str, Any], speech: Speech) -> None:
    """Print what was stated and won in each tenth of the scale."""
    caption = speech.say("lab-brier", brier=f"{result['brier']:.3f}", base=f"{result['base_brier']:.3f}")
    table = Table(title=title, caption=caption)
    for key in ("lab-stated", "lab-questions", "lab-games", "lab-predicted", "lab-won", "lab-interval", ""):
        table.add_column(speech.say(key) if key else "", justify="right", no_wrap=True)
    for one in result["bins"]:
        if one["questions"]:
            counts = (f"{one['low']:.0%} – {one['high']:.0%}", str(one["questions"]), str(one["games"]))
            interval = f"{one['won_low']:.1%} – {one['won_high']:.1%}"
            told = speech.say(HOLDS[holds(one)])
            table.add_row(*counts, f"{one['predicted']:.1%}", f"{one['won']:.1%}", interval, told)
    console.print(table, highlight=False)
