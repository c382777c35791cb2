"""Card sets of Midgard, and how the box is filled from one (MS-1 to MS-4, MC-4).

A card set has its rows by kind and slug. In the box, a province or kind of card is known by its index in the set.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from meadhall.kernel.cards import card_set
from meadhall.kernel.cards.card_set import column
from meadhall.kernel.cards.contents import Row
from meadhall.kernel.errors import BadOptions
from meadhall.midgard.cards.options import Options
from meadhall.midgard.cards.schema import NEEDS
from meadhall.midgard.cards.validation import CONTENTS, FEWEST, GOLD, cards_needed, deck_size
from meadhall.midgard.core.numbers import board
from meadhall.midgard.words import slugs

PLAYERS: Final = range(FEWEST, board.SEATS + 1)  # MS-1


@dataclass(frozen=True)
class CardSet(card_set.CardSet):
    """Everything printed, by kind and slug, with the slugs in the order of the box, each tuple made once."""

    contents = CONTENTS

    @cached_property
    def provinces(self) -> tuple[str, ...]:
        """The provinces of the map."""
        return self.slugs("provinces")

    @cached_property
    def areas(self) -> tuple[str, ...]:
        """Slugs of provinces, heavens and boats; empty for indexes that the map does not use."""
        return self.provinces + ("",) * (board.MOST_PROVINCES - len(self.provinces)) + slugs.AREAS

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of card; each has `copies`."""
        return self.slugs("cards")


check, cards_from, load_cards = CardSet.check, CardSet.read, CardSet.load  # for a user's file


@cache
def open_set() -> CardSet:
    """The shipped set that is played by default: known figures, and ours where none are known."""
    return CardSet.shipped()


def box_values(options: Options, seats: int, cards: CardSet, revision: int = 1) -> dict[str, int | list[int]]:
    """Every field of the box by name, for `box.load`; refused if a deck would run out (MS-1, MC-4)."""
    if not isinstance(cards, CardSet):
        raise TypeError(f"cards must be a card set of Midgard, not {type(cards).__name__}")
    if type(seats) is not int or seats not in PLAYERS:
        raise BadOptions(
            f"Midgard is for 3 to {board.SEATS} players, or {FEWEST} as a house variant, not for {str(seats)[:20]}."
        )
    for metal in slugs.METALS:
        there, needed = deck_size(cards.rows["cards"], metal), cards_needed(cards.rows, metal, seats)
        if there < needed:
            raise BadOptions(
                f"The card set {cards.name!r} has {there} {metal} cards, and {seats} players may need {needed}."
            )
    return {
        "seats": seats,
        "revision": revision,
        "patient": 0,
        "beginners": int(options.beginners),
        **_game_values(cards.rows["board"]),
        **_map_values(cards.rows["provinces"]),
        **_scoring_values(cards.rows["board"]),
        **_card_values(cards.rows["cards"]),
    }


def _row(cells: Sequence[int], most: int) -> list[int]:
    """An array of the box, padded with 0."""
    return [*cells, *[0] * (most - len(cells))]


def _game_values(printed: Mapping[str, Row]) -> dict[str, int | list[int]]:
    """Rounds, deals and what cards let one do (MA-2, MC-1, MS-3, MD-1, MB-1, MX-2, MG-5)."""
    rounds = printed["game"]["rounds"]
    dealt = [printed["deal"][metal] for metal in slugs.METALS]
    return {
        "rounds": rounds,
        "plays": _row(printed["plays"]["counts"][:rounds], board.MOST_ROUNDS),
        "dealt": dealt,
        "picks": sum(dealt),
        "boat_warriors": printed["warriors"]["boat"],
        "reserve_warriors": printed["warriors"]["reserve"],
        "dooms": printed["doom"]["provinces"],
        "moves_invade": printed["moves"]["invade"],
        "moves_horde": printed["moves"]["horde"],
        "musters": printed["moves"]["muster"],
    }


def _map_values(provinces: Mapping[str, Row]) -> dict[str, int | list[int]]:
    """Provinces with their kingdoms and villages (MS-1)."""
    rows = provinces.values()
    return {
        "provinces": len(rows),
        "kingdom": column(rows, "kingdom", board.MOST_PROVINCES, slugs.KINGDOMS),
        "villages": column(rows, "villages", board.MOST_PROVINCES),
    }


def _scoring_values(printed: Mapping[str, Row]) -> dict[str, int | list[int]]:
    """The points of the scoring (MV-2, MV-4, MR-1, ME-1)."""
    return {
        "kingdom_points": _row([0, *printed["kingdoms"]["points"]], board.MOST_PROVINCES + 1),
        **{name: printed["heavens"][name] for name in ("asgard_points", "vanaheim_tokens")},
        **{name: printed["ragnarok"][name] for name in ("doom_points", "valhalla_points")},
        "set_points": printed["sets"]["points"],
    }


def _card_values(cards: Mapping[str, Row]) -> dict[str, int | list[int]]:
    """The kinds of card; a figure that an effect does not use is NOTHING or 0, whatever the row has (MS-2)."""
    rows = [_meant(row) for row in cards.values()]
    return {
        "kinds": len(rows),
        "card_metal": column(rows, "metal", board.MOST_KINDS, slugs.METALS),
        "card_effect": column(rows, "effect", board.MOST_KINDS, slugs.EFFECTS),
        "card_kingdom": column(rows, "kingdom", board.MOST_KINDS),
        "card_copies": column(rows, "copies", board.MOST_KINDS),
        "card_number": column(rows, "number", board.MOST_KINDS),
        "card_draws": column(rows, "draws", board.MOST_KINDS),
        "card_amount": column(rows, "amount", board.MOST_KINDS),
        "deck_size": [deck_size(cards, metal) for metal in slugs.METALS],
    }


def _meant(row: Row) -> Row:
    """A kind of card with the figures that its effect and metal use, as numbers."""
    needs = NEEDS[row["effect"]]
    return {
        **row,
        "kingdom": slugs.LANDS.index(row["kingdom"]) if "kingdom" in needs else board.NOTHING,
        "draws": slugs.METALS.index(row["draws"]) if "draws" in needs else board.NOTHING,
        "amount": row["amount"] if "amount" in needs else 0,
        "number": row["number"] if row["metal"] == GOLD else 0,
    }
