"""The questions before warriors are sent out: leaders, workers and what locations offer (CS-5, CP, CL, CV-2, CN-11)."""

from meadhall.champions.core.numbers.board import ANY_TIME, GOODS, TRUE_VISION
from meadhall.champions.core.numbers.codes import (
    BUY_FAVOR,
    BUY_FAVOR_END,
    BUY_SHIP,
    BUY_SHIP_END,
    DONE,
    GIVE,
    GIVE_END,
    KEEP,
    KEEP_END,
    LEADER,
    LEADER_END,
    LOOK,
    LOOK_END,
    PLACE,
    PLACE_END,
    RECRUIT,
    RECRUIT_END,
    RUNE_DECK,
    RUNE_SPACE,
    SAIL,
    SAIL_END,
    TAKE,
    TAKE_END,
    TRADE,
    TRADE_END,
)
from meadhall.champions.core.numbers.reasons import NOT_ASKED, OPEN
from meadhall.champions.core.numbers.steps import (
    BEG,
    CHOOSE_FAVOR,
    CHOOSE_LEADER,
    CHOOSE_RUNE,
    CHOOSE_SHIP,
    CHOOSE_SHORE,
    CHOOSE_TIMES,
    DRAW_DESTINY,
    GIVE_GOODS,
    KEEP_DESTINY,
    LOOK_AT_JOURNEY,
    PLACE_WORKER,
    RECRUIT_WARRIORS,
    TAKE_GOODS,
)
from meadhall.champions.core.rules.locations import (
    build_ship,
    choose_rune,
    favor_answers,
    look,
    look_answers,
    new_rune_answers,
    place,
    refuse_favor,
    refuse_look,
    refuse_new_rune,
    refuse_shore,
    refuse_times,
    send_ship,
    shore_answers,
    stave_church,
    times_answers,
    trade,
)
from meadhall.champions.core.rules.longhouse import recruit, recruit_answers, recruit_while_forced, refuse_recruit
from meadhall.champions.core.rules.market import (
    can_give,
    end_giving,
    give,
    give_answers,
    refuse_give,
    refuse_take,
    take,
    take_answers,
    take_while_forced,
)
from meadhall.champions.core.rules.placing import place_answers, refuse_place, refuse_ship, ship_answers
from meadhall.champions.core.rules.sage import can_see_more, draw_destinies, keep, keep_answers, refuse_keep
from meadhall.champions.core.rules.setup import leader_answers, refuse_leader, take_leader
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import take_goods
from meadhall.kernel.core.agenda import settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.chance import Chance


def town_answers(s: State, seat: int, asked: int, out: Answers) -> None:
    """List the answers to a question."""
    if asked == PLACE_WORKER:
        place_answers(s, seat, out)
    elif asked == BEG:
        for good in range(GOODS):
            out.add(TAKE + good)
    elif asked == CHOOSE_SHORE:
        shore_answers(s, out)
    elif asked == GIVE_GOODS:
        out.add(DONE)
        give_answers(s, seat, out)
    elif asked == TAKE_GOODS:
        take_answers(s, out)
    elif asked == RECRUIT_WARRIORS:
        recruit_answers(s, out)
    elif asked == LOOK_AT_JOURNEY:
        look_answers(s, out)
    elif asked == CHOOSE_RUNE:
        new_rune_answers(s, out)
    elif asked == CHOOSE_FAVOR:
        favor_answers(s, seat, out)
    elif asked == CHOOSE_SHIP:
        ship_answers(s, seat, out)
    elif asked == CHOOSE_TIMES:
        times_answers(s, seat, out)
    elif asked == DRAW_DESTINY:
        out.add(DONE)
    elif asked == KEEP_DESTINY:
        keep_answers(s, out)
    elif asked == CHOOSE_LEADER:
        leader_answers(s, out)


