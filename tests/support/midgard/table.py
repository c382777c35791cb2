"""The vocabulary of the scenario tests: a table of Midgard that says what players do and see.

    t = table(players=3)
    t.place(0, chieftain="gimle", boat=2)
    t.play(0, "invasion-alfheim")
    t.move(0, "chieftain", "andlang")
    t.move(0, "boat", "gimle")
    assert t.at("gimle") == (1, 0, 0)

Positions are set up by hand, answers go through the match like everybody's. Figures in these tests come from the card
set `CARDS` (`cards/schema.py`), so that retuning the open set breaks none of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.kernel.events import Audience, Event
from meadhall.midgard.cards.card_set import CardSet
from meadhall.midgard.core.numbers import board, steps
from meadhall.midgard.game import GAME, MidgardRules
from meadhall.midgard.words import slugs
from meadhall.midgard.words.actions import Done, Keep, Move, PickChieftain, PickWarrior, Play
from meadhall.midgard.words.view import ProvinceView, SeatView, View
from tests.support.midgard.figures import CARDS, COPIES, VILLAGES
from tests.support.tables import AnyTable, Outcome
from tests.support.tables import of as of

DOOMED = ("vidblain", "andlang", "myrkvior", "horgr", "utgard")
DOOM = tuple(f"doom:{province}" for province in DOOMED)
WARRIORS = 11  # of each seat (MS-3)


class Table(AnyTable):
    """A match of Midgard whose position can be set up by hand."""

    rules: MidgardRules

    def __init__(
        self,
        players: int = 3,
        cards: Mapping[str, Any] | None = None,
        seed: int = 1,
        opening: Sequence[str] = ("starter:0", *DOOM),
        revision: int | None = None,
        **options: Any,
    ) -> None:
        merged = {**CARDS, **(cards or {})}
        self.cards: CardSet = GAME.cards(merged)
        super().__init__(GAME.rules(players, options, self.cards, revision), seed, opening)

    # Setting up

    def put(self, field: str, places: Mapping[int, int]) -> None:
        """Set some cells of a field."""
        cells = getattr(self.state, field)
        for place, number in places.items():
            cells[place] = number
        self.set(**{field: cells})

    def add(self, field: str, place: int, number: int) -> None:
        """Add a number to a cell of a field."""
        self.cell(field, place, getattr(self.state, field)[place] + number)

    def area(self, slug: str) -> int:
        """The number of an area."""
        return self.cards.areas.index(slug)

    def kind(self, slug: str) -> int:
        """The number of a kind of card."""
        return self.cards.kinds.index(slug)

    def place(self, seat: int, chieftain: str = "boat", **warriors: int) -> None:
        """Where all Vikings of a seat are; warriors that are not named are in the reserve."""
        left = WARRIORS - sum(warriors.values())
        assert left >= 0, f"a seat has {WARRIORS} warriors"
        self.cell("chieftain", seat, self.area(chieftain))
        self.put("warriors", {seat * board.AREAS + area: 0 for area in range(board.AREAS)})
        self.put("warriors", {seat * board.AREAS + self.area(area): count for area, count in warriors.items()})
        self.cell("reserve", seat, left)

    def doom(self, *provinces: str) -> None:
        """Let doom markers lie in exactly these provinces."""
        self.set(doomed=[int(i < len(VILLAGES) and self.cards.areas[i] in provinces) for i in range(16)])

    def give(self, seat: int, score: int | None = None, **tokens: int) -> None:
        """What a seat has: its score, all won by kingdoms, and tokens by kingdom."""
        if score is not None:
            self.cell("score", seat, score)
            self.put("points", {category * board.SEATS + seat: 0 for category in range(board.CATEGORIES)})
            self.cell("points", board.FROM_KINGDOMS * board.SEATS + seat, score)
        for kingdom, count in tokens.items():
            self.cell("tokens", seat * board.KINGDOMS + slugs.KINGDOMS.index(kingdom), count)

    def hold(self, seat: int, *cards: str) -> None:
        """Let a seat hold exactly these unplayed cards; the rest go back to their decks."""
        wanted = list(cards)
        spare = []
        for card in self.held(seat):
            if card in wanted:
                wanted.remove(card)
            else:
                spare.append(card)
        while wanted and spare:
            self.exchange(seat, spare.pop(), wanted.pop())
        for card in spare:
            self._shift(seat, card, -1)
        for card in wanted:
            self._shift(seat, card, 1)

    def held(self, seat: int) -> list[str]:
        """The unplayed cards of a seat, in the order of the box."""
        return [card for card, count in (self.seat(seat).stock or {}).items() for _ in range(count)]

    def exchange(self, seat: int, old: str, new: str) -> None:
        """Let a seat have one card in place of another: from the deck, else from whoever holds it."""
        if self.state.deck[self.kind(new)] == 0:
            other = next(s for s in range(self.players) if s != seat and new in self.held(s))
            self._shift(other, new, -1)
            self._shift(seat, old, -1)
            self._shift(other, old, 1)
            self._retake(other, new, old)
        else:
            self._shift(seat, old, -1)
        self._shift(seat, new, 1)
        self._retake(seat, old, new)

    def _shift(self, seat: int, card: str, by: int) -> None:
        """A card goes from its deck to a seat's stock, or back."""
        kind = self.kind(card)
        metal = self.rules.box.card_metal[kind]
        assert self.state.deck[kind] >= by, f"no {card} is left in the deck"
        self.add("deck", kind, -by)
        self.add("deck_left", metal, -by)
        self.add("stock", seat * board.MOST_KINDS + kind, by)
        self.add("stock_count", seat, by)
        if metal == board.GOLD:
            self.cell("gold_owner", kind, seat if by > 0 else board.NOBODY)
            self.cell("gold_round", kind, self.state.round - 1 if by > 0 else board.NOTHING)

    def _retake(self, seat: int, old: str, new: str) -> None:
        """Let it be the new card that the seat has taken in a draft or drawn."""
        for field, slots in (("took", self._slots(seat)), ("drawn", self._drawn(seat))):
            for slot in slots:
                if getattr(self.state, field)[slot] == self.kind(old):
                    self.cell(field, slot, self.kind(new))
                    return

    def _slots(self, seat: int) -> list[int]:
        """Where the cards that a seat has taken are kept, the latest round first."""
        found = []
        for now in reversed(range(self.state.round)):
            passes = now > 0 or not self.rules.options.beginners
            for pick in range(board.MOST_PICKS):
                pack = (seat - pick) % self.players if passes else seat
                found.append((now * board.SEATS + pack) * board.MOST_PICKS + pick)
        return found

    def _drawn(self, seat: int) -> list[int]:
        """Which of the cards drawn are a seat's."""
        return [i for i in range(self.state.drawn_count) if self.state.drawn_by[i] == seat]

    # Turns

    def turn(self, seat: int, left: int | None = None) -> None:
        """Let it be this seat's turn to play a card, the first of a lap; `left`: how many each then has to play."""
        state = self.state
        assert state.step[state.depth] == steps.PLAY_CARD, "nobody is to play a card now"
        whose = state.whose
        each = state.plays_left[whose[state.depth]] + 1 if left is None else left
        whose[state.depth] = seat
        whose[state.depth - 1] = (seat + 1) % self.players
        rest = [each - int(other == seat) if other < self.players else 0 for other in range(board.SEATS)]
        self.set(whose=whose, plays_left=rest)

    def play(self, seat: int, card: str, script: Sequence[str] = ()) -> tuple[Event, ...]:
        """Make it the seat's turn and play a card; one that it does not hold it gets for another."""
        self.turn(seat)
        return self._play(seat, card, script)

    def last(self, seat: int, card: str, script: Sequence[str] = ()) -> tuple[Event, ...]:
        """Play the last card of the round; once it is carried out, scoring begins."""
        self.turn(seat, 1)
        self.set(plays_left=[0] * board.SEATS)
        return self._play(seat, card, script)

    def _play(self, seat: int, card: str, script: Sequence[str]) -> tuple[Event, ...]:
        held = self.held(seat)
        if not held:
            self._shift(seat, card, 1)
        elif card not in held:
            self.exchange(seat, held[0], card)
        return self.do(seat, Play(card), script=script)

    def move(self, seat: int, viking: str, goal: str, script: Sequence[str] = ()) -> tuple[Event, ...]:
        """Move the "chieftain", or a warrior from an area."""
        return self.pick(seat, viking) + self.do(seat, Move(goal), script=script)

    def pick(self, seat: int, viking: str) -> tuple[Event, ...]:
        """Pick the "chieftain", or a warrior from an area."""
        return self.do(seat, PickChieftain() if viking == "chieftain" else PickWarrior(viking))

    def done(self, seat: int, script: Sequence[str] = ()) -> tuple[Event, ...]:
        """Want no more."""
        return self.do(seat, Done(), script=script)

    def end_round(self, seat: int = 0, script: Sequence[str] = ()) -> tuple[Event, ...]:
        """Let the last card of the round be an invasion with no moves; `script` says what the next round brings."""
        mine = self.seat(seat)
        if mine.chieftain == "valhalla" and set(mine.warriors) <= {"valhalla"}:
            return self.last(seat, "invasion-alfheim", script=script)  # nobody can move, and so nothing is asked
        return self.last(seat, "invasion-alfheim") + self.done(seat, script=script)

    def keep(self, *cards: str, script: Sequence[str] = ()) -> tuple[Event, ...]:
        """Let all seats from 0 on keep these cards of their packs; what the last of them set going is told."""
        told: tuple[Event, ...] = ()
        for seat, card in enumerate(cards):
            told = self.do(seat, Keep(card), script=script if seat == len(cards) - 1 else ())
        return told

    def draft(self) -> None:
        """Let all keep the first card of each pack until the draft is over."""
        while self.match.decisions() and self.match.decisions()[0].question == "keep-card":
            decision = self.match.decisions()[0]
            self.do(decision.seat, self.rules.catalogue.action(decision.codes[0]))

    def outcomes(self, words: Sequence[str]) -> list[Outcome]:
        """Draws by slug, "doom:gimle", "bronze:new-warriors", one after another as the deck is then; or "starter:2"."""
        deck = list(self.state.deck if hasattr(self, "match") else self.rules.box.card_copies)
        provinces = list(self.cards.provinces)
        found = []
        for word in words:
            label, _, what = word.partition(":")
            if what.isdigit():
                rank = int(what)
            elif label == "doom":
                rank = provinces.index(what)
                provinces.remove(what)
            else:
                kind = self.kind(what)
                alike = [k for k in range(kind) if self.rules.box.card_metal[k] == slugs.METALS.index(label)]
                rank = sum(deck[k] for k in alike)
                deck[kind] -= 1
            found.append((self.label(label), rank))
        return found

    # Looking

    def lawful(self) -> bool:
        """Whether the position breaks no law; only whose turn it is and who took what may have been set by hand."""
        law = self.rules.words.laws[self.rules.core.broken_law(self.state, self.rules.core.Answers())]
        return law in ("all laws hold", "agenda, deals and plays are those of the round")

    def view(self, audience: Audience = None) -> View:
        """What an audience may know."""
        view = self.rules.view(self.state, audience)
        assert isinstance(view, View)
        return view

    def seat(self, seat: int) -> SeatView:
        """What belongs to a seat, as it sees it itself."""
        return self.view(seat).seats[seat]

    def province(self, slug: str) -> ProvinceView:
        """A province of the map."""
        return next(one for one in self.view().provinces if one.province == slug)

    def at(self, area: str) -> tuple[int, ...]:
        """How many Vikings each seat has in an area, the chieftain included."""
        seats = self.view().seats
        return tuple(mine.warriors.get(area, 0) + int(mine.chieftain == area) for mine in seats)

    def scores(self) -> tuple[int, ...]:
        """The points of all seats."""
        return tuple(mine.score for mine in self.view().seats)

    def tokens(self, seat: int) -> tuple[int, int, int]:
        """Tokens of Alfheim, Mannheim and Jotunheim of a seat."""
        alfheim, mannheim, jotunheim = self.seat(seat).tokens.values()
        return alfheim, mannheim, jotunheim


def pack(*cards: str) -> tuple[str, ...]:
    """The draws that deal a pack, or cards to be drawn: bronze, then silver, then gold."""
    metal = {**dict.fromkeys(COPIES, "silver"), **dict.fromkeys(list(COPIES)[:4], "bronze")}
    found = [f"{metal.get(card, 'gold')}:{card}" for card in cards]
    return tuple(sorted(found, key=lambda word: slugs.METALS.index(word.partition(":")[0])))


def dealt(*packs: Sequence[str]) -> tuple[str, ...]:
    """The opening that deals these packs, one for each seat."""
    return ("starter:0", *DOOM, *(word for cards in packs for word in pack(*cards)))


def drafting(players: int = 3, *packs: Sequence[str], **options: Any) -> Table:
    """A table at the first pick of round 1; `packs` says what is dealt to the seats."""
    return Table(players, opening=dealt(*packs), **options)


def table(players: int = 3, **options: Any) -> Table:
    """A table in the first round, the draft done, all Vikings on their boats, somebody to play the first card."""
    t = Table(players, **options)
    t.draft()
    return t
