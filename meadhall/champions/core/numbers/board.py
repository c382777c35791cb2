"""The numbers of things inside the core (kinds, spaces, venues), and the most of each that a box can hold.

Outside the core everything has a slug; `words/slugs.py` has the slugs in the order of these numbers.
"""

SEATS = 4  # CS-1
NOBODY = -1
NOTHING = -1
UNKNOWN = -2

KINDS = 3  # CS-8: the three kinds of warrior
SWORDSMAN = 0
SPEARMAN = 1
AXEMAN = 2

GOODS = 3  # CL-4: what the market swaps
FOOD = 0
WOOD = 1
COIN = 2

SIDES = 6
FACES = 4
BLANK = 0
HIT = 1
DOUBLE = 2
SHIELD = 3

TROLL = 0
DRAUGR = 1
MONSTER = 2
ENEMY_KINDS = 3

COLOURLESS = 0  # CE-2: trolls have no colour
RED = 1
YELLOW = 2
BLUE = 3

SHORES = 4
LAND_VENUES = 3
VENUES = 7  # where fights are fought, in the order of CC-2 to CC-4
AT_TROLL = 0
AT_DRAUGR_LEFT = 1
AT_DRAUGR_RIGHT = 2
AT_SHORE = 3

RUNE_SPACES = 2  # CR-4
MOST_LEADERS = 8
MOST_STALLS = 12
MOST_SHIPS = 6  # private longships
MOST_RUNES = 12
MOST_DESTINIES = 16
MOST_JOURNEYS = 12  # kinds of journey card
MOST_MERCHANTS = 12
MOST_ENEMIES = 96
MOST_FAVOR = 4  # CL-9, per visit
MOST_TIMES = 3  # CL-15, aumingi

BLACKSMITH = 0
HAFTER = 1
SWORDSMITH = 2
SMOKEHOUSE = 3
JARL = 4
MARKET = 5
MERCHANT = 6
RUNESMITH = 7
SAGE = 8
SHIPWRIGHT = 9
CHURCH = 10
HUTS = 11
HUNTING = 12
FIGHT_TROLL = 13
FIGHT_DRAUGR_LEFT = 14
FIGHT_DRAUGR_RIGHT = 15
SMALL_SHIP = 16
LARGE_SHIP = 17
BEGGING = 18
PRIVATE_SHIP = 19
STALL = 25
SPACES = 37

PIOUS = 0  # CV-1
DESTINED = 1  # CV-2
SEAWORTHY = 2  # CV-3
SWORDMAIDEN = 3  # CV-4
BERSERKER = 4  # CV-5

GIFTS = 0  # CN-2 to CN-11, in the book's order
WEALTH = 1
KNOWLEDGE = 2
SUCCESS = 3
POTENTIAL = 4
REACTION = 5
HEALING = 6
GLORY = 7
JOURNEY = 8
TRUE_VISION = 9
POWERS = 10
GIFTS_COUNT = 4  # CN-2: goods that the rune of gifts brings
WEALTH_LIMIT = 5  # CN-3: coins that the rune of wealth brings at most
ANY_TIME = 15  # CN-1: the powers from gifts to success, a bit mask

QUIET = 0  # CJ-1
LOSE_FOOD = 1
LOSE_WARRIORS = 2
LOSE_ANY = 3
KRAKEN = 4

COUNT_BLUE = 0  # what a destiny counts (CE-1)
COUNT_YELLOW = 1
COUNT_RED = 2
COUNT_WOOD = 3
COUNT_FOOD = 4
COUNT_COINS = 5
COUNT_WARRIORS = 6
COUNT_FAVOR = 7
COUNT_RUNES = 8
COUNT_MONSTERS = 9
COUNT_DRAUGR = 10
COUNT_TROLLS = 11
