"""The vocabulary of the scenario tests: a table of Midgard that says what players do and see.

    t = table(players=3)
    t.place(0, chieftain="gimle", boat=2)
    t.play(0, "invasion-alfheim")
    t.move(0, "chieftain", "andlang")
    t.move(0, "boat", "gimle")
    assert t.at("gimle") == (1, 0, 0)

Positions are set up by the words of `meadhall/midgard/positions.py`, answers go through the match like everybody's.
Figures in these tests come from the card set `CARDS` (`figures.py`), so that retuning the open set breaks none of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.kernel.events import Audience, Event
from meadhall.kernel.journal.acts import Outcomes
from meadhall.midgard import positions
from meadhall.midgard.cards.card_set import CardSet
from meadhall.midgard.core.numbers import board, steps
from meadhall.midgard.game import GAME
from meadhall.midgard.positions import Position
from meadhall.midgard.words import slugs
from meadhall.midgard.words.actions import Done, Keep, Move, PickChieftain, PickWarrior, Play
from meadhall.midgard.words.view import ProvinceView, SeatView, View
from tests.support.midgard.figures import CARDS, COPIES
from tests.support.tables import AnyTable
from tests.support.tables import of as of

DOOMED = ("vidblain", "andlang", "myrkvior", "horgr", "utgard")
DOOM = tuple(f"doom:{province}" for province in DOOMED)


class Table(AnyTable, Position):
    """A match of Midgard whose position can be set up by hand.

    Tests play cards out of turn and as many as they like, which no game allows: `turn`, `hold` and `exchange` are
    looser here than in a `Position`.
    """

    def __init__(
        self,
        players: int = 3,
        cards: Mapping[str, Any] | None = None,
        seed: int = 1,
        opening: Sequence[str] = ("starter:0", *DOOM),
        revision: int | None = None,
        drafted: bool = False,
        **options: Any,
    ) -> None:
        rules = GAME.rules(players, options, {**CARDS, **(cards or {})}, revision)
        super().__init__(rules, seed=seed, opening=opening, drafted=drafted)

    @property
    def cards(self) -> CardSet:
        """The card set that is played with."""
        return self.rules.cards

    # Setting up

    def kind(self, slug: str) -> int:
        """The number of a kind of card."""
        return self.cards.kinds.index(slug)

    def hold(self, seat: int, *cards: str) -> None:
        """Let a seat hold exactly these unplayed cards; the rest go back to their decks."""
        wanted = list(cards)
        spare: list[str] = []
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

    def exchange(self, seat: int, old: str, new: str) -> None:
        """Let a seat have one card in place of another, of any metal: from the deck, else from whoever holds it."""
        if self.state.deck[self.kind(new)] == 0:
            other = next(s for s in range(self.players) if s != seat and new in self.held(s))
            self._shift(other, new, -1)
            self._shift(seat, old, -1)
            self._shift(other, old, 1)
            self._retake_if_taken(other, new, old)
        else:
            self._shift(seat, old, -1)
        self._shift(seat, new, 1)
        self._retake_if_taken(seat, old, new)

    def _shift(self, seat: int, card: str, by: int) -> None:
        """A card goes from its deck to a seat's stock, or back."""
        kind = self.kind(card)
        metal = self.rules.box.card_metal[kind]
        assert self.state.deck[kind] >= by, f"no {card} is left in the deck"
        self._add("deck", kind, -by)
        self._add("deck_left", metal, -by)
        self._add("stock", seat * board.MOST_KINDS + kind, by)
        self._add("stock_count", seat, by)
        if metal == board.GOLD:
            self.cell("gold_owner", kind, seat if by > 0 else board.NOBODY)
            self.cell("gold_round", kind, self.state.round - 1 if by > 0 else board.NOTHING)

    def _retake_if_taken(self, seat: int, old: str, new: str) -> None:
        """Let it be the new card that the seat has taken in a draft or drawn, if it had the old one from there."""
        taken = {self.state.took[pick.slot] for pick in self._picks(seat)}
        if {self.kind(old)} & {*taken, *self.state.drawn}:
            self._retake(seat, self.kind(old), self.kind(new))

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
        while (asked := self.match.decisions()) and asked[0].question == "keep-card":
            self.do(asked[0].seat, self.rules.catalogue.action(asked[0].codes[0]))

    def outcomes(self, words: Sequence[str]) -> Outcomes:
        """Draws by slug, "doom:gimle", "bronze:new-warriors", one after another as the deck is then; or "starter:2"."""
        return positions.outcomes(self.match, *words)

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
    return Table(players, drafted=True, **options)
