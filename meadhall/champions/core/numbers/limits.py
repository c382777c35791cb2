"""Numbers inside the state: sizes of its arrays, where a card is, and how far a seat is with a choice."""

DEPTH = 28  # the most steps on the agenda at once, with room to spare (a law checks it)
CATEGORIES = 8  # of the final scoring (CE)

MOST_STORED = 2000  # the most goods, favor or blame that the figures of a card set may allow a player
MOST_GLORY = 7500  # the same for glory
HAND = 10  # the most destiny cards of a seat: the first, and one for each round
MOST_DRAWN = 8  # destiny cards drawn at one visit

IN_DECK = 0  # where an enemy or a rune is
DISCARDED = 1
ON_BOARD = 2  # + venue or rune space
OWNED = 10  # + seat

NOT_ASSIGNING = 0
WAITING = 1  # for one's turn, where it is done openly
CHOOSING = 2
SEALED = 3
SHOWN = 4

NO_ASIDE = 0
CHOOSING_GIFTS = 1
CHOOSING_SUCCESS = 2

AFTER_VENUE = 1  # + venue, as a detail of the step AFTERWARDS: what it follows; 0 where it follows no outcome
AFTER_HUNT = 8
