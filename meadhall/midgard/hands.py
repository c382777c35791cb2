"""The cards of a position of Midgard: who has which, and which were played.

Every card of a seat was taken from a pack at a pick, and every pack had a fixed number of cards of each metal. So a
card can only be exchanged for one of its metal, and metals can only be exchanged within a pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from meadhall.kernel import position
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.position import Pool, place_of, word
from meadhall.kernel.rules import Rules
from meadhall.midgard.core.numbers import board
from meadhall.midgard.game import MidgardRules
from meadhall.midgard.words import slugs
from meadhall.midgard.words.pools import pools_at_setup


@dataclass(frozen=True, slots=True)
class Pick:
    """One pick of the draft: its round (from 0), pack, seat, and slot in the state."""

    now: int
    pack: int
    seat: int
    slot: int


class Hands(position.Position):
    """The cards of a position of Midgard."""

    rules: MidgardRules
    _wanted: dict[int, Counter[int]]  # by seat, the kinds that `hold` has named

    @classmethod
    def _pools_at_setup(cls, rules: Rules) -> Mapping[str, Pool]:
        """The possible outcomes of each label of chance during the setup."""
        return pools_at_setup(rules)

    def held(self, seat: int) -> tuple[str, ...]:
        """The unplayed cards of a seat, in the order of the box."""
        self.rules.check_seat(seat)
        return tuple(slug for kind, slug in enumerate(self.rules.cards.kinds) for _ in range(self._count(seat, kind)))

    @word
    def hold(self, seat: int, *cards: str) -> None:
        """Give these cards to a seat, unplayed; it gives up others of the same metals for them.

        They come from the deck, or from another seat that was not given them by this word, or from the cards played,
        where another card takes their place. A second call for a seat replaces the first.
        """
        self.rules.check_seat(seat)
        kinds = [place_of("card", slug, self.rules.cards.kinds) for slug in cards]
        if len(kinds) > self.state.stock_count[seat]:
            raise BadPosition(f"Seat {seat} has {self.state.stock_count[seat]} unplayed cards, not {len(kinds)}.")
        self._wanted = {**self._wanted, seat: Counter(kinds)}
        for kind, count in self._wanted[seat].items():
            while self._count(seat, kind) < count:
                self._fetch(seat, kind)

    def _count(self, seat: int, kind: int) -> int:
        """How many unplayed cards of a kind a seat has."""
        return int(self.state.stock[seat * board.MOST_KINDS + kind])

    def _spare(self, seat: int) -> Iterator[int]:
        """The kinds of which a seat has more than `hold` named."""
        wanted = self._wanted.get(seat, Counter())
        return (kind for kind in range(self.rules.box.kinds) if self._count(seat, kind) > wanted[kind])

    def _metal(self, kind: int) -> int:
        return int(self.rules.box.card_metal[kind])

    def _fetch(self, seat: int, kind: int) -> None:
        """Give a seat one more card of a kind, for another of its metal."""
        old = next((one for one in self._spare(seat) if self._metal(one) == self._metal(kind)), None)
        if old is None:
            old = self._trade(seat, self._metal(kind))
            if old == kind:
                return
        others = [other for other in range(self.rules.seats) if other != seat and kind in self._spare(other)]
        if self.state.deck[kind]:
            giver = None
            self._add("deck", kind, -1)
            self._add("deck", old, 1)
        elif others:
            giver = others[0]
            self._restock(giver, kind, old)
        else:
            giver = self._unplay(seat, old, kind)
        self._restock(seat, old, kind)
        if giver != seat:  # a seat that exchanges a played card for one of its own took both of them
            self._retake(seat, old, kind)
            if giver is not None:
                self._retake(giver, kind, old)

    def _unplay(self, seat: int, old: int, new: int) -> int:
        """Make the old card the one played instead of the new one; returns by whom. Drawn cards stay (MG-3)."""
        effects, played = self.rules.box.card_effect, self.state.played
        if new not in played or board.DRAW in (effects[old], effects[new]):
            raise BadPosition(f"No {self.rules.cards.kinds[new]} is left for seat {seat}: all are held or played.")
        place = played.index(new)
        self._put("played", {place: old})
        return int(place // board.MOST_PLAYS)

    def _retake(self, seat: int, old: int, new: int) -> None:
        """Make the new card the one that a seat took or drew, instead of the old one."""
        for pick in self._picks(seat):
            if self.state.took[pick.slot] == old:
                self._put("took", {pick.slot: new})
                self._show_gold(seat, old, new, pick.now)
                return
        drawn = [i for i in range(self.state.drawn_count) if self.state.drawn_by[i] == seat]
        self._put("drawn", {next(i for i in drawn if self.state.drawn[i] == old): new})

    def _restock(self, seat: int, old: int, new: int) -> None:
        base = seat * board.MOST_KINDS
        self._add("stock", base + old, -1)
        self._add("stock", base + new, 1)

    def _show_gold(self, seat: int, old: int, new: int, now: int) -> None:
        """Update the public owner and round of a gold card (MA-1)."""
        if self._metal(old) == board.GOLD and self.state.gold_owner[old] == seat:
            self._put("gold_owner", {old: board.NOBODY})
            self._put("gold_round", {old: board.NOTHING})
        if self._metal(new) == board.GOLD:
            self._put("gold_owner", {new: seat})
            self._put("gold_round", {new: now})

    def _picks(self, seat: int) -> Iterator[Pick]:
        """The picks of a seat, latest round first; beginners keep their first pack (MC-1, MC-3)."""
        seats = self.rules.seats
        for now in reversed(range(self.state.round)):
            passes = now > 0 or not self.rules.options.beginners
            for pick in range(self.state.picks_made[now]):
                pack = (seat - pick) % seats if passes else seat
                yield Pick(now, pack, seat, (now * board.SEATS + pack) * board.MOST_PICKS + pick)

    def _trade(self, seat: int, metal: int) -> int:
        """Exchange a card of a seat for one of a metal that another took from the same pack; returns that card."""
        mine = [(pick, self.state.took[pick.slot]) for pick in self._picks(seat)]
        spare = {*self._spare(seat)}
        for other in range(self.rules.seats):
            offered = {kind for kind in self._spare(other) if self._metal(kind) == metal}
            for theirs in self._picks(other) if other != seat else ():
                new = self.state.took[theirs.slot]
                for pick, old in mine:
                    if (pick.now, pick.pack) == (theirs.now, theirs.pack) and old in spare and new in offered:
                        self._put("took", {pick.slot: new, theirs.slot: old})
                        self._restock(seat, old, new)
                        self._restock(other, new, old)
                        self._show_gold(other, new, old, pick.now)
                        self._show_gold(seat, old, new, pick.now)
                        return int(new)
        raise BadPosition(
            f"Seat {seat} cannot have one more {slugs.METALS[metal]} card: no pack that it had holds one for it (MC-1)."
        )

    def _play_off(self, seat: int) -> None:
        """Play a card of a seat that `hold` has not named, without its effect."""
        draws = self.rules.box.card_effect
        kind = next((one for one in self._spare(seat) if draws[one] != board.DRAW), None)
        if kind is None:
            raise BadPosition(f"Seat {seat} holds no card besides those named that it could have played.")
        made = self.state.plays_made[seat]
        self._add("stock", seat * board.MOST_KINDS + kind, -1)
        self._add("stock_count", seat, -1)
        self._put("played", {seat * board.MOST_PLAYS + made: kind})
        self._add("plays_made", seat, 1)
