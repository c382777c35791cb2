"""How a game of Champions runs: what an answer does, and what then happens by itself until somebody must be asked.

The chapters never call each other: the agenda says what comes next.
"""

from meadhall.champions.core.numbers.board import (
    ANY_TIME,
    GLORY,
    HEALING,
    JOURNEY,
    NOBODY,
    POTENTIAL,
    REACTION,
    TRUE_VISION,
)
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
from meadhall.champions.core.numbers.events import WAIVED
from meadhall.champions.core.numbers.limits import CHOOSING, CHOOSING_GIFTS, CHOOSING_SUCCESS, NO_ASIDE, WAITING
from meadhall.champions.core.numbers.steps import (
    AFTERWARDS,
    ASSIGN,
    BEG,
    BEGIN_ASSIGNING,
    BRING_HOME,
    CHECK,
    CHOOSE_FAVOR,
    CHOOSE_LEADER,
    CHOOSE_RUNE,
    CHOOSE_SHIP,
    CHOOSE_SHORE,
    CHOOSE_TIMES,
    CLEAN_UP,
    DEAL,
    DRAW_DESTINY,
    FEED,
    FIGHT,
    FIGHT_ROUND,
    GIVE_BLAME,
    GIVE_GOODS,
    HUNT,
    KEEP_DESTINY,
    LOOK_AT_JOURNEY,
    LOSE_AT_SEA,
    LOSE_IN_FIGHT,
    MEET_JOURNEY,
    MEET_MONSTER,
    NEXT_WORKER,
    OUT_OF_TURN,
    PICK_DICE,
    PLACE_WORKER,
    RECRUIT_WARRIORS,
    REROLL,
    RESOLVE,
    SAIL_TO_SHORE,
    SCORE,
    SET_UP_ROUND,
    SHED_BLAME,
    STARVE,
    STRIKE,
    SUFFER_JOURNEY,
    TAKE_GOODS,
    TAKE_REWARD,
)
from meadhall.champions.core.questions import answers, next_seat, takes_rune
from meadhall.champions.core.rules.assigning import assign_one, begin_assigning, demand, seal, settle_assigning
from meadhall.champions.core.rules.cleanup import clean_up, resolve
from meadhall.champions.core.rules.dice import FOR_A_ROLL, pick_die, reroll_blanks, reroll_picked
from meadhall.champions.core.rules.fighting import (
    check,
    fight,
    fight_round,
    give_blame,
    heal,
    shed_blame,
    strike,
    win_more_glory,
)
from meadhall.champions.core.rules.hunting import bring_home, hunt
from meadhall.champions.core.rules.locations import (
    build_ship,
    choose_rune,
    look,
    place,
    send_ship,
    stave_church,
    trade,
)
from meadhall.champions.core.rules.longhouse import recruit, recruit_while_forced
from meadhall.champions.core.rules.losses import lose, lose_while_forced
from meadhall.champions.core.rules.market import can_give, end_giving, give, take, take_while_forced
from meadhall.champions.core.rules.placing import next_worker
from meadhall.champions.core.rules.rounds import set_up_round
from meadhall.champions.core.rules.runes import can_use_rune, reveal_destiny, spend_rune, take_gift
from meadhall.champions.core.rules.sage import draw_destinies, draw_more, keep
from meadhall.champions.core.rules.scoring import score
from meadhall.champions.core.rules.setup import begin, deal, take_leader
from meadhall.champions.core.rules.voyage import change_journey, feed, meet_monster, sail, suffer_journey
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import take_goods
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.bounds import MOST_ANSWERS_A_GAME, MOST_STEPS_AN_ANSWER, PLAYING_ON, RUNNING_ON
from meadhall.kernel.core.chance import Chance


def start(s: State, chance: Chance) -> None:
    """Set up a fresh state and run to the first question."""
    begin(s, chance)
    advance(s, chance)


def step_on(s: State, seat: int, code: int, chance: Chance) -> None:
    """Carry out an answer known to be open, and run on to the next question."""
    answer(s, chance, seat, code)
    advance(s, chance)


