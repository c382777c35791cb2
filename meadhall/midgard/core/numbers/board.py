"""The numbers of things inside the core (areas, metals, effects), and the most of each that a box can hold.

Outside the core everything has a slug; `words/slugs.py` has the slugs in the order of these numbers.
"""

SEATS = 5  # MS-1
NOBODY = -1
NOTHING = -1
UNKNOWN = -2

KINGDOMS = 3  # MS-1
ALFHEIM = 0
MANNHEIM = 1
JOTUNHEIM = 2
HEAVENS = 3  # where a card names the heavens in place of a kingdom (MG-5)

MOST_PROVINCES = 16
ASGARD = 16
VANAHEIM = 17
VALHALLA = 18
BOAT = 19
AREAS = 20
GOALS = 18  # areas that a Viking can be moved to: provinces, Asgard, Vanaheim (MA-4)
CHOOSABLE = 19  # areas that a card lets a seat choose: those, and Valhalla (MX-2, MG-5)

METALS = 3  # MS-2
BRONZE = 0
SILVER = 1
GOLD = 2

MOST_KINDS = 40  # kinds of card
MOST_ROUNDS = 3
MOST_PICKS = 6  # cards in a pack (MC-1)
MOST_DRAWN = 16  # cards drawn in the middle of a round (MG-3)
MOST_PLAYS = 24  # cards that a seat plays in a game

INVADE = 0  # MB-1
REINFORCE = 1  # MB-2
ATTACK = 2  # MX-1
HORDE = 3  # MX-2
SCORE = 4  # MG-1
TOKEN = 5  # MG-2
DRAW = 6  # MG-3
DESTROY = 7  # MG-4
MUSTER = 8  # MG-5
EFFECTS = 9

FROM_KINGDOMS = 0  # where points come from
FROM_ASGARD = 1
FROM_RAGNAROK = 2
FROM_VALHALLA = 3
FROM_SETS = 4
CATEGORIES = 5

WARRIOR = 2  # strength in halves (MV-1)
CHIEFTAIN = 3
