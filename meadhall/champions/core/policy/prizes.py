"""The worth of defeating an enemy (glory, reward, sets, destinies, blame), and the expected cost of a voyage."""

from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    BLUE,
    COIN,
    COLOURLESS,
    COUNT_BLUE,
    COUNT_DRAUGR,
    COUNT_MONSTERS,
    COUNT_RED,
    COUNT_TROLLS,
    COUNT_YELLOW,
    DRAUGR,
    KRAKEN,
    LOSE_ANY,
    LOSE_FOOD,
    LOSE_WARRIORS,
    MONSTER,
    NOTHING,
    RED,
    SHORES,
    TROLL,
    VENUES,
    WOOD,
    YELLOW,
)
from meadhall.champions.core.numbers.limits import OWNED
from meadhall.champions.core.policy.estimates import quotient
from meadhall.champions.core.policy.notes import (
    NOTE_COLOUR,
    NOTE_COUNT,
    NOTE_FAVOR,
    NOTE_PRIZE,
    NOTE_SPOILT,
    NOTE_TOLL,
)
from meadhall.champions.core.policy.worth import TENTHS, blame_price, blame_relief, gain, rounds_after
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers

BLAMING = 13  # the worth of giving a blame to another seat
UNBLAMED = 7  # tenths that count of the blame that a seat avoids, because the others avoid theirs too
SET_SHARE = 20  # hundredths of a set that an enemy of a needed colour is worth
KRAKEN_TOLL = 2  # sixths of a warrior lost to the kraken, less its glory


def note_colours(s: State, seat: int, out: Answers) -> None:
    """Note how many enemies of each colour the seat has defeated."""
    for colour in range(BLUE + 1):
        out.notes[NOTE_COLOUR + colour] = 0
    if s.pile[seat] > 0:
        where = s.enemy_at
        for card in range(s.box.enemy_from[DRAUGR], s.box.enemy_from[MONSTER + 1]):
            if where[card] == OWNED + seat:
                out.notes[NOTE_COLOUR + s.box.enemy_colour[card]] += 1


def colour_worth(s: State, out: Answers, colour: int) -> int:
    """What an enemy of a colour adds: a complete set, or progress towards one (CE-2)."""
    mine = out.notes[NOTE_COLOUR + colour]
    whole = s.box.set_glory * TENTHS
    least = mine + 2
    most = 0
    for other in range(RED, BLUE + 1):
        if other != colour:
            least = min(least, out.notes[NOTE_COLOUR + other])
            most = max(most, out.notes[NOTE_COLOUR + other])
    if mine < least:
        return whole
    share = SET_SHARE * min(rounds_after(s), 4) // 4
    if mine < most:
        return whole * share // 100
    if mine == most:
        return whole * share * 2 // 300
    return whole * share // 300


def prize(s: State, seat: int, out: Answers, venue: int) -> int:
    """The worth to the seat of defeating the enemy at a venue (CF-3, CF-5)."""
    card = s.enemy[venue]
    if card == NOTHING:
        return 0
    worth = s.box.enemy_glory[card] * TENTHS
    reward = s.box.enemy_reward[card]
    if card < s.box.enemy_from[TROLL + 1]:
        worth += gain(s, seat, out, WOOD, reward) + blame_relief(s, seat) + BLAMING
        worth += quotient(blame_price(s, seat) * UNBLAMED, 10)
        return worth + out.notes[NOTE_COUNT + COUNT_TROLLS]
    colour = s.box.enemy_colour[card]
    if colour != COLOURLESS:
        worth += colour_worth(s, out, colour)
        if colour == RED:
            worth += out.notes[NOTE_COUNT + COUNT_RED]
        elif colour == YELLOW:
            worth += out.notes[NOTE_COUNT + COUNT_YELLOW]
        else:
            worth += out.notes[NOTE_COUNT + COUNT_BLUE]
    if card < s.box.enemy_from[DRAUGR + 1]:
        return worth + gain(s, seat, out, COIN, reward) + out.notes[NOTE_COUNT + COUNT_DRAUGR]
    worth += reward * out.notes[NOTE_FAVOR] + gain(s, seat, out, COIN, s.coins_on[venue - AT_SHORE])
    return worth + out.notes[NOTE_COUNT + COUNT_MONSTERS]


def note_prizes(s: State, seat: int, out: Answers) -> None:
    """Note the prize at each venue, and the expected cost of each journey."""
    note_colours(s, seat, out)
    for venue in range(VENUES):
        out.notes[NOTE_PRIZE + venue] = prize(s, seat, out, venue)
    note_journeys(s, seat, out)


def note_journeys(s: State, seat: int, out: Answers) -> None:
    """Note the cost of the journeys: of the cards the seat has seen, else the mean of those not discarded."""
    toll = 0
    cards = 0
    for kind in range(s.box.journeys):
        left = s.box.journey_copies[kind] - s.journey_discard[kind]
        cards += left
        toll += left * journey_toll(s, kind)
    mean = toll // max(cards, 1)
    for shore in range(SHORES):
        out.notes[NOTE_TOLL + shore] = mean
        out.notes[NOTE_SPOILT + shore] = 0
        kind = s.journey[shore]
        if kind == NOTHING:
            out.notes[NOTE_TOLL + shore] = 0
        elif s.journey_up[shore] == 1 or s.journey_seen[shore] >> seat & 1 == 1:
            out.notes[NOTE_TOLL + shore] = 0
            if s.box.journey_effect[kind] == LOSE_FOOD or s.box.journey_effect[kind] == LOSE_ANY:
                out.notes[NOTE_SPOILT + shore] = s.box.journey_amount[kind]
            else:
                out.notes[NOTE_TOLL + shore] = journey_toll(s, kind)


def journey_toll(s: State, kind: int) -> int:
    """The cost of a journey, in sixths of a warrior."""
    effect = s.box.journey_effect[kind]
    if effect == LOSE_WARRIORS:
        return 6 * s.box.journey_amount[kind]
    if effect == LOSE_FOOD or effect == LOSE_ANY:
        return 4 * s.box.journey_amount[kind]
    return KRAKEN_TOLL if effect == KRAKEN else 0
