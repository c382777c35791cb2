"""The vocabulary of the scenario tests: a table of Champions that says what players do and see.

    t = table(players=3)
    t.give(0, coins=5)
    t.turn(0)
    t.do(0, Place("worker-huts"))
    assert t.seat(0).workers == 3

Positions are set up by hand, answers go through the match like everybody's. Figures in these tests come from the card
set `CARDS`, so that retuning the open set breaks none of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from meadhall.champions.cards.card_set import CardSet
from meadhall.champions.core.numbers import board, steps
from meadhall.champions.core.numbers import events as numbers
from meadhall.champions.game import GAME, ChampionsRules
from meadhall.champions.words import slugs
from meadhall.champions.words.actions import ChooseLeader, Done, Load, Place, Sail, Send, Take
from meadhall.champions.words.view import SeatView, VenueView, View
from meadhall.kernel.actions import Action
from meadhall.kernel.events import Audience, Event
from tests.support.tables import AnyTable, Outcome
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


class Table(AnyTable):
    """A match of Champions whose position can be set up by hand."""

    rules: ChampionsRules

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
        merged = {**CARDS, **(cards or {})}
        self.cards: CardSet = GAME.cards(merged)
        super().__init__(GAME.rules(players, options, self.cards, revision), seed, opening)
        state = self.match.state
        if self.rules.options.draft_leaders and leaders:
            state.first = first
            whose = state.whose
            for depth in range(2, 2 + players):  # DEAL lies beneath
                whose[depth] = (first + depth - 2) % players
            state.whose = whose
            self.refresh()
            for turn in range(players):
                seat = (first - 1 - turn) % players
                self.match.answer(seat, ChooseLeader(leaders[seat]))

    def give(self, seat: int, **things: int) -> None:
        """What a seat has: food, wood, coins, favor, blame, glory, and warriors by kind (dice come from the supply)."""
        for thing, count in things.items():
            if thing in slugs.KINDS:
                kind = slugs.KINDS.index(thing)
                place = seat * board.KINDS + kind
                self.cell("supply", kind, self.state.supply[kind] + self.state.held[place] - count)
                self.cell("held", place, count)
            else:
                self.cell(thing, seat, count)

    def enemy(self, venue: str, slug: str) -> None:
        """Lay a certain enemy on a venue; the one lying there goes back into its deck."""
        place, card = slugs.VENUES.index(venue), self.cards.enemies.index(slug)
        kind = min(place, 2) if place < 2 else (1 if place == 2 else 2)
        old = self.state.enemy[place]
        other = self.state.enemy_at[card] - 2
        if 0 <= other < len(slugs.VENUES):  # it lies on the board already: the two change places
            self.cell("enemy_at", old, 2 + other)
            self.cell("enemy", other, old)
            self.cell("enemy_at", card, 2 + place)
            self.cell("enemy", place, card)
            return
        if old >= 0:
            self.cell("enemy_at", old, 0)
            self.cell("enemy_left", kind, self.state.enemy_left[kind] + 1)
        assert self.state.enemy_at[card] == 0, f"{slug} is not in its deck"
        self.cell("enemy_at", card, 2 + place)
        self.cell("enemy_left", kind, self.state.enemy_left[kind] - 1)
        self.cell("enemy", place, card)

    def slay(self, seat: int, *enemies: str) -> None:
        """Put enemies from their decks into a seat's pile."""
        for slug in enemies:
            card = self.cards.enemies.index(slug)
            kind = next(k for k in range(3) if card < self.rules.box.enemy_from[k + 1])
            if card in self.state.enemy:  # another of its kind takes its place on the board
                cards = range(self.rules.box.enemy_from[kind], self.rules.box.enemy_from[kind + 1])
                other = next(each for each in cards if self.state.enemy_at[each] == 0)
                self.enemy(slugs.VENUES[list(self.state.enemy).index(card)], self.cards.enemies[other])
            assert self.state.enemy_at[card] == 0, f"{slug} is not in its deck"
            self.cell("enemy_at", card, 10 + seat)
            self.cell("pile", seat, self.state.pile[seat] + 1)
            self.cell("enemy_left", kind, self.state.enemy_left[kind] - 1)

    def journey(self, shore: str, slug: str) -> None:
        """Lay a certain journey card face down on a shore, unseen."""
        place, kind = slugs.SHORES.index(shore), self.cards.journeys.index(slug)
        old = self.state.journey[place]
        if self.state.journey_deck[kind] == 0 and kind != old:  # all of its kind lie on the board: two change places
            self.cell("journey", list(self.state.journey).index(kind), old)
            self.cell("journey", place, kind)
            return
        self.cell("journey_deck", old, self.state.journey_deck[old] + 1)
        self.cell("journey_deck", kind, self.state.journey_deck[kind] - 1)
        self.cell("journey", place, kind)

    def rune(self, seat: int, *slugs: str) -> None:
        """Lay runes before a seat, unused, wherever they were."""
        for slug in slugs:
            card = self.cards.runes.index(slug)
            if self.state.rune_at[card] == 0:
                self.set(rune_left=self.state.rune_left - 1)
            self.cell("rune_at", card, 10 + seat)
            self.cell("powers", seat, self.state.powers[seat] | 1 << self.rules.box.rune_power[card])

    def lay_runes(self, *slugs: str) -> None:
        """Let exactly these runes lie face up beside the runesmith; the others of the board go back into the deck."""
        for card, at in enumerate(self.state.rune_at[: len(self.cards.runes)]):
            if 2 <= at < 10:
                self.cell("rune_at", card, 0)
                self.set(rune_left=self.state.rune_left + 1)
        for space, slug in enumerate(slugs):
            assert self.state.rune_at[self.cards.runes.index(slug)] == 0, f"{slug} is somebody's"
            self.cell("rune_at", self.cards.runes.index(slug), 2 + space)
            self.set(rune_left=self.state.rune_left - 1)

    def destiny(self, seat: int, *slugs: str) -> None:
        """Let a seat hold exactly these destiny cards, face down; whoever had one of them gets the card given up."""
        for place, slug in enumerate(slugs):
            card = self.cards.destinies.index(slug)
            slot = seat * 10 + place
            old = self.state.hand[slot]
            hand = list(self.state.hand)
            if card in hand:
                hand[hand.index(card)] = old
            else:
                self.cell("in_destiny_deck", card, 0)
                if old >= 0:
                    self.cell("in_destiny_deck", old, 1)
                else:
                    self.set(destiny_left=self.state.destiny_left - 1)
            hand[slot] = card
            self.set(hand=hand)
            self.cell("hand_known", slot, 1 << seat)
        self.cell("destiny_count", seat, max(len(slugs), self.state.destiny_count[seat]))

    def hands(self, *hands: Sequence[str]) -> None:
        """Let every seat hold exactly these destiny cards, face down; the rest are in the deck."""
        held = [[self.cards.destinies.index(slug) for slug in hand] for hand in hands]
        dealt = [card for hand in held for card in hand]
        slots = [(hand[i] if i < len(hand) else -1) for hand in [*held, [], [], []][:4] for i in range(10)]
        self.set(
            hand=slots,
            hand_known=[1 << slot // 10 if card >= 0 else 0 for slot, card in enumerate(slots)],
            hand_open=[0] * 40,
            destiny_count=[len(hand) for hand in [*held, [], [], []][:4]],
            in_destiny_deck=[int(c < len(self.cards.destinies) and c not in dealt) for c in range(16)],
            destiny_left=len(self.cards.destinies) - len(dealt),
        )

    def merchant(self, slug: str) -> None:
        """Let a certain merchant ship lie at the quay."""
        card = self.cards.merchants.index(slug)
        self.cell("merchant_gone", self.state.merchant, 0)
        self.cell("merchant_gone", card, 1)
        self.set(merchant=card)

    def stalls(self, *slugs: str) -> None:
        """Have exactly these stalls in play."""
        self.set(stall_open=[int(i < len(self.cards.stalls) and self.cards.stalls[i] in slugs) for i in range(12)])

    def own(self, seat: int, ship: str) -> None:
        """Let a private longship be a seat's own."""
        self.cell("ship", seat, self.cards.ships.index(ship))
        self.cell("ship_out", self.cards.ships.index(ship), 0)

    def turn(self, seat: int) -> None:
        """Let it be this seat's turn to place a worker."""
        state = self.state
        assert state.step[state.depth] == steps.PLACE_WORKER, "nobody is placing a worker now"
        whose = state.whose
        whose[state.depth] = seat
        whose[state.depth - 1] = (seat + 1) % self.players
        what = state.what
        what[state.depth - 1] = seat
        self.set(whose=whose, what=what)

    def last(self, seat: int, action: Action, *more: Action, script: Sequence[str] = ()) -> tuple[Event, ...]:
        """Place the last worker of the round; further actions of the same seat may follow (a shore to sail to)."""
        self.set(workers=[int(place == seat) for place in range(4)])
        self.turn(seat)
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

    def outcomes(self, words: Sequence[str]) -> list[Outcome]:
        """How dice fall and cards come: "swordsman:hit", "troll:test-troll", "journey:lost"."""
        return [self.outcome(word) for word in words]

    def outcome(self, word: str) -> Outcome:
        """One outcome in words: dice by face, draws by card as the deck is now, or by rank in it ("troll:0")."""
        label, _, what = word.partition(":")
        number = self.label(label)
        if label in slugs.KINDS:
            faces = self.rules.box.face[slugs.KINDS.index(label) * 6 : slugs.KINDS.index(label) * 6 + 6]
            return number, faces.index(slugs.FACES.index(what))
        if label == "journey" and not what.isdigit():
            kind = self.cards.journeys.index(what)
            return number, sum(self.state.journey_deck[:kind])
        if label == "destiny" and not what.isdigit():
            card = self.cards.destinies.index(what)
            return number, sum(self.state.in_destiny_deck[:card])
        if label == "rune" and not what.isdigit():
            card = self.cards.runes.index(what)
            return number, sum(at == 0 for at in self.state.rune_at[:card])
        if label in slugs.ENEMY_KINDS and not what.isdigit():
            card = self.cards.enemies.index(what)
            low = self.rules.box.enemy_from[slugs.ENEMY_KINDS.index(label)]
            return number, sum(at == 0 for at in self.state.enemy_at[low:card])
        if label == "merchant" and not what.isdigit():
            card = self.cards.merchants.index(what)
            return number, sum(gone == 0 for gone in self.state.merchant_gone[:card])
        return number, int(what)

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
        troll = self.state.enemy[0]
        if troll >= 0:
            self.cell("enemy_at", troll, 0)
            self.cell("enemy_left", 0, self.state.enemy_left[0] + 1)
            self.cell("enemy", 0, -1)
        self.set(round=8, lying_food=0)
        return self.last(seat, Place("smokehouse"))

    def lawful(self) -> bool:
        """Whether nothing was lost or won from nothing; only between rounds, for `last` spirits workers away."""
        self.rules.check_laws(self.state)
        return True

    def roll_label(self, warrior: str) -> int:
        """The label of chance for a kind of die."""
        return numbers.ROLL_SWORDSMAN + slugs.KINDS.index(warrior)


def table(players: int = 4, **options: Any) -> Table:
    """A table in the first round, all leaders chosen, the first player to place."""
    return Table(players, **options)


def drafting(players: int = 4, opening: Sequence[str] = (), **options: Any) -> Table:
    """A table at which the leaders are still to be chosen; `opening` says which stalls and first player are drawn."""
    return Table(players, leaders=(), opening=opening, **options)
