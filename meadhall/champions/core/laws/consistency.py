"""Whether agenda, venues, dice and choices of a state are consistent, which is checked of a state from outside.

Even if every number is in range and every card is in one place, a state may be one that no game leads to: a fight
against nobody, a ship without a worker, a choice with nothing to choose from. The core does not check this, and would
leave its arrays, loop for ever or ask a question without an answer.
"""

from meadhall.champions.core.knowledge.scene import turn_at
from meadhall.champions.core.laws.agendas import agenda_hangs_together, is_awaited
from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    FACES,
    GIFTS_COUNT,
    GOODS,
    KINDS,
    NOBODY,
    NOTHING,
    RUNE_SPACES,
    SAGE,
    SHORES,
    VENUES,
)
from meadhall.champions.core.numbers.limits import (
    CHOOSING,
    CHOOSING_GIFTS,
    CHOOSING_SUCCESS,
    IN_DECK,
    NOT_ASSIGNING,
    ON_BOARD,
    OWNED,
    SEALED,
    SHOWN,
)
from meadhall.champions.core.numbers.steps import (
    ASSIGN,
    BRING_HOME,
    CHECK,
    CLEAN_UP,
    DRAW_DESTINY,
    GIVE_GOODS,
    KEEP_DESTINY,
    LOSE_IN_FIGHT,
    NEXT_WORKER,
    PICK_DICE,
    PLACE_WORKER,
    RECRUIT_WARRIORS,
    REROLL,
    SCORE,
    STRIKE,
    TAKE_GOODS,
)
from meadhall.champions.core.rules.assigning import capacity, chosen, load_of, loaded_food
from meadhall.champions.core.rules.dice import dice_shown
from meadhall.champions.core.rules.leaders import hits_shown
from meadhall.champions.core.rules.market import goods_beyond
from meadhall.champions.core.rules.rounds import rune_on
from meadhall.champions.core.rules.runes import hidden_destinies
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import at_home


def is_off_course(s: State) -> bool:
    """Whether no game can lead to this state."""
    return (
        not agenda_hangs_together(s)
        or not cards_lie_right(s)
        or not seats_stand_right(s)
        or not ships_lie_right(s)
        or not assigning_fits(s)
        or not troops_fit(s)
        or not dice_fit(s)
        or not goods_fit(s)
    )


def cards_lie_right(s: State) -> bool:
    """Enemies are at venues of their kind, runes on their spaces, journeys as they were laid (CR-1 to CR-6, CR-8)."""
    for venue in range(VENUES):
        kind = 0 if venue == 0 else 1 if venue < AT_SHORE else 2
        card = s.enemy[venue]
        if card != NOTHING and not s.box.enemy_from[kind] <= card < s.box.enemy_from[kind + 1]:
            return False
    for rune in range(s.box.runes):
        at = s.rune_at[rune]
        if at != IN_DECK and at < OWNED and (at < ON_BOARD or rune_on(s, at - ON_BOARD) != rune):
            return False
        if ON_BOARD + RUNE_SPACES <= at < OWNED:
            return False
    left = s.box.merchants
    for card in range(s.box.merchants):
        left -= s.merchant_gone[card]
    return left == s.merchant_left and journeys_lie_right(s)


def journeys_lie_right(s: State) -> bool:
    """Only a shore with a journey card has one that is seen, face up or old (CR-3, CR-8)."""
    for shore in range(SHORES):
        if s.journey[shore] == NOTHING:
            if s.journey_up[shore] + s.journey_seen[shore] + s.journey_is_old[shore] > 0:
                return False
        elif s.journey_up[shore] + s.journey_is_old[shore] > 1 or s.box.shore_in_use[shore] == 0:
            return False
        if s.journey_up[shore] == 1 and s.step[1] != CLEAN_UP:
            return False
    return True


def seats_stand_right(s: State) -> bool:
    """Huts, private longships, destinies in hand, and a rune's own question (CL-7, CL-8, CL-10, CN-2, CN-5)."""
    huts = 0
    for seat in range(s.box.seats):
        huts += s.has_extra[seat]
        if s.ship[seat] != NOTHING:
            if s.ship_out[s.ship[seat]] == 1:
                return False
            for other in range(seat):
                if s.ship[other] == s.ship[seat]:
                    return False
        if s.destiny_count[seat] > most_destinies(s, seat) or not aside_fits(s, seat):
            return False
    return huts == s.huts_taken


def most_destinies(s: State, seat: int) -> int:
    """The most destiny cards: the first, and one for each visit to the sage, at most one a round (CS-6, CL-7)."""
    if s.round == 0:
        return 0
    if s.step[1] == PLACE_WORKER or s.step[1] == NEXT_WORKER:
        top = turn_at(s)
        step = s.step[top]
        is_there: bool = s.whose[top] == seat and (step == DRAW_DESTINY or step == KEEP_DESTINY or top > 2)
        if s.worker_on[SAGE] == NOBODY or is_there:
            return s.round
    return s.round + 1


def aside_fits(s: State, seat: int) -> bool:
    """A rune's own question has answers, and is asked of a seat that could use the rune (CN-2, CN-5)."""
    if s.aside[seat] == CHOOSING_GIFTS:
        if not 1 <= s.aside_left[seat] <= GIFTS_COUNT:
            return False
    elif s.aside_left[seat] != 0 or s.aside_from[seat] != 0:
        return False
    if s.aside[seat] == CHOOSING_SUCCESS and hidden_destinies(s, seat) == 0:
        return False
    if s.aside[seat] == 0:
        return True
    if s.step[s.depth] != ASSIGN:
        return s.whose[s.depth] == seat
    return s.assigning[seat] == CHOOSING or s.box.revision > 1


