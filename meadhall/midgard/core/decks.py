"""Decks and stocks. A deck is a pool of kinds without order; a draw is an outcome (MS-2, MC-2, MC-4)."""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.numbers.board import MOST_KINDS, MOST_PLAYS, NOTHING
from meadhall.midgard.core.numbers.events import DRAW_BRONZE
from meadhall.midgard.core.state import State


def fill_decks(s: State) -> None:
    """Put all cards into their decks."""
    for kind in range(s.box.kinds):
        s.deck[kind] = s.box.card_copies[kind]
        s.deck_left[s.box.card_metal[kind]] += s.box.card_copies[kind]


def draw_card(s: State, chance: Chance, metal: int) -> int:
    """Draw a card of a metal; NOTHING if its deck is empty. A card set has enough cards for every deal (MC-4)."""
    if s.deck_left[metal] == 0:
        return NOTHING
    rank = chance.pick(DRAW_BRONZE + metal, s.deck_left[metal])
    s.deck_left[metal] -= 1
    for kind in range(s.box.kinds):
        if s.box.card_metal[kind] == metal:
            if rank < s.deck[kind]:
                s.deck[kind] -= 1
                return kind
            rank -= s.deck[kind]
    return NOTHING


def stow(s: State, seat: int, kind: int) -> None:
    """Add a card to the seat's stock (MC-2)."""
    s.stock[seat * MOST_KINDS + kind] += 1
    s.stock_count[seat] += 1


def lay_open(s: State, seat: int, kind: int) -> None:
    """Play a card of the stock, face up (MA-2)."""
    s.stock[seat * MOST_KINDS + kind] -= 1
    s.stock_count[seat] -= 1
    s.played[seat * MOST_PLAYS + s.plays_made[seat]] = kind
    s.plays_made[seat] += 1
