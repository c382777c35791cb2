"""The steps of the agenda. Those up to `LAST_QUESTION` are questions to a seat; the others run by themselves.

A chapter puts what comes next on the agenda; it never calls another chapter.
"""

CHOOSE_LEADER = 1  # CS-5
PLACE_WORKER = 2  # CP-1; becomes NEXT_WORKER when answered
CHOOSE_SHORE = 3  # CL-13; what: the ship's space
GIVE_GOODS = 4  # CL-4
TAKE_GOODS = 5  # CL-4; more: how many are left
BEG = 6  # CL-14
RECRUIT_WARRIORS = 7  # CP-5, CL-5; more: how many are left
CHOOSE_RUNE = 8  # CL-6
LOOK_AT_JOURNEY = 9  # CL-7
DRAW_DESTINY = 10  # CL-7, CN-11; what: how many cards
KEEP_DESTINY = 11  # CV-2, CN-11
CHOOSE_SHIP = 12  # CL-8
CHOOSE_FAVOR = 13  # CL-9
CHOOSE_TIMES = 14  # CL-15; what: the stall
LAST_IN_TOWN = 14
AFTERWARDS = 15  # CN-1: runes for any time, after an action, an outcome or the last clean-up; what: see below
ASSIGN = 16  # CA-1; what: 1 if openly in turn order, more: 1 if somebody waits or is done since last looked at
FIRST_IN_FIGHT = 17
REROLL = 17  # CF-7; what: the venue, or NOTHING for a hunt
PICK_DICE = 18  # CF-1
LOSE_IN_FIGHT = 19  # CF-1; what: the venue, more: how many are left
LOSE_AT_SEA = 20  # CJ-1; what: the shore's venue, more: how many are left
STARVE = 21  # CC-4; what: the shore's venue, more: how many are left
MEET_JOURNEY = 22  # CN-10; what: the shore
TAKE_REWARD = 23  # CN-9; what: the glory printed on the enemy
SHED_BLAME = 24  # CF-5
GIVE_BLAME = 25  # CF-5
LAST_QUESTION = 25

GIFTS_ASIDE = 26  # CN-2: never on the agenda, a seat's own question besides it
SUCCESS_ASIDE = 27  # CN-5
DEMAND_OFFER = 28  # CA-2
OUT_OF_TURN = 29  # CN-1: on the agenda while a rune used out of turn asks its owner something

DEAL = 30  # CS-6
SET_UP_ROUND = 31  # CR
NEXT_WORKER = 32  # CP-1; whose: the seat whose turn it would be, what: who has just placed a worker; or PLACE_WORKER
RESOLVE = 33  # CC
HUNT = 34  # CC-1
BRING_HOME = 35  # CC-1
FIGHT = 36  # CC-2, CC-3; what: the venue
FIGHT_ROUND = 37  # CF-1; what: the venue, more: 1 for the kraken, and 2 for each round fought before
STRIKE = 38  # CF-1; likewise
CHECK = 39  # CF-3, CF-4; likewise
SAIL_TO_SHORE = 40  # CC-4; what: the shore
SUFFER_JOURNEY = 41  # CJ-1; what: the shore
FEED = 42  # CC-4; what: the shore
MEET_MONSTER = 43  # CC-4; what: the shore
CLEAN_UP = 44  # CU
SCORE = 45  # CE
BEGIN_ASSIGNING = 46  # CA-1

RUNE_OFFER = 47  # CN-1: never on the agenda
