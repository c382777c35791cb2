"""What an audience saw of the packs, and a first arrangement of all cards that agrees with it (MC-1, MA-1).

All cards lie in cells: the slots of every pack, round by round; those that nobody has taken yet are cells too. A cell
is known, or belongs to a segment: the cards of one pack between two sights of it, which may be in any order. Before the
first sight the segment is open: its cards may be any others of their metals.
"""

from meadhall.kernel.chance import Chance
from meadhall.midgard.board import GOLD, METALS, MOST_KINDS, MOST_PICKS, NOBODY, NOTHING, UNKNOWN
from meadhall.midgard.drafting import passes, slot_at, slot_owner
from meadhall.midgard.state import State


def has_sight(s: State, now: int, pick: int) -> bool:
    """Whether the audience has held a pack at that pick already."""
    return s.sight[(now * MOST_PICKS + pick) * MOST_PICKS] != NOTHING


def first_sight(s: State, audience: int, now: int, pack: int) -> int:
    """The first pick at which the audience held a pack; the number of picks if it has not yet."""
    if audience >= s.box.seats or not passes(s, now):
        return s.box.picks
    first = (audience + s.box.seats - pack) % s.box.seats
    return first if first < s.box.picks and has_sight(s, now, first) else s.box.picks


def segment(s: State, audience: int, now: int, pack: int, pick: int) -> int:
    """The last pick, up to this one, at which the audience has held the pack: where its segment begins; or NOTHING."""
    visit = first_sight(s, audience, now, pack)
    last = NOTHING
    while visit <= pick and has_sight(s, now, visit):
        last = visit
        visit += s.box.seats
    return last


def is_known(s: State, audience: int, now: int, pack: int, pick: int) -> bool:
    """Whether the audience took this very card."""
    return pick < s.picks_made[now] and slot_owner(s, now, pack, pick) == audience


def cell_owner(s: State, now: int, pack: int, pick: int) -> int:
    """Who has the card of a cell; NOBODY while it is still in its pack."""
    return slot_owner(s, now, pack, pick) if pick < s.picks_made[now] else NOBODY


def is_shown(s: State, now: int) -> bool:
    """Whether the gold of a draft has been shown, all of it (MA-1)."""
    return s.picks_made[now] == s.box.picks


def lay_cells(s: State, audience: int, chance: Chance) -> None:
    """Fill every cell so that all sights are right, and all gold lies with those who showed it."""
    count_unseen(s, audience)
    for now in range(s.round):
        for pack in range(s.box.seats):
            if passes(s, now) or pack != audience:
                lay_seen(s, audience, now, pack)
                shuffle_seen(s, audience, now, pack, chance)
    for now in range(s.round):
        if is_shown(s, now):
            lay_gold(s, audience, now, chance)
        for pack in range(s.box.seats):
            if passes(s, now) or pack != audience:
                lay_unseen(s, audience, now, pack, chance)
    for i in range(s.drawn_count):
        if s.drawn[i] == UNKNOWN:
            s.drawn[i] = take_unseen(s, s.drawn_metal[i], chance)


def count_unseen(s: State, audience: int) -> None:
    """All cards that the audience has not seen; `deck` holds them until they are laid."""
    for kind in range(MOST_KINDS):
        s.deck[kind] = s.box.card_copies[kind] if kind < s.box.kinds else 0
    for now in range(s.round):
        for pack in range(s.box.seats):
            first = first_sight(s, audience, now, pack)
            at = (now * MOST_PICKS + first) * MOST_PICKS
            for i in range(s.box.picks - first):
                s.deck[s.sight[at + i]] -= 1
            if pack == audience and not passes(s, now):
                for pick in range(s.box.picks):
                    s.deck[s.took[slot_at(now, pack, pick)]] -= 1
    for i in range(s.drawn_count):
        if s.drawn[i] >= 0:
            s.deck[s.drawn[i]] -= 1


