"""Whether every number of a state is in range: the first check of a state that comes from outside."""

from meadhall.midgard.core.numbers.board import (
    AREAS,
    BOAT,
    CATEGORIES,
    CHOOSABLE,
    GOALS,
    KINGDOMS,
    METALS,
    MOST_DRAWN,
    MOST_KINDS,
    MOST_PICKS,
    MOST_PLAYS,
    MOST_PROVINCES,
    MOST_ROUNDS,
    NOTHING,
    SEATS,
    UNKNOWN,
)
from meadhall.midgard.core.numbers.codes import PICK_CHIEFTAIN, PICK_FROM_END
from meadhall.midgard.core.numbers.steps import (
    CHOOSE_GOAL,
    CHOOSE_VICTIM,
    KEEP_CARD,
    LAST_QUESTION,
    LAST_STEP,
    NEXT_CARD,
    PICK_VIKING,
    PLAY_CARD,
)
from meadhall.midgard.core.state import DEPTH, SIGHTS, SLOTS, State

PLENTY = 2000  # more than any count of a game
MANY = 29999  # more points or tokens than a restored game can reach


def is_veiled(s: State) -> bool:
    """Whether the state is veiled for some audience: nobody knows the decks."""
    return s.deck[0] == UNKNOWN


def is_veiled_for(s: State, audience: int) -> bool:
    """Whether the state can be veiled for this audience: a seat knows its own stock and no other."""
    for seat in range(s.box.seats):
        if (s.stock[seat * MOST_KINDS] == UNKNOWN) == (seat == audience):
            return False
    return is_veiled(s)


def within(number: int, low: int, high: int) -> bool:
    """Whether low <= number <= high."""
    return low <= number <= high


def is_out_of_range(s: State) -> bool:
    """Whether any number of the state is out of range."""
    return not agenda_fits(s) or not seats_fit(s) or not cards_fit(s) or not draft_fits(s) or not card_fits(s)


def agenda_fits(s: State) -> bool:
    """The agenda has known steps, of seats at the table, about things that exist."""
    if not within(s.depth, 0, DEPTH - 2) or not within(s.round, 0, s.box.rounds) or not within(s.over, 0, 1):
        return False
    if not within(s.starter, 0, s.box.seats - 1) or (s.depth == 0 and s.over == 0):
        return False
    for i in range(DEPTH):
        if not step_fits(s, i):
            return False
    for province in range(MOST_PROVINCES):
        if not within(s.doomed[province], 0, 1):
            return False
    return True


def step_fits(s: State, i: int) -> bool:
    """One step of the agenda."""
    step = s.step[i]
    if not within(step, 0, LAST_STEP) or not within(s.whose[i], -1, s.box.seats - 1):
        return False
    if not within(s.more[i], 0, PLENTY) or not within(s.what[i], 0, PLENTY):
        return False
    if i > s.depth or step == 0:
        return i == 0 or i > s.depth
    if s.whose[i] < 0 and ((step <= LAST_QUESTION and step != KEEP_CARD) or step == NEXT_CARD):
        return False
    if step == KEEP_CARD and (s.round == 0 or s.what[i] >= s.box.picks or s.what[i] != s.picks_made[s.round - 1]):
        return False
    if step == CHOOSE_GOAL and not within(s.what[i], PICK_CHIEFTAIN, PICK_FROM_END - 1):
        return False
    if step == CHOOSE_VICTIM and (s.what[i] >= GOALS or not within(s.more[i], PICK_CHIEFTAIN, PICK_FROM_END - 1)):
        return False
    if (step == CHOOSE_GOAL or step == CHOOSE_VICTIM) and s.step[i - 1] != PICK_VIKING:
        return False
    if (step == PICK_VIKING or PLAY_CARD < step <= CHOOSE_VICTIM) and s.card < 0:
        return False
    return step > LAST_QUESTION or i == s.depth or step == PICK_VIKING