def answer(s: State, chance: Chance, seat: int, code: int) -> None:
    """What an answer does by itself."""
    if s.aside[seat] != NO_ASIDE:
        if s.aside[seat] == CHOOSING_GIFTS and TAKE <= code < TAKE_END:
            take_gift(s, chance, seat, code - TAKE)
        elif s.aside[seat] == CHOOSING_SUCCESS and REVEAL <= code < REVEAL_END:
            reveal_destiny(s, chance, seat, code - REVEAL)
        return
    if USE <= code < USE_END:
        use_rune(s, chance, seat, code - USE)
        return
    step = s.step[s.depth]
    if step == PLACE_WORKER and PLACE <= code < PLACE_END:
        place(s, chance, seat, code - PLACE)
    elif step == ASSIGN:
        answer_assigning(s, chance, seat, code)
    elif code == DONE:
        waive(s, chance, seat, step)
    elif (step == REROLL or step == PICK_DICE) and PICK <= code < PICK_END:
        pick_die(s, chance, seat, code - PICK)
    elif step == PICK_DICE and code == ROLL:
        reroll_picked(s, chance, seat)
    elif (step == LOSE_IN_FIGHT or step == LOSE_AT_SEA or step == STARVE) and LOSE <= code < LOSE_END:
        lose(s, chance, seat, code - LOSE)
    else:
        answer_rarer(s, chance, seat, code, step)


def answer_assigning(s: State, chance: Chance, seat: int, code: int) -> None:
    """One link of an assignment, its end, or the demand for openness (CA-2)."""
    if code == DONE:
        seal(s, chance, seat)
    elif code == DEMAND:
        demand(s, chance, seat)
    elif SEND <= code < LOAD_END:
        assign_one(s, chance, seat, code)


def answer_rarer(s: State, chance: Chance, seat: int, code: int, step: int) -> None:
    """The choices at locations and of rewards."""
    if step == BEG and TAKE <= code < TAKE_END:
        settle(s)
        take_goods(s, chance, seat, code - TAKE, 1)
    elif step == CHOOSE_SHORE and SAIL <= code < SAIL_END:
        send_ship(s, chance, seat, code - SAIL)
    elif step == GIVE_GOODS and GIVE <= code < GIVE_END:
        give(s, chance, seat, code - GIVE)
    elif step == TAKE_GOODS and TAKE <= code < TAKE_END:
        take(s, chance, seat, code - TAKE)
    elif step == RECRUIT_WARRIORS and RECRUIT <= code < RECRUIT_END:
        recruit(s, chance, seat, code - RECRUIT)
    elif step == LOOK_AT_JOURNEY and LOOK <= code < LOOK_END:
        look(s, chance, seat, code - LOOK)
    elif step == CHOOSE_RUNE and RUNE_SPACE <= code <= RUNE_DECK:
        choose_rune(s, chance, seat, code)
    elif step == CHOOSE_FAVOR and BUY_FAVOR <= code < BUY_FAVOR_END:
        stave_church(s, chance, seat, code - BUY_FAVOR + 1)
    elif step == GIVE_BLAME and BLAME <= code < BLAME_END:
        give_blame(s, chance, code - BLAME)
    elif step == SHED_BLAME and code == SHED:
        shed_blame(s, chance, seat)
    elif step == CHOOSE_SHIP and BUY_SHIP <= code < BUY_SHIP_END:
        build_ship(s, chance, seat, code - BUY_SHIP)
    elif step == CHOOSE_TIMES and TRADE <= code < TRADE_END:
        stall = s.what[s.depth]
        settle(s)
        trade(s, chance, seat, stall, code - TRADE + 1)
    elif step == KEEP_DESTINY and KEEP <= code < KEEP_END:
        keep(s, chance, seat, code - KEEP)
    elif step == CHOOSE_LEADER and LEADER <= code < LEADER_END:
        settle(s)
        take_leader(s, chance, seat, code - LEADER)


def waive(s: State, chance: Chance, seat: int, step: int) -> None:
    """Want no more."""
    chance.tell(WAIVED, EVERYBODY, seat, 0, 0, 0)
    if step == GIVE_GOODS:
        end_giving(s, seat)
    elif step == DRAW_DESTINY:
        draw_destinies(s, chance)
    else:
        settle(s)


def use_rune(s: State, chance: Chance, seat: int, rune: int) -> None:
    """Use a rune; those with a window of their own do what they do in it (CN-6 to CN-11)."""
    power = spend_rune(s, chance, seat, rune)
    if s.step[s.depth] == ASSIGN:
        if s.assigning[seat] == CHOOSING:
            s.assigning[seat] = WAITING  # what the rune brought may be all there is to assign, or nothing
            s.more[s.depth] = 1
    elif s.whose[s.depth] != seat and s.aside[seat] != NO_ASIDE:
        owe(s, OUT_OF_TURN, seat, 0, 0)
    if power == POTENTIAL:
        reroll_blanks(s, chance, seat)
    elif power == REACTION:
        s.reacting = 1
    elif power == HEALING:
        heal(s, chance, seat)
    elif power == GLORY:
        win_more_glory(s, chance, seat)
    elif power == JOURNEY:
        change_journey(s, chance, seat)
    elif power == TRUE_VISION:
        draw_more(s)


