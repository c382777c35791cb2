"""The checks of a whole card set of Midgard; the kernel checks each row alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import accumulate
from typing import Final

from meadhall.kernel.cards.contents import Contents, Proof, Row
from meadhall.midgard.cards.schema import NEEDS, ROW_KINDS
from meadhall.midgard.cards.totals import check_sums
from meadhall.midgard.core.numbers import board
from meadhall.midgard.words.slugs import AREAS, KINGDOMS, METALS

FEWEST: Final = 2  # players, as a house variant (MS-1)
GOLD: Final = METALS[board.GOLD]


def deck_size(cards: Mapping[str, Row], metal: str) -> int:
    """How many cards of a metal there are (MS-2)."""
    return sum(row["copies"] for row in cards.values() if row["metal"] == metal)


def cards_needed(rows: Mapping[str, Mapping[str, Row]], metal: str, seats: int) -> int:
    """The most cards of a metal that a game needs: all deals, and all that draw cards draw (MC-1, MG-3, MC-4)."""
    printed = rows["board"]
    drawn = sum(
        row["copies"] * row["amount"]
        for row in rows["cards"].values()
        if row["effect"] == "draw" and row.get("draws") == metal and "amount" in row
    )
    return int(printed["deal"][metal] * printed["game"]["rounds"] * seats + drawn)


def check_set(proof: Proof) -> None:
    """Add every mistake of the set."""
    _check_map(proof)
    _check_effects(proof)
    _check_gold(proof)
    _check_plays(proof)
    _check_decks(proof)
    if not proof.mistakes:
        check_sums(proof)


def _check_map(proof: Proof) -> None:
    """There are three kingdoms, points for all their provinces, and no more dooms than provinces (MS-1, MV-2, MD-1)."""
    printed = proof.rows["board"]
    for _, slug in proof.keys("provinces"):
        if slug in AREAS:
            proof.say(f"provinces.{slug}", "is also the slug of an area that every map has")
    proof.check_names("provinces")
    sizes = Counter(row["kingdom"] for row in proof.rows["provinces"].values())
    for kingdom in KINGDOMS:
        if sizes[kingdom] + proof.unsound["provinces"] == 0:
            proof.say("provinces", f"must have at least one row with the kingdom {kingdom}")
    largest, points = max(sizes.values(), default=0), len(printed["kingdoms"]["points"])
    if points < largest:
        proof.say("board.kingdoms.points", f"must have {largest} entries or more, for there is a kingdom of that size")
    dooms, provinces = printed["doom"]["provinces"], proof.count("provinces")
    if dooms > provinces:
        proof.say("board.doom.provinces", f"must not be more than there are provinces, {provinces}")


def _check_effects(proof: Proof) -> None:
    """Each effect has the figures it needs and no others; only new warriors can name the heavens (MB, MX, MG)."""
    proof.check_names("cards")
    for slug, row in proof.rows["cards"].items():
        needs, given = NEEDS[row["effect"]], proof.given_to("cards", slug)
        for name in ("kingdom", "draws", "amount"):
            if name in needs:
                _check_there(proof, slug, name, "this effect")
            elif name in given:
                proof.say(f"cards.{slug}.{name}", f"means nothing to the effect {row['effect']}")
        if "kingdom" in needs and row.get("kingdom") == "heavens" and row["effect"] != "muster":
            proof.say(f"cards.{slug}.kingdom", f"must be one of {', '.join(KINGDOMS)} for this effect")


def _check_gold(proof: Proof) -> None:
    """Every gold card is unique and has its own number, which cards of other metals do not have (MA-1)."""
    taken: dict[int, str] = {}
    for _, slug in proof.keys("cards"):
        row = proof.rows["cards"][slug]
        if row["metal"] != GOLD:
            if "number" in proof.given_to("cards", slug):
                proof.say(f"cards.{slug}.number", "belongs to gold cards alone")
            continue
        if row["copies"] != 1:
            proof.say(f"cards.{slug}.copies", "must be 1 for a gold card")
        _check_there(proof, slug, "number", "a gold card")
        if "number" in row and taken.setdefault(row["number"], slug) != slug:
            proof.say(f"cards.{slug}.number", f"is also the number of {taken[row['number']]}")


def _check_there(proof: Proof, slug: str, name: str, who: str) -> None:
    """A needed field is there; if it was wrong, that is already a mistake."""
    key = f"cards.{slug}.{name}"
    if name not in proof.rows["cards"][slug] and all(mistake.key != key for mistake in proof.mistakes):
        proof.say(key, f"is missing: {who} needs it")


def _check_plays(proof: Proof) -> None:
    """Packs fit the state, and a seat never has to play more cards than it has (MC-1, MA-2, MG-3)."""
    printed, cards = proof.rows["board"], proof.rows["cards"].values()
    dealt = sum(printed["deal"][metal] for metal in METALS)
    if not 1 <= dealt <= board.MOST_PICKS:
        proof.say("board.deal", f"must be 1 to {board.MOST_PICKS} cards in all, not {dealt}")
    rounds = printed["game"]["rounds"]
    plays = printed["plays"]["counts"][:rounds]
    if len(plays) < rounds:
        proof.say("board.plays.counts", f"must have {rounds} entries or more, one for each round")
    for now, played in enumerate(accumulate(plays), 1):
        if played > now * dealt:
            proof.say(
                "board.plays.counts", f"asks for {played} cards by round {now}, when {now * dealt} have been dealt"
            )
            break
    draws = [row for row in cards if row["effect"] == "draw" and "amount" in row]
    most = sum(plays) + sum(row["copies"] for row in draws)
    if most > board.MOST_PLAYS:
        proof.say(
            "board.plays.counts",
            f"must ask for {board.MOST_PLAYS} cards at most, one more for each draw card included, not for {most}",
        )
    drawn = sum(row["copies"] * row["amount"] for row in draws)
    if drawn > board.MOST_DRAWN:
        proof.say("cards", f"must draw at most {board.MOST_DRAWN} cards with all draw cards together, not {drawn}")


def _check_decks(proof: Proof) -> None:
    """Decks never run out, at least for the fewest players; for more it is checked for each setting (MC-4)."""
    for metal in METALS:
        there = deck_size(proof.rows["cards"], metal) + proof.unsound["cards"]
        needed = cards_needed(proof.rows, metal, FEWEST)
        if there < needed:
            proof.say("cards", f"must have at least {needed} {metal} cards for {FEWEST} players, not {there}")


CONTENTS: Final = Contents("midgard", ROW_KINDS, check_set, ("open",))
