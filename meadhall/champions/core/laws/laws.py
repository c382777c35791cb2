"""The laws that hold in every state between two answers. They are strict code, so that long soaks run compiled."""

from meadhall.champions.core.laws.bounds import is_out_of_range
from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    ENEMY_KINDS,
    FIGHT_TROLL,
    KINDS,
    MOST_DESTINIES,
    NOBODY,
    NOTHING,
    SEATS,
    SHORES,
    SPACES,
    VENUES,
)
from meadhall.champions.core.numbers.limits import (
    CATEGORIES,
    DEPTH,
    DISCARDED,
    HAND,
    IN_DECK,
    MOST_DRAWN,
    ON_BOARD,
    OWNED,
)
from meadhall.champions.core.questions.asking import answers, next_seat
from meadhall.champions.core.rules.runes import count_powers
from meadhall.champions.core.rules.scoring import ON_TRACK
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import at_home, warriors, workers_owned
from meadhall.kernel.core.answers import Answers

LAWFUL = 0
DICE_LOST = 1
LONGHOUSE_OVERFULL = 2
NEGATIVE_STORES = 3
WORKERS_LOST = 4
ENEMIES_LOST = 5
RUNES_LOST = 6
DESTINIES_LOST = 7
JOURNEYS_LOST = 8
NOT_AT_HOME_LAW = 9
AGENDA_OVERFULL = 10
SCORE_WRONG = 11
NO_ANSWER = 12
LEFT_OVER = 13
OUT_OF_RANGE = 15
OFF_COURSE = 16  # checked of restored states and in soaks; a position set up by hand may be lawful and still off course


def broken_law(s: State, scratch: Answers) -> int:
    """The number of a law that the state breaks, or LAWFUL."""
    if is_out_of_range(s):
        return OUT_OF_RANGE
    for seat in range(s.box.seats):
        if s.food[seat] < 0 or s.wood[seat] < 0 or s.coins[seat] < 0 or s.favor[seat] < 0 or s.blame[seat] < 0:
            return NEGATIVE_STORES
        if warriors(s, seat) > s.box.longhouse:
            return LONGHOUSE_OVERFULL
        for kind in range(KINDS):
            if at_home(s, seat, kind) < 0:
                return NOT_AT_HOME_LAW
    if s.depth < 0 or s.depth > DEPTH - 2:
        return AGENDA_OVERFULL
    if lost_dice(s):
        return DICE_LOST
    if lost_workers(s):
        return WORKERS_LOST
    if lost_enemies(s):
        return ENEMIES_LOST
    if lost_runes(s):
        return RUNES_LOST
    if lost_destinies(s):
        return DESTINIES_LOST
    if lost_journeys(s):
        return JOURNEYS_LOST
    return broken_course(s, scratch)


def lost_dice(s: State) -> bool:
    """Warrior dice are conserved (CS-8)."""
    for kind in range(KINDS):
        total = s.supply[kind] + s.lying[kind]
        if s.supply[kind] < 0 or s.lying[kind] < 0:
            return True
        for seat in range(s.box.seats):
            if s.held[seat * KINDS + kind] < 0:
                return True
            total += s.held[seat * KINDS + kind]
        if total != s.box.dice[kind]:
            return True
    return False


def lost_workers(s: State) -> bool:
    """During a round, every worker is in hand or on the board (CS-7)."""
    for seat in range(s.box.seats):
        total = s.workers[seat] + s.hunting[seat] + s.begging[seat]
        for space in range(SPACES):
            if s.worker_on[space] == seat:
                total += 1
        if s.workers[seat] < 0:
            return True
        if s.round == 0 or total == 0:
            if total != 0:
                return True
        elif total != workers_owned(s, seat):
            return True
    return False


