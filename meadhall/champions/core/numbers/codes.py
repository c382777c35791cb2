"""The catalogue of answers by number, laid out for the maxima of the box; `actions.py` describes each.

A test fixes these numbers: records and trained players depend on them. New ones are appended, so a span ends where the
next one begins or at its own end, never at `CODES`, which grows.
"""

from meadhall.kernel.core.codes import DONE as DONE

LEADER = 1  # + leader (CS-5)
PLACE = 9  # + space (CP-1)
SAIL = 46  # + shore (CL-13)
GIVE = 50  # + good, at the market (CL-4)
TAKE = 53  # + good (CL-4, CL-14, CN-2)
RECRUIT = 56  # + kind of warrior (CP-5, CL-5)
RUNE_SPACE = 59  # + face-up rune space (CL-6)
RUNE_DECK = 61
LOOK = 62  # + shore (CL-7)
KEEP = 66  # + destiny (CV-2, CN-11)
BUY_SHIP = 82  # + private longship (CL-8)
BUY_FAVOR = 88  # + favor - 1 (CL-9)
TRADE = 92  # + times - 1 at a stall (CL-15)
SEND = 95  # + 3 x land venue + kind (CA-1)
LOAD = 104  # + 4 x shore + kind, or + 3 for food (CA-1)
DEMAND = 120  # CA-2
PICK = 121  # + 4 x kind + face, to be rerolled (CF-1)
ROLL = 133
LOSE = 134  # + kind (CF-1, CC-4, CJ-1)
LOSE_ONE_FOOD = 137
SHED = 138  # CF-5
BLAME = 139  # + seat (CF-5)
USE = 143  # + rune (CN-1)
USE_END = 155
REVEAL = 155  # + destiny (CN-5)
REVEAL_END = 171
CODES = 171  # how many there are
