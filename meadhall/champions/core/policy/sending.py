"""Whom to send where: the campaign, link by link (CA-1)."""

from meadhall.champions.core.numbers.board import AT_SHORE, AXEMAN, KINDS, SPEARMAN, SWORDSMAN
from meadhall.champions.core.numbers.codes import DONE, LOAD_END, SEND, USE, USE_END
from meadhall.champions.core.policy.campaign import NOWHERE, campaign
from meadhall.champions.core.policy.notes import NOTE_HUNGRY, NOTE_LOAD, NOTE_SEND
from meadhall.champions.core.policy.prizes import note_prizes
from meadhall.champions.core.policy.runes import weigh_free_rune
from meadhall.champions.core.policy.worth import note_worths
from meadhall.champions.core.rules.assigning import FOOD_ITEM, code_item, code_venue
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers


def weigh_sending(s: State, seat: int, out: Answers) -> None:
    """Send what the campaign assigns, in the order of the chain; then be done."""
    note_worths(s, seat, out)
    note_prizes(s, seat, out)
    out.notes[NOTE_HUNGRY] = s.hunting[seat]
    own = seat * KINDS
    held = s.held
    campaign(s, seat, out, NOWHERE, 0, held[own + SWORDSMAN], held[own + SPEARMAN], held[own + AXEMAN], s.food[seat])
    for i in range(out.count):
        code = out.codes[i]
        if code == DONE:
            out.weights[i] = 0
        elif SEND <= code < LOAD_END:
            venue = code_venue(code)
            item = code_item(code)
            if item == FOOD_ITEM:
                if s.sealed_food[venue - AT_SHORE] < out.notes[NOTE_LOAD + venue - AT_SHORE]:
                    out.weights[i] = LOAD_END - code
            elif s.sealed[venue * KINDS + item] < out.notes[NOTE_SEND + venue * KINDS + item]:
                out.weights[i] = LOAD_END - code
        elif USE <= code < USE_END:
            out.weights[i] = weigh_free_rune(s, seat, code - USE)
