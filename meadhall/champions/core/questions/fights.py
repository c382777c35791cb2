"""The questions of hunts, fights and voyages: rerolls, losses, journey cards, rewards, blame (CC, CF, CJ)."""

from meadhall.champions.core.numbers.board import ANY_TIME, GLORY, JOURNEY
from meadhall.champions.core.numbers.codes import BLAME, BLAME_END, DONE, LOSE, LOSE_END, PICK, PICK_END, ROLL, SHED
from meadhall.champions.core.numbers.reasons import NOT_ASKED, OPEN
from meadhall.champions.core.numbers.steps import (
    GIVE_BLAME,
    LOSE_AT_SEA,
    LOSE_IN_FIGHT,
    MEET_JOURNEY,
    PICK_DICE,
    REROLL,
    SHED_BLAME,
    STARVE,
    TAKE_REWARD,
)
from meadhall.champions.core.rules.dice import (
    FOR_A_ROLL,
    ROLL_WINDOW,
    pick_answers,
    pick_die,
    refuse_pick,
    refuse_roll_rune,
    reroll_picked,
)
from meadhall.champions.core.rules.fighting import (
    LOSS_WINDOW,
    REWARD_WINDOW,
    blame_answers,
    give_blame,
    refuse_blame,
    refuse_reward_rune,
    shed_blame,
)
from meadhall.champions.core.rules.losses import lose, lose_while_forced, loss_answers, refuse_loss
from meadhall.champions.core.rules.runes import refuse_rune
from meadhall.champions.core.rules.voyage import JOURNEY_WINDOW, refuse_journey_rune
from meadhall.champions.core.state import State
from meadhall.kernel.core.agenda import settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.chance import Chance


def fight_answers(s: State, seat: int, asked: int, out: Answers) -> None:
    """List the answers to a question."""
    if asked == REROLL:
        out.add(DONE)
        pick_answers(s, seat, out)
    elif asked == PICK_DICE:
        pick_answers(s, seat, out)
        out.add(ROLL)
    elif asked == LOSE_IN_FIGHT or asked == LOSE_AT_SEA or asked == STARVE:
        loss_answers(s, out)
    elif asked == MEET_JOURNEY or asked == TAKE_REWARD:
        out.add(DONE)
    elif asked == SHED_BLAME:
        out.add(DONE)
        out.add(SHED)
    elif asked == GIVE_BLAME:
        if s.box.killer_must_blame == 0:
            out.add(DONE)
        blame_answers(s, seat, out)


def refuse_fight_answer(s: State, seat: int, asked: int, code: int) -> int:
    """Why an answer to a question is closed, or OPEN; each question has its own span of codes."""
    if asked == REROLL and code == DONE:
        return OPEN
    if (asked == REROLL or asked == PICK_DICE) and PICK <= code < PICK_END:
        return refuse_pick(s, seat, code - PICK)
    if asked == PICK_DICE and code == ROLL:
        return OPEN
    if (asked == LOSE_IN_FIGHT or asked == LOSE_AT_SEA or asked == STARVE) and LOSE <= code < LOSE_END:
        return refuse_loss(s, code - LOSE)
    if (asked == MEET_JOURNEY or asked == TAKE_REWARD) and code == DONE:
        return OPEN
    if asked == SHED_BLAME and (code == DONE or code == SHED):
        return OPEN
    if asked == GIVE_BLAME and code == DONE:
        return OPEN if s.box.killer_must_blame == 0 else NOT_ASKED
    if asked == GIVE_BLAME and BLAME <= code < BLAME_END:
        return refuse_blame(s, seat, code - BLAME)
    return NOT_ASKED


def answer_in_fight(s: State, chance: Chance, seat: int, asked: int, code: int) -> None:
    """Carry out an answer to a question."""
    if (asked == REROLL or asked == PICK_DICE) and PICK <= code < PICK_END:
        pick_die(s, chance, seat, code - PICK)
    elif asked == PICK_DICE and code == ROLL:
        reroll_picked(s, chance, seat)
    elif (asked == LOSE_IN_FIGHT or asked == LOSE_AT_SEA or asked == STARVE) and LOSE <= code < LOSE_END:
        lose(s, chance, seat, code - LOSE)
    elif asked == SHED_BLAME and code == SHED:
        shed_blame(s, chance, seat)
    elif asked == GIVE_BLAME and BLAME <= code < BLAME_END:
        give_blame(s, chance, code - BLAME)
    elif code == DONE and (
        asked == REROLL or asked == MEET_JOURNEY or asked == TAKE_REWARD or asked == SHED_BLAME or asked == GIVE_BLAME
    ):
        settle(s)


def must_ask_in_fight(s: State, chance: Chance, seat: int, asked: int) -> bool:
    """Whether a question must be asked; if not, carry out what is forced. Questions not named are always asked."""
    is_open: bool = True
    if asked == REROLL:
        is_open = s.favor[seat] > 0 or takes_fight_rune(s, seat, asked, FOR_A_ROLL)
    elif asked == LOSE_IN_FIGHT or asked == LOSE_AT_SEA or asked == STARVE:
        return lose_while_forced(s, chance, seat)
    elif asked == MEET_JOURNEY:
        is_open = takes_fight_rune(s, seat, asked, 1 << JOURNEY)
    elif asked == TAKE_REWARD:
        is_open = takes_fight_rune(s, seat, asked, 1 << GLORY)
    elif asked == SHED_BLAME:
        if s.blame[seat] > 0 and s.box.killer_must_blame == 1:
            shed_blame(s, chance, seat)
            return False
        is_open = s.blame[seat] > 0
    if not is_open:
        settle(s)
    return is_open


def fight_window(s: State, asked: int) -> int:
    """The powers of the runes that can be used, as a bit mask; in a chain of losses only at its first link (CN-1)."""
    if asked == REROLL:
        return ROLL_WINDOW
    if asked == LOSE_IN_FIGHT:
        return LOSS_WINDOW if s.chain == 0 else 0
    if asked == LOSE_AT_SEA or asked == STARVE:
        return ANY_TIME if s.chain == 0 else 0
    if asked == MEET_JOURNEY:
        return JOURNEY_WINDOW
    if asked == TAKE_REWARD:
        return REWARD_WINDOW
    return ANY_TIME if asked == SHED_BLAME or asked == GIVE_BLAME else 0


def refuse_fight_rune(s: State, seat: int, asked: int, rune: int) -> int:
    """Why a rune cannot be used at a question (CN-1, CN-6 to CN-10)."""
    if asked == REROLL:
        return refuse_roll_rune(s, seat, rune)
    if asked == MEET_JOURNEY:
        return refuse_journey_rune(s, seat, rune)
    if asked == TAKE_REWARD:
        return refuse_reward_rune(s, seat, rune)
    return refuse_rune(s, seat, rune, fight_window(s, asked))


def takes_fight_rune(s: State, seat: int, asked: int, powers: int) -> bool:
    """Whether the seat may use a rune of one of these powers, a bit mask, at a question."""
    if s.powers[seat] & powers != 0:
        for rune in range(s.box.runes):
            if powers >> s.box.rune_power[rune] & 1 == 1 and refuse_fight_rune(s, seat, asked, rune) == OPEN:
                return True
    return False
