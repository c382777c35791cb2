"""What can be done about the dice on the table, by number."""

USED_BEST = 0
LEFT_TO_LIE = 1
REROLLED = 2  # those that are picked, for one favor
