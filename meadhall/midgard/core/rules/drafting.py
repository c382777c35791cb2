"""The draft: all keep a card at the same time, unseen, and pass the rest to the left (MC-1 to MC-3)."""

from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance, all_but, only
from meadhall.midgard.core.decks import draw_card, stow
from meadhall.midgard.core.numbers.board import METALS, MOST_KINDS, MOST_PICKS, NOBODY, NOTHING, SEATS
from meadhall.midgard.core.numbers.codes import KEEP
from meadhall.midgard.core.numbers.events import CARD_HIDDEN, CARD_KEPT, PACKS_DEALT, PACKS_PASSED
from meadhall.midgard.core.numbers.reasons import NOT_IN_PACK, OPEN
from meadhall.midgard.core.numbers.steps import KEEP_CARD
from meadhall.midgard.core.state import State


def deal(s: State, chance: Chance) -> None:
    """Deal a pack to each seat; beginners keep their first pack as it is (MC-1, MC-3)."""
    settle(s)
    now = s.round - 1
    for seat in range(s.box.seats):
        s.plays_before[now * SEATS + seat] = s.plays_made[seat]
        for metal in range(METALS):
            for _ in range(s.box.dealt[metal]):
                kind = draw_card(s, chance, metal)
                s.rest[seat * MOST_KINDS + kind] += 1
    chance.tell(PACKS_DEALT, EVERYBODY, 0, 0, 0, 0)
    owe(s, KEEP_CARD, NOBODY, 0, 0)


def passes(s: State, now: int) -> bool:
    """Whether packs are passed in a round, counted from 0 (MC-3)."""
    return now > 0 or s.box.beginners == 0


def slot_owner(s: State, now: int, pack: int, pick: int) -> int:
    """Who takes a card from a pack at a pick: packs go to the left (MC-1)."""
    return (pack + pick) % s.box.seats if passes(s, now) else pack


def pack_of(s: State, now: int, seat: int, pick: int) -> int:
    """Which pack a seat holds at a pick."""
    return (seat + MOST_PICKS * s.box.seats - pick) % s.box.seats if passes(s, now) else seat


def slot_at(now: int, pack: int, pick: int) -> int:
    """The slot of the card taken from a pack at a pick."""
    return (now * SEATS + pack) * MOST_PICKS + pick


def refuse_keep(s: State, seat: int, kind: int) -> int:
    """Only a card of the pack in hand can be kept (MC-1)."""
    pack = pack_of(s, s.round - 1, seat, s.what[s.depth])
    return OPEN if kind < s.box.kinds and s.rest[pack * MOST_KINDS + kind] > 0 else NOT_IN_PACK


def keep_answers(s: State, seat: int, out: Answers) -> None:
    """The kinds of card in the pack in hand."""
    base = pack_of(s, s.round - 1, seat, s.what[s.depth]) * MOST_KINDS
    for kind in range(s.box.kinds):
        if s.rest[base + kind] > 0:
            out.add(KEEP + kind)


def keep_card(s: State, chance: Chance, seat: int, kind: int) -> None:
    """Keep a card, sealed until all have (MC-1)."""
    s.keeping[seat] = kind
    chance.tell(CARD_KEPT, only(seat), seat, kind, 0, 0)
    chance.tell(CARD_HIDDEN, all_but(seat), seat, 0, 0, 0)


def settle_draft(s: State, chance: Chance) -> bool:
    """Pass the packs on when all have kept a card; True while some seat still has to choose.

    The last card of a pack and the first pack of beginners are kept without asking.
    """
    if not passes(s, s.round - 1):
        keep_all(s)
        settle(s)
        return False
    pick = s.what[s.depth]
    for seat in range(s.box.seats):
        if pick == s.box.picks - 1:
            keep_last(s, chance, seat)
        elif s.keeping[seat] == NOTHING:
            return True
    for seat in range(s.box.seats):
        take_kept(s, seat, pick)
    s.picks_made[s.round - 1] = pick + 1
    if pick == s.box.picks - 1:
        settle(s)
    else:
        s.what[s.depth] = pick + 1
        chance.tell(PACKS_PASSED, EVERYBODY, pick + 1, 0, 0, 0)
    return False


def keep_last(s: State, chance: Chance, seat: int) -> None:
    """Keep the only card that is left in the pack in hand."""
    base = pack_of(s, s.round - 1, seat, s.what[s.depth]) * MOST_KINDS
    for kind in range(s.box.kinds):
        if s.rest[base + kind] > 0:
            s.keeping[seat] = kind
            chance.tell(CARD_KEPT, only(seat), seat, kind, 0, 0)


def take_kept(s: State, seat: int, pick: int) -> None:
    """Move the card kept from its pack to the stock (MC-1, MC-2)."""
    now = s.round - 1
    kind = s.keeping[seat]
    pack = pack_of(s, now, seat, pick)
    s.rest[pack * MOST_KINDS + kind] -= 1
    s.took[slot_at(now, pack, pick)] = kind
    s.keeping[seat] = NOTHING
    stow(s, seat, kind)


def keep_all(s: State) -> None:
    """Beginners keep what they were dealt (MC-3)."""
    for seat in range(s.box.seats):
        pick = 0
        for kind in range(s.box.kinds):
            for _ in range(s.rest[seat * MOST_KINDS + kind]):
                s.keeping[seat] = kind
                take_kept(s, seat, pick)
                pick += 1
    s.picks_made[s.round - 1] = s.box.picks
