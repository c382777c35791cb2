"""The laws that hold in every state between two answers. They are strict code, so that long soaks run compiled."""

from meadhall.kernel.core.answers import Answers
from meadhall.midgard.core.laws.bounds import is_out_of_range
from meadhall.midgard.core.laws.consistency import is_off_course
from meadhall.midgard.core.numbers.board import (
    AREAS,
    CATEGORIES,
    METALS,
    MOST_KINDS,
    MOST_PLAYS,
    MOST_PROVINCES,
    NOBODY,
    SEATS,
    VALHALLA,
)
from meadhall.midgard.core.questions import answers, next_seat
from meadhall.midgard.core.rules.drafting import pack_of, slot_at
from meadhall.midgard.core.rules.vikings import free_villages, vikings
from meadhall.midgard.core.state import State

LAWFUL = 0
VIKINGS_LOST = 1
VILLAGE_OVERFULL = 2
CARDS_LOST = 3
STOCK_WRONG = 4
SCORE_WRONG = 5
NO_ANSWER = 6
LEFT_OVER = 7
LIST_WRONG = 8
OUT_OF_RANGE = 9
OFF_COURSE = 10


def broken_law(s: State, scratch: Answers) -> int:
    """The number of a law that the state breaks, or LAWFUL."""
    if is_out_of_range(s):
        return OUT_OF_RANGE
    if lost_vikings(s):
        return VIKINGS_LOST
    for province in range(s.box.provinces):
        if free_villages(s, province) < 0:
            return VILLAGE_OVERFULL
    if lost_cards(s):
        return CARDS_LOST
    if wrong_stocks(s):
        return STOCK_WRONG
    if is_off_course(s):
        return OFF_COURSE
    for seat in range(s.box.seats):
        total = 0
        for category in range(CATEGORIES):
            total += s.points[category * SEATS + seat]
        if total != s.score[seat]:
            return SCORE_WRONG
    return broken_course(s, scratch)


def lost_vikings(s: State) -> bool:
    """Every warrior is somewhere on the board or in the reserve (MS-3)."""
    for seat in range(s.box.seats):
        total = s.reserve[seat]
        for area in range(AREAS):
            total += s.warriors[seat * AREAS + area]
            if s.box.provinces <= area < MOST_PROVINCES and vikings(s, seat, area) > 0:
                return True
        if total != s.box.boat_warriors + s.box.reserve_warriors:
            return True
    return False


def lost_cards(s: State) -> bool:
    """Every card is in its deck, in a pack, in a stock, or has been played (MS-2, MC-1)."""
    for kind in range(s.box.kinds):
        total = s.deck[kind]
        for seat in range(s.box.seats):
            total += s.stock[seat * MOST_KINDS + kind] + s.rest[seat * MOST_KINDS + kind]
            for play in range(s.plays_made[seat]):
                if s.played[seat * MOST_PLAYS + play] == kind:
                    total += 1
        if total != s.box.card_copies[kind]:
            return True
    for metal in range(METALS):
        left = 0
        for kind in range(s.box.kinds):
            if s.box.card_metal[kind] == metal:
                left += s.deck[kind]
        if left != s.deck_left[metal]:
            return True
    return False


def wrong_stocks(s: State) -> bool:
    """A stock is what was taken and drawn, less what was played (MC-2)."""
    for seat in range(s.box.seats):
        count = 0
        for kind in range(s.box.kinds):
            count += s.stock[seat * MOST_KINDS + kind]
        if count != s.stock_count[seat]:
            return True
        for kind in range(s.box.kinds):
            if s.stock[seat * MOST_KINDS + kind] != cards_taken(s, seat, kind):
                return True
    return False


def cards_taken(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a seat has taken and drawn, less those it has played."""
    total = 0
    for now in range(s.round):
        for pick in range(s.picks_made[now]):
            if s.took[slot_at(now, pack_of(s, now, seat, pick), pick)] == kind:
                total += 1
    for i in range(s.drawn_count):
        if s.drawn[i] == kind and s.drawn_by[i] == seat:
            total += 1
    for play in range(s.plays_made[seat]):
        if s.played[seat * MOST_PLAYS + play] == kind:
            total -= 1
    return total


def broken_course(s: State, scratch: Answers) -> int:
    """Some seat always has an open answer; at the end the agenda is empty."""
    if s.over == 0:
        seat = next_seat(s)
        if seat == NOBODY:
            return NO_ANSWER
        answers(s, seat, scratch)
        return NO_ANSWER if scratch.count == 0 else LAWFUL
    for seat in range(s.box.seats):
        if s.plays_left[seat] != 0 or vikings(s, seat, VALHALLA) != 0:
            return LEFT_OVER
    return LAWFUL if s.depth == 0 else LEFT_OVER
