"""`meadhall bench`: our speed compared with other projects."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.table import Table

from meadhall.commands.command import Command, console, errors
from meadhall.kernel.errors import BadRequest
from meadhall.lab.benchmark import bench


def add(command: Command) -> None:
    """Add the parser of the command."""
    speed = command("bench", "Measure our speed beside our peers', in one run.", "bench", "bench --json")
    speed.add_argument("--seconds", type=float, default=3.0, help="seconds for each contender and round (3)")
    speed.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Measure, and print the results."""
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
        table.add_row(f"{name} {peer['version']}", *row, *answer_cells(peer))
    for slug, ours in result["games"].items():
        for core in ("interpreted", "compiled"):
            if ours[core] is not None:
                ratio = ours[f"ratio_{core}"]
                copy = f"{ours['copy_us']:.2f}" if core == "compiled" else ""
                cells = (f"{ours[core]:,.0f}", "" if ratio is None else f"{ratio:.1f}", copy)
                table.add_row(f"{slug} {core}", *cells, *answer_cells(ours))
    console.print(table)
    tables = Table(title="a table with all its seats taken, random play")
    for heading in ("", "view µs", "answer ms", "restore ms", "match kB"):
        tables.add_column(heading, justify="right" if heading else "left")
    for slug, cost in result["hall"].items():
        tables.add_row(slug, *(f"{cost[key]:.2f}" for key in ("view_us", "answer_ms", "restore_ms", "match_kb")))
    console.print(tables)
    show_environments(result["rl"], result["rl_peers"])
    if not result["peers"]:
        console.print("No peer is installed: `python3 dev.py peers` sets them up.", highlight=False)


def show_environments(ours: dict[str, dict[str, float]], peers: dict[str, float]) -> None:
    """Print the steps of environments, ours and those of other projects; nothing if ours cannot be run here."""
    if not ours:
        return
    table = Table(title="steps of environments a second, random play, four seats, one core")
    table.add_column("")
    table.add_column("steps/s", justify="right")
    for slug, figures in ours.items():
        row = f"{slug}, batch of {figures['batch']}, x {figures['two_processes']:.2f} on two cores"
        table.add_row(row, f"{figures['vector_steps']:,.0f}")
        if "aec_steps" in figures:
            table.add_row(f"{slug}, one game at a time", f"{figures['aec_steps']:,.0f}")
    for name, figure in peers.items():
        table.add_row(name, f"{figure:,.0f}")
    console.print(table)


def answer_cells(measured: dict[str, Any]) -> tuple[str, str]:
    """The cells about the number of answers."""
    return f"{measured['answers_per_decision']:.1f}", f"{measured['one_answer_share']:.0%}"
