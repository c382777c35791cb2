"""The command `meadhall`: every command has `--help` with examples and `--json`; bad input gets one clear sentence."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from meadhall.bots.plugins import plugins
from meadhall.bots.registry import BOTS, FOREIGN
from meadhall.games import game, games
from meadhall.kernel.errors import BadCards, BadRecord, BadRequest, MeadhallError
from meadhall.kernel.records import MOST_BYTES, read_record, record_of, replay, write_record
from meadhall.lab import arena_command, study_command
from meadhall.lab.benchmark import bench
from meadhall.lab.commanding import console, errors, progress, read_options
from meadhall.lab.simulation import Job, check_amounts, play_match, simulate
from meadhall.lab.spreading import cores
from meadhall.locale.choosing import language_from, languages_with
from meadhall.locale.speech import LANGUAGES, Speech
from meadhall.terminal import champions_odds, rulebook
from meadhall.terminal.retelling import EVERYTHING, recorded, show_ending, speech_for, story
from meadhall.terminal.screen import MOST_WIDE, Screen
from meadhall.terminal.setup import Wish, sit_down

NO_FIGURES = ("name", "rule", "source", "trust", "ours")
MOST_COLUMNS = 8


class Parser(argparse.ArgumentParser):
    """A parser that refuses with one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to look."""
        raise BadRequest(f"{message[0].upper()}{message[1:]}; see {self.prog} --help.")


def parser() -> Parser:
    """All commands and their options."""
    top = Parser(
        prog="meadhall",
        description="Champions of Midgard and Midgard: rules, simulations and records. An unofficial fan work.",
        epilog="example: meadhall sim champions --players 4 --games 1000 --seed 1",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"meadhall {version('meadhall')}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)

    def command(name: str, help_text: str, *examples: str) -> Parser:
        made: Parser = commands.add_parser(
            name,
            help=help_text,
            description=help_text,
            epilog="examples:\n" + "\n".join(f"  meadhall {example}" for example in examples),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        made.add_argument("--json", action="store_true", help="print the result as JSON")
        return made

    sim = command(
        "sim",
        "Play random games and tell what they came to.",
        "sim champions --players 4 --games 1000 --seed 1",
        "sim champions --edition en-2015 --option blame_beyond=6 --json",
        "sim champions --cards my-box.toml --record game.json",
    )
    sim.add_argument("game", help="which game: " + ", ".join(one.slug for one in games()))
    sim.add_argument("--players", type=int, default=4, help="number of players (4)")
    sim.add_argument("--games", type=int, default=1000, help="number of games (1000)")
    sim.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
    sim.add_argument("--edition", help="rulebook edition: " + ", ".join(e for one in games() for e in one.editions))
    sim.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a single option, repeatable")
    sim.add_argument("--cards", metavar="FILE", help="a card set of your own, or an earlier one of ours by its name")
    sim.add_argument("--processes", type=int, default=1, help="processes to play on; 0 for all cores (1)")
    sim.add_argument("--record", metavar="FILE", help="also write the record of the first game")
    sim.set_defaults(run=run_sim)
    arena_command.add(command)
    study_command.add(command)

    table = command(
        "play",
        "Play at a prompt: people at one keyboard, and bots.",
        "play champions",
        "play champions --seats Astrid,karl,Bob=thrall --edition en-2015",
        "play champions --seats Astrid,Björn --lang de --plain",
        "play champions --seats 'Astrid,karl@400,program:./mybot.py --level 2'",
        "play champions --resume",
    )
    table.add_argument("game", help="which game: " + ", ".join(one.slug for one in games()))
    table.add_argument("--seats", metavar="NAMES", help="who plays, by commas: people, bots (meadhall bots), Bob=karl")
    table.add_argument("--edition", help="rulebook edition: " + ", ".join(e for one in games() for e in one.editions))
    table.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a single option, repeatable"
    )
    table.add_argument("--cards", metavar="FILE", help="a card set of your own, or an earlier one of ours by its name")
    table.add_argument("--seed", type=int, help="deal and roll as this seed wants; without one nobody can foretell")
    table.add_argument("--lang", help="language: " + ", ".join(LANGUAGES) + " (as the environment says)")
    table.add_argument("--plain", action="store_true", help="lines without tables, for screen readers")
    table.add_argument("--save", metavar="FILE", help="keep the game in this file")
    table.add_argument("--load", metavar="FILE", help="go on with the game in this file")
    table.add_argument("--resume", action="store_true", help="go on with the last unfinished game")
    table.set_defaults(run=run_play)

    players = command("bots", "List the bots that can take a seat.", "bots", "bots --lang it", "bots --json")
    players.add_argument("--lang", help="language: " + ", ".join(LANGUAGES) + " (as the environment says)")
    players.set_defaults(run=run_bots)

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
    rerun.add_argument("--lang", help="language: " + ", ".join(LANGUAGES) + " (as the environment says)")
    rerun.add_argument("--plain", action="store_true", help="lines without tables, for screen readers")
    rerun.set_defaults(run=run_replay)

    cards = command("cards", "Look at a card set, or check one.", "cards show", "cards check my-box.toml")
    cards.add_argument("what", choices=("show", "check"))
    cards.add_argument(
        "file",
        nargs="?",
        help="a card set of your own, or one of ours by its name; without one, the set that is played",
    )
    cards.add_argument("--game", default="champions", help="whose cards (champions)")
    cards.set_defaults(run=run_cards)

    rules = command(
        "rules",
        "Read the numbered rules, or see where two editions differ.",
        "rules champions",
        "rules champions --edition it --diff de-2018",
        "rules champions --edition en-2015 --lang en --plain",
    )
    rules.add_argument("game", help="which game: " + ", ".join(one.slug for one in games()))
    rules.add_argument("--edition", help="rulebook edition: " + ", ".join(e for one in games() for e in one.editions))
    rules.add_argument("--diff", metavar="EDITION", help="only show in what this other edition differs")
    rules.add_argument("--lang", help="language: " + ", ".join(LANGUAGES) + " (as the environment says)")
    rules.add_argument("--plain", action="store_true", help="lines without tables, for screen readers")
    rules.set_defaults(run=run_rules)

    fight = command(
        "odds",
        "Tell the exact odds of a fight, for whoever rerolls and loses as well as can be.",
        "odds champions --warriors 3 swords 2 axes --enemy marsh troll --favor 1",
        "odds champions --warriors 2 spears --enemy kraken --rune healing --leader svanhildr --lang de",
        "odds champions --warriors 8 axes --enemy lindworm --cards my-box.toml --json",
    )
    fight.add_argument("game", help="which game: champions")
    fight.add_argument("--warriors", nargs="+", required=True, metavar="WHO", help="who fights: 3 swords 2 axes")
    fight.add_argument("--enemy", nargs="+", required=True, metavar="NAME", help="against whom, by name or slug")
    fight.add_argument("--favor", type=int, default=0, help="favor for rerolls (0)")
    fight.add_argument("--rune", action="append", default=[], metavar="NAME", help="an unused rune, repeatable")
    fight.add_argument("--leader", metavar="NAME", help="who leads")
    fight.add_argument("--damage", type=int, default=0, help="damage that was done already (0)")
    fight.add_argument("--edition", help="rulebook edition: " + ", ".join(game("champions").editions))
    fight.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a single option, repeatable"
    )
    fight.add_argument("--cards", metavar="FILE", help="a card set of your own, or an earlier one of ours by its name")
    fight.add_argument("--lang", help="language: " + ", ".join(LANGUAGES) + " (as the environment says)")
    fight.add_argument("--plain", action="store_true", help="lines without tables, for screen readers")
    fight.set_defaults(run=run_odds)

    speed = command("bench", "Measure our speed beside our peers', in one run.", "bench", "bench --json")
    speed.add_argument("--seconds", type=float, default=3.0, help="seconds for each contender and round (3)")
    speed.set_defaults(run=run_bench)
    return top


def run_sim(arguments: argparse.Namespace) -> None:
    """`meadhall sim`."""
    played = game(arguments.game)
    cards = played.cards(arguments.cards)
    job = Job(
        arguments.game, arguments.players, arguments.seed, read_options(arguments.edition, arguments.option), cards.kept
    )
    rules = played.rules(job.players, job.options, cards)
    processes = cores(arguments.processes)
    check_amounts(job.seed, arguments.games)
    with progress("playing", quiet=arguments.json) as bar:
        task = bar.add_task("games", total=arguments.games)
        tally, seconds = simulate(job, arguments.games, processes, lambda done: bar.advance(task, done))
    result = {
        "game": job.game,
        "players": job.players,
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
        text = write_record(record_of(play_match(job)))
        write_file(arguments.record, text)
    if arguments.json:
        print(json.dumps(result))
        return
    show_sim(result)
    if arguments.record:
        console.print(f"The record of the first game is in {arguments.record}.", highlight=False, markup=False)


def show_sim(result: dict[str, Any]) -> None:
    """A simulation as a picture: wins and scores by seat."""
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


def run_replay(arguments: argparse.Namespace) -> None:
    """`meadhall replay`."""
    record = read_record(recorded(read_file(arguments.file)))
    if arguments.to is not None and not 0 <= arguments.to <= len(record.steps):
        raise BadRequest(f"The record holds {len(record.steps)} answers; --to must be from 0 to {len(record.steps)}.")
    match = replay(record, arguments.to)
    if arguments.seat is not None:
        match.rules.check_seat(arguments.seat)
    result = match.rules.result(match.state)
    told: dict[str, Any] = {
        "game": record.setting["game"],
        "revision": record.setting["revision"],
        "players": match.rules.seats,
        "decisions": len(match.steps),
        "finished": result is not None,
        "scores": result and list(result.scores),
        "winners": result and list(result.winners),
    }
    audience = EVERYTHING if arguments.seat is None else arguments.seat
    speech = speech_for(match, language_from(arguments.lang, os.environ, languages_with(told["game"])))
    if arguments.json:
        print(json.dumps({**told, "story": list(story(match, audience, speech))}))
    elif arguments.check:
        console.print(f"Record and rules agree on all {len(match.steps)} answers.", highlight=False)
    else:
        screen = Screen(console, arguments.plain)
        screen.story(list(story(match, audience, speech)))
        show_ending(match, screen, speech)


def run_cards(arguments: argparse.Namespace) -> None:
    """`meadhall cards`."""
    if arguments.what == "check" and not arguments.file:
        raise BadRequest("cards check needs a file; see meadhall cards --help.")
    cards = game(arguments.game).cards(arguments.file)
    counts = cards.count_trust()
    if arguments.json:
        tables = cards.tables if arguments.what == "show" else None
        print(json.dumps({"name": cards.name, "digest": cards.digest, "figures": counts, "tables": tables}))
        return
    if arguments.what == "show":
        for kind, rows in cards.tables.items():
            console.print(cards_table(kind, rows))
    figures = ", ".join(f"{count} {trust}" for trust, count in counts.items())
    sound = f"Card set {cards.name!r} ({cards.digest}) is sound. Figures: {figures}."
    console.print(sound, highlight=False, markup=False, soft_wrap=True)


def cards_table(kind: str, rows: Mapping[str, Mapping[str, Any]]) -> Table:
    """One kind of cards; rows that share no figures, or have too many for the screen, get one column for them all."""
    figures = list(dict.fromkeys(key for row in rows.values() for key in row if key not in NO_FIGURES))
    spread = table_of(kind, rows, figures, apart=True)
    needed = console.measure(spread, options=console.options.update_width(MOST_WIDE)).minimum
    return (
        spread
        if len(figures) <= MOST_COLUMNS and needed <= console.width
        else table_of(kind, rows, figures, apart=False)
    )


def table_of(kind: str, rows: Mapping[str, Mapping[str, Any]], figures: Sequence[str], apart: bool) -> Table:
    """Cards with their figures, each in a column of its own or all in one.

    A star marks a figure of our own in a row that is not all ours.
    """
    table = Table(title=f"{kind} ({len(rows)})", title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", no_wrap=True)
    for heading in (*(figures if apart else ["figures"]), "trust"):
        table.add_column(heading)
    for slug, row in rows.items():
        own = row.get("ours", ())
        cells = {key: shown(row[key]) + ("*" if key in own else "") for key in figures if key in row}
        spread = [cells.get(key, "") for key in figures]
        joined = [", ".join(f"{key} {cell}" for key, cell in cells.items())]
        table.add_row(*(Text(cell) for cell in (slug, *(spread if apart else joined), row["trust"])))
    return table


def shown(figure: Any) -> str:
    """A figure of a card in a few characters."""
    if isinstance(figure, dict):
        return ", ".join(f"{count} {thing}" for thing, count in figure.items())
    if isinstance(figure, list | tuple):
        return " ".join(str(one) for one in figure)
    return "-" if figure == "none" else str(figure)


def run_rules(arguments: argparse.Namespace) -> None:
    """`meadhall rules`."""
    source = rulebook.Source(arguments.game, arguments.lang, os.environ)
    told = source.tell(arguments.edition, arguments.diff)
    if arguments.json:
        print(json.dumps(asdict(told)))
    else:
        rulebook.show(told, source, console, arguments.plain)


def run_odds(arguments: argparse.Namespace) -> None:
    """`meadhall odds`."""
    played = game(arguments.game)
    rules = champions_odds.champions_only(
        played.rules(played.seats[-1], read_options(arguments.edition, arguments.option), played.cards(arguments.cards))
    )
    language = language_from(arguments.lang, os.environ, languages_with(arguments.game))
    speech = Speech(language, ["meadhall", arguments.game], rules.phrases.families, (), rules.phrases.own_name)
    wish = champions_odds.wish_of(arguments, rules, speech)
    if arguments.json:
        print(json.dumps(wish.plain(rules)))
    else:
        champions_odds.show(wish, rules, Screen(console, arguments.plain), speech)


def edit_lines() -> None:
    """Let a line be edited with the arrow keys, where the system can; nothing typed is kept, for others may look."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)


