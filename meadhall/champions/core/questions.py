"""Who is asked what, and which answers are open (design: legality is written once, in the chapters' refusals)."""

from meadhall.champions.core.numbers.board import ANY_TIME, NOBODY, TRUE_VISION
from meadhall.champions.core.numbers.codes import (
    BLAME,
    BLAME_END,
    BUY_FAVOR,
    BUY_FAVOR_END,
    BUY_SHIP,
    BUY_SHIP_END,
    DEMAND,
    DONE,
    GIVE,
    GIVE_END,
    KEEP,
    KEEP_END,
    LEADER,
    LEADER_END,
    LOAD_END,
    LOOK,
    LOOK_END,
    LOSE,
    LOSE_END,
    PICK,
    PICK_END,
    PLACE,
    PLACE_END,
    RECRUIT,
    RECRUIT_END,
    REVEAL,
    REVEAL_END,
    ROLL,
    RUNE_DECK,
    RUNE_SPACE,
    SAIL,
    SAIL_END,
    SEND,
    SHED,
    TAKE,
    TAKE_END,
    TRADE,
    TRADE_END,
    USE,
    USE_END,
)
from meadhall.champions.core.numbers.limits import CHOOSING, CHOOSING_GIFTS, CHOOSING_SUCCESS, NO_ASIDE
from meadhall.champions.core.numbers.reasons import NOT_ASKED, OPEN
from meadhall.champions.core.numbers.steps import (
    AFTERWARDS,
    ASSIGN,
    BEG,
    CHOOSE_FAVOR,
    CHOOSE_LEADER,
    CHOOSE_RUNE,
    CHOOSE_SHIP,
    CHOOSE_SHORE,
    CHOOSE_TIMES,
    DEMAND_OFFER,
    DRAW_DESTINY,
    GIFTS_ASIDE,
    GIVE_BLAME,
    GIVE_GOODS,
    KEEP_DESTINY,
    LAST_QUESTION,
    LOOK_AT_JOURNEY,
    LOSE_AT_SEA,
    LOSE_IN_FIGHT,
    MEET_JOURNEY,
    PICK_DICE,
    PLACE_WORKER,
    RECRUIT_WARRIORS,
    REROLL,
    RUNE_OFFER,
    SHED_BLAME,
    STARVE,
    SUCCESS_ASIDE,
    TAKE_GOODS,
    TAKE_REWARD,
)
from meadhall.champions.core.rules.assigning import assign_answers, is_demand_offered, refuse_demand, refuse_send
from meadhall.champions.core.rules.dice import ROLL_WINDOW, pick_answers, refuse_pick, refuse_roll_rune
from meadhall.champions.core.rules.fighting import (
    LOSS_WINDOW,
    REWARD_WINDOW,
    blame_answers,
    refuse_blame,
    refuse_reward_rune,
)
from meadhall.champions.core.rules.locations import (
    favor_answers,
    look_answers,
    refuse_favor,
    refuse_look,
    refuse_rune_choice,
    refuse_shore,
    refuse_times,
    rune_choice_answers,
    shore_answers,
    times_answers,
)
from meadhall.champions.core.rules.longhouse import recruit_answers, refuse_recruit
from meadhall.champions.core.rules.losses import loss_answers, refuse_loss
from meadhall.champions.core.rules.market import give_answers, refuse_give, refuse_take, take_answers
from meadhall.champions.core.rules.placing import place_answers, refuse_place, refuse_ship, ship_answers
from meadhall.champions.core.rules.runes import (
    can_use_rune,
    gift_answers,
    refuse_gift,
    refuse_reveal,
    refuse_rune,
    reveal_answers,
)
from meadhall.champions.core.rules.sage import keep_answers, refuse_keep, refuse_vision_rune
from meadhall.champions.core.rules.setup import leader_answers, refuse_leader
from meadhall.champions.core.rules.voyage import JOURNEY_WINDOW, refuse_journey_rune
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers


def question(s: State, seat: int) -> int:
    """What the seat is asked now, as a step's number; 0 if nothing. An offer holds nobody up (CA-2, CN-1)."""
    if s.aside[seat] == CHOOSING_GIFTS:
        return GIFTS_ASIDE
    if s.aside[seat] == CHOOSING_SUCCESS:
        return SUCCESS_ASIDE
    step = s.step[s.depth]
    if step == ASSIGN:
        if s.assigning[seat] == CHOOSING:
            return ASSIGN
        if is_demand_offered(s, seat):
            return DEMAND_OFFER
    elif s.whose[s.depth] == seat:
        return step if step <= LAST_QUESTION else 0
    return RUNE_OFFER if is_rune_offered(s, seat) else 0


