"""Imagining for a search: cards as in `imagine`, sealed assignments of other seats as karl would choose them."""

from meadhall.champions.core.knowledge.imagining import imagine
from meadhall.champions.core.numbers.board import AT_SHORE, KINDS, VENUES
from meadhall.champions.core.numbers.codes import DONE, LOAD_END, SEND
from meadhall.champions.core.numbers.limits import CHOOSING, NO_ASIDE, SEALED
from meadhall.champions.core.numbers.steps import ASSIGN
from meadhall.champions.core.policy.weights import weigh
from meadhall.champions.core.rules.assigning import assign_one
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.bounds import IMAGINING, MOST_LINKS
from meadhall.kernel.core.chance import Chance
from meadhall.kernel.core.favourites import favoured


def imagine_likely(view: State, audience: int, out: State, chance: Chance, work: Answers, scratch: Answers) -> None:
    """Fill in what a veiled state leaves unknown; seats that have sealed get the assignment that karl would choose."""
    imagine(view, audience, out, chance, work)
    if out.step[out.depth] == ASSIGN:
        for seat in range(out.box.seats):
            if seat != audience and out.assigning[seat] == SEALED:
                assign_likely(out, seat, chance, scratch)


def assign_likely(s: State, seat: int, chance: Chance, scratch: Answers) -> None:
    """Take back what a seat has sealed, and assign as karl does, link by link.

    Public answers are not given again: runes used before sealing, and a demand (CA-2). A rune used since, whose own
    question is still open, is set aside meanwhile (CN-1).
    """
    aside = s.aside[seat]
    s.aside[seat] = NO_ASIDE
    for venue in range(VENUES):
        if s.owner[venue] == seat:
            for kind in range(KINDS):
                s.sealed[venue * KINDS + kind] = 0
            if venue >= AT_SHORE:
                s.sealed_food[venue - AT_SHORE] = 0
    s.assigning[seat] = CHOOSING
    for _ in range(MOST_LINKS):
        weigh(s, seat, scratch)
        drop_open_answers(scratch)
        code = favoured(scratch, chance, 0)
        if code == DONE:
            s.assigning[seat] = SEALED
            s.link[seat] = 0
            s.aside[seat] = aside
            return
        assign_one(s, chance, seat, code)
    chance.get_stuck(IMAGINING)


def drop_open_answers(scratch: Answers) -> None:
    """Keep only "done" and the sealed answers, which come first in the list."""
    for i in range(scratch.count):
        if scratch.codes[i] != DONE and not (SEND <= scratch.codes[i] < LOAD_END):
            scratch.count = i
            return
