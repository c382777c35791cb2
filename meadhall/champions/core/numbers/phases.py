"""The parts of a game, by number, in their order; `words/vocabulary.py` gives each its slug."""

PHASE_LEADERS = 1  # CS-5
PHASE_PLACING = 2  # CP
PHASE_ASSIGNING = 3  # CA
PHASE_HUNTING = 4  # CC-1
PHASE_FIGHTING = 5  # CC-2, CC-3, and the monster of CC-4
PHASE_JOURNEY = 6  # CC-4, CJ, the kraken included
PHASE_FEEDING = 7  # CC-4
PHASE_ENDING = 8  # after the last clean-up (CN-1)
PHASE_OVER = 9  # CE