def is_rune_offered(s: State, seat: int) -> bool:
    """Whether a seat that is not asked could use a rune now: wherever the one asked could too (CN-1).

    While warriors are assigned that is everywhere, for nobody sees how far the others are. In revision 1 runes were not
    offered.
    """
    if s.box.revision == 1 or s.depth == 0 or s.powers[seat] & ANY_TIME == 0:
        return False
    step = s.step[s.depth]
    if step != ASSIGN:
        asked = s.whose[s.depth]
        if s.aside[asked] != NO_ASIDE or window(s, asked, step) & ANY_TIME == 0:
            return False
    return can_use_rune(s, seat, ANY_TIME)


def next_seat(s: State) -> int:
    """The first seat, clockwise from the first player, that the game waits for; NOBODY when it is over."""
    if s.depth == 0:
        return NOBODY
    if s.step[s.depth] != ASSIGN:
        return s.whose[s.depth]
    for turn in range(s.box.seats):
        seat = (s.first + turn) % s.box.seats
        if s.assigning[seat] == CHOOSING or s.aside[seat] != NO_ASIDE:
            return seat
    return NOBODY


def window(s: State, seat: int, asked: int) -> int:
    """The powers of runes that a question takes, as bits; in a chain only at its first link (CN-1)."""
    if asked == PLACE_WORKER or asked == AFTERWARDS or asked == SHED_BLAME or asked == GIVE_BLAME:
        return ANY_TIME
    if asked == ASSIGN:
        return ANY_TIME if s.link[seat] == 0 else 0
    if asked == RUNE_OFFER:
        return ANY_TIME
    if asked == DEMAND_OFFER:
        return ANY_TIME if s.box.revision > 1 else 0
    if asked == REROLL:
        return ROLL_WINDOW
    if asked == MEET_JOURNEY:
        return JOURNEY_WINDOW
    if asked == TAKE_REWARD:
        return REWARD_WINDOW
    if asked == DRAW_DESTINY:
        return 1 << TRUE_VISION
    if s.chain == 0:
        if asked == LOSE_IN_FIGHT:
            return LOSS_WINDOW
        if asked == LOSE_AT_SEA or asked == STARVE:
            return ANY_TIME
    return 0


def refuse_use(s: State, seat: int, asked: int, rune: int) -> int:
    """Why the seat may not use a rune now (CN-1 to CN-11)."""
    if asked == REROLL:
        return refuse_roll_rune(s, seat, rune)
    if asked == TAKE_REWARD:
        return refuse_reward_rune(s, seat, rune)
    if asked == MEET_JOURNEY:
        return refuse_journey_rune(s, seat, rune)
    if asked == DRAW_DESTINY:
        return refuse_vision_rune(s, seat, rune)
    return refuse_rune(s, seat, rune, window(s, seat, asked))


def takes_rune(s: State, seat: int, asked: int, powers: int) -> bool:
    """Whether the seat may use a rune of one of these powers, as bits, at a question."""
    if s.powers[seat] & powers != 0:
        for rune in range(s.box.runes):
            if powers >> s.box.rune_power[rune] & 1 == 1 and refuse_use(s, seat, asked, rune) == OPEN:
                return True
    return False


def use_answers(s: State, seat: int, asked: int, out: Answers) -> None:
    """Every rune the seat may use now."""
    if s.powers[seat] & window(s, seat, asked) != 0:
        for rune in range(s.box.runes):
            if refuse_use(s, seat, asked, rune) == OPEN:
                out.add(USE + rune)


def is_done_open(s: State, asked: int) -> bool:
    """Whether "done" answers the question."""
    if asked == GIVE_BLAME:
        return s.box.killer_must_blame == 0
    return (
        asked == AFTERWARDS
        or asked == ASSIGN
        or asked == REROLL
        or asked == GIVE_GOODS
        or asked == DRAW_DESTINY
        or asked == MEET_JOURNEY
        or asked == TAKE_REWARD
        or asked == SHED_BLAME
    )


def answers(s: State, seat: int, out: Answers) -> None:
    """Every answer open to the seat, by code, ascending."""
    out.count = 0
    asked = question(s, seat)
    if asked == PLACE_WORKER:
        place_answers(s, seat, out)
    elif asked == ASSIGN:
        assign_answers(s, seat, out)
        return
    else:
        if is_done_open(s, asked):
            out.add(DONE)
        if asked == REROLL:
            pick_answers(s, seat, out)
        elif asked == LOSE_IN_FIGHT or asked == LOSE_AT_SEA or asked == STARVE:
            loss_answers(s, out)
        elif asked != AFTERWARDS:
            other_answers(s, seat, asked, out)
    if s.powers[seat] != 0:
        use_answers(s, seat, asked, out)


