"""Voyages: journey card, feeding, the monster (CC-4, CJ-1, CA-4, CN-10, E-5)."""

from meadhall.champions.core.decks import draw_journey, turn_up_journey
from meadhall.champions.core.numbers.board import (
    ANY_TIME,
    AT_SHORE,
    JOURNEY,
    KINDS,
    KRAKEN,
    LOSE_ANY,
    LOSE_FOOD,
    LOSE_WARRIORS,
    NOTHING,
)
from meadhall.champions.core.numbers.events import BY_BAN, FED, FOOD_LOST, JOURNEY_TURNED, KRAKEN_FOUGHT
from meadhall.champions.core.numbers.limits import AFTER_VENUE
from meadhall.champions.core.numbers.reasons import NO_EFFECT, OPEN
from meadhall.champions.core.numbers.steps import (
    AFTERWARDS,
    FEED,
    FIGHT,
    FIGHT_ROUND,
    LOSE_AT_SEA,
    MEET_JOURNEY,
    MEET_MONSTER,
    STARVE,
    SUFFER_JOURNEY,
)
from meadhall.champions.core.rules.runes import refuse_rune
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import go_home, lose_warriors, sent_out
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance

JOURNEY_WINDOW = ANY_TIME | 1 << JOURNEY


def sail(s: State, chance: Chance) -> None:
    """Turn up the journey card, even if nobody is on the ship; then feed, then fight (CC-4)."""
    shore = s.what[s.depth]
    settle(s)
    seat = s.owner[AT_SHORE + shore]
    owe(s, MEET_MONSTER, seat, shore, 0)
    owe(s, FEED, seat, shore, 0)
    if s.journey[shore] != NOTHING:
        turn_up_journey(s, shore)
        chance.tell(JOURNEY_TURNED, EVERYBODY, seat, shore, s.journey[shore], 0)
        owe(s, AFTERWARDS, seat, AFTER_VENUE + AT_SHORE + shore, 0)
        owe(s, SUFFER_JOURNEY, seat, shore, 0)
        owe(s, MEET_JOURNEY, seat, shore, 0)


def has_next_journey(s: State) -> bool:
    """Whether there is a next card to turn up, in the deck or in its discard pile (CR-8)."""
    if s.journey_left > 0:
        return True
    for kind in range(s.box.journeys):
        if s.journey_discard[kind] > 0:
            return True
    return False


def refuse_journey_rune(s: State, seat: int, rune: int) -> int:
    """The rune of the journey needs a next card (CN-10)."""
    refusal = refuse_rune(s, seat, rune, JOURNEY_WINDOW)
    if refusal == OPEN and s.box.rune_power[rune] == JOURNEY and not has_next_journey(s):
        return NO_EFFECT
    return refusal


def change_journey(s: State, chance: Chance, seat: int) -> None:
    """Turn up the next card and suffer that instead; only then is the first one discarded (CN-10)."""
    shore = s.what[s.depth]
    before = s.journey[shore]
    after = draw_journey(s, chance)
    s.journey_discard[before] += 1
    s.journey[shore] = after
    chance.tell(JOURNEY_TURNED, EVERYBODY, seat, shore, after, 0)


def suffer_journey(s: State, chance: Chance) -> None:
    """Carry out the card, which affects only what is on the ship (CJ-1)."""
    shore = s.what[s.depth]
    seat = s.whose[s.depth]
    settle(s)
    venue = AT_SHORE + shore
    effect = s.box.journey_effect[s.journey[shore]]
    amount = s.box.journey_amount[s.journey[shore]]
    crew = sent_out(s, venue)
    if effect == LOSE_FOOD:
        food = min(amount, s.aboard[shore])
        if food > 0:
            s.aboard[shore] -= food
            chance.tell(FOOD_LOST, EVERYBODY, seat, food, 0, 0)
    elif effect == LOSE_WARRIORS:
        if min(amount, crew) > 0:
            owe(s, LOSE_AT_SEA, seat, venue, min(amount, crew))
    elif effect == LOSE_ANY:
        if min(amount, crew + s.aboard[shore]) > 0:
            owe(s, LOSE_AT_SEA, seat, venue, min(amount, crew + s.aboard[shore]))
    elif effect == KRAKEN and crew > 0:
        chance.tell(KRAKEN_FOUGHT, EVERYBODY, seat, shore, 0, 0)
        owe(s, FIGHT_ROUND, seat, venue, 1)


def feed(s: State, chance: Chance) -> None:
    """Feed as many warriors as the food allows; the rest starve, and all food on the ship is used up (CC-4, E-5)."""
    shore = s.what[s.depth]
    seat = s.whose[s.depth]
    settle(s)
    crew = sent_out(s, AT_SHORE + shore)
    fed = min(crew, s.aboard[shore] * s.box.shore_feeds[shore])
    s.aboard[shore] = 0
    chance.tell(FED, EVERYBODY, seat, shore, fed, crew - fed)
    if crew > fed:
        owe(s, STARVE, seat, AT_SHORE + shore, crew - fed)


def meet_monster(s: State, chance: Chance) -> None:
    """Warriors that the monster forbids are lost without a roll; the others fight (CC-4, CA-4)."""
    shore = s.what[s.depth]
    settle(s)
    venue = AT_SHORE + shore
    if s.enemy[venue] == NOTHING:
        go_home(s, venue)
        return
    banned = s.box.enemy_forbids[s.enemy[venue]]
    if banned != NOTHING:
        lose_warriors(s, chance, venue, banned, s.sent[venue * KINDS + banned], BY_BAN)
    owe(s, FIGHT, s.owner[venue], venue, 0)
