"""Decks. A deck is a pool without order, and a draw an outcome; an empty deck is rebuilt from discards (CS-4, CR-8)."""

from meadhall.champions.core.numbers.board import NOTHING, SHORES
from meadhall.champions.core.numbers.events import (
    DECK_REBUILT,
    DRAW_DESTINY_CARD,
    DRAW_JOURNEY,
    DRAW_MERCHANT,
    DRAW_RUNE,
    DRAW_TROLL,
)
from meadhall.champions.core.numbers.limits import DISCARDED, HAND, IN_DECK
from meadhall.champions.core.state import State
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance

JOURNEY_DECK = 3  # decks by number in events, after the three of enemies
MERCHANT_DECK = 4


def draw_enemy(s: State, chance: Chance, kind: int) -> int:
    """Draw a troll, draugr or monster; NOTHING if deck and discard pile are both empty."""
    low = s.box.enemy_from[kind]
    high = s.box.enemy_from[kind + 1]
    if s.enemy_left[kind] == 0:
        for card in range(low, high):
            if s.enemy_at[card] == DISCARDED:
                s.enemy_at[card] = IN_DECK
                s.enemy_left[kind] += 1
        if s.enemy_left[kind] == 0:
            return NOTHING
        chance.tell(DECK_REBUILT, EVERYBODY, kind, 0, 0, 0)
    rank = chance.pick(DRAW_TROLL + kind, s.enemy_left[kind])
    s.enemy_left[kind] -= 1
    where = s.enemy_at
    for card in range(low, high):
        if where[card] == IN_DECK:
            if rank == 0:
                return card
            rank -= 1
    return NOTHING


def draw_rune(s: State, chance: Chance) -> int:
    """Draw a rune; runes are never discarded."""
    if s.rune_left == 0:
        return NOTHING
    rank = chance.pick(DRAW_RUNE, s.rune_left)
    s.rune_left -= 1
    for rune in range(s.box.runes):
        if s.rune_at[rune] == IN_DECK:
            if rank == 0:
                return rune
            rank -= 1
    return NOTHING


def draw_merchant(s: State, chance: Chance) -> int:
    """Draw the next merchant ship (CR-6); earlier ones are the discard pile."""
    if s.merchant_left == 0:
        for card in range(s.box.merchants):
            if s.merchant_gone[card] == 1 and card != s.merchant:
                s.merchant_gone[card] = 0
                s.merchant_left += 1
        if s.merchant_left == 0:
            return s.merchant
        chance.tell(DECK_REBUILT, EVERYBODY, MERCHANT_DECK, 0, 0, 0)
    rank = chance.pick(DRAW_MERCHANT, s.merchant_left)
    s.merchant_left -= 1
    for card in range(s.box.merchants):
        if s.merchant_gone[card] == 0:
            if rank == 0:
                s.merchant_gone[card] = 1
                return card
            rank -= 1
    return NOTHING


def draw_journey(s: State, chance: Chance) -> int:
    """Draw a journey card, as its kind. Cards that lie face down when the deck is rebuilt are called old."""
    if s.journey_left == 0:
        for kind in range(s.box.journeys):
            s.journey_left += s.journey_discard[kind]
            s.journey_deck[kind] += s.journey_discard[kind]
            s.journey_discard[kind] = 0
            s.journey_old[kind] = 0
        if s.journey_left == 0:
            return NOTHING
        for shore in range(SHORES):
            if s.journey[shore] != NOTHING and s.journey_up[shore] == 0:
                s.journey_is_old[shore] = 1
                s.journey_old[s.journey[shore]] += 1
        chance.tell(DECK_REBUILT, EVERYBODY, JOURNEY_DECK, 0, 0, 0)
    s.journey_left -= 1
    return pick_journey(s, chance, DRAW_JOURNEY, s.journey_left + 1)


def pick_journey(s: State, chance: Chance, label: int, count: int) -> int:
    """Pick one of the cards that `journey_deck` counts by kind."""
    rank = chance.pick(label, count)
    for kind in range(s.box.journeys):
        if rank < s.journey_deck[kind]:
            s.journey_deck[kind] -= 1
            return kind
        rank -= s.journey_deck[kind]
    return NOTHING


def turn_up_journey(s: State, shore: int) -> None:
    """Turn a journey card face up."""
    s.journey_up[shore] = 1
    if s.journey_is_old[shore] == 1:
        s.journey_is_old[shore] = 0
        s.journey_old[s.journey[shore]] -= 1


def draw_destiny(s: State, chance: Chance) -> None:
    """Draw the top destiny card for a seat to see: first those never drawn, then those put under the deck (CV-2)."""
    place = s.drawn_count
    if s.destiny_left > 0:
        s.drawn[place] = pick_destiny(s, chance, DRAW_DESTINY_CARD, s.destiny_left)
        s.destiny_left -= 1
    elif s.under_count > 0:
        s.drawn[place] = s.under[0]
        s.drawn_known[place] = s.under_known[0]
        s.under_count -= 1
        for slot in range(s.under_count):
            s.under[slot] = s.under[slot + 1]
            s.under_known[slot] = s.under_known[slot + 1]
        s.under[s.under_count] = NOTHING
        s.under_known[s.under_count] = 0
    else:
        return
    s.drawn_count += 1


def pick_destiny(s: State, chance: Chance, label: int, count: int) -> int:
    """Pick one of the cards that `in_destiny_deck` marks."""
    rank = chance.pick(label, count)
    for card in range(s.box.destinies):
        if s.in_destiny_deck[card] == 1:
            if rank == 0:
                s.in_destiny_deck[card] = 0
                return card
            rank -= 1
    return NOTHING


def keep_destiny(s: State, seat: int, place: int) -> None:
    """Keep one of the cards drawn, and put the others under the deck in the order drawn (CV-2).

    If there was a choice, the other seats do not know which card went where, even of cards that they knew (ruling).
    """
    mine = 1 << seat
    slot = seat * HAND + s.destiny_count[seat]
    s.hand[slot] = s.drawn[place]
    s.hand_known[slot] = mine
    if s.drawn_count == 1:
        s.hand_known[slot] = s.drawn_known[place] | mine
    s.destiny_count[seat] += 1
    for other in range(s.drawn_count):
        if other != place:
            s.under[s.under_count] = s.drawn[other]
            s.under_known[s.under_count] = mine
            s.under_count += 1
        s.drawn[other] = NOTHING
        s.drawn_known[other] = 0
    s.drawn_count = 0
