"""Which steps may be on the agenda together in each phase, and whether each step is about something that exists."""

from meadhall.champions.core.enemies import MOST_COUNTED, is_kraken_at, round_at
from meadhall.champions.core.knowledge.scene import turn_at
from meadhall.champions.core.numbers.board import AT_SHORE, KRAKEN, NOBODY, NOTHING
from meadhall.champions.core.numbers.limits import DEPTH, MOST_DRAWN, NO_ASIDE
from meadhall.champions.core.numbers.steps import (
    AFTERWARDS,
    ASSIGN,
    BRING_HOME,
    CHECK,
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
    GIVE_BLAME,
    HUNT,
    KEEP_DESTINY,
    LAST_QUESTION,
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
    SHED_BLAME,
    STARVE,
    STRIKE,
    SUFFER_JOURNEY,
    TAKE_REWARD,
)
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import sent_out, warriors


def agenda_hangs_together(s: State) -> bool:
    """Whether each step is on one that it can come from, the top is a question, and the cells above are empty."""
    for i in range(DEPTH):
        if i == 0 or i > s.depth:
            if s.step[i] != 0 or s.whose[i] != 0 or s.what[i] != 0 or s.more[i] != 0:
                return False
        elif not may_lie_on(s.step[i - 1], s.step[i]) or not step_is_about_something(s, i):
            return False
    if s.over == 1:
        return s.depth == 0 and s.round == s.box.rounds
    if s.depth == 0 or s.step[turn_at(s)] > LAST_QUESTION or (s.step[1] == DEAL) != (s.round == 0):
        return False
    return s.step[1] != SCORE or s.round == s.box.rounds


def may_lie_on(below: int, step: int) -> bool:
    """Whether a step can be directly above another; 0 is the bottom."""
    if step == OUT_OF_TURN:
        return 0 < below <= LAST_QUESTION and below != ASSIGN
    if below == 0:
        return step == DEAL or step == PLACE_WORKER or step == NEXT_WORKER or is_end_of_phase(step)
    if below == DEAL or below == CHOOSE_LEADER:
        return step == CHOOSE_LEADER
    if below == NEXT_WORKER:
        return is_at_location(step)
    if below == RESOLVE:
        return step == ASSIGN
    if below == CLEAN_UP or below == SAIL_TO_SHORE or below == FIGHT or below == HUNT:
        return may_lie_on_venue(below, step)
    if below == SCORE or below == FEED:
        return step == AFTERWARDS
    if below == AFTERWARDS:
        return step == AFTERWARDS or is_of_outcome(step)
    if below == BRING_HOME or below == STRIKE:
        return step == REROLL
    if below == MEET_MONSTER:
        return step == FEED or step == STARVE
    return (
        (below == DRAW_DESTINY and step == LOOK_AT_JOURNEY)
        or (below == REROLL and step == PICK_DICE)
        or (below == CHECK and step == LOSE_IN_FIGHT)
        or (below == SUFFER_JOURNEY and step == MEET_JOURNEY)
        or (below == GIVE_BLAME and step == SHED_BLAME)
        or (below == SHED_BLAME and step == TAKE_REWARD)
    )


def is_end_of_phase(step: int) -> bool:
    """Whether a step is at the bottom while warriors are assigned, while they fight, or before the scoring."""
    return step == RESOLVE or step == CLEAN_UP or step == SCORE


def is_at_location(step: int) -> bool:
    """Whether a step can follow from placing a worker (CL)."""
    return (
        CHOOSE_SHORE <= step <= CHOOSE_RUNE
        or step == DRAW_DESTINY
        or step == KEEP_DESTINY
        or CHOOSE_SHIP <= step <= AFTERWARDS
    )


def may_lie_on_venue(below: int, step: int) -> bool:
    """Whether the order of resolution is kept: hunts, then fights, then voyages (CC)."""
    if step == AFTERWARDS or step == MEET_MONSTER or step == HUNT:
        return True
    if step == FIGHT:
        return below != HUNT
    return step == SAIL_TO_SHORE and (below == CLEAN_UP or below == SAIL_TO_SHORE)


def is_of_outcome(step: int) -> bool:
    """Whether a step comes before the runes that a seat may use after a hunt, a fight or a journey card (CN-1)."""
    return (
        step == BRING_HOME
        or step == STRIKE
        or step == CHECK
        or step == GIVE_BLAME
        or step == SHED_BLAME
        or step == TAKE_REWARD
        or step == SUFFER_JOURNEY
        or step == LOSE_AT_SEA
    )


