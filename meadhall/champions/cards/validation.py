"""The checks of a whole card set of Champions; the kernel checks each row alone."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from meadhall.champions.cards.schema import CARD_SORTS, ENEMIES, ROW_KINDS
from meadhall.champions.cards.totals import check_sums
from meadhall.champions.core.numbers import board
from meadhall.champions.words.slugs import FACES, KINDS, PUBLIC_SHIPS, SPACES, STALL_SIDES
from meadhall.kernel.cards.contents import Contents, Proof

MOST_OF_A_POWER: Final = 3  # with three runes of true vision Dagrun draws eight cards, the most that the state can hold


def check_set(proof: Proof) -> None:
    """Add every mistake of the set."""
    _check_counts(proof)
    _check_slugs_and_names(proof)
    _check_board(proof)
    _check_dice(proof)
    _check_journeys(proof)
    _check_destinies(proof)
    if not proof.mistakes:
        check_sums(proof)


def _check_counts(proof: Proof) -> None:
    """Not more enemies than the box holds, enough stalls to draw from, no power too often (CS-2, CS-4, CN-11)."""
    rows = proof.rows
    enemies = sum(proof.count(kind) for kind in ENEMIES)
    if enemies > board.MOST_ENEMIES:
        proof.say(", ".join(ENEMIES), f"must have at most {board.MOST_ENEMIES} rows together, not {enemies}")
    for side in STALL_SIDES:
        there = sum(row["side"] == side for row in rows["stalls"].values()) + proof.unsound["stalls"]
        drawn = max(rows["board"]["stalls-drawn"][side])
        if there < drawn:
            proof.say("stalls", f"must have at least {drawn} {side} rows, as many as are drawn, not {there}")
    for power, runes in Counter(row["power"] for row in rows["runes"].values()).items():
        if runes > MOST_OF_A_POWER:
            proof.say("runes", f"must have at most {MOST_OF_A_POWER} rows with the power {power}, not {runes}")


def _check_slugs_and_names(proof: Proof) -> None:
    """Slugs of enemies and spaces are unique, and so are names of cards in a deck, so that a log is unambiguous."""
    enemies: dict[str, str] = {}
    for kind, slug in proof.keys(*ENEMIES):
        if enemies.setdefault(slug, kind) != kind:
            proof.say(f"{kind}.{slug}", f"is also the slug of a row of {enemies[slug]}")
    spaces = dict.fromkeys(SPACES, "the board")
    for kind, slug in proof.keys("longships", "stalls"):
        if slug not in PUBLIC_SHIPS and spaces.setdefault(slug, kind) != kind:
            proof.say(f"{kind}.{slug}", f"is also the slug of a space of {spaces[slug]}")
    for kinds in (ENEMIES, *((kind,) for kind in CARD_SORTS if kind not in ENEMIES)):
        proof.check_names(*kinds)


def _check_board(proof: Proof) -> None:
    """Prices and losses do not fall, and longhouse and supply allow the start (CL-9, CE-7, CS-6, CS-8)."""
    printed = proof.rows["board"]
    prices = printed["stave-church"]["prices"]
    if any(more <= less for less, more in pairwise(prices)):
        proof.say("board.stave-church.prices", "must rise from each favor to the next")
    losses = printed["blame"]["losses"]
    if any(more < less for less, more in pairwise(losses)):
        proof.say("board.blame.losses", "must never fall from one blame to the next")
    start, longhouse, dice = printed["start"], printed["longhouse"]["most"], printed["warrior-dice"]
    if sum(start[kind] for kind in KINDS) > longhouse:
        proof.say("board.start", f"gives more warriors than the longhouse holds, {longhouse}")
    for kind in KINDS:
        if start[kind] * board.SEATS > dice[kind]:
            proof.say(f"board.start.{kind}", f"needs more dice for {board.SEATS} players than there are, {dice[kind]}")


def _check_dice(proof: Proof) -> None:
    """Every kind of warrior has a hit on its die, so that every fight ends (CF-4: no retreat).

    Warriors without any hit could fight for ever: against attack 0, or if their dice have only shields and they are at
    least as many as the attack; and for millions of rounds if shields are merely common. A seat may send any warriors
    that are not forbidden, so such a group can be sent as soon as one die has no hit. With a hit on each die, every
    round does damage with a probability of at least 1 in 6, whatever the attack, the warriors left and the forbidden
    weapon. So a fight ends with probability 1, on average within six rounds for each point of defence.
    """
    for kind, row in proof.rows["dice"].items():
        if not {FACES[board.HIT], FACES[board.DOUBLE]} & set(row["faces"]):
            proof.say(f"dice.{kind}.faces", "must show a hit or double at least once, or a fight might never end")


def _check_journeys(proof: Proof) -> None:
    """Effects have their figures, there is one kind of kraken, and there are enough cards (CJ-1, CN-10)."""
    krakens = []
    journeys = proof.rows["journeys"]
    for slug, row in journeys.items():
        given = proof.given_to("journeys", slug)
        fights = {name for name in ("attack", "defence", "glory") if name in row}
        if row["effect"] == "kraken":
            krakens.append(slug)
            for name in ("attack", "defence", "glory"):
                if name not in fights:
                    proof.say(f"journeys.{slug}.{name}", "is missing: a kraken needs it")
        else:
            for name in sorted(fights & given.keys()):
                proof.say(f"journeys.{slug}.{name}", "belongs to a kraken alone")
        if row["effect"].startswith("lose-") and row["amount"] == 0:
            proof.say(f"journeys.{slug}.amount", "must be at least 1 for this effect")
        if not row["effect"].startswith("lose-") and given.get("amount", 0):
            proof.say(f"journeys.{slug}.amount", "must be 0 for this effect")
    if len(krakens) > 1:
        proof.say("journeys", f"must have one row at most with the effect kraken, not {len(krakens)}")
    copies = sum(row["copies"] for row in journeys.values()) + proof.unsound["journeys"]
    if copies <= board.SHORES:
        proof.say("journeys", f"must have at least {board.SHORES + 1} cards, copies counted, not {copies}")


def _check_destinies(proof: Proof) -> None:
    """Being first alone scores at least as much as being tied (CE-1)."""
    for slug, row in proof.rows["destinies"].items():
        if row["tied"] > row["alone"]:
            proof.say(f"destinies.{slug}.tied", f"must not be more than alone, {row['alone']}")


CONTENTS: Final = Contents("champions", ROW_KINDS, check_set, ("open", "open-2", "open-3", "open-4"))