def lay_seen(s: State, audience: int, now: int, pack: int) -> None:
    """The cells of a pack from the first sight on, segment by segment; the others stay empty."""
    for pick in range(s.box.picks):
        if not is_known(s, audience, now, pack, pick):
            s.took[slot_at(now, pack, pick)] = NOTHING
    for pick in range(first_sight(s, audience, now, pack), s.box.picks):
        if not is_known(s, audience, now, pack, pick):
            visit = segment(s, audience, now, pack, pick)
            at = (now * MOST_PICKS + visit) * MOST_PICKS
            for i in range(s.box.picks - visit):
                kind = s.sight[at + i]
                if s.took[slot_at(now, pack, pick)] == NOTHING and is_left(s, now, pack, visit, kind):
                    s.took[slot_at(now, pack, pick)] = kind


def shuffle_seen(s: State, audience: int, now: int, pack: int, chance: Chance) -> None:
    """Bring the cards of each segment into any order."""
    for pick in range(first_sight(s, audience, now, pack), s.box.picks):
        if not is_known(s, audience, now, pack, pick):
            at = segment(s, audience, now, pack, pick)
            count = 0
            for other in range(at, pick + 1):
                if not is_known(s, audience, now, pack, other):
                    count += 1
            rank = chance.any_of(count)
            for other in range(at, pick + 1):
                if not is_known(s, audience, now, pack, other):
                    if rank == 0:
                        kind = s.took[slot_at(now, pack, pick)]
                        s.took[slot_at(now, pack, pick)] = s.took[slot_at(now, pack, other)]
                        s.took[slot_at(now, pack, other)] = kind
                    rank -= 1


def is_left(s: State, now: int, pack: int, visit: int, kind: int) -> bool:
    """Whether a card seen in a pack is gone when it comes back, and not yet laid in a cell between."""
    back = visit + s.box.seats
    end = s.box.picks
    count = seen_at(s, now, visit, kind)
    if back < s.box.picks and has_sight(s, now, back):
        end = back
        count -= seen_at(s, now, back, kind)
    for pick in range(visit, end):
        if s.took[slot_at(now, pack, pick)] == kind:
            count -= 1
    return count > 0


def seen_at(s: State, now: int, pick: int, kind: int) -> int:
    """How many of a kind were in the pack in hand at a pick."""
    count = 0
    at = (now * MOST_PICKS + pick) * MOST_PICKS
    for i in range(MOST_PICKS):
        if s.sight[at + i] == kind:
            count += 1
    return count


def gold_at(s: State, now: int, pack: int) -> int:
    """At which pick the first gold of a pack lies; NOTHING if none is laid."""
    for pick in range(s.box.picks):
        kind = s.took[slot_at(now, pack, pick)]
        if kind != NOTHING and s.box.card_metal[kind] == GOLD:
            return pick
    return NOTHING


def lay_gold(s: State, audience: int, now: int, chance: Chance) -> None:
    """Gold that was seen goes to its owner's cell in its segment; the other packs try out the rest until it fits."""
    for pack in range(s.box.seats):
        for pick in range(s.box.picks):
            hand_gold(s, audience, now, pack, pick, chance)
    while not lay_all_gold(s, audience, now, chance):
        take_gold_back(s, audience, now)


def lay_all_gold(s: State, audience: int, now: int, chance: Chance) -> bool:
    """The gold of all packs where it was not seen, those with the fewest open cells first; whether it went."""
    for length in range(1, s.box.picks + 1):
        for pack in range(s.box.seats):
            if first_sight(s, audience, now, pack) == length:
                while lacks_gold(s, now, pack):
                    if not lay_one_gold(s, audience, now, pack, chance):
                        return False
    return True


def lacks_gold(s: State, now: int, pack: int) -> bool:
    """Whether a pack has less gold laid than it was dealt."""
    count = 0
    for pick in range(s.box.picks):
        kind = s.took[slot_at(now, pack, pick)]
        if kind != NOTHING and s.box.card_metal[kind] == GOLD:
            count += 1
    return count < s.box.dealt[GOLD]


def hand_gold(s: State, audience: int, now: int, pack: int, pick: int, chance: Chance) -> None:
    """A gold card in the wrong cell of its segment changes places with any one of its owner's."""
    kind = s.took[slot_at(now, pack, pick)]
    if kind == NOTHING or s.box.card_metal[kind] != GOLD or is_known(s, audience, now, pack, pick):
        return
    if s.gold_owner[kind] == slot_owner(s, now, pack, pick):
        return
    at = segment(s, audience, now, pack, pick)
    count = 0
    for other in range(s.box.picks):
        if can_hand(s, audience, now, pack, other, at, s.gold_owner[kind]):
            count += 1
    rank = chance.any_of(max(count, 1))
    for other in range(s.box.picks):
        if can_hand(s, audience, now, pack, other, at, s.gold_owner[kind]):
            if rank == 0:
                s.took[slot_at(now, pack, pick)] = s.took[slot_at(now, pack, other)]
                s.took[slot_at(now, pack, other)] = kind
            rank -= 1


