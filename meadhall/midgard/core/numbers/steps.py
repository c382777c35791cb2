"""The steps of the agenda. Those up to `LAST_QUESTION` are questions to a seat; the others run by themselves.

A chapter puts what comes next on the agenda; it never calls another chapter.
"""

KEEP_CARD = 1  # MC-1; what: the pick, from 0
PLAY_CARD = 2  # MA-2
PICK_VIKING = 3  # MA-4; more: how many may still move
CHOOSE_GOAL = 4  # MA-4; what: the Viking picked, as its code
CHOOSE_VICTIM = 5  # MX-1; what: the area
CHOOSE_HORDE = 6  # MX-2
CHOOSE_RUIN = 7  # MG-4
MUSTER_WARRIORS = 8  # MG-5; more: how many may still come
CHOOSE_TOKENS = 9  # MV-4; more: how many are left
LAST_QUESTION = 9
QUESTIONS = 10

DOOM = 20  # MD-1
DEAL = 21  # MC-1
SHOW_GOLD = 22  # MA-1
NEXT_CARD = 23  # MA-2; whose: the seat whose turn it is
SCORE_KINGDOMS = 24  # MV-2, MV-3
SCORE_HEAVENS = 25  # MV-4
RAGNAROK = 26  # MR-1, MR-2
END = 27  # ME-1
LAST_STEP = 27
