"""Where the policy keeps intermediate results: indexes into `Answers.notes`.

Worths are in tenths of a glory point, dice in sixths of a hit or of a shield.
"""

NOTE_HITS = 0  # mean hits of each kind of die
NOTE_SHIELDS = 3
NOTE_WORTH = 6  # of a warrior of each kind, beyond this round
NOTE_GOOD = 9  # of one food, wood or coin more
NOTE_FAVOR = 12
NOTE_PRIZE = 13  # of the enemy at each venue
NOTE_TOLL = 20  # the expected cost of the journey to each shore, in sixths of a warrior
NOTE_SPOILT = 24  # food that the journey is known to take
NOTE_COUNT = 28  # what a destiny of the seat's own adds to one more of each thing counted
NOTE_PLAN = 40  # the venues of a campaign, the most valuable first
NOTE_ROOM = 47  # the capacity of the ship at each of them
NOTE_SEND = 54  # warriors by venue and kind
NOTE_LOAD = 75  # food by shore
NOTE_HUNGRY = 79  # 1 while those who stay at home hunt
NOTE_CHANCE = 80  # probability of winning of the last estimate, in thousandths
NOTE_COLOUR = 81  # enemies defeated by colour: none, red, yellow, blue
NOTE_LATER = 85  # workers still to be placed after this one
NOTE_BASE = 86  # the worth of the present campaign
NOTE_HOPED = 87  # its worth with what the workers still to be placed may bring
NOTE_AIM = 88  # the venue to take next
NOTE_AIM_ROOM = 89  # the ship for it
NOTE_AIMED = 90  # the worth of the campaign with that venue
NOTE_HOME = 91  # hits of those who stay at home, in sixths
NOTE_HELD = 92  # warriors of the seat that are counted
NOTE_CROWD = 93  # hundredths by which a warrior is worth less for each that the seat has
NOTE_WITH = 94  # the worth of the campaign with each free venue
NOTE_STRAY = 101  # variance of the hits of each kind of die, in sixths of sixths
