"""What karl has learnt, in numbers: points in hundredths, shares in percent. Found by playing against himself."""

# How sure a majority is
SWAY = 60  # how much one play of an enemy widens the doubt, in hundredths of half a strength
SWAY_FULL = 50  # the share of that doubt where no village is free
FAR_DOUBT = 9  # the doubt about the rounds to come

# What others have counts against oneself, shared among them
HINDRANCE = 80

# What stays on the map for later rounds
KEEP_ONE = 45  # with one round to come
KEEP_MORE = 60  # with more
DOOM_SURE = 90  # of those in a doomed province, how many will fall there
DOOM_LATER = 50  # what later dooms are worth, beside the present ones

# What a man is worth on the boat
MAN_NOW = 40  # while there are cards to play
MAN_LATER = 250  # for each round to come

# How far apart token colours may be and still count
TOKEN_SPREAD = 2
TOKEN_SPREAD_LATER = 3  # more for each round to come

# What it is worth to hold a card back, for each play that is still to come
HOLD_INVADE = 0
HOLD_REINFORCE = 0
HOLD_ATTACK = 40
HOLD_HORDE = 20
HOLD_SCORE = 150
HOLD_TOKEN = -50
HOLD_DESTROY = 100
HOLD_MUSTER = 0

# What a card is worth in the draft, beside what it would do now
DRAFT_INVADE = 300
DRAFT_REINFORCE = 350
DRAFT_ATTACK = 200
DRAFT_HORDE = 500
DRAFT_SCORE = 500
DRAFT_TOKEN = 150
DRAFT_DRAW = 300
DRAFT_DESTROY = 300
DRAFT_MUSTER = 500
DRAFT_NOW = 50  # the share of what it would do now
DRAFT_AGAIN = 60  # less for each of its kind in the stock
