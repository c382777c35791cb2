"""The parts of a game, by number, in their order; `words/vocabulary.py` gives each its slug.

Doom and Ragnarok ask nobody anything: they are over before anybody could look (MD-1, MR-1).
"""

PHASE_DRAFT = 1  # MC
PHASE_ACTION = 2  # MA
PHASE_SCORING = 3  # MV
PHASE_OVER = 4  # ME
