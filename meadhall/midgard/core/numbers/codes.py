"""The codes of all actions; `words/actions.py` has their descriptions in the same order.

The codes are the same for every map and card set, because records and trained players depend on them. New codes are
appended. A span of several codes runs from its name up to, not including, its `_END`. Compare with both ends of a span,
so that an appended code falls into none.
"""

from meadhall.kernel.core.codes import DONE as DONE
from meadhall.midgard.core.numbers.board import AREAS, GOALS, KINGDOMS, MOST_KINDS, SEATS

KEEP = 1  # + kind of card (MC-1)
KEEP_END = KEEP + MOST_KINDS
PLAY = 41  # + kind of card (MA-2)
PLAY_END = PLAY + MOST_KINDS
PICK_CHIEFTAIN = 81  # MA-4
PICK_FROM = 82  # + area, for a warrior there (MA-4)
PICK_FROM_END = PICK_FROM + AREAS
MOVE_TO = 102  # + area (MA-4)
MOVE_TO_END = MOVE_TO + GOALS
STAY = 120  # MA-3
STRIKE = 121  # + seat, for a warrior of it (MX-1)
STRIKE_END = STRIKE + SEATS
CHOOSE_AREA = 126  # + area (MX-2, MG-4, MG-5)
CHOOSE_AREA_END = CHOOSE_AREA + GOALS
TAKE_TOKEN = 144  # + kingdom (MV-4)
TAKE_TOKEN_END = TAKE_TOKEN + KINGDOMS
CHOOSE_VALHALLA = 147  # MX-2, MG-5
CODES = 148  # how many there are