def can_hand(s: State, audience: int, now: int, pack: int, pick: int, at: int, owner: int) -> bool:
    """Whether a cell of a segment belongs to the owner of a gold card, and holds no other gold."""
    return (
        slot_owner(s, now, pack, pick) == owner
        and segment(s, audience, now, pack, pick) == at
        and s.box.card_metal[s.took[slot_at(now, pack, pick)]] != GOLD
    )


def lay_one_gold(s: State, audience: int, now: int, pack: int, chance: Chance) -> bool:
    """Any gold shown that round that has not been laid, in a cell of its owner's before the first sight."""
    first = first_sight(s, audience, now, pack)
    count = 0
    for kind in range(s.box.kinds):
        for pick in range(first):
            if fits_gold(s, now, pack, pick, kind):
                count += 1
    if count == 0:
        return False
    rank = chance.any_of(count)
    for kind in range(s.box.kinds):
        for pick in range(first):
            if fits_gold(s, now, pack, pick, kind):
                if rank == 0:
                    s.took[slot_at(now, pack, pick)] = kind
                    s.deck[kind] -= 1
                    return True
                rank -= 1
    return False


def fits_gold(s: State, now: int, pack: int, pick: int, kind: int) -> bool:
    """Whether a gold card can lie in an empty cell: it was shown that round, by whoever has the cell."""
    return (
        s.box.card_metal[kind] == GOLD
        and s.deck[kind] > 0
        and s.gold_round[kind] == now
        and s.gold_owner[kind] == slot_owner(s, now, pack, pick)
        and s.took[slot_at(now, pack, pick)] == NOTHING
    )


def take_gold_back(s: State, audience: int, now: int) -> None:
    """Start again with the gold that was not seen."""
    for pack in range(s.box.seats):
        for pick in range(first_sight(s, audience, now, pack)):
            kind = s.took[slot_at(now, pack, pick)]
            if kind != NOTHING and not is_known(s, audience, now, pack, pick):
                s.took[slot_at(now, pack, pick)] = NOTHING
                s.deck[kind] += 1


def lay_unseen(s: State, audience: int, now: int, pack: int, chance: Chance) -> None:
    """The cells before the first sight: any cards of the metals that the pack still lacks."""
    for metal in range(METALS):
        need = s.box.dealt[metal]
        for pick in range(s.box.picks):
            kind = s.took[slot_at(now, pack, pick)]
            if kind != NOTHING and s.box.card_metal[kind] == metal:
                need -= 1
        for _ in range(need):
            s.took[slot_at(now, pack, empty_pick(s, now, pack, chance))] = take_unseen(s, metal, chance)


def empty_pick(s: State, now: int, pack: int, chance: Chance) -> int:
    """Any cell of a pack in which nothing is laid yet."""
    found = 0
    count = 0
    for pick in range(s.box.picks):
        if s.took[slot_at(now, pack, pick)] == NOTHING:
            count += 1
            if chance.any_of(count) == 0:
                found = pick
    return found


def is_free(s: State, kind: int, metal: int) -> bool:
    """Whether an unseen card of a metal can lie anywhere: gold only if nobody has shown it."""
    return s.box.card_metal[kind] == metal and (metal != GOLD or s.gold_owner[kind] == NOBODY)


def take_unseen(s: State, metal: int, chance: Chance) -> int:
    """Any card of a metal that is not yet laid."""
    left = 0
    for kind in range(s.box.kinds):
        if is_free(s, kind, metal):
            left += s.deck[kind]
    rank = chance.any_of(left)
    for kind in range(s.box.kinds):
        if is_free(s, kind, metal):
            if rank < s.deck[kind]:
                s.deck[kind] -= 1
                return kind
            rank -= s.deck[kind]
    return NOTHING
