"""Prices: what control of each area and a token of each colour would bring each seat now (MV-2 to MV-4).

They are written into the notes, in hundredths of a point, before anything is weighed. They depend on public information
only.
"""

from meadhall.kernel.core.answers import Answers
from meadhall.midgard.core.numbers.board import (
    ASGARD,
    KINGDOMS,
    SEATS,
    VANAHEIM,
)
from meadhall.midgard.core.numbers.steps import CHOOSE_TOKENS, KEEP_CARD
from meadhall.midgard.core.policy.constants import (
    CONTROL,
    CONTROL_LAST,
    HEAVEN,
    HINDRANCE,
    HINDRANCE_AHEAD,
    HINDRANCE_LAST,
    KEEP_MORE,
    KEEP_ONE,
    SWAY,
    TOKEN_SPREAD,
    TOKEN_SPREAD_LATER,
    TOKEN_SPREAD_PLAY,
)
from meadhall.midgard.core.rules.vikings import strength, vikings
from meadhall.midgard.core.state import State

# The index of each group of notes
PRICE = 0  # by area and seat: what control would bring
TOKEN_PRICE = 90  # by kingdom and seat: what a token would bring
CARES = 105  # by seat: how much of what it has counts, in percent
DOUBT = 110  # about a majority in this round
KEPT = 111  # how much Vikings on the map count for later rounds, in percent
GAIN = 120  # by area: one more warrior there
NEXT_GAIN = 138  # and one more
CHIEF_GAIN = 156  # the chieftain instead
LOSS = 174  # by area: one warrior less there
CHIEF_LOSS = 194
CHEAP = 195  # the smallest losses, ascending
MOST_CHEAP = 6

MOST_NOTED = 32000


def noted(number: int) -> int:
    """A number that fits a note."""
    return max(-MOST_NOTED, min(MOST_NOTED, number))


def percent(number: int) -> int:
    """A hundredth, rounded towards zero, because C and Python divide negative numbers differently."""
    return number // 100 if number >= 0 else -(-number // 100)


def hold(margin: int, doubt: int) -> int:
    """The likelihood that a majority by so many halves lasts, in percent; a tie is no majority (MV-1)."""
    at = 2 * margin - 1 + doubt
    if at <= 0:
        return 0
    return 100 if at >= 2 * doubt else 50 * at // doubt


def rounds_to_come(s: State) -> int:
    """Rounds after this one."""
    return s.box.rounds - s.round


def plays_to_come(s: State, seat: int) -> int:
    """Cards that a seat will still play in this round; during the draft, all of the round's (MA-2)."""
    return s.box.plays[s.round - 1] if s.step[s.depth] == KEEP_CARD else s.plays_left[seat]


def set_prices(s: State, me: int, out: Answers) -> None:
    """Note all prices from the point of view of one seat."""
    threats = 0
    for seat in range(s.box.seats):
        out.notes[CARES + seat] = 100 if seat == me else -hindrance(s, me, seat)
        if seat != me:
            threats += plays_to_come(s, seat)
    out.notes[DOUBT] = 1 + SWAY * threats // 100
    left = rounds_to_come(s)
    out.notes[KEPT] = 0 if left == 0 else (KEEP_ONE if left == 1 else KEEP_MORE)
    for kingdom in range(KINGDOMS):
        price_kingdom(s, kingdom, out)
    for seat in range(s.box.seats):
        price_tokens(s, seat, out)
        out.notes[PRICE + ASGARD * SEATS + seat] = HEAVEN * s.box.asgard_points
        dearest = 0
        for kingdom in range(KINGDOMS):
            dearest = max(dearest, out.notes[TOKEN_PRICE + kingdom * SEATS + seat])
        out.notes[PRICE + VANAHEIM * SEATS + seat] = noted(s.box.vanaheim_tokens * dearest * HEAVEN // 100)


def hindrance(s: State, me: int, seat: int) -> int:
    """How much the gains of another seat count against the seat `me`, in percent."""
    ahead = HINDRANCE_AHEAD if s.score[seat] > s.score[me] else 0
    usual = HINDRANCE_LAST if rounds_to_come(s) == 0 else HINDRANCE
    return (usual + ahead) // (s.box.seats - 1)


def price_kingdom(s: State, kingdom: int, out: Answers) -> None:
    """The worth of one more province, given the provinces that a seat is likely to control besides (MV-2).

    The tokens that the kingdom would bring now are noted too, at the index where their price will be (MV-3).
    """
    for province in range(s.box.provinces):
        if s.box.kingdom[province] == kingdom:
            note_likely(s, province, out)
    for seat in range(s.box.seats):
        held = 0
        present = 0
        sure = CONTROL_LAST if rounds_to_come(s) == 0 else CONTROL
        for province in range(s.box.provinces):
            if s.box.kingdom[province] == kingdom:
                held += out.notes[PRICE + province * SEATS + seat]
                if vikings(s, seat, province) > 0:
                    present += 1
        out.notes[TOKEN_PRICE + kingdom * SEATS + seat] = 0 if s.step[s.depth] == CHOOSE_TOKENS else present
        for province in range(s.box.provinces):
            if s.box.kingdom[province] == kingdom:
                others = held - out.notes[PRICE + province * SEATS + seat]
                out.notes[PRICE + province * SEATS + seat] = max(0, one_more(s, others)) * sure // 100


def note_likely(s: State, province: int, out: Answers) -> None:
    """Note the likelihood that each seat controls a province, at the index where its price will be."""
    best = 0
    second = 0
    for seat in range(s.box.seats):
        mine = strength(s, seat, province)
        if mine > best:
            second = best
            best = mine
        elif mine > second:
            second = mine
    for seat in range(s.box.seats):
        mine = strength(s, seat, province)
        likely = 0
        if mine > 0:
            likely = hold(mine - (second if mine == best else best), out.notes[DOUBT])
        out.notes[PRICE + province * SEATS + seat] = likely


def one_more(s: State, held: int) -> int:
    """The worth of one more province besides `held`, which is in hundredths of a province (MV-2)."""
    count = held // 100
    part = held % 100
    brings = s.box.kingdom_points[count + 1] - s.box.kingdom_points[count]
    if part == 0:
        return 100 * brings
    after = s.box.kingdom_points[count + 2] - s.box.kingdom_points[count + 1]
    return brings * (100 - part) + after * part


def price_tokens(s: State, seat: int, out: Answers) -> None:
    """Divide the points of a set among its colours: most to those that the seat will have fewest of (ME-1)."""
    spread = TOKEN_SPREAD + TOKEN_SPREAD_PLAY * plays_to_come(s, seat) + TOKEN_SPREAD_LATER * rounds_to_come(s)
    least = 32000
    for kingdom in range(KINGDOMS):
        least = min(least, tokens_expected(s, seat, kingdom, out))
    total = 0
    for kingdom in range(KINGDOMS):
        total += max(0, spread - 10 * (tokens_expected(s, seat, kingdom, out) - least))
    for kingdom in range(KINGDOMS):
        want = max(0, spread - 10 * (tokens_expected(s, seat, kingdom, out) - least))
        out.notes[TOKEN_PRICE + kingdom * SEATS + seat] = 100 * s.box.set_points * want // total


def tokens_expected(s: State, seat: int, kingdom: int, out: Answers) -> int:
    """Tokens that a seat has, and those that the kingdom would bring it now, as noted."""
    return s.tokens[seat * KINGDOMS + kingdom] + out.notes[TOKEN_PRICE + kingdom * SEATS + seat]