def other_answers(s: State, seat: int, asked: int, out: Answers) -> None:
    """The answers to the rarer questions."""
    if asked == PICK_DICE:
        pick_answers(s, seat, out)
        out.add(ROLL)
    elif asked == BEG:
        for good in range(3):
            out.add(TAKE + good)
    elif asked == GIVE_GOODS:
        give_answers(s, seat, out)
    elif asked == TAKE_GOODS:
        take_answers(s, out)
    elif asked == RECRUIT_WARRIORS:
        recruit_answers(s, out)
    elif asked == CHOOSE_SHORE:
        shore_answers(s, out)
    elif asked == LOOK_AT_JOURNEY:
        look_answers(s, out)
    elif asked == CHOOSE_RUNE:
        rune_choice_answers(s, out)
    elif asked == CHOOSE_FAVOR:
        favor_answers(s, seat, out)
    elif asked == GIVE_BLAME:
        blame_answers(s, seat, out)
    elif asked == SHED_BLAME:
        out.add(SHED)
    elif asked == CHOOSE_SHIP:
        ship_answers(s, seat, out)
    elif asked == CHOOSE_TIMES:
        times_answers(s, seat, out)
    elif asked == KEEP_DESTINY:
        keep_answers(s, out)
    elif asked == CHOOSE_LEADER:
        leader_answers(s, out)
    elif asked == GIFTS_ASIDE:
        gift_answers(s, seat, out)
    elif asked == SUCCESS_ASIDE:
        reveal_answers(s, seat, out)
    elif asked == DEMAND_OFFER:
        out.add(DEMAND)


def refuse(s: State, seat: int, code: int) -> int:
    """Why an answer is closed to the seat, or OPEN."""
    asked = question(s, seat)
    if code == DONE:
        return OPEN if is_done_open(s, asked) else NOT_ASKED
    if USE <= code < USE_END:
        return NOT_ASKED if asked == 0 else refuse_use(s, seat, asked, code - USE)
    if asked == PLACE_WORKER and PLACE <= code < PLACE_END:
        return refuse_place(s, seat, code - PLACE)
    if asked == ASSIGN and SEND <= code < LOAD_END:
        return refuse_send(s, seat, code)
    if (asked == ASSIGN or asked == DEMAND_OFFER) and code == DEMAND:
        return refuse_demand(s, seat)
    if (asked == REROLL or asked == PICK_DICE) and PICK <= code < PICK_END:
        return refuse_pick(s, seat, code - PICK)
    if asked == PICK_DICE and code == ROLL:
        return OPEN
    if (asked == LOSE_IN_FIGHT or asked == LOSE_AT_SEA or asked == STARVE) and LOSE <= code < LOSE_END:
        return refuse_loss(s, code - LOSE)
    return refuse_other(s, seat, asked, code)


def refuse_other(s: State, seat: int, asked: int, code: int) -> int:
    """The rarer questions, each with its span of the catalogue."""
    if asked == CHOOSE_LEADER and LEADER <= code < LEADER_END:
        return refuse_leader(s, code - LEADER)
    if asked == CHOOSE_SHORE and SAIL <= code < SAIL_END:
        return refuse_shore(s, code - SAIL)
    if asked == GIVE_GOODS and GIVE <= code < GIVE_END:
        return refuse_give(s, seat, code - GIVE)
    if asked == TAKE_GOODS and TAKE <= code < TAKE_END:
        return refuse_take(s, code - TAKE)
    if asked == BEG and TAKE <= code < TAKE_END:
        return OPEN
    if asked == GIFTS_ASIDE and TAKE <= code < TAKE_END:
        return refuse_gift(s, seat, code - TAKE)
    if asked == RECRUIT_WARRIORS and RECRUIT <= code < RECRUIT_END:
        return refuse_recruit(s, code - RECRUIT)
    if asked == CHOOSE_RUNE and RUNE_SPACE <= code <= RUNE_DECK:
        return refuse_rune_choice(s, code)
    if asked == LOOK_AT_JOURNEY and LOOK <= code < LOOK_END:
        return refuse_look(s, code - LOOK)
    if asked == KEEP_DESTINY and KEEP <= code < KEEP_END:
        return refuse_keep(s, code - KEEP)
    if asked == CHOOSE_SHIP and BUY_SHIP <= code < BUY_SHIP_END:
        return refuse_ship(s, seat, code - BUY_SHIP)
    if asked == CHOOSE_FAVOR and BUY_FAVOR <= code < BUY_FAVOR_END:
        return refuse_favor(s, seat, code - BUY_FAVOR + 1)
    if asked == CHOOSE_TIMES and TRADE <= code < TRADE_END:
        return refuse_times(s, seat, s.what[s.depth], code - TRADE + 1)
    if asked == SHED_BLAME and code == SHED:
        return OPEN
    if asked == GIVE_BLAME and BLAME <= code < BLAME_END:
        return refuse_blame(s, seat, code - BLAME)
    if asked == SUCCESS_ASIDE and REVEAL <= code < REVEAL_END:
        return refuse_reveal(s, seat, code - REVEAL)
    return NOT_ASKED
