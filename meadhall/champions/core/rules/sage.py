"""The sage's hut: how destiny cards are drawn and kept (CL-7, CV-2, CN-11)."""

from meadhall.champions.core.decks import draw_destiny, keep_destiny
from meadhall.champions.core.numbers.board import NOTHING, TRUE_VISION
from meadhall.champions.core.numbers.codes import KEEP
from meadhall.champions.core.numbers.events import DESTINY_DRAWN, DESTINY_HIDDEN, DESTINY_KEPT, DESTINY_RETURNED
from meadhall.champions.core.numbers.limits import MOST_DRAWN
from meadhall.champions.core.numbers.reasons import NO_EFFECT, NOT_DRAWN, OPEN
from meadhall.champions.core.numbers.steps import KEEP_DESTINY
from meadhall.champions.core.rules.runes import has_power, refuse_rune
from meadhall.champions.core.state import State
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance, all_but, only

VISION = 2  # CN-11


def refuse_vision_rune(s: State, seat: int, rune: int) -> int:
    """True vision needs more cards in the deck than are drawn without it (CN-11)."""
    refusal = refuse_rune(s, seat, rune, 1 << TRUE_VISION)
    if refusal == OPEN and min(s.destiny_left + s.under_count, MOST_DRAWN) <= s.what[s.depth]:
        return NO_EFFECT
    return refusal


def can_see_more(s: State, seat: int) -> bool:
    """Whether the seat may use true vision now (CN-11)."""
    if has_power(s, seat, TRUE_VISION):
        for rune in range(s.box.runes):
            if refuse_vision_rune(s, seat, rune) == OPEN:
                return True
    return False


def draw_more(s: State) -> None:
    """True vision draws two more cards (CN-11)."""
    s.what[s.depth] = min(s.what[s.depth] + VISION, MOST_DRAWN)


def draw_destinies(s: State, chance: Chance) -> None:
    """Draw the cards, as far as there are any; of several, one is kept (CR-8, CV-2)."""
    seat = s.whose[s.depth]
    count = s.what[s.depth]
    settle(s)
    for _ in range(count):
        draw_destiny(s, chance)
    for place in range(s.drawn_count):
        chance.tell(DESTINY_DRAWN, only(seat), seat, s.drawn[place], 0, 0)
    if s.drawn_count > 0:
        chance.tell(DESTINY_HIDDEN, all_but(seat), seat, s.drawn_count, 0, 0)
    if s.drawn_count == 1:
        keep_destiny(s, seat, 0)
    elif s.drawn_count > 1:
        owe(s, KEEP_DESTINY, seat, 0, 0)


def drawn_place(s: State, destiny: int) -> int:
    """The index of the card among those drawn."""
    for place in range(s.drawn_count):
        if s.drawn[place] == destiny:
            return place
    return NOTHING


def refuse_keep(s: State, destiny: int) -> int:
    """Only a card just drawn can be kept (CV-2)."""
    return NOT_DRAWN if drawn_place(s, destiny) == NOTHING else OPEN


def keep_answers(s: State, out: Answers) -> None:
    """The cards drawn, in the order of the catalogue."""
    for destiny in range(s.box.destinies):
        if refuse_keep(s, destiny) == OPEN:
            out.add(KEEP + destiny)


def keep(s: State, chance: Chance, seat: int, destiny: int) -> None:
    """Keep one, put the others under the deck (CV-2, CN-11)."""
    settle(s)
    returned = s.drawn_count - 1
    keep_destiny(s, seat, drawn_place(s, destiny))
    chance.tell(DESTINY_KEPT, only(seat), seat, destiny, 0, 0)
    chance.tell(DESTINY_RETURNED, EVERYBODY, seat, returned, 0, 0)
