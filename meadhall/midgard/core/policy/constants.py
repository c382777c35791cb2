"""What karl has learnt, in numbers: points in hundredths, shares in percent. Found by playing against himself."""

# How sure a majority is
SWAY = 56  # how much one play of an enemy widens the doubt, in hundredths of half a strength
FAR_DOUBT = 9  # the doubt about the rounds to come

# What others have counts against oneself, shared among them
HINDRANCE = 75
HINDRANCE_LAST = 83  # in the last round
HINDRANCE_AHEAD = 32  # more for whoever is ahead of oneself

# How much of what areas offer comes true
CONTROL = 107  # of the points for provinces
CONTROL_LAST = 99  # in the last round
HEAVEN = 88  # of what the heavens give

# What stays on the map for later rounds
KEEP_ONE = 12  # with one round to come
KEEP_MORE = 29  # with more
TOKEN_SURE = 134  # how many tokens come as they stand
DOOM_LATER = 43  # what later dooms are worth, beside the present ones

# What a man is worth on the boat
MAN_NOW = 74  # while there are cards to play
MAN_LATER = 794  # for each round to come

# How far apart token colours may be and still count, in tenths of a token
TOKEN_SPREAD = 18
TOKEN_SPREAD_PLAY = 4  # more for each play to come
TOKEN_SPREAD_LATER = 20  # more for each round to come

# What it is worth to hold a card back, for each play that is still to come
HOLD_INVADE = 142
HOLD_REINFORCE = 28
HOLD_ATTACK = 219
HOLD_HORDE = -30
HOLD_SCORE = 58
HOLD_TOKEN = 202
HOLD_DESTROY = 32
HOLD_MUSTER = -226
HOLD_DRAW = -280  # beside the best of the others

# And once more while there are rounds to come
SAVE_INVADE = 0
SAVE_REINFORCE = 190
SAVE_ATTACK = 56
SAVE_HORDE = 148
SAVE_SCORE = -168
SAVE_TOKEN = 268
SAVE_DESTROY = -192
SAVE_MUSTER = 436

# What a card is worth in the draft, beside what it would do now
DRAFT_INVADE = 26
DRAFT_REINFORCE = 620
DRAFT_ATTACK = 268
DRAFT_HORDE = 389
DRAFT_SCORE = 748
DRAFT_TOKEN = -68
DRAFT_DRAW = 1500  # it costs no play and brings two cards more
DRAFT_DESTROY = 136
DRAFT_MUSTER = 780
DRAFT_NOW = 116  # the share of what it would do now
DRAFT_AGAIN = 39  # less for each of its kind in the stock
DRAFT_ALIKE = 115  # and for each that does the same
