"""The codes of all actions, laid out for the maxima of the box; `words/actions.py` has their descriptions.

A test fixes these numbers, because records and trained players depend on them. New codes are appended. A span of
several codes runs from its name up to, not including, its `_END`. Compare with both ends of a span, so that an appended
code falls into none.
"""

from meadhall.champions.core.numbers.board import (
    FACES,
    GOODS,
    KINDS,
    LAND_VENUES,
    MOST_DESTINIES,
    MOST_FAVOR,
    MOST_LEADERS,
    MOST_RUNES,
    MOST_SHIPS,
    MOST_TIMES,
    RUNE_SPACES,
    SEATS,
    SHORES,
    SPACES,
)
from meadhall.kernel.core.codes import DONE as DONE

LEADER = 1  # + leader (CS-5)
LEADER_END = LEADER + MOST_LEADERS
PLACE = 9  # + space (CP-1)
PLACE_END = PLACE + SPACES
SAIL = 46  # + shore (CL-13)
SAIL_END = SAIL + SHORES
GIVE = 50  # + good, at the market (CL-4)
GIVE_END = GIVE + GOODS
TAKE = 53  # + good (CL-4, CL-14, CN-2)
TAKE_END = TAKE + GOODS
RECRUIT = 56  # + kind of warrior (CP-5, CL-5)
RECRUIT_END = RECRUIT + KINDS
RUNE_SPACE = 59  # + face-up rune space (CL-6)
RUNE_SPACE_END = RUNE_SPACE + RUNE_SPACES
RUNE_DECK = 61
LOOK = 62  # + shore (CL-7)
LOOK_END = LOOK + SHORES
KEEP = 66  # + destiny (CV-2, CN-11)
KEEP_END = KEEP + MOST_DESTINIES
BUY_SHIP = 82  # + private longship (CL-8)
BUY_SHIP_END = BUY_SHIP + MOST_SHIPS
BUY_FAVOR = 88  # + favor - 1 (CL-9)
BUY_FAVOR_END = BUY_FAVOR + MOST_FAVOR
TRADE = 92  # + times - 1 at a stall (CL-15)
TRADE_END = TRADE + MOST_TIMES
SEND = 95  # + 3 x land venue + kind (CA-1)
SEND_END = SEND + LAND_VENUES * KINDS
LOAD = 104  # + 4 x shore + kind, or + 3 for food (CA-1)
LOAD_END = LOAD + SHORES * (KINDS + 1)
DEMAND = 120  # CA-2
PICK = 121  # + 4 x kind + face, to be rerolled (CF-1)
PICK_END = PICK + KINDS * FACES
ROLL = 133
LOSE = 134  # + kind, or + 3 for food (CF-1, CC-4, CJ-1)
LOSE_END = LOSE + KINDS + 1
LOSE_ONE_FOOD = 137
SHED = 138  # CF-5
BLAME = 139  # + seat (CF-5)
BLAME_END = BLAME + SEATS
USE = 143  # + rune (CN-1)
USE_END = USE + MOST_RUNES
REVEAL = 155  # + destiny (CN-5)
REVEAL_END = REVEAL + MOST_DESTINIES
CODES = 171  # how many there are
