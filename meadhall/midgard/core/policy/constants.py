"""The constants of karl's policy, tuned by self-play: points in hundredths, shares in percent."""

# The certainty of a majority
SWAY = 56  # how much each play of an enemy adds to the uncertainty, in hundredths of half a strength
FAR_DOUBT = 9  # the uncertainty about the rounds to come

# How much the gains of others count against the seat, divided among them
HINDRANCE = 75
HINDRANCE_LAST = 83  # in the last round
HINDRANCE_AHEAD = 32  # more for a seat that is ahead

# How much of the worth of an area counts
CONTROL = 107  # of the points for provinces
CONTROL_LAST = 99  # in the last round
HEAVEN = 88  # of the worth of the heavens

# How much Vikings on the map count for later rounds
KEEP_ONE = 12  # with one round to come
KEEP_MORE = 29  # with more
TOKEN_SURE = 134  # of the tokens that the board would bring now
DOOM_LATER = 43  # of the worth of dooms in later rounds

# The worth of a warrior on the boat
MAN_NOW = 74  # while there are cards to play
MAN_LATER = 794  # for each round to come

# How far apart token colours may be and still count, in tenths of a token
TOKEN_SPREAD = 18
TOKEN_SPREAD_PLAY = 4  # more for each play to come
TOKEN_SPREAD_LATER = 20  # more for each round to come

# The worth of holding a card back, for each play to come
HOLD_INVADE = 142
HOLD_REINFORCE = 28
HOLD_ATTACK = 219
HOLD_HORDE = -30
HOLD_SCORE = 58
HOLD_TOKEN = 202
HOLD_DESTROY = 32
HOLD_MUSTER = -226
HOLD_DRAW = -280  # relative to the best of the others

# The same, added while there are rounds to come
SAVE_INVADE = 0
SAVE_REINFORCE = 190
SAVE_ATTACK = 56
SAVE_HORDE = 148
SAVE_SCORE = -168
SAVE_TOKEN = 268
SAVE_DESTROY = -192
SAVE_MUSTER = 436

# The worth of a card in the draft, in addition to what it would do now
DRAFT_INVADE = 26
DRAFT_REINFORCE = 620
DRAFT_ATTACK = 268
DRAFT_HORDE = 389
DRAFT_SCORE = 748
DRAFT_TOKEN = -68
DRAFT_DRAW = 1500  # it costs no play and draws two cards
DRAFT_DESTROY = 136
DRAFT_MUSTER = 780
DRAFT_NOW = 116  # the share of what it would do now
DRAFT_AGAIN = 39  # less for each of its kind in the stock
DRAFT_ALIKE = 115  # and for each that does the same
