"""The weight of each open answer: the policy of the bot karl, and the prior of the searching bots.

Weights are tenths of a point. Only what the seat may know is read, so a veiled state has the same weights as the true
one.
"""

from meadhall.kernel.core.answers import Answers
from meadhall.midgard.core.numbers.board import CHOOSABLE, KINGDOMS, SEATS
from meadhall.midgard.core.numbers.codes import DONE, PICK_CHIEFTAIN, STRIKE, STRIKE_END, TAKE_TOKEN, TAKE_TOKEN_END
from meadhall.midgard.core.numbers.steps import (
    CHOOSE_GOAL,
    CHOOSE_HORDE,
    CHOOSE_RUIN,
    CHOOSE_TOKENS,
    CHOOSE_VICTIM,
    KEEP_CARD,
    MUSTER_WARRIORS,
    PICK_VIKING,
    PLAY_CARD,
)
from meadhall.midgard.core.policy.area_worth import (
    WITH_CHIEFTAIN,
    WITH_NOBODY,
    WITH_WARRIOR,
    gain_in,
    man_worth,
    next_gain_in,
    note_gains,
    note_losses,
    ruin_worth,
    strike_gain,
)
from meadhall.midgard.core.policy.card_choice import weigh_keeps, weigh_plays
from meadhall.midgard.core.policy.card_effects import horde_worth
from meadhall.midgard.core.policy.moves import weigh_goals, weigh_picks, weight_of
from meadhall.midgard.core.policy.prices import TOKEN_PRICE, set_prices
from meadhall.midgard.core.questions import answers, question
from meadhall.midgard.core.rules.moving import area_chosen, origin_of
from meadhall.midgard.core.state import State


def weigh(s: State, seat: int, out: Answers) -> None:
    """List the answers open to a seat, each with its weight."""
    answers(s, seat, out)
    if out.count == 1:
        out.weights[0] = 0
        return
    out.weigh_least()
    set_prices(s, seat, out)
    asked = question(s, seat)
    if asked == KEEP_CARD:
        weigh_keeps(s, seat, out)
    elif asked == PLAY_CARD:
        weigh_plays(s, seat, out)
    elif asked == PICK_VIKING:
        weigh_picks(s, seat, out)
    elif asked == CHOOSE_GOAL:
        weigh_goals(s, seat, out)
    elif asked == CHOOSE_VICTIM:
        weigh_victims(s, seat, out)
    elif asked == CHOOSE_HORDE:
        weigh_hordes(s, seat, out)
    elif asked == CHOOSE_RUIN:
        weigh_ruins(s, out)
    elif asked == MUSTER_WARRIORS:
        weigh_musters(s, seat, out)
    elif asked == CHOOSE_TOKENS:
        weigh_tokens(seat, out)


def weigh_victims(s: State, seat: int, out: Answers) -> None:
    """Whose warrior to strike; the attacker takes its place (MX-1)."""
    area = s.what[s.depth]
    pick = s.more[s.depth]
    comes = WITH_CHIEFTAIN if pick == PICK_CHIEFTAIN else WITH_WARRIOR
    if origin_of(s, seat, pick) == area:
        comes = WITH_NOBODY
    for i in range(out.count):
        code = out.codes[i]
        if STRIKE <= code < STRIKE_END:
            out.weights[i] = weight_of(strike_gain(s, seat, area, code - STRIKE, comes, out))


def weigh_hordes(s: State, seat: int, out: Answers) -> None:
    """Where to send a horde (MX-2)."""
    note_losses(s, seat, out)
    note_gains(s, seat, KINGDOMS, out)
    for i in range(out.count):
        area = area_chosen(out.codes[i])
        if area < CHOOSABLE:
            out.weights[i] = weight_of(horde_worth(s, seat, area, out))


def weigh_ruins(s: State, out: Answers) -> None:
    """Which province to destroy (MG-4)."""
    for i in range(out.count):
        area = area_chosen(out.codes[i])
        if area < CHOOSABLE:
            out.weights[i] = weight_of(ruin_worth(s, area, out))


def weigh_musters(s: State, seat: int, out: Answers) -> None:
    """Where to put the next new warrior, with the best that may follow in the order of the map (MG-5)."""
    note_gains(s, seat, KINGDOMS, out)
    man = man_worth(s, seat)
    for i in range(out.count):
        area = area_chosen(out.codes[i])
        if out.codes[i] == DONE:
            out.weights[i] = 0
        elif area < CHOOSABLE:
            second = 0
            if s.more[s.depth] > 1:
                second = max(0, man + next_gain_in(s, seat, area, out))
                for j in range(i + 1, out.count):
                    if area_chosen(out.codes[j]) < CHOOSABLE:
                        second = max(second, man + gain_in(s, seat, area_chosen(out.codes[j]), out))
            out.weights[i] = weight_of(man + gain_in(s, seat, area, out) + second)


def weigh_tokens(seat: int, out: Answers) -> None:
    """Take the colour with the highest price (MV-4)."""
    for i in range(out.count):
        code = out.codes[i]
        if TAKE_TOKEN <= code < TAKE_TOKEN_END:
            out.weights[i] = weight_of(out.notes[TOKEN_PRICE + (code - TAKE_TOKEN) * SEATS + seat])
