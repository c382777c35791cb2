"""Imagining: make a full state that agrees with what an audience knows, uniformly among all such arrangements."""

from meadhall.champions.core.decks import pick_destiny, pick_journey
from meadhall.champions.core.numbers.board import (
    KINDS,
    MOST_DESTINIES,
    MOST_JOURNEYS,
    SEATS,
    SHORES,
    UNKNOWN,
    VENUES,
)
from meadhall.champions.core.numbers.codes import DONE, LOAD_END, SEND
from meadhall.champions.core.numbers.events import IMAGINED
from meadhall.champions.core.numbers.limits import CHOOSING, HAND, MOST_DRAWN, SEALED
from meadhall.champions.core.rules.assigning import assign_answers, assign_one
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.bounds import MOST_LINKS
from meadhall.kernel.core.chance import Chance


def imagine(view: State, audience: int, out: State, chance: Chance, scratch: Answers) -> None:
    """Fill in everything that a veiled state leaves unknown."""
    out.assign(view)
    deal_destinies(out, chance)
    deal_journeys(out, chance)
    assign_for_others(out, audience, chance, scratch)


def deal_destinies(s: State, chance: Chance) -> None:
    """Deal the unseen cards at random to the unseen places: hands, under the deck, in the deck."""
    unseen = 0
    for card in range(MOST_DESTINIES):
        s.in_destiny_deck[card] = 1 if card < s.box.destinies else 0
    for slot in range(SEATS * HAND):
        if s.hand[slot] >= 0:
            s.in_destiny_deck[s.hand[slot]] = 0
    for slot in range(MOST_DESTINIES):
        if s.under[slot] >= 0:
            s.in_destiny_deck[s.under[slot]] = 0
    for slot in range(MOST_DRAWN):
        if s.drawn[slot] >= 0:
            s.in_destiny_deck[s.drawn[slot]] = 0
    for card in range(s.box.destinies):
        unseen += s.in_destiny_deck[card]
    for slot in range(SEATS * HAND):
        if s.hand[slot] == UNKNOWN:
            s.hand[slot] = pick_destiny(s, chance, IMAGINED, unseen)
            unseen -= 1
    for slot in range(MOST_DESTINIES):
        if s.under[slot] == UNKNOWN:
            s.under[slot] = pick_destiny(s, chance, IMAGINED, unseen)
            unseen -= 1
    for slot in range(MOST_DRAWN):
        if s.drawn[slot] == UNKNOWN:
            s.drawn[slot] = pick_destiny(s, chance, IMAGINED, unseen)
            unseen -= 1


def deal_journeys(s: State, chance: Chance) -> None:
    """Deal old face-down cards from the old kinds and newer ones from the rest; what remains is the deck."""
    for kind in range(MOST_JOURNEYS):
        s.journey_deck[kind] = s.journey_old[kind]
    for shore in range(SHORES):
        if s.journey_is_old[shore] == 1 and s.journey[shore] >= 0:
            s.journey_deck[s.journey[shore]] -= 1
    for shore in range(SHORES):
        if s.journey_is_old[shore] == 1 and s.journey[shore] == UNKNOWN:
            s.journey[shore] = take_kind(s, chance)
    for kind in range(s.box.journeys):
        s.journey_deck[kind] = s.box.journey_copies[kind] - s.journey_discard[kind]
    for shore in range(SHORES):
        if s.journey[shore] >= 0:
            s.journey_deck[s.journey[shore]] -= 1
    for shore in range(SHORES):
        if s.journey[shore] == UNKNOWN:
            s.journey[shore] = take_kind(s, chance)


def take_kind(s: State, chance: Chance) -> int:
    """Take one of the journey cards that `journey_deck` counts."""
    total = 0
    for kind in range(s.box.journeys):
        total += s.journey_deck[kind]
    return pick_journey(s, chance, IMAGINED, total)


def assign_for_others(s: State, audience: int, chance: Chance, scratch: Answers) -> None:
    """Give the other seats random assignments if they have sealed; seats still choosing have assigned nothing yet."""
    for i in range(VENUES * KINDS):
        if s.sealed[i] == UNKNOWN:
            s.sealed[i] = 0
    for shore in range(SHORES):
        if s.sealed_food[shore] == UNKNOWN:
            s.sealed_food[shore] = 0
    for seat in range(SEATS):
        if s.link[seat] == UNKNOWN:
            s.link[seat] = 0
    for seat in range(s.box.seats):
        if seat != audience and s.assigning[seat] == SEALED:
            s.assigning[seat] = CHOOSING
            assign_at_random(s, seat, chance, scratch)
            s.assigning[seat] = SEALED
            s.link[seat] = 0


def assign_at_random(s: State, seat: int, chance: Chance, scratch: Answers) -> None:
    """Give random answers until "done" is drawn, which is open at every link of the chain."""
    for _ in range(MOST_LINKS):
        scratch.count = 0
        assign_answers(s, seat, scratch)
        code = scratch.codes[chance.pick(IMAGINED, scratch.count)]
        if code == DONE:
            return
        if SEND <= code < LOAD_END:
            assign_one(s, chance, seat, code)