def run_play(arguments: argparse.Namespace) -> int:
    """`meadhall play`."""
    language = language_from(arguments.lang, os.environ, languages_with(arguments.game))
    game(arguments.game)
    wish = Wish(
        arguments.game,
        arguments.seats,
        read_options(arguments.edition, arguments.option),
        arguments.cards,
        arguments.seed,
        language,
        arguments.save,
        arguments.load,
        arguments.resume,
    )
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        edit_lines()
    screen = Console(highlight=False, no_color=arguments.plain or None, emoji=False, markup=False)
    try:
        return sit_down(wish, Screen(screen, arguments.plain), input, os.environ).play()
    except EOFError:
        return 0


def run_bots(arguments: argparse.Namespace) -> None:
    """`meadhall bots`."""
    speech = Speech(language_from(arguments.lang, os.environ), ["meadhall"])
    listed = [
        {"slug": slug, "budget": str(kind.budget), "about": speech.form(f"bot-{slug}", "about", {}), "from": "meadhall"}
        for slug, kind in BOTS.items()
    ]
    for slug, plugin in plugins().items():
        if slug not in BOTS:
            listed.append({"slug": slug, "budget": str(FOREIGN), "about": plugin.about, "from": plugin.package})
    if arguments.json:
        print(json.dumps(listed))
        return
    table = Table(box=SIMPLE, padding=(0, 1), pad_edge=False)
    for heading in listed[0]:
        table.add_column(heading)
    for row in listed:
        table.add_row(*(Text(cell) for cell in row.values()))
    console.print(table)