def refuse_town_answer(s: State, seat: int, asked: int, code: int) -> int:
    """Why an answer to a question is closed, or OPEN; each question has its own span of codes."""
    if asked == PLACE_WORKER and PLACE <= code < PLACE_END:
        return refuse_place(s, seat, code - PLACE)
    if asked == BEG and TAKE <= code < TAKE_END:
        return OPEN
    if asked == CHOOSE_SHORE and SAIL <= code < SAIL_END:
        return refuse_shore(s, code - SAIL)
    if asked == GIVE_GOODS and code == DONE:
        return OPEN
    if asked == GIVE_GOODS and GIVE <= code < GIVE_END:
        return refuse_give(s, seat, code - GIVE)
    if asked == TAKE_GOODS and TAKE <= code < TAKE_END:
        return refuse_take(s, code - TAKE)
    if asked == RECRUIT_WARRIORS and RECRUIT <= code < RECRUIT_END:
        return refuse_recruit(s, code - RECRUIT)
    if asked == LOOK_AT_JOURNEY and LOOK <= code < LOOK_END:
        return refuse_look(s, code - LOOK)
    if asked == CHOOSE_RUNE and RUNE_SPACE <= code <= RUNE_DECK:
        return refuse_new_rune(s, code)
    if asked == CHOOSE_FAVOR and BUY_FAVOR <= code < BUY_FAVOR_END:
        return refuse_favor(s, seat, code - BUY_FAVOR + 1)
    if asked == CHOOSE_SHIP and BUY_SHIP <= code < BUY_SHIP_END:
        return refuse_ship(s, seat, code - BUY_SHIP)
    if asked == CHOOSE_TIMES and TRADE <= code < TRADE_END:
        return refuse_times(s, seat, s.what[s.depth], code - TRADE + 1)
    if asked == DRAW_DESTINY and code == DONE:
        return OPEN
    if asked == KEEP_DESTINY and KEEP <= code < KEEP_END:
        return refuse_keep(s, code - KEEP)
    if asked == CHOOSE_LEADER and LEADER <= code < LEADER_END:
        return refuse_leader(s, code - LEADER)
    return NOT_ASKED


def answer_in_town(s: State, chance: Chance, seat: int, asked: int, code: int) -> None:
    """Carry out an answer to a question."""
    if asked == PLACE_WORKER and PLACE <= code < PLACE_END:
        place(s, chance, seat, code - PLACE)
    elif asked == BEG and TAKE <= code < TAKE_END:
        settle(s)
        take_goods(s, chance, seat, code - TAKE, 1)
    elif asked == CHOOSE_SHORE and SAIL <= code < SAIL_END:
        send_ship(s, chance, seat, code - SAIL)
    elif asked == GIVE_GOODS and code == DONE:
        end_giving(s, seat)
    elif asked == GIVE_GOODS and GIVE <= code < GIVE_END:
        give(s, chance, seat, code - GIVE)
    elif asked == TAKE_GOODS and TAKE <= code < TAKE_END:
        take(s, chance, seat, code - TAKE)
    elif asked == RECRUIT_WARRIORS and RECRUIT <= code < RECRUIT_END:
        recruit(s, chance, seat, code - RECRUIT)
    elif asked == LOOK_AT_JOURNEY and LOOK <= code < LOOK_END:
        look(s, chance, seat, code - LOOK)
    elif asked == CHOOSE_RUNE and RUNE_SPACE <= code <= RUNE_DECK:
        choose_rune(s, chance, seat, code)
    elif asked == CHOOSE_FAVOR and BUY_FAVOR <= code < BUY_FAVOR_END:
        stave_church(s, chance, seat, code - BUY_FAVOR + 1)
    elif asked == CHOOSE_SHIP and BUY_SHIP <= code < BUY_SHIP_END:
        build_ship(s, chance, seat, code - BUY_SHIP)
    elif asked == CHOOSE_TIMES and TRADE <= code < TRADE_END:
        stall = s.what[s.depth]
        settle(s)
        trade(s, chance, seat, stall, code - TRADE + 1)
    elif asked == DRAW_DESTINY and code == DONE:
        draw_destinies(s, chance)
    elif asked == KEEP_DESTINY and KEEP <= code < KEEP_END:
        keep(s, chance, seat, code - KEEP)
    elif asked == CHOOSE_LEADER and LEADER <= code < LEADER_END:
        settle(s)
        take_leader(s, chance, seat, code - LEADER)


def must_ask_in_town(s: State, chance: Chance, seat: int, asked: int) -> bool:
    """Whether a question must be asked; if not, carry out what is forced. Questions not named are always asked."""
    if asked == GIVE_GOODS and not can_give(s, seat):
        end_giving(s, seat)
        return False
    if asked == TAKE_GOODS:
        return take_while_forced(s, chance, seat)
    if asked == RECRUIT_WARRIORS:
        return recruit_while_forced(s, chance, seat)
    if asked == DRAW_DESTINY and not can_see_more(s, seat):
        draw_destinies(s, chance)
        return False
    return True


def town_window(asked: int) -> int:
    """The powers of the runes that can be used: those for any time, and true vision; a bit mask (CN-1, CN-11)."""
    if asked == PLACE_WORKER:
        return ANY_TIME
    return 1 << TRUE_VISION if asked == DRAW_DESTINY else 0
