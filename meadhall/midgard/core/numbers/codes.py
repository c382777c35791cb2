"""Where each sort of answer begins in the catalogue; `actions.py` describes them in the same order.

The numbers hold for every map and card set, so that records and trained players can rely on them. New sorts are
appended, so a span ends where the next one begins or at its own end, never at `CODES`, which grows.
"""

from meadhall.kernel.core.codes import DONE as DONE

KEEP = 1  # MC-1: 40 kinds of card
PLAY = 41  # MA-2: 40 kinds of card
PICK_CHIEFTAIN = 81  # MA-4
PICK_FROM = 82  # MA-4: a warrior from one of 20 areas
MOVE_TO = 102  # MA-4: 18 areas
STAY = 120  # MA-3
STRIKE = 121  # MX-1: a warrior of one of 5 seats
CHOOSE_AREA = 126  # MX-2, MG-4, MG-5: 18 areas
TAKE_TOKEN = 144  # MV-4: 3 kingdoms
CHOOSE_VALHALLA = 147  # MX-2, MG-5
CODES = 148  # how many there are
