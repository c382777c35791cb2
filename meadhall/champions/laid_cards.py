"""The cards of a position of Champions: enemies, journeys, runes, destinies, the merchant ship and the stalls.

A card is in one place. If a word moves a card, the card that was there returns to its deck, or the two are swapped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadhall.champions.core.numbers import board
from meadhall.champions.core.numbers.limits import DISCARDED, HAND, IN_DECK, ON_BOARD, OWNED
from meadhall.champions.game import ChampionsRules
from meadhall.champions.words import slugs
from meadhall.champions.words.pools import pools_at_setup
from meadhall.kernel import position
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.position import Pool, place_of, word
from meadhall.kernel.rules import Rules

KIND_AT = (board.TROLL, board.DRAUGR, board.DRAUGR, *[board.MONSTER] * board.SHORES)  # the kind of enemy of each venue


class LaidCards(position.Position):
    """The cards of a position of Champions."""

    rules: ChampionsRules

    @classmethod
    def _pools_at_setup(cls, rules: Rules) -> Mapping[str, Pool]:
        """The possible outcomes of each label of chance during the setup."""
        return pools_at_setup(rules)

    def _too_early(self) -> str:
        return "" if self.state.round else "The leaders are still to be chosen: nothing can be set before."

    @word
    def enemy(self, venue: str, slug: str | None) -> None:
        """Lay an enemy on a venue, or none; if it is on another venue, the two are swapped."""
        place = place_of("venue", venue, slugs.VENUES)
        old = self.state.enemy[place]
        card = board.NOTHING if slug is None else self._enemy(slug, KIND_AT[place])
        if place >= board.AT_SHORE:
            self._check_shore(place - board.AT_SHORE)
        if card == old:
            return
        at = self.state.enemy_at[card] if slug is not None else IN_DECK
        if at >= OWNED:
            raise BadPosition(f"{slug} is in the pile of seat {at - OWNED}: it cannot lie on the board.")
        if at >= ON_BOARD:
            self._lay_enemy(at - ON_BOARD, old)
        elif old != board.NOTHING:
            self._put("enemy_at", {old: IN_DECK})
        self._lay_enemy(place, card)
        self._count_enemies()

    @word
    def slay(self, seat: int, *enemies: str) -> None:
        """Put enemies into a seat's pile; one that was on the board is replaced by another of its kind."""
        self.rules.check_seat(seat)
        for slug in enemies:
            card = self._enemy(slug)
            at = self.state.enemy_at[card]
            if at >= OWNED:
                self._add("pile", at - OWNED, -1)
            elif at >= ON_BOARD:
                self._replace_enemy(at - ON_BOARD)
            self._put("enemy_at", {card: OWNED + seat})
            self._add("pile", seat, 1)
            self._count_enemies()

    @word
    def journey(self, shore: str, slug: str, seen_by: Sequence[int] = ()) -> None:
        """Lay a journey card face down on a shore, seen by some seats; the card there returns to the deck."""
        place, kind = place_of("shore", shore, slugs.SHORES), place_of("journey", slug, self.rules.cards.journeys)
        self._check_shore(place)
        for seat in seen_by:
            self.rules.check_seat(seat)
        if self.state.journey[place] != kind:
            self._move_journey(place, kind)
        self._put("journey_seen", {place: sum(1 << seat for seat in set(seen_by))})

    @word
    def rune(self, seat: int, *runes: str, used: bool = False) -> None:
        """Give runes to a seat, wherever they were."""
        self.rules.check_seat(seat)
        for slug in runes:
            card = place_of("rune", slug, self.rules.cards.runes)
            self._put("rune_at", {card: OWNED + seat})
            self._put("rune_used", {card: int(used)})
        self._count_runes()

    @word
    def lay_runes(self, *runes: str) -> None:
        """Lay exactly these runes face up beside the runesmith; the others return to the deck."""
        if len(runes) > board.RUNE_SPACES or len(set(runes)) < len(runes):
            raise BadPosition(f"Beside the runesmith there is room for {board.RUNE_SPACES} different runes (CR-4).")
        cards = [place_of("rune", slug, self.rules.cards.runes) for slug in runes]
        owned = [slug for slug, card in zip(runes, cards, strict=True) if self.state.rune_at[card] >= OWNED]
        if owned:
            raise BadPosition(f"The rune {owned[0]} belongs to a seat: it cannot lie beside the runesmith.")
        lying = [card for card, at in enumerate(self.state.rune_at) if ON_BOARD <= at < OWNED]
        self._put("rune_at", dict.fromkeys(lying, IN_DECK))
        self._put("rune_at", {card: ON_BOARD + space for space, card in enumerate(cards)})
        self._count_runes()

    @word
    def destinies(self, seat: int, *destinies: str, shown: bool = False) -> None:
        """Give a seat exactly these destiny cards, face down or shown to all.

        A seat that had one of them gets a card that this seat gives up, if there is one; the rest returns to the deck.
        """
        self.rules.check_seat(seat)
        cards = [place_of("destiny", slug, self.rules.cards.destinies) for slug in destinies]
        if len(set(cards)) < len(cards):
            raise BadPosition("There is one of each destiny card.")
        hidden = {*self.state.under, *self.state.drawn} & {*cards}
        if hidden:
            name = self.rules.cards.destinies[hidden.pop()]
            raise BadPosition(f"The destiny {name} lies under the deck or is being chosen from.")
        hands = [self._hand(other) for other in range(self.rules.seats)]
        given_up = [card for card, _, _ in hands[seat] if card not in cards]
        for other, hand in enumerate(hands):
            for slot in reversed(range(len(hand))):
                if other != seat and hand[slot][0] in cards:
                    hand[slot : slot + 1] = [(given_up.pop(0), 1 << other, 0)] if given_up else []
        known = EVERYBODY if shown else 1 << seat
        hands[seat] = [(card, known, int(shown)) for card in cards]
        self._deal(hands)

    @word
    def merchant(self, slug: str) -> None:
        """Lay a merchant ship; the one there returns to the deck."""
        card, old = place_of("merchant ship", slug, self.rules.cards.merchants), self.state.merchant
        if not self.state.merchant_gone[card]:  # earlier ones are the discard pile, and stay there
            self._put("merchant_gone", {old: 0, card: 1})
        self._set(merchant=card)

    @word
    def stalls(self, *stalls: str) -> None:
        """Put exactly these stalls into play."""
        cards = [place_of("stall", slug, self.rules.cards.stalls) for slug in stalls]
        self._set(stall_open=[int(place in cards) for place in range(board.MOST_STALLS)])

    def _enemy(self, slug: str, kind: int | None = None) -> int:
        """The number of an enemy, which must be of a kind if one is given."""
        cards = self.rules.cards.enemies
        if kind is None:
            return place_of("enemy", slug, cards)
        low, high = self.rules.box.enemy_from[kind : kind + 2]
        return int(low) + place_of(slugs.ENEMY_KINDS[kind], slug, cards[low:high])

    def _check_shore(self, shore: int) -> None:
        if not self.rules.box.shore_in_use[shore]:
            raise BadPosition(f"{slugs.SHORES[shore]} is not in use with these options (E-5).")

    def _lay_enemy(self, venue: int, card: int) -> None:
        self._put("enemy", {venue: card})
        if card != board.NOTHING:
            self._put("enemy_at", {card: ON_BOARD + venue})
        elif venue >= board.AT_SHORE:
            self._put("coins_on", {venue - board.AT_SHORE: 0})

    def _replace_enemy(self, venue: int) -> None:
        """Replace the card on a venue by the next one of the deck or of the discard pile."""
        low, high = self.rules.box.enemy_from[KIND_AT[venue] : KIND_AT[venue] + 2]
        others = [card for card in range(low, high) if self.state.enemy_at[card] in (IN_DECK, DISCARDED)]
        self._lay_enemy(venue, others[0] if others else board.NOTHING)

    def _count_enemies(self) -> None:
        starts = self.rules.box.enemy_from
        kinds = [self.state.enemy_at[starts[kind] : starts[kind + 1]] for kind in range(board.ENEMY_KINDS)]
        self._set(enemy_left=[kind.count(IN_DECK) for kind in kinds])

    def _move_journey(self, shore: int, kind: int) -> None:
        """Move a card of a kind to a shore: from the deck, from another shore, or from the discard pile."""
        old, slug = self.state.journey[shore], self.rules.cards.journeys[kind]
        if self.state.journey_deck[kind]:
            self._add("journey_deck", kind, -1)
        elif kind in self.state.journey:
            other = self.state.journey.index(kind)
            self._put("journey", {other: old})
            self._put("journey_seen", {other: 0})
            old = board.NOTHING
        elif self.state.journey_discard[kind]:
            self._add("journey_discard", kind, -1)
        else:
            raise BadPosition(f"There is no journey card {slug} in this game.")
        if old != board.NOTHING:
            self._add("journey_deck", old, 1)
        self._put("journey", {shore: kind})
        self._put("journey_is_old", {shore: 0})
        laid = [kind for kind, is_old in zip(self.state.journey, self.state.journey_is_old, strict=True) if is_old]
        self._set(
            journey_left=sum(self.state.journey_deck),
            journey_old=[laid.count(each) for each in range(board.MOST_JOURNEYS)],
        )

    def _count_runes(self) -> None:
        """Update how many runes are in the deck, and which powers each seat has left."""
        count, powers = len(self.rules.cards.runes), [0] * board.SEATS
        where = self.state.rune_at[:count]
        for card, at in enumerate(where):
            if at >= OWNED and not self.state.rune_used[card]:
                powers[at - OWNED] |= 1 << self.rules.box.rune_power[card]
        self._set(rune_left=where.count(IN_DECK), powers=powers)

    def _hand(self, seat: int) -> list[tuple[int, int, int]]:
        """The destiny cards of a seat, each with who knows it and whether it is shown."""
        slots = range(seat * HAND, seat * HAND + self.state.destiny_count[seat])
        return [(self.state.hand[slot], self.state.hand_known[slot], self.state.hand_open[slot]) for slot in slots]

    def _deal(self, hands: Sequence[Sequence[tuple[int, int, int]]]) -> None:
        """Give the seats exactly these destiny cards; the rest is in the deck."""
        if any(len(hand) > HAND for hand in hands):
            raise BadPosition(f"Nobody can hold more than {HAND} destiny cards.")
        cells = [(board.NOTHING, 0, 0)] * (board.SEATS * HAND)
        for seat, hand in enumerate(hands):
            cells[seat * HAND : seat * HAND + len(hand)] = hand
        dealt = {card for card, _, _ in cells} | {*self.state.under, *self.state.drawn}
        count = len(self.rules.cards.destinies)
        left = [int(card < count and card not in dealt) for card in range(board.MOST_DESTINIES)]
        self._set(
            hand=[card for card, _, _ in cells],
            hand_known=[known for _, known, _ in cells],
            hand_open=[shown for _, _, shown in cells],
            destiny_count=[len(hand) for hand in [*hands, *[()] * board.SEATS][: board.SEATS]],
            in_destiny_deck=left,
            destiny_left=sum(left),
        )
