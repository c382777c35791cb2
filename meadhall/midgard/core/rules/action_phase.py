"""The action phase: gold is shown, the highest number starts, and all play one card at a time (MA-1 to MA-3)."""

from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.decks import lay_open
from meadhall.midgard.core.numbers.board import AREAS, GOLD, MOST_KINDS, NOBODY, NOTHING
from meadhall.midgard.core.numbers.codes import PLAY
from meadhall.midgard.core.numbers.events import CARD_PLAYED, GOLD_SHOWN, STARTER_FOUND
from meadhall.midgard.core.numbers.reasons import NOT_IN_STOCK, OPEN
from meadhall.midgard.core.numbers.steps import NEXT_CARD, PLAY_CARD
from meadhall.midgard.core.state import State


def show_gold(s: State, chance: Chance) -> None:
    """All show their unplayed gold; the highest number starts, or the left neighbour of the last starter (MA-1)."""
    settle(s)
    best = 0
    who = NOBODY
    for seat in range(s.box.seats):
        s.plays_left[seat] = s.box.plays[s.round - 1]
        for kind in range(s.box.kinds):
            if s.box.card_metal[kind] == GOLD and s.stock[seat * MOST_KINDS + kind] > 0:
                if s.gold_owner[kind] == NOBODY:
                    s.gold_owner[kind] = seat
                    s.gold_round[kind] = s.round - 1
                chance.tell(GOLD_SHOWN, EVERYBODY, seat, kind, 0, 0)
                if s.box.card_number[kind] > best:
                    best = s.box.card_number[kind]
                    who = seat
    if who != NOBODY:
        s.starter = who
    elif s.round > 1:
        s.starter = (s.starter + 1) % s.box.seats
    chance.tell(STARTER_FOUND, EVERYBODY, s.starter, 0, 0, 0)
    owe(s, NEXT_CARD, s.starter, 0, 0)


def next_card(s: State) -> None:
    """Ask the next seat, clockwise, that has a card to play; the step stays on the agenda for the phase (MA-2)."""
    top = s.depth
    end_card(s)
    seat = s.whose[top]
    if s.plays_left[seat] == 0:
        settle(s)
        return
    s.plays_left[seat] -= 1
    s.whose[top] = (seat + 1) % s.box.seats
    owe(s, PLAY_CARD, seat, 0, 0)


def end_card(s: State) -> None:
    """Finish the card."""
    s.card = NOTHING
    s.goal = NOTHING
    s.freed = NOTHING
    s.last_pick = 0
    s.last_goal = 0
    s.chieftain_moved = 0
    for area in range(AREAS):
        s.arrived[area] = 0


def refuse_play(s: State, seat: int, kind: int) -> int:
    """Only an unplayed card of the seat can be played (MA-2)."""
    return OPEN if kind < s.box.kinds and s.stock[seat * MOST_KINDS + kind] > 0 else NOT_IN_STOCK


def play_answers(s: State, seat: int, out: Answers) -> None:
    """The kinds of card in the stock."""
    for kind in range(s.box.kinds):
        if s.stock[seat * MOST_KINDS + kind] > 0:
            out.add(PLAY + kind)


def show_card(s: State, chance: Chance, seat: int, kind: int) -> None:
    """Play a card, which stays face up (MA-2)."""
    settle(s)
    lay_open(s, seat, kind)
    s.card = kind
    chance.tell(CARD_PLAYED, EVERYBODY, seat, kind, 0, 0)
