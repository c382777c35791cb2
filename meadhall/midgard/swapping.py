"""Swaps: cards that an audience has not told apart change places; each keeps every sight and all gold shown right.

A swap is proposed as often as its reverse, so where it is always accepted all arrangements of the single cards come up
equally often.
"""

from meadhall.kernel.chance import Chance
from meadhall.midgard.board import BRONZE, GOLD, MOST_DRAWN, NOTHING, SILVER
from meadhall.midgard.claims import missing_two
from meadhall.midgard.drafting import slot_at
from meadhall.midgard.sights import (
    cell_owner,
    first_sight,
    gold_at,
    is_known,
    is_shown,
    segment,
)
from meadhall.midgard.state import State

PENALTY = 30  # a swap by which one more card is missing is made once in so many times


def accepts(chance: Chance, before: int, after: int) -> bool:
    """Whether a swap stands: always if no more is missing by it, else seldom."""
    while after > before:
        if chance.any_of(PENALTY) != 0:
            return False
        after -= 1
    return True


def is_gold_shown(s: State, now: int, kind: int) -> bool:
    """Whether a card is gold that was shown after its draft, and so must stay with its owner."""
    return s.box.card_metal[kind] == GOLD and is_shown(s, now)


def swap_in_pack(s: State, audience: int, chance: Chance, total: int) -> int:
    """Let two cards of one segment change places."""
    now = chance.any_of(s.round)
    pack = chance.any_of(s.box.seats)
    one = chance.any_of(s.box.picks)
    other = chance.any_of(s.box.picks)
    if is_known(s, audience, now, pack, one) or is_known(s, audience, now, pack, other):
        return total
    if segment(s, audience, now, pack, one) != segment(s, audience, now, pack, other):
        return total
    return try_swap(s, now, pack, one, other, chance, total)


def try_swap(s: State, now: int, pack: int, one: int, other: int, chance: Chance, total: int) -> int:
    """Let two cards of one pack change places, if what is missing allows it; what is missing then."""
    slot = slot_at(now, pack, one)
    with_slot = slot_at(now, pack, other)
    kind = s.took[slot]
    with_kind = s.took[with_slot]
    mine = cell_owner(s, now, pack, one)
    theirs = cell_owner(s, now, pack, other)
    before = 0
    after = 0
    if mine != theirs and kind != with_kind:
        if is_gold_shown(s, now, kind) or is_gold_shown(s, now, with_kind):
            return total
        before = missing_two(s, mine, kind, with_kind) + missing_two(s, theirs, kind, with_kind)
    s.took[slot] = with_kind
    s.took[with_slot] = kind
    if mine != theirs and kind != with_kind:
        after = missing_two(s, mine, kind, with_kind) + missing_two(s, theirs, kind, with_kind)
    if accepts(chance, before, after):
        return total + after - before
    s.took[slot] = kind
    s.took[with_slot] = with_kind
    return total


def swap_with_deck(s: State, audience: int, chance: Chance, total: int) -> int:
    """Let a card that the audience has never seen change places with one of the deck of its metal."""
    left = s.deck_left[BRONZE] + s.deck_left[SILVER] + s.deck_left[GOLD]
    cells = s.round * s.box.seats * s.box.picks
    cell = chance.any_of(cells + MOST_DRAWN)
    if left == 0:
        return total
    new = deck_card(s, chance.any_of(left))
    if cell >= cells:
        return swap_drawn(s, audience, cell - cells, new, chance, total)
    now = cell // (s.box.seats * s.box.picks)
    pack = cell // s.box.picks % s.box.seats
    pick = cell % s.box.picks
    if segment(s, audience, now, pack, pick) != NOTHING or is_known(s, audience, now, pack, pick):
        return total
    slot = slot_at(now, pack, pick)
    old = s.took[slot]
    if old == new or s.box.card_metal[old] != s.box.card_metal[new] or is_gold_shown(s, now, old):
        return total
    owner = cell_owner(s, now, pack, pick)
    before = missing_two(s, owner, old, new)
    s.took[slot] = new
    after = missing_two(s, owner, old, new)
    if accepts(chance, before, after):
        s.deck[new] -= 1
        s.deck[old] += 1
        return total + after - before
    s.took[slot] = old
    return total


def swap_drawn(s: State, audience: int, i: int, new: int, chance: Chance, total: int) -> int:
    """The same with a card that another seat drew."""
    if i >= s.drawn_count or s.drawn_by[i] == audience:
        return total
    old = s.drawn[i]
    if old == new or s.box.card_metal[old] != s.box.card_metal[new]:
        return total
    owner = s.drawn_by[i]
    before = missing_two(s, owner, old, new)
    s.drawn[i] = new
    after = missing_two(s, owner, old, new)
    if accepts(chance, before, after):
        s.deck[new] -= 1
        s.deck[old] += 1
        return total + after - before
    s.drawn[i] = old
    return total


def deck_card(s: State, rank: int) -> int:
    """A card of the decks by its rank among all of them."""
    for kind in range(s.box.kinds):
        if rank < s.deck[kind]:
            return kind
        rank -= s.deck[kind]
    return 0


def swap_gold(s: State, audience: int, chance: Chance, total: int) -> int:
    """Let the gold of two packs change places, each to another cell of its owner's in the other pack's open segment."""
    now = chance.any_of(s.round)
    one = chance.any_of(s.box.seats)
    other = chance.any_of(s.box.seats)
    pick = chance.any_of(s.box.picks)
    with_pick = chance.any_of(s.box.picks)
    at = gold_at(s, now, one)
    with_at = gold_at(s, now, other)
    if one == other or at == NOTHING or with_at == NOTHING or s.box.dealt[GOLD] != 1 or not is_shown(s, now):
        return total
    length = first_sight(s, audience, now, one)
    with_length = first_sight(s, audience, now, other)
    if at >= length or pick >= length or with_at >= with_length or with_pick >= with_length:
        return total
    mine = cell_owner(s, now, one, at)
    theirs = cell_owner(s, now, other, with_at)
    if mine == audience or theirs == audience:
        return total
    if cell_owner(s, now, one, pick) != theirs or cell_owner(s, now, other, with_pick) != mine:
        return total
    gold = s.took[slot_at(now, one, at)]
    with_gold = s.took[slot_at(now, other, with_at)]
    moved = s.took[slot_at(now, one, pick)]
    with_moved = s.took[slot_at(now, other, with_pick)]
    before = missing_two(s, mine, moved, with_moved) + missing_two(s, theirs, moved, with_moved)
    lay_pair(s, now, one, at, pick, moved, with_gold)
    lay_pair(s, now, other, with_at, with_pick, with_moved, gold)
    after = missing_two(s, mine, moved, with_moved) + missing_two(s, theirs, moved, with_moved)
    if accepts(chance, before, after):
        return total + after - before
    lay_pair(s, now, one, at, pick, gold, moved)
    lay_pair(s, now, other, with_at, with_pick, with_gold, with_moved)
    return total


def lay_pair(s: State, now: int, pack: int, one: int, other: int, kind: int, with_kind: int) -> None:
    """Lay two cards in two cells of a pack; where they are one cell, the second."""
    s.took[slot_at(now, pack, one)] = kind
    s.took[slot_at(now, pack, other)] = with_kind