def advance(s: State, chance: Chance) -> None:
    """Run what runs by itself, until a seat must be asked or the game is over."""
    for _ in range(MOST_STEPS_AN_ANSWER):
        if s.depth == 0:
            return
        step = s.step[s.depth]
        if step == PLACE_WORKER:
            return
        if step == NEXT_WORKER:
            next_worker(s)
        elif step > OUT_OF_TURN:
            run(s, chance, step)
        elif must_ask(s, chance, step):
            return
    chance.get_stuck(RUNNING_ON)


def must_ask(s: State, chance: Chance, step: int) -> bool:
    """Whether a question has more than one way on; if not, go that way."""
    if step == ASSIGN:
        return settle_assigning(s, chance)
    seat = s.whose[s.depth]
    if s.aside[seat] != NO_ASIDE:
        return True
    if step == OUT_OF_TURN:
        return dropped(s)
    if step == AFTERWARDS:
        return can_use_rune(s, seat, ANY_TIME) or dropped(s)
    if step == REROLL:
        return s.favor[seat] > 0 or takes_rune(s, seat, step, FOR_A_ROLL) or dropped(s)
    if step == LOSE_IN_FIGHT or step == LOSE_AT_SEA or step == STARVE:
        return lose_while_forced(s, chance, seat)
    if step == RECRUIT_WARRIORS:
        return recruit_while_forced(s, chance, seat)
    if step == GIVE_GOODS:
        if can_give(s, seat):
            return True
        end_giving(s, seat)
        return False
    if step == TAKE_GOODS:
        return take_while_forced(s, chance, seat)
    if step == DRAW_DESTINY:
        if takes_rune(s, seat, step, 1 << TRUE_VISION):
            return True
        draw_destinies(s, chance)
        return False
    if step == MEET_JOURNEY:
        return takes_rune(s, seat, step, 1 << JOURNEY) or dropped(s)
    if step == TAKE_REWARD:
        return takes_rune(s, seat, step, 1 << GLORY) or dropped(s)
    if step == SHED_BLAME:
        if s.blame[seat] > 0 and s.box.killer_must_blame == 1:
            shed_blame(s, chance, seat)
            return False
        return s.blame[seat] > 0 or dropped(s)
    return True


def dropped(s: State) -> bool:
    """Let a question go that has no answer but "done"."""
    settle(s)
    return False


def run(s: State, chance: Chance, step: int) -> None:
    """Carry out a step that asks nobody."""
    if step == FIGHT_ROUND:
        fight_round(s, chance)
    elif step == STRIKE:
        strike(s, chance)
    elif step == CHECK:
        check(s, chance)
    elif step == FIGHT:
        fight(s, chance)
    elif step == HUNT:
        hunt(s, chance)
    elif step == BRING_HOME:
        bring_home(s, chance)
    elif step == SAIL_TO_SHORE:
        sail(s, chance)
    elif step == SUFFER_JOURNEY:
        suffer_journey(s, chance)
    elif step == FEED:
        feed(s, chance)
    elif step == MEET_MONSTER:
        meet_monster(s, chance)
    elif step == BEGIN_ASSIGNING:
        begin_assigning(s, chance)
    elif step == RESOLVE:
        resolve(s)
    elif step == CLEAN_UP:
        clean_up(s, chance)
    elif step == SET_UP_ROUND:
        set_up_round(s, chance)
    elif step == DEAL:
        deal(s, chance)
    elif step == SCORE:
        score(s, chance)


def play_out(s: State, chance: Chance, out: Answers) -> int:
    """Answer at random to the end; how many answers that took."""
    for count in range(MOST_ANSWERS_A_GAME):
        if s.depth == 0 or chance.stuck != 0:
            return count
        seat = s.whose[s.depth]
        if seat == NOBODY:
            seat = next_seat(s)
        answers(s, seat, out)
        answer(s, chance, seat, out.codes[chance.any_of(out.count)])
        advance(s, chance)
    chance.get_stuck(PLAYING_ON)
    return MOST_ANSWERS_A_GAME
