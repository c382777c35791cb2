"""The vocabulary of the scenario tests: a table of Champions that says what players do and see.

    t = table(players=3)
    t.give(0, coins=5)
    t.turn(0)
    t.do(0, Place("worker-huts"))
    assert t.seat(0).workers == 3

Positions are set up by the words of `meadhall/champions/positions.py`, answers go through the match like everybody's.
Figures in these tests come from the card set `CARDS`, so that retuning the open set breaks none of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from meadhall.champions import positions
from meadhall.champions.cards.card_set import CardSet
from meadhall.champions.core.numbers import events as numbers
from meadhall.champions.game import GAME
from meadhall.champions.positions import Position
from meadhall.champions.words import slugs
from meadhall.champions.words.actions import Done, Load, Place, Sail, Send, Take
from meadhall.champions.words.view import SeatView, VenueView, View
from meadhall.kernel.actions import Action
from meadhall.kernel.events import Audience, Event
from meadhall.kernel.journal.acts import Outcomes
from tests.support.tables import AnyTable
from tests.support.tables import of as of

CARDS: Mapping[str, Any] = {
    "name": "test",
    "dice": {
        "swordsman": {"faces": ["blank", "blank", "hit", "hit", "double", "shield"]},
        "spearman": {"faces": ["blank", "hit", "hit", "double", "shield", "shield"]},
        "axeman": {"faces": ["blank", "blank", "hit", "double", "double", "double"]},
    },
    "trolls": {
        "test-troll": {"name": "T", "attack": 1, "defence": 3, "glory": 5, "wood": 2},
        "swordproof-troll": {"name": "S", "attack": 1, "defence": 3, "glory": 5, "wood": 2, "forbids": "swordsman"},
    },
    "draugr": {
        "test-draugr": {"name": "D", "attack": 1, "defence": 2, "glory": 6, "coins": 4, "colour": "red"},
        "fierce-draugr": {"name": "F", "attack": 3, "defence": 9, "glory": 7, "coins": 1, "colour": "yellow"},
    },
    "monsters": {
        "test-monster": {"name": "M", "attack": 2, "defence": 4, "glory": 13, "favor": 1, "colour": "blue"},
        "axeproof-monster": {
            "name": "A",
            "attack": 1,
            "defence": 2,
            "glory": 8,
            "favor": 2,
            "colour": "red",
            "forbids": "axeman",
        },
    },
    "journeys": {"kraken": {"attack": 2, "defence": 3, "glory": 3}},
    "longships": {
        "karfi": {"capacity": 6, "wood": 2, "coins": 1, "glory": 3, "players": 2},
        "snekka": {"capacity": 7, "wood": 2, "coins": 3, "glory": 5, "players": 3},
        "skeid": {"capacity": 7, "wood": 3, "coins": 3, "glory": 6, "players": 4},
        "drekkar": {"capacity": 8, "wood": 4, "coins": 4, "glory": 8, "players": 2},
    },
    "merchant-ships": {
        "birka-knarr": {"take": {"food": 2, "wood": 1}},
        "hedeby-knarr": {"take": {"food": 1, "wood": 2, "coins": 1}},
        "lofoten-boat": {"take": {"food": 3}},
        "frisian-cog": {"take": {"food": 1, "wood": 1, "swordsman": 1}},
        "dublin-trader": {"take": {"food": 1, "swordsman": 2}},
        "novgorod-boat": {"take": {"food": 1, "wood": 1, "spearman": 1}},
        "miklagard-trader": {"take": {"food": 1, "axeman": 1}},
        "gotland-knarr": {"take": {"food": 1, "wood": 1, "any": 1}},
    },
}
"""Figures that the scenario tests rely on; everything else is the open set."""

LEADERS = ("asmundr", "gylfir", "svanhildr", "ullr")


class Table(AnyTable, Position):
    """A match of Champions whose position can be set up by hand."""

    def __init__(
        self,
        players: int = 4,
        leaders: Sequence[str] = LEADERS,
        first: int = 0,
        cards: Mapping[str, Any] | None = None,
        seed: int = 1,
        opening: Sequence[str] = (),
        revision: int | None = None,
        **options: Any,
    ) -> None:
        rules = GAME.rules(players, options, {**CARDS, **(cards or {})}, revision)
        chosen = leaders[:players] if rules.options.draft_leaders or not leaders else None
        super().__init__(rules, chosen, first=first, seed=seed, opening=opening)

    @property
    def cards(self) -> CardSet:
        """The card set that is played with."""
        return self.rules.cards

    def hands(self, *hands: Sequence[str]) -> None:
        """Let every seat hold exactly these destiny cards, face down; the rest are in the deck."""
        for seat in range(self.players):
            self.destinies(seat)
        for seat, hand in enumerate(hands):
            self.destinies(seat, *hand)

    def last(self, seat: int, action: Action, *more: Action, script: Sequence[str] = ()) -> tuple[Event, ...]:
        """Place the last worker of the round; further actions of the same seat may follow (a shore to sail to)."""
        self.last_worker(seat)
        told = self.do(seat, action, script=script if not more else ())
        for i, one in enumerate(more):
            told += self.do(seat, one, script=script if i == len(more) - 1 else ())
        return told

    def go(self, seat: int, space: str) -> tuple[Event, ...]:
        """Make it the seat's turn and place a worker."""
        self.turn(seat)
        return self.do(seat, Place(space))

    def sail(self, seat: int, ship: str, shore: str) -> None:
        """Place a worker on a ship and choose its shore."""
        self.go(seat, ship)
        self.do(seat, Sail(shore))

    def outcomes(self, words: Sequence[str]) -> Outcomes:
        """How dice fall and cards come: "swordsman:hit", "troll:test-troll", "journey:lost"."""
        return positions.outcomes(self.match, *words)

    def send(self, seat: int, venue: str, **items: int) -> None:
        """Assign warriors (and food) to a venue, in the order of the chain; `done` confirms."""
        for item in (*slugs.KINDS, "food"):
            for _ in range(items.get(item, 0)):
                self.do(seat, Load(venue, item) if venue.startswith("shore") else Send(venue, item))

    def done(self, seat: int, script: Sequence[str] = ()) -> tuple[Event, ...]:
        """Want no more, or confirm."""
        return self.do(seat, Done(), script=script)

    def view(self, audience: Audience = None) -> View:
        """What an audience may know."""
        view = self.rules.view(self.state, audience)
        assert isinstance(view, View)
        return view

    def seat(self, seat: int) -> SeatView:
        """What lies before a seat, as it sees it itself."""
        return self.view(seat).seats[seat]

    def venue(self, venue: str, audience: Audience = None) -> VenueView:
        """One venue as an audience sees it."""
        return self.view(audience).venues[slugs.VENUES.index(venue)]

    def goods(self, seat: int) -> tuple[int, int, int]:
        """Food, wood and coins of a seat."""
        mine = self.seat(seat)
        return mine.food, mine.wood, mine.coins

    def warriors(self, seat: int) -> tuple[int, int, int]:
        """Swordsmen, spearmen and axemen of a seat, those sent out included."""
        swordsmen, spearmen, axemen = self.seat(seat).warriors.values()
        return swordsmen, spearmen, axemen

    def supply(self) -> tuple[int, int, int]:
        """Swordsmen, spearmen and axemen in the supply."""
        swordsmen, spearmen, axemen = self.view().supply.values()
        return swordsmen, spearmen, axemen

    def spaces(self, seat: int) -> AbstractSet[str]:
        """The spaces open to a seat."""
        return {action.space for action in self.open(seat) if isinstance(action, Place)}

    def end_round(self, script: Sequence[str] = ()) -> tuple[Event, ...]:
        """Let the last worker of the round beg for food; `script` says what the clean-up and the next round bring."""
        if self.rules.options.beggar_chooses:
            return self.last(0, Place("begging"), Take("food"), script=script)
        return self.last(0, Place("begging"), script=script)

    def end(self, seat: int = 0) -> tuple[Event, ...]:
        """Play the last worker of the last round for nothing; no troll is left that would bring blame."""
        self.enemy("troll", None)
        self.round(8)
        self.stock(food=0)
        return self.last(seat, Place("smokehouse"))

    def roll_label(self, warrior: str) -> int:
        """The label of chance for a kind of die."""
        return numbers.ROLL_SWORDSMAN + slugs.KINDS.index(warrior)


def table(players: int = 4, **options: Any) -> Table:
    """A table in the first round, all leaders chosen, the first player to place."""
    return Table(players, **options)


def drafting(players: int = 4, opening: Sequence[str] = (), **options: Any) -> Table:
    """A table at which the leaders are still to be chosen; `opening` says which stalls and first player are drawn."""
    return Table(players, leaders=(), opening=opening, **options)