def lost_enemies(s: State) -> bool:
    """Every enemy is in its deck, on its venue, in a pile or discarded; venues have their owners (CS-4)."""
    for kind in range(ENEMY_KINDS):
        left = 0
        for card in range(s.box.enemy_from[kind], s.box.enemy_from[kind + 1]):
            at = s.enemy_at[card]
            if at == IN_DECK:
                left += 1
            elif ON_BOARD <= at < ON_BOARD + VENUES:
                if s.enemy[at - ON_BOARD] != card:
                    return True
            elif at != DISCARDED and (at < OWNED or at >= OWNED + s.box.seats):
                return True
        if left != s.enemy_left[kind]:
            return True
    for seat in range(s.box.seats):
        pile = 0
        for card in range(s.box.enemies):
            if s.enemy_at[card] == OWNED + seat:
                pile += 1
        if pile != s.pile[seat]:
            return True
    for venue in range(VENUES):
        if s.owner[venue] != owner_by_worker(s, venue):
            return True
        if s.enemy[venue] != NOTHING and s.enemy_at[s.enemy[venue]] != ON_BOARD + venue:
            return True
    return False


def owner_by_worker(s: State, venue: int) -> int:
    """Who has a worker on the fight, or on the ship in the harbour (CA-1)."""
    space = FIGHT_TROLL + venue
    if venue >= AT_SHORE:
        space = s.harbour[venue - AT_SHORE]
    return NOBODY if space == NOTHING else s.worker_on[space]


def lost_runes(s: State) -> bool:
    """Runes are conserved, and `powers` are those of unused runes (CS-4, CN-1)."""
    left = 0
    for rune in range(s.box.runes):
        if s.rune_at[rune] == IN_DECK:
            left += 1
        if s.rune_used[rune] == 1 and s.rune_at[rune] < OWNED:
            return True
    for seat in range(s.box.seats):
        if s.powers[seat] != count_powers(s, seat):
            return True
    return left != s.rune_left


def lost_destinies(s: State) -> bool:
    """Every destiny card is in exactly one place (CS-4)."""
    left = 0
    for card in range(MOST_DESTINIES):
        places = s.in_destiny_deck[card]
        left += places
        for slot in range(SEATS * HAND):
            if s.hand[slot] == card:
                places += 1
        for slot in range(MOST_DESTINIES):
            if s.under[slot] == card:
                places += 1
        for slot in range(MOST_DRAWN):
            if s.drawn[slot] == card:
                places += 1
        if places != (1 if card < s.box.destinies and s.depth + s.over > 0 else 0):
            return True
    return left != s.destiny_left


def lost_journeys(s: State) -> bool:
    """Journey cards are conserved by kind (CS-4), and `journey_old` counts old ones that are face down (CS-11)."""
    left = 0
    for kind in range(s.box.journeys):
        total = s.journey_deck[kind] + s.journey_discard[kind]
        left += s.journey_deck[kind]
        old = 0
        for shore in range(SHORES):
            if s.journey[shore] == kind:
                total += 1
                old += s.journey_is_old[shore]
        if total != s.box.journey_copies[kind] or s.journey_deck[kind] < 0 or old != s.journey_old[kind]:
            return True
    return left != s.journey_left


def broken_course(s: State, scratch: Answers) -> int:
    """Some seat always has an open answer; at the end the score adds up and the agenda is empty."""
    if s.over == 0:
        seat = next_seat(s)
        if seat == NOBODY:
            return NO_ANSWER
        answers(s, seat, scratch)
        return NO_ANSWER if scratch.count == 0 else LAWFUL
    for seat in range(s.box.seats):
        total = 0
        for category in range(CATEGORIES):
            total += s.final[category * SEATS + seat]
        if total != s.glory[seat] or s.final[ON_TRACK * SEATS + seat] < 0:
            return SCORE_WRONG
    for i in range(VENUES * KINDS):
        if s.sent[i] != 0 or s.sealed[i] != 0:
            return LEFT_OVER
    return LAWFUL if s.depth == 0 and s.damage == 0 and s.chain == 0 else LEFT_OVER