def step_is_about_something(s: State, i: int) -> bool:
    """Whether the seat of a step, what it is about and how much is left are possible at this table."""
    step = s.step[i]
    seat = s.whose[i]
    what = s.what[i]
    more = s.more[i]
    if step == DEAL or step == RESOLVE or step == CLEAN_UP or step == SCORE or step == ASSIGN:
        return seat == NOBODY and more <= 1 and what <= 1
    if seat == NOBODY or (i > 1 and not is_same_seat(s, i)):
        return False
    if step == OUT_OF_TURN:
        return seat != s.whose[i - 1] and s.aside[seat] != NO_ASIDE and s.box.revision > 1
    if step == AFTERWARDS:
        return what == 0 or s.step[1] == CLEAN_UP
    if step == SHED_BLAME:
        return s.blame[seat] > 0 or i < s.depth
    if step == CHOOSE_LEADER:
        return s.leader[seat] == NOTHING
    if step == PLACE_WORKER:
        return s.workers[seat] > 0 and what == NOBODY and more == 0
    if step == NEXT_WORKER:
        return more == 0
    if step == HUNT or step == BRING_HOME:
        return s.hunting[seat] == 1
    if step == FIGHT:
        return what < AT_SHORE and s.owner[what] == seat
    if step == STRIKE or step == CHECK:
        return s.owner[what] == seat and is_fought(s, i) and (step == CHECK or sent_out(s, what) > 0)
    if step == SAIL_TO_SHORE or step == FEED or step == MEET_MONSTER:
        return s.owner[AT_SHORE + what] == seat
    if step == SUFFER_JOURNEY or step == MEET_JOURNEY:
        return s.owner[AT_SHORE + what] == seat and s.journey_up[what] == 1
    return question_is_about_something(s, step, seat, what, more)


def question_is_about_something(s: State, step: int, seat: int, what: int, more: int) -> bool:
    """The same for the questions that name a number or a place."""
    if step == LOSE_IN_FIGHT:
        return s.owner[what] == seat and 1 <= more <= sent_out(s, what)
    if step == STARVE:
        return what >= AT_SHORE and s.owner[what] == seat and 1 <= more <= sent_out(s, what)
    if step == LOSE_AT_SEA:
        if what < AT_SHORE or s.owner[what] != seat or s.journey_up[what - AT_SHORE] == 0:
            return False
        return 1 <= more <= sent_out(s, what) + s.aboard[what - AT_SHORE]
    if step == RECRUIT_WARRIORS:
        return 1 <= more <= s.box.longhouse - warriors(s, seat)
    if step == DRAW_DESTINY:
        return 1 <= what <= MOST_DRAWN and s.drawn_count == 0
    if step == KEEP_DESTINY:
        return s.drawn_count > 1
    if step == CHOOSE_SHORE:
        return s.worker_on[what] == seat
    if step == CHOOSE_SHIP:
        return s.ship[seat] == NOTHING
    if step == CHOOSE_TIMES:
        return s.stall_open[what] == 1
    if step == TAKE_REWARD:
        return is_printed(s, what)
    return step != REROLL or what == NOTHING or s.owner[what] == seat


def is_same_seat(s: State, i: int) -> bool:
    """Whether a step belongs to the seat of the one below; leaders, venues and the last runes take turns."""
    below = s.step[i - 1]
    if s.step[i] == OUT_OF_TURN:
        return True
    if below == NEXT_WORKER:
        return s.step[i] == AFTERWARDS or s.whose[i] == s.what[i - 1]
    if s.whose[i - 1] == NOBODY or below == CHOOSE_LEADER or s.step[1] == SCORE:
        return True
    if below == SAIL_TO_SHORE or below == FIGHT or below == HUNT:
        return True
    return s.whose[i] == s.whose[i - 1]


def is_fought(s: State, at: int) -> bool:
    """Whether there is an enemy at the venue, or the kraken came up on the way there (CF-6)."""
    venue = s.what[at]
    if round_at(s, at) > MOST_COUNTED:
        return False
    if not is_kraken_at(s, at):
        return s.enemy[venue] != NOTHING
    if venue < AT_SHORE or s.journey_up[venue - AT_SHORE] == 0:
        return False
    return s.box.journey_effect[s.journey[venue - AT_SHORE]] == KRAKEN


def is_printed(s: State, glory: int) -> bool:
    """Whether some enemy or the kraken has this glory printed on it."""
    for card in range(s.box.enemies):
        if s.box.enemy_glory[card] == glory:
            return True
    return glory == s.box.kraken_glory


def is_awaited(s: State, venue: int) -> bool:
    """Whether the agenda has a step that fights at the venue, sails there, or brings warriors home (CC-2 to CC-4)."""
    for i in range(1, s.depth + 1):
        step = s.step[i]
        if (step == FIGHT or step == STRIKE or step == CHECK) and s.what[i] == venue:
            return True
        if (step == SAIL_TO_SHORE or step == MEET_MONSTER) and AT_SHORE + s.what[i] == venue:
            return True
    return False
