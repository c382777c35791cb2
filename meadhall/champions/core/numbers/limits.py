"""Numbers inside the state: how much there is room for, where a card is, how far a seat is with a choice."""

DEPTH = 28  # the most steps that are ever owed at once, with room to spare (a law watches it)
CATEGORIES = 8  # of the final scoring (CE)

MOST_STORED = 2000  # goods, favor or blame that a player can come to by the figures of a card set: a game must end
MOST_GLORY = 7500  # likewise
HAND = 10  # destiny cards a seat may come to hold: the first, and one for each round
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