def seats_fit(s: State) -> bool:
    """What each seat has."""
    for seat in range(SEATS):
        if not within(s.score[seat], 0, MANY) or not within(s.reserve[seat], 0, PLENTY):
            return False
        if not within(s.chieftain[seat], 0 if seat < s.box.seats else NOTHING, BOAT):
            return False
        if not within(s.plays_left[seat], 0, MOST_PLAYS) or not within(s.stock_count[seat], 0, PLENTY):
            return False
        if not within(s.plays_made[seat], 0, MOST_PLAYS):
            return False
        if not within(s.keeping[seat], NOTHING, s.box.kinds - 1):
            return False
    for i in range(SEATS * AREAS):
        if not within(s.warriors[i], 0, PLENTY):
            return False
    for i in range(SEATS * KINGDOMS):
        if not within(s.tokens[i], 0, MANY):
            return False
    for i in range(CATEGORIES * SEATS):
        if not within(s.points[i], 0, MANY):
            return False
    return True


def cards_fit(s: State) -> bool:
    """Decks, stocks and cards played."""
    for kind in range(MOST_KINDS):
        if not within(s.deck[kind], 0, PLENTY) or not within(s.gold_owner[kind], NOTHING, s.box.seats - 1):
            return False
        if not within(s.gold_round[kind], NOTHING, MOST_ROUNDS - 1):
            return False
    for metal in range(METALS):
        if not within(s.deck_left[metal], 0, PLENTY):
            return False
    for i in range(SEATS * MOST_KINDS):
        if not within(s.stock[i], 0, PLENTY) or not within(s.rest[i], 0, PLENTY):
            return False
    for seat in range(SEATS):
        for play in range(MOST_PLAYS):
            kind = s.played[seat * MOST_PLAYS + play]
            if not within(kind, NOTHING, s.box.kinds - 1) or (kind == NOTHING) != (play >= s.plays_made[seat]):
                return False
    return True


def draft_fits(s: State) -> bool:
    """Cards taken and drawn."""
    for now in range(MOST_ROUNDS):
        if not within(s.picks_made[now], 0, s.box.picks if now < s.round else 0):
            return False
        for seat in range(SEATS):
            if not within(s.plays_before[now * SEATS + seat], 0, s.plays_made[seat]):
                return False
            for pick in range(MOST_PICKS):
                kind = s.took[(now * SEATS + seat) * MOST_PICKS + pick]
                if (kind == NOTHING) != (seat >= s.box.seats or pick >= s.picks_made[now]):
                    return False
    for i in range(SLOTS):
        if not within(s.took[i], NOTHING, s.box.kinds - 1):
            return False
    for i in range(SIGHTS):
        if s.sight[i] != NOTHING:
            return False
    if not within(s.drawn_count, 0, MOST_DRAWN):
        return False
    for i in range(MOST_DRAWN):
        if not within(s.drawn[i], NOTHING, s.box.kinds - 1) or not within(s.drawn_metal[i], NOTHING, METALS - 1):
            return False
        if not within(s.drawn_by[i], NOTHING, s.box.seats - 1) or not within(s.drawn_at[i], 0, MOST_PLAYS):
            return False
        if (s.drawn[i] == NOTHING) != (i >= s.drawn_count) or (s.drawn_by[i] == NOTHING) != (i >= s.drawn_count):
            return False
    return True


def card_fits(s: State) -> bool:
    """The card that is being carried out."""
    if not within(s.card, NOTHING, s.box.kinds - 1) or not within(s.goal, NOTHING, CHOOSABLE - 1):
        return False
    if not within(s.chieftain_moved, 0, 1) or not within(s.freed, NOTHING, MOST_PROVINCES - 1):
        return False
    if not within(s.last_pick, 0, PICK_FROM_END - 1) or not within(s.last_goal, 0, CHOOSABLE - 1):
        return False
    for area in range(AREAS):
        if not within(s.arrived[area], 0, PLENTY):
            return False
    return True