def run_bench(arguments: argparse.Namespace) -> None:
    """`meadhall bench`."""
    if not 0 < arguments.seconds < 3600:
        raise BadRequest("The seconds for each contender must be more than 0 and less than 3600.")
    with errors.status("measuring") as status:
        result = bench(arguments.seconds, lambda name: status.update(f"measuring {name}"))
    if arguments.json:
        print(json.dumps(result, indent=1))
        return
    table = Table(title="decisions a second, random play, four players, one core")
    for heading in ("", "decisions/s", "x fastest peer", "copy µs", "answers/decision", "one answer"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, peer in result["peers"].items():
        row = (f"{peer['decisions_per_second']:,.0f}", "1.0", f"{peer['copy_us']:.2f}")
        table.add_row(f"{name} {peer['version']}", *row, *choices(peer))
    for slug, ours in result["games"].items():
        for core in ("interpreted", "compiled"):
            if ours[core] is not None:
                ratio = ours[f"ratio_{core}"]
                copy = f"{ours['copy_us']:.2f}" if core == "compiled" else ""
                cells = (f"{ours[core]:,.0f}", "" if ratio is None else f"{ratio:.1f}", copy)
                table.add_row(f"{slug} {core}", *cells, *choices(ours))
    console.print(table)
    if not result["peers"]:
        console.print("No peer is installed: `python3 dev.py peers` sets them up.", highlight=False)


def choices(figures: dict[str, Any]) -> tuple[str, str]:
    """How much there is to choose."""
    return f"{figures['answers_per_decision']:.1f}", f"{figures['one_answer_share']:.0%}"


def read_file(name: str) -> bytes:
    """A file's contents, or one sentence."""
    try:
        with open(name, "rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadRecord(f"{name} cannot be read: {error.strerror}.") from None


def write_file(name: str, text: str) -> None:
    """Write a file, or one sentence."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadRequest(f"{name} cannot be written: {error.strerror}.") from None


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 2 for bad input, 3 where a record and the rules part, 130 when interrupted."""
    try:
        given = sys.argv[1:] if words is None else list(words)
        arguments = parser().parse_args(given or ["--help"])
        return arguments.run(arguments) or 0
    except BadCards as error:
        for mistake in error.mistakes:
            errors.print(str(mistake), markup=False, highlight=False, soft_wrap=True)
        count = len(error.mistakes)
        total = f"{count} mistake{'s' if count > 1 else ''}"
        errors.print(f"meadhall: {total}. [{error.code}]", markup=False, highlight=False)
        return 2
    except MeadhallError as error:
        errors.print(f"meadhall: {error} [{error.code}]", markup=False, highlight=False, soft_wrap=True)
        return 2 if isinstance(error, BadRequest) else 3
    except KeyboardInterrupt:
        errors.print("meadhall: interrupted.")
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
