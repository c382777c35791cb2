"""Setup of the game, and doom in every round (MS-1 to MS-4, MD-1)."""

from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.decks import fill_decks
from meadhall.midgard.core.numbers.board import NOBODY
from meadhall.midgard.core.numbers.events import DRAW_DOOM, DRAW_STARTER, PROVINCE_DOOMED, ROUND_BEGAN
from meadhall.midgard.core.numbers.steps import DEAL, DOOM, END, RAGNAROK, SCORE_HEAVENS, SCORE_KINGDOMS, SHOW_GOLD
from meadhall.midgard.core.rules.vikings import muster_boats
from meadhall.midgard.core.state import State


def begin(s: State, chance: Chance) -> None:
    """Set up a new game, and draw the seat that starts if nobody has gold (MA-1)."""
    muster_boats(s)
    fill_decks(s)
    s.starter = chance.pick(DRAW_STARTER, s.box.seats)
    owe(s, END, NOBODY, 0, 0)
    begin_round(s)


def begin_round(s: State) -> None:
    """Put the five phases of a round on the agenda (MD to MR)."""
    owe(s, RAGNAROK, NOBODY, 0, 0)
    owe(s, SCORE_HEAVENS, NOBODY, 0, 0)
    owe(s, SCORE_KINGDOMS, NOBODY, 0, 0)
    owe(s, SHOW_GOLD, NOBODY, 0, 0)
    owe(s, DEAL, NOBODY, 0, 0)
    owe(s, DOOM, NOBODY, 0, 0)


def doom(s: State, chance: Chance) -> None:
    """Lay doom markers at random before the draft; all are shuffled every round (MD-1)."""
    settle(s)
    s.round += 1
    chance.tell(ROUND_BEGAN, EVERYBODY, s.round, 0, 0, 0)
    left = s.box.provinces
    for _ in range(s.box.dooms):
        rank = chance.pick(DRAW_DOOM, left)
        left -= 1
        for province in range(s.box.provinces):
            if s.doomed[province] == 0:
                if rank == 0:
                    s.doomed[province] = 1
                    chance.tell(PROVINCE_DOOMED, EVERYBODY, province, 0, 0, 0)
                    break
                rank -= 1