def ships_lie_right(s: State) -> bool:
    """A ship is in at most one harbour, with a worker on it; coins and food came round by round (CR-7, CU-3)."""
    ended = s.round if s.over == 1 or s.step[1] == SCORE else s.round - 1  # rounds that have been cleaned up
    for shore in range(SHORES):
        ship = s.harbour[shore]
        if ship != NOTHING:
            if s.worker_on[ship] == NOBODY or s.box.shore_in_use[shore] == 0:
                return False
            for other in range(shore):
                if s.harbour[other] == ship:
                    return False
        if s.coins_on[shore] > max(ended, 0):
            return False
    return s.lying_food <= s.round


def assigning_fits(s: State) -> bool:
    """Seats with a worker on a fight or a ship assign, and only what they have (CA-1 to CA-3)."""
    is_on: bool = s.step[s.depth] == ASSIGN
    choosing = 0
    for seat in range(s.box.seats):
        owns: bool = False
        for venue in range(VENUES):
            if s.owner[venue] == seat:
                owns = True
        if (s.assigning[seat] == NOT_ASSIGNING) == (is_on and owns):
            return False
        if s.assigning[seat] == CHOOSING:
            choosing += 1
        elif s.link[seat] != 0:
            return False
        if loaded_food(s, seat) > s.food[seat]:
            return False
        for kind in range(KINDS):
            if chosen(s, seat, kind) > s.held[seat * KINDS + kind]:
                return False
    if is_on and choosing == 0 and s.more[s.depth] == 0:
        return False
    for venue in range(VENUES):
        if sealed_at(s, venue) > 0:
            if s.owner[venue] == NOBODY:
                return False
            state = s.assigning[s.owner[venue]]
            if state != CHOOSING and state != SEALED:
                return False
            if venue >= AT_SHORE and load_of(s, venue - AT_SHORE) > capacity(s, venue - AT_SHORE):
                return False
    return True


def sealed_at(s: State, venue: int) -> int:
    """Warriors and food assigned to a venue and not yet shown."""
    base = venue * KINDS
    total = s.sealed[base] + s.sealed[base + 1] + s.sealed[base + 2]
    return total + s.sealed_food[venue - AT_SHORE] if venue >= AT_SHORE else total


def sent_to(s: State, venue: int) -> int:
    """Warriors and food that were sent to a venue."""
    base = venue * KINDS
    total = s.sent[base] + s.sent[base + 1] + s.sent[base + 2]
    return total + s.aboard[venue - AT_SHORE] if venue >= AT_SHORE else total


def troops_fit(s: State) -> bool:
    """Warriors that were sent out are at a venue of their seat that is still to be resolved (CA-6, CC-2 to CC-4)."""
    for venue in range(VENUES):
        if sent_to(s, venue) > 0:
            if s.owner[venue] == NOBODY:
                return False
            if s.step[s.depth] == ASSIGN:
                if s.assigning[s.owner[venue]] != SHOWN:
                    return False
            elif not is_awaited(s, venue):
                return False
    return True


def dice_fit(s: State) -> bool:
    """On the table lie the dice of those who hunt or fight, and damage belongs to a fight (CC-1, CF-1).

    While losses are chosen the dice may have been taken off: states saved before they stayed have none.
    """
    top = turn_at(s)
    at = top - 1 if s.step[top] == PICK_DICE else top
    is_rolled: bool = at > 1 and s.step[at] == REROLL
    is_struck: bool = top > 1 and s.step[top] == LOSE_IN_FIGHT and dice_shown(s) > 0
    if is_struck and s.damage < hits_shown(s, s.whose[top]):
        return False
    for kind in range(KINDS):
        there = 0
        picked = 0
        for face in range(FACES):
            there += s.shown[kind * FACES + face]
            picked += s.picked[kind * FACES + face]
        if picked > 0 and s.step[top] != PICK_DICE:
            return False
        if is_struck:
            if there < s.sent[s.what[top] * KINDS + kind]:
                return False
        elif not is_rolled:
            if there > 0 or s.reacting == 1:
                return False
        elif s.step[at - 1] == BRING_HOME:
            if there != at_home(s, s.whose[at], kind):
                return False
        elif there != s.sent[s.what[at - 1] * KINDS + kind]:
            return False
    if s.step[top] == PICK_DICE and (s.chain == 0 or s.favor[s.whose[top]] == 0):
        return False
    if s.damage == 0:
        return True
    return top > 1 and (s.step[top - 1] == CHECK or (at > 1 and s.step[at - 1] == STRIKE))


def goods_fit(s: State) -> bool:
    """Something is left to take at the market, and warriors are owed while they are chosen (CL-4, CP-5)."""
    step = s.step[s.depth]
    given = 0
    for good in range(GOODS):
        given += s.swapped[good]
    if step == TAKE_GOODS:
        if not 1 <= s.more[s.depth] <= given or goods_beyond(s, 0) == 0:
            return False
    elif given > 0 and (step != GIVE_GOODS or s.chain == 0 or goods_beyond(s, 0) == 0):
        return False
    owed = s.owed[0] + s.owed[1] + s.owed[2] + s.owed_any
    return owed >= s.more[s.depth] if step == RECRUIT_WARRIORS else owed == 0
